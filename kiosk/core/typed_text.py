"""What somebody typed, as it is kept: one line of what a screen can show."""

import unicodedata

_JOINERS = "\u200c\u200d"
_VIRAMA = 9
"""The canonical combining class of the sign that takes a consonant's vowel away."""
_LOOKED_BACK = 16
"""Characters before a joiner that say what it joins: a text of nothing else takes no longer."""
_SKIN_TONES = range(0x1F3FB, 0x1F400)


def one_line(text: str) -> str:
    """What somebody typed, in one line, without what no screen shows, such as halves of characters.

    A joiner stays where the letters or the emoji around it look or read otherwise without it.
    """
    shown = "".join(c for c in text if c.isprintable() or c.isspace() or c in _JOINERS)
    kept = (
        c
        for i, c in enumerate(shown)
        if c not in _JOINERS
        or _joins(shown[max(0, i - _LOOKED_BACK) : i].rstrip(_JOINERS), shown[i + 1 : i + 2])
    )
    return " ".join("".join(kept).split())


def _joins(before: str, after: str) -> bool:
    """Whether a joiner between the two is seen: RFC 5892, appendix A, and the sequences of emoji."""
    if not before or after in _JOINERS:
        return bool(before) and not after and unicodedata.combining(before[-1]) == _VIRAMA
    if _VIRAMA in (unicodedata.combining(before[-1]), unicodedata.combining(after)):
        return True
    base = _base_of(before)
    if unicodedata.bidirectional(base) == "AL":  # letters of Arabic and its kin
        return unicodedata.bidirectional(after) == "AL"
    return unicodedata.category(base) == unicodedata.category(after) == "So"


def _base_of(text: str) -> str:
    """Its last character that is no mark and no skin tone of the one before; the first where all are."""
    at = len(text) - 1
    while at and (unicodedata.category(text[at])[0] == "M" or ord(text[at]) in _SKIN_TONES):
        at -= 1
    return text[at]
