"""Where guests can see the screen, no sheet shows more of a name than its letters, but one opened for it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.verdict import AlreadyIn, Reason
from kiosk.engine.records import Incident, OutboxLine
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.incidents.incidents_sheet import IncidentsSheet
from kiosk.ui.incidents.settle_sheet import SettleSheet
from kiosk.ui.outbox.outbox_entry_sheet import OutboxEntrySheet
from kiosk.ui.outbox.outbox_sheet import OutboxSheet
from kiosk.ui.step_aside.step_aside_list_sheet import AsideListSheet
from kiosk.ui.step_aside.step_aside_sheet import StepAsideSheet
from kiosk.ui.supervisor.supervisor_sheet import SupervisorSheet
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.painted_text import all_written
from tests.gui.scenes import CHLOE, Stage
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import until

F2, F3, F6, F7 = Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F6, Qt.Key.Key_F7


def said(part: QWidget) -> str:
    return " ".join(one.text for one in all_written(part)) + part.accessibleName()


async def masked(window: DoorWindow, kind: type[Sheet]) -> None:
    """A sheet of this kind comes to the front, with no more of Chloé's name than its letters."""
    await until(lambda: isinstance(window.sheets.top, kind) and not window.sheets.top.ignores_input)
    top = window.sheets.top
    assert top is not None
    assert "Dubois" not in said(top)
    assert "D." in said(top)
    window.hide_names(hidden=False)
    assert "Dubois" in said(top), "it is not hidden any more"
    window.hide_names(hidden=True)
    assert "Dubois" not in said(top)


def test_no_sheet_that_tells_of_guests_unasked_shows_their_names(
    stage: Stage, controller: FakeController
) -> None:
    controller.pins = {"4711": "Mira"}
    controller.open_incidents = [Incident("i1", IncidentKind.CONFLICT, NOW, "TKT-3", "a3", {})]
    entry = Entry("a3", "TKT-3", "acc", "ev", NOW, EntryState.NEEDS_ATTENTION, 1)
    controller.lines = [OutboxLine(entry, CHLOE)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        key(window, F3)
        await masked(window, SupervisorSheet)
        window.sheets.dismiss_all()
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        key(window, F2)
        key(window, F2)
        await masked(window, AsideListSheet)
        key(window.findChildren(AsideListSheet)[0].list)
        await masked(window, StepAsideSheet)
        window.sheets.dismiss_all()
        key(window, F6)
        await until(lambda: bool(window.findChildren(IncidentsSheet)[0].list.rows.rows))
        await masked(window, IncidentsSheet)
        key(window.findChildren(IncidentsSheet)[0].list)
        await masked(window, SettleSheet)
        window.sheets.dismiss_all()
        key(window, F7)
        await until(lambda: window.findChildren(OutboxSheet)[0].rows.rowCount() == 1)
        await masked(window, OutboxSheet)
        key(window.findChildren(OutboxSheet)[0].list)
        await masked(window, OutboxEntrySheet)

    stage(scene)


def test_what_stands_on_the_window_has_no_more_than_letters(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        window.overlay.settle()
        key(window, F2)
        await until(lambda: bool(window.aside.list.rows.rows))
        for part in (window.recent, window.last_verdict, window.aside):
            window.hide_names(hidden=True)
            assert "Dubois" not in said(part), part
            assert "D." in said(part), part
            window.hide_names(hidden=False)
            assert "Dubois" in said(part), part

    stage(scene)


def test_who_is_looked_for_by_name_is_seen_whole(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        type_text(window.entry, "chl")
        await until(lambda: window.results.found == ("TKT-3",))
        assert any("Dubois" in one.text for one in all_written(window))
        key(window.entry)
        await until(lambda: guest_sheet(window).is_open)
        assert "Dubois" in said(guest_sheet(window))

    stage(scene)
