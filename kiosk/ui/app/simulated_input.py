"""What a person does at the screen, done by the program: for the demo's tour and for tests."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget


def type_key(widget: QWidget, character: str) -> None:
    """Type one character into a widget. Never waits, so that a coroutine may call it."""
    QTest.keyClicks(widget, character)


def press_enter(widget: QWidget) -> None:
    """Press Enter."""
    QTest.keyClick(widget, Qt.Key.Key_Return)


def tap(button: QAbstractButton) -> None:
    """Press and release a button with the mouse, in its middle."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def save_picture(window: QWidget, path: Path) -> bool:
    """Save what a window shows as a PNG; whether that was possible."""
    return window.grab().save(str(path), "PNG")
