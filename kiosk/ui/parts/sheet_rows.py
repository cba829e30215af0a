"""The rows of a sheet that scroll within it, for there may be thousands."""

from PySide6.QtWidgets import QWidget

from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.leading_rows import TALL_PX, LeadingRows
from kiosk.ui.parts.row import RowModel
from kiosk.ui.parts.row_list import RowList
from kiosk.ui.parts.scroll_edges import STRIP_PX, show_edges

LEAST_ROWS = 2
"""So many are in sight at least, where there are as many."""


class SheetRows(RowList):
    """No taller than its rows; where the sheet has no room for all of them, they scroll."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, rows: RowModel | None = None) -> None:
        super().__init__(theme, parent, rows=rows)
        self._zooming = theme
        self._painter = LeadingRows(theme, self)
        self.setItemDelegate(self._painter)
        show_edges(theme, self)
        self.rows.modelReset.connect(self._be_as_tall)
        theme.changed.connect(self._be_as_tall)
        self._be_as_tall()

    def _be_as_tall(self) -> None:
        rows, tall = self.rows.rowCount(), self._zooming.px(TALL_PX)
        strip = self._zooming.px(STRIP_PX) if rows > LEAST_ROWS else 0
        self.setMinimumHeight(min(rows, LEAST_ROWS) * tall + strip)
        self.setMaximumHeight(max(rows, 1) * tall)

    def _show_whole_rows(self) -> None:
        """See kiosk.ui.parts.row_list.RowList; below the last whole one is room to say that more follow."""
        row, height = self._painter.row_height, self.contentsRect().height()
        strip = 0 if self.rows.rowCount() * row <= height else self._zooming.px(STRIP_PX)
        free = strip + (height - strip) % row if strip and height - strip >= row else 0
        if free != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, free)
            self.updateGeometries()  # else the last rows are out of reach until the list is resized again
        self.verticalScrollBar().setSingleStep(row)
