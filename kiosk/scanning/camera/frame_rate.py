"""The rate at which pictures come that are not a camera's own."""

import time
from collections.abc import Callable


class FrameRate:
    """Holds pictures back to a rate. What fell behind starts anew instead of catching up."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """`clock` gives seconds, `sleep` takes them."""
        self._clock = clock
        self._sleep = sleep
        self._interval_s = 0.0
        self._due_s = 0.0

    def restart(self, fps: float) -> None:
        """The next picture is due now, and then so many a second."""
        self._interval_s = 1 / fps
        self._due_s = self._clock()

    def wait(self) -> None:
        """Until the next picture is due."""
        ahead_s = self._due_s - self._clock()
        if ahead_s > 0:
            self._sleep(ahead_s)
        self._due_s = max(self._due_s, self._clock() - self._interval_s) + self._interval_s
