"""Guests as the door and its staff look them up: by code, by ticket, by order, and by what was typed."""

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from kiosk.core.policy import Admits, anybody
from kiosk.core.presence import PresenceState, presence_of
from kiosk.core.tickets import Event, Ticket
from kiosk.core.verdict import Match
from kiosk.engine.forecast import Alike
from kiosk.engine.records import EventHeld, Guest
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.ledger import HAS_OPEN_ADMISSION
from kiosk.store.rows import ticket_from
from kiosk.store.scans import status_of
from kiosk.store.ticket_rows import rows_of, rows_of_each
from kiosk.store.turns import Priority
from kiosk.store.vocabulary import newest_change

TICKETS_AT_ONCE = 2000
"""Of a look at all of them, which would keep the main thread waiting for the interpreter otherwise."""
_events = msgspec.msgpack.Decoder(Event)
_OF_ORDER = "t.order_id <> '' AND t.order_id = ? COLLATE NOCASE AND t.order_id = ?"
"""Ids are told apart by case; the comparison without it is the one that has an index."""
_SEEN_INSIDE = "SELECT 1 FROM ledger l WHERE l.ticket_id = t.id AND l.kind = 'seen_inside'"
_COUNTS = (
    f"count(*), coalesce(sum({HAS_OPEN_ADMISSION} AND NOT EXISTS ({_SEEN_INSIDE})), 0),"
    f" coalesce(sum(EXISTS ({_SEEN_INSIDE})), 0)"
)
Searches = Callable[[Connection, str, int, frozenset[str], str | None, Admits], list[Guest]]
"""What kiosk.store.search.Search does."""


class GuestStore:
    """engine.store_ports.Guests."""

    def __init__(self, database: Database, search: Searches) -> None:
        self._db = database
        self._search = search
        self._counted: dict[str | None, tuple[int, int]] = {}
        """How many tickets an account had, and as of which change of the list."""

    async def match(self, tiers: Sequence[Sequence[str]], account: str) -> Match:
        """See engine.store_ports.Guests."""
        return await self._db.read(lambda c: match(c, tiers, account), Priority.SCAN)

    async def get(self, ticket_id: str, account: str | None = None) -> Guest | None:
        """See engine.store_ports.Guests."""
        return await self._db.read(lambda c: guest(c, ticket_id, account), Priority.SCAN)

    async def order(self, order_id: str, account: str | None = None) -> list[Guest]:
        """See engine.store_ports.Guests."""
        mine, whose = of_account(account)

        def work(connection: Connection) -> list[Guest]:
            if not order_id:
                return []
            found = connection.execute(
                f"SELECT t.id, t.body, t.vanished FROM tickets t WHERE {_OF_ORDER}{mine} ORDER BY t.number",
                (order_id, order_id, *whose),
            ).fetchall()
            held = [
                (ticket_from(body), presence_of(rows_of(connection, i)), bool(vanished))
                for i, body, vanished in found
            ]
            inside = sum(presence.where is PresenceState.INSIDE for _, presence, _ in held)
            return [
                Guest(ticket, presence, gone, len(held), inside, status_of(connection, presence.admission))
                for ticket, presence, gone in held
            ]

        return await self._db.read_many(work)

    async def search(
        self,
        query: str,
        limit: int,
        events: frozenset[str],
        account: str | None = None,
        admits: Admits = anybody,
    ) -> list[Guest]:
        """See engine.store_ports.Guests."""
        return await self._db.search(lambda c: self._search(c, query, limit, events, account, admits))

    async def count(self, account: str | None = None) -> int:
        """See engine.store_ports.Guests."""
        mine, whose = _where_of(account)

        def work(connection: Connection) -> int:
            # A count walks over every ticket, and each delta asks: only who comes or goes changes it.
            as_of = newest_change(connection)
            before = self._counted.get(account)
            if before is None or before[0] != as_of:
                (count,) = connection.execute(f"SELECT count(*) FROM tickets{mine}", whose).fetchone()
                before = self._counted[account] = (as_of, int(count))
            return before[1]

        return await self._db.read_many(work)

    async def alike(self, account: str, apart: Collection[str] = ()) -> list[Alike]:
        """See engine.store_ports.Guests. Some at a time: between them others have their turn."""
        found: dict[tuple[object, ...], tuple[Ticket, int]] = {}
        apart, last = frozenset(apart), 0

        def work(connection: Connection) -> int:
            reached = 0
            rows = connection.execute(
                "SELECT number, id, vanished, body FROM tickets WHERE account = ? AND number > ?"
                " ORDER BY number LIMIT ?",
                (account, last, TICKETS_AT_ONCE),
            )
            for number, ticket_id, vanished, body in rows:
                ticket = ticket_from(body)
                kind, event = ticket.ticket_type, ticket.event
                key = (
                    bool(vanished),
                    ticket_id in apart,
                    ticket.state,
                    event and event.id,
                    kind and (kind.id, kind.name),
                )
                example, tickets = found.get(key, (ticket, 0))
                found[key], reached = (example, tickets + 1), number
            return reached

        while last := await self._db.report(work):
            pass
        return [Alike(example, tickets, bool(key[0])) for key, (example, tickets) in found.items()]

    async def events(self, account: str | None = None) -> list[EventHeld]:
        """See engine.store_ports.Guests."""
        mine, whose = _where_of(account)

        def work(connection: Connection) -> list[EventHeld]:
            counted = connection.execute(
                f"SELECT event_id, count(*) FROM tickets{mine} GROUP BY event_id", whose
            )
            counts = dict(counted.fetchall())
            found = [_events.decode(body) for (body,) in connection.execute("SELECT body FROM events")]
            held = [EventHeld(event, counts[event.id]) for event in found if event.id in counts]
            return sorted(held, key=lambda e: (e.event.start is None, e.event.start or 0.0, e.event.id))

        return await self._db.read_many(work)

    async def event(self, event_id: str, account: str) -> Event | None:
        """See engine.store_ports.Guests."""

        def work(connection: Connection) -> Event | None:
            found = connection.execute(
                "SELECT body FROM events WHERE id = ? AND EXISTS"
                " (SELECT 1 FROM tickets WHERE account = ? AND event_id = ?)",
                (event_id, account, event_id),
            ).fetchone()
            return _events.decode(found[0]) if found else None

        return await self._db.read(work)


def events_of(connection: Connection, events: Collection[str], account: str) -> list[Event]:
    """See engine.ports.Transaction; each event is one look into an index, however many tickets it has."""
    chosen = f" AND e.id IN ({','.join('?' * len(events))})" if events else ""
    found = connection.execute(
        "SELECT e.body FROM events e WHERE EXISTS (SELECT 1 FROM tickets t WHERE t.account = ?"
        f" AND t.event_id = e.id){chosen}",
        (account, *events),
    )
    return [_events.decode(body) for (body,) in found]


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


def guest(connection: Connection, ticket_id: str, account: str | None = None) -> Guest | None:
    """One ticket with its presence and its order's count, as this account (None: any) lists it."""
    mine, whose = of_account(account)
    found = connection.execute(
        f"SELECT id, body, vanished, order_id, account FROM tickets t WHERE id = ?{mine}"
        " ORDER BY number LIMIT 1",
        (ticket_id, *whose),
    ).fetchone()
    return _guest_in(connection, found) if found else None


def guests_at(
    connection: Connection, numbers: Sequence[int], account: str | None = None
) -> list[Guest | None]:
    """The tickets with these numbers, likewise and in that order; None where there is none such."""
    mine, whose = of_account(account)
    found = connection.execute(
        "SELECT number, id, body, vanished, order_id, account FROM tickets t"
        f" WHERE number IN ({','.join('?' * len(numbers))}){mine}",
        (*numbers, *whose),
    ).fetchall()
    rows = rows_of_each(connection, [ticket_id for _, ticket_id, *_ in found])
    orders = _order_counts(connection, {(order_id, lists_it) for *_, order_id, lists_it in found})
    guests: dict[int, Guest] = {}
    for number, ticket_id, body, vanished, order_id, lists_it in found:
        presence = presence_of(rows.get(ticket_id, ()))
        since = status_of(connection, presence.admission)
        count = orders[order_id, lists_it]
        guests[number] = Guest(ticket_from(body), presence, bool(vanished), *count, since)
    return [guests.get(number) for number in numbers]


def _guest_in(connection: Connection, found: Sequence[Any]) -> Guest:
    ticket_id, body, vanished, order_id, lists_it = found
    size, inside = order_count(connection, order_id, lists_it)
    presence = presence_of(rows_of(connection, ticket_id))
    since = status_of(connection, presence.admission)
    return Guest(ticket_from(body), presence, bool(vanished), size, inside, since)


def _order_counts(
    connection: Connection, orders: Collection[tuple[str, str]]
) -> dict[tuple[str, str], tuple[int, int]]:
    """See order_count: of each order, as the account beside it lists it."""
    ids = json.dumps([order_id for order_id in {order_id for order_id, _ in orders} if order_id])
    found = connection.execute(
        f"SELECT t.order_id, t.account, {_COUNTS} FROM json_each(?) o CROSS JOIN tickets t"
        " ON t.order_id <> '' AND t.order_id = o.value COLLATE NOCASE AND t.order_id = o.value"
        " GROUP BY t.order_id, t.account",
        (ids,),
    )
    counts = {
        (order_id, account): (size, inside) for order_id, account, size, inside, seen in found if not seen
    }
    return {order: counts.get(order) or order_count(connection, *order) for order in orders}


def order_count(connection: Connection, order_id: str, account: str) -> tuple[int, int]:
    """How many tickets an order has, and how many of their holders are inside; 1 and 0 without an order.

    As this account lists it. An open admission puts its ticket's holder inside. Only where the service's word
    counts as well do the ticket's rows have to be read.
    """
    if not order_id:
        return 1, 0
    asked = (order_id, order_id, account)
    size, inside, seen = connection.execute(
        f"SELECT {_COUNTS} FROM tickets t WHERE {_OF_ORDER} AND t.account = ?", asked
    ).fetchone()
    if seen:
        ids = connection.execute(
            f"SELECT t.id FROM tickets t WHERE {_OF_ORDER} AND t.account = ? AND EXISTS ({_SEEN_INSIDE})",
            asked,
        ).fetchall()
        inside += sum(presence_of(rows_of(connection, i)).where is PresenceState.INSIDE for (i,) in ids)
    return max(size, 1), inside


def _where_of(account: str | None) -> tuple[str, tuple[str, ...]]:
    """The condition that a ticket is this account's (None: anybody's), and what it is asked with."""
    return ("", ()) if account is None else (" WHERE account = ?", (account,))


def of_account(account: str | None) -> tuple[str, tuple[str, ...]]:
    """The further condition that ticket `t` is this account's (None: any), and what that is asked with."""
    return ("", ()) if account is None else (" AND t.account = ?", (account,))
