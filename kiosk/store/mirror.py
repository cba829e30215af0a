"""The guest-list mirror: tickets as the service last gave them, with the index that searches them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

import msgspec

from kiosk.core.merge import VANISHED_AFTER_PASSES, Held, Incoming, may_vanish, merge
from kiosk.core.search import words
from kiosk.core.tickets import Event, Ticket
from kiosk.core.verdict import Match
from kiosk.engine.ports import EventHeld, ListState, Quarantined
from kiosk.store.database import Connection
from kiosk.store.rows import digest_of, packed, ticket_from

ROWS_A_LOOK = 500
"""How many rows are looked up and written between two looks at the time."""
_events = msgspec.msgpack.Decoder(Event)
_list_states = msgspec.msgpack.Decoder(ListState)


@dataclass(frozen=True, slots=True)
class Source:
    """Where rows come from: the account and filter they were asked for, which request, which pass."""

    account: str
    scope: str
    request: int
    pass_no: int


@dataclass(frozen=True, slots=True)
class Written:
    """How far a write got: rows taken, tickets changed, ids not held before."""

    taken: int
    changed: int
    new: int


def prepare(tickets: Iterable[Ticket]) -> list[tuple[Incoming, bytes]]:
    """Each ticket with its digest and its packed form; costs time, so not on the writer's thread."""
    prepared = []
    for ticket in tickets:
        body = packed(ticket)
        prepared.append((Incoming(ticket, digest_of(body)), body))
    return prepared


def write_some(
    connection: Connection, rows: Sequence[tuple[Incoming, bytes]], source: Source, budget_s: float
) -> Written:
    """Merge rows into the mirror until the time is up; at least one look's worth."""
    started, taken, changed, new = perf_counter(), 0, 0, 0
    while taken < len(rows) and (taken == 0 or perf_counter() - started < budget_s):
        chunk = rows[taken : taken + ROWS_A_LOOK]
        taken += len(chunk)
        held = _held(connection, [incoming.ticket.id for incoming, _ in chunk])
        bodies = {incoming.ticket.id: body for incoming, body in chunk}
        changes = merge(
            {i: version for i, (_, version, _) in held.items()}, (i for i, _ in chunk), source.request
        )
        for incoming in changes.write:
            ticket_id = incoming.ticket.id
            _write(connection, incoming, bodies[ticket_id], source, held.get(ticket_id))
        connection.executemany(
            "UPDATE tickets SET seen_pass = ?, missed = 0, vanished = 0, account = ?, scope = ? WHERE id = ?"
            " AND (seen_pass <> ? OR missed <> 0 OR vanished <> 0)",
            [(source.pass_no, source.account, source.scope, i, source.pass_no) for i in changes.same],
        )
        changed += len(changes.write)
        new += sum(1 for incoming in changes.write if incoming.ticket.id not in held)
    return Written(taken, changed, new)


def _held(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, Held, str]]:
    found = connection.execute(
        "SELECT id, number, updated_at, request, digest, words FROM tickets WHERE id IN"
        f" ({','.join('?' * len(ids))})",
        tuple(ids),
    )
    return {
        ticket_id: (number, Held(updated, request, digest), text)
        for ticket_id, number, updated, request, digest, text in found
    }


def _write(
    connection: Connection,
    incoming: Incoming,
    body: bytes,
    source: Source,
    held: tuple[int, Held, str] | None,
) -> None:
    ticket, text = incoming.ticket, _words_of(incoming.ticket)
    event, order = ticket.event, ticket.order
    listing = event.listing if event else None
    values = (
        ticket.token,
        source.account,
        event.id if event else "",
        listing.id if listing else "",
        order.id if order else "",
        ticket.updated_at,
        source.request,
        source.scope,
        source.pass_no,
        incoming.digest,
        text,
        body,
        ticket.id,
    )
    if held is None:
        number = connection.execute(
            "INSERT INTO tickets (token, account, event_id, listing_id, order_id, updated_at, request, scope,"
            " seen_pass, digest, words, body, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        ).lastrowid
        connection.execute("INSERT INTO guest_words (rowid, words) VALUES (?, ?)", (number, text))
    else:
        number, _, before = held
        connection.execute(
            "UPDATE tickets SET token = ?, account = ?, event_id = ?, listing_id = ?, order_id = ?,"
            " updated_at = ?, request = ?, scope = ?, seen_pass = ?, missed = 0, vanished = 0, digest = ?,"
            " words = ?, body = ? WHERE id = ?",
            values,
        )
        if before != text:
            connection.execute("DELETE FROM guest_words WHERE rowid = ?", (number,))
            connection.execute("INSERT INTO guest_words (rowid, words) VALUES (?, ?)", (number, text))
    if event is not None:
        _write_event(connection, event)


def _write_event(connection: Connection, event: Event) -> None:
    body = packed(event)
    connection.execute(
        "INSERT INTO events (id, listing_id, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET listing_id = excluded.listing_id, body = excluded.body WHERE body <> excluded.body",
        (event.id, event.listing.id if event.listing else "", body),
    )


def _words_of(ticket: Ticket) -> str:
    people = [person for person in (ticket.attendee, ticket.buyer) if person]
    found = (word for person in people for word in words(f"{person.name} {person.email}"))
    return " ".join(dict.fromkeys(found))


def quarantine(connection: Connection, found: Iterable[Quarantined], source: Source) -> None:
    """Remember entries that could not be read; one that is held counts as present."""
    for entry in found:
        connection.execute(
            "INSERT OR REPLACE INTO quarantine (account, scope, ticket_id, why, seen_pass)"
            " VALUES (?, ?, ?, ?, ?)",
            (source.account, source.scope, entry.ticket_id or "", entry.why, source.pass_no),
        )
        if entry.ticket_id:
            connection.execute(
                "UPDATE tickets SET seen_pass = ?, missed = 0 WHERE id = ?",
                (source.pass_no, entry.ticket_id),
            )


def finish_pass(connection: Connection, account: str, scope: str, pass_no: int) -> int:
    """Count who was missing from a complete pass and mark what vanished; how many were too many to mark."""
    mine = "account = ? AND scope = ?"
    connection.execute(
        f"UPDATE tickets SET missed = missed + 1 WHERE {mine} AND seen_pass <> ? AND vanished = 0",
        (account, scope, pass_no),
    )
    held, missing = connection.execute(
        f"SELECT count(*), coalesce(sum(missed >= ?), 0) FROM tickets WHERE {mine} AND vanished = 0",
        (VANISHED_AFTER_PASSES, account, scope),
    ).fetchone()
    if missing and not may_vanish(missing, held):
        return int(missing)
    connection.execute(
        f"UPDATE tickets SET vanished = 1 WHERE {mine} AND missed >= ?",
        (account, scope, VANISHED_AFTER_PASSES),
    )
    return 0


def match(connection: Connection, tiers: Sequence[Sequence[str]]) -> Match:
    """The tickets that the first tier with any match names, by id or token."""
    for tier in tiers:
        marks = ",".join("?" * len(tier))
        found = connection.execute(
            f"SELECT body, vanished FROM tickets WHERE id IN ({marks})"
            f" UNION SELECT body, vanished FROM tickets WHERE token <> '' AND token IN ({marks})",
            (*tier, *tier),
        ).fetchall()
        if found:
            tickets = tuple(ticket_from(body) for body, _ in found)
            gone = {ticket.id for ticket, (_, vanished) in zip(tickets, found, strict=True) if vanished}
            return Match(tickets, frozenset(gone))
    return Match()


def account_of(connection: Connection, ticket_id: str) -> str:
    """The account whose guest list brought this ticket."""
    found = connection.execute("SELECT account FROM tickets WHERE id = ?", (ticket_id,)).fetchone()
    return str(found[0]) if found else ""


def next_request(connection: Connection) -> int:
    """A number for the next request, higher than every one before it."""
    connection.execute(
        "INSERT INTO notes (key, value) VALUES ('requests', '1')"
        " ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1"
    )
    return int(connection.execute("SELECT value FROM notes WHERE key = 'requests'").fetchone()[0])


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


def _complete(connection: Connection) -> Iterator[tuple[str, ListState]]:
    for scope, body in connection.execute("SELECT scope, body FROM list_states"):
        state = _list_states.decode(body)
        if state.complete:
            yield scope, state


def covering(connection: Connection, wanted: frozenset[str]) -> list[ListState]:
    """Complete lists that together hold these events; empty where one is missing.

    With no events wanted, whatever complete lists there are.
    """
    complete = dict(_complete(connection))
    if "all" in complete or not wanted:
        return [complete["all"]] if "all" in complete else list(complete.values())
    covers = []
    for event_id in wanted:
        found = connection.execute("SELECT listing_id FROM events WHERE id = ?", (event_id,)).fetchone()
        scopes = (f"event:{event_id}", f"listing:{found[0]}" if found else "")
        state = next((complete[scope] for scope in scopes if scope in complete), None)
        if state is None:
            return []
        covers.append(state)
    return covers


def events(connection: Connection) -> list[EventHeld]:
    """The events of the tickets held, by start; those without one last."""
    counts = dict(connection.execute("SELECT event_id, count(*) FROM tickets GROUP BY event_id").fetchall())
    found = [_events.decode(body) for (body,) in connection.execute("SELECT body FROM events")]
    held = [EventHeld(event, counts.get(event.id, 0)) for event in found if event.id in counts]
    return sorted(held, key=lambda e: (e.event.start is None, e.event.start or 0.0, e.event.id))
