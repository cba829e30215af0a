"""Finding guests by what staff type: folding, tokens, ranking."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from anyascii import anyascii
from rapidfuzz.distance import OSA

SHORTEST_PREFIX = 2
LONG_WORD = 8
"""From this length on, two edits are forgiven instead of one."""
SHORTEST_TYPO_WORD = 4
MOST_LETTERS = 2000
"""Of a text that is folded: bringing the accents on one letter into order takes their number squared."""


def fold(text: str) -> str:
    """Case and accents folded, letters of every script in Latin form (ß → ss, ø → o, Ł → l).

    Of a text without end only its first MOST_LETTERS.
    """
    text = text[:MOST_LETTERS]
    if text.isascii():
        return text.lower()
    composed = unicodedata.normalize("NFKC", text)
    return anyascii(composed).lower()


_WORD = re.compile(r"[a-z0-9]+")
_JOINED = re.compile(r"(?<![a-z0-9])[a-z0-9]++(?:['-][a-z0-9]++)+")
"""From the beginning of a word and without going back in it, so that a long one takes no longer a letter."""


def words(text: str) -> tuple[str, ...]:
    """The folded words of a text: runs of letters and digits.

    Names with an apostrophe or hyphen give their parts and then the whole, so that "obrien", "o'brien" and
    "brien" all find O'Brien.
    """
    folded = fold(text)
    whole = (re.sub("['-]", "", name) for name in _JOINED.findall(folded))
    return (*_WORD.findall(folded), *whole)


def edits_forgiven(word: str) -> int:
    """How many typing mistakes a word of this length may hold."""
    if len(word) < SHORTEST_TYPO_WORD:
        return 0
    return 2 if len(word) >= LONG_WORD else 1


def is_typo_of(typed: str, word: str) -> bool:
    """Whether `typed` is `word`, or the start of it, with no more mistakes than are forgiven.

    The first letter is taken to be right: it nearly always is, and without it too much would match.
    """
    allowed = edits_forgiven(typed)
    if not allowed or not word or typed[0] != word[0]:
        return False
    lengths = range(max(len(typed) - allowed, 1), min(len(typed) + allowed, len(word)) + 1)
    return any(OSA.distance(typed, word[:n], score_cutoff=allowed) <= allowed for n in lengths)


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A candidate for the results: its words, and its name for the order.

    `may_come_in`: it is not inside, and by all that is known the door would let it in.
    """

    ticket_id: str
    words: tuple[str, ...]
    name: str
    may_come_in: bool


def rank(typed: Sequence[str], found: Iterable[SearchHit]) -> list[str]:
    """Ticket ids in the order to show them: exact, prefix, typo; who may come in first; then by name.

    Of equally good ones, a guest found by their own name goes before one found by who bought the ticket. A
    candidate that does not answer every typed word is left out.
    """
    scored = []
    for guest in found:
        scores = [score for word in typed if (score := _score(word, guest.words)) is not None]
        if typed and len(scores) == len(typed):
            own = set(words(guest.name))
            by_another = sum(_score(word, own) is None for word in typed)
            scored.append((sum(scores), by_another, not guest.may_come_in, fold(guest.name), guest.ticket_id))
    return [ticket_id for *_, ticket_id in sorted(scored)]


def _score(typed: str, guest_words: Iterable[str]) -> int | None:
    best: int | None = None
    for word in guest_words:
        if word == typed:
            return 0
        if word.startswith(typed):
            best = 1
        elif best is None and is_typo_of(typed, word):
            best = 3
    return best
