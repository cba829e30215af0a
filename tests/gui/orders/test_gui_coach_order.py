"""An order that fills a coach: its rows are made some at a time, and nobody notices."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Presence, PresenceState
from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import Guest
from kiosk.ui.orders.group_sheet import AT_ONCE, GroupSheet
from kiosk.ui.orders.tick_row import TickRow
from kiosk.ui.theme.theme import Theme
from tests.gui.fake_controller import NOW, a_ticket
from tests.gui.simulated_input import key, tap

COACH = [Guest(a_ticket(f"t{n}", f"Guest {n}", kind="Coach"), Presence()) for n in range(60)]
VAN = [Guest(a_ticket(f"v{n}", f"Driver {n}"), Presence()) for n in range(3)]
NAMES = [f"Guest {n}" for n in range(60)]


@pytest.fixture
def home(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(776, 480)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


@pytest.fixture
def sheet(home: QWidget) -> GroupSheet:
    return a_sheet(home, Theme(Scheme.DARK))


def a_sheet(home: QWidget, theme: Theme) -> GroupSheet:
    made = GroupSheet(theme, 0.0, home)
    made.resize(776, 480)
    return made


def shown(sheet: GroupSheet) -> list[str]:
    """The names that stand there by now, from the top."""
    rows = [row for row in sheet.findChildren(TickRow) if row.isVisible()]
    return [row.name for row in sorted(rows, key=QWidget.y)]


def one_turn(sheet: GroupSheet) -> None:
    """The sheet has just listened up, and is not whole yet."""
    QApplication.processEvents()
    assert not sheet.ignores_input
    assert AT_ONCE <= len(shown(sheet)) < len(COACH)


def is_in_view(sheet: GroupSheet, row: QWidget) -> bool:
    room = sheet.findChildren(QScrollArea)[0].viewport()
    return room.rect().contains(row.rect().translated(row.mapTo(room, row.rect().topLeft())).center())


def test_it_is_whole_soon_after_it_opens(qtbot: QtBot, sheet: GroupSheet) -> None:
    sheet.show_order("7F21", COACH, NOW)
    assert len(shown(sheet)) == AT_ONCE, "those who are seen first are there at once"
    assert sheet.tick_all.text() == "Tick all (60)"
    qtbot.waitUntil(lambda: shown(sheet) == NAMES)


def test_no_row_is_squeezed_while_others_are_made(qtbot: QtBot, sheet: GroupSheet) -> None:
    long = [Guest(a_ticket(f"t{n}", "W" * 200), Presence()) for n in range(len(COACH))]
    sheet.resize(354, 232)
    sheet.show_order("7F21", long, NOW)
    while len(shown(sheet)) < len(COACH):
        QApplication.processEvents()
        tall = [row.height() - row.heightForWidth(row.width()) for row in sheet.findChildren(TickRow)]
        assert min(tall) >= 0


def test_the_way_back_leads_to_the_last_guest_at_once(qtbot: QtBot, sheet: GroupSheet) -> None:
    sheet.show_order("7F21", COACH, NOW)
    assert isinstance(first := sheet.focusWidget(), TickRow)
    assert first.name == "Guest 0"
    for _ in range(4):
        key(sheet.focusWidget(), Qt.Key.Key_Backtab)
        if isinstance(last := sheet.focusWidget(), TickRow):
            break
    assert isinstance(last, TickRow)
    assert last.name == "Guest 59"
    assert is_in_view(sheet, last)
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    key(last, Qt.Key.Key_Space)
    assert sheet.ticked == ("t59",)


@pytest.mark.parametrize("down", [Qt.Key.Key_Down, Qt.Key.Key_Tab])
def test_keys_go_down_to_the_last_guest_however_fast(qtbot: QtBot, sheet: GroupSheet, down: Qt.Key) -> None:
    sheet.show_order("7F21", COACH, NOW)
    for _ in range(len(COACH) - 1):
        key(sheet.focusWidget(), down)
    assert isinstance(last := sheet.focusWidget(), TickRow)
    assert last.name == "Guest 59"
    assert is_in_view(sheet, last)


def test_all_are_ticked_though_not_all_were_there(qtbot: QtBot, sheet: GroupSheet) -> None:
    sheet.show_order("7F21", COACH, NOW)
    one_turn(sheet)
    tap(sheet.tick_all)
    assert sheet.tick_all.text() == "Tick none"
    assert sheet.admit.text() == "Admit 60"
    with qtbot.waitSignal(sheet.admit_asked) as asked:
        tap(sheet.admit)
    assert list(asked.args[1].values()) == NAMES


def test_ticking_those_who_are_there_is_not_ticking_all(qtbot: QtBot, sheet: GroupSheet) -> None:
    sheet.show_order("7F21", COACH, NOW)
    one_turn(sheet)
    for row in sheet.findChildren(TickRow):
        tap(row)
    assert sheet.tick_all.text() == "Tick all (60)"


def test_closed_in_the_middle_it_is_let_go_of_and_whole_the_next_time(
    qtbot: QtBot, sheet: GroupSheet
) -> None:
    sheet.show_order("7F21", COACH, NOW)
    one_turn(sheet)
    tap(sheet.findChildren(TickRow)[0])
    tap(sheet.close_button)
    made = len(sheet.findChildren(TickRow))
    assert made < len(COACH)
    qtbot.wait(50)
    assert len(sheet.findChildren(TickRow)) == made, "nobody waits for the others"
    sheet.show_order("8A02", VAN, NOW)
    qtbot.wait(50)
    assert shown(sheet) == ["Driver 0", "Driver 1", "Driver 2"]
    tap(sheet.close_button)
    sheet.show_order("7F21", COACH, NOW)
    qtbot.waitUntil(lambda: shown(sheet) == NAMES)
    assert sheet.ticked == ()


def test_another_order_takes_its_place_in_the_middle(qtbot: QtBot, sheet: GroupSheet) -> None:
    sheet.show_order("7F21", COACH, NOW)
    one_turn(sheet)
    sheet.show_order("8A02", VAN, NOW)
    qtbot.wait(50)
    assert shown(sheet) == ["Driver 0", "Driver 1", "Driver 2"]


def test_what_changes_in_the_middle_is_told_and_nothing_moves(qtbot: QtBot, sheet: GroupSheet) -> None:
    sheet.show_order("7F21", COACH, NOW)
    one_turn(sheet)
    first, second = sheet.findChildren(TickRow)[:2]
    tap(first)
    tap(second)
    inside = Presence(PresenceState.INSIDE, 1)
    told = [replace(one, presence=inside) if one.ticket.id in ("t1", "t59") else one for one in COACH]
    sheet.show_order("7F21", [*VAN[:1], *told[:40], *told[41:]], NOW)
    qtbot.waitUntil(lambda: shown(sheet) == [*NAMES[:40], *NAMES[41:], "Driver 0"])
    assert sheet.findChildren(TickRow)[0] is first
    assert sheet.ticked == ("t0",)
    assert [row.name for row in sheet.rows if not row.isEnabled()] == ["Guest 1", "Guest 59"]


def test_another_theme_in_the_middle_is_everywhere(qtbot: QtBot, home: QWidget) -> None:
    theme = Theme(Scheme.DARK)
    sheet = a_sheet(home, theme)
    sheet.show_order("7F21", COACH, NOW)
    one_turn(sheet)
    theme.choose(Scheme.LIGHT)
    qtbot.waitUntil(lambda: shown(sheet) == NAMES)
    other = a_sheet(home, Theme(Scheme.LIGHT))
    other.show_order("7F21", COACH, NOW)
    qtbot.waitUntil(lambda: shown(other) == NAMES)
    sheet.rows[0].setFocus()
    changed = sheet.grab().toImage()
    other.rows[0].setFocus()
    assert changed == other.grab().toImage()


def test_a_row_is_measured_anew_where_everything_is_drawn_larger(qtbot: QtBot) -> None:
    theme = Theme(Scheme.DARK)
    row = TickRow(theme, "t0")
    qtbot.addWidget(row)
    row.show_guest(COACH[0], "", NOW)
    before = row.heightForWidth(600)
    theme.choose(Scheme.LIGHT)
    assert row.heightForWidth(600) == before
    theme.fit_to(5120, 3200)
    assert row.heightForWidth(600) == 2 * before


def test_a_larger_window_in_the_middle_makes_every_row_taller(qtbot: QtBot, home: QWidget) -> None:
    theme = Theme(Scheme.DARK)
    sheet = a_sheet(home, theme)
    sheet.resize(1552, 960)  # tall enough for both not to stand closer
    sheet.show_order("7F21", COACH, NOW)
    one_turn(sheet)
    before = sheet.findChildren(TickRow)[0].height()
    theme.fit_to(5120, 3200)
    qtbot.waitUntil(lambda: shown(sheet) == NAMES)
    qtbot.waitUntil(lambda: min(row.height() for row in sheet.rows) > before)


@pytest.mark.parametrize("trouble", [False, True])
def test_a_row_is_as_tall_after_any_other_width_as_at_first(qtbot: QtBot, *, trouble: bool) -> None:
    """What a row remembers of one width is right for every other, however compact it was meanwhile."""
    theme = Theme(Scheme.DARK)
    names = ["Ana", "Maximilian von und zu Guttenberg-Hohenlohe", "王小明", "a" * 90]
    for guest in (
        Guest(a_ticket(f"t{n}", one, kind="Coach and dinner"), Presence()) for n, one in enumerate(names)
    ):
        why = "Cancelled on Tuesday, and paid back to who bought it" if trouble else ""

        def row(*, low: bool, guest: Guest = guest, why: str = why) -> TickRow:
            made = TickRow(theme, "t")
            qtbot.addWidget(made)
            made.show_guest(guest, why, NOW)
            made.set_compact(low=low)
            return made

        kept = row(low=False)
        for width in (1 << 16, 900, 300, 301, 260, 700, 120, 1200):
            for low in (True, False):
                kept.set_compact(low=low)
                assert kept.heightForWidth(width) == row(low=low).heightForWidth(width), (
                    guest.ticket.name,
                    width,
                )
