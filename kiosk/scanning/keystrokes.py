"""Tells hand scanners from people by the timing of keystrokes. Pure: time is an argument.

A hand scanner types like a keyboard, only faster: a burst, ended by Enter or Tab. Whether a key begins one is
known only when the next arrives, so every key is held back for a moment: no key of a burst, its end included,
may reach a widget.
"""

from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True)
class Held:
    """Nothing is known yet: keep what was given back, and ask `waited` at the detector's `due_s`."""


@dataclass(frozen=True)
class Typed:
    """These keys, the oldest held ones, are a person's: deliver them where the focus is, in this order."""

    keys: tuple[str, ...]


@dataclass(frozen=True)
class Scanned:
    """A hand scanner read this code: all keys held up to its end are its own, and reach no widget."""

    text: str
    key_count: int
    """How many of the oldest held keys that was, the end included."""


@dataclass(frozen=True)
class Trailing:
    """This one key is the rest of a scan's end (Enter and line feed, Enter and Tab): it reaches no widget."""


Decision = Held | Typed | Scanned | Trailing


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
    silence_ends_scan: bool = False
    """For scanners that send no terminator: `silence_s` after a burst ends it."""
    _keys: list[str] = field(default_factory=list, init=False)
    _times_s: list[float] = field(default_factory=list, init=False)
    _scan_ended_s: float = field(default=float("-inf"), init=False)

    @property
    def held_count(self) -> int:
        """How many keys are held back."""
        return len(self._keys)

    @property
    def due_s(self) -> float | None:
        """When to call `waited` if no key comes before; None while no key is held."""
        return self._times_s[-1] + self._wait_s() if self._keys else None

    def key(self, key: str, at_s: float, *, auto_repeat: bool = False) -> Decision:
        """Takes one key that was pressed: a character, one of `terminators`, or any other word for a key.

        Not the modifiers, which scanners press too. `auto_repeat`: a key held down, which no scanner sends.
        If the key comes after a silence, the decision is about those before it, and it is held itself.
        """
        is_end = key in self.terminators
        if is_end and not self._keys and at_s - self._scan_ended_s < self.silence_s:
            return Trailing()
        before = self.waited(at_s)
        if is_end and self._keys:
            return self._ended_by(key, at_s, auto_repeat=auto_repeat)
        if is_end and isinstance(before, Typed):
            return Typed((*before.keys, key))
        self._keys.append(key)
        self._times_s.append(at_s)
        if not isinstance(before, Held):
            return before
        if auto_repeat or is_end or len(key) != 1:
            return self._release(len(self._keys))
        if self._is_slow():
            return self._release(len(self._keys) - 1)
        return Held()

    def waited(self, at_s: float) -> Decision:
        """What the silence since the last key says, at `at_s`."""
        due_s = self.due_s
        if due_s is None or at_s < due_s:
            return Held()
        if self.silence_ends_scan and self._is_burst():
            return self._scanned(self._keys, self._times_s[-1])
        return self._release(len(self._keys))

    def _ended_by(self, terminator: str, at_s: float, *, auto_repeat: bool) -> Decision:
        text = list(self._keys)
        self._keys.append(terminator)
        self._times_s.append(at_s)
        if self._is_burst(characters=len(text)) and not auto_repeat:
            return self._scanned(text, at_s)
        return self._release(len(self._keys))

    def _gaps_s(self) -> list[float]:
        return [
            max(0.0, later - earlier)
            for earlier, later in zip(self._times_s, self._times_s[1:], strict=False)
        ]

    def _is_burst(self, characters: int | None = None) -> bool:
        enough = (len(self._keys) if characters is None else characters) >= self.shortest_scan
        return enough and median(self._gaps_s()) < self.fastest_person_s

    def _is_slow(self) -> bool:
        """Whether the keys held are a person's already. One slow gap in a burst is a hiccup, not a person."""
        gaps = self._gaps_s()
        return len(gaps) >= 3 and median(gaps) >= (self.fastest_person_s + self.silence_s) / 2

    def _wait_s(self) -> float:
        if self._is_burst() and not self.silence_ends_scan:
            return self.patience_s
        return self.silence_s

    def _scanned(self, text: list[str], ended_s: float) -> Scanned:
        self._scan_ended_s = ended_s
        decision = Scanned("".join(text), len(self._keys))
        self._keys, self._times_s = [], []
        return decision

    def _release(self, count: int) -> Typed:
        keys = tuple(self._keys[:count])
        del self._keys[:count], self._times_s[:count]
        return Typed(keys)
