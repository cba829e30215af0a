"""What is exported: every row once, in order of time, as of one moment, and few of them held at once."""

import asyncio
import gc
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState
from kiosk.core.verdict import Unknown, VerdictKind
from kiosk.engine.errors import StoreError
from kiosk.engine.scans_told import KeptScan, ScanTold
from kiosk.store import export
from kiosk.store.export import ExportedRow
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import NOW, admission, admit, complete_list, ticket

ADMITTED = 23


@pytest.fixture(autouse=True)
def _several_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "ROWS_AT_ONCE", 5)


async def many(profile: Profile) -> None:
    """Every other guest came a second after the one before; the last is written down late."""
    await complete_list(profile, [ticket(f"T-{number}", f"Guest {number}") for number in range(ADMITTED)])
    for number in range(ADMITTED):
        at = NOW - 60 if number == ADMITTED - 1 else NOW + number // 2
        row = admission(f"a-{number}", f"T-{number}", at=at)
        told = KeptScan(f"s-{number}", at, VerdictKind.UNKNOWN, code=f"code {number}", verdict=Unknown())
        await profile.at_door(lambda t, row=row: t.add(row))  # type: ignore[misc]
        await profile.at_door(lambda t, told=told: t.keep_scan(told))  # type: ignore[misc]


def id_of(told: ScanTold) -> str:
    return told.id if isinstance(told, KeptScan) else told.row.id


async def test_every_row_is_exported_once_in_order_of_time(profile: Profile) -> None:
    await many(profile)
    rows = await profile.exports.ledger(list)
    assert [one.row.id for one in rows] == ["a-22", *(f"a-{number}" for number in range(22))]
    assert [one.guest for one in rows[:2]] == ["Guest 22", "Guest 0"]


async def test_every_scan_is_exported_once_whatever_it_did(profile: Profile) -> None:
    await many(profile)
    told = await profile.exports.scans(list)
    assert len({id_of(one) for one in told}) == len(told) == 2 * ADMITTED
    assert [id_of(one) for one in told[:6]] == ["s-22", "a-22", "s-0", "s-1", "a-0", "a-1"]
    assert [id_of(one) for one in told[-2:]] == ["a-20", "a-21"]


async def test_what_changes_meanwhile_is_no_part_of_it(profile: Profile) -> None:
    for number in range(12):
        await admit(profile, f"a-{number}", f"T-{number}")
    loop = asyncio.get_running_loop()

    async def confirm_the_last_and_admit_one_more() -> None:
        await profile.outbox.change("a-11", lambda entry: replace(entry, state=EntryState.CONFIRMED))
        await admit(profile, "a-12", "T-12")

    def read(rows: Iterator[ExportedRow]) -> list[ExportedRow]:
        first = next(rows)
        asyncio.run_coroutine_threadsafe(confirm_the_last_and_admit_one_more(), loop).result()
        return [first, *rows]

    rows = await profile.exports.ledger(read)
    assert [one.row.id for one in rows] == [f"a-{number}" for number in range(12)]
    assert {one.entry.state for one in rows if one.entry} == {EntryState.WAITING}
    assert len(await profile.exports.ledger(list)) == 13


@pytest.mark.parametrize("what", ["ledger", "scans"])
async def test_few_rows_are_held_at_once(profile: Profile, what: str) -> None:
    await many(profile)

    def most_held(rows: Iterator[object]) -> int:
        kind = type(next(rows))
        return max(sum(type(one) is kind for one in gc.get_objects()) for _row in rows)

    gc.collect()
    assert await getattr(profile.exports, what)(most_held) <= 3


@pytest.mark.parametrize("what", ["ledger", "scans"])
async def test_after_a_reading_that_broke_off_the_next_one_is_whole(profile: Profile, what: str) -> None:
    await many(profile)

    def breaking(rows: Iterator[object]) -> None:
        next(rows)
        raise StoreError("the stick was pulled out")

    with pytest.raises(StoreError, match="pulled out"):
        await getattr(profile.exports, what)(breaking)
    gc.collect()  # what was left open would complain now
    assert len(await profile.exports.ledger(list)) == ADMITTED
