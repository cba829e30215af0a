"""A key held back, with where it was going, and what a burst of them says."""

import unicodedata
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QInputEvent, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from kiosk.core.keystrokes import Burst, Decision, Scanned, Struck
from kiosk.core.layouts import COMBINING

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


SHORTEST_DELAY_S = 0.15
"""No system lets a key repeat sooner after it was pressed."""


class Repeats:
    """Tells them from a scanner's double letters, which Qt takes for repeats on X11.

    X11 marks no repeats there: a key that is pressed in the millisecond in which it was let go of counts as
    one, and fast scanners do that.
    """

    def __init__(self) -> None:
        self._pressed = 0
        self._at_s = float("-inf")

    def has(self, event: QKeyEvent, at_s: float) -> bool:
        """Whether this press, which came at `at_s`, is a repeat; may be asked more than once."""
        pressed = physical_key(event)
        soon = pressed == self._pressed and at_s - self._at_s < SHORTEST_DELAY_S
        if event.isAutoRepeat() and not soon:
            return True
        self._pressed, self._at_s = pressed, at_s
        return False


_WRAPS_MS = 1 << 32
"""Window systems count milliseconds in 32 bits, and begin anew after 49 days."""
_SAME_MOMENT_S = 1.0
_LATEST_S = 10.0
"""No event is handled so much later than another one: rather, the machine slept, and one clock with it."""


class EventClock:
    """Seconds of the events' own clock, for those without a time too; and what these are by ours."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives our seconds."""
        self._clock = clock
        self._wrapped_ms = 0
        self._last_ms = 0
        self._last_s = 0.0
        self._handled_s = float("-inf")
        self._apart_s: float | None = None
        """How far our clock is ahead of the events': the event that was handled soonest tells."""

    def at_s(self, event: QInputEvent | None = None) -> float:
        """When it came. One without a time came as long after the last as it is handled after that."""
        now_s = self._clock()
        stamp_ms = event.timestamp() if event else 0
        if stamp_ms:
            at_s = self._unwrapped(stamp_ms) / 1000
            self._compare(now_s - at_s)
        elif now_s - self._handled_s < _SAME_MOMENT_S:
            at_s = self._last_s + (now_s - self._handled_s)
        else:
            at_s = now_s - (self._apart_s or 0.0)
        self._last_s, self._handled_s = at_s, now_s
        return at_s

    def by_ours(self, at_s: float) -> float:
        """A time of the events, by our clock."""
        return at_s + (self._apart_s or 0.0)

    def _compare(self, apart_s: float) -> None:
        known_s = self._apart_s
        if known_s is None or apart_s < known_s or apart_s > known_s + _LATEST_S:
            self._apart_s = apart_s

    def _unwrapped(self, stamp_ms: int) -> int:
        if self._last_ms - stamp_ms > _WRAPS_MS // 2:
            self._wrapped_ms += _WRAPS_MS
        self._last_ms = stamp_ms
        return stamp_ms + self._wrapped_ms


class Detector(Protocol):
    """See `kiosk.scanning.keys.keystrokes.BurstDetector`."""

    @property
    def held_count(self) -> int:
        """How many keys are held back."""
        ...

    @property
    def wait_s(self) -> float:
        """How long a silence after the keys held decides about them."""
        ...

    @property
    def due_s(self) -> float | None:
        """When to call `waited` if no key comes before; None while no key is held."""
        ...

    def would_keep(self, key: str, at_s: float) -> bool:
        """Whether this key, if it were pressed at `at_s`, would not be a person's at once."""
        ...

    def is_amid(self, at_s: float) -> bool:
        """Whether a key at `at_s` comes too soon after the last one for it to be a person's."""
        ...

    def key(self, key: str, at_s: float, *, rolls: bool = False) -> Decision:
        """Takes one character or terminator; `rolls`: the key before was down still when it was pressed."""
        ...

    def interrupted(self) -> Decision:
        """Decides at once what is held."""
        ...

    def waited(self, at_s: float) -> Decision:
        """What the silence since the last key says, at `at_s`."""
        ...


_STROKES_THAT_END = ("\r", "\n", "\t")


class Stroke(Struct, frozen=True):
    """What was held back, with where it was going.

    `counted`: whether the detector was given it: not modifiers, and not releases. `struck`: what it says of a
    code; None where it says nothing. `dead`: whether that may be part of the next letter.
    """

    event: HeldKey | HeldText
    receiver: QObject
    focus: QWidget | None
    counted: bool
    struck: Struck | None = None
    dead: bool = False
    caps: bool | None = None
    """Whether Caps Lock was on; None where it was pressed, so that nothing is sure."""

    @property
    def key(self) -> int:
        """The physical key; 0 for a text."""
        return physical_key(self.event) if isinstance(self.event, HeldKey) else 0

    @property
    def is_release(self) -> bool:
        """Whether a key was let go."""
        return self.event.type() == HeldKey.Type.KeyRelease

    @property
    def follows(self) -> bool:
        """Whether it belongs to the key before: it was let go, or came with it and means nothing."""
        return self.is_release or (self.struck is not None and not self.counted)


def burst_of(strokes: list[Stroke], decision: Scanned, at_s: float) -> Burst:
    """The burst without its end, which is the last of the keys; `at_s`: when that came, by our clock."""
    struck = _struck_by([one for one in strokes if not (one.struck and one.struck.text in _STROKES_THAT_END)])
    toggles = any(
        isinstance(one.event, HeldKey) and one.event.key() == Qt.Key.Key_CapsLock for one in strokes
    )
    caps = not toggles and any(stroke.caps for stroke in strokes)
    return Burst(struck, at_s, caps=caps, end=decision.end, gap_s=decision.gap_s)


def focused() -> QWidget | None:
    """The widget that keys go to."""
    return QApplication.focusWidget()


def target_of(stroke: Stroke) -> QObject | None:
    """Where the key was going, unless the focus went elsewhere meanwhile: then what had the focus."""
    now, then = focused(), stroke.focus
    if now is then and isValid(stroke.receiver):
        return stroke.receiver
    if then is not None and isValid(then) and then.isVisible() and then.isEnabled():
        return then
    return now


def _struck_by(strokes: list[Stroke]) -> tuple[Struck, ...]:
    """What a burst says, key by key; nothing by a dead key whose accent is on the letter that follows."""
    view = [stroke for stroke in strokes if stroke.struck is not None]
    following = [*view[1:], None]
    return tuple(
        stroke.struck
        for stroke, after in zip(view, following, strict=True)
        if stroke.struck and not (stroke.dead and after and _is_on(after, stroke.struck.text))
    )


def _is_on(after: Stroke, accent: str) -> bool:
    text = after.struck.text if after.struck else ""
    is_composed = isinstance(after.event, HeldText)
    mark = COMBINING.get(accent)  # none where a keyboard's dead key says something else than an accent
    return (
        is_composed
        or text[:1] == accent != text
        or (mark is not None and mark in unicodedata.normalize("NFD", text))
    )
