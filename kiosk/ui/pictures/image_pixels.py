"""A picture of Qt's as the pixels that a decoder takes."""

import math

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

MOST_PIXELS = 16_000_000


def pixels_of(image: QImage) -> NDArray[np.uint8]:
    """Its pixels as BGR or, where anything may be transparent, BGRA; reduced to `MOST_PIXELS` at most.

    May be called from any thread.
    """
    pixels = image.width() * image.height()
    if pixels > MOST_PIXELS:
        scale = math.sqrt(MOST_PIXELS / pixels)
        width, height = max(1, int(image.width() * scale)), max(1, int(image.height() * scale))
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    see_through = image.hasAlphaChannel()
    channels = 4 if see_through else 3
    # ARGB32 is one number a pixel: its bytes stand as BGRA on every machine that Qt and we both run on.
    formats = QImage.Format
    plain = image.convertToFormat(formats.Format_ARGB32 if see_through else formats.Format_BGR888)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : plain.width() * channels].reshape(plain.height(), plain.width(), channels).copy()
