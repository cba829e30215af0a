"""The access token that a machine keeps: in the keyring, for one service, and for one profile."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

import keyring
import pytest
from keyring.errors import KeyringLocked

from kiosk.bootstrap import load_environment
from kiosk.engine.errors import StoreError
from kiosk.settings import Settings
from kiosk.settings_file import save_settings
from kiosk.store import keys
from kiosk.store.kept_token import SERVICE, KeptToken, forget_token, kept_token
from kiosk.store.keys import KEPT_KEY_FILE, KEY_FILE, open_key
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

TICKETS, OTHERS = "https://tickets.example", "https://others.example"


@pytest.fixture
def ring() -> Iterator[MemoryKeyring]:
    with using_keyring(MemoryKeyring()) as held:
        yield held


@pytest.fixture
def folder(tmp_path: Path, ring: MemoryKeyring) -> Path:
    tmp_path.joinpath("home").mkdir()
    open_key(tmp_path / "home", None)
    return tmp_path / "home"


def test_token_is_given_to_its_service_and_to_no_other(folder: Path) -> None:
    assert KeptToken(folder, TICKETS, "s3cret").put()
    assert kept_token(folder, TICKETS) == "s3cret"
    assert kept_token(folder, OTHERS) == ""
    assert all(b"s3cret" not in file.read_bytes() for file in folder.iterdir())


def test_token_is_forgotten_when_somebody_says_so(folder: Path, ring: MemoryKeyring) -> None:
    KeptToken(folder, TICKETS, "s3cret").put()
    assert forget_token(folder)
    assert kept_token(folder, TICKETS) == ""
    assert not [service for service, _ in ring.kept if service == SERVICE]
    assert not forget_token(folder), "there is none any more"


def test_another_profile_has_another_token(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    open_key(other, None)
    KeptToken(folder, TICKETS, "s3cret").put()
    assert kept_token(other, TICKETS) == ""


def test_folder_without_a_key_file_keeps_no_token(tmp_path: Path, ring: MemoryKeyring) -> None:
    assert not KeptToken(tmp_path, TICKETS, "s3cret").put()
    assert kept_token(tmp_path, TICKETS) == ""
    assert ring.kept == {}


@pytest.mark.parametrize("content", ["", "[]", '"profile"', '{"profiles": 1}', "[" * 5000])
def test_damaged_key_file_keeps_no_token_where_its_copy_is_gone(folder: Path, content: str) -> None:
    KeptToken(folder, TICKETS, "s3cret").put()
    (folder / KEY_FILE).write_text(content)
    assert kept_token(folder, TICKETS) == ""


@pytest.mark.parametrize("kept", ["", "s3cret", "[]", '{"address": "https://tickets.example"}', "[" * 5000])
def test_what_is_no_token_of_ours_is_none(folder: Path, ring: MemoryKeyring, kept: str) -> None:
    KeptToken(folder, TICKETS, "s3cret").put()
    for key in [one for one in ring.kept if one[0] == SERVICE]:
        ring.kept[key] = kept
    assert kept_token(folder, TICKETS) == ""


def test_locked_keyring_keeps_and_gives_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_asked: str) -> NoReturn:
        raise KeyringLocked

    monkeypatch.setattr(MemoryKeyring, "get_password", locked)
    assert kept_token(folder, TICKETS) == ""
    assert not KeptToken(folder, TICKETS, "s3cret").put()


@pytest.mark.parametrize("held", [7, True, b"s3cret", ["s3cret"]])
def test_keyring_that_answers_no_text_gives_no_token(
    folder: Path, monkeypatch: pytest.MonkeyPatch, held: object
) -> None:
    monkeypatch.setattr(MemoryKeyring, "get_password", lambda *_: held)
    assert kept_token(folder, TICKETS) == ""
    assert not KeptToken(folder, TICKETS, "s3cret").put()
    with pytest.raises(StoreError, match="TypeError"):
        forget_token(folder)


def test_keyring_that_keeps_what_it_should_forget_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    KeptToken(folder, TICKETS, "s3cret").put()
    monkeypatch.setattr(MemoryKeyring, "delete_password", lambda *_: None)
    with pytest.raises(StoreError, match="keeps what it should forget"):
        forget_token(folder)


def test_keyring_that_cannot_be_asked_is_not_said_to_forget(
    folder: Path, ring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_asked: str) -> NoReturn:
        raise KeyringLocked

    KeptToken(folder, TICKETS, "s3cret").put()
    with monkeypatch.context() as patched:
        patched.setattr(MemoryKeyring, "get_password", locked)
        with pytest.raises(StoreError, match="KeyringLocked"):
            forget_token(folder)
    for name in (KEY_FILE, KEPT_KEY_FILE):
        (folder / name).write_text("damaged")
    with pytest.raises(StoreError, match="which profile"):
        forget_token(folder)
    assert len([service for service, _ in ring.kept if service == SERVICE]) == 1


class WaitingKeyring(MemoryKeyring):
    """One that waits for its password before it writes the first token. Then it is quick."""

    def __init__(self) -> None:
        super().__init__()
        self.writes = 0
        self.waits, self.goes_on = threading.Event(), threading.Event()

    def set_password(self, service: str, username: str, password: str) -> None:
        if service == SERVICE and '"first"' in password:
            self.writes += 1
            self.waits.set()
            assert self.goes_on.wait(20)
        super().set_password(service, username, password)


@pytest.fixture
def waiting(ring: MemoryKeyring, folder: Path) -> WaitingKeyring:
    held = WaitingKeyring()
    held.kept = ring.kept
    keyring.set_keyring(held)
    return held


@pytest.mark.parametrize("before", ["", "before"])
def test_token_that_was_given_up_while_the_keyring_waited_leaves_it_as_it_was(
    folder: Path, waiting: WaitingKeyring, before: str
) -> None:
    if before:
        assert KeptToken(folder, TICKETS, before).put()
    first = KeptToken(folder, TICKETS, "first")
    with ThreadPoolExecutor(1) as pool:
        kept = pool.submit(first.put)
        assert waiting.waits.wait(20)
        assert first.give_up()
        waiting.goes_on.set()
        assert not kept.result(20)
    assert kept_token(folder, TICKETS) == before
    assert len([service for service, _ in waiting.kept if service == SERVICE]) == bool(before)


def test_token_that_the_keyring_has_is_given_up_by_nobody(folder: Path) -> None:
    first = KeptToken(folder, TICKETS, "s3cret")
    assert first.put()
    assert not first.give_up()
    assert kept_token(folder, TICKETS) == "s3cret"


def test_token_that_came_last_is_the_one_that_is_kept(folder: Path, waiting: WaitingKeyring) -> None:
    first, second = (KeptToken(folder, TICKETS, token) for token in ("first", "second"))
    with ThreadPoolExecutor(2) as pool:
        assert not first.put(), "a newer one was begun"
        third = KeptToken(folder, TICKETS, "first")
        waited = pool.submit(third.put)
        assert waiting.waits.wait(20)
        last = pool.submit(KeptToken(folder, TICKETS, "last").put)
        assert not last.done()
        waiting.goes_on.set()
        waited.result(20)
        assert last.result(20)
    assert not second.put()
    assert kept_token(folder, TICKETS) == "last"


def test_keyring_that_answers_too_late_keeps_nothing(
    folder: Path, waiting: WaitingKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "KEYRING_S", 0.05)
    assert not KeptToken(folder, TICKETS, "first").put()
    with pytest.raises(StoreError, match="no answer"):
        forget_token(folder)
    monkeypatch.setattr(keys, "KEYRING_S", 20.0)
    waiting.goes_on.set()
    assert not forget_token(folder)
    assert not [service for service, _ in waiting.kept if service == SERVICE]


def test_start_takes_the_kept_token_for_its_address_alone_and_a_given_one_goes_before(folder: Path) -> None:
    save_settings(folder, Settings(base_url=TICKETS, token_kept=True))
    KeptToken(folder, TICKETS, "s3cret").put()
    home = {"KIOSK_HOME": str(folder)}
    assert load_environment(home).access_token == "s3cret"
    assert load_environment({**home, "KIOSK_TOKEN": "given"}).access_token == "given"
    assert load_environment({**home, "KIOSK_BASE_URL": f"{TICKETS}/"}).access_token == "s3cret"
    for other in (OTHERS, "http://tickets.example", "nonsense"):
        assert load_environment({**home, "KIOSK_BASE_URL": other}).access_token == ""
    save_settings(folder, Settings(base_url=TICKETS))
    assert load_environment(home).access_token == "", "nobody asks a keyring that keeps none"


def test_keyring_is_asked_once_and_only_where_the_token_is_wanted(
    folder: Path, ring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(folder, Settings(base_url=TICKETS, token_kept=True))
    KeptToken(folder, TICKETS, "s3cret").put()
    asked: list[str] = []

    def get(_ring: MemoryKeyring, service: str, username: str) -> str | None:
        asked.append(service)
        return ring.kept.get((service, username))

    monkeypatch.setattr(MemoryKeyring, "get_password", get)
    environment = load_environment({"KIOSK_HOME": str(folder)})
    assert asked == [], "a keyring that hangs holds up nobody who needs no token"
    assert environment.access_token == environment.access_token == "s3cret"
    assert environment.token_mark
    assert asked == [SERVICE]
