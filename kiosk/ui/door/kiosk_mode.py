"""Kiosk mode: the window fills the screen and stays there; every way out asks first."""

import asyncio

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
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


WAYS_OUT = ("Alt+F4",)
"""Not Ctrl+Q or Ctrl+W: a scanner types these where a code holds a control character."""
RESTORED_AFTER_MS = 100
"""A window manager that refuses full screen is not asked in a tight circle."""


class LockDown(QObject):
    """Guards the window from being closed by a key or its frame; `lock` keeps it full screen and in front.

    The system's own keys, such as Alt-Tab or the Windows key, are not Qt's to catch: a machine that must not
    be left at all starts Kiosk as its only program.
    """

    def __init__(self, window: GuardedWindow) -> None:
        super().__init__(window)
        self._window = window
        self._is_wanted = self._gives_way = self._locked = False
        self._restoring = QTimer(self)
        self._restoring.setSingleShot(True)
        self._restoring.setInterval(RESTORED_AFTER_MS)
        self._restoring.timeout.connect(self._restore)
        for keys in WAYS_OUT:
            QShortcut(QKeySequence(keys), window).activated.connect(window.close)
        window.installEventFilter(self)

    @property
    def locked(self) -> bool:
        """Whether the window is kept full screen and in front now."""
        return self._locked

    def lock(self, *, locked: bool) -> None:
        """Turn kiosk mode on or off."""
        self._is_wanted = locked
        self._apply()

    def give_way(self, *, gives_way: bool) -> None:
        """While it gives way, people get at another program's window, as with kiosk mode off."""
        self._gives_way = gives_way
        self._apply()

    def _apply(self) -> None:
        locked = self._is_wanted and not self._gives_way
        if locked == self._locked:
            return
        self._locked = locked
        window = self._window
        was_shown = window.isVisible()
        window.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint, locked)  # hides it
        state = window.windowState() & ~(Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMinimized)
        window.setWindowState(state | Qt.WindowState.WindowFullScreen if locked else state)
        if was_shown:
            window.show()
            window.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the window is made small, or was shown as a plain window."""
        changes = event.type() in (QEvent.Type.WindowStateChange, QEvent.Type.Show)
        if self._locked and changes and not self._fills():
            self._restoring.start()
        return super().eventFilter(watched, event)

    def _fills(self) -> bool:
        state = self._window.windowState()
        small = bool(state & Qt.WindowState.WindowMinimized)
        return bool(state & Qt.WindowState.WindowFullScreen) and not small

    def _restore(self) -> None:
        if self._locked and self._window.isVisible() and not self._fills():
            self._window.showFullScreen()
            self._window.activateWindow()
