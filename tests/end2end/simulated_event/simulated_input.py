"""What a person at the door does with their hands; a keyboard and a touch screen do it each in their way."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from PySide6.QtWidgets import QAbstractButton, QLineEdit

from kiosk.ui.orders.tick_row import TickRow
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.verdict.actions import Action
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.sheet import Sheet


class SimulatedInput(Protocol):
    """Every deed is events at the window: no widget is called. Each returns when the events were sent."""

    name: str

    async def scan(self, code: str, name: str = "") -> None:
        """Hold a ticket to what reads tickets here."""
        ...

    async def scan_again(self, code: str, name: str = "") -> None:
        """Hold up once more, as a new presentation, what was scanned before."""
        ...

    async def act(self, action: Action) -> None:
        """Do what the verdict on the screen offers."""
        ...

    async def press(self, button: QAbstractButton) -> None:
        """Press a button that is seen."""
        ...

    async def tick(self, row: TickRow) -> None:
        """Tick a guest, or take the tick away."""
        ...

    async def choose(self, rows: RowList, key: str) -> None:
        """Choose a row of a list that is seen."""
        ...

    async def give_pin(self, sheet: PinSheet, pin: str) -> None:
        """Give the PIN that a sheet asks for, and confirm it."""
        ...

    async def write(self, line: QLineEdit, text: str) -> None:
        """Write into a line that is seen."""
        ...

    async def search(self, text: str) -> None:
        """Ask for a guest by name."""
        ...

    async def open_found(self, key: str) -> None:
        """Open a guest of those that were found."""
        ...

    async def dismiss(self, sheet: Sheet) -> None:
        """Close the sheet in front."""
        ...

    async def refresh(self, just_before: Callable[[], None] | None = None) -> None:
        """Ask for the list anew; `just_before` is called before the very last touch or key."""
        ...

    async def look_at_asides(self, number: int) -> None:
        """Open somebody who stepped aside."""
        ...

    async def look_at_incidents(self) -> None:
        """Open what must be looked at."""
        ...

    async def change_duty(self) -> None:
        """Ask who is on duty."""
        ...

    async def leave(self, unlock: Callable[[], Awaitable[None]]) -> None:
        """Ask to close the program; `unlock` answers the sheet that wants a PIN."""
        ...
