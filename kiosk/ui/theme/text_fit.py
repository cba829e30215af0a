"""Text that fits: the largest size at which a text has room, wrapped, never clipped."""

import re
import unicodedata
from bisect import bisect_left
from functools import cache

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from kiosk.ui.theme.clean_text import (
    BETWEEN_FACTS,
    LEFT_TO_RIGHT,
    NO_BREAK,
    RIGHT_TO_LEFT,
    STRONG_OFF,
    STRONG_ON,
    plain,
    utf16_length,
)
from kiosk.ui.theme.theme import SMALLEST_PX
from kiosk.ui.theme.typeface import drawable


def facts_kept_whole(text: str, font: QFont, width: float) -> str:
    """Facts with dots between them, to be broken at the dots and inside no fact that has room on a line."""
    text = drawable(text)
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= width:
        return text
    facts = text.split(BETWEEN_FACTS)
    fits = [metrics.horizontalAdvance(f"{fact} ·") <= width for fact in facts]
    kept = [
        fact.replace(" ", NO_BREAK) if has_room else fact for fact, has_room in zip(facts, fits, strict=True)
    ]
    return f"{NO_BREAK}· ".join(kept)


def whole_facts(text: str, font: QFont, width: float) -> str:
    """One line of facts with dots between them; those that have no room are left out whole, and … says so.

    A number or an id that is cut looks like another one. Where not even the first has room, it is cut.
    """
    text = drawable(text)
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= width:
        return text
    facts = text.split(BETWEEN_FACTS)
    fewer = (f"{BETWEEN_FACTS.join(facts[:number])} …" for number in range(len(facts) - 1, 0, -1))
    fitting = (shown for shown in fewer if metrics.horizontalAdvance(shown) <= width)
    return next(fitting, None) or elided(text, font, width)


def width_of(text: str, font: QFont) -> float:
    """How much room the text takes on one line."""
    return QFontMetricsF(font).horizontalAdvance(drawable(plain(text)))


class Fitted(Struct, frozen=True):
    """A text laid out at `size_px`; `height` and `width` are what it takes."""

    text: str
    layout: QTextLayout
    size_px: int
    lines: int
    width: float
    height: float

    def draw(self, painter: QPainter, at: QPointF, colour: str) -> None:
        """Paint it with its top left corner at `at`."""
        painter.setPen(QColor(colour))
        self.layout.draw(painter, at)

    def is_whole(self, text: str) -> bool:
        """Whether nothing of the text that it was made of is left out."""
        return self.text == drawable(plain(text))


def lay_out(
    text: str,
    font: QFont,
    width: float,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> Fitted:
    """The text wrapped into `width`, between words where it can be and anywhere where not.

    No word is left alone on the last line of a few, where the lines can be about as long as it. Of two lines
    the second begins after a stop or a colon, where that leaves both long enough.
    """
    text = drawable(text)
    return _evened(_wrapped(text, font, width, width, align), text, font, width, align)


def _evened(whole: Fitted, text: str, font: QFont, width: float, align: Qt.AlignmentFlag) -> Fitted:
    """A text that was wrapped into `width`, in as many lines that are about as long as one another."""
    last = whole.layout.lineAt(whole.lines - 1)
    if not 1 < whole.lines <= MOST_EVEN or last.naturalTextWidth() > whole.width / 2:
        return whole
    if whole.lines == 2 and (parted := _at_a_pause(text, font, width, align)):
        return parted
    least = max(width / 2, _longest_word(text, font))
    wide, (shown, layout) = width, _layout_of(text, font, align)
    while wide - least > font.pixelSize() / 2:
        middle = (least + wide) / 2
        if _broken(shown, layout, width, middle, align).lines > whole.lines:
            least = middle
        else:
            wide = middle
    return whole if wide == width else _broken(shown, layout, width, wide, align)


MOST_EVEN = 3
"""More lines than these are a paragraph, in which nobody minds a short last one."""
_PAUSE = re.compile(r"(?<=[.:;!?]) ")
LEAST_SHARE = 0.5
"""How long the shorter of two lines is at least, beside the longer."""
NEW_LINE = "\u2028"
"""What Qt takes for a new line in a layout."""


def _at_a_pause(text: str, font: QFont, width: float, align: Qt.AlignmentFlag) -> Fitted | None:
    """The text in two lines with a pause between them, the evenest ones; None if it has no such pause."""
    best, share = None, LEAST_SHARE
    for pause in _PAUSE.finditer(text):
        parted = f"{text[: pause.start()]}{NEW_LINE}{text[pause.end() :]}"
        fitted = _wrapped(parted, font, width, width, align)
        one, other = sorted(fitted.layout.lineAt(n).naturalTextWidth() for n in (0, 1))
        if fitted.lines == 2 and one >= other * share:
            best, share = replace(fitted, text=plain(text)), one / other
    return best


def _tied(text: str) -> str:
    """The text with blanks that do not break where no line may end.

    A dot between two facts stays with the one before it. In Polish no line ends with a preposition such as
    `w` or `z`, nor with any word of one letter; the letter of a door's name stays with the name.
    """
    text = text.replace(" ·", f"{NO_BREAK}·")
    if QLocale().language() is not QLocale.Language.Polish:
        return text
    return _ONE_LETTER.sub(
        lambda found: found[1] + NO_BREAK if _is_a_word(*found.groups()) else found[0], text
    )


_ONE_LETTER = re.compile(r"(?<![^\s„(])([^\W\d_]) (?=(\S\S?))")


def _is_a_word(letter: str, after: str) -> bool:
    """Whether the letter is a word that goes with the next: `W środku`, `W ŚRODKU`, and not `A North`."""
    return letter.islower() or not after.istitle()


def without_orphan(
    fitted: Fitted, text: str, font: QFont, width: float, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> Fitted:
    """`fitted`, which is `text` laid out for `width`, with more than a scrap on its last line.

    Lines get shorter by as little as that takes, and stay as they are where it would take one line more.
    """
    if not _ends_in_orphan(fitted):
        return fitted
    text = drawable(text)
    sized = QFont(font)
    sized.setPixelSize(fitted.size_px)
    shorter, wrap, least = fitted, fitted.width, max(fitted.width / 2, _longest_word(text, sized))
    shown, layout = _layout_of(text, sized, align)
    while _ends_in_orphan(shorter):
        wrap -= fitted.size_px / 2
        if wrap < least:
            return fitted
        shorter = _broken(shown, layout, width, wrap, align)
        if shorter.lines != fitted.lines:
            return fitted
    return shorter


def _longest_word(text: str, font: QFont) -> float:
    metrics = QFontMetricsF(font)
    return max(metrics.horizontalAdvance(word) for word in _tied(plain(text)).split(" "))


SCRAP, ALONE = 0.25, 0.5
"""Of the longest line: a last line that is shorter is a scrap, or is one where it is a single word."""


def _ends_in_orphan(fitted: Fitted) -> bool:
    if fitted.lines < 2:
        return False
    last = fitted.layout.lineAt(fitted.lines - 1)
    units = fitted.text.encode("utf-16-le", "surrogatepass")[last.textStart() * 2 :]
    alone = len(units.decode("utf-16-le", "surrogatepass").split()) < 2
    return last.naturalTextWidth() < fitted.width * (ALONE if alone else SCRAP)


def _wrapped(text: str, font: QFont, width: float, wrap: float, align: Qt.AlignmentFlag) -> Fitted:
    """The text in lines no longer than `wrap`, aligned in `width`."""
    return _broken(*_layout_of(text, font, align), width, wrap, align)


def _layout_of(text: str, font: QFont, align: Qt.AlignmentFlag) -> tuple[str, QTextLayout]:
    """What is shown of the text, to be broken into lines as often as wanted without being made anew."""
    shown, bold = _without_marks(text)
    layout = QTextLayout(_tied(shown), font)
    from_right = shown.startswith(RIGHT_TO_LEFT) or QGuiApplication.isRightToLeft()
    layout.setTextOption(_option(align, from_right=from_right))
    if bold:
        layout.setFormats([_bold_range(font, start, length) for start, length in bold])
    return shown, layout


@cache
def _option(align: Qt.AlignmentFlag, *, from_right: bool) -> QTextOption:
    option = QTextOption(align | Qt.AlignmentFlag.AlignAbsolute)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    direction = Qt.LayoutDirection.RightToLeft if from_right else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    return option


def _broken(shown: str, layout: QTextLayout, width: float, wrap: float, align: Qt.AlignmentFlag) -> Fitted:
    """The layout of this text in lines no longer than `wrap`; what it was broken into before is gone."""
    height = widest = 0.0
    spare = width - wrap
    start = {Qt.AlignmentFlag.AlignRight: spare, Qt.AlignmentFlag.AlignHCenter: spare / 2}.get(align, 0.0)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(wrap, 1.0))
        line.setPosition(QPointF(start, height))
        height += line.height()
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return Fitted(shown, layout, layout.font().pixelSize(), layout.lineCount(), widest, height)


def fit(
    text: str,
    font: QFont,
    width: float,
    *,
    largest_px: float,
    smallest_px: float,
    lines: int,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> Fitted:
    """The text at the largest size at which it takes no more than `lines` lines and breaks no word.

    If even the smallest size needs more lines, it gets them: a text is never cut.
    """
    text = drawable(text)
    size = max(round(largest_px), SMALLEST_PX)
    least = max(round(smallest_px), SMALLEST_PX)
    sized = QFont(font)
    sized.setPixelSize(size)
    advance = QFontMetricsF(sized).horizontalAdvance(plain(text)) / size
    # Sizes at which the text is longer than all lines together need not be tried.
    size = max(min(size, int(1.1 * width * lines / max(advance, 0.01))), least)
    sized.setPixelSize(size)

    def laid_out(wide: float) -> Fitted:
        return _wrapped(text, sized, wide, wide, align)

    def has_room(fitted: Fitted, wide: float) -> bool:
        is_one = fitted.lines == 1 and fitted.width <= wide  # so no word is in two
        return is_one or (fitted.lines <= lines and not breaks_a_word(fitted.text, sized, wide))

    def has_about_room(px: int) -> bool:
        """More room is as good as smaller letters, and fonts need not be looked for at each size."""
        wide = width * ABOUT * size / px
        return has_room(laid_out(wide), wide)

    fitted = laid_out(width)
    if size > least and not has_room(fitted, width):  # most texts have room at once
        sizes = [size]
        while sizes[-1] > least:
            sizes.append(max(min(sizes[-1] - 1, int(sizes[-1] * 0.94)), least))
        for px in sizes[bisect_left(sizes, 1, 1, len(sizes) - 1, key=has_about_room) :]:
            sized.setPixelSize(px)
            fitted = laid_out(width)
            if has_room(fitted, width):
                break
    return _evened(fitted, text, sized, width, align)


ABOUT = 1.005
"""Letters are not wider at every size by quite the same."""
_NARROWEST = 8
"""More characters than this have no room in a square of the type's size, joined emoji apart."""


def shortened(
    text: str,
    font: QFont,
    width: float,
    *,
    lines: int,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> Fitted:
    """The text in no more than `lines` lines, the last one ending in … where something is left out."""
    possible = int(lines * width / font.pixelSize() * _NARROWEST)
    # Shaping what surely has no room would take the time of a whole verdict.
    shown = drawable(text if len(text) <= possible else plain(text)[:possible])
    whole = _wrapped(shown, font, width, width, align)
    if whole.lines <= lines:
        return _evened(whole, shown, font, width, align)
    units = whole.text.encode("utf-16-le", "surrogatepass")
    last = whole.layout.lineAt(lines - 1).textStart() * 2
    before, rest = (part.decode("utf-16-le", "surrogatepass") for part in (units[:last], units[last:]))
    # A line breaks at the … too, if it has no room to spare.
    return lay_out(before + elided(rest, font, width - font.pixelSize() * 0.2), font, width, align=align)


def elided(text: str, font: QFont, width: float) -> str:
    """One line of the text, ending in … where it has no room; the whole text is to be reached elsewhere.

    A name that is read from the other side than the screen has its … behind its last letter too, and not
    before the first: an invisible mark holds it there.
    """
    whole = drawable(plain(text))
    shown = QFontMetricsF(font).elidedText(whole, Qt.TextElideMode.ElideRight, max(width, 0.0))
    return shown if shown == whole else ending_where_it_is_cut(shown)


def ending_where_it_is_cut(shown: str) -> str:
    """A text that ends in … , which stands behind its last letter whichever side the screen is read from."""
    first = next((way for c in shown if (way := unicodedata.bidirectional(c)) in ("L", "R", "AL")), "")
    if not first or (first != "L") == QGuiApplication.isRightToLeft():
        return shown
    return shown + (LEFT_TO_RIGHT if first == "L" else RIGHT_TO_LEFT)


def breaks_a_word(text: str, font: QFont, width: float) -> bool:
    """Whether a word is wider than that; what blanks that do not break hold together is one word here."""
    metrics = QFontMetricsF(font)
    return any(metrics.horizontalAdvance(word) > width for word in _tied(text).split(" "))


def _bold_range(font: QFont, start: int, length: int) -> QTextLayout.FormatRange:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.ExtraBold)
    look = QTextCharFormat()
    look.setFont(bold)
    found = QTextLayout.FormatRange()
    found.start, found.length, found.format = start, length, look
    return found


def _without_marks(text: str) -> tuple[str, list[tuple[int, int]]]:
    """The text without its marks, and where it is bold, in UTF-16 units."""
    shown, bold = "", []
    for number, part in enumerate(text.replace(STRONG_OFF, STRONG_ON).split(STRONG_ON)):
        if number % 2:
            bold.append((utf16_length(shown), utf16_length(part)))
        shown += part
    return shown, bold
