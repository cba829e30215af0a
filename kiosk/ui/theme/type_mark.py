"""The mark of a ticket type: a colour and a shape of its own, the same on every door and after a restart."""

from enum import StrEnum
from zlib import crc32

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from kiosk.ui.theme.palette import Palette


class Shape(StrEnum):
    """Told apart without any colour, and none the shape of a verdict: no circle, triangle, octagon, arrow."""

    SQUARE = "square"
    DIAMOND = "diamond"
    PLUS = "plus"
    BARS = "bars"
    CHECKER = "checker"
    CORNER = "corner"


class TypeMark(Struct, frozen=True):
    """A shape, and which of the palette's colours for ticket types it has."""

    colour: int
    shape: Shape


COLOURS = 4
_DRAW = "37775581"
"""Before every name: of the draws looked at, this one gives each usual ticket type a mark of its own."""

_Corners = tuple[tuple[float, float], ...]
"""From -1 to 1, from left to right and from top to bottom."""


def _block(left: float, top: float, right: float, bottom: float) -> _Corners:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


_OUTLINES: dict[Shape, tuple[_Corners, ...]] = {
    Shape.SQUARE: (_block(-0.84, -0.84, 0.84, 0.84),),
    Shape.DIAMOND: (((0, -1.12), (1.12, 0), (0, 1.12), (-1.12, 0)),),
    Shape.PLUS: (_block(-0.3, -1.05, 0.3, 1.05), _block(-1.05, -0.3, 1.05, 0.3)),
    Shape.BARS: (_block(-0.9, -1, -0.24, 1), _block(0.24, -1, 0.9, 1)),
    Shape.CHECKER: (_block(-1, -1, 0, 0), _block(0, 0, 1, 1)),
    Shape.CORNER: (_block(-0.9, -1, -0.14, 1), _block(-0.9, 0.24, 0.9, 1)),
}


def mark_of_type(name: str) -> TypeMark:
    """The mark of a ticket type, from its name alone: no list has to be held or agreed on."""
    number = crc32(f"{_DRAW}{name.casefold()}".encode("utf-8", "surrogatepass"))
    return TypeMark(number % COLOURS, tuple(Shape)[number // COLOURS % len(Shape)])


def draw_type_mark(painter: QPainter, name: str, rect: QRectF, palette: Palette) -> None:
    """Draw the mark of a ticket type into a square."""
    mark = mark_of_type(name)
    draw_mark(painter, mark.shape, rect, palette.ticket_types[mark.colour])


def draw_mark(painter: QPainter, shape: Shape, rect: QRectF, colour: str) -> None:
    """Draw a shape into a square, in one colour (`#RRGGBB`)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    middle, half = rect.center(), rect.width() / 2
    for outline in _OUTLINES[shape]:
        painter.drawPolygon(
            QPolygonF([QPointF(middle.x() + x * half, middle.y() + y * half) for x, y in outline])
        )
    painter.restore()
