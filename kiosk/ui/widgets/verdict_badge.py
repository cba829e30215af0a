"""A verdict in small: its colour, its shape and its word, as it stands in the sheet about its guest."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.palette import Paint
from kiosk.ui.theme.text_fit import elided, fit
from kiosk.ui.theme.theme import Look, Theme

TALL_PX, ICON_PX, EDGE_PX, GAP_PX, SIZE_PX = 44, 26, 14, 10, 20
LEAST_PX, SMALLEST_PX = 120, 14
"""How narrow a tag may get, and how small its word."""


class VerdictBadge(QWidget):
    """Shows of one verdict what the overlay showed: one word, such as ALREADY IN, on its colour.

    A `tag` is gone while there is no word, takes no more width than its word, and sets it smaller where it
    has less; another badge is always there, and cuts its word.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, tag: bool = False) -> None:
        super().__init__(parent)
        self._theme, self._is_tag = theme, tag
        self._look, self._mark, self._word = Look.NEUTRAL, "ask", ""
        wide = QSizePolicy.Policy.Maximum if tag else QSizePolicy.Policy.Preferred
        self.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
        theme.zoomed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        if tag:
            self.hide()

    @property
    def text(self) -> str:
        """The word."""
        return self._word

    def show_verdict(self, look: Look, mark: str, word: str) -> None:
        """Show this verdict."""
        self._look, self._mark, self._word = look, mark or "ask", word
        self.setAccessibleName(word)
        if self._is_tag:
            self.setVisible(bool(word))
        self._restyle()

    def sizeHint(self) -> QSize:
        """Shape and word beside one another."""
        px = self._theme.px
        wide = QFontMetricsF(self._font).horizontalAdvance(self._word)
        apart = 2 * px(EDGE_PX) + px(ICON_PX) + px(GAP_PX)  # which are rounded one by one in a tag
        around = apart if self._is_tag else px(2 * EDGE_PX + ICON_PX + GAP_PX)
        return QSize(round(wide) + around + 2, px(TALL_PX))

    def minimumSizeHint(self) -> QSize:
        """The shape alone; of a tag a little of its word too."""
        px = self._theme.px
        return QSize(px(LEAST_PX) if self._is_tag else px(2 * EDGE_PX + ICON_PX), px(TALL_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A filled frame as wide as it needs, from where one begins to read."""
        px, paint = self._theme.px, self._theme.palette.paint(self._look)
        mirrored = reads_from_right(self)
        wide = self.width() if self._is_tag else min(self.sizeHint().width(), self.width())
        box = QRectF(self.width() - wide if mirrored else 0, 0, wide, self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_frame(painter, box, paint)
        side, edge, gap = px(ICON_PX), px(EDGE_PX), px(GAP_PX)
        x = box.right() - edge - side if mirrored else box.x() + edge
        place = QRectF(x, (self.height() - side) / 2, side, side)
        draw_icon(painter, self._mark, place, paint.ink, mirrored=mirrored)
        room = wide - 2 * edge - side - gap + 2
        start = box.x() + edge if mirrored else x + side + gap
        if self._is_tag:
            self._draw_fitted(painter, start - 2 if mirrored else start, room, paint, mirrored=mirrored)
        else:
            self._draw_cut(painter, QRectF(start, 0, room, self.height()), paint, mirrored=mirrored)
        painter.end()

    def _draw_frame(self, painter: QPainter, box: QRectF, paint: Paint) -> None:
        """A tag has an edge only where its colour is that of the sheet."""
        px, inset = self._theme.px, 1.0 if self._is_tag else 0.5
        painter.setPen(QColor(self._theme.palette.line))
        if self._is_tag:
            edged = paint.fill == self._theme.palette.surface
            painter.setPen(QPen(QColor(paint.ink), px(2)) if edged else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paint.fill))
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), px(10), px(10))

    def _draw_fitted(
        self, painter: QPainter, start: float, room: float, paint: Paint, *, mirrored: bool
    ) -> None:
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        largest = self._theme.px(SIZE_PX)
        fitted = fit(
            self._word, self._font, room, largest_px=largest, smallest_px=SMALLEST_PX, lines=1, align=align
        )
        fitted.draw(painter, QPointF(start, (self.height() - fitted.height) / 2), paint.ink)

    def _draw_cut(self, painter: QPainter, room: QRectF, paint: Paint, *, mirrored: bool) -> None:
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.setPen(QColor(paint.ink))
        painter.setFont(self._font)
        painter.drawText(
            room,
            Qt.AlignmentFlag.AlignVCenter | align | Qt.AlignmentFlag.AlignAbsolute,
            elided(self._word, self._font, room.width()),
        )

    @property
    def _font(self) -> QFont:
        return self._theme.font(SIZE_PX, QFont.Weight.ExtraBold)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
