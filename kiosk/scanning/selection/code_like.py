"""Where something like a code is in a frame that could not be read, and how it looks there.

A code is a patch of about equal sides with edges in both directions all over, whether sharp or not. What
decoders locate by its finder patterns is taken as it is; they locate little of what is blurred, small or dim.
"""

import math
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kiosk.scanning.frames import Corner, Pixels

_ACROSS = 320
"""Frames are looked at in about this width."""
_CELL = 4
"""Pixels of that width to a side of a cell, in which edges are summed up."""
_FAINTEST = 2.5
"""Edges of less than about this many gray levels are no code's."""
_SHARES_OF_PEAK = (0.06, 0.012)
"""What is busy, as shares of the busiest: a dim screen in front of something bright needs the lesser."""
_WINDOW_PX = 192
"""No more pixels to a side are measured in full."""
_WHITE = 248
_SPECTRUM = 64
_SOFT_RIM = np.outer(np.hanning(_SPECTRUM), np.hanning(_SPECTRUM))

Box = tuple[float, float, float, float]
"""Left, top, width and height, in pixels of the frame."""


class Patch(Struct, frozen=True):
    """What looks like a code, as measured: lengths in pixels of the frame, light in levels of 0 to 255."""

    box: Box
    frame: tuple[int, int]
    """Width and height of the whole frame."""
    located: bool
    """Whether a decoder found the code's patterns; else it only looks like one."""
    light: float
    """Of the light parts in its middle: the paper, the screen."""
    contrast: float
    """Between the light parts and the dark ones."""
    edge_px: float
    """How wide the steepest edges are drawn out: the sigma of a blur that would do it to a step."""
    glaring: float
    """The share (0 to 1) of its inner part in which light has washed out what is dark."""
    changes: float
    """How often light turns to dark or back along a line across it, on average, in the poorer direction."""
    evenness: float
    """How alike (0 to 1) the edges in two directions are: writing and stripes have more in one."""
    regularity: float
    """The share (0 to 1) of the strongest wave in it: checks, tiles and nets are little else."""
    around: float
    """The light of the scene about it."""

    @property
    def side_px(self) -> float:
        """The mean of its sides."""
        return math.sqrt(self.box[2] * self.box[3])

    @property
    def drawn_out(self) -> float:
        """The width of edges as a share of its side: at 0.018 that of most tickets' modules."""
        return self.edge_px / max(self.side_px, 1.0)

    @property
    def edges(self) -> int:
        """How many of the frame's edges it reaches."""
        left, top, width, height = self.box
        rim = max(2.0, 0.008 * self.frame[0])
        to_right, to_bottom = self.frame[0] - left - width, self.frame[1] - top - height
        return sum(gap <= rim for gap in (left, top, to_right, to_bottom))


def small_gray(image: Pixels) -> Pixels:
    """The frame in about `_ACROSS` pixels of width: gray, or the green of BGR, which is nearly the same."""
    step = max(1, image.shape[1] // (2 * _ACROSS))
    thin = image[::step, ::step, 1] if image.ndim == 3 else image[::step, ::step]
    height, width = thin.shape[:2]
    size = (min(width, _ACROSS), max(1, round(height * min(1.0, _ACROSS / width))))
    return np.asarray(cv2.resize(np.ascontiguousarray(thin), size, interpolation=cv2.INTER_AREA), np.uint8)


def code_like(image: Pixels, outlines: Sequence[Sequence[Corner]]) -> Patch | None:
    """The likeliest patch of a frame (gray or BGR, uint8); None if nothing in it looks like a code.

    `outlines`: what a decoder located; the most central of these is taken.
    """
    height, width = image.shape[:2]
    if min(height, width) < 16:
        return None
    small = small_gray(image)
    around = float(small.mean())
    located = _most_central([_box_around(o, width, height) for o in outlines if _is_sound(o)], width, height)
    if located is not None:
        return _measured(image, located, located=True, around=around)
    busy, least = _busyness(small), max(_FAINTEST**2, 6 * _noise(small) ** 2)
    for share in _SHARES_OF_PEAK:
        found = _busiest(busy, max(least, share * float(busy.max())))
        if found is None:
            continue
        box = _scaled(_without_smear(found, small), width / small.shape[1], height / small.shape[0])
        patch = _measured(image, box, located=False, around=around)
        if _is_code_like(patch):
            return patch
    return None


def _is_code_like(patch: Patch) -> bool:
    """Whether it is a code rather than a face, a pattern or writing. Doubt says no."""
    if patch.changes < 3.3 or patch.contrast < 0.5 * patch.light:
        return False
    if patch.drawn_out > 0.0125:
        return patch.regularity < 0.35
    return patch.evenness >= 0.72 and patch.regularity < 0.2


def _is_sound(outline: Sequence[Corner]) -> bool:
    return bool(outline) and all(math.isfinite(x) and math.isfinite(y) for x, y in outline)


def _box_around(outline: Sequence[Corner], width: int, height: int) -> Box:
    across, down = (
        [min(max(x, 0.0), width) for x, _ in outline],
        [min(max(y, 0.0), height) for _, y in outline],
    )
    return (min(across), min(down), max(across) - min(across), max(down) - min(down))


def _most_central(boxes: Sequence[Box], width: int, height: int) -> Box | None:
    def away(box: Box) -> float:
        return math.dist((box[0] + box[2] / 2, box[1] + box[3] / 2), (width / 2, height / 2))

    squarish = [box for box in boxes if min(box[2], box[3]) >= 4 and max(box[2:]) < 2 * min(box[2:])]
    return min(squarish, key=away, default=None)


def _scaled(box: Box, across: float, down: float) -> Box:
    return (box[0] * across, box[1] * down, box[2] * across, box[3] * down)


def _busiest(busy: NDArray[Any], least: float) -> Box | None:
    """The patch with the most of what is busier than `least`, in pixels of the small picture."""
    mask = np.asarray(busy >= least, np.uint8)
    mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=4)
    best, best_weight = None, 0.0
    rows, columns = mask.shape
    for label in range(1, count):
        x, y, wide, tall, area = (int(value) for value in stats[label])
        if min(wide, tall) < 2 or max(wide, tall) > 2.2 * min(wide, tall) or area < 0.4 * wide * tall:
            continue
        away = math.hypot((x + wide / 2) / columns - 0.5, (y + tall / 2) / rows - 0.5)
        weight = float(np.sqrt(busy[labels == label]).sum()) * (1.2 - away)
        if weight > best_weight:
            best, best_weight = (x, y, wide, tall), weight
    if best is None:
        return None
    return (best[0] * _CELL, best[1] * _CELL, best[2] * _CELL, best[3] * _CELL)


def _without_smear(box: Box, small: Pixels) -> Box:
    """Summing up over cells makes a patch a cell wider at each side that is not the picture's own."""
    left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
    if box[2] > 3 * _CELL:
        left, right = left + _CELL * (left > 0), right - _CELL * (right < small.shape[1] - _CELL)
    if box[3] > 3 * _CELL:
        top, bottom = top + _CELL * (top > 0), bottom - _CELL * (bottom < small.shape[0] - _CELL)
    return (left, top, right - left, bottom - top)


def _busyness(small: Pixels) -> NDArray[Any]:
    """How strong edges are in the weaker of two directions, for each cell: the lesser eigenvalue."""
    across = cv2.Sobel(small, cv2.CV_32F, 1, 0, scale=0.25)
    down = cv2.Sobel(small, cv2.CV_32F, 0, 1, scale=0.25)
    cells = (max(1, small.shape[1] // _CELL), max(1, small.shape[0] // _CELL))

    def summed(product: NDArray[Any]) -> NDArray[Any]:
        return np.asarray(cv2.blur(cv2.resize(product, cells, interpolation=cv2.INTER_AREA), (3, 3)))

    xx, yy, xy = summed(across * across), summed(down * down), summed(across * down)
    half = (xx - yy) / 2
    return np.asarray((xx + yy) / 2 - np.sqrt(half * half + xy * xy))


def _noise(small: Pixels) -> float:
    """The sigma of what flickers from pixel to pixel in the flatter half of the picture."""
    flat = small[::2, ::2].astype(np.int16)
    if min(flat.shape) < 2:
        return 0.0
    return float(np.median(np.abs(flat[:, 1:] - small[::2, 1::2][:, : flat.shape[1] - 1])))


def _measured(image: Pixels, box: Box, *, located: bool, around: float) -> Patch:
    height, width = image.shape[:2]
    left, top = max(0, int(box[0])), max(0, int(box[1]))
    right, bottom = min(width, math.ceil(box[0] + box[2])), min(height, math.ceil(box[1] + box[3]))
    patch = image[top:bottom, left:right]
    gray = patch[..., 1] if patch.ndim == 3 else patch
    step = max(1, round(max(gray.shape) / 64))
    thin = np.ascontiguousarray(gray[::step, ::step])
    dark, light = _quantile(thin, 0.08), _quantile(thin, 0.92)
    return Patch(
        box=(float(left), float(top), float(right - left), float(bottom - top)),
        frame=(width, height),
        located=located,
        light=_quantile(_inner(thin, 0.2), 0.92),
        contrast=light - dark,
        edge_px=_edge_px(gray, light - dark),
        glaring=_glaring(thin, dark, light),
        changes=_changes(thin, light - dark),
        evenness=_evenness(thin),
        regularity=_regularity(thin),
        around=around,
    )


def _quantile(values: NDArray[Any], share: float) -> float:
    """The value that this share of all lies below. NumPy's own takes five times as long for so few."""
    at = round(share * (values.size - 1))
    return float(np.partition(values, at, axis=None)[at])


def _inner(thin: Pixels, rim: float) -> Pixels:
    """Without a rim of this share of each side, where the card and what is behind it are seen too."""
    rows, columns = (round(side * rim) for side in thin.shape)
    return thin[rows : thin.shape[0] - rows, columns : thin.shape[1] - columns]


def _edge_px(gray: Pixels, contrast: float) -> float:
    """From the steepest edges in the middle of the patch, in the poorer of two directions."""
    height, width = gray.shape
    tall, wide = min(height, _WINDOW_PX), min(width, _WINDOW_PX)
    y, x = (height - tall) // 2, (width - wide) // 2
    window = np.ascontiguousarray(gray[y : y + tall, x : x + wide])
    if min(window.shape) < 5:
        return 0.0
    soft = cv2.blur(window, (3, 3))
    slopes = [np.abs(cv2.Sobel(soft, cv2.CV_16S, *way, ksize=1))[::2, ::2] for way in ((1, 0), (0, 1))]
    steepest = min(_quantile(slope, 0.97) / 2 for slope in slopes)
    return contrast / (max(steepest, 0.25) * math.sqrt(2 * math.pi))


def _evenness(thin: Pixels) -> float:
    """However the patch is turned: the lesser of the two main strengths by the greater."""
    across, down = cv2.Sobel(thin, cv2.CV_32F, 1, 0), cv2.Sobel(thin, cv2.CV_32F, 0, 1)
    xx, yy = float(cv2.mean(across * across)[0]), float(cv2.mean(down * down)[0])
    xy = float(cv2.mean(across * down)[0])
    middle, half = (xx + yy) / 2, math.hypot((xx - yy) / 2, xy)
    return (middle - half) / max(middle + half, 1e-6)


def _regularity(thin: Pixels) -> float:
    """Against the light near by, and with a soft rim, or the patch itself would be the strongest wave."""
    square = cv2.resize(thin, (_SPECTRUM, _SPECTRUM), interpolation=cv2.INTER_AREA).astype(np.float32)
    near = _SPECTRUM // 4 | 1
    strength = np.abs(np.fft.rfft2((square - cv2.blur(square, (near, near))) * _SOFT_RIM)) ** 2
    together = cv2.blur(strength, (3, 3), borderType=cv2.BORDER_CONSTANT)
    return 9 * float(together.max()) / max(float(strength.sum()), 1e-6)


def _changes(thin: Pixels, contrast: float) -> float:
    """Against the light near by, so that shade and gloss do not matter; what noise changes is left out."""
    side = max(3, round(min(thin.shape) * 0.25) | 1)
    lighter = cv2.subtract(thin, cv2.blur(thin, (side, side)), dtype=cv2.CV_16S)
    least = max(2.0, 0.08 * contrast)
    ways = np.asarray(lighter > least, np.int8) - np.asarray(lighter < -least, np.int8)
    return min(_turns(ways), _turns(ways.T))


def _turns(ways: NDArray[np.int8]) -> float:
    """How often the sign changes along a row, on average; where there is none it is as it was."""
    rows, columns = np.nonzero(ways)
    signs = ways[rows, columns]
    return float(np.count_nonzero((signs[1:] != signs[:-1]) & (rows[1:] == rows[:-1]))) / len(ways)


def _glaring(thin: Pixels, dark: float, light: float) -> float:
    """Where nothing is dark any more for farther than light parts of a code reach, and white is near."""
    inner = np.ascontiguousarray(_inner(thin, 0.14))
    broad = max(3, round(min(thin.shape) * 0.12))
    square = np.ones((broad, broad), np.uint8)
    darkest, lightest = cv2.erode(inner, square), cv2.dilate(inner, square)
    washed = (np.asarray(darkest) > dark + 0.45 * (light - dark)) & (np.asarray(lightest) >= _WHITE)
    return float(washed.mean())
