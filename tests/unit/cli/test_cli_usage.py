"""Help, wrong usage, and what ends before the service is asked or because it is not there."""

import io
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_group

from kiosk.cli.app import app, run
from tests.unit.cli.conftest import Command


def _commands(family: Any, *before: str) -> Iterator[tuple[str, ...]]:
    """Every command of the program in the words that call it, families too."""
    for name, command in family.commands.items():
        yield (*before, name)
        if hasattr(command, "commands"):
            yield from _commands(command, *before, name)


COMMANDS = list(_commands(get_group(app)))


def test_the_commands_are_those_of_the_program() -> None:
    assert {("check-in",), ("pin",), ("pin", "reset"), ("handover", "import")} <= set(COMMANDS)


def test_every_command_has_help(kiosk: Command) -> None:
    everything = kiosk("--help")
    assert everything.status == 0
    assert "4 offline" in everything.out
    for *family, name in COMMANDS:
        listed = kiosk(*family, "--help").out
        assert re.search(rf"^  {name}  +\S", listed, re.MULTILINE), (family, name)
    for words in COMMANDS:
        said = kiosk(*words, "--help")
        assert (said.status, said.err) == (0, ""), words
        assert f"{' '.join(words)} [OPTIONS]" in said.out
        assert "--json" in said.out, words


@pytest.mark.parametrize(
    "arguments",
    [
        ("frobnicate",),
        ("check-in",),
        ("check-in", "--drain", "-1", "x"),
        ("check-in", "--drain", "soon", "x"),
        ("check-in", "x", "--ofline"),
        ("search",),
        ("search", "x", "--limit", "0"),
        ("undo",),
        ("outbox", "lost"),
        ("outbox", "send", "--timeout", "-1"),
        ("outbox", "retry"),
        ("outbox", "dismiss", "id"),
        ("outbox", "dismiss", "id", "--why", " "),
        ("incidents", "settle", "id"),
        ("incidents", "settle", "id", "--why", ""),
        ("policy", "set"),
        ("settings", "set", "door"),
        ("settings", "get"),
        ("discount-code",),
        ("discount-code", "create", "--code", "X", "--percent", "0.1"),
        ("discount-code", "create", "--listing", "l", "--code", "X", "--percent", "much"),
        ("decode",),
        ("office", "--port", "70000"),
        ("office", "setup"),
        ("office", "unpair"),
        ("sandbox", "--port", "70000"),
        ("sandbox", "--tickets", "0"),
    ],
)
def test_wrong_usage_ends_with_2_and_nothing_on_stdout(kiosk: Command, arguments: tuple[str, ...]) -> None:
    said = kiosk("--json", *arguments)
    assert said.status == 2
    if arguments != ("discount-code",):  # which shows its help
        assert said.out == ""
        assert said.err


def test_json_is_asked_for_anywhere_before_a_bare_double_dash(kiosk: Command) -> None:
    assert kiosk("--json", "settings", "get", "door").value == "Door"
    assert kiosk("settings", "--json", "get", "door").value == "Door"
    assert kiosk("settings", "get", "door", "--json").value == "Door"
    assert kiosk("settings", "get", "--", "door").out == "Door\n"
    literal = kiosk("settings", "get", "--", "--json")
    assert (literal.status, literal.out) == (2, "")


def test_a_profile_folder_that_cannot_be_is_a_failure_in_words(
    kiosk: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KIOSK_HOME", str(tmp_path / "file" / "profile"))
    for command in (("outbox",), ("settings", "set", "door", "A"), ("check-in", "x")):
        said = kiosk(*command)
        assert said.status == 1, command
        assert said.err.startswith("kiosk: "), command
        assert "fault in the program" not in said.err, command


def test_what_only_reads_makes_no_profile_where_there_is_none_and_says_so(
    kiosk: Command, tmp_path: Path
) -> None:
    for command in (
        ("outbox",),
        ("outbox", "list", "--all"),
        ("incidents",),
        ("search", "ana"),
        ("events",),
        ("export", str(tmp_path / "ledger.csv")),
    ):
        said = kiosk(*command, "--json")
        assert (said.status, said.out) == (1, ""), command
        assert f"there is no profile in {tmp_path / 'profile'}: nothing was made" in said.err, command
    begins = kiosk("policy", "--json")
    assert (begins.status, begins.value["version"]) == (0, 1)
    assert "there is no profile in" in begins.err
    assert kiosk("settings", "get", "door").out == "Door\n"
    assert list(tmp_path.iterdir()) == []
    assert kiosk("check-in", "nobody", "--offline").status == 0, "a door that was never used begins so"
    assert kiosk("outbox").status == 0


def test_an_empty_profile_lists_nothing_and_says_so(kiosk: Command) -> None:
    assert kiosk("purge").status == 0
    for command, words in (
        (("outbox",), "everything is sent and confirmed"),
        (("outbox", "--all"), "nothing was ever queued"),
        (("incidents",), "there is nothing to look at"),
        (("search", "ana"), "`kiosk sync` fetches it"),
        (("events",), "`kiosk sync` fetches it"),
    ):
        said = kiosk(*command, "--json")
        assert (said.status, said.out) == (0, ""), command
        assert words in said.err, command


def test_a_fault_of_ours_is_told_without_a_traceback_unless_it_is_asked_for(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("kiosk.cli.setup.document", broken)
    said = kiosk("settings")
    assert (said.status, said.out) == (1, "")
    assert said.err == "kiosk: a fault in the program (ZeroDivisionError); what was recorded is safe\n"
    monkeypatch.setenv("KIOSK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(["settings"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("undo", "nothing"),
        ("outbox", "retry", "nothing"),
        ("outbox", "dismiss", "nothing", "--why", "x"),
        ("incidents", "settle", "nothing", "--why", "x"),
    ],
)
def test_what_is_not_there_cannot_be_changed(kiosk: Command, arguments: tuple[str, ...]) -> None:
    said = kiosk(*arguments, "--json")
    assert (said.status, said.out) == (1, "")
    assert "with this id" in said.err


def test_a_profile_opens_only_with_its_own_passphrase(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    assert kiosk("purge").status == 0
    for passphrase, words in (("wrong", "wrong passphrase"), ("", "set KIOSK_PASSPHRASE")):
        monkeypatch.setenv("KIOSK_PASSPHRASE", passphrase)
        for command in (("outbox",), ("check-in", "x")):
            said = kiosk(*command, "--json")
            assert (said.status, said.out) == (1, ""), command
            assert words in said.err, command
    monkeypatch.setenv("KIOSK_PASSPHRASE", "correct horse")
    assert kiosk("outbox").status == 0


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("undo", "x"), "no admission with this id"),
        (("override", "x", "--why", "y", "--pin-stdin"), "no supervisor has a PIN yet"),
        (("admit-off-list", "x", "--why", "y", "--pin-stdin"), "no supervisor has a PIN yet"),
    ],
)
@pytest.mark.parametrize("name", ["KIOSK_BASE_URL", "KIOSK_TOKEN"])
def test_what_asks_no_service_works_whatever_its_address_and_token_are(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], words: str, name: str
) -> None:
    monkeypatch.setenv("KIOSK_BASE_URL", "https://tickets.example.com")
    monkeypatch.setenv(name, "made up")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"4711\n")))
    assert kiosk("check-in", "x", "--offline").status == 0
    assert words in kiosk(*command).err


def test_a_passphrase_without_an_end_is_refused_and_not_read_on(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    endless = io.BytesIO(b"x" * (1 << 20))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(endless))
    said = kiosk("handover", "export", "--passphrase-stdin", str(tmp_path / "file"))
    assert (said.status, said.out) == (2, "")
    assert said.err == "kiosk: a passphrase is a line of 65536 bytes at most\n"
    assert endless.tell() < 1 << 17
    assert list(tmp_path.iterdir()) == []


ASKING = [
    ("whoami",), ("token-info",), ("listings",), ("sync",), ("outbox", "send"),
    ("discount-code", "create", "--listing", "l", "--code", "X", "--percent", "0.1"),
]  # fmt: skip


@pytest.mark.parametrize("command", ASKING)
def test_what_asks_the_service_needs_its_address(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    for address, words in (("", "set KIOSK_BASE_URL"), ("tickets", "must start with https://")):
        monkeypatch.setenv("KIOSK_BASE_URL", address)
        said = kiosk(*command, "--json")
        assert (said.status, said.out) == (2, ""), address
        assert words in said.err


@pytest.mark.parametrize("command", ASKING[:4])
def test_a_closed_port_is_offline_and_a_token_that_cannot_be_is_not_signed_in(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))  # and does not listen
        monkeypatch.setenv("KIOSK_BASE_URL", f"http://127.0.0.1:{bound.getsockname()[1]}")
        for token, status, words in (("good", 4, "refuses connections"), ("made up", 3, "KIOSK_TOKEN")):
            monkeypatch.setenv("KIOSK_TOKEN", token)
            said = kiosk(*command, "--json")
            assert (said.status, said.out) == (status, "")
            assert words in said.err
            assert "made up" not in said.err


@pytest.mark.parametrize(
    "amount",
    [(), ("--percent", "20"), ("--percent", "0.1", "--fixed", "1"), ("--fixed", "-1"), ("--fixed", "nan")],
)
def test_a_discount_code_against_the_rules_is_refused_before_anybody_is_asked(
    kiosk: Command, monkeypatch: pytest.MonkeyPatch, amount: tuple[str, ...]
) -> None:
    monkeypatch.setenv("KIOSK_BASE_URL", "https://127.0.0.1:9")
    said = kiosk("discount-code", "create", "--listing", "l", "--code", "X", *amount, "--json")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("kiosk: ")


def test_an_engine_and_faults_that_are_not_known_are_wrong_usage(kiosk: Command, tmp_path: Path) -> None:
    engine = kiosk("decode", "x.png", "--engine", "magic", "--json")
    assert (engine.status, engine.out, "magic" in engine.err) == (2, "", True)
    faults = tmp_path / "faults.json"
    faults.write_text('{"latncy": {}}')
    said = kiosk("sandbox", "--port", "0", "--faults", str(faults), "--json")
    assert (said.status, said.out, "latncy" in said.err) == (2, "", True)
