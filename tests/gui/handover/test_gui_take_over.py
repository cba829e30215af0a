"""Another machine's work is taken over on the screen: file, passphrase, what is in it, what came of it."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QStorageInfo, Qt
from PySide6.QtWidgets import QFileDialog

from kiosk.engine.handed_over import NotTakenOver, NotTakenWhy
from kiosk.ui.handover import drives
from kiosk.ui.handover.drives import FileHeld, files_held
from kiosk.ui.handover.take_over_sheet import Step, TakeOverSheet
from kiosk.ui.manager.manager_sheet import Item
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeTakeOver
from tests.gui.managed_door import Managed, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until

STICK = Path("/media/kim/DOORSTICK/kiosk-door-b.handover")
RIGHT = "rain at the gate"


def here(door: Managed) -> FakeTakeOver:
    assert door.controller.take_over_here is not None
    return door.controller.take_over_here


async def asked(door: Managed) -> TakeOverSheet:
    door.controller.take_over_here = door.controller.take_over_here or FakeTakeOver()
    sheet = door.manager.handover.taking_over.sheet
    sheet.ask((FileHeld(STICK, NOW - 60), FileHeld(Path("/home/kim/old.handover"), NOW - 90_000)), NOW)
    await until(lambda: not sheet.ignores_input)
    return sheet


async def found(door: Managed) -> TakeOverSheet:
    sheet = await asked(door)
    type_text(sheet.passphrase.line, RIGHT)
    key(sheet.passphrase.line)
    await until(lambda: sheet.step is Step.FOUND and not sheet.ignores_input)
    return sheet


async def taken(sheet: TakeOverSheet) -> None:
    await until(lambda: sheet.is_open and sheet.step is Step.TAKEN and not sheet.ignores_input)


def test_from_file_to_a_door_that_opens_anew(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await found(door)
        assert here(door).looked == [STICK], "the newest is picked already"
        for word in ("Door B", "1\u202f250", "412", "3"):
            assert word in sheet.words.text
        assert here(door).took == 0, "nothing is taken over before somebody says so"
        tap(sheet.go)
        await taken(sheet)
        assert "3 check-ins not sent yet" in sheet.words.text
        assert "1 ticket let in by both machines" in sheet.words.text
        tap(sheet.go)
        assert door.window.reopens
        await until(lambda: not door.window.isVisible())

    managed(play, scene)


def test_a_wrong_passphrase_a_damaged_file_and_a_foreign_one_are_said_and_another_may_be_tried(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        type_text(sheet.passphrase.line, "sun at the gate")
        tap(sheet.go)
        await until(lambda: "passphrase is wrong" in sheet.notice.text())
        assert (sheet.passphrase.line.text(), sheet.step) == ("", Step.CHOOSE)
        for refused, words in (
            (NotTakenOver(NotTakenWhy.FILE, "it is damaged: nothing was changed"), "damaged"),
            (NotTakenOver(NotTakenWhy.FOREIGN, "account 4711"), "not for this door"),
        ):
            here(door).refused = refused
            sheet.passphrase.line.setText(RIGHT)
            tap(sheet.go)
            await until(lambda words=words: words in sheet.notice.text())  # type: ignore[misc]
            assert "4711" not in sheet.notice.text()
        here(door).refused = None
        sheet.panel.list.chosen.emit("/home/kim/old.handover")
        sheet.passphrase.line.setText(RIGHT)
        tap(sheet.go)
        await until(lambda: sheet.step is Step.FOUND)
        assert here(door).looked[-1] == Path("/home/kim/old.handover")

    managed(play, scene)


def test_what_is_missing_is_said_and_no_passphrase_stays(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        tap(sheet.go)
        assert "passphrase" in sheet.notice.text()
        type_text(sheet.passphrase.line, RIGHT)
        key(sheet.passphrase.line, Qt.Key.Key_Escape)
        assert not sheet.is_open
        assert sheet.passphrase.line.text() == ""
        sheet.ask((), NOW)
        await until(lambda: not sheet.ignores_input)
        tap(sheet.go)
        assert sheet.notice.text() == "First choose the file."

    managed(play, scene)


def test_one_who_goes_away_while_the_file_is_read_is_not_called_back(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        here(door).answers.clear()
        type_text(sheet.passphrase.line, RIGHT)
        tap(sheet.go)
        assert sheet.step is Step.LOOKING
        key(sheet, Qt.Key.Key_Escape)
        here(door).answers.set()
        await until(lambda: not door.tasks.any_running)
        assert not sheet.is_open
        assert here(door).took == 0

    managed(play, scene)


def test_what_came_of_it_is_said_even_if_the_sheet_was_closed_meanwhile(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await found(door)
        here(door).answers.clear()
        tap(sheet.go)
        assert sheet.step is Step.TAKING
        key(sheet, Qt.Key.Key_Escape)
        assert not sheet.is_open
        assert not door.window.reopens
        here(door).answers.set()
        await taken(sheet)

    managed(play, scene)


def test_a_file_elsewhere_is_chosen_in_a_dialog_that_nothing_waits_for(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        tap(sheet.other)
        dialogs = door.window.findChildren(QFileDialog)
        assert len(dialogs) == 1
        tap(sheet.other)
        assert len(door.window.findChildren(QFileDialog)) == 1
        dialogs[0].fileSelected.emit("/srv/elsewhere.handover")
        dialogs[0].reject()
        assert sheet.panel.list.rows.rows[0].key == "/srv/elsewhere.handover"
        sheet.passphrase.line.setText(RIGHT)
        tap(sheet.go)
        await until(lambda: sheet.step is Step.FOUND)
        assert here(door).looked == [Path("/srv/elsewhere.handover")]

    managed(play, scene)


def test_the_way_there_is_offered_where_the_door_can_open_anew(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = door.manager.handover.sheet
        door.manager.handover.open()
        await until(lambda: sheet.is_open)
        assert sheet.take_over.isHidden()
        sheet.dismiss()
        door.controller.take_over_here = FakeTakeOver()
        door.manager.menu.chosen.emit(Item.HANDOVER)
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        tap(sheet.take_over)
        await until(lambda: door.manager.handover.taking_over.sheet.is_open)

    managed(play, scene)


def test_files_are_found_newest_first_and_what_cannot_be_read_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, at in (("a.handover", 10), ("b.handover", 30), ("notes.txt", 40)):
        (tmp_path / name).write_bytes(b"x")
        os.utime(tmp_path / name, (at, at))
    (tmp_path / "folder.handover").mkdir()
    monkeypatch.setattr(drives, "_own_folders", lambda: [tmp_path, tmp_path / "gone"])
    monkeypatch.setattr(QStorageInfo, "mountedVolumes", list)
    assert [one.path.name for one in files_held()] == ["b.handover", "a.handover"]
