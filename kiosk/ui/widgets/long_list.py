"""A list of any number of rows: what it costs to show does not grow with them.

Qt's own list view puts every row in its place first, which takes seconds for a hundred thousand. Here all
rows are as tall, so a row's place follows from its number.
"""

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

from kiosk.ui.theme.theme import ROW_PX, Theme
from kiosk.ui.widgets.lists import LeadingRows
from kiosk.ui.widgets.row import RowModel
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.row_painter import RowPainter

Index = QModelIndex | QPersistentModelIndex


class _Rows(LeadingRows):
    """As many whole rows as there is room for."""

    def share_out(self, height: int, rows: int) -> bool:
        """See kiosk.ui.widgets.row_painter.RowPainter."""
        return RowPainter.share_out(self, height, rows)


class LongRowList(RowList):
    """As a RowList, and each row leads to something."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, rows: RowModel) -> None:
        super().__init__(theme, parent, rows=rows)
        self._painter = _Rows(theme, self, ROW_PX)
        self.setItemDelegate(self._painter)
        self._show_whole_rows()

    def sizeHint(self) -> QSize:
        """It takes what room there is, and asks for no more than the least."""
        return QSize(200, self.minimumHeight())

    def rows_in_sight(self) -> range:
        """The numbers of the rows that are seen, the last one of them in part perhaps."""
        row, top = self._painter.row_height, self.verticalOffset()
        last = (top + max(self.viewport().height(), 1) - 1) // row
        return range(min(top // row, self._count), min(last + 1, self._count))

    def show_first(self, number: int) -> None:
        """Scroll so that this row is the first in sight."""
        self.verticalScrollBar().setValue(number * self._painter.row_height)

    @property
    def _count(self) -> int:
        return self.rows.rowCount()

    def doItemsLayout(self) -> None:
        """Nothing is laid out; only how far one can scroll is said anew."""
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """See QAbstractItemView."""
        row, room, bar = self._painter.row_height, self.viewport().height(), self.verticalScrollBar()
        bar.setRange(0, max(self._count * row - room, 0))
        bar.setPageStep(max(room // row, 1) * row)
        bar.setSingleStep(row)

    def verticalOffset(self) -> int:
        """See QAbstractItemView."""
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        """Nothing scrolls sideways."""
        return 0

    def scrollContentsBy(self, _dx: int, dy: int) -> None:
        """Move what is painted."""
        self.viewport().scroll(0, dy)

    def visualRect(self, index: Index) -> QRect:
        """See QAbstractItemView."""
        if not index.isValid():
            return QRect()
        row = self._painter.row_height
        return QRect(0, index.row() * row - self.verticalOffset(), self.viewport().width(), row)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """See QAbstractItemView."""
        number = (point.y() + self.verticalOffset()) // self._painter.row_height
        return self.rows.index(number) if 0 <= number < self._count else QModelIndex()

    def scrollTo(
        self,
        index: Index,
        _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """As little as brings all of the row into sight."""
        place, bar = self.visualRect(index), self.verticalScrollBar()
        below = place.bottom() + 1 - self.viewport().height()
        bar.setValue(bar.value() + (place.top() if place.top() < 0 else max(below, 0)))

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads to."""
        page, actions = max(self.viewport().height() // self._painter.row_height, 1), self.CursorAction
        steps = {
            actions.MoveUp: -1, actions.MovePrevious: -1, actions.MoveDown: 1, actions.MoveNext: 1,
            actions.MovePageUp: -page, actions.MovePageDown: page,
            actions.MoveHome: -self._count, actions.MoveEnd: self._count,
        }  # fmt: skip
        number = max(self.currentIndex().row(), 0) + steps.get(action, 0)
        return self.rows.index(min(max(number, 0), self._count - 1)) if self._count else QModelIndex()

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """The one row that was pressed."""
        index = self.indexAt(rect.topLeft())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """See QAbstractItemView; at most one row is selected."""
        indexes = selection.indexes() if selection.count() == 1 else []
        return QRegion(self.visualRect(indexes[0])) if indexes else QRegion(self.viewport().rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows in sight."""
        painter, option = QPainter(self.viewport()), QStyleOptionViewItem()
        self.initViewItemOption(option)
        for number in self.rows_in_sight():
            index = self.rows.index(number)
            option.rect = self.visualRect(index)
            if not option.rect.intersects(event.rect()):
                continue
            is_current = index == self.currentIndex()
            option.state = QStyle.StateFlag.State_Enabled
            if is_current:
                option.state |= QStyle.StateFlag.State_Selected
            self._painter.paint(painter, option, index)
        painter.end()

    def _show_whole_rows(self) -> None:
        """See kiosk.ui.widgets.row_list.RowList."""
        super()._show_whole_rows()
        self.updateGeometries()
