"""A service that limps, refuses or asks for less: the queue backs off as one, and catches up afterwards."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.pace import WHILE_QUICK, Because
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import VerdictKind
from kiosk.engine import manual_resolution
from kiosk.engine.errors import FailedError, LostError, RefusedError, ServiceError, ThrottledError
from kiosk.engine.events import VerdictGiven
from kiosk.engine.records import GuestPage, PageQuery
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_NOW,
    Door,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    pages_of,
    send_round,
)
from tests.unit.store.store_samples import admit, ticket

DOWN = FailedError("busy", status=503)
WAITING, CONFIRMED, ATTENTION = EntryState.WAITING, EntryState.CONFIRMED, EntryState.NEEDS_ATTENTION


@asynccontextmanager
async def at_door(
    profile: Profile, *, admitted: int, live: int = 0, **options: Any
) -> AsyncIterator[tuple[Door, ScriptedService, FakeClock]]:
    """A door whose outbox holds check-ins of T-0, T-1 ...; L-0, L-1 ... are still to come."""
    service, clock = ScriptedService(), FakeClock()
    names = [*(f"T-{n}" for n in range(admitted)), *(f"L-{n}" for n in range(live))]
    await hold_list(profile, [ticket(name) for name in names])
    for number in range(admitted):
        await admit(profile, f"a-{number}", f"T-{number}")
    async with open_door(profile, service, clock, **options) as door:
        yield door, service, clock


async def send_for(door: Door, clock: FakeClock, seconds: float) -> None:
    """Let the uploader work as it does when it runs, while so much time passes."""
    ends = clock.passed + seconds
    while clock.passed < ends:
        clock.forward(min(max(await send_round(door), 0.05), ends - clock.passed))


async def states(door: Door) -> Counter[EntryState]:
    return Counter(entry.state for entry in await door.profile.outbox.entries(every=True))


async def scan(door: Door, ticket_id: str) -> VerdictGiven:
    given = await door.engine.scan(ticket_id, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


async def test_a_dead_service_is_asked_now_and_then_and_gets_all_soon_after_it_is_back(
    profile: Profile,
) -> None:
    async with at_door(profile, admitted=100) as (door, service, clock):
        service.always = DOWN
        await send_for(door, clock, 60)
        assert len(service.asked) < 30
        pause = door.uploader.pause
        assert pause is not None
        assert pause.because is Because.FAILING
        service.always = IN_NOW
        await send_for(door, clock, 20)
        assert await states(door) == {CONFIRMED: 100}


@pytest.mark.parametrize("admitted", [1, 2, 3])
@pytest.mark.parametrize("pages_too", [True, False])
async def test_few_check_ins_are_not_stranded_by_a_minute_of_failures(
    profile: Profile, admitted: int, *, pages_too: bool
) -> None:
    async with at_door(profile, admitted=admitted) as (door, service, clock):
        service.always = DOWN

        def failing(_: PageQuery) -> GuestPage:
            raise DOWN

        service.pages = failing
        for _ in range(4):
            await send_for(door, clock, 15)
            if pages_too:
                with pytest.raises(ServiceError):
                    await door.guest_list.sync()
        service.always = IN_NOW
        await send_for(door, clock, 20)
        assert await states(door) == {CONFIRMED: admitted}


async def test_check_ins_that_fail_while_pages_arrive_are_not_sent_in_bursts(profile: Profile) -> None:
    async with at_door(profile, admitted=100) as (door, service, clock):
        service.always = DOWN
        service.pages = pages_of([ticket("T-0")])
        for _ in range(20):
            await send_for(door, clock, 3)
            await door.guest_list.sync()
        assert len(service.asked) < 40


async def test_live_check_ins_are_the_careful_probes_and_nobody_waits_longer_for_it(profile: Profile) -> None:
    async with at_door(profile, admitted=20, live=60) as (door, service, clock):
        service.always = DOWN
        await send_for(door, clock, 5)
        before = len(service.asked)
        for number in range(55):
            given = await scan(door, f"L-{number}")
            assert given.verdict.kind is VerdictKind.ADMIT
            clock.forward(1)
        await door.uploader.settle()
        live = [one for one in service.asked[before:] if one.startswith("L-")]
        assert live, "the door's own check-ins find out as well"
        assert len(service.asked) - before < 20
        service.always = IN_NOW
        given = await scan(door, "L-55")
        clock.forward(10)
        await door.uploader.settle()
        assert door.uploader.pause is None
        assert given.verdict.kind is VerdictKind.ADMIT


async def test_being_throttled_without_a_time_backs_the_whole_queue_off(profile: Profile) -> None:
    async with at_door(profile, admitted=100) as (door, service, clock):
        service.always = ThrottledError(status=429)
        await send_for(door, clock, 60)
        assert len(service.asked) < 30
        service.always = IN_NOW
        await send_for(door, clock, 20)
        assert await states(door) == {CONFIRMED: 100}
        attempts = await door.profile.at_door(lambda t: t.attempts("T-0"))
        assert not any(attempt.ambiguous for attempt in attempts)


@pytest.mark.parametrize("who", ["check-in", "page"])
async def test_a_wish_to_wait_holds_for_check_ins_and_downloads(profile: Profile, who: str) -> None:
    async with at_door(profile, admitted=3, live=1) as (door, service, clock):
        wish = ThrottledError(status=429, wait_s=30)

        def throttled(_: PageQuery) -> GuestPage:
            raise wish

        service.always = wish if who == "check-in" else IN_NOW
        service.pages = throttled if who == "page" else service.pages
        if who == "page":
            with pytest.raises(ThrottledError):
                await door.guest_list.sync()
        else:
            await send_round(door)
        service.always = IN_NOW
        service.pages = pages_of([ticket("T-0")])
        asked, queries = len(service.asked), len(service.queries)
        with pytest.raises(ThrottledError):
            await door.guest_list.sync()
        given = await scan(door, "L-0")
        await send_for(door, clock, 29.9)
        assert given.verdict.kind is VerdictKind.ADMIT
        assert (len(service.asked), len(service.queries)) == (asked, queries), "nothing was asked meanwhile"
        clock.forward(0.2)
        await door.guest_list.sync()
        await send_for(door, clock, 10)
        assert len(service.queries) > queries
        assert await states(door) == {CONFIRMED: 4}


@pytest.mark.parametrize("error", [ValueError("ours"), AttributeError("ours"), RecursionError()])
async def test_a_fault_of_ours_is_backed_off_like_a_failure_and_ambiguous(
    profile: Profile, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_door(profile, admitted=10) as (door, service, clock):

        async def faulty(ticket_id: str) -> Any:
            service.asked.append(ticket_id)
            await asyncio.sleep(0)
            raise error

        real, service.check_in = service.check_in, faulty  # type: ignore[method-assign]
        await send_for(door, clock, 60)
        assert 2 <= len(service.asked) < 30
        assert await states(door) == {WAITING: 10}
        attempts = await door.profile.at_door(lambda t: t.attempts(service.asked[0]))
        assert attempts[0].ambiguous
        service.check_in = real  # type: ignore[method-assign]
        clock.forward(60)
        await send_for(door, clock, 20)
        assert await states(door) == {CONFIRMED: 10}
    assert "a check-in failed" in caplog.text


NO = RefusedError("no such ticket", status=404)


async def test_three_tickets_that_are_really_refused_end_with_a_person_and_stay_there(
    profile: Profile,
) -> None:
    async with at_door(profile, admitted=3, live=20) as (door, service, clock):
        service.replies = {f"T-{n}": [NO] * 50 for n in range(3)}
        await send_round(door)
        assert await states(door) == {WAITING: 3}
        pause = door.uploader.pause
        assert pause is not None
        assert pause.because is Because.REFUSED_ALIKE
        clock.forward(60.1)
        given = await scan(door, "L-0")  # the first live guest since is the probe
        assert given.verdict.kind is VerdictKind.ADMIT
        await door.uploader.settle()
        assert await states(door) == {ATTENTION: 3, CONFIRMED: 1}
        asked = len(service.asked)
        for number in range(1, 20):
            await scan(door, f"L-{number}")
            await send_for(door, clock, 60)
        assert len(service.asked) == asked + 19, "no cycle"
        assert await states(door) == {ATTENTION: 3, CONFIRMED: 20}
        open_ones = await door.profile.incidents.recorded(every=False)
        late = sorted(one.ticket_id for one in open_ones if one.kind is IncidentKind.LATE_REFUSAL)
        assert late == ["T-0", "T-1", "T-2"]


async def test_who_is_proven_guilty_is_not_sent_once_more_before_that_is_on_disk(profile: Profile) -> None:
    """The first answer ends the pause, and the queue is quicker than the disk."""
    async with at_door(profile, admitted=3, live=1) as (door, service, clock):
        service.replies = {f"T-{n}": [NO] * 50 for n in range(3)}
        await send_round(door)
        assert await states(door) == {WAITING: 3}
        clock.forward(60.1)
        service.hold = asyncio.Event()
        probe = asyncio.create_task(scan(door, "L-0"))
        while not service.flying:
            await asyncio.sleep(0.01)
        sending = asyncio.create_task(door.uploader.drain(lambda: False, lambda: 5.0))
        await asyncio.sleep(0)
        service.hold.set()
        await asyncio.gather(probe, sending)
        assert sorted(service.asked) == ["L-0", "T-0", "T-1", "T-2"]
        assert await states(door) == {ATTENTION: 3, CONFIRMED: 1}


async def test_what_is_refused_while_the_account_is_suspected_can_be_given_up(profile: Profile) -> None:
    async with at_door(profile, admitted=3) as (door, service, clock):
        service.always = RefusedError("not permitted", status=403)
        await send_round(door)
        assert await states(door) == {WAITING: 3}
        assert not await door.controller.resolution.dismiss("a-0", " ")
        assert await door.controller.resolution.dismiss("a-0", "the host lets them in by hand")
        assert await door.controller.resolution.dismiss("a-1", "likewise")
        assert await states(door) == {EntryState.WITHDRAWN: 2, WAITING: 1}
        clock.forward(61)
        await send_round(door)
        assert service.asked[3:] == ["T-2"]


async def test_what_only_waits_is_not_given_up(profile: Profile) -> None:
    async with at_door(profile, admitted=1) as (door, service, _):
        service.always = LostError("cut")
        await send_round(door)
        assert await manual_resolution.dismiss(door.profile, "a-0", "why not") is None


@pytest.mark.parametrize("taken", [True, False])
async def test_what_was_given_up_on_its_way_stays_so_unless_the_service_took_it(
    profile: Profile, *, taken: bool
) -> None:
    async with at_door(profile, admitted=1) as (door, service, _):
        await door.profile.outbox.change("a-0", lambda e: replace(e, refused=403))
        service.hold = asyncio.Event()
        service.always = IN_NOW if taken else NO
        await door.uploader._start_due()
        while not service.flying:
            await asyncio.sleep(0.001)
        assert await door.controller.resolution.dismiss("a-0", "enough")
        service.hold.set()
        await door.uploader.settle()
        assert await states(door) == {CONFIRMED if taken else EntryState.WITHDRAWN: 1}


async def test_check_ins_that_stand_in_line_keep_to_a_wish_that_came_meanwhile(profile: Profile) -> None:
    async with at_door(profile, admitted=0, live=16) as (door, service, clock):
        service.always, service.hold = ThrottledError(status=429, wait_s=30), asyncio.Event()
        group = asyncio.create_task(
            door.engine.admit_each([f"L-{n}" for n in range(16)], InputMethod.KEYBOARD)
        )
        while len(service.flying) < WHILE_QUICK:
            await asyncio.sleep(0.001)
        service.hold.set()
        assert [given and given.verdict.kind for given in await group] == [VerdictKind.ADMIT] * 16
        await door.uploader.settle()
        assert len(service.asked) == WHILE_QUICK
        service.always = IN_NOW
        await send_for(door, clock, 40)
        assert await states(door) == {CONFIRMED: 16}


async def test_everybody_who_is_refused_for_themselves_is_an_incident(profile: Profile) -> None:
    async with at_door(profile, admitted=120) as (door, service, clock):
        chance = Random(3)
        refused = {f"T-{n}" for n in range(120) if chance.random() < 0.5}
        service.replies = {name: [RefusedError("no such ticket", status=404)] * 9 for name in refused}
        while (await states(door))[WAITING]:
            await send_for(door, clock, 30)
        assert await states(door) == {ATTENTION: len(refused), CONFIRMED: 120 - len(refused)}
        open_ones = await door.profile.incidents.recorded(every=False)
        assert sorted(one.ticket_id for one in open_ones) == sorted(refused)


@pytest.mark.parametrize("back_s", [2.0, 60.0, 1800.0, 3600.0, 86_400.0])
async def test_a_clock_set_back_stalls_nothing(profile: Profile, back_s: float) -> None:
    async with at_door(profile, admitted=3) as (door, service, clock):
        service.always = DOWN
        await send_round(door)
        clock.at -= back_s
        service.always = IN_NOW
        await send_for(door, clock, 5)
        assert await states(door) == {CONFIRMED: 3}


async def test_draining_ends_though_another_accounts_check_ins_stay(profile: Profile) -> None:
    async with at_door(profile, admitted=2) as (door, service, _):
        await admit(door.profile, "theirs", "X-0", account="another")
        await door.uploader.drain(lambda: False)
        assert await states(door) == {CONFIRMED: 2, WAITING: 1}
        assert "X-0" not in service.asked
        assert [(of.account, of.unsent) for of in await door.profile.outbox.unsent_by_account()] == [
            ("another", 1)
        ]
