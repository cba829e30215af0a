"""Frames from the decoder's thread to the screen: the newest one, no more often than it can be seen."""

import threading
from collections.abc import Sequence
from enum import StrEnum

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage

translate = QCoreApplication.translate


class Coaching(StrEnum):
    """What to do, so that the code can be read."""

    CLOSER = "closer"
    FURTHER = "further"
    INTO_FRAME = "into the frame"
    HOLD_STILL = "hold still"
    MORE_LIGHT = "more light"
    BRIGHTER = "brighter"
    TILT = "tilt"
    SHOW_ALL = "show all"
    UNCOVER_CAMERA = "uncover the camera"
    USE_SCANNER = "use the scanner"


def coaching_words(coaching: Coaching | None) -> str:
    """One short line; nothing where there is nothing to do."""
    match coaching:
        case None:
            return ""
        case Coaching.CLOSER:
            return translate("coaching", "Closer")
        case Coaching.FURTHER:
            return translate("coaching", "Further away")
        case Coaching.INTO_FRAME:
            return translate("coaching", "Into the middle")
        case Coaching.HOLD_STILL:
            return translate("coaching", "Hold still")
        case Coaching.MORE_LIGHT:
            return translate("coaching", "More light")
        case Coaching.BRIGHTER:
            return translate("coaching", "Turn the brightness up")
        case Coaching.TILT:
            return translate("coaching", "Tilt it a little: it glares")
        case Coaching.SHOW_ALL:
            return translate("coaching", "Hold it flat, show all of it")
        case Coaching.UNCOVER_CAMERA:
            return translate("coaching", "The camera sees nothing: is it covered?")
        case Coaching.USE_SCANNER:
            return translate("coaching", "Reading is stuck: use the hand scanner, or type")


Outline = Sequence[tuple[float, float]]
"""The corners of a code, in pixels of the frame."""

SHORTEST_GAP_MS = 40
"""25 frames a second."""
WIDEST_PX = 960
"""Wider frames are thinned out before they are copied: the preview is a part of the screen only."""


class CameraState(StrEnum):
    """What the preview has to show."""

    ABSENT = "absent"
    STARTING = "starting"
    LIVE = "live"
    LOST = "lost"
    NONE = "none"
    """No camera was found since the start."""


Shares = tuple[tuple[float, float], ...]
"""The corners of a code, as shares (0 to 1) of the frame's width and height."""


class Frame(Struct, frozen=True):
    """A picture for the preview, and the codes in it."""

    image: QImage
    outlines: tuple[Shares, ...] = ()
    """Of the code that was read and counts."""
    others: tuple[Shares, ...] = ()
    """Of different codes beside it, which were read and do not count."""
    unread: tuple[Shares, ...] = ()
    """Of what looks like a code and could not be read."""


class CameraFeed(QObject):
    """`offer`, `say` and `coach` may be called from any thread; the signals come on the screen's.

    A frame is copied once, by the thread that offers it; no more than the newest one waits for the screen.
    Frames are shown only of the camera that is live: one that was looked at late, after its camera was lost
    or another one took its place, is dropped, and changes no state. Whoever destroys the feed calls `end`
    first: a thread that emits while Qt destroys the object ends the program.
    `shortest_gap_ms`: how much time lies between two frames at least.
    """

    framed = Signal(object)
    """A Frame."""
    changed = Signal(object, object)
    """The CameraState, and what is known of the camera's trouble."""
    coached = Signal(object)
    """The Coaching, when it has changed; None when all is well."""
    _arrived = Signal()
    _reported = Signal(object, object)
    _advised = Signal(object)

    def __init__(self, parent: QObject | None = None, *, shortest_gap_ms: int = SHORTEST_GAP_MS) -> None:
        super().__init__(parent)
        self._shortest_gap_ms = shortest_gap_ms
        self._lock = threading.Lock()
        self._ended = False
        self._newest: Frame | None = None
        self._opening: int | None = None
        """Which opening of a camera is live; None while none is."""
        self._coaching: Coaching | None = None
        self._since = QElapsedTimer()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._deliver)
        self._arrived.connect(self._schedule, Qt.ConnectionType.QueuedConnection)
        self._reported.connect(self.changed, Qt.ConnectionType.QueuedConnection)
        self._advised.connect(self.coached, Qt.ConnectionType.QueuedConnection)

    def offer(
        self,
        image: NDArray[np.uint8],
        outlines: Sequence[Outline] = (),
        *,
        others: Sequence[Outline] = (),
        unread: Sequence[Outline] = (),
        opening: int = 0,
    ) -> None:
        """Show this frame unless a newer one comes first, or its `opening` is not the one that is live.

        `image`: BGR (height x width x 3) or gray (height x width), uint8; it is copied, so the caller may
        write over it at once. What the outlines mean, see `Frame`.
        """
        if image.size == 0 or opening != self._opening:
            return
        step = -(-image.shape[1] // WIDEST_PX)
        height, width = image.shape[:2]

        def shares(outlines: Sequence[Outline]) -> tuple[Shares, ...]:
            return tuple(tuple((x / width, y / height) for x, y in outline) for outline in outlines)

        frame = Frame(_picture(image[::step, ::step]), shares(outlines), shares(others), shares(unread))
        with self._lock:
            if opening != self._opening:  # lost while the frame was copied
                return
            waiting = self._newest is not None
            self._newest = frame
            if not waiting and not self._ended:
                self._arrived.emit()

    def set_state(self, state: CameraState, detail: str = "", *, opening: int = 0) -> None:
        """The camera is live, lost or not there; `detail` is what is known of it.

        Only frames of this `opening` are shown from now on, and none unless it is live.
        """
        live = opening if state is CameraState.LIVE else None
        with self._lock:
            if live != self._opening:
                self._opening, self._newest = live, None
            if not self._ended:
                self._reported.emit(state, detail)  # it is queued: what is reported keeps its order

    def coach(self, coaching: Coaching | None) -> None:
        """What the person holding the code should do; may be said again with every frame."""
        with self._lock:
            if coaching is self._coaching:
                return
            self._coaching = coaching
            if not self._ended:
                self._advised.emit(coaching)

    def end(self) -> None:
        """Show and say nothing more, whatever a thread that was left behind still brings."""
        with self._lock:
            self._ended = True

    def _schedule(self) -> None:
        left = self._shortest_gap_ms - self._since.elapsed() if self._since.isValid() else 0
        if left > 0:
            self._pause.start(int(left))
        else:
            self._deliver()

    def _deliver(self) -> None:
        with self._lock:
            newest, self._newest = self._newest, None
        if newest is not None:
            self._since.start()
            self.framed.emit(newest)


def _picture(pixels: NDArray[np.uint8]) -> QImage:
    """A QImage with pixels of its own, copied once, from any strides.

    Colours as the screen itself keeps them, so that painting it is less than half the work; one channel after
    the other, as numpy copies pixels of three bytes several times slower.
    """
    height, width = pixels.shape[:2]
    gray = pixels.ndim == 2
    image = QImage(width, height, QImage.Format.Format_Grayscale8 if gray else QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.bits(), dtype=np.uint8).reshape(height, image.bytesPerLine())
    if gray:
        rows[:, :width] = pixels
        return image
    blue_green_red = rows.reshape(height, width, 4)
    for channel in range(3):
        blue_green_red[:, :, channel] = pixels[:, :, channel]
    blue_green_red[:, :, 3] = 255
    return image
