"""`kiosk token`: an access token that this machine's keyring keeps."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import keyring
import pytest
from keyring.backends.fail import Keyring as FailingKeyring
from keyring.backends.null import Keyring as NoKeyring
from keyring.errors import KeyringLocked
from msgspec.structs import replace

from kiosk.sandbox.faults import Faults, parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.settings_file import load_settings, save_settings
from kiosk.store.kept_token import SERVICE
from tests.unit.cli.conftest import Command
from tests.unit.store.store_samples import MemoryKeyring, using_keyring


@pytest.fixture(scope="module")
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=20)) as running:
        yield running


@pytest.fixture(autouse=True)
def ring() -> Iterator[MemoryKeyring]:
    with using_keyring(MemoryKeyring()) as held:
        yield held


@pytest.fixture
def keep(kiosk: Command, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Keeps the token that is given on stdin, for the sandbox."""
    assert kiosk("settings", "set", "base_url", sandbox.base_url).status == 0

    def command(*arguments: str) -> object:
        *rest, token = arguments
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(token.encode())))
        return kiosk("token", "keep", *rest)

    return command  # type: ignore[return-value]


def test_kept_token_is_used_from_then_on_and_forgotten_when_somebody_says_so(
    kiosk: Command, keep: Command, sandbox: SandboxThread, tmp_path: Path
) -> None:
    assert kiosk("whoami").status == 3
    kept = keep("--json", f"Bearer {sandbox.token}\n")
    assert (kept.status, kept.err) == (0, "")
    assert kept.value == {"kept": True, "base_url": sandbox.base_url}
    assert kiosk("whoami", "--json").value["id"] == sandbox.world.user.id
    assert kiosk("sync").status == 0
    for file in (tmp_path / "profile").rglob("*"):
        assert sandbox.token.encode() not in file.read_bytes(), file
    assert kiosk("token", "forget", "--json").value == {"forgotten": True}
    assert kiosk("whoami").status == 3
    assert kiosk("token", "forget", "--json").value == {"forgotten": False}


def test_kept_token_goes_to_no_other_service(
    kiosk: Command, keep: Command, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keep(sandbox.token).status == 0
    with SandboxThread(SandboxOptions(tickets=1)) as other:
        monkeypatch.setenv("KIOSK_BASE_URL", other.base_url)
        assert kiosk("whoami").status == 3
        assert not any(seen.bearer for seen in other.world.requests())


@pytest.mark.parametrize(
    ("token", "status", "said"),
    [
        ("", 2, "on stdin"),
        (" \n", 2, "on stdin"),
        ("no-such-token", 3, "access token"),
        ("two\twords", 3, "characters"),
    ],
)
def test_token_that_is_none_is_not_kept(
    kiosk: Command, keep: Command, ring: MemoryKeyring, token: str, status: int, said: str
) -> None:
    refused = keep(token)
    assert (refused.status, refused.out) == (status, "")
    assert said in refused.err
    assert ring.kept == {}
    assert kiosk("settings", "get", "token_kept", "--json").value is False


def test_token_that_the_keyring_does_not_forget_is_not_called_forgotten(
    kiosk: Command, keep: Command, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keep(sandbox.token).status == 0

    def locked(*_asked: str) -> NoReturn:
        raise KeyringLocked

    with monkeypatch.context() as patched:
        patched.setattr(MemoryKeyring, "delete_password", locked)
        refused = kiosk("token", "forget")
    assert (refused.status, refused.out) == (1, "")
    assert "does not forget" in refused.err
    assert kiosk("token", "forget", "--json").value == {"forgotten": True}


@pytest.mark.parametrize("was_kept", [True, False])
def test_keyring_that_cannot_be_asked_is_not_said_to_hold_nothing(
    kiosk: Command,
    keep: Command,
    sandbox: SandboxThread,
    monkeypatch: pytest.MonkeyPatch,
    *,
    was_kept: bool,
) -> None:
    assert keep(sandbox.token).status == 0
    if not was_kept:
        assert kiosk("token", "forget", "--json").value == {"forgotten": True}

    def locked(*_asked: str) -> NoReturn:
        raise KeyringLocked

    monkeypatch.setattr(MemoryKeyring, "get_password", locked)
    refused = kiosk("token", "forget")
    assert (refused.status, refused.out) == (1, "")
    assert "KeyringLocked" in refused.err


def test_where_no_keyring_works_and_none_ever_had_a_token_there_is_nothing_to_forget(
    kiosk: Command, keep: Command, sandbox: SandboxThread
) -> None:
    assert keep(sandbox.token).status == 0
    with using_keyring(FailingKeyring()):  # type: ignore[no-untyped-call]
        refused = kiosk("token", "forget")
        assert (refused.status, "NoKeyringError" in refused.err) == (1, True), "the other one has it"
    assert kiosk("token", "forget", "--json").value == {"forgotten": True}
    with using_keyring(FailingKeyring()):  # type: ignore[no-untyped-call]
        assert kiosk("token", "forget", "--json").value == {"forgotten": False}


def test_token_that_a_door_s_settings_do_not_tell_of_is_forgotten_all_the_same(
    kiosk: Command, keep: Command, ring: MemoryKeyring, sandbox: SandboxThread, tmp_path: Path
) -> None:
    assert keep(sandbox.token).status == 0
    home = tmp_path / "profile"
    save_settings(home, replace(load_settings(home), token_kept=False))
    assert kiosk("token", "forget", "--json").value == {"forgotten": True}
    assert ring.kept == {}


def test_service_that_tells_nothing_of_tokens_may_take_them_all_the_same(
    keep: Command, sandbox: SandboxThread
) -> None:
    unknown = b'{"script": [{"paths": ["/oauth/token/info"], "does": [{"status": [{"code": 404}]}]}]}'
    sandbox.world.faults = parse_faults(unknown)
    try:
        assert keep(sandbox.token).status == 0
        assert keep("no-such-token").status == 3
    finally:
        sandbox.world.faults = Faults()


def test_machine_without_a_keyring_says_so(kiosk: Command, keep: Command, sandbox: SandboxThread) -> None:
    keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
    refused = keep(sandbox.token)
    assert refused.status == 1
    assert "no keyring" in refused.err
    assert kiosk("settings", "get", "token_kept", "--json").value is False


def test_keyring_that_is_locked_is_not_called_missing(
    keep: Command, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(_ring: MemoryKeyring, service: str, _username: str) -> None:
        if service == SERVICE:
            raise KeyringLocked

    monkeypatch.setattr(MemoryKeyring, "get_password", locked)
    refused = keep(sandbox.token)
    assert refused.status == 1
    assert "unlock the keyring" in refused.err


def test_token_that_is_not_kept_leaves_the_settings_as_they_were(
    kiosk: Command, keep: Command, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kiosk("settings", "set", "base_url", "https://tickets.example").status == 0
    monkeypatch.setenv("KIOSK_BASE_URL", sandbox.base_url)
    keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
    assert keep(sandbox.token).status == 1
    monkeypatch.delenv("KIOSK_BASE_URL")
    assert kiosk("settings", "get", "base_url", "--json").value == "https://tickets.example"
    assert kiosk("settings", "get", "token_kept", "--json").value is False


def test_keeping_needs_the_service_s_address(kiosk: Command) -> None:
    refused = kiosk("token", "keep")
    assert refused.status == 2
    assert "KIOSK_BASE_URL" in refused.err
