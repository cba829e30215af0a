"""A key held back, with where it was going, and what a burst of them says."""

import unicodedata
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from kiosk.core.keystrokes import Burst, Scanned, Struck
from kiosk.core.layouts import COMBINING
from kiosk.ui.machine.held_key import HeldKey, HeldText, physical_key

_ENDS = ("\r", "\n", "\t")


@dataclass(frozen=True, slots=True)
class Stroke:
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
    struck = _struck_by([one for one in strokes if not (one.struck and one.struck.text in _ENDS)])
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
    telling = [stroke for stroke in strokes if stroke.struck is not None]
    following = [*telling[1:], None]
    return tuple(
        stroke.struck
        for stroke, after in zip(telling, following, strict=True)
        if stroke.struck and not (stroke.dead and after and _is_said_by(after, stroke.struck.text))
    )


def _is_said_by(after: Stroke, accent: str) -> bool:
    text = after.struck.text if after.struck else ""
    is_composed = isinstance(after.event, HeldText)
    return (
        is_composed or text[:1] == accent != text or COMBINING[accent] in unicodedata.normalize("NFD", text)
    )
