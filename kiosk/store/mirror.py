"""The guest-list mirror: tickets as the service last gave them, with the index that searches them."""

import math
from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.merge import Held, Incoming, merge
from kiosk.core.search import fold, words_of
from kiosk.core.tickets import Event, Instant, Ticket
from kiosk.engine.records import ListState
from kiosk.store.connection import Connection
from kiosk.store.notes import count_up
from kiosk.store.rows import digest_of, name_key, packed
from kiosk.store.vocabulary import CHANGES

ROWS_A_LOOK = 100
"""How many rows are looked up and written between two looks at the time."""
_events = msgspec.msgpack.Decoder(Event)


class RowSource(Struct, frozen=True):
    """Where rows come from: the account and filter they were asked for, which request, which pass.

    `now` is the service's clock, after which no honest `updated_at` can lie.
    """

    account: str
    scope: str
    request: int
    pass_no: int
    now: Instant = math.inf


class Written(Struct, frozen=True):
    """How far a write got: rows taken, tickets changed, ids not held before.

    `words`: those that came into the index, ticket by ticket, with this `change` of it; None without any.
    """

    taken: int
    changed: int
    new: int
    words: tuple[str, ...] = ()
    change: int | None = None


class _Kept(Struct, frozen=True):
    """A ticket's row as it is held."""

    number: int
    version: Held
    words: str
    vanished: bool


def prepare(tickets: Iterable[Ticket]) -> list[tuple[Incoming, bytes]]:
    """Each ticket with its digest and its packed form; costs time, so not on the writer's thread.

    By id, so that what is written together lies together in the indexes; a ticket that comes twice keeps
    its order.
    """
    prepared = []
    for ticket in tickets:
        body = packed(ticket)
        prepared.append((Incoming(ticket, digest_of(body)), body))
    return sorted(prepared, key=lambda row: row[0].ticket.id)


def write_some(
    connection: Connection,
    rows: Sequence[tuple[Incoming, bytes]],
    source: RowSource,
    goes_on: Callable[[], bool] = lambda: True,
) -> Written:
    """Merge rows into the mirror for as long as it `goes_on`; at least one look's worth."""
    taken = changed = new = 0
    writing = _Writing(connection, source)
    while taken < len(rows) and (taken == 0 or goes_on()):
        chunk = rows[taken : taken + ROWS_A_LOOK]
        taken += len(chunk)
        kept = _kept(connection, source.account, [incoming.ticket.id for incoming, _ in chunk])
        held = {ticket_id: row.version for ticket_id, row in kept.items()}
        changes = merge(held, (incoming for incoming, _ in chunk), source.request, source.now)
        bodies = {incoming.digest: body for incoming, body in chunk}
        for incoming in changes.write:
            writing.take(incoming, bodies[incoming.digest], kept.get(incoming.ticket.id))
        for ticket_id in changes.same:
            writing.see(kept[ticket_id])
        writing.flush()
        changed += len(changes.write)
        new += sum(1 for incoming in changes.write if incoming.ticket.id not in kept)
    return Written(taken, changed, new, tuple(writing.words), writing.end())


def _kept(connection: Connection, account: str, ids: Sequence[str]) -> dict[str, _Kept]:
    """What is held of these tickets from this account; another's row of the same id is another row."""
    found = connection.execute(
        "SELECT id, number, updated_at, request, digest, words, vanished FROM tickets WHERE account = ?"
        f" AND id IN ({','.join('?' * len(ids))})",
        (account, *ids),
    )
    return {
        ticket_id: _Kept(number, Held(updated, request, digest), text, bool(vanished))
        for ticket_id, number, updated, request, digest, text, vanished in found
    }


def versions(connection: Connection, account: str, ids: Sequence[str]) -> dict[str, Held]:
    """The version that is held of each of these tickets from this account, where one is."""
    return {ticket_id: row.version for ticket_id, row in _kept(connection, account, ids).items()}


_COLUMNS = (
    "token, account, event_id, listing_id, order_id, updated_at, request, vanished, digest, words, body,"
    " type_name, name_key, ticket_state"
)
_ROW = f"({','.join('?' * 16)})"
# Each fails as a whole with its transaction; so SQLite need not keep a copy of each page for one statement.
_ADD = f"INSERT OR FAIL INTO tickets ({_COLUMNS}, number, id) VALUES {_ROW}"
_ADD_LOOK = _ADD + f",{_ROW}" * (ROWS_A_LOOK - 1)
"""A whole look's tickets in one go: SQLite waits for the interpreter once, and not for each of them."""
_CHANGE = (
    f"UPDATE OR FAIL tickets SET {', '.join(f'{name} = ?' for name in _COLUMNS.split(', '))} WHERE number = ?"
)


class _Writing:
    """Gathers what one transaction writes of the list, so that each kind of row goes in as one statement."""

    def __init__(self, connection: Connection, source: RowSource) -> None:
        self._connection = connection
        self._source = source
        self._list = list_number(connection, source.account, source.scope)
        (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM tickets").fetchone()
        self._last = int(last)
        self._events: set[Event] = set()
        self.words: list[str] = []
        self._added: list[tuple[object, ...]] = []
        self._changed: list[tuple[object, ...]] = []
        self._words: list[tuple[int, str]] = []
        self._stale_words: list[tuple[int]] = []
        self._back: list[tuple[int]] = []
        self._seen: list[tuple[int, int, int]] = []

    def take(self, incoming: Incoming, body: bytes, kept: _Kept | None) -> None:
        """Write a ticket, new or changed."""
        if kept is None:
            self._last += 1
        number = self._last if kept is None else kept.number
        ticket, text = incoming.ticket, _words_of(incoming.ticket)
        event, order = ticket.event, ticket.order
        values = (
            ticket.token,
            self._source.account,
            event.id if event else "",
            event.listing.id if event and event.listing else "",
            order.id if order else "",
            ticket.updated_at,
            self._source.request,
            0,
            bytearray(incoming.digest),  # the driver looks long for how to adapt bytes
            text,
            bytearray(body),
            ticket.type_name,
            name_key(ticket),
            ticket.state,
            number,
        )
        if kept is None:
            self._added.append((*values, ticket.id))
        else:
            self._changed.append(values)
        if kept is not None and kept.words != text:
            self._stale_words.append((number,))
        if kept is None or kept.words != text:
            self._words.append((number, text))
        if event is not None and event not in self._events:
            self._events.add(event)
            write_event(self._connection, event)
        self._seen.append((number, self._list, self._source.pass_no))

    def see(self, kept: _Kept) -> None:
        """Note that a ticket is there and stays as it is."""
        if kept.vanished:
            self._back.append((kept.number,))
        self._seen.append((kept.number, self._list, self._source.pass_no))

    def flush(self) -> None:
        """Write what was gathered since the last time."""
        many = self._connection.executemany
        if len(self._added) == ROWS_A_LOOK:
            self._connection.execute(_ADD_LOOK, [value for row in self._added for value in row])
        else:
            many(_ADD, self._added)
        many(_CHANGE, self._changed)
        many("DELETE FROM guest_words WHERE rowid = ?", self._stale_words)
        # One by one: before a statement of many rows the index would write down what it has gathered so far.
        many("INSERT INTO guest_words (rowid, words) VALUES (?, ?)", self._words)
        many("UPDATE tickets SET vanished = 0 WHERE number = ?", self._back)
        many(_SEE, self._seen)
        self.words += [text for _, text in self._words]
        gathered_rows = (self._added, self._changed, self._stale_words, self._words, self._back, self._seen)
        for gathered in gathered_rows:
            gathered.clear()

    def end(self) -> int | None:
        """Tell the search that the words changed, if they did; which change that is."""
        return count_up(self._connection, CHANGES) if self.words else None


_SEE = (
    "INSERT INTO sightings (ticket, list, pass) VALUES (?, ?, ?) ON CONFLICT (ticket) DO UPDATE"
    " SET list = excluded.list, pass = excluded.pass, missed = 0"
    " WHERE list <> excluded.list OR pass <> excluded.pass OR missed <> 0"
)


def _words_of(ticket: Ticket) -> str:
    people = [person for person in (ticket.attendee, ticket.buyer) if person]
    texts = dict.fromkeys(text for person in people for text in (person.name, person.email))
    return " ".join(dict.fromkeys(words_of(" ".join(map(fold, texts)))))


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


def write_event(connection: Connection, event: Event) -> None:
    """Write an event down as its newest ticket tells of it; what one ticket leaves out, another has told."""
    found = connection.execute("SELECT body FROM events WHERE id = ?", (event.id,)).fetchone()
    if found:
        held = _events.decode(found[0])
        event = replace(
            event,
            listing=event.listing or held.listing,
            start=held.start if event.start is None else event.start,
            end=held.end if event.end is None else event.end,
        )
    body = packed(event)
    connection.execute(
        "INSERT INTO events (id, listing_id, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET listing_id = excluded.listing_id, body = excluded.body WHERE body <> excluded.body",
        (event.id, event.listing.id if event.listing else "", body),
    )


def see_set_aside(connection: Connection, ids: Sequence[str], source: RowSource) -> None:
    """Note that tickets are there whose entries could not be read; what is held of them stays as it is."""
    number = list_number(connection, source.account, source.scope)
    for start in range(0, len(ids), ROWS_A_LOOK):
        for row in _kept(connection, source.account, ids[start : start + ROWS_A_LOOK]).values():
            connection.execute(_SEE, (row.number, number, source.pass_no))
            connection.execute("UPDATE tickets SET vanished = 0 WHERE number = ? AND vanished", (row.number,))
