"""Signing in on one machine: what is left where somebody goes away while the keyring waits."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import keyring
import pytest
from keyring.backends import fail
from msgspec.structs import replace

from kiosk.api.auth import GivenToken
from kiosk.bootstrap import sign_in
from kiosk.bootstrap.environment import Environment, SystemClock, load_environment
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.sign_in import TokensHere, keep_sign_in
from kiosk.engine.errors import StoreError
from kiosk.engine.sign_in_here import Keeping
from kiosk.settings import Settings
from kiosk.settings_file import change_settings, load_settings, save_settings
from kiosk.store.kept_token import SERVICE, KeptToken
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

BEFORE, TICKETS = "https://before.example", "https://tickets.example"


class WaitingKeyring(MemoryKeyring):
    """One that waits for its password before it writes a token."""

    def __init__(self) -> None:
        super().__init__()
        self.goes_on, self.waits, self.is_done = threading.Event(), threading.Event(), threading.Event()

    def set_password(self, service: str, username: str, password: str) -> None:
        if service == SERVICE and not self.goes_on.is_set():
            self.waits.set()
            assert self.goes_on.wait(20)
        super().set_password(service, username, password)

    def delete_password(self, service: str, username: str) -> None:
        super().delete_password(service, username)
        self.is_done.set()


@pytest.fixture
def ring() -> Iterator[WaitingKeyring]:
    before, held = keyring.get_keyring(), WaitingKeyring()
    keyring.set_keyring(held)
    yield held
    held.goes_on.set()
    keyring.set_keyring(before)


def signed_in(home: Path, token: str) -> Environment:
    place = load_environment({"KIOSK_HOME": str(home), "KIOSK_PASSPHRASE": "a passphrase"})
    return replace(place, settings=replace(place.settings, base_url=TICKETS), token=token)


async def keep_and_go_away(home: Path, ring: WaitingKeyring) -> None:
    keeping = asyncio.create_task(keep_sign_in(signed_in(home, "first")))
    assert await asyncio.to_thread(ring.waits.wait, 20)
    keeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await keeping


async def test_who_goes_away_leaves_keyring_and_settings_as_they_were(
    ring: WaitingKeyring, tmp_path: Path
) -> None:
    save_settings(tmp_path, replace(Settings(), base_url=BEFORE))
    await keep_and_go_away(tmp_path, ring)
    assert load_settings(tmp_path) == replace(Settings(), base_url=BEFORE)
    ring.goes_on.set()
    assert await asyncio.to_thread(ring.is_done.wait, 20), "the token is taken back"
    assert ring.kept == {}


async def test_who_comes_after_them_is_signed_in(ring: WaitingKeyring, tmp_path: Path) -> None:
    await keep_and_go_away(tmp_path, ring)
    keeping = asyncio.create_task(keep_sign_in(signed_in(tmp_path, "second")))
    await asyncio.sleep(0)
    ring.goes_on.set()
    assert await keeping
    start = load_environment({"KIOSK_HOME": str(tmp_path)})
    assert (start.settings.base_url, start.access_token) == (TICKETS, "second")


@pytest.mark.parametrize("nth", [1, 2])
async def test_who_goes_away_while_the_settings_are_saved_leaves_them_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nth: int
) -> None:
    saved, saving, goes_on = 0, asyncio.Event(), threading.Event()
    loop, before = asyncio.get_running_loop(), replace(Settings(), base_url=BEFORE)

    def slow(folder: Path, changed: Callable[[Settings], Settings]) -> None:
        nonlocal saved
        saved += 1
        if saved == nth:
            loop.call_soon_threadsafe(saving.set)
            assert goes_on.wait(20)
        change_settings(folder, changed)

    save_settings(tmp_path, before)
    monkeypatch.setattr(sign_in, "change_settings", slow)
    with using_keyring(fail.Keyring()):  # type: ignore[no-untyped-call]  # the library has no types there
        keeping = asyncio.create_task(keep_sign_in(signed_in(tmp_path, "first")))
        await saving.wait()
        keeping.cancel()
        await asyncio.sleep(0.01)
        assert not keeping.done(), "it would come late for whoever goes on"
        goes_on.set()
        with pytest.raises(asyncio.CancelledError):
            await keeping
    assert load_settings(tmp_path) == before


async def test_who_goes_away_while_the_profile_is_read_takes_no_turn_after_those_who_come(
    ring: WaitingKeyring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, goes_on = threading.Event(), threading.Event()

    def slow(folder: Path, address: str, token: str) -> KeptToken:
        reading.set()
        assert goes_on.wait(20)
        return KeptToken(folder, address, token)

    monkeypatch.setattr(sign_in, "KeptToken", slow)
    keeping = asyncio.create_task(keep_sign_in(signed_in(tmp_path, "first")))
    assert await asyncio.to_thread(reading.wait, 20)
    keeping.cancel()
    await asyncio.wait({keeping}, timeout=0.5)
    assert not keeping.done(), "it would take its turn late, and another would not be the newest"
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await keeping
    assert not load_settings(tmp_path).token_kept


async def test_a_second_sign_in_waits_until_the_one_that_was_given_up_has_put_the_settings_back(
    ring: WaitingKeyring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = signed_in(tmp_path, "first"), signed_in(tmp_path, "second")
    (await open_profile(first, writable=True)).close()
    putting_back, goes_on = threading.Event(), threading.Event()

    def slow(folder: Path, changed: Callable[[Settings], Settings]) -> None:
        if not changed(Settings()).token_kept:
            putting_back.set()
            assert goes_on.wait(20)
        change_settings(folder, changed)

    monkeypatch.setattr(sign_in, "change_settings", slow)
    here = TokensHere(first, GivenToken("first"), SystemClock())
    keeping = asyncio.create_task(here.keep())
    assert await asyncio.to_thread(ring.waits.wait, 20)
    keeping.cancel()
    here._environment = second
    again = asyncio.create_task(here.keep())
    assert await asyncio.to_thread(putting_back.wait, 20)
    ring.goes_on.set()
    await asyncio.wait({again}, timeout=0.2)
    goes_on.set()
    await asyncio.wait({keeping, again})
    assert again.result() is Keeping.KEPT
    start = load_environment({"KIOSK_HOME": str(tmp_path), "KIOSK_BASE_URL": TICKETS})
    assert (start.settings.token_kept, start.access_token) == (True, "second")


@pytest.mark.parametrize("ends", [{"token_kept": False}, {"base_url": BEFORE}])
async def test_what_another_process_did_while_the_keyring_waited_stands_and_the_token_goes(
    ring: WaitingKeyring, tmp_path: Path, ends: dict[str, Any]
) -> None:
    keeping = asyncio.create_task(keep_sign_in(signed_in(tmp_path, "first")))
    assert await asyncio.to_thread(ring.waits.wait, 20)
    ended = replace(load_settings(tmp_path), **ends)
    save_settings(tmp_path, ended)
    ring.goes_on.set()
    with pytest.raises(StoreError, match="is not kept"):
        await keeping
    assert load_settings(tmp_path) == ended
    assert ring.kept == {}


@pytest.mark.parametrize("ends", [{"token_kept": False}, {"base_url": BEFORE}])
async def test_what_another_process_did_stands_where_who_waited_goes_away(
    ring: WaitingKeyring, tmp_path: Path, ends: dict[str, Any]
) -> None:
    save_settings(tmp_path, replace(Settings(), base_url="https://once.example", token_kept=True))
    keeping = asyncio.create_task(keep_sign_in(signed_in(tmp_path, "first")))
    assert await asyncio.to_thread(ring.waits.wait, 20)
    ended = replace(load_settings(tmp_path), **ends)
    save_settings(tmp_path, ended)
    keeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await keeping
    assert load_settings(tmp_path) == ended


@pytest.mark.parametrize("saves_address", [True, False])
async def test_what_another_process_did_stands_where_the_keyring_does_not_take_the_token(
    ring: WaitingKeyring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, saves_address: bool
) -> None:
    paired = replace(Settings(), base_url=BEFORE, door="Door of the office")

    def refuses(_folder: KeptToken) -> bool:
        save_settings(tmp_path, paired)
        return False

    monkeypatch.setattr(KeptToken, "put", refuses)
    assert not await keep_sign_in(signed_in(tmp_path, "first"), saves_address=saves_address)
    assert load_settings(tmp_path) == paired
