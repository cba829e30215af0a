"""The check-ins of a list, each put into words when it is seen."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxLine
from kiosk.ui.parts.row import Row, RowModel
from kiosk.ui.wording.outbox_words import row_of
from kiosk.ui.wording.times import same_day

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
        """See kiosk.ui.parts.row.RowModel."""
        return row_of(self._lines[number], self._now)
