"""Taking admissions back: once by anybody at the door, and then only on a supervisor's word."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kiosk.core.outbox import EntryState
from kiosk.core.presence import LedgerRow, PresenceState, RowKind
from kiosk.core.verdict import VerdictKind
from kiosk.engine.supervised import AdmittedOffList, NoReason, NoSupervisors, Overridden, WrongPin
from kiosk.engine.undo import NotUndone, Undone, UndoWhy
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import IN_BEFORE, Door, FakeClock, ScriptedService, hold_list, open_door
from tests.unit.engine.supervisors import PIN, POLICY, TICKETS, WRONG, rows_of
from tests.unit.store.handover_samples import export, take
from tests.unit.store.store_samples import ticket

WHY = "wristband torn off"


@asynccontextmanager
async def at_door(
    profile: Profile, *, service: ScriptedService | None = None, run: str = "run"
) -> AsyncIterator[Door]:
    """A door that is offline unless there is a service to ask."""
    asked, offline = service or ScriptedService(), service is None
    await hold_list(profile, [*TICKETS, ticket("other")])
    async with open_door(profile, asked, FakeClock(), policy=POLICY, offline=offline, run=run) as door:
        yield door


async def admitted(door: Door, ticket_id: str = "good") -> str:
    given = await door.controller.admit(ticket_id)
    assert given is not None
    assert given.verdict.kind is VerdictKind.ADMIT
    return given.admission_id


async def verdict(door: Door, ticket_id: str = "good") -> VerdictKind:
    given = await door.controller.admit(ticket_id)
    assert given is not None
    return given.verdict.kind


async def test_check_in_and_undo_in_turn_let_no_crowd_in_on_one_ticket(profile: Profile) -> None:
    async with at_door(profile) as door:
        assert isinstance(await door.controller.undo(await admitted(door)), Undone)
        second = await admitted(door)
        for _ in range(2):
            assert await door.controller.undo(second) == NotUndone(UndoWhy.SECOND)
            assert await verdict(door) is VerdictKind.ALREADY_IN
        kinds = [row.kind for row in await rows_of(profile, "good")]
        assert kinds == [RowKind.ADMISSION, RowKind.UNDO, RowKind.ADMISSION]
        assert await profile.ledger.inside(frozenset()) == 1
        (withdrawn, waiting) = await profile.outbox.entries(every=True)
        assert (withdrawn.state, waiting.state) == (EntryState.WITHDRAWN, EntryState.WAITING)
        assert isinstance(await door.controller.undo(await admitted(door, "other")), Undone)


async def test_a_supervisor_takes_the_second_back_with_a_reason_in_the_ledger(profile: Profile) -> None:
    async with at_door(profile) as door:
        await door.controller.undo(await admitted(door))
        second = await admitted(door)
        assert await door.controller.undo_again(second, PIN, "  ") == NoReason()
        assert isinstance(await door.controller.undo_again(second, WRONG, WHY), WrongPin)
        assert await verdict(door) is VerdictKind.ALREADY_IN
        outcome = await door.controller.undo_again(second, PIN, f" {WHY} ")
        assert isinstance(outcome, Undone)
        row = (await rows_of(profile, "good"))[-1]
        assert row == outcome.row
        assert (row.kind, row.concerns, row.supervisor, row.reason) == (RowKind.UNDO, second, "Mira", WHY)
        assert await door.controller.undo_again(second, PIN, WHY) == NotUndone(UndoWhy.BEFORE)
        third = await admitted(door)
        assert await door.controller.undo(third) == NotUndone(UndoWhy.SECOND)


async def test_the_first_can_be_a_supervisors_too_and_counts(profile: Profile) -> None:
    async with at_door(profile) as door:
        outcome = await door.controller.undo_again(await admitted(door), PIN, WHY)
        assert isinstance(outcome, Undone)
        assert outcome.row.supervisor == "Mira"
        assert await door.controller.undo(await admitted(door)) == NotUndone(UndoWhy.SECOND)


async def test_an_override_taken_back_counts_as_any_other(profile: Profile) -> None:
    async with at_door(profile) as door:
        first = await admitted(door)
        beside = await door.controller.override("good", PIN, "came out")
        assert isinstance(beside, Overridden)
        assert isinstance(await door.controller.undo(beside.row.id), Undone)
        assert await door.controller.undo(first) == NotUndone(UndoWhy.SECOND)


async def test_an_admission_overturned_before_green_is_no_undo(profile: Profile) -> None:
    service = ScriptedService()
    service.always = IN_BEFORE
    async with at_door(profile, service=service) as door:
        assert await verdict(door) is VerdictKind.ALREADY_IN
        assert [row.kind for row in await rows_of(profile, "good")][1] is RowKind.OVERTURNED
        overridden = await door.controller.override("good", PIN, "the service is wrong")
        assert isinstance(overridden, Overridden)
        assert isinstance(await door.controller.undo(overridden.row.id), Undone)


async def test_everybody_off_the_list_had_a_supervisors_word_and_is_taken_back_without_another(
    profile: Profile,
) -> None:
    async with at_door(profile) as door:
        for _ in range(3):
            outcome = await door.controller.admit_off_list("", PIN, "the host's guest")
            assert isinstance(outcome, AdmittedOffList)
            assert isinstance(await door.controller.undo(outcome.row.id), Undone)


async def test_without_supervisors_nobody_takes_a_second_one_back(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), offline=True) as door:
        await door.controller.undo(await admitted(door))
        second = await admitted(door)
        assert await door.controller.undo(second) == NotUndone(UndoWhy.SECOND)
        assert await door.controller.undo_again(second, PIN, WHY) == NoSupervisors()


async def test_an_undo_that_was_handed_over_counts(profile: Profile, tmp_path: Path) -> None:
    there = Profile.open(tmp_path / "there", None, writable=True)
    try:
        async with at_door(there, run="there") as door:
            assert isinstance(await door.controller.undo(await admitted(door)), Undone)
        async with at_door(profile) as door:
            await export(there, tmp_path / "file")
            await take(profile, tmp_path / "file")
            assert await door.controller.undo(await admitted(door)) == NotUndone(UndoWhy.SECOND)
            guest = await profile.guests.get("good")
            assert guest is not None
            assert guest.presence.where is PresenceState.INSIDE
    finally:
        there.close()


async def test_of_two_undos_at_once_one_is_the_second(profile: Profile) -> None:
    async with at_door(profile) as door:
        first = await admitted(door)
        beside = await door.controller.override("good", PIN, "came out")
        assert isinstance(beside, Overridden)
        outcomes = await asyncio.gather(door.controller.undo(first), door.controller.undo(beside.row.id))
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NotUndone", "Undone"]
        taken_back: list[LedgerRow] = [
            row for row in await rows_of(profile, "good") if row.kind is RowKind.UNDO
        ]
        assert len(taken_back) == 1
