"""Looks for finder patterns by their likeness, where they are too spoilt to be traced.

A crack, a crease or a streak of light through one of the three squares hides it from engines that follow its
edges; its correlation with the ideal is still high, once the light is evened. What is found here are
suspicions: the reader tests them.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

import cv2
import numpy as np
from msgspec import Struct

from kiosk.scanning.decoding.illumination import evened
from kiosk.scanning.decoding.module_template import Plane
from kiosk.scanning.frames import Corner, Pixels

_MODULE_PX = 2.0
"""The pattern is drawn with this many pixels a module; the picture is shrunk until it fits."""
_RATIO = 1.28
_EVENED_OVER_PX = 9
"""Of the shrunk picture: a little more than the widest part of a finder pattern that is all dark."""
_LEAST_SPAN = 12
_LEAST_LIKENESS = 0.4
_MOST_FINDERS = 12
_STRIP_PIXELS = 250_000
"""So much of a picture is searched in one piece of work."""
_MOST_TRIOS = 6
_MOST_PAIRS = 5


class Finder(Struct, frozen=True):
    """A place that resembles a finder pattern: its middle and the size of a module, in pixels."""

    x: float
    y: float
    module: float
    likeness: float
    """Correlation with the ideal pattern, to 1."""
    inverted: bool
    """Light on dark."""


class Suspect(Struct, frozen=True):
    """Where a code may be: the middles of its finder patterns and the size of a module there, in pixels.

    Where only two patterns were seen, the third is a guess.
    """

    top_left: Corner
    top_right: Corner
    bottom_left: Corner
    module: float
    inverted: bool
    guessed: bool

    @property
    def modules_between(self) -> float:
        """About how many modules lie between the middles of two finder patterns."""
        across = math.dist(self.top_left, self.top_right)
        down = math.dist(self.top_left, self.bottom_left)
        return max(across, down) / self.module


def finders_in(gray: Pixels, *, shrink: float = 1.0) -> Iterator[list[Finder]]:
    """The places that resemble a finder pattern, searched piece by piece, from small patterns to large ones.

    `shrink`: how far the picture is reduced before the first search; what has modules of less than 2 pixels
    then is not found. Half the picture takes a quarter of the time.
    """
    pattern = _template()
    reach = pattern.shape[0]
    scale = shrink
    while True:
        size = (round(gray.shape[1] * scale), round(gray.shape[0] * scale))
        if min(size) < reach + 4:
            return
        level = gray if scale == 1 else cv2.resize(gray, size, interpolation=cv2.INTER_AREA)
        # Strips overlap by the pattern, so that none is cut.
        strips = math.ceil(level.size / _STRIP_PIXELS)
        high = math.ceil((level.shape[0] - reach + 1) / strips)
        for top in range(0, level.shape[0] - reach + 1, high):
            strip = np.ascontiguousarray(level[top : top + high + reach - 1], dtype=np.uint8)
            lit = _as_pixels(evened(strip, _EVENED_OVER_PX, least_span=_LEAST_SPAN))
            yield list(_peaks(cv2.matchTemplate(lit, pattern, cv2.TM_CCOEFF_NORMED), scale, top))
        scale /= _RATIO


def suspects_among(finders: Sequence[Finder]) -> Iterator[Suspect]:
    """The codes that the finder patterns may belong to: trios by their shape, then what pairs allow."""
    finders = _apart(finders)
    rated = [rating for trio in combinations(finders, 3) if (rating := _trio(trio)) is not None]
    rated.sort(key=lambda one: one[0])
    yield from (suspect for _, suspect in rated[:_MOST_TRIOS])
    pairs = [pair for pair in combinations(finders, 2) if _alike(pair) and _far_enough(*pair)]
    pairs.sort(key=lambda pair: -sum(one.likeness for one in pair) - math.log(pair[0].module) * 0.1)
    for pair in pairs[:_MOST_PAIRS]:
        yield from _completed(*pair)


@cache
def _template() -> Pixels:
    """The finder pattern as it looks on average over all directions, with the light ring around it."""
    reach = math.ceil(4.5 * _MODULE_PX)
    down, across = np.mgrid[-reach : reach + 1, -reach : reach + 1] / _MODULE_PX
    total = np.zeros_like(across)
    turns = 16
    for turn in range(turns):
        angle = turn * math.pi / 2 / turns
        along = np.abs(across * math.cos(angle) + down * math.sin(angle))
        over = np.abs(down * math.cos(angle) - across * math.sin(angle))
        far = np.maximum(along, over)
        inside = [1 / (1 + np.exp((far - edge) * _MODULE_PX * 3)) for edge in (1.5, 2.5, 3.5, 4.5)]
        total += 2 * (inside[1] - inside[0] - inside[2]) + inside[3]
    return _as_pixels(np.asarray(total / turns, dtype=np.float32))


def _as_pixels(plane: Plane) -> Pixels:
    """What is even becomes quite so: the correlation of what rounding leaves of it may be anything."""
    return np.asarray(np.clip(plane * 100 + 128, 0, 255), dtype=np.uint8)


def _peaks(likeness: object, scale: float, top: int) -> Iterator[Finder]:
    """Where the likeness is greatest around, for both colours, in pixels of the picture before shrinking.

    `top`: the first row of the strip that was searched.
    """
    values = np.asarray(likeness, dtype=np.float32)
    strength = np.abs(values)
    greatest = cv2.dilate(strength, np.ones((7, 7), np.uint8))
    half = _template().shape[0] // 2
    # An even patch has no correlation: OpenCV divides by next to nothing there and may answer anything.
    sure = (strength >= greatest) & (strength > _LEAST_LIKENESS) & (strength <= 1)
    for y, x in np.argwhere(sure):
        at = ((float(x) + half + 0.5) / scale, (float(y) + top + half + 0.5) / scale)
        yield Finder(*at, _MODULE_PX / scale, float(strength[y, x]), bool(values[y, x] < 0))


def _apart(found: Sequence[Finder]) -> list[Finder]:
    kept: list[Finder] = []
    # Of small patterns there are more by chance: each doubling of the size counts as a little more likeness.
    for one in sorted(found, key=lambda finder: -finder.likeness - 0.03 * math.log2(finder.module)):
        if all(math.dist((one.x, one.y), (old.x, old.y)) > 3 * max(one.module, old.module) for old in kept):
            kept.append(one)
            if len(kept) == _MOST_FINDERS:
                break
    return kept


def _alike(finders: Sequence[Finder]) -> bool:
    sizes = [finder.module for finder in finders]
    return max(sizes) <= 1.75 * min(sizes) and len({finder.inverted for finder in finders}) == 1


def _far_enough(one: Finder, other: Finder) -> bool:
    """At least the 14 modules that lie between two finder patterns, less what a tilt takes away."""
    return 7 < math.dist((one.x, one.y), (other.x, other.y)) / max(one.module, other.module) < 230


def _trio(trio: tuple[Finder, ...]) -> tuple[float, Suspect] | None:
    """The code that three patterns would make, and how far its shape is from a square; None if it is none."""
    if not _alike(trio):
        return None
    best: tuple[float, Suspect] | None = None
    for corner, one, other in permutations(trio):
        first, second = (one.x - corner.x, one.y - corner.y), (other.x - corner.x, other.y - corner.y)
        lengths = math.hypot(*first), math.hypot(*second)
        turn = first[0] * second[1] - first[1] * second[0]
        if turn <= 0 or min(lengths) < 9 * min(finder.module for finder in trio):
            continue
        slant = abs(first[0] * second[0] + first[1] * second[1]) / (lengths[0] * lengths[1])
        uneven = abs(math.log(lengths[0] / lengths[1]))
        if slant > 0.6 or uneven > 0.75:
            continue
        likeness = sum(finder.likeness for finder in trio) / 3
        badness = (
            slant + uneven - 2 * likeness + 0.3 * math.log(max(f.module for f in trio) / corner.module + 1)
        )
        if best is None or badness < best[0]:
            module = sum(finder.module for finder in trio) / 3
            places = ((corner.x, corner.y), (one.x, one.y), (other.x, other.y))
            best = (badness, Suspect(*places, module, corner.inverted, guessed=False))
    return best


def _completed(one: Finder, other: Finder) -> Iterator[Suspect]:
    """The six codes that two finder patterns may belong to, where the third is not seen."""
    start, end = np.array([one.x, one.y]), np.array([other.x, other.y])
    edge = end - start
    left, right = np.array([edge[1], -edge[0]]), np.array([-edge[1], edge[0]])
    module = (one.module + other.module) / 2
    # As (top left, top right, bottom left), clockwise on the screen: one edge of the code, or its diagonal.
    trios = [
        (start, end, start + right),
        (end, end + right, start),
        (end, start, end + left),
        (start, start + left, end),
        (start + (edge + left) / 2, end, start),
        (start + (edge + right) / 2, start, end),
    ]
    for trio in trios:
        places = [(float(x), float(y)) for x, y in trio]
        yield Suspect(places[0], places[1], places[2], module, one.inverted, guessed=True)
