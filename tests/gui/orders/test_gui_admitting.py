"""From a press to the door and back: the rest of an order, the way out, candidates, what comes first."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.verdict import Admit, Reason, Refer, Sound
from kiosk.engine.controller import UndoOutcome
from kiosk.engine.scans_told import RecentScan
from kiosk.engine.supervised import NotRecorded
from kiosk.engine.undo import NotUndone, Undone, UndoWhy
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.search.candidates_sheet import CandidatesSheet
from kiosk.ui.theme.theme import Look
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, CHLOE, LUIS, Stage, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until


def group_of(window: DoorWindow) -> GroupSheet:
    return window.findChildren(GroupSheet)[0]


def candidates_of(window: DoorWindow) -> CandidatesSheet:
    return window.findChildren(CandidatesSheet)[0]


def test_the_rest_of_an_order_is_admitted_with_one_verdict_and_each_is_reported_shown(
    qtbot: QtBot, stage: Stage, controller: FakeController
) -> None:
    controller.tickets.append(a_ticket("TKT-4", "Iker García"))

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        group = group_of(window)
        controller.admitted["TKT-1"] = "adm-TKT-1"
        controller.say(given(Admit(ANA), admission_id="adm-TKT-1", order_size=3, order_inside=1))
        window.press(Qt.Key.Key_F4)
        await until(lambda: group.is_open and not window.overlay.covers_stage and not group.ignores_input)
        assert [row.ticket_id for row in group.rows] == ["TKT-2", "TKT-4", "TKT-1"]
        for row in group.rows[:2]:
            tap(row)
        tap(group.admit)
        await until(lambda: shown_word(window) == "GO IN")
        assert window.overlay.view is not None
        assert window.overlay.view.guest.name == "2 of 2 go in"
        assert controller.admit_calls == ["TKT-2", "TKT-4"]
        assert [row.name for row in window.recent.list.rows.rows[:2]] == ["Iker García", "Luis García"]
        await until(lambda: {"adm-TKT-2", "adm-TKT-4"} <= set(controller.seen))

    stage(scene)


def test_one_of_the_group_who_came_in_meanwhile_turns_it_red(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        group = group_of(window)
        controller.say(given(Admit(ANA), order_size=2))
        window.press(Qt.Key.Key_F4)
        await until(lambda: group.is_open and not group.ignores_input)
        for row in group.rows:
            tap(row)
        controller.admitted["TKT-2"] = "elsewhere"
        sounds: list[Sound] = []
        window.sounded.connect(sounds.append)
        tap(group.admit)
        await until(lambda: shown_word(window) == "ALREADY IN")
        assert window.overlay.view is not None
        assert window.overlay.view.guest.name == "1 of 2 goes in"
        assert window.overlay.view.look is Look.STOP
        assert sounds == [Sound.DUPLICATE]

    stage(scene)


def test_the_order_that_is_ticked_follows_what_is_scanned(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        group = group_of(window)
        controller.say(given(Admit(ANA), order_size=2))
        window.press(Qt.Key.Key_F4)
        await until(lambda: group.is_open and not group.ignores_input)
        tap(group.rows[1])
        assert group.ticked == ("TKT-2",)
        await controller.scan("TKT-3", InputMethod.CAMERA)
        await controller.scan("TKT-2", InputMethod.CAMERA)
        await until(lambda: group.ticked == ())
        assert group.order_id == "7F21"
        assert not group.rows[1].isEnabled()

    stage(scene)


def test_who_is_inside_is_let_out_at_an_entry_door(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted["TKT-1"] = "adm-1"
        window.guest_asked.emit("TKT-1")
        await until(lambda: guest_sheet(window).let_out.isVisible() and not guest_sheet(window).ignores_input)
        tap(guest_sheet(window).let_out)
        await until(lambda: shown_word(window) == "EXIT")
        assert controller.let_out_calls == ["TKT-1"]

    stage(scene)


def test_of_several_tickets_with_one_code_the_chosen_one_is_opened(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        candidates = candidates_of(window)
        controller.say(given(Refer(Reason.SEVERAL_MATCH, (ANA, LUIS))))
        window.press(Qt.Key.Key_F4)
        await until(
            lambda: candidates.is_open and not candidates.ignores_input and not window.overlay.covers_stage
        )
        key(candidates.list, Qt.Key.Key_Down)
        key(candidates.list)
        await until(lambda: guest_sheet(window).ticket_id == "TKT-2")
        assert controller.admit_calls == []

    stage(scene)


def test_the_sheet_tells_siblings_and_history_and_goes_from_guest_to_guest(
    qtbot: QtBot, stage: Stage, controller: FakeController
) -> None:
    controller.ledger = [LedgerRow("e", RowKind.EXIT, "TKT-1", NOW - 60, "Door B", InputMethod.CAMERA)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = guest_sheet(window)
        window.guest_asked.emit("TKT-1")
        await until(lambda: sheet.ticket_id == "TKT-1" and not sheet.ignores_input)
        assert [text[:7] for text in sheet.guest.happened.texts] == ["Left at"]
        siblings = sheet.guest.siblings
        assert [row.key for row in siblings.rows.rows] == ["TKT-2"]
        tap(siblings.viewport(), siblings.visualRect(siblings.rows.index(0)).center())
        await until(lambda: sheet.ticket_id == "TKT-2")

    stage(scene)


def test_nobody_is_looked_up_by_a_single_letter(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "a")
        key(window.entry)
        await until(window.results.isVisible)
        assert window.results.found == ()
        key(window.entry)
        await turns()
        assert controller.searches == []
        assert guest_sheet(window).ticket_id == ""
        key(window.entry, Qt.Key.Key_End)
        type_text(window.entry, "n")
        await until(lambda: controller.searches == ["an"])

    stage(scene)


def test_what_was_recorded_before_the_start_is_listed_below(stage: Stage, controller: FakeController) -> None:
    unshown = LedgerRow("a1", RowKind.ADMISSION, "TKT-1", NOW - 90, "Door A", InputMethod.CAMERA)
    older = LedgerRow("a0", RowKind.ADMISSION, "TKT-3", NOW - 900, "Door A", InputMethod.CAMERA, shown=True)
    controller.not_shown = [unshown]
    controller.recent_scans = [RecentScan(unshown, ANA), RecentScan(older, CHLOE)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(lambda: len(window.recent.list.rows.rows) == 2)
        assert [row.name for row in window.recent.list.rows.rows] == [ANA.name, CHLOE.name]
        assert "not shown" in window.recent.list.rows.rows[0].facts

    stage(scene)


@pytest.mark.parametrize(
    ("outcome", "word", "text"),
    [
        (
            Undone(LedgerRow("u", RowKind.UNDO, "TKT-1", NOW, "Door A", InputMethod.KEYBOARD), left=True),
            "UNDONE",
            "The service keeps its record of the check-in.",
        ),
        (NotUndone(UndoWhy.BEFORE), "NOT UNDONE", "This admission has already been undone."),
        (NotUndone(UndoWhy.NO_ADMISSION), "NOT UNDONE", "There is no such admission here."),
        (
            NotUndone(UndoWhy.TURNED_UP),
            "NOT UNDONE",
            "The guest’s ticket has turned up since: undo it there.",
        ),
        (NotRecorded("The disk is full."), "NOT UNDONE", "The disk is full."),
    ],
)
def test_an_undo_says_what_came_of_it(
    stage: Stage, controller: FakeController, outcome: UndoOutcome, word: str, text: str
) -> None:
    controller.undo_outcome = outcome

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.undo_asked.emit("a1", "TKT-1", "Ana")
        await until(lambda: shown_word(window) == word)
        assert window.overlay.view is not None
        assert window.overlay.view.lines == (text,)

    stage(scene)
