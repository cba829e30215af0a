"""Pairing with an office, at a door that is open and in the first run."""

from kiosk.api.office_errors import BAD_CODE, UNPAIRED
from kiosk.core.message import Message
from kiosk.engine.errors import UnpairedError
from kiosk.engine.events import PairingCodeRead
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.sign_in.pair_sheet import PairSheet
from tests.gui.fake_controller import FakePairing
from tests.gui.gallery.setting import Scene, Setting
from tests.gui.gallery.verdicts import ready
from tests.gui.waiting import until

ADDRESS, CODE = "192.168.100.20:8788", "ABCDE-23456"


async def pair_anew(setting: Setting) -> None:
    """A door that was unpaired; a code was refused."""
    await unpaired(setting)
    setting.presenter.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.pairing.sheet
    await until(lambda: sheet.is_open)
    sheet.show_trouble(BAD_CODE)


async def pair_compare(setting: Setting) -> None:
    setting.controller.pairing_here = FakePairing()
    setting.controller.office_trouble = UnpairedError(UNPAIRED)
    setting.presenter.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.pairing.sheet
    await until(lambda: sheet.is_open)
    sheet.address.line.setText(ADDRESS)
    sheet.code.line.setText(CODE)
    sheet.show_found(setting.controller.pairing_here.found)


async def pair_done(setting: Setting) -> None:
    """It is paired, and something could not be set."""
    setting.controller.pairing_here = FakePairing()
    setting.controller.office_trouble = UnpairedError(UNPAIRED)
    setting.presenter.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.pairing.sheet
    await until(lambda: sheet.is_open)
    why = Message("the host's rules for this door could not be set: {why}", why="too many supervisors")
    sheet.show_paired(why)


async def pair_first(setting: Setting) -> None:
    """A step of the first run, on the ground of the door's window."""
    sheet = PairSheet(setting.window.theme, setting.window.guard_s, setting.window)
    setting.window.add_sheet(sheet)
    sheet.ask()
    sheet.address.line.setText(ADDRESS)


async def pair_instead(setting: Setting) -> None:
    """A door that goes by a token of its own."""
    setting.controller.pairing_here = FakePairing()
    setting.presenter.manager.menu.chosen.emit(Item.SIGN_IN)
    await until(lambda: setting.window.sheets.top is not None)


async def unpaired(setting: Setting) -> None:
    setting.controller.pairing_here = FakePairing()
    setting.controller.office_trouble = UnpairedError(UNPAIRED)
    await ready(setting)


async def pairing_code(setting: Setting) -> None:
    setting.controller.say(PairingCodeRead("s", "kiosk-pair:v1;…"))


PAIRINGS: dict[str, Scene] = {
    "pair-anew": pair_anew,
    "pair-compare": pair_compare,
    "pair-done": pair_done,
    "pair-first-run": pair_first,
    "pair-instead": pair_instead,
    "unpaired": unpaired,
    "pairing-code": pairing_code,
}
