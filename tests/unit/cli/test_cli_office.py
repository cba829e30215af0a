"""`kiosk office`: set up from stdin, listed and unpaired without an office that runs, and told in words."""

import asyncio
import io
import json
import threading
from contextlib import nullcontext
from pathlib import Path
from typing import Self

import pytest
from msgspec.structs import replace

from kiosk.bootstrap.office import EVERYWHERE, open_office, serve
from kiosk.bootstrap.office_folder import OfficeFolder, open_folder_key, owned, write_address
from kiosk.core.pairing import link_of
from kiosk.office.connections import listen, port_of
from kiosk.office.pairing import DoorPlan, OpenCode
from kiosk.office.server import Server
from kiosk.office.state import OfficeState, SignedIn, StateFile
from tests.unit.cli.conftest import Command

SECRET, WORDS = "cl1ent-s3cret", "quiet harbour lights"
SETUP = ("office", "setup", "--client-id", "client", "--service", "https://tickets.example")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OfficeFolder:
    monkeypatch.setenv("KIOSK_OFFICE_HOME", str(tmp_path / "office"))
    return OfficeFolder(tmp_path / "office", "correct horse")


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_an_office_is_set_up_from_two_lines_and_tells_neither(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{SECRET}\n{WORDS}\n")
    said = kiosk(*SETUP, "--redirect-uri", "https://kiosk.example/callback", "--json")
    assert said.status == 0
    assert set(said.value) == {"folder", "office", "base_url", "unpaired"}
    assert not any(secret in said.out + said.err for secret in (SECRET, WORDS))
    state = StateFile(home.path, open_folder_key(home)).load()
    assert state is not None
    assert (state.application.client_secret, state.application.client_id) == (SECRET, "client")
    assert state.passphrase_hash.startswith("$argon2id$")
    assert home.path.stat().st_mode & 0o077 == 0


def test_what_a_set_up_takes_from_the_office_of_before_is_said(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def set_up(client_id: str, *redirect_uri: str) -> str:
        typed(monkeypatch, f"{SECRET}\n")
        address = SETUP[-2:]
        return kiosk(*SETUP[:2], "--client-id", client_id, *address, "--keep-page", *redirect_uri).err

    registered = ("--redirect-uri", "https://kiosk.example/callback")
    set_up("client", *registered)
    state = kept_in(home)
    StateFile(home.path, open_folder_key(home)).save(replace(state, signed_in=SignedIn("a", "r")))
    said = set_up("client", *registered)
    assert "sign in anew" not in said
    assert "redirect" not in said
    assert registered[1] in set_up("client")
    assert kept_in(home).signed_in is not None
    assert "sign in anew" in set_up("another")
    assert kept_in(home).signed_in is None


def test_an_office_whose_page_nobody_is_to_open_takes_no_passphrase(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{SECRET}\n")
    assert kiosk(*SETUP, "--keep-page").status == 0
    state = StateFile(home.path, open_folder_key(home)).load()
    assert state is not None
    assert state.application.client_secret == SECRET


def test_an_office_is_set_up_from_the_environment(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIOSK_BASE_URL", "https://tickets.example/")
    monkeypatch.setenv("KIOSK_CLIENT_SECRET", SECRET)
    monkeypatch.setenv("KIOSK_OFFICE_PASSPHRASE", WORDS)
    typed(monkeypatch, "")
    assert kiosk("office", "setup", "--client-id", "client").status == 0
    assert (home.path / "office.enc").exists()


@pytest.mark.parametrize(
    ("arguments", "lines", "words"),
    [
        (("office", "setup", "--client-id", "c"), f"{SECRET}\n{WORDS}\n", "no address of the service"),
        ((*SETUP[:4], "--service", "http://tickets.example"), f"{SECRET}\n{WORDS}\n", "https://"),
        (SETUP, "", "client secret is missing"),
        (SETUP, f"{SECRET}\n", "passphrase is 10 to"),
        (SETUP, f"{SECRET}\nshort\n", "passphrase is 10 to"),
        (SETUP, "x" * 100_000, "4096 bytes at most"),
        ((*SETUP, "--redirect-uri", "http://x.example/"), f"{SECRET}\n{WORDS}\n", "redirect address"),
        (("office", "--lan", "--host", "127.0.0.1"), "", "--lan or --host"),
    ],
)
def test_what_cannot_be_set_up_is_wrong_usage_and_makes_nothing(
    kiosk: Command,
    home: OfficeFolder,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    lines: str,
    words: str,
) -> None:
    typed(monkeypatch, lines)
    said = kiosk(*arguments, "--json")
    assert (said.status, said.out) == (2, "")
    assert words in said.err
    assert SECRET not in said.err
    assert not (home.path / "office.enc").exists()


@pytest.mark.parametrize(
    "command",
    [("office", "doors"), ("office", "unpair", "x"), ("office", "pair"), ("office", "secret"), ("office",)],
)
def test_an_office_that_is_not_set_up_says_so(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    typed(monkeypatch, "")
    said = kiosk(*command, "--json")
    assert (said.status, said.out) == (1, "")
    assert "`kiosk office setup --client-id ID`" in said.err
    assert not home.path.exists()


def test_without_an_office_that_runs_its_files_are_read_and_no_code_is_opened(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{SECRET}\n{WORDS}\n")
    assert kiosk(*SETUP).status == 0
    nobody = kiosk("office", "doors", "--json")
    assert (nobody.status, nobody.out) == (0, "")
    assert "no door is paired yet" in nobody.err
    unpaired = kiosk("office", "unpair", "door-1", "--json")
    assert (unpaired.status, unpaired.out) == (1, "")
    assert "no paired door with this id" in unpaired.err
    pairing = kiosk("office", "pair", "--json")
    assert (pairing.status, pairing.out) == (1, "")
    assert "start it with `kiosk office`" in pairing.err


@pytest.mark.parametrize(
    ("host", "is_lan"),
    [("0", True), ("0.0.0.0", True), ("::", True), ("0x0", True), ("127.0.0.1", False), ("::1", False)],
)
def test_a_host_that_is_every_address_is_as_lan(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch, host: str, is_lan: bool
) -> None:
    asked: list[tuple[str, ...]] = []

    def run(_folder: OfficeFolder, hosts: tuple[str, ...], *_: object, **_named: object) -> None:
        asked.append(hosts)

    monkeypatch.setattr("kiosk.bootstrap.office.run_office", run)
    said = kiosk("office", "--host", host, "--port", "0")
    assert asked == [EVERYWHERE if is_lan else (host,)]
    assert ("as with --lan" in said.err) == is_lan


@pytest.mark.parametrize("runs", [True, False])
def test_the_client_secret_is_given_anew_and_all_else_stays(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch, *, runs: bool
) -> None:
    typed(monkeypatch, f"{SECRET}\n{WORDS}\n")
    elsewhere = ("--redirect-uri", "https://kiosk.example/callback")
    assert kiosk(*SETUP, *elsewhere).status == 0
    before = kept_in(home)
    with OfficeThread(home) if runs else nullcontext():
        for bad in ("", "with a blank\n"):
            typed(monkeypatch, bad)
            said = kiosk("office", "secret")
            assert said.status != 0
            assert "client secret is missing" in said.err
        assert kept_in(home) == before
        typed(monkeypatch, "changed\n")
        said = kiosk("office", "secret", "--json")
        assert (said.status, said.value) == (0, {"folder": str(home.path)})
    after = kept_in(home)
    assert after == replace(before, application=replace(before.application, client_secret="changed"))
    assert "changed" not in said.out


def test_a_client_secret_that_the_service_refuses_too_is_told_of(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{SECRET}\n{WORDS}\n")
    assert kiosk(*SETUP).status == 0
    with OfficeThread(home) as office:
        sign_in = office.opened.office.sign_in
        monkeypatch.setattr(type(sign_in), "error", "invalid_client")
        sign_in.why = "the service does not know this client id, or does not accept its secret"
        typed(monkeypatch, "a-guess\n")
        said = kiosk("office", "secret", "--json")
    assert (said.status, said.value) == (0, {"folder": str(home.path)})
    assert "does not accept its secret" in said.err
    assert "a-guess" not in said.out + said.err


def kept_in(home: OfficeFolder) -> OfficeState:
    state = StateFile(home.path, open_folder_key(home)).load()
    assert state is not None
    return state


class OfficeThread:
    """An office that runs beside the commands."""

    def __init__(self, home: OfficeFolder) -> None:
        self._home = home
        self._listening = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), name="office")

    async def _run(self) -> None:
        with owned(self._home):
            listeners = listen(("127.0.0.1",), 0)
            self.opened = open_office(self._home, listeners, ("127.0.0.1",))
            write_address(self._home, "127.0.0.1", port_of(listeners[0]))
            self.server = Server(
                self.opened.app,
                self.opened.tls,
                stop=self.opened.office.stop,
                on_listening=self._listening.set,
            )
            await serve(self.opened, self.server, listeners)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._listening.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.end_soon()
        self._thread.join()


def test_commands_ask_the_office_that_runs(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{SECRET}\n{WORDS}\n")
    assert kiosk(*SETUP).status == 0
    with OfficeThread(home) as running:
        second = kiosk("office", "--port", "0")
        assert second.status == 1
        assert "an office runs in" in second.err
        opened = kiosk(
            "office", "pair", "--name", "Side door", "--event", "e1", "--event", "e2", "--exit", "--json"
        )
        link = link_of(opened.value["link"])
        assert link is not None
        assert link.fingerprint == running.opened.office.fingerprint
        (code,) = running.opened.office.codes.opened()
        assert isinstance(code, OpenCode)
        assert (link.code, code.plan.name, code.plan.events) == (code.code, "Side door", ("e1", "e2"))
        asyncio.run(running.opened.office.pair(code.code, "0" * 32, ""))
        listed = kiosk("office", "doors", "--json")
        (door,) = [json.loads(line) for line in listed.out.splitlines()]
        assert (door["name"], door["direction"], door["events"]) == ("Side door", "exit", ["e1", "e2"])
        assert "credential" not in listed.out
        assert kiosk("office", "unpair", door["door_id"]).status == 0
        assert running.opened.office.kept.state.doors == ()
        assert "no paired door with this id" in kiosk("office", "unpair", door["door_id"]).err
        monkeypatch.setenv("KIOSK_PASSPHRASE", "wrong")
        assert "wrong passphrase" in kiosk("office", "doors").err


def test_a_door_is_unpaired_in_the_files(
    kiosk: Command, home: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{SECRET}\n{WORDS}\n")
    assert kiosk(*SETUP).status == 0
    with OfficeThread(home) as running:
        code = running.opened.office.open_code(DoorPlan("A"))
        assert isinstance(code, OpenCode)
        asyncio.run(running.opened.office.pair(code.code, "0" * 32, ""))
    door = kiosk("office", "doors", "--json").value
    assert door["last_seen"] is not None
    assert kiosk("office", "unpair", door["door_id"], "--json").value["name"] == "A"
    assert kiosk("office", "doors", "--json").out == ""
