"""Profiles whose door was killed at work, so that what it recorded is in the log; and starts on them."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from kiosk.core.outbox import Entry
from kiosk.core.presence import LedgerRow
from kiosk.engine.records import Incident, Lost
from kiosk.store import journal
from kiosk.store.journal import JOURNAL_FILE
from kiosk.store.profile import Profile

REPOSITORY = Path(__file__).parents[3]
ADMITTED = 40
FRAME = 24 + 4096
DIES = """
import asyncio, os, signal, sys
from pathlib import Path
from kiosk.store import keys, worker
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import admit
keys.ARGON2.update(time_cost=1, memory_cost=64, parallelism=1)
worker.LOG_PAGES = worker.LONGEST_LOG_PAGES
async def main():
    profile = Profile.open(Path(sys.argv[1]), "open sesame", writable=True)
    for number in range(int(sys.argv[2])):
        await admit(profile, f"a-{number:03}", f"T-{number}")
        await profile.ledger.mark_shown([f"a-{number:03}"])
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def kill_a_door(folder: Path) -> None:
    """Let a door admit people and be killed; everything is in the log by then, which was never copied."""
    command = [sys.executable, "-c", DIES, str(folder), str(ADMITTED)]
    subprocess.run(command, cwd=REPOSITORY, check=False, timeout=60)
    assert (folder / "kiosk.db-wal").stat().st_size > ADMITTED * FRAME


def looked_into(folder: Path) -> tuple[dict[str, LedgerRow], dict[str, Entry], list[Incident], Lost]:
    """Start on the profile: its rows, check-ins and incidents, and what it goes without."""

    async def look(profile: Profile) -> tuple[dict[str, LedgerRow], dict[str, Entry], list[Incident], Lost]:
        ids = [f"a-{number:03}" for number in range(ADMITTED)]
        rows = {i: row for i in ids if (row := await profile.ledger.row(i)) is not None}
        entries = {entry.admission_id: entry for entry in await profile.outbox.entries(every=True)}
        assert await profile.faults() == []
        return rows, entries, await profile.incidents.recorded(every=False), await profile.policies.lost()

    profile = Profile.open(folder, "open sesame", writable=True)
    try:
        return asyncio.run(look(profile))
    finally:
        profile.close()


def flip(path: Path, at: int) -> None:
    content = bytearray(path.read_bytes())
    content[at] ^= 0x10
    path.write_bytes(content)


def commits_in(log: bytes) -> list[int]:
    """Where each commit of a log ends."""
    ends = range(32 + FRAME, len(log) + 1, FRAME)
    return [end for end in ends if any(log[end - FRAME + 4 : end - FRAME + 8])]


def cut_log(folder: Path, commits: int) -> None:
    """Let the log end so many commits earlier."""
    path = folder / "kiosk.db-wal"
    os.truncate(path, commits_in(path.read_bytes())[-1 - commits])


def cut_journal(folder: Path, records: int) -> None:
    """Let the journal end so many records earlier."""
    path = folder / JOURNAL_FILE
    held = path.read_bytes()
    marks = [at for at in range(len(held)) if held.startswith(journal._MARK, at)]
    os.truncate(path, [*marks, len(held)][-1 - records])


def tear_journal(folder: Path, records: int, *, flipped: bool) -> None:
    """Let the journal end in the middle of the record that lies so many before its end."""
    path = folder / JOURNAL_FILE
    cut_journal(folder, records)
    if flipped:
        flip(path, path.stat().st_size - 20)
    else:
        os.truncate(path, path.stat().st_size - 20)
