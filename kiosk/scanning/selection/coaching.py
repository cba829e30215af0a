"""What the person who holds a code should do when it cannot be read, from how it looks.

`advice` decides for one frame, from figures alone; `Coach` makes of it what is said: late, steadily, and not
for ever.
"""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from msgspec import Struct

from kiosk.scanning.frames import Corner, Frame, Reading
from kiosk.scanning.selection.code_like import Patch, code_like, small_gray

LOOK_EVERY_S = 0.1
"""Frames are measured no more often; it takes about a millisecond."""
LOOK_AT_REST_EVERY_S = 0.5
"""Where nothing stirs and nothing is the matter."""
SHOWN_AFTER_S = 0.5
"""Trouble that is over sooner is no trouble."""
NOTHING_SEEN_AFTER_S = 2.0
STAYS_S = 1.0
"""A word stays this long at least, unless a code is read."""
FORGOTTEN_AFTER_S = 0.35
"""Without trouble for this long, it is over."""
WEARY_AFTER_S = 12.0
"""What has looked like a code for so long and never was one hangs on the wall; so does what was given up."""
MOST_WALLS = 8
"""So many places are known where something hangs; the oldest is forgotten."""


class Coaching(StrEnum):
    """What is wrong with how the code is held."""

    TOO_SMALL = "too small"
    TOO_CLOSE = "too close"
    CUT_OFF = "cut off"
    BLURRED = "blurred"
    DARK = "dark"
    DIM = "dim"
    """Darker than what is about it: a screen that is turned down."""
    GLARE = "glare"
    COVERED = "covered"
    """Its patterns were found, it is sharp and well lit, and still cannot be read."""
    NOTHING_SEEN = "nothing seen"
    """The whole picture is black."""
    NOT_READING = "not reading"
    """Frames come, but no decoder looks at them: no fault of the one who holds the code."""


def advice(patch: Patch) -> Coaching | None:
    """What is wrong with a code that was not read; None if its looks do not tell. The gravest first."""
    shorter = min(patch.frame)
    if patch.light < 60 and patch.light < 0.5 * patch.around:
        return Coaching.DIM
    if patch.light < 24 or patch.contrast < 12:
        return Coaching.DARK
    if _is_all_code(patch):
        if patch.side_px > 0.92 * shorter or (patch.edges > 1 and patch.side_px > 0.5 * shorter):
            return Coaching.TOO_CLOSE
        if patch.edges:
            return Coaching.CUT_OFF
    if patch.side_px < 130 and patch.edge_px < 2.6:
        return Coaching.TOO_SMALL
    # A decoder's outline leaves out the quiet zone, and it finds no code that is quite out of focus.
    sharp = 0.0125 if patch.located or patch.evenness < 0.5 else 0.0175
    if patch.drawn_out > sharp:
        return Coaching.BLURRED
    if patch.glaring > 0.045 or (patch.light > 200 and patch.contrast < 0.3 * patch.light):
        return Coaching.GLARE
    return Coaching.COVERED if patch.located else None


def _is_all_code(patch: Patch) -> bool:
    """Whether the patch ends where the code does: it may have grown together with writing beside it."""
    return patch.located or (patch.evenness >= 0.85 and patch.contrast >= 0.7 * patch.light)


class Looked(Struct, frozen=True):
    """What one frame gives cause to say, and around what."""

    coaching: Coaching | None = None
    outline: tuple[Corner, ...] = ()


def look_at(frame: Frame, reading: Reading) -> Looked:
    """Measures a frame that was not read. About a millisecond at 720p; less at smaller sizes."""
    image = frame.image
    patch = code_like(image, reading.unread)
    if patch is not None:
        left, top, width, height = patch.box
        around = ((left, top), (left + width, top), (left + width, top + height), (left, top + height))
        return Looked(advice(patch), around)
    small = small_gray(image)
    if float(np.percentile(small[::4, ::4], 98)) < 12:
        return Looked(Coaching.NOTHING_SEEN)
    return Looked()


@dataclass
class Coach:
    """Says what to do about the trouble in view. Times are those at which the frames were taken.

    A word comes after `SHOWN_AFTER_S` of trouble and stays `STAYS_S` at least; it goes at once when a code is
    read, and after `WEARY_AFTER_S` even if the trouble stays.
    """

    _recent: deque[tuple[float, Looked]] = field(default_factory=deque)
    _begun_s: float = 0.0
    _looked_s: float = float("-inf")
    _shown: Looked = field(default_factory=Looked)
    _shown_s: float = 0.0
    _walls: deque[tuple[Corner, ...]] = field(default_factory=lambda: deque(maxlen=MOST_WALLS))

    @property
    def shown(self) -> Looked:
        """What is said now, and around what."""
        return self._shown

    def see(self, frame: Frame, reading: Reading) -> Looked:
        """What to say after this frame."""
        at_s = frame.taken_at_s
        for outline in reading.given_up:
            self._hang_up(_box_around(outline))
        if reading.codes:
            return self.steadied(at_s, Looked(), read=True)
        is_quiet = reading.at_rest and not self._recent and self._shown == Looked()
        if 0 <= at_s - self._looked_s < (LOOK_AT_REST_EVERY_S if is_quiet else LOOK_EVERY_S):
            return self._shown
        self._looked_s = at_s
        return self.steadied(at_s, look_at(frame, reading))

    def steadied(self, at_s: float, looked: Looked, *, read: bool = False) -> Looked:
        """What to say, given what the frame of `at_s` gives cause to say."""
        if read or (self._recent and at_s < self._recent[-1][0]):
            self._recent.clear()
            self._shown = Looked()
            if read:
                return self._shown
        if any(_is_same_place(looked.outline, wall) for wall in self._walls):
            looked = Looked()
        if looked.coaching is not None:
            if not self._recent:
                self._begun_s = at_s
            self._recent.append((at_s, looked))
            while self._recent[0][0] < at_s - SHOWN_AFTER_S - LOOK_EVERY_S:
                self._recent.popleft()
        elif self._recent and at_s - self._recent[-1][0] > FORGOTTEN_AFTER_S:
            self._recent.clear()
        self._shown = self._now(at_s)
        return self._shown

    def _now(self, at_s: float) -> Looked:
        shown = self._shown
        stays = shown.coaching is not None and at_s - self._shown_s < STAYS_S
        if not self._recent:
            return shown if stays else Looked()
        lasted_s = self._recent[-1][0] - self._begun_s
        if lasted_s > WEARY_AFTER_S:
            self._hang_up(self._recent[-1][1].outline)
            return Looked()
        kind = Counter(looked.coaching for _, looked in self._recent).most_common(1)[0][0]
        needed_s = NOTHING_SEEN_AFTER_S if kind is Coaching.NOTHING_SEEN else SHOWN_AFTER_S
        if stays or lasted_s < needed_s:
            kind = shown.coaching
        if kind is None:
            return Looked()
        if kind is not shown.coaching:
            self._shown_s = at_s
        return Looked(kind, self._recent[-1][1].outline)

    def _hang_up(self, outline: tuple[Corner, ...]) -> None:
        if outline and not any(_is_same_place(outline, wall) for wall in self._walls):
            self._walls.append(outline)


def _box_around(outline: Sequence[Corner]) -> tuple[Corner, ...]:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    left, top, right, bottom = min(across), min(down), max(across), max(down)
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _is_same_place(one: tuple[Corner, ...], other: tuple[Corner, ...]) -> bool:
    """Whether two upright boxes share more than half of what they cover together."""
    if not one or not other:
        return False
    (left, top), (right, bottom) = one[0], one[2]
    (left_too, top_too), (right_too, bottom_too) = other[0], other[2]
    wide = min(right, right_too) - max(left, left_too)
    tall = min(bottom, bottom_too) - max(top, top_too)
    if wide <= 0 or tall <= 0:
        return False
    both = (right - left) * (bottom - top) + (right_too - left_too) * (bottom_too - top_too)
    return wide * tall > 0.5 * (both - wide * tall)
