"""The screen in German: its verdicts, its numbers and dates, and what the engine says in English."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.message import STATUS_PHRASES, Age, Message
from kiosk.core.outbox import WITH_STATUS
from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import Event, Listing
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Unknown, Verdict, VerdictKind, WrongEvent
from kiosk.engine.events import ScanFailed, ScanTrouble, TroubleKind
from kiosk.engine.readiness import Check
from kiosk.engine.records import OutboxCount
from kiosk.engine.supervised import NotRecorded
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.door.recent_scans import recent_row
from kiosk.ui.orders.presenter import undo_in_words
from kiosk.ui.outbox.outbox_texts import attempts_in_words, error_in_words
from kiosk.ui.supervisor.supervisor_texts import barred, pin_not_looked_at
from kiosk.ui.texts import status_texts, verdict_texts
from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.messages import as_detail
from kiosk.ui.texts.times import age, day
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.outcome_views import view_of_failed
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT, a_ticket, given
from tests.gui.painted_text import all_written

ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")
FULL = Message("the disk is full: nothing was recorded. Free some space and scan again")
IN_GERMAN = "Der Speicher ist voll: nichts wurde erfasst. Platz schaffen und noch einmal scannen"


@pytest.fixture(autouse=True)
def in_german(qapp: QApplication) -> Iterator[None]:
    use_language(qapp, "de")
    yield
    use_language(qapp, "en")


def test_every_verdict_has_one_german_word_of_its_own() -> None:
    said = {kind: verdict_texts.word_for(kind) for kind in VerdictKind}
    assert said[VerdictKind.ADMIT] == "EINLASS"
    assert said[VerdictKind.ALREADY_IN] == "SCHON DRIN"
    assert said[VerdictKind.UNKNOWN] == "NICHT AUF DER LISTE"
    assert len(set(said.values())) == len(VerdictKind)


@pytest.mark.parametrize(
    ("verdict", "word"),
    [
        (Unknown(), "Nicht auf der Liste"),
        (AlreadyIn(ANA, Reason.INSIDE, None), "Schon drin"),
        (WrongEvent(replace(ANA, event=TOMORROW)), "Falscher Tag"),
        (WrongEvent(replace(ANA, event=TONIGHT)), "Falsches Event"),
    ],
)
def test_a_line_writes_a_verdict_with_the_capitals_that_german_has(verdict: Verdict, word: str) -> None:
    row = recent_row(given(verdict))
    assert word in f"{row.name} · {row.facts}"


def test_one_and_many() -> None:
    event = Event("e", Listing("l", "Hafenfest"), None, None)
    assert verdict_texts.events_in_status_bar([event, event], chosen=True) == "Hafenfest · 2 Termine"
    assert verdict_texts.order_in_row(4, 1) == "4er-Bestellung, 1 drin"
    assert [attempts_in_words(n) for n in (0, 1, 3)] == [
        "noch nicht versucht",
        "einmal versucht",
        "3-mal versucht",
    ]
    assert [clean(age(n * 86_400)) for n in (1.6, 3)] == ["2 Tage", "3 Tage"]
    said = QCoreApplication.translate("event", "{n} ticket(s)", "", 1)
    assert said == "{n} Ticket"


def test_numbers_and_dates_are_written_as_in_german() -> None:
    assert (
        status_texts.unsent_status(OutboxCount(1250, None, 1), NOW).full
        == "1.250 nicht gesendet · 1 abgelehnt"
    )
    assert day(1_781_450_000) == "So.\u00a014.\u00a0Juni"


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (Check("disk", ok=True, detail=Message("{amount} GB free", amount=212.4)), "212,4 GB frei"),
        (
            Check("list", ok=True, detail=Message("{n} tickets, complete, {age} old", n=1250, age=Age(8))),
            "1.250 Tickets, vollständig, 8 s alt",
        ),
        (
            Check("list", ok=True, detail=Message("{n} tickets, complete, {age} old", n=1, age=Age(8))),
            "1 Ticket, vollständig, 8 s alt",
        ),
        (
            Check("attention", ok=False, detail=Message("{n} check-ins need a person", n=1)),
            "1 Check-in braucht jemanden",
        ),
        (
            Check("clock", ok=False, detail=Message("{amount} s behind the service's", amount=95)),
            "Geht 95 s nach",
        ),
    ],
)
def test_what_readiness_found_is_counted_in_german(check: Check, said: str) -> None:
    assert clean(as_detail(check.detail)) == said


def test_what_kept_a_scan_from_the_disk() -> None:
    assert view_of_failed(ScanFailed("s", FULL)).lines[-1] == f"{IN_GERMAN}."


def test_what_staff_should_know_of_a_green() -> None:
    def said(kind: TroubleKind, text: str) -> str:
        (notice,) = view_of_verdict(given(Admit(ANA), trouble=ScanTrouble(kind, text))).notices
        return clean(notice)

    disk = said(TroubleKind.NOT_RECORDED, FULL)
    assert disk == f"Der Gast ist als drin erfasst. Ob das Ticketsystem es weiß, ist unklar. {IN_GERMAN}"
    refused = said(TroubleKind.REFUSED, Message(WITH_STATUS, status=403, said="nein"))
    assert refused.startswith("Check-in abgelehnt. ")
    assert "403" in refused
    unclear = Message("the service answered with the check-in state {state}", state="'boarding'")
    assert said(TroubleKind.UNCLEAR, unclear).startswith("Check-in nicht bestätigt. ")


def test_what_kept_a_supervisors_word_from_the_disk() -> None:
    refused = NotRecorded(FULL)
    assert barred(refused) == (f"Nichts wurde erfasst, niemand wurde eingelassen. {IN_GERMAN}", 0.0)
    assert pin_not_looked_at(FULL) == f"Die PIN konnte nicht geprüft werden. {IN_GERMAN}"
    assert undo_in_words(refused) == IN_GERMAN


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (Message(WITH_STATUS, status=503, said=STATUS_PHRASES[503]), "Antwort 503: Dienst nicht verfügbar"),
        (
            Message(WITH_STATUS, status=422, said="Ticket is for another day"),
            "Antwort 422: Ticket is for another day",
        ),
        (
            Message("{host} cannot be reached.", host="tickets.example.org"),
            "tickets.example.org ist nicht erreichbar.",
        ),
        (Message("the answer did not come"), "Die Antwort blieb aus"),
        ("", ""),
    ],
)
def test_what_the_service_answered(said: str, expected: str) -> None:
    assert clean(error_in_words(said)) == expected


def test_what_is_wrong_with_the_camera(qtbot: QtBot) -> None:
    view = CameraView(Theme(Scheme.DARK))
    qtbot.addWidget(view)
    view.resize(420, 300)
    view.show()
    view.show_state(
        CameraState.LOST, Message("{camera} does not answer", camera=Message("camera {number}", number=0))
    )
    written = " ".join(clean(one.text) for one in all_written(view))
    assert "Kamera 0 antwortet nicht" in written
