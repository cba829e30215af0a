"""A verdict's word with its colour and shape, as it stands in the sheet about its guest."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import fit
from kiosk.ui.theme.theme import Look, Theme

TALL_PX = 44
MARK_PX = 26
WORD_PX = 20
EDGE_PX = 14


class VerdictTag(QWidget):
    """One word, such as ALREADY IN, on its verdict's colour; gone while there is none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look, self._mark, self._word = Look.NEUTRAL, "", ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)
        self.hide()

    @property
    def word(self) -> str:
        """What it says."""
        return self._word

    def show_verdict(self, look: Look, mark: str, word: str) -> None:
        """Show this verdict."""
        self._look, self._mark, self._word = look, mark, word
        self.setAccessibleName(word)
        self.setVisible(bool(word))
        self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def _font(self) -> QFont:
        return self._theme.font(WORD_PX, QFont.Weight.ExtraBold)

    def sizeHint(self) -> QSize:
        """Shape and word beside one another."""
        px = self._theme.px
        wide = QFontMetricsF(self._font).horizontalAdvance(self._word)
        return QSize(round(wide) + 2 * px(EDGE_PX) + px(MARK_PX) + px(10) + 2, px(TALL_PX))

    def minimumSizeHint(self) -> QSize:
        """It can be set smaller where there is less room."""
        return QSize(self._theme.px(120), self._theme.px(TALL_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Colour, shape and word."""
        px, paint = self._theme.px, self._theme.palette.paint(self._look)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edged = paint.fill == self._theme.palette.surface
        painter.setPen(QPen(QColor(paint.ink), px(2)) if edged else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paint.fill))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(10), px(10))
        mirrored = reads_from_right(self)
        side, edge = px(MARK_PX), px(EDGE_PX)
        x = self.width() - edge - side if mirrored else edge
        place = QRectF(x, (self.height() - side) / 2, side, side)
        draw_icon(painter, self._mark or "ask", place, paint.ink, mirrored=mirrored)
        room = self.width() - 2 * edge - side - px(10)
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        fitted = fit(
            self._word, self._font, room + 2, largest_px=px(WORD_PX), smallest_px=14, lines=1, align=align
        )
        start = edge - 2 if mirrored else edge + side + px(10)
        fitted.draw(painter, QPointF(start, (self.height() - fitted.height) / 2), paint.ink)
        painter.end()
