"""The flood's mark and word, beside one another."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont

from kiosk.ui.design.text_fit import Fitted, fit
from kiosk.ui.design.theme import WORD_PX, Theme

MARK_PX, GAP_PX = 108, 28
SMALLEST = 0.6
"""How much smaller a word may get to stand on one line."""
WRAPPED = 0.8
"""How large a word may be that stands on two lines."""
WORTH_A_LINE = 1.15
"""How much larger the word must get for a second line."""


@dataclass(frozen=True, slots=True)
class Headline:
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
    """Mark and word at a scale; on two lines where the word would be small on one."""
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
    return fit(
        text,
        theme.exact_font(1, QFont.Weight.ExtraBold),
        room,
        largest_px=largest,
        smallest_px=largest * SMALLEST,
        lines=lines,
        align=Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft,
        evenly=True,
    )
