"""The outbox: the check-ins that are owed to the service, and the attempts to send them."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from kiosk.core.outbox import (
    CLOCK_SLACK_S,
    LONGEST_WAIT_S,
    SCANNED_IN,
    UNSENT,
    Attempt,
    Entry,
    EntryState,
    found_sending,
)
from kiosk.core.tickets import Instant
from kiosk.engine.ports import Transaction
from kiosk.engine.records import MOST_OUTBOX_LINES, Ending, OutboxCount, OutboxLine, UnsentOf
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.incidents import add_incident
from kiosk.store.outbox_rows import attempts_of, entries_of, entry_with, put_entry
from kiosk.store.rows import entry_from, ticket_from
from kiosk.store.ticket_rows import add_row
from kiosk.store.transaction import DoorTransaction

_SENDABLE = "state IN ('waiting', 'sending', 'correcting')"
_NOT_OVER = f"({_SENDABLE} OR state = 'needs_attention')"
_OPEN = "state <> 'confirmed'"
"""Said beside the states asked for, so that the index of open entries is known to hold them all."""
_TAKEN = "state IN ('confirmed', 'conflict', 'overturned')"
"""What the service answered with a 2xx."""
_OPEN_STATE = f"{_OPEN} AND state = ?"
_ORDER = {"outbox_unsent": "due, number", "outbox_waits": "waits_since"}
"""By index, so that what is due is found without looking at all that is not."""


class OutboxStore:
    """engine.ledger_ports.Outbox."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def due(
        self,
        account: str,
        now: Instant,
        limit: int,
        busy: frozenset[str],
        but_events: frozenset[str] = frozenset(),
        together: frozenset[str] = frozenset(),
    ) -> list[Entry]:
        """See engine.ledger_ports.Outbox."""
        others = f" AND event_id NOT IN ({','.join('?' * len(but_events))})" if but_events else ""
        if together:
            others += (
                f" AND NOT (event_id IN ({','.join('?' * len(together))}) AND EXISTS"
                " (SELECT 1 FROM ledger l WHERE l.id = outbox.admission_id AND l.shared = 0))"
            )

        def work(connection: Connection) -> list[Entry]:
            chosen: dict[str, Entry] = {}
            for index, condition, edge in (("outbox_unsent", "due <= ?", now), *_clock_was_set(now)):
                found = connection.execute(
                    f"SELECT body FROM outbox INDEXED BY {index} WHERE account = ? AND {_SENDABLE}"
                    f" AND state <> 'sending' AND {condition}{others} ORDER BY {_ORDER[index]}",
                    (account, edge, *but_events, *together),
                )
                for (body,) in found:
                    if len(chosen) >= limit:
                        break
                    entry = entry_from(body)
                    if entry.ticket_id not in busy:
                        chosen.setdefault(entry.ticket_id, entry)
            return list(chosen.values())

        return await self._db.read(work)

    async def next_due(self, account: str, now: Instant) -> Instant | None:
        """See engine.ledger_ports.Outbox. It is `now` where only a clock that was set keeps an entry."""

        def work(connection: Connection) -> Instant | None:
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

        return await self._db.read(work)

    async def entry(self, admission_id: str) -> Entry | None:
        """See engine.ledger_ports.Outbox."""
        return await self._db.read(lambda c: entry_with(c, admission_id))

    async def entries(self, *, every: bool) -> list[Entry]:
        """See engine.ledger_ports.Outbox."""
        chosen = "" if every else f" WHERE {_NOT_OVER}"

        def work(connection: Connection) -> list[Entry]:
            found = connection.execute(f"SELECT body FROM outbox{chosen} ORDER BY number")
            return [entry_from(body) for (body,) in found]

        return await self._db.read_many(work)

    async def lines(self, *, every: bool) -> list[OutboxLine]:
        """See engine.ledger_ports.Outbox."""
        joined = (
            "SELECT o.number, o.body, t.body FROM outbox o"
            " LEFT JOIN tickets t ON t.id = o.ticket_id AND t.account = o.account"
        )

        def work(connection: Connection) -> list[OutboxLine]:
            if every:
                found = connection.execute(f"{joined} ORDER BY o.number").fetchall()
            else:
                found = sorted(_open_entries(connection, joined))
            lines = []
            for _, entry, ticket in found:
                self._db.let_scans_go_ahead()
                lines.append(
                    OutboxLine(entry_from(entry), ticket_from(ticket) if ticket is not None else None)
                )
            return lines

        return await self._db.report(work)

    async def begin_attempt(
        self, admission_id: str, now: Instant, skew_s: float | None = None
    ) -> tuple[Entry, tuple[Attempt, ...]] | None:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> tuple[Entry, tuple[Attempt, ...]] | None:
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

        return await self._db.write(work)

    async def end_attempt(
        self,
        admission_id: str,
        now: Instant,
        *,
        ambiguous: bool,
        conclude: Callable[[Transaction], Ending],
    ) -> Ending:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> Ending:
            ending = conclude(DoorTransaction(connection))
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

        return await self._db.write(work)

    async def change(self, admission_id: str, change: Callable[[Entry], Entry | None]) -> Entry | None:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> Entry | None:
            entry = entry_with(connection, admission_id)
            changed = change(entry) if entry else None
            if changed is not None:
                put_entry(connection, changed)
            return changed

        return await self._db.write(work)

    async def make_due(self, admission_ids: Sequence[str]) -> None:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> None:
            for admission_id in admission_ids:
                entry = entry_with(connection, admission_id)
                if entry is not None and entry.state in UNSENT:
                    put_entry(connection, replace(entry, due=0.0))

        await self._db.write(work)

    async def refused_last(self, account: str) -> list[Entry]:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> list[Entry]:
            taken = connection.execute(
                "SELECT a.number FROM attempts a JOIN outbox o ON o.admission_id = a.admission_id"
                f" WHERE o.account = ? AND {_TAKEN} ORDER BY a.number DESC LIMIT 1",
                (account,),
            ).fetchone()
            found = connection.execute(
                f"SELECT o.body FROM outbox o WHERE {_OPEN} AND state = 'needs_attention' AND account = ?"
                " AND EXISTS (SELECT 1 FROM attempts a WHERE a.ticket_id = o.ticket_id"
                " AND a.admission_id = o.admission_id AND a.number > ?) ORDER BY o.number",
                (account, taken[0] if taken else 0),
            )
            entries = [entry_from(body) for (body,) in found]
            return [entry for entry in entries if entry.refused]

        return await self._db.read(work)

    async def recover(self) -> int:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> int:
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

        return await self._db.write(work)

    async def count(self) -> OutboxCount:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> OutboxCount:
            counts = dict(
                connection.execute("SELECT key, number FROM kept_counts WHERE what = 'outbox'").fetchall()
            )
            oldest = [
                connection.execute(f"SELECT min(scanned_at) FROM outbox WHERE {_OPEN_STATE}", (state,))
                for state in UNSENT
                if counts.get(state)
            ]
            return OutboxCount(
                sum(counts.get(state, 0) for state in UNSENT),
                min((at for found in oldest for (at,) in found if at is not None), default=None),
                counts.get(EntryState.NEEDS_ATTENTION, 0),
            )

        return await self._db.read(work)

    async def unsent_by_account(self) -> list[UnsentOf]:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> list[UnsentOf]:
            accounts = connection.execute(
                f"SELECT account, count(*) FROM outbox WHERE {_SENDABLE} GROUP BY account ORDER BY account"
            ).fetchall()
            return [
                UnsentOf(account, int(count), _last_error(connection, account)) for account, count in accounts
            ]

        return await self._db.read(work)

    async def scanned_elsewhere(self, since: Instant, until: Instant) -> int:
        """See engine.ledger_ports.Outbox."""

        def work(connection: Connection) -> int:
            found = connection.execute(
                f"SELECT body FROM outbox WHERE {_OPEN} AND state IN ('conflict', 'overturned')"
                " AND scanned_at BETWEEN ? AND ?",
                (since, until),
            )
            entries = [entry_from(body) for (body,) in found]
            return len({one.ticket_id for one in entries if one.previous == SCANNED_IN})

        return await self._db.read_many(work)


def _clock_was_set(now: Instant) -> tuple[tuple[str, str, Instant], ...]:
    """What counts as due before its time, as core.outbox.counts_as_due has it, each with its index."""
    return (
        ("outbox_unsent", "due > ?", now + LONGEST_WAIT_S),
        ("outbox_waits", "waits_since > ?", now + CLOCK_SLACK_S),
    )


def _open_entries(connection: Connection, joined: str) -> Iterator[tuple[int, bytes, bytes | None]]:
    """The oldest of each state that is not over, by number; the index of open entries has them in order."""
    for state in (*UNSENT, EntryState.NEEDS_ATTENTION):
        yield from connection.execute(
            f"{joined} WHERE {_OPEN_STATE} ORDER BY o.scanned_at, o.number LIMIT ?",
            (state.value, MOST_OUTBOX_LINES),
        )


def _last_error(connection: Connection, account: str) -> str:
    found = connection.execute(
        f"SELECT body FROM outbox WHERE account = ? AND {_SENDABLE} ORDER BY waits_since DESC LIMIT 1",
        (account,),
    ).fetchone()
    return entry_from(found[0]).last_error if found else ""
