"""Keys as the window system sends them, and a window with a hand scanner where they arrive."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import (
    QEventPoint,
    QGuiApplication,
    QInputEvent,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QTouchEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.keystrokes import Burst
from kiosk.scanning.keys.keystrokes import BurstDetector
from kiosk.ui.scanner.hand_scanner import HandScanner
from kiosk.ui.scanner.key_places import Board
from kiosk.ui.widgets.labels import Line
from kiosk.ui.widgets.press_button import PressButton

CODE = "TKT-000042-9f3c"
_KEYS = {"\r": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, " ": Qt.Key.Key_Space, "\b": Qt.Key.Key_Backspace}
_SHIFT_SCAN_CODE = 50


class Keyboard:
    """Presses keys as the window system would: at the window that is active, each with its own time."""

    def __init__(self) -> None:
        self.at_ms = 1_000_000

    def press(
        self, character: str, *, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self._send(QEvent.Type.KeyPress, character, modifiers)

    def release(self, character: str) -> None:
        self._send(QEvent.Type.KeyRelease, character, Qt.KeyboardModifier.NoModifier)

    def stroke(self, character: str) -> None:
        shifted = character.isupper()
        if shifted:
            self._shift(QEvent.Type.KeyPress)
        self.press(character)
        if shifted:
            self._shift(QEvent.Type.KeyRelease)
        self.release(character.lower())

    def strokes(self, text: Iterable[str], gap_ms: int) -> None:
        """Types a text whose keys are this far apart; the window gets them all at once."""
        for character in text:
            self.at_ms += gap_ms
            self.stroke(character)

    def key(
        self,
        kind: QEvent.Type,
        key: int,
        text: str = "",
        *,
        scan_code: int = 0,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        native_modifiers: int = 0,
        repeats: bool = False,
    ) -> None:
        """Any event of any key."""
        self._deliver(QKeyEvent(kind, key, modifiers, scan_code, 0, native_modifiers, text, repeats))

    def tap(self, widget: QWidget, *, touches: bool = False) -> None:
        """Click at the middle of a widget, with the mouse or a finger, as long as a quick person does."""
        at = QPointF(widget.mapTo(widget.window(), widget.rect().center()))
        on_screen = QPointF(widget.mapToGlobal(widget.rect().center()))
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        press, release = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
        begin, end = QEvent.Type.TouchBegin, QEvent.Type.TouchEnd
        for kind, state, touch in (
            (press, QEventPoint.State.Pressed, begin),
            (release, QEventPoint.State.Released, end),
        ):
            event: QInputEvent
            if touches:
                point = QEventPoint(0, state, at, on_screen)
                event = QTouchEvent(touch, QTest.createTouchDevice(), none, [point])
            else:
                buttons = left if kind is press else Qt.MouseButton.NoButton
                event = QMouseEvent(kind, at, on_screen, left, buttons, none)
            self._deliver(event)

    def rest(self) -> None:
        self.at_ms += 3000

    def _send(self, kind: QEvent.Type, character: str, modifiers: Qt.KeyboardModifier) -> None:
        key = _KEYS.get(character, Qt.Key(ord(character.upper()[0])))
        self._deliver(QKeyEvent(kind, key, modifiers, ord(character.lower()), 0, 0, character))

    def _shift(self, kind: QEvent.Type) -> None:
        none = Qt.KeyboardModifier.NoModifier
        self._deliver(QKeyEvent(kind, Qt.Key.Key_Shift, none, _SHIFT_SCAN_CODE, 0, 0, ""))

    def _deliver(self, event: QInputEvent) -> None:
        event.setTimestamp(self.at_ms)
        QCoreApplication.sendEvent(QGuiApplication.focusWindow(), event)


class ScannedForm(QWidget):
    """A name, a PIN, and a button that must not be pressed by a ticket."""

    def __init__(self, board: Board | None = None) -> None:
        super().__init__()
        self.name, self.pin, self.override = Line(self), Line(self), PressButton("Override", self)
        self.plain = QPushButton("Plain", self)
        self.list = QListWidget(self)
        self.list.addItems(["Ana", "Luis", "TKT"])
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        column = QVBoxLayout(self)
        for part in (self.name, self.pin, self.override, self.plain, self.list):
            column.addWidget(part)
        self.pressed = 0
        self.entered = 0
        self.override.clicked.connect(self._press)
        self.plain.clicked.connect(self._press)
        self.name.returnPressed.connect(self._enter)
        self.pin.returnPressed.connect(self._enter)
        self.clock_s = 50.0
        self.scanner = HandScanner(self, BurstDetector(), clock=lambda: self.clock_s, board=board)
        self.codes: list[str] = []
        self.bursts: list[Burst] = []
        self.scanner.scanned.connect(self._scanned)

    def _scanned(self, burst: Burst) -> None:
        self.bursts.append(burst)
        self.codes.append(burst.typed)

    def _press(self) -> None:
        self.pressed += 1

    def _enter(self) -> None:
        self.entered += 1


class KeyLog(QObject):
    """Writes down what keys reach a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen: list[tuple[QEvent.Type, str]] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() != QEvent.Type.ShortcutOverride:
            self.seen.append((event.type(), event.text()))
        return False


def compose(widget: QWidget, text: str) -> None:
    """What an input method does with a text that it made of some keys."""
    composed = QInputMethodEvent()
    composed.setCommitString(text)
    QCoreApplication.sendEvent(widget, composed)


def settled(qtbot: QtBot, form: ScannedForm) -> None:
    """Waits until no key is held back."""
    qtbot.waitUntil(lambda: not form.scanner.holds)
