"""What is in front on the screen: whether something else may come up now, and what must."""

from kiosk.engine.events import ScanFailed
from kiosk.ui.parts.sheet import Sheet
from kiosk.ui.screen.window import DoorWindow
from kiosk.ui.wording.telling import Telling, tell_failed


def is_free(window: DoorWindow) -> bool:
    """Whether nobody is about anything: no verdict floods, no sheet is open, and nothing is being typed."""
    return window.sheets.top is None and not window.entry.text() and not window.flood.floods


def is_seen(window: DoorWindow, sheet: Sheet) -> bool:
    """Whether this sheet is what people see and mean now: nothing over it, and not just come up."""
    return window.sheets.top is sheet and sheet.isVisible() and not sheet.deaf and window.isActiveWindow()


def is_about(shown: Telling | None, told: Telling) -> bool:
    """Whether what is shown is this, or the same presentation again, which tells of it in grey."""
    return shown is not None and (shown.repeats or shown) is told


def let_flood_go(window: DoorWindow, told: Telling) -> None:
    """Let what floods the window settle if it is about this: what opens about it is to be seen."""
    if is_about(window.flood.telling, told):
        window.flood.settle()


def say_failed(window: DoorWindow) -> None:
    """A fault of ours ended what was asked for: nobody goes in on what was not said."""
    window.show_telling(tell_failed(ScanFailed("", "")))
