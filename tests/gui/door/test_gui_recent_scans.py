"""Recent scans: of this run, of earlier ones, and with the names hidden."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Certainty, Evidence, EvidenceSource, InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import Admit, AlreadyIn, Reason, SameScan, Unknown
from kiosk.engine.records import RecentScan
from kiosk.ui.door.recent_scans import MOST, RecentScans, recent_row, recorded_row
from kiosk.ui.texts.times import clock_time
from kiosk.ui.texts.verdict_texts import masked
from kiosk.ui.theme.text_fit import clean
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.row import ROW_ROLE
from tests.gui.fake_controller import NOW, a_ticket, given
from tests.gui.simulated_input import tap

ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")


def recent(qtbot: QtBot) -> RecentScans:
    made = RecentScans(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(776, 400)
    made.show()
    return made


def test_an_admission_is_told_with_time_reader_and_certainty() -> None:
    row = recent_row(given(Admit(ANA), certainty=Certainty.LOCAL, how=InputMethod.HAND_SCANNER))
    assert row.facts == f"{clock_time(NOW)} · hand scanner · not sent yet"
    assert (row.name, row.chip, row.look) == ("Ana García Lorenzo", "VIP", Look.GO)


def test_a_double_and_an_unknown_code_are_told_with_their_reason() -> None:
    double = recent_row(
        given(AlreadyIn(ANA, Reason.INSIDE, Evidence(EvidenceSource.HUB, NOW - 60, "Door B", "camera")))
    )
    assert f"Already in · Came in at {clock_time(NOW - 60)} at Door B" in clean(double.facts)
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


def scan(kind: RowKind, at: float = NOW - 600, ticket: Ticket | None = ANA, **changes: Any) -> RecentScan:
    row = LedgerRow(f"r{at}", kind, ticket.id if ticket else "", at, "Door A", InputMethod.CAMERA)
    return RecentScan(replace(row, **changes), ticket)


def test_what_an_earlier_run_recorded_stands_below_what_is_scanned_now(qtbot: QtBot) -> None:
    shown = recent(qtbot)
    shown.add(given(Admit(a_ticket("t9", "Now")), at=NOW))
    of_this_run = scan(RowKind.ADMISSION, NOW + 0.1, a_ticket("t9", "Now"))
    shown.show_recorded([of_this_run, scan(RowKind.ADMISSION), scan(RowKind.EXIT, NOW - 700)])
    assert [row.name for row in shown.list.rows.rows] == ["Now", ANA.name, ANA.name]
    assert [row.mark for row in shown.list.rows.rows] == ["go", "go", "exit"]


@pytest.mark.parametrize(
    ("recorded", "name", "facts", "mark"),
    [
        (scan(RowKind.ADMISSION), ANA.name, "camera · not sent yet", "go"),
        (replace(scan(RowKind.ADMISSION), confirmed=True), ANA.name, "camera · confirmed", "go"),
        (replace(scan(RowKind.ADMISSION), undone=True), ANA.name, "undone", "undone"),
        (scan(RowKind.EXIT), ANA.name, "left · camera", "exit"),
        (
            scan(RowKind.OVERRIDE, supervisor="Jonas"),
            ANA.name,
            "allowed by \u2068Jonas\u2069 · camera · not sent yet",
            "ask",
        ),
        (
            scan(RowKind.OFF_LIST, ticket=None, supervisor="Jonas"),
            "Without a ticket",
            "without a ticket, allowed by \u2068Jonas\u2069 · camera · saved here",
            "ask",
        ),
        (replace(scan(RowKind.OFF_LIST, ticket=None), name="Eva"), "Eva", "without a ticket", "ask"),
    ],
)
def test_a_recorded_scan_is_told_as_what_it_was(
    recorded: RecentScan, name: str, facts: str, mark: str
) -> None:
    row = recorded_row(recorded)
    assert (row.name, row.mark) == (name, mark)
    assert row.facts.startswith(f"{clock_time(NOW - 600)} · {facts}")
    assert row.key == (recorded.ticket.id if recorded.ticket else "")


def test_hidden_names_are_masked_in_the_list_and_to_screen_readers(qtbot: QtBot) -> None:
    shown = recent(qtbot)
    shown.add(given(Admit(ANA)))
    shown.add(given(Unknown()))
    rows = shown.list.rows
    rows.hide_names(hidden=True)
    assert [rows.index(n).data(ROW_ROLE).name for n in range(2)] == [
        "Not on the list",
        "\u2068A. G. L.\u2069",
    ]
    assert "Ana" not in rows.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    shown.add(given(Admit(a_ticket("t2", "Luis García"))))
    assert rows.index(0).data(ROW_ROLE).name == "\u2068L. G.\u2069"
    rows.hide_names(hidden=False)
    assert rows.index(2).data(ROW_ROLE).name == ANA.name


@pytest.mark.parametrize(
    ("name", "masked_name"),
    [
        ("Ana García Lorenzo", "A. G. L."),
        ("A\u0301ngel", "A\u0301."),
        ("👩‍👩‍👧 Zoé", "👩‍👩‍👧. Z."),
        ("محمد بن علي", "م. ب. ع."),
        ("a b c d e f", "a. b. c. d."),
        ("No name on the ticket", "No name on the ticket"),
        ("", ""),
    ],
)
def test_a_masked_name_keeps_no_more_than_first_letters(name: str, masked_name: str) -> None:
    """What is masked has its own direction, so that its points stand behind their letters."""
    assert masked(name).strip("\u2068\u2069") == masked_name
    assert masked(name).startswith("\u2068") == (masked_name not in ("", name))


def test_the_question_about_names_stands_until_it_is_answered_or_somebody_is_scanned(qtbot: QtBot) -> None:
    shown = recent(qtbot)
    assert not shown.question.isVisible()
    shown.ask_about_names(asked=True)
    assert shown.question.isVisible()
    with qtbot.waitSignal(shown.names_answered) as answered:
        tap(shown.question.hide_names)
    assert answered.args == [True]
    with qtbot.waitSignal(shown.names_answered) as answered:
        tap(shown.question.show_names)
    assert answered.args == [False]
    shown.add(given(Admit(ANA)))
    assert not shown.question.isVisible()
