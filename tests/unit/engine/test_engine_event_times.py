"""Whether the door's events are over, and which one is offered next."""

from collections.abc import Iterable

import pytest

from kiosk.api.values import LATEST_INSTANT, instant
from kiosk.core.tickets import Event
from kiosk.engine.event_times import LONGEST_S, all_over, event_at, is_over, next_event
from kiosk.engine.records import EventHeld

NOW = 1_000_000.0
OVER = Event("over", None, NOW - 9000, NOW - 1)
ENDING = Event("ending", None, NOW - 9000, NOW)
LONG_AGO = Event("long ago", None, NOW - LONGEST_S - 1, None)
RUNNING = Event("running", None, NOW - LONGEST_S, None)
SOON = Event("soon", None, NOW + 100, NOW + 900)
LATER = Event("later", None, NOW + 200)
TIMELESS = Event("timeless")
ONE_DATE_FOR_BOTH = Event("one date for both", None, NOW + 50, NOW - 18 * 3600)
ONE_TIME_FOR_BOTH = Event("one time for both", None, NOW - 50, NOW - 50)


def held(*events: Event) -> list[EventHeld]:
    return [EventHeld(event, 1) for event in events]


@pytest.mark.parametrize(
    ("event", "over"),
    [
        (OVER, True),
        (ENDING, False),
        (LONG_AGO, True),
        (RUNNING, False),
        (SOON, False),
        (TIMELESS, False),
        (ONE_DATE_FOR_BOTH, False),
        (ONE_TIME_FOR_BOTH, False),
    ],
)
def test_an_event_is_over_after_its_end_or_half_a_day_after_its_start(event: Event, over: bool) -> None:
    assert is_over(event, NOW) is over


@pytest.mark.parametrize(
    ("events", "chosen", "over"),
    [
        ((OVER, SOON), {"over"}, True),
        ((OVER, LONG_AGO, SOON), ("over", "long ago"), True),
        ((OVER, SOON), {"over", "soon"}, False),
        ((OVER, SOON), {"over", "not held"}, False),
        ((OVER,), {"not held"}, False),
        ((OVER, LONG_AGO), (), True),
        ((OVER, RUNNING), (), False),
        ((), (), False),
    ],
)
def test_the_door_is_over_when_every_chosen_event_is(
    events: Iterable[Event], chosen: Iterable[str], over: bool
) -> None:
    assert all_over(held(*events), frozenset(chosen), NOW) is over


@pytest.mark.parametrize(
    ("events", "chosen", "offered"),
    [
        ((LATER, SOON, OVER), {"over"}, "soon"),
        ((LATER, SOON, RUNNING, OVER), {"over"}, "running"),
        ((TIMELESS, LATER), {"over"}, "later"),
        ((TIMELESS,), {"over"}, "timeless"),
        ((LATER, SOON), {"soon"}, "later"),
        ((OVER, LONG_AGO), {"over"}, None),
        ((OVER, SOON), (), "soon"),
        ((), (), None),
    ],
)
def test_the_first_other_event_that_is_not_over_is_offered(
    events: Iterable[Event], chosen: Iterable[str], offered: str | None
) -> None:
    found = next_event(held(*events), frozenset(chosen), NOW)
    assert (found.event.id if found else None) == offered


@pytest.mark.parametrize(
    ("events", "now", "meant"),
    [
        ((LATER, SOON, RUNNING), NOW, "running"),
        ((RUNNING, ENDING), NOW, "ending"),
        ((OVER, SOON), NOW, "over"),
        ((OVER, SOON), NOW + 60, "soon"),
        ((LATER, SOON), NOW, "soon"),
        ((LONG_AGO, LATER), NOW, "later"),
        ((TIMELESS, LONG_AGO), NOW, "long ago"),
        ((Event("b"), Event("a")), NOW, "a"),
        ((Event("ends", None, None, NOW + 50), SOON), NOW, "ends"),
        ((Event("ended", None, None, NOW - 50), SOON), NOW, "ended"),
        ((SOON, ONE_DATE_FOR_BOTH), NOW, "one date for both"),
        ((SOON, RUNNING, ONE_TIME_FOR_BOTH), NOW, "one time for both"),
        ((SOON, Event("in 1970", None, 0.0, 0.0), Event("in 2200", None, LATEST_INSTANT)), NOW, "soon"),
        ((Event("in 1970", None, 0.0, 900.0), TIMELESS), LATEST_INSTANT, "in 1970"),
        ((), NOW, None),
    ],
)
def test_people_come_to_what_is_under_way_and_began_last_or_else_to_what_is_nearest(
    events: tuple[Event, ...], now: float, meant: str | None
) -> None:
    found = event_at(events, now)
    assert (found.id if found else None) == meant
    assert event_at(events[::-1], now) == found


def event(name: str, start: str, end: str) -> Event:
    return Event(name, None, instant(start), instant(end))


@pytest.mark.parametrize(
    ("first", "second", "now", "meant"),
    [
        # The hour that comes twice, in Berlin's autumn: half past two is once before and once after it.
        (
            ("2026-10-24T22:00:00+02:00", "2026-10-25T02:30:00+02:00"),
            ("2026-10-25T02:30:00+01:00", "2026-10-25T05:00:00+01:00"),
            ("2026-10-25T02:20:00+02:00", "2026-10-25T02:40:00+02:00", "2026-10-25T02:30:00+01:00"),
            ("first", "first", "second"),
        ),
        # The hour that there is not, in Berlin's spring.
        (
            ("2026-03-28T22:00:00+01:00", "2026-03-29T01:59:50+01:00"),
            ("2026-03-29T03:00:00+02:00", "2026-03-29T05:00:00+02:00"),
            ("2026-03-29T01:59:50+01:00", "2026-03-29T01:59:58+01:00"),
            ("first", "second"),
        ),
        # An offset with seconds, as places had before zones: the later by the clock is the earlier.
        (
            ("2026-06-13T20:00:00+05:53:28", "2026-06-13T20:30:00+05:53:28"),
            ("2026-06-13T14:06:33Z", "2026-06-13T14:30:00Z"),
            ("2026-06-13T14:06:32Z", "2026-06-13T14:06:33Z"),
            ("first", "second"),
        ),
        # What no calendar of a door can hold is no time at all, and nearer than nothing.
        (
            ("0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59"),
            ("2026-06-13T14:00:00Z", "2026-06-13T15:00:00Z"),
            ("1970-01-01T00:00:00Z", "2199-12-31T23:59:59Z"),
            ("second", "second"),
        ),
    ],
    ids=["twice", "never", "offset with seconds", "no calendar"],
)
def test_times_are_compared_as_instants_and_not_by_the_clock_on_the_wall(
    first: tuple[str, str], second: tuple[str, str], now: tuple[str, ...], meant: tuple[str, ...]
) -> None:
    events = [event("first", *first), event("second", *second)]
    found = [event_at(events, at) for written in now if (at := instant(written)) is not None]
    assert [one.id for one in found if one] == list(meant)
