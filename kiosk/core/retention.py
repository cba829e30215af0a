"""How long guests are held: until so many days after their event, and whose time that is to say."""

from collections.abc import Iterable

from msgspec import Struct

from kiosk.core.tickets import Instant

DAY_S = 86_400.0
BUSY_S = 1800.0
"""After the last scan people may still be coming in for so long."""
DOORS_BEFORE_S = 3600.0
"""People come in from so long before an event begins."""
LONGEST_EVENING_S = 36 * 3600.0
"""What lasts longer, such as an exhibition, has hours in which nobody comes in."""
USUAL_EVENING_S = 6 * 3600.0
"""How long an event lasts of which only the start is known."""
_EARLIEST: Instant = 946_684_800.0
"""The year 2000: no event that this program knows of was before, so such a time is a mistake."""


class GuestsHeld(Struct, frozen=True):
    """Those held of one event, of which `start` and `end` may not be known.

    `fetched`: when a guest list was last fetched. `newest_row`: when the ledger last told of the event. All
    times but the event's are by this machine's clock.
    """

    event_id: str
    guests: int
    start: Instant | None = None
    end: Instant | None = None
    fetched: Instant | None = None
    newest_row: Instant | None = None


def goes_at(held: GuestsHeld, now: Instant, days: float) -> Instant | None:
    """When these guests are to be forgotten; None where nothing tells.

    So many days after the event, or after somebody was last let in to it: an event that went on for longer
    than it was planned is not over. One without times counts from when its list was last fetched.
    """
    times = [at for at in (held.start, held.end) if at is not None and at >= _EARLIEST]
    if not times and held.fetched is not None:
        times.append(held.fetched)
    if held.newest_row is not None and held.newest_row <= now:
        times.append(held.newest_row)
    return max(times) + days * DAY_S if times else None


def due(held: Iterable[GuestsHeld], now: Instant, days: float) -> frozenset[str]:
    """The events whose guests are to be forgotten now; none while `days` is 0, which means never."""
    if days <= 0:
        return frozenset()
    times = ((one.event_id, goes_at(one, now, days)) for one in held)
    return frozenset(event_id for event_id, at in times if at is not None and at <= now)


def next_due(held: Iterable[GuestsHeld], now: Instant, days: float) -> Instant | None:
    """When the first of these guests are to be forgotten; None where there are none, or never."""
    times = (goes_at(one, now, days) for one in held)
    return min((at for at in times if at is not None), default=None) if days > 0 else None


def is_busy(held: Iterable[GuestsHeld], events: frozenset[str], now: Instant) -> bool:
    """Whether people may be coming in now, to these events or, where there are none, to any of those held."""
    return any(
        _is_coming_in(one, now) or (one.newest_row is not None and 0 <= now - one.newest_row < BUSY_S)
        for one in held
        if not events or one.event_id in events
    )


def _is_coming_in(held: GuestsHeld, now: Instant) -> bool:
    if held.start is None:
        return False
    end = held.start + USUAL_EVENING_S if held.end is None else held.end
    return end - held.start <= LONGEST_EVENING_S and held.start - DOORS_BEFORE_S <= now < end


class Believed(Struct, frozen=True):
    """What time it is as far as two clocks agree; `since`: when this machine's alone first said so."""

    now: Instant | None
    since: Instant | None


def believed(now: Instant, skew_s: float | None, since: Instant | None) -> Believed:
    """Whether this machine's clock may be believed that guests are due.

    A clock that is far ahead must not have tonight's guest list forgotten. So the service's clock has to say
    the same: `skew_s` is its time less ours, None where it could not be asked. Without it the clock is
    believed once it has said so for a whole day; `since`: since when it has, as far as is noted.
    """
    if skew_s is not None:
        return Believed(now + min(skew_s, 0.0), None)
    if since is None or now < since:
        return Believed(None, now)
    return Believed(now if now - since >= DAY_S else None, since)
