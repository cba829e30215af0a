"""What the last-verdict bar writes, and where: the word first, what is to be done framed, then the rest."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from kiosk.ui.theme.clean_text import BETWEEN_FACTS, NO_BREAK, joined, plain
from kiosk.ui.theme.text_fit import Fitted, elided, facts_kept_whole, fit, lay_out, width_of
from kiosk.ui.theme.theme import Theme

GAP_PX, ROW_GAP_PX, CHIP_GAP_PX = 16, 5, 8
CHIP_PAD_PX, CHIP_AROUND_PX, CHIP_ICON_PX = 11, 8, 24
"""Beside a chip's words, above and below them together, and the icon before them with its gap."""
MOST_CHIPS = 12
MOST_SHOWN = 400
"""More characters than these have no room in any bar."""
TALL_FROM_PX = 120
TIED = f"{NO_BREAK}· "
"""Between two facts: a line may end with the dot, and none begins with it."""
MOST_FACT_LINES = 2
"""Reason, ticket type and presence come first among the facts; who wants all of it opens the guest."""
MORE = " …"
"""After facts of which the last ones have no room."""


class Chip(Struct, frozen=True):
    """What is to be done, in a frame; `icon` stands before it. `outlined`: it says how sure something is."""

    text: str
    icon: str
    outlined: bool = False


class BarTexts(Struct, frozen=True):
    """What the bar says. `facts` begin with what matters most: the last ones are left out first."""

    word: str
    name: str = ""
    chips: tuple[Chip, ...] = ()
    facts: tuple[str, ...] = ()


class BarSizes(Struct, frozen=True):
    """The type of one attempt, in tokens."""

    word: float
    name: float
    chip: float
    facts: float


TALL, SHORT, LEAST = BarSizes(46, 38, 20, 19), BarSizes(36, 31, 18, 16), BarSizes(26, 20, 15, 14)
BESIDE = BarSizes(22, 17, 15, 14)
"""Where nothing else has room: a name that is cut, beside its word."""
USUAL_STEPS, SMALL_STEPS = (0.0, 0.25, 0.5, 0.75), (1.0,)
"""From the largest type, 0, to the smallest, 1."""


class LastVerdictText(Struct, frozen=True):
    """A text at its place; `chip` is the frame it stands in, and `box` its edges."""

    fitted: Fitted
    at: QPointF
    box: QRectF
    chip: Chip | None = None
    is_fact: bool = False


@dataclass(slots=True)
class LastVerdictLayout:
    """Texts from y = 0 in the room's own x; `height` is what they take.

    `is_silent`: facts are left out, and the sign of that had no room. `fact_lines`: how many the facts take.
    """

    placed: list[LastVerdictText] = field(default_factory=list)
    height: float = 0.0
    is_silent: bool = False
    fact_lines: int = 0

    @property
    def rise(self) -> float:
        """How much higher than its lines' middle it is to stand, so that what is seen is in the middle.

        That goes from the top of the first capital to the footer of the last line or frame.
        """
        if not self.placed:
            return 0.0
        first, last = (QFontMetricsF(self.placed[n].fitted.layout.font()) for n in (0, -1))
        below = 0.0 if self.placed[-1].chip else last.descent()
        return (first.ascent() - first.capHeight() - below) / 2


def lay_out_last_verdict(
    texts: BarTexts, theme: Theme, width: float, height: float, *, mirrored: bool = False
) -> LastVerdictLayout:
    """As large as there is room for: it gets a little smaller, then facts leave from the last one on.

    Where that is not enough it gets as small as it may, the facts are cut, and chips leave at last. The sign
    that facts are left out may cost one chip more, where some leave anyway. In the lowest bar the name is cut
    before what is to be done would be cut through.
    """
    largest = TALL if height >= theme.px(TALL_FROM_PX) else SHORT
    known = _Known()
    layout, silent, fewest = LastVerdictLayout(), None, 0
    for attempt in _attempts(texts):
        if attempt.chips < fewest or (attempt.beside and silent):
            break
        sizes = BESIDE if attempt.beside else _between(largest, LEAST, attempt.step)
        column = _Column(theme, width, height, sizes, known, mirrored=mirrored)
        layout = column.of(texts, attempt)
        if layout.height <= height and not layout.is_silent and layout.fact_lines <= MOST_FACT_LINES:
            return layout
        if layout.height <= height and layout.is_silent and silent is None:
            silent, fewest = layout, attempt.chips
            if 1 < attempt.chips < len(texts.chips):
                fewest -= 1
    return silent or layout


class _Attempt(Struct, frozen=True):
    """How many facts and chips to say, how small, and whether facts are cut to one line.

    `beside`: the name stands beside its word, cut where it has no room there.
    """

    facts: int
    chips: int
    step: float
    cut: bool = False
    beside: bool = False


def _attempts(texts: BarTexts) -> Iterator[_Attempt]:
    facts, chips = len(texts.facts), min(len(texts.chips), MOST_CHIPS)
    for steps in (USUAL_STEPS, SMALL_STEPS):
        for fewer in range(facts, min(facts, 1) - 1, -1):
            yield from (_Attempt(fewer, chips, step) for step in steps)
    yield _Attempt(facts, chips, 1.0, cut=True)
    for fewer in range(chips, -1, -1):
        yield from (_Attempt(0, fewer, step) for step in (0.5, 1.0))
    for fewer in range(chips, -1, -1):
        yield _Attempt(0, fewer, 1.0, beside=True)


def _between(largest: BarSizes, least: BarSizes, share: float) -> BarSizes:
    def mix(one: float, other: float) -> float:
        return one + (other - one) * share

    return BarSizes(
        mix(largest.word, least.word),
        mix(largest.name, least.name),
        mix(largest.chip, least.chip),
        mix(largest.facts, least.facts),
    )


@dataclass(slots=True)
class _Known:
    """What many attempts have in common, laid out once: they differ in the facts, mostly.

    Whoever fills twelve chips with the longest texts must not hold the verdict up. `chips`: by text and size
    in pixels, with their widths. `heads`: word and name, and where they end.
    """

    chips: dict[tuple[str, int], tuple[Fitted, float]] = field(default_factory=dict)
    heads: dict[BarSizes, tuple[list[LastVerdictText], float]] = field(default_factory=dict)


class _Column:
    """Rows under one another at one size. `known`: what other attempts laid out."""

    def __init__(
        self,
        theme: Theme,
        width: float,
        height: float,
        sizes: BarSizes,
        known: "_Known",
        *,
        mirrored: bool,
    ) -> None:
        self._theme, self._sizes, self._mirrored, self._known = theme, sizes, mirrored, known
        self._width, self._height = max(width, 1.0), height
        self._align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        self._y = self._row_x = self._row_tall = 0.0
        self._has_chips = False
        self._out = LastVerdictLayout()

    @property
    def _name_lines(self) -> int:
        """A name takes two lines where the bar is high."""
        return 2 if self._height >= self._theme.px(TALL_FROM_PX) else 1

    def of(self, texts: BarTexts, attempt: _Attempt) -> LastVerdictLayout:
        if self._sizes not in self._known.heads:
            self._head(texts, beside=attempt.beside)
            self._known.heads[self._sizes] = (self._out.placed, self._y)
        head, self._y = self._known.heads[self._sizes]
        self._out.placed = list(head)
        left = len(texts.chips) - attempt.chips
        more = (Chip(f"+{left}", "notice"),) if left else ()
        for chip in (*texts.chips[: attempt.chips], *more):
            self._chip(chip)
        if attempt.facts:
            facts = joined(texts.facts[: attempt.facts], mirrored=self._mirrored)
            end = MORE if attempt.facts < len(texts.facts) else ""
            self._facts(facts[:MOST_SHOWN] + end, cut=attempt.cut)
        elif texts.facts:
            self._mark_cut()
        self._out.height = self._y + self._row_tall
        return self._out

    def _head(self, texts: BarTexts, *, beside: bool) -> None:
        """Word and name on one line where both have room, else the name below."""
        px, sizes = self._theme.px, self._sizes
        word_font = self._theme.font(sizes.word, QFont.Weight.ExtraBold)
        name_font = self._theme.font(sizes.name, QFont.Weight.Bold)
        word_wide = width_of(texts.word, word_font)
        shown = plain(texts.name)[:MOST_SHOWN]
        if beside:
            shown = elided(shown, name_font, max(self._width - word_wide - px(GAP_PX), 1))
        name_wide = width_of(shown, name_font)
        if shown and word_wide + px(GAP_PX) + name_wide <= self._width:
            word = lay_out(texts.word, word_font, word_wide + 2, align=self._align)
            name = lay_out(shown if beside else texts.name, name_font, name_wide + 2, align=self._align)
            down = QFontMetricsF(word_font).ascent() - QFontMetricsF(name_font).ascent()
            self._put(word, 0, 0, word_wide + 2)
            self._put(name, word_wide + px(GAP_PX), max(down, 0.0), name_wide + 2)
            self._y = word.height
            return
        self._fitting(texts.word, word_font, sizes.word, LEAST.word, lines=2)
        if texts.name:
            self._fitting(texts.name[:MOST_SHOWN], name_font, sizes.name, LEAST.name, lines=self._name_lines)

    def _fitting(self, text: str, font: QFont, largest: float, least: float, *, lines: int) -> None:
        px = self._theme.px
        fitted = fit(
            text,
            font,
            self._width,
            largest_px=px(largest),
            smallest_px=px(least),
            lines=1,
            align=self._align,
        )
        if fitted.lines > lines:
            smallest = self._theme.font(least, font.weight())
            shown = elided(text, smallest, self._width)
            fitted = lay_out(shown, smallest, self._width + 4, align=self._align)
            self._put(fitted, 0, self._y, self._width + 4)
        else:
            self._put(fitted, 0, self._y, self._width)
        self._y += fitted.height

    def _chip(self, chip: Chip) -> None:
        px, font = self._theme.px, self._theme.font(self._sizes.chip, QFont.Weight.Bold)
        around = 2 * px(CHIP_PAD_PX) + px(CHIP_ICON_PX)
        fitted, wide = self._in_a_chip(chip.text, font, self._width - around)
        if self._row_x and self._row_x + around + wide > self._width:
            self._end_row()
        if not self._row_tall:  # below a line of text there is its own room as well
            self._y += px(ROW_GAP_PX) if self._has_chips else px(ROW_GAP_PX) / 2
        self._has_chips = True
        tall = fitted.height + px(CHIP_AROUND_PX)
        x = self._width - self._row_x - around - wide if self._mirrored else self._row_x
        box = QRectF(x, self._y, around + wide, tall)
        start = box.x() + px(CHIP_PAD_PX) + (0 if self._mirrored else px(CHIP_ICON_PX))
        at = QPointF(start, self._y + (tall - fitted.height) / 2)
        self._out.placed.append(LastVerdictText(fitted, at, box, chip))
        self._row_x += box.width() + px(CHIP_GAP_PX)
        self._row_tall = max(self._row_tall, tall)

    def _in_a_chip(self, text: str, font: QFont, room: float) -> tuple[Fitted, float]:
        """The text on one line, cut where it has no room, and its width."""
        found = self._known.chips.get((text, font.pixelSize()))
        if found is None:
            shown = elided(plain(text)[:MOST_SHOWN], font, room)
            wide = width_of(shown, font) + 2
            found = self._known.chips[text, font.pixelSize()] = (lay_out(shown, font, wide), wide)
        return found

    def _end_row(self) -> None:
        self._y += self._row_tall
        self._row_x = self._row_tall = 0.0

    def _facts(self, shown: str, *, cut: bool) -> None:
        """After the chips where all of it has room there, else below them."""
        px, font = self._theme.px, self._theme.font(self._sizes.facts, QFont.Weight.Medium)
        room = self._width - self._row_x - px(CHIP_GAP_PX)
        wants = width_of(shown, font) + 2
        if self._row_x and wants <= room:
            fitted = lay_out(shown, font, wants, align=self._align)
            y = self._y + (self._row_tall - fitted.height) / 2
            self._put(fitted, self._row_x + px(CHIP_GAP_PX), y, wants, is_fact=True)
            return
        self._end_row()
        if cut:
            shown = elided(shown, font, self._width - 4)
        fitted = self._wrapped_facts(shown, font)
        self._out.fact_lines = fitted.lines
        self._y += px(ROW_GAP_PX) if self._has_chips else px(ROW_GAP_PX) / 2
        self._put(fitted, 0, self._y, self._width, is_fact=True)
        self._y += fitted.height

    def _wrapped_facts(self, shown: str, font: QFont) -> Fitted:
        """Broken between facts where that takes no more lines, and never before a dot."""
        whole = facts_kept_whole(shown, font, self._width)
        kept = lay_out(whole, font, self._width, align=self._align)
        usual = lay_out(shown.replace(BETWEEN_FACTS, TIED), font, self._width, align=self._align)
        return kept if kept.lines <= usual.lines else usual

    def _mark_cut(self) -> None:
        """After the last chip, where that costs no row."""
        font = self._theme.font(self._sizes.facts, QFont.Weight.Medium)
        sign = MORE.strip()
        wants = width_of(sign, font) + 2
        if self._row_x and self._row_x + self._theme.px(CHIP_GAP_PX) + wants <= self._width:
            self._facts(sign, cut=False)
        else:
            self._out.is_silent = True

    def _put(self, fitted: Fitted, x: float, y: float, room: float, *, is_fact: bool = False) -> None:
        """Put a text that was laid out for the width `room`, `x` from where one starts to read."""
        left = self._width - x - room if self._mirrored else x
        box = QRectF(left, y, room, fitted.height)
        self._out.placed.append(LastVerdictText(fitted, QPointF(left, y), box, is_fact=is_fact))
