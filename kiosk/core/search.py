"""Finding guests by what staff type: folding, tokens, ranking."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from string import ascii_lowercase, digits

from anyascii import anyascii
from msgspec import Struct
from rapidfuzz.distance import OSA

SHORTEST_PREFIX = 2
LONG_WORD = 8
"""From this length on, two edits are forgiven instead of one."""
SHORTEST_TYPO_WORD = 4
SHORTEST_TYPO_WORD_GLADLY = 3
LETTERS = ascii_lowercase + digits
"""What words are made of, folded."""
MOST_LETTERS = 2000
"""Of a text that is folded: bringing the accents on one letter into order takes their number squared."""


def fold(text: str) -> str:
    """Case and accents folded, letters of every script in Latin form (ß → ss, ø → o, Ł → l).

    Of a text without end only its first MOST_LETTERS.
    """
    text = text[:MOST_LETTERS]
    if text.isascii():
        return text.lower()
    return unicodedata.normalize("NFKC", text).translate(_LATIN)


MOST_KNOWN_LETTERS = 10_000
"""More than all guests of an evening write their names with."""


class _Latin(dict[int, str]):
    """Each code point in Latin letters, folded, from when it was first asked for: names have the same few."""

    def __missing__(self, code_point: int) -> str:
        if len(self) >= MOST_KNOWN_LETTERS:
            self.clear()
        letters = self[code_point] = anyascii(chr(code_point)).lower()
        return letters


_LATIN = _Latin()


_WORD = re.compile(r"[a-z0-9]+")
_JOINED = re.compile(r"(?<![a-z0-9])[a-z0-9]++(?:['-][a-z0-9]++)+")
"""From the beginning of a word and without going back in it, so that a long one takes no longer a letter."""


def words(text: str) -> tuple[str, ...]:
    """The folded words of a text: runs of letters and digits.

    Names with an apostrophe or hyphen give their parts and then the whole, so that "obrien", "o'brien" and
    "brien" all find O'Brien.
    """
    return words_of(fold(text))


def words_of(folded: str) -> tuple[str, ...]:
    """The words of a text that is folded; see words."""
    if folded.replace(" ", "").isalnum():
        return tuple(folded.split())
    found = _WORD.findall(folded)
    if "'" in folded or "-" in folded:
        found += [re.sub("['-]", "", name) for name in _JOINED.findall(folded)]
    return tuple(found)


def edits_forgiven(word: str, *, gladly: bool = False) -> int:
    """How many typing mistakes a word of this length may hold; `gladly`: where nobody is found otherwise."""
    if len(word) >= LONG_WORD:
        return 2
    return 1 if len(word) >= (SHORTEST_TYPO_WORD_GLADLY if gladly else SHORTEST_TYPO_WORD) else 0


def is_typo_of(typed: str, word: str, *, gladly: bool = False) -> bool:
    """Whether `typed` is `word`, or the start of it, with no more mistakes than are forgiven.

    The first letter is taken to be right: it nearly always is, and without it too much would match. `gladly`,
    where nobody is found otherwise, the mistake may be the beginning.
    """
    allowed = edits_forgiven(typed, gladly=gladly)
    if not allowed or not word:
        return False
    if typed[0] != word[0]:
        return gladly and _begins_mistaken(typed, word)
    lengths = range(max(len(typed) - allowed, 1), min(len(typed) + allowed, len(word)) + 1)
    return any(OSA.distance(typed, word[:n], score_cutoff=allowed) <= allowed for n in lengths)


def _begins_mistaken(typed: str, word: str) -> bool:
    """Whether the first letter is wrong, too much, missing or the second, and all else is as typed."""
    return typed[1:] == word[1:] or typed[1:] == word or typed == word[1:] or typed[1::-1] + typed[2:] == word


def beginnings(typed: str) -> list[str]:
    """Every word of which `typed` is one with a mistaken beginning."""
    swapped = typed[1::-1] + typed[2:]
    others = (letter + rest for rest in (typed[1:], typed) for letter in LETTERS)
    return [word for word in dict.fromkeys((swapped, typed[1:], *others)) if word != typed]


def is_called_so(typed: str, texts: Iterable[str]) -> bool:
    """Whether every word typed begins a word of these texts: no mistake was forgiven."""
    known = {word for text in texts for word in words(text)}
    return all(any(word.startswith(one) for word in known) for one in words(typed))


class SearchHit(Struct, frozen=True):
    """A candidate for the results: its words, and its own name, folded.

    `may_come_in`: it is not inside, and by all that is known the door would let it in.
    """

    ticket_id: str
    words: tuple[str, ...]
    name: str
    may_come_in: bool


def rank(typed: Sequence[str], found: Iterable[SearchHit], *, gladly: bool = False) -> list[str]:
    """Ticket ids in the order to show them: exact, prefix, typo; who may come in first; then by name.

    Of equally good ones, a guest found by their own name goes before one found by who bought the ticket, and
    one whose whole name was typed before one with another name more. A candidate that does not answer every
    typed word is left out. `gladly`: see is_typo_of.
    """
    scored = []
    for guest in found:
        score = _score_of_all(typed, guest.words, gladly=gladly)
        if score is not None:
            by_another, more = _beside_the_name(typed, words_of(guest.name), gladly=gladly)
            scored.append((score, by_another, not guest.may_come_in, more, guest.name, guest.ticket_id))
    return [ticket_id for *_, ticket_id in sorted(scored)]


def _beside_the_name(typed: Sequence[str], own: Sequence[str], *, gladly: bool) -> tuple[int, int]:
    """How many of the typed words mean none of a name; and how many of the name's were not meant, or lack."""
    beginnings_typed = tuple(typed)
    others = [word for word in own if not word.startswith(beginnings_typed)]
    mistaken = [word for word in typed if not any(one.startswith(word) for one in own)]
    lacking = max(len(typed) - len(own), 0)
    if not mistaken:
        return 0, len(others) + lacking
    meant = {word for word in others if any(is_typo_of(one, word, gladly=gladly) for one in mistaken)}
    strange = sum(not any(is_typo_of(one, word, gladly=gladly) for word in own) for one in mistaken)
    return strange, len(others) - len(meant) + lacking


def _score_of_all(typed: Sequence[str], guest_words: Sequence[str], *, gladly: bool) -> int | None:
    """None where one of the words, or the only one, is not answered."""
    total = 0
    for word in typed:
        if (score := _score(word, guest_words, gladly=gladly)) is None:
            return None
        total += score
    return total if typed else None


def _score(typed: str, guest_words: Sequence[str], *, gladly: bool) -> int | None:
    if typed in guest_words:
        return 0
    if any(word.startswith(typed) for word in guest_words):
        return 1
    return 3 if any(is_typo_of(typed, word, gladly=gladly) for word in guest_words) else None
