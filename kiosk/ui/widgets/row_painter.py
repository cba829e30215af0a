"""Paints a row: icon, name with its marks, facts, chip, a line under it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kiosk.ui.theme.clean_text import utf16_length
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import elided, whole_facts
from kiosk.ui.theme.theme import ROW_PX, Palette, Theme
from kiosk.ui.theme.type_mark import draw_type_mark
from kiosk.ui.widgets.row import ROW_ROLE, Row

EDGE_PX = 18
ICON_PX = 30
LEAST_ROW_PX = 52
"""In rows lower than this two lines stand too close."""
TYPE_MARK_PX = 12
NARROW_PX, NARROW_EDGE_PX, NARROW_ICON_PX = 380, 12, 28
"""In a row narrower than this a chip stands below the name, if it may."""
LEAST_NAME_PX = 16


class RowPainter(QStyledItemDelegate):
    """The look of every list on the door screen."""

    def __init__(self, theme: Theme, parent: QListView, row_px: int = ROW_PX) -> None:
        super().__init__(parent)
        self._theme = theme
        self._row_px = row_px
        self._shared: int | None = None
        self._view = parent

    @property
    def row_height(self) -> int:
        """How tall each row is, in pixels of the window."""
        return self._shared or self._theme.px(self._row_px)

    def set_usual_height(self, row_px: int) -> None:
        """How tall rows are from now on, before they are shared out."""
        self._row_px = row_px

    def share_out(self, height: int, rows: int) -> bool:
        """Make rows a little lower if then one more is whole in a list so high; whether that changes them."""
        before, usual = self.row_height, self._theme.px(self._row_px)
        row = shared_row(height, rows, usual, self._theme.px(LEAST_ROW_PX))
        self._shared = row if row != usual else None
        return self.row_height != before

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Rows are all as tall."""
        return QSize(200, self.row_height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        palette, px = self._theme.palette, self._theme.px
        box = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        mirrored = reads_from_right(self._view)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(palette.selected))
            painter.fillRect(
                _flipped(QRectF(box.x(), box.y(), px(4), box.height()), box, mirrored), QColor(palette.accent)
            )
        if index.row() + 1 < index.model().rowCount():
            painter.fillRect(QRectF(box.x(), box.bottom() - 1, box.width(), 1), QColor(palette.line))
        below = row.chip_below and box.width() < px(NARROW_PX)
        edge, icon = (px(NARROW_EDGE_PX), px(NARROW_ICON_PX)) if below else (px(EDGE_PX), px(ICON_PX))
        side = QRectF(box.x() + edge, box.center().y() - icon / 2, icon, icon)
        place, colour = _flipped(side, box, mirrored), palette.row_colour(row.look)
        draw_icon(painter, row.mark, place, colour, mirrored=mirrored)
        if below:
            texts = QRectF(side.right() + edge, box.y(), box.right() - side.right() - 2 * edge, box.height())
            self._folded(painter, row, _flipped(texts, box, mirrored), mirrored=mirrored)
            painter.restore()
            return
        end = self._chip(painter, row, box, palette, mirrored=mirrored)
        texts = QRectF(side.right() + px(16), box.y(), end - side.right() - px(30), box.height())
        self._texts(painter, row, _flipped(texts, box, mirrored), mirrored=mirrored)
        painter.restore()

    def _chip(self, painter: QPainter, row: Row, box: QRectF, palette: Palette, *, mirrored: bool) -> float:
        """Paint the chip at the end of the row; where it starts, counted from where one begins to read."""
        px = self._theme.px
        if not row.chip:
            return box.right() - px(EDGE_PX - 14)
        font = self._theme.font(15, QFont.Weight.DemiBold)
        mark = px(TYPE_MARK_PX) if row.chip_is_type else 0
        beside = mark + px(8) if mark else 0
        shown = elided(row.chip, font, box.width() * 0.3 - beside)
        wide = QFontMetricsF(font).horizontalAdvance(shown) + px(24) + beside
        chip = QRectF(box.right() - px(EDGE_PX) - wide, box.center().y() - px(15), wide, px(30))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.warning.fill if row.warns else palette.raised))
        painter.drawRoundedRect(_flipped(chip, box, mirrored), px(8), px(8))
        if mark:
            side = QRectF(chip.x() + px(12), chip.center().y() - mark / 2, mark, mark)
            draw_type_mark(painter, row.chip, _flipped(side, box, mirrored), palette)
        painter.setPen(QColor(palette.warning.ink if row.warns else palette.text))
        painter.setFont(font)
        text = chip.adjusted(beside, 0, 0, 0)
        painter.drawText(_flipped(text, box, mirrored), Qt.AlignmentFlag.AlignCenter, shown)
        return chip.x()

    def _folded(self, painter: QPainter, row: Row, box: QRectF, *, mirrored: bool) -> None:
        """The name over the whole width, smaller before it is cut; below it the facts, then the chip."""
        px, palette, small = self._theme.px, self._theme.palette, self._theme.font(15)
        bold = self._theme.font(15, QFont.Weight.Bold)
        big = self._theme.font(20, QFont.Weight.DemiBold)
        for size in range(20, LEAST_NAME_PX - 1, -1):
            big = self._theme.font(size, QFont.Weight.DemiBold)
            if QFontMetricsF(big).horizontalAdvance(row.name) <= box.width():
                break
        name_tall, facts_tall = QFontMetricsF(big).height(), QFontMetricsF(small).height()
        y = _top_of_lines(box, big, small)
        self._name(painter, row, big, QRectF(box.x(), y, box.width(), name_tall), mirrored=mirrored)
        wide, tall = QFontMetricsF(bold).horizontalAdvance(row.chip) + px(16), px(22)
        y += name_tall
        chip = QRectF(box.right() - wide, y + (facts_tall - tall) / 2, wide, tall)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.warning.fill if row.warns else palette.raised))
        painter.drawRoundedRect(_flipped(chip, box, mirrored), px(6), px(6))
        painter.setPen(QColor(palette.warning.ink if row.warns else palette.text))
        painter.setFont(bold)
        painter.drawText(_flipped(chip, box, mirrored), Qt.AlignmentFlag.AlignCenter, row.chip)
        line = QRectF(box.x(), y, box.width() - wide - px(8), facts_tall)
        self._facts(painter, row, small, _flipped(line, box, mirrored), mirrored=mirrored)

    def _texts(self, painter: QPainter, row: Row, box: QRectF, *, mirrored: bool) -> None:
        big, small = self._theme.font(20, QFont.Weight.DemiBold), self._theme.font(15)
        name_tall, facts_tall = QFontMetricsF(big).height(), QFontMetricsF(small).height()
        y = _top_of_lines(box, big, small if row.facts else None)
        self._name(painter, row, big, QRectF(box.x(), y, box.width(), name_tall), mirrored=mirrored)
        if row.facts:
            line = QRectF(box.x(), y + name_tall, box.width(), facts_tall)
            self._facts(painter, row, small, line, mirrored=mirrored)

    def _name(self, painter: QPainter, row: Row, big: QFont, box: QRectF, *, mirrored: bool) -> None:
        """The name with its marks, on one line."""
        palette = self._theme.palette
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        shown = elided(row.name, big, box.width())
        layout = QTextLayout(shown, big)
        layout.setTextOption(QTextOption(side | Qt.AlignmentFlag.AlignAbsolute))
        layout.setFormats(_marked(row, shown, palette))
        layout.beginLayout()
        layout.createLine().setLineWidth(box.width() + 4)
        layout.endLayout()
        painter.setPen(QColor(palette.text))
        layout.draw(painter, QPointF(box.x() - (4 if mirrored else 0), box.y()))

    def _facts(self, painter: QPainter, row: Row, small: QFont, line: QRectF, *, mirrored: bool) -> None:
        """What is known, on one line."""
        palette = self._theme.palette
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.setPen(QColor(palette.row_ask if row.warns else palette.muted))
        painter.setFont(small)
        flags = Qt.AlignmentFlag.AlignVCenter | side | Qt.AlignmentFlag.AlignAbsolute
        painter.drawText(line, flags, whole_facts(row.facts, small, line.width()))


def _top_of_lines(box: QRectF, big: QFont, small: QFont | None) -> float:
    """Where a line, or two lines, begin whose letters stand in the middle of a row.

    A line has more room above its capitals than below its feet: in its own middle it stands low.
    """
    first, last = QFontMetricsF(big), QFontMetricsF(small or big)
    feet = first.ascent() if small is None else first.height() + last.ascent()
    head = first.ascent() - first.capHeight()
    return box.center().y() - (head + feet + last.descent() / 2) / 2


def shared_row(height: int, rows: int, usual: int, least: int) -> int:
    """How tall rows are in a list so high: lower than usual where then all, or one more, are whole."""
    if rows * usual <= height or height <= 0:
        return usual
    shown = rows if rows * least <= height else -(-height // usual)
    lower = height // shown
    return lower if lower >= least else usual


def _flipped(rect: QRectF, box: QRectF, mirrored: bool) -> QRectF:  # noqa: FBT001 - said by its name
    """A part of a row where it stands when one reads from the right."""
    if not mirrored:
        return rect
    return QRectF(box.left() + box.right() - rect.right(), rect.y(), rect.width(), rect.height())


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
