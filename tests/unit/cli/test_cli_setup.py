"""`kiosk settings` and `kiosk policy`: listed, set, kept, and refused with the reason."""

import asyncio
import csv
import errno
import json
import os
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.cli import setup
from kiosk.core.policy import Supervisor, policy_from_document
from kiosk.engine.pins import hash_pin
from kiosk.store import late_checks
from kiosk.store.profile import Profile
from tests.unit.cli.conftest import Command
from tests.unit.store.store_samples import admit, complete_list, ticket


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
        ("delta_every_s", "0.1", "from 1 to"),
        ("full_every_s", "nan", "from 30 to"),
        ("verdict_s", "inf", "from 0.2 to"),
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


def test_pins_are_never_printed_and_stay_where_a_printed_policy_is_set_again(
    kiosk: Command, tmp_path: Path
) -> None:
    file = tmp_path / "policy.json"
    hashed = [{"name": name, "pin_hash": hash_pin(pin)} for name, pin in (("Mira", "4711"), ("Tom", "8888"))]
    file.write_text(json.dumps({"supervisors": hashed}))
    printed = [{"name": name, "pin_hash": "set"} for name in ("Mira", "Tom")]

    done = kiosk("policy", "set", str(file), "--json")

    shown = [kiosk("policy", *words) for words in ((), ("--json",), ("show",), ("show", "--json"))]
    assert [said.value["supervisors"] for said in (done, *shown)] == [printed] * 5
    assert not [said for said in (done, *shown) if "argon2" in said.out + said.err]
    before = kept_supervisors(tmp_path)
    assert before == policy_from_document({"supervisors": hashed}).supervisors

    file.write_text(json.dumps({**shown[0].value, "capacity": 7}))
    again = kiosk("policy", "set", str(file), "--json")

    assert (again.status, again.err) == (0, "kiosk: the door policy is set\n")
    assert (again.value["capacity"], again.value["supervisors"]) == (7, printed)
    assert kept_supervisors(tmp_path) == before

    file.write_text(json.dumps({"supervisors": [printed[1], {"name": "Zoe", "pin_hash": "set"}]}))
    carried = kiosk("policy", "set", str(file), "--json")

    assert (carried.status, carried.value["supervisors"]) == (0, [printed[1]])
    assert "Zoe has no PIN on this machine and may not override: `kiosk pin set NAME`" in carried.err
    assert kept_supervisors(tmp_path) == before[1:]


@pytest.mark.parametrize(
    ("number", "helps"), [(errno.EMFILE, "close other programs"), (errno.ENOSPC, "free some space")]
)
def test_what_the_machine_has_run_out_of_is_said_with_what_helps(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch, number: int, helps: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(setup, "change_settings", fail)
    done = kiosk("settings", "set", "door", "Door B")
    assert (done.status, done.out) == (1, "")
    assert done.err == f"kiosk: {os.strerror(number)}: {helps} and try again; what was recorded is safe\n"


def test_a_policy_whose_supervisors_have_no_pin_here_is_said_by_doctor_too(
    kiosk: Command, tmp_path: Path
) -> None:
    file = tmp_path / "policy.json"
    file.write_text(json.dumps({"supervisors": [{"name": "Zoe", "pin_hash": "set"}]}))

    done = kiosk("policy", "set", str(file), "--json")
    said = kiosk("doctor", "--json")

    assert (done.status, done.value["supervisors"]) == (0, [])
    assert "Zoe has no PIN on this machine" in done.err
    (pins,) = [line for line in map(json.loads, said.out.splitlines()) if line["check"] == "pins"]
    assert pins["detail"].startswith("nobody has a PIN: nobody can override, and the manager's menu opens")
    assert "under “This door”" in pins["detail"]


def test_a_pin_that_changes_is_a_row_of_the_ledger_and_names_no_hash(
    kiosk: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rows() -> list[list[str]]:
        assert kiosk("export", str(tmp_path / "ledger.csv")).status == 0
        with (tmp_path / "ledger.csv").open(newline="", encoding="utf-8-sig") as file:
            found = list(csv.DictReader(file))
        assert "argon2" not in str(found)
        return [[row[title] for title in ("Kind", "Supervisor", "Reason", "Door")] for row in found]

    def give(*supervisors: Supervisor, **others: int) -> None:
        held = [{"name": one.name, "pin_hash": one.pin_hash} for one in supervisors]
        (tmp_path / "policy.json").write_text(json.dumps({"supervisors": held, **others}))
        assert kiosk("policy", "set", str(tmp_path / "policy.json")).status == 0

    monkeypatch.setenv("KIOSK_DOOR", "Door B")
    mira, tom = (
        Supervisor(name=name, pin_hash=hash_pin(pin)) for name, pin in (("Mira", "4711"), ("Tom", "88"))
    )
    give(mira, tom)
    set_ = [["pin_changed", name, "a PIN was set", "Door B"] for name in ("Mira", "Tom")]
    assert rows() == set_

    give(mira, tom, capacity=7)
    assert rows() == set_

    give(replace(mira, pin_hash=hash_pin("4712")), tom)
    changed = [*set_, ["pin_changed", "Mira", "the PIN was changed", "Door B"]]
    assert rows() == changed

    assert kiosk("pin", "reset", "Tom", "--yes").status == 0
    assert rows() == [*changed, ["pin_changed", "Tom", "the PIN was taken away", "Door B"]]


def kept_supervisors(folder: Path) -> tuple[Supervisor, ...]:
    """The supervisors with their hashes, as the profile keeps them."""
    with closing(Profile.open(folder / "profile", "correct horse", writable=False)) as profile:
        return asyncio.run(profile.policies.get()).supervisors


def a_policy_with_hash(pin_hash: str) -> str:
    """A policy whose second supervisor has this hash of a PIN, salted and ended where it only says costs."""
    if pin_hash.startswith("$"):
        pin_hash += "$c2FsdHNhbHRzYWx0$EuYcLTAgEyrNBkGTAUqSvnaaNtmTXJFUuQ/aCMYBALs"
    names = ("Mira", "set"), ("Tom", pin_hash)
    return json.dumps({"supervisors": [{"name": name, "pin_hash": kept} for name, kept in names]})


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
        ('{"entries": {"*": 10001}}', "at most 10000"),
        ('{"capacity": 10000001}', "10000000 at most"),
        ('{"capacity": 1e400}', "Number out of range"),
        ('{"capacity": ' + "9" * 5000 + "}", "Integer value out of range"),
        ('{"capacity": 18446744073709551615}', "10000000 at most"),
        ('{"budgets": {"confirm_ms": 300001}}', "from 0 to 300000"),
        ('{"notices": [{"text": "' + "x" * 501 + '"}]}', "notices: a text longer than 500 characters"),
        ('{"gates": {"Crew": "' + "x" * 501 + '"}}', "gates: a text longer than"),
        (a_policy_with_hash("nonsense"), "supervisors[1].pin_hash: it is not the argon2id hash of a PIN"),
        (a_policy_with_hash("nonsense"), "leave Tom out and use `kiosk pin set NAME`"),
        (a_policy_with_hash("$argon2id$v=19$m=8,t=3000000,p=1"), "more work than a Kiosk ever does"),
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


def test_half_a_character_in_a_policy_is_named(kiosk: Command, tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    file.write_text(r'{"stop_list": ["\ud800"]}')
    said = kiosk("policy", "set", str(file))
    assert said.status == 2
    assert r'half a character, such as "\ud800"' in said.err


@pytest.mark.parametrize(
    ("after", "why"),
    [(0, "the profile failed: nothing was recorded (worn out)"), (1, "the disk failed in the middle")],
)
def test_a_policy_that_is_set_says_so_though_guests_inside_could_not_all_be_looked_at(
    kiosk: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int, why: str
) -> None:
    monkeypatch.setattr(late_checks, "LOOKED_AT_TOGETHER", 1)

    async def fill(profile: Profile) -> None:
        await complete_list(profile, [ticket("T-1", "Maria Costa"), ticket("T-2", "Rui Costa")])
        for n in (1, 2):
            await admit(profile, f"a-{n}", f"T-{n}")
        failing = (
            "CREATE TRIGGER failing BEFORE INSERT ON incidents"
            f" WHEN (SELECT count(*) FROM incidents) >= {after} BEGIN SELECT RAISE(ABORT, 'worn out'); END"
        )
        await profile._db.maintain(lambda c: c.execute(failing))

    with closing(Profile.open(tmp_path / "profile", "correct horse", writable=True)) as profile:
        asyncio.run(fill(profile))
    file = tmp_path / "policy.json"
    file.write_text('{"stop_list": ["T-1", "T-2"], "supervisors": [{"name": "Zoe", "pin_hash": "set"}]}')

    said = kiosk("policy", "set", str(file), "--json")

    assert said.status == 1
    assert "Zoe has no PIN on this machine" in said.err
    assert "the door policy is set" in said.err
    assert f"were not all looked at under it: {why}. Do it again" in said.err
    assert ("1 guests inside are not admitted" in said.err) == bool(after)
    assert said.value == kiosk("policy", "show", "--json").value


def test_a_policy_file_that_is_not_there_is_a_failure(kiosk: Command, tmp_path: Path) -> None:
    said = kiosk("policy", "set", str(tmp_path / "none.json"))
    assert (said.status, said.out) == (1, "")
    assert "none.json cannot be read" in said.err


def test_settings_that_cannot_be_used_are_named(kiosk: Command, tmp_path: Path) -> None:
    """The ones that were saved last go on; where there are none, nothing does."""
    assert kiosk("settings", "set", "door", "Door B").status == 0
    (tmp_path / "profile" / "settings.json").write_text('{"door": 5}')
    said = kiosk("settings", "get", "door", "--json")
    assert (said.status, said.value) == (0, "Door B")
    (tmp_path / "profile" / "settings.kept.json").unlink()
    said = kiosk("check-in", "x", "--json")
    assert (said.status, said.out) == (2, "")
    assert "settings.json" in said.err
