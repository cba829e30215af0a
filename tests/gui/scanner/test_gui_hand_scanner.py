"""A hand scanner's keys and a person's, through the real window system path of real widgets."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.scanned_form import CODE, Keyboard, KeyLog, ScannedForm, compose, settled


@pytest.mark.parametrize("gap_ms", [1, 8, 20, 30])
@pytest.mark.parametrize("end", ["\r", "\t"])
@pytest.mark.parametrize("focused", ["name", "pin", "override", "plain"])
def test_burst_is_a_scan_and_touches_nothing(
    at_form: ScannedForm, keys: Keyboard, gap_ms: int, end: str, focused: str
) -> None:
    at_form.name.setText("Muel")
    at_form.pin.setText("12")
    widget: QWidget = getattr(at_form, focused)
    widget.setFocus()
    seen = KeyLog(widget).seen
    keys.strokes(CODE + end, gap_ms)
    assert at_form.codes == [CODE]
    assert seen == []
    assert (at_form.name.text(), at_form.pin.text()) == ("Muel", "12")
    assert (at_form.pressed, at_form.entered) == (0, 0)
    assert widget.hasFocus()
    assert not at_form.scanner.holds


def test_burst_with_spaces_presses_no_button(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    at_form.plain.setFocus()
    keys.strokes("ticket no 42\r", 5)
    settled(qtbot, at_form)
    assert at_form.codes == ["ticket no 42"]
    assert at_form.pressed == 0
    assert not at_form.plain.isDown()


def test_burst_without_an_end_is_ended_by_silence(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    at_form.override.setFocus()
    keys.strokes(CODE, 5)
    assert at_form.codes == []
    qtbot.waitUntil(lambda: at_form.codes == [CODE])
    keys.at_ms += 150
    keys.stroke("\r")
    assert at_form.pressed == 0


@pytest.mark.parametrize("gap_ms", [60, 110, 250])
def test_person_is_a_person_even_if_a_busy_window_gets_all_keys_at_once(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot, gap_ms: int
) -> None:
    keys.strokes("Mueller\r", gap_ms)
    settled(qtbot, at_form)
    assert at_form.name.text() == "Mueller"
    assert at_form.entered == 1
    assert at_form.codes == []


def test_every_press_and_release_of_a_person_arrives_once_and_in_order(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    seen = KeyLog(at_form.name).seen
    keys.strokes("aB\b", 90)
    settled(qtbot, at_form)
    down, up = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    assert seen == [
        *((down, "a"), (up, "a")),
        *((down, ""), (down, "B"), (up, ""), (up, "b")),
        *((down, "\b"), (up, "\b")),
    ]
    assert at_form.name.text() == "a"


def test_keys_without_a_time_of_their_own_are_timed_by_the_clock(at_form: ScannedForm, qtbot: QtBot) -> None:
    for character in "Mueller":
        at_form.clock_s += 0.09
        QTest.keyClicks(at_form.name, character)
    QTest.keyClick(at_form.name, Qt.Key.Key_Return)
    assert at_form.name.text() == "Mueller"
    assert at_form.entered == 1
    at_form.clock_s += 5
    for character in CODE:
        at_form.clock_s += 0.01
        QTest.keyClicks(at_form.name, character)
    QTest.keyClick(at_form.name, Qt.Key.Key_Return)
    assert at_form.codes == [CODE]
    assert at_form.name.text() == "Mueller"
    assert at_form.entered == 1


def test_two_bumped_keys_are_typed_after_a_moment(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    keys.strokes("as", 4)
    assert at_form.name.text() == ""
    qtbot.waitUntil(lambda: at_form.name.text() == "as")
    keys.rest()
    keys.stroke("\r")
    assert at_form.entered == 1


def test_scan_amid_a_name_leaves_the_name(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    keys.strokes("Mue", 120)
    keys.at_ms += 400
    keys.strokes(CODE + "\r", 6)
    keys.at_ms += 400
    keys.strokes("ller", 120)
    settled(qtbot, at_form)
    assert at_form.name.text() == "Mueller"
    assert at_form.codes == [CODE]


def test_keys_go_to_what_had_the_focus_when_they_were_pressed(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    keys.strokes("as", 4)
    at_form.pin.setFocus()
    settled(qtbot, at_form)
    assert (at_form.name.text(), at_form.pin.text()) == ("as", "")
    keys.strokes("12", 4)
    at_form.pin.hide()
    settled(qtbot, at_form)
    assert at_form.pin.text() == ""


def test_what_was_typed_before_a_click_comes_before_it_though_the_window_is_busy(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    at_pressing: list[str] = []
    at_form.override.clicked.connect(lambda: at_pressing.append(at_form.name.text()))
    keys.strokes("Tom", 90)
    assert at_form.name.text() == "To"
    keys.at_ms += 90
    keys.tap(at_form.override)
    assert at_pressing == ["Tom"]


def test_what_was_typed_before_a_finger_came_down_comes_before_it(
    at_form: ScannedForm, keys: Keyboard
) -> None:
    keys.strokes("Tom", 90)
    keys.at_ms += 90
    keys.tap(at_form.override, touches=True)
    assert at_form.name.text() == "Tom"


def test_tap_amid_a_burst_leaves_it_whole(at_form: ScannedForm, keys: Keyboard) -> None:
    keys.strokes(CODE[:2], 8)
    keys.tap(at_form.override)
    keys.strokes(CODE[2:9], 8)
    keys.tap(at_form.override)
    keys.strokes(CODE[9:] + "\r", 8)
    assert at_form.codes == [CODE]
    assert (at_form.name.text(), at_form.pressed) == ("", 2)


def test_widget_that_is_gone_takes_no_key_with_it(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    at_form.pin.setFocus()
    keys.strokes("as", 4)
    at_form.name.setFocus()
    at_form.pin.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settled(qtbot, at_form)
    assert at_form.name.text() == "as"


def test_commands_arrows_and_held_keys_go_straight_on(at_form: ScannedForm, keys: Keyboard) -> None:
    at_form.name.setText("Mueller")
    keys.press("A", modifiers=Qt.KeyboardModifier.ControlModifier)
    assert at_form.name.selectedText() == "Mueller"
    QTest.keyClick(at_form.windowHandle(), Qt.Key.Key_End)
    assert at_form.name.selectedText() == ""
    keys.press("x")
    QTest.keyClick(at_form.windowHandle(), Qt.Key.Key_Left)
    assert at_form.name.text() == "Muellerx"
    assert at_form.name.cursorPosition() == len("Mueller")
    for _ in range(8):
        keys.at_ms += 30
        repeat = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_R, Qt.KeyboardModifier.NoModifier, "r", autorep=True
        )
        repeat.setTimestamp(keys.at_ms)
        QCoreApplication.sendEvent(at_form.windowHandle(), repeat)
    assert at_form.name.text() == "Mueller" + "r" * 8 + "x"
    keys.stroke("\r")
    assert at_form.codes == []


def test_letter_made_with_alt_gr_belongs_to_a_code(at_form: ScannedForm, keys: Keyboard) -> None:
    alt_gr = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    keys.press("{", modifiers=alt_gr)
    keys.strokes('"id":1', 5)
    keys.press("}", modifiers=alt_gr)
    keys.stroke("\r")
    assert at_form.codes == ['{"id":1}']


def test_text_of_an_input_method_comes_after_what_was_typed_before_it(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    keys.stroke("n")
    compose(at_form.name, "ã")
    settled(qtbot, at_form)
    assert at_form.name.text() == "nã"
    compose(at_form.name, "日本語")
    assert at_form.name.text() == "nã日本語"


def test_shortcuts_stay_shortcuts_and_a_burst_sets_none_off(
    at_form: ScannedForm, keys: Keyboard, qtbot: QtBot
) -> None:
    set_off: list[str] = []
    for keys_text in ("Ctrl+D", "F1", "S"):
        shortcut = QShortcut(QKeySequence(keys_text), at_form)
        shortcut.activated.connect(lambda text=keys_text: set_off.append(text))
    at_form.override.setFocus()
    at_window = at_form.windowHandle()
    QTest.keyClick(at_window, Qt.Key.Key_F1)
    QTest.keyClick(at_window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert set_off == ["F1", "Ctrl+D"]
    QTest.keyClick(at_window, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: set_off == ["F1", "Ctrl+D", "S"])
    keys.strokes("STS-0042-S\r", 5)
    QTest.keyClicks(at_form.override, "SSSSSSSS")
    QTest.keyClick(at_form.override, Qt.Key.Key_Return)
    assert len(at_form.codes) == 2
    assert len(set_off) == 3
    assert at_form.pressed == 0


def test_space_held_by_a_person_presses_once(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    at_form.plain.setFocus()
    keys.stroke(" ")
    qtbot.waitUntil(lambda: at_form.pressed == 1)
    keys.rest()
    keys.press(" ")
    qtbot.waitUntil(at_form.plain.isDown)
    keys.strokes(CODE + "\r", 6)
    keys.release(" ")
    assert at_form.pressed == 2
    assert at_form.codes == [CODE]


def test_enter_by_hand_is_never_held(at_form: ScannedForm, keys: Keyboard) -> None:
    at_form.override.setFocus()
    keys.stroke("\r")
    assert at_form.pressed == 1
    keys.rest()
    keys.strokes(CODE + "\r", 10)
    keys.at_ms += 500
    keys.stroke("\r")
    assert at_form.pressed == 2


def test_second_half_of_an_end_reaches_nothing(at_form: ScannedForm, keys: Keyboard) -> None:
    at_form.override.setFocus()
    seen = KeyLog(at_form.override).seen
    keys.strokes(CODE + "\r\t\r", 10)
    assert (at_form.codes, at_form.pressed, seen) == ([CODE], 0, [])
    assert at_form.override.hasFocus()


@pytest.mark.parametrize(
    ("key", "modifiers", "text"),
    [
        (Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, "\n"),
        (Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier, "\n"),
        (Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier, "\r"),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "\r"),
    ],
)
def test_every_way_to_end_a_line_ends_a_scan(
    at_form: ScannedForm, keys: Keyboard, key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str
) -> None:
    at_form.override.setFocus()
    seen = KeyLog(at_form.override).seen
    keys.strokes(CODE, 10)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        end = QKeyEvent(kind, key, modifiers, text)
        end.setTimestamp(keys.at_ms + 10)
        QCoreApplication.sendEvent(at_form.windowHandle(), end)
    assert at_form.codes == [CODE]
    assert (seen, at_form.pressed) == ([], 0)


def test_dialogs_are_watched_as_the_window_is(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    dialog = QDialog(at_form)
    pin = QLineEdit(dialog)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    pin.setFocus()
    keys.strokes("12", 150)
    keys.at_ms += 300
    keys.strokes(CODE + "\r", 10)
    settled(qtbot, at_form)
    assert at_form.codes == [CODE]
    assert pin.text() == "12"
    assert dialog.isVisible()


def test_a_window_that_gets_keys_without_having_been_made_active_is_watched(
    keys: Keyboard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is on X without a window manager, and once its flags are changed it is another window."""
    form = ScannedForm()
    qtbot.addWidget(form)
    form.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    for flag in (Qt.WindowType.Window, Qt.WindowType.FramelessWindowHint):
        form.setWindowFlag(flag)
        form.show()
        window = form.windowHandle()
        monkeypatch.setattr(QGuiApplication, "focusWindow", lambda window=window: window)
        keys.strokes(CODE + "\r", 10)
        form.hide()
    assert form.codes == [CODE, CODE]


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_list_that_has_popped_up_stays_as_it_is(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    choices = QComboBox(at_form)
    choices.addItems(["Door A", "Door B", "TKT"])
    choices.show()
    choices.setFocus()
    choices.showPopup()
    qtbot.waitUntil(choices.view().isVisible)
    keys.strokes(CODE + "\r", 10)
    assert at_form.codes == [CODE]
    assert choices.view().isVisible()
    assert choices.currentText() == "Door A"
    choices.hidePopup()


def test_burst_cut_by_a_busy_window_stays_one(at_form: ScannedForm, keys: Keyboard, qtbot: QtBot) -> None:
    at_form.override.setFocus()
    keys.strokes(CODE[:4], 10)
    at_form.clock_s += 0.4  # the window was busy for so long when its timer rings: the rest is on its way
    at_form.scanner._timer.timeout.emit()
    assert at_form.scanner.holds
    keys.strokes(CODE[4:] + "\r", 10)
    assert at_form.codes == [CODE]


def test_scanner_that_is_gone_holds_nothing(qtbot: QtBot, at_form: ScannedForm) -> None:
    at_form.scanner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.keyClicks(at_form.name, CODE)
    assert at_form.name.text() == CODE
