"""Where codes lie in a picture: which is the most central, what lies beside the others, what is covered."""

import math
from collections.abc import Sequence

import cv2
import numpy as np

from kiosk.scanning.decoding.views import Outline, Region
from kiosk.scanning.frames import Code, Corner, Pixels

_ROOM = 0.8
"""Of a code's size: what one of the same size needs on each side of its middle, however it is turned."""


def most_central_first(codes: Sequence[Code], gray: Pixels) -> list[Code]:
    """The codes by their distance from the middle of the picture; one without an outline comes last.

    Of two that lie one within the other, the inner comes first.
    """
    middle = (gray.shape[1] / 2, gray.shape[0] / 2)

    def order(code: Code) -> tuple[float, float]:
        if not code.corners:
            return (math.inf, 0.0)
        around = [other for other in codes if other is code or holds(other.corners, code.centre)]
        across, down = _extent(code.corners)
        return (min(math.dist(other.centre, middle) for other in around), across * down)

    return sorted(codes, key=order)


def more_central_part(code: Code, gray: Pixels) -> Region | None:
    """The part of the picture in which a code of the same size may be more central; None if there is none."""
    height, width = gray.shape
    if not code.corners or holds(code.corners, (width / 2, height / 2)):
        return None
    reach = math.dist(code.centre, (width / 2, height / 2)) + _ROOM * max(_extent(code.corners))
    left, top = max(0, int(width / 2 - reach)), max(0, int(height / 2 - reach))
    right, bottom = min(width, int(width / 2 + reach) + 1), min(height, int(height / 2 + reach) + 1)
    return Region(left, top, right, bottom)


def beside(codes: Sequence[Code], more: Sequence[Code]) -> list[Code]:
    """Those of `more` that are in other places than `codes`."""
    return [one for one in more if not any(holds(known.corners, one.centre) for known in codes)]


def covered(gray: Pixels, codes: Sequence[Code]) -> Pixels:
    """The picture with what was read painted over."""
    if not codes:
        return gray
    left = gray.copy()
    for code in codes:
        if code.corners:
            cv2.fillConvexPoly(left, cv2.convexHull(np.array(code.corners, np.int32)), 255)
    return left


def middle_of(outline: Outline) -> Corner:
    """The middle of what was located."""
    return Code(b"", "", "", outline.corners).centre


def holds(corners: tuple[Corner, ...], point: Corner) -> bool:
    """Whether the point lies within the box around the corners."""
    if not corners:
        return False
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across) <= point[0] <= max(across) and min(down) <= point[1] <= max(down)


def _extent(corners: Sequence[Corner]) -> tuple[float, float]:
    """How wide and how high the box around the corners is."""
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return max(across) - min(across), max(down) - min(down)
