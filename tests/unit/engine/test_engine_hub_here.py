"""A door asks a hub to let it in, and finds out what became of that where the hub did not say so in time."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from kiosk.core.hub_link import HubLink
from kiosk.engine import hub_here
from kiosk.engine.errors import HubError, HubNotHostedError, HubNotKeptError, HubRefusedError, StoreError
from kiosk.engine.hub_here import HubHere
from kiosk.engine.hub_pairing import (
    BEGUN,
    HUB,
    MOST_BEGUN,
    BegunJoining,
    HubPairing,
    all_begun,
    hub_of,
    keep_begun,
)
from kiosk.engine.ports import Hub
from kiosk.engine.venue import Connect
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import FakeClock, ScriptedService, open_door, until

ONE, OTHER = (HubLink((f"{host}:4222",), b"certificate", "SU" + "A" * 56) for host in ("one", "other"))
AGAIN = replace(ONE, seed="SU" + "B" * 56)
LATE = HubError("the hub does not answer")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_here, "ASKS_AGAIN_S", (0.01, 0.01))


class ScriptedWays:
    """Hubs that answer who joins with `joining`, asked or not, and say by and by whom they have `known`."""

    given: tuple[str, ...] = ()

    def __init__(self, known: list[bool | HubError]) -> None:
        self.known, self.joining, self.is_asked = known, LATE, True
        self.has_answered, self.seed = False, "seed"

    async def join(
        self,
        link: HubLink,
        door: str,
        begin: Callable[[HubPairing], Awaitable[None]],
        *,
        begun: HubPairing | None,
        former: Sequence[HubPairing],
    ) -> HubPairing:
        if self.is_asked:
            await begin(HubPairing(link.servers, "authority", self.seed))
        self.has_answered = True
        raise self.joining

    async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
        said = self.known.pop(0) if len(self.known) > 1 else self.known[0]
        if isinstance(said, HubError):
            raise said
        return said

    def is_of(self, link: HubLink, pairing: HubPairing) -> bool:
        return link.servers == pairing.servers

    def connector(self, pairing: HubPairing) -> Connect:
        async def never(_door: str) -> Hub:
            raise LATE

        return never


@asynccontextmanager
async def door_with(profile: Profile, ways: ScriptedWays) -> AsyncIterator[HubHere]:
    async with open_door(profile, ScriptedService(), FakeClock(), events=["tonight"]) as door:
        here = HubHere(profile, door.session, door.controller.venue, ways)
        running = asyncio.create_task(here.run())
        try:
            yield here
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def join_unheard(here: HubHere, *links: HubLink) -> None:
    """Ask each of these to let this door in, and hear nothing of what became of that."""
    for link in links:
        with pytest.raises(HubError, match="If it let this door in"):
            await here.join(link)


def nothing_begun(profile: Profile) -> Callable[[], Awaitable[bool]]:
    async def is_over() -> bool:
        return await all_begun(profile) == []

    return is_over


@pytest.mark.parametrize("before", [[False, False], [False, LATE, False], [HubRefusedError("another hub")]])
async def test_a_hub_that_does_not_know_the_door_yet_may_let_it_in_all_the_same(
    profile: Profile, before: list[bool | HubError]
) -> None:
    async with door_with(profile, ScriptedWays([*before, True])) as here:
        await join_unheard(here, ONE)
        await until(lambda: here.is_joined(ONE))
        await until(nothing_begun(profile))


async def test_a_hub_that_lets_nobody_in_for_long_is_asked_no_more(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_here, "MAY_STILL_S", 0.05)
    async with door_with(profile, ScriptedWays([False])) as here:
        await join_unheard(here, ONE)
        await until(nothing_begun(profile))
        assert await hub_of(profile) is None


async def test_a_hub_that_was_never_asked_is_not_said_to_have_let_the_door_in(profile: Profile) -> None:
    ways = ScriptedWays([LATE])
    async with door_with(profile, ways) as here:
        await join_unheard(here, ONE)
        ways.is_asked = False
        with pytest.raises(HubError, match="the hub does not answer"):
            await here.join(OTHER)
        (begun,) = await all_begun(profile)
        assert begun.pairing.servers == ONE.servers, "what became of that is still to be found out"


async def test_a_host_that_may_have_kept_the_door_all_the_same_is_asked_and_its_words_are_told(
    profile: Profile,
) -> None:
    ways = ScriptedWays([False, True])
    ways.joining = HubNotKeptError("the host could not keep this door")
    async with door_with(profile, ways) as here:
        with pytest.raises(HubNotKeptError):
            await here.join(ONE)
        await until(lambda: here.is_joined(ONE))


async def test_another_hub_that_refuses_the_door_leaves_to_be_found_out_what_the_first_one_did(
    profile: Profile,
) -> None:
    ways = ScriptedWays([LATE])
    async with door_with(profile, ways) as here:
        await join_unheard(here, ONE)
        ways.joining = HubRefusedError("this code was used already")
        with pytest.raises(HubRefusedError):
            await here.join(OTHER)
        ways.known = [True]
        await until(lambda: here.is_joined(ONE))
        await until(nothing_begun(profile))


async def test_of_two_hubs_that_were_asked_the_one_that_let_the_door_in_is_found_out(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    class OneKnows(ScriptedWays):
        async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
            if not self.known[0]:
                raise LATE
            return pairing.servers == ONE.servers

    monkeypatch.setattr(hub_here, "MAY_STILL_S", 0.05)
    ways = OneKnows([False])
    async with door_with(profile, ways) as here:
        await join_unheard(here, ONE, OTHER)
        ways.known = [True]
        await until(lambda: here.is_joined(ONE))
        await until(nothing_begun(profile))


async def test_a_hub_that_is_away_for_good_keeps_nobody_from_hearing_what_another_one_did(
    profile: Profile,
) -> None:
    class OtherIsAway(ScriptedWays):
        async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
            if pairing.servers == OTHER.servers or not self.known[0]:
                raise LATE
            return True

    ways = OtherIsAway([False])
    async with door_with(profile, ways) as here:
        await join_unheard(here, ONE, OTHER)
        ways.known = [True]
        await until(lambda: here.is_joined(ONE))

        async def only_the_other_is_left() -> bool:
            return [one.pairing.servers for one in await all_begun(profile)] == [OTHER.servers]

        await until(only_the_other_is_left)  # it may let this door in yet, and was asked last


async def test_a_hub_that_is_away_for_long_keeps_nobody_from_asking_another_one_soon(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    class OneIsAway(ScriptedWays):
        asked = 0

        async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
            if pairing.servers == ONE.servers:
                self.asked += 1
                raise LATE
            return True

    monkeypatch.setattr(hub_here, "ASKS_AGAIN_S", (3600.0, 3600.0))
    ways = OneIsAway([LATE])
    async with door_with(profile, ways) as here:
        with pytest.raises(HubError, match="If it let this door in"):
            await here.join(ONE)
        await until(lambda: ways.asked > 0)
        with pytest.raises(HubError, match="If it let this door in"):
            await here.join(OTHER)
        await until(lambda: here.is_joined(OTHER))


async def test_a_door_that_a_later_link_lets_in_after_all_goes_by_that(profile: Profile) -> None:
    """The hub takes what it gave by the first one back then, as the door asked it to."""

    class Late(ScriptedWays):
        async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
            if not self.known[0]:
                raise LATE
            return pairing.seed == "seed 1" or has_come

    has_come = False
    ways = Late([False])
    async with door_with(profile, ways) as here:
        for number, link in enumerate((ONE, AGAIN), 1):
            ways.seed = f"seed {number}"
            await join_unheard(here, link)
        ways.known = [True]
        await until(lambda: goes_by(profile, "seed 1"))
        has_come = True
        await until(lambda: goes_by(profile, "seed 2"))
        await until(nothing_begun(profile))


async def goes_by(profile: Profile, seed: str) -> bool:
    pairing = await hub_of(profile)
    return pairing is not None and pairing.seed == seed


async def test_a_hub_at_which_nobody_lets_doors_in_is_told_as_that(profile: Profile) -> None:
    ways = ScriptedWays([False])
    ways.joining = HubNotHostedError("nobody lets doors in")
    async with door_with(profile, ways) as here:
        with pytest.raises(HubNotHostedError):
            await here.join(ONE)
        assert await all_begun(profile) == []


DEEP = '{"x": ' + "[" * 100_000


@pytest.mark.parametrize(
    "kept", ["{", '"x"', "[{}]", '{"servers": [], "authority": "a", "seed": "s"}', DEEP, f"[{DEEP}"]
)
async def test_what_is_damaged_of_a_hub_is_none_and_may_be_joined_anew(profile: Profile, kept: str) -> None:
    for note in (HUB, BEGUN):
        await profile.notes.put(note, kept)
    assert (await hub_of(profile), await all_begun(profile)) == (None, [])
    async with door_with(profile, ScriptedWays([True])) as here:
        assert await here.now() is None
        await join_unheard(here, ONE)
        await until(lambda: here.is_joined(ONE))


async def test_of_more_joinings_than_are_ever_kept_the_last_ones_count(profile: Profile) -> None:
    many = [BegunJoining(f"link {n}", HubPairing(ONE.servers, "authority", f"seed {n}")) for n in range(10)]
    nowhere = BegunJoining("link", HubPairing((), "authority", "seed"))
    await keep_begun(profile, [nowhere, *many])
    assert await all_begun(profile) == many[:MOST_BEGUN]


async def test_a_disk_that_fails_as_well_does_not_hide_that_the_hub_did_not_answer(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = profile.notes.get

    async def unreadable(key: str) -> str | None:
        if key == BEGUN and ways.has_answered:
            raise StoreError("the disk does not answer")
        return await really(key)

    ways = ScriptedWays([False])
    monkeypatch.setattr(profile.notes, "get", unreadable)
    async with door_with(profile, ways) as here:
        await join_unheard(here, ONE)


async def test_what_the_disk_did_not_take_of_a_hub_that_let_the_door_in_is_tried_again(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, failed = profile.notes.get, 0

    async def unreadable(key: str) -> str | None:
        nonlocal failed
        if key == BEGUN and ways.has_answered and failed < 3:
            failed += 1
            raise StoreError("the disk does not answer")
        return await really(key)

    ways = ScriptedWays([True])
    async with door_with(profile, ways) as here:
        monkeypatch.setattr(profile.notes, "get", unreadable)
        await join_unheard(here, ONE)
        await until(lambda: here.is_joined(ONE))
        assert failed == 3


class SlowWays(ScriptedWays):
    """The hub takes long to say whom it knows."""

    def __init__(self) -> None:
        super().__init__([True])
        self.is_asked_now, self.go = asyncio.Event(), asyncio.Event()

    async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
        self.is_asked_now.set()
        await self.go.wait()
        return True


async def test_whoever_leaves_does_not_wait_for_a_hub_that_is_slow_and_stays_out(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways, really, looks = SlowWays(), profile.notes.get, 0

    async def counted(key: str) -> str | None:
        nonlocal looks
        looks += key == BEGUN and ways.go.is_set()
        return await really(key)

    monkeypatch.setattr(profile.notes, "get", counted)
    async with door_with(profile, ways) as here:
        await join_unheard(here, ONE)
        await ways.is_asked_now.wait()
        leaving = asyncio.create_task(here.leave())
        await asyncio.wait({leaving}, timeout=10)
        assert leaving.done(), "it waits for a hub that nobody goes by"
        ways.go.set()
        await until(lambda: looks >= 2)
        assert await hub_of(profile) is None
