"""Lists show whole rows: a little lower where one more then has room, and none is cut through."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import ROW_PX, Theme
from kiosk.ui.widgets.lists import TALL_PX, SheetRows
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.row_painter import LEAST_ROW_PX
from kiosk.ui.widgets.scroll_edges import SPARE_PX, STRIP_PX
from tests.gui.painted_text import all_written
from tests.gui.simulated_input import let_go, press_down


def a_list(qtbot: QtBot, height: int, count: int) -> RowList:
    made = RowList(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(400, height)
    made.show()
    made.show_rows(tuple(Row(f"t{n}", f"Guest {n}", "17:42 · camera") for n in range(count)))
    return made


def row_heights(shown: RowList) -> set[int]:
    shown.grab()
    return {shown.visualRect(shown.rows.index(n)).height() for n in range(shown.rows.rowCount())}


def test_a_number_that_has_no_room_is_left_out_and_not_cut(qtbot: QtBot) -> None:
    shown = a_list(qtbot, 100, 0)
    facts = ("Not inside", "bought by Ana García", "order 7F21, 4 tickets, 0 inside")
    shown.show_rows((Row("t1", "Pablo García", " · ".join(facts), chip="General"),))
    kept = set()
    for width in range(260, 700, 20):
        shown.resize(width, 100)
        shown.grab()
        (said,) = (one.text for one in all_written(shown) if one.text.startswith("Not inside"))
        left_out = [fact for fact in facts if fact not in said]
        assert said == " · ".join(facts[: len(facts) - len(left_out)]) + (" …" if left_out else "")
        kept.add(len(facts) - len(left_out))
    assert kept == {1, 2, 3}


@pytest.mark.parametrize("height", range(60, 500, 7))
@pytest.mark.parametrize("count", [1, 3, 40])
def test_no_row_is_cut_through_at_the_foot(qtbot: QtBot, height: int, count: int) -> None:
    shown = a_list(qtbot, height, count)
    (row,) = row_heights(shown)
    assert LEAST_ROW_PX <= row <= ROW_PX
    seen = shown.viewport().height()
    if count * row > seen and height >= ROW_PX:
        assert seen % row == 0
        assert height - seen < row


def test_rows_are_lower_only_where_one_more_is_whole_then(qtbot: QtBot) -> None:
    shown = a_list(qtbot, 4 * ROW_PX - 30, 40)
    assert row_heights(shown) == {(4 * ROW_PX - 30) // 4}
    shown.resize(400, 3 * ROW_PX + shown.frameWidth() * 2)
    assert row_heights(shown) == {ROW_PX}
    shown.show_rows(shown.rows.rows[:2])
    shown.resize(400, 4 * ROW_PX - 30)
    assert row_heights(shown) == {ROW_PX}


def test_rows_are_lower_where_then_all_of_them_are_whole(qtbot: QtBot) -> None:
    shown = a_list(qtbot, 5 * LEAST_ROW_PX + 3, 5)
    assert row_heights(shown) == {LEAST_ROW_PX}
    shown.show_rows(shown.rows.rows[:4])
    assert row_heights(shown) == {(5 * LEAST_ROW_PX + 3) // 4}
    shown.show_rows(shown.rows.rows[:3])
    assert row_heights(shown) == {ROW_PX}


def test_rows_that_come_one_by_one_are_whole_too(qtbot: QtBot) -> None:
    shown = a_list(qtbot, 4 * ROW_PX - 30, 3)
    assert row_heights(shown) == {ROW_PX}
    shown.rows.put_first(Row("new", "Somebody new"), 50)
    assert row_heights(shown) == {(4 * ROW_PX - 30) // 4}


def middle(shown: RowList, number: int) -> QPoint:
    return shown.visualRect(shown.rows.index(number)).center()


def test_the_row_under_the_finger_is_chosen_though_another_comes_above_it(qtbot: QtBot) -> None:
    shown, chosen = a_list(qtbot, 400, 3), list[str]()
    shown.chosen.connect(chosen.append)
    at = middle(shown, 1)
    press_down(shown.viewport(), at)
    shown.rows.put_first(Row("new", "Somebody new"), 50)
    let_go(shown.viewport(), at)
    press_down(shown.viewport(), at)
    shown.show_rows((Row("t1", "Guest 1"), Row("other", "Somebody else")))
    let_go(shown.viewport(), at)
    assert chosen == ["t1"]


def test_a_finger_that_leaves_its_row_chooses_none_unless_the_row_has_come_with_it(qtbot: QtBot) -> None:
    shown, chosen = a_list(qtbot, 400, 3), list[str]()
    shown.chosen.connect(chosen.append)
    first, second = middle(shown, 0), middle(shown, 1)
    press_down(shown.viewport(), first)
    let_go(shown.viewport(), second)
    assert chosen == []
    press_down(shown.viewport(), first)
    shown.show_rows((Row("new", "Somebody new"), *shown.rows.rows))
    let_go(shown.viewport(), second)
    assert chosen == ["t0"]


@pytest.mark.parametrize("facts", ["HHH", ""])
@pytest.mark.parametrize("rows", [1, 8])
def test_the_letters_stand_in_the_middle_of_their_row(qtbot: QtBot, facts: str, rows: int) -> None:
    """And not their lines, which have more room above the letters than below."""
    shown = RowList(Theme(Scheme.DARK))
    qtbot.addWidget(shown)
    shown.resize(400, 8 * LEAST_ROW_PX + 3)
    shown.show()
    shown.show_rows(tuple(Row(f"t{n}", "HHH", facts) for n in range(rows)))
    row = shown.visualRect(shown.rows.index(0))
    assert row.height() == (LEAST_ROW_PX if rows > 1 else ROW_PX)
    image = shown.viewport().grab(row.adjusted(64, 0, -200, -2)).toImage()
    ground = image.pixel(image.width() - 1, 0)
    inked = [
        y for y in range(image.height()) if any(image.pixel(x, y) != ground for x in range(image.width()))
    ]
    above, below = inked[0], row.height() - 1 - inked[-1]
    assert above <= below <= above + 5  # feet of letters such as g have some of the room below


def counted_layouts(monkeypatch: pytest.MonkeyPatch) -> list[QListView]:
    """The lists whose rows are put in their places, from now on."""
    laid_out: list[QListView] = []
    lay_out = QListView.doItemsLayout

    def counted(view: QListView) -> None:
        laid_out.append(view)
        lay_out(view)

    monkeypatch.setattr(QListView, "doItemsLayout", counted)
    return laid_out


def test_thousands_that_come_where_nobody_was_are_put_in_their_places_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = Panel(Theme(Scheme.DARK), "Waiting", "Nobody")
    qtbot.addWidget(panel)
    panel.resize(400, 500)
    panel.show()
    panel.list.resize(400, 100)  # what it has before anybody waits
    laid_out = counted_layouts(monkeypatch)
    panel.list.show_rows(tuple(Row(f"t{n}", f"Guest {n}") for n in range(3000)))
    panel.resize(400, 10 * ROW_PX - 30)
    panel.grab()
    assert laid_out == [panel.list]
    assert panel.list.visualRect(panel.list.rows.index(2999)).height() >= LEAST_ROW_PX


def test_another_style_lays_out_no_row_of_thousands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    theme = Theme(Scheme.DARK)
    shown = RowList(theme)
    qtbot.addWidget(shown)
    shown.resize(400, 500)
    shown.show()
    shown.show_rows(tuple(Row(f"t{n}", f"Guest {n}") for n in range(3000)))
    shown.setStyleSheet(stylesheet(theme))
    theme.choose(Scheme.HIGH_CONTRAST)
    shown.grab()
    laid_out = counted_layouts(monkeypatch)
    theme.choose(Scheme.LIGHT)
    shown.setStyleSheet(stylesheet(theme))
    shown.setFont(theme.font(20))
    shown.viewport().setFont(theme.font(21))
    shown.executeDelayedItemsLayout()
    assert laid_out == []
    shown.doItemsLayout()
    assert laid_out == [shown]
    monkeypatch.undo()
    theme.fit_to(5120, 3200)
    assert min(row_heights(shown)) >= 2 * LEAST_ROW_PX


@pytest.mark.parametrize("short", [0, 2, SPARE_PX, SPARE_PX + 1])
def test_a_sheet_has_no_hole_where_a_row_only_just_has_no_room(qtbot: QtBot, short: int) -> None:
    shown = SheetRows(Theme(Scheme.DARK))
    qtbot.addWidget(shown)
    shown.show_rows(tuple(Row(f"t{n}", f"Guest {n}", "17:42 · camera") for n in range(8)))
    shown.show()
    frame = shown.height() - shown.contentsRect().height()
    shown.resize(600, 3 * TALL_PX + STRIP_PX - short + frame)
    shown.grab()
    assert shown.viewport().height() == (3 if short <= SPARE_PX else 2) * TALL_PX
