"""What an address holds: in its path, its query and its fragment."""

import re
from collections.abc import Iterator
from urllib.parse import unquote, unquote_plus, urlsplit

from kiosk.core.ticket_parts import (
    OPEN_NAMES,
    OTHER_NAMES,
    TICKET_NAMES,
    TICKET_PLACES,
    Part,
    Strength,
    letters,
)

MOST_FIELDS = 64
"""Fields of a query, and segments of a path, that are looked at."""

_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{0,30}://|//\w|/\w")
_WITHOUT_SCHEME = re.compile(r"(localhost|[\w-]{1,63}(\.[\w-]{1,63})+)(:[0-9]{1,5})?[/?#]")
_HAS_A_HOST = frozenset({"", "http", "https", "ws", "wss", "ftp", "file"})
_FILE_ENDING = re.compile(r"\.[A-Za-z][A-Za-z0-9]{1,4}$")
_TAIL = ".,:!?)>]"


def is_address(text: str) -> bool:
    """Whether a text reads as an address, be it without its scheme or its host."""
    return bool(_ADDRESS.match(text) or _WITHOUT_SCHEME.match(text))


def in_address(text: str) -> list[Part]:
    """The parts of an address. Nothing raises; an address is only ever read."""
    try:
        parts = urlsplit(text if _ADDRESS.match(text) else f"//{text}")
    except ValueError:
        return []
    fragment_path, _, fragment_query = parts.fragment.partition("?")
    path = [s for s in parts.path.split("/") if s]
    before = ""
    if parts.scheme not in _HAS_A_HOST:
        path, before = [s for s in (parts.netloc, *path) if s], parts.scheme
    inner = [s for s in fragment_path.split("/") if s and s != "!"]
    about_others = _is_about_others([*path, *inner])
    found: list[Part] = []
    for query in (parts.query, fragment_query, fragment_path if "=" in fragment_path else ""):
        found.extend(_in_query(query, about_others=about_others))
    if "=" not in fragment_path:
        found.extend(_in_path(inner, ""))
    found.extend(_in_path(path, before))
    return found


def _is_about_others(segments: list[str]) -> bool:
    """Whether a path names an event, an order or the like, and no ticket."""
    stems = {letters(segment.partition(".")[0]) for segment in segments[:MOST_FIELDS]}
    return bool(stems & OTHER_NAMES) and not stems & TICKET_NAMES


def _in_query(query: str, *, about_others: bool) -> Iterator[Part]:
    """Values of a query; a `+` is itself as well as a blank, for a token may hold one."""
    for field in re.split("[&;]", query, maxsplit=MOST_FIELDS)[:MOST_FIELDS]:
        key, assigned, value = field.partition("=")
        if not assigned:
            yield Part(unquote(key), Strength.END)
            continue
        name, strength = letters(unquote(key)), Strength.REST
        if name in TICKET_NAMES:
            strength = Strength.NAMED
        elif name in OPEN_NAMES and not about_others:
            strength = Strength.PLACED
        for read in (unquote, unquote_plus):
            yield Part(read(value), strength)


def _in_path(segments: list[str], before: str) -> Iterator[Part]:
    """Segments of a path, each with what it may be without a file ending or a tail of punctuation."""
    last = len(segments) - 1
    for at, segment in enumerate(segments):
        if at and last - at >= MOST_FIELDS:
            continue
        place = letters(segments[at - 1] if at else before)
        if place in TICKET_PLACES:
            strength = Strength.PLACED
        elif at == last and place not in OTHER_NAMES:
            strength = Strength.END
        else:
            strength = Strength.REST
        plain = unquote(segment)
        bare = plain.partition(";")[0].rstrip(_TAIL)
        for text in dict.fromkeys((plain, bare, _FILE_ENDING.sub("", bare))):
            yield Part(text, strength)
