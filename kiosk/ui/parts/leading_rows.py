"""Rows of a sheet that lead somewhere: two lines of facts, and an arrow at the end."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem

from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.text_fit import elided, plain, shortened, without_orphan
from kiosk.ui.design.theme import Palette, Theme
from kiosk.ui.parts.row import Row
from kiosk.ui.parts.row_painter import EDGE_PX, RowPainter

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
        """The arrow at the very end, the chip before it."""
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
