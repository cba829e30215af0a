"""A door that is open is paired: anew, for the first time, or instead of the token that it went by."""

import logging
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.api.office_errors import unreachable
from kiosk.core.link import LinkState
from kiosk.core.pairing import PairingLink
from kiosk.engine.errors import (
    OfficeSignedOutError,
    OfficeUnreachableError,
    OtherOfficeError,
    PairedOfficeError,
    UnpairedError,
)
from kiosk.engine.events import PairingCodeRead
from kiosk.ui.door.status_explained import Topic
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.sign_in.pair_sheet import PairSheet
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController, FakePairing
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.scenes import Stage
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

LINK = PairingLink("https://192.168.1.20:8788", "a1" * 32, "ABCDE23456")
S = TypeVar("S", bound=Sheet)
REFUSED = "the code was used, is wrong or too old: ask for a new one"


def a_door(*, token: bool = False, trouble: PairedOfficeError | None = None) -> FakeController:
    """That goes by a token, or by an office; nobody has a PIN."""
    desk = a_desk(pins=False)
    desk.pairing_here, desk.office_trouble = FakePairing(), trouble
    if not token:
        desk.sign_in_here = None
    return desk


def pairing(controller: FakeController) -> FakePairing:
    assert controller.pairing_here is not None
    return controller.pairing_here


async def opened(door: Managed) -> PairSheet:
    """The sheet, over whichever way there is for this door."""
    manager = door.manager
    manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = manager.sign_in.pairing.sheet
    await until(lambda: door.window.sheets.top is not None)
    if door.controller.sign_in_here is not None:
        await until(lambda: not manager.sign_in.sheet.ignores_input)
        tap(manager.sign_in.sheet.pair)
    elif manager.explain.is_open:
        await until(lambda: not manager.explain.ignores_input)
        tap(manager.explain.act)
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


@pytest.mark.parametrize("token", [False, True])
def test_a_door_is_paired_where_it_stands_and_asks_to_be_opened_anew(play: Play, *, token: bool) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        assert sheet.link.line.hasFocus()
        assert sheet.camera.isHidden(), "the door's own is seen beside it"
        assert "reopens this door by itself" in sheet.words.text
        type_text(sheet.link.line, LINK.text)
        tap(sheet.main)
        await until(lambda: door.window.reopens)
        assert pairing(door.controller).paired == [LINK]
        assert not door.window.isVisible()

    managed(play, scene, a_door(token=token))


def test_pairing_is_behind_the_pin_and_a_link_that_needs_it_leads_there(play: Play) -> None:
    async def scene(door: Managed) -> None:
        bar, manager = door.window.status_bar, door.manager
        bar.show_link(LinkState.SIGN_IN)
        tap(bar.link)
        await until(lambda: not manager.explain.ignores_input)
        tap(manager.explain.act)
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        assert not manager.sign_in.pairing.sheet.is_open
        await door.unlock()
        sheet = manager.sign_in.pairing.sheet
        await until(lambda: sheet.is_open)
        assert "does not know" in sheet.words.text

    desk = a_door(trouble=UnpairedError("the office does not know this door"))
    desk.pins = {"4711": "Mira"}
    managed(play, scene, desk)


@pytest.mark.parametrize(
    ("trouble", "why"),
    [
        (UnpairedError("unpaired"), "The office does not know this door"),
        (OtherOfficeError("not this office"), "Another office answers"),
    ],
)
def test_where_only_pairing_helps_it_is_asked_for_at_once(
    play: Play, trouble: PairedOfficeError, why: str
) -> None:
    async def scene(door: Managed) -> None:
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        sheet = door.manager.sign_in.pairing.sheet
        await until(lambda: sheet.is_open)
        assert sheet.words.text.startswith(why)

    managed(play, scene, a_door(trouble=trouble))


def test_an_office_that_may_have_moved_is_paired_with_anew(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        explain = door.manager.explain
        await until(lambda: explain.is_open and not explain.ignores_input)
        assert "nobody answers at https://office:8788. If it has moved" in explain.text.text
        tap(explain.act)
        await until(lambda: door.manager.sign_in.pairing.sheet.is_open)

    managed(play, scene, a_door(trouble=OfficeUnreachableError(unreachable("https://office:8788"))))


def test_where_the_office_is_signed_out_the_host_is_asked_first(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        explain = door.manager.explain
        await until(lambda: explain.is_open and not explain.ignores_input)
        assert explain.act.isVisible()
        door.window.status_bar.show_link(LinkState.SIGN_IN)
        explain.dismiss()
        door.window.status_bar.explained.emit("Sign in", "It is needed.", Topic.LINK)
        assert explain.act.isVisible()

    managed(play, scene, a_door(trouble=OfficeSignedOutError("not signed in")))


def test_a_rehearsal_is_paired_with_nobody(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        explain = door.manager.explain
        await until(lambda: explain.is_open)
        assert not explain.act.isVisible()

    desk = FakeController(rehearsal=True, sign_in_here=None, pairing_here=FakePairing())
    managed(play, scene, desk)


def test_a_refused_code_is_said_and_nothing_else_happens(play: Play) -> None:
    async def scene(door: Managed) -> None:
        pairing(door.controller).refused[LINK.code] = REFUSED
        sheet = await opened(door)
        type_text(sheet.link.line, LINK.text)
        key(sheet.link.line)
        await until(lambda: REFUSED[4:] in sheet.notice.text())
        assert sheet.link.text == LINK.text
        assert sheet.link.line.hasFocus()
        assert (door.window.reopens, door.window.isVisible()) == (False, True)
        tap(sheet.close_button)
        await turns(3)
        assert not door.window.reopens

    managed(play, scene, a_door())


@pytest.mark.parametrize("is_fault", [False, True])
def test_a_pairing_that_fails_once_its_sheet_was_closed_is_told_all_the_same(
    play: Play, caplog: pytest.LogCaptureFixture, *, is_fault: bool
) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        here.refused[LINK.code] = "the code is used, and yet this door is not paired"
        if is_fault:
            here.refused = None  # type: ignore[assignment]
        here.answers.clear()
        sheet = await opened(door)
        type_text(sheet.link.line, LINK.text)
        tap(sheet.main)
        await until(lambda: here.asked_for == [LINK])
        tap(sheet.close_button)
        assert not sheet.is_open
        here.answers.set()
        await until(lambda: sheet.is_open)
        assert ("fault in the program" if is_fault else "the code is used") in sheet.notice.text().lower()
        await until(lambda: not sheet.ignores_input)
        tap(sheet.close_button)
        assert not door.window.reopens

    with caplog.at_level(logging.ERROR):
        managed(play, scene, a_door())
    assert ("failed" in caplog.text) is is_fault


def test_what_could_not_be_set_is_read_before_the_door_opens_anew(play: Play) -> None:
    async def scene(door: Managed) -> None:
        pairing(door.controller).trouble = "the host’s rules for this door could not be set: too many"
        sheet = await opened(door)
        type_text(sheet.link.line, LINK.text)
        tap(sheet.main)
        await until(lambda: "could not be set" in sheet.notice.text())
        assert not door.window.reopens
        assert sheet.main.isHidden()
        key(sheet.close_button)
        assert door.window.reopens

    managed(play, scene, a_door())


def test_who_closes_the_sheet_while_the_code_is_used_has_a_door_that_is_paired_all_the_same(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        here.trouble = "the keyring does not forget the token"
        here.answers.clear()
        sheet = await opened(door)
        type_text(sheet.link.line, LINK.text)
        tap(sheet.main)
        tap(sheet.close_button)
        assert not sheet.is_open
        here.answers.set()
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert "does not forget" in sheet.notice.text()
        tap(sheet.close_button)
        assert door.window.reopens

    managed(play, scene, a_door())


OTHER = replace(LINK, code="FGHJK23456")
THIRD = replace(LINK, code="MNPQR23456")


def test_a_newer_code_that_is_held_up_while_one_is_tried_is_tried_when_that_one_was_refused(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        here.refused = {LINK.code: REFUSED, OTHER.code: REFUSED}
        here.answers.clear()
        sheet = await opened(door)
        for link in (LINK, OTHER, LINK, THIRD):
            sheet.take(link.text)
        assert sheet.link.text == LINK.text
        assert "Another code was read" in sheet.notice.text()
        here.answers.set()
        await until(lambda: door.window.reopens)
        assert here.paired == [THIRD], "the last one that was held up, and none before it"
        assert here.asked_for == [LINK, THIRD]

    managed(play, scene, a_door())


def test_a_code_that_is_held_up_while_an_office_is_looked_for_goes_before_what_was_typed(play: Play) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        sheet = await opened(door)
        type_text(sheet.address.line, "192.168.1.20:8788")
        type_text(sheet.code.line, "abcde-23456")
        key(sheet.code.line)
        assert sheet.is_busy
        sheet.take(OTHER.text)
        await until(lambda: door.window.reopens)
        assert here.asked_for == [OTHER]

    managed(play, scene, a_door())


def test_a_code_that_waits_is_forgotten_with_the_sheet(play: Play) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        here.refused = {LINK.code: REFUSED}
        here.answers.clear()
        sheet = await opened(door)
        sheet.take(LINK.text)
        sheet.take(OTHER.text)
        tap(sheet.close_button)
        here.answers.set()
        await until(lambda: not door.tasks.any_running)
        await turns(3)
        assert here.asked_for == [LINK]
        assert not door.window.reopens

    managed(play, scene, a_door())


def test_what_pairing_waits_for_is_said_and_the_sheet_can_be_left_and_opened_again(play: Play) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        here.answers.clear()
        sheet = await opened(door)
        type_text(sheet.link.line, LINK.text)
        tap(sheet.main)
        assert sheet._waiting.isActive()
        sheet._waiting.timeout.emit()
        assert "The office has not answered yet" in sheet.notice.text()
        tap(sheet.close_button)
        assert not sheet.is_open
        assert door.window.isVisible(), "the door scans on"
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        await until(lambda: door.window.sheets.top is not None)
        explain = door.manager.explain
        await until(lambda: not explain.ignores_input)
        tap(explain.act)
        await until(lambda: sheet.is_open and sheet.is_busy)
        assert sheet.main.text() == "Pairing…"
        sheet._waiting.timeout.emit()
        assert "The office has not answered yet" in sheet.notice.text()
        here.answers.set()
        await until(lambda: door.window.reopens)
        assert here.asked_for == [LINK]

    managed(play, scene, a_door())


def test_a_typed_address_and_code_pair_once_the_fingerprint_that_was_found_was_compared(play: Play) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        sheet = await opened(door)
        tap(sheet.main)
        assert "paste the link" in sheet.notice.text()
        type_text(sheet.address.line, "192.168.1.20:8788/")
        tap(sheet.main)
        assert "ten letters" in sheet.notice.text()
        key(sheet.address.line)
        assert sheet.code.line.hasFocus()
        type_text(sheet.code.line, "abcde-23456")
        key(sheet.code.line)
        await until(lambda: sheet.fingerprint.isVisible() and not sheet.ignores_input)
        assert here.asked_at == ["https://192.168.1.20:8788"]
        shown = "".join(letter for letter in sheet.fingerprint.text if letter.isalnum())
        assert shown == here.found.upper()
        assert "192.168.1.20:8788" in sheet.words.text
        assert (sheet.link.isHidden(), sheet.code.isVisible()) == (True, False)
        tap(sheet.decline)
        assert "nothing was sent" in sheet.notice.text()
        assert (here.paired, sheet.fingerprint.isHidden(), sheet.code.isVisible()) == ([], True, True)
        tap(sheet.main)
        await until(lambda: sheet.fingerprint.isVisible() and not sheet.ignores_input)
        tap(sheet.main)
        await until(lambda: door.window.reopens)
        assert here.paired == [PairingLink("https://192.168.1.20:8788", here.found, "ABCDE23456")]

    managed(play, scene, a_door())


def test_an_address_at_which_nobody_answers_or_that_is_none_is_said(play: Play) -> None:
    async def scene(door: Managed) -> None:
        here = pairing(door.controller)
        here.found = ""
        sheet = await opened(door)
        type_text(sheet.code.line, "ABCDE23456")
        type_text(sheet.address.line, "the office")
        tap(sheet.main)
        assert "a host and a port" in sheet.notice.text()
        sheet.address.line.clear()
        type_text(sheet.address.line, "10.0.0.9:8788")
        tap(sheet.main)
        await until(lambda: "nobody answers" in sheet.notice.text())
        assert (sheet.code.text, sheet.code.line.hasFocus()) == ("ABCDE23456", True)
        assert here.paired == []

    managed(play, scene, a_door())


async def top_of(window: DoorWindow, kind: type[S]) -> S:
    """The sheet of this kind, once it is on top and listens."""
    await until(lambda: isinstance(window.sheets.top, kind) and not window.sheets.top.ignores_input)
    top = window.sheets.top
    assert isinstance(top, kind)
    return top


def test_a_code_that_is_held_up_is_the_sheets_where_it_is_open_and_else_says_where_to_go(
    stage: Stage,
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.pairing_here, controller.sign_in_here = FakePairing(), None
        controller.say(PairingCodeRead("s1", LINK.text))
        view = window.last_verdict.view
        assert view is not None
        assert "Manager, “Sign in”" in " ".join(map(str, view.lines))
        window.overlay.settle()
        window.press(Qt.Key.Key_F10)
        menu = await top_of(window, ManagerSheet)
        tap(menu.tiles[Item.SIGN_IN])
        explain = await top_of(window, ExplainSheet)
        tap(explain.act)
        sheet = await top_of(window, PairSheet)
        controller.say(PairingCodeRead("s2", LINK.text.replace("v1", "v2")))
        assert "newer Kiosk" in sheet.notice.text()
        assert window.last_verdict.view is view, "nothing covers the sheet"
        controller.say(PairingCodeRead("s3", LINK.text))
        await until(lambda: window.reopens)
        assert pairing(controller).paired == [LINK]

    stage(scene)
