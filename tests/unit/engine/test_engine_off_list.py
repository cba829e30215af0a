"""Somebody admitted off the list: counted, kept apart, and what happens when their ticket turns up."""

import json
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.link import Outcome
from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import ALL_EVENTS, Direction
from kiosk.core.presence import InputMethod, LedgerRow, PresenceState, RowKind
from kiosk.core.scan_search import ScanSearch
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import AlreadyIn, Exit, NotInside, Reason, Refer, Unknown, VerdictKind
from kiosk.engine.controller import NotATicket
from kiosk.engine.events import VerdictGiven
from kiosk.engine.off_list import settle
from kiosk.engine.records import Incident
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanPlace
from kiosk.engine.supervised import AdmittedOffList, NotOverridden
from kiosk.engine.undo import NotUndone, Undone, UndoWhy
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, ScriptedService, hold_list, open_door, pages_of
from tests.unit.engine.supervisors import PIN, POLICY, TICKETS, rows_of
from tests.unit.store.store_samples import NOW, complete_list, ending, ticket

WHY = "bought at the box office"


async def admitted(door: Door, code: str, name: str = "") -> LedgerRow:
    outcome = await door.controller.admit_off_list(code, PIN, WHY, name)
    assert isinstance(outcome, AdmittedOffList), outcome
    return outcome.row


async def only_incident(profile: Profile) -> Incident:
    (incident,) = await profile.incidents.recorded(every=True)
    return incident


async def test_the_row_has_no_ticket_counts_as_a_person_and_keeps_code_and_name_apart(
    profile: Profile,
) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        row = await admitted(door, " new-code ", " Ana García ")
        assert (row.kind, row.ticket_id, row.event_id) == (RowKind.OFF_LIST, "", "tonight")
        assert (row.supervisor, row.reason, row.how, row.at) == ("Mira", WHY, InputMethod.KEYBOARD, NOW)
        assert "Ana" not in repr(row)
        assert "new-code" not in repr(row)
        (listed,) = await profile.ledger.off_list_pending()
        assert (listed.row, listed.code, listed.name) == (row, "new-code", "Ana García")
        assert await door.controller.queries.inside() == 1
        assert await profile.outbox.entries(every=True) == []
        again = await door.controller.admit_off_list("new-code", PIN, WHY)
        assert isinstance(again, AdmittedOffList)
        assert again.earlier == (row,)
        assert await door.controller.queries.inside() == 2
        nothing = await door.controller.admit_off_list("", PIN, WHY)
        assert isinstance(nothing, AdmittedOffList)
        assert nothing.earlier == ()
        assert len(await profile.ledger.off_list_pending()) == 2


@pytest.mark.parametrize("code", ["good", "token-unpaid", "cancelled", "twins", "tomorrow"])
async def test_who_is_on_the_list_is_not_admitted_off_it(profile: Profile, code: str) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        assert isinstance(await door.controller.admit_off_list(code, PIN, WHY), NotOverridden)
        assert await door.controller.queries.inside() == 0


async def test_without_a_list_at_all_a_supervisor_may_still_let_in(profile: Profile) -> None:
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        given = await door.controller.scan("anything", InputMethod.CAMERA)
        assert given is not None
        assert given.verdict.kind is VerdictKind.REFER
        assert (await admitted(door, "anything")).kind is RowKind.OFF_LIST


@pytest.mark.parametrize("events", [("tonight", "tomorrow"), (ALL_EVENTS,)], ids=["several", "all"])
async def test_who_was_let_in_at_a_door_for_several_events_is_not_inside_of_the_next(
    profile: Profile, events: tuple[str, ...]
) -> None:
    await hold_list(profile, TICKETS)
    policy, clock = replace(POLICY, events=events), FakeClock()
    async with open_door(profile, ScriptedService(), clock, policy=policy, offline=True) as door:
        assert (await admitted(door, "new-code")).event_id == "tonight", "that one is under way"
        assert await profile.ledger.inside(frozenset({"tonight"})) == 1
        assert await profile.ledger.inside(frozenset({"tomorrow"})) == 0
        clock.forward(79_000)
        assert (await admitted(door, "newer-code")).event_id == "tomorrow", (
            "it begins in a quarter of an hour"
        )
        assert await door.controller.queries.inside() == 2


@pytest.mark.parametrize("code", ["late", "token-late", "https://tickets.example/t/token-late"])
async def test_a_ticket_that_turns_up_is_checked_in_as_that_admission(profile: Profile, code: str) -> None:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, clock, policy=POLICY) as door:
        row = await admitted(door, code)
        clock.forward(600)
        service.pages = pages_of([*TICKETS, ticket("late")])
        await door.guest_list.sync(full=True)

        (found,) = await rows_of(profile, "late")
        assert found == replace(
            row, id=found.id, kind=RowKind.ADMISSION, ticket_id="late", account="host",
            concerns=row.id, shown=True,
        )  # fmt: skip
        (entry,) = await profile.outbox.entries(every=True)
        assert (entry.admission_id, entry.ticket_id, entry.scanned_at) == (found.id, "late", NOW)
        assert await door.controller.queries.inside() == 1
        assert await profile.ledger.off_list_pending() == []
        given = await door.controller.admit("late")
        assert given is not None
        assert given.verdict.kind is VerdictKind.ALREADY_IN
        await door.guest_list.sync(full=True)
        await door.uploader.drain(lambda: False)
        assert service.asked == ["late"]
        assert len(await rows_of(profile, "late")) == 1
        assert await profile.incidents.recorded(every=True) == []
        assert await door.controller.undo(row.id) == NotUndone(UndoWhy.TURNED_UP, found.id)
        assert isinstance(await door.controller.undo(found.id), Undone)
        assert await door.controller.queries.inside() == 0


async def test_a_code_that_was_let_in_before_says_so_when_typed_too(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        row = await admitted(door, "new-code")
        given = await door.controller.typed(" new-code ")
        assert isinstance(given, VerdictGiven)
        assert isinstance(given.verdict, Refer)
        assert given.verdict.why is Reason.LET_IN_OFF_LIST
        assert await door.controller.typed("new-cod") == NotATicket()
        assert isinstance(await door.controller.undo(row.id), Undone)
        assert await door.controller.typed("new-code") == NotATicket()


async def test_a_code_that_was_let_in_before_says_so_at_its_second_scan_with_time_and_door(
    profile: Profile,
) -> None:
    await hold_list(profile, TICKETS)
    clock = FakeClock()
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        row = await admitted(door, "new-code")
        for _ in range(2):
            clock.forward(600)
            given = await door.controller.scan("new-code", InputMethod.CAMERA)
            assert given is not None
            verdict = given.verdict
            assert isinstance(verdict, Refer)
            assert (verdict.why, verdict.tickets) == (Reason.LET_IN_OFF_LIST, ())
            assert verdict.presence is not None
            evidence = verdict.presence.evidence
            assert evidence is not None
            assert (evidence.at, evidence.door, evidence.admission_id) == (NOW, "Door A", row.id)
        assert await door.controller.queries.inside() == 1
        another = await door.controller.scan("another-code", InputMethod.CAMERA)
        assert another is not None
        assert another.verdict == Unknown()
        await admitted(door, "")
        nothing = await door.controller.scan("", InputMethod.CAMERA)
        assert nothing is not None
        assert nothing.verdict == Unknown()
        assert isinstance(await door.controller.undo(row.id), Undone)
        clock.forward(600)
        undone = await door.controller.scan("new-code", InputMethod.CAMERA)
        assert undone is not None
        assert undone.verdict == Unknown()


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({}, VerdictKind.REFER),
        ({"direction": Direction.EXIT}, VerdictKind.EXIT),
        ({"direction": Direction.EXIT, "policy": replace(POLICY, events=("tomorrow",))}, VerdictKind.UNKNOWN),
        ({"policy": replace(POLICY, events=("tomorrow",))}, VerdictKind.UNKNOWN),
        ({"policy": replace(POLICY, events=("tonight", "tomorrow"))}, VerdictKind.REFER),
        ({"token_mark": "another mark"}, VerdictKind.UNKNOWN),
    ],
    ids=[
        "after a restart",
        "at an exit",
        "at another evening's exit",
        "another evening",
        "both evenings",
        "another account",
    ],
)
async def test_who_was_let_in_before_is_of_the_same_events_and_account_and_comes_in(
    profile: Profile, other: dict[str, Any], told: VerdictKind
) -> None:
    await hold_list(profile, TICKETS)
    await complete_list(profile, TICKETS, account="another host")
    await profile.notes.put("account:another mark", "another host")
    options: dict[str, Any] = {"policy": POLICY, "offline": True}
    async with open_door(profile, ScriptedService(), FakeClock(), **options) as door:
        await admitted(door, "new-code")
    async with open_door(profile, ScriptedService(), FakeClock(), run="2", **{**options, **other}) as door:
        given = await door.controller.scan("new-code", InputMethod.CAMERA)
        assert given is not None
        assert given.verdict.kind is told


async def scanned(door: Door, code: str) -> VerdictGiven:
    given = await door.controller.scan(code, InputMethod.CAMERA)
    assert given is not None
    return given


AT_THE_EXIT: dict[str, Any] = {"direction": Direction.EXIT, "run": "2", "offline": True}


async def test_who_was_let_in_off_the_list_goes_out_and_comes_back_on_a_supervisors_word(
    profile: Profile,
) -> None:
    await hold_list(profile, TICKETS)
    clock = FakeClock()
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        row = await admitted(door, "new-code", "Ana García")
        await admitted(door, "another-code")
    clock.forward(600)
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, **AT_THE_EXIT) as door:
        out = (await scanned(door, "new-code")).verdict
        assert isinstance(out, Exit)
        assert (out.ticket, out.presence.admission) == (None, row)
        assert await door.controller.queries.inside() == 1
        clock.forward(60)
        again = (await scanned(door, "new-code")).verdict
        assert isinstance(again, NotInside)
        assert again.evidence is not None
        assert (again.ticket, again.evidence.at) == (None, NOW + 600)
        assert await door.controller.queries.inside() == 1
    (exit_row,) = [one for one in await rows_of(profile, "") if one.kind is RowKind.EXIT]
    assert (exit_row.concerns, exit_row.event_id, exit_row.account) == (row.id, row.event_id, row.account)
    page = await profile.scans.page(ScanSearch(), ScanPlace(), 9, "host")
    told = [(one.row.kind, one.name) for one in page.scans if isinstance(one, RecentScan)]
    assert told == [(RowKind.EXIT, "Ana García"), (RowKind.OFF_LIST, ""), (RowKind.OFF_LIST, "Ana García")]
    kept = [one.verdict for one in page.scans if isinstance(one, KeptScan)]
    assert kept == [again]
    exported = await profile.exports.ledger(lambda rows: [(one.row.kind, one.guest) for one in rows])
    assert (RowKind.EXIT, "Ana García") in exported
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, run="3", offline=True) as door:
        back = (await scanned(door, "new-code")).verdict
        assert isinstance(back, Refer)
        assert back.presence is not None
        assert (back.why, back.presence.where) == (Reason.LET_IN_OFF_LIST, PresenceState.OUTSIDE)
        assert isinstance(await door.controller.typed("new-code"), VerdictGiven)
        outcome = await door.controller.admit_off_list("new-code", PIN, WHY)
        assert isinstance(outcome, AdmittedOffList)
        assert outcome.earlier == ()
        assert await door.controller.queries.inside() == 2
        assert isinstance(await door.controller.undo(outcome.row.id), Undone)
        assert await door.controller.queries.inside() == 1


async def test_of_two_on_one_code_each_goes_out_once(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    clock = FakeClock()
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        await admitted(door, "new-code")
        await admitted(door, "new-code")
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, **AT_THE_EXIT) as door:
        kinds = []
        for _ in range(3):
            clock.forward(60)
            kinds.append((await scanned(door, "new-code")).verdict.kind)
        assert kinds == [VerdictKind.EXIT, VerdictKind.EXIT, VerdictKind.NOT_INSIDE]
        assert await door.controller.queries.inside() == 0


async def test_the_ticket_of_who_came_and_left_is_checked_in_and_outside(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, clock, policy=POLICY, offline=True) as door:
        await admitted(door, "late")
    clock.forward(600)
    async with open_door(profile, service, clock, policy=POLICY, **AT_THE_EXIT) as door:
        assert (await scanned(door, "late")).verdict.kind is VerdictKind.EXIT
    async with open_door(profile, service, clock, policy=POLICY, run="3") as door:
        service.pages = pages_of([*TICKETS, ticket("late")])
        await door.guest_list.sync(full=True)
        came, left = await rows_of(profile, "late")
        assert (came.kind, came.at, left.kind, left.at, left.concerns) == (
            RowKind.ADMISSION, NOW, RowKind.EXIT, NOW + 600, came.id,
        )  # fmt: skip
        assert [entry.ticket_id for entry in await profile.outbox.entries(every=True)] == ["late"]
        assert await door.controller.queries.inside() == 0
        page = await profile.scans.page(ScanSearch(), ScanPlace(), 9, "host")
        told = [one.row.ticket_id for one in page.scans if isinstance(one, RecentScan)]
        assert told == ["late", "late"], "and not beside those without a ticket"
        back = (await scanned(door, "late")).verdict
        assert isinstance(back, AlreadyIn)
        assert back.why is Reason.NO_FURTHER_ENTRY


MISFITS: dict[str, tuple[Ticket, str]] = {
    "cancelled": (ticket("late", state="cancelled"), "state_refused"),
    "unpaid": (ticket("late", state="unpaid"), "state_referred"),
    "elsewhere": (replace(TICKETS[3], id="late", token="token-late"), "other_event"),
}


@pytest.mark.parametrize("misfit", MISFITS)
async def test_a_ticket_that_turns_up_and_is_not_valid_is_an_incident_with_both_sides(
    profile: Profile, misfit: str
) -> None:
    service = ScriptedService()
    late, why = MISFITS[misfit]
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, FakeClock(), policy=POLICY) as door:
        row = await admitted(door, "token-late", "Quillfeather")
        service.pages = pages_of([*TICKETS, late])
        for _ in range(2):
            await door.guest_list.sync(full=True)
        incident = await only_incident(profile)
        assert (incident.kind, incident.ticket_id, incident.admission_id) == (
            IncidentKind.OFF_LIST_MATCH,
            "late",
            row.id,
        )
        off_list, on_list = incident.detail["off_list"], incident.detail["on_list"]
        assert (off_list["at"], off_list["door"], off_list["supervisor"]) == (NOW, "Door A", "Mira")
        assert (on_list["tickets"], on_list["why"], on_list["used"]) == (["late"], why, None)
        told = json.dumps(incident.detail)
        assert "Quillfeather" not in told
        assert "token-late" not in told
        assert await profile.ledger.off_list_pending() == []
        assert await rows_of(profile, "late") == []
        assert await profile.outbox.entries(every=True) == []
        assert await door.controller.queries.inside() == 1
        undone = await door.controller.undo(row.id)
        assert isinstance(undone, Undone)
        assert not undone.left
        assert await door.controller.queries.inside() == 0


async def test_a_ticket_that_was_admitted_otherwise_is_an_incident_that_says_when_and_where(
    profile: Profile,
) -> None:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, clock, policy=POLICY, offline=True) as door:
        first, second = await admitted(door, "late"), await admitted(door, "token-late")
        clock.forward(60)
        service.pages = pages_of([*TICKETS, ticket("late")])
        await door.guest_list.sync(full=True)
        (standing,) = await rows_of(profile, "late")
        assert standing.concerns == first.id
        incident = await only_incident(profile)
        assert incident.admission_id == second.id
        used = incident.detail["on_list"]["used"]
        assert (used["at"], used["door"], used["admission_id"]) == (NOW, "Door A", standing.id)
        assert await door.controller.queries.inside() == 2


async def test_a_ticket_whose_holder_came_and_left_meanwhile_is_an_incident_too(profile: Profile) -> None:
    policy = replace(POLICY, entries={"*": "again"})
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=policy, offline=True) as door:
        row = await admitted(door, "late")
        await hold_list(profile, [*TICKETS, ticket("late")])
        came = await door.controller.admit("late")
        assert came is not None
        left = ending("e-1", RowKind.EXIT, "late", came.admission_id)
        await profile.at_door(lambda transaction: transaction.add(left))
        at = await door.session.at()
        settled = partial(settle, row_id=row.id, at=at, now=NOW, new_id=lambda: "new")
        assert await profile.at_door(settled) is True
        assert await profile.at_door(settled) is False
        incident = await only_incident(profile)
        assert incident.detail["on_list"]["used"]["admission_id"] == came.admission_id


async def test_several_tickets_that_turn_up_are_an_incident_that_names_them(profile: Profile) -> None:
    service = ScriptedService()
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, FakeClock(), policy=POLICY) as door:
        await admitted(door, "pair")
        pair = [ticket("p-1", token="pair"), ticket("p-2", token="pair")]
        service.pages = pages_of([*TICKETS, *pair])
        await door.guest_list.sync(full=True)
        incident = await only_incident(profile)
        assert (incident.ticket_id, sorted(incident.detail["on_list"]["tickets"])) == ("", ["p-1", "p-2"])


async def test_another_gates_ticket_is_checked_in_and_an_admission_taken_back_is_not(
    profile: Profile,
) -> None:
    service = ScriptedService()
    crew = replace(TICKETS[2], id="late", token="late-token")
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, FakeClock(), policy=POLICY) as door:
        await admitted(door, "late")
        gone = await admitted(door, "gone")
        undone = await door.controller.undo(gone.id)
        assert isinstance(undone, Undone)
        assert (undone.row.kind, undone.row.concerns, undone.left) == (RowKind.UNDO, gone.id, False)
        assert await door.controller.undo(gone.id) == NotUndone(UndoWhy.BEFORE)
        service.pages = pages_of([*TICKETS, crew, ticket("gone")])
        await door.guest_list.sync(full=True)
        states = [(e.ticket_id, e.state) for e in await profile.outbox.entries(every=True)]
        assert states == [("late", EntryState.WAITING)]
        here = await profile.guests.get("late")
        absent = await profile.guests.get("gone")
        assert here is not None
        assert absent is not None
        assert (here.presence.where, absent.presence.where) == (
            PresenceState.INSIDE,
            PresenceState.NOT_KNOWN,
        )
        assert await profile.incidents.recorded(every=True) == []


async def test_a_guest_who_buys_while_staff_scan_is_matched_by_the_recheck(profile: Profile) -> None:
    service = ScriptedService()
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, FakeClock(), policy=POLICY) as door:
        await admitted(door, "late")
        service.pages = pages_of([ticket("late")])
        door.watch.note(Outcome.ANSWERED, 0.01, 1.0)
        given = await door.controller.scan("late", InputMethod.CAMERA)
        assert given is not None
        assert (given.verdict.kind, given.looked_again) == (VerdictKind.ALREADY_IN, True)
