"""What the service answers while the disk takes nothing is written once it does, and not asked again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.replies import Answered
from kiosk.core.verdict import VerdictKind
from kiosk.engine.errors import DiskFullError, LostError, RefusedError, StoreError, UnauthorisedError
from kiosk.engine.events import LateStop, OutboxChanged, SignInNeeded, VerdictGiven
from kiosk.engine.undo import Undone
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_BEFORE,
    IN_NOW,
    Door,
    FailingStore,
    FakeClock,
    Reply,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import NOW, admit, ticket

FULL = frozenset({"outbox.end_attempt"})
FREE: frozenset[str] = frozenset()
TAKEN_BACK = [RowKind.ADMISSION, RowKind.OVERTURNED, RowKind.SEEN_INSIDE]


@asynccontextmanager
async def at_door(profile: Profile, **options: Any) -> AsyncIterator[tuple[Door, ScriptedService, FakeClock]]:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, [ticket("T-0", "Ana"), ticket("T-1")])
    async with open_door(profile, service, clock, **options) as door:
        yield door, service, clock


async def scan(door: Door, code: str = "T-0") -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


async def kinds(profile: Profile) -> list[RowKind]:
    return [row.kind for row in await profile.at_door(lambda transaction: transaction.rows("T-0"))]


async def state(profile: Profile) -> EntryState:
    (entry,) = await profile.outbox.entries(every=True)
    return entry.state


async def answered_after_green(
    door: Door, service: ScriptedService, failing: FailingStore, reply: Reply
) -> VerdictGiven:
    """A guest who was told to go in before the service's answer came, which the disk did not take."""
    service.hold = asyncio.Event()
    given = await scan(door)
    assert given.verdict.kind is VerdictKind.ADMIT
    service.always, failing.broken = reply, FULL
    service.hold.set()
    await door.uploader.settle()
    return given


async def turned_away(door: Door, service: ScriptedService, failing: FailingStore) -> VerdictGiven:
    service.always, failing.broken = IN_BEFORE, FULL
    given = await scan(door)
    assert given.verdict.kind is VerdictKind.ALREADY_IN
    assert given.trouble is not None
    await door.uploader.settle()
    assert await kinds(failing) == [RowKind.ADMISSION]
    return given


@pytest.mark.parametrize("answer_again", [IN_BEFORE, IN_NOW, RefusedError("gone", status=410)], ids=str)
async def test_whom_the_disk_failed_to_note_as_turned_away_is_so_noted_whatever_the_service_says_later(
    failing: FailingStore, answer_again: Reply
) -> None:
    """Nobody is sent to look for a guest who never went in, and nobody counts them as inside."""
    async with at_door(failing) as (door, service, clock):
        await turned_away(door, service, failing)
        service.always = answer_again
        failing.broken = FREE
        for _ in range(3):
            await door.uploader._start_due()
            clock.forward(60)
        await door.uploader.settle()
        assert service.asked == ["T-0"], "once"
        assert await kinds(failing) == TAKEN_BACK
        assert await state(failing) is EntryState.OVERTURNED
        assert await failing.ledger.inside(frozenset()) == 0
        assert door.heard(LateStop) == []
        assert await failing.incidents.recorded(every=True) == []
        assert door.heard(OutboxChanged)[-1].count.unsent == 0
        assert door.uploader._cut_off == {}, "the next one that is cut off waits no longer for this one"


@pytest.mark.parametrize(
    ("reply", "then"),
    [
        (IN_NOW, EntryState.CONFIRMED),
        (RefusedError("no", status=404), EntryState.NEEDS_ATTENTION),
        (LostError("cut"), EntryState.WAITING),
    ],
    ids=str,
)
async def test_what_became_of_a_check_in_is_written_once_there_is_room(
    failing: FailingStore, reply: Reply, then: EntryState
) -> None:
    async with at_door(failing, confirm_ms=10) as (door, service, clock):
        await answered_after_green(door, service, failing, reply)
        answered_at = clock.now()
        for _ in range(2):
            clock.forward(900)
            await door.uploader._start_due()
        assert await state(failing) is EntryState.SENDING
        failing.broken = FREE
        await door.uploader._take_up_cut_off()
        assert await state(failing) is then
        assert service.asked == ["T-0"]
        assert door.uploader._attempts.held == [], "nothing that a later attempt overtakes"
        (attempt,) = await failing.at_door(lambda transaction: transaction.attempts("T-0"))
        assert attempt.ended == answered_at, "what the service tells later is not of this attempt"


@pytest.mark.parametrize(
    ("reply", "then"), [(IN_NOW, EntryState.CONFIRMED), (LostError("cut"), EntryState.WITHDRAWN)], ids=str
)
async def test_a_check_in_that_somebody_gave_up_meanwhile_is_told_as_the_service_has_it(
    failing: FailingStore, reply: Reply, then: EntryState
) -> None:
    async with at_door(failing, confirm_ms=10) as (door, service, _):
        admission_id = (await answered_after_green(door, service, failing, reply)).admission_id
        await failing.outbox.change(admission_id, given_up)
        failing.broken = FREE
        await door.uploader._take_up_cut_off()
        assert await state(failing) is then


async def test_a_guest_to_be_stopped_is_told_of_once_that_is_on_disk(failing: FailingStore) -> None:
    async with at_door(failing, confirm_ms=10) as (door, service, _):
        await answered_after_green(door, service, failing, IN_BEFORE)
        assert door.heard(LateStop) == []
        service.always, failing.broken = IN_NOW, FREE  # the service takes its own first answer for ours
        await door.uploader._start_due()
        assert [stop.incident for stop in door.heard(LateStop)] == [IncidentKind.CONFLICT]
        assert await state(failing) is EntryState.CONFLICT


OUT = Answered("scanned_out", "scanned_in", NOW - 900)


@pytest.mark.parametrize(
    ("reply", "then"),
    [
        (IN_BEFORE, EntryState.CONFLICT),
        (IN_NOW, EntryState.CONFIRMED),
        (OUT, EntryState.CORRECTING),
        (LostError("cut"), EntryState.WAITING),
        (RefusedError("no", status=404), EntryState.NEEDS_ATTENTION),
    ],
    ids=str,
)
@pytest.mark.parametrize("dismissed", [False, True])
async def test_an_answer_whose_commit_only_seemed_to_fail_is_written_once(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, reply: Reply, then: EntryState, *, dismissed: bool
) -> None:
    end_attempt, times = profile.outbox.end_attempt, 0

    async def unclear(*given: Any, **options: Any) -> Any:
        nonlocal times
        times += 1
        ending = await end_attempt(*given, **options)
        if times == 1:
            raise StoreError("nobody knows whether that is on disk")
        return ending

    async def on_disk() -> tuple[Any, ...]:
        incidents = [one.id for one in await profile.incidents.recorded(every=True)]
        return await profile.ledger.rows("T-0"), incidents, await profile.outbox.entries(every=True)

    monkeypatch.setattr(profile.outbox, "end_attempt", unclear)
    async with at_door(profile, confirm_ms=10) as (door, service, _):
        service.hold, service.always = asyncio.Event(), reply
        given = await scan(door)
        service.hold.set()
        await door.uploader.settle()
        assert await state(profile) is then
        if dismissed:
            await profile.outbox.change(given.admission_id, given_up)
        before = await on_disk()
        await door.uploader._take_up_cut_off()
        assert times == 2
        assert await on_disk() == before
        assert door.uploader._to_take_up == set(), "and that is settled"


def given_up(entry: Entry) -> Entry:
    return replace(entry, state=EntryState.WITHDRAWN)


def let_none_of(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, admission_id: str, fault: Exception
) -> None:
    """Whatever became of that one cannot be written."""
    end_attempt = profile.outbox.end_attempt

    async def fails(one: str, *given: Any, **options: Any) -> Any:
        if one == admission_id:
            raise fault
        return await end_attempt(one, *given, **options)

    monkeypatch.setattr(profile.outbox, "end_attempt", fails)


@pytest.mark.parametrize("fault", [StoreError("malformed"), ValueError("a fault of ours")], ids=str)
async def test_one_answer_that_cannot_be_written_keeps_no_other_check_in(
    failing: FailingStore, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async with at_door(failing) as (door, service, _):
        given = await turned_away(door, service, failing)
        service.always, failing.broken = IN_NOW, FREE
        let_none_of(failing, monkeypatch, given.admission_id, fault)
        await admit(failing, "a-1", "T-1")
        await door.uploader._start_due()
        await door.uploader.settle()
        assert service.asked == ["T-0", "T-1"]
        assert [one.state for one in await failing.outbox.entries(every=True)][1] is EntryState.CONFIRMED
        with pytest.raises(StoreError):  # as soon as the others are sent
            async with asyncio.timeout(20):
                await door.uploader.drain(lambda: False)
        monkeypatch.undo()
        async with asyncio.timeout(20):
            await door.uploader.drain(lambda: False)
        assert await kinds(failing) == TAKEN_BACK
        assert door.heard(LateStop) == []


async def test_on_a_full_disk_nothing_else_is_sent(
    failing: FailingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_door(failing) as (door, service, _):
        given = await turned_away(door, service, failing)
        failing.broken = FREE
        let_none_of(failing, monkeypatch, given.admission_id, DiskFullError())
        await admit(failing, "a-1", "T-1")
        with pytest.raises(DiskFullError):
            await door.uploader._start_due()
        assert service.asked == ["T-0"]


async def test_a_check_in_whose_answer_is_still_to_be_written_is_not_sent_again(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    end_attempt = profile.outbox.end_attempt

    async def unclear(*given: Any, **options: Any) -> Any:
        await end_attempt(*given, **options)
        raise StoreError("nobody knows whether that is on disk")

    monkeypatch.setattr(profile.outbox, "end_attempt", unclear)
    async with at_door(profile, confirm_ms=10) as (door, service, clock):
        service.hold, service.always = asyncio.Event(), LostError("cut")
        given = await scan(door)
        service.hold.set()
        await door.uploader.settle()
        let_none_of(profile, monkeypatch, given.admission_id, StoreError("locked"))
        clock.forward(600)
        await door.uploader._start_due()
        await door.uploader.settle()
        assert service.asked == ["T-0"]
        monkeypatch.setattr(profile.outbox, "end_attempt", end_attempt)
        await door.uploader._start_due()
        await door.uploader.settle()
        assert service.asked == ["T-0", "T-0"]


async def test_where_one_answer_cannot_be_written_at_the_end_the_others_are(
    failing: FailingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_door(failing, confirm_ms=10) as (door, service, _):
        service.hold = asyncio.Event()
        first, _second = await scan(door), await scan(door, "T-1")
        failing.broken = FULL
        service.hold.set()
        await door.uploader.settle()
        failing.broken = FREE
        let_none_of(failing, monkeypatch, first.admission_id, StoreError("malformed"))
    states = [one.state for one in await failing.outbox.entries(every=True)]
    assert states == [EntryState.SENDING, EntryState.CONFIRMED]


async def test_a_guest_to_be_stopped_is_told_of_though_the_round_that_writes_it_is_cut_off(
    failing: FailingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_door(failing, confirm_ms=10) as (door, service, _):
        await answered_after_green(door, service, failing, IN_BEFORE)
        failing.broken = FREE
        end_attempt, begun, may_end = failing.outbox.end_attempt, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any, **options: Any) -> Any:
            begun.set()
            await may_end.wait()
            return await end_attempt(*given, **options)

        monkeypatch.setattr(failing.outbox, "end_attempt", slow)
        running = asyncio.create_task(door.uploader.run(), name="test run")
        await begun.wait()
        running.cancel()
        may_end.set()
        await asyncio.gather(running, return_exceptions=True)
        assert await state(failing) is EntryState.CONFLICT
        assert [stop.incident for stop in door.heard(LateStop)] == [IncidentKind.CONFLICT]


@pytest.mark.parametrize("together", [False, True])
async def test_an_answer_is_written_as_soon_as_a_scan_shows_that_there_is_room(
    failing: FailingStore, *, together: bool
) -> None:
    async with at_door(failing) as (door, service, _):
        await turned_away(door, service, failing)
        running = asyncio.create_task(door.uploader.run(), name="test run")
        await until(lambda: not door.uploader._wake.is_set())
        service.hold, failing.broken = asyncio.Event(), FREE
        engine, how = door.engine, InputMethod.SEARCH
        admitted = engine.admit_each(["T-1"], how) if together else engine.admit("T-1", how)
        scanning: asyncio.Task[object] = asyncio.create_task(admitted)
        async with asyncio.timeout(2):  # and not with the next look at the outbox, in five seconds
            while await kinds(failing) != TAKEN_BACK:
                await asyncio.sleep(0.01)
        assert service.flying == ["T-1"], "while that guest still waits"
        service.hold.set()
        await scanning
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_an_answer_is_written_as_the_program_ends_if_the_disk_takes_it(failing: FailingStore) -> None:
    async with at_door(failing) as (door, service, _):
        await turned_away(door, service, failing)
        failing.broken = FREE
    assert await kinds(failing) == TAKEN_BACK
    async with at_door(failing, run="next", offline=True) as (door, _, __):
        assert (await scan(door)).verdict.kind is VerdictKind.ALREADY_IN


async def test_the_program_ends_though_the_disk_takes_no_answer(failing: FailingStore) -> None:
    async with at_door(failing) as (door, service, _):
        await turned_away(door, service, failing)
    assert await kinds(failing) == [RowKind.ADMISSION]


async def test_whoever_comes_with_a_ticket_that_was_in_is_turned_away_after_an_undo_too(
    failing: FailingStore,
) -> None:
    async with at_door(failing) as (door, service, _):
        given = await turned_away(door, service, failing)
        assert isinstance(await door.controller.undo(given.admission_id), Undone)
        failing.broken = FREE
        await door.uploader._start_due()
        assert await kinds(failing) == [RowKind.ADMISSION, RowKind.UNDO, RowKind.SEEN_INSIDE]
        assert (await scan(door)).verdict.kind is VerdictKind.ALREADY_IN
        assert door.heard(LateStop) == []
        assert await failing.ledger.inside(frozenset()) == 0


@pytest.mark.parametrize("somebody_signs_in", ["", "before the answer", "after it"])
async def test_a_refused_token_is_told_of_unless_somebody_has_signed_in_since(
    failing: FailingStore, somebody_signs_in: str
) -> None:
    async with at_door(failing, confirm_ms=10) as (door, service, _):
        door.uploader.signed_in()
        service.hold = asyncio.Event()
        await scan(door)
        service.always, failing.broken = UnauthorisedError("no", status=401), FULL
        if somebody_signs_in == "before the answer":
            door.uploader.signed_in()
        service.hold.set()
        await until(lambda: not service.flying)
        await door.uploader.settle()
        if somebody_signs_in == "after it":
            door.uploader.signed_in()
        failing.broken = FREE
        await door.uploader._take_up_cut_off()
        assert len(door.heard(SignInNeeded)) == (0 if somebody_signs_in else 1)


async def test_an_answer_that_was_cut_off_as_it_was_written_is_written_at_the_end(
    failing: FailingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_door(failing, confirm_ms=10) as (door, service, _):
        service.hold = asyncio.Event()
        await scan(door)
        end_attempt, begun, times = failing.outbox.end_attempt, asyncio.Event(), 0

        async def slow_and_full(*given: Any, **options: Any) -> Any:
            nonlocal times
            times += 1
            if times > 1:
                return await end_attempt(*given, **options)
            begun.set()
            await asyncio.sleep(0.2)
            raise DiskFullError

        monkeypatch.setattr(failing.outbox, "end_attempt", slow_and_full)
        service.hold.set()
        await begun.wait()
        await door.uploader.stop(0.01)
        assert await state(failing) is EntryState.CONFIRMED
