"""One ticket's story: what ended what, who came in twice, and in what order rows of two machines count."""

from itertools import permutations
from math import inf, nan

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.presence import (
    LETS_IN,
    LedgerRow,
    PresenceState,
    RowKind,
    Story,
    ended_by,
    in_order,
    is_logical_us,
    next_logical_us,
    story_of,
)

NOW = 1_781_372_400.0
NOW_US = 1_781_372_400_000_000
KINDS = (RowKind.ADMISSION, RowKind.OVERRIDE, RowKind.EXIT, RowKind.UNDO, RowKind.SEEN_INSIDE)


def row(kind: RowKind, identity: str, concerns: str = "", us: int = 0) -> LedgerRow:
    return LedgerRow(identity, kind, "ticket", NOW, "Door A", "camera", concerns=concerns, logical_us=us)


A, B, C = (row(RowKind.ADMISSION, name) for name in "ABC")
O = row(RowKind.OVERRIDE, "O")  # noqa: E741 - as the others
SEEN = row(RowKind.SEEN_INSIDE, "S")


def left(concerns: str = "", name: str = "X") -> LedgerRow:
    return row(RowKind.EXIT, name, concerns)


def undone(concerns: str, name: str = "U") -> LedgerRow:
    return row(RowKind.UNDO, name, concerns)


@pytest.mark.parametrize(
    ("rows", "ended", "doubles"),
    [
        ([], {}, []),
        ([A], {}, []),
        ([A, left("A")], {"A": "X"}, []),
        ([A, left()], {"A": "X"}, []),
        ([A, undone("A")], {"A": "U"}, []),
        ([A, left("A"), undone("A")], {"A": "U"}, []),
        ([A, left("A"), B], {"A": "X"}, []),
        # two machines let it in: the later admission takes the place, and gives it back if it is undone
        ([A, B], {"A": "B"}, [("A", "B")]),
        ([A, B, left("B")], {"A": "B", "B": "X"}, [("A", "B")]),
        ([A, B, left("A")], {"A": "B"}, [("A", "B")]),
        ([A, B, undone("B")], {"B": "U"}, []),
        ([A, B, C], {"A": "B", "B": "C"}, [("A", "B"), ("B", "C")]),
        # an override stands beside the admission, and one exit ends both
        ([A, O], {}, [("A", "O")]),
        ([A, O, left("O")], {"A": "X", "O": "X"}, [("A", "O")]),
        ([A, O, left("A")], {"A": "X"}, [("A", "O")]),
        ([A, O, left("elsewhere")], {}, [("A", "O")]),
        ([O, A, left("O")], {"O": "X"}, [("O", "A")]),
        # what the service saw ends when somebody leaves
        ([SEEN], {}, []),
        ([SEEN, left()], {"S": "X"}, []),
        ([SEEN, A, left("A")], {"S": "X", "A": "X"}, []),
        ([A, SEEN, O, left("A")], {"A": "X"}, [("A", "O")]),
    ],
)
def test_which_row_ended_which_and_who_came_in_twice(
    rows: list[LedgerRow], ended: dict[str, str], doubles: list[tuple[str, str]]
) -> None:
    story = story_of(rows)
    assert story.ended_by == ended == ended_by(rows)
    assert [(first.id, second.id) for first, second in story.doubles] == doubles


def test_rows_without_a_ticket_are_of_many_people_and_end_what_they_name() -> None:
    rows = [replace(one, ticket_id="") for one in (A, O, undone("A"), undone("A", "U2"), left())]
    assert ended_by(rows) == {"A": "U"}


def test_who_was_counted_out_by_mistake_is_inside_again() -> None:
    came, left = row(RowKind.COUNTED_IN, "C"), row(RowKind.COUNTED_OUT, "L", "C")
    rows = [replace(one, ticket_id="") for one in (came, left, undone("L"))]
    assert ended_by(rows[:2]) == {"C": "L"}
    assert ended_by(rows) == {"L": "U"}


def test_what_a_row_names_counts_before_it_whatever_the_clocks_say() -> None:
    late = row(RowKind.ADMISSION, "A", us=900)
    away = row(RowKind.EXIT, "X", "A", us=100)
    back = row(RowKind.ADMISSION, "B", us=200)
    for rows in permutations([late, away, back]):
        assert [one.id for one in in_order(rows)] == ["A", "X", "B"]
        assert story_of(rows).presence.where is PresenceState.INSIDE


def test_rows_that_name_each_other_in_a_circle_are_all_told() -> None:
    circle = [row(RowKind.EXIT, "X", "Y", us=3), row(RowKind.EXIT, "Y", "X", us=2), left("X2", "X2")]
    assert sorted(one.id for one in in_order(circle)) == ["X", "X2", "Y"]


def test_rows_of_one_reading_are_told_alike_in_whatever_order_they_come() -> None:
    rows = [
        row(RowKind.ADMISSION, "A", us=7),
        row(RowKind.EXIT, "X", us=7),
        row(RowKind.ADMISSION, "B", us=7),
    ]
    stories = {tuple(one.id for one in in_order(some)) for some in permutations(rows)}
    assert stories == {("A", "B", "X")}


@pytest.mark.parametrize(
    ("at", "last_us", "reading"),
    [
        (NOW, None, NOW_US),
        (NOW, NOW_US - 1, NOW_US),
        (NOW, NOW_US, NOW_US + 1),
        (NOW - 3600, NOW_US, NOW_US + 1),  # set back while running
        (NOW, NOW_US + 3_600_000_000, NOW_US + 3_600_000_001),  # another machine's clock was ahead
        (0.0, None, 0),
        (-5.0, None, 0),
        (nan, None, 0),
        (inf, 3, 4),
        (1e300, None, 2**60),
    ],
)
def test_the_logical_clock_goes_with_the_time_and_never_back(
    at: float, last_us: int | None, reading: int
) -> None:
    assert next_logical_us(at, last_us) == reading


@pytest.mark.parametrize(("reading", "can_be"), [(0, False), (-1, False), (NOW_US, True), (2**62, False)])
def test_a_damaged_reading_is_known(reading: int, can_be: bool) -> None:
    assert is_logical_us(reading) is can_be


def open_in(story: Story) -> list[LedgerRow]:
    return [one for one in story.rows if one.kind in LETS_IN and one.id not in story.ended_by]


some_rows = st.lists(
    st.builds(
        lambda number, kind, named, us: row(kind, f"r{number}", f"r{named}" if named >= 0 else "", us),
        st.integers(0, 7),
        st.sampled_from(KINDS),
        st.integers(-2, 7),
        st.integers(1, 9),
    ),
    max_size=8,
    unique_by=lambda one: one.id,
)


@given(some_rows, st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_any_rows_tell_one_story_that_agrees_with_itself(rows: list[LedgerRow], chance: object) -> None:
    story = story_of(rows)
    mixed = sorted(rows, key=lambda _: chance.random())  # type: ignore[attr-defined]  # a random.Random
    assert story_of(mixed) == story
    assert sorted(one.id for one in story.rows) == sorted(one.id for one in rows)
    still_open, seen = open_in(story), [one for one in rows if one.kind is RowKind.SEEN_INSIDE]
    assert (story.presence.where is PresenceState.INSIDE) == bool(
        still_open or any(one.id not in story.ended_by for one in seen)
    )
    assert story.presence.admission == (still_open[-1] if still_open else None)
    assert sum(one.kind is RowKind.ADMISSION for one in still_open) <= 1
    assert set(still_open) <= set(story.standing)
    assert set(story.ended_by) <= {one.id for one in rows} >= set(story.ended_by.values())
