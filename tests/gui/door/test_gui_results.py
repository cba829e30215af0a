"""The results under the entry: rows, marks, selection, taps."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.core.policy import DoorPolicy, Meaning
from kiosk.core.presence import Evidence, EvidenceSource, InputMethod, Presence, PresenceState
from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import Guest
from kiosk.ui.door.entry import Results
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.theme import DARK, Look, Theme
from kiosk.ui.widgets.guest_rows import DoorRules, guest_row, matched_ranges
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.row_painter import _marked
from tests.gui.fake_controller import NOW, a_ticket
from tests.gui.simulated_input import tap

ANA = Guest(
    a_ticket("t1", "Ana García Lorenzo", kind="VIP", buyer="Luis García"),
    Presence(),
    order_size=4,
    order_inside=2,
)
LUIS = Guest(
    a_ticket("t2", "Luis García", kind="VIP"),
    Presence(PresenceState.INSIDE, 1, Evidence(EvidenceSource.HUB, NOW - 1800, "Door B", InputMethod.CAMERA)),
)


def parts(name: str, query: str) -> list[str]:
    return [name[start : start + length] for start, length in matched_ranges(name, query)]


@pytest.mark.parametrize(
    ("name", "query", "marked"),
    [
        ("Ana García Lorenzo", "garc", ["Garc"]),
        ("Ana García Lorenzo", "lor ana", ["Ana", "Lor"]),
        ("Jürgen Groß", "gross", ["Groß"]),
        ("Siobhán O’Neill", "siobhan", ["Siobhán"]),
        ("María-José", "jose", ["José"]),
        ("Zoe\u0301 Angstro\u0308m", "angstrom", ["Angstro\u0308m"]),
        ("Łukasz Szczepański", "lukasz", ["Łukasz"]),
        ("Chloé Dubois", "duboys", ["Dubois"]),
        ("👩‍👩‍👧 Ana", "ana", ["Ana"]),
        ("Ana", "zzz", []),
        ("", "a", []),
        ("Ana", "", []),
    ],
)
def test_what_was_typed_is_marked_in_the_name(name: str, query: str, marked: list[str]) -> None:
    assert parts(name, query) == marked


def test_marks_count_as_qt_counts_and_end_where_the_name_is_cut() -> None:
    row = Row("t", "👩 Ana Maximiliana", marks=((2, 3), (6, 11)))
    (first, second) = _marked(row, row.name, DARK)
    assert (first.start, first.length) == (3, 3)
    assert (second.start, second.length) == (7, 11)
    assert len(_marked(row, "👩 Ana Ma…", DARK)) == 1


def test_a_row_tells_presence_order_and_buyer() -> None:
    row = guest_row(ANA, "garc", NOW)
    assert (row.key, row.chip, row.look, row.mark) == ("t1", "VIP", Look.NEUTRAL, "outside")
    assert row.facts.startswith("Not inside · bought by ")
    assert "order of 4, 2 inside" in row.facts
    assert "7F21" not in row.facts, "order numbers stand in the details"
    assert "Luis García" in row.facts
    inside = guest_row(LUIS, "garc", NOW)
    assert (inside.look, inside.mark) == (Look.GO, "go")
    assert f"Inside since {clock_time(NOW - 1800)}" in inside.facts


def test_a_ticket_in_trouble_is_amber() -> None:
    row = guest_row(Guest(a_ticket("t", "A", state="unpaid"), Presence()), "a", NOW)
    assert row.look is Look.ASK
    assert row.facts.startswith("The payment has not been processed yet · Not inside")
    let_in = DoorRules(DoorPolicy(states={"unpaid": Meaning.ADMIT}))
    assert (
        guest_row(Guest(a_ticket("t", "A", state="unpaid"), Presence()), "a", NOW, let_in).look
        is Look.NEUTRAL
    )
    assert "No longer on" in guest_row(Guest(a_ticket("t", "A"), Presence(), vanished=True), "a", NOW).facts


@pytest.fixture
def results(qtbot: QtBot) -> Results:
    made = Results(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(776, 400)
    made.show()
    return made


def test_the_first_guest_is_selected_and_arrows_stay_inside(results: Results) -> None:
    results.show_guests("garc", [ANA, LUIS], NOW)
    assert results.heading.text() == "2 guests · Enter opens, arrow keys choose"
    assert results.list.selected is not None
    assert results.list.selected.key == "t1"
    for steps, key in ((1, "t2"), (5, "t2"), (-9, "t1")):
        results.list.step(steps)
        assert results.list.selected.key == key


def test_a_tap_chooses_a_guest(qtbot: QtBot, results: Results) -> None:
    results.show_guests("garc", [ANA, LUIS], NOW)
    second = results.list.visualRect(results.list.rows.index(1))
    with qtbot.waitSignal(results.list.chosen) as chosen:
        tap(results.list.viewport(), second.center())
    assert chosen.args == ["t2"]


def test_nobody_found_is_said_with_what_was_typed(results: Results) -> None:
    results.show_guests("zz<b>z", [], NOW)
    assert results.empty.isVisible()
    assert not results.list.isVisible()
    assert "zz<b>z" in results.empty.text()
    assert results.list.selected is None


def test_a_single_letter_lists_nobody(results: Results) -> None:
    results.show_guests("garc", [ANA], NOW)
    results.ask_for_more("g")
    assert results.found == ()
    assert results.query == "g"
    assert results.empty.text().startswith("Go on typing")


def test_twenty_rows_of_hard_names_are_painted(results: Results) -> None:
    names = ["W" * 200, "👩‍👩‍👧" * 60, "محمد بن علي", "   ", "a\u0301" * 90]
    guests = [Guest(a_ticket(f"t{n}", names[n % 5], kind="K" * 80), Presence()) for n in range(20)]
    results.show_guests("w", guests, NOW)
    assert len(results.found) == 20
    assert not results.grab().isNull()


def test_what_is_told_again_keeps_who_is_selected(results: Results) -> None:
    results.show_guests("garc", [ANA, LUIS], NOW)
    results.list.step(1)
    results.show_guests("garc", [ANA, LUIS], NOW, again=True)
    assert results.list.selected is not None
    assert results.list.selected.key == "t2"
