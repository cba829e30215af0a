"""Languages to test with, made as the program runs: what is not translated, or has no room, shows at once."""

import re
import string
from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QObject, QTranslator


class Pseudo(Struct, frozen=True):
    """A test language: its letters for ours, what fills its texts up, and whose numbers and times it has."""

    letters: Mapping[str, str]
    filler: str
    locale: str


LONGER_BY = 0.4
"""German needs about this much more room than English, and short words more still."""
LEAST_FILLER = 3

_KEPT = re.compile(r"(\{[^}]*\}|%L?n|%\d|<[^>]+>|&\w+;|\bF\d+\b)")
"""Placeholders, tags and keys: what the program puts in, or what is no text."""
_PLURAL = re.compile(r"\((s|es)\)")

_ENGLISH = string.ascii_lowercase + string.ascii_uppercase
_ACCENTED = "áƀçďéƒğĥíĵķļɱñöþɋřšţúṽŵẋýž" + "ÅƁÇĎÉƑĞĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ"
_HEBREW = "אבגדהוזחטיכלמנסעפצקרשתםןףך"

PSEUDO: Mapping[str, Pseudo] = {
    "pseudo": Pseudo(dict(zip(_ENGLISH, _ACCENTED, strict=True)), "·", "en"),
    "pseudo-rtl": Pseudo(dict(zip(_ENGLISH, _HEBREW * 2, strict=True)), "·", "he"),
}
"""By the code that `language` is set to."""


def pseudo_text(text: str, language: Pseudo) -> str:
    """`[Ğö íñ······]`: other letters, brackets at both ends, longer; placeholders stay what they are."""
    parts = _KEPT.split(text)
    letters = sum(len(part) for part in parts[::2])
    parts[::2] = ("".join(language.letters.get(c, c) for c in part) for part in parts[::2])
    filler = language.filler * max(round(letters * LONGER_BY), LEAST_FILLER)
    return f"[{''.join(parts)}{filler}]"


class PseudoTranslator(QTranslator):
    """Translates every text of ours into a test language, and leaves Qt's own as they are."""

    def __init__(self, language: Pseudo, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language

    def isEmpty(self) -> bool:
        """Never: Qt may leave a translator aside that says it holds nothing."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text in the test language; `%n` is put in by Qt."""
        del disambiguation
        if not source or re.match(r"Q[A-Z]", context):  # among these is what decides Qt's direction
            return source
        text = source if n < 0 else _PLURAL.sub("" if n == 1 else r"\1", source)
        return pseudo_text(text, self._language)
