"""The office beside the door: set up anew where it is lost, and paired with again where it knows no door."""

from kiosk.engine.errors import OtherOfficeError, PairedOfficeError, UnpairedError
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.sign_in.office_sheet import OfficeSheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController, FakeOfficeSignIn, FakeOwnOffice, FakePairing
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until

LOST = "the office of this machine does not run: what it keeps is gone"
CALLBACK = "https://localhost:8788/callback"


def beside(*, lost: str = "", trouble: PairedOfficeError | None = None) -> FakeController:
    """A door beside which its office runs, or should; nobody has a PIN."""
    desk = a_desk(pins=False)
    desk.sign_in_here, desk.office_trouble = None, trouble
    desk.office_sign_in, desk.own_office, desk.pairing_here = (
        FakeOfficeSignIn(),
        FakeOwnOffice(),
        FakePairing(),
    )
    desk.office_sign_in.lost = lost
    return desk


def office_of(door: Managed) -> tuple[FakeOfficeSignIn, FakeOwnOffice]:
    assert door.controller.office_sign_in is not None
    assert door.controller.own_office is not None
    return door.controller.office_sign_in, door.controller.own_office


async def opened(door: Managed) -> OfficeSheet:
    door.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = door.manager.sign_in.office.sheet
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


def test_a_lost_office_is_set_up_anew_signed_in_and_paired_and_the_door_opens_anew(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sign_in, own = office_of(door)
        own.held = ("", CALLBACK)
        sheet = await opened(door)
        assert sheet.notice.text().startswith(f"T{LOST[1:]}")
        await until(lambda: sheet.redirect_uri.text == CALLBACK)
        tap(sheet.main)
        assert sheet.notice.text().startswith("Enter the client ID")
        assert sheet.client_id.line.hasFocus()
        type_text(sheet.client_id.line, "client")
        key(sheet.client_id.line)
        assert sheet.client_secret.line.hasFocus()
        type_text(sheet.client_secret.line, "secret")
        own.refused = "port 8788 of this machine is not free"
        tap(sheet.main)
        await until(lambda: "not free" in sheet.notice.text() and not sheet.is_busy)
        assert sheet.client_secret.text == "secret", "what was typed stays"
        sign_in.lost = own.refused = ""
        tap(sheet.main)
        browser = door.manager.sign_in.browser
        await until(lambda: browser.is_open and sign_in.begun == 2)
        assert not sheet.is_open
        assert own.set_up_with == [("client", "secret", CALLBACK)]
        assert not door.window.reopens
        sign_in.answers.set()
        await until(lambda: door.window.reopens)
        assert own.paired == 1

    managed(play, scene, beside(lost=LOST))


def test_a_lost_office_may_give_way_to_another_one(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        tap(sheet.pair)
        pair = door.manager.sign_in.pairing.sheet
        await until(lambda: pair.is_open)
        assert not sheet.is_open

    managed(play, scene, beside(lost=LOST))


def test_an_office_that_knows_no_door_pairs_it_again_without_a_code_or_another_sign_in(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sign_in, own = office_of(door)
        sign_in.answers.set()
        explain = door.manager.explain
        for trouble, why in (
            (OtherOfficeError("not this office"), "has another certificate"),
            (UnpairedError("unpaired"), "does not know this door"),
        ):
            door.controller.office_trouble = trouble
            door.manager.menu.chosen.emit(Item.SIGN_IN)
            await until(lambda: explain.is_open and not explain.ignores_input)
            assert why in explain.text.text
        own.refused = "the office of this machine does not answer"
        tap(explain.act)
        browser = door.manager.sign_in.browser
        await until(lambda: "does not answer" in browser.notice.text() and not browser.is_busy)
        own.refused, own.trouble = "", "the host's rules could not be set"
        tap(browser.main)
        await until(browser.main.isHidden)
        assert own.trouble[4:] in browser.words.text
        assert (sign_in.begun, own.paired, door.window.reopens) == (0, 1, False)
        tap(browser.close_button)
        assert door.window.reopens

    managed(play, scene, beside())


def test_where_the_service_takes_the_secret_no_more_the_client_id_can_be_changed_too(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sign_in, own = office_of(door)
        sign_in.secret_refused = "the service does not take it"
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        browser = door.manager.sign_in.browser
        await until(lambda: not browser.secret.isHidden() and not browser.ignores_input)
        assert "If the client ID is another one too" in browser.words.text
        tap(browser.anew)
        sheet = door.manager.sign_in.office.sheet
        await until(lambda: sheet.client_id.text == own.held[0] and not sheet.ignores_input)
        assert (sheet.notice.text(), browser.is_open) == ("", False)
        tap(sheet.close_button)
        sign_in.secret_refused = ""
        door.manager.menu.chosen.emit(Item.SIGN_IN)
        await until(lambda: browser.is_open and not browser.is_busy)
        assert browser.anew.isHidden(), "nothing went wrong"

    managed(play, scene, beside())
