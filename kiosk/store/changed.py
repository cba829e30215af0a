"""Those inside whose ticket changed: marked with the change itself, looked at behind the scans.

The marks are the triggers' (kiosk.store.schema), so that whoever changes a ticket, or brings an admission of
another machine, leaves one, and no crash comes between the change and its mark. A mark goes with the look.
"""

from collections.abc import Callable, Iterable

from kiosk.core.tickets import Ticket
from kiosk.engine.records import Incident, Inside
from kiosk.store.database import Connection
from kiosk.store.ledger import add_incident, incidents_about
from kiosk.store.rows import LEDGER_COLUMNS, ledger_from, ticket_from

LOOKED_AT_TOGETHER = 50
READ_TOGETHER = 500
FIRST_ROW = -(2**63)
_LEDGER = ", ".join(f"l.{column.strip()}" for column in LEDGER_COLUMNS.split(","))
_INSIDE = "l.kind IN ('admission', 'override') AND l.ended_by IS NULL"

CameOut = Callable[[Inside], Incident | None]
InDoubt = Callable[[Ticket, bool], bool]


def any_marked(connection: Connection, events: frozenset[str]) -> bool:
    """Whether anybody inside for these events (none: any event) is to be looked at."""
    return bool(_marked(connection, events, 1))


def look(connection: Connection, events: frozenset[str], came_out: CameOut) -> list[tuple[Inside, Incident]]:
    """Look at some of those marked: record the incidents that come of it, and take their marks away."""
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
        f"SELECT {_LEDGER}, t.body, t.vanished FROM ledger l"
        " JOIN tickets t ON t.id = l.ticket_id AND t.account = l.account"
        f" WHERE l.ticket_id = ? AND l.event_id = ? AND {_INSIDE} ORDER BY l.number",
        (ticket_id, event_id),
    ).fetchall()
    for *values, body, vanished in found:
        row = ledger_from(tuple(values))
        told = tuple(incidents_about(connection, row.id))
        yield Inside(row, ticket_from(body), bool(vanished), told)


def in_doubt(connection: Connection, after: int, doubt: InDoubt) -> tuple[list[tuple[str, str]], int | None]:
    """Of the next of those inside the ones whose ticket is in doubt, and where to go on; None at the end."""
    found = connection.execute(
        "SELECT l.number, l.event_id, l.ticket_id, t.body, t.vanished FROM ledger l"
        " JOIN tickets t ON t.id = l.ticket_id AND t.account = l.account"
        f" WHERE l.number > ? AND {_INSIDE} ORDER BY l.number LIMIT ?",
        (after, READ_TOGETHER),
    ).fetchall()
    doubtful = [(event, i) for _, event, i, body, gone in found if doubt(ticket_from(body), bool(gone))]
    return doubtful, found[-1][0] if len(found) == READ_TOGETHER else None


def mark(connection: Connection, inside: Iterable[tuple[str, str]]) -> None:
    """Mark people inside, each by event and ticket, as to be looked at."""
    connection.executemany(
        "INSERT OR IGNORE INTO changed_inside (event_id, ticket_id) VALUES (?, ?)", list(inside)
    )
