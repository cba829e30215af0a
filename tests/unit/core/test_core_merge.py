"""Guest-list pages and what is held → changes; and what the next request asks for."""

import itertools
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.merge import (
    SINCE_MARGIN_S,
    Changes,
    Held,
    Incoming,
    may_vanish,
    merge,
    newest,
    since_for,
    since_text,
)
from kiosk.core.tickets import Ticket

Mirror = dict[str, Held]


def row(ticket_id: str, updated_at: float | None, text: str = "") -> Incoming:
    return Incoming(
        Ticket(ticket_id, state=text, updated_at=updated_at), f"{ticket_id} {updated_at} {text}".encode()
    )


def applied(held: Mirror, changes: Changes, request: int) -> Mirror:
    """What the mirror holds after the changes were written."""
    written = {r.ticket.id: Held(r.ticket.updated_at, request, r.digest) for r in changes.write}
    return {**held, **written}


def merged(held: Mirror, page: list[Incoming], request: int) -> Mirror:
    return applied(held, merge(held, page, request), request)


def texts(changes: Changes) -> list[str]:
    return [r.ticket.state for r in changes.write]


OLD, NEW = row("a", 10.0, "old"), row("a", 20.0, "new")
NO_TIME, NO_TIME_EITHER = row("a", None, "no time"), row("a", None, "no time either")
TIE = row("a", 20.0, "same time")


def held_as(incoming: Incoming, request: int = 5) -> Mirror:
    return {incoming.ticket.id: Held(incoming.ticket.updated_at, request, incoming.digest)}


@pytest.mark.parametrize(
    ("held", "page", "request_no", "written"),
    [
        ({}, [OLD], 1, "old"),
        (held_as(OLD), [NEW], 1, "new"),
        (held_as(NEW), [OLD], 9, None),
        (held_as(NEW), [NEW], 9, None),
        # ties and missing ones: the later request
        (held_as(NEW), [TIE], 6, "same time"),
        (held_as(NEW), [TIE], 5, "same time"),
        (held_as(NEW), [TIE], 4, None),
        (held_as(NEW), [NO_TIME], 6, "no time"),
        (held_as(NEW), [NO_TIME], 4, None),
        (held_as(NO_TIME), [OLD], 6, "old"),
        (held_as(NO_TIME), [OLD], 4, None),
        (held_as(NO_TIME), [NO_TIME_EITHER], 6, "no time either"),
        # twice in one page counts once
        ({}, [OLD, NEW], 1, "new"),
        ({}, [NEW, OLD], 1, "new"),
        ({}, [NEW, NEW], 1, "new"),
        (held_as(OLD), [OLD, NEW, OLD], 9, "new"),
        (held_as(NEW), [OLD, NEW], 9, None),
        ({}, [NEW, TIE], 1, "same time"),
        # there and back again within a page is no change
        (held_as(TIE), [NEW, TIE], 9, None),
    ],
)
def test_which_version_wins(held: Mirror, page: list[Incoming], request_no: int, written: str | None) -> None:
    changes = merge(held, page, request_no)
    assert texts(changes) == ([written] if written else [])
    assert changes.same == (() if written else ("a",))


def test_a_time_in_the_future_counts_as_missing() -> None:
    future = row("a", 5_000.0, "future")
    assert texts(merge(held_as(future), [NEW], 6, now=100.0)) == ["new"]
    assert texts(merge(held_as(NEW), [future], 4, now=100.0)) == []
    assert texts(merge(held_as(NEW), [future], 6, now=100.0)) == ["future"]
    assert texts(merge(held_as(future), [NEW], 6, now=5_000.0)) == []


def test_a_page_changes_only_what_it_names() -> None:
    held = {**held_as(NEW), **held_as(row("b", 1.0)), **held_as(row("c", 1.0))}
    changes = merge(held, [row("d", 1.0), row("c", 1.0), row("b", 2.0)], 9)
    assert [r.ticket.id for r in changes.write] == ["d", "b"]
    assert changes.same == ("c",)


def test_an_empty_page_changes_nothing() -> None:
    assert merge(held_as(NEW), [], 9) == Changes((), ())


times = st.none() | st.integers(0, 5).map(float)
rows = st.builds(row, st.sampled_from("abc"), times, st.sampled_from(["x", "y"]))
pages = st.lists(rows, max_size=6)


@given(st.lists(pages, max_size=3), pages, st.integers(1, 9))
@settings(max_examples=150, deadline=None)
def test_merging_the_same_page_twice_changes_nothing(
    before: list[list[Incoming]], page: list[Incoming], later: int
) -> None:
    held: Mirror = {}
    for request, earlier in enumerate(before):
        held = merged(held, earlier, request)
    once = merged(held, page, 3)
    again = merge(once, page, 3)
    assert again.write == ()
    assert set(again.same) == {r.ticket.id for r in page}
    assert merge(once, page, 3 + later).write == ()


@given(st.lists(pages, min_size=1, max_size=3))
@settings(max_examples=100, deadline=None)
def test_every_ticket_of_a_page_is_written_or_the_same_once(parts: list[list[Incoming]]) -> None:
    held: Mirror = {}
    for request, page in enumerate(parts):
        changes = merge(held, page, request)
        named = [r.ticket.id for r in changes.write] + list(changes.same)
        assert sorted(named) == sorted({r.ticket.id for r in page})
        held = applied(held, changes, request)


distinct = st.lists(st.integers(0, 100).map(float), unique=True, min_size=1, max_size=4)


@given(distinct, st.lists(st.integers(0, 9), min_size=4, max_size=4))
@settings(max_examples=100, deadline=None)
def test_with_distinct_times_the_order_of_pages_and_requests_does_not_matter(
    updated: list[float], requests: list[int]
) -> None:
    versions = [row("a", at, f"v{at}") for at in updated]
    for order in itertools.permutations(versions):
        held: Mirror = {}
        for request, version in zip(requests, order, strict=False):
            held = merged(held, [version], request)
        assert held["a"].digest == max(versions, key=lambda r: r.ticket.updated_at or 0.0).digest
        in_one_page = merged({}, list(order), 1)
        assert in_one_page["a"].digest == held["a"].digest


@given(pages)
@settings(max_examples=100, deadline=None)
def test_a_repeated_row_in_a_later_page_is_no_change(page: list[Incoming]) -> None:
    """Pages overlap, so the last rows of one come again with the next."""
    held = merged({}, page, 1)
    final = {r.digest for r in merge({}, page, 1).write}
    overlap = [r for r in page if r.digest in final]
    assert merge(held, overlap, 2).write == ()


@pytest.mark.parametrize(
    ("newest_at", "first_page_date", "since"),
    [
        (None, None, None),
        (1_000.0, None, 1_000.0 - SINCE_MARGIN_S),
        (None, 1_000.0, 1_000.0 - SINCE_MARGIN_S),
        (1_000.0, 2_000.0, 1_000.0 - SINCE_MARGIN_S),
        (2_000.0, 1_000.0, 1_000.0 - SINCE_MARGIN_S),
    ],
)
def test_since_is_the_earlier_less_two_minutes(
    newest_at: float | None, first_page_date: float | None, since: float | None
) -> None:
    assert SINCE_MARGIN_S == 120.0
    assert since_for(newest_at, first_page_date) == since


@pytest.mark.parametrize(
    ("updated", "before", "found"),
    [
        ([], None, None),
        ([], 50.0, 50.0),
        ([10.0, 30.0, 20.0], None, 30.0),
        ([10.0, None], 50.0, 50.0),
        ([100.0], 50.0, 100.0),
        ([100.5], 50.0, 50.0),
        ([1e12], None, None),
        ([None], None, None),
        ([10.0], 1e12, 10.0),
    ],
)
def test_newest_seen_takes_the_future_for_missing(
    updated: list[float | None], before: float | None, found: float | None
) -> None:
    assert newest(updated, before, now=100.0) == found


@pytest.mark.parametrize(
    ("since", "text"),
    [
        (0.0, "1970-01-01T00:00:00Z"),
        (-5.0, "1970-01-01T00:00:00Z"),
        (1_700_000_000.999, "2023-11-14T22:13:20Z"),
        (4_102_444_800.0, "2100-01-01T00:00:00Z"),
    ],
)
def test_since_as_text(since: float, text: str) -> None:
    assert since_text(since) == text


@given(st.floats(0.0, 253_402_300_799.0))
@settings(max_examples=100, deadline=None)
def test_since_text_is_never_later_than_since_nor_a_second_earlier(since: float) -> None:
    text = since_text(since)
    assert text.endswith("Z")
    read = datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).timestamp()
    assert read <= since < read + 1


@pytest.mark.parametrize(
    ("missing", "held", "may"),
    [
        (0, 1_000, False),
        (1, 1_000, True),
        (10, 1_000, True),
        (11, 1_000, False),
        (1_000, 1_000, False),
        (1, 100, True),
        (1, 99, False),
        (1, 1, False),
        (0, 0, False),
    ],
)
def test_more_than_one_in_a_hundred_vanishing_at_once_marks_nothing(
    missing: int, held: int, may: bool
) -> None:
    assert may_vanish(missing, held) is may


@given(st.integers(1, 10_000))
@settings(max_examples=100, deadline=None)
def test_exactly_one_in_a_hundred_may_vanish(hundreds: int) -> None:
    assert may_vanish(hundreds, hundreds * 100)
    assert not may_vanish(hundreds + 1, hundreds * 100)
    assert not may_vanish(hundreds, hundreds * 100 - 1)
