"""When keys were pressed, which may be long before a busy window gets them."""

from collections.abc import Callable

from PySide6.QtGui import QInputEvent

_WRAPS_MS = 1 << 32
"""Window systems count milliseconds in 32 bits, and begin anew after 49 days."""
_SAME_MOMENT_S = 1.0
_LATEST_S = 10.0
"""No event is handled so much later than another one: rather, the machine slept, and one clock with it."""


class EventClock:
    """Seconds of the events' own clock, for those without a time too; and what these are by ours."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives our seconds."""
        self._clock = clock
        self._wrapped_ms = 0
        self._last_ms = 0
        self._last_s = 0.0
        self._handled_s = float("-inf")
        self._apart_s: float | None = None
        """How far our clock is ahead of the events': the event that was handled soonest tells."""

    def at_s(self, event: QInputEvent | None = None) -> float:
        """When it came. One without a time came as long after the last as it is handled after that."""
        now_s = self._clock()
        stamp_ms = event.timestamp() if event else 0
        if stamp_ms:
            at_s = self._unwrapped(stamp_ms) / 1000
            self._compare(now_s - at_s)
        elif now_s - self._handled_s < _SAME_MOMENT_S:
            at_s = self._last_s + (now_s - self._handled_s)
        else:
            at_s = now_s - (self._apart_s or 0.0)
        self._last_s, self._handled_s = at_s, now_s
        return at_s

    def by_ours(self, at_s: float) -> float:
        """A time of the events, by our clock."""
        return at_s + (self._apart_s or 0.0)

    def _compare(self, apart_s: float) -> None:
        known_s = self._apart_s
        if known_s is None or apart_s < known_s or apart_s > known_s + _LATEST_S:
            self._apart_s = apart_s

    def _unwrapped(self, stamp_ms: int) -> int:
        if self._last_ms - stamp_ms > _WRAPS_MS // 2:
            self._wrapped_ms += _WRAPS_MS
        self._last_ms = stamp_ms
        return stamp_ms + self._wrapped_ms
