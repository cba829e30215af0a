"""Presence as a projection of one ticket's ledger rows."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.presence import (
    FROM_HUB,
    LETS_IN,
    Evidence,
    EvidenceSource,
    LedgerRow,
    Presence,
    PresenceState,
    RowKind,
    came_and_left,
    may_be_checked_in,
    presence_of,
    standing,
    story_of,
)


def row(kind: RowKind, identity: str, *, concerns: str = "", at: float = 0.0) -> LedgerRow:
    return LedgerRow(identity, kind, "ticket", at, f"door of {identity}", "camera", concerns=concerns)


def admit(identity: str) -> LedgerRow:
    return row(RowKind.ADMISSION, identity, at=float(ord(identity[0])))


def override(identity: str) -> LedgerRow:
    return row(RowKind.OVERRIDE, identity, at=float(ord(identity[0])))


def leave(concerns: str = "") -> LedgerRow:
    return row(RowKind.EXIT, f"exit {concerns}", concerns=concerns, at=500.0)


def undo(concerns: str) -> LedgerRow:
    return row(RowKind.UNDO, f"undo {concerns}", concerns=concerns)


def overturn(concerns: str) -> LedgerRow:
    return row(RowKind.OVERTURNED, f"overturn {concerns}", concerns=concerns)


SEEN = row(RowKind.SEEN_INSIDE, "seen")
IN, OUT, UNKNOWN = PresenceState.INSIDE, PresenceState.OUTSIDE, PresenceState.NOT_KNOWN


@pytest.mark.parametrize(
    ("rows", "where", "entries", "open_admission"),
    [
        ([], UNKNOWN, 0, None),
        ([admit("A")], IN, 1, "A"),
        # undone and overturned admissions never were
        ([admit("A"), undo("A")], UNKNOWN, 0, None),
        ([undo("A"), admit("A")], UNKNOWN, 0, None),
        ([admit("A"), overturn("A")], UNKNOWN, 0, None),
        ([admit("A"), undo("A"), admit("B")], IN, 1, "B"),
        ([admit("A"), undo("A"), undo("A"), admit("B")], IN, 1, "B"),
        ([admit("A"), undo("unheard of")], IN, 1, "A"),
        # leaving and coming back
        ([admit("A"), leave("A")], OUT, 1, None),
        ([admit("A"), leave()], OUT, 1, None),
        ([admit("A"), leave("A"), admit("B")], IN, 2, "B"),
        ([admit("A"), leave("A"), admit("B"), leave("B")], OUT, 2, None),
        ([admit("A"), leave("A"), leave("A")], OUT, 1, None),
        # who leaves was in, whoever let them in
        ([leave()], OUT, 1, None),
        ([leave("another machine's")], OUT, 1, None),
        ([leave(), admit("A")], IN, 2, "A"),
        # an undo of an older admission leaves the newer one open
        ([admit("A"), leave("A"), admit("B"), undo("A")], IN, 1, "B"),
        ([admit("A"), leave("A"), undo("A")], OUT, 0, None),
        ([admit("A"), leave("A"), undo("A"), admit("B")], IN, 1, "B"),
        # an exit after an undo
        ([admit("A"), undo("A"), leave()], OUT, 1, None),
        ([admit("A"), undo("A"), leave("A")], OUT, 0, None),
        # an exit that names another admission than the open one is history
        ([admit("A"), leave("A"), admit("B"), leave("A")], IN, 2, "B"),
        ([admit("A"), undo("A"), admit("B"), leave("A")], IN, 1, "B"),
        # an override while inside, and its undo
        ([admit("A"), admit("B")], IN, 2, "B"),
        ([admit("A"), admit("B"), undo("B")], IN, 1, "A"),
        ([admit("A"), admit("B"), leave("A")], IN, 2, "B"),
        ([override("O")], IN, 1, "O"),
        ([override("O"), undo("O")], UNKNOWN, 0, None),
        ([admit("A"), override("O")], IN, 2, "O"),
        ([admit("A"), override("O"), undo("O")], IN, 1, "A"),
        ([admit("A"), override("O"), undo("A")], IN, 1, "O"),
        ([admit("A"), override("O"), undo("A"), undo("O")], UNKNOWN, 0, None),
        ([SEEN, override("O")], IN, 2, "O"),
        # an exit ends everything that is open, whoever of the two it was
        ([admit("A"), override("O"), leave("O")], OUT, 2, None),
        ([admit("A"), override("O"), leave()], OUT, 2, None),
        ([admit("A"), override("O"), leave("O"), leave()], OUT, 2, None),
        ([admit("A"), override("O"), leave("A")], IN, 2, "O"),
        ([admit("A"), override("O"), leave("O"), undo("O")], OUT, 1, None),
        ([admit("A"), override("O"), leave("O"), undo("A")], OUT, 1, None),
        ([admit("A"), override("O"), leave("O"), admit("B")], IN, 3, "B"),
        ([admit("A"), leave("A"), override("O"), leave("O")], OUT, 2, None),
        ([admit("A"), override("O"), leave("another machine's")], IN, 2, "O"),
        # the service saw the ticket in
        ([SEEN], IN, 1, None),
        ([admit("A"), overturn("A"), SEEN], IN, 1, None),
        ([admit("A"), SEEN, overturn("A")], IN, 1, None),
        ([admit("A"), SEEN], IN, 1, "A"),
        ([admit("A"), SEEN, undo("A")], IN, 1, None),
        ([admit("A"), SEEN, leave("A")], OUT, 1, None),
        ([SEEN, leave()], OUT, 1, None),
        ([SEEN, admit("A")], IN, 2, "A"),
        ([admit("A"), leave("A"), SEEN], IN, 1, None),
        ([admit("A"), leave("A"), admit("B"), leave("B"), SEEN], IN, 2, None),
    ],
)
def test_presence(
    rows: list[LedgerRow], where: PresenceState, entries: int, open_admission: str | None
) -> None:
    presence = presence_of(rows)
    assert (presence.where, presence.entries) == (where, entries)
    assert (presence.admission.id if presence.admission else None) == open_admission


def test_an_admission_is_evidence() -> None:
    found = presence_of([admit("A")])
    assert found.evidence == Evidence(EvidenceSource.HERE, 65.0, "door of A", "camera", "A")


def test_an_exit_is_evidence_and_names_the_admission_it_ended() -> None:
    found = presence_of([admit("A"), leave("A")])
    assert found.evidence == Evidence(EvidenceSource.HERE, 500.0, "door of exit A", "camera", "A")


def test_the_service_knows_neither_when_nor_where() -> None:
    assert presence_of([admit("A"), SEEN]).evidence == Evidence(EvidenceSource.SERVICE)


def test_an_override_is_evidence_as_an_admission_is() -> None:
    found = presence_of([admit("A"), override("O")])
    assert found.evidence == Evidence(EvidenceSource.HERE, 79.0, "door of O", "camera", "O")


def test_who_was_let_in_and_not_taken_back_stands_though_they_left() -> None:
    off_list = row(RowKind.OFF_LIST, "L")
    rows = [admit("A"), override("O"), undo("A"), leave("O"), off_list, admit("B"), overturn("B"), SEEN]
    assert [one.id for one in standing(iter(rows))] == ["O", "L"]
    assert {one.kind for one in standing(rows)} <= LETS_IN


def test_rows_may_come_from_an_iterator() -> None:
    assert presence_of(iter([admit("A"), undo("A")])) == Presence()


some_rows = st.lists(
    st.sampled_from(
        [
            admit("A"),
            admit("B"),
            admit("C"),
            override("O"),
            undo("O"),
            leave("O"),
            leave(),
            leave("A"),
            leave("B"),
            undo("A"),
            undo("B"),
            overturn("A"),
            overturn("C"),
            SEEN,
        ]
    ),
    max_size=8,
)


@given(some_rows)
@settings(max_examples=100, deadline=None)
def test_any_rows_in_any_order_give_a_presence_that_agrees_with_itself(rows: list[LedgerRow]) -> None:
    presence = presence_of(rows)
    live = standing(rows)
    assert (presence.evidence is None) == (presence.where is PresenceState.NOT_KNOWN)
    assert presence.where is not PresenceState.INSIDE or presence.entries >= 1
    assert len(live) <= presence.entries <= len(rows)
    assert presence.admission is None or (
        presence.where is PresenceState.INSIDE and presence.admission in live
    )


@given(some_rows)
@settings(max_examples=100, deadline=None)
def test_nothing_keeps_a_guest_in_after_an_exit_that_names_nothing(
    rows: list[LedgerRow],
) -> None:
    assert presence_of([*rows, leave()]).where is PresenceState.OUTSIDE


def test_an_undone_admission_leaves_no_trace_wherever_the_undo_stands() -> None:
    rest = [admit("B"), leave("B")]
    for order in itertools.permutations([admit("A"), undo("A")]):
        for at in range(len(rest) + 1):
            assert presence_of([*rest[:at], *order, *rest[at:]]) == presence_of(rest)


@pytest.mark.parametrize(
    ("rows", "is_so"),
    [
        ([], False),
        ([admit("A")], False),
        ([SEEN], False),
        ([override("A"), override("B")], False),
        ([leave()], True),
        ([admit("A"), leave("A")], True),
        ([admit("A"), leave("A"), undo("A")], False),
        ([leave(), admit("A"), undo("A")], True),
    ],
)
def test_who_came_and_was_seen_to_leave(*, rows: list[LedgerRow], is_so: bool) -> None:
    assert came_and_left(rows) is is_so


def test_whom_a_supervisor_let_in_besides_is_a_double_only_where_nobody_knew() -> None:
    knowing = replace(override("B"), concerns="A")
    assert story_of([admit("A"), knowing]).doubles == ()
    assert story_of([admit("A"), knowing, replace(override("C"), concerns="B")]).doubles == ()
    assert story_of([admit("A"), override("B")]).doubles == ((admit("A"), override("B")),)
    assert story_of([admit("A"), replace(admit("B"), concerns="A")]).doubles != ()
    unknown = replace(admit("A"), id="cut off")
    assert story_of([admit("A"), unknown, knowing]).doubles[-1] == (unknown, knowing)


def test_whom_another_door_let_in_may_be_checked_in_whatever_became_of_them() -> None:
    there = replace(admit("A"), run=FROM_HUB)
    assert not may_be_checked_in([])
    assert not may_be_checked_in([admit("A"), undo("A")])
    assert not may_be_checked_in([replace(undo("A"), run=FROM_HUB)])
    assert may_be_checked_in([there])
    assert may_be_checked_in([there, undo("A")])
    assert not may_be_checked_in([there, row(RowKind.OVERTURNED, "overturned A", concerns="A")])
    assert may_be_checked_in([admit("A"), leave("A")])


def test_two_rows_that_tell_the_same_are_equal_wherever_they_stand_among_others() -> None:
    one = admit("a")
    same, other = replace(one, logical_us=7), replace(one, door="Door B")
    assert one == same
    assert hash(one) == hash(same)
    assert not one != same  # noqa: SIM202 - a struct has one of its own
    assert one != other
    assert len({one, same, other}) == 2
    assert one != "a"
