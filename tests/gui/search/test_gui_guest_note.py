"""A note on a guest, made on their sheet: kept, shown, changed and taken away."""

from asyncio import Event, get_running_loop

import pytest
from PySide6.QtCore import Qt

from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.core.tickets import Ticket
from kiosk.engine.door_queries import NotRead
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.search.note_sheet import WITH_ALERT, NoteSheet
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from tests.gui.fake_controller import NOW, FakeController
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, LUIS, Stage
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until


def note_sheet(window: DoorWindow) -> NoteSheet:
    return next(sheet for sheet in window.sheets.known if isinstance(sheet, NoteSheet))


async def asked(window: DoorWindow, guest: Ticket = ANA) -> NoteSheet:
    window.guest_asked.emit(guest.id)
    await until(lambda: guest_sheet(window).is_open and not guest_sheet(window).ignores_input)
    tap(guest_sheet(window).guest.change_note)
    await until(lambda: any(isinstance(sheet, NoteSheet) for sheet in window.sheets.known))
    sheet = note_sheet(window)
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


def test_a_note_with_an_alert_is_typed_saved_and_shown_on_the_sheet_with_who_made_it(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.duty = "Mira"
        sheet = await asked(window)
        assert not sheet.save.isEnabled()
        assert not sheet.remove.isVisible()
        type_text(sheet.field.line, "Call the host")
        tap(sheet.alert.chip(WITH_ALERT))
        key(sheet.field.line)
        await until(lambda: bool(guest_sheet(window).guest.note.text))
        assert controller.notes_on == {ANA.id: GuestNote("Call the host", True, "Mira", NOW)}
        shown = guest_sheet(window).guest.note.text
        assert [word in shown for word in ("Call the host", "Mira", "alert on arrival")] == [True] * 3
        assert guest_sheet(window).is_open

    stage(scene)


def test_a_note_is_changed_and_taken_away(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.notes_on[ANA.id] = GuestNote("Brings a dog", True, "", NOW - 60)
        sheet = await asked(window)
        assert sheet.field.text == "Brings a dog"
        assert sheet.alert.held == WITH_ALERT
        assert sheet.field.line.maxLength() == LONGEST_NOTE
        tap(sheet.remove)
        await until(lambda: not controller.notes_on)
        await until(lambda: not guest_sheet(window).guest.note.isVisible())

    stage(scene)


def test_esc_keeps_nothing_and_what_the_disk_did_not_take_is_not_shown(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await asked(window)
        type_text(sheet.field.line, "secret")
        key(sheet, Qt.Key.Key_Escape)
        await turns()
        assert controller.notes_on == {}
        assert sheet.field.text == ""
        controller.keeps_notes = False
        await until(lambda: not guest_sheet(window).ignores_input)
        tap(guest_sheet(window).guest.change_note)
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        type_text(sheet.field.line, "not lost")
        tap(sheet.save)
        await until(sheet.notice.isVisible)
        assert guest_sheet(window).guest.note.text == ""
        assert sheet.notice.text().startswith("Not saved")
        assert sheet.field.text == "not lost"
        controller.keeps_notes = True
        tap(sheet.save)
        await until(lambda: not sheet.is_open)
        assert controller.notes_on[ANA.id].text == "not lost"

    stage(scene)


class SlowDisk:
    """Lets each note go to the disk one by one, and only when it is told to."""

    def __init__(self, controller: FakeController, monkeypatch: pytest.MonkeyPatch) -> None:
        self._waiting: list[Event] = []
        keep = controller.note_guest

        async def slowly(ticket_id: str, text: str, *, alerts: bool) -> bool:
            self._waiting.append(turn := Event())
            await turn.wait()
            return await keep(ticket_id, text, alerts=alerts)

        monkeypatch.setattr(controller, "note_guest", slowly)

    async def has(self, saves: int) -> None:
        await until(lambda: len(self._waiting) == saves)

    def take_next(self) -> None:
        self._waiting.pop(0).set()

    async def take_one(self) -> None:
        self.take_next()
        await turns()


def write(sheet: NoteSheet, text: str) -> None:
    sheet.field.line.selectAll()
    type_text(sheet.field.line, text)


async def saved_and_left(
    window: DoorWindow, disk: SlowDisk, guest: Ticket = ANA, *, saves: int = 1
) -> NoteSheet:
    """Its sheet, closed again before the disk has had its say."""
    sheet = await asked(window, guest)
    write(sheet, "Call the host")
    tap(sheet.save)
    await disk.has(saves)
    key(sheet, Qt.Key.Key_Escape)
    return sheet


async def asked_again(window: DoorWindow) -> NoteSheet:
    await until(lambda: not guest_sheet(window).ignores_input)
    tap(guest_sheet(window).guest.change_note)
    sheet = note_sheet(window)
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


def test_what_is_typed_while_a_note_is_being_saved_stays_and_is_saved_last(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, sheet = SlowDisk(controller, monkeypatch), await asked(window)
        write(sheet, "Call the host")
        tap(sheet.save)
        tap(sheet.save)
        await disk.has(1)
        type_text(sheet.field.line, " at once")
        await disk.take_one()
        assert (sheet.is_open, sheet.field.text) == (True, "Call the host at once")
        assert controller.notes_on[ANA.id].text == "Call the host"
        tap(sheet.save)
        await disk.has(1)
        tap(sheet.alert.chip(WITH_ALERT))
        tap(sheet.save)
        await disk.has(2)
        await disk.take_one()
        assert (sheet.is_open, sheet.field.text) == (True, "Call the host at once")
        await disk.take_one()
        assert not sheet.is_open
        assert controller.notes_on[ANA.id] == GuestNote("Call the host at once", True, "", NOW)

    stage(scene)


def test_a_sheet_opened_anew_while_a_note_is_saved_begins_with_it_and_outlives_its_end(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.notes_on[ANA.id] = GuestNote("Brings a dog", True, "", NOW - 60)
        disk, sheet = SlowDisk(controller, monkeypatch), await asked(window)
        write(sheet, "Brings two dogs")
        tap(sheet.save)
        await disk.has(1)
        key(sheet, Qt.Key.Key_Escape)
        await asked_again(window)
        assert (sheet.field.text, sheet.alert.held) == ("Brings two dogs", WITH_ALERT)
        write(sheet, "Brings three")
        await disk.take_one()
        assert (sheet.is_open, sheet.field.text) == (True, "Brings three")
        tap(sheet.save)
        await disk.has(1)
        await disk.take_one()
        assert not sheet.is_open
        assert controller.notes_on[ANA.id].text == "Brings three"

    stage(scene)


def test_a_note_that_is_saved_while_it_is_read_is_not_shown_as_it_was_before(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk = SlowDisk(controller, monkeypatch)
        sheet = await saved_and_left(window, disk)
        read, may_go_on = controller.guest_note, Event()

        async def slowly(ticket_id: str) -> GuestNote | None:
            note = await read(ticket_id)
            await may_go_on.wait()
            return note

        await until(lambda: not guest_sheet(window).ignores_input)
        monkeypatch.setattr(controller, "guest_note", slowly)
        tap(guest_sheet(window).guest.change_note)
        await turns()
        await disk.take_one()
        may_go_on.set()
        await until(lambda: sheet.is_open)
        assert sheet.field.text == "Call the host"

    stage(scene)


def what_is_told(window: DoorWindow) -> ExplainSheet:
    told = window.sheets.top
    assert isinstance(told, ExplainSheet)
    return told


async def saved_by_trying_again(
    told: ExplainSheet, disk: SlowDisk, controller: FakeController, guest: Ticket = ANA
) -> None:
    controller.keeps_notes = True
    tap(told.act)
    await disk.has(1)
    await disk.take_one()
    assert controller.notes_on[guest.id].text == "Call the host"
    assert not told.is_open


def test_a_note_that_the_disk_did_not_take_after_its_sheet_had_gone_is_told_and_tried_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, controller.keeps_notes = SlowDisk(controller, monkeypatch), False
        window.hide_names(hidden=True)
        sheet = await saved_and_left(window, disk)
        await disk.take_one()
        told = what_is_told(window)
        assert "was not saved" in told.heading.text
        assert "García" not in told.heading.text
        window.hide_names(hidden=False)
        assert "García" in told.heading.text
        window.hide_names(hidden=True)
        assert "García" not in told.heading.text + told.accessibleName()
        key(told, Qt.Key.Key_Escape)
        await asked_again(window)
        assert sheet.field.text == "Call the host"
        assert sheet.notice.text().startswith("Not saved")
        tap(sheet.save)
        await disk.has(1)
        key(sheet, Qt.Key.Key_Escape)
        await disk.take_one()
        await until(lambda: told.is_open and not told.ignores_input)
        await saved_by_trying_again(told, disk, controller)

    stage(scene)


def test_a_note_that_was_not_saved_cannot_be_saved_over_the_one_that_was_typed_since(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, sheet = SlowDisk(controller, monkeypatch), await asked(window)
        controller.keeps_notes = False
        write(sheet, "Call the host")
        tap(sheet.save)
        await disk.has(1)
        key(sheet, Qt.Key.Key_Escape)
        await disk.take_one()
        told = what_is_told(window)
        controller.keeps_notes = True
        window.guest_asked.emit(ANA.id)  # as from the guest list, over what is told
        await until(lambda: window.sheets.top is guest_sheet(window))
        await asked_again(window)
        write(sheet, "Brings a dog")
        tap(sheet.save)
        await disk.has(1)
        await disk.take_one()
        assert controller.notes_on[ANA.id].text == "Brings a dog"
        assert not told.is_open

    stage(scene)


def test_a_sheet_opened_anew_says_that_the_note_before_was_not_saved_and_keeps_what_was_typed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, controller.keeps_notes = SlowDisk(controller, monkeypatch), False
        sheet = await saved_and_left(window, disk)
        await asked_again(window)
        type_text(sheet.field.line, " at once")
        await disk.take_one()
        assert window.sheets.top is sheet
        assert sheet.notice.text().startswith("Not saved")
        assert sheet.field.text == "Call the host at once"

    stage(scene)


def test_a_note_that_a_slow_disk_has_not_taken_yet_is_waited_for_at_the_end(
    stage: Stage, controller: FakeController, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, sheet = SlowDisk(controller, monkeypatch), await asked(window)
        write(sheet, "Call the host")
        tap(sheet.save)
        await disk.has(1)
        get_running_loop().call_soon(disk.take_next)

    stage(scene)
    assert controller.notes_on[ANA.id].text == "Call the host"


def test_of_two_notes_that_the_disk_did_not_take_each_is_told_until_it_is_read(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, controller.keeps_notes = SlowDisk(controller, monkeypatch), False
        await saved_and_left(window, disk)
        guest_sheet(window).dismiss()
        await saved_and_left(window, disk, LUIS, saves=2)
        await disk.take_one()
        told = what_is_told(window)
        await disk.take_one()
        assert "Ana" in told.heading.text
        key(told, Qt.Key.Key_Escape)
        await until(lambda: told.is_open and not told.ignores_input)
        assert "Luis" in told.heading.text
        await saved_by_trying_again(told, disk, controller, LUIS)

    stage(scene)


def test_the_other_button_says_cancel_only_while_something_is_not_given_to_be_saved(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        disk, sheet = SlowDisk(controller, monkeypatch), await asked(window)
        write(sheet, "Call the host")
        assert sheet.close_button.text() == "Cancel"
        tap(sheet.save)
        assert sheet.close_button.text() == "Close"
        tap(sheet.alert.chip(WITH_ALERT))
        assert sheet.close_button.text() == "Cancel"
        controller.keeps_notes = False
        tap(sheet.save)
        await disk.has(2)
        key(sheet, Qt.Key.Key_Escape)
        await asked_again(window)
        assert sheet.close_button.text() == "Close"
        await disk.take_one()
        await disk.take_one()
        assert sheet.notice.text().startswith("Not saved")
        assert sheet.close_button.text() == "Cancel"

    stage(scene)


def test_a_note_that_the_disk_does_not_take_away_is_said_to_be_there(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.notes_on[ANA.id] = GuestNote("Brings a dog", True, "", NOW - 60)
        sheet = await asked(window)
        controller.keeps_notes = False
        tap(sheet.remove)
        await until(sheet.notice.isVisible)
        assert (sheet.is_open, sheet.field.text) == (True, "Brings a dog")
        sheet.dismiss()
        assert sheet.notice.text() == ""

    stage(scene)


def test_a_note_that_cannot_be_read_is_not_opened_empty(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        async def not_read(_ticket_id: str) -> NotRead:
            return NotRead()

        monkeypatch.setattr(controller, "guest_note", not_read)
        window.guest_asked.emit(ANA.id)
        await until(lambda: guest_sheet(window).is_open and not guest_sheet(window).ignores_input)
        tap(guest_sheet(window).guest.change_note)
        await until(lambda: isinstance(window.sheets.top, ExplainSheet))
        top = window.sheets.top
        assert isinstance(top, ExplainSheet)
        assert top.heading.text == "The note cannot be changed now"
        assert not any(isinstance(sheet, NoteSheet) and sheet.is_open for sheet in window.sheets.known)

    stage(scene)
