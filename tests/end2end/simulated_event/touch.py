"""An evening by touch alone, with tickets held up to the camera: no key but those of a tablet's own keyboard.

Where a text is wanted (a name to search for, a name to write down) a tablet brings up its own keyboard once a
finger has touched the line; what that keyboard would send is typed then, and nothing else.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QScrollArea, QScroller, QWidget

from kiosk.core.presentations import LEFT_VIEW_S
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.orders.tick_row import TickRow
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.verdict.actions import Action
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.scroll_edges import Fold
from kiosk.ui.widgets.sheet import Sheet
from tests.end2end.simulated_event.keys import Keys, from_the_loop, native
from tests.end2end.simulated_event.screen_reader import ScreenReader
from tests.end2end.simulated_event.waiting import Missed, until_true

HELD_S = 0.06
"""How long a finger rests in a tap."""
MOST_TAPS = 3
LOWERED_S = 1.0
"""How long a ticket is lowered that is held up twice: a slow machine, too, looks at frames without it."""
SWIPE_STEPS = 8
MOST_SWIPES = 8


class Touch:
    """See tests.end2end.simulated_event.simulated_input.Hands."""

    name = "touch"

    def __init__(self, window: DoorWindow, reader: ScreenReader, camera: SyntheticCamera) -> None:
        self._window, self._reader, self._camera = window, reader, camera
        self._keys = Keys(window)
        self._device = QTest.createTouchDevice()
        self._left: dict[str, float] = {}
        self._shown = ""

    async def scan(self, code: str, name: str = "") -> None:
        """Hold it up to the camera, once the last one has left the view."""
        await self._view_is_free()
        if code == self._shown:
            await asyncio.sleep(LOWERED_S)
        self._camera.show(code, name)
        self._shown = code

    async def scan_again(self, code: str, name: str = "") -> None:
        """Once it has been out of the view long enough."""
        await self._view_is_free()
        since_s = time.monotonic() - self._left.get(code, 0.0)
        await asyncio.sleep(max(LEFT_VIEW_S + 0.1 - since_s, 0.0))
        await self.scan(code, name)

    async def act(self, action: Action) -> None:
        """The button on the flood, or on the bar once that has gone."""
        shown = self._window.overlay if self._window.overlay.covers_stage else self._window.last_verdict
        await self.press(shown.buttons.button(action))

    async def press(self, button: QAbstractButton) -> None:
        """Tap it."""
        await self._tap(button)

    async def tick(self, row: TickRow) -> None:
        """Tap it."""
        await self._tap(row)

    async def choose(self, rows: RowList, key: str) -> None:
        """Tap its row."""
        numbers = [number for number, row in enumerate(rows.rows.rows) if row.key == key]
        if not numbers:
            raise Missed(f"there is no row {key!r} in {rows.accessibleName()!r}")
        place = rows.visualRect(rows.rows.index(numbers[0]))
        await self._tap(rows.viewport(), place.center())

    async def give_pin(self, sheet: PinSheet, pin: str) -> None:
        """Tap the pad's keys, and its Enter."""
        for digit in pin:
            await self._tap(sheet.pad.key(digit))
        await self._tap(sheet.pad.enter)

    async def write(self, line: QLineEdit, text: str) -> None:
        """Touch the line; the tablet's keyboard types."""
        await self._tap(line)
        await self._own_keyboard(line, text)

    async def search(self, text: str) -> None:
        """Touch the entry; the tablet's keyboard types."""
        await self._tap(self._window.entry)
        await self._own_keyboard(self._window.entry, text)

    async def open_found(self, key: str) -> None:
        """Tap the guest."""
        await self.choose(self._window.results.list, key)

    async def dismiss(self, sheet: Sheet) -> None:
        """Tap Close."""
        await self._tap(sheet.close_button)

    async def refresh(self, just_before: Callable[[], None] | None = None) -> None:
        """Tap what says the list's age, and on what it offers."""
        await self._tap(self._window.status_bar.guest_list)
        explained = await self._reader.opened(ExplainSheet)
        if just_before:
            just_before()
        await self._tap(explained.act)

    async def look_at_asides(self, number: int) -> None:
        """Tap the guest in the strip."""
        await self.choose(self._window.aside.list, str(number))

    async def look_at_incidents(self) -> None:
        """Tap the warning above the strip."""
        await self._tap(self._window.aside.look_at)

    async def change_duty(self) -> None:
        """Tap the name at the foot."""
        await self._tap(self._window.footer.duty)

    async def leave(self, unlock: Callable[[], Awaitable[None]]) -> None:
        """The manager's menu, and its tile: in kiosk mode there is no frame to close."""
        await self._tap(self._window.footer.manager)
        await unlock()
        menu = await self._reader.opened(ManagerSheet)
        await self._tap(menu.tiles[Item.CLOSE])

    async def _view_is_free(self) -> None:
        if self._shown:
            await until_true(lambda: not self._camera.pending, lambda: "the camera stands still")
            self._left.setdefault(self._shown, 0.0)
            self._left[self._shown] = max(self._left[self._shown], time.monotonic())

    async def _own_keyboard(self, line: QLineEdit, text: str) -> None:
        if QApplication.focusWidget() is not line:
            raise Missed(f"a tap gives {line.accessibleName()!r} no focus; {self._reader.situation()}")
        await self._keys.type(text)

    async def _tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Tap it; again, as people do, where it moved away from under the finger."""
        for _ in range(MOST_TAPS):
            await self._bring_into_view(widget, at)
            point = self._on_window(widget, at)
            if (there := self._instead_of(widget, point)) is not None:
                raise Missed(
                    f"{type(widget).__name__} {widget.accessibleName()!r} cannot be touched at"
                    f" {point.toTuple()}: {there} is there; {self._reader.situation()}"
                )
            await self._touch("press", point)
            await asyncio.sleep(HELD_S)
            moved = self._instead_of(widget, point) is not None
            await self._touch("release", point)
            await asyncio.sleep(HELD_S)
            if not moved:
                return

    def _instead_of(self, widget: QWidget, point: QPoint) -> str | None:
        """What is at that place of the window, where it is not this."""
        hit = self._window.childAt(point)
        return None if hit is widget or (hit and widget.isAncestorOf(hit)) else type(hit).__name__

    async def _bring_into_view(self, widget: QWidget, at: QPoint | None) -> None:
        """Swipe as long as it is out of what its list or its sheet shows of itself."""
        area = _area_of(widget)
        for _ in range(MOST_SWIPES):
            if area is None:
                return
            seen = area.viewport().rect()
            for fold in area.findChildren(Fold):
                if fold.isVisible():
                    folded = area.viewport().mapFrom(area, QPoint(0, fold.edge)).y()
                    seen.setBottom(min(seen.bottom(), folded))
            place = widget.mapTo(area.viewport(), at or widget.rect().center())
            if seen.adjusted(0, 8, 0, -8).contains(place):
                return
            await self._swipe(area, up=place.y() > seen.center().y())

    async def _swipe(self, area: QScrollArea, *, up: bool) -> None:
        viewport = area.viewport()
        far = viewport.height() // 3
        start = self._on_window(viewport, viewport.rect().center() + QPoint(0, far // 2 if up else -far // 2))
        step = QPoint(0, (-far if up else far) // SWIPE_STEPS)
        await self._touch("press", start)
        for number in range(1, SWIPE_STEPS + 1):
            await asyncio.sleep(0.02)
            await self._touch("move", start + step * number)
        await asyncio.sleep(HELD_S)
        await self._touch("release", start + step * SWIPE_STEPS)
        scroller = QScroller.scroller(viewport)
        await until_true(
            lambda: scroller.state() == QScroller.State.Inactive, lambda: "the sheet scrolls for ever"
        )

    async def _touch(self, action: str, point: QPoint) -> None:
        window = native(self._window)

        def touch() -> None:
            sequence = QTest.touchEvent(window, self._device, False)
            getattr(sequence, action)(0, point, window)
            sequence.commit(False)

        await from_the_loop(touch)

    def _on_window(self, widget: QWidget, at: QPoint | None) -> QPoint:
        return widget.mapTo(self._window, at or widget.rect().center())


def _area_of(widget: QWidget) -> QScrollArea | None:
    """The scroll area that the widget is in."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            return parent
        parent = parent.parentWidget()
    return None
