"""Keeps arrivals on the screen true: the foot's small chart, and the sheet while it is open."""

import asyncio
from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject, QTimer

from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.ui.arrivals.arrivals_bars import MINUTE_S, Span, asked_since, opened_since, spark_since
from kiosk.ui.arrivals.arrivals_sheet import ArrivalsSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.tasks import Tasks

SPARK_EVERY_S = 60.0
SHEET_EVERY_S = 10.0


class ArrivalsPresenter(QObject):
    """From `start` to `stop`, both on the running loop."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._sparks, self._refreshes = QTimer(self), QTimer(self)
        self._sparks.setInterval(round(SPARK_EVERY_S * 1000))
        self._refreshes.setInterval(round(SHEET_EVERY_S * 1000))
        self._sparks.timeout.connect(self._spark)
        self._refreshes.timeout.connect(self._refresh)

    @cached_property
    def sheet(self) -> ArrivalsSheet:
        """Made when it is first asked for."""
        sheet = ArrivalsSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.span_asked.connect(self._refresh)
        sheet.closed.connect(self._sheet_closed)
        self._window.add_sheet(sheet)
        return sheet

    def start(self) -> None:
        """Show the last minutes in the footer from now on."""
        self._spark()
        self._sparks.start()

    def stop(self) -> None:
        """Ask for nothing more."""
        self._sparks.stop()
        self._refreshes.stop()

    def open(self) -> None:
        """Open the sheet; it follows what happens while it is open."""
        self._tasks.spawn("arrivals", self._open(), replacing=True)

    async def _open(self) -> None:
        await self._show()
        self.sheet.prepare()
        await asyncio.sleep(0)  # what it shows is made in one turn of the loop, and painted in another
        self.sheet.open(self.sheet.span.chip(self.sheet.span.held))
        self._refreshes.start()

    def _sheet_closed(self) -> None:
        self._refreshes.stop()

    def _refresh(self) -> None:
        self._tasks.spawn("arrivals", self._show(), replacing=True)

    def _spark(self) -> None:
        self._tasks.spawn("sparkline", self._show_spark(), replacing=True)

    async def _show(self) -> None:
        span = self.sheet.shown_span
        arrivals = await self._door.queries.arrivals(asked_since(span, self._clock()), MINUTE_S)
        if span is Span.SINCE_OPENING and (since := opened_since(arrivals)) is not None:
            arrivals = await self._door.queries.arrivals(since, MINUTE_S)
        self.sheet.show_arrivals(arrivals)

    async def _show_spark(self) -> None:
        arrivals = await self._door.queries.arrivals(spark_since(self._clock()), MINUTE_S)
        self._window.footer.show_arrivals(arrivals.people if any(arrivals.people) else ())
