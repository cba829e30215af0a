"""What goes wrong in an evening: an undo, a network that goes, and a double that only came out later."""

from datetime import timedelta

from kiosk.core.link import LinkState
from kiosk.core.presence import RowKind
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.world import SCANNED_IN
from kiosk.ui.incidents.incidents_sheet import IncidentsSheet
from kiosk.ui.incidents.settle_sheet import SettleSheet
from kiosk.ui.supervisor.unlock_sheet import UnlockSheet
from kiosk.ui.verdict.actions import Action
from tests.end2end.simulated_event.cast import PIN
from tests.end2end.simulated_event.stage import Door, Stage
from tests.end2end.simulated_event.waiting import Missed, until_true


async def undo(stage: Stage, door: Door) -> str:
    """Somebody is let in by mistake; the service keeps its record, and hears of them no second time."""
    guest = stage.cast.plain()
    name = guest.attendee.name
    await door.user.scan(guest.token, name)
    await door.reader.overlay("GO IN", name)
    stage.record.owe(guest.id)
    await stage.record.settle()
    await door.user.act(Action.UNDO)
    told = await door.reader.overlay("UNDONE", name)
    await stage.record.row(door.kiosk, guest.id, RowKind.UNDO)
    await door.user.scan_again(guest.token, name)
    await door.reader.overlay("GO IN", name)
    await stage.record.row(door.kiosk, guest.id, RowKind.ADMISSION)
    await stage.record.settle()
    return f"undone: {' '.join(told.lines)}"


async def offline(stage: Stage, door: Door) -> str:
    """Without a network guests go in on this machine's word, and wait to be sent; one is taken back."""
    world, status_bar = stage.sandbox.world, door.window.status_bar
    world.down = True
    await door.user.refresh()
    await until_true(lambda: door.kiosk.link is LinkState.OFFLINE, lambda: f"the link is {door.kiosk.link}")
    await door.reader.text(status_bar.link.text, "Offline")
    guests = [stage.cast.plain() for _ in range(3)]
    for guest in guests:
        certainty = await _scan_in(door, guest)
        if "Saved on this machine" not in certainty:
            raise Missed(f"a verdict without a network says {certainty!r}")
    await door.user.act(Action.UNDO)
    told = await door.reader.overlay("UNDONE", guests[2].attendee.name)
    if "keeps its record" in " ".join(told.lines):  # an attempt that was cut off may have arrived
        stage.record.owe(guests[2].id)
    double = stage.cast.plain()
    # Another door's doing, which nobody here can know yet; long ago, so that it was not our own lost request.
    world.set_check_in(double.id, SCANNED_IN, world.clock() - timedelta(hours=1))
    await _scan_in(door, double)
    await door.reader.text(status_bar.unsent.text, "unsent")
    stage.record.owe(guests[0].id, guests[1].id, double.id)
    if stage.record.agrees():
        raise Missed("the service heard of them without a network")
    stage.double = double
    return status_bar.unsent.text()


async def and_back(stage: Stage, door: Door) -> str:
    """The network is back: all is sent, once, and what was already in at another door is a STOP."""
    world = stage.sandbox.world
    await door.reader.lane_is_clear()
    await door.user.refresh(lambda: setattr(world, "down", False))
    if stage.double is None:
        raise Missed("nobody came in twice")
    await door.reader.overlay("STOP", stage.double.attendee.name)
    await door.reader.text(door.window.status_bar.link.text, "Live")
    await stage.record.settle()
    await door.reader.text(door.window.status_bar.unsent.text, "All sent")
    return door.window.status_bar.unsent.text()


async def incident_settled(stage: Stage, door: Door) -> str:
    """What came out is looked at, and settled with a reason and a supervisor's PIN."""
    name = stage.double.attendee.name if stage.double else ""
    await door.user.act(Action.LOOK_AT)
    listed, sheet = door.reader.part(IncidentsSheet), door.reader.part(SettleSheet)
    await door.reader.sheet(listed)
    row = await door.reader.row(listed.list, lambda row: row.name == name, f"of {name}")
    await door.user.choose(listed.list, row.key)
    await door.reader.sheet(sheet)
    await door.reader.text(lambda: sheet.name.text, name)
    await door.user.press(sheet.reason.chips.chips[0])
    reason = await door.reader.text(lambda: sheet.reason.reason, sheet.reason.chips.chips[0].accessibleName())
    await door.user.press(sheet.settle)
    pin_sheet = door.reader.part(UnlockSheet)
    await door.reader.sheet(pin_sheet)
    await door.user.give_pin(pin_sheet, PIN)
    await door.reader.gone(sheet)
    await until_true(lambda: not listed.list.rows.rows, lambda: "the incident is listed still")
    await door.user.dismiss(listed)
    await door.reader.gone(listed)
    (incident,) = await door.kiosk.store.incidents.recorded(every=True)
    if incident.settled_at is None or incident.settled_why != reason or not reason:
        raise Missed(f"the incident is on disk as settled because {incident.settled_why!r}")
    return f"{incident.kind}: {incident.settled_why}"


async def _scan_in(door: Door, guest: Ticket) -> str:
    await door.user.scan(guest.token, guest.attendee.name)
    return (await door.reader.overlay("GO IN", guest.attendee.name)).certainty.text
