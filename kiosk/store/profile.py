"""A profile: the folder, who owns it, and the Store that the engine works with."""

import asyncio
import logging
import math
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from filelock import FileLock, Timeout

from kiosk.core.merge import Incoming
from kiosk.core.message import Message
from kiosk.core.outbox import Attempt, Entry
from kiosk.core.policy import DoorPolicy, PolicyError, document_of, policy_from_document
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Match
from kiosk.engine.errors import PolicyLostError, StoreError
from kiosk.engine.ports import Transaction
from kiosk.engine.records import (
    Ending,
    EventHeld,
    Guest,
    GuestPage,
    Incident,
    Inside,
    ListState,
    Lost,
    OffListed,
    OutboxCount,
    Stored,
    UnsentOf,
)
from kiosk.store import changed, damage, guests, ledger, lists, lost, mirror, off_list, purge, ticket_rows
from kiosk.store.care import Care
from kiosk.store.commits import JournalledCommits
from kiosk.store.database import Connection, Database
from kiosk.store.journal import JOURNAL_FILE, Journal
from kiosk.store.keys import KEY_FILE, find_key, keep_key
from kiosk.store.open_files import refuse_pipes
from kiosk.store.reports import Reports
from kiosk.store.transaction import DoorTransaction
from kiosk.store.turns import BULK_BUDGET_S, Priority

T = TypeVar("T")
DATABASE_FILE = "kiosk.db"
LOCK_FILE = "kiosk.lock"
_BEGINNINGS = (DATABASE_FILE, KEY_FILE)
"""What only a profile's folder holds; a profile that a power cut kept from being finished has its key."""
OWNED_WITHIN_S = 1.0
"""A command that only reads may hold the lock for a moment, while it looks whether all is well: longer than
that only with a ledger of far more rows than an evening has."""

log = logging.getLogger(__name__)


class InUseError(StoreError):
    """Another process owns the profile."""


class NoProfileError(StoreError):
    """There is no profile to read."""


class Profile(Care, Reports):
    """engine.ports.Store over one encrypted file. Open with `Profile.open`, end with `close`."""

    def __init__(
        self,
        folder: Path,
        database: Database,
        lock: FileLock | None,
        commits: JournalledCommits | None = None,
    ) -> None:
        self.folder = folder
        self._db = database
        self._commits = commits
        self._lock = lock
        self._search = guests.Search()

    @classmethod
    def open(cls, folder: Path, passphrase: str | None, *, writable: bool) -> "Profile":
        """Open a profile, making it on first use; writing needs to own it.

        To be read, a folder has to hold at least the beginning of a profile: whoever mistypes its name gets
        no new one. One that is damaged, or has lost some of what was recorded, is put right first
        (kiosk.store.damage), and is not read before. Blocks: call it before the loop runs, or in a thread.
        Raises NoProfileError where there is nothing to read, InUseError where another process owns it,
        StoreError where it cannot be opened.
        """
        path = folder / DATABASE_FILE
        refuse_pipes(path, folder / JOURNAL_FILE, folder / damage.SALT_FILE)
        try:
            if not writable and not any((folder / name).exists() for name in _BEGINNINGS):
                raise NoProfileError(
                    f"there is no profile in {folder}: nothing was made. Check KIOSK_HOME; `kiosk sync`, or"
                    " opening the door, makes a profile"
                )
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            owned = _own(folder) if writable or not path.exists() else None
        except OSError as error:
            raise StoreError(f"the profile folder {folder} cannot be used: {error.strerror}") from error
        try:
            found = find_key(folder, passphrase)
            key, commits = found.key, None
            if owned is None:
                _look_before_reading(path, key)
            else:
                damage.mend(path, key)
                commits = JournalledCommits(path, Journal(folder / JOURNAL_FILE, key))
            database = Database(path, key, writable=owned is not None, commits=commits)
            if commits is not None:
                damage.remember_salt(path)
                keep_key(folder, found)
            return cls(folder, database, owned, commits)
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
        return await self._db.scan(lambda c: work(DoorTransaction(c)))

    def guest_waits(self) -> AbstractContextManager[None]:
        """See engine.ports.Store."""
        return self._db.guest_waits()

    async def mark_shown(self, admission_ids: Sequence[str]) -> None:
        """See engine.ports.Store."""
        await self._db.write(lambda c: ledger.mark_shown(c, admission_ids), Priority.SCAN)

    async def row(self, row_id: str) -> LedgerRow | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ticket_rows.row_with(c, row_id))

    async def unshown(self, run: str, since: Instant) -> list[LedgerRow]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.unshown(c, run, since))

    async def inside(self, events: frozenset[str], account: str | None = None) -> int:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.inside(c, events, account))

    async def any_changed_inside(self, events: frozenset[str]) -> bool:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: changed.any_marked(c, events))

    async def look_at_changed(
        self, events: frozenset[str], came_out: Callable[[Inside], Incident | None]
    ) -> list[tuple[Inside, Incident]]:
        """See engine.ports.Store."""
        return await self._db.write(lambda c: changed.look(c, events, came_out), Priority.BULK)

    async def mark_inside(self, in_doubt: Callable[[Ticket, bool], bool]) -> None:
        """See engine.ports.Store."""
        after: int | None = changed.FIRST_ROW
        while after is not None:
            look = partial(changed.in_doubt, after=after, doubt=in_doubt)
            marked, after = await self._db.read_many(look)
            if marked:
                await self._db.write(partial(changed.mark, inside=marked), Priority.BULK)

    async def off_list_pending(self) -> list[OffListed]:
        """See engine.ports.Store."""
        return await self._db.read_many(off_list.pending)

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

    async def next_due(self, account: str, now: Instant) -> Instant | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.next_due(c, account, now))

    async def entry(self, admission_id: str) -> Entry | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: ledger.entry_with(c, admission_id))

    async def entries(self, *, every: bool) -> list[Entry]:
        """See engine.ports.Store."""
        return await self._db.read_many(lambda c: ledger.entries(c, every=every))

    async def begin_attempt(
        self, admission_id: str, now: Instant, skew_s: float | None = None
    ) -> tuple[Entry, tuple[Attempt, ...]] | None:
        """See engine.ports.Store."""
        return await self._db.write(lambda c: ledger.begin_attempt(c, admission_id, now, skew_s))

    async def end_attempt(
        self,
        admission_id: str,
        now: Instant,
        *,
        ambiguous: bool,
        conclude: Callable[[Transaction], Ending],
    ) -> Ending:
        """See engine.ports.Store."""

        def work(connection: Connection) -> Ending:
            ending = conclude(DoorTransaction(connection))
            return ledger.end_attempt(connection, admission_id, now, ending, ambiguous=ambiguous)

        return await self._db.write(work)

    async def change_entry(self, admission_id: str, change: Callable[[Entry], Entry | None]) -> Entry | None:
        """See engine.ports.Store."""
        return await self._db.write(lambda c: ledger.change_entry(c, admission_id, change))

    async def make_due(self, admission_ids: Sequence[str]) -> None:
        """See engine.ports.Store."""
        await self._db.write(lambda c: ledger.make_due(c, admission_ids))

    async def recover(self) -> int:
        """See engine.ports.Store."""
        return await self._db.write(ledger.recover)

    async def outbox_count(self) -> OutboxCount:
        """See engine.ports.Store."""
        return await self._db.read(ledger.outbox_count)

    async def unsent_of(self) -> list[UnsentOf]:
        """See engine.ports.Store."""
        return await self._db.read(ledger.unsent_of)

    async def incidents(self, *, every: bool) -> list[Incident]:
        """See engine.ports.Store."""
        return await self._db.read_many(lambda c: ledger.incidents(c, every=every))

    async def add_incident(self, incident: Incident) -> None:
        """See engine.ports.Store."""
        await self._db.write(lambda c: ledger.add_incident(c, incident))

    async def settle_incident(self, incident_id: str, why: str, now: Instant) -> Incident | None:
        """See engine.ports.Store."""

        def work(connection: Connection) -> Incident | None:
            settled = ledger.settle_incident(connection, incident_id, why, now)
            if settled is not None:
                lost.was_settled(connection, settled)
            return settled

        return await self._db.write(work)

    async def list_state(self, account: str, scope: str) -> ListState:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: lists.list_state(c, account, scope))

    async def put_list_state(self, account: str, scope: str, state: ListState) -> None:
        """See engine.ports.Store."""
        await self._db.write(lambda c: lists.put_list_state(c, account, scope, state))

    async def covering(self, events: frozenset[str], account: str) -> list[ListState]:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: lists.covering(c, events, account))

    async def accounts(self) -> tuple[str, ...]:
        """See engine.ports.Store."""
        return await self._db.read(lists.accounts)

    async def store_pages(
        self, account: str, pages: Sequence[GuestPage], *, request: int, pass_no: int, scope: str
    ) -> Stored:
        """See engine.ports.Store."""
        now = min((page.date for page in pages if page.date is not None), default=math.inf)
        source = mirror.Source(account, scope, request, pass_no, now)
        rows = await asyncio.to_thread(mirror.prepare, [ticket for page in pages for ticket in page.tickets])
        changed = new = 0
        while rows:
            write = partial(self._write_some, rows=rows, source=source)
            written, rows = await self._db.write(write, Priority.BULK)
            changed, new = changed + written.changed, new + written.new
        aside = [entry.ticket_id for page in pages for entry in page.quarantined if entry.ticket_id]
        if aside:
            await self._db.write(lambda c: mirror.see_set_aside(c, aside, source), Priority.BULK)
        return Stored(changed, new)

    def _write_some(
        self, connection: Connection, rows: list[tuple[Incoming, bytes]], source: mirror.Source
    ) -> tuple[mirror.Written, list[tuple[Incoming, bytes]]]:
        """Write some, and return what is left; who was forgotten while a page was under way stays away."""
        known = purge.forgotten(connection)
        rows = [row for row in rows if not purge.is_forgotten(row[0].ticket.event, known)]
        written = mirror.write_some(connection, rows, source, BULK_BUDGET_S, self._db.a_scan_waits)
        return written, rows[written.taken :]

    async def finish_pass(self, account: str, scope: str, state: ListState) -> int:
        """See engine.ports.Store."""

        def work(connection: Connection) -> int:
            too_many = mirror.finish_pass(connection, account, scope, state.passes)
            lists.put_list_state(connection, account, scope, state)
            return too_many

        await self._db.write(lambda c: mirror.claim(c, account, scope), Priority.BULK)
        return await self._db.write(work, Priority.BULK)

    async def ticket_count(self, account: str | None = None) -> int:
        """See engine.ports.Store."""
        return await self._db.read_many(lambda c: lists.ticket_count(c, account))

    async def events(self, account: str | None = None) -> list[EventHeld]:
        """See engine.ports.Store."""
        return await self._db.read_many(lambda c: lists.events(c, account))

    async def guest(self, ticket_id: str, account: str | None = None) -> Guest | None:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: guests.guest(c, ticket_id, account), Priority.SCAN)

    async def order(self, order_id: str, account: str | None = None) -> list[Guest]:
        """See engine.ports.Store."""
        return await self._db.read_many(lambda c: guests.order(c, order_id, account))

    async def search(
        self, query: str, limit: int, events: frozenset[str], account: str | None = None
    ) -> list[Guest]:
        """See engine.ports.Store."""
        return await self._db.search(lambda c: self._search(c, query, limit, events, account))

    async def find(self, tiers: Sequence[Sequence[str]], account: str) -> Match:
        """See engine.ports.Store."""
        return await self._db.read(lambda c: mirror.match(c, tiers, account), Priority.SCAN)

    async def policy(self) -> DoorPolicy:
        """See engine.ports.Store."""
        if (await self.lost()).policy:
            raise PolicyLostError
        text = await self.note("policy")
        if text is None:
            return DoorPolicy()
        try:
            return policy_from_document(msgspec.json.decode(text), kept=True)
        except (PolicyError, msgspec.DecodeError) as error:
            raise StoreError(
                Message("the door policy kept here cannot be used: {why}; set it again", why=str(error))
            ) from error

    async def put_policy(self, policy: DoorPolicy) -> None:
        """See engine.ports.Store."""
        text = msgspec.json.encode(document_of(policy)).decode()

        def work(connection: Connection) -> None:
            lists.put_note(connection, "policy", text)
            lost.policy_is_set(connection)

        await self._db.write(work)

    async def lost(self) -> Lost:
        """See engine.ports.Store."""
        return await self._db.read(lost.lost)

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
        await self._db.write(lambda c: lists.put_note(c, key, value))


def _look_before_reading(path: Path, key: bytes) -> None:
    """Refuse to read what has to be put right first: reading it would destroy what tells of the damage.

    While another process owns the profile, that has looked, and has the log open.
    """
    lock = FileLock(path.parent / LOCK_FILE, timeout=0, mode=0o600, thread_local=False)
    try:
        lock.acquire()
    except (Timeout, OSError):
        return
    try:
        damage.look(path, key)
    finally:
        lock.release()


def _own(folder: Path) -> FileLock:
    # Not thread-local: a profile is opened in one thread of a pool and may be closed in another.
    lock = FileLock(folder / LOCK_FILE, timeout=OWNED_WITHIN_S, mode=0o600, thread_local=False)
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
