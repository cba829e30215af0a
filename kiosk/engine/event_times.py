"""Whether the door's events are over, and which one is next. Pure: the time is an argument."""

import math
from collections.abc import Collection, Sequence

from kiosk.core.tickets import Event, Instant
from kiosk.engine.records import EventHeld

LONGEST_S = 12 * 3600.0
"""How long an event lasts at most whose end the service does not give."""


def is_over(event: Event, now: Instant) -> bool:
    """Whether an event is over; one without a time never is."""
    end = _end(event)
    if end is not None:
        return end < now
    return event.start is not None and event.start + LONGEST_S < now


def all_over(held: Sequence[EventHeld], chosen: Collection[str], now: Instant) -> bool:
    """Whether every chosen event is over; none chosen means all that are held.

    Of one that is not held nobody knows when it is, so it is not over.
    """
    mine = {one.event.id: one.event for one in held if not chosen or one.event.id in chosen}
    return bool(mine) and len(mine) >= len(set(chosen)) and all(is_over(e, now) for e in mine.values())


def next_event(held: Sequence[EventHeld], chosen: Collection[str], now: Instant) -> EventHeld | None:
    """The event to offer when the chosen ones are over: the first that is not over, and not one of them."""
    to_come = [one for one in held if one.event.id not in chosen and not is_over(one.event, now)]
    return min(to_come, key=_by_start, default=None)


def event_at(events: Sequence[Event], now: Instant) -> Event | None:
    """The event that people come to now: one under way, the last to begin, or else the nearest in time."""
    return min(
        events, key=lambda event: (_seconds_from(event, now), -(event.start or 0.0), event.id), default=None
    )


def event_to_count_for(chosen: Collection[str], held: Sequence[Event], now: Instant) -> str:
    """The event whose people somebody without a ticket is one of: of several, the one they come to now.

    `chosen`: the door's events, none means all; `held`: those of them that are held. Without an event they
    would count for whatever the door is for on other evenings, as somebody still inside.
    """
    if len(chosen) == 1:
        return next(iter(chosen))
    found = event_at(held, now)
    return found.id if found is not None else min(chosen, default="")


def _end(event: Event) -> Instant | None:
    """When an event ends; None where the service does not give it, or a time at which it has not begun.

    Of a night from 22:00 to 4:00 a host enters one date for both all too easily.
    """
    if event.end is None or event.start is None:
        return event.end
    return event.end if event.end > event.start else None


def _seconds_from(event: Event, now: Instant) -> float:
    """How far off an event is, before or after; one without a time is further off than any."""
    end = _end(event)
    begins = event.start if event.start is not None else end
    if begins is None:
        return math.inf
    ends = end if end is not None else begins
    is_on = begins <= now and not is_over(event, now)
    return 0.0 if is_on else max(begins - now, now - ends)


def _by_start(held: EventHeld) -> tuple[bool, Instant, str]:
    start = held.event.start
    return start is None, start or 0.0, held.event.id
