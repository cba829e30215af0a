"""One guest of an order, to be ticked: what it remembers of its texts is never another's."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.presence import LedgerRow, RowKind, presence_of
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.engine.records import Guest
from kiosk.ui.orders.tick_row import TickRow
from kiosk.ui.texts.verdict_texts import presence_in_words
from kiosk.ui.theme.theme import Theme
from tests.gui.fake_controller import NOW, a_ticket

INSIDE = presence_of([LedgerRow("a-1", RowKind.ADMISSION, "t1", NOW - 60, "Door A", "camera")])
UNPAID = "Not paid: the host decides"
LONG = "Maximiliana Wolfeschlegelstein de la Tour y Fernández-Villaverde"
WIDTHS = (300, 420, 900)
NOBODY = presence_of(())


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(Scheme.DARK, Motion.OFF)


def a_row(qtbot: QtBot, theme: Theme) -> TickRow:
    row = TickRow(theme, "t1")
    qtbot.addWidget(row)
    return row


def looks(row: TickRow, width: int) -> QImage:
    row.resize(width, row.heightForWidth(width))
    return row.grab().toImage()


def test_a_guest_called_as_they_stand_has_name_and_words_each_in_its_size(qtbot: QtBot, theme: Theme) -> None:
    nowhere = presence_of([LedgerRow("a-1", RowKind.ADMISSION, "t1", NOW - 60, "", "camera")])
    row, words = a_row(qtbot, theme), presence_in_words(nowhere, NOW)
    row.show_guest(Guest(a_ticket("t1", words), nowhere), "", NOW)
    looks(row, 900)
    name, facts = row._name_fitted(row._room(900)), row._facts_fitted(row._room(900))
    assert (name.text, name.size_px) == (words, theme.px(20))
    assert (facts.text, facts.size_px) == (words, theme.px(16))


def ana(row: TickRow, _: Theme) -> None:
    row.show_guest(Guest(a_ticket("t1", "Ana"), NOBODY), "", NOW)


def unpaid(row: TickRow, _: Theme) -> None:
    row.show_guest(Guest(a_ticket("t1", LONG), NOBODY), UNPAID, NOW)


def inside(row: TickRow, _: Theme) -> None:
    row.show_guest(Guest(a_ticket("t1", LONG), INSIDE), "", NOW)


def hidden(row: TickRow, _: Theme) -> None:
    row.hide_name(hidden=True)


def low(row: TickRow, _: Theme) -> None:
    row.set_compact(low=True)


def zoomed(_: TickRow, theme: Theme) -> None:
    theme.fit_to(2560, 1600)


@pytest.mark.parametrize("then", [ana, unpaid, inside, hidden, low, zoomed])
@pytest.mark.parametrize("before", [ana, unpaid, inside])
def test_a_row_looks_as_one_that_was_just_made_whatever_it_showed_before(
    qtbot: QtBot,
    theme: Theme,
    before: Callable[[TickRow, Theme], None],
    then: Callable[[TickRow, Theme], None],
) -> None:
    used = a_row(qtbot, theme)
    before(used, theme)
    for width in WIDTHS:
        looks(used, width)
    then(used, theme)
    fresh = a_row(qtbot, theme)
    before(fresh, theme)
    then(fresh, theme)
    for width in WIDTHS:
        assert looks(used, width) == looks(fresh, width)
