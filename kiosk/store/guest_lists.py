"""What is held of each guest list: its state, the passes over it, and the pages that come in."""

import asyncio
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial

import msgspec

from kiosk.core.merge import VANISHED_AFTER_PASSES, Incoming, may_vanish
from kiosk.engine.records import GuestPage, ListState, Stored
from kiosk.store import mirror, retention
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.notes import count_up
from kiosk.store.rows import packed
from kiosk.store.turns import Priority
from kiosk.store.vocabulary import Vocabulary

EVERYTHING = "all"
_list_states = msgspec.msgpack.Decoder(ListState)


class GuestListStore:
    """engine.store_ports.GuestLists."""

    def __init__(self, database: Database, vocabulary: Vocabulary) -> None:
        """`vocabulary` is told of the words that come in."""
        self._db, self._vocabulary = database, vocabulary

    async def state(self, account: str, scope: str) -> ListState:
        """See engine.store_ports.GuestLists."""
        return await self._db.read(lambda c: list_state(c, account, scope))

    async def put_state(self, account: str, scope: str, state: ListState) -> None:
        """See engine.store_ports.GuestLists."""
        await self._db.write(lambda c: put_list_state(c, account, scope, state))

    async def covering(self, events: frozenset[str], account: str) -> list[ListState]:
        """See engine.store_ports.GuestLists."""
        return await self._db.read(lambda c: covering(c, events, account))

    async def accounts(self) -> tuple[str, ...]:
        """See engine.store_ports.GuestLists."""

        def work(connection: Connection) -> tuple[str, ...]:
            found = connection.execute("SELECT DISTINCT account FROM list_states ORDER BY account")
            return tuple(str(account) for (account,) in found)

        return await self._db.read(work)

    async def store_pages(
        self,
        account: str,
        pages: Sequence[GuestPage],
        *,
        request: int,
        pass_no: int,
        scope: str,
        before_commit: Callable[[], object] = lambda: None,
    ) -> Stored:
        """See engine.store_ports.GuestLists."""
        now = min((page.date for page in pages if page.date is not None), default=math.inf)
        source = mirror.RowSource(account, scope, request, pass_no, now)
        rows = await asyncio.to_thread(mirror.prepare, [ticket for page in pages for ticket in page.tickets])
        tell: Callable[[], object] = partial(_call_soon, asyncio.get_running_loop(), before_commit)
        changed = new = 0
        while rows:
            write = partial(self._write_some, rows=rows, source=source, before_commit=tell)
            written, rows = await self._db.write(write, Priority.BULK)
            tell = _tell_nobody
            if written.change is not None:
                await asyncio.to_thread(self._vocabulary.add, written.words, written.change)
            changed, new = changed + written.changed, new + written.new
        aside = [entry.ticket_id for page in pages for entry in page.quarantined if entry.ticket_id]
        if aside:
            await self._db.write(lambda c: mirror.see_set_aside(c, aside, source), Priority.BULK)
        return Stored(changed, new)

    def _write_some(
        self,
        connection: Connection,
        rows: list[tuple[Incoming, bytes]],
        source: mirror.RowSource,
        before_commit: Callable[[], object],
    ) -> tuple[mirror.Written, list[tuple[Incoming, bytes]]]:
        """Write some, and return what is left; who was forgotten while a page was under way stays away."""
        known = retention.forgotten(connection)
        if known:
            rows = [row for row in rows if not retention.is_forgotten(row[0].ticket.event, known)]
        budget = self._db.bulk_budget()
        written = mirror.write_some(
            connection, rows, source, lambda: budget.is_left and not self._db.a_scan_waits()
        )
        before_commit()
        return written, rows[written.taken :]

    async def finish_pass(self, account: str, scope: str, state: ListState) -> int:
        """See engine.store_ports.GuestLists."""

        def work(connection: Connection) -> int:
            too_many = _mark_vanished(connection, account, scope, state.passes)
            put_list_state(connection, account, scope, state)
            return too_many

        await self._db.write(lambda c: _claim(c, account, scope), Priority.BULK)
        return await self._db.write(work, Priority.BULK)

    async def next_request(self) -> int:
        """See engine.store_ports.GuestLists."""
        return await self._db.write(lambda c: count_up(c, "requests"))


def _tell_nobody() -> None:
    pass


def _call_soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], object]) -> None:
    with suppress(RuntimeError):  # the loop has ended, and nobody waits
        loop.call_soon_threadsafe(callback)


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


def _complete(connection: Connection, account: str) -> Iterator[tuple[str, ListState]]:
    found = connection.execute("SELECT scope, body FROM list_states WHERE account = ?", (account,))
    for scope, body in found:
        state = _list_states.decode(body)
        if state.complete:
            yield scope, state


def _freshness(state: ListState) -> float:
    return state.as_of or 0.0


def _claim(connection: Connection, account: str, scope: str) -> None:
    """Take what belongs to this list over from the account's other lists, as not seen in this pass.

    A door that asks for one listing after it held everything finds out so what vanished from it. A ticket
    that names another listing than its event does, or none, was never asked for with it, and is not missing.
    """
    number = mirror.list_number(connection, account, scope)
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
        belongs = f" AND ticket IN (SELECT number FROM tickets WHERE account = ? AND event_id IN ({events}))"
        filters = (account, wanted)
    if kind == "listing":  # asked of those alone whose event may be on it: no index has a ticket's listing
        belongs += " AND EXISTS (SELECT 1 FROM tickets t WHERE t.number = ticket AND t.listing_id = ?)"
        filters = (account, wanted, wanted)
    connection.execute(
        f"UPDATE sightings SET list = ?, pass = 0 WHERE {others}{belongs}",
        (number, number, account, *filters),
    )


def _mark_vanished(connection: Connection, account: str, scope: str, pass_no: int) -> int:
    """Count who was missing from a complete pass and mark what vanished; how many were too many to mark."""
    number = mirror.list_number(connection, account, scope)
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
