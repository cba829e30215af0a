"""The PIN that opens what is not everybody's: asked for once, answered with a name or nothing."""

from kiosk.engine.supervised import LockedOut, NotRecorded
from kiosk.ui.supervisor.presenter import Supervising
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController
from tests.gui.hands import key, tap, type_text
from tests.gui.supervised_door import Door, supervised
from tests.gui.waiting import turns, until


async def asked(door: Door, text: str = "To close the door screen.") -> tuple[Supervising, list[str | None]]:
    answers: list[str | None] = []

    async def ask() -> None:
        answers.append(await door.supervising.unlock(text))

    door.tasks.spawn("ask", ask(), replacing=True)
    if door.controller.supervisors:
        await until(lambda: door.supervising.unlock_sheet.is_open and not door.supervising.unlock_sheet.deaf)
    return door.supervising, answers


def test_the_right_pin_brings_the_supervisors_name(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising, answers = await asked(door)
        assert supervising.unlock_sheet.what.text == "To close the door screen."
        type_text(supervising.unlock_sheet.pin, "4711")
        key(supervising.unlock_sheet.pin)
        await until(lambda: answers == ["Mira"])
        assert not supervising.unlock_sheet.is_open
        assert door.controller.pins_tried == ["4711"]

    supervised(play, scene)


def test_a_wrong_pin_is_said_in_the_sheet_and_another_can_follow(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising, answers = await asked(door)
        sheet = supervising.unlock_sheet
        type_text(sheet.pin, "1234")
        tap(sheet.go)
        await until(lambda: "not right" in sheet.notice.text())
        assert (sheet.pin.count, answers) == (0, [])
        type_text(sheet.pin, "4711")
        tap(sheet.pad.enter)
        await until(lambda: answers == ["Mira"])

    supervised(play, scene)


def test_closed_without_a_pin_it_brings_nothing(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising, answers = await asked(door)
        tap(supervising.unlock_sheet.close_button)
        await until(lambda: answers == [None])
        assert door.window.entry.hasFocus()

    supervised(play, scene)


def test_asked_for_something_else_the_first_is_not_opened(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising = door.supervising
        first = supervising.unlock_sheet.ask("The manager's room")
        second = supervising.unlock_sheet.ask("To close")
        assert first.done()
        assert first.result() is None
        supervising.unlock_sheet.let_in("Mira")
        assert await second == "Mira"

    supervised(play, scene)


def test_whoever_asks_no_longer_takes_the_sheet_away(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising, answers = await asked(door)
        door.tasks.cancel("ask")
        await until(lambda: not supervising.unlock_sheet.is_open)
        assert answers == []

    supervised(play, scene)


def test_where_there_are_no_supervisors_nothing_is_locked(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising, answers = await asked(door)
        await until(lambda: answers == [""])
        assert not supervising.unlock_sheet.is_open

    supervised(play, scene, FakeController())


def test_a_lock_out_holds_in_every_sheet(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising, answers = await asked(door)
        door.controller.unlock_outcome = LockedOut(60.0)
        type_text(supervising.unlock_sheet.pin, "1234")
        key(supervising.unlock_sheet.pin)
        await until(lambda: supervising.unlock_sheet.locked)
        assert "Too many PINs were wrong." in supervising.unlock_sheet.notice.text()
        assert supervising.override_sheet.locked
        assert supervising.off_list_sheet.locked
        await turns()
        assert answers == []

    supervised(play, scene)


def test_a_broken_disk_is_told_from_a_wrong_pin(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervising, answers = await asked(door)
        door.controller.unlock_outcome = NotRecorded("The disk is full.")
        type_text(supervising.unlock_sheet.pin, "4711")
        key(supervising.unlock_sheet.pin)
        await until(lambda: "The disk is full." in supervising.unlock_sheet.notice.text())
        assert "not right" not in supervising.unlock_sheet.notice.text()
        assert answers == []

    supervised(play, scene)
