"""Hand scanners: their bursts of keys become scans wherever the focus is, and reach no widget."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from kiosk.core.keystrokes import Decision, Held, Scanned, Trailing, Typed
from kiosk.ui.machine.held_key import MODIFIER_KEYS, HeldKey, physical_key, word_of

LATE_S = 0.015
"""A timer this late was held up, and so were the keys that may come after it."""
SECOND_LOOKS = 3
"""How often a late timer waits for such keys before it decides without them."""

_KEY_EVENTS = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
_WATCHED = _KEY_EVENTS | {QEvent.Type.InputMethod}


class Detector(Protocol):
    """Tells scanners from people; see `kiosk.scanning.keystrokes.BurstDetector`."""

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

    def key(self, key: str, at_s: float) -> Decision:
        """Takes one character or terminator that was pressed."""
        ...

    def interrupted(self) -> Decision:
        """Decides at once what is held."""
        ...

    def waited(self, at_s: float) -> Decision:
        """What the silence since the last key says, at `at_s`."""
        ...


@dataclass(frozen=True, slots=True)
class _Stroke:
    """A key held back, with where it was going."""

    event: HeldKey
    receiver: QObject
    focus: QWidget | None
    counted: bool
    """Whether the detector was given it: not modifiers, and not releases."""

    @property
    def is_release(self) -> bool:
        return self.event.type() == QEvent.Type.KeyRelease


class HandScanner(QObject):
    """Watches all keys of the application from its making until its deletion; `scanned` brings each code.

    Keys are held back while they may be a scanner's, 60 ms at most unless they are one, and then replayed in
    their order to what had the focus when they were pressed. What no scanner sends goes straight on: arrows,
    Ctrl and Alt with a letter, keys held down, input methods. Codes are no text for a log.
    """

    scanned = Signal(str)

    def __init__(
        self,
        parent: QObject,
        detector: Detector,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` gives seconds: for events that bear no time of their own, and to notice a late timer."""
        super().__init__(parent)
        self._detector = detector
        self._clock = clock
        self._held: deque[_Stroke] = deque()
        self._freed: deque[_Stroke] = deque()
        self._swallowed: set[int] = set()
        """Keys of scans that are down still: their releases reach nobody either."""
        self._replaying = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._waited)
        self._rings_at_s = 0.0
        self._second_looks = 0
        _application().installEventFilter(self)

    @property
    def holds(self) -> bool:
        """Whether a key is held back just now."""
        return bool(self._held or self._freed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """True for a key that is kept from its receiver, for now or for good."""
        kind = event.type()
        if kind not in _WATCHED or isinstance(event, HeldKey):
            return False
        if kind == QEvent.Type.InputMethod:
            self._interrupt()
            return False
        key_event = cast("QKeyEvent", event)
        if kind == QEvent.Type.ShortcutOverride:
            return self._overrides(key_event)
        keeps = (
            self._pressed(watched, key_event)
            if kind == QEvent.Type.KeyPress
            else self._released(watched, key_event)
        )
        if keeps:
            event.accept()
        return keeps

    # What comes in.

    def _overrides(self, event: QKeyEvent) -> bool:
        """Keeps shortcuts from keys that may be a scanner's; they have their turn if the key is replayed."""
        if self._replaying:
            return False
        word = word_of(event)
        if word is None:
            if event.key() not in MODIFIER_KEYS:
                self._interrupt()  # a shortcut may take this key: what was typed before it comes first
            return False
        if event.isAutoRepeat() or not self._detector.would_keep(word, self._at_s(event)):
            return False
        event.accept()
        return True

    def _pressed(self, receiver: QObject, event: QKeyEvent) -> bool:
        self._swallowed.discard(physical_key(event))
        if event.key() in MODIFIER_KEYS:
            self._hold(receiver, event, counted=False)
            return True
        word = word_of(event)
        if word is None or event.isAutoRepeat():
            self._interrupt()
            return False
        held_before = self._detector.held_count
        decision = self._detector.key(word, self._at_s(event))
        match decision:
            case Trailing():
                self._drop(len(self._held))
                self._swallowed.add(physical_key(event))
            case Typed(keys) if len(keys) > held_before:  # this key as well, and it need not be copied
                self._free(len(self._held))
                return False
            case _:
                self._hold(receiver, event, counted=True)
                self._apply(decision)
        return True

    def _released(self, receiver: QObject, event: QKeyEvent) -> bool:
        released = physical_key(event)
        if any(physical_key(stroke.event) == released for stroke in self._held):
            self._held.append(_Stroke(HeldKey(event), receiver, _focus(), counted=False))
            return True
        if released in self._swallowed:
            self._swallowed.discard(released)
            return True
        return False

    def _hold(self, receiver: QObject, event: QKeyEvent, *, counted: bool) -> None:
        self._held.append(_Stroke(HeldKey(event), receiver, _focus(), counted))
        self._second_looks = SECOND_LOOKS
        self._ring()

    def _at_s(self, event: QKeyEvent) -> float:
        """When the key was pressed, which may be long before a busy window gets it."""
        stamp_ms = event.timestamp()
        return stamp_ms / 1000 if stamp_ms else self._clock()

    # What becomes of it.

    def _ring(self, after_s: float | None = None) -> None:
        if not self._held:
            self._timer.stop()
            return
        wait_s = self._detector.wait_s if after_s is None else after_s
        self._rings_at_s = self._clock() + wait_s
        self._timer.start(round(wait_s * 1000))

    def _waited(self) -> None:
        """Nothing came; unless the loop was held up, so that keys wait in its queue still."""
        if self._second_looks and self._clock() - self._rings_at_s > LATE_S:
            self._second_looks -= 1
            self._ring(LATE_S)
            return
        due_s = self._detector.due_s
        if due_s is None:
            self._free(len(self._held))
        else:
            self._apply(self._detector.waited(due_s))

    def _interrupt(self) -> None:
        self._apply(self._detector.interrupted())
        self._free(len(self._held))

    def _apply(self, decision: Decision) -> None:
        match decision:
            case Typed(keys):
                self._free(self._span(len(keys)))
            case Scanned(text, key_count):
                self._drop(self._span(key_count))
                self.scanned.emit(text)
            case Held() | Trailing():
                pass

    def _span(self, keys: int) -> int:
        """How many of the oldest strokes are these keys, with the modifiers before and releases after."""
        span = 0
        for stroke in self._held:
            if not keys and not stroke.is_release:
                break
            keys -= stroke.counted
            span += 1
        return span

    def _drop(self, count: int) -> None:
        for _ in range(count):
            stroke = self._held.popleft()
            if stroke.is_release:
                self._swallowed.discard(physical_key(stroke.event))
            else:
                self._swallowed.add(physical_key(stroke.event))
        self._ring()

    def _free(self, count: int) -> None:
        self._freed.extend(self._held.popleft() for _ in range(count))
        self._ring()
        while self._freed:  # a key may open a menu with a loop of its own: the next ones are taken from there
            self._replay(self._freed.popleft())

    def _replay(self, stroke: _Stroke) -> None:
        target = _target(stroke)
        if target is None:
            return
        self._replaying += 1
        try:
            QCoreApplication.sendEvent(target, stroke.event)
        finally:
            self._replaying -= 1


def _focus() -> QWidget | None:
    return QApplication.focusWidget()


def _target(stroke: _Stroke) -> QObject | None:
    """Where the key was going, unless the focus went elsewhere meanwhile: then what had the focus."""
    now, then = _focus(), stroke.focus
    if now is then and isValid(stroke.receiver):
        return stroke.receiver
    if then is not None and isValid(then) and then.isVisible() and then.isEnabled():
        return then
    return now


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("the application comes before its hand scanner")
    return application
