"""Qt's loop as asyncio's, which ends only when asyncio wants it to."""

import time
from collections.abc import Callable

import qasync
from PySide6.QtCore import QLoggingCategory
from PySide6.QtWidgets import QApplication

BETWEEN_S = 0.005
DISPLAY_BROKEN = 1
"""The status Qt ends its loop with then; others are whoever called its `exit`."""


class EventLoop(qasync.QEventLoop):  # type: ignore[misc]
    """Goes on where Qt ends its loop by itself: what runs on it has an end of its own to come to.

    Qt does so where the system asks a program to quit, once all windows are closed, with which their work
    ends; and in every turn once the connection to the display is broken, which who hears of it is told once.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.has_lost_screen = False
        self._screen_lost: Callable[[], object] | None = None
        self._is_to_stop = False

    def hear_screen_lost(self, notify: Callable[[], object]) -> None:
        """Call `notify` once the display is gone; at once where it is already."""
        self._screen_lost = notify
        if self.has_lost_screen:
            notify()

    def run_forever(self) -> int:
        """Run until `stop`; where that was called before, only what is ready by now."""
        if self._is_to_stop:
            self.call_soon(self.stop)
        try:
            while True:
                status: int = super().run_forever()
                if self._is_to_stop:
                    return status
                if status == DISPLAY_BROKEN:
                    self._go_on_without_screen()
        finally:
            self._is_to_stop = False

    def stop(self) -> None:
        """Let it end."""
        self._is_to_stop = True
        super().stop()

    def _go_on_without_screen(self) -> None:
        """Tell it once; what is left to do is done by turns that end at once, and wait for nothing."""
        if self.has_lost_screen:
            time.sleep(BETWEEN_S)
            return
        self.has_lost_screen = True
        QLoggingCategory.setFilterRules("*=false")  # each turn would say so
        if self._screen_lost is not None:
            self._screen_lost()
