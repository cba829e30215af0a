"""The outbox: what was refused and what waits, sent again or given up by hand."""

from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.api.errors import transport_error
from kiosk.core.link import LinkState
from kiosk.core.message import Message, from_text, to_text
from kiosk.core.outbox import WITH_STATUS, Entry, EntryState
from kiosk.core.pace import Because, Pause
from kiosk.core.screen_settings import Scheme
from kiosk.engine.events import OutboxChanged
from kiosk.engine.records import OutboxCount, OutboxLine
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.outbox import outbox_sheet, outbox_texts
from kiosk.ui.outbox.outbox_entry_sheet import OutboxEntrySheet
from kiosk.ui.outbox.outbox_sheet import OutboxSheet
from kiosk.ui.supervisor.unlock_sheet import UnlockSheet
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.row import Row
from tests.gui.fake_controller import NOW, FakeController, a_ticket
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, LUIS, Stage
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until


def line(
    number: int,
    state: EntryState = EntryState.WAITING,
    *,
    error: str = "",
    attempts: int = 0,
    ticket: Any = ANA,
) -> OutboxLine:
    ticket_id = ticket.id if ticket else "TKT-gone"
    entry = Entry(f"a{number}", ticket_id, "acc", "ev", NOW - number, state, attempts, last_error=error)
    return OutboxLine(entry, ticket)


DAY = Message(WITH_STATUS, status=422, said="Ticket is for another day")
REFUSED = line(1, EntryState.NEEDS_ATTENTION, error=DAY, attempts=1)
GONE = line(2, EntryState.NEEDS_ATTENTION, error="status 410", attempts=2, ticket=None)
WAITING = line(840, error="tickets.example.org cannot be reached.", attempts=3, ticket=LUIS)


def held(sheet: OutboxSheet) -> list[OutboxLine]:
    return list(sheet.rows.lines)


async def outbox(window: DoorWindow) -> OutboxSheet:
    window.press(Qt.Key.Key_F7)
    sheet = window.findChild(OutboxSheet)
    assert sheet is not None
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


async def opened(window: DoorWindow, sheet: OutboxSheet, number: int) -> OutboxEntrySheet:
    tap(sheet.list.viewport(), sheet.list.visualRect(sheet.rows.index(number)).center())
    one = window.findChild(OutboxEntrySheet)
    assert one is not None
    await until(lambda: one.is_open and not one.ignores_input)
    return one


def test_a_line_tells_who_when_how_often_and_what_came_of_it() -> None:
    row = outbox_texts.row_of(WAITING, NOW)
    assert row.name == "Luis García"
    tried = f"{clock_time(NOW - 840)} · tried 3 times · \u2068tickets.example.org cannot be reached\u2069"
    assert row.facts == tried
    assert outbox_texts.row_of(GONE, NOW).name == "Guest not on the list"
    assert outbox_texts.attempts_in_words(2**53).startswith("tried ")  # as it may be handed over
    assert (
        "The service answered 422: \u2068Ticket is for another day\u2069"
        in outbox_texts.row_of(REFUSED, NOW).facts
    )


@pytest.mark.parametrize(
    ("error", "short"),
    [
        (httpx.ConnectError("refused"), "No connection"),
        (httpx.ConnectTimeout("late"), "No connection"),
        (httpx.ReadError("reset"), "No connection"),
        (httpx.ReadTimeout("late"), "No answer in time"),
        (httpx.DecodingError("damaged"), "The answer was damaged"),
    ],
)
def test_what_the_connection_said_is_short_in_the_row_and_whole_on_its_sheet(
    stage: Stage, controller: FakeController, error: Exception, short: str
) -> None:
    said = transport_error(error, "127.0.0.1:8080").text
    assert isinstance(said, Message)
    controller.lines = [line(840, error=from_text(to_text(said)), attempts=3)]  # as it is kept
    row = outbox_texts.row_of(controller.lines[0], NOW)
    assert row.facts == f"{clock_time(NOW - 840)} · tried 3 times · \u2068{short}\u2069"

    async def play(window: DoorWindow, _: FakeController) -> None:
        one = await opened(window, await outbox(window), 0)
        assert clean(one.outcome.text) == said

    stage(play)


@pytest.mark.parametrize("state", list(LinkState))
def test_what_waits_says_why(state: LinkState) -> None:
    text = outbox_texts.waiting_in_words([WAITING, line(3)], state, NOW)
    assert text.startswith("2 wait to be sent, the oldest for 14 min. ")
    assert text.endswith(outbox_texts.why_they_wait(state))


@pytest.mark.parametrize("because", list(Because))
def test_a_pause_says_why_and_is_never_worded_as_sending(because: Because) -> None:
    text = outbox_texts.why_they_wait(LinkState.OFFLINE, Pause(because, 90.0))
    assert text
    assert "being sent" not in text
    if because is Because.ASKED_TO_WAIT:
        assert "90 s" in clean(text) or "min" in clean(text)


def test_what_waits_for_another_account_says_for_which() -> None:
    foreign = OutboxLine(WAITING.entry, LUIS, waits_for="application:a@https://tickets.example.org")
    assert "application:a@https://tickets.example.org" in outbox_texts.row_of(foreign, NOW).facts
    text = outbox_texts.waiting_in_words([foreign, line(3)], LinkState.GOOD, NOW)
    assert text.endswith("1 of them waits for another account.")


def test_what_waits_because_it_is_refused_can_be_given_up(stage: Stage, controller: FakeController) -> None:
    entry = replace(WAITING.entry, refused=403, last_error="403: not permitted")
    controller.lines = [OutboxLine(entry, LUIS)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await outbox(window)
        one = await opened(window, sheet, 0)
        assert not one.retry.isVisible()
        assert one.give_up.isVisible()
        type_text(one.reason.line, "the host lets them in by hand")
        one._scroll.ensureWidgetVisible(one.give_up)
        tap(one.give_up)
        await until(lambda: not one.is_open)
        assert controller.dismissed == [(entry.admission_id, "the host lets them in by hand")]

    stage(scene)


def test_what_was_refused_comes_first_and_the_groups_change_by_hand(
    stage: Stage, controller: FakeController
) -> None:
    controller.lines = [REFUSED, GONE, WAITING]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await outbox(window)
        assert sheet.refused.text() == "Refused · 2"
        assert sheet.waiting.text() == "Waiting · 1"
        assert held(sheet) == [REFUSED, GONE]
        tap(sheet.waiting)
        assert held(sheet) == [WAITING]
        controller.lines = [REFUSED, WAITING, line(5)]
        controller.say(OutboxChanged(OutboxCount(2)))
        await until(lambda: len(sheet.rows.lines) == 2)
        assert sheet.waiting.text() == "Waiting · 2"

    stage(scene)


def test_sending_again_moves_it_to_those_that_wait(stage: Stage, controller: FakeController) -> None:
    controller.lines = [REFUSED, GONE]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await outbox(window)
        one = await opened(window, sheet, 0)
        assert one.name.text == "Ana García Lorenzo"
        assert "Ticket is for another day" in one.outcome.text
        tap(one.retry)
        await until(lambda: not one.is_open)
        assert controller.retried == ["a1"]
        assert held(sheet) == [GONE]
        assert sheet.waiting.text() == "Waiting · 1"

    stage(scene)


def test_giving_up_needs_a_reason(stage: Stage, controller: FakeController) -> None:
    controller.lines = [REFUSED, GONE]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await outbox(window)
        one = await opened(window, sheet, 1)
        assert not one.guest.isVisible()
        assert clean(one.tried.text).endswith("ticket TKT-gone"), "its id stands in the details"
        assert not one.give_up.isEnabled()
        key(one.reason.line)
        assert controller.dismissed == []
        type_text(one.reason.line, "ticket was a test")
        one._scroll.ensureWidgetVisible(one.give_up)
        tap(one.give_up)
        await until(lambda: not one.is_open)
        assert controller.dismissed == [("a2", "ticket was a test")]
        assert held(sheet) == [REFUSED]

    stage(scene)


def test_where_supervisors_are_giving_up_asks_for_a_pin_and_sending_again_does_not(
    stage: Stage, controller: FakeController
) -> None:
    controller.lines, controller.pins = [REFUSED, GONE], {"4711": "Mira"}

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await outbox(window)
        one = await opened(window, sheet, 1)
        type_text(one.reason.line, "ticket was a test")
        one._scroll.ensureWidgetVisible(one.give_up)
        tap(one.give_up)
        found = window.findChild(UnlockSheet)
        assert found is not None
        asked: UnlockSheet = found
        await until(lambda: asked.is_open and not asked.ignores_input)
        assert asked.what.text == "Only a supervisor can give up on this."
        assert controller.dismissed == []
        type_text(asked.pin, "4711")
        tap(asked.go)
        await until(lambda: not one.is_open)
        assert controller.dismissed == [("a2", "ticket was a test")]
        window.sheets.dismiss_all()
        await outbox(window)
        again = await opened(window, sheet, 0)
        tap(again.retry)
        await until(lambda: controller.retried == ["a1"])
        assert not asked.is_open

    stage(scene)


def test_what_waits_is_only_looked_at(stage: Stage, controller: FakeController) -> None:
    controller.lines = [WAITING]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await outbox(window)
        one = await opened(window, sheet, 0)
        assert not one.retry.isVisible()
        assert not one.give_up.isVisible()
        assert not one.reason.isVisible()
        controller.lines = []
        controller.say(OutboxChanged(OutboxCount()))
        await until(lambda: not one.is_open)
        assert sheet.explanation.text == "Nothing waits to be sent."

    stage(scene)


def test_an_answer_that_comes_late_closes_no_other_check_in(stage: Stage, controller: FakeController) -> None:
    controller.lines = [REFUSED, GONE]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await outbox(window)
        one = await opened(window, sheet, 0)
        tap(one.retry)
        one.dismiss()
        one.show_line(GONE, NOW)
        await until(lambda: controller.retried == ["a1"])
        await until(lambda: held(sheet) == [GONE])
        assert one.admission_id == "a2"

    stage(scene)


def test_a_reason_chosen_by_click_and_then_enter_give_it_up(stage: Stage, controller: FakeController) -> None:
    controller.lines = [REFUSED]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        one = await opened(window, await outbox(window), 0)
        why = one.reason.chips.chips[0].accessibleName()
        tap(one.reason.chips.chips[0])
        focused = window.focusWidget()
        assert focused is not None
        key(focused)
        await until(lambda: bool(controller.dismissed or controller.retried))
        assert (controller.dismissed, controller.retried) == ([("a1", why)], [])

    stage(scene)


def test_over_midnight_a_line_gets_its_date() -> None:
    rows = outbox_sheet.OutboxRows()
    rows.show_lines([WAITING], NOW)
    rows.show_lines([WAITING], NOW + 86400)
    assert "June" in rows.row_at(0).facts


def test_the_guest_of_a_check_in_is_opened(stage: Stage, controller: FakeController) -> None:
    controller.lines = [REFUSED]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        one = await opened(window, await outbox(window), 0)
        tap(one.guest)
        await until(lambda: guest_sheet(window).ticket_id == "TKT-1")
        assert window.sheets.top is guest_sheet(window)

    stage(scene)


def test_of_a_thousand_only_those_that_are_seen_are_put_into_words(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    worded: list[str] = []

    def row_of(one: OutboxLine, now: float) -> Row:
        worded.append(one.entry.admission_id)
        return outbox_texts.row_of(one, now)

    monkeypatch.setattr(outbox_sheet, "row_of", row_of)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    sheet = OutboxSheet(Theme(Scheme.DARK), 0, window)
    sheet.resize(700, 500)
    sheet.show_lines(
        [line(n, ticket=a_ticket(f"t{n}", f"Guest {n}")) for n in range(1000)], LinkState.OFFLINE, NOW
    )
    sheet.show_all()
    assert not sheet.grab().isNull()
    assert "a0" in worded
    assert len(set(worded)) < 50
    sheet.list.scrollToBottom()
    assert not sheet.grab().isNull()
    assert "a999" in worded
    assert len(set(worded)) < 100
