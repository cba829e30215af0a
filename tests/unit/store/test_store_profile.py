"""The profile as a file: encrypted, owned by one process, safe against a kill, refused where it must be."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import RowKind
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Transaction
from kiosk.engine.records import Incident, ListState
from kiosk.store.connection import Connection, connect
from kiosk.store.keys import open_key
from kiosk.store.ownership import InUseError
from kiosk.store.profile import NoProfileError, Profile
from kiosk.store.schema import MIGRATIONS
from kiosk.store.worker import LOG_PAGES
from tests.unit.store.store_samples import NOW, admission, admit, ending, store_list, ticket

REPOSITORY = Path(__file__).parents[3]
PAGE_BYTES = 4096


def run_python(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=REPOSITORY,
        timeout=60,
    )


def raw(profile_folder: Path) -> Connection:
    return connect(profile_folder / "kiosk.db", open_key(profile_folder, None), writable=True)


async def test_no_name_address_or_token_is_ever_in_plain_bytes(profile: Profile) -> None:
    guest = ticket("T-1", "Quillfeather Oduya", email="quill@example.org", token="tok-sesquipedalian")
    secrets = [b"Quillfeather", b"quillfeather", b"quill@example", b"sesquipedalian", b"SQLite format"]

    def look(*, wal: bool) -> None:
        seen = {path.name: path.read_bytes() for path in profile.folder.iterdir() if path.is_file()}
        assert {"kiosk.db", "key.json"} <= seen.keys()
        assert ("kiosk.db-wal" in seen) is wal
        assert not [(name, s) for name, data in seen.items() for s in secrets if s in data]

    await store_list(profile, [guest])
    await admit(profile, "a-1", "T-1")
    await profile.incidents.add(
        Incident("i-1", IncidentKind.CONFLICT, NOW, "T-1", "a-1", {"what": "Quillfeather Oduya"})
    )
    assert [g.ticket.id for g in await profile.guests.search("quillfeather", 5, frozenset())] == ["T-1"]
    look(wal=True)
    profile.close()
    look(wal=False)


async def test_a_second_writer_is_refused_with_the_reason_and_reading_works_beside(profile: Profile) -> None:
    await store_list(profile, [ticket("T-1")])
    with pytest.raises(InUseError, match="another Kiosk is using the profile"):
        Profile.open(profile.folder, None, writable=True)
    beside = Profile.open(profile.folder, None, writable=False)
    try:
        assert await beside.guests.count() == 1
        await store_list(profile, [ticket("T-2")], request=2)
        assert await beside.guests.count() == 2
        with pytest.raises(StoreError, match="reading only"):
            await beside.notes.put("key", "value")
    finally:
        beside.close()


OPEN = """
import sys
import threading
from collections.abc import Awaitable
from pathlib import Path
from kiosk.engine.errors import StoreError
from kiosk.store.profile import Profile
try:
    Profile.open(Path(sys.argv[1]), "open sesame", writable=sys.argv[2] == "write").close()
except StoreError as error:
    print(type(error).__name__, error)
else:
    print("opened")
"""


def test_another_process_may_read_but_not_write(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    owner = Profile.open(folder, "open sesame", writable=True)
    try:
        assert run_python(OPEN, str(folder), "write").stdout.startswith("InUseError another Kiosk")
        assert run_python(OPEN, str(folder), "read").stdout == "opened\n"
    finally:
        owner.close()
    assert run_python(OPEN, str(folder), "write").stdout == "opened\n"


async def test_a_profile_may_be_opened_in_one_thread_and_closed_in_another(tmp_path: Path) -> None:
    for _ in range(2):
        opened = await asyncio.to_thread(Profile.open, tmp_path, None, writable=True)
        opened.close()
    assert (tmp_path / "kiosk.db").exists()


def test_reading_where_there_is_no_profile_makes_none(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "new", tmp_path / "empty"):
        with pytest.raises(NoProfileError, match="there is no profile in"):
            Profile.open(folder, None, writable=False)
    assert [path.name for path in tmp_path.rglob("*")] == ["empty"]


def test_reading_a_profile_that_was_not_finished_finishes_it(tmp_path: Path) -> None:
    open_key(tmp_path, None)
    made = Profile.open(tmp_path, None, writable=False)
    assert asyncio.run(made.guests.count()) == 0
    made.close()


@pytest.mark.parametrize("writable", [True, False])
def test_a_newer_profile_is_refused_and_left_as_it_is(tmp_path: Path, *, writable: bool) -> None:
    Profile.open(tmp_path, None, writable=True).close()
    connection = raw(tmp_path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = (tmp_path / "kiosk.db").read_bytes()
    for _ in range(2):  # the second time shows that the first let go of the lock
        with pytest.raises(StoreError, match="newer Kiosk"):
            Profile.open(tmp_path, None, writable=writable)
    assert (tmp_path / "kiosk.db").read_bytes() == before


def test_an_older_profile_is_not_read_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    Profile.open(tmp_path, None, writable=True).close()
    connection = raw(tmp_path)
    connection.execute("PRAGMA user_version = 0")
    connection.close()
    with pytest.raises(StoreError, match="older Kiosk"):
        Profile.open(tmp_path, None, writable=False)


def test_another_key_or_a_damaged_file_is_said_and_nothing_is_touched(tmp_path: Path) -> None:
    Profile.open(tmp_path, None, writable=True).close()
    (tmp_path / "kiosk.db").write_bytes(os.urandom(8192))
    before = (tmp_path / "kiosk.db").read_bytes()
    with pytest.raises(StoreError, match="the key does not fit, or the file is damaged"):
        Profile.open(tmp_path, None, writable=True)
    assert (tmp_path / "kiosk.db").read_bytes() == before


def test_a_folder_that_cannot_be_one_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be used"):
        Profile.open(tmp_path / "file" / "profile", None, writable=True)


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import admit
async def main():
    profile = Profile.open(Path(sys.argv[1]), "open sesame", writable=True)
    number = 0
    while True:
        await admit(profile, f"a-{number}", f"T-{number}")
        print(number, flush=True)
        number += 1
asyncio.run(main())
"""


def test_what_at_door_returned_for_survives_a_kill(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=REPOSITORY
    ) as child:
        assert child.stdout is not None
        said = [int(child.stdout.readline()) for _ in range(20)]
        child.send_signal(signal.SIGKILL)
        said += [int(line) for line in child.stdout if line.endswith("\n")]

    async def rows() -> list[bool]:
        profile = Profile.open(tmp_path, "open sesame", writable=True)
        try:
            return [
                await profile.ledger.row(f"a-{number}") is not None
                and await profile.outbox.entry(f"a-{number}") is not None
                for number in said
            ]
        finally:
            profile.close()

    assert said[-1] >= 19
    assert all(asyncio.run(rows()))


async def test_a_scan_overtakes_the_guest_list(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    began, queued = threading.Event(), threading.Event()

    class HeldBudget:
        """The first look at it waits until the scan is queued; it never ends by itself."""

        @property
        def is_left(self) -> bool:
            began.set()
            return queued.wait(60)

    async def noted(name: str, work: Awaitable[object]) -> None:
        await work
        order.append(name)

    monkeypatch.setattr(profile._db, "bulk_budget", HeldBudget)
    tickets = [ticket(f"T-{n}") for n in range(1_000)]
    loading = asyncio.create_task(noted("list", store_list(profile, tickets)))
    assert await asyncio.to_thread(began.wait, 60)
    scanning = asyncio.create_task(noted("scan", admit(profile, "a-1", "T-1")))
    while not (profile._db.a_scan_waits() or scanning.done()):
        await asyncio.sleep(0)
    queued.set()
    await asyncio.gather(loading, scanning)
    assert order == ["scan", "list"]


async def test_no_guest_waits_until_a_long_log_is_copied_into_the_file(profile: Profile) -> None:
    file = profile.folder / "kiosk.db"
    long_row = replace(admission("a-1", "T-1"), reason="x" * (3 * LOG_PAGES // 2) * PAGE_BYTES)
    before = file.stat().st_size
    await profile.at_door(lambda transaction: transaction.add(long_row))
    assert file.stat().st_size == before, "the log alone is written while a guest waits"
    await profile.notes.put("key", "value")
    assert file.stat().st_size > before + LOG_PAGES * PAGE_BYTES, "the next that nobody waits for copies it"


async def test_the_most_urgent_of_what_is_queued_goes_first(profile: Profile) -> None:
    order: list[str] = []
    gate = threading.Event()

    async def noted(name: str, work: Awaitable[object]) -> None:
        await work
        order.append(name)

    blocking = asyncio.create_task(profile.at_door(lambda _: gate.wait(10)))
    await asyncio.sleep(0)
    queued = [
        asyncio.create_task(noted("bulk", profile.lists.finish_pass("host", "all", ListState()))),
        asyncio.create_task(noted("normal", profile.notes.put("key", "value"))),
        asyncio.create_task(noted("scan", profile.at_door(lambda t: t.rows("T-1")))),
    ]
    for _ in range(3):
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(blocking, *queued)
    assert order == ["scan", "normal", "bulk"]


def test_an_opening_that_fails_halfway_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk.store.connection.READER_PRAGMAS", ("no such ( thing",))
    with pytest.raises(StoreError):
        Profile.open(tmp_path, None, writable=True)
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith("store-")] == []
    monkeypatch.undo()
    Profile.open(tmp_path, None, writable=True).close()


async def test_a_failed_transaction_leaves_nothing_and_the_next_works(profile: Profile) -> None:
    def work(transaction: Transaction) -> None:
        transaction.add(admission("a-1", "T-1"))
        raise LookupError

    with pytest.raises(LookupError):
        await profile.at_door(work)
    assert await profile.ledger.row("a-1") is None
    await admit(profile, "a-1", "T-1")
    assert await profile.ledger.row("a-1") is not None


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM ledger",
        "UPDATE ledger SET ticket_id = 'other'",
        "UPDATE ledger SET at = 0",
        "UPDATE ledger SET kind = 'undo'",
        "UPDATE ledger SET number = 99",
        "UPDATE ledger SET shown = 0",
        "UPDATE ledger SET logical_us = 1",
        "REPLACE INTO ledger SELECT * FROM ledger",
    ],
)
async def test_the_ledger_is_append_only(profile: Profile, statement: str) -> None:
    await admit(profile, "a-0", "T-0")
    await profile.at_door(lambda t: t.add(ending("a-0u", RowKind.UNDO, "T-0", "a-0")))
    await admit(profile, "a-1", "T-1")
    await profile.ledger.mark_shown(["a-1"])
    before = [await profile.ledger.row(i) for i in ("a-0", "a-0u", "a-1")]
    with pytest.raises(StoreError, match="append-only"):
        await profile._db.write(lambda c: c.execute(statement))
    assert [await profile.ledger.row(i) for i in ("a-0", "a-0u", "a-1")] == before


def test_after_closing_everything_fails_at_once(profile: Profile) -> None:
    profile.close()
    with pytest.raises(StoreError, match="closed"):
        asyncio.run(profile.guests.count())
    profile.close()


async def test_the_policy_comes_back_and_a_damaged_one_is_said(profile: Profile) -> None:
    assert await profile.policies.get() == DoorPolicy()
    await profile.policies.put(DoorPolicy(events=("tonight",), entries={"*": "again"}))
    assert await profile.policies.get() == DoorPolicy(events=("tonight",), entries={"*": "again"})
    await profile.notes.put("policy", '{"evnts": []}')
    with pytest.raises(StoreError, match="evnts"):
        await profile.policies.get()


async def test_request_numbers_only_grow(profile: Profile) -> None:
    assert [await profile.lists.next_request() for _ in range(12)] == list(range(1, 13))
