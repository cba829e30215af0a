"""The step that reads what is out of focus or moved: it guesses the blur, takes it back, and looks again."""

from collections.abc import Iterator

import cv2
import numpy as np
from msgspec.structs import replace

from kiosk.scanning.decoding.blurs import (
    Blur,
    Blurred,
    Defocus,
    Motion,
    direction_of_motion,
    soft_parts,
)
from kiosk.scanning.decoding.engines import ZxingEngine
from kiosk.scanning.decoding.views import Region, View
from kiosk.scanning.frames import Code, Pixels

_SIDE_PX = 400
"""The part of a frame that is looked at is reduced to this: a blurred code has no finer detail."""
_STILL_PX = 800
_LEAST_PX = 84
"""The least code of 21 modules with 4 pixels to each: of blurred smaller ones nothing is left."""
_MIDDLE = 0.95
"""The share of the frame's lesser side that is looked at in its middle, where tickets are held."""
_STEP = 1.09
"""A radius that is this much wrong reads nothing."""
_RADII_PX = tuple(2.5 * _STEP**step for step in range(17))
_LARGE_RADII_PX = tuple(_RADII_PX[-1] * _STEP**step for step in range(1, 9))
_LENGTHS_PX = tuple(5 * 1.13**step for step in range(13))
_LONG_LENGTHS_PX = tuple(_LENGTHS_PX[-1] * 1.13**step for step in range(1, 7))
_SOFTNESSES_PX = tuple(1.5 * 1.12**step for step in range(20))
_ASTRAY = 0.15
"""Radians by which the direction of a motion is tried to either side."""
_MOVED, _MAYBE_MOVED = 0.6, 0.75
"""Evenness of the edges below which a frame, or a still, is taken for one that moved."""
_SOFT, _MAYBE_SOFT = 0.55, 0.65
"""How soft parts of a frame, or of a still, are that are taken for out of focus."""
_LEAST_PARTS = 3


class DeblurStep:
    """Takes one blur after the other off: an unfocused lens's, or that of a motion where one seems to be."""

    name = "deblurred"

    def __init__(self) -> None:
        self._engine = ZxingEngine(micro=False)

    def looks(self, view: View) -> Iterator[list[Code]]:
        """One look for each blur: where a code is suspected, or at a frame's middle; at all of a still."""
        height, width = view.gray.shape
        whole = Region(0, 0, width, height)
        region = whole if view.is_still else view.region or _middle(view.gray)
        part = region.of(view.gray)
        if min(part.shape) < _LEAST_PX:
            return
        scale = min(1.0, (_STILL_PX if view.is_still else _SIDE_PX) / max(part.shape))
        size = (max(1, round(part.shape[1] * scale)), max(1, round(part.shape[0] * scale)))
        small = np.asarray(cv2.resize(part, size, interpolation=cv2.INTER_AREA), np.uint8)
        blurred: Blurred | None = None
        for blur in _blurs(small, is_still=view.is_still):
            blurred = blurred or Blurred(small, is_still=view.is_still)
            codes = [_placed(code, scale, region) for code in self._engine.read(blurred.without(blur))]
            yield codes
            if codes:
                return


def _blurs(gray: Pixels, *, is_still: bool) -> Iterator[Blur]:
    """What to take off, the likeliest first."""
    about, evenness = direction_of_motion(gray)
    lengths = (*_LENGTHS_PX, *_LONG_LENGTHS_PX) if is_still else _LENGTHS_PX
    if evenness < (_MAYBE_MOVED if is_still else _MOVED):
        for astray in (0.0, -_ASTRAY, _ASTRAY):
            yield from (Motion(length, about + astray) for length in lengths)
    if soft_parts(gray, _MAYBE_SOFT if is_still else _SOFT) < _LEAST_PARTS:
        return
    yield from (Defocus(radius) for radius in _RADII_PX)
    if is_still:
        yield from (Defocus(radius) for radius in _LARGE_RADII_PX)
        yield from (Defocus(0.0, softness, noise=0.0005) for softness in _SOFTNESSES_PX)


def _middle(gray: Pixels) -> Region:
    height, width = gray.shape
    side = int(min(height, width) * _MIDDLE)
    left, top = (width - side) // 2, (height - side) // 2
    return Region(left, top, left + side, top + side)


def _placed(code: Code, scale: float, region: Region) -> Code:
    corners = tuple((x / scale, y / scale) for x, y in code.corners)
    return region.back(replace(code, engine=DeblurStep.name, corners=corners))
