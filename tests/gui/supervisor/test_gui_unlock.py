"""The PIN that opens what is not everybody's: asked for once, answered with a name or nothing."""

from kiosk.engine.supervised import LockedOut, NotRecorded
from kiosk.ui.supervisor.presenter import SupervisorPresenter
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.supervised_door import Door, supervised
from tests.gui.waiting import turns, until


async def asked(
    door: Door, text: str = "To close the door screen."
) -> tuple[SupervisorPresenter, list[str | None]]:
    answers: list[str | None] = []

    async def ask() -> None:
        answers.append(await door.supervisor.unlock(text))

    door.tasks.spawn("ask", ask(), replacing=True)
    if door.controller.supervisors:
        await until(
            lambda: door.supervisor.unlock_sheet.is_open and not door.supervisor.unlock_sheet.ignores_input
        )
    return door.supervisor, answers


def test_the_right_pin_brings_the_supervisors_name(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervisor, answers = await asked(door)
        assert supervisor.unlock_sheet.what.text == "To close the door screen."
        type_text(supervisor.unlock_sheet.pin, "4711")
        key(supervisor.unlock_sheet.pin)
        await until(lambda: answers == ["Mira"])
        assert not supervisor.unlock_sheet.is_open
        assert door.controller.pins_tried == ["4711"]

    supervised(play, scene)


def test_a_wrong_pin_is_said_in_the_sheet_and_another_can_follow(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervisor, answers = await asked(door)
        sheet = supervisor.unlock_sheet
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
        supervisor, answers = await asked(door)
        tap(supervisor.unlock_sheet.close_button)
        await until(lambda: answers == [None])
        assert door.window.entry.hasFocus()

    supervised(play, scene)


def test_asked_for_something_else_the_first_is_not_opened(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervisor = door.supervisor
        first = supervisor.unlock_sheet.ask("The manager's room")
        second = supervisor.unlock_sheet.ask("To close")
        assert first.done()
        assert first.result() is None
        supervisor.unlock_sheet.let_in("Mira")
        assert await second == "Mira"

    supervised(play, scene)


def test_whoever_asks_no_longer_takes_the_sheet_away(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervisor, answers = await asked(door)
        door.tasks.cancel("ask")
        await until(lambda: not supervisor.unlock_sheet.is_open)
        assert answers == []

    supervised(play, scene)


def test_where_there_are_no_supervisors_nothing_is_locked(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervisor, answers = await asked(door)
        await until(lambda: answers == [""])
        assert not supervisor.unlock_sheet.is_open

    supervised(play, scene, FakeController())


def test_a_lock_out_holds_in_every_sheet(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervisor, answers = await asked(door)
        door.controller.unlock_outcome = LockedOut(60.0)
        type_text(supervisor.unlock_sheet.pin, "1234")
        key(supervisor.unlock_sheet.pin)
        await until(lambda: supervisor.unlock_sheet.locked)
        assert "Too many PINs were wrong." in supervisor.unlock_sheet.notice.text()
        assert supervisor.override_sheet.locked
        assert supervisor.off_list_sheet.locked
        await turns()
        assert answers == []

    supervised(play, scene)


def test_a_broken_disk_is_told_from_a_wrong_pin(play: Play) -> None:
    async def scene(door: Door) -> None:
        supervisor, answers = await asked(door)
        door.controller.unlock_outcome = NotRecorded("The disk is full.")
        type_text(supervisor.unlock_sheet.pin, "4711")
        key(supervisor.unlock_sheet.pin)
        await until(lambda: "The disk is full." in supervisor.unlock_sheet.notice.text())
        assert "not right" not in supervisor.unlock_sheet.notice.text()
        assert answers == []

    supervised(play, scene)
