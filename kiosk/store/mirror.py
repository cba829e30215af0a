"""The guest-list mirror: tickets as the service last gave them, with the index that searches them."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter

from kiosk.core.merge import VANISHED_AFTER_PASSES, Held, Incoming, may_vanish, merge
from kiosk.core.search import words
from kiosk.core.tickets import Event, Instant, Ticket
from kiosk.core.verdict import Match
from kiosk.store.database import Connection
from kiosk.store.lists import EVERYTHING, count_up, list_number, write_event
from kiosk.store.rows import digest_of, packed, ticket_from

ROWS_A_LOOK = 100
"""How many rows are looked up and written between two looks at the time."""
VOCABULARY = "vocabulary"
"""The note that counts the changes of the words in the index."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where rows come from: the account and filter they were asked for, which request, which pass.

    `now` is the service's clock, after which no honest `updated_at` can lie.
    """

    account: str
    scope: str
    request: int
    pass_no: int
    now: Instant = math.inf


@dataclass(frozen=True, slots=True)
class Written:
    """How far a write got: rows taken, tickets changed, ids not held before."""

    taken: int
    changed: int
    new: int


@dataclass(frozen=True, slots=True)
class _Kept:
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
    source: Source,
    budget_s: float,
    gives_way: Callable[[], bool] = lambda: False,
) -> Written:
    """Merge rows into the mirror until the time is up, or it has to give way; at least one look's worth."""
    started, taken, changed, new = perf_counter(), 0, 0, 0
    writing = _Writing(connection, source)
    while taken < len(rows) and (taken == 0 or (perf_counter() - started < budget_s and not gives_way())):
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
    writing.end()
    return Written(taken, changed, new)


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
    "id, token, account, event_id, listing_id, order_id, updated_at, request, vanished, digest, words, body"
)
_PUT = (
    f"INSERT INTO tickets (number, {_COLUMNS}) VALUES ({','.join('?' * 13)})"
    " ON CONFLICT (number) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS.split(", ")[1:])
)


class _Writing:
    """Gathers what one transaction writes of the list, so that each kind of row goes in as one statement."""

    def __init__(self, connection: Connection, source: Source) -> None:
        self._connection = connection
        self._source = source
        self._list = list_number(connection, source.account, source.scope)
        (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM tickets").fetchone()
        self._last = int(last)
        self._events: set[Event] = set()
        self._reworded = False
        self._tickets: list[tuple[object, ...]] = []
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
        self._tickets.append(
            (
                number,
                ticket.id,
                ticket.token,
                self._source.account,
                event.id if event else "",
                event.listing.id if event and event.listing else "",
                order.id if order else "",
                ticket.updated_at,
                self._source.request,
                0,
                incoming.digest,
                text,
                body,
            )
        )
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
        many(_PUT, self._tickets)
        many("DELETE FROM guest_words WHERE rowid = ?", self._stale_words)
        many("INSERT INTO guest_words (rowid, words) VALUES (?, ?)", self._words)
        many("UPDATE tickets SET vanished = 0 WHERE number = ?", self._back)
        many(_SEE, self._seen)
        self._reworded |= bool(self._words)
        for gathered in (self._tickets, self._stale_words, self._words, self._back, self._seen):
            gathered.clear()

    def end(self) -> None:
        """Tell the search that the words changed, if they did."""
        if self._reworded:
            count_up(self._connection, VOCABULARY)


_SEE = (
    "INSERT INTO sightings (ticket, list, pass) VALUES (?, ?, ?) ON CONFLICT (ticket) DO UPDATE"
    " SET list = excluded.list, pass = excluded.pass, missed = 0"
    " WHERE list <> excluded.list OR pass <> excluded.pass OR missed <> 0"
)


def _words_of(ticket: Ticket) -> str:
    people = [person for person in (ticket.attendee, ticket.buyer) if person]
    texts = dict.fromkeys(f"{person.name} {person.email}" for person in people)
    return " ".join(dict.fromkeys(word for text in texts for word in words(text)))


def see_set_aside(connection: Connection, ids: Sequence[str], source: Source) -> None:
    """Note that tickets are there whose entries could not be read; what is held of them stays as it is."""
    number = list_number(connection, source.account, source.scope)
    for start in range(0, len(ids), ROWS_A_LOOK):
        for row in _kept(connection, source.account, ids[start : start + ROWS_A_LOOK]).values():
            connection.execute(_SEE, (row.number, number, source.pass_no))
            connection.execute("UPDATE tickets SET vanished = 0 WHERE number = ? AND vanished", (row.number,))


def claim(connection: Connection, account: str, scope: str) -> None:
    """Take what belongs to this list over from the account's other lists, as not seen in this pass.

    A door that asks for one listing after it held everything finds out so what vanished from it.
    """
    number = list_number(connection, account, scope)
    others = "list <> ? AND list IN (SELECT number FROM list_states WHERE account = ?)"
    if not connection.execute(
        f"SELECT 1 FROM sightings WHERE {others} LIMIT 1", (number, account)
    ).fetchone():
        return
    kind, _, wanted = scope.partition(":")
    belongs = ""
    filters: tuple[str, ...] = ()
    if kind != EVERYTHING:
        events = "SELECT id FROM events WHERE listing_id = ?" if kind == "listing" else "?"
        belongs = f" AND ticket IN (SELECT number FROM tickets WHERE event_id IN ({events}))"
        filters = (wanted,)
    connection.execute(
        f"UPDATE sightings SET list = ?, pass = 0 WHERE {others}{belongs}",
        (number, number, account, *filters),
    )


def finish_pass(connection: Connection, account: str, scope: str, pass_no: int) -> int:
    """Count who was missing from a complete pass and mark what vanished; how many were too many to mark."""
    number = list_number(connection, account, scope)
    connection.execute(
        "UPDATE sightings SET missed = missed + 1 WHERE list = ? AND pass <> ?", (number, pass_no)
    )
    marked = "SELECT number FROM tickets WHERE vanished"
    missing = (
        f"SELECT ticket FROM sightings WHERE list = ? AND missed >= ? AND ticket NOT IN ({marked})",
        (number, VANISHED_AFTER_PASSES),
    )
    (gone,) = connection.execute(f"SELECT count(*) FROM ({missing[0]})", missing[1]).fetchone()
    (held,) = connection.execute(
        f"SELECT count(*) FROM sightings WHERE list = ? AND ticket NOT IN ({marked})", (number,)
    ).fetchone()
    if gone and not may_vanish(gone, held):
        return int(gone)
    connection.execute(f"UPDATE tickets SET vanished = 1 WHERE number IN ({missing[0]})", missing[1])
    return 0


def match(connection: Connection, tiers: Sequence[Sequence[str]], account: str) -> Match:
    """The tickets of this account that the first tier with any match names, by id or token.

    Where there is none, those that the lists of other accounts hold, and whose these are.
    """
    elsewhere = Match()
    for tier in tiers:
        marks = ",".join("?" * len(tier))
        found = connection.execute(
            f"SELECT account, body, vanished FROM tickets WHERE id IN ({marks})"
            " UNION SELECT account, body, vanished FROM tickets WHERE token <> ''"
            f" AND token IN ({marks}) ORDER BY account",
            (*tier, *tier),
        ).fetchall()
        if mine := [(ticket_from(body), vanished) for whose, body, vanished in found if whose == account]:
            return Match(
                tuple(ticket for ticket, _ in mine), frozenset(t.id for t, vanished in mine if vanished)
            )
        if found and not elsewhere.elsewhere:
            others = {ticket.id: ticket for ticket in (ticket_from(body) for _, body, _ in found)}
            accounts = tuple(dict.fromkeys(str(whose) for whose, *_ in found))
            elsewhere = Match(elsewhere=tuple(others.values()), accounts=accounts)
    return elsewhere


def account_of(connection: Connection, ticket_id: str, account: str) -> str:
    """The account whose guest list brought this ticket: this one where it did, else another that did."""
    found = connection.execute(
        "SELECT account FROM tickets WHERE id = ? ORDER BY account <> ?, number LIMIT 1",
        (ticket_id, account),
    ).fetchone()
    return str(found[0]) if found else ""


def holds_several_events(connection: Connection, account: str) -> bool:
    """Whether the tickets of this account are for more than one event."""
    least, most = connection.execute(
        "SELECT (SELECT min(event_id) FROM tickets WHERE account = ?1 AND event_id > ''),"
        " (SELECT max(event_id) FROM tickets WHERE account = ?1 AND event_id > '')",
        (account,),
    ).fetchone()
    return bool(least != most)
