"""Recorded keystrokes of scanners and people, played into a real window wherever its focus is."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.gui.scanned_form import Keyboard, KeyLog, ScannedForm, settled
from tests.keystroke_recordings import (
    BACKSPACE,
    CAPS,
    ESCAPE,
    LEFT,
    Clock,
    Recording,
    ScannerKind,
    Stroke,
    Typist,
    hiccups_of,
    of_people,
    of_scanners,
    scanned,
    typed,
)

DOWN, UP = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
_KEYS = {
    "\r": (Qt.Key.Key_Return, "\r"),
    "\n": (Qt.Key.Key_unknown, "\n"),
    "\t": (Qt.Key.Key_Tab, "\t"),
    BACKSPACE: (Qt.Key.Key_Backspace, "\b"),
    LEFT: (Qt.Key.Key_Left, ""),
    CAPS: (Qt.Key.Key_CapsLock, ""),
    ESCAPE: (Qt.Key.Key_Escape, "\x1b"),
}
_SHIFT = 50
FOCUSED = ("name", "pin", "override", "plain", "list")


@pytest.fixture(autouse=True)
def desk_is_settled(qtbot: QtBot, at_form: ScannedForm) -> Iterator[None]:
    """What the last test left is done before the next begins."""
    yield
    settled(qtbot, at_form)


def play(keys: Keyboard, strokes: tuple[Stroke, ...], form: ScannedForm) -> None:
    """Presses and releases in the order of their times; the timer rings where nothing comes for so long."""
    events = sorted(
        [(stroke.at_ms, 2 * number, DOWN, stroke) for number, stroke in enumerate(strokes)]
        + [(one.up_ms, 2 * number + 1, UP, one) for number, one in enumerate(strokes) if not one.repeats],
        key=lambda event: event[:2],
    )
    last_ms = events[0][0]
    for at_ms, _, kind, stroke in events:
        form.clock_s += (at_ms - last_ms) / 1000
        if kind is DOWN:
            _ring(form, at_ms)
        keys.at_ms, last_ms = round(at_ms), at_ms
        _send(keys, kind, stroke)


def _ring(form: ScannedForm, at_ms: float) -> None:
    """What the timer does in time before a key at `at_ms`, for the window plays faster than its clock."""
    detector = form.scanner._detector
    while form.scanner.holds and detector.due_s is not None and detector.due_s * 1000 <= round(at_ms):
        form.scanner._second_looks = 0
        form.scanner._timer.timeout.emit()


def _send(keys: Keyboard, kind: QEvent.Type, stroke: Stroke) -> None:
    key, text = _KEYS.get(stroke.key, (Qt.Key(ord(stroke.key[0].upper())), stroke.key))
    shifted = text.isupper()
    modifiers = Qt.KeyboardModifier.ShiftModifier if shifted else Qt.KeyboardModifier.NoModifier
    if shifted and kind is DOWN:
        keys.key(DOWN, Qt.Key.Key_Shift, scan_code=_SHIFT)
    if not stroke.repeats and kind is DOWN:
        keys.key(QEvent.Type.ShortcutOverride, key, text, scan_code=1000 + key, modifiers=modifiers)
    keys.key(kind, key, text, scan_code=1000 + key, modifiers=modifiers, repeats=stroke.repeats)
    if shifted and kind is DOWN:
        keys.key(UP, Qt.Key.Key_Shift, scan_code=_SHIFT)


def shortcuts_of(form: ScannedForm) -> list[str]:
    set_off: list[str] = []
    for text in ("K", "4", "-", "Tab", "Return"):
        shortcut = QShortcut(QKeySequence(text), form)
        shortcut.activated.connect(lambda one=text: set_off.append(one))
    return set_off


@pytest.mark.parametrize("focused", FOCUSED)
@pytest.mark.parametrize("recording", list(of_scanners()), ids=lambda recording: recording.name)
def test_recorded_scan_arrives_and_touches_nothing(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot, recording: Recording, focused: str
) -> None:
    at_form.name.setText("Muel")
    at_form.pin.setText("12")
    at_form.list.setCurrentRow(1)
    set_off = shortcuts_of(at_form)
    widget: QWidget = getattr(at_form, focused)
    widget.setFocus()
    seen = KeyLog(widget).seen
    play(keys, recording.strokes, at_form)
    settled(qtbot, at_form)
    assert at_form.codes == [*recording.codes]
    assert (seen, set_off) == ([], [])
    assert (at_form.name.text(), at_form.pin.text(), at_form.list.currentRow()) == ("Muel", "12", 1)
    assert (at_form.pressed, at_form.entered) == (0, 0)
    assert widget.hasFocus()


@pytest.mark.parametrize("recording", list(of_people()), ids=lambda recording: recording.name)
def test_recorded_person_types(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot, recording: Recording
) -> None:
    seen = KeyLog(at_form.name).seen
    play(keys, recording.strokes, at_form)
    settled(qtbot, at_form)
    assert at_form.codes == []
    assert at_form.entered == recording.typed.count("\r")
    pressed = [text for kind, text in seen if kind is DOWN]
    assert "".join(text for text in pressed if text not in ("\b", "\x1b")) == recording.typed
    # Every press has its release, but for the repeats of a key that is held down.
    repeats = sum(stroke.repeats for stroke in recording.strokes)
    assert sum(kind is UP for kind, _ in seen) == len(pressed) - repeats


def test_people_and_scanners_take_turns(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    """Forty of each, drawn anew; every scan is one, and every name is typed."""
    dice, clock = random.Random(7), Clock()
    codes, names = list[str](), list[str]()
    for number in range(40):
        kind = ScannerKind(
            dice.uniform(1, 30), 0.15, dice.choice([0, 1, 8]), end=dice.choice(["\r", "\t", "\r\n"])
        )
        code = "".join(dice.choices("ABCDEFabcdef0123456789-_", k=dice.randrange(8, 40)))
        if kind.gap_ms < 20:
            kind = replace(kind, hiccups=hiccups_of(dice, len(code)))
        name = dice.choice(["Mueller", "ana garcia", "o'neill", "Nguyen Thi"])
        codes.append(code)
        names.append(name)
        play(keys, clock.shifted(scanned(kind, code, dice, 0)), at_form)
        settled(qtbot, at_form)
        play(keys, clock.shifted(typed(Typist(dice.uniform(60, 250)), name + "\r", dice, 0)), at_form)
        settled(qtbot, at_form)
        assert at_form.codes == codes
        assert at_form.name.text() == name
        assert at_form.entered == number + 1
        at_form.name.clear()
