"""What was asked for of one account, and comes when another is signed in, shows and names nobody of it."""

from asyncio import Event
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from kiosk.core.verdict import Reason, Refer
from kiosk.engine.events import AccountChanged
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.search.candidates_sheet import CandidatesSheet
from kiosk.ui.search.note_sheet import NoteSheet
from kiosk.ui.supervisor.supervisor_sheet import SupervisorSheet
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import view_of_verdict
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from tests.gui.fake_controller import FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, CHLOE, LUIS, Stage
from tests.gui.search.test_gui_guest_note import SlowDisk, note_sheet, saved_and_left
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until


class Slow:
    """Answers a question as it was when it was asked, and only once it may."""

    def __init__(self, controller: FakeController, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_asked, self._goes_on = Event(), Event()
        answer = getattr(controller, name)

        async def slowly(*asked: Any) -> object:
            answered = await answer(*asked)
            if not self._goes_on.is_set():
                self.is_asked.set()
                await self._goes_on.wait()
            return answered

        monkeypatch.setattr(controller, name, slowly)

    async def answer(self) -> None:
        self._goes_on.set()
        await turns()


def sign_in_another(controller: FakeController) -> None:
    controller.tickets = [CHLOE]
    controller.say(AccountChanged())


def is_shown(window: DoorWindow, kind: type[QWidget]) -> bool:
    return any(sheet.is_open for sheet in window.sheets.known if isinstance(sheet, kind))


@pytest.mark.parametrize("which", ["guest", "history", "guest_note"])
def test_a_guest_who_is_being_opened_does_not_appear(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        slow = Slow(controller, which, monkeypatch)
        window.guest_asked.emit(ANA.id)
        await slow.is_asked.wait()
        sign_in_another(controller)
        await slow.answer()
        assert not guest_sheet(window).is_open
        told = window.sheets.top
        assert isinstance(told, ExplainSheet)
        assert told.heading.text == "This guest cannot be shown"

    stage(scene)


def test_a_guest_who_is_opened_once_more_does_not_appear_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.guest_asked.emit(ANA.id)
        await until(lambda: guest_sheet(window).is_open)
        slow = Slow(controller, "history", monkeypatch)
        window.guest_asked.emit(ANA.id)
        await slow.is_asked.wait()
        sign_in_another(controller)
        await until(lambda: not guest_sheet(window).is_open)
        await slow.answer()
        assert not guest_sheet(window).is_open

    stage(scene)


def test_a_note_that_is_being_opened_does_not_appear(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.guest_asked.emit(ANA.id)
        await until(lambda: guest_sheet(window).is_open and not guest_sheet(window).ignores_input)
        slow = Slow(controller, "guest_note", monkeypatch)
        tap(guest_sheet(window).guest.change_note)
        await slow.is_asked.wait()
        sign_in_another(controller)
        await slow.answer()
        assert not is_shown(window, NoteSheet)

    stage(scene)


@pytest.mark.parametrize("entered", [False, True])
def test_whom_a_search_finds_does_not_appear(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, entered: bool
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        slow = Slow(controller, "search", monkeypatch)
        type_text(window.entry, "Ana")
        if entered:
            key(window.entry)
        await slow.is_asked.wait()
        sign_in_another(controller)
        await slow.answer()
        assert not window.results.found
        assert not guest_sheet(window).is_open

    stage(scene)


def scanned_twice(window: DoorWindow) -> None:
    window.acted.emit(Action.CHOOSE, view_of_verdict(given(Refer(Reason.SEVERAL_MATCH, (ANA, LUIS)))))


def admitting_the_rest(window: DoorWindow) -> None:
    window.acted.emit(Action.ADMIT_REST, view_of_verdict(given(Refer(Reason.STATE_REFERRED, (ANA,)))))


def asking_a_supervisor(window: DoorWindow) -> None:
    window.override_asked.emit(ANA.id)


@pytest.mark.parametrize(
    ("asks", "which", "sheet"),
    [
        (scanned_twice, "guest", CandidatesSheet),
        (admitting_the_rest, "order", GroupSheet),
        (asking_a_supervisor, "guest", SupervisorSheet),
    ],
)
def test_whom_a_sheet_is_being_opened_about_does_not_appear(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    asks: Callable[[DoorWindow], None],
    which: str,
    sheet: type[QWidget],
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        slow = Slow(controller, which, monkeypatch)
        asks(window)
        await slow.is_asked.wait()
        sign_in_another(controller)
        await slow.answer()
        assert not is_shown(window, sheet)

    stage(scene)


def test_a_note_that_is_refused_after_another_signed_in_names_nobody(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, controller.keeps_notes = SlowDisk(controller, monkeypatch), False
        await saved_and_left(window, disk)
        sign_in_another(controller)
        await disk.take_one()
        told = window.sheets.top
        assert isinstance(told, ExplainSheet)
        assert told.heading.text == "A note was not saved"
        await until(lambda: not told.ignores_input)
        controller.keeps_notes = True
        tap(told.act)
        await disk.has(1)
        await disk.take_one()
        assert controller.notes_on[ANA.id].text == "Call the host", "it is lost all the same to nobody"

    stage(scene)


def test_what_is_told_of_a_note_names_its_guest_only_while_their_account_is_signed_in(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, controller.keeps_notes, before = SlowDisk(controller, monkeypatch), False, controller.tickets
        await saved_and_left(window, disk)
        await disk.take_one()
        told = window.sheets.top
        assert isinstance(told, ExplainSheet)
        assert ANA.name in told.heading.text
        sign_in_another(controller)
        assert told.heading.text == "A note was not saved"
        await turns()
        assert told.heading.text == "A note was not saved"
        assert told.is_open
        controller.tickets = before
        controller.say(AccountChanged())
        await until(lambda: ANA.name in told.heading.text)
        assert not is_shown(window, NoteSheet)
        assert note_sheet(window).ticket_id == ""

    stage(scene)


def test_of_the_same_account_nothing_closes_once_it_is_known_again(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.guest_asked.emit(ANA.id)
        await until(lambda: guest_sheet(window).is_open and not guest_sheet(window).ignores_input)
        tap(guest_sheet(window).guest.change_note)
        await until(lambda: is_shown(window, NoteSheet))
        type_text(note_sheet(window).field.line, "Call the")
        controller.tickets = [CHLOE]  # as while nobody knows whose list counts
        controller.say(AccountChanged(is_another=False))
        await turns()
        assert guest_sheet(window).is_open
        assert note_sheet(window).field.text == "Call the"

    stage(scene)
