"""What the camera has before it, in brief: whether something was held up, and whether anything stirs."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.frames import Pixels, as_gray

_STEP_PX = 16
"""Every so many pixels one is looked at."""
_LEAST_FRAMES = 15
"""So many frames a scene lasts at least, so that in one that keeps changing later steps have their turn."""
_ANOTHER = 8.0
"""Gray levels, on average, by which a picture differs from another scene: something was held up."""
_PARTS = (10, 6)
"""Columns and rows in which the picture is watched while it rests: a small ticket fills one."""
_STIRRED = 8.0
"""The same as `_ANOTHER` in the part that changed most."""


class ChangeDetector:
    """Compares each frame with what was there before."""

    def __init__(self) -> None:
        self._begun: Pixels | None = None
        self._frames = 0
        self._at_rest: Pixels | None = None

    def is_another(self, gray: Pixels) -> bool:
        """Whether this frame shows something else than the scene began with."""
        now = np.ascontiguousarray(gray[::_STEP_PX, ::_STEP_PX])
        self._frames += 1
        if self._begun is not None and self._begun.shape == now.shape:
            if self._frames < _LEAST_FRAMES:
                return False
            if float(cv2.norm(now, self._begun, cv2.NORM_L1)) <= _ANOTHER * now.size:
                return False
        self._begun, self._frames, self._at_rest = now, 0, None
        return True

    def watch(self, gray: Pixels) -> None:
        """Tell from now on what stirs since this frame."""
        self._at_rest = np.ascontiguousarray(gray[::_STEP_PX, ::_STEP_PX])

    def stirs(self, image: NDArray[Any]) -> bool:
        """Whether a part of this frame shows something else than the one since which it is watched.

        It costs next to nothing: a picture in colour need not be made gray for it.
        """
        now, before = as_gray(image[::_STEP_PX, ::_STEP_PX] if image.ndim > 1 else image), self._at_rest
        if now is None or (before is not None and before.shape != now.shape):
            self._at_rest = None
            return True
        stirs = before is not None and _most_changed(now, before) > _STIRRED
        self._at_rest = None if stirs else now if before is None else before
        return stirs


def _most_changed(one: Pixels, other: Pixels) -> float:
    """By how many gray levels two pictures differ in the part where they differ most."""
    changes = cv2.absdiff(one, other).astype(np.float32)
    size = (min(_PARTS[0], one.shape[1]), min(_PARTS[1], one.shape[0]))
    return float(cv2.resize(changes, size, interpolation=cv2.INTER_AREA).max())
