"""Where a picture can be dropped: it takes the place of the guests while one is dragged over the window."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.text_fit import Fitted, fit
from kiosk.ui.design.theme import SPACE, Theme

FRAME_PX = 120
TITLE_PX, HINT_PX = 44, 22


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
        self._say(painter, frame.adjusted(radius, 0, -radius, 0))
        painter.end()

    def _say(self, painter: QPainter, room: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        title = self._fitted(self.title, TITLE_PX, QFont.Weight.Bold, room)
        hint = self._fitted(self._hint, HINT_PX, QFont.Weight.Medium, room)
        side, gap = min(px(FRAME_PX), room.height() / 3), px(SPACE[2])
        y = room.center().y() - (side + 2 * gap + title.height + hint.height) / 2
        draw_icon(painter, "frame", QRectF(room.center().x() - side / 2, y, side, side), palette.accent)
        title.draw(painter, QPointF(room.x(), y + side + gap), palette.text)
        hint.draw(painter, QPointF(room.x(), y + side + 2 * gap + title.height), palette.muted)

    def _fitted(self, text: str, size_px: int, weight: QFont.Weight, room: QRectF) -> Fitted:
        px = self._theme.px
        centred = Qt.AlignmentFlag.AlignHCenter
        font = self._theme.font(size_px, weight)
        return fit(
            text, font, room.width(), largest_px=px(size_px), smallest_px=px(18), lines=2, align=centred
        )
