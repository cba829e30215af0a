"""Tells hand scanners from people by the timing of keystrokes. Pure: time is an argument.

A hand scanner types like a keyboard, only faster: a burst, ended by Enter, Tab or silence. Whether a key
begins one is known only when the next arrives, so every key is held back for a moment: no key of a burst, its
end included, may reach a widget.
"""

from dataclasses import dataclass, field

from kiosk.core.keystrokes import Decision, Held, Scanned, Trailing, Typed
from kiosk.scanning.keys.rhythm import Rhythm

_LENGTHS_KEPT = 16
"""Tickets of an evening are of few kinds."""


class KnownScanner:
    """Learns from each code; `sends_end` is None until one told whether a terminator follows."""

    def __init__(self, *, sends_end: bool | None = None) -> None:
        self.sends_end = sends_end
        self._lengths: list[int] = []
        self._last = ""
        self.last_was_known = False
        """Whether the last code was as long as one before it."""
        self.last_may_go_on = False
        """Whether the last code was ended by silence, which may have been a stop in its midst."""

    def has_sent(self, length: int) -> bool:
        """Whether an earlier code was as long as this."""
        return length in self._lengths

    def sends_as_long(self, length: int) -> bool:
        """Whether so many characters are likely to be all of a code."""
        return self.sends_end is False and length in self._lengths

    def sends_longer(self, length: int) -> bool:
        """Whether all codes so far were longer than this."""
        return self.sends_end is False and bool(self._lengths) and length < min(self._lengths)

    def take(self, text: str) -> str:
        """A code; gives it back."""
        self._last, self.last_was_known = text, len(text) in self._lengths
        self._lengths = [*(one for one in self._lengths if one != len(text)), len(text)][-_LENGTHS_KEPT:]
        return text

    def take_on(self, rest: str) -> str:
        """The rest of the last code, which was no code; gives the whole."""
        if not self.last_was_known:
            self._lengths = [one for one in self._lengths if one != len(self._last)]
        return self.take(self._last + rest)

    def ended(self, *, by_key: bool) -> None:
        """The code just taken was ended by a terminator, late perhaps, or by silence."""
        self.last_may_go_on = not by_key
        if by_key:
            self.sends_end = True
        elif self.sends_end is None:
            self.sends_end = False


@dataclass
class BurstDetector:
    """Sorts keystrokes into scans and typing, by the median gap between two keys.

    Every key given to `key` belongs to the detector until a decision names it; decisions name keys in the
    order in which they came. Give it the times of the events, not of their handling: a window that was busy
    hands over late keys all at once.
    """

    fastest_person_s: float = 0.035
    """A median gap under this is no person."""
    silence_s: float = 0.060
    """Longer than this between two keys, and they do not belong together."""
    hiccup_s: float = 0.150
    """The same for keys that came as fast as a scanner's: a radio link stops for so long now and then."""
    long_silence_s: float = 0.250
    """The same for what is surely not all of a code, or has an end that did not come yet."""
    shortest_scan: int = 4
    """Fewer characters than this are never a scan."""
    terminators: frozenset[str] = frozenset({"\r", "\n", "\t"})
    sends_end: bool | None = None
    """Whether the scanner ends its codes with a terminator; None where its first codes are to tell."""
    _keys: list[str] = field(default_factory=list, init=False)
    _times_s: list[float] = field(default_factory=list, init=False)
    _rhythm: Rhythm = field(init=False)
    _scanner: KnownScanner = field(init=False)
    _scan_ended_s: float = field(default=float("-inf"), init=False)
    _end_may_follow_s: float = field(default=0.0, init=False)

    def __post_init__(self) -> None:
        """Begin with nothing held."""
        self._rhythm = Rhythm(self.fastest_person_s)
        self._scanner = KnownScanner(sends_end=self.sends_end)

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
        """How long a silence after the keys held decides about them.

        The silence alone is enough for a code that is as long as one before it: with 60 ms for all, every
        second code of a radio scanner would be cut in two where its link stops.
        """
        count = len(self._keys)
        if self._is_burst_without_end():
            if self._scanner.sends_end or self._scanner.sends_longer(count):
                return self.long_silence_s
            return self.silence_s if self._scanner.sends_as_long(count) else self.hiccup_s
        return self.hiccup_s if self._rhythm.begins_fast else self.silence_s

    def would_keep(self, key: str, at_s: float) -> bool:
        """Whether this key, if it were pressed at `at_s`, would not be a person's at once."""
        return key not in self.terminators or bool(self._keys) or self._is_rest_of_end(at_s)

    def is_amid(self, at_s: float) -> bool:
        """Whether a key at `at_s` comes too soon after the last one for it to be a person's."""
        soon_s = self.hiccup_s if self._is_burst() else self.fastest_person_s
        return bool(self._keys) and abs(at_s - self._times_s[-1]) < soon_s

    def key(self, key: str, at_s: float, *, rolls: bool = False) -> Decision:
        """Takes one character or one of `terminators` that was pressed; for any other key, see `interrupted`.

        `rolls`: the key before was down still when it was pressed: scanners let go of each first, fingers may
        not. If the key comes after a silence, the decision is about those before it, and it is held itself.
        """
        is_end = key in self.terminators
        if is_end and not self._keys and self._is_rest_of_end(at_s):
            self._scanner.ended(by_key=True)
            return Trailing()
        if is_end and self._keys and self._is_ended_by(at_s):
            return self._scanned(at_s, self.silence_s, key)
        before = self.waited(at_s)
        self._hold(key, at_s, rolls=rolls)
        if is_end and not isinstance(before, Scanned):
            earlier = before.keys if isinstance(before, Typed) else ()
            return Typed((*earlier, *self._release(len(self._keys)).keys))
        if not isinstance(before, Held):
            return before
        return self._release(len(self._keys) - 1) if self._rhythm.is_slow(self.silence_s) else Held()

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

    def _hold(self, key: str, at_s: float, *, rolls: bool) -> None:
        self._rhythm.add(key, max(0.0, at_s - self._times_s[-1]) if self._times_s else 0.0, rolls=rolls)
        self._keys.append(key)
        self._times_s.append(at_s)

    def _decide_now(self) -> Decision:
        if self._is_burst_without_end() or self._is_rest_of_code():
            return self._scanned(self._times_s[-1], self.long_silence_s, "")
        return self._release(len(self._keys))

    def _is_burst(self) -> bool:
        return len(self._keys) >= self.shortest_scan and self._rhythm.is_burst

    def _is_burst_without_end(self) -> bool:
        return self._is_burst() and (self._scanner.sends_end is False or not self._rhythm.may_be_fingers)

    def _begins_after_scan(self) -> bool:
        """Whether what is held began so soon after a scan ended by silence that it is the rest of it."""
        soon_s = self.hiccup_s if self._scanner.last_was_known else self.long_silence_s
        return self._scanner.last_may_go_on and 0 <= self._times_s[0] - self._scan_ended_s < soon_s

    def _is_rest_of_code(self) -> bool:
        return len(self._keys) > 1 and self._rhythm.is_fast and self._begins_after_scan()

    def _is_ended_by(self, at_s: float) -> bool:
        """Whether a terminator at `at_s` is a scanner's."""
        if self._was_set_back(at_s) or at_s - self._times_s[-1] >= self.long_silence_s:
            return False
        gap_s = max(0.0, at_s - self._times_s[-1])
        if self._begins_after_scan() and self._rhythm.is_fast and self._rhythm.goes_with(gap_s):
            return True
        enough = len(self._keys) >= self.shortest_scan
        return enough and self._rhythm.is_burst_ended_after(gap_s, amid=gap_s < self.wait_s)

    def _was_set_back(self, at_s: float) -> bool:
        """Two clocks, or one that began anew: that is as good as a silence, and never a burst."""
        return at_s < self._times_s[-1] - self.silence_s

    def _is_rest_of_end(self, at_s: float) -> bool:
        return abs(at_s - self._scan_ended_s) < self._end_may_follow_s

    def _scanned(self, ended_s: float, end_may_follow_s: float, end: str) -> Scanned:
        joins = self._begins_after_scan() and not self._scanner.has_sent(len(self._keys))
        text = "".join(self._keys)
        text = self._scanner.take_on(text) if joins else self._scanner.take(text)
        self._scanner.ended(by_key=bool(end))
        self._scan_ended_s, self._end_may_follow_s = ended_s, end_may_follow_s
        key_count, gap_s = len(self._keys) + bool(end), self._rhythm.median_gap_s
        decision = Scanned(text, key_count, end=end, at_s=ended_s, gap_s=gap_s, joins=joins)
        self._release(len(self._keys))
        return decision

    def _release(self, count: int) -> Typed:
        keys = tuple(self._keys[:count])
        del self._keys[:count], self._times_s[:count]
        self._rhythm.forget(count)
        return Typed(keys)
