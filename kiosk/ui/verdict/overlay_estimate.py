"""About how large a verdict can be written: by arithmetic, so that few sizes are laid out in earnest."""

from collections.abc import Iterator
from math import ceil

from PySide6.QtGui import QFont, QFontMetricsF

from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import (
    CERTAINTY_PX,
    CHIP_PX,
    NAME_PX,
    NOTICE_PX,
    PLACE_PX,
    REASON_PX,
    SMALLEST_PX,
    WORD_PX,
    Theme,
)
from kiosk.ui.theme.typeface import drawable
from kiosk.ui.verdict.overlay_boxes import (
    GAP_PX,
    ICON_PX,
    LABEL_SHARE,
    MARK_PX,
    PAD_PX,
    PLACE_LEAST,
    PLACE_ON_ONE_LINE,
)
from kiosk.ui.verdict.verdict_view import VerdictView

NEARNESS = 0.015
"""How exact the scale is; a step less is not seen."""


class Estimate:
    """How high a verdict would be at any scale, `width` wide."""

    def __init__(self, view: VerdictView, theme: Theme, width: float, headline: float | None = None) -> None:
        """`headline`: how high it is where it does not go with the scale."""
        self._width, self._headline = width, headline
        bold = QFontMetricsF(theme.exact_font(100, QFont.Weight.Bold))
        medium = QFontMetricsF(theme.exact_font(100, QFont.Weight.Medium))
        self._line = bold.height() / 100  # as a share of the type's size
        self._word = _advance(bold, view.word)
        self._name = _advance(bold, view.guest.name)
        self._chips = [_advance(bold, text) for text in view.chips]
        self._notices = [_advance(bold, text) for text in view.notices]
        self._lines = [_advance(medium, text) for text in view.lines]
        self._place = _advance(bold, view.place.text)
        self._labels_place = bool(view.place.label)
        self._certainty = _advance(medium, view.certainty.text)
        self._marks_certainty = bool(view.certainty.mark)

    def scale_for(self, height: float, least: float, most: float) -> float:
        """The largest scale that seems to fit, a little too large rather than too small; 0 if none does."""
        if self.height_at(least) > height:
            return 0.0
        while most - least > NEARNESS:
            middle = (least + most) / 2
            least, most = (middle, most) if self.height_at(middle) <= height else (least, middle)
        return most

    def height_at(self, scale: float) -> float:
        """About how high it is, a little less rather than more."""
        return sum(self._blocks(scale))

    def _blocks(self, scale: float) -> Iterator[float]:
        yield self._word_and_mark(scale) if self._headline is None else self._headline
        if self._name:
            least = _size(REASON_PX, scale)
            two_lines = min(2 * 0.97 * self._width / self._name, _size(NAME_PX, scale))
            size = max(two_lines, least)
            yield 12 * scale + self._tall(self._name, size, self._width)
        yield self._boxes(self._chips, _size(CHIP_PX, scale), 14, 0, scale)
        yield self._place_box(scale)
        yield self._boxes(self._notices, _size(NOTICE_PX, scale), 22, 44, scale)
        if self._lines:
            yield 18 * scale
            size = _size(REASON_PX, scale)
            yield sum(self._tall(line, size, self._width) + 2 * scale for line in self._lines)
        if self._certainty and self._marks_certainty:
            yield self._boxes([self._certainty], _size(CERTAINTY_PX, scale), 14, 30, scale)
        elif self._certainty:
            yield 16 * scale + self._tall(self._certainty, _size(CERTAINTY_PX, scale), self._width)

    def _word_and_mark(self, scale: float) -> float:
        """Beside one another; a word gets smaller before it takes a second line."""
        room = self._width - (MARK_PX + GAP_PX) * scale
        size = min(_size(WORD_PX, scale), 0.97 * room / self._word) if self._word else 0.0
        return max(MARK_PX * scale, ceil(int(size) * self._line))

    def _boxes(self, texts: list[float], size: float, pad: float, icon: float, scale: float) -> float:
        """Framed texts beside one another as far as there is room."""
        if not texts:
            return 0.0
        taken, x, tallest = 18 * scale, 0.0, 0.0
        around = (36 + icon) * scale
        for text in texts:
            wide = min(text * size + around, self._width)
            tall = self._tall(text, size, self._width - around) + pad * scale
            if x and x + wide > self._width:
                taken += tallest + 12 * scale
                x = tallest = 0.0
            x += wide + 14 * scale
            tallest = max(tallest, tall)
        return taken + tallest

    def _place_box(self, scale: float) -> float:
        """It gets smaller before it takes a second line."""
        if not self._place:
            return 0.0
        size, room = _size(PLACE_PX, scale), self._width - (2 * PAD_PX + ICON_PX["place"]) * scale
        label = max(size * LABEL_SHARE, SMALLEST_PX) * self._line if self._labels_place else 0.0
        one_line = min(size, room / self._place)
        if one_line < size * PLACE_ON_ONE_LINE:
            one_line = max(2 * 0.97 * room / self._place, size * PLACE_LEAST)
            one_line = min(one_line, size * PLACE_ON_ONE_LINE)
        return (18 + 22) * scale + label + self._tall(self._place, one_line, room)

    def _tall(self, advance: float, size: float, width: float) -> float:
        """Type has whole pixels, and so have lines."""
        return max(ceil(advance * size / max(width, 1.0) - 0.02), 1) * ceil(int(size) * self._line)


def _advance(metrics: QFontMetricsF, text: str) -> float:
    """A text's length at a size of 1 px."""
    return metrics.horizontalAdvance(drawable(plain(text))) / 100 if text else 0.0


def _size(token_px: float, scale: float) -> float:
    return max(round(token_px * scale), SMALLEST_PX)
