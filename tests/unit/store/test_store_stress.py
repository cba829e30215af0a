"""The disk full, read-only, out of bounds; the file locked: said, nothing half-written, and it recovers."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.presence import PresenceState
from kiosk.engine.errors import StoreError
from kiosk.store import connection
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from kiosk.store.profile import Profile
from tests.small_disk import empty, fill, make_read_only, small_disk
from tests.unit.store.store_samples import admit, store_list, ticket

REPOSITORY = Path(__file__).parents[3]
MOST = 3000


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "disk", megabytes=8) as mounted:
        yield mounted


async def until_it_fails(profile: Profile, first: int) -> tuple[int, str]:
    """Admit until the disk refuses: how many went in, and what was said."""
    for number in range(first, first + MOST):
        try:
            await admit(profile, f"a-{number}", f"T-{number}")
        except StoreError as error:
            return number, str(error)
    pytest.fail("the disk never refused")


async def recorded(profile: Profile, count: int) -> bool:
    """Whether exactly these admissions are there, each with its check-in."""
    entries = {entry.admission_id for entry in await profile.outbox.entries(every=True)}
    rows = [await profile.ledger.row(f"a-{number}") for number in range(count)]
    return all(rows) and entries == {f"a-{number}" for number in range(count)}


async def test_a_full_disk_refuses_the_scan_and_recovers_by_itself(disk: Path) -> None:
    profile = Profile.open(disk / "profile", None, writable=True)
    try:
        done = 0
        for _ in range(3):
            fill(disk)
            failed_at, said = await until_it_fails(profile, done)
            assert said == "the disk is full: nothing was recorded. Free some space and try again"
            assert await profile.ledger.row(f"a-{failed_at}") is None
            assert await profile.outbox.entry(f"a-{failed_at}") is None
            empty(disk)
            done = failed_at
            await admit(profile, f"a-{done}", f"T-{done}")
            done += 1
        assert await recorded(profile, done)
        assert await profile.faults() == []
    finally:
        profile.close()


def test_a_profile_on_a_full_disk_says_so_and_opens_once_there_is_room(disk: Path) -> None:
    first = Profile.open(disk / "profile", None, writable=True)
    asyncio.run(admit(first, "a-0", "T-0"))
    first.close()
    fill(disk)
    for writable in (True, False):
        with pytest.raises(StoreError, match="the disk is full"):
            Profile.open(disk / "profile", None, writable=writable)
    empty(disk)
    again = Profile.open(disk / "profile", None, writable=True)
    try:
        assert asyncio.run(recorded(again, 1))
    finally:
        again.close()
    assert not list((disk / "profile").glob("kiosk.damaged-*")), "a full disk is no damage"


def test_a_first_profile_on_a_full_disk_says_so_and_leaves_nothing_that_hinders(disk: Path) -> None:
    (disk / "profile").mkdir()
    fill(disk)
    with pytest.raises(StoreError):
        Profile.open(disk / "profile", None, writable=True)
    empty(disk)
    profile = Profile.open(disk / "profile", None, writable=True)
    try:
        asyncio.run(admit(profile, "a-0", "T-0"))
        assert asyncio.run(recorded(profile, 1))
    finally:
        profile.close()


async def test_a_bulk_load_that_fills_the_disk_leaves_the_door_working(disk: Path) -> None:
    profile = Profile.open(disk / "profile", None, writable=True)
    try:
        tickets = [ticket(f"T-{n:05}", f"Guest {'x' * 200} {n}") for n in range(20_000)]
        with pytest.raises(StoreError, match="the disk is full"):
            await store_list(profile, tickets)
        held = await profile.guests.count()
        assert await profile.faults() == []
        assert held < 20_000
    finally:
        profile.close()


def test_a_disk_that_turns_read_only_is_said_and_recovers(disk: Path) -> None:
    profile = Profile.open(disk / "profile", None, writable=True)
    asyncio.run(admit(profile, "a-0", "T-0"))
    profile.close()
    make_read_only(disk, read_only=True)
    with pytest.raises(StoreError, match=r"cannot be (used|written)"):
        Profile.open(disk / "profile", None, writable=True)
    make_read_only(disk, read_only=False)
    again = Profile.open(disk / "profile", None, writable=True)
    try:
        assert asyncio.run(recorded(again, 1))
    finally:
        again.close()


BOUNDED = """
import asyncio, resource, signal, sys
from pathlib import Path
from kiosk.engine.errors import StoreError
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import admit
async def main():
    profile = Profile.open(Path(sys.argv[1]), "open sesame", writable=True)
    await admit(profile, "a-0", "T-0")
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = (Path(sys.argv[1]) / "kiosk.db-wal").stat().st_size
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40_000, most))
    number, said = 1, ""
    while not said:
        try:
            await admit(profile, f"a-{number}", f"T-{number}")
            number += 1
        except StoreError as error:
            said = str(error)
    assert await profile.ledger.row(f"a-{number}") is None
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await admit(profile, f"a-{number}", f"T-{number}")
    print(number + 1, said)
    profile.close()
asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no process's files")
def test_a_file_that_may_not_grow_refuses_the_scan_and_recovers(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BOUNDED, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=REPOSITORY,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    count, _, said = done.stdout.strip().partition(" ")
    assert "nothing was recorded" in said
    profile = Profile.open(tmp_path, "open sesame", writable=True)
    try:
        assert asyncio.run(recorded(profile, int(count)))
    finally:
        profile.close()


async def test_a_locked_file_refuses_the_scan_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT_MS", 50)
    profile = Profile.open(tmp_path, None, writable=True)
    other = connect(tmp_path / "kiosk.db", open_key(tmp_path, None), writable=True)
    try:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="keeps the profile locked: nothing was recorded"):
            await admit(profile, "a-0", "T-0")
        assert await profile.ledger.row("a-0") is None
        other.execute("ROLLBACK")
        await admit(profile, "a-0", "T-0")
        assert await recorded(profile, 1)
    finally:
        other.close()
        profile.close()


def test_pages_that_go_bad_while_the_door_is_open_refuse_the_scan(tmp_path: Path) -> None:
    """What is read from a damaged page is never taken for an empty ledger."""

    async def fill_(profile: Profile) -> None:
        await store_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(3000)])
        for number in range(50):
            await admit(profile, f"a-{number}", f"T-{number}")

    first = Profile.open(tmp_path, None, writable=True)
    asyncio.run(fill_(first))
    first.close()
    path = tmp_path / "kiosk.db"

    async def work(profile: Profile) -> list[str]:
        refused = []
        for number in range(50):
            try:
                guest = await profile.guests.get(f"T-{number}")
            except StoreError as error:
                refused.append(str(error))
            else:
                assert guest is not None
                assert guest.presence.where is PresenceState.INSIDE
        return refused

    profile = Profile.open(tmp_path, None, writable=True)
    try:
        with path.open("r+b") as file:
            file.seek(4096 * 2)
            file.write(os.urandom(path.stat().st_size - 4096 * 2))
        refused = asyncio.run(work(profile))
        assert refused
        assert {"damaged" in said for said in refused} == {True}
    finally:
        profile.close()
