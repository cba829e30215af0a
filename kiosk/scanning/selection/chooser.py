"""Which of the codes in view counts: the one held up, and not its neighbour when a hand shakes.

The most central code is chosen, and stays chosen while it is read. Another one takes over when the chosen
one has left, when it has come into its place, or when it has been clearly more central for a while.

A code that has not moved for longer than anybody holds a ticket still hangs on the wall: any other goes
before it, however near the middle it is.

Only what is read is in view. What is found in the place of the chosen one and cannot be read may be anything:
a sign on the wall behind it, or the ticket of the next guest.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from kiosk.scanning.frames import Code, Corner

TAKES_OVER_S = 0.4
"""Another code is clearly more central for this long, and then counts."""
IN_PLACE_S = 0.1
"""Another code is read where the chosen one was: somebody leafs through the tickets on a phone."""
NEWCOMER_S = 0.25
"""A code that was never beside the chosen one counts when that has not been read for so long."""
NEIGHBOUR_S = 0.6
"""One that was has to wait longer: the chosen one may only be hard to read."""
CENTRAL_S = 0.3
"""A code in the middle that is not read yet keeps one beside it waiting this long."""
HANGS_AFTER_S = 10.0
"""What has not moved for so long is held by nobody."""
GONE_S = 1.5
"""What was not read for so long was taken away meanwhile."""
_MOVED = 0.03
"""As a share of a code's side: no hand is so calm, and no reading of a code at rest so inexact."""

Outline = Sequence[Corner]


class Choice(Struct, frozen=True):
    """The code that counts, if it is in view, and the different ones beside it."""

    chosen: Code | None = None
    others: tuple[Code, ...] = ()
    hangs: bool = False


@dataclass
class _Stay:
    """Where a code was first read without having moved since, and from when to when."""

    centre: Corner
    since_s: float
    until_s: float


@dataclass
class Chooser:
    """Chooses frame by frame. Times are those at which the frames were taken, in seconds."""

    _chosen: Code | None = None
    _seen_s: float = 0.0
    """When the chosen one was last in view."""
    _neighbours: set[bytes] = field(default_factory=set)
    """What was in view together with it."""
    _rival: bytes = b""
    _rival_since_s: float = 0.0
    _awaited: tuple[Corner, ...] = ()
    """What was found unread nearer the middle than anything that was read."""
    _awaited_until_s: float = float("-inf")
    _stays: dict[bytes, _Stay] = field(default_factory=dict)

    def choose(
        self, codes: Sequence[Code], unread: Sequence[Outline], size: tuple[int, int], at_s: float
    ) -> Choice:
        """What counts in a frame of `size` (width, height) with these codes, the most central first.

        `unread`: what was found nearer the middle may be meant, and is waited for, but not for long.
        """
        different = {code.data: code for code in reversed(codes)}
        in_order = tuple(different[data] for data in dict.fromkeys(code.data for code in codes))
        if self._chosen is not None and at_s < self._seen_s:
            self._let_go()
            self._stays.clear()
        self._follow(in_order, at_s)
        in_order = tuple(sorted(in_order, key=lambda code: self._hangs(code.data)))
        can_count = () if in_order and self._waits(in_order[0], unread, size, at_s) else in_order
        chosen = self._decided(different, can_count, size, at_s)
        if chosen is not None and chosen.data in different:
            self._neighbours.update(data for data in different if data != chosen.data)
        hangs = chosen is not None and self._hangs(chosen.data)
        return Choice(chosen, tuple(code for code in in_order if code is not chosen), hangs)

    def _follow(self, codes: Sequence[Code], at_s: float) -> None:
        """Keep which codes have not moved, and since when."""
        for code in (code for code in codes if code.corners):
            stay = self._stays.get(code.data)
            if stay is None or math.dist(code.centre, stay.centre) > max(1.5, _MOVED * _side(code)):
                self._stays[code.data] = _Stay(code.centre, at_s, at_s)
            else:
                stay.until_s = at_s
        for data in [data for data, stay in self._stays.items() if at_s - stay.until_s >= GONE_S]:
            del self._stays[data]

    def _hangs(self, data: bytes) -> bool:
        stay = self._stays.get(data)
        return stay is not None and stay.until_s - stay.since_s >= HANGS_AFTER_S

    def _decided(
        self, different: dict[bytes, Code], in_order: Sequence[Code], size: tuple[int, int], at_s: float
    ) -> Code | None:
        """The code read in this frame that counts. `in_order`: those that may come to count now."""
        before = self._chosen
        if before is None:
            return self._take(in_order[0], at_s) if in_order else None
        now = different.get(before.data)
        if now is not None:
            self._chosen, self._seen_s = now, at_s
            held = [code for code in in_order if not self._hangs(code.data)]
            if self._hangs(now.data):
                rival, needed_s = next(iter(held), None), NEWCOMER_S
            else:
                nearer = (code for code in held if _is_clearly_more_central(code, now, size))
                rival, needed_s = next(nearer, None), TAKES_OVER_S
            if self._has_lasted(rival, needed_s, at_s) and rival is not None:
                return self._take(rival, at_s)
            return now
        in_place = next((code for code in in_order if _overlap(code.corners, before.corners)), None)
        if self._has_lasted(in_place, IN_PLACE_S, at_s) and in_place is not None:
            return self._take(in_place, at_s)
        away_s = at_s - self._seen_s
        for code in in_order:
            if away_s >= (NEIGHBOUR_S if code.data in self._neighbours else NEWCOMER_S):
                return self._take(code, at_s)
        if away_s >= NEIGHBOUR_S:
            self._let_go()
        return None

    def _take(self, code: Code, at_s: float) -> Code:
        self._let_go()
        self._chosen, self._seen_s = code, at_s
        return code

    def _let_go(self) -> None:
        self._chosen, self._rival = None, b""
        self._neighbours = set()

    def _has_lasted(self, rival: Code | None, needed_s: float, at_s: float) -> bool:
        """Whether this rival has been one without a break for so long."""
        if rival is None:
            self._rival = b""
            return False
        if rival.data != self._rival:
            self._rival, self._rival_since_s = rival.data, at_s
        return at_s - self._rival_since_s >= needed_s

    def _waits(self, first: Code, unread: Sequence[Outline], size: tuple[int, int], at_s: float) -> bool:
        """Whether the most central code that was read has to wait for another one nearer the middle."""
        outlined = (Code(b"", "", "", tuple(outline)) for outline in unread)
        nearer = next((one for one in outlined if _is_clearly_more_central(one, first, size)), None)
        if nearer is not None:
            self._awaited = nearer.corners
            if abs(at_s - self._awaited_until_s) > CENTRAL_S:
                self._awaited_until_s = at_s + CENTRAL_S
        awaited = Code(b"", "", "", self._awaited)
        return at_s < self._awaited_until_s and _is_clearly_more_central(awaited, first, size)


def _is_clearly_more_central(code: Code, chosen: Code, size: tuple[int, int]) -> bool:
    """By more than a hand shakes: nearly half a code's side."""
    if code is chosen or not code.corners or not chosen.corners:
        return False
    middle = (size[0] / 2, size[1] / 2)
    shorter = min(size)
    margin = min(max(0.4 * _side(chosen), 0.03 * shorter), 0.15 * shorter)
    return math.dist(code.centre, middle) + margin < math.dist(chosen.centre, middle)


def _side(code: Code) -> float:
    """The mean of its sides; 0 without an outline."""
    if not code.corners:
        return 0.0
    left, top, right, bottom = _box(code.corners)
    return math.sqrt((right - left) * (bottom - top))


def _overlap(one: Outline, other: Outline) -> bool:
    """Whether the middle of either lies in the box around the other."""
    if not one or not other:
        return False
    first, second = _box(one), _box(other)
    return _holds(first, second) or _holds(second, first)


def _box(outline: Outline) -> tuple[float, float, float, float]:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return min(across), min(down), max(across), max(down)


def _holds(box: tuple[float, float, float, float], inner: tuple[float, float, float, float]) -> bool:
    x, y = (inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]
