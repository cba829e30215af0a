"""Which way people pass this door, in a word, a colour and a shape that are read at two metres."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.core.policy import Direction
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.theme import TOUCH_PX, Look, Theme
from kiosk.ui.widgets.press_button import PressButton

FONT_PX, SMALL_FONT_PX = 26, 20
HEIGHT_PX = 40
ENDS_PX = 12
GAP_PX = 8
TIP_PX = 16
"""How far the sign of an exit points out of the door."""


class DirectionBadge(PressButton):
    """ENTRY is a green plate; EXIT a white sign that points, on a bar that is blue all over then."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._theme = theme
        self._direction: Direction | None = None
        self._is_small = False
        self.explanation = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.zoomed.connect(self.updateGeometry)

    def show_direction(self, direction: Direction) -> bool:
        """Show this one; whether it was another."""
        if direction is self._direction:
            return False
        self._direction = direction
        is_exit = direction is Direction.EXIT
        self.setText(self.tr("EXIT") if is_exit else self.tr("ENTRY"))
        self.explanation = (
            self.tr("People leave by this door. Each ticket scanned here counts as gone; nobody is let in.")
            if is_exit
            else self.tr("People come in by this door. Each ticket is checked, and counts as inside.")
        )
        self.setAccessibleDescription(self.explanation)
        self.update()
        return True

    def set_small(self, *, small: bool) -> None:
        """Write smaller, where the bar is narrow."""
        if small != self._is_small:
            self._is_small = small
            self.update()

    def width_for(self, *, small: bool) -> int:
        """The room for its picture and its word, with everything around them."""
        words = QFontMetricsF(self._font(small=small)).horizontalAdvance(self.text())
        tip = TIP_PX if self._direction is Direction.EXIT else 0
        around = 2 * ENDS_PX + GAP_PX + tip + (SMALL_FONT_PX if small else FONT_PX)
        return round(words + 0.5) + self._theme.px(around)

    def sizeHint(self) -> QSize:
        """As wide as it must be, as high as a finger needs."""
        return QSize(self.width_for(small=self._is_small), self._theme.px(TOUCH_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sign, its picture and its word, and the ring that shows the focus."""
        if self._direction is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, px, mirrored = self._theme.palette, self._theme.px, reads_from_right(self)
        is_exit = self._direction is Direction.EXIT
        look = palette.paint(Look.EXIT if is_exit else Look.GO)
        plate = look.pressed if self.isDown() else look.fill
        fill, ink = (look.ink, look.fill) if is_exit else (plate, look.ink)
        high = px(HEIGHT_PX)
        box = QRectF(0, (self.height() - high) / 2, self.width() - px(1), high).adjusted(2, 0, -2, 0)
        ring = QPen(QColor(palette.notice.fill if is_exit else palette.accent), px(3))
        painter.setPen(ring if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        if is_exit:
            painter.drawPolygon(_pointing(box, px(TIP_PX), mirrored=mirrored))
        else:
            painter.drawRoundedRect(box, px(8), px(8))
        side = px(SMALL_FONT_PX if self._is_small else FONT_PX)
        words = QFontMetricsF(self._font(small=self._is_small)).horizontalAdvance(self.text())
        tip = px(TIP_PX) if is_exit else 0
        middle = box.center().x() + (tip / 2 if mirrored else -tip / 2)
        start = middle - (side + px(GAP_PX) + words) / 2
        at = start + words + px(GAP_PX) if mirrored else start
        place = QRectF(at, box.center().y() - side / 2, side, side)
        draw_icon(painter, "exit" if is_exit else "entry", place, ink, mirrored=mirrored)
        painter.setPen(QColor(ink))
        painter.setFont(self._font(small=self._is_small))
        text = QRectF(start if mirrored else start + side + px(GAP_PX), 0, words + 1, self.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextDontClip
        painter.drawText(text, flags, self.text())
        painter.end()

    def _font(self, *, small: bool) -> QFont:
        return self._theme.font(SMALL_FONT_PX if small else FONT_PX, QFont.Weight.Bold)


def _pointing(box: QRectF, tip: float, *, mirrored: bool) -> QPolygonF:
    """A sign with a tip where one reads on."""
    left, right = box.left(), box.right()
    if mirrored:
        left, right, tip = right, left, -tip
    middle = QPointF(right, box.center().y())
    return QPolygonF(
        [
            QPointF(left, box.top()),
            QPointF(right - tip, box.top()),
            middle,
            QPointF(right - tip, box.bottom()),
            QPointF(left, box.bottom()),
        ]
    )
