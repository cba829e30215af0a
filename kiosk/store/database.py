"""One SQLite file, one thread that writes it, and threads that read it; futures back to the loop."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from sqlcipher3 import dbapi2 as sqlite

from kiosk.core.message import Message
from kiosk.engine.errors import StoreError
from kiosk.store.connection import Connection, connect, translated
from kiosk.store.integrity import page_faults, structure_faults
from kiosk.store.schema import MIGRATIONS, NEWER, OlderSchemaError, migrate, schema_version
from kiosk.store.turns import Priority, ScansAhead, Turns

T = TypeVar("T")
Work = Callable[[Connection], T]

TOGETHER_S = 0.01
"""For so long one everyday job after the other joins a transaction, so that they share its commit."""
LOG_PAGES = 250
"""From so many pages on, the log is copied into the file; a quarter of SQLite's number, to be quick."""
LONGEST_LOG_PAGES = 2000
"""Only from so many on a guest's commit copies it: on a nearly full disk the log must not take all room."""
STEPS_BETWEEN_PAUSES = 1000
"""After so many steps of SQLite's machine, a millisecond at the most, a report looks whether to pause."""

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """Work for a thread, and who is told what came of it; whether a guest waits for that."""

    work: Work[Any]
    future: "Future[Any]"
    for_a_guest: bool = False


class Commits:
    """How a writer begins and commits; what it raises makes the job fail. See also kiosk.store.commits."""

    def opened(self, connection: Connection) -> None:
        """The writer has opened its connection."""

    def begin(self, connection: Connection) -> None:
        """Begin a transaction."""
        connection.execute("BEGIN IMMEDIATE")

    def commit(self, connection: Connection) -> None:
        """Commit; what was written may be believed on return."""
        connection.execute("COMMIT")

    def closing(self, connection: Connection) -> None:
        """The writer is about to close its connection."""

    def close(self) -> None:
        """The writer has ended."""


class Worker:
    """A thread with its own connection that runs jobs, the most urgent first.

    Of a writer each job is a transaction of its own, or one with others that share its commit.
    """

    def __init__(
        self, name: str, open_connection: Callable[[], Connection], path: Path, *, writes: Commits | None
    ) -> None:
        self._path = path
        self._writes = writes
        self._open = open_connection
        self._turns: Turns[Job] = Turns()
        self._ready: Future[None] = Future()
        self.connection: Connection = None
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()
        self._ready.result()

    def submit(
        self, work: Work[T], priority: Priority = Priority.NORMAL, *, for_a_guest: bool = False
    ) -> "Future[T]":
        """Queue a job; its future fails with StoreError where the file fails."""
        future: Future[T] = Future()
        if not self._turns.put(Job(work, future, for_a_guest), priority):
            future.set_exception(StoreError(Message("the profile is closed")))
        return future

    def a_scan_waits(self) -> bool:
        """Whether a scan is queued."""
        return self._turns.waits(Priority.SCAN)

    def close(self) -> None:
        """Finish what is queued, close the connection and join the thread."""
        self._turns.close()
        self._thread.join()

    def _run(self) -> None:
        try:
            self.connection = self._open()
        except BaseException as error:  # noqa: BLE001 - the opener is told, whatever it was
            self._ready.set_exception(error)
            return
        self._ready.set_result(None)
        while (turn := self._turns.take()) is not None:
            kind, job = turn
            if not job.future.set_running_or_notify_cancel():
                continue
            if self._writes and kind is Priority.NORMAL:
                self._do_together(job, self._writes)
            else:
                self._do(job)
        if self._writes:
            self._writes.closing(self.connection)
        self.connection.close()

    def _do(self, job: Job) -> None:
        work, future, for_a_guest = job
        try:
            if self._writes:
                result = self._in_transaction(work, self._writes, for_a_guest=for_a_guest)
            else:
                result = work(self.connection)
        except BaseException as error:  # noqa: BLE001 - it belongs to whoever asked
            future.set_exception(self._translated(error))
        else:
            future.set_result(result)

    def _translated(self, error: BaseException) -> BaseException:
        return translated(error, self._path) if isinstance(error, sqlite.Error) else error

    def _do_together(self, first: Job, writes: Commits) -> None:
        """Write everyday jobs that wait in one transaction: a slow disk is waited for once.

        Each is whole or not at all by itself, and is answered when all of them are on disk. Where they cannot
        be written together, each is tried alone.
        """
        together = [first]
        results: list[Any] = []

        def work(connection: Connection) -> None:
            started = perf_counter()
            results.append(_in_savepoint(connection, first.work))
            while perf_counter() - started < TOGETHER_S and (job := self._turns.take_along()) is not None:
                if job.future.set_running_or_notify_cancel():
                    together.append(job)
                    results.append(_in_savepoint(connection, job.work))

        try:
            self._in_transaction(work, writes)
        except BaseException as error:  # noqa: BLE001 - each job is told its own
            if len(together) == 1:
                first.future.set_exception(self._translated(error))
            else:
                for job in together:
                    self._do(job)
            return
        for one, result in zip(together, results, strict=True):
            if isinstance(result, _Raised):
                one.future.set_exception(result.error)
            else:
                one.future.set_result(result)

    def _in_transaction(self, work: Work[T], writes: Commits, *, for_a_guest: bool = False) -> T:
        """Run and commit it. No guest waits until the log is copied into the file, unless it is very long."""
        copied_from = LONGEST_LOG_PAGES if for_a_guest else LOG_PAGES
        self.connection.execute(f"PRAGMA wal_autocheckpoint = {copied_from}").fetchone()
        writes.begin(self.connection)
        try:
            result = work(self.connection)
            writes.commit(self.connection)
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return result


@dataclass(frozen=True, slots=True)
class _Raised:
    """What a job raised; what it wrote was taken back."""

    error: BaseException


def _in_savepoint(connection: Connection, work: Work[T]) -> T | _Raised:
    """Run `work` so that it can be taken back alone. What SQLite raises goes on: then the whole is undone."""
    connection.execute("SAVEPOINT job")
    try:
        result: T | _Raised = work(connection)
    except sqlite.Error:
        raise
    except BaseException as error:  # noqa: BLE001 - it belongs to whoever asked
        connection.execute("ROLLBACK TO job")
        result = _Raised(error)
    connection.execute("RELEASE job")
    return result


class Database:
    """The file with its writer (unless read-only) and its readers.

    Each reader is a thread with a connection of its own: one for what is read at once, such as one ticket;
    one for what takes longer the more is held; one for searches; one for reports.
    """

    def __init__(self, path: Path, key: bytes, *, writable: bool, commits: Commits | None = None) -> None:
        self._path = path
        self._key = key
        self._commits = commits or Commits()
        self._workers: list[Worker] = []
        self._search: Future[Any] | None = None
        self._scans = ScansAhead()
        try:
            self._writer = (
                self._worker("store-writer", self._open_writer, writes=self._commits) if writable else None
            )
            self._reader = self._worker("store-reader", self._open_reader, writes=None)
            self._lister = self._worker("store-lists", self._open_patient_reader, writes=None)
            self._searcher = self._worker("store-search", self._open_reader, writes=None)
            self._reporter = self._worker("store-reports", self._open_patient_reader, writes=None)
        except BaseException:
            self.close()
            raise

    def _worker(self, name: str, opened: Callable[[], Connection], *, writes: Commits | None) -> Worker:
        worker = Worker(name, opened, self._path, writes=writes)
        self._workers.append(worker)
        return worker

    def _open_writer(self) -> Connection:
        connection = connect(self._path, self._key, writable=True)
        try:
            migrate(connection)
            self._commits.opened(connection)
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
        raise OlderSchemaError(
            "this profile is an older Kiosk's: opening the door, or `kiosk sync`, brings it up to date"
        )

    def _open_patient_reader(self) -> Connection:
        connection = self._open_reader()
        connection.set_progress_handler(self._scans.let_go_ahead, STEPS_BETWEEN_PAUSES)
        return connection

    def guest_waits(self) -> AbstractContextManager[None]:
        """While it is open, reports pause."""
        return self._scans.one()

    def let_scans_go_ahead(self) -> None:
        """Pause while a guest waits; for a report, between two steps of what it does without SQLite."""
        self._scans.let_go_ahead()

    async def scan(self, work: Work[T]) -> T:
        """Run a scan's transaction on the writer, ahead of every other; meanwhile reports pause."""
        with self._scans.one():
            return await self._write(work, Priority.SCAN, for_a_guest=True)

    @property
    def bulk_budget_s(self) -> float:
        """How long a bulk transaction may go on now, unless a scan comes meanwhile."""
        return self._scans.bulk_budget_s

    def a_scan_waits(self) -> bool:
        """Whether a scan waits for the writer: what may be cut short there should end."""
        return self._writer is not None and self._writer.a_scan_waits()

    async def write(self, work: Work[T], priority: Priority = Priority.NORMAL) -> T:
        """Run `work` in one transaction on the writer; what it wrote is on disk on return."""
        return await self._write(work, priority, for_a_guest=False)

    async def _write(self, work: Work[T], priority: Priority, *, for_a_guest: bool) -> T:
        if self._writer is None:
            raise StoreError("this profile was opened for reading only")
        return await asyncio.wrap_future(self._writer.submit(work, priority, for_a_guest=for_a_guest))

    async def read(self, work: Work[T], priority: Priority = Priority.NORMAL) -> T:
        """Run `work`, which takes no longer the more is held, on the reader."""
        return await asyncio.wrap_future(self._reader.submit(work, priority))

    async def read_many(self, work: Work[T]) -> T:
        """Run `work`, which takes longer the more is held, on a reader that no scan waits for."""
        return await asyncio.wrap_future(self._lister.submit(work))

    async def report(self, work: Work[T]) -> T:
        """Run `work`, which may take many seconds, on a reader that nobody else waits for."""
        return await asyncio.wrap_future(self._reporter.submit(work))

    async def faults(self) -> list[str]:
        """What kiosk.store.integrity finds wrong with its pages and its structure. Raises StoreError."""

        def work(_: Connection) -> list[str]:
            with closing(self._open_patient_reader()) as fresh:  # a used one remembers too much of the search
                return page_faults(fresh, self._path, self._key) + structure_faults(fresh)

        return await self.report(work)

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
        self._commits.close()
