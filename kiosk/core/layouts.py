"""Keyboard layouts: what a hand scanner meant that types as one keyboard while the computer expects another.

A scanner sends which keys to press, not which characters it read. One set up as an American keyboard presses
the key of `-`; a computer with a German one hears `ß`.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType

from msgspec import Struct

from kiosk.core.layout_tables import DEAD, NOT_AMERICAN, PLACES, TABLES

CODE_KEYBOARD = "us"
"""What scanners type as when they leave the factory."""

_MARKS = {
    "\u0300": "`",
    "\u0301": "´",
    "\u0302": "^",
    "\u0303": "~",
    "\u0308": "¨",
    "\u030a": "°",
    "\u030c": "ˇ",
}
"""Combining marks, with the keys that make them."""
COMBINING = {key: mark for mark, key in _MARKS.items()}
"""The reverse."""


class Key(Struct, frozen=True):
    """A key by its place on the board (an index into a layout), and whether Shift is down with it."""

    place: int
    shifted: bool


def layouts() -> tuple[str, ...]:
    """The names of all layouts, such as `us` and `de`."""
    return tuple(TABLES)


_OF_LANGUAGE = {
    "pt-br": "br",
    "de-ch": "ch-de",
    "fr-ch": "ch-fr",
    "fr-be": "be",
    "nl-be": "be",
    "en-gb": "gb",
} | {
    "de": "de",
    "fr": "fr",
    "es": "es",
    "it": "it",
    "pt": "pt",
    "sv": "se",
    "fi": "se",
    "da": "dk",
    "nb": "no",
    "nn": "no",
    "cs": "cz",
    "tr": "tr",
}
_SPANISH_OF_SPAIN = ("", "es")


def layout_of(language: str, territory: str) -> str:
    """The layout that people of a language mostly use (codes such as `de` and `CH`); empty where unknown."""
    language, territory = language.lower(), territory.lower()
    if language == "es" and territory not in _SPANISH_OF_SPAIN:
        return "latam"
    return _OF_LANGUAGE.get(f"{language}-{territory}") or _OF_LANGUAGE.get(language, "")


def character(layout: str, key: Key) -> str:
    """What a key gives on a layout; the accent alone where it is a dead key."""
    return TABLES[layout][key.shifted][key.place]


def key_of(layout: str, wanted: str) -> Key | None:
    """The key that gives a character on a layout; None where none does without AltGr.

    Not the one that American boards do not have, where another one gives it too: scanners type as on those.
    """
    return _keys_of(layout).get(wanted)


@cache
def _keys_of(layout: str) -> Mapping[str, Key]:
    keys = [Key(place, shifted=shifted) for shifted in (True, False) for place in reversed(PLACES.values())]
    keys.sort(key=lambda key: key.place != NOT_AMERICAN)
    return {character(layout, key): key for key in keys}  # of two, the later one is kept


def key_at(scan_code: int, *, shifted: bool) -> Key | None:
    """The key of a scan code (set 1, as Windows and the Linux kernel count the main keys)."""
    place = PLACES.get(scan_code)
    return None if place is None else Key(place, shifted=shifted)


def typed_on(text: str, scanner: str, computer: str, *, caps: bool = False, combining: bool = True) -> str:
    """What arrives where a scanner that types as `scanner` sends `text` to a computer of layout `computer`.

    Dead keys combine with the next letter, and stand for themselves before anything else; not `combining`:
    before letters too, as where no text is expected. Characters that the scanner's layout has no key for stay
    as they are.
    """
    arrived, dead = "", ""
    for wanted in text:
        key = key_of(scanner, wanted)
        heard = wanted if key is None else _heard(computer, key, caps=caps)
        if dead:
            composed = unicodedata.normalize("NFC", heard + COMBINING[dead])
            arrived, dead = arrived + (composed if len(composed) == 1 else dead + heard), ""
        elif combining and key is not None and heard in DEAD[computer]:
            dead = heard
        else:
            arrived += heard
    return arrived + dead


@lru_cache(maxsize=64)
def meanings(scanner: str, computer: str, *, caps: bool = False) -> Mapping[str, str]:
    """What each character means that arrives where a scanner of one layout types on a computer of another.

    With Caps Lock, some systems turn French digits into what Shift makes of them and some do not: both mean
    the digit, for codes have more of those than of `!` and `@`.
    """
    meant: dict[str, str] = {}
    for shifted in (False, True):
        for place, wanted in enumerate(TABLES[scanner][shifted]):
            key = Key(place, shifted=shifted)
            meant.setdefault(_heard(computer, key, caps=caps), wanted)
            if caps and not shifted and character(computer, Key(place, shifted=True)).isdecimal():
                meant[character(computer, key)] = wanted
                meant[character(computer, key).upper()] = wanted
    return MappingProxyType(meant)


def corrected(text: str, meant: Mapping[str, str]) -> str:
    """A text as it was sent; an accented letter that no key gives was a dead key and a letter."""
    return "".join(_corrected(heard, meant) for heard in text)


def _corrected(heard: str, meant: Mapping[str, str]) -> str:
    if heard in meant:
        return meant[heard]
    apart = unicodedata.normalize("NFD", heard)
    letter, keys = apart[:1], [_MARKS.get(one, one) for one in apart[1:]]
    if unicodedata.decomposition(heard).startswith("<super>"):
        keys, letter = ["^"], unicodedata.normalize("NFKD", heard)  # of a circumflex before a digit
    return "".join(meant.get(one, one) for one in (*keys, letter))


def without_caps(text: str) -> str:
    """What would have been typed without Caps Lock: capitals for small letters, and the reverse."""
    return "".join(turned if len(turned := one.swapcase()) == 1 else one for one in text)


def guesses(text: str) -> tuple[str, ...]:
    """What a text may have been that an American scanner typed on another layout, none of them like another.

    Only where the text bears the marks of it, a letter that no American key gives: `y` for `z` alone would
    make one guest's ticket of another's. Guesses are good for finding exactly the ticket they name.
    """
    if text.isascii():
        return ()
    found = []
    for computer in TABLES:
        guess = corrected(text, meanings(CODE_KEYBOARD, computer))
        if guess.isascii() and guess.isprintable() and _is_of(text, guess, computer):
            found.append(guess)
    return tuple(dict.fromkeys(found))


def _is_of(text: str, guess: str, computer: str) -> bool:
    """Whether a guess, sent again, would arrive as the text did."""
    return text in {
        typed_on(guess, CODE_KEYBOARD, computer, combining=combining) for combining in (True, False)
    }


def _heard(computer: str, key: Key, *, caps: bool) -> str:
    heard = character(computer, key)
    if not caps:
        return heard
    other = character(computer, Key(key.place, shifted=not key.shifted))
    is_letter = heard.isalpha() and heard.swapcase() == other
    is_digit = heard.isdecimal() or other.isdecimal()
    shifts_digits = character(computer, Key(_DIGIT_ONE, shifted=True)).isdecimal()
    return other if is_letter or (is_digit and shifts_digits) else heard


_DIGIT_ONE = 1
