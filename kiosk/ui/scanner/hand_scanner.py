"""Hand scanners: their bursts of keys become scans wherever the focus is, and reach no widget."""

import time
from collections import deque
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QInputEvent, QInputMethodEvent, QKeyEvent
from shiboken6 import isValid

from kiosk.core.keystrokes import Decision, Scanned, Struck, Trailing, Typed
from kiosk.ui.scanner.key_places import Board, board_here
from kiosk.ui.scanner.keystrokes import (
    MODIFIER_KEYS,
    Detector,
    EventClock,
    HeldKey,
    HeldText,
    Repeats,
    Stroke,
    burst_of,
    composed_of,
    focused,
    is_dead,
    physical_key,
    target_of,
    word_of,
)

LATE_S = 0.015
"""A timer this late was held up, and so were the keys that may come after it."""
SECOND_LOOKS = 3
"""How often a late timer waits for such keys before it decides without them."""

_KEY_EVENTS = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
_POINTER_EVENTS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchEnd,
        QEvent.Type.TabletPress,
        QEvent.Type.TabletRelease,
    }
)
_APPEARS = frozenset({QEvent.Type.Show, QEvent.Type.WinIdChange})
_WATCHED = _KEY_EVENTS | _POINTER_EVENTS | {QEvent.Type.InputMethod}


class _Appearing(QObject):
    """Calls `notify` when what it filters is shown, or has another window of the system's."""

    def __init__(self, parent: QObject, notify: Callable[[], None]) -> None:
        super().__init__(parent)
        self._notify = notify

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Lets everything through."""
        if event.type() in _APPEARS:
            self._notify()
        return False


class HandScanner(QObject):
    """Watches all keys of the application from its making until its deletion; `scanned` brings each Burst.

    Keys are held back while they may be a scanner's, 60 ms at most unless they come as fast as one's, and
    then replayed in their order to what had the focus when they were pressed. What no scanner sends goes
    straight on: arrows, Ctrl and Alt with a letter, keys held down, input methods. No log has codes.
    """

    scanned = Signal(object)

    def __init__(
        self,
        parent: QObject,
        detector: Detector,
        clock: Callable[[], float] = time.monotonic,
        board: Board | None = None,
    ) -> None:
        """`clock` gives the seconds that bursts are told in."""
        super().__init__(parent)
        self._detector = detector
        self._clock = clock
        self._time = EventClock(clock)
        self._repeats = Repeats()
        self._board = board or board_here()
        self._held: deque[Stroke] = deque()
        self._freed: deque[Stroke] = deque()
        self._down: set[int] = set()
        """Keys held back that were not let go of yet."""
        self._before = 0
        """The last key that the detector was given."""
        self._swallowed: set[int] = set()
        """Keys of scans that are down still: their releases reach nobody either."""
        self._last: list[Stroke] = []
        self._lets_go = False
        """Whether keys are known to be let go of here: some senders only ever press."""
        self._replaying = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._waited)
        self._rings_at_s = 0.0
        self._second_looks = 0
        self._watched: list[QObject] = []
        application = _application()
        application.focusWindowChanged.connect(self._watch)
        application.focusObjectChanged.connect(self._watch)
        parent.installEventFilter(_Appearing(self, self._watch))
        self._watch()

    @property
    def holds(self) -> bool:
        """Whether a key is held back just now."""
        return bool(self._held or self._freed)

    def use(self, detector: Detector) -> None:
        """Tell scanners from people with this one from now on."""
        self._interrupt()
        self._detector = detector

    def _watch(self, _focused: object = None) -> None:
        """Look at what each window gets, and at what what has the focus gets without its window.

        Keys and fingers come by a window: a popup's own, or whichever is left when none has the focus.
        Shortcuts and input methods ask what has the focus. A window that is shown where no window has the
        focus may get keys without anybody being told: X does so without a window manager. A filter of the
        application would be asked about each event of each widget: that took half of a theme change.
        """
        receivers: tuple[QObject | None, ...] = (
            *QGuiApplication.topLevelWindows(),
            QGuiApplication.focusObject(),
        )
        wanted = [one for one in receivers if one is not None]
        for one in self._watched:
            if one not in wanted and isValid(one):
                one.removeEventFilter(self)
        for one in wanted:
            one.installEventFilter(self)
        self._watched = wanted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """True for a key that is kept from its receiver, for now or for good."""
        kind = event.type()
        if kind == QEvent.Type.FocusOut:
            self._watch()  # for a popup, which may get the keys while the focus stays where it is
        if kind not in _WATCHED or isinstance(event, HeldKey | HeldText):
            return False
        if kind in _POINTER_EVENTS:
            self._pointed(cast("QInputEvent", event))
            return False
        if kind == QEvent.Type.InputMethod:
            keeps = self._composed(watched, cast("QInputMethodEvent", event))
        elif kind == QEvent.Type.ShortcutOverride:
            return self._overrides(cast("QKeyEvent", event))
        elif kind == QEvent.Type.KeyPress:
            keeps = self._pressed(watched, cast("QKeyEvent", event))
        else:
            keeps = self._released(watched, cast("QKeyEvent", event))
        if keeps:
            event.accept()
        return keeps

    # What comes in.

    def _overrides(self, event: QKeyEvent) -> bool:
        """Keeps shortcuts from keys that may be a scanner's; they have their turn if the key is replayed."""
        if self._replaying:
            return False
        at_s = self._time.at_s(event)
        amid = self._detector.is_amid(at_s)
        word = word_of(event, amid=amid)
        if word is None:
            keeps = amid and event.key() not in MODIFIER_KEYS
            if not keeps and event.key() not in MODIFIER_KEYS:
                self._interrupt()  # a shortcut may take this key: what was typed before it comes first
        else:
            keeps = self._detector.would_keep(word, at_s)
        if not keeps or self._repeats.has(event, at_s):
            return False
        event.accept()
        return True

    def _pressed(self, receiver: QObject, event: QKeyEvent) -> bool:
        pressed, at_s = physical_key(event), self._time.at_s(event)
        self._swallowed.discard(pressed)
        repeats = self._repeats.has(event, at_s)
        if event.key() in MODIFIER_KEYS and not repeats:
            self._hold(_uncounted(event, receiver), pressed)
            return True
        amid = self._detector.is_amid(at_s)
        word = word_of(event, amid=amid)
        if repeats or (word is None and not amid):
            self._interrupt()
            return False
        if word is None:  # in the midst of a burst: a scanner's after all, such as an arrow at its end
            self._hold(_uncounted(event, receiver, Struck("", self._board.key(event))), pressed)
            return True
        return self._take(word, at_s, self._stroke_of(receiver, event, word), pressed)

    def _composed(self, receiver: QObject, event: QInputMethodEvent) -> bool:
        """What a dead key and a letter made is a key of the burst around it; other input methods write on."""
        at_s = self._time.at_s()
        text = composed_of(event)
        if self._held and text is not None:
            stroke = Stroke(HeldText(event), receiver, focused(), counted=True, struck=Struck(text))
            return self._take(text, at_s, stroke, 0)
        if self._held and event.preeditString() and self._detector.is_amid(at_s):
            self._hold(Stroke(HeldText(event), receiver, focused(), counted=False))
            return True
        self._interrupt()
        return False

    def _take(self, word: str, at_s: float, stroke: Stroke, pressed: int) -> bool:
        """Give a key to the detector; whether it is kept."""
        held_before = self._detector.held_count
        rolls = self._lets_go and self._before in self._down and self._before != pressed
        self._before = pressed
        decision = self._detector.key(word, at_s, rolls=rolls)
        match decision:
            case Trailing():
                self._drop(len(self._held))
                self._swallowed.add(pressed)
            case Typed(keys) if len(keys) > held_before:  # this key as well, and it need not be copied
                self._free(len(self._held))
                return False
            case _:
                self._hold(stroke, pressed)
                self._apply(decision)
        return True

    def _released(self, receiver: QObject, event: QKeyEvent) -> bool:
        released = physical_key(event)
        self._lets_go = True
        if released in self._down:
            self._down.discard(released)
            self._held.append(_uncounted(event, receiver))
            return True
        if released in self._swallowed:
            self._swallowed.discard(released)
            return True
        if self._held and is_dead(event):  # its press went to the input method, and nothing may come of it
            accent = word_of(event) or ""
            self._held.append(_uncounted(event, receiver, Struck(accent), dead=bool(accent)))
            return True
        return False

    def _pointed(self, event: QInputEvent) -> None:
        """What was typed before a click or a tap comes before it, though a busy window's timer is late."""
        if self._held and self._detector.due_s is not None:
            self._apply(self._detector.waited(self._time.at_s(event)))

    def _stroke_of(self, receiver: QObject, event: QKeyEvent, word: str) -> Stroke:
        board = self._board
        return Stroke(
            HeldKey(event),
            receiver,
            focused(),
            counted=True,
            struck=Struck(word, board.key(event)),
            dead=is_dead(event),
            caps=board.caps(event),
        )

    def _hold(self, stroke: Stroke, pressed: int = 0) -> None:
        self._held.append(stroke)
        if pressed:
            self._down.add(pressed)
        self._second_looks = SECOND_LOOKS
        self._ring()

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
        is_late = self._clock() - self._rings_at_s > LATE_S
        if self._second_looks and (is_late or self._second_looks == SECOND_LOOKS):
            self._second_looks -= 1
            self._ring(LATE_S if is_late else 0.0)
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
            case Scanned(_, key_count):
                strokes = self._drop(self._span(key_count))
                self._last = [*self._last, *strokes] if decision.joins else strokes
                self.scanned.emit(burst_of(self._last, decision, self._time.by_ours(decision.at_s)))

    def _span(self, keys: int) -> int:
        """How many of the oldest strokes are these keys, with the modifiers before and what follows them."""
        span = 0
        for stroke in self._held:
            if not keys and not stroke.follows:
                break
            keys -= stroke.counted
            span += 1
        return span

    def _drop(self, count: int) -> list[Stroke]:
        dropped = [self._held.popleft() for _ in range(count)]
        for stroke in dropped:
            if stroke.is_release:
                self._swallowed.discard(stroke.key)
            elif stroke.key:
                self._swallowed.add(stroke.key)
                self._down.discard(stroke.key)
        self._ring()
        return dropped

    def _free(self, count: int) -> None:
        for _ in range(count):
            stroke = self._held.popleft()
            self._down.discard(stroke.key)
            self._freed.append(stroke)
        self._ring()
        while self._freed:  # a key may open a menu with a loop of its own: the next ones are taken from there
            self._replay(self._freed.popleft())

    def _replay(self, stroke: Stroke) -> None:
        target = target_of(stroke)
        if target is None:
            return
        self._replaying += 1
        try:
            QCoreApplication.sendEvent(target, stroke.event)
        finally:
            self._replaying -= 1


def _uncounted(
    event: QKeyEvent, receiver: QObject, struck: Struck | None = None, *, dead: bool = False
) -> Stroke:
    """A key that the detector is not given."""
    return Stroke(HeldKey(event), receiver, focused(), counted=False, struck=struck, dead=dead)


def _application() -> QGuiApplication:
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("the application comes before its hand scanner")
    return cast("QGuiApplication", application)
