"""The cascade: zxing-cpp first, pyzbar second, then second looks at prepared pictures.

On a still picture all of them are tried. On frames zxing-cpp looks at every one, and the rest take turns
within a time budget, so that the frame rate holds: a code that is held up for half a second gets all of them.
"""

import logging
import math
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from numpy.typing import NDArray

from kiosk.scanning.engines import Engine, PyzbarEngine, ZxingEngine, missing_engines
from kiosk.scanning.frames import Code, Corner, Frame, Pixels, Reading, as_gray
from kiosk.scanning.opencv import prepare_opencv
from kiosk.scanning.retries import Retry, usual_retries

_log = logging.getLogger(__name__)
_Found = TypeVar("_Found")

FRAME_BUDGET_S = 0.025
"""Decoding time a frame may take on average: 25 frames a second on one core, with room for the rest."""


class Cascade:
    """Reads codes with every engine that is there. One cascade belongs to one thread.

    Never raises, whatever the picture is: an engine that does is skipped for that picture, logged once, and
    counted in `failures`.
    """

    def __init__(
        self,
        engines: Sequence[Engine] | None = None,
        retries: Sequence[Retry] | None = None,
        *,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`engines` and `retries`, first to last; by default all that work here. `clock` gives seconds."""
        prepare_opencv()
        self._clock = clock
        if engines is None:
            pyzbar = None if "pyzbar" in missing_engines() else PyzbarEngine()
            engines = [ZxingEngine()] if pyzbar is None else [ZxingEngine(), pyzbar]
            if retries is None:
                retries = usual_retries(pyzbar)
        self._first: Engine = engines[0]
        self._second: Sequence[Engine] = engines[1:]
        self._later: Sequence[Engine | Retry] = [*self._second, *(retries or ())]
        self._turn = 0
        self._credit_s = 0.0
        self.failures: dict[str, int] = {}
        """How often each engine raised."""

    def decode_still(self, image: NDArray[Any]) -> list[Code]:
        """The codes of one picture of any shape and type, the most central first; takes the time it needs.

        Every engine looks; the prepared retries follow while nothing was read.
        """
        gray = as_gray(image)
        if gray is None:
            return []
        codes, _ = self._look_first(gray)
        for engine in self._second:
            for code in self._look(engine, gray):
                if not any(_holds(known.corners, code.centre) for known in codes):
                    codes.append(code)
        for retry in self._later[len(self._second) :]:
            if codes:
                break
            codes = self._look(retry, gray)
        return most_central_first(codes, gray)

    def decode_frame(self, frame: Frame, *, budget_s: float = FRAME_BUDGET_S) -> Reading:
        """What one frame of a stream shows, in `budget_s` seconds on average over the frames.

        A step that takes longer than the budget is paid for by the frames after it, which run without one.
        """
        started_s = self._clock()
        gray = as_gray(frame.image)
        if gray is None:
            return Reading((), (), (), 0.0)
        codes, unread = self._look_first(gray, quickly_first=True)
        tried = [self._first.name]
        # What is left of earlier budgets is not saved up: only debts are carried over.
        self._credit_s = min(0.0, self._credit_s) + budget_s - (self._clock() - started_s)
        for _ in self._later:
            if codes or self._credit_s <= 0:
                break
            step = self._later[self._turn % len(self._later)]
            self._turn += 1
            before_s = self._clock()
            codes = self._look(step, gray)
            self._credit_s -= self._clock() - before_s
            tried.append(step.name)
        ordered = tuple(most_central_first(codes, gray))
        outlines = () if ordered else tuple(unread)
        return Reading(ordered, outlines, tuple(tried), (self._clock() - started_s) * 1000)

    def _look_first(
        self, gray: Pixels, *, quickly_first: bool = False
    ) -> tuple[list[Code], list[tuple[Corner, ...]]]:
        """What the first engine reads, and what it only found. `quickly_first`: the first sight may do."""
        first = self._first
        if isinstance(first, ZxingEngine):
            if quickly_first and (codes := self._guarded(first.name, lambda: first.read_quickly(gray))):
                return codes, []
            return self._guarded(first.name, lambda: first.read_and_locate(gray)) or ([], [])
        return self._look(first, gray), []

    def _look(self, engine: Engine | Retry, gray: Pixels) -> list[Code]:
        return self._guarded(engine.name, lambda: engine.read(gray)) or []

    def _guarded(self, name: str, look: Callable[[], _Found]) -> _Found | None:
        try:
            return look()
        except Exception as error:  # noqa: BLE001 - foreign code: what it raises costs it its turn, no more
            times = self.failures.get(name, 0)
            self.failures[name] = times + 1
            if not times:
                _log.warning("decoder %s failed and was skipped; told once", name, exc_info=error)
            return None


def most_central_first(codes: Sequence[Code], gray: Pixels) -> list[Code]:
    """The codes by their distance from the middle of the picture; one without an outline comes last.

    Of two that lie one within the other, the inner comes first.
    """
    middle = (gray.shape[1] / 2, gray.shape[0] / 2)

    def order(code: Code) -> tuple[float, float]:
        if not code.corners:
            return (math.inf, 0.0)
        around = [other for other in codes if other is code or _holds(other.corners, code.centre)]
        across, down = [x for x, _ in code.corners], [y for _, y in code.corners]
        size = (max(across) - min(across)) * (max(down) - min(down))
        return (min(math.dist(other.centre, middle) for other in around), size)

    return sorted(codes, key=order)


def _holds(corners: tuple[Corner, ...], point: Corner) -> bool:
    """Whether the point lies within the box around the corners."""
    if not corners:
        return False
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across) <= point[0] <= max(across) and min(down) <= point[1] <= max(down)
