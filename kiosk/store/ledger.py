"""The ledger as it is read: who was let in and out here, who is inside, and what was never shown."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant
from kiosk.engine.records import Arrivals, Counted, OffListed, Tally
from kiosk.store import counter
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.rows import (
    LEDGER_COLUMNS,
    LEDGER_COLUMNS_OF_L,
    STANDS_OFF_LIST,
    ledger_from,
)
from kiosk.store.ticket_rows import row_with, rows_of
from kiosk.store.turns import Priority

MOST_BUCKETS = 2000
"""More than a chart can show; a day and a half of minutes."""
SHORTEST_BUCKET_S = 1.0
_LET_IN = "kind IN ('admission', 'override', 'off_list')"
_COUNTS_INSIDE = "kind IN ('admission', 'override', 'off_list', 'counted_in')"
"""As the triggers have it."""
_BY_HAND = "kind IN ('override', 'off_list')"
"""As the indexes have them."""
HAS_OPEN_ADMISSION = (
    "(EXISTS (SELECT 1 FROM ledger WHERE ticket_id = t.id AND kind = 'admission' AND ended_by IS NULL)"
    f" OR EXISTS (SELECT 1 FROM ledger WHERE ticket_id = t.id AND {_BY_HAND} AND ended_by IS NULL))"
)
"""Whether somebody was let in with the ticket `t` and is not known to have left."""


class LedgerStore:
    """engine.ledger_ports.Ledger."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def row(self, row_id: str) -> LedgerRow | None:
        """See engine.ledger_ports.Ledger."""
        return await self._db.read(lambda c: row_with(c, row_id))

    async def rows(self, ticket_id: str) -> list[LedgerRow]:
        """See engine.ledger_ports.Ledger."""
        return await self._db.read(lambda c: rows_of(c, ticket_id))

    async def unshown(self, run: str, since: Instant) -> list[LedgerRow]:
        """See engine.ledger_ports.Ledger."""

        def work(connection: Connection) -> list[LedgerRow]:
            found = connection.execute(
                f"SELECT {LEDGER_COLUMNS} FROM ledger WHERE {_LET_IN} AND shown = 0 AND at >= ?"
                " AND run <> ? AND ended_by IS NULL ORDER BY number",
                (since, run),
            )
            return [ledger_from(values) for values in found]

        return await self._db.read(work)

    async def mark_shown(self, admission_ids: Sequence[str]) -> None:
        """See engine.ledger_ports.Ledger."""

        def work(connection: Connection) -> None:
            connection.executemany(
                "UPDATE ledger SET shown = 1 WHERE id = ? AND NOT shown", [(i,) for i in admission_ids]
            )

        await self._db.write(work, Priority.SCAN)

    async def inside(self, events: frozenset[str], account: str | None = None) -> int:
        """See engine.ledger_ports.Ledger."""
        return await self._db.read(lambda c: count_inside(c, events, account))

    async def arrivals(
        self,
        events: frozenset[str],
        since: Instant,
        until: Instant,
        bucket_s: float,
        account: str | None = None,
    ) -> Arrivals:
        """See engine.ledger_ports.Ledger."""
        return await self._db.report(lambda c: _arrivals(c, events, since, until, bucket_s, account))

    async def counted(self, events: frozenset[str], account: str) -> Counted:
        """See engine.ledger_ports.Ledger."""
        return await self._db.read_many(lambda c: counter.counted(c, events, account))

    async def last_tap(self, events: frozenset[str], account: str) -> LedgerRow | None:
        """See engine.ledger_ports.Ledger."""
        return await self._db.read(lambda c: counter.last_tap(c, events, account))

    async def off_list_pending(self) -> list[OffListed]:
        """See engine.ledger_ports.Ledger."""

        def work(connection: Connection) -> list[OffListed]:
            found = connection.execute(
                f"SELECT o.code, o.name, {LEDGER_COLUMNS_OF_L}"
                " FROM off_list o JOIN ledger l ON l.id = o.row_id"
                " WHERE o.admission_id = '' AND o.incident_id = '' AND o.code <> ''"
                f" AND {STANDS_OFF_LIST}"
                " ORDER BY l.number"
            )
            return [OffListed(ledger_from(tuple(row)), code, name) for code, name, *row in found]

        return await self._db.read_many(work)


def count_inside(connection: Connection, events: Collection[str], account: str | None) -> int:
    """How many are inside of these events, none meaning all, as it is kept with every row."""
    chosen = f" AND key IN ({','.join('?' * len(events))}, '')" if events else ""
    mine, whose = ("what GLOB 'inside *'", ()) if account is None else ("what IN (?, ?)", _inside_of(account))
    (people,) = connection.execute(
        f"SELECT coalesce(sum(number), 0) FROM kept_counts WHERE {mine}{chosen}", (*whose, *events)
    ).fetchone()
    return int(people)


def _inside_of(account: str) -> tuple[str, str]:
    """What the counts of this account's guests inside are kept as, and of those that name no account."""
    return f"inside {account}", "inside "


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
    found = connection.execute(
        # By the index that has the type too: a look at each ticket decrypts its page anew.
        "SELECT min(CAST((l.at - ?) / ? AS INTEGER), ?) AS bucket, l.door, coalesce(t.type_name, ''),"
        " l.kind = 'counted_in' AS counted, count(*)"
        " FROM ledger l LEFT JOIN tickets t INDEXED BY tickets_type"
        " ON t.id = l.ticket_id AND t.account = l.account"
        f" WHERE l.at >= ? AND l.{_COUNTS_INSIDE} AND l.id NOT IN"
        " (SELECT concerns FROM ledger WHERE kind IN ('undo', 'overturned') OR"
        " (kind = 'admission' AND concerns <> ''))"  # which took the place of one off the list
        f"{chosen} GROUP BY bucket, l.door, t.type_name, counted",
        (since, bucket_s, last, since, *events, *whose),
    )
    people, doors, kinds, counted = [0] * (last + 1), Counter[str](), Counter[str](), 0
    for bucket, door, kind, is_counted, count in found:
        people[bucket] += count
        doors[door] += count
        if is_counted:
            counted += count
        else:
            kinds[kind] += count
    inside = count_inside(connection, events, account)
    return Arrivals(since, bucket_s, tuple(people), _tallies(kinds), _tallies(doors), inside, counted)


def _tallies(counted: Mapping[str, int]) -> tuple[Tally, ...]:
    return tuple(Tally(name, people) for name, people in sorted(counted.items(), key=_most_first))


def _most_first(counted: tuple[str, int]) -> tuple[int, str]:
    name, people = counted
    return -people, name


def count_anew(connection: Connection) -> None:
    """Let what is kept counted be what there is: a page of it may be of yesterday and look sound."""
    inside = connection.execute(
        f"SELECT 'inside ' || account, event_id, count(*) FROM ledger WHERE {_COUNTS_INSIDE}"
        " AND ended_by IS NULL"
        " GROUP BY account, event_id"
    ).fetchall()
    queued = connection.execute("SELECT 'outbox', state, count(*) FROM outbox GROUP BY state").fetchall()
    kept = connection.execute("SELECT what, key, number FROM kept_counts WHERE number <> 0").fetchall()
    if set(kept) != {*inside, *queued}:
        connection.execute("DELETE FROM kept_counts")
        connection.executemany("INSERT INTO kept_counts VALUES (?, ?, ?)", [*inside, *queued])
