"""A claim by what the doors share of a ticket: granted, held already, lost, or without room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.presence import (
    FROM_HUB,
    Evidence,
    EvidenceSource,
    LedgerRow,
    PresenceState,
    RowKind,
    presence_of,
    story_of,
)
from kiosk.core.venue import (
    MOST_ROWS,
    Claim,
    Granted,
    Held,
    LostClaim,
    Unshareable,
    as_shared,
    claim,
    is_shared,
    joined,
)
from kiosk.core.verdict import Reason

NOW = 1_781_372_400.0


def row(
    identity: str, kind: RowKind = RowKind.ADMISSION, concerns: str = "", after_s: float = 0
) -> LedgerRow:
    at = NOW + after_s
    return LedgerRow(
        identity,
        kind,
        "ticket",
        at,
        f"Door {identity}",
        "camera",
        concerns=concerns,
        logical_us=int(at * 1e6),
    )


A, B = row("A"), row("B", after_s=5)
A_LEFT = row("X", RowKind.EXIT, "A", after_s=60)
A_UNDONE = row("U", RowKind.UNDO, "A", after_s=60)
THERE = Evidence(EvidenceSource.HUB, NOW, "Door A", "camera", "A")
GONE = Evidence(EvidenceSource.HUB, NOW + 60, "Door X", "camera", "A")


@pytest.mark.parametrize(
    ("shared", "allowed", "comes_to"),
    [
        ((), None, Granted(B, (B,))),
        ((), 1, Granted(B, (B,))),
        ((A,), None, LostClaim(Reason.INSIDE, THERE)),
        ((A,), 5, LostClaim(Reason.INSIDE, THERE)),
        ((B,), 1, Held()),
        ((A, B), 1, Held()),
        ((A, A_LEFT), 1, LostClaim(Reason.NO_FURTHER_ENTRY, GONE)),
        ((row("S", RowKind.SEEN_INSIDE),), 1, LostClaim(Reason.INSIDE, Evidence(EvidenceSource.HUB))),
    ],
)
def test_the_first_to_claim_is_the_one_who_lets_in(
    shared: tuple[LedgerRow, ...], allowed: int | None, comes_to: Claim
) -> None:
    seen = claim(shared, B, allowed)
    if isinstance(comes_to, Granted):
        comes_to = Granted(B, (as_shared(B),))
    assert seen == comes_to


@pytest.mark.parametrize("shared", [(A, A_LEFT), (A, A_UNDONE)])
def test_whoever_came_back_is_granted_and_stands_behind_all_that_is_shared(
    shared: tuple[LedgerRow, ...],
) -> None:
    granted = claim(shared, B, 2)  # its own clock is a minute behind that of the other door
    assert isinstance(granted, Granted)
    assert granted.row.at == B.at
    assert granted.row.logical_us == max(one.logical_us for one in shared) + 1
    assert presence_of(granted.rows).where is PresenceState.INSIDE
    assert story_of(granted.rows).doubles == ()
    assert granted.rows[:-1] == shared


def test_by_the_clocks_alone_who_came_back_would_be_a_double() -> None:
    assert story_of((A, A_LEFT, B)).doubles == ((A, B),)


def test_a_supervisor_lets_in_whatever_was_before() -> None:
    override = row("O", RowKind.OVERRIDE, after_s=9)
    granted = claim((A,), override, 1)
    assert isinstance(granted, Granted)
    assert [one.id for one in granted.rows] == ["A", "O"]


def test_one_ticket_takes_no_more_than_its_share_of_a_bucket() -> None:
    many = []
    for number in range(MOST_ROWS // 2):
        many += [
            row(f"A{number}", after_s=2 * number),
            row(f"X{number}", RowKind.EXIT, after_s=2 * number + 1),
        ]
    late = row("B", after_s=1000)
    assert isinstance(claim(many[:-1], late, None), LostClaim)
    assert claim(many, late, None) == Unshareable()
    assert len(claim(many[:-2], late, None).rows) == MOST_ROWS - 1  # type: ignore[union-attr]
    assert joined(many, [late]) == tuple(many)
    assert [one.id for one in joined(many[:-1], [late, A])][-1] == "B"


def test_what_staff_wrote_and_their_names_stay_on_the_machine() -> None:
    told = replace(A, on_duty="Mira", supervisor="Sam", reason="his coat is inside", run="run")
    granted = claim((), told, None)
    assert isinstance(granted, Granted)
    for shared in (*granted.rows, *joined((), [told])):
        assert (shared.on_duty, shared.supervisor, shared.reason, shared.run) == ("", "", "", FROM_HUB)
        assert shared.shown
        assert (shared.id, shared.at, shared.door, shared.how) == (told.id, told.at, told.door, told.how)
    assert granted.row.on_duty == "Mira"


def test_rows_of_which_people_were_told_are_shared_whatever_was_before_and_once() -> None:
    late = joined((A,), [B, A, B])
    assert [one.id for one in late] == ["A", "B"]
    assert joined(late, [B]) == late


@pytest.mark.parametrize("kind", list(RowKind))
def test_only_what_tells_of_a_guest_is_shared(kind: RowKind) -> None:
    inward = kind in (RowKind.PIN_CHANGED, RowKind.PIN_LOCKOUT, RowKind.DOOR_CHANGED)
    assert is_shared(row("N", kind)) is not inward
    assert bool(joined((), [row("N", kind)])) is not inward


STEPS = st.lists(
    st.tuples(st.sampled_from([RowKind.ADMISSION, RowKind.EXIT, RowKind.UNDO]), st.integers(-300, 300)),
    max_size=12,
)


@given(STEPS)
def test_by_claims_alone_nobody_comes_in_twice_however_wrong_the_clocks(
    steps: list[tuple[RowKind, int]],
) -> None:
    shared: tuple[LedgerRow, ...] = ()
    for number, (kind, clock_s) in enumerate(steps):
        open_one = presence_of(shared).admission
        one = row(
            str(number), kind, open_one.id if open_one and kind is not RowKind.ADMISSION else "", clock_s
        )
        if kind is RowKind.ADMISSION:
            outcome = claim(shared, one, None)
            assert isinstance(outcome, LostClaim) is (presence_of(shared).where is PresenceState.INSIDE)
            shared = outcome.rows if isinstance(outcome, Granted) else shared
        elif open_one is not None:
            last_us = max(row.logical_us for row in shared)
            shared = joined(shared, [replace(one, logical_us=last_us + 1)])
    ins = [row for row in shared if row.kind is RowKind.ADMISSION]
    ends = [row for row in shared if row.kind is not RowKind.ADMISSION]
    inside = presence_of(shared).where is PresenceState.INSIDE
    assert len(ins) - len({row.concerns for row in ends}) == inside
