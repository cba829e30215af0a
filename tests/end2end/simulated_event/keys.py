"""Keys as the window system brings them: to the window, and on to whatever has the focus."""

import asyncio
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

PACE_S = 0.07
"""As a quick typist does it, and slower than any hand scanner."""
SCANNER_GAP_MS = 8
_PLAIN = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_TEXTS = {Qt.Key.Key_Return: "\r", Qt.Key.Key_Tab: "\t", Qt.Key.Key_Escape: "\x1b", Qt.Key.Key_Space: " "}


def native(window: QWidget) -> QWindow:
    """The window system's window as it is now: kiosk mode may have made it anew."""
    handle = window.windowHandle()
    if handle is None:
        raise RuntimeError("the window was never shown")
    return handle


async def from_the_loop(deliver: Callable[[], None]) -> None:
    """Deliver an event as the window system does: from Qt's loop, and not from within a task."""
    delivered = asyncio.get_running_loop().create_future()

    def now() -> None:
        deliver()
        delivered.set_result(None)

    QTimer.singleShot(0, now)
    await delivered


class Keys:
    """The keyboard of one window, and the hand scanner that is plugged in as another."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._clock = _EventClock()

    async def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _PLAIN) -> None:
        """Press and release one key, and take a typist's time for it."""
        await self._click(key, _TEXTS.get(key, ""), modifiers)

    async def type(self, text: str) -> None:
        """A text as a person types it."""
        for character in text:
            await self._click(_key_of(character), character, _SHIFT if character.isupper() else _PLAIN)

    async def burst(self, text: str) -> None:
        """A text and Enter as a hand scanner types it; its keys bear their own times, all past."""
        await self.press(Qt.Key.Key_Shift)
        await asyncio.sleep((len(text) + 1) * SCANNER_GAP_MS / 1000)
        await from_the_loop(lambda: self._burst(f"{text}\r"))

    async def _click(self, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier) -> None:
        window = native(self._window)
        await from_the_loop(lambda: QTest.sendKeyEvent(QTest.KeyAction.Click, window, key, text, modifiers))
        await asyncio.sleep(PACE_S)

    def _burst(self, text: str) -> None:
        at_ms = self._clock.now_ms - (len(text) - 1) * SCANNER_GAP_MS
        for number, character in enumerate(text):
            stamp = at_ms + number * SCANNER_GAP_MS
            shifted = character.isupper()
            if shifted:
                self._send(QEvent.Type.KeyPress, Qt.Key.Key_Shift, "", _PLAIN, stamp)
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                self._send(kind, _key_of(character), character, _SHIFT if shifted else _PLAIN, stamp)
            if shifted:
                self._send(QEvent.Type.KeyRelease, Qt.Key.Key_Shift, "", _SHIFT, stamp)

    def _send(
        self, kind: QEvent.Type, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier, stamp_ms: int
    ) -> None:
        event = QKeyEvent(kind, key, modifiers, ord(text[:1] or "\0"), 0, 0, text)
        event.setTimestamp(stamp_ms)
        QCoreApplication.sendEvent(native(self._window), event)


class _EventClock(QObject):
    """What time Qt gives the events that come now, learnt from those that came."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead_ms = 0
        application = QCoreApplication.instance()
        if application is None:
            raise RuntimeError("keys are for an application")
        application.installEventFilter(self)

    @property
    def now_ms(self) -> int:
        """The time of an event that comes now."""
        return round(time.monotonic() * 1000) + self._ahead_ms

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        if isinstance(event, QKeyEvent) and event.timestamp() and event.spontaneous():
            self._ahead_ms = event.timestamp() - round(time.monotonic() * 1000)
        return False


def _key_of(character: str) -> Qt.Key:
    return Qt.Key.Key_Return if character == "\r" else Qt.Key(ord(character.upper()))
