"""A list of rows that is as tall as all of them, for a place that scrolls by itself."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QPainter, QPainterPath, QWheelEvent
from PySide6.QtWidgets import QListView, QScroller, QStyle, QStyleOptionViewItem, QWidget

from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import elided, shortened, without_orphan
from kiosk.ui.theme.theme import ROW_PX, Palette, Theme
from kiosk.ui.widgets.row import Row, RowModel
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.row_painter import EDGE_PX, RowPainter
from kiosk.ui.widgets.scroll_edges import SPARE_PX, STRIP_PX, show_edges

TALL_PX = 80
"""A row's height."""
RADIUS_PX = 10
ARROW_PX = 22
GAP_PX = 6


class LeadingRows(RowPainter):
    """Shows that a tap opens a row, and no less of its facts than two lines take."""

    def __init__(self, theme: Theme, parent: QListView, row_px: int = TALL_PX) -> None:
        super().__init__(theme, parent, row_px)

    def share_out(self, _height: int, _rows: int) -> bool:
        """Two lines of facts want all of their height."""
        return False

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One row; the selected one with round corners, as everything in a sheet has them."""
        painter.save()
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            radius, corners = self._theme.px(RADIUS_PX), QPainterPath()
            corners.addRoundedRect(QRectF(option.rect), radius, radius)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(corners, Qt.ClipOperation.IntersectClip)
        super().paint(painter, option, index)
        painter.restore()

    def _chip(self, painter: QPainter, row: Row, box: QRectF, palette: Palette, *, mirrored: bool) -> float:
        """The arrow at the very end, unless there is nothing to open; the chip before it."""
        if not row.key:
            return super()._chip(painter, row, box, palette, mirrored=mirrored)
        px = self._theme.px
        side, taken = px(ARROW_PX), px(ARROW_PX + GAP_PX)
        y, edge = box.center().y() - side / 2, px(EDGE_PX - 4)
        x = box.left() + edge if mirrored else box.right() - edge - side
        draw_icon(painter, "leads", QRectF(x, y, side, side), palette.muted, mirrored=mirrored)
        left = box.adjusted(taken, 0, 0, 0) if mirrored else box.adjusted(0, 0, -taken, 0)
        end = super()._chip(painter, row, left, palette, mirrored=mirrored)
        return end - taken if mirrored else end

    def _texts(self, painter: QPainter, row: Row, box: QRectF, *, mirrored: bool) -> None:
        palette = self._theme.palette
        big, small = self._theme.font(20, QFont.Weight.DemiBold), self._theme.font(16)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        facts = shortened(plain(row.facts), small, box.width(), lines=2, align=side) if row.facts else None
        if facts:
            facts = without_orphan(facts, facts.text, small, box.width(), side)
        name_tall = QFontMetricsF(big).height()
        y = box.center().y() - (name_tall + (facts.height if facts else 0)) / 2
        painter.setPen(palette.text)
        painter.setFont(big)
        flags = Qt.AlignmentFlag.AlignVCenter | side | Qt.AlignmentFlag.AlignAbsolute
        name = elided(row.name, big, box.width())
        painter.drawText(QRectF(box.x(), y, box.width(), name_tall), int(flags), name)
        if facts:
            at = QPointF(box.x(), y + name_tall)
            facts.draw(painter, at, palette.row_ask if row.warns else palette.muted)


LEAST_ROWS = 2
"""So many are in sight at least, where there are as many."""


class SheetRows(RowList):
    """No taller than its rows; where the sheet has no room for all of them, they scroll."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, rows: RowModel | None = None) -> None:
        super().__init__(theme, parent, rows=rows)
        self._zooming, self._row_px = theme, TALL_PX
        self._painter = LeadingRows(theme, self)
        self.setItemDelegate(self._painter)
        show_edges(theme, self)
        self.rows.modelReset.connect(self._fit_height)
        theme.zoomed.connect(self._fit_height)
        self._fit_height()

    def set_compact(self, *, low: bool) -> None:
        """Make rows as low as two lines of facts allow, or as tall as they should be."""
        row_px = ROW_PX if low else TALL_PX
        if row_px != self._row_px:
            self._row_px = row_px
            self._painter.set_usual_height(row_px)
            self._fit_height()
            self._restyle()

    def _fit_height(self) -> None:
        rows, tall = self.rows.rowCount(), self._zooming.px(self._row_px)
        strip = self._zooming.px(STRIP_PX) if rows > LEAST_ROWS else 0
        self.setMinimumHeight(min(rows, LEAST_ROWS) * tall + strip)
        self.setMaximumHeight(max(rows, 1) * tall)

    def _show_whole_rows(self) -> None:
        """See kiosk.ui.widgets.row_list.RowList; below the last whole one is room to say that more follow.

        A little less of it where one more is whole then.
        """
        row, height, px = self._painter.row_height, self.contentsRect().height(), self._zooming.px
        strip = 0 if self.rows.rowCount() * row <= height else px(STRIP_PX)
        least = strip - px(SPARE_PX) if strip else 0
        whole = max((height - least) // row, (height - strip) // row)
        free = height - whole * row if strip and whole else 0
        if free != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, free)
            self.updateGeometries()  # else the last rows are out of reach until the list is resized again
        self.verticalScrollBar().setSingleStep(row)


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
        self.rows.modelReset.connect(self._show_whole)
        theme.zoomed.connect(self._show_whole)
        self._show_whole()

    def set_usual_height(self, row_px: int) -> None:
        """How tall each row is from now on."""
        if row_px != self._row_px:
            self._row_px = row_px
            self._painter.set_usual_height(row_px)
            self._show_whole()
            self._restyle()

    def _show_whole(self) -> None:
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
