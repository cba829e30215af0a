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
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.errors import SourceError
from kiosk.scanning.frames import Frame, as_gray
from kiosk.scanning.sources import FrameSource, source_for

_log = logging.getLogger(__name__)

_SLEPT_S = 3.0
"""A wait that took so much longer than asked for was no wait: the machine slept, and the camera with it."""


class CameraStatus(StrEnum):
    """Whether frames come."""

    OPENING = "opening"
    LIVE = "live"
    LOST = "lost"
    STOPPED = "stopped"


@dataclass(frozen=True)
class CameraState:
    """Whether frames come, from what, and if not, why."""

    status: CameraStatus
    source: str
    reason: str
    """In words for people; empty while all is well."""
    at_s: float
    """Monotonic seconds of the change."""


@dataclass(frozen=True)
class Patience:
    """How long a source is waited for, in seconds."""

    noticed_s: float = 2.0
    """Without a frame for this long, the source is lost. Slow cameras may still answer after it."""
    given_up_s: float = 6.0
    """A source that delivered and then hangs is left behind after this, and opened anew."""
    opening_s: float = 15.0
    """The same for one that has not delivered yet: some drivers take long to open a camera."""
    longest_s: float = 300.0
    """Each reader that was left behind doubles the time given to the next, up to this."""
    between_tries_s: float = 1.0

    def for_reader(self, *, delivered: bool, hanging: int) -> float:
        """How long a silent reader is waited for, with so many left behind already."""
        usual_s = self.given_up_s if delivered else self.opening_s
        return min(usual_s * 2.0 ** min(hanging, 16), max(usual_s, self.longest_s))


class Capture:
    """Delivers frames from a camera, file, stream or `FrameSource`, and keeps trying while there are none.

    A video file that ends is lost for a moment, and then starts again. Callbacks run on this object's
    threads, one at a time, and must return soon.
    """

    def __init__(
        self,
        source: int | str | Path | FrameSource,
        *,
        patience: Patience | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`source`: an address (see `source_for`), or a source, which is never read by two threads."""
        self._patience = patience or Patience()
        self._clock = clock
        if isinstance(source, int | str | Path):
            address = source
            self._make: Callable[[], FrameSource] = lambda: source_for(address)
            self._shared = False
            self._label = source_for(address).label
        else:
            own = source
            self._make = lambda: own
            self._shared = True
            self._label = own.label
        self._changed = threading.Condition()
        self._stopping = False
        self._sequence = 0
        self._state = CameraState(CameraStatus.STOPPED, self._label, "", clock())
        self._watcher: threading.Thread | None = None
        self._current: _Reader | None = None
        self._readers: list[_Reader] = []
        self._on_frame: Callable[[Frame], None] = lambda _frame: None
        self._on_state: Callable[[CameraState], None] = lambda _state: None

    @property
    def state(self) -> CameraState:
        """The state now; may be asked from any thread."""
        return self._state

    def start(
        self, on_frame: Callable[[Frame], None], on_state: Callable[[CameraState], None] | None = None
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
        self._state = CameraState(CameraStatus.STOPPED, self._label, "", self._clock())
        if self._readers:
            _log.warning("%s hangs; %d capture threads were left behind", self._label, len(self._readers))
        return not self._readers and not watcher.is_alive()

    # The watcher's side.

    def _watch(self) -> None:
        with self._changed:
            while not self._stopping:
                self._readers = [reader for reader in self._readers if reader.thread.is_alive()]
                if self._shared and self._readers:
                    self._tell(CameraStatus.LOST, f"{self._label} does not answer")
                    self._changed.wait(self._patience.between_tries_s)
                    continue
                if self._state.status is not CameraStatus.LOST:
                    self._tell(CameraStatus.OPENING, "")
                reader = self._current = _Reader(self, self._make())
                self._readers.append(reader)
                reader.heard_s = self._clock()
                reader.thread.start()
                self._watch_one(reader)
                self._current = None
                if not self._stopping:
                    self._changed.wait(self._patience.between_tries_s)

    def _watch_one(self, reader: "_Reader") -> None:
        """Returns when the reader ended, was given up, or all is to stop. Called with the lock held."""
        while not self._stopping and not reader.ended:
            silent_s = self._clock() - reader.heard_s
            given_up_s = self._patience.for_reader(delivered=reader.delivered, hanging=len(self._readers) - 1)
            if silent_s >= given_up_s:
                _log.warning("%s has not answered for %.0f s and is opened anew", self._label, silent_s)
                return
            if silent_s >= self._patience.noticed_s:
                delivered = self._state.status is CameraStatus.LIVE
                why = "has stopped delivering pictures" if delivered else "does not answer"
                if self._state.status is not CameraStatus.LOST:
                    self._tell(CameraStatus.LOST, f"{self._label} {why}")
                wait_s = given_up_s - silent_s
            else:
                wait_s = self._patience.noticed_s - silent_s
            self._wait_for(reader, max(0.001, wait_s))
        if reader.ended and not self._stopping:
            self._tell(CameraStatus.LOST, reader.ended)

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
                self._sequence = frame.sequence
                if self._state.status is not CameraStatus.LIVE:
                    self._tell(CameraStatus.LIVE, "")
                self._on_frame(frame)
            return True

    def reader_ended(self, reader: "_Reader", why: str) -> None:
        """Told by a reader as the last thing it does."""
        with self._changed:
            reader.ended = why
            self._changed.notify_all()

    def _tell(self, status: CameraStatus, reason: str) -> None:
        if (status, reason) != (self._state.status, self._state.reason):
            self._state = CameraState(status, self._label, reason, self._clock())
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

    def _run(self) -> None:
        why = f"{self._source.label} was closed"
        try:
            self._source.open()
            while True:
                picture = self._source.read()
                if picture is None:
                    why = f"{self._source.label} delivers no more pictures"
                    break
                if not self._capture.deliver(self, picture):
                    break
        except SourceError as error:
            why = str(error)
        except Exception as error:  # noqa: BLE001 - a driver or foreign source: lost, as when it is unplugged
            why = f"{self._source.label} failed ({type(error).__name__})"
            _log.warning("%s failed while it was read", self._source.label, exc_info=error)
        finally:
            self._close()
            self._capture.reader_ended(self, why)

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
