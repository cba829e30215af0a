"""The outlines of codes on the camera's picture: the one that counts, those that do not, those not read."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kiosk.ui.door.camera_feed import Frame, Shares

READ = "#6CA8FF"
"""Around a code that was read, whatever the verdict will be: so never green."""
_NEUTRAL = QColor(240, 244, 248, 200)
_SHADE = QColor(4, 6, 9, 130)
"""Beside a light line, so that it is seen on a light picture, and over what does not count."""


def draw_outlines(painter: QPainter, frame: Frame, picture: QRectF, px: Callable[[float], int]) -> None:
    """Draw what a frame's outlines mean, the one that counts on top; `picture` is where the frame is."""
    painter.save()
    for outline in frame.unread:
        _ring(painter, _placed(outline, picture), px(2))
    for outline in frame.others:
        corners = _placed(outline, picture)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADE)
        painter.drawPolygon(corners)
        _ring(painter, corners, px(3))
    painter.setPen(QPen(QColor(READ), px(5), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(108, 168, 255, 60))
    for outline in frame.outlines:
        painter.drawPolygon(_placed(outline, picture))
    painter.restore()


def lowest(outlines: Iterable[Shares]) -> float:
    """How far down they reach, as a share of the picture; 0 without any."""
    return max((y for outline in outlines for _, y in outline), default=0.0)


def highest(outlines: Iterable[Shares]) -> float:
    """How far up they reach, as a share of the picture; 1 without any."""
    return min((y for outline in outlines for _, y in outline), default=1.0)


def _ring(painter: QPainter, corners: QPolygonF, wide: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((_SHADE, wide + 2), (_NEUTRAL, wide)):
        painter.setPen(QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolygon(corners)


def _placed(outline: Shares, picture: QRectF) -> QPolygonF:
    return QPolygonF(
        [QPointF(picture.x() + x * picture.width(), picture.y() + y * picture.height()) for x, y in outline]
    )
