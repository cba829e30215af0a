"""One row of a list: an icon, a name, a line of facts and a chip; and the list's model."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kiosk.ui.text_fit import plain
from kiosk.ui.theme import Look


@dataclass(frozen=True, slots=True)
class Row:
    """What a row shows. `key` is the ticket's id, or whatever the list is of; `marks` are parts of `name`."""

    key: str
    name: str
    facts: str = ""
    chip: str = ""
    mark: str = "outside"
    look: Look = Look.NEUTRAL
    marks: tuple[tuple[int, int], ...] = ()


ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_NO_PARENT = QModelIndex()


class RowModel(QAbstractListModel):
    """Rows in order; a list view shows them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is held."""
        return self._rows

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show these instead."""
        if rows == self._rows:
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def put_first(self, row: Row, most: int) -> None:
        """Put a row on top and let go of those beyond `most`."""
        self.beginInsertRows(_NO_PARENT, 0, 0)
        self._rows = (row, *self._rows)
        self.endInsertRows()
        if len(self._rows) > most:
            self.beginRemoveRows(_NO_PARENT, most, len(self._rows) - 1)
            self._rows = self._rows[:most]
            self.endRemoveRows()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Row | str | None:
        """The row itself for the painter, its words for screen readers."""
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ". ".join(part for part in (row.name, plain(row.facts), row.chip) if part)
        return None
