"""This door is set on its own screen, behind the PIN, by the menu or by ENTRY or EXIT in the header."""

from PySide6.QtCore import Qt

from kiosk.core.policy import Direction
from kiosk.engine.this_door import DoorChoice
from tests.gui.conftest import Play
from tests.gui.managed_door import Managed, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until


async def opened(door: Managed) -> None:
    """Tap the header's word, and give Mira's PIN."""
    tap(door.window.status_bar.direction)
    explain = door.manager.explain
    await until(lambda: explain.is_open and not explain.ignores_input)
    assert explain.act.isVisible()
    assert explain.act.text() == "Change this door"
    tap(explain.act)
    await door.unlock()
    sheet = door.manager.this_door.sheet
    await until(lambda: sheet.is_open and not sheet.ignores_input)


def test_the_header_leads_to_this_door_behind_the_pin_and_what_is_saved_is_stamped_with_whose(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        await opened(door)
        sheet = door.manager.this_door.sheet
        assert sheet.name.text == "Door A, North gate"
        sheet.name.line.setText("South gate")
        tap(sheet.direction.chip(Direction.EXIT.value))
        tap(sheet.next)
        await until(lambda: not sheet.is_open)
        choice = DoorChoice("South gate", Direction.EXIT, frozenset(), frozenset())
        assert door.controller.this_door.changed == [(choice, "Mira")]

    managed(play, scene)


def test_esc_changes_nothing_and_what_was_refused_is_said_and_may_be_tried_again(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await opened(door)
        sheet = door.manager.this_door.sheet
        sheet.name.line.setText("South gate")
        key(sheet.name.line, Qt.Key.Key_Escape)
        await until(lambda: not sheet.is_open)
        assert door.controller.this_door.changed == []
        await opened(door)
        assert sheet.name.text == "Door A, North gate"
        door.controller.this_door.refused = "the disk is full"
        tap(sheet.next)
        await until(lambda: "disk is full" in sheet.notice.text())
        door.controller.this_door.refused = ""
        tap(sheet.next)
        await until(lambda: not sheet.is_open)

    managed(play, scene)


def test_its_field_grows_and_shrinks_with_the_window_and_keeps_what_is_typed(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.window.resize(1280, 800)
        await opened(door)
        line = door.manager.this_door.sheet.name.line
        line.setText("South gate")
        before = line.height()
        door.window.resize(2560, 1600)
        await until(lambda: line.height() >= before * 1.3)
        door.window.resize(1280, 800)
        await until(lambda: line.height() == before)
        assert line.text() == "South gate"

    managed(play, scene)


def test_which_kinds_of_ticket_go_in_is_ticked_here(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await opened(door)
        sheet = door.manager.this_door.sheet
        view = sheet.panel.list
        assert view.isVisible()
        assert sheet.ticked == {"general", "vip"}
        general = next(number for number, row in enumerate(view.rows.rows) if row.key == "general")
        tap(view.viewport(), view.visualRect(view.rows.index(general)).center())
        tap(sheet.next)
        await until(lambda: not sheet.is_open)
        ((choice, supervisor),) = door.controller.this_door.changed
        assert (choice.ticket_types, supervisor) == (frozenset({"vip"}), "Mira")
        await opened(door)
        assert sheet.ticked == {"vip"}

    managed(play, scene)


def test_a_change_that_is_closed_meanwhile_is_made_all_the_same(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await opened(door)
        sheet = door.manager.this_door.sheet
        door.controller.this_door.answers.clear()
        tap(sheet.direction.chip(Direction.EXIT.value))
        tap(sheet.next)
        await until(lambda: sheet.is_busy)
        key(sheet, Qt.Key.Key_Escape)
        assert not sheet.is_open
        door.controller.this_door.answers.set()
        await until(lambda: door.controller.way is Direction.EXIT)

    managed(play, scene)


def test_supervisors_are_added_changed_and_removed_and_no_hash_is_shown(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await opened(door)
        tap(door.manager.this_door.sheet.supervisors)
        sheet = door.manager.this_door.supervisors
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        tap(sheet.save)
        assert sheet.notice.text() == "First the name."
        type_text(sheet.name.line, "Jo")
        tap(sheet.save)
        assert sheet.notice.text() == "A PIN is 4 to 12 digits."
        type_text(sheet.pin.line, "1234")
        type_text(sheet.again.line, "1235")
        tap(sheet.save)
        assert sheet.notice.text() == "The two PINs are not the same."
        sheet.again.line.clear()
        type_text(sheet.again.line, "1234")
        key(sheet.again.line)
        await until(lambda: len(sheet.panel.list.rows.rows) == 1 and sheet.save.isEnabled())
        row = sheet.panel.list.rows.rows[0]
        assert (row.name, row.facts) == ("Jo", "PIN set just now")
        assert "argon2" not in f"{row}"
        assert (sheet.name.text, sheet.pin.line.text(), sheet.again.line.text()) == ("", "", "")
        sheet.panel.list.chosen.emit("Jo")
        tap(sheet.remove)
        assert "nobody has a PIN" in sheet.notice.text()
        assert door.controller.policy_now.supervisors
        tap(sheet.remove)
        await until(lambda: not door.controller.policy_now.supervisors)

    managed(play, scene)


def test_a_pin_that_was_typed_does_not_stay_when_the_sheet_closes(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.manager.this_door.open("Mira")
        await until(lambda: door.manager.this_door.sheet.is_open)
        door.manager.this_door.sheet.supervisors_asked.emit()
        sheet = door.manager.this_door.supervisors
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        type_text(sheet.name.line, "Jo")
        type_text(sheet.pin.line, "1234")
        key(sheet.pin.line, Qt.Key.Key_Escape)
        assert not sheet.is_open
        assert (sheet.name.text, sheet.pin.line.text()) == ("", "")

    managed(play, scene)
