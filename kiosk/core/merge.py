"""Guest-list pages and what we hold → changes; and from when on a delta asks."""

import math
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from msgspec import Struct

from kiosk.core.tickets import Instant, Ticket

SINCE_MARGIN_S = 120.0
MOST_VANISHING_AT_ONCE = 0.01
VANISHED_AFTER_PASSES = 2


class Held(Struct, frozen=True):
    """What the mirror knows of one ticket: its version and a digest of its fields.

    `request` numbers the request that brought it; later requests have higher numbers.
    """

    updated_at: Instant | None
    request: int
    digest: bytes


class Incoming(Struct, frozen=True):
    """A ticket as a page brought it, with the digest of its fields."""

    ticket: Ticket
    digest: bytes


class Changes(Struct, frozen=True):
    """What a page changes: tickets to write, and ids that are there and stay as they are."""

    write: tuple[Incoming, ...]
    same: tuple[str, ...]


def merge(
    held: Mapping[str, Held], page: Iterable[Incoming], request: int, now: Instant = math.inf
) -> Changes:
    """The changes one page makes to what is held.

    The newer `updated_at` wins; on ties, or where one is missing or after `now` (the service's clock, such
    as the page's `Date`), the later request does. A ticket that comes twice in a page counts once. Merging
    the same page again changes nothing.
    """
    best: dict[str, Incoming] = {}
    versions = dict(held)
    for row in page:
        ticket = row.ticket
        mine = versions.get(ticket.id)
        if mine is None or _wins(ticket.updated_at, request, mine, now):
            best[ticket.id] = row
            versions[ticket.id] = Held(ticket.updated_at, request, row.digest)
        else:
            best.setdefault(ticket.id, row)
    changed = {i for i in best if i not in held or held[i].digest != versions[i].digest}
    return Changes(
        tuple(row for i, row in best.items() if i in changed), tuple(i for i in best if i not in changed)
    )


def _wins(updated_at: Instant | None, request: int, mine: Held, now: Instant) -> bool:
    if updated_at is None or mine.updated_at is None or updated_at == mine.updated_at:
        return request >= mine.request
    if max(updated_at, mine.updated_at) > now:
        return request >= mine.request
    return updated_at > mine.updated_at


def since_for(newest_updated_at: Instant | None, first_page_date: Instant | None) -> Instant | None:
    """Where the next delta starts, in the service's own clock: never after what may have been missed.

    None while neither is known, and then only a full pass will do.
    """
    known = [at for at in (newest_updated_at, first_page_date) if at is not None]
    return min(known) - SINCE_MARGIN_S if known else None


def newest(updated: Iterable[Instant | None], before: Instant | None, now: Instant) -> Instant | None:
    """The newest `updated_at` seen; timestamps in the future count as missing."""
    seen = [at for at in (*updated, before) if at is not None and at <= now]
    return max(seen, default=None)


def since_text(since: Instant) -> str:
    """`since` as the interface wants it: ISO 8601 in UTC, whole seconds rounded down, with `Z`."""
    moment = datetime.fromtimestamp(max(since, 0.0) // 1, tz=UTC)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def may_vanish(missing: int, held: int) -> bool:
    """Whether tickets missing from two complete passes may be marked vanished.

    More than 1 % at once is taken for the service's trouble and marks nothing.
    """
    return 0 < missing <= held * MOST_VANISHING_AT_ONCE
