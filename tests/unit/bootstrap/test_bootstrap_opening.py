"""Opening a profile whose keyring waits for its password, for somebody who goes away meanwhile."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from msgspec.structs import replace

from kiosk.bootstrap.environment import Environment, load_environment
from kiosk.bootstrap.opening import LOOKS_AFTER_S, open_profile, opened_early
from kiosk.engine.errors import PassphraseError, StoreError
from kiosk.store.ownership import InUseError
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import MemoryKeyring


class WaitingKeyring(MemoryKeyring):
    """One that answers nobody before somebody has typed its password."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked, self.is_unlocked = threading.Event(), threading.Event()

    def get_password(self, service: str, username: str) -> str | None:
        self.is_asked.set()
        assert self.is_unlocked.wait(20)
        return super().get_password(service, username)


@pytest.fixture
def ring() -> Iterator[WaitingKeyring]:
    before, held = keyring.get_keyring(), WaitingKeyring()
    keyring.set_keyring(held)
    yield held
    held.is_unlocked.set()
    keyring.set_keyring(before)


@pytest.fixture
def place(tmp_path: Path) -> Environment:
    return load_environment({"KIOSK_HOME": str(tmp_path / "home")})


async def go_away(opening: "asyncio.Task[object]") -> None:
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening


async def given_up(place: Environment, ring: WaitingKeyring) -> None:
    opening = asyncio.create_task(open_profile(place, writable=True))
    assert await asyncio.to_thread(ring.is_asked.wait, 20)
    await go_away(opening)


@pytest.mark.parametrize("writable", [True, False])
async def test_who_comes_next_waits_for_an_opening_that_was_given_up(
    place: Environment, ring: WaitingKeyring, *, writable: bool
) -> None:
    await given_up(place, ring)
    for _ in range(2):  # who goes away while they wait opens nothing either
        waiting = asyncio.create_task(open_profile(place, writable=True))
        await asyncio.sleep(0)
        await go_away(waiting)
    opening = asyncio.create_task(open_profile(place, writable=writable))
    done, _ = await asyncio.wait({opening}, timeout=1.5)  # a lock is waited for half as long
    assert not done
    ring.is_unlocked.set()
    profile = await opening
    assert await profile.faults() == []
    await asyncio.to_thread(profile.close)


async def test_a_profile_that_is_open_is_in_use_all_the_same(
    place: Environment, ring: WaitingKeyring
) -> None:
    await given_up(place, ring)
    ring.is_unlocked.set()
    profile = await open_profile(place, writable=True)
    with pytest.raises(InUseError):
        await open_profile(place, writable=True)
    await asyncio.to_thread(profile.close)


async def test_what_failed_for_nobody_keeps_nobody_from_opening(
    place: Environment, ring: WaitingKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_asked: str) -> None:
        raise OSError

    with monkeypatch.context() as patched:
        patched.setattr(MemoryKeyring, "get_password", locked)
        await given_up(place, ring)
        ring.is_unlocked.set()
        with pytest.raises(StoreError, match="keyring"):
            await open_profile(place, writable=True)
    (await open_profile(place, writable=True)).close()


async def test_a_profile_that_nobody_takes_any_more_is_closed_again(
    place: Environment, ring: WaitingKeyring
) -> None:
    ring.is_unlocked.set()
    before = set(threading.enumerate())
    opening = asyncio.create_task(open_profile(place, writable=True))
    await asyncio.sleep(0)
    for thread in set(threading.enumerate()) - before:
        if thread.name == "profile":
            thread.join(20)  # it blocks the loop: what was opened does not come through
    await go_away(opening)
    (await open_profile(place, writable=True)).close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that opened a profile."""
    threads: list[str] = []
    real = Profile.open

    def noted(folder: Path, passphrase: str | None, *, writable: bool, looks_after_s: float) -> Profile:
        threads.append(threading.current_thread().name)
        return real(folder, passphrase, writable=writable, looks_after_s=looks_after_s)

    monkeypatch.setattr(Profile, "open", noted)
    return threads


async def test_what_was_opened_early_is_for_whoever_asks_first(
    place: Environment, ring: WaitingKeyring, opened: list[str]
) -> None:
    ring.is_unlocked.set()
    with opened_early(place):
        profile = await open_profile(place, writable=True)
        assert opened == ["profile-early"]
        with pytest.raises(InUseError):
            await open_profile(place, writable=True)
    assert await profile.faults() == [], "it stays open when the program is loaded"
    await asyncio.to_thread(profile.close)
    (await open_profile(place, writable=True)).close()


async def test_what_a_window_opens_early_is_looked_at_later_and_all_else_at_once(
    place: Environment, ring: WaitingKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring.is_unlocked.set()
    asked: list[float] = []
    real = Profile.open

    def noted(folder: Path, passphrase: str | None, *, writable: bool, looks_after_s: float) -> Profile:
        asked.append(looks_after_s)
        return real(folder, passphrase, writable=writable, looks_after_s=looks_after_s)

    monkeypatch.setattr(Profile, "open", noted)
    with opened_early(place):
        await asyncio.to_thread((await open_profile(place, writable=True)).close)
    await asyncio.to_thread((await open_profile(place, writable=True)).close)
    assert asked == [LOOKS_AFTER_S, 0.0]


@pytest.mark.parametrize("differs", ["home", "writable"])
async def test_who_asks_for_something_else_gets_that(
    place: Environment, ring: WaitingKeyring, opened: list[str], differs: str
) -> None:
    ring.is_unlocked.set()
    asked = replace(place, home=place.home / "other") if differs == "home" else place
    (await open_profile(place, writable=True)).close()
    opened.clear()
    with opened_early(place):
        profile = await open_profile(asked, writable=differs == "home")
        assert "profile" in opened
        assert profile.folder == asked.home
        await asyncio.to_thread(profile.close)


async def test_who_has_typed_another_passphrase_gets_no_opening_by_the_first(place: Environment) -> None:
    wrong, right = replace(place, passphrase="wrong one"), replace(place, passphrase="open sesame")
    (await open_profile(right, writable=True)).close()
    with opened_early(wrong):
        with pytest.raises(PassphraseError):
            await open_profile(wrong, writable=True)
        (await open_profile(right, writable=True)).close()


async def test_what_nobody_asked_for_is_closed_at_the_end(
    place: Environment, ring: WaitingKeyring, opened: list[str]
) -> None:
    with opened_early(place):
        assert await asyncio.to_thread(ring.is_asked.wait, 20)
    opening = asyncio.create_task(open_profile(place, writable=True))
    ring.is_unlocked.set()
    (await opening).close()
    assert opened == ["profile-early", "profile"]
    with pytest.raises(KeyboardInterrupt), opened_early(place):
        raise KeyboardInterrupt
    (await open_profile(place, writable=True)).close()
    assert opened[-1] == "profile"


async def test_where_no_thread_can_be_started_it_is_opened_when_it_is_asked_for(
    place: Environment, ring: WaitingKeyring, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ring.is_unlocked.set()
    start = threading.Thread.start

    def none_left(self: threading.Thread) -> None:
        if self.name == "profile-early":
            raise RuntimeError("can't start new thread")
        start(self)

    monkeypatch.setattr(threading.Thread, "start", none_left)
    with opened_early(place):
        (await open_profile(place, writable=True)).close()
    assert opened == ["profile"]


async def test_why_it_could_not_be_opened_early_hears_who_asks(
    place: Environment, ring: WaitingKeyring
) -> None:
    ring.is_unlocked.set()
    first = await open_profile(place, writable=True)
    with opened_early(place):
        with pytest.raises(InUseError):
            await open_profile(place, writable=True)
        await asyncio.to_thread(first.close)
        (await open_profile(place, writable=True)).close()


async def test_who_goes_away_from_what_is_opened_early_leaves_it_to_nobody(
    place: Environment, ring: WaitingKeyring
) -> None:
    with opened_early(place):
        await given_up(place, ring)
    ring.is_unlocked.set()
    (await open_profile(place, writable=True)).close()
