"""What the camera sees, from its thread to the door's: nothing piles up, and no code is lost."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from kiosk.core.presentations import BLINK_S, InView
from kiosk.scanning.seeing.sight import Sight

OnView = Callable[[str, InView], None]


@dataclass
class _Span:
    """A code in view from one frame to another, without a gap that matters."""

    code: str
    since_s: float
    until_s: float
    others: set[str] = field(default_factory=set)


class Sightings:
    """Hands views to the loop's thread: each code with the time in which it counted, in the order they began.

    While the loop is busy, the frames of one code become one view; so what waits grows with the codes that
    were held up, not with the frames.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, on_view: OnView) -> None:
        """`on_view(text, view)` is called on the loop's thread, with what the codes say.

        Not with their bytes: in which alphabet these are is told by the code (ECI, Kanji), not by them.
        """
        self._loop = loop
        self._on_view = on_view
        self._lock = threading.Lock()
        self._waiting: list[_Span] = []

    def see(self, sight: Sight) -> None:
        """What one frame shows; from any thread, frames in their order."""
        if sight.chosen is None:
            return
        code, at_s = sight.chosen.text, sight.frame.taken_at_s
        with self._lock:
            is_first = not self._waiting
            last = self._waiting[-1] if self._waiting else None
            if last is None or last.code != code or not 0 <= at_s - last.until_s <= BLINK_S:
                last = _Span(code, at_s, at_s)
                self._waiting.append(last)
            last.until_s = at_s
            last.others.update(other.text for other in sight.others)
        if is_first:
            self._wake()

    def _wake(self) -> None:
        try:
            self._loop.call_soon_threadsafe(self._hand_over)
        except RuntimeError:
            # The loop was closed: the program ends, and nobody is at the door.
            with self._lock:
                self._waiting.clear()

    def _hand_over(self) -> None:
        with self._lock:
            spans, self._waiting = self._waiting, []
        for span in spans:
            self._on_view(span.code, InView(span.since_s, span.until_s, tuple(sorted(span.others))))
