"""A profile: the folder, who owns it, and the Store that the engine works with."""

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeVar

from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Transaction
from kiosk.store import damage
from kiosk.store.asides import AsideStore
from kiosk.store.browsing import BrowsingStore
from kiosk.store.commits import JournalledCommits
from kiosk.store.database import Database
from kiosk.store.export import ExportStore
from kiosk.store.guest_lists import GuestListStore
from kiosk.store.guest_notes import GuestNoteStore
from kiosk.store.guests import GuestStore
from kiosk.store.handover import HandoverStore
from kiosk.store.incidents import IncidentStore
from kiosk.store.integrity import SALT_FILE, index_of, log_file_of, remember_salt
from kiosk.store.journal import JOURNAL_FILE
from kiosk.store.journal_writer import Journal
from kiosk.store.keys import KEY_FILE, find_key, keep_key
from kiosk.store.late_checks import LateCheckStore
from kiosk.store.ledger import LedgerStore
from kiosk.store.left_sound import leave_note, take_note_away
from kiosk.store.lost_commits import LOST_FILE
from kiosk.store.notes import NoteStore
from kiosk.store.open_files import refuse_pipes
from kiosk.store.outbox import OutboxStore
from kiosk.store.ownership import Ownership, look_where_nobody_has
from kiosk.store.policies import PolicyStore
from kiosk.store.retention import RetentionStore
from kiosk.store.scans import ScanStore
from kiosk.store.search import Search
from kiosk.store.shared import SharedStore
from kiosk.store.transaction import DoorTransaction
from kiosk.store.vocabulary import Vocabulary

T = TypeVar("T")
DATABASE_FILE = "kiosk.db"
_BEGINNINGS = (DATABASE_FILE, KEY_FILE)
"""What only a profile's folder holds; a profile that a power cut kept from being finished has its key."""

log = logging.getLogger(__name__)


class NoProfileError(StoreError):
    """There is no profile to read."""


class Profile:
    """engine.store_ports.Store over one encrypted file. Open with `Profile.open`, end with `close`."""

    def __init__(
        self,
        folder: Path,
        database: Database,
        owned: Ownership | None,
        commits: JournalledCommits | None = None,
        closed: Callable[[], None] = lambda: None,
    ) -> None:
        """`closed` is called once the database is, while the profile is still owned."""
        self.folder = folder
        self._closed = closed
        self._db = database
        self._owned = owned
        self.ledger = LedgerStore(database)
        self.scans = ScanStore(database)
        self.exports = ExportStore(database)
        self.late_checks = LateCheckStore(database)
        self.outbox = OutboxStore(database)
        self.incidents = IncidentStore(database)
        vocabulary = Vocabulary()
        self.guests = GuestStore(database, Search(vocabulary))
        self.browsing = BrowsingStore(database)
        self.lists = GuestListStore(database, vocabulary)
        self.policies = PolicyStore(database)
        self.notes = NoteStore(database)
        self.guest_notes = GuestNoteStore(database)
        self.shared = SharedStore(database)
        self.asides = AsideStore(database)
        self.retention = RetentionStore(folder, database, commits)
        self.handovers = HandoverStore(database)

    @classmethod
    def open(
        cls, folder: Path, passphrase: str | None, *, writable: bool, looks_after_s: float = 0.0
    ) -> "Profile":
        """Open a profile, making it on first use; writing needs to own it.

        To be read, a folder has to hold at least the beginning of a profile: whoever mistypes its name gets
        no new one. One that is damaged, or has lost some of what was recorded, is put right first
        (kiosk.store.damage), and is not read before; at the structure of a long guest list that is as it was
        left somebody looks behind the open door, so many seconds later. Blocks: call it before the loop runs,
        or in a thread. Raises NoProfileError where there is nothing to read, InUseError where another process
        owns it, or has it and did not look yet, OlderSchemaError where only opening it for writing may bring
        it up to date, StoreError where it cannot be opened.
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
            owned = Ownership(folder) if writable or not path.exists() else None
        except OSError as error:
            raise StoreError(f"the profile folder {folder} cannot be used: {error.strerror}") from error
        try:
            found = find_key(folder, passphrase)
            key, commits, starts = found.key, None, 0
            if owned is None:
                look_where_nobody_has(folder, lambda: damage.look(path, key))
            else:
                starts = damage.mend(path, key)
                owned.has_looked()
                commits = JournalledCommits(path, Journal(folder / JOURNAL_FILE, key))
            database = Database(path, key, writable=owned is not None, commits=commits)
            if commits is None:
                return cls(folder, database, owned)
            try:
                remember_salt(path)
                keep_key(folder, found)
                if starts:
                    database.look_behind(looks_after_s)
            except BaseException:
                database.close()
                raise
            return cls(folder, database, owned, commits, lambda: _note_sound(path, key, database, starts))
        except OSError as error:
            _give_up(owned)
            raise StoreError(f"the profile folder {folder} cannot be used: {error.strerror}") from error
        except BaseException:
            _give_up(owned)
            raise

    def close(self) -> None:
        """Finish what is queued, join the threads and give the profile up."""
        try:
            self._db.close()
            closed, self._closed = self._closed, lambda: None
            closed()
        finally:
            _give_up(self._owned)

    async def at_door(self, work: Callable[[Transaction], T]) -> T:
        """See engine.store_ports.Store."""
        return await self._db.scan(lambda c: work(DoorTransaction(c)))

    def guest_waits(self) -> AbstractContextManager[None]:
        """See engine.store_ports.Store."""
        return self._db.guest_waits()

    async def faults(self) -> list[str]:
        """See engine.store_ports.Store. It is what `page_faults` and `structure_faults` find."""

        return await self._db.faults()


def _note_sound(path: Path, key: bytes, database: Database, starts: int) -> None:
    """Note that it is left sound, where there is no doubt, and all of it is in the file by now."""
    if database.is_doubtful or log_file_of(path).exists() or index_of(path).exists():
        take_note_away(path)
    else:
        leave_note(path, key, 0 if database.has_looked else starts)


def _give_up(owned: Ownership | None) -> None:
    if owned is not None:
        owned.give_up()
