"""An evening by keyboard alone, with a hand scanner that types: no mouse, no finger, no call of a widget."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from kiosk.core.presentations import SCANNER_AGAIN_S
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.tick_row import TickRow
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.verdict.actions import KEYS, Action
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.sheet import Sheet
from tests.end2end.simulated_event.keys import Keys
from tests.end2end.simulated_event.waiting import Missed

MOST_TABS = 40
MOST_ROWS = 60


class Keyboard:
    """See tests.end2end.simulated_event.simulated_input.Hands."""

    name = "keyboard"

    def __init__(self, window: DoorWindow) -> None:
        self._window = window
        self._keys = Keys(window)
        self._read: dict[str, float] = {}

    async def scan(self, code: str, name: str = "") -> None:
        """A burst of keys and Enter, wherever the focus is."""
        await self._keys.burst(code)
        self._read[code] = time.monotonic()

    async def scan_again(self, code: str, name: str = "") -> None:
        """Once the scanner's last read of it is long enough ago."""
        since_s = time.monotonic() - self._read.get(code, 0.0)
        await asyncio.sleep(max(SCANNER_AGAIN_S + 0.1 - since_s, 0.0))
        await self.scan(code, name)

    async def act(self, action: Action) -> None:
        """The function key that stands on the button's tip."""
        await self._keys.press(KEYS[action])

    async def press(self, button: QAbstractButton) -> None:
        """Tab to it, and Enter."""
        await self._tab_to(button)
        await self._keys.press(Qt.Key.Key_Return)

    async def tick(self, row: TickRow) -> None:
        """Tab to it, and Space."""
        await self._tab_to(row)
        await self._keys.press(Qt.Key.Key_Space)

    async def choose(self, rows: RowList, key: str) -> None:
        """Tab to the list, arrows to the row, and Enter."""
        await self._tab_to(rows)
        await self._step_to(rows, key)
        await self._keys.press(Qt.Key.Key_Return)

    async def give_pin(self, sheet: PinSheet, pin: str) -> None:
        """Digits go to the PIN wherever the focus is, but for a line of text; Enter confirms."""
        if isinstance(QApplication.focusWidget(), QLineEdit):
            await self._tab_to(sheet.pin)
        await self._keys.type(pin)
        await self._keys.press(Qt.Key.Key_Return)

    async def write(self, line: QLineEdit, text: str) -> None:
        """Tab to it, and type."""
        await self._tab_to(line)
        await self._keys.type(text)

    async def search(self, text: str) -> None:
        """Just type: letters find their way to the entry."""
        await self._keys.type(text)

    async def open_found(self, key: str) -> None:
        """Arrows from the entry, and Enter."""
        await self._step_to(self._window.results.list, key)
        await self._keys.press(Qt.Key.Key_Return)

    async def dismiss(self, sheet: Sheet) -> None:
        """Esc."""
        await self._keys.press(Qt.Key.Key_Escape)

    async def refresh(self, just_before: Callable[[], None] | None = None) -> None:
        """F5."""
        if just_before:
            just_before()
        await self._keys.press(Qt.Key.Key_F5)

    async def look_at_asides(self, number: int) -> None:
        """Tab to the strip, and choose."""
        await self.choose(self._window.aside.list, str(number))

    async def look_at_incidents(self) -> None:
        """F6."""
        await self._keys.press(Qt.Key.Key_F6)

    async def change_duty(self) -> None:
        """F9."""
        await self._keys.press(Qt.Key.Key_F9)

    async def leave(self, unlock: Callable[[], Awaitable[None]]) -> None:
        """Alt+F4."""
        await self._keys.press(Qt.Key.Key_F4, Qt.KeyboardModifier.AltModifier)
        await unlock()

    async def _tab_to(self, widget: QWidget) -> None:
        passed = []
        for _ in range(MOST_TABS):
            focused = QApplication.focusWidget()
            if focused is widget:
                return
            passed.append(f"{type(focused).__name__} {focused.accessibleName() if focused else ''}".strip())
            await self._keys.press(Qt.Key.Key_Tab)
        raise Missed(f"Tab does not reach {type(widget).__name__} {widget.accessibleName()!r}: {passed[:12]}")

    async def _step_to(self, rows: RowList, key: str) -> None:
        for direction in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            for _ in range(min(rows.rows.rowCount(), MOST_ROWS)):
                if rows.selected and rows.selected.key == key:
                    return
                await self._keys.press(direction)
        raise Missed(f"arrows do not reach the row {key!r} of {rows.accessibleName()!r}")
