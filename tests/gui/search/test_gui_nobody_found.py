"""After "Nobody found": aside, in without a ticket, a fresh list; each by a key that its button names."""

import asyncio

import pytest
from PySide6.QtCore import Qt

from kiosk.core.verdict import AlreadyIn, Reason
from kiosk.engine.events import GuestListChanged
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.supervisor.off_list_sheet import OffListSheet
from kiosk.ui.verdict.actions import Action
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given
from tests.gui.scenes import CHLOE, Stage, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

F2, F3, F5 = Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F5


async def nobody_found(window: DoorWindow, typed: str = "Zoe Quist") -> None:
    type_text(window.entry, typed)
    await until(lambda: window.results.isVisible() and window.results.query == typed)
    assert window.results.ways.isVisible()


def off_list(window: DoorWindow) -> OffListSheet:
    return window.findChildren(OffListSheet)[0]


def test_each_way_has_a_button_with_its_key_on_it(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await nobody_found(window)
        assert [chip.accessibleName() for chip in window.results.ways.chips] == [
            "Step aside · F2",
            "Let in without a ticket · F3",
            "Refresh the guest list · F5",
        ]
        assert not any(chip.isCheckable() for chip in window.results.ways.chips)
        window.entry.clear()
        await turns()
        type_text(window.entry, "ana")
        await until(lambda: window.results.found == ("TKT-1",))
        assert not window.results.ways.isVisible()

    stage(scene)


def test_a_single_letter_finds_nobody_whatever_is_scanned_meanwhile(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "z")
        await until(lambda: window.results.isVisible() and window.results.query == "z")
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        await turns(30)
        assert window.results.empty.text().startswith("Go on typing")
        assert not window.results.ways.isVisible()

    stage(scene)


@pytest.mark.parametrize("by_key", [True, False])
def test_who_is_not_found_steps_aside_under_the_name_that_was_typed(stage: Stage, by_key: bool) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await nobody_found(window)
        if by_key:
            key(window.entry, F2)
        else:
            tap(window.results.ways.chips[0])
        (row,) = window.aside.list.rows.rows
        assert (row.name, row.chip) == ("Zoe Quist", "1")
        assert "Not on the guest list" in row.facts
        await until(lambda: not window.results.isVisible())
        assert window.entry.text() == ""
        window.hide_names(hidden=True)
        shown = window.aside.list.rows.index(0).data()
        assert isinstance(shown, str)
        assert "Zoe" not in shown

    stage(scene)


@pytest.mark.parametrize(("typed", "named"), [("Zoe Quist", "Zoe Quist"), ("zoe@example.org", "")])
def test_who_is_not_found_is_let_in_without_a_ticket_on_a_supervisors_word(
    stage: Stage, controller: FakeController, typed: str, named: str
) -> None:
    controller.pins = {"4711": "Mira"}

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await nobody_found(window, typed)
        key(window.entry, F3)
        sheet = off_list(window)
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert sheet.name.text() == named
        assert not sheet.begun
        focused = window.focusWidget()
        assert focused is sheet.reason.chips.chips[0]
        key(focused)
        type_text(sheet.pin, "4711")
        key(sheet.pin)
        await until(lambda: bool(controller.off_list))
        assert controller.off_list == [("", "4711", "Guest of the host", named)]

    stage(scene)


def test_a_fresh_list_is_one_key_and_finds_who_has_come_onto_it(
    stage: Stage, controller: FakeController, monkeypatch: pytest.MonkeyPatch
) -> None:
    comes = asyncio.Event()

    async def refresh() -> None:
        await comes.wait()
        controller.tickets.append(a_ticket("TKT-9", "Zoe Quist"))

    monkeypatch.setattr(controller, "refresh", refresh)

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await nobody_found(window)
        key(window.entry, F5)
        chip = window.results.ways.chips[2]
        await until(lambda: window.results.ways.chips[2].accessibleName() == "Refreshing the guest list…")
        chip = window.results.ways.chips[2]
        assert not chip.isEnabled()
        comes.set()
        await until(lambda: window.results.found == ("TKT-9",))
        assert not window.results.ways.isVisible()

    stage(scene)


def test_a_list_that_comes_by_itself_finds_them_too(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await nobody_found(window)
        controller.tickets.append(a_ticket("TKT-9", "Zoe Quist"))
        controller.say(GuestListChanged(4, complete=True, as_of=NOW))
        await until(lambda: window.results.found == ("TKT-9",))

    stage(scene)


def test_the_keys_mean_who_is_not_found_and_not_the_guest_in_the_bar(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        window.overlay.settle()
        await nobody_found(window)
        assert window.last_verdict.buttons.shown == ()
        key(window.entry, F2)
        assert [row.name for row in window.aside.list.rows.rows] == ["Zoe Quist"]
        await until(lambda: not window.results.isVisible())
        assert Action.STEP_ASIDE in window.last_verdict.buttons.shown
        key(window.entry, F2)
        assert [row.name for row in window.aside.list.rows.rows] == ["Zoe Quist", CHLOE.name]

    stage(scene)


def test_while_a_verdict_floods_its_own_keys_come_first(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await nobody_found(window)
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        assert shown_word(window) == "ALREADY IN"
        key(window.entry, F2)
        assert [row.name for row in window.aside.list.rows.rows] == [CHLOE.name]
        assert window.entry.text() == "Zoe Quist"

    stage(scene)


def test_a_search_that_failed_says_so_and_not_that_nobody_was_found(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.disk_fails = True
        type_text(window.entry, "ana")
        await until(lambda: window.results.isVisible() and window.results.query == "ana")
        said = window.results.empty.text()
        assert said.startswith("The search failed")
        assert "Try again" in said
        assert "obody" not in window.results.heading.text() + said
        assert not window.results.ways.isVisible()
        controller.disk_fails = False
        controller.say(GuestListChanged(1250, complete=True, as_of=NOW))
        window.entry.clear()
        type_text(window.entry, "ana")
        await until(lambda: window.results.found == ("TKT-1",))

    stage(scene)


def test_who_was_found_stays_where_a_later_look_fails(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "ana")
        await until(lambda: window.results.found == ("TKT-1",))
        controller.disk_fails, before = True, len(controller.searches)
        controller.say(GuestListChanged(1250, complete=True, as_of=NOW))
        await until(lambda: len(controller.searches) > before)
        await turns()
        assert window.results.found == ("TKT-1",)

    stage(scene)
