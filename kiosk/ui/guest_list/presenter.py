"""Keeps the whole guest list on the screen true while somebody looks through it."""

from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QObject, QTimer

from kiosk.core.guest_filter import GuestOrder
from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.ui.door.commands import Command
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.guest_list.guest_list_sheet import GuestListSheet
from kiosk.ui.tasks import Tasks
from kiosk.ui.widgets.guest_rows import DoorRules, listed_row

LOOK_AGAIN_S = 1.0
"""However fast guests come, the list is read anew no more often."""


class GuestListPresenter(QObject):
    """Reads the list by parts: who stands where at once, and the guests in sight as they come into it."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(round(LOOK_AGAIN_S * 1000))
        self._again.timeout.connect(self._read_again)
        window.commanded.connect(self._commanded)
        window.guest_list_asked.connect(self.open)

    @cached_property
    def sheet(self) -> GuestListSheet:
        """Made when it is first asked for."""
        sheet = GuestListSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.asked.connect(self._read)
        sheet.rows.wanted.connect(self._read_rows)
        sheet.chosen.connect(self._window.guest_asked)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Open the sheet; while it is open it follows what happens."""
        self.sheet.hide_names(hidden=self._window.hides_names)
        if not self.sheet.is_open:
            self.sheet.begin()
            self._read()

    def look_again(self) -> None:
        """Something has changed about the guests."""
        if "sheet" in self.__dict__ and self.sheet.is_open:
            self.sheet.hide_names(hidden=self._window.hides_names)
            if not self._again.isActive():
                self._again.start()

    def read_anew(self) -> None:
        """It is another list from now on: nobody of the one before stays in sight until it is read."""
        if "sheet" in self.__dict__ and self.sheet.is_open:
            self._tasks.cancel("guest list rows")
            self.sheet.rows.forget()
            self._read()

    def stop(self) -> None:
        """Read nothing more."""
        self._again.stop()

    def _commanded(self, command: Command) -> None:
        if command is Command.GUEST_LIST:
            self.open()

    def _read_again(self) -> None:
        """Not while a verdict floods the screen: nobody sees the list, and the next scan would wait."""
        if self._tasks.running("guest list") or self._window.overlay.covers_stage:
            self._again.start()
        elif self.sheet.is_open:
            self._read()

    def _read(self) -> None:
        self._tasks.spawn("guest list", self._do_read(), replacing=True)

    async def _do_read(self) -> None:
        sheet = self.sheet
        browsed = await self._door.queries.browse(sheet.wanted, sheet.order)
        if browsed is not None and sheet.is_open:
            sheet.show_browsed(browsed)

    def _read_rows(self, numbers: Sequence[int]) -> None:
        self._tasks.spawn("guest list rows", self._do_read_rows(numbers), replacing=True)

    async def _do_read_rows(self, numbers: Sequence[int]) -> None:
        guests = await self._door.queries.numbered(numbers)
        sheet, now, rules = self.sheet, self._clock(), DoorRules(self._door.policy)
        by_order = sheet.order is GuestOrder.ORDER
        if sheet.is_open:
            sheet.rows.put(
                {
                    number: listed_row(guest, sheet.wanted.typed, now, rules, with_order=by_order)
                    for number, guest in zip(numbers, guests, strict=True)
                    if guest is not None
                }
            )
