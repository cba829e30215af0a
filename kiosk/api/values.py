"""Single values of the service's JSON, read leniently: what is absurd or of the wrong type is absent.

Every function here takes any JSON value and never raises, but parse_json.
"""

import json
import math
from datetime import UTC, datetime
from typing import Any

import msgspec

from kiosk.core.message import Message
from kiosk.core.tickets import Instant
from kiosk.engine.errors import NotDocumentedError

LONGEST_ID = 256
MOST_VALUES = 300_000
"""In one answer: 300 for each of the thousand guests of a page."""
LATEST_INSTANT = 7_258_118_400.0
"""2200-01-01; no event and no record is later, and screens can still show it as a date."""
_MOST_DIGITS_IN_BITS = 900


def check_size(body: bytes) -> None:
    """NotDocumentedError for a JSON text of more than MOST_VALUES values.

    Decoded, each takes many times the bytes it was written with. Commas are counted, in texts too, because
    that takes next to no time.
    """
    if body.count(b",") > MOST_VALUES:
        raise NotDocumentedError(Message("it holds more than {most} values", most=MOST_VALUES))


def parse_json(body: bytes) -> object:
    """The JSON value that `body` is. NotDocumentedError if it is none, or too many in one.

    Damage inside a text (bytes that are not UTF-8, half an emoji) is no reason to lose a whole answer:
    where the strict reader fails, the lenient one of the standard library tries, and `text` mends.
    """
    check_size(body)
    try:
        value: object = msgspec.json.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return _parse_leniently(body)
    return value


def _parse_leniently(body: bytes) -> object:
    try:
        value: object = json.loads(body.decode("utf-8-sig", "replace"))
    except (ValueError, RecursionError) as error:
        raise NotDocumentedError(Message("it is not JSON")) from error
    return value


def parse_object(body: bytes) -> dict[str, Any]:
    """The JSON object that `body` is. NotDocumentedError if it is none."""
    value = parse_json(body)
    if not isinstance(value, dict):
        raise NotDocumentedError(Message("it is not a JSON object"))
    return value


def text(value: object) -> str:
    """A text; numbers are written out, anything else is empty."""
    if isinstance(value, str):
        return _mended(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if value.bit_length() <= _MOST_DIGITS_IN_BITS else ""
    if isinstance(value, float) and math.isfinite(value):
        return repr(value)
    return ""


def _mended(value: str) -> str:
    """Half an emoji (a lone surrogate) becomes a question mark in a box; nothing else changes."""
    if value.isascii():
        return value
    return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def identifier(value: object) -> str:
    """An id: a text of 1 to 256 characters that is not all blanks, or a whole number; else empty.

    An id goes back to the service, so one that cannot be sent as it came is none at all.
    """
    if isinstance(value, str):
        intact = value.isascii() or _mended(value) == value
        return value if intact and len(value) <= LONGEST_ID and not value.isspace() else ""
    if isinstance(value, bool) or not isinstance(value, int):
        return ""
    written = text(value)
    return written if len(written) <= LONGEST_ID else ""


def instant(value: object) -> Instant | None:
    """A timestamp: ISO 8601, UTC where it names no offset."""
    if not isinstance(value, str):
        return None
    try:
        moment = datetime.fromisoformat(value.strip().upper())
    except ValueError:
        return None
    return _sane((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp())


def stamp(value: object) -> Instant | None:
    """Unix epoch seconds: a number, or a text that is one."""
    seconds = number(value)
    return None if seconds is None else _sane(seconds)


def _sane(seconds: float) -> Instant | None:
    return seconds if 0 <= seconds <= LATEST_INSTANT else None


def number(value: object) -> float | None:
    """A finite number, or a text that is one."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        read = float(value)
    except (ValueError, OverflowError):
        return None
    return read if math.isfinite(read) else None


def whole(value: object) -> int | None:
    """A whole number that a 64-bit integer holds, or a text that is one."""
    read = number(value)
    return int(read) if read is not None and abs(read) < 2.0**63 and read == int(read) else None
