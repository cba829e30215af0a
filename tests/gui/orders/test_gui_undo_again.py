"""The second undo of one ticket at the screen: a reason and a supervisor's PIN, bound to its guest."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from PySide6.QtCore import Qt

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.verdict import Admit
from kiosk.engine.controller import UndoAgainOutcome
from kiosk.engine.supervised import LockedOut, NoSupervisors, NotRecorded, WrongPin
from kiosk.engine.undo import NotUndone, Undone, UndoWhy
from kiosk.ui.orders.presenter import OrdersPresenter
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.scenes import ANA, LUIS, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.supervised_door import Door, supervised
from tests.gui.waiting import turns, until

ROW = LedgerRow(
    "u", RowKind.UNDO, ANA.id, NOW, "Door A", InputMethod.KEYBOARD, concerns="a1", supervisor="Mira"
)
Scene = Callable[[Door], Coroutine[Any, Any, None]]


def play_barred(play: Play, scene: Scene, controller: FakeController | None = None) -> None:
    """Ana was let in a second time, and F8 takes nobody back any more without a supervisor."""

    async def whole(door: Door) -> None:
        orders = OrdersPresenter(door.controller, door.window, door.tasks, lambda: NOW)
        orders.undo_needs_supervisor.connect(door.supervisor.ask_undo)
        door.controller.undo_outcome = NotUndone(UndoWhy.SECOND)
        door.window.show_verdict(view_of_verdict(given(Admit(ANA), admission_id="a1")))
        key(door.window, Qt.Key.Key_F8)
        sheet = door.supervisor.undo_sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        await scene(door)

    supervised(play, whole, controller)


async def tried(door: Door, outcome: UndoAgainOutcome, pin: str = "4711") -> None:
    """A reason and a PIN are given, and this comes of them."""
    sheet = door.supervisor.undo_sheet
    door.controller.undo_again_outcome = outcome
    if not sheet.why:
        tap(sheet.reason.chips.chips[0])
    type_text(sheet.pin, pin)
    tries = len(door.controller.undone_again)
    key(sheet.pin)
    await until(lambda: len(door.controller.undone_again) > tries)
    await turns()


def test_a_reason_and_a_pin_take_the_admission_back(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.undo_sheet
        assert (sheet.name.text, sheet.tag.text) == (ANA.name, "UNDO AGAIN?")
        assert not door.window.overlay.covers_stage
        why = sheet.reason.chips.chips[0].text()
        await tried(door, Undone(ROW, left=False))
        assert door.controller.undone_again == [("a1", "4711", why)]
        assert not sheet.is_open
        assert shown_word(door.window) == "UNDONE"
        assert door.window.overlay.view is not None
        assert door.window.overlay.view.guest.name == ANA.name

    play_barred(play, scene)


def test_it_stays_about_its_guest_whoever_is_scanned_meanwhile(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.undo_sheet
        type_text(sheet.pin, "47")
        door.window.show_verdict(view_of_verdict(given(Admit(LUIS), admission_id="a2")))
        door.supervisor.ask_undo("a2", LUIS.id, LUIS.name)
        assert sheet.matter is not None
        assert sheet.matter.admission_id == "a1"
        assert LUIS.name in sheet.notice.text()
        await until(lambda: not sheet.ignores_input)
        type_text(sheet.pin, "11")
        tap(sheet.reason.chips.chips[0])
        door.controller.undo_again_outcome = Undone(ROW, left=True)
        key(sheet.pin)
        await until(lambda: bool(door.controller.undone_again))
        assert door.controller.undone_again[0][:2] == ("a1", "4711")

    play_barred(play, scene)


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (WrongPin(0.0), "That PIN is not right. Try again."),
        (LockedOut(30.0), "Too many PINs were wrong."),
        (NotRecorded("The disk is full."), "Nothing was undone. The disk is full."),
        (NoSupervisors(), "nobody can undo this"),
    ],
)
def test_what_was_not_heard_keeps_the_admission_and_the_sheet(
    play: Play, outcome: UndoAgainOutcome, text: str
) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.undo_sheet
        await tried(door, outcome)
        assert sheet.is_open
        assert text in sheet.notice.text()
        assert sheet.pin.count == 0

    play_barred(play, scene)


def test_an_admission_that_was_taken_back_meanwhile_is_told_so(play: Play) -> None:
    async def scene(door: Door) -> None:
        await tried(door, NotUndone(UndoWhy.BEFORE))
        assert not door.supervisor.undo_sheet.is_open
        assert shown_word(door.window) == "NOT UNDONE"

    play_barred(play, scene)


def test_where_no_supervisor_is_set_up_it_says_so_and_takes_nothing_back(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.undo_sheet
        assert "nobody can undo this" in sheet.end.text()
        assert sheet.go.isHidden()
        assert door.controller.undone_again == []

    play_barred(play, scene, FakeController(tickets=[ANA, LUIS]))
