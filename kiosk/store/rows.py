"""Core values ↔ columns: how tickets, ledger rows, entries and incidents are written down."""

import hashlib
import json
from typing import Any

import msgspec
from msgspec.structs import replace

from kiosk.core.message import from_text, to_text
from kiosk.core.outbox import Entry, IncidentKind
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.search import fold
from kiosk.core.tickets import Ticket
from kiosk.engine.records import Incident

LONGEST_NAME_KEY = 40
_encoder = msgspec.msgpack.Encoder(enc_hook=to_text)
_tickets = msgspec.msgpack.Decoder(Ticket)
_entries = msgspec.msgpack.Decoder(Entry)

LEDGER_COLUMNS = (
    "id, kind, ticket_id, at, door, how, event_id, account, on_duty, concerns, reason, run, shown,"
    " supervisor, logical_us"
)
LEDGER_COLUMNS_OF_L = ", ".join(f"l.{name.strip()}" for name in LEDGER_COLUMNS.split(","))
"""The same columns of a ledger row `l`."""
SCAN_COLUMNS = (
    "id, at, kind, reason, ticket_id, event_id, account, code, how, door, on_duty, admission_id, body"
)
INCIDENT_COLUMNS = "id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why"
ITS_TICKET = (
    "(SELECT x.number FROM tickets x WHERE x.id = l.ticket_id ORDER BY x.account <> l.account LIMIT 1)"
)
"""The number of the ticket that a ledger row `l` is about: as the row's own account lists it, if it does."""

STANDS_OFF_LIST = (
    "(l.ended_by IS NULL OR (EXISTS (SELECT 1 FROM ledger x WHERE x.id = l.ended_by AND x.kind = 'exit')"
    " AND NOT EXISTS (SELECT 1 FROM ledger u WHERE u.ticket_id = '' AND u.concerns = l.id"
    " AND u.kind = 'undo')))"
)
"""Whether the off-list admission `l` has its guest inside, or they left; it was not taken back."""
ITS_OFF_LIST = "CASE WHEN l.kind = 'exit' AND l.ticket_id = '' THEN l.concerns ELSE l.id END"
"""The off-list admission that a ledger row `l` is, or whose guest it lets out."""


def packed(value: object) -> bytes:
    """A value as MessagePack."""
    return _encoder.encode(value)


def ticket_from(body: bytes) -> Ticket:
    """The ticket that `packed` wrote."""
    return _tickets.decode(body)


def name_key(ticket: Ticket) -> str:
    """What a guest is sorted by: the beginning of the name, case and accents folded, in Latin letters."""
    return fold(ticket.name[:LONGEST_NAME_KEY]).strip()[:LONGEST_NAME_KEY]


def digest_of(body: bytes) -> bytes:
    """What tells two versions of a ticket apart: eight bytes."""
    return hashlib.blake2b(body, digest_size=8).digest()


def ledger_values(row: LedgerRow) -> tuple[object, ...]:
    """A row's values in the order of LEDGER_COLUMNS."""
    return (
        row.id,
        row.kind.value,
        row.ticket_id,
        row.at,
        row.door,
        row.how,
        row.event_id,
        row.account,
        row.on_duty,
        row.concerns,
        row.reason,
        row.run,
        int(row.shown),
        row.supervisor,
        row.logical_us,
    )


def ledger_from(values: tuple[Any, ...]) -> LedgerRow:
    """The row that LEDGER_COLUMNS selected."""
    identity, kind, ticket_id, at, door, how, event, account, duty, *more = values
    concerns, reason, run, shown, supervisor, logical_us = more
    return LedgerRow(
        identity,
        RowKind(kind),
        ticket_id,
        at,
        door,
        how,
        event,
        account,
        duty,
        concerns,
        reason,
        run,
        bool(shown),
        supervisor,
        logical_us,
    )


def entry_from(body: bytes) -> Entry:
    """The outbox entry that `packed` wrote."""
    entry = _entries.decode(body)
    return replace(entry, last_error=from_text(entry.last_error)) if entry.last_error else entry


def incident_values(incident: Incident) -> tuple[object, ...]:
    """An incident's values in the order of INCIDENT_COLUMNS."""
    return (
        incident.id,
        incident.kind.value,
        incident.at,
        incident.ticket_id,
        incident.admission_id,
        json.dumps(incident.detail),
        incident.settled_at,
        incident.settled_why,
    )


def incident_from(values: tuple[Any, ...]) -> Incident:
    """The incident that INCIDENT_COLUMNS selected."""
    identity, kind, at, ticket_id, admission_id, detail, settled_at, why = values
    return Incident(
        identity, IncidentKind(kind), at, ticket_id, admission_id, json.loads(detail), settled_at, why
    )
