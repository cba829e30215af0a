"""A long guest list: its structure is looked at behind the open door, and everything else before."""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlcipher3 import dbapi2 as sqlite

from kiosk.engine.errors import StoreError
from kiosk.store import damage, database, integrity
from kiosk.store.connection import Connection, connect
from kiosk.store.database import Database
from kiosk.store.integrity import LOOK_FILE, Finding
from kiosk.store.keys import open_key
from kiosk.store.ledger import count_anew
from kiosk.store.profile import Profile
from kiosk.store.schema import MIGRATIONS
from kiosk.store.set_aside import set_aside
from tests.unit.store.store_samples import admit, complete_list, ticket

OF_THE_LIST = ("tickets_event", "tickets_order")
OF_THE_OUTBOX = ("outbox_ticket", "outbox_open")
NAMED_DAMAGED = "was found to be damaged: nothing is recorded any more"


@pytest.fixture(autouse=True)
def _every_list_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "LOOKED_AT_FIRST_BYTES", 0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile with a list and somebody inside, closed in order."""

    async def fill(profile: Profile) -> None:
        await complete_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(50)])
        await admit(profile, "a-1", "T-1")

    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        asyncio.run(fill(profile))
    return tmp_path


def change(folder: Path, *statements: str) -> None:
    """Write to the file with SQLite alone: each page is whole afterwards, and has its own check sum."""
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=True)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)


def swap(folder: Path, indexes: tuple[str, str]) -> None:
    """Let each of two indexes, or tables, hold what the other one should."""
    pages = "SELECT rootpage FROM sqlite_master WHERE name = "
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as connection:
        (one,), (other,) = (connection.execute(f"{pages}'{name}'").fetchone() for name in indexes)
    at = "UPDATE sqlite_master SET rootpage = {} WHERE name = '{}'"
    change(folder, at.format(other, indexes[0]), at.format(one, indexes[1]))


def looked_behind(profile: Profile) -> bool:
    """Wait for the look at the structure; whether there was one."""
    looking = profile._db._looking
    if looking is not None:
        looking.join()
    return looking is not None


def inside(profile: Profile) -> bool:
    return asyncio.run(profile.ledger.row("a-1")) is not None


def test_a_sound_list_is_looked_at_behind_the_door_which_goes_on(folder: Path) -> None:
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        asyncio.run(admit(profile, "a-2", "T-2"))
    assert not (folder / LOOK_FILE).exists()


def test_a_damaged_list_ends_recording_and_the_next_start_puts_it_right(folder: Path) -> None:
    swap(folder, OF_THE_LIST)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        with pytest.raises(StoreError, match=NAMED_DAMAGED):
            asyncio.run(admit(profile, "a-2", "T-2"))
        assert inside(profile), "what is held may be looked at"
    assert set_aside(folder) == []
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert [aside.name for aside in set_aside(folder)] == ["kiosk.damaged-1.db"]
        assert not looked_behind(profile)
        assert inside(profile)
        asyncio.run(admit(profile, "a-2", "T-2"))
        assert asyncio.run(profile.guests.count()) == 0, "it is fetched again"
        assert asyncio.run(profile.faults()) == []
    assert not (folder / LOOK_FILE).exists()


def test_what_was_recorded_is_looked_at_before(folder: Path) -> None:
    swap(folder, OF_THE_OUTBOX)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert [aside.name for aside in set_aside(folder)] == ["kiosk.damaged-1.db"]
        assert inside(profile)


@pytest.mark.parametrize("table", ["sqlite_schema", "ledger", "notes", "outbox", "incidents", "scans"])
def test_every_other_table_is_among_those_looked_at_before(folder: Path, table: str) -> None:
    with closing(connect(folder / "kiosk.db", open_key(folder, None), writable=False)) as connection:
        assert table in integrity._tables_beside_the_list(connection)


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


def test_behind_a_log_all_is_looked_at_before(folder: Path) -> None:
    swap(folder, OF_THE_LIST)
    (folder / "kiosk.db-wal").touch()
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert not looked_behind(profile)
        assert len(set_aside(folder)) == 1


def test_an_older_kiosks_list_is_looked_at_before_it_is_changed(folder: Path) -> None:
    swap(folder, OF_THE_LIST)
    change(folder, f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert not looked_behind(profile)
        assert len(set_aside(folder)) == 1


def test_a_short_list_is_looked_at_before(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "LOOKED_AT_FIRST_BYTES", (folder / "kiosk.db").stat().st_size)
    swap(folder, OF_THE_LIST)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert not looked_behind(profile)
        assert len(set_aside(folder)) == 1


@pytest.mark.parametrize("writable", [True, False])
def test_what_is_found_when_somebody_asks_lets_the_next_start_look_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, writable: bool
) -> None:
    swap(folder, OF_THE_LIST)
    with monkeypatch.context() as patched:
        patched.setattr(Database, "look_behind", lambda _: None)
        with closing(Profile.open(folder, None, writable=writable)) as profile:
            assert asyncio.run(profile.faults()) != []
    with closing(Profile.open(folder, None, writable=True)):
        assert len(set_aside(folder)) == 1


def test_what_sqlite_says_in_passing_lets_the_next_start_look_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap(folder, ("sightings", "tickets_event"))
    with monkeypatch.context() as patched:
        patched.setattr(Database, "look_behind", lambda _: None)
        with closing(Profile.open(folder, None, writable=True)) as profile:
            with pytest.raises(StoreError, match="damaged"):
                asyncio.run(profile._db.read(lambda c: c.execute("SELECT * FROM sightings").fetchall()))
            assert (folder / LOOK_FILE).exists()
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert len(set_aside(folder)) == 1
        assert inside(profile)


def test_a_start_that_stumbles_over_what_it_would_have_looked_at_later_looks_at_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap(folder, OF_THE_LIST)
    counted = 0

    def malformed_once(connection: Connection) -> None:
        nonlocal counted
        counted += 1
        if counted == 1:
            raise sqlite.DatabaseError("database disk image is malformed")
        count_anew(connection)

    monkeypatch.setattr(damage, "count_anew", malformed_once)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert len(set_aside(folder)) == 1
        assert inside(profile)


def test_a_start_that_cannot_open_it_leaves_it_to_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swap(folder, OF_THE_LIST)

    def malformed(_: Connection) -> None:
        raise sqlite.DatabaseError("database disk image is malformed")

    with monkeypatch.context() as patched:
        patched.setattr(database, "migrate", malformed)
        with pytest.raises(StoreError, match="damaged"):
            Profile.open(folder, None, writable=True)
    with closing(Profile.open(folder, None, writable=True)):
        assert len(set_aside(folder)) == 1


def told_once(faults: list[str]) -> Callable[..., list[str]]:
    """What the first look behind the door finds; no later one finds anything."""
    left = [faults]
    return lambda _, **__: left.pop() if left else []


def test_what_is_not_found_a_second_time_stops_no_door(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "structure_faults", told_once(["malformed inverted index"]))
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        asyncio.run(admit(profile, "a-2", "T-2"))
    assert not (folder / LOOK_FILE).exists()


@pytest.mark.parametrize(
    ("error", "stops"),
    [("database disk image is malformed", True), ("disk I/O error", False), ("database is locked", False)],
)
def test_only_the_files_own_fault_stops_the_door(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: str, *, stops: bool
) -> None:
    def fails(_: Connection) -> list[str]:
        raise (sqlite.DatabaseError if stops else sqlite.OperationalError)(error)

    monkeypatch.setattr(database, "structure_faults", fails)
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert looked_behind(profile)
        if stops:
            with pytest.raises(StoreError, match=NAMED_DAMAGED):
                asyncio.run(admit(profile, "a-2", "T-2"))
        else:
            asyncio.run(admit(profile, "a-2", "T-2"))
    assert (folder / LOOK_FILE).exists() is stops


def test_closing_waits_for_no_look(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(database, "STEPS_BETWEEN_PAUSES", 1)
    under_way, closes = threading.Event(), threading.Event()
    go_on = Database._goes_on

    def goes_on(self: Database) -> int:
        under_way.set()
        closes.wait()
        return go_on(self)

    monkeypatch.setattr(Database, "_goes_on", goes_on)
    profile = Profile.open(folder, None, writable=True)
    under_way.wait()
    threading.Timer(0.05, closes.set).start()  # once it closes; earlier, it would only see the look end
    profile.close()
    assert "the structure was not looked at" in caplog.text
    assert not (folder / LOOK_FILE).exists()


def test_where_it_cannot_be_noted_the_door_opens_and_that_is_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / LOOK_FILE).mkdir()
    with closing(Profile.open(folder, None, writable=True)) as profile:
        assert not looked_behind(profile)
        integrity.let_look_first(folder / "kiosk.db")
    assert "each start looks at the structure first" in caplog.text
    assert "the next start may not look at the structure first" in caplog.text


def test_what_a_look_finds_is_told_in_one_way(folder: Path) -> None:
    key = open_key(folder, None)
    assert integrity.examine(folder / "kiosk.db", key, in_order=True) is Finding.SOUND_SO_FAR
    assert integrity.examine(folder / "kiosk.db", key) is Finding.SOUND
