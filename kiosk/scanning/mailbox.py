"""Room for one frame between the thread that captures and the one that decodes: the newest wins."""

import threading

from kiosk.scanning.frames import Frame


class Mailbox:
    """Holds the newest frame that was not taken yet. Never grows, never blocks the one who puts."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._frame: Frame | None = None
        self._closed = False
        self.put_count = 0
        self.dropped_count = 0

    def put(self, frame: Frame) -> None:
        """Leaves a frame; one that still lies there is dropped and counted."""
        with self._changed:
            self.put_count += 1
            if self._frame is not None or self._closed:
                self.dropped_count += 1
            if not self._closed:
                self._frame = frame
                self._changed.notify()

    def take(self) -> Frame | None:
        """Waits for a frame and takes it; None once the mailbox is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._frame is not None or self._closed)
            frame, self._frame = self._frame, None
            return None if self._closed else frame

    def close(self) -> None:
        """Wakes the one who waits; whatever lies here is dropped."""
        with self._changed:
            if self._frame is not None:
                self.dropped_count += 1
                self._frame = None
            self._closed = True
            self._changed.notify_all()
