"""A long guest list that is as it was left: somebody looks at all of it behind the open door."""

import asyncio
import logging
import os
import shutil
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter

import pytest
from cryptography.exceptions import UnsupportedAlgorithm
from sqlcipher3 import dbapi2 as sqlite

from kiosk.engine.errors import StoreError
from kiosk.store import damage, database, integrity, left_sound, retention
from kiosk.store.connection import Connection, connect
from kiosk.store.database import Database
from kiosk.store.integrity import Finding, examine, partial_indexes, structure_faults
from kiosk.store.journal import JOURNAL_FILE
from kiosk.store.keys import open_key
from kiosk.store.ledger import count_anew
from kiosk.store.left_sound import SOUND_FILE, STARTS_BETWEEN_LOOKS, leave_note, starts_since_look
from kiosk.store.pages import PAGE_BYTES
from kiosk.store.profile import Profile
from kiosk.store.schema import MIGRATIONS
from kiosk.store.set_aside import set_aside
from kiosk.store.turns import ScansAhead
from tests.unit.store.store_samples import admit, complete_list, ticket

PATIENCE_S = 20
OF_THE_LIST = ("tickets_event", "tickets_order")
OF_THE_OUTBOX = ("outbox_ticket", "outbox_open")
NAMED_DAMAGED = "was found to be damaged: nothing is recorded any more"
MALFORMED = "database disk image is malformed"


@pytest.fixture(autouse=True)
def _every_list_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "LOOKED_AT_FIRST_BYTES", 0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile with a list and somebody inside, closed in order."""

    async def fill(profile: Profile) -> None:
        await complete_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(50)])
        await admit(profile, "a-1", "T-1")

    folder = tmp_path / "profile"
    with closing(Profile.open(folder, None, writable=True)) as profile:
        asyncio.run(fill(profile))
    return folder


def change(folder: Path, *statements: str) -> None:
    """Write to the file with SQLite alone: each page is whole afterwards, and has its own check sum."""
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=True)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)


def swap(folder: Path, trees: tuple[str, str]) -> None:
    """Let each of two indexes, or tables, hold what the other one should."""
    pages = "SELECT rootpage FROM sqlite_master WHERE name = "
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as connection:
        (one,), (other,) = (connection.execute(f"{pages}'{name}'").fetchone() for name in trees)
    at = "UPDATE sqlite_master SET rootpage = {} WHERE name = '{}'"
    change(folder, at.format(other, trees[0]), at.format(one, trees[1]))


def rot(folder: Path, tree: str = "tickets_event") -> None:
    """One bit of a page of this index or table is another; its check sum lies there as it was."""
    path = folder / "kiosk.db"
    with closing(connect(path, open_key(folder, None), writable=False)) as connection:
        asked = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(asked, (tree,)).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE_BYTES + 1000)
        (byte,) = file.read(1)
        file.seek(-1, os.SEEK_CUR)
        file.write(bytes([byte ^ 1]))


def rot_unnoticed(folder: Path) -> None:
    """As where a disk lost it while the file was open, and nobody read that page before the end."""
    rot(folder)
    leave_note(folder / "kiosk.db", open_key(folder, None), 0)


def swap_unnoticed(folder: Path, trees: tuple[str, str] = OF_THE_LIST) -> None:
    """As where somebody wrote over the file while it was open, and it was then noted as sound."""
    swap(folder, trees)
    leave_note(folder / "kiosk.db", open_key(folder, None), 0)


def looked_behind(profile: Profile) -> bool:
    """Wait for the look at the structure; whether there was one."""
    looking = profile._db._looking
    if looking is not None:
        looking.join()
    return looking is not None


def inside(profile: Profile) -> bool:
    return asyncio.run(profile.ledger.row("a-1")) is not None


def starts(folder: Path) -> int | None:
    return starts_since_look(folder / "kiosk.db", open_key(folder, None))


def test_a_sound_list_is_looked_at_behind_the_door_which_goes_on(folder: Path) -> None:
    assert starts(folder) == 0
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        asyncio.run(admit(profile, "a-2", "T-2"))
    assert starts(folder) == 0
    assert set_aside(folder) == []


@pytest.mark.parametrize("damage_list", [swap_unnoticed, rot_unnoticed])
def test_a_damaged_list_ends_recording_and_the_next_start_puts_it_right(
    folder: Path, damage_list: Callable[[Path], None]
) -> None:
    damage_list(folder)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        with pytest.raises(StoreError, match=NAMED_DAMAGED):
            asyncio.run(admit(profile, "a-2", "T-2"))
        with pytest.raises(StoreError, match=NAMED_DAMAGED):
            asyncio.run(profile._db.maintain(lambda c: c.execute("VACUUM")))
        assert inside(profile), "what is held may be looked at"
    assert set_aside(folder) == []
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert [aside.name for aside in set_aside(folder)] == ["kiosk.damaged-1.db"]
        assert not looked_behind(profile)
        assert inside(profile)
        asyncio.run(admit(profile, "a-2", "T-2"))
        assert asyncio.run(profile.guests.count()) == 0, "it is fetched again"
        assert asyncio.run(profile.faults()) == []
    assert starts(folder) == 0


@pytest.mark.parametrize("damaged", [OF_THE_OUTBOX, ("ledger_ticket", "outbox_ticket")])
def test_what_was_recorded_is_looked_at_before(folder: Path, damaged: tuple[str, str]) -> None:
    swap_unnoticed(folder, damaged)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert [aside.name for aside in set_aside(folder)] == ["kiosk.damaged-1.db"]
        assert inside(profile)


def test_an_index_of_what_was_recorded_that_is_newer_than_its_rows_is_found_before(folder: Path) -> None:
    """Which SQLite's own check does not see."""
    path, key = folder / "kiosk.db", open_key(folder, None)
    before = path.read_bytes()
    with closing(Profile.open(folder, None, writable=True)) as profile:
        asyncio.run(admit(profile, "a-2", "T-2"))
    with closing(connect(path, key, writable=False)) as connection:
        asked = "SELECT rootpage FROM sqlite_master WHERE name = 'one_open_admission'"
        (page,) = connection.execute(asked).fetchone()
    newer = slice((page - 1) * PAGE_BYTES, page * PAGE_BYTES)
    path.write_bytes(before[: newer.start] + path.read_bytes()[newer] + before[newer.stop :])
    assert examine(path, key, known=True, left_sound=True) is Finding.DAMAGED


def test_a_list_of_free_pages_that_is_wrong_is_found_before(folder: Path) -> None:
    path, key = folder / "kiosk.db", open_key(folder, None)
    filled = ("CREATE TABLE spare (a)", "INSERT INTO spare VALUES (randomblob(40960))")
    change(folder, *filled, "DROP TABLE spare")
    with_free = path.read_bytes()
    change(folder, *filled)
    path.write_bytes(with_free[:PAGE_BYTES] + path.read_bytes()[PAGE_BYTES:])  # the head tells of free pages
    with closing(connect(path, key, writable=False)) as connection:
        assert structure_faults(connection, but_the_list=True) != []


def test_every_other_table_is_looked_at_before(folder: Path) -> None:
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as connection:
        asked: list[str] = []
        connection.set_trace_callback(asked.append)
        assert structure_faults(connection, but_the_list=True) == []
        connection.set_trace_callback(None)
        said = " ".join(asked)
        for table in ("sqlite_schema", "ledger", "outbox", "attempts", "notes", "incidents", "scans"):
            assert f"integrity_check('{table}')" in said
        of_rows = {name for all_of in partial_indexes(connection).values() for name in all_of}
        of_rows -= partial_indexes(connection)["tickets"].keys()
        assert all(f"INDEXED BY {name} " in said for name in of_rows)
        assert "INDEXED BY tickets" not in said


def test_all_that_a_list_fills_may_be_looked_at_later(folder: Path) -> None:
    """What grows with it and is looked at before would make each start longer."""

    def rows(connection: Connection) -> dict[str, int]:
        tables = integrity._tables_beside_the_list(connection)
        return {name: connection.execute(f"SELECT count(*) FROM '{name}'").fetchone()[0] for name in tables}

    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as connection:
        before = rows(connection)
    more = [ticket(f"M-{n}", f"Somebody {n}") for n in range(100)]
    with closing(Profile.open(folder, None, writable=True)) as profile:
        asyncio.run(complete_list(profile, more))
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as connection:
        assert {name for name, held in rows(connection).items() if held > before[name] + 50} == set()


def with_log(folder: Path) -> None:
    (folder / "kiosk.db-wal").touch()


def with_index_of_the_log(folder: Path) -> None:
    (folder / "kiosk.db-shm").write_bytes(bytes(32768))


def an_older_kiosks(folder: Path) -> None:
    change(folder, f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
    leave_note(folder / "kiosk.db", open_key(folder, None), 0)


def no_note(folder: Path) -> None:
    (folder / SOUND_FILE).unlink()


def no_content(folder: Path) -> None:
    os.truncate(folder / SOUND_FILE, 0)


def another_keys(folder: Path) -> None:
    leave_note(folder / "kiosk.db", bytes(32), 0)


def many_starts(folder: Path) -> None:
    leave_note(folder / "kiosk.db", open_key(folder, None), STARTS_BETWEEN_LOOKS)


def changed_by_somebody(folder: Path) -> None:
    change(folder, "UPDATE notes SET value = value || ' '")


def a_page_longer(folder: Path) -> None:
    with (folder / "kiosk.db").open("ab") as file:
        file.write(bytes(100))


def rotten_while_it_was_closed(folder: Path) -> None:
    rot(folder)


@pytest.mark.parametrize(
    "otherwise",
    [
        with_log,
        with_index_of_the_log,
        an_older_kiosks,
        no_note,
        no_content,
        another_keys,
        many_starts,
        changed_by_somebody,
        a_page_longer,
        rotten_while_it_was_closed,
    ],
)
def test_in_any_other_case_all_is_looked_at_before(folder: Path, otherwise: Callable[[Path], None]) -> None:
    swap_unnoticed(folder)
    otherwise(folder)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert not looked_behind(profile)
        assert len(set_aside(folder)) == 1
        assert inside(profile)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b'{"starts":0}',
        b'{"starts":0,"mark":""}',
        b'{"starts":0,"once":"","mark":"\xc3\xa9"}',
        b'{"starts":0,"once":"\xc3\xa9","mark":""}',
        b'{"starts":0,"once":"","mark":"\\ud800"}',
        b'{"starts":0,"once":"\\ud800","mark":""}',
        b'{"starts":-1,"once":"","mark":""}',
        b'{"starts":1e999,"once":"","mark":""}',
        b'{"starts":99999999999999999999999,"once":"","mark":""}',
        b'{"starts":18446744073709551615,"once":"","mark":""}',
        b"[" * 900,
        b"x" * 100_000,
    ],
)
def test_whatever_the_note_holds_the_door_opens(folder: Path, content: bytes) -> None:
    (folder / SOUND_FILE).write_bytes(content)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert not looked_behind(profile)
        assert inside(profile)
    assert starts(folder) == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
@pytest.mark.parametrize("kind", ["pipe", "folder", "link"])
def test_whatever_stands_in_its_place_the_door_opens(folder: Path, tmp_path: Path, kind: str) -> None:
    note, other = folder / SOUND_FILE, tmp_path / "other"
    note.unlink()
    other.write_bytes(b"somebody's")
    if kind == "pipe":
        os.mkfifo(note)
    elif kind == "folder":
        note.mkdir()
    else:
        note.symlink_to(other)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert inside(profile)
    assert starts(folder) == (None if kind == "folder" else 0)
    assert other.read_bytes() == b"somebody's"


def test_only_what_the_note_tells_of_is_known(folder: Path) -> None:
    note = folder / SOUND_FILE
    before, database_file = note.read_text(), folder / "kiosk.db"
    assert '"starts":0' in before
    note.write_text(before.replace('"starts":0', '"starts":1'))
    assert starts(folder) is None, "nobody counts it down"
    note.write_text(before)
    assert starts(folder) == 0
    a_page_longer(folder)
    assert starts(folder) is None
    os.truncate(database_file, database_file.stat().st_size - 100)
    assert starts(folder) == 0


def test_where_openssl_is_kept_to_what_others_chose_every_start_looks_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_key: bytes) -> None:
        raise UnsupportedAlgorithm("poly1305 is not supported by this version of OpenSSL.")

    with monkeypatch.context() as patched:
        patched.setattr(left_sound, "Poly1305", refuses)
        with closing(Profile.open(folder, None, writable=True)) as profile:
            assert not looked_behind(profile)
            asyncio.run(admit(profile, "a-2", "T-2"))
    assert starts(folder) is None


def test_no_two_notes_of_one_file_are_alike(folder: Path) -> None:
    """Two files under one key of Poly1305 would let somebody who has the notes of both make a third."""
    path, key = folder / "kiosk.db", open_key(folder, None)
    notes = set()
    for _ in range(3):
        leave_note(path, key, 0)
        notes.add((folder / SOUND_FILE).read_bytes())
    assert len(notes) == 3
    assert starts(folder) == 0


def test_while_somebody_reads_the_end_leaves_no_note(folder: Path) -> None:
    """The log stays, and without it the file is of no moment."""
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notes").fetchone()
        with closing(Profile.open(folder, None, writable=True)) as profile:
            asyncio.run(admit(profile, "a-2", "T-2"))
        assert (folder / "kiosk.db-wal").exists()
        assert starts(folder) is None


def test_a_note_that_is_taken_away_as_it_is_written_stays_away(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = left_sound._mark

    def found_meanwhile(path: Path, key: bytes, counted: int, once: str) -> str:
        mark = real(path, key, counted, once)
        left_sound.take_note_away(path)
        return mark

    with monkeypatch.context() as patched, closing(Profile.open(folder, None, writable=True)):
        patched.setattr(left_sound, "_mark", found_meanwhile)
    assert not (folder / SOUND_FILE).exists()


def test_a_kill_and_a_command_that_reads_are_no_orderly_end(folder: Path, tmp_path: Path) -> None:
    """SQLite takes the log away as soon as anybody closes the database."""
    killed = tmp_path / "killed"
    with closing(Profile.open(folder, None, writable=True)) as profile:
        asyncio.run(admit(profile, "a-2", "T-2"))
        shutil.copytree(folder, killed, ignore=shutil.ignore_patterns("*.lock"))
    Profile.open(killed, None, writable=False).close()
    assert not (killed / "kiosk.db-wal").exists()
    with closing(Profile.open(killed, None, writable=True)) as profile:
        assert not looked_behind(profile)
        assert asyncio.run(profile.ledger.row("a-2")) is not None


@pytest.mark.parametrize("journal", ["gone", "torn"])
def test_beside_a_journal_that_is_not_whole_all_is_looked_at_before(folder: Path, journal: str) -> None:
    if journal == "gone":
        (folder / JOURNAL_FILE).unlink()
    else:
        os.truncate(folder / JOURNAL_FILE, (folder / JOURNAL_FILE).stat().st_size - 20)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert inside(profile)
        assert not looked_behind(profile)
        assert asyncio.run(profile.faults()) == []


def test_who_never_looks_to_the_end_looks_first_in_the_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap_unnoticed(folder)
    monkeypatch.setattr(left_sound, "STARTS_BETWEEN_LOOKS", 3)
    monkeypatch.setattr(Database, "_structure_now", given_up)
    for started in (1, 2, 3):
        with closing(Profile.open(folder, None, writable=True)) as profile:
            assert looked_behind(profile)
            profile._db._is_doubtful = False  # as where it was given up because the profile closed
        assert started == 3 or starts(folder) == started
    with closing(Profile.open(folder, None, writable=True)):
        assert len(set_aside(folder)) == 1


def given_up(_: Database) -> list[str]:
    raise sqlite.OperationalError("interrupted")


@pytest.mark.parametrize("writable", [True, False])
@pytest.mark.parametrize("beside", [True, False])
def test_what_is_found_when_somebody_asks_lets_the_next_start_look_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, writable: bool, beside: bool
) -> None:
    swap_unnoticed(folder)
    with monkeypatch.context() as patched:
        patched.setattr(Database, "look_behind", lambda *_: None)
        door = Profile.open(folder, None, writable=True) if beside and not writable else None
        with closing(Profile.open(folder, None, writable=writable)) as profile:
            assert asyncio.run(profile.faults()) != []
        if door:
            door.close()
    with closing(Profile.open(folder, None, writable=True)):
        assert len(set_aside(folder)) == 1


def test_what_sqlite_says_in_passing_lets_the_next_start_look_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap_unnoticed(folder, ("sightings", "tickets_event"))
    with monkeypatch.context() as patched:
        patched.setattr(Database, "look_behind", lambda *_: None)
        with (
            closing(Profile.open(folder, None, writable=True)) as profile,
            pytest.raises(StoreError, match="damaged"),
        ):
            asyncio.run(profile._db.read(lambda c: c.execute("SELECT * FROM sightings").fetchall()))
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert len(set_aside(folder)) == 1
        assert inside(profile)


@pytest.mark.parametrize("error", [sqlite.DatabaseError(MALFORMED), MemoryError()])
def test_what_fails_in_a_job_lets_the_next_start_look_first(folder: Path, error: Exception) -> None:
    def fails(_: Connection) -> None:
        raise error

    async def both(profile: Profile) -> None:
        jobs = profile._db.write(fails), profile._db.write(lambda _: None)
        (failed,) = [one for one in await asyncio.gather(*jobs, return_exceptions=True) if one]
        assert isinstance(failed, StoreError)

    with closing(Profile.open(folder, None, writable=True)) as profile:
        looked_behind(profile)
        asyncio.run(both(profile))
    assert starts(folder) is None


@pytest.mark.parametrize("is_out_of_memory", [False, True])
def test_what_a_purge_stumbles_over_lets_the_next_start_look_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_out_of_memory: bool
) -> None:
    swap_unnoticed(folder, ("sightings", "tickets_event"))
    monkeypatch.setattr(Database, "look_behind", lambda *_: None)

    def rewrite(connection: Connection) -> None:
        if is_out_of_memory:
            raise MemoryError
        connection.execute("VACUUM")

    with closing(Profile.open(folder, None, writable=True)) as profile, pytest.raises(StoreError):
        asyncio.run(profile._db.maintain(rewrite))
    assert starts(folder) is None


def test_a_purge_beside_somebody_who_reads_is_not_said_to_be_done(folder: Path) -> None:
    with (
        closing(Profile.open(folder, None, writable=True)) as profile,
        closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as reader,
    ):
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notes").fetchone()
        asyncio.run(admit(profile, "a-2", "T-2"))
        with pytest.raises(StoreError, match="another program reads this profile"):
            asyncio.run(profile._db.maintain(retention.empty_log))
        reader.execute("ROLLBACK")
        asyncio.run(profile._db.maintain(retention.empty_log))
        assert (folder / "kiosk.db-wal").stat().st_size == 0


def test_a_search_that_is_given_up_is_no_sign_of_damage(folder: Path) -> None:
    def interrupted(connection: Connection) -> None:
        connection.interrupt()
        raise sqlite.OperationalError("interrupted")

    with closing(Profile.open(folder, None, writable=True)) as profile:
        with pytest.raises(StoreError):
            asyncio.run(profile._db.read(interrupted))
        assert not profile._db.is_doubtful


def test_a_start_that_stumbles_over_what_it_would_have_looked_at_later_looks_at_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap_unnoticed(folder)
    counted = 0

    def malformed_once(connection: Connection) -> None:
        nonlocal counted
        counted += 1
        if counted == 1:
            raise sqlite.DatabaseError(MALFORMED)
        count_anew(connection)

    monkeypatch.setattr(damage, "count_anew", malformed_once)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert len(set_aside(folder)) == 1
        assert inside(profile)


def test_a_start_that_cannot_open_it_leaves_it_to_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap_unnoticed(folder)

    def malformed(_: Connection) -> None:
        raise sqlite.DatabaseError(MALFORMED)

    with monkeypatch.context() as patched:
        patched.setattr(database, "migrate", malformed)
        with pytest.raises(StoreError, match="damaged"):
            Profile.open(folder, None, writable=True)
    with closing(Profile.open(folder, None, writable=True)):
        assert len(set_aside(folder)) == 1


def test_damage_for_which_there_was_no_room_is_not_forgotten(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap_unnoticed(folder, OF_THE_OUTBOX)

    def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(damage, "_build", full)
        with pytest.raises(StoreError, match="full"):
            Profile.open(folder, None, writable=True)
    assert starts(folder) is None
    with closing(Profile.open(folder, None, writable=True)):
        assert len(set_aside(folder)) == 1


def finds(monkeypatch: pytest.MonkeyPatch, *found: list[str]) -> None:
    """Let the looks behind the door find this, one after the other, and nothing after that."""
    left = list(reversed(found))
    monkeypatch.setattr(database, "structure_faults", lambda _, **__: left.pop() if left else [])


def test_what_is_not_found_a_second_time_stops_no_door(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finds(monkeypatch, ["malformed inverted index"])
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        asyncio.run(admit(profile, "a-2", "T-2"))
    assert starts(folder) is None, "the next start looks first all the same"


def test_a_hundred_faults_are_one_line_of_the_log(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    finds(monkeypatch, ["Rowid out of order\n" * 100], ["Rowid out of order\n" * 100])
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
    (said,) = [one.getMessage() for one in caplog.records if "is damaged" in one.getMessage()]
    assert len(said) < 400


@pytest.mark.parametrize(
    ("error", "stops"),
    [
        (sqlite.DatabaseError(MALFORMED), True),
        (sqlite.OperationalError("disk I/O error"), False),
        (sqlite.OperationalError("database is locked"), False),
        (MemoryError(), False),
    ],
)
@pytest.mark.parametrize("where", ["structure_faults", "schema_version"])
def test_only_the_files_own_fault_stops_the_door(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, where: str, *, stops: bool
) -> None:
    def fails(*asked: object, **named: object) -> object:
        if threading.current_thread().name == "store-look-behind":
            raise error
        return real(*asked, **named)

    real = getattr(database, where)
    monkeypatch.setattr(database, where, fails)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        if stops:
            with pytest.raises(StoreError, match=NAMED_DAMAGED):
                asyncio.run(admit(profile, "a-2", "T-2"))
        else:
            asyncio.run(admit(profile, "a-2", "T-2"))
    assert starts(folder) is None, "the next start looks first"


class HeldLook:
    """Lets the look behind the door go no further until it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_under_way, self.goes_on = threading.Event(), threading.Event()
        monkeypatch.setattr(database, "STEPS_BETWEEN_PAUSES", 1)
        real, held = Database._goes_on, self

        def goes_on(self: Database) -> int:
            held.is_under_way.set()
            while not (held.goes_on.wait(0.01) or self._is_closing):
                pass
            return real(self)

        monkeypatch.setattr(Database, "_goes_on", goes_on)


def test_a_look_that_is_put_off_is_left_out_where_the_door_ends_before(folder: Path) -> None:
    began = perf_counter()
    with closing(Profile.open(folder, None, writable=True, looks_after_s=PATIENCE_S)) as profile:
        asyncio.run(admit(profile, "a-2", "T-2"))
    assert perf_counter() - began < PATIENCE_S
    assert not profile._db.has_looked
    assert starts(folder) == 1, "it is as sound as it was"


def test_a_look_that_is_put_off_comes_as_soon_as_anything_meets_damage(folder: Path) -> None:
    rot(folder, "guest_words_data")
    leave_note(folder / "kiosk.db", open_key(folder, None), 0)
    with closing(Profile.open(folder, None, writable=True, looks_after_s=1000)) as profile:
        with pytest.raises(StoreError, match="damaged"):
            asyncio.run(profile.guests.search("guest", 20, frozenset()))
        assert looked_behind(profile)
        with pytest.raises(StoreError, match=NAMED_DAMAGED):
            asyncio.run(admit(profile, "a-2", "T-2"))
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert len(set_aside(folder)) == 1
        assert inside(profile)


def test_a_look_that_is_put_off_comes_before_the_file_is_rewritten(folder: Path) -> None:
    began = perf_counter()
    with closing(Profile.open(folder, None, writable=True, looks_after_s=PATIENCE_S)) as profile:
        asyncio.run(profile._db.maintain(lambda connection: connection.execute("VACUUM")))
        assert profile._db.has_looked
    assert perf_counter() - began < PATIENCE_S


def test_a_look_that_is_put_off_makes_no_file_where_that_was_taken_away(
    folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    profile = Profile.open(folder, None, writable=True, looks_after_s=PATIENCE_S)
    (folder / "kiosk.db").rename(tmp_path / "kiosk.db")
    profile._db._looks_now.set()
    assert looked_behind(profile)
    assert not (folder / "kiosk.db").exists()
    profile.close()
    assert "the structure could not be looked at" in caplog.text


def test_closing_waits_for_no_look(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    look = HeldLook(monkeypatch)
    profile = Profile.open(folder, None, writable=True)
    assert look.is_under_way.wait(PATIENCE_S)
    profile.close()
    profile.close()
    assert "was not looked at to the end: the profile closes" in caplog.text
    assert starts(folder) == 1, "it is as sound as it was, and looked at behind the next door"


def test_a_finding_outlives_an_end_in_the_middle_of_the_second_look(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    second = threading.Event()

    def structure_now(self: Database) -> list[str]:
        nonlocal looks
        looks += 1
        if looks == 1:
            return ["wrong # of entries in index tickets_event"]
        second.set()
        while not self._is_closing:
            threading.Event().wait(0.01)
        raise sqlite.OperationalError("interrupted")

    monkeypatch.setattr(Database, "_structure_now", structure_now)
    profile = Profile.open(folder, None, writable=True)
    assert second.wait(PATIENCE_S)
    profile.close()
    assert starts(folder) is None


def test_the_look_lets_a_guest_go_ahead(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[str] = []
    monkeypatch.setattr(database, "STEPS_BETWEEN_PAUSES", 1)
    real = ScansAhead.let_go_ahead

    def let_go_ahead(self: ScansAhead) -> int:
        paused.append(threading.current_thread().name)
        return real(self)

    monkeypatch.setattr(ScansAhead, "let_go_ahead", let_go_ahead)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
    assert "store-look-behind" in paused


def test_what_is_purged_is_gone_though_somebody_was_looking(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = HeldLook(monkeypatch)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert look.is_under_way.wait(PATIENCE_S)

        async def empty_the_log() -> int:
            emptied = "PRAGMA wal_checkpoint(TRUNCATE)"
            emptying = asyncio.create_task(profile._db.maintain(lambda c: c.execute(emptied).fetchone()[0]))
            await admit(profile, "a-2", "T-2")
            assert not emptying.done()
            look.goes_on.set()
            return int(await emptying)

        assert asyncio.run(empty_the_log()) == 0, "nobody was in the way"
        assert (folder / "kiosk.db-wal").stat().st_size == 0


def test_a_purge_that_waits_as_the_profile_closes_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, worked = HeldLook(monkeypatch), []
    profile = Profile.open(folder, None, writable=True)
    assert look.is_under_way.wait(PATIENCE_S)

    async def purge() -> None:
        purging = asyncio.create_task(profile._db.maintain(lambda _: worked.append("changed")))
        await admit(profile, "a-2", "T-2")
        await asyncio.to_thread(profile.close)
        with pytest.raises(StoreError, match="the profile is closed"):
            await purging

    asyncio.run(purge())
    assert worked == []
    assert starts(folder) == 1


def test_a_purge_under_way_is_given_up_and_waited_for_as_the_profile_closes(folder: Path) -> None:
    begun, ended = threading.Event(), threading.Event()
    count = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"

    def forever(connection: Connection) -> None:
        begun.set()
        try:
            connection.execute(count).fetchone()
        finally:
            ended.set()

    async def purge(profile: Profile) -> None:
        purging = asyncio.create_task(profile._db.maintain(forever))
        assert await asyncio.to_thread(begun.wait, PATIENCE_S)
        await asyncio.to_thread(profile.close)
        assert ended.is_set()
        with pytest.raises(StoreError, match="interrupted"):
            await purging

    asyncio.run(purge(Profile.open(folder, None, writable=True)))


def test_where_no_thread_can_be_started_the_door_opens(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start = threading.Thread.start

    def none_left(self: threading.Thread) -> None:
        if self.name == "store-look-behind":
            raise RuntimeError("can't start new thread")
        start(self)

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", none_left)
        with closing(Profile.open(folder, None, writable=True)) as profile:
            assert inside(profile)
    assert "nobody looks at the structure behind the door" in caplog.text
    assert starts(folder) == 1


def test_the_writer_closes_last(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does copies the log into the file, and only the writer waits for the platter."""
    look = HeldLook(monkeypatch)
    profile = Profile.open(folder, None, writable=True)
    assert look.is_under_way.wait(PATIENCE_S)
    looking, writer = profile._db._looking, profile._db._writer
    assert looking is not None
    assert writer is not None
    close, looked = writer.close, []

    def noted() -> None:
        looked.append(not looking.is_alive())
        close()

    monkeypatch.setattr(writer, "close", noted)
    profile.close()
    assert looked == [True]


def test_files_that_were_exchanged_are_not_noted_as_sound(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "other")
    change(tmp_path / "other", "UPDATE notes SET value = value || ' '")
    profile = Profile.open(folder, None, writable=True)
    assert looked_behind(profile)
    (tmp_path / "other" / "kiosk.db").replace(folder / "kiosk.db")
    profile.close()
    assert starts(folder) is None


def test_where_it_cannot_be_written_down_the_next_start_looks(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise StoreError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr(left_sound, "replacing", full)
        patched.setattr(left_sound, "remove_durably", full)
        caplog.set_level(logging.INFO)
        with closing(Profile.open(folder, None, writable=True)) as profile:
            asyncio.run(admit(profile, "a-2", "T-2"))
            left_sound.take_note_away(folder / "kiosk.db")
    assert "is not noted: no space left" in caplog.text
    assert "the next start may not look at the structure first" in caplog.text
    assert starts(folder) is None


def test_a_short_list_is_looked_at_before(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "LOOKED_AT_FIRST_BYTES", (folder / "kiosk.db").stat().st_size)
    swap_unnoticed(folder)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert not looked_behind(profile)
        assert len(set_aside(folder)) == 1
