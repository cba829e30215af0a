"""Handing the door over from the screen: a folder, a passphrase twice, and what came of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from kiosk.engine.handed_over import HandOverOutcome
from kiosk.engine.records import OutboxCount
from kiosk.ui.handover.drives import removable_drives
from kiosk.ui.handover.handover_sheet import HandoverSheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController
from tests.gui.managed_door import Managed, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

STICK, OWN = Path("/media/kim/DOORSTICK"), Path("/home/kim")
PASSPHRASE = "rain at the gate"


async def asked(door: Managed) -> HandoverSheet:
    sheet = door.manager.handover.sheet
    sheet.ask((STICK, OWN))
    await until(lambda: not sheet.ignores_input)
    return sheet


def fill(sheet: HandoverSheet, passphrase: str, again: str) -> None:
    sheet.passphrase.clear()
    sheet.again.clear()
    type_text(sheet.passphrase, passphrase)
    type_text(sheet.again, again)


def test_the_likeliest_folder_is_offered_and_another_is_one_tap(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        assert Path(sheet.folder.text()) == STICK
        assert sheet.passphrase.hasFocus()
        assert [chip.text() for chip in sheet.places.chips] == ["DOORSTICK", "kim"]
        tap(sheet.places.chip(str(OWN)))
        assert Path(sheet.folder.text()) == OWN
        assert sheet.places.held == str(OWN)
        sheet.folder.setText("/somewhere/else")
        assert not any(chip.isChecked() for chip in sheet.places.chips)

    managed(play, scene)


@pytest.mark.parametrize(
    ("folder", "passphrase", "again", "word"),
    [
        ("", PASSPHRASE, PASSPHRASE, "folder"),
        (str(STICK), "", "", "8"),
        (str(STICK), "short", "short", "8"),
        (str(STICK), PASSPHRASE, "rain at the grate", "not the same"),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_written(
    play: Play, folder: str, passphrase: str, again: str, word: str
) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        sheet.folder.setText(folder)
        fill(sheet, passphrase, again)
        tap(sheet.write)
        await turns()
        assert word in sheet.notice.text()
        assert sheet.notice.isVisible()
        assert door.controller.handed_over == []
        type_text(sheet.again, "x")
        assert sheet.notice.isHidden()

    managed(play, scene)


def test_the_button_is_bright_as_soon_as_the_file_can_be_written(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        assert sheet.write.property("role") == "waiting"
        fill(sheet, PASSPHRASE, PASSPHRASE)
        assert sheet.write.property("role") == "primary"
        type_text(sheet.again, "?")
        assert sheet.write.property("role") == "waiting"
        assert sheet.write.accessibleDescription() == sheet.missing()

    managed(play, scene)


def test_the_file_is_written_and_the_passphrase_forgotten(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.unsent = OutboxCount(unsent=14)
        sheet = await asked(door)
        assert sheet.passphrase.echoMode() is QLineEdit.EchoMode.Password
        fill(sheet, PASSPHRASE, PASSPHRASE)
        key(sheet.again)
        await until(sheet.write.isHidden)
        assert door.controller.handed_over == [(STICK, PASSPHRASE)]
        assert str(STICK) in sheet.words.text
        assert "14" in sheet.words.text
        assert (sheet.passphrase.text(), sheet.again.text()) == ("", "")
        assert sheet.passphrase.isHidden() or not sheet.passphrase.isVisible()

    managed(play, scene)


def test_why_there_is_no_file_is_said_and_one_may_try_again(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.no_hand_over = "the stick is full"
        sheet = await asked(door)
        fill(sheet, PASSPHRASE, PASSPHRASE)
        tap(sheet.write)
        await until(lambda: "the stick is full" in sheet.notice.text())
        assert sheet.write.isEnabled()
        door.controller.no_hand_over = ""
        tap(sheet.write)
        await until(sheet.write.isHidden)

    managed(play, scene)


def test_a_fault_of_ours_leaves_no_sheet_that_writes_for_ever(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(FakeController):
        async def hand_over(self, folder: Path, passphrase: str) -> HandOverOutcome:
            raise RuntimeError("a bug")

    async def scene(door: Managed) -> None:
        sheet = door.manager.handover.sheet
        sheet.ask([Path("/media/usb")])
        sheet.wanted.emit("/media/usb", "correct horse")
        await until(lambda: "something went wrong" in sheet.notice.text())
        assert sheet.write.isEnabled()

    managed(play, scene, Broken())
    assert "task handover failed" in caplog.text
    assert "correct horse" not in caplog.text


def test_an_answer_that_comes_after_closing_says_nothing(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        fill(sheet, PASSPHRASE, PASSPHRASE)
        tap(sheet.write)
        key(sheet, Qt.Key.Key_Escape)
        assert sheet.passphrase.text() == ""
        await until(lambda: bool(door.controller.handed_over))
        await turns()
        assert not sheet.is_open
        sheet.ask((STICK,))
        assert sheet.write.isEnabled()
        assert not sheet.write.isHidden()

    managed(play, scene)


def test_an_answer_is_not_taken_for_that_of_another_try(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        fill(sheet, PASSPHRASE, PASSPHRASE)
        tap(sheet.write)
        key(sheet, Qt.Key.Key_Escape)
        sheet.ask((STICK,))
        await until(lambda: bool(door.controller.handed_over))
        await turns()
        assert not sheet.write.isHidden()
        assert not sheet.passphrase.isHidden()

    managed(play, scene)


def test_there_is_always_a_folder_to_offer() -> None:
    assert all(folder.is_dir() for folder in removable_drives())
    assert removable_drives()
