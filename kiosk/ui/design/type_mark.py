"""The mark of a ticket type: a colour and a shape of its own, the same on every door and after a restart."""

from dataclasses import dataclass
from enum import StrEnum
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from kiosk.ui.design.palette import Palette


class Shape(StrEnum):
    """Told apart without any colour."""

    CIRCLE = "circle"
    SQUARE = "square"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"


@dataclass(frozen=True, slots=True)
class TypeMark:
    """A shape, and which of the palette's colours for ticket types it has."""

    colour: int
    shape: Shape


COLOURS = 6
_DRAW = "164"
"""Before every name: of the draws looked at, this one gives the usual ticket types six colours."""


def mark_of_type(name: str) -> TypeMark:
    """The mark of a ticket type, from its name alone: no list has to be held or agreed on."""
    number = crc32(f"{_DRAW}{name.casefold()}".encode("utf-8", "surrogatepass"))
    return TypeMark(number % COLOURS, tuple(Shape)[number // COLOURS % len(Shape)])


def draw_type_mark(painter: QPainter, name: str, rect: QRectF, palette: Palette) -> None:
    """Draw the mark of a ticket type into a square."""
    mark = mark_of_type(name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.ticket_types[mark.colour]))
    middle, half = rect.center(), rect.width() / 2
    match mark.shape:
        case Shape.CIRCLE:
            painter.drawEllipse(rect)
        case Shape.SQUARE:
            painter.drawRect(rect.adjusted(half * 0.12, half * 0.12, -half * 0.12, -half * 0.12))
        case Shape.DIAMOND:
            _polygon(painter, middle, half * 1.12, ((0, -1), (1, 0), (0, 1), (-1, 0)))
        case Shape.TRIANGLE:
            _polygon(painter, middle, half * 1.12, ((0, -0.92), (1, 0.82), (-1, 0.82)))
    painter.restore()


def _polygon(
    painter: QPainter, middle: QPointF, half: float, corners: tuple[tuple[float, float], ...]
) -> None:
    painter.drawPolygon(
        QPolygonF([QPointF(middle.x() + x * half, middle.y() + y * half) for x, y in corners])
    )
