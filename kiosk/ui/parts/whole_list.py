"""A list of rows that is as tall as all of them, for a place that scrolls by itself."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import QScroller, QWidget

from kiosk.ui.design.theme import ROW_PX, Theme
from kiosk.ui.parts.leading_rows import TALL_PX, LeadingRows
from kiosk.ui.parts.row_list import RowList


class WholeList(RowList):
    """`reached` brings the part of the list that the keyboard is at, so that it can be scrolled to.

    `leads`: a tap on a row opens something, and the rows show so. `row_px`: how tall each row is.
    """

    reached = Signal(QRect)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, leads: bool = False, row_px: int = 0
    ) -> None:
        super().__init__(theme, parent)
        self._zooming, self._row_px = theme, row_px or (TALL_PX if leads else ROW_PX)
        if leads:
            self._painter = LeadingRows(theme, self, self._row_px)
            self.setItemDelegate(self._painter)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QScroller.ungrabGesture(self.viewport())
        self.rows.modelReset.connect(self._be_whole)
        theme.changed.connect(self._be_whole)
        self._be_whole()

    def _be_whole(self) -> None:
        self.setFixedHeight(self.rows.rowCount() * self._zooming.px(self._row_px))

    def minimumSizeHint(self) -> QSize:
        """As narrow as a place may be: the rows give way."""
        return QSize(1, self.height())

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Say where the keyboard is."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.reached.emit(self.visualRect(current))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A row is selected only while one can press Enter on it."""
        super().focusOutEvent(event)
        self.setCurrentIndex(QModelIndex())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What surrounds it scrolls."""
        event.ignore()
