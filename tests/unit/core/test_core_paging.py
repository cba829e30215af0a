"""What a page says of a list that shifts, and when a list is believed to be whole."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.paging import (
    MOST_DOUBTS,
    MOST_MORE_PROOFS,
    PAGE_OVERLAP,
    PAGE_SIZE,
    PROOFS_OF_THE_END,
    Belief,
    Page,
    Sign,
    Walk,
    next_offset,
)


@pytest.mark.parametrize(
    ("received", "step"),
    [(PAGE_SIZE, PAGE_SIZE - PAGE_OVERLAP), (200, 150), (100, 50), (60, 30), (2, 1), (1, 1), (0, 1)],
)
def test_the_next_page_reaches_back_into_the_last(received: int, step: int) -> None:
    assert next_offset(3_000, received) == 3_000 + step


@given(st.integers(0, 10**9), st.integers(0, PAGE_SIZE))
@settings(max_examples=100, deadline=None)
def test_the_offset_always_moves_forward_and_skips_nothing(offset: int, received: int) -> None:
    after = next_offset(offset, received)
    assert offset < after <= offset + max(received, 1)


def rows(first: int, last: int) -> list[str]:
    return [f"T-{n}" for n in range(first, last)]


def page(offset: int, ids: Sequence[str], *, total: int | None = None) -> Page:
    return Page(offset, len(ids), ids, total=total)


def walked(*spans: tuple[int, int], total: int | None = None) -> Walk:
    """A walk that took the rows of these spans, each where it stands in the list."""
    walk = Walk()
    for first, last in spans:
        walk.take(page(first, rows(first, last), total=total))
    return walk


@pytest.mark.parametrize(
    ("offset", "ids", "sign"),
    [
        (950, rows(950, 1950), Sign.GOES_ON),
        (950, rows(938, 1938), Sign.GOES_ON),  # twelve rows came in at the front
        (950, rows(999, 1999), Sign.GOES_ON),  # 49 were deleted there: one row is known
        (950, rows(1000, 2000), Sign.DOUBTFUL),  # and here one more, so none tells what was passed over
        (950, rows(950, 1000), Sign.ENDS),
        (950, rows(940, 1000), Sign.ENDS),
        (950, [], Sign.DOUBTFUL),  # there were rows a moment ago
        (1000, [], Sign.DOUBTFUL),
        (950, rows(0, 1000), Sign.DOUBTFUL),  # the first page again: as many as there may be
        (950, rows(100, 200), Sign.DOUBTFUL),  # rows of another place
    ],
)
def test_what_the_page_after_the_first_says(offset: int, ids: list[str], sign: Sign) -> None:
    assert walked((0, 1000)).sign(page(offset, ids)) is sign


def test_an_empty_first_page_ends_at_once_and_any_other_goes_on() -> None:
    walk = Walk()
    assert walk.sign(page(0, [])) is Sign.ENDS
    assert walk.end(page(0, []))
    assert walk.sign(Page(0, 2, ())) is Sign.GOES_ON  # two entries without an id


def test_an_entry_that_cannot_be_read_is_a_row_by_its_id() -> None:
    walk = Walk()
    walk.take(Page(0, 100, rows(0, 60), rows(60, 100)))
    assert walk.seen == set(rows(0, 100))
    assert walk.sign(Page(50, 100, (), rows(50, 150))) is Sign.GOES_ON
    assert walk.sign(Page(50, 100, rows(100, 150), rows(99, 100))) is Sign.GOES_ON
    assert walk.sign(Page(50, 100, rows(150, 200), rows(200, 250))) is Sign.DOUBTFUL
    assert walk.sign(Page(50, 50, rows(50, 60), rows(60, 100))) is Sign.ENDS


def test_a_service_that_does_not_look_at_the_offset_gives_its_few_rows_again() -> None:
    walk, again = walked((0, 30)), page(15, rows(0, 30))
    assert walk.sign(again) is Sign.ENDS
    proofs = PROOFS_OF_THE_END + MOST_MORE_PROOFS
    assert [walk.end(again) for _ in range(proofs)] == [False] * (proofs - 1) + [True]
    walk.take(page(15, rows(15, 45)))
    assert walk.sign(page(30, rows(0, 30))) is Sign.DOUBTFUL  # it does look: this one came repeated


def test_the_end_must_be_said_more_than_once_and_more_often_after_doubts() -> None:
    walk, last = walked((0, 1000)), page(950, rows(950, 1000))
    assert [walk.end(last) for _ in range(PROOFS_OF_THE_END)] == [False, False, True]
    walk = walked((0, 1000), (950, 1500))  # the short page said so first
    assert [walk.end(last) for _ in range(PROOFS_OF_THE_END - 1)] == [False, True]
    walk = walked((0, 1000))
    walk.doubt(950)
    assert [walk.end(last) for _ in range(PROOFS_OF_THE_END + 1)] == [False, False, False, True]
    delta = Walk(thorough=False)
    delta.take(page(0, rows(0, 100)))
    assert delta.end(page(50, rows(50, 100)))


def test_the_first_page_once_more_holds_rows_of_the_first_page() -> None:
    walk = walked((0, 1000), (950, 1500))
    assert walk.begins(page(0, rows(0, 1000)))
    assert walk.begins(page(0, ["new", *rows(0, 999)]))
    assert not walk.begins(page(0, rows(1000, 1500)))
    assert not walk.begins(page(0, []))
    walk.add(page(0, ["new"]))
    assert (walk.brought, walk.covered) == (1501, 1500)
    nameless = Walk()
    nameless.take(Page(0, 2, ()))
    assert nameless.begins(page(0, []))


def test_a_doubtful_page_is_asked_for_again_then_what_is_behind_it_and_before_it() -> None:
    walk = walked((0, 1000), (950, 1950))
    assert walk.doubt(1900) == (1900, 1950, 950, 0)
    assert walked((0, 30)).doubt(15) == (15, 30, 0)
    for _ in range(MOST_DOUBTS - 1):
        assert walk.doubt(1900)
    assert walk.doubt(1900) == ()


def test_two_short_pages_in_a_row_are_all_that_the_service_gives() -> None:
    walk = walked((0, 1000), (950, 1905))
    assert (walk.size, walk.step, walk.latest_start) == (1000, 950, 1880)
    walk.take(page(1855, rows(1855, 2810)))
    assert (walk.size, walk.step) == (955, 905)
    walk.take(page(2760, rows(2760, 3760)))
    assert walk.size == 1000


def test_where_no_page_can_reach_back_every_one_fits() -> None:
    walk = walked((0, 1))
    assert walk.sign(page(1, rows(1, 2))) is Sign.GOES_ON
    assert walk.sign(page(1, [])) is Sign.ENDS


def test_entries_without_an_id_count_once_as_far_as_the_offsets_tell() -> None:
    walk = Walk()
    walk.take(Page(0, 100, rows(0, 98)))
    walk.take(Page(50, 60, rows(50, 98), rows(100, 110)))
    assert walk.brought == 110
    assert walked((0, 100)).brought == 100


def seen(walk: Walk, *, sure: bool = True) -> Walk:
    walk.sure, walk.doubts = sure, int(not sure)
    return walk


WHOLE, LESS, MORE = (0, 900), (0, 800), (0, 950)
Passes = list[tuple[tuple[int, int], bool, int | None]]


@pytest.mark.parametrize(
    ("passes", "believed"),
    [
        ([(WHOLE, True, None)], True),
        ([(WHOLE, True, 900)], True),
        ([(WHOLE, True, 30)], True),  # the page's own number, or nonsense
        ([(WHOLE, True, 1900)], False),
        ([(WHOLE, True, 1900), (WHOLE, True, 1900)], True),  # nonsense: the same came again
        ([(WHOLE, True, 1900), (MORE, True, 1900)], True),
        ([(WHOLE, True, 1900), (LESS, True, 1900)], False),
        ([(WHOLE, True, 1900), (LESS, True, 1900), (LESS, True, 1900)], True),  # never for ever
        ([(WHOLE, False, None)], False),
        ([(WHOLE, False, None), (WHOLE, False, None)], True),
        ([(WHOLE, False, None), (MORE, False, None)], False),
        ([(WHOLE, False, None), (LESS, False, None)], False),
        ([(WHOLE, False, None), (LESS, True, None)], True),
        ([(WHOLE, False, 1900)] * 3, False),  # a window, through which the rest never comes
        ([(WHOLE, False, 1900), (WHOLE, False, 2000)], True),  # nonsense: not even one number
        ([(WHOLE, False, 1900), (WHOLE, True, 1900)], True),
        ([(WHOLE, False, 900)], False),  # as many as one page holds may be the page's own number
    ],
)
def test_when_a_list_is_believed_to_be_whole(passes: Passes, believed: bool) -> None:
    belief = Belief()
    told = [belief.grows(seen(walked(span, total=total), sure=sure)) for span, sure, total in passes]
    assert told == [False] * (len(passes) - 1) + [believed]


def test_where_rows_were_passed_over_the_same_once_more_proves_nothing() -> None:
    belief = Belief()
    for _ in range(3):
        walk = seen(walked((0, 1000), (1900, 2900)), sure=False)
        walk.passed_over = True
        assert not belief.grows(walk)
    assert belief.grows(walked((0, 1000), (950, 1950), (1900, 2900)))


def test_after_a_doubt_as_many_as_the_service_names_are_enough() -> None:
    belief = Belief()
    assert not belief.grows(seen(walked((0, 900), (1000, 1500), total=1500), sure=False))
    assert belief.grows(seen(walked((0, 500), (850, 1500), total=1500), sure=False))


def test_rows_that_come_again_in_another_order_leave_a_doubt() -> None:
    walk = walked((0, 100), (50, 150))
    assert (walk.sure, walk.doubts) == (True, 0)
    walk.take(page(100, [*rows(120, 150), *rows(100, 120), *rows(150, 170)]))
    assert (walk.sure, walk.doubts) == (False, 1)
    moved = walked((0, 100))
    moved.take(page(50, [*rows(50, 70), *rows(80, 150)]))  # some moved away meanwhile: no disorder
    assert moved.sure
