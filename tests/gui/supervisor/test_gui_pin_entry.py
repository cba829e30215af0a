"""A PIN is typed and tapped as dots, and nothing but the one who takes it can read it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.supervisor.pin_entry import KEY_PX, PinField, PinPad
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.sheet_notice import SheetNotice
from tests.gui.simulated_input import key, tap, type_text


class Home(QWidget):
    def __init__(self) -> None:
        super().__init__()
        theme = Theme(Scheme.DARK)
        self.field, self.pad = PinField(theme), PinPad(theme)
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.pad)
        self.pad.digit.connect(self.field.put)
        self.pad.backspaced.connect(self.field.take_off)


@pytest.fixture
def home(qtbot: QtBot) -> Iterator[Home]:
    made = Home()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.field.setFocus()
    yield made
    made.close()


def test_keys_and_taps_go_into_one_pin_that_is_taken_once(home: Home) -> None:
    type_text(home.field, "47")
    tap(home.pad.key("1"))
    tap(home.pad.key("2"))
    tap(home.pad.backspace)
    assert home.field.count == 3
    assert home.field.take() == "471"
    assert (home.field.count, home.field.take()) == (0, "")


def test_only_digits_count_and_no_more_than_a_pin_can_have(home: Home) -> None:
    type_text(home.field, "a4x7-")
    home.field.put("٣")
    home.field.put("12")
    assert home.field.count == 2
    type_text(home.field, "1234567890123")
    assert home.field.count == 12
    key(home.field, Qt.Key.Key_Delete)
    assert home.field.count == 0


def test_enter_is_told_by_field_and_pad(qtbot: QtBot, home: Home) -> None:
    with qtbot.waitSignal(home.field.entered):
        key(home.field, Qt.Key.Key_Return)
    with qtbot.waitSignal(home.pad.entered):
        tap(home.pad.enter)


def test_at_rest_it_takes_nothing(home: Home) -> None:
    type_text(home.field, "47")
    home.field.rest(resting=True)
    type_text(home.field, "11")
    key(home.field, Qt.Key.Key_Backspace)
    assert home.field.count == 2


def test_no_screen_reader_repr_or_property_tells_the_digits(home: Home) -> None:
    type_text(home.field, "4711")
    told = QAccessible.queryAccessibleInterface(home.field)
    texts = [told.text(kind) for kind in QAccessible.Text]
    texts += [repr(home.field), str(home.field), home.field.toolTip(), home.field.whatsThis()]
    assert any(texts)
    assert not any("4711" in text for text in texts)


def test_the_keys_are_for_gloves_and_stand_as_on_every_pad(home: Home) -> None:
    home.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    home.resize(200, 400)
    one, two, three, four = (home.pad.key(digit) for digit in "1234")
    assert one.x() < two.x() < three.x()
    assert one.y() < four.y()
    assert all(min(pad.width(), pad.height()) >= KEY_PX for pad in (one, home.pad.backspace, home.pad.enter))


def test_a_tap_leaves_the_focus_where_it_was(home: Home) -> None:
    tap(home.pad.key("5"))
    assert home.field.hasFocus()
    assert home.pad.enter.accessibleName()
    assert home.pad.backspace.accessibleName()


def test_what_is_not_seen_wears_another_theme_when_it_is(qtbot: QtBot) -> None:
    theme = Theme(Scheme.DARK)
    home = QWidget()
    column = QVBoxLayout(home)
    pad, notice = PinPad(theme), SheetNotice(theme)
    column.addWidget(pad)
    column.addWidget(notice)
    qtbot.addWidget(home)
    home.show()
    notice.show_text("This PIN is not known.")
    dark = pad.styleSheet(), notice.styleSheet()
    home.hide()
    notice.show_text("")
    theme.choose(Scheme.LIGHT)
    assert (pad.styleSheet(), notice.styleSheet()) == dark
    home.show()
    notice.show_text("This PIN is not known.")
    light = PinPad(theme), SheetNotice(theme)
    for one in light:
        qtbot.addWidget(one)
        one.show()
    light[1].show_text("This PIN is not known.")
    assert (pad.styleSheet(), notice.styleSheet()) == (light[0].styleSheet(), light[1].styleSheet())
    wore = pad.styleSheet(), notice.styleSheet()
    theme.choose(Scheme.HIGH_CONTRAST)
    assert pad.styleSheet() not in (dark[0], wore[0])
    assert notice.styleSheet() not in (dark[1], wore[1])
