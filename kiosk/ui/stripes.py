"""Hazard stripes: amber and the loud reds are told from green without their hue."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

STRIPE_PX = 16
_STEP_PX = 48


def draw_stripes(painter: QPainter, rect: QRect, ink: str) -> None:
    """Stripes along the top and the foot of a rectangle."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    for y in (rect.top(), rect.bottom() + 1 - STRIPE_PX):
        painter.setClipRect(QRect(rect.x(), y, rect.width(), STRIPE_PX))
        for x in range(rect.left() - _STEP_PX, rect.right() + _STEP_PX, _STEP_PX):
            corners = ((x, STRIPE_PX), (x + STRIPE_PX, 0), (x + 24 + STRIPE_PX, 0), (x + 24, STRIPE_PX))
            painter.drawPolygon(QPolygonF([QPointF(a, y + b) for a, b in corners]))
    painter.restore()
