"""Sheets of the driven window as staff leave them: filled in and not done, or done.

Texts are put into fields: a burst of keys is taken for a hand scanner's.
"""

from collections.abc import Awaitable, Callable

from PySide6.QtCore import Qt

from kiosk.bootstrap.screen import Screen
from kiosk.core.policy import Direction
from kiosk.ui.this_door.this_door_sheet import ThisDoorSheet
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.guest_sheets import guest_sheet
from tests.gui.simulated_input import tap
from tests.gui.waiting import until

NOTE, DOOR, SUPERVISOR, PIN, REASON = "Side gate", "Door Z", "Mira", "4711", "Spoke with them"


async def _opened(sheet: Sheet) -> None:
    await until(lambda: sheet.is_open and not sheet.ignores_input)


async def _this_door(screen: Screen) -> ThisDoorSheet:
    """As somebody left it, where it is open still."""
    sheet = screen.presenter.manager.this_door.sheet
    if not sheet.is_open:
        screen.presenter.manager.this_door.open("")
    await _opened(sheet)
    return sheet


async def note(screen: Screen, ticket_id: str) -> PressButton:
    """A note on a guest; `ticket_id` is theirs."""
    screen.window.guest_asked.emit(ticket_id)
    await until(lambda: guest_sheet(screen.window).ticket_id == ticket_id)
    await _opened(guest_sheet(screen.window))
    tap(guest_sheet(screen.window).guest.change_note)
    sheet = screen.presenter._search.notes.sheet
    await _opened(sheet)
    sheet.field.line.setText(NOTE)
    return sheet.save


async def this_door(screen: Screen, _text: str) -> PressButton:
    """Another name for the door, and the other way through it."""
    sheet = await _this_door(screen)
    sheet.name.line.setText(DOOR)
    tap(sheet.direction.chip(Direction.EXIT.value))
    return sheet.next


async def pin(screen: Screen, _text: str) -> PressButton:
    """A PIN for a supervisor."""
    tap((await _this_door(screen)).supervisors)
    sheet = screen.presenter.manager.this_door.supervisors
    await _opened(sheet)
    for field, text in ((sheet.name, SUPERVISOR), (sheet.pin, PIN), (sheet.again, PIN)):
        field.line.setText(text)
    return sheet.save


async def incident(screen: Screen, _text: str) -> PressButton:
    """Why the newest incident is resolved."""
    incidents = screen.presenter.incidents
    incidents.open_incidents()
    await _opened(incidents.all)
    incidents.all.chosen.emit(next(iter(incidents._open)))
    await _opened(incidents.one)
    incidents.one.reason.line.setText(REASON)
    return incidents.one.settle


async def guest_list(screen: Screen, typed: str) -> PressButton:
    """Who is looked for in the guest list."""
    screen.window.press(Qt.Key.Key_F11)
    sheet = screen.presenter.guest_list.sheet
    await _opened(sheet)
    sheet.line.setText(typed)
    return sheet.close_button


async def all_scans(screen: Screen, typed: str) -> PressButton:
    """What is looked for in all scans."""
    screen.presenter.scans.open()
    await _opened(screen.presenter.scans.sheet)
    screen.presenter.scans.sheet.line.setText(typed)
    return screen.presenter.scans.sheet.close_button


FILLED_IN: dict[str, Callable[[Screen, str], Awaitable[PressButton]]] = {
    "note": note,
    "this door": this_door,
    "pin": pin,
    "incident": incident,
    "guest list": guest_list,
    "all scans": all_scans,
}


async def fill_in(screen: Screen, what: str, text: str) -> None:
    """Fill a sheet in, and leave it so."""
    screen.window.overlay.settle()
    await FILLED_IN[what](screen, text)


async def do(screen: Screen, what: str, text: str) -> None:
    """Fill a sheet in and press what does it; over once the sheet says so."""
    screen.window.overlay.settle()
    button = await FILLED_IN[what](screen, text)
    sheet = screen.window.sheets.top
    assert sheet is not None
    tap(button)
    supervisors = screen.presenter.manager.this_door.supervisors
    await until(lambda: not sheet.is_open or (sheet is supervisors and not supervisors.name.text))
