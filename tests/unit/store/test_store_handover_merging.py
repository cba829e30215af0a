"""A handover meets what is here already: nothing is set back, nothing is sent or let in twice unseen."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState, IncidentKind, Knowledge, after_reply
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow, PresenceState, RowKind, presence_of
from kiosk.core.replies import Answered
from kiosk.core.tickets import Answer
from kiosk.engine.errors import StoreError
from kiosk.engine.records import Ending, Incident, ListState
from kiosk.store import handover
from kiosk.store.handover import CLOCKS_APART_S
from tests.unit.store.handover_samples import (
    NewProfile,
    add,
    attempts_of,
    dump,
    export,
    filled,
    new_ones,
    rows_of,
    take,
)
from tests.unit.store.store_samples import NOW, admission, admit, check_in, complete_list, ending, ticket


async def test_what_was_done_since_is_not_set_back(new: NewProfile, tmp_path: Path) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    await export(a, file)
    await take(b, file)
    sent = await b.outbox.change("a-2", lambda e: replace(e, state=EntryState.CONFIRMED, attempts=1))
    await b.at_door(add(ending("x-2", RowKind.EXIT, "T-2", "a-2")))
    await b.incidents.settle("i-1", "same guest", NOW + 9)
    await b.policies.put(DoorPolicy(events=("tonight", "tomorrow")))
    await complete_list(
        b, [ticket(f"T-{n}", "New Name", updated_at=NOW - 10) for n in range(1, 6)], pass_no=7
    )
    before = await dump(b)
    assert new_ones(await take(b, file)) == {}
    assert await dump(b) == before
    assert await b.outbox.entry("a-2") == sent
    assert presence_of(await rows_of(b, "T-2")).where is PresenceState.OUTSIDE


@pytest.mark.parametrize("there", [False, True])
async def test_what_was_lost_is_doubted_until_somebody_looked_and_never_again(
    new: NewProfile, tmp_path: Path, there: bool
) -> None:
    """Here, whatever is taken a second time; or there, and that comes with the next file."""
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    await a.notes.put("records_lost", "1")
    await a.incidents.add(Incident("lost", IncidentKind.RECOVERED, NOW, "", "", {"what": "some"}))
    await export(a, file)
    await take(b, file)
    assert (await b.policies.lost()).records
    await (a if there else b).incidents.settle("lost", "counted everybody", NOW + 9)
    if there:
        await export(a, file)
    await take(b, file)
    assert [i.id for i in await b.incidents.recorded(every=False)] == ["i-1"]
    assert not (await b.policies.lost()).records


async def test_what_happened_there_since_the_first_file_comes_with_the_second(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    await export(a, file)
    await take(b, file)
    await a.at_door(add(ending("x-2", RowKind.EXIT, "T-2", "a-2")))
    await a.outbox.change("a-2", lambda e: replace(e, state=EntryState.CONFIRMED, attempts=1))
    await a.incidents.settle("i-1", "same guest", NOW + 9)
    await export(a, file)
    assert new_ones(await take(b, file)) == {"ledger": 1, "advanced": 1}
    assert presence_of(await rows_of(b, "T-2")).where is PresenceState.OUTSIDE
    assert (await b.outbox.entry("a-2") or check_in("", "")).state is EntryState.CONFIRMED
    assert await b.incidents.recorded(every=False) == []
    assert await b.ledger.inside(frozenset()) == 1


@pytest.mark.parametrize("state", [EntryState.WAITING, EntryState.SENDING, EntryState.CORRECTING])
async def test_what_may_have_been_sent_by_the_other_is_never_a_double(
    new: NewProfile, tmp_path: Path, state: EntryState
) -> None:
    """Whichever machine sends second hears that the guest is in already."""
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await complete_list(a, [ticket("T-1")])
    await admit(a, "a-1", "T-1")
    corrections = 1 if state is EntryState.CORRECTING else 0
    await a.outbox.change("a-1", lambda e: replace(e, state=state, corrections=corrections, due=NOW + 50))
    await export(a, file)
    await take(b, file)
    entry = await b.outbox.entry("a-1")
    assert entry is not None
    assert entry.state is (EntryState.CORRECTING if corrections else EntryState.WAITING)
    assert entry.due == 0.0
    for profile in (a, b):
        known = Knowledge(await attempts_of(profile, "T-1"), skew_s=0.0)
        for at in (None, NOW + 60, NOW + 9000):
            answer = Answered("scanned_in", "scanned_in", at)
            after, effects = after_reply(replace(entry, corrections=0), answer, NOW + 9001, known)
            assert (after.state, effects) == (EntryState.CONFIRMED, ())
    earlier = Answered("scanned_in", "scanned_in", NOW - CLOCKS_APART_S - 60)
    made = await attempts_of(a, "T-1")
    for measured_s, then in ((None, EntryState.CONFIRMED), (0.0, EntryState.CONFLICT)):
        known = Knowledge(tuple(replace(one, skew_s=measured_s) for one in made), skew_s=0.0)
        assert after_reply(entry, earlier, NOW + 9001, known)[0].state is then


@pytest.mark.parametrize(
    ("measured_s", "service_says_s", "state"),
    [
        (-3600.0, 30.0, EntryState.CONFIRMED),  # the hour that its clock is ahead is known
        (-3600.0, -900.0, EntryState.CONFLICT),
        (None, 30.0, EntryState.CONFIRMED),  # and is not: then nothing is older
        (None, -900.0, EntryState.CONFIRMED),
    ],
)
async def test_a_machine_whose_clock_is_an_hour_ahead_makes_no_false_conflict_on_another(
    new: NewProfile, tmp_path: Path, measured_s: float | None, service_says_s: float, state: EntryState
) -> None:
    """`service_says_s`: when the service has the ticket checked in, from the scan on."""
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await admit(a, "a-0", "T-0")
    begun = await a.outbox.begin_attempt("a-0", NOW, measured_s)
    assert begun is not None
    done = replace(begun[0], state=EntryState.CONFIRMED)
    await a.outbox.end_attempt("a-0", NOW + 1, ambiguous=False, conclude=lambda _: Ending(done))
    await admit(a, "a-1", "T-1")
    await export(a, file)
    await take(b, file)
    assert new_ones(await take(b, file)) == {}
    begun = await b.outbox.begin_attempt("a-1", NOW - 3500, 0.0)
    assert begun is not None
    sending, earlier = begun
    answer = Answered("scanned_in", "scanned_in", NOW - 3600 + service_says_s)
    after, _ = after_reply(sending, answer, NOW - 3499, Knowledge(earlier, skew_s=0.0))
    assert (after.state, after.proven) == (state, None if state is EntryState.CONFLICT else False)


async def test_an_admission_whose_check_in_was_handed_over_is_not_withdrawn_by_an_undo(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    await export(a, file)
    await take(b, file)
    assert [any(x.ambiguous for x in await attempts_of(p, "T-2")) for p in (a, b)] == [True, True]


async def test_a_ticket_that_both_let_in_is_an_incident_with_both_sides(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    for profile, name, at in ((a, "a-1", NOW), (b, "b-1", NOW + 60)):
        await complete_list(profile, [ticket("T-1")])
        row = replace(admission(name, "T-1", at=at), door=f"Door {name[0].upper()}")
        await profile.at_door(add(row))
    await export(a, file)
    taken = await take(b, file)
    assert (taken.ledger, taken.doubles) == (1, 1)
    (incident,) = await b.incidents.recorded(every=False)
    assert incident.kind is IncidentKind.CONFLICT
    assert (incident.ticket_id, incident.admission_id) == ("T-1", "b-1")
    sides = [incident.detail["first"], incident.detail["second"]]
    assert [(s["admission_id"], s["door"], s["at"]) for s in sides] == [
        ("a-1", "Door A", NOW),
        ("b-1", "Door B", NOW + 60),
    ]
    assert [row.id for row in await rows_of(b, "T-1")] == ["a-1", "b-1"]
    assert new_ones(await take(b, file)) == {}
    assert len(await b.incidents.recorded(every=True)) == 1
    # whoever leaves now can come in again: no admission is left open behind the scenes
    await b.at_door(add(ending("x-1", RowKind.EXIT, "T-1", "b-1")))
    await b.at_door(add(admission("b-2", "T-1", at=NOW + 90)))
    assert presence_of(await rows_of(b, "T-1")).where is PresenceState.INSIDE


async def test_rows_of_two_machines_are_told_apart_by_time_and_each_ones_order_stays(
    new: NewProfile, tmp_path: Path
) -> None:
    def at(row: LedgerRow, when: float) -> LedgerRow:
        return replace(row, at=when)

    a, b, file = new("a"), new("b"), tmp_path / "file"
    # A's clock was set back an hour between the two rows of T-1; T-2 went in at A and out at B;
    # T-3 went out at B, not known there, before it came in again at A.
    exit_ = RowKind.EXIT
    await a.at_door(
        add(at(admission("a-1", "T-1"), NOW + 3000), at(ending("a-1x", exit_, "T-1", "a-1"), NOW))
    )
    await a.at_door(add(at(admission("a-2", "T-2"), NOW), at(admission("a-3", "T-3"), NOW + 50)))
    await b.at_door(
        add(at(ending("b-2x", exit_, "T-2", ""), NOW + 10), at(ending("b-3x", exit_, "T-3", ""), NOW))
    )
    await export(a, file)
    taken = await take(b, file)
    assert taken.doubles == 0
    where = {t: presence_of(await rows_of(b, t)).where for t in ("T-1", "T-2", "T-3")}
    assert where == {
        "T-1": PresenceState.OUTSIDE,
        "T-2": PresenceState.OUTSIDE,
        "T-3": PresenceState.INSIDE,
    }
    assert await b.ledger.inside(frozenset()) == 1
    await b.at_door(add(at(admission("b-2", "T-2"), NOW + 99)))  # nothing keeps T-2 from coming in again
    assert presence_of(await rows_of(b, "T-2")).where is PresenceState.INSIDE


async def test_a_guest_list_here_that_is_fresher_stays(new: NewProfile, tmp_path: Path) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await complete_list(
        a, [ticket("T-1", "Old"), ticket("T-2", "Newer", updated_at=NOW - 5), ticket("T-9", "Only there")]
    )
    await complete_list(b, [ticket("T-1", "Fresh", updated_at=NOW - 50), ticket("T-2", "Older")], pass_no=3)
    await export(a, file)
    assert (await take(b, file)).tickets == 2
    names = {t: g.ticket.name for t in ("T-1", "T-2", "T-9") if (g := await b.guests.get(t))}
    assert names == {"T-1": "Fresh", "T-2": "Newer", "T-9": "Only there"}
    state = await b.lists.state("host", "all")
    assert (state.passes, state.as_of) == (3, NOW + 3)
    assert [g.ticket.id for g in await b.guests.search("newer", 5, frozenset())] == ["T-2"]


async def test_an_unfinished_pass_and_what_vanished_there(new: NewProfile, tmp_path: Path) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    everybody = [ticket(f"T-{n}") for n in range(200)]
    await complete_list(a, everybody)
    for pass_no in (2, 3):
        await complete_list(a, everybody[1:], pass_no=pass_no)
    state = await a.lists.state("host", "all")
    await a.lists.put_state("host", "all", replace(state, resume_at=400, resume_started=NOW))
    await export(a, file)
    await take(b, file)
    gone, there = await b.guests.get("T-0"), await b.guests.get("T-1")
    assert gone is not None
    assert there is not None
    assert (gone.vanished, there.vanished) == (True, False)
    taken_state = await b.lists.state("host", "all")
    assert taken_state == replace(state, resume_at=0, resume_started=0.0)
    assert taken_state != ListState()


async def test_a_machine_that_cannot_write_any_more_still_hands_over(
    new: NewProfile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What cannot be marked there is marked in the file all the same, and staff are told."""

    def full(*_: object, **__: object) -> int:
        raise StoreError("the disk is full")

    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    monkeypatch.setattr(handover, "mark_some", full)
    assert (await export(a, file))["unsent"] == 2
    await take(b, file)
    assert [x.ambiguous for x in await attempts_of(b, "T-2")] == [True]
    assert await attempts_of(b, "T-1") == await attempts_of(a, "T-1") != ()
    assert await attempts_of(a, "T-2") == ()
    assert "send nothing from here" in caplog.text


async def test_a_name_without_end_that_an_older_kiosk_kept_is_cut_as_it_is_taken(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    long = replace(ticket("T-1", "Ana " + "é" * 100_000), answers=(Answer("Why", "b" * 5000),) * 300)
    await complete_list(a, [long, ticket("T-2", "Bo")])
    await export(a, file)
    assert new_ones(await take(b, file)) == {"tickets": 2}
    taken = await b.guests.get("T-1")
    assert taken is not None
    assert taken.ticket.attendee is not None
    assert taken.ticket.attendee.name == "Ana " + "é" * 496
    assert taken.ticket.answers == (Answer("Why", "b" * 500),) * 100
    assert [guest.ticket.id for guest in await b.guests.search("ana", 9, frozenset())] == ["T-1"]
    assert new_ones(await take(b, file)) == {}


async def test_tickets_with_long_answers_are_carried_like_all_others(new: NewProfile, tmp_path: Path) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    answers = (Answer("Why", "b" * 100_000),) * 10
    await complete_list(a, [replace(ticket(f"T-{n}", "Ana"), answers=answers) for n in range(20)])
    await export(a, file)
    assert new_ones(await take(b, file)) == {"tickets": 20}
