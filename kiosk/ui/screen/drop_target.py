"""Where a picture can be dropped: it takes the place of the guests while one is dragged over the window."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.text_fit import Fitted, fit
from kiosk.ui.design.theme import SPACE, Theme

FRAME_PX, LEAST_FRAME_PX = 120, 48
TITLE_PX, HINT_PX = 44, 22
SHARES = (1.0, 0.85, 0.7, 0.6)
"""Of their sizes, for what is written where there is less and less room."""


class DropTarget(QWidget):
    """Tells what to do with the picture. It takes no drops itself, so that they come to its parent."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = self.tr("Drop the picture here")
        self._hint = self.tr("The code in it is read like a ticket at the camera")
        self.setAccessibleName(self.title)
        theme.changed.connect(self.update)
        self.hide()

    def appear(self, place: QRect, under: QWidget) -> None:
        """Stand in this place, before everything but `under`."""
        self.setGeometry(place)
        self.stackUnder(under)
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A dashed frame, and what to do."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, px = self._theme.palette, self._theme.px
        painter.fillRect(self.rect(), QColor(palette.background))
        line, radius = px(4), px(SPACE[2])
        frame = QRectF(self.rect()).adjusted(line, line, -line, -line)
        painter.setBrush(QColor(palette.surface))
        painter.setPen(QPen(QColor(palette.accent), line, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawRoundedRect(frame, radius, radius)
        self._say(painter, frame.adjusted(radius, radius / 2, -radius, -radius / 2))
        painter.end()

    def _say(self, painter: QPainter, room: QRectF) -> None:
        """An icon, what to do, and what becomes of it; smaller where it is low, at last without the icon."""
        px, palette = self._theme.px, self._theme.palette
        for share in SHARES:
            title = self._fitted(self.title, TITLE_PX * share, QFont.Weight.Bold, room)
            hint = self._fitted(self._hint, HINT_PX * share, QFont.Weight.Medium, room)
            gap = px(SPACE[2] * share)
            side = min(px(FRAME_PX), room.height() - title.height - hint.height - 2 * gap)
            if side >= px(LEAST_FRAME_PX):
                break
        shown = side + gap if side >= px(LEAST_FRAME_PX) else 0
        y = room.center().y() - (shown + gap + title.height + hint.height) / 2
        if shown:
            draw_icon(painter, "frame", QRectF(room.center().x() - side / 2, y, side, side), palette.accent)
        title.draw(painter, QPointF(room.x(), y + shown), palette.text)
        hint.draw(painter, QPointF(room.x(), y + shown + title.height + gap), palette.muted)

    def _fitted(self, text: str, size_px: float, weight: QFont.Weight, room: QRectF) -> Fitted:
        px = self._theme.px
        centred = Qt.AlignmentFlag.AlignHCenter
        font = self._theme.font(size_px, weight)
        return fit(
            text, font, room.width(), largest_px=px(size_px), smallest_px=px(14), lines=2, align=centred
        )
