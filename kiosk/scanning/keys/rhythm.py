"""The rhythm of the keys that are held: what a machine's looks like, and what fingers' does."""

from statistics import median

_TELLING_GAPS = 64
"""So many of the latest gaps tell a burst; codes may be thousands of characters long."""
_LONE_GAP_S = 0.045
"""A longer gap is a hiccup in a burst, which may hold few of them."""
_SURE_KEYS = 6
"""Fewer keys than this tell little: they must leave no doubt."""
_NO_FINGER_S = 0.015
"""No finger follows another this soon again and again; nor does a key held down repeat so fast."""
_QUICK_FINGERS_S = 0.020


class Rhythm:
    """Gaps between keys in seconds, and which of them were down together; `fastest_person_s`: the limit."""

    def __init__(self, fastest_person_s: float) -> None:
        self._limit_s = fastest_person_s
        self._keys: list[str] = []
        self._gaps_s: list[float] = []
        self._rolls: list[bool] = []

    def add(self, key: str, gap_s: float, *, rolls: bool) -> None:
        """A key, `gap_s` after the one before; `rolls`: that one was not let go of yet."""
        self._keys.append(key)
        self._gaps_s.append(gap_s)
        self._rolls.append(rolls)

    def forget(self, count: int) -> None:
        """The oldest keys have gone."""
        del self._keys[:count], self._gaps_s[:count], self._rolls[:count]

    @property
    def gaps_s(self) -> list[float]:
        """The latest gaps between the keys; the first key has none."""
        return self._gaps_s[1:][-_TELLING_GAPS:]

    @property
    def median_gap_s(self) -> float:
        """Zero where there is but one key."""
        return median(self.gaps_s or [0.0])

    @property
    def is_fast(self) -> bool:
        """Whether all keys follow one another as a scanner's do; a single key does."""
        return all(gap_s < self._limit_s for gap_s in self.gaps_s)

    @property
    def begins_fast(self) -> bool:
        """Whether two keys or more may be the beginning of a burst, so that a hiccup is to be waited for."""
        gaps_s = self.gaps_s
        if not gaps_s or self._is_typed:
            return False
        return gaps_s[0] < _NO_FINGER_S if len(gaps_s) == 1 else self._is_fast_but_for_hiccups(gaps_s)

    @property
    def is_burst(self) -> bool:
        """Whether enough keys, ended by nothing yet, are a machine's."""
        return not self._is_of_a_held_key and self._is_scanned(self.gaps_s)

    def is_burst_ended_after(self, gap_s: float, *, amid: bool) -> bool:
        """Whether they are a burst if a terminator followed after so long; `amid`: before a silence did."""
        gaps_s = self.gaps_s
        if self._is_of_a_held_key and not self.goes_with(gap_s):
            return False
        if len(self._keys) >= _SURE_KEYS:
            return self._is_scanned(gaps_s)
        if self._is_typed or not amid:
            return False
        quick = median(gaps_s) < _NO_FINGER_S
        hiccups = sum(gap >= _LONE_GAP_S for gap in gaps_s)
        if self.goes_with(gap_s):
            return median([*gaps_s, gap_s]) < self._limit_s and hiccups <= 1
        return quick and not hiccups

    def goes_with(self, gap_s: float) -> bool:
        """Whether a gap is one of a burst, and no hiccup."""
        return gap_s < _LONE_GAP_S

    @property
    def may_be_fingers(self) -> bool:
        """Whether a quick hand rolling over some keys could have done it."""
        if len(self._keys) >= _SURE_KEYS:
            return False
        return max(self.gaps_s) >= self._limit_s or self.median_gap_s >= _QUICK_FINGERS_S

    @property
    def _is_typed(self) -> bool:
        """Whether most keys were pressed while the one before was down: scanners press one at a time."""
        rolls = self._rolls[1:]
        return 2 * sum(rolls) > len(rolls)

    @property
    def _is_of_a_held_key(self) -> bool:
        """Whether it is one key that repeats, because it is held down."""
        return len(set(self._keys)) == 1 and self.median_gap_s >= _NO_FINGER_S

    def is_slow(self, silence_s: float) -> bool:
        """Whether the keys are a person's already. One slow gap in a burst is a hiccup, not a person."""
        gaps_s = self.gaps_s
        return len(gaps_s) >= 3 and median(gaps_s) >= (self._limit_s + silence_s) / 2

    def _is_scanned(self, gaps_s: list[float]) -> bool:
        if self._is_typed or median(gaps_s) >= self._limit_s:
            return False
        if len(self._keys) < _SURE_KEYS:
            return max(gaps_s) < _LONE_GAP_S
        return self._is_fast_but_for_hiccups(gaps_s)

    def _is_fast_but_for_hiccups(self, gaps_s: list[float]) -> bool:
        return 4 * sum(gap >= _LONE_GAP_S for gap in gaps_s) <= len(gaps_s)
