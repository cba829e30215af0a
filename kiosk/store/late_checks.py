"""Those inside whose ticket changed: marked with the change itself, looked at behind the scans.

The marks are the triggers' (kiosk.store.schema), so that whoever changes a ticket, or brings an admission of
another machine, leaves one, and no crash comes between the change and its mark. A mark goes with the look.
"""

from collections.abc import Callable, Iterable
from functools import partial

from kiosk.core.tickets import Ticket
from kiosk.engine.records import Incident, Inside
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.incidents import add_incident, incidents_about
from kiosk.store.rows import LEDGER_COLUMNS_OF_L, ledger_from, ticket_from
from kiosk.store.turns import Priority

LOOKED_AT_TOGETHER = 50
READ_TOGETHER = 500
_FIRST_ROW = -(2**63)
_INSIDE = "l.kind IN ('admission', 'override') AND l.ended_by IS NULL"

CameOut = Callable[[Inside], Incident | None]
InDoubt = Callable[[Ticket, bool], bool]


class LateCheckStore:
    """engine.ledger_ports.LateChecks."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def any_pending(self, events: frozenset[str]) -> bool:
        """See engine.ledger_ports.LateChecks."""
        return await self._db.read(lambda c: bool(_marked(c, events, 1)))

    async def check_some(self, events: frozenset[str], came_out: CameOut) -> list[tuple[Inside, Incident]]:
        """See engine.ledger_ports.LateChecks."""

        def work(connection: Connection) -> list[tuple[Inside, Incident]]:
            found = []
            marked = _marked(connection, events, LOOKED_AT_TOGETHER)
            for event_id, ticket_id in marked:
                for inside in _inside(connection, event_id, ticket_id):
                    incident = came_out(inside)
                    if incident is not None:
                        add_incident(connection, incident)
                        found.append((inside, incident))
            connection.executemany("DELETE FROM changed_inside WHERE event_id = ? AND ticket_id = ?", marked)
            return found

        return await self._db.write(work, Priority.BULK)

    async def mark_doubtful(self, in_doubt: InDoubt) -> None:
        """See engine.ledger_ports.LateChecks."""
        after: int | None = _FIRST_ROW
        while after is not None:
            look = partial(_doubtful, after=after, in_doubt=in_doubt)
            doubtful, after = await self._db.read_many(look)
            if doubtful:
                await self._db.write(partial(_mark, inside=doubtful), Priority.BULK)


def _marked(connection: Connection, events: frozenset[str], most: int) -> list[tuple[str, str]]:
    """By event and ticket; who was let in on a ticket that names no event counts for every event."""
    chosen = f" WHERE event_id IN ({','.join('?' * len(events))}, '')" if events else ""
    found = connection.execute(
        f"SELECT event_id, ticket_id FROM changed_inside{chosen} LIMIT ?", (*sorted(events), most)
    )
    return [(event_id, ticket_id) for event_id, ticket_id in found]


def _inside(connection: Connection, event_id: str, ticket_id: str) -> Iterable[Inside]:
    """Whoever was let in for this event with this ticket and is not known to have left, oldest first."""
    found = connection.execute(
        f"SELECT {LEDGER_COLUMNS_OF_L}, t.body, t.vanished FROM ledger l"
        " JOIN tickets t ON t.id = l.ticket_id AND t.account = l.account"
        f" WHERE l.ticket_id = ? AND l.event_id = ? AND {_INSIDE} ORDER BY l.number",
        (ticket_id, event_id),
    ).fetchall()
    for *values, body, vanished in found:
        row = ledger_from(tuple(values))
        incidents = tuple(incidents_about(connection, row.id))
        yield Inside(row, ticket_from(body), bool(vanished), incidents)


def _doubtful(
    connection: Connection, after: int, in_doubt: InDoubt
) -> tuple[list[tuple[str, str]], int | None]:
    """Of the next of those inside the ones whose ticket is in doubt, and where to go on; None at the end."""
    found = connection.execute(
        "SELECT l.number, l.event_id, l.ticket_id, t.body, t.vanished FROM ledger l"
        " JOIN tickets t ON t.id = l.ticket_id AND t.account = l.account"
        f" WHERE l.number > ? AND {_INSIDE} ORDER BY l.number LIMIT ?",
        (after, READ_TOGETHER),
    ).fetchall()
    doubtful = [(event, i) for _, event, i, body, gone in found if in_doubt(ticket_from(body), bool(gone))]
    return doubtful, found[-1][0] if len(found) == READ_TOGETHER else None


def _mark(connection: Connection, inside: Iterable[tuple[str, str]]) -> None:
    """Mark people inside, each by event and ticket, as to be looked at."""
    connection.executemany(
        "INSERT OR IGNORE INTO changed_inside (event_id, ticket_id) VALUES (?, ?)", list(inside)
    )
