"""The verdicts, and what else can flood the window."""

from msgspec.structs import replace

from kiosk.core.link import LinkState
from kiosk.core.message import Message
from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import Certainty, InputMethod, Presence, PresenceState
from kiosk.core.tickets import Listing
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Reason,
    Refer,
    SameScan,
    Unknown,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.events import Checking, GuestListChanged, LateStop, ScanFailed
from kiosk.scanning.camera.trouble import NO_CAMERA
from kiosk.ui.door.camera_feed import CameraState
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT, a_ticket, given
from tests.gui.gallery.setting import ANA, AT_DOOR_B, CHLOE, LAYLA, LONG, LUIS, LUKASZ, Scene, Setting


async def ready(setting: Setting) -> None:
    last = setting.window.last_verdict._view
    if last is not None:
        setting.window.last_verdict.let_go(last)
    setting.presenter.ready.look()
    await setting.quiet()


async def not_ready(setting: Setting) -> None:
    """The longest that it has to say: an event's id has no place to break."""
    setting.controller.chosen = frozenset({"8f14e45f-ceea-467f-a0e6-4f2d8a1c9b33"})
    await ready(setting)


async def not_signed_in(setting: Setting) -> None:
    setting.controller.is_signed_in = False
    await ready(setting)


async def no_connection(setting: Setting) -> None:
    setting.controller.link_state = LinkState.OFFLINE
    setting.controller.complete, setting.controller.as_of = False, None
    setting.controller.say(GuestListChanged(0, complete=False, as_of=None))
    await ready(setting)


async def no_camera(setting: Setting) -> None:
    setting.window.camera.show_state(CameraState.NONE, NO_CAMERA)
    await ready(setting)


async def checking(setting: Setting) -> None:
    setting.controller.say(Checking("s", ANA, InputMethod.CAMERA))


async def go_in(setting: Setting) -> None:
    notices = ("Give a GOLD wristband", "Check ID")
    setting.verdict(Admit(ANA, notices), admission_id="a1", order_size=4, order_inside=1)


async def go_in_offline(setting: Setting) -> None:
    setting.lose_the_service()
    event = given(Admit(LAYLA), admission_id="a1", certainty=Certainty.LOCAL)
    setting.controller.say(replace(event, list_as_of=setting.controller.as_of))


async def go_in_long(setting: Setting) -> None:
    notices = tuple(f"Notice {n}: show the passport" for n in range(1, 9))
    setting.verdict(Admit(LONG, notices), admission_id="a1", order_size=40, order_inside=12)


async def already_in(setting: Setting) -> None:
    setting.verdict(AlreadyIn(CHLOE, Reason.INSIDE, AT_DOOR_B))


async def not_valid(setting: Setting) -> None:
    ticket = a_ticket("TKT-6001", "Jonas Weiß", state="cancelled")
    setting.verdict(NotValid(ticket, Reason.STATE_REFUSED))


async def wrong_event(setting: Setting) -> None:
    setting.verdict(WrongEvent(a_ticket("TKT-6002", "Aïcha Benali", event=TOMORROW)))


async def wrong_gate(setting: Setting) -> None:
    setting.verdict(WrongGate(LUIS, "Door C, East", Presence(PresenceState.OUTSIDE)))


async def ask(setting: Setting) -> None:
    setting.verdict(Refer(Reason.STATE_REFERRED, (LUKASZ,), Presence()))


async def no_event_chosen(setting: Setting) -> None:
    setting.verdict(Refer(Reason.NO_EVENT_CHOSEN, (ANA,), Presence()))


async def house_full(setting: Setting) -> None:
    setting.controller.most_inside = 412
    await setting.presenter._show_counts()
    setting.verdict(Refer(Reason.HOUSE_FULL, (ANA,), Presence()))


async def another_account(setting: Setting) -> None:
    ticket = a_ticket("TKT-6003", "Vic Other", event=replace(TONIGHT, listing=Listing("drill", "Fire Drill")))
    setting.verdict(Refer(Reason.OTHER_ACCOUNT, (ticket,), Presence(), ("5f0c9c1e8a3b47d2",)))


async def sign_in_never_checked(setting: Setting) -> None:
    cancelled = a_ticket("TKT-6004", "Jonas Weiß", state="cancelled")
    setting.verdict(Refer(Reason.ACCOUNT_NOT_KNOWN, (cancelled,), Presence(), ("5f0c9c1e8a3b47d2",)))


async def let_in_without_a_ticket(setting: Setting) -> None:
    setting.verdict(Refer(Reason.LET_IN_OFF_LIST, (), Presence(PresenceState.INSIDE, 1, AT_DOOR_B)))


async def exit_without_a_ticket(setting: Setting) -> None:
    setting.verdict(Exit(None, Presence(PresenceState.INSIDE, 1, AT_DOOR_B)))


async def left_without_a_ticket(setting: Setting) -> None:
    setting.verdict(Refer(Reason.LET_IN_OFF_LIST, (), Presence(PresenceState.OUTSIDE, 1, AT_DOOR_B)))


async def several(setting: Setting) -> None:
    setting.verdict(Refer(Reason.SEVERAL_MATCH, (ANA, LUIS)))


async def not_on_the_list(setting: Setting) -> None:
    setting.verdict(Unknown(), looked_again=True)


async def just_scanned(setting: Setting) -> None:
    setting.verdict(Admit(ANA), admission_id="a1", order_size=4, order_inside=1)
    setting.see()
    setting.verdict(SameScan())


async def going_out(setting: Setting) -> None:
    setting.verdict(Exit(ANA, Presence(PresenceState.INSIDE)))


async def not_inside(setting: Setting) -> None:
    setting.verdict(NotInside(ANA, None))


async def late_stop(setting: Setting) -> None:
    setting.verdict(Admit(CHLOE), at=NOW - 60, admission_id="a2", code="HF26-88D4-93B1-55C0")
    setting.see()
    await setting.settle()
    setting.controller.say(LateStop(CHLOE.id, CHLOE.name, IncidentKind.CONFLICT, NOW))


async def late_stop_under_the_next(setting: Setting) -> None:
    await late_stop(setting)
    await go_in(setting)


async def not_recorded(setting: Setting) -> None:
    full = Message("the disk is full: nothing was recorded. Free some space and scan again")
    setting.controller.say(ScanFailed("s", full))


async def bar_after_go_in(setting: Setting) -> None:
    await go_in(setting)
    await setting.settle()


async def bar_after_already_in(setting: Setting) -> None:
    await already_in(setting)
    await setting.settle()


VERDICTS: dict[str, Scene] = {
    "ready": ready,
    "not-ready": not_ready,
    "not-ready-sign-in": not_signed_in,
    "not-ready-no-connection": no_connection,
    "no-camera": no_camera,
    "checking": checking,
    "go-in": go_in,
    "go-in-offline": go_in_offline,
    "go-in-long": go_in_long,
    "already-in": already_in,
    "not-valid": not_valid,
    "wrong-event": wrong_event,
    "wrong-gate": wrong_gate,
    "ask": ask,
    "let-in-without-a-ticket": let_in_without_a_ticket,
    "left-without-a-ticket": left_without_a_ticket,
    "exit-without-a-ticket": exit_without_a_ticket,
    "several": several,
    "no-event-chosen": no_event_chosen,
    "house-full": house_full,
    "another-account": another_account,
    "sign-in-never-checked": sign_in_never_checked,
    "not-on-the-list": not_on_the_list,
    "just-scanned": just_scanned,
    "exit": going_out,
    "not-inside": not_inside,
    "late-stop": late_stop,
    "late-stop-under-the-next": late_stop_under_the_next,
    "not-recorded": not_recorded,
    "bar-after-go-in": bar_after_go_in,
    "bar-after-already-in": bar_after_already_in,
}
