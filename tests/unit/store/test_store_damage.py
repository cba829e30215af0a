"""A damaged profile: set aside, its ledger recovered from the pages that are whole, and the door opens."""

import asyncio
import errno
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.core.outbox import EntryState
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.errors import StoreError
from kiosk.store import damage, integrity
from kiosk.store.connection import connect
from kiosk.store.integrity import SALT_FILE, Finding, examine, partial_indexes, reader_of
from kiosk.store.journal import JOURNAL_FILE, Journalled
from kiosk.store.keys import KEY_FILE, open_key
from kiosk.store.pages import PAGE_BYTES, PageReader, records, whole_pages
from kiosk.store.profile import Profile
from kiosk.store.salvage import sort_out
from kiosk.store.schema import MIGRATIONS
from kiosk.store.set_aside import set_aside
from kiosk.store.transaction import DoorTransaction
from kiosk.store.write_ahead_log import Log
from tests.small_disk import empty, fill, small_disk
from tests.unit.store.store_samples import NOW, admission, admit, complete_list, ending, ticket

REPOSITORY = Path(__file__).parents[3]
ADMITTED = 300


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile with a list, admissions and a policy, closed."""

    async def fill(profile: Profile) -> None:
        await complete_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(400)])
        for number in range(ADMITTED):
            await admit(profile, f"a-{number:03}", f"T-{number}")
        await profile.at_door(lambda t: t.add(ending("u-5", RowKind.UNDO, "T-5", "a-005")))
        await profile.policies.put(DoorPolicy(events=("tonight",)))
        await profile.notes.put("account:mark", "host")
        await profile.notes.put("office", '{"certificate": "' + "MIIB" * 300 + '"}')
        assert await profile.outbox.begin_attempt("a-008", NOW + 5, 2.5)

    folder = tmp_path / "profile"
    profile = Profile.open(folder, None, writable=True)
    asyncio.run(fill(profile))
    profile.close()
    return folder


def held(folder: Path) -> tuple[set[str], set[str]]:
    """Open the profile: the admissions that have a row, and those that have a check-in."""

    async def look(profile: Profile) -> tuple[set[str], set[str]]:
        ids = [f"a-{number:03}" for number in range(ADMITTED)]
        rows = {i for i in ids if await profile.ledger.row(i) is not None}
        entries = {entry.admission_id for entry in await profile.outbox.entries(every=True)}
        await admit(profile, "new", "T-new")  # it is a profile that works
        assert (await profile.outbox.entry("new")) is not None
        assert await profile.faults() == []
        return rows, entries - {"new"}

    profile = Profile.open(folder, None, writable=True)
    try:
        return asyncio.run(look(profile))
    finally:
        profile.close()


@pytest.fixture
def without_journal(folder: Path) -> None:
    """As an older Kiosk left it, or one whose disk lost that file too."""
    (folder / JOURNAL_FILE).unlink()


def flip(path: Path, at: int) -> None:
    content = bytearray(path.read_bytes())
    content[at] ^= 0x40
    path.write_bytes(content)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.usefixtures("without_journal")
def test_bytes_flipped_anywhere_lose_at_most_what_was_on_their_pages(folder: Path, seed: int) -> None:
    path, random = folder / "kiosk.db", Random(seed)
    before = path.read_bytes()
    places = [random.randrange(len(before)) for _ in range(3)]
    for at in places:
        flip(path, at)
    damaged = path.read_bytes()

    rows, entries = held(folder)

    assert (folder / "kiosk.damaged-1.db").read_bytes() == damaged
    lost = ADMITTED - len(rows)
    assert lost <= 3 * 30, "a page of the ledger holds no more than that"
    taken_back = {"a-005"}  # nobody is owed its check-in
    assert rows - taken_back == entries - taken_back, "each has its row and its check-in again"


@pytest.mark.usefixtures("without_journal")
def test_the_first_page_with_the_salt_may_be_lost(folder: Path) -> None:
    path = folder / "kiosk.db"
    with path.open("r+b") as file:
        file.write(bytes(PAGE_BYTES))
    assert held(folder) == ({f"a-{n:03}" for n in range(ADMITTED)},) * 2


def test_every_page_but_one_may_be_lost(folder: Path) -> None:
    """Nothing names a page's table but the rows on it."""
    path = folder / "kiosk.db"
    pages = whole_pages(path, reader(folder))
    assert len(pages) == path.stat().st_size // PAGE_BYTES
    recovered: set[str] = set()
    for number, page in pages.items():
        recovered |= sort_out(records({number: page})).ledger.keys()
    assert len(recovered) == ADMITTED + 1


def test_what_is_recovered_is_as_it_was(folder: Path) -> None:
    async def look(profile: Profile) -> tuple[Any, ...]:
        rows = await profile.at_door(lambda t: [t.rows(f"T-{n}") for n in (4, 5)])
        entries = await profile.outbox.entries(every=True)
        tried = await profile.at_door(lambda t: t.attempts("T-8"))
        notes = [await profile.notes.get(key) for key in ("account:mark", "office")]
        assert all(notes)
        return rows, entries, await profile.policies.get(), notes, tried

    def opened() -> tuple[Any, ...]:
        profile = Profile.open(folder, None, writable=True)
        try:
            return asyncio.run(look(profile))
        finally:
            profile.close()

    before = opened()
    with (folder / "kiosk.db").open("r+b") as file:
        file.write(bytes(PAGE_BYTES))
    after = opened()
    assert (after[0], *after[2:]) == (before[0], *before[2:])
    assert [attempt.skew_s for attempt in after[4]] == [2.5]
    assert sorted(after[1], key=str) == sorted(before[1], key=str)


def cut_to(size: int) -> Callable[[Path], None]:
    return lambda path: os.truncate(path, size)


@pytest.mark.parametrize(
    ("spoil", "everything_lost"),
    [
        (cut_to(0), True),
        (cut_to(7), True),
        (cut_to(100), True),
        (cut_to(PAGE_BYTES), True),
        (cut_to(PAGE_BYTES * 30), False),
        (cut_to(PAGE_BYTES * 30 + 11), False),
        (Path.unlink, True),
    ],
)
@pytest.mark.usefixtures("without_journal")
def test_a_file_cut_short_or_gone_is_noticed(
    folder: Path, spoil: Callable[[Path], None], everything_lost: bool, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(folder / "kiosk.db")
    with caplog.at_level(logging.WARNING):
        rows, entries = held(folder)
    assert rows == entries
    assert len(rows) < ADMITTED
    assert (rows == set()) or not everything_lost
    assert "was damaged and is set aside as kiosk.damaged-1.db" in caplog.text
    assert (folder / "kiosk.damaged-1.db").exists()
    caplog.clear()
    assert len(held_again(folder)) == 1
    assert "damaged" not in caplog.text


def held_again(folder: Path) -> list[Path]:
    Profile.open(folder, None, writable=True).close()
    return set_aside(folder)


def test_a_second_damage_is_set_aside_beside_the_first(folder: Path) -> None:
    for number in (1, 2):
        flip(folder / "kiosk.db", 5000)
        held_again(folder)
        assert [path.name for path in set_aside(folder)] == [
            f"kiosk.damaged-{n + 1}.db" for n in range(number)
        ]


async def test_the_guest_list_is_to_be_fetched_again(folder: Path) -> None:
    flip(folder / "kiosk.db", 5000)
    profile = Profile.open(folder, None, writable=True)
    assert await profile.guests.count() == 0
    assert await profile.lists.covering(frozenset(), "host") == []
    profile.close()


async def test_a_check_in_whose_row_is_lost_gets_one_and_an_admission_without_check_in_is_queued_as_ambiguous(
    folder: Path,
) -> None:
    found = sort_out(records(whole_pages(folder / "kiosk.db", reader(folder))))
    del found.entries["a-007"]
    del found.ledger["a-009"]
    fresh = folder.parent / "other" / "kiosk.db"
    fresh.parent.mkdir()
    (fresh.parent / KEY_FILE).write_bytes((folder / KEY_FILE).read_bytes())
    damage._build(fresh, open_key(folder, None), found, Journalled(), "", unsure=True)
    profile = Profile.open(fresh.parent, None, writable=True)
    queued, row = await profile.outbox.entry("a-007"), await profile.ledger.row("a-009")
    assert queued is not None
    assert row is not None
    assert (queued.state, queued.ticket_id, queued.account) == (EntryState.WAITING, "T-7", "host")
    assert (row.ticket_id, row.at, row.kind) == ("T-9", NOW, RowKind.ADMISSION)
    assert "lost" in row.reason
    assert [a.ambiguous for a in await profile.at_door(lambda t: t.attempts("T-7"))] == [True]
    profile.close()


def reader(folder: Path) -> PageReader:
    return PageReader(open_key(folder, None), (folder / SALT_FILE).read_bytes())


DIES = """
import asyncio, os, signal, sys, keyring
from pathlib import Path
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import admit
async def main():
    profile = Profile.open(Path(sys.argv[1]), "open sesame", writable=True)
    for number in range(100):
        await admit(profile, f"a-{number:03}", f"T-{number}")
        await profile.ledger.mark_shown([f"a-{number:03}"])
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def killed(folder: Path) -> Path:
    """A profile whose last admissions are in the log only; the path of its database."""
    subprocess.run([sys.executable, "-c", DIES, str(folder)], cwd=REPOSITORY, check=False, timeout=60)
    assert (folder / "kiosk.db-wal").stat().st_size > 100 * PAGE_BYTES
    return folder / "kiosk.db"


def entries_with_passphrase(folder: Path) -> int:
    profile = Profile.open(folder, "open sesame", writable=True)
    try:
        return len(asyncio.run(profile.outbox.entries(every=True)))
    finally:
        profile.close()


def test_what_was_only_in_the_log_is_recovered_too(tmp_path: Path) -> None:
    with killed(tmp_path).open("r+b") as file:
        file.write(os.urandom(PAGE_BYTES))
    assert entries_with_passphrase(tmp_path) == 100


def test_a_log_without_its_database_is_set_aside_with_what_it_holds(tmp_path: Path) -> None:
    killed(tmp_path).unlink()
    (tmp_path / JOURNAL_FILE).unlink()
    assert 0 < entries_with_passphrase(tmp_path) < 100  # the rest was in the database
    assert (tmp_path / "kiosk.damaged-1.db-wal").stat().st_size > 100 * PAGE_BYTES


@pytest.mark.parametrize("step", ["_build", "move_aside", "_finish", "begin_note"])
def test_a_recovery_that_is_cut_off_is_finished_the_next_time(
    folder: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PowerCut(BaseException):
        pass

    real, calls = getattr(damage, step), 0

    def cut(*arguments: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        if step == "_finish" and calls == 1:  # the first call only looks for an earlier recovery
            return real(*arguments)
        if step != "_finish":
            real(*arguments, **named)
        raise PowerCut

    flip(folder / "kiosk.db", 3 * PAGE_BYTES + 5)
    with monkeypatch.context() as patched:
        patched.setattr(damage, step, cut)
        with pytest.raises(PowerCut):
            Profile.open(folder, None, writable=True)
    rows, entries = held(folder)
    assert rows == entries
    assert len(rows) > ADMITTED - 60
    assert [path.name for path in set_aside(folder)] == ["kiosk.damaged-1.db"]
    assert not (folder / "kiosk.recovered.db").exists()


def test_a_database_that_was_being_rebuilt_is_not_taken_for_the_lost_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the journal lost as well, nothing else tells that there ever was one."""

    def full(*_: Any, **__: Any) -> Any:
        raise StoreError("the disk is full")

    (folder / "kiosk.db").unlink()
    (folder / JOURNAL_FILE).unlink()
    with monkeypatch.context() as patched:
        patched.setattr(damage, "put_back", full)
        with pytest.raises(StoreError, match="full"):
            Profile.open(folder, None, writable=True)
    profile = Profile.open(folder, None, writable=True)
    try:
        assert asyncio.run(profile.policies.lost()).records
    finally:
        profile.close()
    assert not list(folder.glob("kiosk.recover*"))


def test_a_disk_that_fills_up_as_a_database_is_rebuilt_loses_none_of_it(folder: Path, tmp_path: Path) -> None:
    """As what was found goes from the new log into the new file, too: half of it must replace nothing."""
    flip(folder / "kiosk.db", 3 * PAGE_BYTES + 5)
    (folder / JOURNAL_FILE).unlink()
    size = (folder / "kiosk.db").stat().st_size
    met = set()
    for share in range(5, 40, 2):
        with small_disk(tmp_path / f"disk{share}", megabytes=12) as disk:
            profile = Path(shutil.copytree(folder, disk / "profile"))
            before = (profile / "kiosk.db").read_bytes()
            fill(disk, but=size * share // 10)
            try:
                Profile.open(profile, None, writable=True).close()
            except StoreError as error:
                met.add(str(error).partition(":")[0])
                assert (profile / "kiosk.db").read_bytes() == before
            empty(disk)
            rows, entries = held(profile)
            assert rows == entries
            assert len(rows) > ADMITTED - 60
    assert met == {"the disk is full"}


@pytest.mark.parametrize("name", ["kiosk.recovered.db", "kiosk.recovering.db"])
def test_what_an_earlier_recovery_left_behind_takes_no_database_s_place(folder: Path, name: str) -> None:
    """Somebody put the database back: what was recovered before that is older."""
    sound = (folder / "kiosk.db").read_bytes()
    for end in ("", "-wal", "-shm"):
        (folder / f"{name}{end}").write_bytes(sound[: 4 * PAGE_BYTES])
    Profile.open(folder, None, writable=True).close()
    assert not list(folder.glob("kiosk.recover*"))
    assert (folder / "kiosk.db").read_bytes() == sound


def test_a_database_that_a_power_cut_left_as_zeros_is_told_again_by_the_journal(folder: Path) -> None:
    path = folder / "kiosk.db"
    path.write_bytes(bytes(path.stat().st_size))
    rows, entries = held(folder)
    assert len(rows) == len(entries) == ADMITTED
    assert [aside.name for aside in set_aside(folder)] == ["kiosk.damaged-1.db"]


def test_a_database_of_another_kiosk_is_said_and_left_alone(folder: Path, tmp_path: Path) -> None:
    Profile.open(tmp_path / "other", None, writable=True).close()
    foreign = (tmp_path / "other" / "kiosk.db").read_bytes()
    (folder / "kiosk.db").write_bytes(foreign)
    for _ in range(2):
        with pytest.raises(StoreError, match="this profile's own kiosk"):
            Profile.open(folder, None, writable=True)
    assert (folder / "kiosk.db").read_bytes() == foreign
    assert set_aside(folder) == []


def test_another_kiosks_key_is_said_and_the_database_left_alone(folder: Path, tmp_path: Path) -> None:
    Profile.open(tmp_path / "other", None, writable=True).close()
    before = (folder / "kiosk.db").read_bytes()
    mine = (folder / KEY_FILE).read_bytes()
    (folder / KEY_FILE).write_bytes((tmp_path / "other" / KEY_FILE).read_bytes())
    with pytest.raises(StoreError, match="the key does not fit"):
        Profile.open(folder, None, writable=True)
    assert (folder / "kiosk.db").read_bytes() == before
    (folder / KEY_FILE).write_bytes(mine)
    assert len(held(folder)[0]) == ADMITTED


def test_without_the_copy_of_the_salt_damage_behind_the_first_page_is_recovered(folder: Path) -> None:
    (folder / SALT_FILE).unlink()
    flip(folder / "kiosk.db", 20)
    assert len(held(folder)[0]) == ADMITTED
    assert (folder / SALT_FILE).exists()


@pytest.mark.parametrize(
    "index", ["one_open_admission", "ledger_unshown", "outbox_unsent", "outbox_open", "attempts_open"]
)
def test_a_page_of_an_index_that_is_newer_than_the_rows_is_damage(tmp_path: Path, index: str) -> None:
    """As where an older log takes back some pages: each is sound, and SQLite's own check passes them."""
    path, key = tmp_path / "kiosk.db", open_key(tmp_path, None)

    async def let_one_in(profile: Profile) -> None:
        await admit(profile, "a-000", "T-0")
        await profile.outbox.begin_attempt("a-000", NOW)

    with closing(Profile.open(tmp_path, None, writable=True)):
        pass
    rows = path.read_bytes()
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        asyncio.run(let_one_in(profile))
    with closing(connect(path, key, writable=False)) as connection:
        asked = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        ((page,),) = connection.execute(asked, (index,)).fetchall()
    newer = slice((page - 1) * PAGE_BYTES, page * PAGE_BYTES)
    path.write_bytes(rows[: newer.start] + path.read_bytes()[newer] + rows[newer.stop :])
    assert examine(path, key) is Finding.DAMAGED
    assert held(tmp_path) == ({"a-000"}, {"a-000"})


async def test_a_door_that_lets_people_in_meanwhile_is_no_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        writer = profile._db._writer
        let_in: list[LedgerRow] = []
        assert writer is not None

        def before(sql: str) -> None:
            if "INDEXED BY one_open_admission" in sql:
                adding = writer.submit(lambda c: DoorTransaction(c).add(admission("a-000", "T-0")))
                let_in.append(adding.result())

        open_reader = profile._db._open_patient_reader

        def traced() -> Any:
            connection = open_reader()
            connection.set_trace_callback(before)
            return connection

        monkeypatch.setattr(profile._db, "_open_patient_reader", traced)
        assert await profile.faults() == []
        assert [row.id for row in let_in] == ["a-000"]
        assert [row.id for row in await profile.at_door(lambda t: t.rows("T-0"))] == ["a-000"]


async def test_a_page_that_only_the_log_has_whole_is_no_damage(tmp_path: Path) -> None:
    """While somebody reads, the log is copied as far as they read, and not a page that was changed since."""
    folder, killed = tmp_path / "profile", tmp_path / "killed"
    with closing(Profile.open(folder, None, writable=True)) as profile:
        await complete_list(profile, [ticket("T-0")])
        for number in range(3):
            await profile.notes.put(f"long-{number}", "a" * 3 * PAGE_BYTES)
        with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM notes").fetchone()
            await profile.notes.put("long-0", "b" * 3 * PAGE_BYTES)
            await profile._db.maintain(lambda c: c.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone())
            shutil.copytree(folder, killed, ignore=shutil.ignore_patterns("*.lock"))
            assert await profile.faults() == []
    key = open_key(killed, None)
    pages = whole_pages(killed / "kiosk.db", reader_of(killed / "kiosk.db", key))
    assert pages.unread, "a hole in the file"
    assert examine(killed / "kiosk.db", key) is Finding.SOUND
    with closing(Profile.open(killed, None, writable=True)) as profile:
        assert await profile.notes.get("long-0") == "b" * 3 * PAGE_BYTES
        assert await profile.guests.count() == 1
    assert set_aside(killed) == []


async def test_a_door_that_looks_again_and_again_while_its_list_grows_finds_no_damage(tmp_path: Path) -> None:
    """The search's own check says so where a connection remembers how its index was."""
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        for page in range(30):
            await complete_list(profile, [ticket(f"T-{page}-{n}", f"Guest {page} {n}") for n in range(80)])
            assert await profile.faults() == []


def test_a_log_that_cannot_be_read_leaves_a_damaged_page_no_sound_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flip(folder / "kiosk.db", 9 * PAGE_BYTES + 20)
    monkeypatch.setattr(integrity, "structure_faults", lambda _, **__: [])  # as where the page is a free one
    path, key, logs = folder / "kiosk.db", open_key(folder, None), iter([Log()])

    def log_of(*_: object) -> Log:
        for log in logs:
            return log
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(integrity, "log_of", log_of)
    with pytest.raises(StoreError, match="Too many open files"):
        examine(path, key)


def test_every_partial_index_is_counted(folder: Path) -> None:
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as connection:
        partial = {
            name
            for (table,) in connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table'"
            ).fetchall()
            for _, name, _, _, is_partial in connection.execute(f"PRAGMA index_list({table})").fetchall()
            if is_partial
        }
        assert {name for names in partial_indexes(connection).values() for name in names} == partial != set()


def test_of_a_newer_kiosk_nothing_is_counted(folder: Path) -> None:
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=True)) as connection:
        connection.execute('CREATE TABLE "group" (a)')
        connection.execute("CREATE INDEX odd ON \"group\" (a) WHERE a <> ''")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreError, match="newer Kiosk"):
        Profile.open(folder, None, writable=True)


def test_a_sound_profile_is_left_as_it_is(folder: Path) -> None:
    before = (folder / "kiosk.db").read_bytes()
    assert examine(folder / "kiosk.db", open_key(folder, None)) is Finding.SOUND
    Profile.open(folder, None, writable=True).close()
    assert (folder / "kiosk.db").read_bytes() == before
    assert set_aside(folder) == []
    assert examine(folder.parent / "kiosk.db", bytes(32)) is Finding.NEW


def test_reading_beside_says_that_the_file_is_damaged_and_changes_nothing(folder: Path) -> None:
    flip(folder / "kiosk.db", 5)
    before = (folder / "kiosk.db").read_bytes()
    with pytest.raises(StoreError, match="damaged"):
        Profile.open(folder, None, writable=False)
    assert (folder / "kiosk.db").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="how many files may be open cannot be set here")
def test_a_profile_that_cannot_be_looked_at_for_want_of_descriptors_is_not_damaged(tmp_path: Path) -> None:
    import resource

    folder = tmp_path / "profile"
    Profile.open(folder, None, writable=True).close()
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    first = os.dup(0)
    os.close(first)
    said: list[str] = []
    for more in range(1, 40):
        resource.setrlimit(resource.RLIMIT_NOFILE, (first + more, before[1]))
        try:
            Profile.open(folder, None, writable=True).close()
        except StoreError as error:
            said.append(str(error))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
        assert not list(folder.glob("*damaged*")), more
    assert 0 < len(said) < 39
    assert [text for text in said if "oo many" not in text or "backup" in text] == []
    Profile.open(folder, None, writable=True).close()
