"""What is held of each guest list, the events it tells of, and the numbers of requests."""

from collections.abc import Iterator

import msgspec

from kiosk.core.tickets import Event
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


def covering(connection: Connection, wanted: frozenset[str]) -> list[ListState]:
    """Complete lists that together hold these events, the freshest for each; empty where one is missing.

    With no events wanted, whatever complete lists there are.
    """
    complete = list(_complete(connection))
    everything = [state for scope, state in complete if scope == EVERYTHING]
    if not wanted:
        return [max(everything, key=_freshness)] if everything else [state for _, state in complete]
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


def _complete(connection: Connection) -> Iterator[tuple[str, ListState]]:
    for scope, body in connection.execute("SELECT scope, body FROM list_states"):
        state = _list_states.decode(body)
        if state.complete:
            yield scope, state


def _freshness(state: ListState) -> float:
    return state.as_of or 0.0


def write_event(connection: Connection, event: Event) -> None:
    """Write an event down as its newest ticket tells of it."""
    body = packed(event)
    connection.execute(
        "INSERT INTO events (id, listing_id, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET listing_id = excluded.listing_id, body = excluded.body WHERE body <> excluded.body",
        (event.id, event.listing.id if event.listing else "", body),
    )


def events(connection: Connection) -> list[EventHeld]:
    """The events of the tickets held, by start; those without one last."""
    counts = dict(connection.execute("SELECT event_id, count(*) FROM tickets GROUP BY event_id").fetchall())
    found = [_events.decode(body) for (body,) in connection.execute("SELECT body FROM events")]
    held = [EventHeld(event, counts[event.id]) for event in found if event.id in counts]
    return sorted(held, key=lambda e: (e.event.start is None, e.event.start or 0.0, e.event.id))


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
