"""Keys of a scanner that are no plain letters: dead ones, composed ones, commands, those out of time."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeySequence, QShortcut
from pytestqt.qtbot import QtBot

from kiosk.core.keystrokes import Burst, Struck
from kiosk.core.layouts import Key
from kiosk.core.scanner_setup import ScannerSetup, read
from kiosk.scanning.keys.keystrokes import BurstDetector
from kiosk.ui.scanner.key_places import LINUX
from tests.gui.scanned_form import CODE, Keyboard, KeyLog, ScannedForm, compose, settled

DOWN, UP = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


def test_dead_keys_that_no_input_method_takes_belong_to_the_code(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    at_form.override.setFocus()
    keys.strokes("token", 5)
    keys.at_ms += 5
    for kind in (DOWN, UP):
        keys.key(kind, Qt.Key.Key_Dead_Acute, scan_code=21)
    keys.strokes("a9\r", 5)
    assert at_form.codes == ["token´a9"]


def test_accent_that_is_on_the_next_letter_is_not_said_twice(at_form: ScannedForm, keys: Keyboard) -> None:
    at_form.override.setFocus()
    keys.strokes("token", 5)
    keys.at_ms += 5
    for kind in (DOWN, UP):
        keys.key(kind, Qt.Key.Key_Dead_Acute, scan_code=21)
    keys.strokes("á9\r", 5)
    assert at_form.codes == ["tokená9"]


def test_dead_key_that_brings_no_accent_belongs_to_the_code(at_form: ScannedForm, keys: Keyboard) -> None:
    at_form.override.setFocus()
    keys.strokes("token", 5)
    keys.at_ms += 5
    keys.key(DOWN, Qt.Key.Key_Dead_Acute, "\x1d", modifiers=Qt.KeyboardModifier.ControlModifier)
    keys.strokes("a9\r", 5)
    assert at_form.codes == ["token\x1da9"]


def test_letter_that_an_input_method_made_of_a_dead_key_belongs_to_the_code(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    seen = KeyLog(at_form.name).seen
    at_form.name.setText("Mue")
    keys.strokes("token", 5)
    keys.key(UP, Qt.Key.Key_Dead_Acute, scan_code=21)  # the press went to the input method
    compose(at_form.name, "á")
    keys.at_ms += 5
    keys.strokes("9f3c\r", 5)
    assert at_form.codes == ["tokená9f3c"]
    assert (seen, at_form.name.text()) == ([], "Mue")


def test_dead_key_that_came_to_nothing_is_known_by_its_release(at_form: ScannedForm, keys: Keyboard) -> None:
    seen = KeyLog(at_form.name).seen
    keys.strokes("token", 5)
    keys.key(UP, Qt.Key.Key_Dead_Acute, scan_code=21)
    keys.strokes("9f3c\r", 5)
    assert at_form.codes == ["token´9f3c"]
    assert seen == []


def test_accented_letter_by_hand_is_typed(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    keys.strokes("Ren", 90)
    at_form.clock_s += 0.09
    compose(at_form.name, "é")
    at_form.clock_s += 0.09
    settled(qtbot, at_form)
    assert at_form.name.text() == "René"
    assert at_form.codes == []


def test_text_that_is_being_composed_is_never_held_up(at_form: ScannedForm) -> None:
    composing = QInputMethodEvent("に", [])
    QCoreApplication.sendEvent(at_form.name, composing)
    assert at_form.name.inputMethodQuery(Qt.InputMethodQuery.ImCursorPosition) == 0
    assert not at_form.scanner.holds
    compose(at_form.name, "日")
    assert at_form.name.text() == "日"


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_F10])
def test_key_that_ends_a_burst_without_being_a_terminator_reaches_nothing(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot, key: Qt.Key
) -> None:
    seen = KeyLog(at_form.name).seen
    set_off: list[str] = []
    QShortcut(QKeySequence(key), at_form).activated.connect(lambda: set_off.append("set off"))
    keys.strokes(CODE, 5)
    keys.at_ms += 5
    for kind in (QEvent.Type.ShortcutOverride, DOWN, UP):
        keys.key(kind, key, scan_code=108)
    qtbot.waitUntil(lambda: at_form.codes == [CODE])
    settled(qtbot, at_form)
    assert (seen, set_off) == ([], [])
    keys.at_ms += 400
    for kind in (DOWN, UP):
        keys.key(kind, key, scan_code=108)
    assert [kind for kind, _ in seen] == ([UP] if set_off else [DOWN, UP])  # and by hand it is itself


def test_double_letters_that_count_as_repeats_belong_to_the_code(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    """On X11, Qt takes a key for a repeat that is pressed in the millisecond in which it was let go of."""
    at_form.override.setFocus()
    set_off: list[str] = []
    QShortcut(QKeySequence("0"), at_form).activated.connect(lambda: set_off.append("set off"))
    seen = KeyLog(at_form.override).seen
    before = ""
    for character in "TKT-000042-9f33\r":
        keys.at_ms += 3
        key = Qt.Key.Key_Return if character == "\r" else Qt.Key(ord(character.upper()))
        for kind in (QEvent.Type.ShortcutOverride, DOWN):
            keys.key(kind, key, character, scan_code=ord(character), repeats=character == before)
        keys.key(UP, key, character, scan_code=ord(character))
        before = character
    assert at_form.codes == ["TKT-000042-9f33"]
    assert (seen, set_off) == ([], [])


def test_shift_that_repeats_is_not_held_back_for_ever(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    """Windows lets every key repeat that is held down."""
    seen = KeyLog(at_form.name).seen
    keys.key(DOWN, Qt.Key.Key_Shift, scan_code=50)
    for _ in range(3):
        keys.at_ms += 500
        keys.key(DOWN, Qt.Key.Key_Shift, scan_code=50, repeats=True)
        assert not at_form.scanner.holds
    assert [kind for kind, _ in seen] == [DOWN] * 4


@pytest.mark.parametrize("stop_ms", [5, 70])
def test_control_characters_amid_a_code_belong_to_it(
    at_form: ScannedForm, keys: Keyboard, stop_ms: int
) -> None:
    keys.strokes("0104012345", 5)
    keys.at_ms += stop_ms
    keys.press("\x1d", modifiers=Qt.KeyboardModifier.ControlModifier)
    keys.strokes("10ABC\r", 5)
    assert at_form.codes == ["0104012345\x1d10ABC"]


def test_dead_key_with_a_command_amid_a_code_breaks_nothing(at_form: ScannedForm, keys: Keyboard) -> None:
    keys.strokes("token", 5)
    held = Qt.KeyboardModifier.AltModifier
    keys.key(UP, Qt.Key.Key_Dead_Acute, scan_code=21, modifiers=held)
    keys.strokes("9f3c\r", 5)
    assert at_form.codes == ["token9f3c"]


def test_code_is_as_old_as_its_keys_however_late_a_busy_window_hears_of_it(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    def scanned(*, late_s: float) -> float:
        at_form.clock_s += 10 + late_s
        keys.at_ms += 10_000
        keys.strokes(CODE + "\r", 0)
        at_form.clock_s -= late_s
        return at_form.bursts[-1].at_s

    first_s = scanned(late_s=0.0)
    assert first_s == pytest.approx(at_form.clock_s)
    assert scanned(late_s=3.0) == pytest.approx(at_form.clock_s)
    assert scanned(late_s=0.02) - first_s == pytest.approx(20)
    assert len(at_form.codes) == 3


def test_time_of_a_code_after_the_machine_slept_is_our_clocks(at_form: ScannedForm, keys: Keyboard) -> None:
    """Of the two clocks, only ours went on."""
    keys.strokes(CODE + "\r", 0)
    at_form.clock_s += 3600
    keys.at_ms += 10_000
    keys.strokes(CODE + "\r", 0)
    assert at_form.bursts[-1].at_s == pytest.approx(at_form.clock_s)


def test_code_without_times_of_its_own_is_timed_by_our_clock(at_form: ScannedForm, keys: Keyboard) -> None:
    keys.strokes(CODE + "\r", 0)
    at_form.clock_s += 60
    keys.at_ms = 0
    for character in CODE + "\r":
        at_form.clock_s += 0.01
        keys.stroke(character)
    assert at_form.codes == [CODE, CODE]
    assert at_form.bursts[-1].at_s == pytest.approx(at_form.clock_s)


def test_focus_that_moves_amid_a_burst_tears_nothing(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    keys.strokes(CODE[:7], 5)
    at_form.pin.setFocus()
    keys.strokes(CODE[7:] + "\r", 5)
    assert at_form.codes == [CODE]
    assert (at_form.name.text(), at_form.pin.text(), at_form.entered) == ("", "", 0)


def test_character_beyond_the_basic_plane_is_one_key_of_a_code(at_form: ScannedForm, keys: Keyboard) -> None:
    keys.strokes("token", 5)
    keys.at_ms += 5
    for kind in (DOWN, UP):
        keys.key(kind, Qt.Key.Key_unknown, "🎟")
    keys.strokes("7\r", 5)
    assert at_form.codes == ["token🎟7"]
    assert at_form.name.text() == ""


def test_clock_of_the_window_system_that_begins_anew_cuts_no_burst(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    keys.at_ms = (1 << 32) - 40
    for character in CODE + "\r":
        keys.at_ms = (keys.at_ms + 10) % (1 << 32)
        keys.stroke(character)
    assert at_form.codes == [CODE]


def test_key_without_a_time_of_its_own_amid_others_is_in_its_place(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    keys.strokes(CODE[:6], 10)
    at_form.clock_s += 0.01
    at_ms, keys.at_ms = keys.at_ms, 0
    keys.stroke(CODE[6])
    at_form.clock_s += 0.01
    keys.at_ms = at_ms + 10
    keys.strokes(CODE[7:] + "\r", 10)
    assert at_form.codes == [CODE]


def test_timer_that_rings_just_before_late_keys_looks_again(at_form: ScannedForm, keys: Keyboard) -> None:
    at_form.override.setFocus()
    keys.strokes(CODE[:1], 10)
    at_form.clock_s += 0.06
    at_form.scanner._timer.timeout.emit()  # in time; yet the next keys are in the queue behind it
    assert at_form.scanner.holds
    keys.strokes(CODE[1:] + "\r", 10)
    assert at_form.codes == [CODE]


@pytest.fixture
def at_linux(qtbot: QtBot) -> ScannedForm:
    form = ScannedForm(LINUX)
    qtbot.addWidget(form)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.override.setFocus()
    return form


def test_places_and_caps_lock_are_told_where_the_window_system_says_them(
    at_linux: ScannedForm, keys: Keyboard
) -> None:
    """A German keyboard with Caps Lock on, and a scanner that sends `yZ-=1/`."""
    none, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    sent = (
        (Qt.Key.Key_Z, "Z", 21, none),
        (Qt.Key.Key_Y, "y", 44, shift),
        (Qt.Key.Key_ssharp, "ß", 12, none),
        (Qt.Key.Key_Dead_Acute, "", 13, none),
        (Qt.Key.Key_1, "1", 2, none),
        (Qt.Key.Key_Minus, "-", 53, none),
    )
    for key, text, place, modifiers in sent:
        keys.at_ms += 6
        for kind in (DOWN, UP):
            keys.key(kind, key, text, scan_code=place + 8, modifiers=modifiers, native_modifiers=2)
    keys.stroke("\r")
    (burst,) = at_linux.bursts
    assert burst.typed == "Zyß´1-"
    assert burst.caps
    assert burst.strokes[1] == Struck("y", Key(38, shifted=True))
    assert [one.key.shifted for one in burst.strokes if one.key] == [False, True, False, False, False, False]
    assert burst.end == "\r"
    assert burst.gap_s == pytest.approx(0.006)


@pytest.mark.parametrize(
    ("modifiers", "native"),
    [
        (Qt.KeyboardModifier.NoModifier, 0x80),  # as Linux says it
        (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier, 0),  # and Windows
    ],
)
def test_what_alt_gr_makes_of_a_key_is_told_by_its_letter_alone(
    keys: Keyboard, at_linux: ScannedForm, modifiers: Qt.KeyboardModifier, native: int
) -> None:
    keys.strokes("token", 5)
    keys.at_ms += 5
    for kind in (DOWN, UP):
        keys.key(kind, Qt.Key.Key_At, "@", scan_code=24, modifiers=modifiers, native_modifiers=native)
    keys.strokes("7\r", 5)
    assert at_linux.bursts[0].strokes[5] == Struck("@")
    setup = ScannerSetup("de", "de", by_place=True)
    assert read(Burst(at_linux.bursts[0].strokes[5:6]), setup) == "@"


def test_small_letter_with_shift_tells_caps_lock_and_a_scanner_that_turns_it_on_does_not(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    for character in "tkt00042":
        keys.at_ms += 5
        keys.press(character, modifiers=Qt.KeyboardModifier.ShiftModifier)
    keys.stroke("\r")
    keys.rest()
    keys.strokes("TKT", 5)
    for character in "tkt00042":
        keys.at_ms += 5
        keys.key(DOWN, Qt.Key.Key_CapsLock, scan_code=66)
        keys.press(character, modifiers=Qt.KeyboardModifier.ShiftModifier)
    keys.stroke("\r")
    assert [burst.caps for burst in at_form.bursts] == [True, False]


def test_another_detector_is_used_at_once_and_no_key_is_lost(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    keys.stroke("a")
    at_form.scanner.use(BurstDetector(sends_end=True))
    assert at_form.name.text() == "a"
    keys.rest()
    keys.strokes(CODE, 10)
    assert at_form.scanner._detector.wait_s == 0.25
    keys.stroke("\r")
    assert at_form.codes == [CODE]
