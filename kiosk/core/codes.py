"""Scanned text → candidate ids and tokens."""

import codecs
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from kiosk.core.code_contents import contents
from kiosk.core.hub_link import MOST_LINK_LETTERS, hub_link_of
from kiosk.core.layout_tables import TABLES
from kiosk.core.layouts import CODE_KEYBOARD, corrected, guesses, layouts, meanings
from kiosk.core.pairing import is_pairing_code, link_of
from kiosk.core.ticket_parts import Part, Strength, may_be_a_tickets

LONGEST_CODE = 4096
"""Characters looked at; a QR code holds at most 7 089 digits or 2 953 bytes."""
MOST_CANDIDATES = 64
"""Looked at in each tier, so that a code made to be costly is not."""
LONGEST_LOOSE = 64
"""Characters of a text that is tried in other spellings, too: no id or token is longer."""
MOST_LOOSE = 8
LONGEST_GUESSED = 256
"""Characters of a code that may have been meant otherwise: an address with a token is not longer."""
LONGEST_BEGINNING = 32
"""Characters in which a pairing code has said that it is one, whatever a scanner puts in front."""

_SYMBOLOGY = re.compile(r"^\][A-Za-z][0-9A-Za-z]")
_ECI_SYMBOLOGY = re.compile(r"^\]Q[246]")
_ECI = re.compile(r"\\(\\|000[0-9]{3})")
_LEADING_ECI = re.compile(r"^(\\000[0-9]{3})+")
_INVISIBLE = ("Cc", "Cf", "Cs")
"""Control characters; byte order marks and joiners, which pasted text brings; halves of characters."""
_SEPARATORS = "\x1c\x1d\x1e\x1f"
"""What tells the fields of some codes apart, and is no part of any of them."""
_DASHES = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212\ufe63"), "-")

Tiers = tuple[tuple[str, ...], ...]


def text_of(data: bytes | str) -> str:
    r"""The text a code holds: UTF-8, else UTF-16 with its mark, else Latin-1; no invisible characters.

    Without outer blanks, and without what a hand scanner puts in front: the symbology (`]Q1`) and escapes
    for the alphabet (`\000026`).
    """
    return _visible(_without_prefix(_decoded(data)))


def _decoded(data: bytes | str) -> str:
    if isinstance(data, str):
        return data[:LONGEST_CODE]
    head = data[: 4 * LONGEST_CODE]
    try:
        text = codecs.getincrementaldecoder("utf-8")().decode(head, final=len(head) == len(data))
    except UnicodeDecodeError:
        text = _decoded_otherwise(head)
    return text[:LONGEST_CODE]


def _decoded_otherwise(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError:
            return data.decode("latin-1")
    return data.decode("latin-1")


def _visible(text: str, *, keep: str = "\t\n") -> str:
    if not text.isprintable():
        text = "".join(c for c in text if c in keep or unicodedata.category(c) not in _INVISIBLE)
    return text.strip()


def _without_prefix(text: str) -> str:
    """The text as it was encoded; with the separators of its fields."""
    text = _visible(text, keep="\t\n" + _SEPARATORS)
    if _ECI_SYMBOLOGY.match(text):  # AIM's ECI protocol: escapes anywhere, and backslashes doubled
        return _ECI.sub(lambda found: "\\" if found[1] == "\\" else "", text[3:])
    return _LEADING_ECI.sub("", _SYMBOLOGY.sub("", text, count=1))


def candidates(data: bytes | str) -> Tiers:
    """What in a scanned code may be a ticket's id or token, the likeliest first.

    Tiers, to be tried in turn: the whole text; what the code calls an id or token; what ends an address or
    begins a line; the other parts that look like no number or word; the likeliest in other spellings. Within
    a tier every candidate counts. Total: nothing raises, and a code that holds nothing usable gives no tiers.
    An office's pairing code holds nothing of a ticket's.
    """
    text = _without_prefix(_decoded(data))
    whole = _visible(text)
    if is_pairing_code(whole):
        return ()
    tiers: list[list[str]] = [[] for _ in Strength]
    for part in contents(text):
        cleaned = Part(_visible(part.text), part.strength)
        if may_be_a_tickets(cleaned):
            tiers[cleaned.strength].append(cleaned.text)
    named, placed, ends, rest = tiers
    loose = [other for one in [whole, *named, *placed, *ends][:MOST_LOOSE] for other in _spellings(one)]
    return _distinct([[whole], [*named, *placed], ends, rest, loose])


def pairing_code_in(data: bytes | str) -> str:
    """The pairing link, whole or not, of whichever version, that a code is; empty where it may be a ticket's.

    As it was meant, where a hand scanner typed it as an American keyboard on a computer with another one.
    """
    text = text_of(data)
    if is_pairing_code(text):
        return text
    arrived = _decoded(data)[:MOST_LINK_LETTERS]
    meant = [
        text_of(corrected(arrived, one))
        for one in _keyboards(_doubled(arrived))
        if _begins_link(arrived, one)
    ]
    whole = (one for one in meant if link_of(one) or hub_link_of(one))
    return next(whole, meant[0] if meant else "")


def _doubled(arrived: str) -> set[str]:
    """What stands in a beginning twice with three letters between, as the `k` of a link's `kiosk` does."""
    letters = [c.casefold() for c in _visible(arrived[:LONGEST_BEGINNING]) if not c.isspace()]
    return {one for one, other in zip(letters, letters[4:], strict=False) if one == other}


def _keyboards(doubled: set[str]) -> Iterable[Mapping[str, str]]:
    """Those whose `k` is among these: most tickets are looked at for none, and a guest waits for each."""
    for computer in layouts():
        if not doubled.isdisjoint(_letters_on_k(computer)):
            for caps in (False, True):
                yield meanings(CODE_KEYBOARD, computer, caps=caps)


@cache
def _letters_on_k(computer: str) -> frozenset[str]:
    place = TABLES[CODE_KEYBOARD][False].index("k")
    return frozenset(TABLES[computer][shifted][place].casefold() for shifted in (False, True))


def _begins_link(arrived: str, meant: Mapping[str, str]) -> bool:
    return is_pairing_code(text_of(corrected(arrived[:LONGEST_BEGINNING], meant)))


def typed_texts(code: str) -> tuple[str, ...]:
    """The text of a code, and after it those that an American scanner would have meant elsewhere."""
    text = text_of(code)
    return (text, *(guesses(text) if len(text) <= LONGEST_GUESSED else ()))


def typed_candidates(code: str) -> Tiers:
    """`candidates`, and after them those of what an American scanner would have meant elsewhere.

    Only of a text with letters in it that no American keyboard has, and only for finding exactly the ticket
    they name: a ticket found by the text as it came always goes before.
    """
    tiers = list(candidates(code))
    seen = {one for tier in tiers for one in tier}
    for guess in typed_texts(code)[1:]:
        for tier in candidates(guess):
            fresh = tuple(one for one in tier if one not in seen)
            seen.update(fresh)
            if fresh:
                tiers.append(fresh)
    return tuple(tiers)


def _spellings(text: str) -> Iterable[str]:
    """A text as it would be in other hands: wide digits, long dashes, blanks within, another case.

    Only with a digit in it, as ids and tokens have: names are looked up by the search.
    """
    if len(text) > LONGEST_LOOSE or not any(c.isdigit() for c in text):
        return ()
    plain = "".join(unicodedata.normalize("NFKC", text).translate(_DASHES).split())
    return (plain, plain.lower(), plain.upper(), plain.swapcase())


def _distinct(tiers: Iterable[Iterable[str]]) -> Tiers:
    """Each candidate once, in its strongest tier."""
    seen: set[str] = {""}
    groups: list[tuple[str, ...]] = []
    for tier in tiers:
        fresh = [one for one in dict.fromkeys(tier) if one not in seen]
        seen.update(fresh)
        if fresh:
            groups.append(tuple(fresh[:MOST_CANDIDATES]))
    return tuple(groups)
