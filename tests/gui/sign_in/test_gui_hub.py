"""A door that is open joins a hub, changes it for another one, and leaves it, all on its screen."""

import base64

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.hub_link import HubLink
from kiosk.core.pairing import PairingLink
from kiosk.engine.events import PairingCodeRead, VenueChanged, VenueState
from kiosk.engine.hub_here import HubNow
from kiosk.ui.door.status_explained import Topic
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.sign_in.hub_sheet import HubSheet
from kiosk.ui.sign_in.pair_sheet import PairSheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import TONIGHT, FakeController, FakeHub, FakePairing
from tests.gui.lone_sheets import lone_sheet
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.scenes import Stage
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import turns, until

LINK, OTHER = (
    HubLink((server,), base64.b64decode("MIIB" * 60), "SU" + letter * 56)
    for server, letter in (("192.168.1.20:4222", "A"), ("10.0.0.7:4222", "B"))
)
OFFICE = PairingLink("https://192.168.1.20:8788", "a1" * 32, "ABCDE23456")
GOES_BY = HubNow(("192.168.1.20:4222",), VenueState.TOGETHER)


def a_door(now: HubNow | None = None, *, pins: bool = False) -> FakeController:
    desk = a_desk(pins=pins)
    desk.hub_here, desk.chosen = FakeHub(now), frozenset({TONIGHT.id})
    return desk


def hub(door: Managed) -> FakeHub:
    assert door.controller.hub_here is not None
    return door.controller.hub_here


async def opened(door: Managed) -> HubSheet:
    """The sheet, by way of this door's."""
    door.manager.menu.chosen.emit(Item.THIS_DOOR)
    this_door = door.manager.this_door.sheet
    await until(lambda: this_door.is_open and not this_door.ignores_input)
    tap(this_door.share)
    return await asked(door)


async def asked(door: Managed) -> HubSheet:
    sheet = door.manager.hub.sheet
    await until(lambda: door.window.sheets.top is sheet and not sheet.ignores_input)
    return sheet


async def question(sheet: HubSheet) -> str:
    await until(lambda: sheet.decline.isVisible() and not sheet.ignores_input)
    return sheet.words.text


async def says(sheet: HubSheet, said: str) -> None:
    await until(lambda: said in sheet.words.text)


def focused(sheet: HubSheet) -> QWidget | None:
    return sheet.window().focusWidget()


async def joins(door: Managed, sheet: HubSheet, link: HubLink = LINK) -> None:
    """Somebody pastes a link and agrees."""
    sheet.link.line.setText(link.text)
    key(sheet.link.line)
    await question(sheet)
    key(sheet.main)


def test_a_pasted_link_is_asked_about_and_the_door_shares_where_it_stands(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        assert "This door is alone" in sheet.words.text
        assert sheet.leave.isHidden()
        assert focused(sheet) is sheet.link.line
        sheet.link.line.setText(LINK.text)
        key(sheet.link.line)
        text = await question(sheet)
        assert "the other doors of \u2068" + TONIGHT.title in text
        assert "192.168.1.20:4222" in text
        assert "Rules and PINs that the host gives the hub count here too" in text
        assert (sheet.main.text(), focused(sheet)) == ("Join", sheet.main)
        assert not hub(door).asked_for
        key(sheet.main)
        await until(sheet.main.isHidden)
        assert "The doors are together" in sheet.words.text
        assert hub(door).joined == [LINK]
        assert door.window.isVisible()
        assert not door.window.reopens

    managed(play, scene, a_door())


def test_who_shares_is_changed_behind_the_pin_and_the_pill_leads_there(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.window.status_bar.explained.emit("Doors together", "They are.", Topic.HUB)
        explain = door.manager.explain
        await until(lambda: explain.is_open and not explain.ignores_input)
        tap(explain.act)
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        assert not door.manager.hub.sheet.is_open
        await door.unlock()
        sheet = await asked(door)
        assert "192.168.1.20:4222" in sheet.words.text
        assert sheet.leave.isVisible()

    managed(play, scene, a_door(GOES_BY, pins=True))


def test_where_no_hub_can_be_joined_nothing_leads_there(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.manager.menu.chosen.emit(Item.THIS_DOOR)
        await until(lambda: door.manager.this_door.sheet.is_open)
        assert door.manager.this_door.sheet.others.isHidden()
        door.window.status_bar.explained.emit("Doors together", "They are.", Topic.HUB)
        assert not door.manager.explain.act.isVisible()
        door.manager.hub.open()
        await turns(3)
        assert not door.manager.hub.take(LINK.text)

    managed(play, scene, a_desk(pins=False))


def test_enter_twice_and_a_second_code_join_once(play: Play) -> None:
    async def scene(door: Managed) -> None:
        hub(door).answers.clear()
        sheet = await opened(door)
        await joins(door, sheet)
        await until(lambda: hub(door).asked_for == [LINK])
        key(sheet.main)
        tap(sheet.main)
        assert door.manager.hub.take(LINK.text)
        await turns(3)
        hub(door).answers.set()
        await until(sheet.main.isHidden)
        assert door.manager.hub.take(OTHER.text)
        await turns(3)
        assert hub(door).asked_for == [LINK]

    managed(play, scene, a_door())


def test_a_code_that_is_held_up_is_asked_about_and_no_goes_back(play: Play) -> None:
    async def scene(door: Managed) -> None:
        assert not door.manager.takes_pairing_code(LINK.text)
        sheet = await opened(door)
        assert door.manager.takes_pairing_code(LINK.text)
        await question(sheet)
        tap(sheet.decline)
        assert "This door is alone" in sheet.words.text
        assert (sheet.decline.isHidden(), sheet.link.text) == (True, "")
        assert door.manager.takes_pairing_code(LINK.text)
        await question(sheet)
        tap(sheet.close_button)
        assert not sheet.is_open
        assert not hub(door).asked_for

    managed(play, scene, a_door())


def test_a_hubs_code_that_is_held_up_where_an_office_is_paired_with_leads_to_the_other_sheet(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        door.manager.sign_in.pairing.open()
        pair = door.manager.sign_in.pairing.sheet
        await until(lambda: pair.is_open and not pair.ignores_input)
        assert door.manager.takes_pairing_code(LINK.text)
        sheet = await asked(door)
        assert "192.168.1.20:4222" in await question(sheet)
        assert not pair.is_open

    desk = a_door()
    desk.pairing_here = FakePairing()
    managed(play, scene, desk)


def test_what_is_no_hubs_code_is_told(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        for text, said in (
            ("", "paste the link first"),
            (OFFICE.text, "pairs a door with the office"),
            (LINK.text[:-4], "not whole"),
            ("T-1", "not a hub’s code"),
        ):
            sheet.link.line.setText(text)
            tap(sheet.main)
            assert said in sheet.notice.text()
        assert door.manager.takes_pairing_code(OFFICE.text)
        assert "pairs a door with the office" in sheet.notice.text()

    managed(play, scene, a_door())


def test_why_it_was_not_joined_is_told_though_the_sheet_was_closed(play: Play) -> None:
    async def scene(door: Managed) -> None:
        hub(door).refused = "this code was used already"
        hub(door).answers.clear()
        sheet = await opened(door)
        await joins(door, sheet)
        await until(lambda: hub(door).asked_for == [LINK])
        key(sheet, Qt.Key.Key_Escape)
        assert not sheet.is_open
        door.manager.hub.open()
        assert sheet.main.text() == "Joining…"
        key(sheet, Qt.Key.Key_Escape)
        hub(door).answers.set()
        await until(lambda: sheet.is_open and "used already" in sheet.notice.text())
        assert sheet.decline.isHidden()

    managed(play, scene, a_door())


def test_a_sheet_that_was_closed_stays_so_where_the_door_was_let_in(play: Play) -> None:
    async def scene(door: Managed) -> None:
        hub(door).answers.clear()
        sheet = await opened(door)
        await joins(door, sheet)
        await until(lambda: hub(door).asked_for == [LINK])
        tap(sheet.close_button)
        hub(door).answers.set()
        await until(lambda: hub(door).joined == [LINK])
        await turns(3)
        assert not sheet.is_open

    managed(play, scene, a_door())


@pytest.mark.parametrize(
    ("together", "event", "said"),
    [(False, True, "does not answer now"), (True, False, "until an event is chosen")],
)
def test_what_joining_came_to_is_told(play: Play, together: bool, event: bool, said: str) -> None:
    async def scene(door: Managed) -> None:
        hub(door).is_together = together
        sheet = await opened(door)
        await joins(door, sheet)
        await until(sheet.main.isHidden)
        assert said in sheet.words.text

    desk = a_door()
    desk.chosen = frozenset({TONIGHT.id} if event else ())
    managed(play, scene, desk)


def test_another_hub_instead_is_asked_about_with_both_and_the_same_one_is_no_matter_for_enter(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        door.manager.hub.take(OTHER.text)
        text = await question(sheet)
        assert "10.0.0.7:4222" in text
        assert "It leaves the hub at \u2066192.168.1.20:4222" in text
        assert sheet.main.text() == "Change the hub"
        key(sheet.decline)
        hub(door).is_same = True
        door.manager.hub.take(OTHER.text)
        assert "joined this hub already" in await question(sheet)
        assert focused(sheet) is sheet.decline

    managed(play, scene, a_door(GOES_BY))


def test_the_hub_is_left_where_somebody_really_wants_that_and_what_others_do_not_know_is_told(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        hub(door).still_unshared = 3
        sheet = await opened(door)
        tap(sheet.leave)
        text = await question(sheet)
        assert "may come in at another door again" in text
        assert "rules and supervisors’ PINs that came by the hub stay" in text
        assert "2 record" in text
        assert focused(sheet) is sheet.decline
        key(sheet.decline)
        assert not hub(door).left
        assert sheet.leave.isVisible()
        tap(sheet.leave)
        await question(sheet)
        tap(sheet.main)
        tap(sheet.main)
        await until(sheet.main.isHidden)
        assert hub(door).left == 1
        assert "3 record" in sheet.words.text

    managed(play, scene, a_door(HubNow(("192.168.1.20:4222",), VenueState.AWAY, 2)))


def test_whoever_wants_to_leave_a_hub_that_was_left_meanwhile_is_told_how_it_is(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        hub(door).goes_by = None
        tap(sheet.leave)
        await says(sheet, "This door is alone")
        assert sheet.leave.isHidden()

    managed(play, scene, a_door(GOES_BY))


def test_the_sheet_follows_how_the_hub_is_and_no_question_is_taken_away(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        assert "know at once" in sheet.words.text
        for state, said in (
            (VenueState.AWAY, "does not answer now"),
            (VenueState.REFUSED, "does not know this door"),
            (VenueState.NONE, "until an event is chosen"),
        ):
            hub(door).goes_by = HubNow(("192.168.1.20:4222",), state)
            door.controller.say(VenueChanged(state))
            await says(sheet, said)
        tap(sheet.leave)
        text = await question(sheet)
        door.controller.say(VenueChanged(VenueState.AWAY))
        await turns(3)
        assert sheet.words.text == text
        tap(sheet.decline)
        await says(sheet, "until an event is chosen")
        sheet.link.line.setText(OTHER.text)
        key(sheet.link.line)
        door.controller.say(VenueChanged(VenueState.TOGETHER))
        assert "10.0.0.7:4222" in await question(sheet), "it is looked up while the hub changes"

    managed(play, scene, a_door(GOES_BY))


@pytest.mark.parametrize(
    ("state", "said"),
    [(VenueState.NONE, "“Other doors”, and hold it up there"), (VenueState.TOGETHER, "take the code away")],
)
def test_a_hubs_code_at_the_door_says_where_it_is_wanted(stage: Stage, state: VenueState, said: str) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(VenueChanged(state))
        controller.say(PairingCodeRead("s", LINK.text))
        view = window.last_verdict.view
        assert view is not None
        assert said in " ".join(map(str, view.lines))

    stage(scene)


def test_in_the_first_run_a_hubs_code_is_for_later(qtbot: QtBot) -> None:
    with lone_sheet(qtbot, PairSheet, 700) as sheet:
        sheet.ask()
        sheet.take(LINK.text)
        assert "once this door is open" in sheet.notice.text()
