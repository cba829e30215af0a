"""Recent scans, and the incidents beside them."""

from pytestqt.qtbot import QtBot

from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import Certainty, Evidence, How, Source
from kiosk.core.verdict import Admit, AlreadyIn, SameScan, Unknown, Why
from kiosk.engine.records import Incident
from kiosk.ui.attention import Attention
from kiosk.ui.recent import MOST, Recent, recent_row
from kiosk.ui.theme import Look, Scheme, Theme
from kiosk.ui.times import clock_time
from tests.gui.fake_desk import NOW, a_ticket, given
from tests.gui.hands import tap

ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")


def recent(qtbot: QtBot) -> Recent:
    made = Recent(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(776, 400)
    made.show()
    return made


def test_an_admission_is_told_with_time_reader_and_certainty() -> None:
    row = recent_row(given(Admit(ANA), certainty=Certainty.LOCAL, how=How.HAND_SCANNER))
    assert row.facts == f"{clock_time(NOW)} · hand scanner · this machine only"
    assert (row.name, row.chip, row.look) == ("Ana García Lorenzo", "VIP", Look.GO)


def test_a_double_and_an_unknown_code_are_told_with_their_reason() -> None:
    double = recent_row(given(AlreadyIn(ANA, Why.INSIDE, Evidence(Source.HUB, NOW - 60, "Door B", "camera"))))
    assert f"Already in · Came in at {clock_time(NOW - 60)} at Door B" in double.facts
    assert "\x02" not in double.facts
    unknown = recent_row(given(Unknown()))
    assert (unknown.key, unknown.name) == ("", "Not on the list")


def test_the_newest_is_on_top_the_same_scan_is_left_out_and_the_oldest_go(qtbot: QtBot) -> None:
    shown = recent(qtbot)
    assert shown.empty.isVisible()
    for number in range(MOST + 5):
        shown.add(given(Admit(a_ticket(f"t{number}", f"Guest {number}"))))
        shown.add(given(SameScan()))
    rows = shown.list.rows.rows
    assert len(rows) == MOST
    assert rows[0].name == f"Guest {MOST + 4}"
    assert not shown.empty.isVisible()
    assert not shown.grab().isNull()


def test_incidents_are_named_newest_first_and_open_their_guest(qtbot: QtBot) -> None:
    panel = Attention(Theme(Scheme.LIGHT))
    qtbot.addWidget(panel)
    panel.resize(420, 260)
    panel.show()
    assert panel.empty.isVisible()
    incidents = [
        Incident("i1", IncidentKind.CONFLICT, NOW - 100, "t4", "a4"),
        Incident("i2", IncidentKind.MASS_VANISHING, NOW - 50, "", ""),
    ]
    panel.show_incidents(incidents, {"t4": "Chloé Dubois"}, NOW)
    assert [row.name for row in panel.list.rows.rows] == ["Guest list", "Chloé Dubois"]
    assert panel.heading.text() == "To look at · 2"
    row = panel.list.visualRect(panel.list.rows.index(1))
    with qtbot.waitSignal(panel.list.chosen) as chosen:
        tap(panel.list.viewport(), row.center())
    assert chosen.args == ["t4"]
