"""What the flood writes, and where: laid out once for a verdict and a size, then only painted."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from kiosk.ui.design.text_fit import Fitted, fit, lay_out, plain, shortened
from kiosk.ui.design.theme import CERTAINTY_PX, CHIP_PX, NAME_PX, NOTICE_PX, REASON_PX, WORD_PX, Theme
from kiosk.ui.screen.flood_estimate import Estimate
from kiosk.ui.wording.telling import Telling

DRAWN_FOR = (776, 520)
"""The room, width and height, at which the type has the sizes of the tokens."""
WIDER = 1.2
"""How much larger than its width allows the type may be, where there is height for more lines."""
ONE_LINE = 0.8
"""How much smaller a name may be for the sake of standing on one line."""
LARGEST_SCALE = 3.4
SMALLEST_SCALE = 0.3
SMALLEST_APART = 0.47
"""Below this scale the type of notices and chips gets no smaller, and what they need is a common frame."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A text at its place; `role` is "text", or "chip", "type" or "notice", and then `box` is its frame."""

    fitted: Fitted
    at: QPointF
    box: QRectF
    role: str = "text"


@dataclass(slots=True)
class FloodLayout:
    """A telling laid out from y = 0; `height` is what it takes and `fits` whether it has that room.

    `tries`: how many scales were laid out before this one was taken. `shortened`: some texts are not whole.
    """

    scale: float
    mark: QRectF = field(default_factory=QRectF)
    placed: list[Placed] = field(default_factory=list)
    height: float = 0.0
    fits: bool = True
    tries: int = 1
    shortened: bool = False


@dataclass(frozen=True, slots=True)
class _Most:
    """How many lines a name, a notice, a chip or a reason may take; 0: as many as it wants."""

    name: int = 0
    notice: int = 0
    other: int = 0


_WHOLE = _Most()
_SHORTER = (_Most(4, 9, 3), _Most(3, 6, 2), _Most(2, 4, 2), _Most(2, 2, 1), _Most(1, 1, 1))


def lay_out_flood(
    telling: Telling, theme: Theme, width: float, height: float, *, mirrored: bool = False
) -> FloodLayout:
    """Lay out a telling as large as the room allows.

    Smaller until all of it fits, then closer, and where even that is too much with the longest texts
    shortened; the guest's sheet has them whole. `mirrored`: from the right, for languages written so.
    """
    tries = 0
    layout = FloodLayout(0)
    for told, largest, least, most in _attempts(telling, theme, width, height):
        scale: float | None = largest
        while scale is not None:
            layout = _Column(theme, width, scale, most, mirrored=mirrored).of(told)
            tries += 1
            layout.fits, layout.tries = layout.height <= height, tries
            if layout.fits:
                return layout
            scale = _smaller(scale, least, height / layout.height)
    return layout


def _smaller(scale: float, least: float, has_room_for: float) -> float | None:
    """The next scale to try: text takes room by the square of its size, so the root comes near."""
    if scale <= least:
        return None
    return max(scale * min(max(sqrt(has_room_for), 0.6), 0.95), least)


def _attempts(
    telling: Telling, theme: Theme, width: float, height: float
) -> Iterator[tuple[Telling, float, float, _Most]]:
    """What to try one after the other, from which scale on and down to which."""
    usual = min(width / DRAWN_FOR[0] * WIDER, height / DRAWN_FOR[1])
    usual = min(max(usual, 0.6), LARGEST_SCALE)
    closer = _closer(telling)
    ways = ((telling, usual, SMALLEST_APART), (closer, min(usual, 0.6), SMALLEST_SCALE))
    for told, largest, least in ways:
        scale = Estimate(told, theme, width).scale_for(height, least, largest)
        if scale:
            yield told, scale, least, _WHOLE
    least, most = SMALLEST_SCALE, _SHORTER[-1]
    for shorter in _SHORTER:
        yield closer, least, least, shorter
    yield replace(closer, chips=()), least, least, most
    yield replace(closer, chips=(), lines=closer.lines[:1], certainty=""), least, least, most


def _closer(telling: Telling) -> Telling:
    """The same facts with all chips in one frame and all notices in another."""
    return replace(
        telling,
        chips=(" · ".join(telling.chips),) if telling.chips else (),
        notices=(" · ".join(telling.notices),) if telling.notices else (),
    )


_ICON = {"notice": 44.0, "type": 36.0}
"""What stands before the text in a box, with its gap."""


class _Column:
    """Blocks under one another, at one scale."""

    def __init__(self, theme: Theme, width: float, scale: float, most: _Most, *, mirrored: bool) -> None:
        self._theme, self._width, self._scale, self._mirrored = theme, width, scale, mirrored
        self._most = most
        self._align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        self._y = 0.0
        self._out = FloodLayout(scale)

    def of(self, telling: Telling) -> FloodLayout:
        self._headline(telling)
        self._name(telling.name)
        self._boxes(telling.chips, "chip", CHIP_PX, marked=telling.ticket_type)
        self._boxes(telling.notices, "notice", NOTICE_PX)
        self._lines(telling.lines)
        self._certainty(telling.certainty)
        self._out.height = self._y
        return self._out

    def _headline(self, telling: Telling) -> None:
        side, gap = 108 * self._scale, 28 * self._scale
        font = self._theme.exact_font(1, QFont.Weight.ExtraBold)
        room = self._width - side - gap
        word = fit(
            telling.word,
            font,
            room,
            largest_px=WORD_PX * self._scale,
            smallest_px=WORD_PX * self._scale * 0.6,
            lines=1,
            align=self._align,
        )
        tall = max(side, word.height)
        left = self._width - side if self._mirrored else 0.0
        self._out.mark = QRectF(left, (tall - side) / 2, side, side)
        self._put(word, side + gap, (tall - word.height) / 2, room)
        self._y = tall

    def _name(self, name: str) -> None:
        if not name:
            return
        self._y += 12 * self._scale
        largest = NAME_PX * self._scale
        fitted = self._fit_name(name, largest, REASON_PX * self._scale, lines=2)
        longest_line = fitted.width / fitted.size_px * largest * ONE_LINE
        if fitted.lines == 2 and longest_line < self._width:
            one = self._fit_name(name, largest, largest * ONE_LINE, lines=1)
            fitted = one if one.lines == 1 else fitted
        if self._most.name and fitted.lines > self._most.name:
            least = self._theme.exact_font(REASON_PX * self._scale, QFont.Weight.Bold)
            fitted = self._laid(name, least, self._width, self._most.name)
        self._put(fitted, 0, self._y, self._width)
        self._y += fitted.height

    def _fit_name(self, name: str, largest: float, smallest: float, *, lines: int) -> Fitted:
        font = self._theme.exact_font(1, QFont.Weight.Bold)
        return fit(
            name,
            font,
            self._width,
            largest_px=largest,
            smallest_px=smallest,
            lines=lines,
            align=self._align,
        )

    def _boxes(self, texts: tuple[str, ...], role: str, size_px: float, *, marked: str = "") -> None:
        """Framed texts beside one another as far as there is room, then on the next line.

        `marked` is the ticket type, which has its mark before it.
        """
        if not texts:
            return
        self._y += 18 * self._scale
        x = tallest = 0.0
        for text in texts:
            this = "type" if marked and text == marked else role
            placed = self._box(text, this, size_px, x)
            if x and x + placed.box.width() > self._width:
                self._y += tallest + 12 * self._scale
                x = tallest = 0.0
                placed = self._box(text, this, size_px, x)
            self._out.placed.append(placed)
            x += placed.box.width() + 14 * self._scale
            tallest = max(tallest, placed.box.height())
        self._y += tallest

    def _box(self, text: str, role: str, size_px: float, x: float) -> Placed:
        pad, icon = 18 * self._scale, _ICON.get(role, 0.0) * self._scale
        font = self._theme.exact_font(size_px * self._scale, QFont.Weight.Bold)
        natural = QFontMetricsF(font).horizontalAdvance(text) + 2
        most = self._most.notice if role == "notice" else self._most.other
        room = min(natural, self._width - 2 * pad - icon)
        fitted = self._laid(text, font, room, most, Qt.AlignmentFlag.AlignLeft)
        tall = fitted.height + (22 if role == "notice" else 14) * self._scale
        wide = fitted.width + 2 * pad + icon
        box = QRectF(self._width - x - wide if self._mirrored else x, self._y, wide, tall)
        at = QPointF(box.x() + pad + (0 if self._mirrored else icon), self._y + (tall - fitted.height) / 2)
        return Placed(fitted, at, box, role)

    def _lines(self, lines: tuple[str, ...]) -> None:
        if lines:
            self._y += 18 * self._scale
        for line in lines:
            font = self._theme.exact_font(REASON_PX * self._scale, QFont.Weight.Medium)
            fitted = self._laid(line, font, self._width, self._most.other)
            self._put(fitted, 0, self._y, self._width)
            self._y += fitted.height + 2 * self._scale

    def _certainty(self, text: str) -> None:
        if not text:
            return
        self._y += 16 * self._scale
        font = self._theme.exact_font(CERTAINTY_PX * self._scale, QFont.Weight.Medium)
        fitted = self._laid(text, font, self._width, self._most.other)
        self._put(fitted, 0, self._y, self._width)
        self._y += fitted.height

    def _laid(
        self, text: str, font: QFont, width: float, most: int, align: Qt.AlignmentFlag | None = None
    ) -> Fitted:
        """The text in its width; where there is a most, in that many lines."""
        align = align or self._align
        if not most:
            return lay_out(text, font, width, align=align)
        fitted = shortened(text, font, width, lines=most, align=align)
        self._out.shortened = self._out.shortened or fitted.text != plain(text)
        return fitted

    def _put(self, fitted: Fitted, x: float, y: float, room: float) -> None:
        """Put a text that was laid out for the width `room`, `x` from where one starts to read."""
        at, left = x, x
        if self._mirrored:
            at, left = self._width - x - room, self._width - x - fitted.width
        box = QRectF(left, y, fitted.width, fitted.height)
        self._out.placed.append(Placed(fitted, QPointF(at, y), box))
