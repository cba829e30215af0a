"""Who steps aside: of thousands only who comes or goes is written, and nobody is lost in the middle."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from kiosk.core.asides import KeptAside, KeptAsides
from kiosk.engine.errors import StoreError
from kiosk.store.asides import ASIDES, PREFIX
from kiosk.store.journal import JOURNAL_FILE
from kiosk.store.profile import DATABASE_FILE, Profile
from tests.unit.store.killed_profiles import REPOSITORY
from tests.unit.store.store_samples import NOW

MOST_BYTES = 4096
DIES_WHILE_IT_WRITES = """
import asyncio, os, signal, sys
from pathlib import Path
from kiosk.store import commits, keys
from kiosk.store.journal_writer import Journal
from kiosk.store.profile import Profile
from tests.unit.store.test_store_asides import AFTER, BEFORE, put_as_before

keys.ARGON2.update(time_cost=1, memory_cost=64, parallelism=1)
where, left = sys.argv[2], int(sys.argv[3])

def dying(step, *, first):
    def step_or_die(*given):
        global left
        if first and not left:
            os.kill(os.getpid(), signal.SIGKILL)
        done = step(*given)
        if not first and not left:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
        return done
    return step_or_die

async def main():
    profile = Profile.open(Path(sys.argv[1]), "open sesame", writable=True)
    await (put_as_before(profile, BEFORE) if sys.argv[4] == "older" else profile.asides.put(BEFORE))
    owner = Journal if where == "journal" else commits.JournalledCommits
    name = "append" if where == "journal" else "commit"
    setattr(owner, name, dying(getattr(owner, name), first=where != "after"))
    await profile.asides.put(AFTER)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def waits(number: int) -> KeptAside:
    return KeptAside(number, NOW - 5000 + number, f"scan {number}", account="host", ticket_id=f"T-{number}")


def all_of(numbers: Iterable[int], last_number: int) -> KeptAsides:
    return KeptAsides(tuple(waits(n) for n in sorted(numbers, reverse=True)), last_number)


BEFORE, AFTER = all_of(range(1, 41), 40), all_of({*range(2, 42)} - {20}, 41)


async def put_as_before(profile: Profile, kept: KeptAsides) -> None:
    """As an older Kiosk kept them."""
    await profile.notes.put(ASIDES, msgspec.json.encode(kept).decode())


async def test_who_comes_and_who_goes_is_all_that_is_written(tmp_path: Path) -> None:
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        await profile.asides.put(all_of(range(1, 5001), 5000))
        before = (tmp_path / JOURNAL_FILE).stat().st_size
        after = all_of({*range(1, 5002)} - {2500}, 5001)
        await profile.asides.put(after)
        assert (tmp_path / JOURNAL_FILE).stat().st_size - before < MOST_BYTES
        assert await profile.asides.get() == after
        before = (tmp_path / JOURNAL_FILE).stat().st_size
        await profile.asides.put(after)
        assert (tmp_path / JOURNAL_FILE).stat().st_size == before, "nothing is another"
    finally:
        profile.close()


async def test_whoever_an_older_kiosk_kept_still_waits(profile: Profile) -> None:
    assert await profile.asides.get() == KeptAsides()
    await put_as_before(profile, all_of({1, 3, 4}, 6))
    assert await profile.asides.get() == all_of({1, 3, 4}, 6)
    await profile.asides.put(all_of({3, 4, 7}, 7))
    assert await profile.asides.get() == all_of({3, 4, 7}, 7)
    assert msgspec.json.decode(await profile.notes.get(ASIDES) or "", type=KeptAsides) == KeptAsides((), 7)


async def test_whoever_an_older_kiosk_kept_is_not_lost_where_the_disk_fails_in_the_middle(
    profile: Profile,
) -> None:
    await put_as_before(profile, all_of({1, 2, 3}, 3))
    await profile._db.write(
        lambda c: c.execute(
            f"CREATE TRIGGER full_notes BEFORE INSERT ON notes WHEN NEW.key = '{PREFIX}2'"
            " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        )
    )
    with pytest.raises(StoreError):
        await profile.asides.put(all_of({1, 2, 3, 4}, 4))
    assert await profile.asides.get() == all_of({1, 2, 3}, 3)


@pytest.mark.parametrize("broken", [ASIDES, f"{PREFIX}2"])
async def test_what_cannot_be_read_hides_nobody_else(
    profile: Profile, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    await profile.asides.put(all_of({1, 2, 3}, 3))
    await profile.notes.put(broken, "{")
    left = {1, 2, 3} if broken == ASIDES else {1, 3}
    assert await profile.asides.get() == all_of(left, 3)
    assert "cannot be read" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("as_before", [True, False])
async def test_who_waited_goes_with_the_guests_and_numbers_go_on(
    profile: Profile, *, as_before: bool
) -> None:
    if as_before:
        await put_as_before(profile, all_of({1, 2, 3}, 5))
    else:
        await profile.asides.put(all_of({1, 2, 3}, 5))
    await profile.retention.purge_events(frozenset(), waits(2).at)
    assert await profile.asides.get() == all_of({2, 3}, 5)
    await profile.retention.purge()
    left = await profile._db.read(
        lambda c: c.execute("SELECT count(*) FROM notes WHERE value LIKE '%scan%'").fetchone()
    )
    assert left == (0,)


async def test_a_purge_writes_nothing_where_nobody_waited(profile: Profile) -> None:
    await profile.retention.purge_events(frozenset(), NOW)
    assert await profile.notes.get(ASIDES) is None


@pytest.mark.parametrize("with_journal", [True, False])
async def test_who_waits_is_still_there_after_the_file_was_damaged(
    tmp_path: Path, *, with_journal: bool
) -> None:
    profile = Profile.open(tmp_path, None, writable=True)
    await put_as_before(profile, all_of({1, 2, 3}, 3))
    await profile.asides.put(all_of({1, 3, 4}, 4))
    profile.close()
    whole = (tmp_path / DATABASE_FILE).read_bytes()
    (tmp_path / DATABASE_FILE).write_bytes(bytes(200_000) if with_journal else bytes(4096) + whole[4096:])
    if not with_journal:
        (tmp_path / JOURNAL_FILE).unlink()
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        assert await profile.asides.get() == all_of({1, 3, 4}, 4)
    finally:
        profile.close()


async def looked_into(profile: Profile) -> tuple[KeptAsides, list[str]]:
    return await profile.asides.get(), await profile.faults()


@pytest.mark.parametrize("form", ["older", "as now"])
@pytest.mark.parametrize(
    ("where", "commits", "is_kept"),
    [("before", 0, False), ("journal", 0, True), ("after", 0, True), ("after", 9, True)],
)
def test_a_kill_in_the_middle_loses_nobody(
    tmp_path: Path, form: str, where: str, commits: int, is_kept: bool
) -> None:
    command = [sys.executable, "-c", DIES_WHILE_IT_WRITES, str(tmp_path), where, str(commits), form]
    died = subprocess.run(command, cwd=REPOSITORY, check=False, timeout=60)
    assert died.returncode == -signal.SIGKILL
    profile = Profile.open(tmp_path, "open sesame", writable=True)
    try:
        kept, faults = asyncio.run(looked_into(profile))
    finally:
        profile.close()
    assert faults == []
    assert kept == (AFTER if is_kept else BEFORE)
