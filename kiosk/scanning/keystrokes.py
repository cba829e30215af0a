"""Tells hand scanners from people by the timing of keystrokes. Pure: time is an argument.

A hand scanner types like a keyboard, only faster: a burst, ended by Enter, Tab or silence. Whether a key
begins one is known only when the next arrives, so every key is held back for a moment: no key of a burst, its
end included, may reach a widget.
"""

from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

from kiosk.core.keystrokes import Decision, Held, Scanned, Trailing, Typed

_TELLING_GAPS = 64
"""So many of the latest gaps tell a burst; codes may be thousands of characters long."""


@dataclass
class BurstDetector:
    """Sorts keystrokes into scans and typing (design: the median gap of a scan is under 35 ms).

    Every key given to `key` belongs to the detector until a decision names it; decisions name keys in the
    order in which they came. Give it the times of the events, not of their handling: a window that was busy
    hands over late keys all at once.
    """

    fastest_person_s: float = 0.035
    """A median gap under this is no person."""
    silence_s: float = 0.060
    """Longer than this between two keys, and they do not belong together."""
    patience_s: float = 0.250
    """The same for what is a burst beyond doubt, and only waits for its end."""
    shortest_scan: int = 6
    """Fewer characters than this are never a scan."""
    terminators: frozenset[str] = frozenset({"\r", "\n", "\t"})
    silence_ends_scan: bool = True
    """For scanners that send no terminator: silence after a burst ends it, `silence_s` as long as no
    terminator was ever seen, `patience_s` from then on. False: such a burst is given back as typing."""
    prefix: str = ""
    suffix: str = ""
    """What the scanner was set to put around each code; taken off where it is there."""
    _keys: list[str] = field(default_factory=list, init=False)
    _times_s: list[float] = field(default_factory=list, init=False)
    _sends_end: bool = field(default=False, init=False)
    _scan_ended_s: float = field(default=float("-inf"), init=False)
    _end_may_follow_s: float = field(default=0.0, init=False)

    @property
    def held_count(self) -> int:
        """How many keys are held back."""
        return len(self._keys)

    @property
    def due_s(self) -> float | None:
        """When to call `waited` if no key comes before; None while no key is held."""
        return self._times_s[-1] + self.wait_s if self._keys else None

    @property
    def wait_s(self) -> float:
        """How long a silence after the keys held decides about them."""
        awaits_end = self._sends_end or not self.silence_ends_scan
        return self.patience_s if awaits_end and self._is_burst() else self.silence_s

    def would_keep(self, key: str, at_s: float) -> bool:
        """Whether this key, if it were pressed at `at_s`, would not be a person's at once."""
        return key not in self.terminators or bool(self._keys) or self._is_rest_of_end(at_s)

    def key(self, key: str, at_s: float) -> Decision:
        """Takes one character or one of `terminators` that was pressed; for any other key, see `interrupted`.

        If the key comes after a silence, the decision is about those before it, and it is held itself.
        """
        is_end = key in self.terminators
        if is_end and not self._keys and self._is_rest_of_end(at_s):
            self._sends_end = True
            return Trailing()
        if is_end and self._is_burst() and self._is_near(at_s):
            self._sends_end = True
            return self._scanned(at_s, self.silence_s, ends=1)
        before = self.waited(at_s)
        self._keys.append(key)
        self._times_s.append(at_s)
        if is_end and not isinstance(before, Scanned):
            earlier = before.keys if isinstance(before, Typed) else ()
            return Typed((*earlier, *self._release(len(self._keys)).keys))
        if not isinstance(before, Held):
            return before
        return self._release(len(self._keys) - 1) if self._is_slow() else Held()

    def interrupted(self) -> Decision:
        """Decides at once what is held: a key came that no scanner sends (an arrow, Ctrl+A, one held down).

        That key itself stays with the caller, who delivers it afterwards.
        """
        return self._decide_now() if self._keys else Held()

    def waited(self, at_s: float) -> Decision:
        """What the silence since the last key says, at `at_s`."""
        due_s = self.due_s
        if due_s is None or (at_s < due_s and not self._was_set_back(at_s)):
            return Held()
        return self._decide_now()

    def _decide_now(self) -> Decision:
        if self.silence_ends_scan and self._is_burst():
            return self._scanned(self._times_s[-1], self.patience_s, ends=0)
        return self._release(len(self._keys))

    def _is_near(self, at_s: float) -> bool:
        return at_s - self._times_s[-1] < self.patience_s and not self._was_set_back(at_s)

    def _was_set_back(self, at_s: float) -> bool:
        """Two clocks, or one that began anew: that is as good as a silence, and never a burst."""
        return at_s < self._times_s[-1] - self.silence_s

    def _is_rest_of_end(self, at_s: float) -> bool:
        return abs(at_s - self._scan_ended_s) < self._end_may_follow_s

    def _gaps_s(self) -> list[float]:
        times_s = self._times_s[-_TELLING_GAPS - 1 :]
        return [max(0.0, later - earlier) for earlier, later in pairwise(times_s)]

    def _is_burst(self) -> bool:
        return len(self._keys) >= self.shortest_scan and median(self._gaps_s()) < self.fastest_person_s

    def _is_slow(self) -> bool:
        """Whether the keys held are a person's already. One slow gap in a burst is a hiccup, not a person."""
        gaps = self._gaps_s()
        return len(gaps) >= 3 and median(gaps) >= (self.fastest_person_s + self.silence_s) / 2

    def _scanned(self, ended_s: float, end_may_follow_s: float, *, ends: int) -> Scanned:
        self._scan_ended_s, self._end_may_follow_s = ended_s, end_may_follow_s
        text = "".join(self._keys).removeprefix(self.prefix).removesuffix(self.suffix)
        decision = Scanned(text, len(self._keys) + ends)
        self._keys, self._times_s = [], []
        return decision

    def _release(self, count: int) -> Typed:
        keys = tuple(self._keys[:count])
        del self._keys[:count], self._times_s[:count]
        return Typed(keys)
