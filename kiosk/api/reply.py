"""One whole HTTP answer: its body, out of whatever it came packed in, and what is read from its headers."""

import asyncio
import re
import zlib
from datetime import UTC
from email.utils import parsedate_to_datetime

import httpx
from msgspec import Struct

from kiosk.api.values import LATEST_INSTANT
from kiosk.core.message import Message
from kiosk.core.outbox import LONGEST_WAIT_S
from kiosk.core.representation import hides
from kiosk.core.tickets import Instant
from kiosk.engine.errors import NotDocumentedError

ACCEPTED_CODINGS = "gzip, deflate"
"""What requests say in `Accept-Encoding`."""
MOST_MEMBERS = 1000
"""Of one gzip body: each may be empty, and takes its time all the same."""

_GZIP = 16 + zlib.MAX_WBITS
_WINDOW_BITS = {"gzip": (_GZIP,), "x-gzip": (_GZIP,), "deflate": (zlib.MAX_WBITS, -zlib.MAX_WBITS)}
"""How zlib is told the coding; much of what is called deflate has no header of zlib's."""
_DELTA_SECONDS = re.compile(r"[+-]?[0-9]{1,30}(\.[0-9]{1,30})?")


@hides("headers", "body")
class HttpReply(Struct, frozen=True):
    """Status, headers and the whole decoded body; `received_at` by our clock, when the headers were in.

    The body is kept out of the repr: it holds guests' names, or tokens.
    """

    status: int
    headers: httpx.Headers
    body: bytes
    received_at: Instant

    @property
    def is_success(self) -> bool:
        """Whether the status is a 2xx."""
        return 200 <= self.status < 300

    @property
    def content_type(self) -> str:
        """The media type in lower case, without parameters."""
        media_type, _, _ = str(self.headers.get("content-type", "")).partition(";")
        return media_type.strip().lower()

    @property
    def date(self) -> Instant | None:
        """The service's clock as it answered, whole seconds; None where it did not say."""
        return http_date(self.headers.get("date", ""))

    @property
    def wait_s(self) -> float | None:
        """How long `Retry-After` asks to wait, 0 to LONGEST_WAIT_S; None where it does not say.

        A date counts from the reply's own `Date`, because the two clocks differ; from ours if it
        has none. Source: RFC 9110 §10.2.3.
        """
        asked = self.headers.get("retry-after", "").strip()
        if _DELTA_SECONDS.fullmatch(asked):
            return _bounded(float(asked))
        until = http_date(asked)
        if until is None:
            return None
        return _bounded(until - (self.received_at if self.date is None else self.date))


async def read_body(response: httpx.Response, most: int, *, in_thread: bool = False) -> bytes:
    """The answer's body, without its content coding, of which there may be one (RFC 9110 §8.4).

    No more than `most` bytes are taken in or unpacked: a larger body raises NotDocumentedError, as does a
    coding that was not asked for, and httpx.DecodingError a damaged one. Of what is no success only the
    beginning is read, and nothing where it cannot be unpacked: the status says enough. `in_thread`: unpack
    away from the main thread.
    """
    unpack = _unpacked if response.is_success else _unpacked_beginning
    chunks: list[bytes] = []
    size = 0
    async for chunk in response.aiter_raw():
        chunks.append(chunk)
        size += len(chunk)
        if size > most:
            break
    if size > most and response.is_success:
        raise _too_large(most)
    raw = b"".join(chunks)[:most]
    codings = _codings(response.headers)
    if not raw or not codings:
        return raw
    if in_thread:
        return await asyncio.to_thread(unpack, raw, codings, most)
    return unpack(raw, codings, most)


def _codings(headers: httpx.Headers) -> list[str]:
    named = (coding.strip().lower() for coding in headers.get("content-encoding", "").split(","))
    return [coding for coding in named if coding not in ("", "identity")]


def _unpacked(raw: bytes, codings: list[str], most: int) -> bytes:
    if len(codings) > 1 or codings[0] not in _WINDOW_BITS:
        if raw.lstrip()[:1] in (b"{", b"["):  # JSON as it is, under a name that is no coding's
            return raw
        named = "".join(letter for letter in ", ".join(codings)[:60] if letter.isprintable())
        raise NotDocumentedError(
            Message("This is not the service's answer: it is packed as “{coding}”, unasked.", coding=named)
        )
    try:
        body, whole = _inflated(raw, _WINDOW_BITS[codings[0]], most + 1)
    except zlib.error as error:
        raise httpx.DecodingError(str(error)) from error
    if len(body) > most:
        raise _too_large(most)
    if not whole:
        raise httpx.DecodingError("the packed body is not whole")
    return body


def _unpacked_beginning(raw: bytes, codings: list[str], most: int) -> bytes:
    if len(codings) > 1 or codings[0] not in _WINDOW_BITS:
        return b""
    try:
        body, _ = _inflated(raw, _WINDOW_BITS[codings[0]], most)
    except zlib.error:
        return b""
    return body


def _inflated(raw: bytes, window_bits: tuple[int, ...], most: int) -> tuple[bytes, bool]:
    """The first `most` bytes at most, and whether the packed data came to its end. Raises zlib.error.

    gzip may come in members, one behind the other (RFC 1952 §2.2), and with zeros at its end. What else
    follows is damage.
    """
    first, *others = window_bits
    inflating = zlib.decompressobj(first)
    try:
        pieces = [inflating.decompress(raw, most)]
    except zlib.error:
        if not others:
            raise
        return _inflated(raw, tuple(others), most)
    size, members = len(pieces[0]), 1
    while inflating.eof and (rest := inflating.unused_data.lstrip(b"\0")) and size < most:
        members += 1
        if first != _GZIP or members > MOST_MEMBERS:
            raise zlib.error("something follows the packed body")
        inflating = zlib.decompressobj(first)
        pieces.append(inflating.decompress(rest, most - size))
        size += len(pieces[-1])
    return b"".join(pieces), inflating.eof


def _too_large(most: int) -> NotDocumentedError:
    return NotDocumentedError(
        Message("This is not the service's answer: it is larger than {most} bytes.", most=most)
    )


def http_date(text: str) -> Instant | None:
    """An HTTP date (RFC 9110 §5.6.7) in any of its three forms; None where it is none or absurd."""
    if not text:
        return None
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return None
    if moment.tzinfo is None:  # "-0000", which is UTC too
        moment = moment.replace(tzinfo=UTC)
    seconds = moment.timestamp()
    return seconds if 0 <= seconds <= LATEST_INSTANT else None


def _bounded(wait_s: float) -> float:
    return min(max(wait_s, 0.0), LONGEST_WAIT_S)
