"""Hands the door over to another machine, asked for by the manager or by a battery that is going to die."""

import asyncio
from pathlib import Path

from PySide6.QtCore import QObject

from kiosk.engine.desk import Desk
from kiosk.engine.handed_over import HandOverOutcome, NotHandedOver
from kiosk.ui.conductors.tasks import Tasks
from kiosk.ui.machine.carriers import carriers
from kiosk.ui.screen.window import DoorWindow
from kiosk.ui.sheets.handover_sheet import HandoverSheet


class HandingOver(QObject):
    """Opens the sheet, and writes the file beside the main thread."""

    def __init__(self, desk: Desk, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._desk, self._tasks = desk, tasks
        self.sheet = HandoverSheet(window.theme, window.arming_s, window)
        window.add_sheet(self.sheet)
        self.sheet.wanted.connect(self._write)

    def open(self) -> None:
        """Ask where to, and for the passphrase."""
        self._tasks.spawn("carriers", self._ask(), replacing=True)

    async def _ask(self) -> None:
        self.sheet.ask(await asyncio.to_thread(carriers))

    def _write(self, folder: str, passphrase: str) -> None:
        self.sheet.be_busy()
        binding = self.sheet.binding
        work = self._do_write(Path(folder), passphrase, binding)
        self._tasks.spawn("handover", work, otherwise=lambda: self._failed(binding))

    async def _do_write(self, folder: Path, passphrase: str, binding: int) -> None:
        self._show(await self._desk.hand_over(folder, passphrase), binding)

    def _failed(self, binding: int) -> None:
        """A fault of ours."""
        self._show(NotHandedOver(self.tr("something went wrong. Try another folder")), binding)

    def _show(self, outcome: HandOverOutcome, binding: int) -> None:
        if self.sheet.binding == binding:
            self.sheet.show_outcome(outcome)
