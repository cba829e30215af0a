"""Handing over from a door that works on: nobody waits for it, and it costs the same for each check-in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kiosk.engine.ports import Transaction
from kiosk.store import handover
from kiosk.store.profile import Profile
from tests.unit.store.handover_samples import NewProfile, attempts_of, export, new_ones, take
from tests.unit.store.store_samples import admission, admit, check_in

EVERY_INSTRUCTIONS = 50


async def some_unsent(profile: Profile, number: int, prefix: str = "a") -> None:
    def work(transaction: Transaction) -> None:
        for n in range(number):
            transaction.add(admission(f"{prefix}-{n}", f"T-{prefix}-{n}"))
            transaction.put(check_in(f"{prefix}-{n}", f"T-{prefix}-{n}"))

    await profile.at_door(work)


async def instructions_of(profile: Profile, work: Callable[[], Awaitable[Any]]) -> int:
    """How much the writer had to do for this, in instructions of SQLite's machine."""
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += EVERY_INSTRUCTIONS
        return 0

    await profile._db.write(lambda c: c.set_progress_handler(count, EVERY_INSTRUCTIONS))
    try:
        await work()
    finally:
        await profile._db.write(lambda c: c.set_progress_handler(None, 0))
    return counted


def test_four_times_as_much_costs_four_times_as_much(new: NewProfile, tmp_path: Path) -> None:
    async def work(number: int) -> list[int]:
        a, b, file = new(f"a-{number}"), new(f"b-{number}"), tmp_path / f"file-{number}"
        await some_unsent(a, number)
        return [
            await instructions_of(a, lambda: export(a, file)),
            await instructions_of(b, lambda: take(b, file)),
            await instructions_of(b, lambda: take(b, file)),
        ]

    few, many = asyncio.run(work(100)), asyncio.run(work(400))
    assert [most / least < 6 for most, least in zip(many, few, strict=True)] == [True] * 3, (few, many)


async def test_a_scan_goes_between_what_is_marked(
    new: NewProfile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "BULK_BUDGET_S", 0.0)
    total = 60
    a, file = new("a"), tmp_path / "file"
    await some_unsent(a, total)

    def marked(transaction: Transaction) -> int:
        return sum(bool(transaction.attempts(f"T-a-{n}")) for n in range(total))

    handing = asyncio.create_task(export(a, file))
    seen = set()
    while not handing.done():
        seen.add(await a.at_door(marked))
    await handing
    assert await a.at_door(marked) == total
    assert len(seen - {0, total}) > 0


async def test_what_is_recorded_while_the_file_is_written_counts_as_handed_over_too(
    new: NewProfile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be in the file, and then the other machine sends it as well."""
    write = handover.write
    a, b, file = new("a"), new("b"), tmp_path / "file"
    loop = asyncio.get_running_loop()
    await some_unsent(a, 2)

    def write_late(*given: Any) -> dict[str, int]:
        asyncio.run_coroutine_threadsafe(admit(a, "late", "T-late"), loop).result(20)
        return write(*given)

    monkeypatch.setattr(handover, "write", write_late)
    assert (await export(a, file))["unsent"] == 3
    assert new_ones(await take(b, file))["unsent"] == 3
    for profile in (a, b):
        (attempt,) = await attempts_of(profile, "T-late")
        assert attempt.ambiguous


async def test_handing_over_again_marks_nothing_twice_after_a_restart_either(
    new: NewProfile, tmp_path: Path
) -> None:
    a, file = new("a"), tmp_path / "file"
    await some_unsent(a, 2)
    await export(a, file)
    await a.outbox.recover()  # as a start does
    await some_unsent(a, 1, "b")
    await export(a, file)
    counts = [len(await attempts_of(a, ticket)) for ticket in ("T-a-0", "T-a-1", "T-b-0")]
    assert counts == [1, 1, 1]
