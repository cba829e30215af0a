"""What the service says of a guest who has not seen green yet: at the door, and of an earlier run."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.presence import Certainty, InputMethod, RowKind
from kiosk.core.replies import Answered
from kiosk.core.verdict import Admit, VerdictKind
from kiosk.engine.errors import FailedError, LostError, NotSentError, RefusedError, ServiceError
from kiosk.engine.events import LateStop, VerdictGiven
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_BEFORE,
    IN_NOW,
    Door,
    FakeClock,
    Reply,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import NOW, admit, ticket

OUT = Answered("scanned_out", "scanned_in", NOW)
OUT_FIRST = Answered("scanned_out", "", NOW)
TAKEN_BACK = [RowKind.ADMISSION, RowKind.OVERTURNED, RowKind.SEEN_INSIDE]
AtDoor = AsyncIterator[tuple[Door, ScriptedService, FakeClock]]


@asynccontextmanager
async def at_door(profile: Profile, **options: Any) -> AtDoor:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, [ticket("T-0", "Ana"), ticket("T-1")])
    async with open_door(profile, service, clock, **options) as door:
        yield door, service, clock


async def scan(door: Door, code: str = "T-0") -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


async def kinds(door: Door, ticket_id: str = "T-0") -> list[RowKind]:
    return [row.kind for row in await door.profile.at_door(lambda t: t.rows(ticket_id))]


async def state(door: Door) -> EntryState:
    (entry,) = await door.profile.outbox.entries(every=True)
    return entry.state


async def incidents(door: Door) -> list[IncidentKind]:
    return [one.kind for one in await door.profile.incidents.recorded(every=True)]


async def send_round(door: Door) -> None:
    await door.uploader._start_due()
    await door.uploader.settle()


FAILS: list[ServiceError] = [
    LostError("cut"),
    NotSentError("no route"),
    FailedError("busy", status=503),
    RefusedError("no", status=404),
]


@pytest.mark.parametrize("fails", FAILS, ids=lambda error: type(error).__name__)
async def test_a_double_at_a_toggling_service_is_red_whatever_becomes_of_the_correction(
    profile: Profile, fails: ServiceError
) -> None:
    async with at_door(profile) as (door, service, clock):
        service.replies["T-0"] = [OUT, fails, IN_NOW, IN_NOW]
        given = await scan(door)
        assert (given.verdict.kind, given.certainty) == (VerdictKind.ALREADY_IN, Certainty.CONFIRMED)
        await door.uploader.settle()
        assert await kinds(door) == TAKEN_BACK
        assert (await scan(door)).verdict.kind is VerdictKind.ALREADY_IN
        assert IncidentKind.CONFLICT not in await incidents(door)
        assert IncidentKind.TOGGLE in await incidents(door)
        clock.forward(61)
        await send_round(door)
        refused = isinstance(fails, RefusedError)
        assert await state(door) is (EntryState.NEEDS_ATTENTION if refused else EntryState.OVERTURNED)
        assert await kinds(door) == TAKEN_BACK, "once"


async def test_the_door_hears_what_the_first_answer_decided_before_the_correction_left(
    profile: Profile,
) -> None:
    async with at_door(profile) as (door, service, _):
        corrected = asyncio.Event()
        replies: list[Answered] = [OUT_FIRST, IN_NOW]

        async def check_in(ticket_id: str) -> Answered:
            if service.asked:
                await corrected.wait()
            service.asked.append(ticket_id)
            return replies.pop(0)

        service.check_in = check_in  # type: ignore[method-assign]
        given = await scan(door)
        assert (given.verdict.kind, given.certainty) == (VerdictKind.ADMIT, Certainty.CONFIRMED)
        assert service.asked == ["T-0"]
        corrected.set()
        await door.uploader.settle()
        assert await state(door) is EntryState.CONFIRMED


async def test_a_double_after_green_stops_the_guest_before_the_correction(profile: Profile) -> None:
    async with at_door(profile, confirm_ms=10) as (door, service, _):
        service.hold = asyncio.Event()
        service.replies["T-0"] = [OUT, LostError("cut")]
        given = await scan(door)
        assert given.verdict.kind is VerdictKind.ADMIT
        service.hold.set()
        await until(lambda: bool(door.heard(LateStop)))
        await door.uploader.settle()
        assert [stop.incident for stop in door.heard(LateStop)] == [IncidentKind.CONFLICT]
        assert await kinds(door) == [RowKind.ADMISSION]


@asynccontextmanager
async def restarted(profile: Profile, reply: Reply = IN_BEFORE, run: str = "next") -> AtDoor:
    service, clock = ScriptedService(), FakeClock()
    clock.forward(60)
    service.always = reply
    async with open_door(profile, service, clock, run=run) as door:
        yield door, service, clock


@asynccontextmanager
async def after_restart(profile: Profile, *, shown: bool = False, reply: Reply = IN_BEFORE) -> AtDoor:
    """The next run, after one that recorded an admission while it was offline."""
    await hold_list(profile, [ticket("T-0", "Ana")])
    await admit(profile, "a-0", "T-0")
    if shown:
        await profile.ledger.mark_shown(["a-0"])
    async with restarted(profile, reply) as run:
        yield run


@pytest.mark.parametrize("reply", [IN_BEFORE, OUT], ids=["in before", "toggling"])
async def test_an_admission_that_nobody_saw_and_that_was_in_before_is_taken_back(
    profile: Profile, reply: Reply
) -> None:
    async with after_restart(profile) as (door, service, _):
        service.replies["T-0"] = [reply]
        service.always = IN_NOW
        await send_round(door)
        assert await kinds(door) == TAKEN_BACK
        assert await state(door) is EntryState.OVERTURNED
        assert await incidents(door) == ([IncidentKind.TOGGLE] if reply is OUT else [])
        assert door.heard(LateStop) == []
        assert (await scan(door)).verdict.kind is VerdictKind.ALREADY_IN
        assert await profile.ledger.inside(frozenset()) == 0


async def test_one_that_somebody_saw_stays_and_is_an_incident(profile: Profile) -> None:
    async with after_restart(profile, shown=True) as (door, _, __):
        await send_round(door)
        assert await kinds(door) == [RowKind.ADMISSION]
        assert await state(door) is EntryState.CONFLICT
        assert await incidents(door) == [IncidentKind.CONFLICT]


async def test_one_that_this_run_said_again_stays_though_the_disk_does_not_know_it_yet(
    profile: Profile,
) -> None:
    async with after_restart(profile) as (door, _, __):
        given = await scan(door)
        assert isinstance(given.verdict, Admit)
        assert given.verdict.recorded is not None
        await send_round(door)  # before the screen has noted that it showed the green
        assert await kinds(door) == [RowKind.ADMISSION]
        assert await incidents(door) == [IncidentKind.CONFLICT]


async def test_one_that_was_said_again_and_was_a_double_is_not_said_a_third_time(profile: Profile) -> None:
    async with after_restart(profile) as (door, _, __):
        assert (await scan(door)).verdict.kind is VerdictKind.ADMIT
        await send_round(door)
        assert (await scan(door)).verdict.kind is VerdictKind.ALREADY_IN
    async with restarted(profile, run="third") as (door, _, __):
        assert (await scan(door)).verdict.kind is VerdictKind.ALREADY_IN


async def test_one_that_has_ended_since_stays_as_it_is(profile: Profile) -> None:
    async with after_restart(profile) as (door, _, __):
        await door.engine.let_out("T-0", InputMethod.SEARCH)
        await send_round(door)
        assert RowKind.OVERTURNED not in await kinds(door)
        assert await incidents(door) == [IncidentKind.CONFLICT]


async def test_one_whose_check_in_is_confirmed_is_still_the_same_admission(profile: Profile) -> None:
    async with after_restart(profile, reply=IN_NOW) as (door, _, __):
        await send_round(door)
        given = await scan(door)
        assert isinstance(given.verdict, Admit)
        assert given.admission_id == "a-0"
