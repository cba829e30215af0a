"""The hub that doors share: joined, changed for another one and left, at a door that is open."""

import base64

from kiosk.core.hub_link import HubLink
from kiosk.engine.events import PairingCodeRead, VenueChanged, VenueState
from kiosk.engine.hub_here import HubNow
from kiosk.hub.joining import AWAY, OVER
from kiosk.ui.sign_in.hub_sheet import HubSheet
from tests.gui.fake_controller import TONIGHT, FakeHub
from tests.gui.gallery.setting import Scene, Setting
from tests.gui.waiting import until

HERE, THERE = "192.168.100.20:4222", "10.17.0.208:4222"
LINK = HubLink((THERE,), base64.b64decode("MIIB" * 60), "SU" + "A" * 56)


async def _opened(setting: Setting, *, state: VenueState | None = None, unshared: int = 0) -> HubSheet:
    """The sheet, at a door that goes by a hub, or by none yet."""
    setting.controller.chosen = frozenset({TONIGHT.id})
    now = HubNow((HERE,), state, unshared) if state is not None else None
    setting.controller.hub_here = FakeHub(now)
    if state is not None:
        setting.controller.say(VenueChanged(state))
    setting.presenter.manager.hub.open()
    sheet = setting.presenter.manager.hub.sheet
    await until(lambda: sheet.is_open)
    return sheet


async def _asked(sheet: HubSheet) -> None:
    await until(lambda: not sheet.decline.isHidden())


async def hub_alone(setting: Setting) -> None:
    """A door that goes by none."""
    await _opened(setting)


async def hub_now(setting: Setting) -> None:
    await _opened(setting, state=VenueState.TOGETHER)


async def hub_refuses(setting: Setting) -> None:
    """The host has taken this door off the hub."""
    await _opened(setting, state=VenueState.REFUSED)


async def hub_no_event(setting: Setting) -> None:
    """There is a hub, and the door is for no event yet."""
    await _opened(setting, state=VenueState.NONE)


async def hub_join(setting: Setting) -> None:
    """A code was held up."""
    sheet = await _opened(setting)
    sheet.take(LINK.text)
    await _asked(sheet)


async def hub_change(setting: Setting) -> None:
    """A code of another hub was held up."""
    sheet = await _opened(setting, state=VenueState.TOGETHER)
    sheet.take(LINK.text)
    await _asked(sheet)


async def hub_joined(setting: Setting) -> None:
    sheet = await _opened(setting)
    sheet.take(LINK.text)
    await _asked(sheet)
    setting.controller.say(VenueChanged(VenueState.TOGETHER))
    sheet.agreed.emit()
    await until(sheet.main.isHidden)


async def hub_joined_away(setting: Setting) -> None:
    """It let the door in, and does not answer any more."""
    sheet = await _opened(setting)
    assert setting.controller.hub_here is not None
    setting.controller.hub_here.is_together = False
    sheet.take(LINK.text)
    await _asked(sheet)
    setting.controller.say(VenueChanged(VenueState.AWAY))
    sheet.agreed.emit()
    await until(sheet.main.isHidden)


async def hub_used(setting: Setting) -> None:
    """Another door has used the code."""
    (await _tried(setting)).show_trouble(OVER)


async def hub_away(setting: Setting) -> None:
    (await _tried(setting)).show_trouble(AWAY)


async def _tried(setting: Setting) -> HubSheet:
    sheet = await _opened(setting)
    sheet.link.line.setText(LINK.text)
    return sheet


async def hub_waits(setting: Setting) -> None:
    """It has not answered for a while."""
    sheet = await _opened(setting)
    sheet.take(LINK.text)
    await _asked(sheet)
    setting.presenter.manager.hub._say_busy()
    sheet._say_nothing_came()


async def hub_leave(setting: Setting) -> None:
    sheet = await _opened(setting, state=VenueState.AWAY, unshared=37)
    sheet.leave_asked.emit()
    await _asked(sheet)


async def hub_left(setting: Setting) -> None:
    sheet = await _opened(setting, state=VenueState.TOGETHER)
    assert setting.controller.hub_here is not None
    setting.controller.hub_here.still_unshared = 1
    sheet.leave_asked.emit()
    await _asked(sheet)
    setting.controller.say(VenueChanged(VenueState.NONE))
    sheet.agreed.emit()
    await until(sheet.main.isHidden)


async def hub_code(setting: Setting) -> None:
    """A hub's code was held up where a ticket is expected."""
    setting.controller.say(PairingCodeRead("s", LINK.text))


async def hub_code_again(setting: Setting) -> None:
    """It is held up still, and the doors are together."""
    setting.controller.say(VenueChanged(VenueState.TOGETHER))
    setting.controller.say(PairingCodeRead("s", LINK.text))


HUBS: dict[str, Scene] = {
    "hub-alone": hub_alone,
    "hub-away": hub_away,
    "hub-change": hub_change,
    "hub-code": hub_code,
    "hub-code-again": hub_code_again,
    "hub-join": hub_join,
    "hub-joined": hub_joined,
    "hub-joined-away": hub_joined_away,
    "hub-leave": hub_leave,
    "hub-left": hub_left,
    "hub-no-event": hub_no_event,
    "hub-now": hub_now,
    "hub-refuses": hub_refuses,
    "hub-used": hub_used,
    "hub-waits": hub_waits,
}
