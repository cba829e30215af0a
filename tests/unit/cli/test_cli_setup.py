"""`kiosk settings` and `kiosk policy`: listed, set, kept, and refused with the reason."""

import json
from pathlib import Path

import pytest

from tests.unit.cli.conftest import Command


def test_settings_are_listed_set_kept_and_overridden_by_the_environment(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kiosk("settings", "set", "door", "Door B").out == "door = Door B\n"
    assert kiosk("settings", "set", "events", " a, b ,", "--json").value == ["a", "b"]
    assert kiosk("settings", "set", "delta_every_s", "30", "--json").value == 30
    assert kiosk("settings", "set", "base_url", "https://tickets.example.com").status == 0
    listed = kiosk("settings", "--json").value
    assert listed == kiosk("settings", "list", "--json").value
    assert (listed["door"], listed["events"], listed["delta_every_s"]) == ("Door B", ["a", "b"], 30)
    assert kiosk("settings", "get", "events").out == "a,b\n"

    monkeypatch.setenv("KIOSK_DOOR", "Door Z")
    monkeypatch.setenv("KIOSK_EVENT_ID", "c")
    monkeypatch.setenv("KIOSK_BASE_URL", "https://other.example.com")
    over = kiosk("settings", "--json").value
    assert (over["door"], over["events"]) == ("Door Z", ["c"])
    assert over["base_url"] == "https://other.example.com"
    assert kiosk("settings", "set", "on_duty", "Mira").status == 0
    for name in ("KIOSK_DOOR", "KIOSK_EVENT_ID", "KIOSK_BASE_URL"):
        monkeypatch.delenv(name)
    assert kiosk("settings", "--json").value == {**listed, "on_duty": "Mira"}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("nope", "1", "there is no setting 'nope'"),
        ("door", " ", "cannot be empty"),
        ("direction", "up", "entry, exit"),
        ("theme", "pink", "system, light, dark"),
        ("delta_every_s", "often", "is a number"),
        ("delta_every_s", "0.1", "at least 1"),
        ("full_every_s", "nan", "at least 30"),
        ("verdict_s", "inf", "at least 0.2"),
        ("timezone", "Mars/Base", "Europe/Madrid"),
        ("timezone", "../../etc/passwd", "Europe/Madrid"),
        ("base_url", "http://tickets.example.com", "https://"),
        ("base_url", "tickets", "https://"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_with_the_reason(
    kiosk: Command, name: str, value: str, words: str
) -> None:
    before = kiosk("settings", "--json").value
    said = kiosk("settings", "set", name, value, "--json")
    assert (said.status, said.out) == (2, "")
    assert words in said.err
    assert kiosk("settings", "--json").value == before


def test_the_policy_goes_round_from_show_to_set(kiosk: Command, tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    wanted = {
        "events": ["e"],
        "ticket_types": ["VIP"],
        "gates": {"Crew": "Door C"},
        "entries": {"*": "once", "VIP": "again", "Crew": 3},
        "notices": [{"answer": "Allergies"}],
        "stop_list": ["t"],
        "capacity": 500,
    }
    file.write_text(json.dumps(wanted))

    done = kiosk("policy", "set", str(file), "--json")

    assert (done.status, done.err) == (0, "kiosk: the door policy is set\n")
    shown = kiosk("policy", "show", "--json").value
    assert shown == done.value == kiosk("policy", "--json").value
    assert {name: shown[name] for name in wanted if name != "notices"} == {
        name: value for name, value in wanted.items() if name != "notices"
    }
    file.write_text(kiosk("policy").out)
    assert kiosk("policy", "set", str(file), "--json").value == shown


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is not JSON"),
        ("\udcff", "is not JSON"),
        ("[]", "a policy is a JSON object"),
        ('{"evnts": []}', "unknown field 'evnts'"),
        ('{"entries": {"VIP": "always"}}', "'always'"),
        ('{"states": {"cancelled": "admit"}}', "cancelled"),
        ('{"stop_list": "t"}', "stop_list"),
        ('{"version": 2}', "version"),
    ],
)
def test_a_policy_that_cannot_be_is_refused_and_the_old_one_stays(
    kiosk: Command, tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "policy.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = kiosk("policy", "--json").value

    said = kiosk("policy", "set", str(file), "--json")

    assert (said.status, said.out) == (2, "")
    assert str(file) in said.err
    assert words in said.err
    assert kiosk("policy", "--json").value == before


def test_a_policy_file_that_is_not_there_is_a_failure(kiosk: Command, tmp_path: Path) -> None:
    said = kiosk("policy", "set", str(tmp_path / "none.json"))
    assert (said.status, said.out) == (1, "")
    assert "none.json cannot be read" in said.err


def test_settings_that_cannot_be_read_are_named(kiosk: Command, tmp_path: Path) -> None:
    assert kiosk("settings", "set", "door", "Door B").status == 0
    (tmp_path / "profile" / "settings.json").write_text('{"door": 5}')
    said = kiosk("check-in", "x", "--json")
    assert (said.status, said.out) == (2, "")
    assert "settings.json" in said.err
