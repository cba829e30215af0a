"""One SQLite file, one thread that writes it, and threads that read it; futures back to the loop."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any, TypeVar

from kiosk.core.message import Message
from kiosk.engine.errors import StoreError
from kiosk.store.connection import FAILURES, Connection, connect, translated
from kiosk.store.integrity import is_found_damaged, page_faults, structure_faults
from kiosk.store.left_sound import take_note_away
from kiosk.store.schema import MIGRATIONS, NEWER, OlderSchemaError, migrate, schema_version
from kiosk.store.turns import Budget, Priority, ScansAhead
from kiosk.store.worker import Commits, Work, Worker

T = TypeVar("T")

STEPS_BETWEEN_PAUSES = 1000
"""After so many steps of SQLite's machine, a millisecond at the most, a report looks whether to pause. Where
it looks at the structure, a step is a page."""
INTERRUPTED = "interrupted"
"""What SQLite says of what was given up."""
MAINTAINED_WITHIN_MS = 1000
"""Whoever maintains the file waits no longer for those who read it: the end waits for that."""
LONGEST_TOLD = 300
"""Of what is damaged: SQLite tells a hundred faults at once."""

log = logging.getLogger(__name__)


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
        self._looking: threading.Thread | None = None
        self._looks_now = threading.Event()
        self._is_closing = self._has_looked = self._is_doubtful = False
        self._maintaining = threading.Lock()
        try:
            self._writer = (
                self._worker("store-writer", self._open_writer, writes=self._commits) if writable else None
            )
            self._reader = self._worker("store-reader", self._open_reader, writes=None)
            self._lister = self._worker("store-lists", self._open_patient_reader, writes=None)
            self._searcher = self._worker("store-search", self._open_reader, writes=None)
            self._reporter = self._worker("store-reports", self._open_patient_reader, writes=None)
        except BaseException as error:
            self._note_failure(error)
            self.close()
            raise

    def _worker(self, name: str, opened: Callable[[], Connection], *, writes: Commits | None) -> Worker:
        worker = Worker(name, opened, self._path, writes=writes, failed=self._note_failure)
        self._workers.append(worker)
        return worker

    def _open_writer(self) -> Connection:
        connection = connect(self._path, self._key, writable=True)
        try:
            migrate(connection)
            self._commits.opened(connection)
        except FAILURES as error:
            connection.close()
            raise translated(error, self._path) from error
        except StoreError:
            connection.close()
            raise
        return connection

    def _open_reader(self) -> Connection:
        connection, version = connect(self._path, self._key, writable=False), None
        try:
            version = schema_version(connection)
        finally:
            if version != len(MIGRATIONS):
                connection.close()
        if version == len(MIGRATIONS):
            return connection
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

    def bulk_budget(self) -> Budget:
        """How long a bulk transaction may go on that begins now, on this thread, unless a scan comes."""
        return self._scans.bulk_budget()

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
        """What kiosk.store.integrity finds wrong with its pages and its structure. Raises StoreError.

        Where that is anything, the next start looks at the structure before it opens.
        """

        def work(_: Connection) -> list[str]:
            with closing(self._open_patient_reader()) as fresh:  # a used one remembers too much of the search
                faults = page_faults(fresh, self._path, self._key) + structure_faults(fresh)
            if faults:
                self._doubt(is_damaged=True)
            return faults

        return await self.report(work)

    @property
    def is_doubtful(self) -> bool:
        """Whether there is any sign that the file may be damaged, or another one."""
        return self._is_doubtful or self._commits.is_doubtful

    def _note_failure(self, error: BaseException) -> None:
        """Doubt the file where SQLite failed; at what was given up it did not."""
        cause = error if isinstance(error, FAILURES) else error.__cause__
        if isinstance(cause, FAILURES) and INTERRUPTED not in str(cause):
            self._doubt(is_damaged=is_found_damaged(cause))

    def _doubt(self, *, is_damaged: bool) -> None:
        """From now on; who only reads tells the next start at once, and of nothing but damage.

        Where it is damaged, a look behind the door that was put off comes now.
        """
        self._is_doubtful = True
        if is_damaged:
            take_note_away(self._path)
            self._looks_now.set()

    @property
    def has_looked(self) -> bool:
        """Whether the look behind the door came to its end."""
        return self._has_looked

    def look_behind(self, after_s: float = 0.0) -> None:
        """Look at the structure as a whole, so many seconds later, on a thread that pauses for scans.

        At once where the file is to be rewritten before. Where it is damaged nothing is written any more, and
        the next start looks before it opens.
        """
        looking = threading.Thread(
            target=self._look_soon, args=(after_s,), name="store-look-behind", daemon=True
        )
        try:
            looking.start()
        except RuntimeError as error:
            log.warning("nobody looks at the structure behind the door: %s", error)
        else:
            self._looking = looking

    def _look_soon(self, after_s: float) -> None:
        self._looks_now.wait(after_s)
        if not self._is_closing:
            self._look_behind()

    def _look_behind(self) -> None:
        try:
            self._commits.check()  # a file that was taken away would be made anew, empty
            if self._structure_now():
                self._doubt(is_damaged=True)
                if faults := self._structure_now():  # as it stops the door, one look is not enough
                    self._stop(faults)
                    return
            self._has_looked = True
        except Exception as error:
            if self._is_closing and INTERRUPTED in str(error):
                log.info("the structure was not looked at to the end: the profile closes")
            else:
                self._doubt(is_damaged=False)
                log.warning("the structure could not be looked at: %s", type(error).__name__)
                log.debug("the fault", exc_info=True)

    def _stop(self, faults: list[str]) -> None:
        log.error("the structure is damaged: %s", "; ".join(faults)[:LONGEST_TOLD])
        damaged = Message(
            "{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again:"
            " what can be read is put back",
            path=str(self._path),
        )
        self._commits.refuse(damaged)

    def _structure_now(self) -> list[str]:
        """What is wrong with the structure. Raises StoreError and FAILURES where nobody can look."""
        try:
            with closing(self._open_reader()) as fresh:
                fresh.set_progress_handler(self._goes_on, STEPS_BETWEEN_PAUSES)
                return structure_faults(fresh)
        except (StoreError, *FAILURES) as error:
            if is_found_damaged(error) or is_found_damaged(error.__cause__):
                return [str(error)]
            raise

    def _goes_on(self) -> int:
        """Pause while a guest waits; anything but 0, which makes SQLite give up, once the profile closes."""
        return self._scans.let_go_ahead() or int(self._is_closing)

    async def maintain(self, work: Work[T]) -> T:
        """Run `work` on a connection of its own, outside any transaction; once nobody looks at the structure.

        Raises StoreError.
        """

        def maintained() -> T:
            self._end_of_look()  # it reads the file as it was, which keeps what is purged
            with self._maintaining:
                if self._is_closing:
                    raise StoreError(Message("the profile is closed"))
                self._commits.check()
                connection = connect(self._path, self._key, writable=True)
                connection.set_progress_handler(lambda: int(self._is_closing), STEPS_BETWEEN_PAUSES)
                connection.execute(f"PRAGMA busy_timeout = {MAINTAINED_WITHIN_MS}").fetchone()
                try:
                    return work(connection)
                except FAILURES as error:
                    raise translated(error, self._path) from error
                finally:
                    connection.close()

        def noted() -> T:
            try:
                return maintained()
            except StoreError as error:
                self._note_failure(error)
                raise

        return await asyncio.to_thread(noted)

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
        self._is_closing = True
        self._end_of_look()  # who closes last copies the log into the file: that must be the writer
        with self._maintaining:
            pass  # a rewriting that was under way is given up, and no other is long
        for worker in reversed(self._workers):
            worker.close()
        self._commits.close()

    def _end_of_look(self) -> None:
        self._looks_now.set()
        if self._looking is not None:
            self._looking.join()
