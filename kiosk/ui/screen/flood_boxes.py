"""Framed texts of the flood: chips, notices, where to go, and who stands behind it."""

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from kiosk.ui.design.text_fit import Fitted, lay_out, plain, shortened

PAD_PX = 18
BESIDE_PX, BELOW_PX = 14, 12
"""Between two boxes of a row, and between two rows."""
ICON_PX = {"notice": 44.0, "type": 36.0, "place": 76.0, "certainty": 30.0}
"""What stands before the text in a box, with its gap."""
_AROUND_PX = {"notice": 22.0, "place": 22.0}
"""What a box adds to the height of its text."""
_OTHERWISE_AROUND_PX = 14.0
FEWEST_IN_COLUMNS = 3


@dataclass(frozen=True, slots=True)
class Placed:
    """A text at its place; `role` is "text", or says what kind of box it stands in, whose frame is `box`.

    "place" and "certainty" are followed by their icon, as in "place-onward".
    """

    fitted: Fitted
    at: QPointF
    box: QRectF
    role: str = "text"


@dataclass(frozen=True, slots=True)
class Sizes:
    """The scale, the width of the column, the font, and how many lines a text may take (0: any)."""

    scale: float
    width: float
    font: QFont
    most: int


@dataclass(slots=True)
class Rows:
    """Boxes in their places; `height` is what they take, `shortened` whether a text is not whole."""

    placed: list[Placed] = field(default_factory=list)
    height: float = 0.0
    shortened: bool = False


def boxes_in_rows(texts: list[tuple[str, str]], sizes: Sizes, top: float, *, mirrored: bool) -> Rows:
    """Texts, each with its role, beside one another as far as there is room, then on the next row.

    Many of them that take several rows stand in columns.
    """
    scale, width = sizes.scale, sizes.width
    beside, below = BESIDE_PX * scale, BELOW_PX * scale
    boxes = _in_columns([_Box.of(text, role, sizes) for text, role in texts], width, beside)
    rows = Rows(shortened=any(box.shortened for box in boxes))
    x = tallest = 0.0
    for box in boxes:
        if x and x + box.wide > width:
            rows.height += tallest + below
            x = tallest = 0.0
        rows.placed.append(box.placed(x, top + rows.height, width, mirrored=mirrored))
        x += box.wide + beside
        tallest = max(tallest, box.tall)
    rows.height += tallest
    return rows


@dataclass(frozen=True, slots=True)
class _Box:
    fitted: Fitted
    role: str
    pad: float
    icon: float
    wide: float
    tall: float
    shortened: bool

    @classmethod
    def of(cls, text: str, role: str, sizes: Sizes) -> "_Box":
        kind = role.partition("-")[0]
        pad, icon = PAD_PX * sizes.scale, ICON_PX.get(kind, 0.0) * sizes.scale
        natural = QFontMetricsF(sizes.font).horizontalAdvance(text) + 2
        room = min(natural, sizes.width - 2 * pad - icon)
        if sizes.most:
            fitted = shortened(text, sizes.font, room, lines=sizes.most)
        else:
            fitted = lay_out(text, sizes.font, room)
        wide = fitted.width + 2 * pad + icon
        tall = fitted.height + _AROUND_PX.get(kind, _OTHERWISE_AROUND_PX) * sizes.scale
        return cls(fitted, role, pad, icon, wide, tall, fitted.text != plain(text))

    def placed(self, x: float, y: float, width: float, *, mirrored: bool) -> Placed:
        """The box `x` from where one starts to read, in a column of `width`."""
        frame = QRectF(width - x - self.wide if mirrored else x, y, self.wide, self.tall)
        left = frame.right() - self.pad - self.icon - self.fitted.width if mirrored else frame.x() + self.pad
        start = left if mirrored else left + self.icon
        return Placed(self.fitted, QPointF(start, y + (self.tall - self.fitted.height) / 2), frame, self.role)


def _in_columns(boxes: list[_Box], width: float, beside: float) -> list[_Box]:
    """All as wide as the widest, where that costs no row."""
    if len(boxes) < FEWEST_IN_COLUMNS:
        return boxes
    alike = [replace(box, wide=max(box.wide for box in boxes)) for box in boxes]
    rows = _rows_of(boxes, width, beside)
    return alike if 1 < rows < len(boxes) and _rows_of(alike, width, beside) == rows else boxes


def _rows_of(boxes: list[_Box], width: float, beside: float) -> int:
    rows, x = 1, 0.0
    for box in boxes:
        if x and x + box.wide > width:
            rows, x = rows + 1, 0.0
        x += box.wide + beside
    return rows
