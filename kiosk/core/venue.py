"""What the doors of one event know together of a ticket, and what a door may add to it.

The doors share a ticket's ledger rows, and every door tells their story as it tells that of its own
(`kiosk.core.presence.story_of`): presence, who was let in twice, which exit ended what. Who changes what is
shared names the state that it knew; where that is not the state any more, it looks again and decides anew.
So of two doors that let somebody in at once the first one does, and the second learns when and where.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.presence import (
    FROM_HUB,
    OF_NO_GUEST,
    Evidence,
    EvidenceSource,
    LedgerRow,
    RowKind,
    next_logical_us,
    presence_of,
)
from kiosk.core.verdict import Reason, no_entry

CAME_IN_ELSEWHERE = "another door let this ticket in first"
MOST_ROWS = 100
"""So many rows of one ticket are shared at most: people pass doors a few times an evening."""


class Granted(Struct, frozen=True):
    """The guest may come in at this door, as soon as the doors share `rows`.

    `row` is the admission as it is shared: behind everything that was known of the ticket.
    """

    row: LedgerRow
    rows: tuple[LedgerRow, ...]


class Held(Struct, frozen=True):
    """The doors share this admission already: an answer to an earlier claim was lost."""


class LostClaim(Struct, frozen=True):
    """Somebody came in on the ticket before, at another door: when, where and how."""

    why: Reason
    evidence: Evidence | None


class Unshareable(Struct, frozen=True):
    """There is no room for another row of this ticket."""


Claim = Granted | Held | LostClaim | Unshareable


def claim(shared: Sequence[LedgerRow], admission: LedgerRow, allowed: int | None) -> Claim:
    """Whether an admission that nobody has seen yet may stand, by what the doors share of its ticket.

    `allowed`: how often its type may come in, None where it may always. A supervisor's override stands
    whatever was before.
    """
    if any(row.id == admission.id for row in shared):
        return Held()
    presence = presence_of(shared)
    if admission.kind is RowKind.ADMISSION and (why := no_entry(presence, allowed)):
        evidence = replace(presence.evidence, source=EvidenceSource.HUB) if presence.evidence else None
        return LostClaim(why, evidence)
    if len(shared) >= MOST_ROWS:
        return Unshareable()
    last_us = max((row.logical_us for row in shared), default=None)
    behind = last_us is not None and admission.logical_us <= last_us
    row = replace(admission, logical_us=next_logical_us(admission.at, last_us)) if behind else admission
    return Granted(row, (*shared, as_shared(row)))


def joined(shared: Sequence[LedgerRow], told: Iterable[LedgerRow]) -> tuple[LedgerRow, ...]:
    """What is shared, with rows of which people were told already: nothing takes them back.

    Those that find no room are left out, so that who asks sees that they are missing.
    """
    known = {row.id for row in shared}
    news = {row.id: as_shared(row) for row in told if row.id not in known and is_shared(row)}
    return (*shared, *news.values())[: max(MOST_ROWS, len(shared))]


def is_shared(row: LedgerRow) -> bool:
    """Whether the row tells of a guest, and so concerns the other doors."""
    return row.kind not in OF_NO_GUEST


def as_shared(row: LedgerRow) -> LedgerRow:
    """The row as other doors see it: without the names of staff, and without what they wrote.

    It counts as shown, for no other door can still show it.
    """
    return replace(row, on_duty="", supervisor="", reason="", run=FROM_HUB, shown=True)
