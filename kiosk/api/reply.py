"""One whole HTTP answer, and what is read from its headers."""

import re
from dataclasses import dataclass, field
from datetime import UTC
from email.utils import parsedate_to_datetime

import httpx

from kiosk.api.values import LATEST_INSTANT
from kiosk.core.tickets import Instant

LONGEST_WAIT_S = 3600.0
"""A service that asks for more is asked again after this; an evening is not longer."""

_DELTA_SECONDS = re.compile(r"[+-]?[0-9]{1,30}(\.[0-9]{1,30})?")


@dataclass(frozen=True, slots=True)
class HttpReply:
    """Status, headers and the whole decoded body; `received_at` by our clock, when the headers were in.

    The body is kept out of the repr: it holds guests' names, or tokens.
    """

    status: int
    headers: httpx.Headers = field(repr=False)
    body: bytes = field(repr=False)
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
