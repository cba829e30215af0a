"""F8 wherever one is: the last admission, a whole group's too, or why it cannot be taken back."""

from PySide6.QtCore import Qt

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Reason, VerdictKind
from kiosk.engine.scans_told import KeptScan, RecentScan
from kiosk.engine.undo import NotUndone, UndoWhy
from kiosk.ui.door.commands import Command
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.search.candidates_sheet import CandidatesSheet
from kiosk.ui.supervisor.supervisor_sheet import SupervisorSheet
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, CHLOE, LUIS, Stage, shown_word
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import turns, until

F2, F3, F4, F8 = Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F8


def shown(window: DoorWindow) -> VerdictView:
    assert window.overlay.view is not None
    return window.overlay.view


def row(row_id: str, kind: RowKind, ticket_id: str, ago_s: float) -> LedgerRow:
    return LedgerRow(row_id, kind, ticket_id, NOW - ago_s, "Door A", InputMethod.CAMERA, shown=True)


async def let_in_together(window: DoorWindow, controller: FakeController, *, refused: int = 0) -> GroupSheet:
    """All of the order are ticked; somebody let in the first `refused` of them elsewhere meanwhile."""
    group = window.findChildren(GroupSheet)[0]
    controller.say(given(Admit(ANA), order_size=len(controller.tickets)))
    key(window, F4)
    await until(lambda: group.is_open and not group.ignores_input)
    tap(group.tick_all)
    for ticket_id in group.ticked[:refused]:
        controller.admitted[ticket_id] = "elsewhere"
    tap(group.admit)
    await until(lambda: shown_word(window) == ("ALREADY IN" if refused else "GO IN"))
    return group


def test_f8_takes_back_whom_the_door_let_in_last_though_somebody_was_refused_since(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted["TKT-1"] = "adm-TKT-1"
        controller.say(given(Admit(ANA), admission_id="adm-TKT-1"))
        controller.say(given(NotValid(CHLOE, Reason.STATE_REFUSED)))
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert shown(window).guest.name == ANA.name
        assert controller.undone == ["adm-TKT-1"]

    stage(scene)


def test_f8_again_takes_nobody_else_back_and_says_why(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        for ticket in (LUIS, ANA):
            controller.admitted[ticket.id] = f"adm-{ticket.id}"
            controller.say(given(Admit(ticket), admission_id=f"adm-{ticket.id}"))
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        key(window, F8)
        await until(lambda: shown_word(window) == "NOT UNDONE")
        assert "TKT-2" in controller.admitted
        assert shown(window).guest.name == ANA.name

    stage(scene)


def test_f8_takes_back_whom_an_earlier_run_let_in_last_this_evening(
    stage: Stage, controller: FakeController
) -> None:
    controller.admitted["TKT-3"] = "a3"
    controller.recent_scans = [
        RecentScan(row("x1", RowKind.EXIT, "TKT-2", 60), LUIS),
        RecentScan(row("a3", RowKind.ADMISSION, "TKT-3", 120), CHLOE),
        RecentScan(row("a1", RowKind.ADMISSION, "TKT-1", 180), ANA),
    ]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert (shown(window).guest.name, controller.undone) == (CHLOE.name, ["a3"])

    stage(scene)


def test_f8_finds_whom_an_earlier_run_let_in_behind_all_who_were_refused_since(
    stage: Stage, controller: FakeController
) -> None:
    controller.admitted["TKT-3"] = "a3"
    controller.recent_scans = [
        *(KeptScan(f"s{number}", NOW - number / 10, VerdictKind.UNKNOWN) for number in range(300)),
        RecentScan(row("a3", RowKind.ADMISSION, "TKT-3", 120), CHLOE),
    ]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert controller.undone == ["a3"]

    stage(scene)


def test_f8_leaves_yesterday_as_it_was_and_says_so(stage: Stage, controller: FakeController) -> None:
    controller.admitted["TKT-3"] = "a3"
    controller.recent_scans = [RecentScan(row("a3", RowKind.ADMISSION, "TKT-3", 20 * 3600), CHLOE)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F8)
        await until(lambda: shown_word(window) == "NOT UNDONE")
        assert shown(window).lines == ("Nobody was let in at this door this evening.",)
        assert controller.undone == []

    stage(scene)


def test_f8_takes_nobody_back_while_a_sheet_is_open_for_another_guest(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted["TKT-1"] = "adm-TKT-1"
        controller.say(given(Admit(ANA), admission_id="adm-TKT-1"))
        window.overlay.settle()
        window.guest_asked.emit("TKT-3")
        await until(lambda: guest_sheet(window).is_open)
        key(guest_sheet(window), F8)
        await until(lambda: shown_word(window) == "NOT UNDONE")
        assert shown(window).lines == ("Close what is open first. Then F8 undoes the last admission.",)
        assert controller.undone == []

    stage(scene)


def test_f8_takes_back_a_whole_group_with_one_verdict(stage: Stage, controller: FakeController) -> None:
    controller.tickets[:] = [ANA, LUIS, a_ticket("TKT-4", "Iker García")]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await let_in_together(window, controller)
        assert Action.UNDO in window.overlay.buttons.shown
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert shown(window).guest.name == "3 of 3 undone"
        assert all(name in shown(window).lines[0] for name in (ANA.name, LUIS.name, "Iker García"))
        assert sorted(controller.undone) == ["adm-TKT-1", "adm-TKT-2", "adm-TKT-4"]
        assert controller.admitted == {}

    stage(scene)


def test_of_a_group_who_cannot_be_taken_back_is_named_with_the_reason(
    stage: Stage, controller: FakeController
) -> None:
    controller.tickets[:] = [ANA, LUIS]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await let_in_together(window, controller)
        controller.undo_outcome = NotUndone(UndoWhy.SECOND)
        window.commanded.emit(Command.UNDO_LAST)
        await until(lambda: shown_word(window) == "NOT UNDONE")
        assert shown(window).guest.name == "0 of 2 undone"
        assert ANA.name in shown(window).lines[0]
        assert "Only a supervisor" in shown(window).lines[0]
        assert set(shown(window).named) == {ANA.name, LUIS.name}

    stage(scene)


def test_who_was_refused_of_a_group_steps_aside_and_nobody_else(
    stage: Stage, controller: FakeController
) -> None:
    controller.tickets[:] = [ANA, LUIS, a_ticket("TKT-4", "Iker García")]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await let_in_together(window, controller, refused=2)
        key(window, F2)
        waiting = window.aside.list.rows.rows
        await until(lambda: len(window.aside.list.rows.rows) == 2)
        assert {one.name for one in window.aside.list.rows.rows} == {ANA.name, LUIS.name}, waiting
        assert "Step aside: numbers 1, 2" in window.last_verdict.text
        assert Action.STEP_ASIDE not in window.last_verdict.buttons.shown
        assert Action.UNDO in window.last_verdict.buttons.shown

    stage(scene)


def test_a_supervisor_is_asked_about_the_one_of_a_group_who_was_refused(
    stage: Stage, controller: FakeController
) -> None:
    controller.tickets[:] = [ANA, LUIS]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await let_in_together(window, controller, refused=1)
        sheet = window.findChildren(SupervisorSheet)[0]
        key(window, F3)
        await until(lambda: sheet.is_open)
        assert sheet.matter is not None
        assert sheet.matter.code == "TKT-1"
        assert not window.overlay.covers_stage

    stage(scene)


def test_of_several_who_were_refused_one_is_chosen_for_the_supervisor(
    stage: Stage, controller: FakeController
) -> None:
    controller.tickets[:] = [ANA, LUIS, a_ticket("TKT-4", "Iker García")]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await let_in_together(window, controller, refused=2)
        sheet = window.findChildren(CandidatesSheet)[0]
        key(window, F3)
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert [one.name for one in sheet.list.rows.rows] == [ANA.name, LUIS.name]
        assert not any(one.is_open for one in window.findChildren(SupervisorSheet))
        key(sheet.list)
        await until(lambda: guest_sheet(window).ticket_id == "TKT-1")

    stage(scene)


def test_who_is_left_of_the_order_is_offered_after_a_group(stage: Stage, controller: FakeController) -> None:
    controller.tickets[:] = [ANA, LUIS, a_ticket("TKT-4", "Iker García")]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        group = window.findChildren(GroupSheet)[0]
        controller.say(given(Admit(ANA), order_size=3))
        key(window, F4)
        await until(lambda: group.is_open and not group.ignores_input)
        for one in group.rows[:2]:
            tap(one)
        tap(group.admit)
        await until(lambda: shown_word(window) == "GO IN")
        key(window, F4)
        await until(lambda: group.is_open and not window.overlay.covers_stage)
        assert [one.ticket_id for one in group.rows if one.isEnabled()] == ["TKT-4"]

    stage(scene)


def test_nothing_is_left_to_offer_where_all_of_an_order_are_in(
    stage: Stage, controller: FakeController
) -> None:
    controller.tickets[:] = [ANA, LUIS]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await let_in_together(window, controller)
        await turns()
        assert window.overlay.buttons.shown == (Action.UNDO,)
        controller.say(given(AlreadyIn(ANA, Reason.INSIDE, None)))
        assert Action.ADMIT_REST not in window.overlay.buttons.shown

    stage(scene)
