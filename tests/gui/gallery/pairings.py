"""Pairing with an office, at a door that is open and in the first run; and a staff ticket that is tried."""

from pathlib import Path
from typing import cast

from kiosk.api.office_errors import BAD_CODE, UNPAIRED, unreachable
from kiosk.bootstrap.office_loss import Loss
from kiosk.bootstrap.office_sign_in import REFUSED as NOT_SIGNED_IN
from kiosk.core.message import Message
from kiosk.core.verdict import Reason, Refer
from kiosk.engine.errors import OfficeUnreachableError, UnpairedError
from kiosk.engine.events import PairingCodeRead
from kiosk.engine.office import OfficeWatch
from kiosk.engine.readiness import Check
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.sign_in.pair_sheet import PairSheet
from kiosk.ui.texts.verdict_texts import event_in_words
from tests.gui.fake_controller import TONIGHT, FakeOfficeSignIn, FakeOwnOffice, FakePairing
from tests.gui.gallery.setting import LUKASZ, Scene, Setting
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


def _beside(setting: Setting) -> FakeOfficeSignIn:
    """The office runs beside this door."""
    setting.controller.sign_in_here = None
    setting.controller.office_sign_in, setting.controller.own_office = FakeOfficeSignIn(), FakeOwnOffice()
    setting.controller.pairing_here = FakePairing()
    return setting.controller.office_sign_in


async def office_lost(setting: Setting) -> None:
    """The office beside the door does not start: what it keeps is damaged."""
    folder = Path("/home/kiosk/.local/share/kiosk-office")
    why = Loss.LOCKED.in_words(folder)
    _beside(setting).lost = Message("the office of this machine does not run: {why}", why=why)
    setting.presenter.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.office.sheet
    await until(lambda: sheet.is_open and bool(sheet.client_id.text))


async def office_pairs_anew(setting: Setting) -> None:
    """The office beside the door does not know it any more."""
    _beside(setting)
    setting.controller.office_trouble = UnpairedError(UNPAIRED)
    setting.presenter.manager.menu.chosen.emit(Item.SIGN_IN)
    await until(lambda: setting.presenter.manager.explain.is_open)


async def office_moved(setting: Setting) -> None:
    """An office in the network does not answer where it was."""
    setting.controller.pairing_here = FakePairing()
    setting.controller.office_trouble = OfficeUnreachableError(unreachable(f"https://{ADDRESS}"))
    await ready(setting)


async def office_new_client(setting: Setting) -> None:
    """The service does not take the client secret of the office beside the door, or knows no such client."""
    _beside(setting).secret_refused = NOT_SIGNED_IN["invalid_client"]
    setting.presenter.manager.menu.chosen.emit(Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.browser
    await until(lambda: bool(sheet.notice.text()))


async def pairing_code(setting: Setting) -> None:
    setting.controller.say(PairingCodeRead("s", "kiosk-pair:v1;…"))


async def pairing_code_again(setting: Setting) -> None:
    """It is held up still, and the door was opened anew by it."""
    setting.controller.office = cast("OfficeWatch", object())
    setting.controller.say(PairingCodeRead("s", "kiosk-pair:v1;…"))


async def probe_confirm(setting: Setting) -> None:
    setting.presenter.manager.probe.open()
    sheet = setting.presenter.manager.probe.sheet
    sheet.show_ticket("Siobhán O’Neill", "Crew", event_in_words(TONIGHT))


async def probe_found(setting: Setting) -> None:
    setting.presenter.manager.probe.open()
    setting.presenter.manager.probe.sheet.show_checks(
        (
            Check("probe_code", ok=True, detail=Message("the code holds the ticket's token")),
            Check("permission", ok=True, detail=Message("the token may check in: the ticket is in now")),
            Check("probe_time", ok=False, detail=Message("answered in {amount} ms at most", amount=1730)),
            Check(
                "repeat",
                ok=True,
                detail=Message("a repeat says that the ticket was in already, as it should"),
            ),
        )
    )


async def probe_refused(setting: Setting) -> None:
    setting.controller.probe.verdicts["used"] = Refer(Reason.STATE_REFERRED, (LUKASZ,))
    setting.presenter.manager.probe.open()
    sheet = setting.presenter.manager.probe.sheet
    sheet.given.emit("used")
    await until(lambda: bool(sheet.notice.text()))


PAIRINGS: dict[str, Scene] = {
    "probe-confirm": probe_confirm,
    "probe-found": probe_found,
    "probe-refused": probe_refused,
    "pair-anew": pair_anew,
    "pair-compare": pair_compare,
    "pair-done": pair_done,
    "pair-first-run": pair_first,
    "pair-instead": pair_instead,
    "unpaired": unpaired,
    "pairing-code": pairing_code,
    "office-lost": office_lost,
    "office-moved": office_moved,
    "office-new-client": office_new_client,
    "office-pairs-anew": office_pairs_anew,
    "pairing-code-again": pairing_code_again,
}
