"""The cascade: zxing-cpp first, then everything that reads what zxing-cpp does not.

On a still picture all of it is tried. On frames zxing-cpp looks at every one, and the rest is spread over
them in small pieces within a time budget, so that the frame rate holds: a code that is held up for half a
second gets all of it.
"""

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from kiosk.scanning.decoding.background import Background
from kiosk.scanning.decoding.change_detection import ChangeDetector
from kiosk.scanning.decoding.deblurring import DeblurStep
from kiosk.scanning.decoding.engines import Engine, PyzbarEngine, ZxingEngine, missing_engines
from kiosk.scanning.decoding.located import FinderStep, OutlinedStep
from kiosk.scanning.decoding.places import (
    beside,
    covered,
    holds,
    middle_of,
    more_central_part,
    most_central_first,
)
from kiosk.scanning.decoding.retries import as_it_is, usual_retries
from kiosk.scanning.decoding.views import Outline, Region, Step, View, region_around
from kiosk.scanning.frames import Code, Frame, Pixels, Reading, as_gray
from kiosk.scanning.opencv import prepare_opencv

_log = logging.getLogger(__name__)
_Found = TypeVar("_Found")
GoesOn = Callable[[], bool]
"""Whether anybody still waits for what comes of it."""

FRAME_BUDGET_S = 0.025
"""Decoding time a frame may take on average: 25 frames a second on one core, with room for the rest. On a
slow machine it is half as much again as the first engine takes."""
_LEAST_SHARE = 0.5
"""What the further steps get at least, as a share of the first engine's time: a slow machine reads hard
codes, too, at a lower frame rate."""
_MOST_ON_A_STILL = 12
"""So many located codes that could not be read are tried on a still picture."""
_MOST_PIXELS_OF_A_STILL = 4_000_000
"""Larger pictures are reduced to this before a retry: a code only readable above it is no ticket."""
_STALE_FRAMES = 10
"""After so many frames a step that is not done is given up: what it looks at may be gone."""
_STALE_S = 1.5
"""So is one that was begun so long ago: what it reads would count as held up now, and to somebody else."""
_REGION_FRAMES = 15
"""So many frames a place stays suspect where a code was found but not read."""
_ROUNDS = 2
"""So often every step is tried on a scene before the cascade rests."""
_LONGEST_WORK_S = 8.0
"""A slow machine rests after so long, however often that was."""
_LOOK_EVERY_S = 0.25
"""While it rests and nothing stirs, the first engine looks at a frame as often as this."""
_GLANCE_EVERY_S = 0.5
"""So often a further step is begun then: what is too faint or small to stir is read in the end."""
_GLANCE_SHARE = 0.03
"""Less often where a step takes long: all of them together take no larger share of the time than this."""
_LONGEST_GLANCE_S = 6.0
"""But never less often: a step that was held up once does not keep the next one waiting."""
_BEFORE_OTHER_ENGINES = 3
"""So many steps go before the second engine on frames."""


class Cascade:
    """Reads codes with every engine that is there. One cascade belongs to one thread.

    Never raises, whatever the picture is: an engine that does is skipped for that picture, logged once, and
    counted in `failures`.
    """

    def __init__(
        self,
        engines: Sequence[Engine] | None = None,
        steps: Sequence[Step] | None = None,
        *,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`engines` and further `steps`, first to last; by default all that work here. `clock`: seconds."""
        prepare_opencv()
        self._clock = clock
        if engines is None:
            pyzbar = None if "pyzbar" in missing_engines() else PyzbarEngine()
            engines = [ZxingEngine()] if pyzbar is None else [ZxingEngine(), pyzbar]
            steps = usual_steps(pyzbar) if steps is None else steps
        self._first: Engine = engines[0]
        self._second: Sequence[Engine] = engines[1:]
        self._steps: Sequence[Step] = steps or ()
        first = self._steps[:_BEFORE_OTHER_ENGINES]
        self._turns: Sequence[Step] = [*first, *map(as_it_is, self._second), *self._steps[len(first) :]]
        self._turn = 0
        self._begun = 0
        """Steps that were begun so far."""
        self._step: Step | None = None
        self._pieces: Iterator[list[Code]] = iter(())
        self._worked_frames = 0
        self._at_rest = False
        self._opening = 0
        self._looked_s = self._glanced_s = self._step_s = self._glance_cost_s = 0.0
        self._began_s: float | None = None
        self._given_up: tuple[Outline, ...] = ()
        self._changes = ChangeDetector()
        self._background = Background(max(1, _ROUNDS * len(self._turns)))
        self._region: tuple[Region, int] | None = None
        self._credit_s = 0.0
        self.failures: dict[str, int] = {}
        """How often each engine raised."""

    def decode_still(self, image: NDArray[Any], goes_on: GoesOn = lambda: True) -> list[Code]:
        """The codes of one picture of any shape and type, the most central first; takes the time it needs.

        Every engine looks; the further steps follow while nothing was read. `goes_on` is asked before each of
        their pieces of a few milliseconds, and ends them.
        """
        gray = as_gray(image)
        if gray is None:
            return []
        codes, outlines = self._look_again_and_again(gray)
        for engine in self._second:
            codes += beside(codes, self._read_by(engine, gray))
        # What lies beside a code that was read may be the one that is meant: each outline is tried, and where
        # several were read, which makes it a sheet of them, spoilt finder patterns are looked for as well.
        unread = [one for one in outlines if not _is_among(one, codes)]
        view = View(
            covered(gray, codes),
            unread,
            most_outlines=_MOST_ON_A_STILL,
            most_pixels=_MOST_PIXELS_OF_A_STILL,
            is_still=True,
        )
        is_sheet = len(codes) > 1
        for step in self._steps:
            if not codes or isinstance(step, OutlinedStep) or (is_sheet and isinstance(step, FinderStep)):
                codes += beside(codes, self._all_looks(step, view, goes_on))
        return most_central_first(codes, gray)

    def _look_again_and_again(self, gray: Pixels) -> tuple[list[Code], list[Outline]]:
        """What the first engine reads; beside many codes it misses some, so those it knows are covered."""
        codes, outlines = self._look_first(gray)
        newest = codes
        while newest:
            newest, outlines = self._look_first(covered(gray, codes))
            newest = [code for code in beside(codes, newest) if code.corners]
            codes = [*codes, *newest]
        return codes, outlines

    def _all_looks(self, step: Step, view: View, goes_on: GoesOn) -> list[Code]:
        codes: list[Code] = []
        pieces = step.looks(view)
        while goes_on() and (read := self._next_piece(step, pieces)) is not None:
            codes += beside(codes, read)
            if codes and not isinstance(step, OutlinedStep):
                break
        return codes

    def decode_frame(self, frame: Frame, *, budget_s: float = FRAME_BUDGET_S) -> Reading:
        """What one frame of a stream shows, in `budget_s` seconds on average over the frames.

        What the further steps do is cut into pieces: one that is begun on this frame may end on a later one,
        and what it then reads is what was held up a moment ago.
        """
        started_s = self._clock()
        if frame.opening != self._opening:
            self._opening = frame.opening
            self._drop_work()
        if self._passes_over(frame):
            self._credit_s = min(0.0, self._credit_s + budget_s)
            return self._reading([], frame.image, (), started_s)
        gray = as_gray(frame.image)
        if gray is None:
            return Reading((), (), (), 0.0)
        self._looked_s = frame.taken_at_s
        codes, outlines = self._look_first(gray, quickly_first=not self._at_rest)
        if codes:
            codes, outlines = self._look_nearer_the_middle(codes, gray)
        located, outlines = outlines, self._background.without(outlines, gray, self._begun)
        self._given_up = tuple(one for one in located if one not in outlines)
        tried = [self._first.name]
        # What is left of earlier budgets is not saved up: only debts are carried over.
        spent_s = self._clock() - started_s
        share_s = min(_LEAST_SHARE * spent_s, budget_s)  # a stall earns no more than a frame
        self._credit_s = min(0.0, self._credit_s) + max(budget_s - spent_s, share_s)
        if codes and not outlines:
            self._drop_work()
        else:
            if self._changes.is_another(gray):  # what is held up gets the likeliest steps first
                self._drop_work()
            region = self._region_of(gray, outlines)
            # Every other time round at all of the picture: what was located may be no code.
            everywhere = not codes and self._turn // max(1, len(self._turns)) % 2 == 1
            view = View(covered(gray, codes), outlines, None if everywhere else region)
            most = self._most_to_begin(gray, outlines, frame.taken_at_s)
            if more := self._work_on(view, tried, frame.taken_at_s, most):
                codes, outlines = [*codes, *beside(codes, more)], []
        return self._reading(codes, gray, tried, started_s, outlines)

    def _reading(
        self,
        codes: list[Code],
        gray: Pixels,
        tried: Sequence[str],
        started_s: float,
        outlines: Sequence[Outline] = (),
    ) -> Reading:
        """What is told of a frame that was begun at `started_s`."""
        return Reading(
            tuple(most_central_first(codes, gray)),
            tuple(outline.corners for outline in outlines),
            tuple(tried),
            (self._clock() - started_s) * 1000,
            tuple(one.corners for one in self._given_up),
            at_rest=self._at_rest,
        )

    def _work_on(self, view: View, tried: list[str], at_s: float, most: int) -> list[Code]:
        """Goes on with the steps until something is read or the credit is used up; begins `most` of them."""
        begun = 0
        if self._worked_frames >= _STALE_FRAMES or not 0 <= at_s - self._step_s < _STALE_S:
            self._step = None
        self._worked_frames += 1
        while self._credit_s > 0:
            before_s = self._clock()
            if self._step is None:
                if begun == most:
                    break
                begun += 1
                self._step_s = at_s
                self._begin(view)
            if (step := self._step) is None:
                break
            codes = self._next_piece(step, self._pieces)
            if codes is not None and tried[-1] != step.name:
                tried.append(step.name)
            spent_s = self._clock() - before_s
            self._credit_s -= spent_s
            self._glance_cost_s += spent_s
            if codes is None:
                self._step = None
            elif codes:
                self._drop_work()
                return codes
        return []

    def _begin(self, view: View) -> None:
        """The next step that has something to look at here."""
        if not self._turns:
            return
        self._worked_frames = 1
        self._begun += 1
        self._step = self._turns[self._turn % len(self._turns)]
        self._turn += 1
        self._pieces = self._step.looks(view)

    def _drop_work(self) -> None:
        self._region = None
        self._wake()

    def _wake(self) -> None:
        """Something is held up, or stirs: everything is tried again, on what is there now."""
        self._step, self._pieces = None, iter(())
        self._turn, self._at_rest, self._began_s = 0, False, None

    def _passes_over(self, frame: Frame) -> bool:
        """Whether nothing looks at this frame: the cascade rests, nothing stirs, and one was just looked at.

        An empty doorway would keep half a core busy otherwise, and a tablet's battery is to last all evening.
        """
        if self._at_rest and self._changes.stirs(frame.image):
            self._wake()
        looked_lately = 0 <= frame.taken_at_s - self._looked_s < _LOOK_EVERY_S
        return self._at_rest and self._step is None and looked_lately

    def _most_to_begin(self, gray: Pixels, outlines: Sequence[Outline], at_s: float) -> int:
        """How many steps may be begun on this frame: any, and at rest one now and then, which then goes on.

        It rests once all were tried on what is there, and nothing has stirred since the first of them.
        """
        if self._began_s is None:
            self._began_s = at_s
            self._changes.watch(gray)
        enough = self._turn >= _ROUNDS * len(self._turns) or at_s - self._began_s >= _LONGEST_WORK_S
        if outlines or self._region or not enough:
            self._at_rest = False
            return len(self._turns)
        if self._changes.stirs(gray):
            self._wake()
            return len(self._turns)
        if not self._turns:
            return 0
        if not self._at_rest:
            self._at_rest, self._glanced_s, self._glance_cost_s = True, at_s, 0.0
            return 0
        pause_s = min(max(_GLANCE_EVERY_S, self._glance_cost_s / _GLANCE_SHARE), _LONGEST_GLANCE_S)
        if self._credit_s <= 0 or 0 <= at_s - self._glanced_s < pause_s:
            return 0
        self._glanced_s, self._glance_cost_s = at_s, 0.0
        return 1

    def _region_of(self, gray: Pixels, outlines: Sequence[Outline]) -> Region | None:
        """Where to look more closely: around what was located here, or lately."""
        around = region_around(outlines[0].corners, gray) if outlines else None
        if around is not None:
            self._region = (around, _REGION_FRAMES)
        elif self._region is not None:
            around, left = self._region
            self._region = (around, left - 1) if left > 1 else None
            if around.right > gray.shape[1] or around.bottom > gray.shape[0]:
                around, self._region = None, None
        return around

    def _look_first(self, gray: Pixels, *, quickly_first: bool = False) -> tuple[list[Code], list[Outline]]:
        """What the first engine reads, and what it only found. `quickly_first`: the first sight may do."""
        first = self._first
        if isinstance(first, ZxingEngine):
            if quickly_first and (codes := self._guarded(first.name, lambda: first.read_quickly(gray))):
                return codes, []
            return self._guarded(first.name, lambda: first.read_and_outline(gray)) or ([], [])
        return self._read_by(first, gray), []

    def _look_nearer_the_middle(self, codes: list[Code], gray: Pixels) -> tuple[list[Code], list[Outline]]:
        """Another look where a code would be more central than those read; what is found there but not read.

        The first sight may miss the one that is held up and read what lies beside it.
        """
        part = more_central_part(most_central_first(codes, gray)[0], gray)
        if part is None:
            return codes, []
        more, outlines = self._look_first(np.ascontiguousarray(part.of(covered(gray, codes))))
        placed = [replace(one, corners=part.placed(one.corners)) for one in outlines]
        codes = [*codes, *beside(codes, [part.back(code) for code in more])]
        return codes, [one for one in placed if not _is_among(one, codes)]

    def _read_by(self, engine: Engine, gray: Pixels) -> list[Code]:
        return self._guarded(engine.name, lambda: engine.read(gray)) or []

    def _next_piece(self, step: Step, pieces: Iterator[list[Code]]) -> list[Code] | None:
        """What a step's next piece of work read; None where it is at its end, or failed."""
        return self._guarded(step.name, lambda: next(pieces, None))

    def _guarded(self, name: str, look: Callable[[], _Found]) -> _Found | None:
        try:
            return look()
        except Exception as error:  # noqa: BLE001 - foreign code: what it raises costs it its turn, no more
            times = self.failures.get(name, 0)
            self.failures[name] = times + 1
            if not times:
                _log.warning("decoder %s failed and was skipped; told once", name, exc_info=error)
            return None


def usual_steps(pyzbar: Engine | None) -> tuple[Step, ...]:
    """Every step after the engines, in the order to try them; those of pyzbar only where it is given."""
    return (
        DeblurStep(),
        OutlinedStep(),
        FinderStep("finders", 0.5),
        *usual_retries(pyzbar),
        FinderStep("finders+fine", 1.0, _MOST_PIXELS_OF_A_STILL),
    )


def _is_among(outline: Outline, codes: Sequence[Code]) -> bool:
    return any(holds(code.corners, middle_of(outline)) for code in codes)
