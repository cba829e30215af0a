"""The small pictures in the pills of the status bar."""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kiosk.ui.theme.icons import draw_icon

BATTERY_SHAPE = 1.75
"""A battery is so many times as wide as it is high."""


class Dot(Struct, frozen=True):
    """A light, as on a switched-on device."""

    width: float = 10.0

    def draw(self, painter: QPainter, at: QRectF, colour: str) -> None:
        """Paint it into the middle of `at`."""
        side = at.width()
        dot = QRectF(at.x(), at.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(dot)


class Sign(Struct, frozen=True):
    """The triangle of what a person must see to."""

    width: float = 17.0

    def draw(self, painter: QPainter, at: QRectF, colour: str) -> None:
        """Paint it into the middle of `at`."""
        side = at.width()
        draw_icon(painter, "ask", QRectF(at.x(), at.center().y() - side / 2, side, side), colour)


class Outgoing(Struct, frozen=True):
    """An arrow upwards: what is still to leave this machine. The typeface has no arrows."""

    width: float = 12.0

    def draw(self, painter: QPainter, at: QRectF, colour: str) -> None:
        """Paint it into the middle of `at`."""
        wide, line = at.width(), at.width() / 6
        tip, footer = at.center().y() - wide * 0.5, at.center().y() + wide * 0.5
        middle, side = at.center().x(), wide / 2 - line / 2
        pen = QPen(QColor(colour), line, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawLine(QPointF(middle, tip), QPointF(middle, footer))
        ends = (QPointF(middle - side, tip + side), QPointF(middle, tip), QPointF(middle + side, tip + side))
        painter.drawPolyline(ends)


class Charge(Struct, frozen=True):
    """A battery, filled as far as it is."""

    percent: int
    width: float = 23.0

    def draw(self, painter: QPainter, at: QRectF, colour: str) -> None:
        """Paint it into the middle of `at`."""
        line = at.width() / 14
        body = QRectF(at.x(), 0, at.width() * 0.88, at.width() / BATTERY_SHAPE)
        body.moveTop(at.center().y() - body.height() / 2)
        pen = QPen(QColor(colour), line)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body.adjusted(line / 2, line / 2, -line / 2, -line / 2), line * 2, line * 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        pole = QRectF(body.right() + line * 0.6, 0, line * 1.2, body.height() * 0.4)
        pole.moveTop(body.center().y() - pole.height() / 2)
        painter.drawRoundedRect(pole, line / 2, line / 2)
        inner = body.adjusted(line * 2, line * 2, -line * 2, -line * 2)
        inner.setWidth(max(inner.width() * self.percent / 100, line))
        painter.drawRoundedRect(inner, line / 2, line / 2)


Mark = Dot | Sign | Outgoing | Charge
