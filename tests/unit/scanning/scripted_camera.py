"""A camera that does what a test tells it to, and a way to wait for what comes of it."""

import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.errors import SourceError

PICTURE = np.full((48, 64, 3), 120, np.uint8)


class ScriptedCamera:
    """A `FrameSource`: delivers its picture every few milliseconds until it is told otherwise."""

    def __init__(self, picture: NDArray[Any] = PICTURE, *, every_s: float = 0.004) -> None:
        self.picture = picture
        self.every_s = every_s
        self.opened = 0
        self.closed = 0
        self.skips = True
        """Whether it can let a picture go by."""
        self.skipped = 0
        self.reading = 0
        self.most_reading = 0
        self.hangs = False
        """Whether the last `read` found that it must not return."""
        self.refuses: str | None = None
        self.raises: Exception | None = None
        self.ends = False
        self._may_answer = threading.Event()
        self._may_answer.set()

    label = "scripted camera"

    def hang(self) -> None:
        """From now on `open` and `read` do not return."""
        self._may_answer.clear()

    def go_on(self) -> None:
        """Ends the hanging."""
        self._may_answer.set()

    def open(self) -> None:
        self._may_answer.wait()
        if self.refuses is not None:
            raise SourceError(self.refuses)
        self.opened += 1

    def read(self) -> NDArray[Any] | None:
        self.reading += 1
        self.most_reading = max(self.most_reading, self.reading)
        try:
            self.hangs = not self._may_answer.is_set()
            self._may_answer.wait()
            if self.raises is not None:
                raise self.raises
            time.sleep(self.every_s)
            return None if self.ends else self.picture
        finally:
            self.reading -= 1

    def skip(self) -> bool:
        self._may_answer.wait()
        time.sleep(self.every_s)
        self.skipped += 1
        return self.skips

    def close(self) -> None:
        self.closed += 1


def wait_for(condition: Callable[[], object], within_s: float = 100.0) -> bool:
    """Whether the condition became true in time. It is asked every few milliseconds."""
    until_s = time.monotonic() + within_s
    while not condition():
        if time.monotonic() > until_s:
            return False
        time.sleep(0.003)
    return True


def none_left(before: set[threading.Thread], *names: str) -> bool:
    """Whether all threads of these names are gone that began since; it is waited for.

    One that an earlier test left behind is that test's failure, and keeps no other waiting.
    """
    return wait_for(
        lambda: not [t for t in threading.enumerate() if t not in before and t.name.startswith(names)]
    )
