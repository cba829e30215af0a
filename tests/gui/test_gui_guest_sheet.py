"""The guest sheet: bound to its guest, deaf for a moment, pressed by touch and by keyboard."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.policy import Direction
from kiosk.core.presence import Evidence, How, LedgerRow, Presence, RowKind, Source, Where
from kiosk.core.tickets import Ticket
from kiosk.engine.records import Guest
from kiosk.ui.guest_sheet import GuestSheet
from kiosk.ui.theme import Scheme, Theme
from kiosk.ui.times import clock_time
from tests.gui.fake_desk import NOW, a_ticket
from tests.gui.hands import double_tap, key, tap

ANA = Guest(a_ticket("t1", "Ana García Lorenzo", kind="VIP"), Presence(), order_size=4, order_inside=2)
ROW = LedgerRow("a1", RowKind.ADMISSION, "t1", NOW - 60, "Door A", How.CAMERA)
ANA_INSIDE = replace(
    ANA, presence=Presence(Where.INSIDE, 1, Evidence(Source.HERE, NOW - 60, "Door A", "camera", "a1"), ROW)
)


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[GuestSheet]:
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(776, 400)
    made = GuestSheet(Theme(Scheme.DARK), 0.0, home)
    made.resize(776, 400)
    home.show()
    home.activateWindow()
    yield made
    home.close()


def armed(qtbot: QtBot, sheet: GuestSheet) -> None:
    qtbot.waitUntil(lambda: not sheet._deaf)


def test_it_tells_ticket_state_presence_order_event_and_id(sheet: GuestSheet) -> None:
    sheet.show_guest(ANA_INSIDE, NOW, Direction.ENTRY)
    told = {fact: label.text for fact, label in sheet.facts.items()}
    assert sheet.name.text == "Ana García Lorenzo"
    assert told["type"] == "VIP"
    assert told["state"] == "This ticket is paid."
    assert told["presence"].startswith(f"Inside since {clock_time(NOW - 60)}")
    assert "4 tickets, 2 inside" in told["order"]
    assert told["event"].startswith("Harbour Festival, ")
    assert told["id"] == "t1"


def test_admit_closes_it_and_names_its_guest(qtbot: QtBot, sheet: GuestSheet) -> None:
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    armed(qtbot, sheet)
    with qtbot.waitSignal(sheet.admit_asked) as asked:
        tap(sheet.admit)
    assert asked.args == ["t1"]
    assert sheet.ticket_id == ""


def test_a_second_tap_or_enter_that_was_meant_for_the_list_admits_nobody(
    qtbot: QtBot, sheet: GuestSheet
) -> None:
    asked: list[str] = []
    sheet.admit_asked.connect(asked.append)
    sheet._arming_ms = 60_000
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    double_tap(sheet.admit)
    tap(sheet.admit)
    key(sheet.admit, Qt.Key.Key_Return)
    assert asked == []
    assert sheet.ticket_id == "t1"


def test_under_a_verdict_its_buttons_are_deaf(qtbot: QtBot, sheet: GuestSheet) -> None:
    asked: list[str] = []
    sheet.admit_asked.connect(asked.append)
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    armed(qtbot, sheet)
    sheet.be_covered(covered=True)
    key(sheet.admit, Qt.Key.Key_Return)
    assert asked == []
    sheet.be_covered(covered=False)
    armed(qtbot, sheet)
    key(sheet.admit, Qt.Key.Key_Return)
    assert asked == ["t1"]


def test_undo_is_there_for_an_admission_of_this_door_only(qtbot: QtBot, sheet: GuestSheet) -> None:
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    assert not sheet.undo.isVisible()
    sheet.show_guest(ANA_INSIDE, NOW, Direction.ENTRY)
    armed(qtbot, sheet)
    with qtbot.waitSignal(sheet.undo_asked) as asked:
        tap(sheet.undo)
    assert asked.args == ["a1", "t1", "Ana García Lorenzo"]
    elsewhere = replace(ANA, presence=Presence(Where.INSIDE, 1, Evidence(Source.SERVICE)))
    sheet.show_guest(elsewhere, NOW, Direction.ENTRY)
    assert not sheet.undo.isVisible()


def test_esc_and_close_close_it(qtbot: QtBot, sheet: GuestSheet) -> None:
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    with qtbot.waitSignal(sheet.closed):
        key(sheet.close_button, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    with qtbot.waitSignal(sheet.closed):
        tap(sheet.close_button)
    assert not sheet.isVisible()


def test_at_an_exit_door_people_are_let_out(sheet: GuestSheet) -> None:
    sheet.show_guest(ANA_INSIDE, NOW, Direction.EXIT)
    assert sheet.admit.text() == "Let out"


def test_a_ticket_of_which_nothing_is_known_opens(sheet: GuestSheet) -> None:
    sheet.show_guest(Guest(Ticket("x"), Presence()), NOW, Direction.ENTRY)
    assert sheet.name.text == "No name on the ticket"
    assert sheet.facts["type"].text == "–"


@pytest.mark.parametrize("width", [776, 600])
def test_nothing_of_a_long_name_or_id_is_clipped(qtbot: QtBot, sheet: GuestSheet, width: int) -> None:
    sheet.resize(width, 260)
    sheet.show_guest(Guest(a_ticket("i" * 200, "W" * 200), Presence()), NOW, Direction.ENTRY)
    inner = sheet.findChild(QScrollArea)
    assert inner is not None
    qtbot.waitUntil(lambda: sheet.facts["id"].height() > 20)
    for label in (sheet.name, *sheet.facts.values()):
        fitted = label.fitted(label.width())
        assert fitted.height <= label.height() + 1
        assert fitted.width <= label.width() + 1
    assert inner.horizontalScrollBar().maximum() == 0
