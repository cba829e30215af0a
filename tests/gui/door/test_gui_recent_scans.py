"""Recent scans: of this run, of earlier ones, and with the names hidden."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.presence import Certainty, Evidence, EvidenceSource, InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Reason, SameScan, Unknown
from kiosk.engine.events import ScanTrouble, TroubleKind
from kiosk.engine.records import AdmissionStatus
from kiosk.engine.scans_told import KeptScan, RecentScan
from kiosk.ui.door.recent_scans import MOST, RecentScans, recent_row, told_row
from kiosk.ui.texts.times import clock_time
from kiosk.ui.texts.verdict_texts import masked
from kiosk.ui.theme.clean_text import clean
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


STOPPED = AdmissionStatus(EntryState.CONFLICT, IncidentKind.CONFLICT, is_open=True)


@pytest.mark.parametrize(
    ("recorded", "name", "facts", "look", "mark"),
    [
        (scan(RowKind.ADMISSION), ANA.name, "camera", Look.GO, "go"),
        (
            replace(scan(RowKind.ADMISSION), status=AdmissionStatus(EntryState.WAITING)),
            ANA.name, "camera · not sent yet", Look.GO, "go",
        ),
        (
            replace(scan(RowKind.ADMISSION), status=AdmissionStatus(EntryState.CONFIRMED)),
            ANA.name, "camera · confirmed", Look.GO, "go",
        ),
        (
            replace(scan(RowKind.ADMISSION), status=STOPPED),
            ANA.name, "STOP · This ticket was already in", Look.STOP, "halt",
        ),
        (
            replace(scan(RowKind.ADMISSION), status=replace(STOPPED, is_open=False)),
            ANA.name, "was stopped, and looked at", Look.GREY, "ask",
        ),
        (
            replace(scan(RowKind.ADMISSION), status=AdmissionStatus(EntryState.NEEDS_ATTENTION)),
            ANA.name, "check-in refused: ask a supervisor", Look.ASK, "ask",
        ),
        (
            replace(scan(RowKind.ADMISSION), status=replace(STOPPED, taken_back=True)),
            ANA.name, "undone", Look.GREY, "undone",
        ),
        (scan(RowKind.EXIT), ANA.name, "left · camera", Look.EXIT, "exit"),
        (
            scan(RowKind.OVERRIDE, supervisor="Jonas", reason="came out for a moment"),
            ANA.name,
            "Allowed by \u2068Jonas\u2069: \u2068came out for a moment\u2069",
            Look.GO, "go",
        ),
        (
            scan(RowKind.OFF_LIST, ticket=None, supervisor="Jonas", reason="the host’s guest"),
            "Guest without a ticket",
            "Without a ticket, allowed by \u2068Jonas\u2069: \u2068the host’s guest\u2069",
            Look.GO, "go",
        ),
        (
            replace(scan(RowKind.OFF_LIST, ticket=None), name="Eva"),
            "Eva", "Without a ticket, allowed by", Look.GO, "go",
        ),
    ],
)  # fmt: skip
def test_a_recorded_scan_is_told_as_it_stands_by_now(
    recorded: RecentScan, name: str, facts: str, look: Look, mark: str
) -> None:
    row = told_row(recorded)
    assert (row.name, row.look, row.mark) == (name, look, mark)
    assert row.facts.startswith(f"{clock_time(NOW - 600)} · {facts}")
    assert row.key == (recorded.ticket.id if recorded.ticket else "")


def test_whoever_was_turned_away_is_told_as_then(qtbot: QtBot) -> None:
    told = given(NotValid(ANA, Reason.STATE_REFUSED))
    kept = KeptScan("s", told.at, told.verdict.kind, ticket_id=ANA.id, how=told.how, verdict=told.verdict)
    assert told_row(kept) == recent_row(told)
    forgotten = told_row(replace(kept, verdict=None))
    assert (forgotten.name, forgotten.look, forgotten.key) == ("Not valid", Look.STOP, ANA.id)
    shown = recent(qtbot)
    shown.show_told([told_row(kept)] * (MOST + 5))
    assert len(shown.list.rows.rows) == MOST


@pytest.mark.parametrize("kind", [TroubleKind.REFUSED, TroubleKind.UNCLEAR])
def test_whose_check_in_was_refused_at_once_has_no_green_tick(kind: TroubleKind) -> None:
    row = recent_row(replace(given(Admit(ANA)), trouble=ScanTrouble(kind, "no")))
    assert (row.look, row.mark) == (Look.ASK, "ask")
    assert "confirmed" not in row.facts


def test_an_admission_that_nobody_saw_green_says_so() -> None:
    row = told_row(scan(RowKind.ADMISSION), is_unshown=True)
    assert (row.look, row.facts) == (
        Look.ASK, f"{clock_time(NOW - 600)} · recorded before the restart, and not shown"
    )  # fmt: skip


def test_a_stop_goes_before_that_nobody_saw_the_admission_green() -> None:
    row = told_row(replace(scan(RowKind.ADMISSION), status=STOPPED), is_unshown=True)
    assert (row.look, row.mark) == (Look.STOP, "halt")
    assert row.facts == (
        f"{clock_time(NOW - 600)} · STOP · This ticket was already in"
        " · recorded before the restart, and not shown"
    )


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


@pytest.mark.parametrize(("typed", "shown"), [
    (((0, 3),), "Chloé D. L."), (((6, 2), (13, 4)), "C. Dubois Lang"), (((6, 1),), "C. D. L."),
])  # fmt: skip
def test_a_masked_name_keeps_the_words_that_were_typed(
    typed: tuple[tuple[int, int], ...], shown: str
) -> None:
    assert masked("Chloé Dubois Lang", typed) == f"\u2068{shown}\u2069"


@pytest.mark.parametrize(("name", "typed", "shown"), [
    ("Ana García-López", ((11, 2),), "A. G.-López"),  # the parts of a word are names of their own
    ("Ana García-López", ((4, 6), (11, 5)), "A. García-López"),
    ("a b c d e f García h", ((12, 3),), "a. b. c. d. García"),  # no more initials than elsewhere
    ("👩‍👩‍👧 Zoé Dubois", ((6, 2),), "👩‍👩‍👧. Zoé D."),
])  # fmt: skip
def test_a_masked_name_keeps_nothing_beside_what_was_typed(
    name: str, typed: tuple[tuple[int, int], ...], shown: str
) -> None:
    assert masked(name, typed) == f"\u2068{shown}\u2069"


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
