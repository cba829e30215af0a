"""The ledger as a record for people: each row with its guest, if still held, and its check-in."""

from dataclasses import dataclass
from typing import Any

import msgspec

from kiosk.core.outbox import Entry
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Event, Ticket
from kiosk.store.database import Connection
from kiosk.store.rows import ITS_TICKET, LEDGER_COLUMNS, entry_from, ledger_from, ticket_from

_events = msgspec.msgpack.Decoder(Event)
_COLUMNS = ", ".join(f"l.{name.strip()}" for name in LEDGER_COLUMNS.split(","))


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One row of the ledger with its check-in, and the ticket and event as far as they are still held.

    `guest` is the attendee's name, or the name an off-list guest gave; empty after a purge.
    """

    row: LedgerRow
    guest: str = ""
    ticket_type: str = ""
    event: str = ""
    entry: Entry | None = None


def rows(connection: Connection) -> list[RecordRow]:
    """Every row, in order of time."""
    titles = {
        event_id: _events.decode(body).title
        for event_id, body in connection.execute("SELECT id, body FROM events")
    }
    found = connection.execute(
        f"SELECT t.body, o.body, f.name, {_COLUMNS} FROM ledger l"
        f" LEFT JOIN tickets t ON t.number = {ITS_TICKET}"
        " LEFT JOIN outbox o ON o.admission_id = l.id LEFT JOIN off_list f ON f.row_id = l.id"
        " ORDER BY l.at, l.number"
    )
    return [_row(tuple(values), ticket, entry, said, titles) for ticket, entry, said, *values in found]


def _row(
    values: tuple[Any, ...],
    ticket_body: bytes | None,
    entry_body: bytes | None,
    said: str | None,
    titles: dict[str, str],
) -> RecordRow:
    row = ledger_from(values)
    ticket = ticket_from(ticket_body) if ticket_body is not None else Ticket(row.ticket_id)
    kind = ticket.ticket_type
    return RecordRow(
        row,
        ticket.name or said or "",
        (kind.name or kind.id) if kind else "",
        titles.get(row.event_id, row.event_id),
        entry_from(entry_body) if entry_body is not None else None,
    )
