"""What is held of each guest list, the events it tells of, and the numbers of requests."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from kiosk.core.tickets import Event, Instant
from kiosk.engine.records import EventHeld, ListState
from kiosk.store.database import Connection
from kiosk.store.rows import packed

EVERYTHING = "all"
_events = msgspec.msgpack.Decoder(Event)
_list_states = msgspec.msgpack.Decoder(ListState)


def list_number(connection: Connection, account: str, scope: str) -> int:
    """The number that stands for this account and filter; made on first use."""
    connection.execute(
        "INSERT OR IGNORE INTO list_states (account, scope, body) VALUES (?, ?, ?)",
        (account, scope, packed(ListState())),
    )
    found = connection.execute(
        "SELECT number FROM list_states WHERE account = ? AND scope = ?", (account, scope)
    )
    return int(found.fetchone()[0])


def list_state(connection: Connection, account: str, scope: str) -> ListState:
    """What is held for an account and a filter."""
    found = connection.execute(
        "SELECT body FROM list_states WHERE account = ? AND scope = ?", (account, scope)
    ).fetchone()
    return _list_states.decode(found[0]) if found else ListState()


def put_list_state(connection: Connection, account: str, scope: str, state: ListState) -> None:
    """Write it."""
    connection.execute(
        "INSERT INTO list_states (account, scope, body) VALUES (?, ?, ?)"
        " ON CONFLICT (account, scope) DO UPDATE SET body = excluded.body",
        (account, scope, packed(state)),
    )


def accounts(connection: Connection) -> tuple[str, ...]:
    """The accounts that guest lists are held of."""
    found = connection.execute("SELECT DISTINCT account FROM list_states ORDER BY account")
    return tuple(str(account) for (account,) in found)


def covering(connection: Connection, wanted: frozenset[str], account: str) -> list[ListState]:
    """Complete lists of this account that together hold these events, the freshest for each.

    Empty where one is missing, whatever the lists of other accounts hold.

    With no events wanted only the list of everything will do: those of some events, chosen before, do not
    tell who else has a ticket.
    """
    complete = list(_complete(connection, account))
    if not wanted:
        return [state for scope, state in complete if scope == EVERYTHING]
    covers = []
    for event_id in wanted:
        scopes = {EVERYTHING, f"event:{event_id}"}
        found = connection.execute("SELECT listing_id FROM events WHERE id = ?", (event_id,)).fetchone()
        if found and found[0]:
            scopes.add(f"listing:{found[0]}")
        states = [state for scope, state in complete if scope in scopes]
        if not states:
            return []
        covers.append(max(states, key=_freshness))
    return covers


def list_times(connection: Connection) -> Iterator[Instant]:
    """When each list was last fetched, by this machine's clock."""
    for (body,) in connection.execute("SELECT body FROM list_states"):
        state = _list_states.decode(body)
        if state.as_of is not None:
            yield state.as_of


def _complete(connection: Connection, account: str) -> Iterator[tuple[str, ListState]]:
    found = connection.execute("SELECT scope, body FROM list_states WHERE account = ?", (account,))
    for scope, body in found:
        state = _list_states.decode(body)
        if state.complete:
            yield scope, state


def _freshness(state: ListState) -> float:
    return state.as_of or 0.0


def write_event(connection: Connection, event: Event) -> None:
    """Write an event down as its newest ticket tells of it; what one ticket leaves out, another has told."""
    found = connection.execute("SELECT body FROM events WHERE id = ?", (event.id,)).fetchone()
    if found:
        told = _events.decode(found[0])
        event = replace(
            event,
            listing=event.listing or told.listing,
            start=told.start if event.start is None else event.start,
            end=told.end if event.end is None else event.end,
        )
    body = packed(event)
    connection.execute(
        "INSERT INTO events (id, listing_id, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET listing_id = excluded.listing_id, body = excluded.body WHERE body <> excluded.body",
        (event.id, event.listing.id if event.listing else "", body),
    )


def events(connection: Connection, account: str | None = None) -> list[EventHeld]:
    """The events of the tickets held of this account (None: of all), by start; those without one last."""
    mine, values = of_account(account)
    counted = connection.execute(f"SELECT event_id, count(*) FROM tickets{mine} GROUP BY event_id", values)
    counts = dict(counted.fetchall())
    found = [_events.decode(body) for (body,) in connection.execute("SELECT body FROM events")]
    held = [EventHeld(event, counts[event.id]) for event in found if event.id in counts]
    return sorted(held, key=lambda e: (e.event.start is None, e.event.start or 0.0, e.event.id))


def ticket_count(connection: Connection, account: str | None = None) -> int:
    """How many tickets are held of this account; None: of all."""
    mine, values = of_account(account)
    return int(connection.execute(f"SELECT count(*) FROM tickets{mine}", values).fetchone()[0])


def of_account(account: str | None) -> tuple[str, tuple[str, ...]]:
    """The condition that a ticket is this account's (None: anybody's), and what it is asked with."""
    return ("", ()) if account is None else (" WHERE account = ?", (account,))


def next_request(connection: Connection) -> int:
    """A number for the next request, higher than every one before it."""
    return count_up(connection, "requests")


def count_up(connection: Connection, key: str) -> int:
    """Add one to the number remembered under this key; the number now."""
    connection.execute(
        "INSERT INTO notes (key, value) VALUES (?, '1')"
        " ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1",
        (key,),
    )
    return int(connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()[0])


def put_note(connection: Connection, key: str, value: str) -> None:
    """Remember a small text under this key."""
    connection.execute(
        "INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )
