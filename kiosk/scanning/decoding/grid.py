"""A located code laid flat, and the grid of its modules, fitted to what is known of every code.

A grid is right when the patterns that all codes have lie where it says, and when the other modules are
clearly dark or light in their middles. So it can follow paper that is bent, folded or crumpled.
"""

import math
from collections.abc import Generator
from typing import TypeVar

import cv2
import numpy as np
import zxingcpp
from msgspec import Struct
from numpy.typing import NDArray

from kiosk.scanning.decoding.illumination import evened_to_edges
from kiosk.scanning.decoding.module_template import ModuleTemplate, Plane
from kiosk.scanning.decoding.modules import content_of, guesses, likeness
from kiosk.scanning.frames import Corner, Pixels

Points = NDArray[np.float64]
"""(4, 2): x and y, clockwise from the top left."""

_Result = TypeVar("_Result")
Pieces = Generator[None, None, _Result]
"""Work in pieces of a few milliseconds, and what comes of it."""

_PX = 8
"""A module is laid out with this many pixels..."""
_PX_OF_LARGE = 5
"""... and with these in a code of many, which would take long."""
_MARGIN = 5
"""Modules laid out around the code, so that the grid can be moved."""
_SMALL = 61
"""Modules a side, up to which all are looked at to fit the grid."""
_EVENED_OVER = 5
"""Modules near by, among which some are dark and some are light."""
_LEAST_SPAN = 6
_FLAT = np.float32(1e-6)
_SOUGHT = np.array([(x, y) for x in (-3.0, -1.5, 0.0, 1.5, 3.0) for y in (-3.0, -1.5, 0.0, 1.5, 3.0)])
"""Moves of a mark, in modules of a middling code."""
_MOVES = tuple((corner, axis, sign) for corner in range(4) for axis in (0, 1) for sign in (-1, 1))


class FlatCode(Struct, frozen=True):
    """What a code laid flat held, and its corners in the picture."""

    barcode: zxingcpp.Barcode
    corners: tuple[Corner, ...]


class Page:
    """A part of the picture laid flat, with the light that falls on it taken out."""

    def __init__(self, gray: Pixels, marks: Points, places: Points) -> None:
        """`places`: where in the picture the four `marks` are, which are given in modules."""
        side = int(marks.max() + marks.min())
        self.px = _PX if side <= _SMALL else _PX_OF_LARGE
        self.start: Points = (marks + _MARGIN) * self.px
        side_px = (side + 2 * _MARGIN) * self.px
        back = cv2.getPerspectiveTransform(self.start.astype(np.float32), places.astype(np.float32))
        self.to_picture = np.asarray(back, dtype=np.float64)
        edges = np.array([[[0, 0], [side_px, 0], [side_px, side_px], [0, side_px]]], np.float64)
        seen = cv2.perspectiveTransform(edges, self.to_picture)[0]
        left, top = np.clip(np.floor(seen.min(axis=0)), 0, (gray.shape[1] - 1, gray.shape[0] - 1)).astype(int)
        right, bottom = np.clip(np.ceil(seen.max(axis=0)), (left + 1, top + 1), gray.shape[::-1]).astype(int)
        onto_part = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64) @ self.to_picture
        flat = cv2.warpPerspective(
            _softened_for(gray[top:bottom, left:right], places, marks, self.px),
            onto_part,
            (side_px, side_px),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        )
        light = evened_to_edges(
            np.asarray(flat, dtype=np.uint8),
            self.px * _EVENED_OVER + 1,
            calm=self.px * 0.3,
            least_span=_LEAST_SPAN,
        )
        self.light = cv2.blur(light, (3, 3))

    def turn_light(self, *, dark_is_light: bool) -> None:
        """Swaps dark and light where a code shows them the wrong way round."""
        if dark_is_light:
            self.light = -self.light


class Grid:
    """The modules of a code on a page: where their middles are, and how well that fits."""

    def __init__(self, page: Page, template: ModuleTemplate, marks: Points) -> None:
        self.page = page
        self.start = page.start
        self._template = template
        self._marks = marks.astype(np.float32)
        # Odd, so that the rows and columns of the timing patterns and of their gaps take part.
        self._thin = 1 if template.side <= _SMALL else 3
        self._sparse_known = template.known[:: self._thin, :: self._thin]
        self._rows_a_piece = 3 if template.side <= _SMALL else 1
        where = template.is_known
        self._known = template.known[where][None, :]
        self._known_at = (template.across[where][None, :], template.down[where][None, :])

    def fit(self, placed: Points) -> float:
        """How well what is known of every code lies where the grid says, to 1."""
        return float(self._fits(placed[None])[0])

    def with_corner_sought(self, *, wide: bool) -> Points:
        """The start, with its lower right mark where the grid fits best: a tilt moves that one most.

        `wide`: other marks too, of which some are guesses.
        """
        best, best_fit = self.start, self.fit(self.start)
        step = self.page.px * max(1.0, self._template.side / 33)
        for corner in (2, 3, 1) if wide else (2,):
            moved = np.repeat(best[None], len(_SOUGHT), axis=0)
            moved[:, corner] += _SOUGHT * step
            fits = self._fits(moved)
            if fits.max() > best_fit:
                best, best_fit = moved[fits.argmax()], float(fits.max())
        return best

    def refined(self, placed: Points) -> Pieces[Points]:
        """Each mark moved, one after the other, as long as the grid fits better."""
        best, best_merit = placed, self._merit(*self._sparse_at(placed))
        for step in (1.2 * self.page.px, 0.5 * self.page.px, 0.2 * self.page.px):
            for _ in range(2):
                before = best_merit
                for corner, axis, sign in _MOVES:
                    moved = best.copy()
                    moved[corner, axis] += sign * step
                    if (merit := self._merit(*self._sparse_at(moved))) > best_merit:
                        best, best_merit = moved, merit
                yield None
                if best_merit <= before + 1e-3:
                    break
        return best

    def at(self, placed: Points) -> tuple[Plane, Plane]:
        """Where the middles of the modules are on the page, if the marks are there."""
        return self._onto_page(placed, self._template.across, self._template.down)

    def likeness(self, x: Plane, y: Plane) -> float:
        """`modules.likeness` of what is seen there."""
        return likeness(self._seen(x, y), self._template)

    def is_inverted(self, x: Plane, y: Plane) -> bool:
        """Whether light and dark are the wrong way round."""
        return float((self._template.known * self._seen(x, y)).sum()) > 0

    def bent(self, x: Plane, y: Plane) -> Pieces[tuple[Plane, Plane]]:
        """The grid bowed across and along, its corners where they are, as paper around a cylinder looks."""
        half = self._template.side / 2
        bow_across = self.page.px * (1 - (self._template.across / half - 1) ** 2)
        bow_down = self.page.px * (1 - (self._template.down / half - 1) ** 2)
        moves = ((bow_across, 0), (bow_down, 0), (0, bow_across), (0, bow_down))
        best = self._merit(*self._thinned(x, y))
        for step in (1.0, -1.0, 0.5, -0.5, 0.25, -0.25):
            for across, down in moves:
                for _ in range(3):
                    tried = ((x + step * across).astype(np.float32), (y + step * down).astype(np.float32))
                    if (merit := self._merit(*self._thinned(*tried))) <= best + 1e-4:
                        break
                    (x, y), best = tried, merit
            yield None
        return x, y

    def moved(self, x: Plane, y: Plane, *, reach: int) -> Pieces[tuple[Plane, Plane]]:
        """Each part of the grid moved by up to `reach` eighths of a module to where that is clearest."""
        reach = round(reach * self.page.px / _PX)
        wide = max(2.0, self._template.side / 10)
        best = np.full_like(x, -np.inf)
        by_x, by_y = np.zeros_like(x), np.zeros_like(y)
        for down in range(-reach, reach + 1):
            for across in range(-reach, reach + 1):
                clear = _calmed(_clear(self._template.known, self._seen(x + across, y + down)), wide)
                clear -= np.float32(0.002 * (across**2 + down**2))
                better = clear > best
                best[better], by_x[better], by_y[better] = clear[better], across, down
            if down % self._rows_a_piece == 0:
                yield None
        return x + _calmed(by_x, 0.7 * wide), y + _calmed(by_y, 0.7 * wide)

    def read(self, x: Plane, y: Plane) -> Pieces[FlatCode | None]:
        """What the code holds, if the modules are there."""
        for bits in guesses(self._seen(x, y), self._template):
            if (barcode := content_of(bits)) is not None:
                return FlatCode(barcode, self._corners(x, y))
            yield None
        return None

    def _thinned(self, x: Plane, y: Plane) -> tuple[Plane, Plane]:
        """Every module of a small code, some of a large one: enough to tell how well a grid fits."""
        return x[:: self._thin, :: self._thin], y[:: self._thin, :: self._thin]

    def _sparse_at(self, placed: Points) -> tuple[Plane, Plane]:
        across, down = self._thinned(self._template.across, self._template.down)
        return self._onto_page(placed, across, down)

    def _fits(self, placed: NDArray[np.float64]) -> Plane:
        """`fit` for several grids at once: (n, 4, 2) to (n,)."""
        onto = np.stack([self._onto(one) for one in placed], axis=-1)[..., None]
        seen = self._seen(*_projected(onto, *self._known_at))
        return np.asarray(-(seen @ self._known[0]) / self._known.size)

    def _onto_page(self, placed: Points, across: Plane, down: Plane) -> tuple[Plane, Plane]:
        return _projected(self._onto(placed), across, down)

    def _onto(self, placed: Points) -> Plane:
        onto = cv2.getPerspectiveTransform(self._marks, placed.astype(np.float32))
        return np.asarray(onto, dtype=np.float32)

    def _seen(self, x: Plane, y: Plane) -> Plane:
        return np.asarray(cv2.remap(self.page.light, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE))

    def _merit(self, x: Plane, y: Plane) -> float:
        """Of a thinned grid."""
        return float(_clear(self._sparse_known, self._seen(x, y)).mean())

    def _corners(self, x: Plane, y: Plane) -> tuple[Corner, ...]:
        """Of the grid's outer modules, in pixels of the picture."""
        outer = ((0, 0), (0, -1), (-1, -1), (-1, 0))
        points = np.array([[[float(x[at]), float(y[at])] for at in outer]])
        placed = cv2.perspectiveTransform(points, self.page.to_picture)[0]
        return tuple((float(one[0]), float(one[1])) for one in placed)


def _projected(onto: Plane, across: Plane, down: Plane) -> tuple[Plane, Plane]:
    """Places of the grid on the page, by the first two axes (3, 3) of `onto`; more are for several grids."""
    depth = onto[2, 0] * across + onto[2, 1] * down + onto[2, 2]
    depth = np.where(np.abs(depth) < _FLAT, _FLAT, depth)  # seen edge-on: anywhere will do
    x = (onto[0, 0] * across + onto[0, 1] * down + onto[0, 2]) / depth - np.float32(0.5)
    y = (onto[1, 0] * across + onto[1, 1] * down + onto[1, 2]) / depth - np.float32(0.5)
    return x, y


def _softened_for(gray: Pixels, places: Points, marks: Points, px: int) -> Pixels:
    """The picture without what a page of so many pixels cannot show, so that shrinking does not alias."""
    width = math.sqrt(cv2.contourArea(places.astype(np.float32))) / abs(float(marks[1, 0] - marks[0, 0]))
    if width <= 1.5 * px:
        return gray
    return np.asarray(cv2.GaussianBlur(gray, (0, 0), width / px * 0.45), dtype=np.uint8)


def _clear(known: Plane, seen: Plane) -> Plane:
    """How clearly each module is what it should be, or anything at all where that is not known."""
    return np.where(known != 0, known * seen * -2, np.abs(seen))


def _calmed(plane: Plane, sigma: float) -> Plane:
    """Averaged with what is around."""
    calm = cv2.GaussianBlur(plane, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    return np.asarray(calm, dtype=np.float32)
