"""The ledger, the outbox and the incidents: what the door did, and what is owed to the service for it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from sqlcipher3 import dbapi2 as sqlite

from kiosk.core.outbox import UNSENT, Attempt, Entry, EntryState, found_sending
from kiosk.core.presence import LETS_IN, LedgerRow, RowKind
from kiosk.core.tickets import Instant
from kiosk.engine.errors import StoreError
from kiosk.engine.records import Incident, OutboxCount
from kiosk.store.database import Connection
from kiosk.store.handed_rows import in_order
from kiosk.store.rows import (
    LEDGER_COLUMNS,
    entry_from,
    incident_from,
    incident_values,
    ledger_from,
    ledger_values,
    packed,
)

LONGEST_WAIT_S = 3600.0
"""A due time further off than this came from a clock that jumped, and counts as due."""
_LET_IN = "kind IN ('admission', 'override', 'off_list')"
_BY_HAND = "kind IN ('override', 'off_list')"
"""As the indexes have them."""
_SENDABLE = "state IN ('waiting', 'sending', 'correcting')"
NOT_OVER = f"({_SENDABLE} OR state = 'needs_attention')"
_OPEN = "state <> 'confirmed'"
"""Said beside the states asked for, so that the index of open entries is known to hold them all."""
_INCIDENT_COLUMNS = "id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why"


def add_row(connection: Connection, row: LedgerRow) -> None:
    """Append a ledger row; what it ends is closed, as core.presence.presence_of reads it.

    Raises StoreError where the ticket has an open admission already.
    """
    try:
        connection.execute(
            f"INSERT INTO ledger ({LEDGER_COLUMNS}) VALUES ({','.join('?' * 14)})", ledger_values(row)
        )
    except sqlite.IntegrityError as error:
        raise StoreError("this ticket has an open admission already") from error
    if row.kind is RowKind.EXIT:
        _end_all(connection, row)
    elif row.concerns:
        connection.execute(
            "UPDATE ledger SET ended_by = ? WHERE id = ? AND ended_by IS NULL", (row.id, row.concerns)
        )


def _end_all(connection: Connection, leaving: LedgerRow) -> None:
    """End every admission of the ticket that is open, up to the one that the exit names, if it names one."""
    let_in = [row.id for row in rows_of(connection, leaving.ticket_id) if row.kind in LETS_IN]
    if leaving.concerns:
        let_in = let_in[: let_in.index(leaving.concerns) + 1] if leaving.concerns in let_in else []
    connection.executemany(
        "UPDATE ledger SET ended_by = ? WHERE id = ? AND ended_by IS NULL",
        [(leaving.id, admission_id) for admission_id in let_in],
    )


def rows_of(connection: Connection, ticket_id: str) -> list[LedgerRow]:
    """A ticket's ledger rows, oldest first; see kiosk.store.handed_rows for those that were handed over."""
    found = connection.execute(
        f"SELECT number < 0, {LEDGER_COLUMNS} FROM ledger WHERE ticket_id = ? ORDER BY number", (ticket_id,)
    )
    rows: tuple[list[LedgerRow], list[LedgerRow]] = ([], [])
    for is_handed, *values in found:
        rows[is_handed].append(ledger_from(tuple(values)))
    own, handed = rows
    return in_order(handed, own) if handed else own


def row_with(connection: Connection, row_id: str) -> LedgerRow | None:
    """One ledger row."""
    values = connection.execute(f"SELECT {LEDGER_COLUMNS} FROM ledger WHERE id = ?", (row_id,)).fetchone()
    return ledger_from(values) if values else None


def mark_shown(connection: Connection, admission_ids: Sequence[str]) -> None:
    """Record that these admissions' verdicts reached a person."""
    connection.executemany("UPDATE ledger SET shown = 1 WHERE id = ?", [(i,) for i in admission_ids])


def unshown(connection: Connection, run: str, since: Instant) -> list[LedgerRow]:
    """Open admissions of other runs since then that nobody saw green, oldest first."""
    found = connection.execute(
        f"SELECT {LEDGER_COLUMNS} FROM ledger WHERE {_LET_IN} AND shown = 0 AND at >= ?"
        " AND run <> ? AND ended_by IS NULL ORDER BY number",
        (since, run),
    )
    return [ledger_from(values) for values in found]


def inside(connection: Connection, events: Collection[str]) -> int:
    """How many people were let in for these events (none: every event) and are not known to have left.

    Each open admission, override and off-list admission is a person; an off-list one that names no event
    counts for all.
    """
    chosen = f" AND event_id IN ({','.join('?' * len(events))}, '')" if events else ""
    counts = [
        connection.execute(
            f"SELECT count(*) FROM ledger WHERE {kinds} AND ended_by IS NULL{chosen}", tuple(events)
        ).fetchone()[0]
        for kinds in ("kind = 'admission'", _BY_HAND)
    ]
    return sum(counts)


def put_entry(connection: Connection, entry: Entry) -> None:
    """Write an outbox entry, new or changed."""
    connection.execute(
        "INSERT INTO outbox (admission_id, ticket_id, account, event_id, scanned_at, state, due, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (admission_id)"
        " DO UPDATE SET state = excluded.state, due = excluded.due, body = excluded.body",
        (
            entry.admission_id,
            entry.ticket_id,
            entry.account,
            entry.event_id,
            entry.scanned_at,
            entry.state.value,
            entry.due,
            packed(entry),
        ),
    )


def entries_of(connection: Connection, ticket_id: str) -> list[Entry]:
    """A ticket's outbox entries, oldest first."""
    found = connection.execute("SELECT body FROM outbox WHERE ticket_id = ? ORDER BY number", (ticket_id,))
    return [entry_from(body) for (body,) in found]


def entry_with(connection: Connection, admission_id: str) -> Entry | None:
    """One outbox entry."""
    found = connection.execute("SELECT body FROM outbox WHERE admission_id = ?", (admission_id,)).fetchone()
    return entry_from(found[0]) if found else None


def entries(connection: Connection, *, every: bool) -> list[Entry]:
    """Entries that were not confirmed yet, or every one, oldest first."""
    chosen = "" if every else f" WHERE {NOT_OVER}"
    found = connection.execute(f"SELECT body FROM outbox{chosen} ORDER BY number")
    return [entry_from(body) for (body,) in found]


def due(
    connection: Connection,
    account: str,
    now: Instant,
    limit: int,
    busy: Collection[str],
    but_events: Collection[str] = (),
) -> list[Entry]:
    """Unsent entries of the account that are due, longest due first, one a ticket.

    Busy tickets, and all tickets of `but_events`, are left out.
    A due time further off than the longest wait counts as due, after the others.
    """
    chosen: dict[str, Entry] = {}
    others = f" AND event_id NOT IN ({','.join('?' * len(but_events))})" if but_events else ""
    for condition, edge in (("due <= ?", now), ("due > ?", now + LONGEST_WAIT_S)):
        found = connection.execute(
            f"SELECT body FROM outbox WHERE account = ? AND {_SENDABLE} AND state <> 'sending'"
            f" AND {condition}{others} ORDER BY due, number",
            (account, edge, *but_events),
        )
        for (body,) in found:
            if len(chosen) >= limit:
                break
            entry = entry_from(body)
            if entry.ticket_id not in busy:
                chosen.setdefault(entry.ticket_id, entry)
    return list(chosen.values())


def next_due(connection: Connection, account: str) -> Instant | None:
    """When the account's next entry that is not being sent is due."""
    found = connection.execute(
        f"SELECT due FROM outbox WHERE account = ? AND {_SENDABLE} AND state <> 'sending'"
        " ORDER BY due LIMIT 1",
        (account,),
    ).fetchone()
    return None if found is None else float(found[0])


def begin_attempt(
    connection: Connection, admission_id: str, now: Instant, skew_s: float
) -> tuple[Entry, tuple[Attempt, ...]] | None:
    """Write that an attempt starts; the entry as it is now, and the ticket's earlier attempts.

    None where the entry is not to be sent, or the ticket has another attempt under way.
    """
    entry = entry_with(connection, admission_id)
    if entry is None or entry.state not in UNSENT or entry.state is EntryState.SENDING:
        return None
    if any(other.state is EntryState.SENDING for other in entries_of(connection, entry.ticket_id)):
        return None
    earlier = attempts_of(connection, entry.ticket_id)
    sending = replace(entry, state=EntryState.SENDING, attempts=entry.attempts + 1)
    put_entry(connection, sending)
    connection.execute(
        "INSERT INTO attempts (admission_id, ticket_id, started, skew_s) VALUES (?, ?, ?, ?)",
        (entry.admission_id, entry.ticket_id, now, skew_s),
    )
    return sending, earlier


def attempts_of(connection: Connection, ticket_id: str) -> tuple[Attempt, ...]:
    """Every attempt for a ticket, oldest first; one without an end counts as ambiguous."""
    found = connection.execute(
        "SELECT started, ended, ambiguous, skew_s FROM attempts WHERE ticket_id = ? ORDER BY number",
        (ticket_id,),
    )
    return tuple(
        Attempt(started, ended, bool(ambiguous), skew_s) for started, ended, ambiguous, skew_s in found
    )


def end_attempt(
    connection: Connection,
    entry: Entry,
    now: Instant,
    *,
    ambiguous: bool,
    rows: Iterable[LedgerRow],
    incidents: Iterable[Incident],
) -> Entry:
    """Write how the attempt ended and what follows from it.

    Only the last attempt: one before it that was cut off stays without an end, and so ambiguous.
    """
    connection.execute(
        "UPDATE attempts SET ended = ?, ambiguous = ?"
        " WHERE number = (SELECT max(number) FROM attempts WHERE admission_id = ? AND ended IS NULL)",
        (now, int(ambiguous), entry.admission_id),
    )
    put_entry(connection, entry)
    for row in rows:
        add_row(connection, row)
    for incident in incidents:
        add_incident(connection, incident)
    return entry


def recover(connection: Connection) -> int:
    """Make entries found `sending` due again; how many there were."""
    stuck = [
        entry_from(body)
        for (body,) in connection.execute(
            f"SELECT body FROM outbox WHERE {_OPEN} AND state = 'sending'"
        ).fetchall()
    ]
    for entry in stuck:
        put_entry(connection, found_sending(entry))
    connection.execute("UPDATE attempts SET ended = started WHERE ended IS NULL")
    return len(stuck)


def outbox_count(connection: Connection) -> OutboxCount:
    """How much is unsent, since when, and how much needs a person."""
    unsent, oldest = connection.execute(
        f"SELECT count(*), min(scanned_at) FROM outbox WHERE {_OPEN} AND {_SENDABLE}"
    ).fetchone()
    attention = connection.execute(
        f"SELECT count(*) FROM outbox WHERE {_OPEN} AND state = 'needs_attention'"
    ).fetchone()
    return OutboxCount(int(unsent), oldest, int(attention[0]))


def add_incident(connection: Connection, incident: Incident) -> None:
    """Record an incident."""
    connection.execute(
        f"INSERT INTO incidents ({_INCIDENT_COLUMNS}) VALUES ({','.join('?' * 8)})", incident_values(incident)
    )


def incidents(connection: Connection, *, every: bool) -> list[Incident]:
    """Incidents that are not settled, or every one, oldest first."""
    chosen = "" if every else " WHERE settled_at IS NULL"
    found = connection.execute(f"SELECT {_INCIDENT_COLUMNS} FROM incidents{chosen} ORDER BY number")
    return [incident_from(values) for values in found]


def settle_incident(connection: Connection, incident_id: str, why: str, now: Instant) -> Incident | None:
    """Settle an incident; None where there is none with this id that is open."""
    changed = connection.execute(
        "UPDATE incidents SET settled_at = ?, settled_why = ? WHERE id = ? AND settled_at IS NULL",
        (now, why, incident_id),
    )
    if changed.rowcount == 0:
        return None
    found = connection.execute(f"SELECT {_INCIDENT_COLUMNS} FROM incidents WHERE id = ?", (incident_id,))
    return incident_from(found.fetchone())


def change_entry(
    connection: Connection, admission_id: str, change: Callable[[Entry], Entry | None]
) -> Entry | None:
    """Change an entry by what it is now; None where there is none, or `change` wants none."""
    entry = entry_with(connection, admission_id)
    changed = change(entry) if entry else None
    if changed is not None:
        put_entry(connection, changed)
    return changed


def make_due(connection: Connection, admission_ids: Iterable[str]) -> None:
    """Make unsent entries due at once."""
    for admission_id in admission_ids:
        entry = entry_with(connection, admission_id)
        if entry is not None and entry.state in UNSENT:
            put_entry(connection, replace(entry, due=0.0))
