"""A verdict in small: its colour, its shape and its word."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import elided
from kiosk.ui.theme.theme import Look, Theme

TALL_PX, ICON_PX, EDGE_PX, GAP_PX, SIZE_PX = 44, 26, 14, 10, 20


class VerdictBadge(QWidget):
    """Tells of one verdict what the overlay told."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look, self._mark, self._word = Look.NEUTRAL, "ask", ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)

    @property
    def text(self) -> str:
        """The word."""
        return self._word

    def show_verdict(self, look: Look, mark: str, word: str) -> None:
        """Show this verdict."""
        self._look, self._mark, self._word = look, mark, word
        self.setAccessibleName(word)
        self._restyle()

    def sizeHint(self) -> QSize:
        """As wide as the word takes."""
        px = self._theme.px
        wide = QFontMetricsF(self._font()).horizontalAdvance(self._word)
        return QSize(round(wide) + px(2 * EDGE_PX + ICON_PX + GAP_PX) + 2, px(TALL_PX))

    def minimumSizeHint(self) -> QSize:
        """The shape alone."""
        return QSize(self._theme.px(2 * EDGE_PX + ICON_PX), self._theme.px(TALL_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A filled frame as wide as it needs, from where one begins to read."""
        px, paint = self._theme.px, self._theme.palette.paint(self._look)
        mirrored = reads_from_right(self)
        wide = min(self.sizeHint().width(), self.width())
        box = QRectF(self.width() - wide if mirrored else 0, 0, wide, self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._theme.palette.line))
        painter.setBrush(QColor(paint.fill))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(10), px(10))
        side, edge, gap = px(ICON_PX), px(EDGE_PX), px(GAP_PX)
        x = box.right() - edge - side if mirrored else box.x() + edge
        place = QRectF(x, (self.height() - side) / 2, side, side)
        draw_icon(painter, self._mark, place, paint.ink, mirrored=mirrored)
        room = wide - 2 * edge - side - gap
        start = box.x() + edge if mirrored else x + side + gap
        painter.setPen(QColor(paint.ink))
        painter.setFont(self._font())
        shown = elided(self._word, self._font(), room + 2)
        painter.drawText(
            QRectF(start, 0, room + 2, self.height()),
            Qt.AlignmentFlag.AlignVCenter
            | (Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft)
            | Qt.AlignmentFlag.AlignAbsolute,
            shown,
        )
        painter.end()

    def _font(self) -> QFont:
        return self._theme.font(SIZE_PX, QFont.Weight.ExtraBold)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
