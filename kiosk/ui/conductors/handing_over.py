"""Hands the door over to another machine, asked for by the manager or by a battery that is going to die."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject

from kiosk.engine.controller import DoorController
from kiosk.engine.handed_over import HandOverOutcome, NotHandedOver
from kiosk.engine.look_up import look_up
from kiosk.ui.conductors.tasks import Tasks
from kiosk.ui.machine.carriers import carriers
from kiosk.ui.screen.window import DoorWindow
from kiosk.ui.sheets.handover_sheet import HandoverSheet


class HandingOver(QObject):
    """Opens the sheet, and writes the file beside the main thread."""

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks

    @cached_property
    def sheet(self) -> HandoverSheet:
        """Made when it is first asked for."""
        sheet = HandoverSheet(self._window.theme, self._window.arming_s, self._window)
        sheet.wanted.connect(self._write)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Ask where to, and for the passphrase."""
        self._tasks.spawn("carriers", self._ask(), replacing=True)

    async def _ask(self) -> None:
        self.sheet.ask(await look_up(carriers, "carriers"))

    def _write(self, folder: str, passphrase: str) -> None:
        self.sheet.be_busy()
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
