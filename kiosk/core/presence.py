"""Where a ticket's holder is, as a projection of the ledger."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from kiosk.core.tickets import Instant


class How(StrEnum):
    """How a code reached the door."""

    CAMERA = "camera"
    HAND_SCANNER = "hand_scanner"
    KEYBOARD = "keyboard"
    SEARCH = "search"
    COMMAND_LINE = "command_line"


class Certainty(StrEnum):
    """Who stands behind a verdict: the service, the hub, or this machine alone."""

    CONFIRMED = "confirmed"
    VENUE = "venue"
    LOCAL = "local"


class RowKind(StrEnum):
    """What a ledger row records; rows are only ever added."""

    ADMISSION = "admission"
    EXIT = "exit"
    UNDO = "undo"
    OVERTURNED = "overturned"
    """An admission taken back before anybody saw green."""
    SEEN_INSIDE = "seen_inside"
    """The service said that the ticket was in already, and not through this door."""
    OVERRIDE = "override"
    """A supervisor let somebody in on a ticket that the door would not have admitted."""
    OFF_LIST = "off_list"
    """A supervisor let somebody in who is not on the list; the row has no ticket."""


LETS_IN = frozenset({RowKind.ADMISSION, RowKind.OVERRIDE, RowKind.OFF_LIST})
"""Each of these rows let one person in."""


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One row of the ledger: what happened to a ticket at this door, when and how.

    `concerns` names the admission that an exit, undo or overturned row ends; in an admission, the off-list
    admission that it takes the place of. `run` names the run of the program that wrote the row and `shown`
    says whether its verdict reached a person. `supervisor` is whose PIN stood behind it, if one did.
    """

    id: str
    kind: RowKind
    ticket_id: str
    at: Instant
    door: str
    how: str
    event_id: str = ""
    account: str = ""
    on_duty: str = ""
    concerns: str = ""
    reason: str = ""
    run: str = ""
    shown: bool = False
    supervisor: str = ""


class Where(StrEnum):
    """Presence: inside, outside, or not known."""

    INSIDE = "inside"
    OUTSIDE = "outside"
    NOT_KNOWN = "not_known"


class Source(StrEnum):
    """Who knows it."""

    HERE = "here"
    HUB = "hub"
    SERVICE = "service"


@dataclass(frozen=True, slots=True)
class Evidence:
    """When, where and how a ticket was used; `at` is None where only the service knows."""

    source: Source
    at: Instant | None = None
    door: str = ""
    how: str = ""
    admission_id: str = ""


@dataclass(frozen=True, slots=True)
class Presence:
    """Where the holder is, how often they were let in, and what shows it."""

    where: Where = Where.NOT_KNOWN
    entries: int = 0
    evidence: Evidence | None = None
    admission: LedgerRow | None = None
    """The open admission of this machine, if that is what puts the holder inside."""


def presence_of(rows: Iterable[LedgerRow]) -> Presence:
    """Fold one ticket's ledger rows, oldest first, into its presence.

    An override is an admission. One that was undone or overturned counts as if it had never been.

    An exit ends everything that is open: presence belongs to the ticket, and of two people whom an override
    let in on one ticket nobody can tell which one leaves. (The other is `not_inside` when leaving, and goes
    all the same: nobody is kept in.) Only an exit that names an older admission than the open one is history.
    Who leaves was in, so an exit without an admission of ours counts as one entry.
    """
    held = list(rows)
    void = _taken_back(held)
    now = Presence()
    order: dict[str, int] = {}
    for row in held:
        here = Evidence(Source.HERE, row.at, row.door, row.how, row.id)
        if row.kind in LETS_IN:
            order[row.id] = len(order)
            if row.id not in void:
                now = Presence(Where.INSIDE, now.entries + 1, here, row)
        elif row.kind is RowKind.EXIT and not _is_history(row, now.admission, order):
            entries = now.entries if row.concerns in void else max(now.entries, 1)
            now = Presence(Where.OUTSIDE, entries, replace(here, admission_id=row.concerns))
        elif row.kind is RowKind.SEEN_INSIDE:
            now = Presence(Where.INSIDE, max(now.entries, 1), Evidence(Source.SERVICE), now.admission)
    return now


def standing(rows: Iterable[LedgerRow]) -> list[LedgerRow]:
    """The rows that let somebody in and were not taken back, in their order; people may have left since."""
    held = list(rows)
    void = _taken_back(held)
    return [row for row in held if row.kind in LETS_IN and row.id not in void]


def _taken_back(rows: Iterable[LedgerRow]) -> set[str]:
    return {row.concerns for row in rows if row.kind in (RowKind.UNDO, RowKind.OVERTURNED)}


def _is_history(leaving: LedgerRow, open_admission: LedgerRow | None, order: dict[str, int]) -> bool:
    if open_admission is None or not leaving.concerns:
        return False
    return order.get(leaving.concerns, -1) < order[open_admission.id]
