"""Asks which of the events on the list this door is for."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.policy import ALL_EVENTS
from kiosk.core.tickets import Instant
from kiosk.engine.event_times import is_over, next_event
from kiosk.engine.records import EventHeld
from kiosk.ui.texts import status_texts
from kiosk.ui.texts.times import day_and_time
from kiosk.ui.theme.text_fit import clean
from kiosk.ui.theme.theme import ROW_PX, Look, Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import ENTER, PressButton
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

HEADING_PX = 52


class EventSheet(Sheet):
    """A list of events, each ticked or not; `taken` brings the ids of those that were ticked.

    Or `ALL_EVENTS`, where somebody says that the door is for every event there is.
    """

    taken = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._ticked: set[str] = set()
        self.set_title(self.tr("Which event is this door for?"))
        self.hint = FitLabel(theme, largest_px=17, smallest_px=17, lines=4)
        self.panel = Panel(theme, self.tr("Events on the guest list"), "")
        self.panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.every = PressButton(self.tr("Every event"))
        self.use = PressButton("")
        self.use.stress(stressed=True)
        self.close_button.setText(self.tr("Not now"))
        self.body.addWidget(self.hint)
        self.body.addWidget(self.panel)
        self.body.addStretch(1)
        self.buttons.addWidget(self.every, 1)
        self.buttons.addWidget(self.use, 2)
        self.panel.list.chosen.connect(self._toggle)
        self.panel.list.selectionModel().currentChanged.connect(lambda *_: self._show_selected())
        self.every.clicked.connect(self._use_every)
        self.use.clicked.connect(self._use)
        theme.changed.connect(self._make_room)

    @property
    def ticked(self) -> frozenset[str]:
        """The ids of the events that are ticked now."""
        return frozenset(self._ticked)

    def ask(
        self, events: Sequence[EventHeld], chosen: frozenset[str], now: Instant, *, every: bool = False
    ) -> None:
        """Open with these: ticked, and in sight, what was chosen, or else the one that is on or comes next.

        Those that are over come last, the latest of them first.
        `every`: the door is for every one of them now, on purpose; then none is ticked.
        """
        events = [
            *(held for held in events if not is_over(held.event, now)),
            *(held for held in reversed(events) if is_over(held.event, now)),
        ]
        self._show_hint(undecided=not chosen and len(events) > 1, every=every)
        self.every.setVisible(len(events) > 1 and not every)
        likely = next_event(events, (), now) if not chosen and not every else None
        self._ticked = set(chosen) & {held.event.id for held in events}
        if likely is not None and likely.event.start is not None:
            self._ticked = {likely.event.id}
        self.panel.list.rows.show_rows(tuple(self._row(held, now) for held in events))
        ticked = (number for number, held in enumerate(events) if held.event.id in self._ticked)
        self.panel.list.select(next(ticked, 0))
        self._make_room()
        self._count()
        self.open(self.use if self._ticked else self.panel.list)
        QTimer.singleShot(0, self, self._show_selected)  # once everything stands in its place

    def _show_selected(self) -> None:
        """Keep the row in sight that the keyboard is at."""
        view = self.panel.list
        row = view.visualRect(view.currentIndex())
        top = view.viewport().mapTo(self._inner, row.topLeft())
        self._scroll.ensureVisible(top.x(), top.y() + row.height() // 2, 0, row.height())

    def _show_hint(self, *, undecided: bool, every: bool) -> None:
        if every:
            self.hint.show_text(
                self.tr("Tickets of every event go in here now. Tick one to stop the others.")
            )
        elif undecided:
            self.hint.show_text(
                self.tr("Until one is chosen, nobody goes in without a supervisor. Several may be ticked.")
            )
        else:
            self.hint.show_text(self.tr("Tickets of other events will be stopped. Several may be ticked."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter anywhere but on the list takes what is ticked."""
        if event.key() in ENTER and not event.isAutoRepeat():
            self._use()
        else:
            super().keyPressEvent(event)

    def _row(self, held: EventHeld, now: Instant) -> Row:
        event = held.event
        when = day_and_time(event.start) if event.start is not None else self.tr("No date given")
        ticked = event.id in self._ticked
        count = status_texts.grouped(held.tickets)
        return Row(
            key=event.id,
            name=clean(event.title),
            facts=self.tr("Over: {when}").format(when=when) if is_over(event, now) else when,
            chip=self.tr("{n} ticket(s)", "", held.tickets).format(n=count),
            mark="chosen" if ticked else "not-chosen",
            look=Look.GO if ticked else Look.NEUTRAL,
            is_guest=False,
        )

    def _toggle(self, event_id: str) -> None:
        if self.ignores_input:
            return
        self._ticked ^= {event_id}
        rows = []
        for row in self.panel.list.rows.rows:
            ticked = row.key in self._ticked
            mark, look = ("chosen", Look.GO) if ticked else ("not-chosen", Look.NEUTRAL)
            rows.append(replace(row, mark=mark, look=look))
        self.panel.list.rows.show_rows(tuple(rows))
        self._count()

    def _count(self) -> None:
        n = len(self._ticked)
        self.use.setEnabled(n > 0)
        self.use.setText(self.tr("Use this event") if n < 2 else self.tr("Use %n event(s)", "", n))

    def _use(self) -> None:
        if self._ticked and not self.ignores_input:
            ticked = self.ticked
            self.dismiss()
            self.taken.emit(ticked)

    def _use_every(self) -> None:
        if not self.ignores_input:
            self.dismiss()
            self.taken.emit(frozenset({ALL_EVENTS}))

    def _make_room(self) -> None:
        """The list is as long as it is: the sheet scrolls, never a list within it."""
        rows = self.panel.list.rows.rowCount()
        self.panel.setFixedHeight(self._theme.px(HEADING_PX) + rows * self._theme.px(ROW_PX))
