"""The ledger, the outbox and the incidents: what the door did, and what is owed to the service for it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from kiosk.core.outbox import (
    CLOCK_SLACK_S,
    LONGEST_WAIT_S,
    UNSENT,
    Attempt,
    Entry,
    EntryState,
    found_sending,
)
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant
from kiosk.engine.records import Ending, Incident, OutboxCount, UnsentOf
from kiosk.store.database import Connection
from kiosk.store.rows import (
    LEDGER_COLUMNS,
    entry_from,
    incident_from,
    incident_values,
    ledger_from,
    packed,
)
from kiosk.store.ticket_rows import add_row

_LET_IN = "kind IN ('admission', 'override', 'off_list')"
_BY_HAND = "kind IN ('override', 'off_list')"
"""As the indexes have them."""
HAS_OPEN_ADMISSION = (
    "(EXISTS (SELECT 1 FROM ledger WHERE ticket_id = t.id AND kind = 'admission' AND ended_by IS NULL)"
    f" OR EXISTS (SELECT 1 FROM ledger WHERE ticket_id = t.id AND {_BY_HAND} AND ended_by IS NULL))"
)
"""Whether somebody was let in with the ticket `t` and is not known to have left."""
_SENDABLE = "state IN ('waiting', 'sending', 'correcting')"
NOT_OVER = f"({_SENDABLE} OR state = 'needs_attention')"
_OPEN = "state <> 'confirmed'"
"""Said beside the states asked for, so that the index of open entries is known to hold them all."""
_ORDER = {"outbox_unsent": "due, number", "outbox_waits": "waits_since"}
"""By index, so that what is due is found without looking at all that is not."""
OPEN_STATE = f"{_OPEN} AND state = ?"
_INCIDENT_COLUMNS = "id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why"


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


def inside(connection: Connection, events: Collection[str], account: str | None = None) -> int:
    """How many people were let in for these events (none: every event) and are not known to have left.

    Each open admission, override and off-list admission is a person; an off-list one that names no event
    counts for all, and one that names no account too. `account`: whose guests count, None for everybody's.
    """
    chosen = f" AND key IN ({','.join('?' * len(events))}, '')" if events else ""
    mine, whose = ("what GLOB 'inside *'", ()) if account is None else ("what IN (?, ?)", _inside_of(account))
    (people,) = connection.execute(
        f"SELECT coalesce(sum(number), 0) FROM kept_counts WHERE {mine}{chosen}", (*whose, *events)
    ).fetchone()
    return int(people)


def _inside_of(account: str) -> tuple[str, str]:
    """What the counts of this account's guests inside are kept as, and of those that name no account."""
    return f"inside {account}", "inside "


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

    Busy tickets, and all tickets of `but_events`, are left out. What only counts as due, because the clock
    was set, comes after the others.
    """
    chosen: dict[str, Entry] = {}
    others = f" AND event_id NOT IN ({','.join('?' * len(but_events))})" if but_events else ""
    for index, condition, edge in (("outbox_unsent", "due <= ?", now), *_clock_was_set(now)):
        found = connection.execute(
            f"SELECT body FROM outbox INDEXED BY {index} WHERE account = ? AND {_SENDABLE}"
            f" AND state <> 'sending' AND {condition}{others} ORDER BY {_ORDER[index]}",
            (account, edge, *but_events),
        )
        for (body,) in found:
            if len(chosen) >= limit:
                break
            entry = entry_from(body)
            if entry.ticket_id not in busy:
                chosen.setdefault(entry.ticket_id, entry)
    return list(chosen.values())


def _clock_was_set(now: Instant) -> tuple[tuple[str, str, Instant], ...]:
    """What counts as due before its time, as core.outbox.counts_as_due has it, each with its index."""
    return (
        ("outbox_unsent", "due > ?", now + LONGEST_WAIT_S),
        ("outbox_waits", "waits_since > ?", now + CLOCK_SLACK_S),
    )


def next_due(connection: Connection, account: str, now: Instant) -> Instant | None:
    """When the account's next entry that is not being sent is due; now where only a set clock keeps one."""
    for index, condition, edge in _clock_was_set(now):
        if connection.execute(
            f"SELECT 1 FROM outbox INDEXED BY {index} WHERE account = ? AND {_SENDABLE}"
            f" AND state <> 'sending' AND {condition} LIMIT 1",
            (account, edge),
        ).fetchone():
            return now
    found = connection.execute(
        f"SELECT due FROM outbox WHERE account = ? AND {_SENDABLE} AND state <> 'sending'"
        " ORDER BY due LIMIT 1",
        (account,),
    ).fetchone()
    return None if found is None else float(found[0])


def begin_attempt(
    connection: Connection, admission_id: str, now: Instant, skew_s: float | None
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
    connection: Connection, admission_id: str, now: Instant, ending: Ending, *, ambiguous: bool
) -> Ending:
    """Write how the attempt ended and what follows from it.

    Only the last attempt: one before it that was cut off stays without an end, and so ambiguous.
    """
    connection.execute(
        "UPDATE attempts SET ended = ?, ambiguous = ?"
        " WHERE number = (SELECT max(number) FROM attempts WHERE admission_id = ? AND ended IS NULL)",
        (now, int(ambiguous), admission_id),
    )
    put_entry(connection, ending.entry)
    for row in ending.rows:
        add_row(connection, row)
    for incident in ending.incidents:
        add_incident(connection, incident)
    return ending


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
    counts = dict(connection.execute("SELECT key, number FROM kept_counts WHERE what = 'outbox'").fetchall())
    oldest = [
        connection.execute(f"SELECT min(scanned_at) FROM outbox WHERE {OPEN_STATE}", (state,))
        for state in UNSENT
        if counts.get(state)
    ]
    return OutboxCount(
        sum(counts.get(state, 0) for state in UNSENT),
        min((at for found in oldest for (at,) in found if at is not None), default=None),
        counts.get(EntryState.NEEDS_ATTENTION, 0),
    )


def unsent_of(connection: Connection) -> list[UnsentOf]:
    """How much is unsent by account, with what was said last of one that was tried."""
    accounts = connection.execute(
        f"SELECT account, count(*) FROM outbox WHERE {_SENDABLE} GROUP BY account ORDER BY account"
    ).fetchall()
    return [UnsentOf(account, int(count), _last_said(connection, account)) for account, count in accounts]


def _last_said(connection: Connection, account: str) -> str:
    found = connection.execute(
        f"SELECT body FROM outbox WHERE account = ? AND {_SENDABLE} ORDER BY waits_since DESC LIMIT 1",
        (account,),
    ).fetchone()
    return entry_from(found[0]).last_error if found else ""


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


def incidents_about(connection: Connection, admission_id: str) -> list[Incident]:
    """Every incident about an admission, settled ones too, oldest first."""
    if not admission_id:
        return []
    found = connection.execute(
        f"SELECT {_INCIDENT_COLUMNS} FROM incidents WHERE admission_id <> '' AND admission_id = ?"
        " ORDER BY number",
        (admission_id,),
    )
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


def count_anew(connection: Connection) -> None:
    """Let what is kept counted be what there is: a page of it may be of yesterday and look sound."""
    inside = connection.execute(
        f"SELECT 'inside ' || account, event_id, count(*) FROM ledger WHERE {_LET_IN} AND ended_by IS NULL"
        " GROUP BY account, event_id"
    ).fetchall()
    queued = connection.execute("SELECT 'outbox', state, count(*) FROM outbox GROUP BY state").fetchall()
    kept = connection.execute("SELECT what, key, number FROM kept_counts WHERE number <> 0").fetchall()
    if set(kept) != {*inside, *queued}:
        connection.execute("DELETE FROM kept_counts")
        connection.executemany("INSERT INTO kept_counts VALUES (?, ?, ?)", [*inside, *queued])
