"""The rows of a guest list of any length: a number for each, and the guests near what is in sight."""

from array import array
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QTimer, Signal

from kiosk.ui.widgets.row import Row, RowModel

MOST_KEPT = 2000
"""Rows that were in sight once; beyond that those that were read first are let go."""
AROUND = 20
"""So many above and below what is in sight are read with it."""
NOT_READ_YET = Row("", "", is_guest=False)
_NO_PARENT = QModelIndex()


class GuestListRows(RowModel):
    """`wanted` brings the numbers of guests who are in sight and are not known yet; `put` answers.

    Numbers are the store's (kiosk.engine.records.Browsed); places count from 0 in the list as it is sorted.
    """

    wanted = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers: Sequence[int] = array("q")
        self._kept: dict[int, Row] = {}
        self._old: set[int] = set()
        self._asked: set[int] = set()
        self._missing: set[int] = set()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._ask)

    @property
    def numbers(self) -> Sequence[int]:
        """The number of each guest, in order."""
        return self._numbers

    def show_numbers(self, numbers: Sequence[int]) -> None:
        """Show these guests; what was known of any of them stays until it has been read anew."""
        self._old, self._asked = set(self._kept), set()
        if numbers == self._numbers:
            if len(numbers):
                self.dataChanged.emit(self.index(0), self.index(len(numbers) - 1))
            return
        self.beginResetModel()
        self._numbers = numbers
        self.endResetModel()

    def put(self, found: Mapping[int, Row]) -> None:
        """Show these rows, by their guests' numbers."""
        self._kept |= found
        self._old -= set(found)
        self._asked -= set(found)
        for number in list(self._kept)[: max(len(self._kept) - MOST_KEPT, 0)]:
            del self._kept[number]
        if len(self._numbers):
            self.dataChanged.emit(self.index(0), self.index(len(self._numbers) - 1))

    def forget(self) -> None:
        """Let go of all of them."""
        self._kept.clear()
        self.show_numbers(array("q"))

    def number_at(self, place: int) -> int:
        """The number of the guest at this place."""
        return self._numbers[place]

    def place_of_number(self, number: int) -> int | None:
        """Where this guest stands now."""
        try:
            return self._numbers.index(number)
        except ValueError:
            return None

    def place_of(self, key: str) -> int | None:
        """Where the row with this key stands, if it was in sight."""
        number = next((number for number, row in self._kept.items() if row.key == key), None)
        return None if number is None else self.place_of_number(number)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many guests."""
        return 0 if parent.isValid() else len(self._numbers)

    def row_at(self, number: int) -> Row:
        """The guest's row, or an empty one while it is read."""
        guest = self._numbers[number]
        if (guest not in self._kept or guest in self._old) and guest not in self._asked:
            self._missing.add(number)
            if not self._soon.isActive():
                self._soon.start(0)
        return self._kept.get(guest, NOT_READ_YET)

    def _ask(self) -> None:
        """Ask for all that was missing when it was painted, and for what is around it."""
        count, places = len(self._numbers), self._missing
        self._missing = set()
        if not places or not count:
            return
        around = range(max(min(places) - AROUND, 0), min(max(places) + AROUND + 1, count))
        if len(around) > 2 * AROUND + len(places) + AROUND:
            around = range(min(places), min(min(places) + 2 * AROUND, count))
        numbers = [self._numbers[place] for place in around]
        asked = [n for n in numbers if (n not in self._kept or n in self._old) and n not in self._asked]
        if asked:
            self._asked = set(asked)  # what was asked for before and has not come is asked for anew
            self.wanted.emit(asked)
