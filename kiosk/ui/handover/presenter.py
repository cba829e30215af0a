"""Hands the door over to another machine, asked for by the manager or by a battery that is going to die."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject

from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.engine.handed_over import HandOverOutcome, NotHandedOver
from kiosk.engine.look_up import look_up
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.handover.drives import removable_drives
from kiosk.ui.handover.handover_sheet import HandoverSheet
from kiosk.ui.handover.take_over_presenter import TakeOverPresenter
from kiosk.ui.tasks import Tasks


class HandoverPresenter(QObject):
    """Opens the sheet, and writes the file beside the main thread."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks
        self.taking_over = TakeOverPresenter(door, window, tasks, clock)

    @cached_property
    def sheet(self) -> HandoverSheet:
        """Made when it is first asked for."""
        sheet = HandoverSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.wanted.connect(self._write)
        sheet.take_over_asked.connect(self.taking_over.open)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Ask where to, and for the passphrase."""
        self._tasks.spawn("removable drives", self._ask(), replacing=True)

    async def _ask(self) -> None:
        places = await look_up(removable_drives, "removable drives")
        self.sheet.ask(places, takes_over=self._door.take_over_here is not None)

    def _write(self, folder: str, passphrase: str) -> None:
        self.sheet.set_busy()
        binding = self.sheet.binding
        work = self._do_write(Path(folder), passphrase, binding)
        self._tasks.spawn("handover", work, otherwise=lambda: self._failed(binding))

    async def _do_write(self, folder: Path, passphrase: str, binding: int) -> None:
        self._show(await self._door.hand_over(folder, passphrase), binding)

    def _failed(self, binding: int) -> None:
        """A fault of ours."""
        self._show(NotHandedOver(self.tr("something went wrong. Try another folder")), binding)

    def _show(self, outcome: HandOverOutcome, binding: int) -> None:
        if self.sheet.binding == binding:
            self.sheet.show_outcome(outcome)
