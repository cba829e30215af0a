"""The supervisor's sheet: one guest, a reason, a PIN; deaf under a verdict, and as it was afterwards."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Evidence, EvidenceSource, InputMethod, Presence
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import AlreadyIn, Reason, Refer, WrongEvent, WrongGate
from kiosk.ui.supervisor.supervisor_sheet import Matter, SupervisorSheet, matter_of
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.verdict_view import view_of_verdict
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.fake_controller import NOW, TOMORROW, a_ticket, given
from tests.gui.simulated_input import key, tap, type_text

ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")
SEEN = Evidence(EvidenceSource.HUB, NOW - 1800, "Door B", "camera", "a1")
TWICE = matter_of(view_of_verdict(given(AlreadyIn(ANA, Reason.INSIDE, SEEN))))
SIZES = [(776, 504), (605, 452), (744, 590), (354, 232)]


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[SupervisorSheet]:
    home = QWidget()
    qtbot.addWidget(home)
    theme = Theme(Scheme.DARK)
    home.setStyleSheet(stylesheet(theme))
    home.resize(776, 504)
    made = SupervisorSheet(theme, 0.0, home)
    made.resize(776, 504)
    home.show()
    home.activateWindow()
    yield made
    home.close()


def ready(qtbot: QtBot, sheet: Sheet) -> None:
    qtbot.waitUntil(lambda: not sheet.ignores_input)


def opened(qtbot: QtBot, sheet: SupervisorSheet, matter: Matter = TWICE) -> None:
    sheet.ask(matter)
    ready(qtbot, sheet)


def test_it_shows_the_guest_the_verdict_and_the_evidence(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    assert sheet.name.text == "Ana García Lorenzo"
    assert sheet.tag.text == "ALREADY IN"
    assert "at Door B, read by camera" in clean(sheet.lines.text)
    assert "Ana García Lorenzo" in sheet.accessibleName()
    assert sheet.matter is not None
    assert (sheet.matter.code, sheet.matter.how) == ("t1", InputMethod.CAMERA)


@pytest.mark.parametrize(
    ("verdict", "first"),
    [
        (AlreadyIn(ANA, Reason.INSIDE, SEEN), "Came out for a moment"),
        (WrongEvent(a_ticket("t2", "Luis", event=TOMORROW)), "Wrong day agreed with the host"),
        (Refer(Reason.STATE_REFERRED, (ANA,), Presence()), "Paid at the box office"),
        (WrongGate(ANA, "Door B", Presence()), "Sent here by the other door"),
    ],
)
def test_the_quick_reasons_fit_the_verdict(
    qtbot: QtBot, sheet: SupervisorSheet, verdict: AlreadyIn | WrongEvent | WrongGate | Refer, first: str
) -> None:
    opened(qtbot, sheet, matter_of(view_of_verdict(given(verdict))))
    offered = [chip.accessibleName() for chip in sheet.reason.chips.chips]
    assert offered[0] == first
    assert offered[-1] == "Host’s decision"
    assert ("Paid at the box office" in offered) is isinstance(verdict, Refer)
    assert ("Came out for a moment" in offered) is isinstance(verdict, AlreadyIn)


def test_by_touch_a_reason_and_a_pin(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    tap(sheet.reason.chips.chips[0])
    for digit in "4711":
        tap(sheet.pad.key(digit))
    with qtbot.waitSignal(sheet.tried):
        tap(sheet.go)
    assert sheet.why == "Came out for a moment"
    assert sheet.pin.take() == "4711"


def test_by_keyboard_a_reason_and_a_pin(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    focused = sheet.focusWidget()
    assert focused is sheet.reason.chips.chips[0]
    key(focused, Qt.Key.Key_Return)
    assert sheet.why == "Came out for a moment"
    assert sheet.pin.hasFocus()
    type_text(sheet.pin, "4711")
    with qtbot.waitSignal(sheet.tried):
        key(sheet.pin, Qt.Key.Key_Return)


def test_a_reason_in_ones_own_words_keeps_its_digits(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    sheet.reason.line.setFocus()
    type_text(sheet.reason.line, "  seat 12, says Mira ")
    key(sheet.reason.line, Qt.Key.Key_Return)
    assert sheet.why == "seat 12, says Mira"
    assert sheet.pin.count == 0
    assert sheet.pin.hasFocus()


def test_a_pin_without_a_reason_leads_back_to_the_reasons(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    focused = sheet.focusWidget()
    assert focused is not None
    type_text(focused, "4")
    type_text(sheet.pin, "711")
    key(sheet.pin)
    assert "Say why first" in sheet.notice.text()
    assert sheet.reason.chips.chips[0].hasFocus()
    assert sheet.pin.count == 4


def test_digits_go_to_the_pin_from_a_button_too(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    sheet.reason.chips.chips[1].setFocus()
    type_text(sheet.reason.chips.chips[1], "4")
    assert (sheet.pin.count, sheet.pin.hasFocus()) == (1, True)


@pytest.mark.parametrize(
    ("why", "pin", "lacks"), [("", "4711", "Say why first"), ("x", "", "Now the"), ("x", "471", "4 digits")]
)
def test_what_is_missing_is_said_and_nothing_is_tried(
    qtbot: QtBot, sheet: SupervisorSheet, why: str, pin: str, lacks: str
) -> None:
    tried: list[bool] = []
    sheet.tried.connect(lambda: tried.append(True))
    opened(qtbot, sheet)
    sheet.reason.line.setText(why)
    type_text(sheet.pin, pin)
    tap(sheet.go)
    assert not tried
    assert sheet.notice.isVisible()
    assert lacks in sheet.notice.text()
    assert sheet.pin.count == len(pin)
    tap(sheet.reason.chips.chips[0])
    type_text(sheet.pin, "1")
    assert not sheet.notice.isVisible()


def test_under_a_verdict_nothing_is_pressed_and_all_that_was_typed_stays(
    qtbot: QtBot, sheet: SupervisorSheet
) -> None:
    tried: list[bool] = []
    sheet.tried.connect(lambda: tried.append(True))
    opened(qtbot, sheet)
    tap(sheet.reason.chips.chips[0])
    type_text(sheet.pin, "47")
    sheet.set_covered(covered=True)
    tap(sheet.pad.key("9"))
    tap(sheet.pad.backspace)
    tap(sheet.reason.chips.chips[2])
    type_text(sheet.pin, "11")
    key(sheet.pin, Qt.Key.Key_Return)
    tap(sheet.go)
    assert not tried
    assert (sheet.why, sheet.pin.count) == ("Came out for a moment", 4)
    sheet.set_covered(covered=False)
    ready(qtbot, sheet)
    key(sheet.pin, Qt.Key.Key_Return)
    assert tried == [True]
    assert sheet.pin.take() == "4711"


def test_closed_it_has_forgotten_everything(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    tap(sheet.reason.chips.chips[0])
    type_text(sheet.pin, "4711")
    before = sheet.binding
    key(sheet.pin, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert (sheet.pin.count, sheet.why, sheet.name.text, sheet.accessibleName()) == (0, "", "", "")
    assert sheet.matter is None
    assert sheet.binding != before
    assert not sheet.reason.line.isUndoAvailable()


def test_while_a_pin_is_looked_at_no_other_is_tried(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    tried: list[bool] = []
    sheet.tried.connect(lambda: tried.append(True))
    opened(qtbot, sheet)
    sheet.reason.line.setText("x")
    sheet.set_busy(busy=True)
    type_text(sheet.pin, "4711")
    tap(sheet.go)
    assert not tried
    assert "Checking" in sheet.go.text()
    sheet.refuse("No.")
    assert (sheet.notice.text(), sheet.pin.count) == ("No.", 0)
    assert sheet.go.text() == "Let in anyway"


def test_locked_out_it_counts_down_and_then_goes_on(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    sheet.lock(272, "Too many PINs were wrong.")
    assert "4:32" in sheet.notice.text()
    assert not sheet.go.isEnabled()
    type_text(sheet.pin, "4711")
    assert sheet.pin.count == 0
    sheet.lock(0.02, "Too many PINs were wrong.")
    assert "0:01" in sheet.notice.text()
    qtbot.waitUntil(sheet.go.isEnabled)
    assert "again" in sheet.notice.text()
    type_text(sheet.pin, "4711")
    assert sheet.pin.count == 4


def test_a_lock_outlasts_the_guest(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    sheet.lock(60, "Too many PINs were wrong.")
    sheet.dismiss()
    opened(qtbot, sheet)
    assert "Too many PINs were wrong." in sheet.notice.text()
    assert not sheet.pad.isEnabled()


def test_without_supervisors_it_says_whom_to_ask_and_asks_for_nothing(
    qtbot: QtBot, sheet: SupervisorSheet
) -> None:
    sheet.ask(TWICE, supervised=False)
    assert "Ask the host" in sheet.end.text()
    assert sheet.end.isVisible()
    assert not any(part.isVisible() for part in (sheet.pin, sheet.pad, sheet.reason, sheet.go))
    assert sheet.close_button.hasFocus()
    opened(qtbot, sheet)
    assert all(part.isVisible() for part in (sheet.pin, sheet.pad, sheet.reason, sheet.go))
    assert not sheet.end.isVisible()


def inside(sheet: QWidget, part: QWidget) -> bool:
    return sheet.rect().contains(QRect(part.mapTo(sheet, QPoint(0, 0)), part.size()))


@pytest.mark.parametrize("size", SIZES)
def test_the_pad_has_its_place_at_every_size(
    qtbot: QtBot, sheet: SupervisorSheet, size: tuple[int, int]
) -> None:
    sheet.resize(*size)
    opened(qtbot, sheet)
    qtbot.waitUntil(lambda: sheet.pad.key("1").height() >= 56)
    assert sheet.pad.key("1").width() >= 56
    assert inside(sheet, sheet.go)
    assert sheet.go.height() >= 48
    if size[0] >= 560:
        assert inside(sheet, sheet.pad)
        assert sheet.pad.mapTo(sheet, QPoint(0, 0)).x() > sheet.name.mapTo(sheet, QPoint(0, 0)).x()
    else:
        tall = sheet.reason.mapTo(sheet, QPoint(0, 0)).y()
        assert sheet.pad.mapTo(sheet, QPoint(0, 0)).y() > tall


def test_the_pad_changes_its_place_with_what_was_typed_and_the_focus(
    qtbot: QtBot, sheet: SupervisorSheet
) -> None:
    opened(qtbot, sheet)
    sheet.pin.setFocus()
    type_text(sheet.pin, "47")
    for size in SIZES[::-1]:
        sheet.resize(*size)
        assert sheet.pin.hasFocus()
        assert sheet.pin.isVisible()
        assert sheet.pin.count == 2


@pytest.mark.parametrize("name", ["W" * 200, "Jo", "أحمد عبد الله الحداد", "🎉 Ana 🎉"])
@pytest.mark.parametrize("size", SIZES)
def test_no_name_is_cut(qtbot: QtBot, sheet: SupervisorSheet, name: str, size: tuple[int, int]) -> None:
    sheet.resize(*size)
    opened(qtbot, sheet, Matter("t", name, "ALREADY IN", ("Came in.",)))
    qtbot.waitUntil(lambda: sheet.name.fitted(sheet.name.width()).height <= sheet.name.height() + 1)
    assert sheet.name.fitted(sheet.name.width()).width <= sheet.name.width() + 1
    assert sheet._scroll.horizontalScrollBar().maximum() == 0


def test_the_button_is_bright_only_when_it_can_do_something(qtbot: QtBot, sheet: SupervisorSheet) -> None:
    opened(qtbot, sheet)
    assert sheet.go.property("role") == "waiting"
    tap(sheet.reason.chips.chips[0])
    assert sheet.go.property("role") == "waiting"
    assert sheet.go.accessibleDescription() == sheet.missing() != ""
    for digit in "123456":
        tap(sheet.pad.key(digit))
    assert sheet.missing() == ""
    assert (sheet.go.property("role"), sheet.go.accessibleDescription()) == ("primary", "")
    sheet.reason.line.clear()
    assert sheet.go.property("role") == "waiting"
