"""A profile: the folder, who owns it, and the Store that the engine works with."""

import asyncio
import logging
import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from filelock import FileLock, Timeout

from kiosk.core.outbox import Attempt, Entry
from kiosk.core.policy import DoorPolicy, PolicyError, document_of, policy_from_document
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant
from kiosk.core.verdict import Match
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Transaction
from kiosk.engine.records import (
    EventHeld,
    Guest,
    GuestPage,
    Incident,
    Inside,
    ListState,
    OffListed,
    OutboxCount,
    Stored,
)
from kiosk.store import damage, guests, ledger, lists, mirror, off_list
from kiosk.store.care import Care
from kiosk.store.database import Connection, Database, Priority
from kiosk.store.keys import open_key
from kiosk.store.reports import Reports
from kiosk.store.transaction import DoorTransaction

T = TypeVar("T")
DATABASE_FILE = "kiosk.db"
LOCK_FILE = "kiosk.lock"
BULK_BUDGET_S = 0.03
"""A bulk transaction ends after this long, so that with its commit it takes 50 ms at most."""

log = logging.getLogger(__name__)


class InUseError(StoreError):
    """Another process owns the profile."""


class Profile(Care, Reports):
    """engine.ports.Store over one encrypted file. Open with `Profile.open`, end with `close`."""

    def __init__(self, folder: Path, database: Database, lock: FileLock | None) -> None:
        self.folder = folder
        self._db = database
        self._lock = lock
        self._search = guests.Search()

    @classmethod
    def open(cls, folder: Path, passphrase: str | None, *, writable: bool) -> "Profile":
        """Open a profile, making it on first use; writing needs to own it.

        A profile that does not exist yet is made whichever way it is opened. One that is damaged is set aside
        and what its ledger still tells is put into a new one (kiosk.store.damage). Blocks: call it before the
        loop runs, or in a thread. Raises InUseError where another process owns it, StoreError where it
        cannot be opened.
        """
        path = folder / DATABASE_FILE
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            owned = _own(folder) if writable or not path.exists() else None
        except OSError as error:
            raise StoreError(f"the profile folder {folder} cannot be used: {error.strerror}") from error
        try:
            key = open_key(folder, passphrase)
            if owned is not None:
                damage.mend(path, key)
            database = Database(path, key, writable=owned is not None)
            if owned is not None:
                damage.remember_salt(path)
            return cls(folder, database, owned)
        except OSError as error:
            _release(owned)
            raise StoreError(f"the profile folder {folder} cannot be used: {error.strerror}") from error
        except BaseException:
            _release(owned)
            raise

    def close(self) -> None:
        """Finish what is queued, join the threads and give the profile up."""
        self._db.close()
        _release(self._lock)

    async def at_door(self, work: Callable[[Transaction], T]) -> T:
        """See engine.ports.Store."""
        return await self._db.write(lambda c: work(DoorTransaction(c)), Priority.SCAN)

    async def mark_shown(self, admission_ids: Sequence[str]) -> None:
        """See engine.ports.Store."""
        await self._db.write(lambda c: ledger.mark_shown(c, admission_ids), Priority.SCAN)

    async def row(self, row_id: str) -> LedgerRow | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.row_with(c, row_id))

    async def unshown(self, run: str, since: Instant) -> list[LedgerRow]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.unshown(c, run, since))

    async def inside(self, events: frozenset[str]) -> int:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.inside(c, events))

    async def those_inside(self) -> list[Inside]:
        """See engine.ports.Store."""
        return await self._db.read(guests.those_inside)

    async def off_list_pending(self) -> list[OffListed]:
        """See engine.ports.Store."""
        return await self._db.read(off_list.pending)

    async def due(
        self,
        account: str,
        now: Instant,
        limit: int,
        busy: frozenset[str],
        but_events: frozenset[str] = frozenset(),
    ) -> list[Entry]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.due(c, account, now, limit, busy, but_events))

    async def next_due(self, account: str) -> Instant | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.next_due(c, account))

    async def entry(self, admission_id: str) -> Entry | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.entry_with(c, admission_id))

    async def entries(self, *, every: bool) -> list[Entry]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.entries(c, every=every))

    async def begin_attempt(
        self, admission_id: str, now: Instant, skew_s: float = 0.0
    ) -> tuple[Entry, tuple[Attempt, ...]] | None:
        """See engine.ports.Store."""
        return await self._db.write(lambda c: ledger.begin_attempt(c, admission_id, now, skew_s))

    async def end_attempt(
        self,
        entry: Entry,
        now: Instant,
        *,
        ambiguous: bool,
        rows: Sequence[LedgerRow],
        incidents: Sequence[Incident],
    ) -> None:
        """See engine.ports.Store."""
        await self._db.write(
            lambda c: ledger.end_attempt(c, entry, now, ambiguous=ambiguous, rows=rows, incidents=incidents)
        )

    async def change_entry(self, admission_id: str, change: Callable[[Entry], Entry | None]) -> Entry | None:
        """See engine.ports.Store."""
        return await self._db.write(lambda c: ledger.change_entry(c, admission_id, change))

    async def make_due(self, admission_ids: Sequence[str]) -> None:
        """Make unsent entries due at once, all in one transaction."""
        await self._db.write(lambda c: ledger.make_due(c, admission_ids))

    async def recover(self) -> int:
        """See engine.ports.Store."""
        return await self._db.write(ledger.recover)

    async def outbox_count(self) -> OutboxCount:
        """See engine.ports.Store."""
        return await self._db.read(ledger.outbox_count)

    async def incidents(self, *, every: bool) -> list[Incident]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.incidents(c, every=every))

    async def add_incident(self, incident: Incident) -> None:
        """See engine.ports.Store."""
        await self._db.write(lambda c: ledger.add_incident(c, incident))

    async def settle_incident(self, incident_id: str, why: str, now: Instant) -> Incident | None:
        """See engine.ports.Store."""
        return await self._db.write(lambda c: ledger.settle_incident(c, incident_id, why, now))

    async def list_state(self, account: str, scope: str) -> ListState:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: lists.list_state(c, account, scope))

    async def put_list_state(self, account: str, scope: str, state: ListState) -> None:
        """See engine.ports.Store."""
        await self._db.write(lambda c: lists.put_list_state(c, account, scope, state))

    async def covering(self, events: frozenset[str]) -> list[ListState]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: lists.covering(c, events))

    async def store_pages(
        self, account: str, pages: Sequence[GuestPage], *, request: int, pass_no: int, scope: str
    ) -> Stored:
        """See engine.ports.Store."""
        now = min((page.date for page in pages if page.date is not None), default=math.inf)
        source = mirror.Source(account, scope, request, pass_no, now)
        tickets = [ticket for page in pages for ticket in page.tickets]
        rows = await asyncio.to_thread(mirror.prepare, tickets)
        changed = new = taken = 0
        while taken < len(rows):
            write = partial(mirror.write_some, rows=rows[taken:], source=source, budget_s=BULK_BUDGET_S)
            written = await self._db.write(write, Priority.BULK)
            changed, new, taken = changed + written.changed, new + written.new, taken + written.taken
        bad = [entry for page in pages for entry in page.quarantined]
        if bad:
            await self._db.write(lambda c: mirror.quarantine(c, bad, source), Priority.BULK)
        return Stored(changed, new)

    async def finish_pass(self, account: str, scope: str, state: ListState) -> int:
        """See engine.ports.Store."""

        def work(connection: Connection) -> int:
            too_many = mirror.finish_pass(connection, account, scope, state.passes)
            lists.put_list_state(connection, account, scope, state)
            return too_many

        return await self._db.write(work, Priority.BULK)

    async def ticket_count(self) -> int:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: int(c.execute("SELECT count(*) FROM tickets").fetchone()[0]))

    async def events(self) -> list[EventHeld]:
        """See engine.ports.Store."""
        return await self._db.read(lists.events)

    async def guest(self, ticket_id: str) -> Guest | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: guests.guest(c, ticket_id), Priority.SCAN)

    async def order(self, order_id: str) -> list[Guest]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: guests.order(c, order_id))

    async def search(self, query: str, limit: int, events: frozenset[str]) -> list[Guest]:
        """See engine.ports.Store."""
        return await self._db.search(lambda c: self._search(c, query, limit, events))

    async def find(self, tiers: Sequence[Sequence[str]]) -> Match:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: mirror.match(c, tiers))

    async def policy(self) -> DoorPolicy:
        """See engine.ports.Store."""
        text = await self.note("policy")
        if text is None:
            return DoorPolicy()
        try:
            return policy_from_document(msgspec.json.decode(text))
        except (PolicyError, msgspec.DecodeError) as error:
            raise StoreError(f"the door policy kept here cannot be used: {error}; set it again") from error

    async def put_policy(self, policy: DoorPolicy) -> None:
        """See engine.ports.Store."""
        await self.put_note("policy", msgspec.json.encode(document_of(policy)).decode())

    async def next_request(self) -> int:
        """See engine.ports.Store."""
        return await self._db.write(lists.next_request)

    async def note(self, key: str) -> str | None:
        """See engine.ports.Store."""
        found = await self._db.read(
            lambda c: c.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
        )
        return None if found is None else str(found[0])

    async def put_note(self, key: str, value: str) -> None:
        """See engine.ports.Store."""
        await self._db.write(
            lambda c: c.execute(
                "INSERT INTO notes (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )
        )


def _own(folder: Path) -> FileLock:
    # Not thread-local: a profile is opened in one thread of a pool and may be closed in another.
    lock = FileLock(folder / LOCK_FILE, timeout=0, mode=0o600, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise InUseError(
            f"another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed"
        ) from None
    return lock


def _release(lock: FileLock | None) -> None:
    if lock is not None:
        lock.release()
