"""Paints a row: icon, name with its marks, facts, chip, a line under it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kiosk.ui.icons import draw_icon
from kiosk.ui.row import ROW_ROLE, Row
from kiosk.ui.text_fit import elided, utf16_length
from kiosk.ui.theme import ROW_PX, Palette, Theme

EDGE_PX = 18
ICON_PX = 30


class RowPainter(QStyledItemDelegate):
    """The look of every list on the door screen."""

    def __init__(self, theme: Theme, parent: QListView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Rows are all as tall."""
        return QSize(200, ROW_PX)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        palette = self._theme.palette
        box = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(palette.selected))
            painter.fillRect(QRectF(box.x(), box.y(), 4, box.height()), QColor(palette.accent))
        if index.row() + 1 < index.model().rowCount():
            painter.fillRect(QRectF(box.x(), box.bottom() - 1, box.width(), 1), QColor(palette.line))
        side = QRectF(box.x() + EDGE_PX, box.center().y() - ICON_PX / 2, ICON_PX, ICON_PX)
        draw_icon(painter, row.mark, side, palette.row_colour(row.look))
        end = self._chip(painter, row.chip, box, palette)
        self._texts(painter, row, QRectF(side.right() + 16, box.y(), end - side.right() - 30, box.height()))
        painter.restore()

    def _chip(self, painter: QPainter, text: str, box: QRectF, palette: Palette) -> float:
        """Paint the chip at the end of the row; where it starts."""
        if not text:
            return box.right() - EDGE_PX + 14
        font = self._theme.font(15, QFont.Weight.DemiBold)
        shown = elided(text, font, box.width() * 0.3)
        wide = QFontMetricsF(font).horizontalAdvance(shown) + 24
        chip = QRectF(box.right() - EDGE_PX - wide, box.center().y() - 15, wide, 30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(chip, 8, 8)
        painter.setPen(QColor(palette.text))
        painter.setFont(font)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, shown)
        return chip.x()

    def _texts(self, painter: QPainter, row: Row, box: QRectF) -> None:
        palette = self._theme.palette
        big, small = self._theme.font(20, QFont.Weight.DemiBold), self._theme.font(15)
        name_tall, facts_tall = QFontMetricsF(big).height(), QFontMetricsF(small).height()
        y = box.center().y() - (name_tall + (facts_tall if row.facts else 0)) / 2
        shown = elided(row.name, big, box.width())
        layout = QTextLayout(shown, big)
        layout.setFormats(_marked(row, shown, palette))
        layout.beginLayout()
        layout.createLine().setLineWidth(box.width() + 4)
        layout.endLayout()
        painter.setPen(QColor(palette.text))
        layout.draw(painter, QPointF(box.x(), y))
        if row.facts:
            painter.setPen(QColor(palette.muted))
            painter.setFont(small)
            line = QRectF(box.x(), y + name_tall, box.width(), facts_tall)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided(row.facts, small, box.width()))


def _marked(row: Row, shown: str, palette: Palette) -> list[QTextLayout.FormatRange]:
    """Formats for the marks, in the UTF-16 units that Qt counts in, none beyond what is shown."""
    marked = QTextCharFormat()
    marked.setForeground(QColor(palette.accent))
    marked.setFontUnderline(True)
    formats = []
    for start, length in row.marks:
        if row.name[: start + length] != shown[: start + length]:
            continue
        part = QTextLayout.FormatRange()
        part.start = utf16_length(row.name[:start])
        part.length = utf16_length(row.name[start : start + length])
        part.format = marked
        formats.append(part)
    return formats
