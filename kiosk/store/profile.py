"""A profile: the folder, who owns it, and the Store that the engine works with."""

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Transaction
from kiosk.store import damage
from kiosk.store.commits import JournalledCommits
from kiosk.store.database import Database
from kiosk.store.guest_lists import GuestListStore
from kiosk.store.guests import GuestStore
from kiosk.store.handover import HandoverStore
from kiosk.store.incidents import IncidentStore
from kiosk.store.integrity import SALT_FILE, remember_salt
from kiosk.store.journal import JOURNAL_FILE, Journal
from kiosk.store.keys import KEY_FILE, find_key, keep_key
from kiosk.store.late_checks import LateCheckStore
from kiosk.store.ledger import LedgerStore
from kiosk.store.lost_commits import LOST_FILE
from kiosk.store.notes import NoteStore
from kiosk.store.open_files import refuse_pipes
from kiosk.store.outbox import OutboxStore
from kiosk.store.policies import PolicyStore
from kiosk.store.retention import RetentionStore
from kiosk.store.transaction import DoorTransaction

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


class Profile:
    """engine.store_ports.Store over one encrypted file. Open with `Profile.open`, end with `close`."""

    def __init__(
        self,
        folder: Path,
        database: Database,
        lock: FileLock | None,
        commits: JournalledCommits | None = None,
    ) -> None:
        self.folder = folder
        self._db = database
        self._lock = lock
        self.ledger = LedgerStore(database)
        self.late_checks = LateCheckStore(database)
        self.outbox = OutboxStore(database)
        self.incidents = IncidentStore(database)
        self.guests = GuestStore(database)
        self.lists = GuestListStore(database)
        self.policies = PolicyStore(database)
        self.notes = NoteStore(database)
        self.retention = RetentionStore(folder, database, commits)
        self.handovers = HandoverStore(database)

    @classmethod
    def open(cls, folder: Path, passphrase: str | None, *, writable: bool) -> "Profile":
        """Open a profile, making it on first use; writing needs to own it.

        To be read, a folder has to hold at least the beginning of a profile: whoever mistypes its name gets
        no new one. One that is damaged, or has lost some of what was recorded, is put right first
        (kiosk.store.damage), and is not read before. Blocks: call it before the loop runs, or in a thread.
        Raises NoProfileError where there is nothing to read, InUseError where another process owns it,
        OlderSchemaError where only opening it for writing may bring it up to date, StoreError where it cannot
        be opened.
        """
        path = folder / DATABASE_FILE
        refuse_pipes(path, folder / JOURNAL_FILE, folder / SALT_FILE, folder / LOST_FILE)
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
                remember_salt(path)
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
        """See engine.store_ports.Store."""
        return await self._db.scan(lambda c: work(DoorTransaction(c)))

    def guest_waits(self) -> AbstractContextManager[None]:
        """See engine.store_ports.Store."""
        return self._db.guest_waits()

    async def faults(self) -> list[str]:
        """See engine.store_ports.Store. It is what `page_faults` and `structure_faults` find."""

        return await self._db.faults()


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
