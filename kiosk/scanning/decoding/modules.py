"""From the lightness of each module to what the code holds: several ways to tell dark from light.

A lens out of focus or a moving hand mixes each module with those beside it. How much, the modules that are
the same in every code tell; the rest is then sought that explains what was seen.
"""

from collections.abc import Iterator

import cv2
import numpy as np
import zxingcpp
from numpy.typing import NDArray

from kiosk.scanning.decoding.module_template import ModuleTemplate, Plane

Bits = NDArray[np.bool_]
"""(side, side): True is dark."""

_QUIET = 4
_DRAWN_PX = 3
_ROUNDS = 4
_LEAST_TO_UNMIX = 0.78
_FORMATS = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCode])


def likeness(lightness: Plane, template: ModuleTemplate) -> float:
    """How well the modules show what every code shows, beside how clear they are at all; about 1 if they do.

    Where the grid is a little off, or the code blurred, both are lower.
    """
    known = template.is_known
    clear = float(np.abs(lightness[~known]).mean())
    return float(-(template.known * lightness)[known].mean()) / max(clear, 0.1)


def guesses(lightness: Plane, template: ModuleTemplate) -> Iterator[Bits]:
    """What the modules may be, the likeliest first. `lightness`: (side, side), -1 is dark and 1 is light."""
    yield _with_known(lightness < 0, template)
    # At the edge of a lamp's mirror image dark modules are lighter than others that are light.
    yield _with_known(lightness < _around(lightness, 1.5) + np.float32(0.1), template)
    yield _with_known(lightness < _around(lightness, 0.7), template)
    if likeness(lightness, template) < _LEAST_TO_UNMIX:
        return  # the grid is off, and what it samples no mixture of the modules it means
    yield from _unmixed(lightness, template, reach=1)
    yield from _unmixed(lightness, template, reach=2)


def _around(lightness: Plane, reach: float) -> Plane:
    """What lies about each module, on average. `reach`: the sigma, in modules."""
    calm = cv2.GaussianBlur(lightness, (0, 0), reach, borderType=cv2.BORDER_REFLECT)
    return np.asarray(calm, dtype=np.float32)


def content_of(bits: Bits) -> zxingcpp.Barcode | None:
    """What a code of these modules holds; None if its error correction says that they are wrong."""
    light = np.where(np.pad(bits, _QUIET), 0, 255).astype(np.uint8)
    picture = np.ascontiguousarray(np.repeat(np.repeat(light, _DRAWN_PX, axis=0), _DRAWN_PX, axis=1))
    found = zxingcpp.read_barcodes(
        picture,
        formats=_FORMATS,
        is_pure=True,
        binarizer=zxingcpp.Binarizer.FixedThreshold,
        text_mode=zxingcpp.TextMode.Plain,
    )
    return found[0] if found and found[0].valid and found[0].bytes else None


def _with_known(dark: Bits, template: ModuleTemplate) -> Bits:
    return np.where(template.is_known, template.known > 0, dark)


def _unmixed(lightness: Plane, template: ModuleTemplate, *, reach: int) -> Iterator[Bits]:
    """Undoes the mixing of each module with the `reach` modules around it, better from round to round.

    The weights of the mixture are fitted to the modules as guessed so far (least squares), then each module
    takes the colour that explains its surroundings better.
    """
    side, width = template.side, 2 * reach + 1
    guess = _signs(lightness, template)
    seen = lightness.ravel()
    shifts = [(row, column) for row in range(width) for column in range(width)]
    for _ in range(_ROUNDS):
        padded = np.pad(guess, reach, constant_values=1)
        beside = [padded[row : row + side, column : column + side].ravel() for row, column in shifts]
        mixed = np.stack([*beside, np.ones(side * side, np.float32)], axis=1)
        normal = mixed.T @ mixed + 1e-3 * np.eye(len(shifts) + 1, dtype=np.float32)
        weights = np.linalg.solve(normal, mixed.T @ seen)
        left_over = np.pad((seen - mixed @ weights).reshape(side, side), reach)
        kernel = weights[:-1].reshape(width, width)
        pull = np.float32((kernel**2).sum()) * guess
        for row, column in shifts:
            top, left = 2 * reach - row, 2 * reach - column
            pull = pull + kernel[row, column] * left_over[top : top + side, left : left + side]
        better = _signs(pull.astype(np.float32), template)
        if np.array_equal(better, guess):
            return
        guess = better
        yield guess < 0


def _signs(lightness: Plane, template: ModuleTemplate) -> Plane:
    return np.where(template.is_known, -template.known, np.where(lightness > 0, 1, -1)).astype(np.float32)
