"""The guest sheet: bound to its guest, deaf for a moment, pressed by touch and by keyboard."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from kiosk.core.policy import Direction, DoorPolicy, Meaning
from kiosk.core.presence import (
    Evidence,
    EvidenceSource,
    InputMethod,
    LedgerRow,
    Presence,
    PresenceState,
    RowKind,
)
from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import Answer, Ticket
from kiosk.engine.records import Guest
from kiosk.ui.search import guest_body
from kiosk.ui.search.guest_sheet import GuestSheet, Offer
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.text_fit import Fitted, lay_out
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets import mark_line, text_column
from kiosk.ui.widgets.guest_rows import DoorRules
from tests.gui.fake_controller import NOW, a_ticket
from tests.gui.lone_sheets import lone_sheet
from tests.gui.simulated_input import double_tap, key, tap

ANA = Guest(a_ticket("t1", "Ana García Lorenzo", kind="VIP"), Presence(), order_size=4, order_inside=2)
ROW = LedgerRow("a1", RowKind.ADMISSION, "t1", NOW - 60, "Door A", InputMethod.CAMERA)
ANA_INSIDE = replace(
    ANA,
    presence=Presence(
        PresenceState.INSIDE, 1, Evidence(EvidenceSource.HERE, NOW - 60, "Door A", "camera", "a1"), ROW
    ),
)


def of_state(state: str) -> Guest:
    return Guest(a_ticket("t1", "Ana García Lorenzo", state=state), Presence())


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[GuestSheet]:
    with lone_sheet(qtbot, GuestSheet, height=400) as made:
        yield made


def armed(qtbot: QtBot, sheet: GuestSheet) -> None:
    qtbot.waitUntil(lambda: not sheet.ignores_input)


def test_it_tells_ticket_state_presence_order_event_and_id(sheet: GuestSheet) -> None:
    sheet.show_guest(ANA_INSIDE, NOW, Direction.ENTRY)
    told = {fact: label.text for fact, label in sheet.facts.items()}
    assert sheet.name.text == "Ana García Lorenzo"
    assert told["type"] == "VIP"
    assert told["state"] == "This ticket is paid."
    assert told["presence"].startswith(f"Inside since {clock_time(NOW - 60)}")
    assert (told["order"], told["buyer"]) == ("7F21", "Ana García Lorenzo")
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
    sheet._guard_ms = 60_000
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
    sheet.set_covered(covered=True)
    key(sheet.admit, Qt.Key.Key_Return)
    assert asked == []
    sheet.set_covered(covered=False)
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
    assert sheet.ticket_id == "t1"
    elsewhere = replace(ANA, presence=Presence(PresenceState.INSIDE, 1, Evidence(EvidenceSource.SERVICE)))
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


def test_at_an_exit_door_people_are_let_out(qtbot: QtBot, sheet: GuestSheet) -> None:
    sheet.show_guest(ANA, NOW, Direction.EXIT)
    assert sheet.offers == (Offer.LET_OUT,)
    armed(qtbot, sheet)
    with qtbot.waitSignal(sheet.out_asked) as asked:
        key(sheet.let_out, Qt.Key.Key_Return)
    assert asked.args == ["t1"]
    assert not sheet.is_open


@pytest.mark.parametrize(
    ("guest", "offers", "wanted"),
    [
        (ANA, (Offer.ADMIT,), Offer.ADMIT),
        (ANA_INSIDE, (Offer.LET_OUT, Offer.UNDO, Offer.OVERRIDE), None),
        (of_state("unpaid"), (Offer.OVERRIDE, Offer.ADMIT), None),
        (of_state("cancelled"), (Offer.ADMIT,), None),
        (replace(ANA, vanished=True), (Offer.OVERRIDE, Offer.ADMIT), None),
        (
            replace(ANA, presence=Presence(PresenceState.OUTSIDE, 1)),
            (Offer.OVERRIDE, Offer.ADMIT),
            Offer.ADMIT,
        ),
    ],
)
def test_what_is_offered_follows_from_what_is_known(
    sheet: GuestSheet, guest: Guest, offers: tuple[Offer, ...], wanted: Offer | None
) -> None:
    sheet.show_guest(guest, NOW, Direction.ENTRY)
    assert sheet.offers == offers
    buttons = {
        Offer.ADMIT: sheet.admit,
        Offer.LET_OUT: sheet.let_out,
        Offer.UNDO: sheet.undo,
        Offer.OVERRIDE: sheet.override,
    }
    assert {offer for offer, button in buttons.items() if button.isVisible()} == set(offers)
    assert {offer for offer, button in buttons.items() if button.property("role") == "primary"} == (
        {wanted} if wanted else set()
    )


@pytest.mark.parametrize(
    ("policy", "trouble", "offers"),
    [
        (DoorPolicy(states={"unpaid": Meaning.ADMIT}), "", (Offer.ADMIT,)),
        (DoorPolicy(states={"unpaid": Meaning.REFUSE}), "The payment has not", (Offer.ADMIT,)),
        (DoorPolicy(stop_list=("t1",)), "The host has put this ticket on the stop-list", (Offer.ADMIT,)),
    ],
)
def test_what_is_said_and_offered_goes_by_this_doors_policy(
    sheet: GuestSheet, policy: DoorPolicy, trouble: str, offers: tuple[Offer, ...]
) -> None:
    sheet.show_guest(of_state("unpaid"), NOW, Direction.ENTRY, rules=DoorRules(policy))
    said = sheet.facts["trouble"].text
    assert said.startswith(trouble)
    assert bool(said) is bool(trouble)
    assert sheet.offers == offers


def test_a_ticket_for_another_event_says_so_and_may_be_overridden(qtbot: QtBot, sheet: GuestSheet) -> None:
    sheet.show_guest(ANA, NOW, Direction.ENTRY, rules=DoorRules(events=frozenset({"another"})))
    assert sheet.facts["trouble"].text.replace("\u2068", "").startswith("For Harbour Festival")
    armed(qtbot, sheet)
    with qtbot.waitSignal(sheet.override_asked) as asked:
        tap(sheet.override)
    assert asked.args == ["t1"]
    assert sheet.ticket_id == "t1"


def test_what_happened_and_the_answers_are_told(sheet: GuestSheet) -> None:
    answers = (Answer("Allergies?", "Nuts. " * 40), Answer("", "just so"))
    guest = replace(ANA_INSIDE, ticket=replace(ANA.ticket, answers=answers))
    undone = LedgerRow("u", RowKind.UNDO, "t1", NOW - 30, "Door A", InputMethod.KEYBOARD, concerns="a1")
    sheet.show_guest(guest, NOW, Direction.ENTRY, history=[ROW, undone])
    told = [clean(text) for text in sheet.guest.happened.texts]
    assert told == [
        f"Came in at {clock_time(NOW - 60)} at Door A, read by camera.",
        f"Undone at {clock_time(NOW - 30)}.",
    ]
    assert list(sheet.guest.answered.texts) == ["Allergies?", ("Nuts. " * 40).strip(), "just so"]
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    assert not sheet.guest.answers.isVisible()
    assert not sheet.guest.history.isVisible()


MANY = replace(
    ANA,
    ticket=replace(
        ANA.ticket, answers=tuple(Answer(f"Question {n}", f"Answer {n}. " * (n % 7 + 1)) for n in range(100))
    ),
)


def test_many_answers_come_in_portions_between_other_events(qtbot: QtBot, sheet: GuestSheet) -> None:
    answered = sheet.guest.answered
    sheet.show_guest(MANY, NOW, Direction.ENTRY)
    assert 0 < len(answered.texts) < 40
    qtbot.waitUntil(lambda: len(answered.texts) == 200)
    assert answered.texts[-1].startswith("Answer 99.")
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    assert answered.texts == ()


def test_what_is_said_already_is_not_laid_out_anew(
    qtbot: QtBot, sheet: GuestSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An open sheet is told anew with every verdict, and follows the theme."""
    history = [replace(ROW, id=f"a{n}", at=NOW - n) for n in range(30)]
    sheet.show_guest(MANY, NOW, Direction.ENTRY, history=history)
    qtbot.waitUntil(lambda: len(sheet.guest.answered.texts) == 200 and len(sheet.guest.happened.texts) == 30)
    sheet.grab()
    qtbot.wait(0)
    laid_out = []
    for module in (text_column, mark_line):

        def noted(text: str, *facts: Any, **more: Any) -> Fitted:
            laid_out.append(text)
            return lay_out(text, *facts, **more)

        monkeypatch.setattr(module, "lay_out", noted)
    sheet.show_guest(MANY, NOW, Direction.ENTRY, history=history)
    sheet.grab()
    assert laid_out == []


def test_at_another_width_lines_are_laid_out_in_portions(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They end as tall as if it had always been so wide."""
    theme, answers = Theme(Scheme.DARK), MANY.ticket.answers
    column = text_column.TextColumn(theme, guest_body._answered)
    qtbot.addWidget(column)
    column.resize(900, 400)
    column.show()
    column.show_things(answers)
    qtbot.waitUntil(lambda: column.heightForWidth(900) > 0 and len(column.texts) == 200)
    qtbot.wait(0)
    lines = [line for answer in answers for line in guest_body._answered(answer)]
    single = text_column.TextColumn(theme, lambda line: [line])
    qtbot.addWidget(single)
    talls = []
    for line in lines:
        single.show_things([line])
        talls.append(single.heightForWidth(260))
    wanted = sum(talls) + text_column.BETWEEN_PX * (len(lines) - 1)
    laid_out = []

    def noted(text: str, *facts: Any, **more: Any) -> Fitted:
        laid_out.append(text)
        return lay_out(text, *facts, **more)

    monkeypatch.setattr(text_column, "lay_out", noted)
    column.heightForWidth(260)
    assert len(laid_out) <= text_column.LAID_AT_ONCE
    qtbot.waitUntil(lambda: column.heightForWidth(260) == wanted)


def test_the_others_of_the_order_are_listed_and_a_tap_opens_one(qtbot: QtBot, sheet: GuestSheet) -> None:
    luis = Guest(a_ticket("t2", "Luis García", kind="VIP"), Presence(), order_size=2)
    sheet.show_guest(ANA_INSIDE, NOW, Direction.ENTRY, order=[ANA_INSIDE, luis])
    rows = sheet.guest.siblings
    assert [row.key for row in rows.rows.rows] == ["t2"]
    armed(qtbot, sheet)
    with qtbot.waitSignal(sheet.guest_asked) as asked:
        tap(rows.viewport(), rows.visualRect(rows.rows.index(0)).center())
    assert asked.args == ["t2"]


def test_forty_of_an_order_are_reached_by_keyboard(qtbot: QtBot, sheet: GuestSheet) -> None:
    others = [Guest(a_ticket(f"s{n}", f"Guest {n}"), Presence()) for n in range(40)]
    sheet.show_guest(ANA, NOW, Direction.ENTRY, order=[ANA, *others])
    rows = sheet.guest.siblings
    assert rows.height() >= 40 * 48
    rows.setFocus()
    for _ in range(39):
        key(rows, Qt.Key.Key_Down)
    scrolled = sheet.findChildren(QScrollArea)[0]
    last = rows.visualRect(rows.rows.index(39))
    seen = rows.viewport().mapTo(scrolled.viewport(), last.center())
    assert scrolled.viewport().rect().contains(seen)
    armed(qtbot, sheet)
    with qtbot.waitSignal(sheet.guest_asked) as asked:
        key(rows, Qt.Key.Key_Return)
    assert asked.args == ["s39"]


def test_buttons_that_change_under_a_finger_are_deaf_for_a_moment(qtbot: QtBot, sheet: GuestSheet) -> None:
    sheet._guard_ms = 60_000
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    sheet._guard.stop()
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    assert not sheet.ignores_input
    sheet.show_guest(ANA_INSIDE, NOW, Direction.ENTRY)
    assert sheet.ignores_input


@pytest.mark.parametrize("size", [(354, 170), (605, 382), (777, 414)])
def test_every_button_is_in_sight_at_every_size(
    qtbot: QtBot, sheet: GuestSheet, size: tuple[int, int]
) -> None:
    sheet.resize(*size)
    sheet.show_guest(ANA_INSIDE, NOW, Direction.ENTRY)
    qtbot.waitUntil(lambda: sheet.close_button.isVisible() and sheet.override.width() > 40)
    for button in (sheet.close_button, sheet.undo, sheet.let_out, sheet.override):
        place = button.geometry()
        assert sheet.rect().contains(place)
        assert place.height() >= 48
        assert button.fontMetrics().horizontalAdvance(button.text()) <= place.width() - 8


def test_a_ticket_of_which_nothing_is_known_opens(sheet: GuestSheet) -> None:
    sheet.show_guest(Guest(Ticket("x"), Presence()), NOW, Direction.ENTRY)
    assert sheet.name.text == "No name on the ticket"
    assert not sheet.facts["type"].isVisible()
    assert sheet.facts["event"].text == "No event"


@pytest.mark.parametrize("width", [776, 600])
def test_nothing_of_a_long_name_or_id_is_clipped(qtbot: QtBot, sheet: GuestSheet, width: int) -> None:
    sheet.resize(width, 260)
    sheet.show_guest(Guest(a_ticket("i" * 200, "W" * 200), Presence()), NOW, Direction.ENTRY)
    inner = sheet.findChild(QScrollArea)
    assert inner is not None
    qtbot.waitUntil(lambda: sheet.facts["id"].height() > 20)
    for label in (sheet.name, *(fact for fact in sheet.facts.values() if fact.isVisible())):
        fitted = label.fitted(label.width())
        assert fitted.height <= label.height() + 1
        assert fitted.width <= label.width() + 1
    assert inner.horizontalScrollBar().maximum() == 0


def test_what_was_closed_before_it_was_shown_stays_closed(qtbot: QtBot, sheet: GuestSheet) -> None:
    """It is filled in one turn of the loop and opened in another; Esc may come between."""
    sheet.show_guest(ANA, NOW, Direction.ENTRY)
    armed(qtbot, sheet)
    luis = Guest(a_ticket("t2", "Luis García"), Presence())
    sheet.fill(luis, NOW, Direction.ENTRY)
    assert sheet.ignores_input, "another guest stands there"
    key(sheet, Qt.Key.Key_Escape)
    sheet.open_filled()
    assert not sheet.is_open
    sheet.fill(luis, NOW, Direction.ENTRY)
    sheet.open_filled()
    assert (sheet.is_open, sheet.ticket_id) == (True, "t2")
