"""Hazard stripes: amber and the loud reds are told from green without their hue."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

EDGE_PX = 28
"""The free edge that the stripes are drawn for: they take the half of it and keep clear of what follows."""
_STEP = 1.7
"""From one stripe to the next, as a share of that edge."""


def draw_stripes(painter: QPainter, rect: QRect, ink: str, edge_px: float = EDGE_PX) -> None:
    """Stripes along the top and the foot of a rectangle that has an edge of `edge_px` free of anything else.

    They stand a little inside, so that they do not run into a neighbour of their own colour.
    """
    thick, step, inset = round(edge_px / 2), round(edge_px * _STEP), _inset(edge_px)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    for y in (rect.top() + inset, rect.bottom() + 1 - inset - thick):
        painter.setClipRect(QRect(rect.x(), y, rect.width(), thick))
        for x in range(rect.left() - step, rect.right() + step, step):
            corners = ((x, thick), (x + thick, 0), (x + step // 2 + thick, 0), (x + step // 2, thick))
            painter.drawPolygon(QPolygonF([QPointF(a, y + b) for a, b in corners]))
    painter.restore()


def between_stripes(rect: QRect, edge_px: float = EDGE_PX) -> QRect:
    """What the stripes leave of the rectangle."""
    taken = round(edge_px / 2) + _inset(edge_px)
    return rect.adjusted(0, taken, 0, -taken)


def _inset(edge_px: float) -> int:
    return max(round(edge_px / 10), 2)
