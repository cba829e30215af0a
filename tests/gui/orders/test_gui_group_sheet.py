"""The rest of an order: ticked by name, one confirm, bound to its order."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Evidence, EvidenceSource, InputMethod, Presence, PresenceState
from kiosk.engine.records import Guest
from kiosk.ui.orders import tick_row
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme import text_fit
from kiosk.ui.widgets.guest_rows import DoorRules
from tests.gui.fake_controller import NOW, TOMORROW, a_ticket
from tests.gui.lone_sheets import lone_sheet
from tests.gui.painted_text import all_written
from tests.gui.simulated_input import key, tap

INSIDE = Presence(
    PresenceState.INSIDE, 1, Evidence(EvidenceSource.HERE, NOW - 60, "Door A", InputMethod.CAMERA)
)
ANA = Guest(a_ticket("t1", "Ana García Lorenzo", kind="VIP"), INSIDE)
LUIS = Guest(a_ticket("t2", "Luis García", kind="VIP"), Presence())
IKER = Guest(a_ticket("t3", "Iker García"), Presence())
UNPAID = Guest(a_ticket("t4", "Eva García", state="unpaid"), Presence())
FAMILY = [ANA, LUIS, IKER, UNPAID]


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[GroupSheet]:
    with lone_sheet(qtbot, GroupSheet, height=480) as made:
        yield made


def open_family(qtbot: QtBot, sheet: GroupSheet, guests: list[Guest] | None = None) -> None:
    sheet.show_order("7F21", guests or FAMILY, NOW)
    qtbot.waitUntil(lambda: not sheet.ignores_input)


def test_nobody_is_ticked_and_who_is_inside_stands_last_and_greyed(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    assert [row.ticket_id for row in sheet.rows] == ["t2", "t3", "t4", "t1"]
    assert sheet.ticked == ()
    assert not sheet.admit.isEnabled()
    ana = sheet.rows[-1]
    assert not ana.isEnabled()
    assert ana.facts.startswith(f"Inside since {clock_time(NOW - 60)}")
    tap(ana)
    assert sheet.ticked == ()
    assert all(row.height() >= 56 for row in sheet.rows)


def test_its_heading_counts_people_and_no_order_number_is_in_the_way(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    assert sheet.order.text == "Order of 4 · 1 inside"
    assert not any("7F21" in one.text for one in all_written(sheet))


def test_a_tap_ticks_one_and_the_button_says_how_many(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    tap(sheet.rows[0])
    tap(sheet.rows[2])
    assert sheet.admit.text() == "Admit 2"
    with qtbot.waitSignal(sheet.admit_asked) as asked:
        tap(sheet.admit)
    assert asked.args == ["7F21", {"t2": "Luis García", "t4": "Eva García"}]
    assert not sheet.is_open


def test_tick_all_leaves_out_who_is_in_trouble_and_takes_it_back(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    assert sheet.tick_all.text() == "Tick the 2 valid"
    assert sheet.rows[2].facts == "The payment has not been processed yet"
    tap(sheet.tick_all)
    assert list(sheet.ticked) == ["t2", "t3"]
    tap(sheet.tick_all)
    assert list(sheet.ticked) == []


def test_by_keyboard_space_ticks_and_only_the_button_admits(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    asked: list[str] = []
    sheet.admit_asked.connect(lambda _order, names: asked.extend(names))
    first, second = sheet.rows[0], sheet.rows[1]
    assert first.hasFocus()
    key(first, Qt.Key.Key_Return)
    assert first.hasFocus()
    key(first, Qt.Key.Key_Space)
    key(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    key(second, Qt.Key.Key_Space)
    key(second, Qt.Key.Key_Return)
    assert asked == []
    assert sheet.admit.hasFocus()
    key(sheet.admit, Qt.Key.Key_Return)
    assert asked == ["t2", "t3"]


def test_who_comes_in_meanwhile_loses_the_tick_and_nothing_moves(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    for row in sheet.rows[:2]:
        tap(row)
    stood = sheet.rows
    luis_inside = Guest(LUIS.ticket, INSIDE)
    sheet.show_order("7F21", [ANA, luis_inside, IKER, UNPAID], NOW)
    assert sheet.rows == stood
    assert sheet.ticked == ("t3",)
    assert not sheet.rows[0].isEnabled()


def test_under_a_verdict_nothing_is_ticked(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    sheet.set_covered(covered=True)
    tap(sheet.rows[0])
    tap(sheet.tick_all)
    assert sheet.ticked == ()
    assert sheet.order_id == "7F21"


def test_what_was_ticked_is_forgotten(qtbot: QtBot, sheet: GroupSheet) -> None:
    open_family(qtbot, sheet)
    tap(sheet.rows[0])
    tap(sheet.close_button)
    assert sheet.order_id == ""
    open_family(qtbot, sheet)
    assert sheet.ticked == ()


def test_another_events_ticket_is_named_as_such(qtbot: QtBot, sheet: GroupSheet) -> None:
    other = Guest(a_ticket("t5", "Max", event=TOMORROW), Presence())
    sheet.show_order("7F21", [other], NOW, DoorRules(events=frozenset({"ev-sat"})))
    assert sheet.rows[0].trouble.replace("\u2068", "").startswith("For Harbour Festival")
    assert not sheet.tick_all.isVisible()


def test_forty_tickets_are_reached_and_nothing_is_clipped(qtbot: QtBot, sheet: GroupSheet) -> None:
    names = ["W" * 200, "👩‍👩‍👧" * 60, "محمد بن علي", "   ", "Ana García"]
    many = [Guest(a_ticket(f"g{n}", names[n % 5], kind="K" * 60), Presence()) for n in range(40)]
    sheet.resize(354, 232)
    open_family(qtbot, sheet, many)
    for row in sheet.rows[:5]:
        assert row.height() >= row.heightForWidth(row.width())
    for _ in range(39):
        focused = sheet.focusWidget()
        assert focused is not None
        key(focused, Qt.Key.Key_Down)
    last = sheet.rows[39]
    assert last.hasFocus()
    seen = sheet.findChildren(QScrollArea)[0].viewport()
    assert seen.rect().intersects(last.rect().translated(last.mapTo(seen, last.rect().topLeft())))
    assert sheet.rect().contains(sheet.admit.geometry())
    assert not sheet.grab().isNull()


def test_a_large_order_is_measured_once_and_its_ticks_are_counted_once(
    qtbot: QtBot, sheet: GroupSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many they are: all this happens while guests wait, and again with every verdict."""
    fitted, counted = [0], [0]
    fit, text = text_fit.fit, sheet.admit.setText

    def count_fit(*args: Any, **options: Any) -> Any:
        fitted[0] += 1
        return fit(*args, **options)

    def count_text(said: str) -> None:
        counted[0] += 1
        text(said)

    monkeypatch.setattr(tick_row, "fit", count_fit)
    monkeypatch.setattr(sheet.admit, "setText", count_text)
    many = [Guest(a_ticket(f"g{n}", f"Guest {n}"), Presence()) for n in range(300)]
    open_family(qtbot, sheet, many)
    assert len(sheet.rows) == len(many)
    sheet.grab()
    fitted[0] = counted[0] = 0
    sheet.show_order("7F21", many, NOW)
    tap(sheet.tick_all)
    assert len(sheet.ticked) == len(many)
    sheet.show_order("7F21", [replace(many[0], presence=INSIDE), *many[1:]], NOW)
    assert len(sheet.ticked) == len(many) - 1
    sheet.grab()
    assert counted[0] <= 5
    assert fitted[0] < len(many) / 4, "only rows that changed, and those that are painted"


def test_a_guest_who_comes_in_leaves_the_focus_to_the_next_and_not_to_all(
    qtbot: QtBot, sheet: GroupSheet
) -> None:
    coach = [Guest(a_ticket(f"t{n}", f"Guest {n}", kind="Coach"), Presence()) for n in range(8)]
    sheet.show_order("7F21", coach, NOW)
    sheet.rows[3].setFocus()
    coach[3] = replace(coach[3], presence=INSIDE)

    sheet.show_order("7F21", coach, NOW)
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    key(sheet.focusWidget(), Qt.Key.Key_Space)

    assert sheet.ticked == ("t4",)


def test_what_was_closed_before_it_was_shown_stays_closed(qtbot: QtBot, sheet: GroupSheet) -> None:
    """It is filled in one turn of the loop and opened in another; Esc may come between."""
    open_family(qtbot, sheet)
    tap(sheet.rows[0])
    sheet.fill("9C40", [IKER], NOW)
    assert (sheet.ticked, sheet.ignores_input) == ((), True), "another order stands there"
    key(sheet, Qt.Key.Key_Escape)
    sheet.open_filled()
    assert not sheet.is_open
    sheet.fill("9C40", [IKER], NOW)
    sheet.open_filled()
    assert (sheet.is_open, sheet.order_id, [row.ticket_id for row in sheet.rows]) == (True, "9C40", ["t3"])
