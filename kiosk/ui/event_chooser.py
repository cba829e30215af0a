"""Asks which of the events on the list this door is for."""

import asyncio
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import EventHeld
from kiosk.ui import status_words
from kiosk.ui.panel import Panel
from kiosk.ui.press_button import PressButton
from kiosk.ui.row import Row
from kiosk.ui.text_fit import clean
from kiosk.ui.theme import Look, Theme
from kiosk.ui.times import day_and_time

Chosen = frozenset[str] | None
"""Event ids; None where nothing was chosen."""
OVER_AFTER_S = 6 * 3600.0
"""An event without an end counts as over this long after its start."""


class EventChooser(QDialog):
    """A list of events, each ticked or not; opened with `ask`, never with `exec`."""

    def __init__(
        self,
        theme: Theme,
        events: list[EventHeld],
        chosen: frozenset[str],
        now: Instant,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose the event"))
        self._answer: asyncio.Future[Chosen] | None = None
        self._chosen = set(chosen) or likely_event(events, now)
        self.title = QLabel(self.tr("Which event is this door for?"), self)
        self.title.setProperty("role", "title")
        self.hint = QLabel(self.tr("Tickets of other events will be stopped. Several may be ticked."), self)
        self.hint.setProperty("role", "muted")
        self.hint.setWordWrap(True)
        self.panel = Panel(theme, self.tr("Events on the guest list"), "", self)
        self.panel.list.rows.show_rows(tuple(self._row(held) for held in events))
        self.panel.list.select(0)
        self.panel.list.chosen.connect(self._toggle)
        self.use = PressButton("", self)
        self.use.setProperty("role", "primary")
        self.later = PressButton(self.tr("Not now"), self)
        self.use.clicked.connect(self.accept)
        self.later.clicked.connect(self.reject)
        self.finished.connect(self._finish)
        self._build()
        self._count()
        (self.use if self._chosen else self.panel.list).setFocus()

    def ask(self) -> asyncio.Future[Chosen]:
        """Open, and say later what was chosen. Must be called on a running loop."""
        self._answer = asyncio.get_running_loop().create_future()
        self.open()
        return self._answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter anywhere but on the list takes what is ticked."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen and not event.isAutoRepeat():
            self.accept()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by its frame: nothing was chosen."""
        super().closeEvent(event)
        self._finish(QDialog.DialogCode.Rejected)

    def _row(self, held: EventHeld) -> Row:
        event = held.event
        ticked = event.id in self._chosen
        count = status_words.grouped(held.tickets)
        return Row(
            key=event.id,
            name=clean(event.title),
            facts=day_and_time(event.start) if event.start is not None else self.tr("No date given"),
            chip=self.tr("{n} tickets").format(n=count) if held.tickets != 1 else self.tr("1 ticket"),
            mark="chosen" if ticked else "not-chosen",
            look=Look.GO if ticked else Look.NEUTRAL,
        )

    def _toggle(self, event_id: str) -> None:
        self._chosen ^= {event_id}
        at = self.panel.list.currentIndex().row()
        rows = []
        for row in self.panel.list.rows.rows:
            ticked = row.key in self._chosen
            mark, look = ("chosen", Look.GO) if ticked else ("not-chosen", Look.NEUTRAL)
            rows.append(replace(row, mark=mark, look=look))
        self.panel.list.rows.show_rows(tuple(rows))
        self.panel.list.select(at)
        self._count()

    def _count(self) -> None:
        n = len(self._chosen)
        self.use.setEnabled(n > 0)
        self.use.setText(self.tr("Use this event") if n < 2 else self.tr("Use {n} events").format(n=n))

    def _finish(self, result: int) -> None:
        if self._answer is not None and not self._answer.done():
            taken = result == QDialog.DialogCode.Accepted and bool(self._chosen)
            self._answer.set_result(frozenset(self._chosen) if taken else None)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 28, 28, 28)
        column.setSpacing(14)
        for part in (self.title, self.hint):
            column.addWidget(part)
        column.addWidget(self.panel, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(14)
        buttons.addWidget(self.later, 1)
        buttons.addWidget(self.use, 2)
        column.addLayout(buttons)
        self.resize(640, 520)


def likely_event(events: list[EventHeld], now: Instant) -> set[str]:
    """The event that is on or comes next; none where the list does not say when they are."""
    upcoming = [
        held.event
        for held in events
        if held.event.start is not None and now < (held.event.end or held.event.start + OVER_AFTER_S)
    ]
    return {min(upcoming, key=lambda event: event.start or 0.0).id} if upcoming else set()
