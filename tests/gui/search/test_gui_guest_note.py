"""A note on a guest, made on their sheet: kept, shown, changed and taken away."""

import pytest
from PySide6.QtCore import Qt

from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.engine.door_queries import NotRead
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.search.note_sheet import WITH_ALERT, NoteSheet
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from tests.gui.fake_controller import NOW, FakeController
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, Stage
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until


def note_sheet(window: DoorWindow) -> NoteSheet:
    return next(sheet for sheet in window.sheets.known if isinstance(sheet, NoteSheet))


async def asked(window: DoorWindow) -> NoteSheet:
    window.guest_asked.emit(ANA.id)
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
