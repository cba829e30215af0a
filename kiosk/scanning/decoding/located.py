"""Steps that locate a code and then lay it flat: by an engine's outline, or by its finder patterns."""

import math
from collections.abc import Generator, Iterator

import cv2
import numpy as np

from kiosk.scanning.decoding.engines import text_of_barcode
from kiosk.scanning.decoding.finders import Finder, finders_in, suspects_among
from kiosk.scanning.decoding.grid import FlatCode, Pieces
from kiosk.scanning.decoding.rectifying import likeliest_sides, read_outlined, read_suspect
from kiosk.scanning.decoding.views import View
from kiosk.scanning.frames import Code, Corner

_CORNERS = 4
_SMALLEST_AREA = 21.0**2


class OutlinedStep:
    """Lays the codes flat that an engine located but could not read."""

    name = "rectified"

    def looks(self, view: View) -> Iterator[list[Code]]:
        """One attempt after the other, on the outlines whose number of modules is known before the others."""
        plausible = [outline for outline in view.outlines if _is_quadrangle(outline.corners)]
        ordered = sorted(plausible, key=lambda outline: outline.side is None)
        for outline in ordered[: view.most_outlines]:
            sides = [outline.side] if outline.side else likeliest_sides(view.gray, outline.corners)
            for side in sides:
                if (yield from _codes_of(read_outlined(view.gray, outline.corners, side), self.name)):
                    break


class FinderStep:
    """Looks for finder patterns that engines cannot trace, and lays flat what they suggest.

    `shrink`: how far the picture is reduced before; at one half, modules below 4 pixels are not looked for.
    What then still has more than `most_pixels` is reduced to them.
    """

    def __init__(self, name: str, shrink: float, most_pixels: int = 1_000_000) -> None:
        self.name = name
        self._shrink = shrink
        self._most_pixels = most_pixels

    def looks(self, view: View) -> Iterator[list[Code]]:
        """First the search, then an attempt for each suspicion."""
        most = min(self._most_pixels, view.most_pixels)
        shrink = min(self._shrink, (most / view.gray.size) ** 0.5)
        found: list[Finder] = []
        for some in finders_in(view.gray, shrink=shrink):
            found.extend(some)
            yield []
        for suspect in suspects_among(found):
            if (yield from _codes_of(read_suspect(view.gray, suspect), self.name)):
                return


def _is_quadrangle(corners: tuple[Corner, ...]) -> bool:
    """Whether the corners go around something that may hold a code; engines give others too."""
    if len(corners) != _CORNERS or not all(math.isfinite(x) and math.isfinite(y) for x, y in corners):
        return False
    around = np.array(corners, np.float32)
    return cv2.isContourConvex(around) and cv2.contourArea(around) > _SMALLEST_AREA


def _codes_of(pieces: Pieces[FlatCode | None], name: str) -> Generator[list[Code], None, bool]:
    """The work of a reader as that of a step: nothing read after each piece, then what came of it."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: FlatCode | None = end.value
            break
        yield []
    if found is None:
        return False
    barcode = found.barcode
    yield [Code(barcode.bytes, text_of_barcode(barcode), name, found.corners)]
    return True
