"""One row of a list: an icon, a name, a line of facts and a chip; and the list's model."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from kiosk.ui.texts.verdict_texts import masked
from kiosk.ui.theme.clean_text import isolate, plain
from kiosk.ui.theme.theme import Look

translate = QCoreApplication.translate


class Row(Struct, frozen=True):
    """What a row shows. `key` is the ticket's id, or whatever the list is of; `marks` are parts of `name`.

    `warns`: something about it is not as it should be, such as how long somebody waits. `chip_is_type`: the
    chip names a ticket type, and has its mark. `chip_below`: in a narrow row the chip stands below the name,
    which has the whole width. `is_guest`: the name is a guest's. `named`: whom else the facts name.
    """

    key: str
    name: str
    facts: str = ""
    chip: str = ""
    mark: str = "outside"
    look: Look = Look.NEUTRAL
    marks: tuple[tuple[int, int], ...] = ()
    warns: bool = False
    chip_is_type: bool = False
    chip_below: bool = False
    is_guest: bool = True
    named: tuple[str, ...] = ()


ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_NO_PARENT = QModelIndex()


class RowModel(QAbstractListModel):
    """Rows in order; a list view shows them, the names of guests masked where it is asked to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._hides_names = False

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is held."""
        return self._rows

    @property
    def hides_names(self) -> bool:
        """Whether no more of a guest's name is shown than its initials."""
        return self._hides_names

    def hide_names(self, *, hidden: bool) -> None:
        """Mask the names of guests, or show them again; what is selected stays so."""
        if hidden != self._hides_names:
            self._hides_names = hidden
            if rows := self.rowCount():
                self.dataChanged.emit(self.index(0), self.index(rows - 1))

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show these instead; where the same are only told anew, what is selected stays so."""
        if rows == self._rows:
            return
        if rows and [row.key for row in rows] == [row.key for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
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

    def add_rows(self, rows: tuple[Row, ...]) -> None:
        """Put these behind those that are there."""
        if rows:
            first = len(self._rows)
            self.beginInsertRows(_NO_PARENT, first, first + len(rows) - 1)
            self._rows = (*self._rows, *rows)
            self.endInsertRows()

    def row_at(self, number: int) -> Row:
        """The row at this place, whole names and all."""
        return self._rows[number]

    def place_of(self, key: str) -> int | None:
        """Where the row with this key stands."""
        return next((place for place, row in enumerate(self._rows) if row.key == key), None)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Row | str | None:
        """The row itself for the painter, its words for screen readers."""
        if not 0 <= index.row() < self.rowCount():
            return None
        row = self.row_at(index.row())
        if self._hides_names and row.is_guest:
            row = _with_names_cut(row)
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            taken = _taken_in_words(row.mark) if role == Qt.ItemDataRole.AccessibleTextRole else ""
            return ". ".join(part for part in (row.name, plain(row.facts), row.chip, taken) if part)
        return None


def _with_names_cut(row: Row) -> Row:
    """No more of a name than its first letters; a word that somebody typed the beginning of stays whole."""
    facts = row.facts
    for name in row.named:
        facts = facts.replace(isolate(name), masked(name))
    return replace(row, name=masked(row.name, row.marks), marks=(), facts=facts)


def _taken_in_words(mark: str) -> str:
    """What the marks of lists to choose from say, for who does not see them."""
    words: dict[str, str] = {
        "chosen": translate("row", "Ticked"),
        "not-chosen": translate("row", "Not ticked"),
        "picked": translate("row", "Chosen"),
    }
    return words.get(mark, "")
