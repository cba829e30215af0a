"""Blur, and the filter that takes it back: what a lens out of focus or a moving ticket does to a picture.

Either adds up light along the way, so that some waves of the picture get faint and some turn round; where it
is known how much of each wave is left, the waves can be raised again, as far as they stand out of the noise
(Wiener's filter). A code is all sharp steps: it comes back from a blur
of several modules, where an eye sees nothing.
"""

from functools import lru_cache

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kiosk.scanning.frames import Pixels

Plane = NDArray[np.float32]

_GAMMA = 2.2
"""Blur adds up light; pixels are light to the power of 1/2.2."""
_RIM = 24
"""Pixels by which a picture is mirrored beyond its edges, which would ring otherwise."""
_PARTS = 12
"""Columns and rows in which soft edges are looked for, with those at the rim, which are not."""
_FAINTEST = 5.0
"""Gray levels (root mean square): what has weaker edges in a part is no code's."""
_DARKEST, _LIGHTEST = 2, 98
"""Percentiles of the picture taken for black and white afterwards: what rings goes beyond."""


class Defocus(Struct, frozen=True):
    """A point is a disc."""

    radius_px: float
    softness_px: float = 0.8
    """The sigma of what comes on top: the sensor's pixels, shrinking."""
    noise: float = 0.003
    """The power of the noise over that of the picture: the more, the less is raised."""


class Motion(Struct, frozen=True):
    """A point is a streak."""

    length_px: float
    about: float
    """Its direction on the picture in radians, from rightwards to downwards."""
    softness_px: float = 0.7
    noise: float = 0.01


Blur = Defocus | Motion


class Blurred:
    """One picture that is to be looked at as if this or that blur were not on it."""

    def __init__(self, gray: Pixels, *, is_still: bool) -> None:
        """`gray`: contiguous, of any size; about 15 bytes a pixel are held.

        `is_still`: the next one has another size, and what is made for this one is not kept for it.
        """
        self._size = gray.shape
        self._filter = _filter if is_still else _kept_filter
        light = (np.arange(256, dtype=np.float32) / 255) ** _GAMMA
        height, width = (cv2.getOptimalDFTSize(side + 2 * _RIM) for side in gray.shape)
        down, right = height - _RIM - gray.shape[0], width - _RIM - gray.shape[1]
        padded = cv2.copyMakeBorder(light[gray], _RIM, down, _RIM, right, cv2.BORDER_REFLECT)
        self._shape = (height, width)
        self._waves = np.fft.rfft2(padded)

    def without(self, blur: Blur) -> Pixels:
        """The picture as it was before the blur, if that was the one."""
        raised = self._waves * self._filter(self._shape, blur)
        light = np.fft.irfft2(raised, s=self._shape)
        light = light[_RIM : _RIM + self._size[0], _RIM : _RIM + self._size[1]]
        low, high = np.percentile(light[::4, ::4], (_DARKEST, _LIGHTEST))
        levels = (light - low) * (255 / max(float(high - low), 1e-6))
        return np.asarray(np.clip(levels, 0, 255), np.uint8)


def direction_of_motion(gray: Pixels) -> tuple[float, float]:
    """Along which direction (radians) the picture changes least, and how much: 1 is as much as across it.

    A code has as many edges one way as the other; of one that moved, those across its way are gone.
    """
    soft = cv2.GaussianBlur(gray, (0, 0), 1)
    across, down = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    xx, xy, yy = (float(cv2.mean(product)[0]) for product in (across * across, across * down, down * down))
    powers, directions = np.linalg.eigh(np.array([[xx, xy], [xy, yy]]))
    return float(np.arctan2(directions[1, 0], directions[0, 0])), float(powers[0] / max(powers[1], 1e-9))


def soft_parts(gray: Pixels, softness: float) -> int:
    """How many parts of the picture, of 10 by 10, have edges but no fine ones.

    Soft is a part whose finest edges have less than `softness` times the strength of those twice as wide: the
    edge of a large square has 0.7 if it is sharp, fine writing more, and what is blurred less than 0.5. What
    is held close to a lens that is focused on the hall is blurred before something sharp.
    """
    light = gray.astype(np.float32)
    fine, middling, coarse = (cv2.GaussianBlur(light, (0, 0), sigma) for sigma in (1, 2, 4))
    finest, wider = (
        np.sqrt(cv2.resize(band * band, (_PARTS, _PARTS), interpolation=cv2.INTER_AREA)[1:-1, 1:-1])
        for band in (fine - middling, middling - coarse)
    )
    return int(np.count_nonzero((finest < softness * wider) & (wider > _FAINTEST)))


def _filter(shape: tuple[int, int], blur: Blur) -> Plane:
    """For each wave of a picture of that shape, by how much it is raised."""
    down = np.fft.fftfreq(shape[0]).astype(np.float32)[:, None]
    across = np.fft.rfftfreq(shape[1]).astype(np.float32)[None, :]
    squared = across * across + down * down
    match blur:
        case Defocus():
            left = _left_by_disc(np.sqrt(squared) * np.float32(blur.radius_px))
        case Motion():
            along = across * np.cos(blur.about) + down * np.sin(blur.about)
            left = np.sinc(along * blur.length_px)
    left = left * np.exp(-2 * (np.pi * blur.softness_px) ** 2 * squared)
    return np.asarray(left / (left * left + blur.noise), np.float32)


_kept_filter = lru_cache(maxsize=20)(_filter)
"""For the frames of a camera, which are looked at with the same few again and again."""


def _left_by_disc(waves: Plane) -> Plane:
    """What a disc leaves of waves: `waves` is how many there are to its radius.

    From the side a disc is as thick as a half circle is high: its light adds up along that.
    """
    places = np.linspace(-1, 1, 65)
    thickness = np.sqrt(1 - places * places)
    counts = np.linspace(0, float(waves.max()) + 1e-3, 2048)
    left = np.cos(2 * np.pi * np.outer(counts, places)) @ (thickness / thickness.sum())
    return np.asarray(np.interp(waves, counts, left), np.float32)
