"""Scanned text → candidate ids and tokens; and which reads are one presentation."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from urllib.parse import unquote, unquote_plus, urlsplit

import msgspec

LONGEST_CODE = 4096
"""Characters looked at; a QR code holds at most 2 953 bytes."""
MOST_CANDIDATES = 64
"""Looked at in each tier, so that a code made to be costly is not."""
DEEPEST_JSON = 4

_NAMED = frozenset({"token", "id", "ticket", "ticketid", "tickettoken", "costitem", "costitemid", "code"})
"""What an id or token is called, in lower case and letters alone: `ticket_id` and `ticketId` are one name."""
_ADDRESS = re.compile(r"^[A-Za-z][A-Za-z0-9+.-]*://")
_ADDRESS_WITHOUT_SCHEME = re.compile(r"^[\w-]+(\.[\w-]+)+(:[0-9]+)?[/?#]")
_SYMBOLOGY = re.compile(r"^\][A-Za-z][0-9A-Za-z](\\[0-9]{6})*")

Tiers = tuple[tuple[str, ...], ...]


def text_of(data: bytes | str) -> str:
    r"""The text a code holds: UTF-8, else Latin-1, without invisible characters and outer blanks.

    A scanner's symbology prefix (`]Q1`) and ECI escape (`\000026`) are taken off.
    """
    text = _decoded(data) if isinstance(data, bytes) else data
    text = "".join(c for c in text[:LONGEST_CODE] if c in "\t\n" or unicodedata.category(c) not in _INVISIBLE)
    return _SYMBOLOGY.sub("", text, count=1).strip()


_INVISIBLE = ("Cc", "Cf", "Cs")
"""Control characters; byte order marks and joiners, which pasted text brings; halves of characters."""


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def candidates(data: bytes | str) -> Tiers:
    """What in a scanned code may be a ticket's id or token, the likeliest first.

    Tiers, to be tried in turn: the whole text, then what a JSON text or an address calls an id or token,
    then the other parts of an address, or the other texts in a JSON text. Within a tier every candidate
    counts. Total: nothing raises, and a code that holds nothing usable gives no tiers.
    """
    text = text_of(data)
    tiers: list[list[str]] = [[text]]
    if text.startswith(("{", "[", '"')):
        tiers.extend(_in_json(text))
    elif _ADDRESS.match(text):
        tiers.extend(_in_address(text))
    elif _ADDRESS_WITHOUT_SCHEME.match(text):
        tiers.extend(_in_address(f"//{text}"))
    elif "=" in text:
        tiers.append([value for key, value in _pairs(text.lstrip("?")) if _is_named(key)])
    return _clean(tiers)


def _is_named(key: str) -> bool:
    return "".join(c for c in key.lower() if c.isalpha()) in _NAMED


def _clean(tiers: list[list[str]]) -> Tiers:
    seen: set[str] = set()
    cleaned = []
    for tier in tiers:
        fresh = []
        for raw in tier:
            candidate = raw.strip()
            if candidate and candidate not in seen:
                seen.add(candidate)
                fresh.append(candidate)
        if fresh:
            cleaned.append(tuple(fresh[:MOST_CANDIDATES]))
    return tuple(cleaned)


def _in_json(text: str) -> list[list[str]]:
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return []
    found = list(_walk(value, depth=0, named=not isinstance(value, dict)))
    return [[one for named, one in found if named], [one for named, one in found if not named]]


def _walk(value: object, *, depth: int, named: bool) -> Iterator[tuple[bool, str]]:
    """Texts in a JSON value, with whether they are called an id or token; numbers only where they are."""
    if isinstance(value, dict) and depth < DEEPEST_JSON:
        for key, inner in value.items():
            yield from _walk(inner, depth=depth + 1, named=_is_named(key))
    elif isinstance(value, list) and depth < DEEPEST_JSON:
        for inner in value:
            yield from _walk(inner, depth=depth + 1, named=named)
    elif isinstance(value, str):
        yield named, value
    elif named and isinstance(value, int) and not isinstance(value, bool):
        yield named, str(value)


def _pairs(query: str) -> list[tuple[str, str]]:
    """Names and values of a query; a `+` is itself as well as a blank, for a token may hold one."""
    fields = (field.partition("=") for field in query.split("&")[:MOST_CANDIDATES])
    return [(unquote(key), read(value)) for key, _, value in fields for read in (unquote, unquote_plus)]


def _in_address(text: str) -> list[list[str]]:
    try:
        parts = urlsplit(text)
    except ValueError:
        return []
    fragment_path, _, fragment_query = parts.fragment.partition("?")
    pairs = _pairs(parts.query) + _pairs(fragment_query) + _pairs(fragment_path)
    segments = [unquote(s) for s in parts.path.split("/") if s]
    inner = [unquote(s) for s in fragment_path.split("/") if s]
    named = [value for key, value in pairs if _is_named(key)]
    return [
        named,
        inner[-1:] + segments[-1:],
        [value for _, value in pairs] + inner[::-1] + segments[::-1] + [parts.netloc],
    ]


class Presented(StrEnum):
    """What a read is: a new presentation, the same one again, or a code still held in view."""

    NEW = "new"
    SAME = "same"
    HELD = "held"


LEFT_VIEW_S = 1.5
"""A code that was out of the camera's view this long has left it."""
BLINK_S = 0.4
"""Shorter gaps are a frame or two that could not be read, not a second holding up."""
SCANNER_AGAIN_S = 2.0


@dataclass
class Presentations:
    """Tells a new presentation from the same one, across the camera and the hand scanner.

    The same presentation: the same code in the camera's view without having left it for 1.5 s, or from a
    hand scanner within 2 s of its last read. Times are seconds of one monotonic clock; a frame may be told of
    a little after a read that came later, because decoding takes time.
    """

    _seen: dict[str, float] = field(default_factory=dict)
    _scanned: dict[str, float] = field(default_factory=dict)

    def camera(self, code: bytes | str, at_s: float) -> Presented:
        """A code that the camera read in a frame taken at `at_s`."""
        key = text_of(code)
        self._forget(at_s)
        last = self._seen.get(key)
        scanned = self._scanned.get(key)
        self._seen[key] = at_s if last is None else max(at_s, last)
        if last is not None and at_s - last < LEFT_VIEW_S:
            return Presented.HELD if at_s - last <= BLINK_S else Presented.SAME
        if scanned is not None and at_s - scanned < SCANNER_AGAIN_S:
            return Presented.HELD
        return Presented.NEW

    def hand_scanner(self, code: bytes | str, at_s: float) -> Presented:
        """A code that a hand scanner sent at `at_s`."""
        key = text_of(code)
        self._forget(at_s)
        last = self._scanned.get(key)
        in_view = self._seen.get(key)
        self._scanned[key] = at_s if last is None else max(at_s, last)
        if last is not None and at_s - last < SCANNER_AGAIN_S:
            return Presented.SAME
        if in_view is not None and at_s - in_view < LEFT_VIEW_S:
            return Presented.SAME
        return Presented.NEW

    def _forget(self, now_s: float) -> None:
        """Drop what is too old to matter, so that an evening of codes does not pile up."""
        for memory, keep_s in ((self._seen, LEFT_VIEW_S), (self._scanned, SCANNER_AGAIN_S)):
            for key in [key for key, at in memory.items() if abs(now_s - at) > keep_s]:
                del memory[key]
