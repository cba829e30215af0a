"""The sheet of one guest, as the window has it."""

from typing import cast

from kiosk.ui.door.window import DoorWindow
from kiosk.ui.search.guest_sheet import GuestSheet


def guest_sheet(window: DoorWindow) -> GuestSheet:
    """The window's own; one that is put there where nobody looks after guests in this test."""
    there = cast("GuestSheet | None", window.findChild(GuestSheet))
    if there is not None:
        return there
    sheet = GuestSheet(window.theme, window.guard_s)
    window.add_sheet(sheet)
    return sheet
