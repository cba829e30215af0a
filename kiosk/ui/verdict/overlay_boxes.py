"""Framed texts of the overlay: chips, notices, where to go, and who stands behind it."""

from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont

from kiosk.ui.theme.text_fit import Fitted, breaks_a_word, fit, lay_out, shortened, width_of
from kiosk.ui.theme.theme import SMALLEST_PX, WORD_PX, Theme

MARK_PX, GAP_PX = 108, 28
SMALLEST, UNBROKEN = 0.6, 0.3
"""How much smaller a word may get to stand on one line, and before it is broken."""
WRAPPED = 0.8
"""How large a word may be that stands on two lines."""
WORTH_A_LINE = 1.15
"""How much larger the word must get for a second line."""


class Headline(Struct, frozen=True):
    """A mark and the word that begins beside its middle; all of it is `height` high.

    `start` and `room`: where the word begins, from where one starts to read, and how wide it may be. `lead`:
    the room above.
    """

    mark: QRectF
    word: Fitted
    word_top: float
    start: float
    room: float
    height: float
    lead: float = 0.0


def lay_out_headline(
    text: str, theme: Theme, width: float, scale: float, *, lines: int = 2, mirrored: bool = False
) -> Headline:
    """Mark and word at a scale; on two lines where the word would be small on one, and never broken."""
    side, gap = MARK_PX * scale, GAP_PX * scale
    room = width - side - gap
    word = _fitted(text, theme, room, WORD_PX * scale, lines=1, mirrored=mirrored)
    if lines > 1 and word.size_px < WORD_PX * scale * WRAPPED / WORTH_A_LINE:
        wrapped = _fitted(text, theme, room, WORD_PX * scale * WRAPPED, lines=2, mirrored=mirrored)
        if wrapped.lines == 2 and wrapped.size_px >= word.size_px * WORTH_A_LINE:
            word = wrapped
    line = word.height / word.lines
    first = max(side, line)
    left = width - side if mirrored else 0.0
    top = (first - line) / 2
    return Headline(
        mark=QRectF(left, (first - side) / 2, side, side),
        word=word,
        word_top=top,
        start=side + gap,
        room=room,
        height=max(first, top + word.height),
    )


def _fitted(text: str, theme: Theme, room: float, largest: float, *, lines: int, mirrored: bool) -> Fitted:
    font, align = theme.exact_font(1, QFont.Weight.ExtraBold), _align(mirrored=mirrored)

    def fitted(least: float, lines: int) -> Fitted:
        return fit(text, font, room, largest_px=largest, smallest_px=least, lines=lines, align=align)

    usual = fitted(largest * SMALLEST, lines)
    sized = QFont(font)
    sized.setPixelSize(usual.size_px)
    if not breaks_a_word(usual.text, sized, room):
        return usual
    return fitted(largest * UNBROKEN, max(lines, min(len(text.split()), 2)))


PAD_PX = 18
BESIDE_PX, BELOW_PX = 14, 12
"""Between two boxes of a row, and between two rows."""
ICON_PX = {"notice": 44.0, "type": 36.0, "place": 76.0, "certainty": 30.0}
"""What stands before the text in a box, with its gap."""
_AROUND_PX = {"notice": 22.0, "place": 22.0}
"""What a box adds to the height of its text."""
_OTHERWISE_AROUND_PX = 14.0
FEWEST_IN_COLUMNS = 3
NEARLY = 0.88
"""How much smaller the type of boxes may be for the sake of standing in columns."""
ROUNDING = 0.01
LABEL_SHARE, LABEL_MOST = 0.42, 0.8
"""The type of the words before a place, as a share of the place's usual type, and of that which fits."""
PLACE_ON_ONE_LINE, PLACE_LEAST = 0.66, 0.4
"""How much smaller a place may get to stand on one line, and before a word or a date of it is broken."""


class Placed(Struct, frozen=True):
    """A text at its place; `role` is "text", or says what kind of box it stands in, whose frame is `box`.

    "place" and "certainty" are followed by their icon, as in "place-door". `label` stands above the text in
    its box, with its own place.
    """

    fitted: Fitted
    at: QPointF
    box: QRectF
    role: str = "text"
    label: tuple[Fitted, QPointF] | None = None


class BoxSizes(Struct, frozen=True):
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


def boxes_in_rows(texts: list[tuple[str, str]], sizes: BoxSizes, top: float, *, mirrored: bool) -> Rows:
    """Texts, each with its role, beside one another as far as there is room, then on the next row.

    Many of them that take several rows stand in columns.
    """
    scale, width = sizes.scale, sizes.width
    beside, below = BESIDE_PX * scale, BELOW_PX * scale
    boxes = _in_columns(texts, sizes, beside, mirrored=mirrored)
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


def place_box(place: str, label: str, icon: str, sizes: BoxSizes, top: float, *, mirrored: bool) -> Rows:
    """Where or when the guest is to go instead, below the words that say what it is; as large as it fits."""
    inner = sizes.width - (2 * PAD_PX + ICON_PX["place"]) * sizes.scale
    bold, align = QFont(sizes.font), _align(mirrored=mirrored)
    usual = sizes.font.pixelSize()

    def fitted(largest: float, least: float, lines: int) -> Fitted:
        return fit(place, bold, inner, largest_px=largest, smallest_px=least, lines=lines, align=align)

    text = fitted(usual, usual * PLACE_ON_ONE_LINE, 1)
    if text.lines > 1:
        text = fitted(usual * PLACE_ON_ONE_LINE, usual * PLACE_LEAST, 2)
    bold.setPixelSize(text.size_px)
    if sizes.most and text.lines > sizes.most:
        text = shortened(place, bold, inner, lines=sizes.most, align=align)
    before = None
    if label:
        plainer = QFont(sizes.font)
        plainer.setWeight(QFont.Weight.Medium)
        plainer.setPixelSize(max(round(min(usual * LABEL_SHARE, text.size_px * LABEL_MOST)), SMALLEST_PX))
        before = shortened(label, plainer, inner, lines=1, align=align)
    box = _Box(text, f"place-{icon}", inner, sizes.scale, not text.is_whole(place), before)
    return Rows([box.placed(0.0, top, sizes.width, mirrored=mirrored)], box.tall, box.shortened)


class _Box(Struct, frozen=True):
    """A text that was laid out in a width of `room`, with what stands around it at this scale."""

    fitted: Fitted
    role: str
    room: float
    scale: float
    shortened: bool
    label: Fitted | None = None
    least: float = 0.0

    @classmethod
    def of(cls, text: str, role: str, sizes: BoxSizes, *, mirrored: bool) -> "_Box":
        around = (2 * PAD_PX + ICON_PX.get(role.partition("-")[0], 0.0)) * sizes.scale
        natural = width_of(text, sizes.font) + 2
        room, align = min(natural, sizes.width - around), _align(mirrored=mirrored)
        if sizes.most:
            fitted = shortened(text, sizes.font, room, lines=sizes.most, align=align)
        else:
            fitted = lay_out(text, sizes.font, room, align=align)
        return cls(fitted, role, room, sizes.scale, not fitted.is_whole(text))

    @property
    def _kind(self) -> str:
        return self.role.partition("-")[0]

    @property
    def _pad(self) -> float:
        return PAD_PX * self.scale

    @property
    def _icon(self) -> float:
        return ICON_PX.get(self._kind, 0.0) * self.scale

    @property
    def wide(self) -> float:
        """How wide the frame is; not narrower than `least`."""
        text = max(self.fitted.width, self.label.width if self.label else 0.0)
        return max(text + 2 * self._pad + self._icon, self.least)

    @property
    def tall(self) -> float:
        """How high the frame is."""
        around = _AROUND_PX.get(self._kind, _OTHERWISE_AROUND_PX) * self.scale
        return self.fitted.height + (self.label.height if self.label else 0.0) + around

    def placed(self, x: float, y: float, width: float, *, mirrored: bool) -> Placed:
        """The box `x` from where one starts to read, in a column of `width`."""
        frame = QRectF(width - x - self.wide if mirrored else x, y, self.wide, self.tall)
        beside = self._pad + self._icon
        start = frame.right() - beside - self.room if mirrored else frame.x() + beside
        above = self.label.height if self.label else 0.0
        top = y + (self.tall - self.fitted.height - above) / 2
        label = (self.label, QPointF(start, top)) if self.label else None
        return Placed(self.fitted, QPointF(start, top + above), frame, self.role, label)


def _align(*, mirrored: bool) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft


def _in_columns(
    texts: list[tuple[str, str]], sizes: BoxSizes, beside: float, *, mirrored: bool
) -> list[_Box]:
    """All as wide as the widest where that costs no row, and a little smaller if that is all it takes."""
    width = sizes.width
    boxes = [_Box.of(text, role, sizes, mirrored=mirrored) for text, role in texts]
    rows = _rows_of(boxes, width, beside)
    if len(boxes) < FEWEST_IN_COLUMNS or not 1 < len(rows) < len(boxes):
        return boxes
    widest = max(boxes, key=lambda box: box.wide)
    alike = [replace(box, least=widest.wide) for box in boxes]
    if len(_rows_of(alike, width, beside)) == len(rows):
        return alike
    columns = max(rows)
    each = (width - beside * (columns - 1)) / columns
    around = widest.wide - widest.fitted.width
    size = int(sizes.font.pixelSize() * (each - around) / widest.fitted.width)
    if size < max(sizes.font.pixelSize() * NEARLY, SMALLEST_PX):
        return boxes
    font = QFont(sizes.font)
    font.setPixelSize(size)
    smaller = replace(sizes, font=font)
    boxes = [_Box.of(text, role, smaller, mirrored=mirrored) for text, role in texts]
    return [replace(box, least=each - ROUNDING) for box in boxes]


def _rows_of(boxes: list[_Box], width: float, beside: float) -> list[int]:
    """How many boxes stand in each row."""
    rows, x = [0], 0.0
    for box in boxes:
        if x and x + box.wide > width:
            rows.append(0)
            x = 0.0
        rows[-1] += 1
        x += box.wide + beside
    return rows
