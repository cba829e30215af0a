"""The records of a handover file, typed and bounded: what cannot be kept here is refused before it is kept.

A file that its passphrase opens may still be forged, or written by a machine gone wrong. SQLite would keep a
text where a number belongs, and an incident of an unknown kind would end every command that lists incidents.
"""

import json
from collections.abc import Iterable
from math import isfinite
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Struct

from kiosk.core.outbox import Entry, IncidentKind
from kiosk.core.policy import policy_from_document
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant, Ticket
from kiosk.engine.records import ListState
from kiosk.store.guest_notes import PREFIX, read_note
from kiosk.store.policies import POLICY_LOST, RECORDS_LOST

EARLIEST: Instant = -2.2e9
"""1900."""
LATEST: Instant = 253_402_300_800.0
"""The year 10000, which no calendar here can show."""
MOST = 2**53

COUNTED = ("tickets", "ledger", "entries", "unsent", "incidents", "off_list")
"""What a file holds of, and says at its end how much of."""

Moment: TypeAlias = Annotated[float, msgspec.Meta(ge=EARLIEST, lt=LATEST)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST)]

_list_states = msgspec.msgpack.Decoder(ListState)
_ticket_bodies = msgspec.msgpack.Decoder(Ticket)
_rows = msgspec.msgpack.Decoder(LedgerRow)
_entries = msgspec.msgpack.Decoder(Entry)


class About(Struct, frozen=True):
    """What a handover file says of itself without its passphrase: ids and names of doors, nobody's name.

    `service`: the service's address, empty where none is set. `events`: those the door was set to.
    """

    made_at: Instant
    door: str
    service: str = ""
    events: tuple[str, ...] = ()
    accounts: tuple[str, ...] = ()
    schema: int = 0


class _Handed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A record is an array: its kind, then its values."""


class HandedList(_Handed, frozen=True, tag="list"):
    """The state of a guest list; see `list_state_from`."""

    account: str
    scope: str
    body: bytes


class HandedTickets(_Handed, frozen=True, tag="tickets"):
    """Tickets of a list, each with whether it vanished; see `ticket_from`."""

    account: str
    scope: str
    rows: list[tuple[Count, bytes]]


class HandedLedger(_Handed, frozen=True, tag="ledger"):
    """A ticket's ledger rows, each with the id of the row that ended it; see `row_from`."""

    ticket_id: str
    rows: list[tuple[bytes, str | None]]


class HandedEntry(_Handed, frozen=True, tag="entry"):
    """A check-in; see `entry_from`."""

    body: bytes


class HandedAttempt(_Handed, frozen=True, tag="attempt"):
    """An attempt to check in."""

    admission_id: str
    ticket_id: str
    started: Moment
    ended: Moment | None
    ambiguous: Count
    skew_s: Moment | None


class HandedIncident(_Handed, frozen=True, tag="incident"):
    """An incident, its detail as JSON; see `check_detail`."""

    id: str
    kind: IncidentKind
    at: Moment
    ticket_id: str
    admission_id: str
    detail: str
    settled_at: Moment | None
    settled_why: str


class HandedOffList(_Handed, frozen=True, tag="off_list"):
    """What an off-list guest showed and said, and what came of it."""

    row_id: str
    code: str
    name: str
    admission_id: str
    incident_id: str


class HandedNote(_Handed, frozen=True, tag="note"):
    """The policy, that something was lost, whose a token is, or a note on a guest; see `check_note`."""

    key: str
    value: str


class HandedEnd(_Handed, frozen=True, tag="end"):
    """How much of what the file holds."""

    counts: dict[str, Count]


HandedRecord: TypeAlias = (
    HandedList
    | HandedTickets
    | HandedLedger
    | HandedEntry
    | HandedAttempt
    | HandedIncident
    | HandedOffList
    | HandedNote
    | HandedEnd
)


def record_from(record: object) -> HandedRecord:
    """The record that was read. Raises msgspec.ValidationError for what is none."""
    handed: HandedRecord = msgspec.convert(record, HandedRecord)
    return handed


def list_state_from(body: bytes) -> ListState:
    """The list's state. Raises ValueError, TypeError or msgspec.DecodeError for what cannot be one.

    So do all that follow.
    """
    state = _list_states.decode(body)
    _check_times(state.as_of, state.newest_updated_at, state.first_page_date)
    _check_counts(state.passes)
    return state


def ticket_from(body: bytes) -> Ticket:
    """A ticket."""
    ticket = _ticket_bodies.decode(body)
    _check_times(ticket.updated_at, ticket.created_at)
    if ticket.event is not None:
        _check_times(ticket.event.start, ticket.event.end)
    price = ticket.ticket_type.price if ticket.ticket_type is not None else None
    if price is not None and not isfinite(price):
        raise ValueError("a price that is no number")
    return ticket


def row_from(body: bytes, ticket_id: str) -> LedgerRow:
    """A ledger row of this ticket; its logical clock is judged where it is put in order."""
    row = _rows.decode(body)
    _check_times(row.at)
    if row.ticket_id != ticket_id:
        raise ValueError("a ledger row under another ticket")
    return row


def entry_from(body: bytes) -> Entry:
    """A check-in."""
    entry = _entries.decode(body)
    _check_times(entry.scanned_at, entry.due, entry.waits_since)
    _check_counts(entry.attempts, entry.corrections, entry.refused)
    return entry


def check_detail(detail: str) -> None:
    """An incident's detail is a JSON object."""
    if not isinstance(json.loads(detail), dict):
        raise TypeError("an incident's detail is a JSON object")


def check_note(key: str, value: str) -> None:
    """Nothing else is carried in notes, and a policy is one that a door can go by."""
    if key == "policy":
        policy_from_document(msgspec.json.decode(value), kept=True)
    elif key.startswith(PREFIX):
        _check_times(read_note(value).at)
    elif key not in (POLICY_LOST, RECORDS_LOST) and not key.startswith("account:"):
        raise ValueError("a note that no handover file carries")


def is_in_time(at: Instant) -> bool:
    """Whether a calendar can show it."""
    return EARLIEST <= at < LATEST


def _check_times(*times: Instant | None) -> None:
    if not all(at is None or is_in_time(at) for at in times):
        raise ValueError("a time that no calendar shows")


def _check_counts(*counts: int) -> None:
    if not _all_within(counts):
        raise ValueError("a number that nothing counts up to")


def _all_within(counts: Iterable[int]) -> bool:
    return all(0 <= count <= MOST for count in counts)
