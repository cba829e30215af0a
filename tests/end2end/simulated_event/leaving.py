"""The evening ends: the program is closed with the PIN; guests leave at another door and come in again."""

import asyncio

from kiosk.core.link import LinkState
from kiosk.core.presence import RowKind
from kiosk.ui.supervisor.unlock_sheet import UnlockSheet
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from tests.end2end.simulated_event.cast import NOTICE, PIN
from tests.end2end.simulated_event.stage import Door, Stage
from tests.end2end.simulated_event.waiting import Missed, until_true

WRONG_PIN = "1234"


async def close_with_one_unsent(stage: Stage, door: Door) -> str:
    """Closing wants the PIN and says what is unsent; without either the door stays open."""
    stage.sandbox.world.down = True
    await door.reader.lane_is_clear()
    await door.user.refresh()
    await until_true(lambda: door.kiosk.link is LinkState.OFFLINE, lambda: f"the link is {door.kiosk.link}")
    guest = stage.cast.plain()
    await door.user.scan(guest.token, guest.attendee.name)
    await door.reader.overlay("GO IN", guest.attendee.name)
    await door.reader.lane_is_clear()
    pin_sheet = door.reader.part(UnlockSheet)

    async def unlock() -> None:
        await door.reader.sheet(pin_sheet)
        await door.user.give_pin(pin_sheet, WRONG_PIN)
        await door.reader.text(pin_sheet.notice.text, "That PIN is not right")
        await door.user.give_pin(pin_sheet, PIN)

    await door.user.leave(unlock)
    explained = await door.reader.opened(ExplainSheet)
    said = await door.reader.text(
        lambda: f"{explained.heading.text}\n{explained.text.text}", "1 check-in not sent yet"
    )
    if not door.window.isVisible():
        raise Missed("it closed before anybody agreed")
    await door.user.press(explained.act)
    await _closed(door)
    stage.record.owe(guest.id)
    if stage.record.agrees():
        raise Missed("the service heard of them without a network")
    stage.sandbox.world.down = False
    return said


async def sent_at_the_next_start(stage: Stage, door: Door) -> str:
    """What was unsent when the program was closed is sent when it runs again."""
    await stage.record.settle()
    await door.reader.text(door.window.status_bar.unsent.text, "All sent")
    return door.window.status_bar.unsent.text()


async def leave_at_the_exit(stage: Stage, door: Door) -> str:
    """Two guests leave through the other door; who left is not inside, and nobody is kept in."""
    for guest in stage.leavers:
        await door.user.scan(guest.token, guest.attendee.name)
        await door.reader.overlay("EXIT", guest.attendee.name)
        await stage.record.row(door.kiosk, guest.id, RowKind.EXIT)
    first = stage.leavers[0]
    await door.user.scan_again(first.token, first.attendee.name)
    await door.reader.overlay("NOT INSIDE", first.attendee.name)
    await stage.record.settle()
    return f"{len(stage.leavers)} left"


async def come_in_again(stage: Stage, door: Door) -> str:
    """One ticket may come in again, the other may not; the service hears of neither."""
    once, again = stage.leavers
    await door.user.scan(again.token, again.attendee.name)
    told = await door.reader.overlay("GO IN", again.attendee.name)
    if NOTICE not in told.notices:
        raise Missed("no wristband")
    await stage.record.row(door.kiosk, again.id, RowKind.ADMISSION)
    await door.user.scan(once.token, once.attendee.name)
    told = await door.reader.overlay("ALREADY IN", once.attendee.name)
    await stage.record.row(door.kiosk, once.id, RowKind.EXIT)
    await stage.record.settle()
    return " ".join(told.lines)


async def close(stage: Stage, door: Door) -> str:
    """Closing wants the PIN, and nothing more."""
    await door.reader.lane_is_clear()
    pin_sheet = door.reader.part(UnlockSheet)

    async def unlock() -> None:
        await door.reader.sheet(pin_sheet)
        await door.user.give_pin(pin_sheet, PIN)

    await door.user.leave(unlock)
    await _closed(door)
    return "closed"


async def _closed(door: Door) -> None:
    try:
        async with asyncio.timeout(10):
            await asyncio.shield(door.window.closed)
    except TimeoutError:
        raise Missed(f"the window stays open; {door.reader.situation()}") from None
