"""Key events that can be held back, and what each may be of a hand scanner's burst."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent

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
_DEAD_KEYS: dict[int, str] = {
    _Key.Key_Dead_Grave: "`",
    _Key.Key_Dead_Acute: "´",
    _Key.Key_Dead_Circumflex: "^",
    _Key.Key_Dead_Tilde: "~",
    _Key.Key_Dead_Diaeresis: "¨",
    _Key.Key_Dead_Abovering: "°",
    _Key.Key_Dead_Caron: "ˇ",
}
_Modifier = Qt.KeyboardModifier
_COMMANDS = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
_ALT_GR = _Modifier.ControlModifier | _Modifier.AltModifier
_MOST_COMPOSED = 2
"""What a dead key and the next one give; input methods for other scripts bring whole words."""


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


class HeldText(QInputMethodEvent):
    """The same for a text that dead keys made, or that is being made."""

    def __init__(self, held: QInputMethodEvent) -> None:
        super().__init__(held.preeditString(), held.attributes())
        self.setCommitString(held.commitString(), held.replacementStart(), held.replacementLength())


def word_of(event: QKeyEvent, *, amid: bool = False) -> str | None:
    """The character or terminator that a scanner may have meant, None for any other key.

    `amid`: it comes as soon after a scanner's keys as only another one of them can: then a control character
    is no command, but belongs to the code.
    """
    text, commands = event.text(), event.modifiers() & _COMMANDS
    if text in _LINE_ENDS and commands in (_Modifier.NoModifier, _Modifier.ControlModifier):
        return text  # Enter, a line feed key, or Ctrl+M and Ctrl+J, which some scanners send in their place
    if amid and commands == _Modifier.ControlModifier and len(text) == 1 and not text.isprintable():
        return text
    if commands not in (_Modifier.NoModifier, _ALT_GR):
        return None
    if commands == _Modifier.NoModifier and (end := _ENDS.get(event.key())):
        return None if event.modifiers() & _Modifier.ShiftModifier else end
    if event.key() in _DEAD_KEYS:
        return _DEAD_KEYS[_Key(event.key())]
    return text if text and text.isprintable() and len(text) <= _MOST_COMPOSED else None


def composed_of(event: QInputMethodEvent) -> str | None:
    """The letter that a dead key and another one made; None for what an input method writes otherwise."""
    text = event.commitString()
    plain = not event.preeditString() and not event.replacementLength()
    return text if plain and 1 <= len(text) <= _MOST_COMPOSED and text.isprintable() else None


def is_dead(event: QKeyEvent) -> bool:
    """Whether the key waits for the next letter."""
    return event.key() in _DEAD_KEYS


def physical_key(event: QKeyEvent) -> int:
    """The physical key: what it means may change between press and release, with Shift."""
    return event.nativeScanCode() or -int(event.key())
