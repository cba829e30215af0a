"""What the flood writes, and where: laid out once for a verdict and a size, then only painted."""

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from kiosk.ui.telling import Telling
from kiosk.ui.text_fit import Fitted, fit, lay_out
from kiosk.ui.theme import CERTAINTY_PX, CHIP_PX, NAME_PX, REASON_PX, WORD_PX, Theme

DRAWN_FOR = (776, 520)
"""The room, width and height, at which the type has the sizes of the tokens."""
LARGEST_SCALE = 2.2
SMALLEST_SCALE = 0.3


@dataclass(frozen=True, slots=True)
class Placed:
    """A text at its place; `role` is "text", "chip" or "notice", and `box` the frame of the latter two."""

    fitted: Fitted
    at: QPointF
    box: QRectF
    role: str = "text"
    faded: bool = False


@dataclass(slots=True)
class FloodLayout:
    """A telling laid out from y = 0; `height` is what it takes and `fits` whether it has that room."""

    scale: float
    mark: QRectF = field(default_factory=QRectF)
    placed: list[Placed] = field(default_factory=list)
    height: float = 0.0
    fits: bool = True


def lay_out_flood(telling: Telling, theme: Theme, width: float, height: float) -> FloodLayout:
    """Lay out a telling as large as the room allows, smaller until all of it fits, and at last closer."""
    scale = min(width / DRAWN_FOR[0], height / DRAWN_FOR[1])
    scale = min(max(scale, 0.6), LARGEST_SCALE)
    while True:
        layout = _Column(theme, width, scale).of(telling)
        layout.fits = layout.height <= height
        if layout.fits:
            return layout
        if scale > SMALLEST_SCALE:
            # Text takes room by the square of its size: the root comes near without stepping past.
            step = min(max((height / layout.height) ** 0.5, 0.6), 0.95)
            scale = max(scale * step, SMALLEST_SCALE)
        elif (closer := _closer(telling)) != telling:
            telling, scale = closer, 0.6
        else:
            return layout


def _closer(telling: Telling) -> Telling:
    """The same facts with all chips in one frame and all notices in another."""
    return replace(
        telling,
        chips=(" · ".join(telling.chips),) if telling.chips else (),
        notices=(" · ".join(telling.notices),) if telling.notices else (),
    )


class _Column:
    """Blocks under one another, at one scale."""

    def __init__(self, theme: Theme, width: float, scale: float) -> None:
        self._theme, self._width, self._scale = theme, width, scale
        self._y = 0.0
        self._out = FloodLayout(scale)

    def of(self, telling: Telling) -> FloodLayout:
        self._headline(telling)
        self._name(telling.name)
        self._boxes(telling.chips, "chip", CHIP_PX)
        self._boxes(telling.notices, "notice", REASON_PX * 0.93)
        self._lines(telling.lines)
        self._certainty(telling.certainty)
        self._out.height = self._y
        return self._out

    def _headline(self, telling: Telling) -> None:
        side, gap = 108 * self._scale, 28 * self._scale
        font = self._theme.font(1, QFont.Weight.ExtraBold)
        room = self._width - side - gap
        word = fit(
            telling.word,
            font,
            room,
            largest_px=WORD_PX * self._scale,
            smallest_px=WORD_PX * self._scale * 0.6,
            lines=1,
        )
        tall = max(side, word.height)
        self._out.mark = QRectF(0, (tall - side) / 2, side, side)
        self._put(word, side + gap, (tall - word.height) / 2)
        self._y = tall

    def _name(self, name: str) -> None:
        if not name:
            return
        self._y += 12 * self._scale
        fitted = fit(
            name,
            self._theme.font(1, QFont.Weight.Bold),
            self._width,
            largest_px=NAME_PX * self._scale,
            smallest_px=REASON_PX * self._scale,
            lines=2,
        )
        self._put(fitted, 0, self._y)
        self._y += fitted.height

    def _boxes(self, texts: tuple[str, ...], role: str, size_px: float) -> None:
        """Framed texts beside one another as far as there is room, then on the next line."""
        if not texts:
            return
        self._y += 18 * self._scale
        x = tallest = 0.0
        for text in texts:
            placed = self._box(text, role, size_px, x)
            if x and placed.box.right() > self._width:
                self._y += tallest + 12 * self._scale
                x = tallest = 0.0
                placed = self._box(text, role, size_px, x)
            self._out.placed.append(placed)
            x = placed.box.right() + 14 * self._scale
            tallest = max(tallest, placed.box.height())
        self._y += tallest

    def _box(self, text: str, role: str, size_px: float, x: float) -> Placed:
        pad, icon = 18 * self._scale, (44 * self._scale if role == "notice" else 0.0)
        font = self._theme.font(size_px * self._scale, QFont.Weight.Bold)
        natural = QFontMetricsF(font).horizontalAdvance(text) + 2
        fitted = lay_out(text, font, min(natural, self._width - 2 * pad - icon))
        tall = fitted.height + (22 if role == "notice" else 14) * self._scale
        box = QRectF(x, self._y, fitted.width + 2 * pad + icon, tall)
        at = QPointF(x + pad + icon, self._y + (tall - fitted.height) / 2)
        return Placed(fitted, at, box, role)

    def _lines(self, lines: tuple[str, ...]) -> None:
        if lines:
            self._y += 18 * self._scale
        for line in lines:
            font = self._theme.font(REASON_PX * self._scale, QFont.Weight.Medium)
            fitted = lay_out(line, font, self._width)
            self._put(fitted, 0, self._y)
            self._y += fitted.height + 2 * self._scale

    def _certainty(self, text: str) -> None:
        if not text:
            return
        self._y += 16 * self._scale
        font = self._theme.font(CERTAINTY_PX * self._scale, QFont.Weight.Medium)
        fitted = lay_out(text, font, self._width)
        self._put(fitted, 0, self._y, faded=True)
        self._y += fitted.height

    def _put(self, fitted: Fitted, x: float, y: float, *, faded: bool = False) -> None:
        box = QRectF(x, y, fitted.width, fitted.height)
        self._out.placed.append(Placed(fitted, QPointF(x, y), box, faded=faded))
