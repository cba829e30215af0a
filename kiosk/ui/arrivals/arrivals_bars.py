"""From counted minutes to what a chart of arrivals shows. Pure, but for the zone that times are told in."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from kiosk.core.tickets import Instant
from kiosk.engine.records import Arrivals
from kiosk.ui.texts.times import local

MINUTE_S = 60.0
MOST_BARS = 48
STEPS_S = (60.0, 300.0, 600.0, 900.0, 1800.0, 3600.0)
TICKS_S = (300.0, 600.0, 900.0, 1800.0, 3600.0, 7200.0, 10800.0, 21600.0)
RECENT_S = 3 * 3600.0
LONGEST_S = 30 * 3600.0
"""How far back the doors may have opened; as many minutes as a store counts at once."""
QUIET_S = 4 * 3600.0
"""After so long without anybody it was another evening."""
SPARK_MINUTES = 15


class Span(StrEnum):
    """How far back a chart looks."""

    RECENT = "recent"
    SINCE_OPENING = "since_opening"


class Peak(Struct, frozen=True):
    """The minute in which the most came."""

    at: Instant
    people: int


class Bars(Struct, frozen=True):
    """How many came in each `step_s` seconds, oldest first, from `since` on."""

    since: Instant
    step_s: float
    people: tuple[int, ...]
    peak: Peak | None = None

    @property
    def total(self) -> int:
        """How many came in all."""
        return sum(self.people)

    @property
    def until(self) -> Instant:
        """Where the last bar ends."""
        return self.since + self.step_s * len(self.people)


def asked_since(span: Span, now: Instant) -> Instant:
    """From when on to count minutes for such a chart."""
    back_s = RECENT_S if span is Span.RECENT else LONGEST_S
    return _floored(now - back_s, 300.0)


def spark_since(now: Instant) -> Instant:
    """From when on to count for the last minutes, the present one among them."""
    return _floored(now, MINUTE_S) - (SPARK_MINUTES - 1) * MINUTE_S


def bars_of(arrivals: Arrivals, span: Span) -> Bars:
    """The bars of a chart; since the doors opened, it begins with the first guest of this evening."""
    since, people = arrivals.since, arrivals.people
    if span is Span.SINCE_OPENING:
        first = opening(people, arrivals.bucket_s)
        since, people = since + first * arrivals.bucket_s, people[first:]
    peak = peak_of(since, arrivals.bucket_s, people)
    fitting = (step for step in STEPS_S if len(people) * arrivals.bucket_s / step <= MOST_BARS)
    step_s = max(next(fitting, STEPS_S[-1]), arrivals.bucket_s)
    return Bars(_floored(since, step_s), step_s, _regrouped(since, arrivals.bucket_s, people, step_s), peak)


def opening(people: Sequence[int], bucket_s: float) -> int:
    """The first bucket of the present evening: after the last long time in which nobody came."""
    came = [number for number, count in enumerate(people) if count]
    first = came[-1] if came else 0
    for earlier in reversed(came[:-1]):
        if (first - earlier) * bucket_s >= QUIET_S:
            break
        first = earlier
    return first


def opened_since(arrivals: Arrivals) -> Instant | None:
    """When this evening began, if another one was counted before it, whose totals do not belong here."""
    first = opening(arrivals.people, arrivals.bucket_s)
    return arrivals.since + first * arrivals.bucket_s if any(arrivals.people[:first]) else None


def peak_of(since: Instant, bucket_s: float, people: Sequence[int]) -> Peak | None:
    """The first of the fullest buckets; None where nobody came."""
    most = max(people, default=0)
    return Peak(since + people.index(most) * bucket_s, most) if most else None


def ticks(since: Instant, until: Instant, most: int) -> tuple[Instant, ...]:
    """Round times of the clock between two instants, `most` of them or fewer."""
    for step_s in TICKS_S:
        first = _floored(since - 1, step_s) + step_s
        found = []
        while first <= until:
            found.append(first)
            first += step_s
        if len(found) <= max(most, 1):
            return tuple(found)
    return ()


def height_for(highest: int) -> int:
    """How high a scale goes that holds the highest bar, to a number that is easy to halve."""
    size = 1
    while True:
        for times in (2, 4, 6, 10):
            if highest <= times * size:
                return times * size
        size *= 10


def _regrouped(since: Instant, bucket_s: float, people: Sequence[int], step_s: float) -> tuple[int, ...]:
    first = _floored(since, step_s)
    last = int((since + max(len(people) - 1, 0) * bucket_s - first) // step_s)
    grouped = [0] * (last + 1)
    for number, count in enumerate(people):
        grouped[int((since + number * bucket_s - first) // step_s)] += count
    return tuple(grouped)


def _floored(at: Instant, step_s: float) -> Instant:
    """The last round time of the local clock before an instant."""
    moment = local(at)
    offset = moment.utcoffset() if moment is not None else None
    shift_s = offset.total_seconds() if offset is not None else 0.0
    return (at + shift_s) // step_s * step_s - shift_s
