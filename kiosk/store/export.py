"""What is exported: every row of the ledger, and every scan, in order of time and as of one moment."""

import heapq
import json
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from kiosk.core.outbox import Entry
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Event, Ticket
from kiosk.engine.scans_told import ScanTold
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.rows import (
    ITS_OFF_LIST,
    ITS_TICKET,
    LEDGER_COLUMNS_OF_L,
    entry_from,
    ledger_from,
    ticket_from,
)
from kiosk.store.scans import KEPT_SCANS, LEDGER_SCANS, kept_scan_from, ledger_scan_from, time_of

T = TypeVar("T")
R = TypeVar("R")

ROWS_AT_ONCE = 500
_LEDGER_ROWS = (
    f"SELECT t.body, o.body, f.name, {LEDGER_COLUMNS_OF_L} FROM ledger l"
    f" LEFT JOIN tickets t ON t.number = {ITS_TICKET}"
    " LEFT JOIN outbox o ON o.admission_id = l.id"
    f" LEFT JOIN off_list f ON f.row_id = {ITS_OFF_LIST} WHERE true"
)
_events = msgspec.msgpack.Decoder(Event)


class ExportedRow(Struct, frozen=True):
    """One row of the ledger with its check-in, and the ticket and event as far as they are still held.

    `guest` is the attendee's name, or the name an off-list guest gave; empty after a purge.
    """

    row: LedgerRow
    guest: str = ""
    ticket_type: str = ""
    event: str = ""
    entry: Entry | None = None


class ExportStore:
    """The whole ledger and every scan, for a file; few of them are held in memory at once.

    What reads them is called on the reports' thread, and no scan waits for it. Raises StoreError, and what
    the reading raises.
    """

    def __init__(self, database: Database) -> None:
        self._db = database

    async def ledger(self, read: Callable[[Iterator[ExportedRow]], T]) -> T:
        """What `read` makes of every row with what is known of it, in order of time."""
        return await self._db.report(lambda c: _as_of_one_moment(c, _ledger_rows(c), read))

    async def scans(self, read: Callable[[Iterator[ScanTold]], T]) -> T:
        """What `read` makes of each scan of this machine, whoever was signed in, the oldest first."""
        return await self._db.report(lambda c: _as_of_one_moment(c, _scans(c), read))


def _as_of_one_moment(
    connection: Connection, rows: Generator[R, None, None], read: Callable[[Iterator[R]], T]
) -> T:
    connection.execute("BEGIN")
    try:
        with closing(rows):  # on this thread, where the reading broke off
            return read(rows)
    finally:
        connection.execute("ROLLBACK")


def _ledger_rows(connection: Connection) -> Generator[ExportedRow, None, None]:
    titles = {
        event_id: _events.decode(body).title
        for event_id, body in connection.execute("SELECT id, body FROM events")
    }
    for ticket, entry, off_list_name, *values in _in_order_of_time(connection, "ledger", _LEDGER_ROWS):
        yield _exported(tuple(values), ticket, entry, off_list_name, titles)


def _scans(connection: Connection) -> Generator[ScanTold, None, None]:
    """Both tables' scans, merged: which of two of the same moment came first is not known."""
    kept: Iterator[ScanTold] = map(kept_scan_from, _in_order_of_time(connection, "scans", KEPT_SCANS))
    rows: Iterator[ScanTold] = map(ledger_scan_from, _in_order_of_time(connection, "ledger", LEDGER_SCANS))
    yield from heapq.merge(kept, rows, key=time_of)


def _in_order_of_time(connection: Connection, table: str, select: str) -> Iterator[tuple[Any, ...]]:
    """What `select` finds of a table's rows `l`. Only their numbers are sorted as a whole.

    SQLite would hold all that it sorts, tickets included, in memory.
    """
    sorted_numbers = connection.execute(f"SELECT number FROM {table} ORDER BY at, number")
    numbers = array("q", (number for (number,) in sorted_numbers))
    for start in range(0, len(numbers), ROWS_AT_ONCE):
        chosen = json.dumps(numbers[start : start + ROWS_AT_ONCE].tolist())
        yield from connection.execute(
            f"{select} AND l.number IN (SELECT value FROM json_each(?)) ORDER BY l.at, l.number", (chosen,)
        )


def _exported(
    values: tuple[Any, ...],
    ticket_body: bytes | None,
    entry_body: bytes | None,
    off_list_name: str | None,
    titles: dict[str, str],
) -> ExportedRow:
    row = ledger_from(values)
    ticket = ticket_from(ticket_body) if ticket_body is not None else Ticket(row.ticket_id)
    return ExportedRow(
        row,
        ticket.name or off_list_name or "",
        ticket.type_name,
        titles.get(row.event_id, row.event_id),
        entry_from(entry_body) if entry_body is not None else None,
    )
