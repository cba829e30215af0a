"""Whose turn it is at a worker: a waiting scan goes first, and no kind of work is passed over for ever."""

import math
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from time import perf_counter, thread_time
from typing import Generic, TypeVar

J = TypeVar("J")

MOST_SCANS_IN_A_ROW = 64
"""So many scans may go before other work that waits; people do not scan so fast, but a script may."""
MOST_CHECK_INS_IN_A_ROW = 4
"""So many turns of everyday work, the uploads' above all, may go before the guest list has its turn."""
BULK_BUDGET_S = 0.03
"""A bulk transaction ends after this long, so that with its commit it takes 50 ms at most."""

BULK_ALONE_S = 0.3
BULK_ALONE_MOST_S = 0.6
"""Where no guest came for QUIET_S a bulk transaction may do so much work, for the larger it is the less its
commit costs a row; it ends at once as a guest comes. The CPU time of its thread is counted: threads that
compete for the interpreter use up the clock's. The second is the most by the clock, for a slow disk."""
QUIET_S = 30.0
LONGEST_PAUSE_S = 0.05
LEAST_RUN_S = 0.005
"""A report pauses at most so long for a scan, and goes on at least so long before it does again."""


class Priority(IntEnum):
    """What kind of work a job is: a scan, everyday work, or the guest list."""

    SCAN = 0
    NORMAL = 1
    BULK = 2


class Turns(Generic[J]):
    """The jobs that wait for one worker, of each kind in the order they came. Any thread may put one in."""

    def __init__(self) -> None:
        self._waiting: dict[Priority, deque[J]] = {kind: deque() for kind in Priority}
        self._something = threading.Condition()
        self._scans = self._everyday = 0
        self._closed = False

    def put(self, job: J, kind: Priority) -> bool:
        """Queue a job; False where nothing is taken in any more."""
        with self._something:
            if self._closed:
                return False
            self._waiting[kind].append(job)
            self._something.notify()
            return True

    def waits(self, kind: Priority) -> bool:
        """Whether a job of this kind waits."""
        return bool(self._waiting[kind])

    def close(self) -> None:
        """Take nothing in any more; what waits still has its turn."""
        with self._something:
            self._closed = True
            self._something.notify()

    def take(self) -> tuple[Priority, J] | None:
        """Wait for the next job whose turn it is; None once all are done after `close`."""
        with self._something:
            while not any(self._waiting.values()):
                if self._closed:
                    return None
                self._something.wait()
            kind = self._next()
            return kind, self._waiting[kind].popleft()

    def take_along(self) -> J | None:
        """One more everyday job that may share the turn of the last; None while a scan waits."""
        with self._something:
            everyday = self._waiting[Priority.NORMAL]
            return everyday.popleft() if everyday and not self._waiting[Priority.SCAN] else None

    def _next(self) -> Priority:
        """Whose turn it is, something waiting; and count who was passed over."""
        scans, everyday, bulk = (bool(self._waiting[kind]) for kind in Priority)
        if scans and (self._scans < MOST_SCANS_IN_A_ROW or not (everyday or bulk)):
            self._scans += 1
            return Priority.SCAN
        self._scans = 0
        if everyday and (self._everyday < MOST_CHECK_INS_IN_A_ROW or not bulk):
            self._everyday += 1
            return Priority.NORMAL
        self._everyday = 0
        return Priority.BULK


class Budget:
    """So many seconds by the clock from now on, and so many of work; for the thread that makes it."""

    def __init__(self, seconds: float, work_s: float) -> None:
        self._until, self._work_until = perf_counter() + seconds, thread_time() + work_s

    @property
    def is_left(self) -> bool:
        """Whether there is any left of both."""
        return perf_counter() < self._until and thread_time() < self._work_until


class ScansAhead:
    """Lets reports pause while a scan is under way: whatever Python does, it does on one thread at a time."""

    def __init__(self) -> None:
        self._under_way = 0
        self._counting = threading.Lock()
        self._none = threading.Event()
        self._none.set()
        self._runs_until = 0.0
        self._last_at = -math.inf

    def bulk_budget(self) -> Budget:
        """How long a bulk transaction may go on that begins now, on this thread."""
        is_quiet = not self._under_way and perf_counter() - self._last_at > QUIET_S
        return Budget(BULK_ALONE_MOST_S, BULK_ALONE_S) if is_quiet else Budget(BULK_BUDGET_S, BULK_BUDGET_S)

    @contextmanager
    def one(self) -> Iterator[None]:
        """A scan is under way for as long as this is open."""
        with self._counting:
            self._under_way += 1
            self._none.clear()
        try:
            yield
        finally:
            self._last_at = perf_counter()
            with self._counting:
                self._under_way -= 1
                if not self._under_way:
                    self._none.set()

    def let_go_ahead(self) -> int:
        """Pause while a scan is under way, though not for ever: 0, which lets SQLite go on."""
        if not self._none.is_set() and perf_counter() >= self._runs_until:
            self._none.wait(LONGEST_PAUSE_S)
            self._runs_until = perf_counter() + LEAST_RUN_S
        return 0
