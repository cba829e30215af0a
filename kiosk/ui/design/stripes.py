"""Hazard stripes: amber and the loud reds are told from green without their hue."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

STRIPE_PX = 16
_STEP_PX = 48


def draw_stripes(painter: QPainter, rect: QRect, ink: str, zoom: float = 1.0) -> None:
    """Stripes along the top and the foot of a rectangle."""
    thick, step = round(STRIPE_PX * zoom), round(_STEP_PX * zoom)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    for y in (rect.top(), rect.bottom() + 1 - thick):
        painter.setClipRect(QRect(rect.x(), y, rect.width(), thick))
        for x in range(rect.left() - step, rect.right() + step, step):
            corners = ((x, thick), (x + thick, 0), (x + step // 2 + thick, 0), (x + step // 2, thick))
            painter.drawPolygon(QPolygonF([QPointF(a, y + b) for a, b in corners]))
    painter.restore()
