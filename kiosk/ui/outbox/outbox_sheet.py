"""The outbox: check-ins that need a look, and those that wait to be sent."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kiosk.core.link import LinkState
from kiosk.core.pace import Pause
from kiosk.core.tickets import Instant
from kiosk.engine.records import MOST_OUTBOX_LINES, OutboxCount, OutboxLine
from kiosk.ui.outbox import outbox_texts
from kiosk.ui.outbox.outbox_texts import row_of
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.texts.times import same_day
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.lists import SheetRows
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row, RowModel
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

_NO_PARENT = QModelIndex()


class OutboxRows(RowModel):
    """Holds thousands of check-ins and words for none but those that are seen."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[OutboxLine, ...] = ()
        self._now: Instant = 0.0

    @property
    def lines(self) -> tuple[OutboxLine, ...]:
        """What is held."""
        return self._lines

    def show_lines(self, lines: Sequence[OutboxLine], now: Instant) -> None:
        """Show these instead."""
        if tuple(lines) == self._lines and same_day(now, self._now):  # tomorrow they have a date
            return
        self.beginResetModel()
        self._lines, self._now = tuple(lines), now
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self._lines)

    def row_at(self, number: int) -> Row:
        """See kiosk.ui.widgets.row.RowModel."""
        return row_of(self._lines[number], self._now)


class OutboxSheet(Sheet):
    """Two groups, one at a time; `chosen` brings the OutboxLine that was tapped."""

    chosen = Signal(object)
    send_asked = Signal()
    """All that waits is to be sent now."""

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._refused: list[OutboxLine] = []
        self._waiting: list[OutboxLine] = []
        self._shows_refused = False
        self._by_hand = False
        self.set_title(self.tr("Not sent yet"))
        self.refused = PressButton("")
        self.waiting = PressButton("")
        self.refused.clicked.connect(lambda: self._turn_to(refused=True))
        self.waiting.clicked.connect(lambda: self._turn_to(refused=False))
        self.explanation = FitLabel(theme, lines=4)
        self.rows = OutboxRows()
        self.list = SheetRows(theme, rows=self.rows)
        self.rows.setParent(self.list)
        self.list.chosen.connect(self._choose)
        groups = QHBoxLayout()
        groups.setSpacing(14)
        groups.addWidget(self.refused, 1)
        groups.addWidget(self.waiting, 1)
        self.body.addLayout(groups)
        self.body.addWidget(self.explanation)
        self.body.addWidget(self.list, 1)
        self.body.addStretch()
        self.send = PressButton(self.tr("Send now"))
        self.send.stress(stressed=True)
        self.send.clicked.connect(self._send)
        self.buttons.addWidget(self.send, 2)
        self.show_lines([], LinkState.UNKNOWN, 0.0)

    def show_lines(
        self,
        lines: list[OutboxLine],
        link: LinkState,
        now: Instant,
        pause: Pause | None = None,
        count: OutboxCount | None = None,
    ) -> None:
        """Show what is owed as it is now; what needs a look comes first until somebody chose.

        `count` says how many there are where they are more than there are lines.
        """
        count = count or OutboxCount()
        self._refused, self._waiting = outbox_texts.needs_a_look(lines), outbox_texts.waiting(lines)
        if not self._by_hand or not self.is_open:
            self._shows_refused = bool(self._refused)
        refused, waiting = (
            _how_many(self._refused, count.needs_attention),
            _how_many(self._waiting, count.unsent),
        )
        self.refused.setText(self.tr("Refused · {n}").format(n=grouped(refused)))
        self.waiting.setText(self.tr("Waiting · {n}").format(n=grouped(waiting)))
        self._waits = outbox_texts.waiting_in_words(self._waiting, link, now, pause, waiting)
        self._now = now
        self._show_group()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower rows where there is hardly any room."""
        super().resizeEvent(event)
        self.list.set_compact(low=self.is_lowest)

    def hide_names(self, *, hidden: bool) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().hide_names(hidden=hidden)
        self.rows.hide_names(hidden=hidden)

    def show_all(self) -> None:
        """Open it."""
        self._by_hand = False
        self.open(self.list if self.rows.rowCount() else self.close_button)

    def set_sending(self, *, sending: bool) -> None:
        """Whether it is being tried just now."""
        self.send.setEnabled(not sending)
        self.send.setText(self.tr("Sending…") if sending else self.tr("Send now"))

    def _send(self) -> None:
        if not self.ignores_input:
            self.send_asked.emit()

    def _turn_to(self, *, refused: bool) -> None:
        if not self.ignores_input:
            self._shows_refused, self._by_hand = refused, True
            self._show_group()

    def _show_group(self) -> None:
        lines = self._refused if self._shows_refused else self._waiting
        self.refused.stress(stressed=self._shows_refused)
        self.waiting.stress(stressed=not self._shows_refused)
        self.explanation.show_text(self._refused_in_words() if self._shows_refused else self._waits)
        kept = self.list.selected
        self.rows.show_lines(lines, self._now)
        self.list.setVisible(bool(lines))
        self.send.setVisible(bool(self._waiting) and not self._shows_refused)
        self._select(kept.key if kept else "")

    def _refused_in_words(self) -> str:
        if not self._refused:
            return self.tr("The service took every check-in that was sent.")
        return self.tr(
            "The service refuses these. The guests are inside. Open one to send it again or to give up."
        )

    def _select(self, key: str) -> None:
        """The same check-in stays selected, wherever it stands now."""
        for number, line in enumerate(self.rows.lines):
            if line.entry.admission_id == key:
                self.list.setCurrentIndex(self.rows.index(number))
                return
        self.list.setCurrentIndex(self.rows.index(0) if self.list.hasFocus() else QModelIndex())

    def _choose(self, admission_id: str) -> None:
        if self.ignores_input:
            return
        found = [line for line in self.rows.lines if line.entry.admission_id == admission_id]
        if found:
            self.chosen.emit(found[0])


def _how_many(lines: list[OutboxLine], counted: int) -> int:
    """How many there are: as many as lines, unless these are not all."""
    return max(len(lines), counted) if len(lines) >= MOST_OUTBOX_LINES else len(lines)
