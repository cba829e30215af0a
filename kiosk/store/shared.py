"""What this machine and the other doors know of each other: marks on the ledger's rows, and how far they go.

Rows of other doors stand in the ledger like those of a handover, and are read with it by everything that
tells who is inside. A mark tells which of this machine's own rows the hub has; one that is missing is made
good by sharing the row again, which changes nothing.
"""

from collections.abc import Callable, Iterator, Sequence

from kiosk.core.presence import Double, LedgerRow, RowKind
from kiosk.engine.ports import Transaction
from kiosk.engine.records import HubChange, HubPlace, Incident
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.incidents import add_incident
from kiosk.store.rows import LEDGER_COLUMNS, ledger_from
from kiosk.store.ticket_rows import add_shared
from kiosk.store.transaction import DoorTransaction
from kiosk.store.turns import Priority

CameOut = Callable[[Transaction, Double, str], Incident | None]
WasUndone = Callable[[Transaction, LedgerRow], None]
TURNED_AWAY = "one of the two was turned away and did not go in"
_OF_NO_GUEST = "('pin_changed', 'pin_lockout', 'door_changed')"


class SharedStore:
    """engine.ledger_ports.Shared."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def place(self, event_id: str) -> HubPlace:
        """See engine.ledger_ports.Shared."""

        def work(connection: Connection) -> HubPlace:
            found = connection.execute(
                "SELECT sequence, stamp FROM hub_places WHERE event_id = ?", (event_id,)
            ).fetchone()
            return HubPlace(*found) if found else HubPlace()

        return await self._db.read(work)

    async def take(
        self, event_id: str, changes: Sequence[HubChange], came_out: CameOut, undone: WasUndone
    ) -> list[Incident]:
        """See engine.ledger_ports.Shared."""

        def work(connection: Connection) -> list[Incident]:
            transaction, new = DoorTransaction(connection), []
            for change in changes:
                for double, lost in _take(connection, change.rows):
                    incident = came_out(transaction, double, lost)
                    if incident is not None and not _is_recorded(connection, incident):
                        add_incident(connection, incident)
                        new.append(incident)
                for row in change.rows:
                    if row.kind is RowKind.UNDO and row.ticket_id:
                        undone(transaction, row)
                    if row.kind is RowKind.OVERTURNED and row.concerns:
                        _settle_doubles(connection, row)
            if changes:
                _put_place(connection, event_id, changes[-1].place)
            return new

        return await self._db.write(work, Priority.BULK)

    async def unshared(self, event_id: str, limit: int, *, unnamed: bool) -> list[LedgerRow]:
        """See engine.ledger_ports.Shared."""
        events = (event_id, "") if unnamed else (event_id, event_id)

        def work(connection: Connection) -> list[LedgerRow]:
            found = connection.execute(
                f"SELECT {LEDGER_COLUMNS} FROM ledger WHERE shared = 0 AND event_id IN (?, ?)"
                f" AND kind NOT IN {_OF_NO_GUEST} ORDER BY number LIMIT ?",
                (*events, limit),
            )
            return [ledger_from(values) for values in found]

        return await self._db.read(work)

    async def set_apart(self, row_ids: Sequence[str]) -> None:
        """See engine.ledger_ports.Shared."""

        def work(connection: Connection) -> None:
            connection.executemany(
                "UPDATE ledger SET shared = 2 WHERE id = ? AND shared = 0", [(i,) for i in row_ids]
            )

        await self._db.write(work)

    async def try_again(self, event_id: str) -> None:
        """See engine.ledger_ports.Shared."""
        of_event = "shared = 2 AND event_id IN (?, '')"

        def look(connection: Connection) -> bool:
            found = connection.execute(f"SELECT 1 FROM ledger WHERE {of_event} LIMIT 1", (event_id,))
            return found.fetchone() is not None

        def work(connection: Connection) -> None:
            connection.execute(f"UPDATE ledger SET shared = 0 WHERE {of_event}", (event_id,))

        if await self._db.read(look):
            await self._db.write(work, Priority.BULK)

    async def begin_anew(self, event_id: str) -> None:
        """See engine.ledger_ports.Shared."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM hub_places WHERE event_id = ?", (event_id,))
            connection.execute(
                "UPDATE ledger SET shared = 0 WHERE shared <> 0 AND event_id IN (?, '')", (event_id,)
            )

        await self._db.write(work)


def _take(connection: Connection, rows: Sequence[LedgerRow]) -> Iterator[tuple[Double, str]]:
    """Add the rows of one key; the doubles that they show, and this machine's admission where it is late."""
    if not rows:
        return
    shared = {row.id: number for number, row in enumerate(rows)}
    for double, mine in add_shared(connection, rows[0].ticket_id, rows):
        (other,) = (row.id for row in double if row.id != mine)
        is_late = shared.get(mine, len(rows)) > shared.get(other, len(rows))
        yield double, mine if is_late else ""


def _settle_doubles(connection: Connection, overturned: LedgerRow) -> None:
    """Nobody need look for the two of whom one was turned away, as another door says after the incident."""
    connection.execute(
        "UPDATE incidents SET settled_at = ?, settled_why = ?"
        " WHERE ticket_id = ? AND id LIKE 'double:%' AND instr(id, ?) AND settled_at IS NULL",
        (overturned.at, TURNED_AWAY, overturned.ticket_id, overturned.concerns),
    )


def _is_recorded(connection: Connection, incident: Incident) -> bool:
    found = connection.execute("SELECT 1 FROM incidents WHERE id = ?", (incident.id,))
    return found.fetchone() is not None


def _put_place(connection: Connection, event_id: str, place: HubPlace) -> None:
    connection.execute(
        "INSERT INTO hub_places (event_id, sequence, stamp) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (event_id) DO UPDATE SET sequence = ?2, stamp = ?3 WHERE sequence < ?2",
        (event_id, place.sequence, place.stamp),
    )
