"""What a code's text holds: texts in JSON, addresses, named fields, lines of fields, and what is wrapped."""

import base64
import binascii
import re
from collections import deque
from collections.abc import Iterator
from urllib.parse import unquote

import msgspec
from msgspec.structs import replace

from kiosk.core.code_address import in_address, is_address
from kiosk.core.ticket_parts import OPEN_NAMES, OTHER_NAMES, TICKET_NAMES, Part, Strength, letters

DEEPEST = 4
"""How deep values of a JSON text lie, and how often one text is wrapped in another, at most."""
MOST_TEXTS = 32
"""Texts within texts that are looked into, so that a code made to be costly is not."""
MOST_PARTS = 1_000

_NO_TICKET = re.compile(
    "(mailto|tel|sms|smsto|mmsto|geo|wifi|mecard|matmsg|begin|javascript|bitcoin|facetime)[:;]", re.IGNORECASE
)
"""Codes of other trades, which name things `id` and `code` as well."""
_PAIR = re.compile(
    r"""(?:^|[\s,;|&?{(<"'])([A-Za-z][\w.-]{0,30}(?: [\w.-]{1,10})?)["']?[ \t]{0,3}[=:#][ \t]{0,3}["'#]?"""
    r"""([^\s"',;|&{}<>]+)"""
)
_AN_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{0,30}://[^\s\"'<>|]+")
_FIELDS = re.compile("[,;|\t\n^~\x1c-\x1f]")
_GROUP_SEPARATOR = "\x1d"
_PRINTED_GS1 = re.compile(r"\((\d{2,4})\)([^()]+)")
_FIXED_GS1 = {"00": 18, "01": 14, "02": 14, "11": 6, "12": 6, "13": 6, "15": 6, "16": 6, "17": 6, "20": 2}
"""GS1 General Specifications, figure 7.8.5-2: what needs no separator behind it, and its length."""
_LONG_GS1 = re.compile("(?:8[0-9]{3}|4[0-9]{2}|2[45][0-9]|[0-9]{2})")
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{8,}={0,2}")
_QUOTES = ('""', "''", "“”", "„“", "‘’", "«»", "<>", "()", "``")


def contents(text: str) -> list[Part]:
    """Every part of a code's text, from whatever it is wrapped in. Total, and bounded in time."""
    if _NO_TICKET.match(text):
        return []
    found: list[Part] = []
    waiting = deque([(Part(text, Strength.NAMED), 0)])
    looked_at = 0
    while waiting and looked_at < MOST_TEXTS:
        outer, depth = waiting.popleft()
        looked_at += 1
        for part in _within(outer):
            if len(found) >= MOST_PARTS:
                return found
            found.append(part)
            if depth < DEEPEST and part.text != outer.text and _may_hold_more(part.text):
                waiting.append((part, depth + 1))
    return found


def _may_hold_more(text: str) -> bool:
    return len(text) >= len("id=1") and not text.isalpha()


def _within(outer: Part) -> list[Part]:
    """The parts of one text, one wrapping off."""
    text = outer.text
    for quotes in _QUOTES:
        if len(text) > 1 and text[0] + text[-1] == quotes and quotes[0] not in text[1:-1]:
            return [replace(outer, text=text[1:-1])]
    if text.startswith(("{", "[", '"')):
        parts = _in_json(text)
        return _in_fields(text) if parts is None else parts
    if is_address(text):
        return in_address(text)
    return [*_unwrapped(outer), *_in_fields(text)]


# JSON


def _in_json(text: str) -> list[Part] | None:
    """The texts and whole numbers of a JSON text; None if it is none."""
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    return list(_walk(value, 0, Strength.END, about_others=False))


def _walk(value: object, depth: int, strength: Strength, *, about_others: bool) -> Iterator[Part]:
    if isinstance(value, dict) and depth < DEEPEST:
        kind = value.get("type")
        about_others = about_others or (isinstance(kind, str) and letters(kind) in OTHER_NAMES)
        for key, inner in value.items():
            name = letters(key)
            others = name not in TICKET_NAMES and (about_others or name in OTHER_NAMES)
            yield from _walk(inner, depth + 1, _called(name, about_others=others), about_others=others)
    elif isinstance(value, list) and depth < DEEPEST:
        for inner in value:
            yield from _walk(inner, depth + 1, strength, about_others=about_others)
    elif isinstance(value, str):
        yield Part(value, strength)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield Part(str(value), strength)


def _called(name: str, *, about_others: bool) -> Strength:
    if name in TICKET_NAMES or (name in OPEN_NAMES and not about_others):
        return Strength.NAMED
    return Strength.REST


# Lines


def _in_fields(text: str) -> list[Part]:
    """Named fields, addresses in between, GS1 elements, and the fields of a line that names none."""
    found = [Part(value, _called_in_line(name)) for name, value in _PAIR.findall(text)]
    found.extend(Part(address) for address in _AN_ADDRESS.findall(text))
    found.extend(_in_gs1(text))
    fields = [field.strip() for field in _FIELDS.split(text)]
    if len(fields) > 1:
        found.append(Part(fields[0], Strength.END))
        found.extend(Part(field) for field in fields[1:])
    return found


def _called_in_line(name: str) -> Strength:
    """What is named in a line; the word before a name may belong to it (`Ticket ID`) or not."""
    names = {letters(name), letters(name.rsplit(maxsplit=1)[-1])}
    if names & TICKET_NAMES:
        return Strength.NAMED
    return Strength.PLACED if names & OPEN_NAMES else Strength.REST


def _in_gs1(text: str) -> Iterator[Part]:
    """The values of GS1 elements, printed with brackets or told apart by separators."""
    for element, value in _PRINTED_GS1.findall(text):
        yield Part(value, Strength.REST if element in _FIXED_GS1 else Strength.END)
    if _GROUP_SEPARATOR not in text:
        return
    for element in text.split(_GROUP_SEPARATOR):
        left = element
        while (length := _FIXED_GS1.get(left[:2])) is not None:
            yield Part(left[2 : 2 + length])
            left = left[2 + length :]
        if named := _LONG_GS1.match(left):
            yield Part(left[named.end() :], Strength.END)


# Wrappings


def _unwrapped(outer: Part) -> Iterator[Part]:
    """What a text says when its percent signs, its base64 or its token's signature are taken off."""
    text = outer.text
    if "%" in text and (plain := unquote(text)) != text:
        yield replace(outer, text=plain)
    if text.count(".") == 2 and all(_BASE64.fullmatch(one) for one in text.split(".")[:2]):
        # A JSON Web Token (RFC 7519): its payload is read as any text is, and believed no more.
        yield from _decoded(text.split(".")[1], outer)
    elif _BASE64.fullmatch(text):
        yield from _decoded(text, outer)


def _decoded(text: str, outer: Part) -> Iterator[Part]:
    """What a base64 text says, if that is readable: a token of random characters says nothing."""
    same_alphabet = text.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        padded = same_alphabet + "=" * (-len(same_alphabet) % 4)
        plain = base64.b64decode(padded, validate=True).decode("utf-8").strip()
    except (binascii.Error, UnicodeDecodeError):
        return
    if len(plain) >= len('{"a":1}') and all(c.isprintable() or c in "\t\r\n" for c in plain):
        strength = Strength.REST if outer.strength is Strength.REST else Strength.END
        yield Part(plain, strength)
