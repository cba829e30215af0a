"""Frames from the decoder's thread to the screen: the newest one, no more often than it can be seen."""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage

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


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture for the preview, and the outlines of codes in it as shares (0 to 1) of width and height."""

    image: QImage
    outlines: tuple[tuple[tuple[float, float], ...], ...] = ()


class CameraFeed(QObject):
    """`offer`, `say` and `coach` may be called from any thread; the signals come on the screen's.

    `shortest_gap_ms`: how much time lies between two frames at least.
    """

    framed = Signal(object)
    """A Frame."""
    changed = Signal(object, str)
    """The CameraState, and what is known of the camera's trouble."""
    coached = Signal(str)
    """What to do with the code, in words; nothing when all is well."""
    _arrived = Signal()

    def __init__(self, parent: QObject | None = None, *, shortest_gap_ms: int = SHORTEST_GAP_MS) -> None:
        super().__init__(parent)
        self._shortest_gap_ms = shortest_gap_ms
        self._lock = threading.Lock()
        self._newest: tuple[NDArray[np.uint8], tuple[Outline, ...]] | None = None
        self._since = QElapsedTimer()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._deliver)
        self._arrived.connect(self._schedule, Qt.ConnectionType.QueuedConnection)

    def offer(self, image: NDArray[np.uint8], outlines: Sequence[Outline] = ()) -> None:
        """Show this frame unless a newer one comes first.

        `image`: BGR (height x width x 3) or gray (height x width), uint8; it is copied, so the caller may
        write over it at once.
        """
        if image.size == 0:
            return
        step = -(-image.shape[1] // WIDEST_PX)
        copied = np.array(image[::step, ::step], dtype=np.uint8, order="C")
        height, width = image.shape[:2]
        shares = tuple(tuple((x / width, y / height) for x, y in outline) for outline in outlines)
        with self._lock:
            waiting = self._newest is not None
            self._newest = (copied, shares)
        if not waiting:
            self._arrived.emit()

    def say(self, state: CameraState, detail: str = "") -> None:
        """The camera is live, lost or not there; `detail` is what is known of it."""
        self.changed.emit(state, detail)

    def coach(self, text: str) -> None:
        """What the person holding the code should do."""
        self.coached.emit(text)

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
            self.framed.emit(Frame(_picture(newest[0]), tuple(tuple(o) for o in newest[1])))


def _picture(pixels: NDArray[np.uint8]) -> QImage:
    """A QImage that owns its pixels."""
    height, width = pixels.shape[:2]
    if pixels.ndim == 2:
        return QImage(pixels.data, width, height, width, QImage.Format.Format_Grayscale8).copy()
    return QImage(pixels.data, width, height, width * 3, QImage.Format.Format_BGR888).copy()
