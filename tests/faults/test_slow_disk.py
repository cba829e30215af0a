"""A disk that takes long over every commit: guests wait in order, none is green early, nothing else waits."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.presence import InputMethod
from kiosk.core.verdict import Admit
from kiosk.engine.events import VerdictGiven
from kiosk.engine.ports import Transaction
from kiosk.store.database import Database
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, ScriptedService, hold_list, pages_of, wire_door
from tests.unit.store.store_samples import admission, check_in, ticket

KEY = bytes(32)
COMMIT_S = 0.3
LONGEST_TURN_S = 0.8 * COMMIT_S
GUESTS = tuple(f"t{number}" for number in range(5))


class SlowCommits:
    """The writer's connection, on a disk that takes its time; what it has committed so far."""

    def __init__(self, connection: Any, commit_s: float = COMMIT_S) -> None:
        self._connection = connection
        self._commit_s = commit_s
        self.committing = False
        self.committed = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> Any:
        if statement != "COMMIT":
            return self._connection.execute(statement, *values)
        self.committing = True
        time.sleep(self._commit_s)
        done = self._connection.execute(statement)
        self.committed, self.committing = self.committed + 1, False
        return done


class Turns:
    """Counts the turns of the loop that it runs in, and knows the longest."""

    def __init__(self) -> None:
        self.count = 0
        self.longest_s = 0.0

    async def run(self) -> None:
        before = time.monotonic()
        while True:
            await asyncio.sleep(0.002)
            now = time.monotonic()
            self.count, self.longest_s, before = self.count + 1, max(self.longest_s, now - before), now


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    opened = Profile(tmp_path, Database(tmp_path / "kiosk.db", KEY, writable=True), None)
    yield opened
    opened.close()


def slow(profile: Profile, commit_s: float = COMMIT_S) -> SlowCommits:
    """Let the profile's disk be slow from now on."""
    writer = profile._db._writer
    assert writer is not None
    disk = writer.connection = SlowCommits(writer.connection, commit_s)
    return disk


async def open_door(profile: Profile) -> tuple[Door, SlowCommits]:
    await hold_list(profile, [ticket(name, f"Guest {name}") for name in GUESTS])
    door = wire_door(profile, ScriptedService(), FakeClock(), offline=True)
    return door, slow(profile)


async def test_scans_are_answered_in_order_each_after_its_commit_and_the_loop_goes_on(
    profile: Profile,
) -> None:
    committed_when_said: list[int] = []
    recorded_when_said: list[bool] = []
    door, disk = await open_door(profile)
    turns = Turns()
    ticking = asyncio.create_task(turns.run())
    started = time.monotonic()

    async def scan(name: str) -> None:
        given = await door.engine.scan(f"token-{name}", InputMethod.COMMAND_LINE)
        committed_when_said.append(disk.committed)
        assert given is not None
        recorded_when_said.append(await profile.ledger.row(given.admission_id) is not None)

    await asyncio.gather(*(scan(name) for name in GUESTS))
    waited_s = time.monotonic() - started
    ticking.cancel()
    verdicts = [given.verdict for given in door.heard(VerdictGiven)]
    admitted = [verdict.ticket.id for verdict in verdicts if isinstance(verdict, Admit)]
    assert admitted == list(GUESTS), "the first to be scanned is the first to be answered"
    assert all(said <= done for said, done in enumerate(committed_when_said, 1)), committed_when_said
    assert recorded_when_said == [True] * len(GUESTS)
    assert waited_s >= COMMIT_S * len(GUESTS)
    assert turns.longest_s < LONGEST_TURN_S, "the loop stood still"
    assert turns.count > len(GUESTS) * COMMIT_S / LONGEST_TURN_S


async def test_nothing_is_said_of_a_scan_while_its_commit_is_under_way(profile: Profile) -> None:
    door, disk = await open_door(profile)
    scanning = asyncio.create_task(door.engine.scan("token-t0", InputMethod.COMMAND_LINE))
    while not disk.committed and not scanning.done():
        assert door.heard(VerdictGiven) == []
        await asyncio.sleep(0.001)
    assert disk.committed == 1
    assert await scanning is not None
    assert len(door.heard(VerdictGiven)) == 1


async def test_a_search_is_answered_while_a_commit_is_under_way(profile: Profile) -> None:
    door, disk = await open_door(profile)
    scanning = asyncio.create_task(door.engine.scan("token-t0", InputMethod.COMMAND_LINE))
    while not disk.committing and not scanning.done():
        await asyncio.sleep(0.001)
    found = await profile.guests.search("guest t3", 5, frozenset())
    guest = await profile.guests.get("t4")
    assert disk.committing, "the search waited for the disk"
    assert [one.ticket.id for one in found] == ["t3"]
    assert guest is not None
    assert await scanning is not None


async def test_the_guest_list_does_not_wait_for_the_last_upload(profile: Profile) -> None:
    """On a disk of 15 ms a commit the uploads alone would keep the writer busy for as long as they last."""
    unsent, rows = 600, 3000
    guests = [ticket(f"t{n}") for n in range(unsent)]
    await hold_list(profile, guests)

    def let_all_in(transaction: Transaction) -> None:
        for n in range(unsent):
            transaction.add(admission(f"a{n}", f"t{n}"))
            transaction.put(check_in(f"a{n}", f"t{n}"))

    await profile.at_door(let_all_in)
    service = ScriptedService()
    door = wire_door(profile, service, FakeClock())
    service.pages = pages_of([ticket(f"new{n}", f"Guest {n}") for n in range(rows)])
    disk = slow(profile, 0.015)
    uploading = asyncio.create_task(door.uploader.run())
    while not service.asked:
        await asyncio.sleep(0)
    synced = await door.guest_list.sync(full=True)
    sent = len(service.asked)
    commits = disk.committed
    uploading.cancel()
    await asyncio.gather(uploading, return_exceptions=True)
    await door.uploader.stop()
    assert synced.fetched >= rows
    assert sent < unsent / 2, f"{sent} of {unsent} went before the list was in"
    assert sent > commits, f"{commits} commits for {sent} check-ins: each had two of its own"
