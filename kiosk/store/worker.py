"""Threads that run jobs on a connection of their own: the one that writes, and those that read."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from kiosk.core.message import Message
from kiosk.engine.errors import StoreError
from kiosk.store.connection import FAILURES, Connection, translated
from kiosk.store.turns import Priority, Turns

T = TypeVar("T")
Work = Callable[[Connection], T]

TOGETHER_S = 0.01
"""For so long one everyday job after the other joins a transaction, so that they share its commit."""
LOG_PAGES = 250
"""From so many pages on, the log is copied into the file; a quarter of SQLite's number, to be quick."""
LONGEST_LOG_PAGES = 2000
"""Only from so many on a guest's commit copies it: on a nearly full disk the log must not take all room."""


class Job(NamedTuple):
    """Work for a thread, and who is told what came of it; whether a guest waits for that."""

    work: Work[Any]
    future: "Future[Any]"
    for_a_guest: bool = False


class Commits:
    """How a writer begins and commits; what it raises makes the job fail. See also kiosk.store.commits."""

    def __init__(self) -> None:
        self._refused = ""

    @property
    def is_doubtful(self) -> bool:
        """Whether the files may be others than those that were opened, or damaged."""
        return bool(self._refused)

    def refuse(self, why: str) -> None:
        """Begin no transaction from now on, and say why."""
        self._refused = why

    def check(self) -> None:
        """Raise StoreError where nothing is to be written any more."""
        if self._refused:
            raise StoreError(self._refused)

    def opened(self, connection: Connection) -> None:
        """The writer has opened its connection."""

    def begin(self, connection: Connection) -> None:
        """Begin a transaction. Raises StoreError where nothing is to be written any more."""
        self.check()
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
        self,
        name: str,
        open_connection: Callable[[], Connection],
        path: Path,
        *,
        writes: Commits | None,
        failed: Callable[[BaseException], None] = lambda _: None,
    ) -> None:
        """`failed` hears of whatever a job raised, on this thread."""
        self._path = path
        self._writes = writes
        self._open = open_connection
        self._turns: Turns[Job] = Turns()
        self._ready: Future[None] = Future()
        self.connection: Connection = None
        self._failed = failed
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
        self._failed(error)
        return translated(error, self._path) if isinstance(error, FAILURES) else error

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
            told = self._translated(error)
            if len(together) == 1:
                first.future.set_exception(told)
            else:
                for job in together:
                    self._do(job)
            return
        for one, result in zip(together, results, strict=True):
            if isinstance(result, _Raised):
                one.future.set_exception(self._translated(result.error))
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


class _Raised(Struct, frozen=True):
    """What a job raised; what it wrote was taken back."""

    error: BaseException


def _in_savepoint(connection: Connection, work: Work[T]) -> T | _Raised:
    """Run `work` so that it can be taken back alone. At an error of the driver the whole is undone."""
    connection.execute("SAVEPOINT job")
    try:
        result: T | _Raised = work(connection)
    except FAILURES:
        raise
    except BaseException as error:  # noqa: BLE001 - it belongs to whoever asked
        connection.execute("ROLLBACK TO job")
        result = _Raised(error)
    connection.execute("RELEASE job")
    return result
