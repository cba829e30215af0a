"""Takes the light that falls on a code out of its picture: shade, a lamp's veil, a torch on half of it.

Lightness is told as a share between the darkest and the lightest near by: -1 to 1, and little beyond. Windows
are in pixels across, odd, and wide enough for dark and light to be in them. What differs by less than
`least_span` gray levels is told apart no better.
"""

import cv2
import numpy as np

from kiosk.scanning.decoding.module_template import Plane
from kiosk.scanning.frames import Pixels


def evened(gray: Pixels, window: int, *, least_span: float) -> Plane:
    """Against extremes that change slowly: enough to find a pattern, and quick."""
    square, around = np.ones((window, window), np.uint8), (window, window)
    dark, light = cv2.blur(cv2.erode(gray, square), around), cv2.blur(cv2.dilate(gray, square), around)
    return _between(gray, dark, light, least_span)


def evened_to_edges(gray: Pixels, window: int, *, calm: float, least_span: float) -> Plane:
    """Against extremes that change where the light does: beside a bright streak there is no halo.

    `calm`: the sigma, in pixels, of what is no more than noise; the extremes are sought in half the size.
    """
    size = (gray.shape[1], gray.shape[0])
    soft = cv2.resize(
        cv2.GaussianBlur(gray, (0, 0), calm), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA
    )
    square = np.ones((window // 2 | 1, window // 2 | 1), np.uint8)
    dark = cv2.resize(cv2.morphologyEx(soft, cv2.MORPH_OPEN, square), size)
    light = cv2.resize(cv2.morphologyEx(soft, cv2.MORPH_CLOSE, square), size)
    return _between(gray, dark, light, least_span)


def _between(gray: Pixels, dark: object, light: object, least_span: float) -> Plane:
    low, high = np.asarray(dark, np.float32), np.asarray(light, np.float32)
    half = np.maximum((high - low) / 2, least_span / 2)
    return np.clip((gray.astype(np.float32) - (high + low) / 2) / half, -1.2, 1.2).astype(np.float32)
