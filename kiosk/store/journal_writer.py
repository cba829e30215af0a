"""The journal of a profile that is open, written on by one thread."""

import logging
import os
import stat
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

from kiosk.engine.atomic_file import cannot_be_written
from kiosk.engine.errors import StoreError
from kiosk.store.journal import Change, Newest, cipher_of, encrypted, write_head, write_journal
from kiosk.store.open_files import identity, is_another

SYNC_EVERY_S = 1.0
_CLOSED = -1
_NOT_KNOWN = (0, 0)
"""The identity of no file: a journal that nobody could look at is begun anew once somebody can."""
_OPENING = (
    os.O_WRONLY
    | os.O_APPEND
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)  # a pipe in its place keeps nobody waiting
)

log = logging.getLogger(__name__)


class Journal:
    """A journal that is written on, by one thread.

    A disk that takes nothing more stops no door: what could not be written is kept and tried again with the
    next change, and meanwhile the journal says of itself that it stayed behind.
    """

    def __init__(self, path: Path, key: bytes) -> None:
        """Go on behind the last whole record. Raises StoreError."""
        self._path, self._key, self._cipher = path, key, cipher_of(key)
        self._behind = b""
        self._says_behind = False
        self._changed, self._ended = threading.Event(), threading.Event()
        self._descriptor = self._opened()
        self._identity = identity(path) or _NOT_KNOWN
        self._syncing = threading.Thread(target=self._sync, name="store-journal", daemon=True)
        self._syncing.start()

    def _opened(self) -> int:
        try:
            descriptor = os.open(self._path, _OPENING)
        except OSError as error:
            raise cannot_be_written(self._path, error) from error
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            raise StoreError(f"{self._path} cannot be written: it is no file")
        return descriptor

    @property
    def in_place(self) -> bool:
        """Whether the file is still the one that is written on, or nobody may look just now."""
        return not is_another(self._path, self._identity)

    def append(self, changes: Sequence[Change]) -> bool:
        """Write down what was committed; whether the journal holds all of it now."""
        if not changes and not self._behind:
            return True
        self._behind += encrypted(self._cipher, changes) if changes else b""
        was_at = written = 0
        why = "the disk is full"
        try:
            if self._descriptor == _CLOSED:
                self._descriptor = self._opened()
            was_at = os.fstat(self._descriptor).st_size
            written = os.write(self._descriptor, self._behind)
        except (OSError, StoreError) as error:
            why = getattr(error, "strerror", "") or str(error)
        if written == len(self._behind):
            self._behind = b""
            if self._says_behind:
                self._write_head(None)
            self._changed.set()
            return True
        log.warning("the journal cannot be written and is behind: %s", why)
        if written:
            self._cut(was_at)
        return False

    def stays_behind(self, newest: Newest) -> None:
        """Let it say of itself that it lacks some of what a database as new as this one has."""
        self._write_head(newest)
        self._changed.set()

    def _write_head(self, behind: Newest | None) -> None:
        """Write over the head, in room that the file has already: a full disk gives no other."""
        try:
            with self._path.open("r+b") as file:
                written = self.in_place and write_head(file, self._cipher, behind)
        except OSError as error:  # some shares tell only as it is closed that they took nothing
            log.warning("the journal cannot say that it is behind: %s", error.strerror or error)
        else:
            self._says_behind = behind is not None if written else self._says_behind

    def _cut(self, size: int) -> None:
        try:
            os.ftruncate(self._descriptor, size)
        except OSError as error:
            log.warning("the journal's last record is unfinished: %s", error.strerror or error)

    def begin_anew(self, changes: Iterable[Change]) -> None:
        """Let the journal hold this and nothing else. Raises StoreError; it is then as it was."""
        if self.in_place:  # Windows replaces no file that is open
            self._close_file()
        try:
            write_journal(self._path, self._key, changes)
        finally:
            if self._descriptor == _CLOSED:
                self._descriptor = self._opened()
        self._close_file()
        self._descriptor = self._opened()
        self._identity = identity(self._path) or _NOT_KNOWN
        self._behind, self._says_behind = b"", False

    def _close_file(self) -> None:
        """A number that is closed may soon be another file's: it is not kept."""
        descriptor, self._descriptor = self._descriptor, _CLOSED
        if descriptor != _CLOSED:
            try:
                os.close(descriptor)
            except OSError as error:  # it is closed all the same; some shares tell only now what went wrong
                log.warning("the journal was not closed well: %s", error.strerror or error)

    def _sync(self) -> None:
        """Bring what was written to the disk, behind those who write it."""
        while True:
            self._changed.wait()
            self._changed.clear()
            if self._ended.is_set():
                return
            self.bring_to_disk()
            self._ended.wait(SYNC_EVERY_S)

    def bring_to_disk(self) -> None:
        """Let no power cut take what was written so far; a disk that does not do that is told of."""
        descriptor = self._descriptor
        if descriptor == _CLOSED:  # it is being begun anew, and what is made then is on the disk
            return
        try:
            os.fsync(descriptor)
        except OSError as error:  # it may have been begun anew meanwhile, and that was brought to the disk
            log.info("the journal was not brought to the disk: %s", error.strerror or error)

    def close(self) -> None:
        """Write what is behind, bring all to the disk, and end. A second time it does nothing."""
        if self._ended.is_set():
            return
        self._ended.set()
        self._changed.set()
        self._syncing.join()
        self.append([])
        self.bring_to_disk()
        self._close_file()
