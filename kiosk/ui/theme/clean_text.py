"""Text from outside, made fit to be shown: cleaned, kept in its own direction, and marked bold."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QTextBoundaryFinder

STRONG_ON, STRONG_OFF = "\x02", "\x03"
"""Mark a stretch to be set bold; `clean` takes such characters out of everything that others wrote."""


def clean(text: str) -> str:
    """A text from outside, fit to be shown on one line: no control characters, blanks folded to one.

    Nothing is left of a text in which there is nothing to see. A blank that ties a sign to its word, or the
    digits of a number to one another, goes on doing so: French has one before `!` and inside `« »`.
    """
    return _cleaned(text) if len(text) <= LONGEST_REMEMBERED else _cleaned.__wrapped__(text)


LONGEST_REMEMBERED = 500


def forget_texts() -> None:
    """Keep nothing of what was cleaned: it may be of guests who are to be forgotten."""
    _cleaned.cache_clear()


@lru_cache(maxsize=256)
def _cleaned(text: str) -> str:
    """A sheet shows the same few texts again and again."""
    if text.isprintable() and max(text, default="") < FIRST_ACCENT:
        return " ".join(text.split())  # as most texts are: a sheet may have hundreds
    kept = _CONTROLS.sub("", text)
    if all(c.isspace() or unicodedata.category(c) in ("Cf", "Mn", "Me") for c in kept):
        return ""
    shown = _without_piled_marks(kept.translate(_NO_OVERRIDES))
    has_ties = NO_BREAK in shown or NARROW_NO_BREAK in shown
    return " ".join(filter(None, _BREAKS.split(shown)) if has_ties else shown.split())


_CONTROLS = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\ud800-\udfff]")
"""Control characters that are no blanks, and halves of a character."""


NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"
_TIE = f"[{NO_BREAK}{NARROW_NO_BREAK}]"
_TIES = rf"(?<=«){_TIE}\S|(?<=\S){_TIE}[?!:;»%]|(?<=\d){_TIE}\d"
_BREAKS = re.compile(rf"(?:(?!{_TIES})\s)+")

FIRST_ACCENT = "\u0300"
"""The first of the marks that Unicode sets on the letter before them; above it are signs of every kind."""
RIGHT_TO_LEFT = "\u200f"
"""Before a line: it is read from the right, whatever it begins with."""
LEFT_TO_RIGHT = "\u200e"
MOST_ACCENTS = 4
"""On one letter; no script that is in use stacks more, and more would be painted over other lines."""


def _without_piled_marks(text: str) -> str:
    """The text with no more than `MOST_ACCENTS` marks on any letter."""
    kept, in_a_row = [], 0
    for c in text:
        is_mark = c >= FIRST_ACCENT and unicodedata.category(c) in ("Mn", "Me")
        in_a_row = in_a_row + 1 if is_mark else 0
        if in_a_row <= MOST_ACCENTS:
            kept.append(c)
    return "".join(kept)


_NO_OVERRIDES = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Direction overrides and isolates: in a name they could turn the rest of a sentence round."""


def isolate(text: str) -> str:
    """A cleaned text that keeps its own direction inside a sentence (Unicode UAX 9, FSI … PDI)."""
    return f"\u2068{clean(text)}\u2069"


def isolate_from_left(text: str) -> str:
    """The same, read from the left whatever it begins with, as a path is (LRI … PDI)."""
    return f"\u2066{clean(text)}\u2069"


def joined(texts: Sequence[str], *, mirrored: bool) -> str:
    """Cleaned facts as one line, each in its own direction and all in the order in which one reads.

    `mirrored`: from the right.
    """
    return (RIGHT_TO_LEFT if mirrored else "") + BETWEEN_FACTS.join(isolate(plain(text)) for text in texts)


BETWEEN_FACTS = " · "


def strong(text: str) -> str:
    """A cleaned text that is set bold where it is painted."""
    return f"{STRONG_ON}{clean(text)}{STRONG_OFF}"


def first_letter(text: str) -> str:
    """What a reader takes for the first letter, with all of its accents and joined signs; may be empty."""
    end = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text).toNextBoundary()
    return text.encode("utf-16-le", "surrogatepass")[: max(end, 0) * 2].decode("utf-16-le", "surrogatepass")


def plain(text: str) -> str:
    """A painted text without its bold marks, for screen readers and logs of tests."""
    return text.replace(STRONG_ON, "").replace(STRONG_OFF, "")


def utf16_length(text: str) -> int:
    """How long Qt takes a text to be: it counts UTF-16 units, Python code points."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
