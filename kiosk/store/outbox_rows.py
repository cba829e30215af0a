"""The rows of the outbox and of the attempts to send what is in it."""

from kiosk.core.outbox import Attempt, Entry
from kiosk.store.connection import Connection
from kiosk.store.rows import entry_from, packed


def put_entry(connection: Connection, entry: Entry) -> None:
    """Write an outbox entry, new or changed."""
    connection.execute(
        "INSERT INTO outbox (admission_id, ticket_id, account, event_id, scanned_at, state, due, body,"
        " waits_since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (admission_id)"
        " DO UPDATE SET state = excluded.state, due = excluded.due, body = excluded.body,"
        " waits_since = excluded.waits_since",
        (
            entry.admission_id,
            entry.ticket_id,
            entry.account,
            entry.event_id,
            entry.scanned_at,
            entry.state.value,
            entry.due,
            packed(entry),
            entry.waits_since,
        ),
    )


def entry_with(connection: Connection, admission_id: str) -> Entry | None:
    """One outbox entry."""
    found = connection.execute("SELECT body FROM outbox WHERE admission_id = ?", (admission_id,)).fetchone()
    return entry_from(found[0]) if found else None


def entries_of(connection: Connection, ticket_id: str) -> list[Entry]:
    """A ticket's outbox entries, oldest first."""
    found = connection.execute("SELECT body FROM outbox WHERE ticket_id = ? ORDER BY number", (ticket_id,))
    return [entry_from(body) for (body,) in found]


def attempts_of(connection: Connection, ticket_id: str) -> tuple[Attempt, ...]:
    """Every attempt for a ticket, oldest first; one without an end counts as ambiguous."""
    found = connection.execute(
        "SELECT started, ended, ambiguous, skew_s FROM attempts WHERE ticket_id = ? ORDER BY number",
        (ticket_id,),
    )
    return tuple(
        Attempt(started, ended, bool(ambiguous), skew_s) for started, ended, ambiguous, skew_s in found
    )
