"""A key event that can be held back, and what it may be of a hand scanner's burst."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_Key = Qt.Key
_ENDS: dict[int, str] = {_Key.Key_Return: "\r", _Key.Key_Enter: "\r", _Key.Key_Tab: "\t"}
_LINE_ENDS = ("\r", "\n")
MODIFIER_KEYS = frozenset(
    {
        _Key.Key_Shift,
        _Key.Key_Control,
        _Key.Key_Alt,
        _Key.Key_AltGr,
        _Key.Key_Meta,
        _Key.Key_CapsLock,
        _Key.Key_NumLock,
    }
)
_Modifier = Qt.KeyboardModifier
_COMMANDS = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
_ALT_GR = _Modifier.ControlModifier | _Modifier.AltModifier


class HeldKey(QKeyEvent):
    """A copy of a key event that can outlive it, to be sent later; `HandScanner` lets it pass."""

    def __init__(self, held: QKeyEvent) -> None:
        super().__init__(
            held.type(),
            held.key(),
            held.modifiers(),
            held.nativeScanCode(),
            held.nativeVirtualKey(),
            held.nativeModifiers(),
            held.text(),
            held.isAutoRepeat(),
            held.count(),
        )
        self.setTimestamp(held.timestamp())


def word_of(event: QKeyEvent) -> str | None:
    """The character or terminator that a scanner may have meant, None for any other key."""
    text, commands = event.text(), event.modifiers() & _COMMANDS
    if text in _LINE_ENDS and commands in (_Modifier.NoModifier, _Modifier.ControlModifier):
        return text  # Enter, a line feed key, or Ctrl+M and Ctrl+J, which some scanners send in their place
    if commands not in (_Modifier.NoModifier, _ALT_GR):
        return None
    if commands == _Modifier.NoModifier and (end := _ENDS.get(event.key())):
        return None if event.modifiers() & _Modifier.ShiftModifier else end
    return text if len(text) == 1 and text.isprintable() else None


def physical_key(event: QKeyEvent) -> int:
    """The physical key: what it means may change between press and release, with Shift."""
    return event.nativeScanCode() or -int(event.key())
