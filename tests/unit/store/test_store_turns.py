"""Whose turn it is at a worker, and everyday jobs that share a transaction."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiosk.engine.errors import StoreError
from kiosk.store import turns as turns_module
from kiosk.store.database import Database
from kiosk.store.turns import (
    BULK_ALONE_MOST_S,
    BULK_ALONE_S,
    BULK_BUDGET_S,
    MOST_CHECK_INS_IN_A_ROW,
    MOST_SCANS_IN_A_ROW,
    QUIET_S,
    Budget,
    Priority,
    ScansAhead,
    Turns,
)

KEY = bytes(32)
SCAN, NORMAL, BULK = Priority


def taken(turns: Turns[int], most: int) -> list[Priority]:
    """Whose turns the next ones are."""
    kinds = []
    for _ in range(most):
        turn = turns.take()
        assert turn is not None
        kinds.append(turn[0])
    return kinds


def full(*counts: tuple[Priority, int]) -> Turns[int]:
    turns: Turns[int] = Turns()
    for kind, count in counts:
        for number in range(count):
            assert turns.put(number, kind)
    return turns


def test_a_waiting_scan_goes_first_and_each_kind_keeps_its_order() -> None:
    turns = full((BULK, 2), (NORMAL, 2), (SCAN, 2))
    turns.close()
    assert not turns.put(9, SCAN)
    done = []
    while (turn := turns.take()) is not None:
        done.append(turn)
    assert done == [(kind, number) for kind in (SCAN, NORMAL, BULK) for number in (0, 1)]


def test_the_guest_list_has_its_turn_among_check_ins_that_never_end() -> None:
    some = MOST_CHECK_INS_IN_A_ROW
    assert taken(full((NORMAL, 100), (BULK, 3)), 3 * some + 3) == ([NORMAL] * some + [BULK]) * 3


def test_scans_that_never_end_starve_neither_check_ins_nor_the_guest_list() -> None:
    kinds = taken(full((SCAN, 1000), (NORMAL, 100), (BULK, 10)), 10 * (MOST_SCANS_IN_A_ROW + 1))
    assert kinds[:MOST_SCANS_IN_A_ROW] == [SCAN] * MOST_SCANS_IN_A_ROW
    others = [kind for kind in kinds if kind is not SCAN]
    assert others == ([NORMAL] * MOST_CHECK_INS_IN_A_ROW + [BULK]) * 2


def test_nothing_joins_a_transaction_while_a_scan_waits() -> None:
    turns = full((NORMAL, 3))
    assert turns.take() == (NORMAL, 0)
    assert turns.take_along() == 1
    turns.put(0, SCAN)
    assert turns.take_along() is None
    assert taken(turns, 2) == [SCAN, NORMAL]
    assert turns.take_along() is None


class Commits:
    """The writer's connection, which counts its commits and lets some of them fail."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.count = 0
        self.fail_at = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> Any:
        if statement == "COMMIT":
            self.count += 1
            if self.count == self.fail_at:
                return self._connection.execute("SELECT * FROM no_such_table")
        return self._connection.execute(statement, *values)


async def _together(database: Database, jobs: list[Callable[[Any], Any]]) -> list[Any]:
    """Queue the jobs while the writer is busy, so that they wait together; what came of each."""
    is_busy, go = threading.Event(), threading.Event()

    def wait(_: Any) -> None:
        is_busy.set()
        go.wait(10)

    busy = asyncio.ensure_future(database.write(wait, Priority.BULK))
    while not is_busy.is_set():
        await asyncio.sleep(0)
    waiting = [asyncio.ensure_future(database.write(job)) for job in jobs]
    await asyncio.sleep(0)
    go.set()
    await busy
    return await asyncio.gather(*waiting, return_exceptions=True)


def _put(key: str) -> Callable[[Any], Any]:
    return lambda c: c.execute("INSERT INTO notes (key, value) VALUES (?, '')", (key,)).rowcount


def _put_and_fail(connection: Any) -> None:
    _put("half")(connection)
    raise StoreError("no")


def _count_commits(database: Database) -> Commits:
    assert database._writer is not None
    commits = database._writer.connection = Commits(database._writer.connection)
    return commits


async def test_jobs_that_wait_are_each_whole_or_not_at_all(tmp_path: Path) -> None:
    database = Database(tmp_path / "kiosk.db", KEY, writable=True)
    try:
        jobs = [_put("a"), _put_and_fail, _put("b"), _put("a"), _put("c")]
        results = await _together(database, jobs)
        assert [type(one) for one in results] == [int, StoreError, int, StoreError, int]
        assert await database.read(
            lambda c: [k for (k,) in c.execute("SELECT key FROM notes ORDER BY key")]
        ) == ["a", "b", "c"]
    finally:
        database.close()


async def test_many_jobs_that_wait_are_written_with_few_commits(tmp_path: Path) -> None:
    database = Database(tmp_path / "kiosk.db", KEY, writable=True)
    commits = _count_commits(database)
    try:
        before = commits.count
        assert await _together(database, [_put(f"n-{n}") for n in range(40)]) == [1] * 40
        assert commits.count - before <= 1 + 10
        commits.fail_at = commits.count + 2  # after the one in the way, that of the whole group
        results = await _together(database, [_put(f"m-{n}") for n in range(4)])
        assert results == [1] * 4, "each was tried alone"
        assert commits.count == commits.fail_at + 4
    finally:
        database.close()


async def test_a_report_pauses_while_a_scan_is_under_way_and_goes_on_after_the_longest_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns_module, "LEAST_RUN_S", 0.0)  # in which a fast machine counts to the end
    database = Database(tmp_path / "kiosk.db", KEY, writable=True)
    counting = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 30000) SELECT max(i) FROM n"
    )
    paused: list[int] = []
    let_go_ahead = database._scans.let_go_ahead

    def spy() -> int:
        paused.append(database._scans._under_way)
        return let_go_ahead()

    database._reporter.submit(lambda c: c.set_progress_handler(spy, 100)).result()
    try:
        go = threading.Event()
        scan = asyncio.ensure_future(database.scan(lambda _: go.wait(10)))
        while not database._scans._under_way:
            await asyncio.sleep(0)
        report = asyncio.ensure_future(database.report(lambda c: c.execute(counting).fetchone()))
        while len(paused) < 3:  # it goes on, slowly, though the scan never ends
            await asyncio.sleep(0.001)
        assert paused[0] == 1
        assert not report.done()
        go.set()
        await scan
        assert await report == (30000,)
        assert paused[-1] == 0
    finally:
        database.close()


def test_scans_ahead_counts_every_scan_under_way() -> None:
    ahead = ScansAhead()
    with ahead.one(), ahead.one():
        assert not ahead._none.is_set()
    assert ahead._none.is_set()
    assert ahead.let_go_ahead() == 0


def test_the_guest_list_does_more_at_once_where_no_guest_came_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at, ahead = {"clock": 1000.0, "work": 1.0}, ScansAhead()
    monkeypatch.setattr(turns_module, "perf_counter", lambda: at["clock"])
    monkeypatch.setattr(turns_module, "thread_time", lambda: at["work"])

    def lasts(budget: Budget, *, clock: float = 0.0, work: float = 0.0) -> bool:
        at["clock"] += clock
        at["work"] += work
        return budget.is_left

    alone = ahead.bulk_budget()
    assert lasts(alone, clock=BULK_ALONE_MOST_S - 0.001), "others took the machine, and it did little"
    assert not lasts(alone, work=BULK_ALONE_S + 0.001)
    slow = ahead.bulk_budget()
    assert not lasts(slow, clock=BULK_ALONE_MOST_S + 0.001), "who waits for a slow disk has no end"
    with ahead.one():
        beside_one = ahead.bulk_budget()
    after_one = ahead.bulk_budget()
    assert not lasts(beside_one, clock=BULK_BUDGET_S + 0.001)
    assert not lasts(after_one), "whoever waits for its end waits by the clock"
    at["clock"] += QUIET_S
    assert lasts(ahead.bulk_budget(), clock=BULK_ALONE_MOST_S - 0.001)
