"""Reads a code that was located but not read: laid flat, its grid fitted to what is known of every code.

Finder, timing and alignment patterns are the same in all codes of a size; a grid is right when they lie where
it says, and when the other modules are clearly dark or light in their middles. So a grid can follow paper
that is bent, folded or crumpled, and modules blurred into one another can be told apart.

All of it is cut into pieces of a few milliseconds, so that a camera's frames need not wait for it.
"""

import math

import numpy as np

from kiosk.scanning.decoding.finders import Suspect
from kiosk.scanning.decoding.grid import FlatCode, Grid, Page, Pieces, Points
from kiosk.scanning.decoding.module_template import LARGEST_SIDE, SMALLEST_SIDE, template_of
from kiosk.scanning.frames import Corner, Pixels

_LEAST_FIT = 0.35
"""The likeness, to 1, below which what should be known is not there: this is no code."""
_LEAST_LIKENESS = 0.6
"""The same, beside how clear the other modules are."""
_LEAST_HOPE = 0.25
"""The same, before the grid is refined."""
_LEAST_PROMISE = 0.05
"""The same, before anything is sought."""
_SIDES_TRIED = 3
_MIDDLING_SIDE = 33


def read_outlined(gray: Pixels, corners: tuple[Corner, ...], side: int) -> Pieces[FlatCode | None]:
    """Tries to read a code of `side` modules whose outer corners are about there."""
    grid = Grid(
        Page(gray, _marks(0, side), np.array(corners, np.float64)), template_of(side), _marks(0, side)
    )
    yield None
    x, y = grid.at(grid.start)
    grid.page.turn_light(dark_is_light=grid.is_inverted(x, y))
    if (found := (yield from grid.read(x, y))) is not None:
        return found
    x, y = yield from grid.moved(x, y, reach=5)
    if (found := (yield from grid.read(x, y))) is not None:
        return found
    if (found := (yield from _read_bent(grid, grid.start))) is not None:
        return found
    placed = yield from grid.refined(grid.start)
    if (found := (yield from grid.read(*grid.at(placed)))) is not None:
        return found
    return (yield from _read_bent(grid, placed))


def likeliest_sides(gray: Pixels, corners: tuple[Corner, ...]) -> list[int]:
    """The two numbers of modules that fit best what lies between the outer corners of a code."""
    page = Page(gray, _marks(0, _MIDDLING_SIDE), np.array(corners, np.float64))
    fits = []
    for side in range(SMALLEST_SIDE, 2 * _MIDDLING_SIDE, 4):
        grid = Grid(page, template_of(side), _marks(0, side))
        fits.append((abs(grid.fit(grid.start)), side))
    return [side for _, side in sorted(fits, reverse=True)[:2]]


def read_suspect(gray: Pixels, suspect: Suspect) -> Pieces[FlatCode | None]:
    """Tries to read what three finder patterns suggest."""
    places = [np.array(place) for place in (suspect.top_left, suspect.top_right, suspect.bottom_left)]
    opposite = places[1] + places[2] - places[0]
    sides = _likely_sides(suspect.modules_between)
    if not sides:
        return None
    page = Page(gray, _marks(3.5, sides[0]), np.array([places[0], places[1], opposite, places[2]]))
    page.turn_light(dark_is_light=suspect.inverted)
    yield None
    fits: list[tuple[float, Grid, Points]] = []
    grids = [Grid(page, template_of(side), _marks(3.5, side)) for side in sides]
    if max(grid.fit(grid.start) for grid in grids) < _LEAST_PROMISE:
        return None
    for grid in grids:
        placed = grid.with_corner_sought(wide=suspect.guessed)
        fits.append((grid.fit(placed), grid, placed))
        yield None
    fits.sort(key=lambda one: -one[0])
    for fit, grid, placed in fits[:_SIDES_TRIED]:
        if fit < _LEAST_HOPE:
            break
        better = yield from grid.refined(placed)
        if grid.fit(better) < _LEAST_FIT or grid.likeness(*grid.at(better)) < _LEAST_LIKENESS:
            continue
        if (found := (yield from grid.read(*grid.at(better)))) is not None:
            return found
        if (found := (yield from _read_bent(grid, better))) is not None:
            return found
    return None


def _read_bent(grid: Grid, placed: Points) -> Pieces[FlatCode | None]:
    """Tries a grid bowed, then each part of it moved to where it fits."""
    x, y = yield from grid.bent(*grid.at(placed))
    if (found := (yield from grid.read(x, y))) is not None:
        return found
    for _ in range(2):
        x, y = yield from grid.moved(x, y, reach=4)
        if (found := (yield from grid.read(x, y))) is not None:
            return found
    return None


def _marks(inset: float, side: int) -> Points:
    low, high = inset, side - inset
    return np.array([[low, low], [high, low], [high, high], [low, high]], np.float64)


def _likely_sides(modules_between: float) -> list[int]:
    """The sizes a code may have, the likeliest first; its modules are known to about a fifth."""
    about = modules_between + 7
    low, high = about * 0.78 - 2, about * 1.28 + 2
    sides = [side for side in range(SMALLEST_SIDE, LARGEST_SIDE + 1, 4) if low <= side <= high]
    return sorted(sides, key=lambda side: abs(math.log(side / about)))[:7]
