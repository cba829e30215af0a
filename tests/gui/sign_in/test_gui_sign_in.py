"""A door that is open is signed in again: the token that ran out is followed by one that somebody pastes."""

import pytest
from PySide6.QtCore import Qt

from kiosk.core.link import LinkState
from kiosk.engine.sign_in_here import Keeping
from kiosk.ui.door.status_explained import Topic
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.sign_in.browser_sheet import BrowserSheet
from kiosk.ui.sign_in.sign_in_sheet import SignInSheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController, FakeOfficeSignIn, FakeSignIn
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until

REFUSED = "the service refuses this access token"


def signs_in(door: Managed) -> FakeSignIn:
    assert door.controller.sign_in_here is not None
    return door.controller.sign_in_here


async def opened(door: Managed) -> SignInSheet:
    door.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = door.manager.sign_in.sheet
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


async def signed_in(door: Managed, sheet: SignInSheet, token: str = "new") -> None:
    type_text(sheet.token.line, token)
    tap(sheet.main)
    await until(sheet.main.isHidden)


def test_a_sign_in_that_is_needed_is_offered_where_it_is_explained_behind_a_pin(play: Play) -> None:
    async def scene(door: Managed) -> None:
        bar, manager = door.window.status_bar, door.manager
        bar.explained.emit("Live", "All is well.", Topic.LINK)
        assert not manager.explain.act.isVisible()
        manager.explain.dismiss()
        bar.show_link(LinkState.SIGN_IN)
        tap(bar.link)
        assert manager.explain.act.isVisible()
        await until(lambda: not manager.explain.ignores_input)
        tap(manager.explain.act)
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        assert not manager.sign_in.sheet.is_open
        await door.unlock()
        sheet = manager.sign_in.sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert sheet.address.isHidden()
        assert sheet.token.line.hasFocus()
        await signed_in(door, sheet)
        assert signs_in(door).tokens == ["new"]
        assert sheet.token.text == "", "what was typed is forgotten"
        key(sheet.close_button)
        assert not sheet.is_open

    managed(play, scene)


def test_what_is_missing_and_why_a_token_is_refused_stands_there_and_the_next_one_is_taken(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        signs_in(door).refused["old"] = REFUSED
        sheet = await opened(door)
        tap(sheet.main)
        assert sheet.notice.text().startswith("Paste the access token")
        type_text(sheet.token.line, "old")
        key(sheet.token.line)
        await until(lambda: REFUSED[4:] in sheet.notice.text())
        assert (sheet.token.text, sheet.token.line.hasFocus()) == ("old", True)
        sheet.token.line.clear()
        await signed_in(door, sheet)
        assert signs_in(door).tokens == ["new"]
        tap(sheet.close_button)
        again = await opened(door)
        assert (again.token.isHidden(), again.main.isHidden(), again.notice.text()) == (False, False, "")

    managed(play, scene, a_desk(pins=False))


def test_who_closes_the_sheet_while_it_is_asked_about_is_not_signed_in(play: Play) -> None:
    async def scene(door: Managed) -> None:
        here = signs_in(door)
        here.answers.clear()
        sheet = await opened(door)
        type_text(sheet.token.line, "new")
        tap(sheet.main)
        assert sheet.is_busy
        tap(sheet.main)
        tap(sheet.close_button)
        await until(lambda: not door.tasks.any_running)
        here.answers.set()
        assert here.tokens == []
        again = await opened(door)
        assert not again.is_busy
        assert again.token.text == ""

    managed(play, scene, a_desk(pins=False))


@pytest.mark.parametrize("closed", [False, True])
def test_another_account_and_a_keyring_that_does_not_take_it_are_told(play: Play, *, closed: bool) -> None:
    async def scene(door: Managed) -> None:
        here = signs_in(door)
        here.other_account, here.keeping = True, Keeping.NOT_TAKEN
        here.keeps.clear()
        sheet = await opened(door)
        await signed_in(door, sheet)
        await until(lambda: "another account" in sheet.words.text)
        if closed:
            tap(sheet.close_button)
        here.keeps.set()
        await until(lambda: not door.tasks.any_running)
        told = door.manager.explain.text if closed else sheet.words
        assert (door.manager.explain.is_open, sheet.is_open) == (closed, not closed)
        assert "another account" in told.text
        assert "leaves now" not in told.text, "what the account before queued does not"
        assert "until Kiosk is closed" in told.text

    managed(play, scene, a_desk(pins=False))


def test_a_token_that_is_set_on_this_machine_and_goes_first_at_the_next_start_is_told(play: Play) -> None:
    async def scene(door: Managed) -> None:
        signs_in(door).keeping = Keeping.COMES_SECOND
        sheet = await opened(door)
        await signed_in(door, sheet)
        await until(lambda: not door.tasks.any_running)
        assert "another sign-in is set on this machine" in sheet.words.text
        assert "keyring" not in sheet.words.text

    managed(play, scene, a_desk(pins=False))


def test_late_news_of_a_sign_in_does_not_cover_what_is_open_by_then(play: Play) -> None:
    async def scene(door: Managed) -> None:
        here = signs_in(door)
        here.keeping = Keeping.NOT_TAKEN
        here.keeps.clear()
        sheet = await opened(door)
        await signed_in(door, sheet)
        tap(sheet.close_button)
        again = await opened(door)
        here.keeps.set()
        await until(lambda: not door.tasks.any_running)
        assert not door.manager.explain.is_open
        assert (again.token.isHidden(), "until Kiosk is closed" in again.words.text) == (False, True), (
            "which it says before, too"
        )

    managed(play, scene, a_desk(pins=False))


@pytest.mark.parametrize(
    ("rehearsal", "says"), [(True, "A rehearsal needs no sign-in"), (False, "No address of the ticketing")]
)
def test_where_no_token_can_be_given_it_is_said_why(play: Play, says: str, *, rehearsal: bool) -> None:
    async def scene(door: Managed) -> None:
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        explain = door.manager.explain
        await until(lambda: explain.is_open)
        assert explain.text.text.startswith(says)
        door.window.status_bar.show_link(LinkState.SIGN_IN)
        explain.dismiss()
        door.window.status_bar.explained.emit("Sign in", "It is needed.", Topic.LINK)
        assert not explain.act.isVisible()

    managed(play, scene, FakeController(rehearsal=rehearsal, sign_in_here=None))


def beside() -> FakeController:
    """A door beside which the office runs."""
    desk = a_desk(pins=False)
    desk.sign_in_here, desk.office_sign_in = None, FakeOfficeSignIn()
    return desk


async def opened_browser(door: Managed) -> tuple[BrowserSheet, FakeOfficeSignIn]:
    office = door.controller.office_sign_in
    assert office is not None
    door.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = door.manager.sign_in.browser
    await until(lambda: sheet.is_open and not sheet.ignores_input and not sheet.is_busy)
    return sheet, office


def test_at_an_office_beside_the_door_the_host_signs_in_by_the_browser(play: Play) -> None:
    async def scene(door: Managed) -> None:
        assert door.controller.office_sign_in is not None
        door.controller.office_sign_in.refused = REFUSED
        sheet, office = await opened_browser(door)
        assert REFUSED[4:] in sheet.notice.text()
        office.refused = ""
        tap(sheet.main)
        await until(lambda: office.begun == 2 and not sheet.is_busy)
        sheet.ended_on.line.setText("https://localhost:8788/callback?error=access_denied")
        tap(sheet.main)
        await until(lambda: bool(sheet.notice.text()))
        sheet.ended_on.line.setText("https://localhost:8788/callback?code=1&state=2")
        tap(sheet.main)
        await until(sheet.main.isHidden)
        assert "is signed in" in sheet.words.text
        assert len(office.pasted) == 2
        office.answers.clear()
        tap(sheet.close_button)
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        await until(lambda: sheet.is_open and office.begun == 3)
        assert not sheet.main.isHidden()

    managed(play, scene, beside())


def test_the_redirect_address_that_has_to_be_registered_is_named(play: Play) -> None:
    async def scene(door: Managed) -> None:
        assert door.controller.office_sign_in is not None
        door.controller.office_sign_in.page = (
            "https://tickets.example/oauth/authorize?client_id=1"
            "&redirect_uri=https%3A%2F%2Flocalhost%3A9123%2Fcallback&state=2"
        )
        sheet, _ = await opened_browser(door)
        await until(lambda: "https://localhost:9123/callback" in sheet.words.text)

    managed(play, scene, beside())


def test_who_closes_the_sheet_waits_for_no_host_any_more(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet, _ = await opened_browser(door)
        tap(sheet.close_button)
        await until(lambda: not door.tasks.any_running)

    managed(play, scene, beside())


def test_that_nothing_has_come_back_is_said_and_an_address_is_taken_when_nobody_waits_for_it(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        sheet, office = await opened_browser(door)
        assert sheet._waiting.isActive()
        sheet._waiting.timeout.emit()
        assert "Nothing has come back" in sheet.notice.text()
        assert not sheet.is_busy
        office.refused = REFUSED
        tap(sheet.main)
        await until(lambda: REFUSED[4:] in sheet.notice.text() and not sheet.is_busy)
        assert not sheet._waiting.isActive()
        await until(lambda: not door.tasks.any_running)
        sheet.ended_on.line.setText("https://localhost:8788/callback?code=1&state=2")
        tap(sheet.main)
        await until(sheet.main.isHidden)
        assert "is signed in" in sheet.words.text

    managed(play, scene, beside())


@pytest.mark.parametrize("keeps", [True, False])
def test_a_secret_that_the_service_changed_is_typed_again_at_the_door(play: Play, *, keeps: bool) -> None:
    async def scene(door: Managed) -> None:
        assert door.controller.office_sign_in is not None
        door.controller.office_sign_in.secret_refused = REFUSED
        door.controller.office_sign_in.keeps_sign_in = keeps
        sheet, office = await opened_browser(door)
        assert REFUSED[4:] in sheet.notice.text()
        assert sheet.secret.line.hasFocus()
        assert sheet.address.isHidden()
        tap(sheet.main)
        assert sheet.notice.text().startswith("Enter the client secret")
        type_text(sheet.secret.line, "guess")
        key(sheet.secret.line)
        await until(lambda: office.secrets == ["guess"] and not sheet.is_busy)
        assert REFUSED[4:] in sheet.notice.text()
        assert sheet.secret.text == "", "what was typed is forgotten"
        type_text(sheet.secret.line, "new")
        tap(sheet.main)
        if not keeps:
            await until(lambda: not sheet.is_busy and not sheet.ended_on.isHidden())
            office.answers.set()
        await until(sheet.main.isHidden)
        assert "is signed in" in sheet.words.text
        assert sheet.secret.isHidden()
        assert office.begun == (1 if keeps else 2)

    managed(play, scene, beside())


def test_in_kiosk_mode_the_window_gives_way_to_the_browser_and_comes_back(play: Play) -> None:
    async def scene(door: Managed) -> None:
        def stands() -> tuple[bool, bool]:
            window = door.window
            in_front = bool(window.windowFlags() & Qt.WindowType.WindowStaysOnTopHint)
            return window.isFullScreen(), in_front

        lock_down = door.manager.lock_down
        lock_down.lock(locked=True)
        assert stands() == (True, True)
        sheet, office = await opened_browser(door)
        assert stands() == (False, False)
        assert door.window.isVisible()
        lock_down.lock(locked=True)  # as where a setting changes
        assert stands() == (False, False)
        tap(sheet.close_button)
        assert stands() == (True, True)
        office.opens_browser = False
        await opened_browser(door)
        assert stands() == (True, True), "its address is to be read here"
        office.opens_browser = True
        tap(sheet.main)
        await until(lambda: office.begun == 3 and not sheet.is_busy)
        assert stands() == (False, False)
        office.answers.set()
        await until(sheet.main.isHidden)
        assert stands() == (True, True)

    managed(play, scene, beside())
