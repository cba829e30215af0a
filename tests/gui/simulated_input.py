"""Hands on the screen: taps and keys, as Qt's own test events."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

LEFT = Qt.MouseButton.LeftButton
_PLAIN = Qt.KeyboardModifier.NoModifier


def tap(widget: QWidget, at: QPoint | None = None) -> None:
    """Tap a widget, in its middle unless it is said where."""
    QTest.mouseClick(widget, LEFT, _PLAIN, at or widget.rect().center())


def double_tap(widget: QWidget) -> None:
    """Tap it twice in a row."""
    QTest.mouseDClick(widget, LEFT, _PLAIN, widget.rect().center())


def press_down(widget: QWidget, at: QPoint | None = None) -> None:
    """Put a finger on it, in its middle unless it is said where."""
    QTest.mousePress(widget, LEFT, _PLAIN, at or widget.rect().center())


def let_go(widget: QWidget, at: QPoint | None = None) -> None:
    """Take the finger off it."""
    QTest.mouseRelease(widget, LEFT, _PLAIN, at or widget.rect().center())


def key(widget: QWidget, which: Qt.Key = Qt.Key.Key_Return) -> None:
    """Press a key; Enter unless it is said which."""
    QTest.keyClick(widget, which)


def type_text(widget: QWidget, text: str) -> None:
    """Type a text."""
    QTest.keyClicks(widget, text)
