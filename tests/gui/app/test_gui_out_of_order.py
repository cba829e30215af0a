"""What comes in another order than expected: late answers, second taps, changes under an open sheet."""

import asyncio
import logging

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.tickets import Instant
from kiosk.core.verdict import Admit
from kiosk.engine.controller import TypedOutcome
from kiosk.engine.events import DoorChanged, GuestListChanged, SyncFailed
from kiosk.engine.records import Guest
from kiosk.engine.scans_told import RecentScan
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, CHLOE, LUIS, Scene, Stage, shown_word
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import turns, until


class SlowController(FakeController):
    """Answers no reading, no typed line and no refresh while `gate` is closed."""

    def __init__(self) -> None:
        super().__init__(tickets=[ANA, LUIS, CHLOE])
        self.gate = asyncio.Event()
        self.gate.set()

        self.breaks = False

    async def _wait(self) -> None:
        assert self.gate is not None
        await self.gate.wait()
        if self.breaks:
            raise RuntimeError("a bug")

    async def guest(self, ticket_id: str) -> Guest | None:
        found = await super().guest(ticket_id)
        await self._wait()
        return found

    async def order(self, order_id: str) -> list[Guest]:
        found = await super().order(order_id)
        await self._wait()
        return found

    async def refresh(self) -> None:
        await super().refresh()
        await self._wait()

    async def typed(self, line: str) -> TypedOutcome:
        self.typed_lines.append(line)
        await self._wait()
        self.typed_lines.pop()
        return await super().typed(line)


def closed(controller: FakeController) -> asyncio.Event:
    assert controller.gate is not None
    controller.gate.clear()
    return controller.gate


@pytest.fixture
def controller() -> FakeController:
    return SlowController()


async def opened(window: DoorWindow, ticket_id: str) -> None:
    window.guest_asked.emit(ticket_id)
    await until(lambda: guest_sheet(window).ticket_id == ticket_id and not guest_sheet(window).ignores_input)


async def opened_order(window: DoorWindow, controller: FakeController) -> GroupSheet:
    group = window.findChildren(GroupSheet)[0]
    controller.say(given(Admit(ANA), order_size=2))
    window.press(Qt.Key.Key_F4)
    await until(lambda: group.is_open and not group.ignores_input)
    return group


def test_a_sheet_that_was_closed_while_it_was_read_again_stays_closed(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await opened(window, "TKT-1")
        gate = closed(controller)
        await controller.scan("TKT-1", InputMethod.CAMERA)
        await turns(5)
        guest_sheet(window).dismiss()
        gate.set()
        await turns()
        assert not guest_sheet(window).is_open

    stage(scene)


def test_a_guest_who_was_chosen_in_another_sheet_and_closed_at_once_stays_closed(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await opened_order(window, controller)
        window.overlay.settle()
        assert controller.gate is not None
        gate = controller.gate
        guest_sheet(window).opened.connect(gate.clear)
        await opened(window, "TKT-3")
        await turns(5)
        guest_sheet(window).dismiss()
        gate.set()
        await turns()
        assert not guest_sheet(window).is_open

    stage(scene)


def test_an_order_that_was_closed_while_it_was_read_again_stays_closed(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        group = await opened_order(window, controller)
        gate = closed(controller)
        await controller.scan("TKT-2", InputMethod.CAMERA)
        await turns(5)
        group.dismiss()
        gate.set()
        await turns()
        assert not group.is_open

    stage(scene)


def test_a_verdict_on_the_guest_shown_does_not_keep_another_from_opening(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await opened(window, "TKT-1")
        gate = closed(controller)
        window.guest_asked.emit("TKT-3")
        await turns(5)
        await controller.scan("TKT-1", InputMethod.CAMERA)
        gate.set()
        await until(lambda: guest_sheet(window).ticket_id == "TKT-3")

    stage(scene)


def test_a_guest_who_is_let_in_while_they_are_being_opened_is_shown_inside(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        gate = closed(controller)
        window.guest_asked.emit("TKT-1")
        await turns(5)
        await controller.scan("TKT-1", InputMethod.CAMERA)
        gate.set()
        await until(lambda: guest_sheet(window).ticket_id == "TKT-1")
        await turns(5)
        assert guest_sheet(window).facts["presence"].text.startswith("Inside since")

    stage(scene)


def test_what_the_list_and_the_door_change_is_shown_on_the_open_sheets(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await opened(window, "TKT-1")
        controller.tickets[0] = replace(ANA, state="cancelled")
        controller.say(GuestListChanged(3, complete=True, as_of=NOW))
        await until(lambda: "cancelled" in guest_sheet(window).facts["trouble"].text)
        controller.tickets[0] = ANA
        controller.chosen = frozenset({"another"})
        controller.say(DoorChanged(controller.chosen))
        await until(lambda: guest_sheet(window).facts["trouble"].text.startswith("For "))

    stage(scene)


def test_an_undo_frees_the_guest_in_the_order_and_is_listed(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted["TKT-2"] = "adm-2"
        came = LedgerRow("adm-2", RowKind.ADMISSION, "TKT-2", NOW - 60, "Door A", InputMethod.CAMERA)
        controller.recent_scans.append(RecentScan(came, LUIS))
        group = await opened_order(window, controller)
        luis = next(row for row in group.rows if row.ticket_id == "TKT-2")
        assert not luis.isEnabled()
        window.undo_asked.emit("adm-2", "TKT-2", LUIS.name)
        await until(luis.isEnabled)
        recent = window.recent.list.rows
        await until(lambda: (LUIS.name, True) in [(r.name, r.facts.endswith("undone")) for r in recent.rows])

    stage(scene)


def test_a_second_enter_before_the_answer_is_no_second_person(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        gate = closed(controller)
        type_text(window.entry, "TKT-1")
        for _ in range(2):
            key(window.entry)
            await turns(3)
        assert controller.typed_lines == ["TKT-1"]
        gate.set()
        await until(lambda: shown_word(window) == "GO IN")
        await turns()
        assert shown_word(window) == "GO IN"

    stage(scene)


def test_a_guest_who_is_not_held_is_said_to_be_so(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.guest_asked.emit("TKT-gone")
        await until(lambda: isinstance(window.sheets.top, ExplainSheet))
        top = window.sheets.top
        assert isinstance(top, ExplainSheet)
        assert "does not have this ticket" in top.text.text

    stage(scene)


@pytest.mark.parametrize("what", ["admit", "group", "submit"])
def test_a_fault_of_ours_lets_nobody_in_and_leaves_nobody_waiting(
    qtbot: QtBot, stage: Stage, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        assert isinstance(controller, SlowController)
        controller.tickets.clear()  # the controller trips over a guest that it does not have
        if what == "admit":
            window.admit_asked.emit("TKT-1")
        elif what == "submit":
            controller.breaks = True
            window.submitted.emit("TKT-1")
        else:
            window.findChildren(GroupSheet)[0].admit_asked.emit("7F21", {"TKT-1": ANA.name})
        await until(lambda: shown_word(window) == "NOT RECORDED")
        assert window.overlay.view is not None
        assert [plain(line) for line in window.overlay.view.lines] == ["Call the supervisor."]

    with caplog.at_level(logging.ERROR):
        stage(scene)
    assert ANA.name not in caplog.text


def test_a_second_f5_does_not_begin_the_list_anew(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        gate = closed(controller)
        for _ in range(2):
            window.refresh_asked.emit()
            await turns(3)
        assert controller.refreshed == 1
        gate.set()
        await turns(3)
        window.refresh_asked.emit()
        await until(lambda: controller.refreshed == 2)

    stage(scene)


def test_scans_of_another_evening_are_not_listed_as_tonights(
    stage: Stage, controller: FakeController
) -> None:
    def recorded(number: int, at: Instant) -> RecentScan:
        row = LedgerRow(
            f"a{number}", RowKind.ADMISSION, "TKT-3", at, "Door A", InputMethod.CAMERA, shown=True
        )
        return RecentScan(row, CHLOE)

    controller.recent_scans = [recorded(1, NOW - 900), recorded(2, NOW - 24 * 3600)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(lambda: bool(window.recent.list.rows.rows))
        await turns(5)
        assert len(window.recent.list.rows.rows) == 1

    stage(scene)


def test_what_a_crash_kept_from_the_screen_is_said_until_somebody_is_let_in(
    stage: Stage, controller: FakeController
) -> None:
    controller.not_shown = [
        LedgerRow("a1", RowKind.ADMISSION, "TKT-1", NOW - 90, "Door A", InputMethod.CAMERA)
    ]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(lambda: "not shown: 1" in window.last_verdict.text)
        controller.say(SyncFailed("the disk is full: nothing was recorded. Free some space and try again"))
        assert "The disk is full" in window.last_verdict.text
        controller.say(GuestListChanged(3, complete=True, as_of=NOW))
        assert "not shown: 1" in window.last_verdict.text

    stage(scene)


def test_a_clock_that_is_set_back_leaves_no_scans_in_what_is_to_come(
    play: Play, qtbot: QtBot, controller: FakeController
) -> None:
    present = [NOW]

    async def whole(scene: Scene) -> None:
        window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
        qtbot.addWidget(window)
        window.show()
        presenter = ScreenPresenter(controller, window, lambda: present[0])
        presenter.start()
        try:
            await scene(window, controller)
        finally:
            await presenter.close()

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(Admit(ANA)))
        assert window.footer.rate.text() == "1"
        present[0] = NOW - 3600
        controller.say(given(Admit(CHLOE), at=present[0]))
        assert window.footer.rate.text() == "1"

    play(whole(scene))
