"""Taps of the counter on disk: an older profile, another machine's rows, and what is kept counted."""

import asyncio
import shutil
import threading
from collections.abc import Callable, Coroutine
from itertools import permutations
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from kiosk.core.presence import LedgerRow, RowKind, ended_by
from kiosk.engine.records import Counted
from kiosk.store import counter, encrypted_file, handover, ledger
from kiosk.store.connection import Connection, connect
from kiosk.store.keys import open_key
from kiosk.store.profile import Profile
from kiosk.store.rows import LEDGER_COLUMNS, ledger_values
from kiosk.store.schema import MIGRATIONS
from kiosk.store.ticket_rows import add_handed
from tests.unit.store.handover_samples import NewProfile, export, take
from tests.unit.store.store_samples import NOW, admission

NOWHERE = frozenset[str]()
T = TypeVar("T")
BEFORE_COUNTER = 10
"""The schema before people were counted in."""


def tap(row_id: str, kind: RowKind, concerns: str = "") -> LedgerRow:
    row = admission(row_id, "", run="earlier")
    return replace(row, kind=kind, concerns=concerns, event_id="tonight", account="host", shown=True)


IN, OUT, UNDO = RowKind.COUNTED_IN, RowKind.COUNTED_OUT, RowKind.UNDO
ROWS = (tap("a", IN), tap("b", IN), tap("c", OUT, "b"), tap("d", UNDO, "c"), tap("e", OUT, "a"))
"""Two came in, one went out, which was a mistake, and then the other did."""


def raw(folder: Path) -> Connection:
    return connect(folder / "kiosk.db", open_key(folder, None), writable=True)


async def told(profile: Profile) -> tuple[Counted, int]:
    events = frozenset({"tonight"})
    counted = await profile.ledger.counted(events, "host")
    return counted, await profile.ledger.inside(events, "host")


async def add(profile: Profile, *rows: LedgerRow) -> None:
    for row in rows:
        await profile.at_door(lambda transaction, one=row: transaction.add(one))  # type: ignore[misc]


@pytest.mark.parametrize("order", list(permutations(range(5)))[::7])
async def test_another_machines_taps_come_to_the_same_in_any_order(
    profile: Profile, order: tuple[int, ...]
) -> None:
    rows: list[tuple[LedgerRow, str | None]] = [(ROWS[number], None) for number in order]
    await profile._db.write(lambda c: add_handed(c, "", rows))
    assert await told(profile) == (Counted(came=2, left=1), 1)

    def ends(connection: Connection) -> dict[str, str]:
        found = connection.execute("SELECT id, ended_by FROM ledger WHERE ended_by IS NOT NULL")
        return dict(found.fetchall())

    assert await profile._db.read(ends) == ended_by(ROWS)


async def test_two_machines_that_count_out_the_same_person_leave_nobody_inside_twice(
    profile: Profile,
) -> None:
    await add(profile, tap("a", IN), tap("out here", OUT, "a"))
    theirs: list[tuple[LedgerRow, str | None]] = [(tap("out there", OUT, "a"), None)]
    await profile._db.write(lambda c: add_handed(c, "", theirs))
    assert await told(profile) == (Counted(1, 1), 0)
    await add(profile, tap("back", UNDO, "out here"))
    assert await told(profile) == (Counted(1, 1), 0), "the other one stands"
    await add(profile, tap("back there", UNDO, "out there"))
    assert await told(profile) == (Counted(1, 0), 1)


async def test_a_handover_carries_every_tap_once(new: NewProfile, tmp_path: Path) -> None:
    first, second = new("first"), new("second")
    await add(first, *ROWS)
    file = tmp_path / "door.handover"
    await export(first, file)
    for _ in range(2):
        await take(second, file)
        assert await told(second) == (Counted(2, 1), 1)
    last = await second.ledger.last_tap(frozenset({"tonight"}), "host")
    assert last is None, "a key undoes what was counted at this machine"
    await add(second, tap("f", IN))
    await export(second, file)
    await take(first, file)
    assert await told(first) == await told(second) == (Counted(3, 1), 2)


async def test_a_handover_of_before_an_undo_counts_nobody_out_again(new: NewProfile, tmp_path: Path) -> None:
    first, second = new("first"), new("second")
    before, after = tmp_path / "before.handover", tmp_path / "after.handover"
    await add(first, tap("a", IN), tap("out", OUT, "a"))
    await export(first, before)
    await add(first, tap("back", UNDO, "out"))
    await export(first, after)
    await take(second, before)
    assert await told(second) == (Counted(1, 1), 0)
    await take(second, after)
    assert await told(second) == (Counted(1, 0), 1)
    for profile in (first, second):
        await take(profile, before)
        assert await told(profile) == (Counted(1, 0), 1)


async def test_thousands_of_taps_are_carried_too(new: NewProfile, tmp_path: Path) -> None:
    first, second = new("first"), new("second")

    def many(transaction: object) -> None:
        for number in range(6000):
            transaction.add(tap(f"in-{number}", IN))  # type: ignore[attr-defined]

    await first.at_door(many)
    await export(first, tmp_path / "door.handover")
    await take(second, tmp_path / "door.handover")
    assert await told(second) == (Counted(6000, 0), 6000)


async def test_a_seasons_taps_make_no_handover_that_nobody_can_take(
    new: NewProfile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than one record holds; who was counted out, and whose undo, may be in another one."""
    monkeypatch.setattr(handover, "BYTES_A_RECORD", 4_000)
    monkeypatch.setattr(encrypted_file, "MOST_RECORD_BYTES", 20_000)
    first, second = new("first"), new("second")
    others = [tap(f"in-{number}", IN) for number in range(300)]
    await add(first, ROWS[0], ROWS[1], *others[:150], ROWS[2], *others[150:], ROWS[3], ROWS[4])
    file = tmp_path / "door.handover"
    await export(first, file)
    for _ in range(2):
        await take(second, file)
        assert await told(second) == await told(first) == (Counted(302, 1), 301)


async def test_a_profile_of_before_the_counter_is_taken_over_and_counts(tmp_path: Path) -> None:
    old = raw(tmp_path)
    for name in ("type_name", "name_key", "state"):
        old.create_function(f"ticket_{name}", 1, lambda _: "")
    for number, script in enumerate(MIGRATIONS[:BEFORE_COUNTER], start=1):
        old.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    old.execute(
        f"INSERT INTO ledger ({LEDGER_COLUMNS}) VALUES ({','.join('?' * 15)})",
        ledger_values(replace(admission("t-1", "T-1"), event_id="tonight", account="host")),
    )
    old.close()
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        assert await told(profile) == (Counted(), 1)
        await add(profile, *ROWS)
        assert await told(profile) == (Counted(2, 1), 2)
    finally:
        profile.close()


async def test_what_is_kept_counted_is_what_there_is(profile: Profile) -> None:
    await add(profile, *ROWS)
    await profile._db.write(lambda c: c.execute("UPDATE kept_counts SET number = 77"))
    await profile._db.write(ledger.count_anew)
    assert await told(profile) == (Counted(2, 1), 1)


async def test_no_guest_is_read_for_the_counter(profile: Profile) -> None:
    def plan(connection: Connection) -> str:
        asked: list[str] = []
        connection.set_trace_callback(asked.append)
        counter.counted(connection, {"tonight"}, "host")
        counter.last_inside(connection, {"tonight"}, "host")
        counter.last_tap(connection, {"tonight"}, "host")
        connection.set_trace_callback(None)
        found = [connection.execute(f"EXPLAIN QUERY PLAN {one}").fetchall() for one in asked]
        assert len(found) == 3
        return repr(found)

    plans = await profile._db.read(plan)
    assert "ledger_counted" in plans
    assert "ledger_concerns_no_ticket" in plans
    assert "SCAN u" not in plans
    assert "TEMP B-TREE" not in plans


async def test_scans_do_not_wait_for_a_count_that_takes_longer_the_more_were_counted(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_begun, goes_on = threading.Event(), threading.Event()
    counted = counter.counted

    def slow(*asked: Any) -> Counted:
        has_begun.set()
        goes_on.wait(30)
        return counted(*asked)

    monkeypatch.setattr(counter, "counted", slow)
    counting = asyncio.create_task(profile.ledger.counted(NOWHERE, "host"))
    try:
        await asyncio.to_thread(has_begun.wait, 30)
        async with asyncio.timeout(10):
            assert await profile.ledger.row("nobody's") is None
        assert not counting.done()
    finally:
        goes_on.set()
    assert await counting == Counted()


async def test_the_event_and_the_account_of_a_tap_are_looked_at(profile: Profile) -> None:
    await add(profile, tap("a", IN), replace(tap("b", IN), event_id=""), replace(tap("c", IN), account=""))
    await add(profile, replace(tap("d", IN), account="another"), replace(tap("e", IN), event_id="tomorrow"))
    assert await told(profile) == (Counted(3, 0), 3)
    assert await profile.ledger.counted(NOWHERE, "host") == Counted(4, 0)
    last = await profile.ledger.last_tap(frozenset({"tonight"}), "host")
    assert last is not None
    assert (last.id, last.at) == ("c", NOW)


@pytest.mark.parametrize("before", range(len(ROWS)))
def test_taps_that_a_database_of_yesterday_does_not_have_are_put_back(tmp_path: Path, before: int) -> None:
    folder, database = tmp_path / "profile", tmp_path / "profile" / "kiosk.db"
    played(folder, lambda profile: add(profile, *ROWS[:before]))
    shutil.copy(database, tmp_path / "yesterday.db")
    played(folder, lambda profile: add(profile, *ROWS[before:]))
    shutil.copy(tmp_path / "yesterday.db", database)
    assert played(folder, told) == (Counted(2, 1), 1)


@pytest.mark.parametrize("many", [5, 400])
def test_taps_of_a_database_that_is_spoiled_are_put_back(tmp_path: Path, many: int) -> None:
    folder, database = tmp_path / "profile", tmp_path / "profile" / "kiosk.db"
    more = [tap(f"more-{number}", IN) for number in range(many)]
    played(folder, lambda profile: add(profile, *ROWS, *more))
    garbled = bytearray(database.read_bytes())
    for at in range(5000, len(garbled), 4096):
        garbled[at] ^= 0xFF
    database.write_bytes(garbled)
    assert played(folder, told) == (Counted(2 + many, 1), 1 + many)


def played(folder: Path, play: Callable[[Profile], Coroutine[Any, Any, T]]) -> T:
    profile = Profile.open(folder, None, writable=True)
    try:
        return asyncio.run(play(profile))
    finally:
        profile.close()
