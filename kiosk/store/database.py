"""One SQLite file, one thread that writes it, and threads that read it; futures back to the loop."""

import asyncio
import itertools
import logging
import queue
import shutil
import threading
from collections.abc import Callable
from concurrent.futures import Future
from enum import IntEnum
from pathlib import Path
from typing import Any, TypeVar

from sqlcipher3 import dbapi2 as sqlite

from kiosk.engine.errors import StoreError
from kiosk.store.schema import MIGRATIONS, NEWER, migrate, schema_version

T = TypeVar("T")
Connection = Any  # the driver ships no types
Work = Callable[[Connection], T]

WRITER_CACHE_KIB = 64 * 1024
READER_CACHE_KIB = 16 * 1024
BUSY_TIMEOUT_MS = 5000
INDEX_BYTES = 64 * 1024
"""Room that the index of the log needs, at most, for a file to be opened."""
WRITER_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",
    "foreign_keys = ON",
    "recursive_triggers = ON",  # so that a REPLACE cannot slip past the trigger that keeps the ledger's rows
)
READER_PRAGMAS = ("query_only = ON",)

log = logging.getLogger(__name__)


class Priority(IntEnum):
    """Who goes first at a worker: a waiting scan, then everything else, then the guest list."""

    SCAN = 0
    NORMAL = 1
    BULK = 2
    END = 9


def connect(path: Path, key: bytes, *, writable: bool) -> Connection:
    """A connection to the encrypted file, made safe: WAL, every commit on disk, nothing in temporary files.

    Raises StoreError where the key does not fit, the file is damaged, or it cannot be made.
    """
    try:
        if writable and not path.exists():
            path.touch(mode=0o600)  # SQLite alone would let others read it; its log takes the same mode
        connection = sqlite.connect(str(path), isolation_level=None, timeout=BUSY_TIMEOUT_MS / 1000)
    except OSError as error:
        raise StoreError(f"{path} cannot be made: {error.strerror or error}") from error
    except sqlite.Error as error:
        raise translated(error, path) from error
    try:
        connection.execute("PRAGMA cipher_log_level = NONE").fetchone()  # or it writes to stderr by itself
        connection.execute(f"PRAGMA key = \"x'{key.hex()}'\"")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute(f"PRAGMA cache_size = -{WRITER_CACHE_KIB if writable else READER_CACHE_KIB}")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        for pragma in WRITER_PRAGMAS if writable else READER_PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchone()
    except sqlite.Error as error:
        connection.close()
        raise translated(error, path) from error
    return connection


def translated(error: Exception, path: Path) -> StoreError:
    """The StoreError, in words for staff, that a driver's error means."""
    text = str(error)
    if "not a database" in text or "malformed" in text:
        return StoreError(f"{path} cannot be opened: the key does not fit, or the file is damaged ({text})")
    if "full" in text or ("disk I/O" in text and _is_full(path.parent)):
        return StoreError("the disk is full: nothing was recorded. Free some space and scan again")
    if "readonly" in text or "unable to open" in text:
        return StoreError(f"{path} cannot be written: check the folder's permissions ({text})")
    if "locked" in text:
        return StoreError("another program keeps the profile locked: nothing was recorded. Try again")
    return StoreError(f"the profile failed: nothing was recorded ({text})")


def _is_full(folder: Path) -> bool:
    """Whether there is no room left; the index of the log, which is mapped, fails with an I/O error then."""
    try:
        return shutil.disk_usage(folder).free < INDEX_BYTES
    except OSError:
        return False  # what failed is more than a full disk


class Worker:
    """A thread with its own connection that runs jobs, the most urgent first."""

    def __init__(
        self, name: str, open_connection: Callable[[], Connection], path: Path, *, writes: bool
    ) -> None:
        self._path = path
        self._writes = writes
        self._open = open_connection
        self._jobs: queue.PriorityQueue[tuple[int, int, Work[Any] | None, Future[Any] | None]] = (
            queue.PriorityQueue()
        )
        self._order = itertools.count()
        self._ready: Future[None] = Future()
        self._gate = threading.Lock()
        self._closed = False
        self.connection: Connection = None
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()
        self._ready.result()

    def submit(self, work: Work[T], priority: Priority = Priority.NORMAL) -> "Future[T]":
        """Queue a job; its future fails with StoreError where the file fails."""
        future: Future[T] = Future()
        with self._gate:  # a job queued after the end would never be done, and never fail
            if self._closed:
                future.set_exception(StoreError("the profile is closed"))
            else:
                self._jobs.put((priority, next(self._order), work, future))
        return future

    def close(self) -> None:
        """Finish what is queued, close the connection and join the thread."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._jobs.put((Priority.END, next(self._order), None, None))
        self._thread.join()

    def _run(self) -> None:
        try:
            self.connection = self._open()
        except BaseException as error:  # noqa: BLE001 - the opener is told, whatever it was
            self._ready.set_exception(error)
            return
        self._ready.set_result(None)
        while True:
            _, _, work, future = self._jobs.get()
            if work is None or future is None:
                break
            if future.set_running_or_notify_cancel():
                self._do(work, future)
        self.connection.close()

    def _do(self, work: Work[Any], future: "Future[Any]") -> None:
        try:
            result = self._in_transaction(work) if self._writes else work(self.connection)
        except sqlite.Error as error:
            future.set_exception(translated(error, self._path))
        except BaseException as error:  # noqa: BLE001 - it belongs to whoever asked
            future.set_exception(error)
        else:
            future.set_result(result)

    def _in_transaction(self, work: Work[T]) -> T:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(self.connection)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return result


class Database:
    """The file with its writer (unless read-only), its reader, and readers for searches and for reports."""

    def __init__(self, path: Path, key: bytes, *, writable: bool) -> None:
        self._path = path
        self._key = key
        self._workers: list[Worker] = []
        self._search: Future[Any] | None = None
        try:
            self._writer = self._worker("store-writer", self._open_writer, writes=True) if writable else None
            self._reader = self._worker("store-reader", self._open_reader, writes=False)
            self._searcher = self._worker("store-search", self._open_reader, writes=False)
            self._reporter = self._worker("store-reports", self._open_reader, writes=False)
        except BaseException:
            self.close()
            raise

    def _worker(self, name: str, opened: Callable[[], Connection], *, writes: bool) -> Worker:
        worker = Worker(name, opened, self._path, writes=writes)
        self._workers.append(worker)
        return worker

    def _open_writer(self) -> Connection:
        connection = connect(self._path, self._key, writable=True)
        try:
            migrate(connection)
        except sqlite.Error as error:
            connection.close()
            raise translated(error, self._path) from error
        except StoreError:
            connection.close()
            raise
        return connection

    def _open_reader(self) -> Connection:
        connection = connect(self._path, self._key, writable=False)
        version = schema_version(connection)
        if version == len(MIGRATIONS):
            return connection
        connection.close()
        if version > len(MIGRATIONS):
            raise StoreError(NEWER)
        raise StoreError(
            "this profile was written by an older Kiosk: open the door once to bring it up to date"
        )

    async def write(self, work: Work[T], priority: Priority = Priority.NORMAL) -> T:
        """Run `work` in one transaction on the writer; what it wrote is on disk on return."""
        if self._writer is None:
            raise StoreError("this profile was opened for reading only")
        return await asyncio.wrap_future(self._writer.submit(work, priority))

    async def read(self, work: Work[T], priority: Priority = Priority.NORMAL) -> T:
        """Run `work` on the reader."""
        return await asyncio.wrap_future(self._reader.submit(work, priority))

    async def report(self, work: Work[T]) -> T:
        """Run `work`, which may take long, on a reader that no scan waits for."""
        return await asyncio.wrap_future(self._reporter.submit(work))

    async def maintain(self, work: Work[T]) -> T:
        """Run `work` on a connection of its own, outside any transaction. Raises StoreError."""

        def maintained() -> T:
            connection = connect(self._path, self._key, writable=True)
            try:
                return work(connection)
            except sqlite.Error as error:
                raise translated(error, self._path) from error
            finally:
                connection.close()

        return await asyncio.to_thread(maintained)

    async def search(self, work: Work[T]) -> T:
        """Run `work` on the searches' own reader; an unfinished earlier search is given up.

        Raises asyncio.CancelledError in the one given up.
        """
        if self._search is not None and not self._search.done() and not self._search.cancel():
            self._searcher.connection.interrupt()
        mine = self._search = self._searcher.submit(work)
        try:
            return await asyncio.wrap_future(mine)
        except StoreError:
            if self._search is not mine:
                raise asyncio.CancelledError from None
            raise

    def close(self) -> None:
        """Finish what is queued and join the threads."""
        for worker in reversed(self._workers):
            worker.close()
