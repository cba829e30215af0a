"""Several tickets of one code: choosing one opens it."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Presence
from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import Guest
from kiosk.ui.search.candidates_sheet import CandidatesSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.guest_rows import candidate_rows
from tests.gui.fake_controller import NOW, a_ticket
from tests.gui.simulated_input import key, tap

TWINS = [Guest(a_ticket("t1", "Ana García"), Presence()), Guest(a_ticket("t2", "Iker García"), Presence())]


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[CandidatesSheet]:
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(776, 400)
    made = CandidatesSheet(Theme(Scheme.DARK), 0.0, home)
    made.resize(776, 400)
    home.show()
    home.activateWindow()
    made.show_guests(TWINS, NOW)
    qtbot.waitUntil(lambda: not made.ignores_input)
    yield made
    home.close()


def test_a_tap_chooses_one(qtbot: QtBot, sheet: CandidatesSheet) -> None:
    row = sheet.list.visualRect(sheet.list.rows.index(1))
    with qtbot.waitSignal(sheet.chosen) as chosen:
        tap(sheet.list.viewport(), row.center())
    assert chosen.args == ["t2"]
    assert not sheet.is_open


def test_arrows_and_enter_choose_one(qtbot: QtBot, sheet: CandidatesSheet) -> None:
    assert sheet.list.hasFocus()
    key(sheet.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(sheet.chosen) as chosen:
        key(sheet.list, Qt.Key.Key_Return)
    assert chosen.args == ["t2"]


def test_under_a_verdict_none_is_chosen(sheet: CandidatesSheet) -> None:
    asked: list[str] = []
    sheet.chosen.connect(asked.append)
    sheet.set_covered(covered=True)
    tap(sheet.list.viewport(), sheet.list.visualRect(sheet.list.rows.index(0)).center())
    assert asked == []
    assert sheet.is_open


def test_the_rows_say_what_tells_the_tickets_apart() -> None:
    ana, iker = (row.facts for row in candidate_rows(TWINS, NOW))
    assert "order" not in ana
    assert clean_of(ana) == "Not inside · bought by Ana García"
    assert clean_of(iker) == "Not inside · bought by Iker García"
    other = replace(TWINS[1], order_size=3, order_inside=1)
    assert "order of 3, 1 inside" in clean_of(candidate_rows([TWINS[0], other], NOW)[1].facts)


def test_rows_that_would_read_the_same_name_their_tickets_id() -> None:
    alike = replace(TWINS[0], ticket=replace(TWINS[0].ticket, id="t9"))
    facts = [clean_of(row.facts) for row in candidate_rows([TWINS[0], alike, TWINS[1]], NOW)]
    assert [one.split(" · ")[-1] for one in facts] == ["ticket t1", "ticket t9", "bought by Iker García"]


def clean_of(facts: str) -> str:
    """Without the signs that keep each part in its own direction."""
    return facts.translate(dict.fromkeys((0x2068, 0x2069)))
