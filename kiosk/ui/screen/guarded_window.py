"""A window whose closing can be waited for, and that can be guarded against it."""

import asyncio

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget


class GuardedWindow(QWidget):
    """While `guarded`, whatever would close it only emits `close_asked`; `close_now` closes it then."""

    close_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._closed: asyncio.Future[None] | None = None
        self._is_closed = False
        self.guarded = False

    @property
    def closed(self) -> asyncio.Future[None]:
        """Done when the window has been closed. Must first be asked for on a running loop."""
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_future()
            if self._is_closed:
                self._closed.set_result(None)
        return self._closed

    def close_now(self) -> None:
        """Close, guarded or not."""
        self.guarded = False
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window is closed: whoever waits for it goes on. While it is guarded it only asks."""
        if self.guarded:
            event.ignore()
            self.close_asked.emit()
            return
        super().closeEvent(event)
        self._is_closed = True
        if self._closed is not None and not self._closed.done():
            self._closed.set_result(None)
