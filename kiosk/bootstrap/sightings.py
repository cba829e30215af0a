"""What the camera sees, from its thread to the door's: nothing piles up, and no code is lost."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from kiosk.core.presentations import BLINK_S, LEFT_VIEW_S, InView
from kiosk.scanning.selection.frame_analyser import FrameResult

OnView = Callable[[str, InView], None]

BLINK_LOOKS = 2
"""So many frames without a code that take longer than a blink are a gap; a slow machine looks rarely."""


@dataclass
class _Span:
    """A code in view from one frame to another, without a gap that matters."""

    code: str
    since_s: float
    until_s: float
    hangs: bool
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
        self._latest: _Span | None = None
        self._looks_without = 0
        """Frames that were looked at since the latest span's code last counted."""

    def see(self, result: FrameResult) -> None:
        """What one frame shows; from any thread, frames in their order."""
        with self._lock:
            if result.chosen is None:
                self._looks_without += 1
                return
            code, at_s = result.chosen.text, result.frame.taken_at_s
            is_first = not self._waiting
            latest = self._latest
            if latest is None or not self._goes_on(latest, code, at_s):
                latest = self._append(_Span(code, at_s, at_s, result.hangs))
            elif is_first:
                # It was told of, and is still in view: since its last frame nothing came between.
                latest = self._append(_Span(code, latest.until_s, at_s, result.hangs))
            latest.until_s, latest.hangs = at_s, latest.hangs and result.hangs
            latest.others.update(other.text for other in result.others)
            self._looks_without = 0
        if is_first:
            self._wake()

    def _goes_on(self, span: _Span, code: str, at_s: float) -> bool:
        gap_s = at_s - span.until_s
        longest_s = BLINK_S if self._looks_without >= BLINK_LOOKS else LEFT_VIEW_S
        return code == span.code and 0 <= gap_s <= longest_s

    def _append(self, span: _Span) -> _Span:
        self._waiting.append(span)
        self._latest = span
        return span

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
            others = tuple(sorted(span.others))
            self._on_view(span.code, InView(span.since_s, span.until_s, others, span.hangs))
