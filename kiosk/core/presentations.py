"""Which reads are one presentation: somebody holding one ticket up once."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from kiosk.core.codes import text_of


class Presented(StrEnum):
    """What a read is: a new presentation, the same one again, or a code still held in view."""

    NEW = "new"
    SAME = "same"
    HELD = "held"


LEFT_VIEW_S = 1.5
"""A code that was out of the camera's view this long has left it."""
BLINK_S = 0.4
"""Shorter gaps are a frame or two that could not be read, not a second holding up."""
SCANNER_AGAIN_S = 2.0
LATE_S = 10.0
"""What was read may be told of this much later, when the program was busy; nothing is forgotten before."""
CLOCK_LEAP_S = 60.0
"""A clock that goes back farther than anything can be late was set anew."""


class InView(Struct, frozen=True):
    """When a code was read without a gap, in seconds, and the other codes that were seen with it.

    The times are those at which frames were taken or keys pressed, however late they are told of.
    """

    since_s: float
    until_s: float
    others: tuple[bytes | str, ...] = ()
    hangs: bool = False
    """Whether it has not moved for longer than anybody holds a ticket still: a sign with its own code."""


@dataclass
class Presentations:
    """Tells a new presentation from the same one, across the camera and the hand scanner.

    The same presentation: the same code in the camera's view without having left it for 1.5 s, or from a
    hand scanner within 2 s of its last read. Times are seconds of one monotonic clock; a frame may be told of
    after a read that came later, because decoding takes time.

    A code stays in view beside one that counts: if it comes to count again, it was not presented again. Of
    one that only hangs there nothing is said either: it would follow every guest's verdict.
    """

    _seen: dict[str, float] = field(default_factory=dict)
    """When a code that was presented was last in view, whether it counted or not."""
    _counted: dict[str, float] = field(default_factory=dict)
    """When it last was the one that counts."""
    _scanned: dict[str, float] = field(default_factory=dict)
    _failed: dict[str, float] = field(default_factory=dict)
    _newest_s: float = float("-inf")

    def camera(self, code: bytes | str, view: InView) -> Presented:
        """A code that the camera read, the one that counted of those in view."""
        key = text_of(code)
        self._forget(view.until_s)
        presented = self._in_camera(key, view)
        _keep_later(self._seen, key, view.until_s)
        _keep_later(self._counted, key, view.until_s)
        for other in map(text_of, view.others):
            if view.since_s - self._seen.get(other, float("-inf")) < LEFT_VIEW_S:
                _keep_later(self._seen, other, view.until_s)
        return presented

    def hand_scanner(self, code: bytes | str, at_s: float) -> Presented:
        """A code that a hand scanner sent at `at_s`."""
        key = text_of(code)
        self._forget(at_s)
        again = at_s - self._scanned.get(key, float("-inf")) < SCANNER_AGAIN_S
        in_view = at_s - self._seen.get(key, float("-inf")) < LEFT_VIEW_S
        _keep_later(self._scanned, key, at_s)
        if self._failed.pop(key, None) is not None:
            return Presented.NEW
        return Presented.SAME if again or in_view else Presented.NEW

    def could_not_be_judged(self, code: bytes | str, at_s: float) -> None:
        """The disk failed: the next read of a hand scanner is a new presentation.

        So is the code in the camera's view, but not in every frame: after `LEFT_VIEW_S`.
        """
        self._failed[text_of(code)] = at_s

    def _in_camera(self, key: str, view: InView) -> Presented:
        if key in self._failed:
            if view.until_s - self._failed[key] < LEFT_VIEW_S:
                return Presented.HELD
            del self._failed[key]
            return Presented.NEW
        if view.since_s - self._seen.get(key, float("-inf")) < LEFT_VIEW_S:
            held = view.since_s - self._counted.get(key, float("-inf")) <= BLINK_S
            return Presented.HELD if held or view.hangs else Presented.SAME
        scanned_s = self._scanned.get(key, float("-inf"))
        if view.since_s - scanned_s < SCANNER_AGAIN_S:
            return Presented.HELD
        return Presented.NEW

    def _forget(self, now_s: float) -> None:
        """Drop what is too old to matter, so that an evening of codes does not pile up."""
        memories = (self._seen, self._counted, self._scanned, self._failed)
        if now_s < self._newest_s - CLOCK_LEAP_S:
            for memory in memories:
                memory.clear()
            self._newest_s = now_s
        self._newest_s = max(self._newest_s, now_s)
        for memory in memories:
            _drop_before(memory, self._newest_s - SCANNER_AGAIN_S - LATE_S)


def _keep_later(memory: dict[str, float], key: str, at_s: float) -> None:
    memory[key] = max(at_s, memory.get(key, at_s))


def _drop_before(memory: dict[str, float], at_s: float) -> None:
    old: Iterable[str] = [key for key, kept_s in memory.items() if kept_s < at_s]
    for key in old:
        del memory[key]
