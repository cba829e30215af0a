"""What screens behind the lane read: recent scans, the outbox with guests, arrivals, the file's health."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from kiosk.core.outbox import UNSENT, EntryState
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant, TicketType
from kiosk.engine.records import MOST_OUTBOX_LINES, Arrivals, OutboxLine, RecentScan, Tally
from kiosk.store import ledger, ticket_rows
from kiosk.store.database import Connection, Database
from kiosk.store.rows import ITS_TICKET, LEDGER_COLUMNS, entry_from, ledger_from, ticket_from

MOST_BUCKETS = 2000
"""More than a chart can show; a day and a half of minutes."""
SHORTEST_BUCKET_S = 1.0
_ANSWERED = (EntryState.CONFIRMED, EntryState.CONFLICT)
_COLUMNS = ", ".join(f"l.{name.strip()}" for name in LEDGER_COLUMNS.split(","))


class Reports:
    """The part of kiosk.store.profile.Profile that no guest waits for."""

    _db: Database

    async def rows(self, ticket_id: str) -> list[LedgerRow]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ticket_rows.rows_of(c, ticket_id))

    async def recent(self, limit: int) -> list[RecentScan]:
        """See engine.ports.Store."""
        return await self._db.read_many(lambda c: _recent(c, limit))

    async def outbox_lines(self, *, every: bool) -> list[OutboxLine]:
        """See engine.ports.Store."""
        return await self._db.report(lambda c: _outbox_lines(c, every=every))

    async def arrivals(
        self,
        events: frozenset[str],
        since: Instant,
        until: Instant,
        bucket_s: float,
        account: str | None = None,
    ) -> Arrivals:
        """See engine.ports.Store."""
        return await self._db.report(lambda c: _arrivals(c, events, since, until, bucket_s, account))

    async def faults(self) -> list[str]:
        """See engine.ports.Store. It is what SQLite's and SQLCipher's own checks find."""
        return await self._db.report(_faults)


def _recent(connection: Connection, limit: int) -> list[RecentScan]:
    found = connection.execute(
        "SELECT t.body, f.name, o.state, EXISTS (SELECT 1 FROM ledger u WHERE u.ticket_id = l.ticket_id"
        f" AND u.concerns = l.id AND u.kind = 'undo'), {_COLUMNS} FROM ledger l"
        f" LEFT JOIN tickets t ON t.number = {ITS_TICKET} LEFT JOIN off_list f ON f.row_id = l.id"
        " LEFT JOIN outbox o ON o.admission_id = l.id"
        " LEFT JOIN ledger e ON e.id = l.ended_by AND l.kind = 'off_list' AND e.kind = 'admission'"
        " WHERE l.number > 0 AND l.kind IN ('admission', 'override', 'off_list', 'exit')"
        " AND NOT EXISTS (SELECT 1 FROM ledger v WHERE v.ticket_id = l.ticket_id AND v.concerns = l.id"
        " AND v.kind = 'overturned') AND e.id IS NULL"
        " ORDER BY l.number DESC LIMIT ?",
        (limit,),
    )
    scans = [
        RecentScan(
            ledger_from(tuple(values)),
            ticket_from(body) if body is not None else None,
            name or "",
            bool(undone),
            state in _ANSWERED,
        )
        for body, name, state, undone, *values in found
    ]
    # A ticket that turned up is written down late, for a guest who came before others.
    return sorted(scans, key=lambda scan: scan.row.at, reverse=True)


def _outbox_lines(connection: Connection, *, every: bool) -> list[OutboxLine]:
    joined = (
        "SELECT o.number, o.body, t.body FROM outbox o"
        " LEFT JOIN tickets t ON t.id = o.ticket_id AND t.account = o.account"
    )
    if every:
        found = connection.execute(f"{joined} ORDER BY o.number").fetchall()
    else:
        found = sorted(_open_entries(connection, joined))
    return [
        OutboxLine(entry_from(entry), ticket_from(ticket) if ticket is not None else None)
        for _, entry, ticket in found
    ]


def _open_entries(connection: Connection, joined: str) -> Iterator[tuple[int, bytes, bytes | None]]:
    """The oldest of each state that is not over, by number; the index of open entries has them in order."""
    for state in (*UNSENT, EntryState.NEEDS_ATTENTION):
        yield from connection.execute(
            f"{joined} WHERE {ledger.OPEN_STATE} ORDER BY o.scanned_at, o.number LIMIT ?",
            (state.value, MOST_OUTBOX_LINES),
        )


class _TypeOf(msgspec.Struct):
    """As much of a ticket's body as tells its type."""

    ticket_type: TicketType | None = None


_types = msgspec.msgpack.Decoder(_TypeOf)


def _type_name(body: bytes) -> str:
    kind = _types.decode(body).ticket_type
    return (kind.name or kind.id) if kind else ""


def _arrivals(
    connection: Connection,
    events: frozenset[str],
    since: Instant,
    until: Instant,
    bucket_s: float,
    account: str | None,
) -> Arrivals:
    span_s = max(until - since, 0.0)
    bucket_s = max(bucket_s, SHORTEST_BUCKET_S, span_s / (MOST_BUCKETS - 1))
    last = int(span_s / bucket_s)
    chosen = f" AND l.event_id IN ({','.join('?' * len(events))}, '')" if events else ""
    chosen += "" if account is None else " AND l.account IN (?, '')"
    whose = () if account is None else (account,)
    connection.create_function("ticket_type_name", 1, _type_name, deterministic=True)
    found = connection.execute(
        # The guest list is read once from end to end: looking each ticket up decrypts its page anew.
        "WITH types AS MATERIALIZED (SELECT id, account, ticket_type_name(body) AS type FROM tickets)"
        " SELECT min(CAST((l.at - ?) / ? AS INTEGER), ?) AS bucket, l.door, coalesce(t.type, ''),"
        " count(*) FROM ledger l LEFT JOIN types t ON t.id = l.ticket_id AND t.account = l.account"
        " WHERE l.at >= ? AND l.kind IN ('admission', 'override', 'off_list') AND l.id NOT IN"
        " (SELECT concerns FROM ledger WHERE kind IN ('undo', 'overturned') OR"
        " (kind = 'admission' AND concerns <> ''))"  # which took the place of one off the list
        f"{chosen} GROUP BY bucket, l.door, t.type",
        (since, bucket_s, last, since, *events, *whose),
    )
    people, doors, kinds = [0] * (last + 1), Counter[str](), Counter[str]()
    for bucket, door, kind, count in found:
        people[bucket] += count
        doors[door] += count
        kinds[kind] += count
    inside = ledger.inside(connection, events, account)
    return Arrivals(since, bucket_s, tuple(people), _tallies(kinds), _tallies(doors), inside)


def _tallies(counted: Mapping[str, int]) -> tuple[Tally, ...]:
    return tuple(Tally(name, people) for name, people in sorted(counted.items(), key=_most_first))


def _most_first(counted: tuple[str, int]) -> tuple[int, str]:
    name, people = counted
    return -people, name


def _faults(connection: Connection) -> list[str]:
    found: Iterable[tuple[object]] = connection.execute("PRAGMA cipher_integrity_check")
    faults = [str(text) for (text,) in found]
    faults += [str(text) for (text,) in connection.execute("PRAGMA integrity_check") if text != "ok"]
    return faults
