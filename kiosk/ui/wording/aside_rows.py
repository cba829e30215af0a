"""Those who wait beside the lane, each put into words when they are seen."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

from kiosk.core.tickets import Instant
from kiosk.ui.parts.row import Row, RowModel
from kiosk.ui.screen.asides import Aside
from kiosk.ui.wording.aside_words import SAME_WORDS_S, row_of

_NO_PARENT = QModelIndex()


class AsideRows(RowModel):
    """Holds thousands of guests and words for none but those who are seen."""

    def __init__(self, *, chip_below: bool = False) -> None:
        super().__init__()
        self._chip_below = chip_below
        self._waiting: tuple[Aside, ...] = ()
        self._now: Instant = 0.0

    @property
    def rows(self) -> tuple[Row, ...]:
        """All of them in words."""
        return tuple(self.row_at(number) for number in range(len(self._waiting)))

    def show_waiting(self, waiting: Sequence[Aside], now: Instant) -> None:
        """Show these, with how long they have waited by now; what is said already stays as it is."""
        before, then = self._waiting, self._now
        after = tuple(waiting)
        if after == before and not any(
            (now - one.at) // SAME_WORDS_S != (then - one.at) // SAME_WORDS_S for one in after
        ):
            return
        if after and [one.number for one in after] == [one.number for one in before]:
            self._waiting, self._now = after, now
            self.dataChanged.emit(self.index(0), self.index(len(after) - 1))
            return
        self.beginResetModel()
        self._waiting, self._now = after, now
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self._waiting)

    def row_at(self, number: int) -> Row:
        """See kiosk.ui.parts.row.RowModel."""
        return replace(row_of(self._waiting[number], self._now), chip_below=self._chip_below)

    def place_of(self, key: str) -> int | None:
        """See kiosk.ui.parts.row.RowModel."""
        places = (place for place, one in enumerate(self._waiting) if str(one.number) == key)
        return next(places, None)
