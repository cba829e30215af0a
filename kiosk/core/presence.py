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


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One row of the ledger: what happened to a ticket at this door, when and how.

    `concerns` names the admission that an exit, undo or overturned row ends. `run` names the run of the
    program that wrote the row and `shown` says whether its verdict reached a person.
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

    An admission that was undone or overturned counts as if it had never been. An exit ends what was open,
    unless it names an admission and another one is open: then it is history. Who leaves was in, so an exit
    without an admission of ours counts as one entry.
    """
    held = list(rows)
    void = {row.concerns for row in held if row.kind in (RowKind.UNDO, RowKind.OVERTURNED)}
    now = Presence()
    for row in held:
        here = Evidence(Source.HERE, row.at, row.door, row.how, row.id)
        if row.kind is RowKind.ADMISSION and row.id not in void:
            now = Presence(Where.INSIDE, now.entries + 1, here, row)
        elif row.kind is RowKind.EXIT and not _is_history(row, now.admission):
            entries = now.entries if row.concerns in void else max(now.entries, 1)
            now = Presence(Where.OUTSIDE, entries, replace(here, admission_id=row.concerns))
        elif row.kind is RowKind.SEEN_INSIDE:
            now = Presence(Where.INSIDE, max(now.entries, 1), Evidence(Source.SERVICE), now.admission)
    return now


def _is_history(leaving: LedgerRow, open_admission: LedgerRow | None) -> bool:
    return open_admission is not None and leaving.concerns not in ("", open_admission.id)
