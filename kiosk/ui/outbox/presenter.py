"""The outbox on the screen: what is unsent or refused, sent again or given up by hand."""

import asyncio
from collections.abc import Awaitable, Callable

from PySide6.QtCore import QObject

from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.engine.records import OutboxCount, OutboxLine
from kiosk.ui.door.commands import Command
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.outbox.outbox_entry_sheet import OutboxEntrySheet
from kiosk.ui.outbox.outbox_sheet import OutboxSheet
from kiosk.ui.supervisor.presenter import Permitted
from kiosk.ui.tasks import Tasks

SHOWN_S = 2.0
"""How long it is said that what waits is being sent: the first answers are there by then."""


class OutboxPresenter(QObject):
    """Reads the outbox only while somebody looks at it, and not more than once a second."""

    def __init__(
        self,
        door: DoorController,
        window: DoorWindow,
        tasks: Tasks,
        clock: Callable[[], Instant],
        permitted: Permitted,
    ) -> None:
        """`permitted` says whether a supervisor allows what its text names."""
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._permitted = permitted
        self._lines: list[OutboxLine] = []
        self._count = OutboxCount()
        self._has_changed = False
        self.all = OutboxSheet(window.theme, window.guard_s, window)
        self.one = OutboxEntrySheet(window.theme, window.guard_s, window)
        for sheet in (self.all, self.one):
            window.add_sheet(sheet)
        window.commanded.connect(self._commanded)
        self.all.chosen.connect(self._show_one)
        self.all.send_asked.connect(lambda: self._tasks.spawn_once("send now", self._send_now()))
        self.one.retry_asked.connect(self._retry)
        self.one.dismiss_asked.connect(self._give_up)
        self.one.guest_asked.connect(self._open_guest)

    def changed(self) -> None:
        """What is shown is no longer how it is."""
        self._has_changed = True

    def tick(self) -> None:
        """A second has passed."""
        if not self.all.is_open:
            return
        if self._has_changed and not self._tasks.running("outbox"):
            self._tasks.spawn("outbox", self._read())
        else:
            self._show()

    def open_outbox(self) -> None:
        """Read it, and show it."""
        self._tasks.spawn("outbox", self._open(), replacing=True)

    def _commanded(self, command: Command) -> None:
        if command is Command.OUTBOX:
            self.open_outbox()

    async def _open(self) -> None:
        await self._read()
        self.all.show_all()

    async def _read(self) -> None:
        self._has_changed = False
        self._lines = await self._door.resolution.outbox()
        self._count = await self._door.resolution.outbox_count()
        self._show()

    def _show(self) -> None:
        now = self._clock()
        self.all.show_lines(self._lines, self._door.link, now, self._door.resolution.pause, self._count)
        if self.one.admission_id:
            bound = self.one.admission_id
            line = next((line for line in self._lines if line.entry.admission_id == bound), None)
            if line is None:
                self.one.dismiss()
            else:
                self.one.show_line(line, now)

    async def _send_now(self) -> None:
        self.all.set_sending(sending=True)
        try:
            await self._door.send_now()
            await asyncio.sleep(SHOWN_S)
            await self._read()
        finally:
            self.all.set_sending(sending=False)

    def _show_one(self, line: OutboxLine) -> None:
        self.one.show_line(line, self._clock())

    def _open_guest(self, ticket_id: str) -> None:
        self.all.dismiss()
        self._window.guest_asked.emit(ticket_id)

    def _retry(self, admission_id: str) -> None:
        self._change(admission_id, lambda: self._door.resolution.retry(admission_id))

    def _give_up(self, admission_id: str, why: str) -> None:
        self._change(admission_id, lambda: self._do_give_up(admission_id, why))

    async def _do_give_up(self, admission_id: str, why: str) -> bool:
        text = self.tr("Only a supervisor can give up on this.")
        return await self._permitted(text) and await self._door.resolution.dismiss(admission_id, why)

    def _change(self, admission_id: str, change: Callable[[], Awaitable[bool]]) -> None:
        self._tasks.spawn_once(f"change {admission_id}", self._do_change(admission_id, change))

    async def _do_change(self, admission_id: str, change: Callable[[], Awaitable[bool]]) -> None:
        changed = await change()
        if changed and self.one.admission_id == admission_id:  # it may be about another one by now
            self.one.dismiss()
        await self._read()
