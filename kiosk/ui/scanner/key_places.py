"""What the window system tells of a key beside its letter: where it is on the board, and Caps Lock."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from kiosk.core.layouts import Key, key_at

_FIRST_KEY = 49
_LINUX_OFFSET = 8
"""X counts keys from here, and Wayland does as X."""
_THIRD = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.GroupSwitchModifier


class Board(Struct, frozen=True):
    """How a window system tells it; `scan_code_of` gives a key's of set 1, 0 where it says none."""

    scan_code_of: Callable[[int], int] = lambda _native: 0
    caps_mask: int = 0
    third_mask: int = 0
    """Of native modifiers: AltGr, where Qt does not say Ctrl and Alt for it."""

    @property
    def knows_places(self) -> bool:
        """Whether any places are told at all."""
        return bool(self.scan_code_of(_FIRST_KEY))

    def key(self, event: QKeyEvent) -> Key | None:
        """Which key it was, with Shift; None where that is not told, or AltGr gives it another meaning."""
        if event.modifiers() & _THIRD or event.nativeModifiers() & self.third_mask:
            return None
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return key_at(self.scan_code_of(event.nativeScanCode()), shifted=shifted)

    def caps(self, event: QKeyEvent) -> bool:
        """Whether Caps Lock was on for sure: it is told, or Shift made a small letter."""
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        text = event.text()
        small = len(text) == 1 and "a" <= text <= "z"  # on some keyboards Shift makes ü of è
        return bool(event.nativeModifiers() & self.caps_mask) or (shifted and small)


LINUX = Board(lambda native: native - _LINUX_OFFSET, caps_mask=0x2, third_mask=0x80)
_BOARDS = {
    "xcb": LINUX,
    "wayland": LINUX,
    "windows": Board(lambda native: native, caps_mask=0x100),
    "cocoa": Board(caps_mask=0x10000),
}


def board_here() -> Board:
    """The board of the window system in use."""
    return _BOARDS.get(QGuiApplication.platformName().partition("-")[0], Board())
