"""The camera, watched: frames from a source, and its state in words.

Two threads. The *reader* sits in the source's `open` and `read`, which may block for as long as a driver
likes. The *watcher* notices within two seconds that nothing comes any more, says so, and tries again for
ever. A reader that hangs cannot be ended from outside: it is left behind, its frames no longer wanted, and a
new one is started beside it; all are daemons, so that none keeps the program from ending. Each one left
behind makes the watcher more patient with the next: a slow driver gets its time, and a dead one few threads.
"""

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from enum import StrEnum
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from kiosk.core.message import Message
from kiosk.scanning.camera.device_source import DeviceTaken
from kiosk.scanning.camera.sources import FrameSource, MakeSource, maker_of, skipped, taken_by
from kiosk.scanning.camera.timeouts import CameraTimeouts
from kiosk.scanning.errors import SourceError
from kiosk.scanning.frames import Frame, as_gray

_log = logging.getLogger(__name__)


RATE_OVER = 31
"""So many frames tell how many come in a second."""
_QUICK_RATE = 24
"""Of a camera with so many frames a second two of three may go by: what is held up is seen in an eighth."""
_openings = count(1)
"""Numbers the openings of all cameras of this process, so that no two share one."""
_SLEPT_S = 3.0
"""A wait that took so much longer than asked for was no wait: the machine slept, and the camera with it."""


class CameraStatus(StrEnum):
    """Whether frames come."""

    OPENING = "opening"
    LIVE = "live"
    LOST = "lost"
    STOPPED = "stopped"


class CaptureState(Struct, frozen=True):
    """Whether frames come, from what, and if not, why."""

    status: CameraStatus
    source: str
    reason: str
    """In words for people; empty while all is well."""
    at_s: float
    """Monotonic seconds of the change."""
    taken: DeviceTaken | None = None
    """What the source took of what was wished for, while it is live and knows."""
    opening: int = 0
    """While it is live: which opening this is, of any camera; its frames bear the same number.

    A frame may be looked at long after it was taken, and after its camera was lost: by this number it is told
    apart from those of the camera as it is now.
    """


class Capture:
    """Delivers frames from a camera, file, stream or `FrameSource`, and keeps trying while there are none.

    A video file that ends is lost for a moment, and then starts again. Callbacks run on this object's
    threads, one at a time, and must return soon.
    """

    def __init__(
        self,
        source: int | str | Path | FrameSource | MakeSource,
        *,
        timeouts: CameraTimeouts | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`source`: an address (see `source_for`), what makes a new source for each try, or a source.

        A source itself is never read by two threads: while it hangs, it cannot be tried anew.
        """
        self._timeouts = timeouts or CameraTimeouts()
        self._clock = clock
        self._make, self._shared = maker_of(source)
        self._label = self._make().label
        self._changed = threading.Condition()
        self._stopping = False
        self._sequence = 0
        self._size = (0, 0)
        self._came_s: deque[float] = deque(maxlen=RATE_OVER)
        self._rests = False
        self._most_unseen = 0
        self._state = CaptureState(CameraStatus.STOPPED, self._label, "", clock())
        self._watcher: threading.Thread | None = None
        self._current: _Reader | None = None
        self._readers: list[_Reader] = []
        self._on_frame: Callable[[Frame], None] = lambda _frame: None
        self._on_state: Callable[[CaptureState], None] = lambda _state: None

    @property
    def state(self) -> CaptureState:
        """The state now; may be asked from any thread."""
        return self._state

    @property
    def rests(self) -> bool:
        """Whether pictures may go by unseen."""
        return self._rests

    @property
    def most_unseen(self) -> int:
        """How many pictures in a row may go by unseen now."""
        return self._most_unseen if self._rests else 0

    @property
    def frame_size(self) -> tuple[int, int]:
        """Width and height of the newest frame; zeros while none came."""
        return self._size

    @property
    def frame_rate(self) -> float:
        """How many frames a second came lately; 0 while that is not known.

        The longest pause is left out: it may have been this machine that was busy.
        """
        gaps_s = sorted(after - before for before, after in pairwise(list(self._came_s)))[:-1]
        if self._state.status is not CameraStatus.LIVE or not sum(gaps_s):
            return 0.0
        return len(gaps_s) / sum(gaps_s)

    def rest(self, *, resting: bool) -> None:
        """While it rests pictures go by unseen, where the source can let them: to save power.

        Two of three of a quick camera, every other one of a slow one. May be called from any thread. A camera
        that is opened anew does not rest.
        """
        if resting and not self._rests:
            self._most_unseen = 2 if self.frame_rate >= _QUICK_RATE else 1
        self._rests = resting

    def start(
        self, on_frame: Callable[[Frame], None], on_state: Callable[[CaptureState], None] | None = None
    ) -> None:
        """Starts delivering. May be called again after `stop`."""
        if self._watcher is not None:
            raise RuntimeError("this capture was started already")
        self._on_frame = on_frame
        self._on_state = on_state or (lambda _state: None)
        self._stopping = False
        self._watcher = threading.Thread(target=self._watch, name="capture", daemon=True)
        self._watcher.start()

    def stop(self, timeout_s: float = 2.0) -> bool:
        """Ends delivering at once and joins the threads; no callback runs after it.

        False if the source hangs and a thread had to be left behind; that thread ends when the source
        returns.
        """
        watcher = self._watcher
        if watcher is None:
            return True
        with self._changed:
            self._stopping = True
            self._current = None
            self._changed.notify_all()
        until_s = time.monotonic() + timeout_s
        watcher.join(timeout_s)
        for reader in self._readers:
            reader.thread.join(max(0.0, until_s - time.monotonic()))
        self._readers = [reader for reader in self._readers if reader.thread.is_alive()]
        self._watcher = None
        self._state = CaptureState(CameraStatus.STOPPED, self._label, "", self._clock())
        if self._readers:
            _log.warning("%s hangs; %d capture threads were left behind", self._label, len(self._readers))
        return not self._readers and not watcher.is_alive()

    # The watcher's side.

    def _watch(self) -> None:
        with self._changed:
            while not self._stopping:
                self._readers = [reader for reader in self._readers if reader.thread.is_alive()]
                if self._shared and self._readers:
                    self._set_status(
                        CameraStatus.LOST, Message("{camera} does not answer", camera=self._label)
                    )
                    self._changed.wait(self._timeouts.between_tries_s)
                    continue
                if self._state.status is not CameraStatus.LOST:
                    self._set_status(CameraStatus.OPENING, "")
                reader = self._current = _Reader(self, self._make())
                self._label = reader.label
                self._came_s.clear()
                self._rests = False
                self._readers.append(reader)
                reader.heard_s = self._clock()
                reader.thread.start()
                self._watch_one(reader)
                self._current = None
                if not self._stopping:
                    self._changed.wait(self._timeouts.between_tries_s)

    def _watch_one(self, reader: "_Reader") -> None:
        """Returns when the reader ended, was given up, or all is to stop. Called with the lock held."""
        while not self._stopping and not reader.ended:
            silent_s = self._clock() - reader.heard_s
            given_up_s = self._timeouts.for_reader(delivered=reader.delivered, hanging=len(self._readers) - 1)
            if silent_s >= given_up_s:
                _log.warning("%s has not answered for %.0f s and is opened anew", self._label, silent_s)
                return
            if silent_s >= self._timeouts.noticed_s:
                delivered = self._state.status is CameraStatus.LIVE
                why = Message("{camera} does not answer", camera=self._label)
                if delivered:
                    why = Message("{camera} has stopped delivering pictures", camera=self._label)
                if self._state.status is not CameraStatus.LOST:
                    self._set_status(CameraStatus.LOST, why)
                wait_s = given_up_s - silent_s
            else:
                wait_s = self._timeouts.noticed_s - silent_s
            self._wait_for(reader, max(0.001, wait_s))
        if reader.ended and not self._stopping:
            self._set_status(CameraStatus.LOST, reader.ended)

    def _wait_for(self, reader: "_Reader", wait_s: float) -> None:
        """Waits for news. A reader is not blamed for the time in which the whole machine slept."""
        before_s = self._clock()
        self._changed.wait(wait_s)
        now_s = self._clock()
        if now_s - before_s > wait_s + _SLEPT_S:
            _log.info("the machine slept for about %.0f s", now_s - before_s)
            reader.heard_s = now_s

    # The readers' side. Each call holds the lock, so that nothing is delivered once `stop` has taken it.

    def deliver(self, reader: "_Reader", picture: NDArray[Any]) -> bool:
        """Hands on a picture if this reader is still the wanted one. False: it is not, and should end."""
        with self._changed:
            if reader is not self._current:
                return False
            frame = _as_frame(picture, self._sequence + 1, self._clock())
            if frame is not None:
                reader.heard_s, reader.delivered = frame.taken_at_s, True
                self._label = reader.label
                self._sequence = frame.sequence
                self._size = (frame.image.shape[1], frame.image.shape[0])
                if not self._rests:
                    self._came_s.append(frame.taken_at_s)
                if self._state.status is not CameraStatus.LIVE:
                    self._set_status(CameraStatus.LIVE, "")
                self._on_frame(replace(frame, opening=self._state.opening))
            return True

    def let_go_by(self, reader: "_Reader") -> bool:
        """Told of a picture that nobody is to see. False: this reader is no longer wanted, and should end."""
        with self._changed:
            reader.heard_s = self._clock()
            return reader is self._current

    def reader_ended(self, reader: "_Reader", why: str) -> None:
        """Told by a reader as the last thing it does."""
        with self._changed:
            reader.ended = why
            if reader is self._current:
                self._label = reader.label
            self._changed.notify_all()

    def _set_status(self, status: CameraStatus, reason: str) -> None:
        if (status, reason) != (self._state.status, self._state.reason):
            live = status is CameraStatus.LIVE
            taken = self._current.taken if live and self._current is not None else None
            opening = next(_openings) if live else 0
            self._state = CaptureState(status, self._label, reason, self._clock(), taken, opening)
            self._on_state(self._state)


class _Reader:
    """One thread in one source, from its opening to its end."""

    def __init__(self, capture: Capture, source: FrameSource) -> None:
        self._capture = capture
        self._source = source
        self.thread = threading.Thread(target=self._run, name="capture-reader", daemon=True)
        self.heard_s = 0.0
        """When the source last gave a sign of life."""
        self.delivered = False
        """Whether a picture came yet."""
        self.ended = ""
        """Why no more will come, once that is so."""

    @property
    def label(self) -> str:
        """The source's name, which it may know better once it is open."""
        return self._source.label

    @property
    def taken(self) -> DeviceTaken | None:
        """What the source took; None if it does not tell."""
        return taken_by(self._source)

    def _run(self) -> None:
        why: str = Message("{camera} was closed", camera=self._source.label)
        try:
            self._source.open()
            while self._lets_go_by():
                picture = self._source.read()
                if picture is None:
                    why = Message("{camera} delivers no more pictures", camera=self._source.label)
                    break
                if not self._capture.deliver(self, picture):
                    break
        except SourceError as error:
            why = error.text
        except Exception as error:  # noqa: BLE001 - a driver or foreign source: lost, as when it is unplugged
            why = Message("{camera} failed ({why})", camera=self._source.label, why=type(error).__name__)
            _log.warning("%s failed while it was read", self._source.label, exc_info=error)
        finally:
            self._close()
            self._capture.reader_ended(self, why)

    def _lets_go_by(self) -> bool:
        """Lets pictures go by that nobody is to see. False: this reader is no longer wanted."""
        unseen = 0
        while self.delivered and unseen < self._capture.most_unseen and skipped(self._source):
            unseen += 1
            if not self._capture.let_go_by(self):
                return False
        return True

    def _close(self) -> None:
        try:
            self._source.close()
        except Exception as error:  # noqa: BLE001 - the same: it is opened anew in any case
            _log.warning("%s failed while it was closed", self._source.label, exc_info=error)


def _as_frame(picture: NDArray[Any], sequence: int, taken_at_s: float) -> Frame | None:
    """None if the array is no picture."""
    if picture.size and picture.dtype == np.uint8 and (picture.ndim == 2 or picture.shape[2:] == (3,)):
        return Frame(picture, sequence, taken_at_s)
    gray = as_gray(picture)
    return None if gray is None else Frame(gray, sequence, taken_at_s)
