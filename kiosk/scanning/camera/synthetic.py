"""A camera that is not there: for rehearsals it shows tickets being held up to it, on request."""

import math
import threading
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

import cv2
import numpy as np
import segno
from anyascii import anyascii
from msgspec import Struct
from numpy.typing import NDArray

from kiosk.core.message import Message
from kiosk.scanning.camera.frame_rate import FrameRate
from kiosk.scanning.errors import SourceError
from kiosk.scanning.frames import Pixels
from kiosk.scanning.opencv import prepare_opencv

WIDTH, HEIGHT = 1280, 720
FPS = 25.0

_SLIDE_FRAMES = 8
_HELD_FRAMES = 30
_PAUSE_FRAMES = 6
_ACT_FRAMES = 2 * _SLIDE_FRAMES + _HELD_FRAMES
"""A ticket slides in, is held up for 1.2 s, and leaves."""
_BACKGROUNDS = 4
_LONGEST_SIDE_PX = 400


class _Act(Struct, frozen=True):
    """One ticket on its way through the view."""

    card: Pixels
    tilt_deg: float
    sway: float
    rest: tuple[float, float]


class SyntheticCamera:
    """A `FrameSource` of 1280×720 BGR at 25 frames a second: a dark doorway, and the tickets it is told to
    show.

    The same seed and the same requests before the same frames draw the same pictures.
    """

    def __init__(
        self,
        seed: int = 1,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        prepare_opencv()
        self._random = np.random.default_rng(seed)
        self._pace = FrameRate(clock, sleep)
        self._doorways = _doorways()
        self._guard = threading.Lock()
        self._waiting: deque[_Act] = deque()
        self._act: _Act | None = None
        self._act_frame = 0
        self._frame = 0
        self._is_open = False

    @property
    def label(self) -> str:
        """What it is."""
        return Message("rehearsal camera")

    @property
    def pending(self) -> int:
        """Tickets that were asked for and have not left the view yet."""
        with self._guard:
            return len(self._waiting) + (self._act is not None)

    def show(self, text: str | bytes, caption: str = "") -> None:
        """Holds a ticket up to the camera, after those asked for before; from any thread.

        Raises `SourceError` if `text` is empty or longer than a QR code holds.
        """
        with self._guard:
            random = self._random
            card = _card(text, caption)
            rest = (random.uniform(-0.06, 0.06), random.uniform(-0.04, 0.04))
            self._waiting.append(_Act(card, random.uniform(-9, 9), random.uniform(0, 2 * math.pi), rest))

    def open(self) -> None:
        """Switches the camera on."""
        self._is_open = True
        self._pace.restart(FPS)

    def read(self) -> NDArray[Any] | None:
        """The next frame, when it is due; None once closed."""
        if not self._is_open:
            return None
        self._pace.wait()
        return self._next_frame()

    def close(self) -> None:
        """Switches it off; tickets that wait are shown after the next opening."""
        self._is_open = False

    def _next_frame(self) -> Pixels:
        self._frame += 1
        scene = self._doorways[self._frame % _BACKGROUNDS].copy()
        with self._guard:
            if self._act is None and self._waiting:
                self._act, self._act_frame = self._waiting.popleft(), 0
            act, at = self._act, self._act_frame
            if act is not None:
                self._act_frame += 1
                if self._act_frame >= _ACT_FRAMES + _PAUSE_FRAMES:
                    self._act = None
        if act is not None and at < _ACT_FRAMES:
            _draw(scene, act, at)
        return scene


@cache
def _doorways() -> tuple[Pixels, ...]:
    """The empty doorway, a few times with different noise, as a sensor in the dark has it."""
    down = np.linspace(0, 1, HEIGHT)[:, None]
    across = np.abs(np.linspace(-1, 1, WIDTH))[None, :]
    light = 62 - 26 * down - 22 * across**2
    scene = (light[..., None] * np.array([1.05, 0.95, 0.88])).astype(np.float32)
    cv2.rectangle(scene, (150, 60), (WIDTH - 150, HEIGHT), (46, 40, 36), 3)
    random = np.random.default_rng(1)
    noise = 3 * random.standard_normal((HEIGHT, WIDTH), dtype=np.float32)
    moved = (np.roll(noise, by, (0, 1)) for by in random.integers(0, (HEIGHT, WIDTH), (_BACKGROUNDS, 2)))
    noisy = (cv2.add(scene, cv2.merge([one] * 3), dtype=cv2.CV_8U) for one in moved)
    return tuple(picture.astype(np.uint8, copy=False) for picture in noisy)


def _card(text: str | bytes, caption: str) -> Pixels:
    """A white card, gray pixels, with the QR code of `text` and a caption below it."""
    if not text:
        raise SourceError("this cannot be shown as a QR code: it is empty")
    try:
        symbol = segno.make_qr(text, error="m")
    except ValueError as error:
        raise SourceError(f"this cannot be shown as a QR code: {error}") from error
    modules = np.array([list(row) for row in symbol.matrix], dtype=np.uint8)
    light = np.where(np.pad(modules, 4), 25, 245).astype(np.uint8)
    scale = max(3, _LONGEST_SIDE_PX // light.shape[0])
    code = np.kron(light, np.ones((scale, scale), dtype=np.uint8))
    card = np.full((code.shape[0] + 64, code.shape[1]), 245, dtype=np.uint8)
    card[: code.shape[0]] = code
    fits = anyascii(caption)[:26]  # the fonts of OpenCV hold no more than ASCII
    cv2.putText(card, fits, (16, code.shape[0] + 26), cv2.FONT_HERSHEY_SIMPLEX, 0.7, 60, 2, cv2.LINE_AA)
    return card


def _draw(scene: Pixels, act: _Act, at: int) -> None:
    """Draws the card where it is in frame `at` of its act, a little tilted, swaying like a hand."""
    card_height, card_width = act.card.shape
    distance = 0.0
    if at < _SLIDE_FRAMES:
        distance = (1 - (at + 1) / _SLIDE_FRAMES) ** 2
    elif at >= _SLIDE_FRAMES + _HELD_FRAMES:
        distance = ((at - _SLIDE_FRAMES - _HELD_FRAMES + 1) / _SLIDE_FRAMES) ** 2
    swing = act.sway + at * 0.21
    x = WIDTH * (0.5 + act.rest[0]) + 5 * math.sin(swing)
    y = HEIGHT * (0.5 + act.rest[1]) + 4 * math.cos(swing * 1.3) + distance * HEIGHT
    size = min(1.0, 0.86 * HEIGHT / max(card_height, card_width)) * (1 + 0.015 * math.sin(swing * 0.7))
    turn = cv2.getRotationMatrix2D(
        (card_width / 2, card_height / 2), act.tilt_deg + 1.2 * math.sin(swing), size
    )
    turn[:, 2] += (x - card_width / 2, y - card_height / 2)
    where = (WIDTH, HEIGHT)
    paper = cv2.warpAffine(act.card, turn, where, flags=cv2.INTER_AREA)
    mask = cv2.warpAffine(np.full_like(act.card, 255), turn, where)
    np.copyto(scene, paper[..., None], where=mask[..., None] > 127)
