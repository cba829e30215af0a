"""Whether the door's events are over, and which one is offered next."""

from collections.abc import Iterable

import pytest

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


def held(*events: Event) -> list[EventHeld]:
    return [EventHeld(event, 1) for event in events]


@pytest.mark.parametrize(
    ("event", "over"),
    [(OVER, True), (ENDING, False), (LONG_AGO, True), (RUNNING, False), (SOON, False), (TIMELESS, False)],
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
        ((), NOW, None),
    ],
)
def test_people_come_to_what_is_under_way_and_began_last_or_else_to_what_is_nearest(
    events: tuple[Event, ...], now: float, meant: str | None
) -> None:
    found = event_at(events, now)
    assert (found.id if found else None) == meant
    assert event_at(events[::-1], now) == found
