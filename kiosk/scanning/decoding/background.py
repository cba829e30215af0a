"""What hangs there all the time: located frame after frame, and tried in vain with everything there is.

A sign with a damaged code would have the cascade at work all evening. What was tried often enough and has
not stirred since is left alone; in the same place something else is a new matter, such as a ticket before it.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.decoding.places import holds, middle_of
from kiosk.scanning.decoding.views import Outline, Region, region_around
from kiosk.scanning.frames import Pixels

MOST_PLACES = 16
"""So many are remembered; the one that was last located longest ago is forgotten."""
_GRID = 40
"""A place is looked at in so many cells a side: a hand's tremor changes them, a camera's noise does not."""
_PARTS = (5, 5)
"""Columns and rows of a place that are watched: something small in one of them is something new."""
_STIRRED = 8.0
"""Gray levels, on average, by which a part differs from how it was, the brightness of the place aside."""
_LARGER = 1.6
"""What is so many times as wide is something else."""

Look = NDArray[np.float32]


@dataclass(eq=False)
class _Place:
    """Something that was located, and how it looked."""

    region: Region
    look: Look
    steps_before: int
    """How many steps had been begun when it was first located."""
    given_up: bool = False


class Background:
    """Tells what is located for the first time from what was given up; one belongs to one cascade."""

    def __init__(self, enough_steps: int) -> None:
        """`enough_steps`: after so many on something that has not stirred it is given up."""
        self._enough_steps = enough_steps
        self._places: deque[_Place] = deque(maxlen=MOST_PLACES)

    def without(self, outlines: Sequence[Outline], gray: Pixels, steps: int) -> list[Outline]:
        """Those of the outlines that are worth work. `steps`: how many were begun so far, on anything."""
        return [one for one in outlines if not self._is_given_up(one, gray, steps)]

    def _is_given_up(self, outline: Outline, gray: Pixels, steps: int) -> bool:
        region = region_around(outline.corners, gray)
        if region is None:  # engines outline a point now and then
            return True
        middle = middle_of(outline)
        here = [one for one in self._places if _is_about(one.region, region, middle)]
        same = [one for one in here if _is_alike(_look(gray, one.region), one.look)]
        if not same:
            self._places.append(_Place(region, _look(gray, region), steps))
            return False
        place = next((one for one in same if one.given_up), same[0])
        self._places.remove(place)
        self._places.append(place)
        place.given_up = place.given_up or steps - place.steps_before >= self._enough_steps
        return place.given_up


def _is_about(known: Region, region: Region, middle: tuple[float, float]) -> bool:
    """Whether something is in a known place: engines outline the same thing now so and now so."""
    corners = ((known.left, known.top), (known.right, known.bottom))
    wide, known_wide = region.right - region.left, known.right - known.left
    return holds(corners, middle) and 1 / _LARGER < wide / known_wide < _LARGER


def _look(gray: Pixels, region: Region) -> Look:
    cells = cv2.resize(region.of(gray), (_GRID, _GRID), interpolation=cv2.INTER_AREA).astype(np.float32)
    return np.asarray(cells - cells.mean(), np.float32)


def _is_alike(now: Look, before: Look) -> bool:
    changes = cv2.resize(np.abs(now - before), _PARTS, interpolation=cv2.INTER_AREA)
    return float(changes.max()) <= _STIRRED
