"""Where rows stand among their ticket's rows: in older profiles and files, and with broken clocks."""

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.core.guest_filter import GuestFilter, GuestOrder
from kiosk.core.presence import LedgerRow, PresenceState, RowKind, presence_of
from kiosk.engine.records import BrowseRules
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from kiosk.store.pages import PAGE_BYTES
from kiosk.store.profile import DATABASE_FILE, Profile
from kiosk.store.rows import LEDGER_COLUMNS, ledger_values
from kiosk.store.schema import MIGRATIONS, OlderSchemaError
from kiosk.store.ticket_rows import add_handed
from tests.unit.store.handover_samples import add, rows_of
from tests.unit.store.killed_profiles import flip
from tests.unit.store.store_samples import NOW, admission, complete_list, ending, ticket

BEFORE_CLOCKS = 2
"""The schema that had no logical clock."""
BEFORE_TYPES = 7
"""The last schema that knew a ticket's type from its body alone."""


def at(row: LedgerRow, seconds: float) -> LedgerRow:
    return replace(row, at=NOW + seconds)


def older_profile(folder: Path, rows: list[tuple[int, LedgerRow]]) -> None:
    old = connect(folder / DATABASE_FILE, open_key(folder, None), writable=True)
    columns = LEDGER_COLUMNS.removesuffix(", logical_us")
    for number, script in enumerate(MIGRATIONS[:BEFORE_CLOCKS], start=1):
        old.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    for number, row in rows:
        open_or_not = None if row.id == "a-3" else "some row"
        old.execute(
            f"INSERT INTO ledger (number, ended_by, {columns}) VALUES ({','.join('?' * 16)})",
            (number, open_or_not, *ledger_values(row)[:-1]),
        )
    old.close()


async def test_rows_of_an_older_kiosk_stay_in_the_order_in_which_they_were_written(tmp_path: Path) -> None:
    """Own ones and handed over ones each in theirs, whatever the clock said, and between them by time."""
    older_profile(
        tmp_path,
        [
            (1, at(admission("a-1", "T-1"), 3000)),
            (2, at(ending("x-1", RowKind.EXIT, "T-1", "a-1"), 0)),  # the clock was set back an hour
            (3, at(admission("a-2", "T-1"), 0)),
            (4, at(ending("x-2", RowKind.EXIT, "T-1", "a-2"), 0)),
            (-9, at(admission("b-1", "T-1"), -3600)),
            (-8, at(ending("y-1", RowKind.EXIT, "T-1", "b-1"), -4000)),
            (5, at(admission("a-3", "T-1"), 10)),
        ],
    )
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        rows = await rows_of(profile, "T-1")
        assert [row.id for row in rows] == ["b-1", "y-1", "a-1", "x-1", "a-2", "x-2", "a-3"]
        readings = [row.logical_us for row in rows]
        assert readings == sorted(set(readings))
        presence = presence_of(rows)
        assert presence.where is PresenceState.INSIDE
        assert presence.entries == 4
        await profile.at_door(add(at(ending("x-3", RowKind.EXIT, "T-1", "a-3"), -500)))
        await profile.at_door(add(at(admission("a-4", "T-1"), -500)))
        assert [row.id for row in await rows_of(profile, "T-1")][-2:] == ["x-3", "a-4"]
        assert await profile.ledger.inside(frozenset()) == 1
    finally:
        profile.close()


def of_an_older_kiosk(folder: Path) -> None:
    """Take the profile back to the schema before types had a column."""
    with closing(connect(folder / DATABASE_FILE, open_key(folder, None), writable=True)) as older:
        older.executescript(
            "DROP TABLE hub_places; DROP INDEX ledger_unshared; DROP TRIGGER ledger_keeps_order;"
            "ALTER TABLE ledger DROP COLUMN shared; DROP INDEX ledger_counted;"
            "DROP INDEX ledger_concerns_no_ticket; DROP TABLE scans;"
            "DROP INDEX tickets_browsed; ALTER TABLE tickets DROP COLUMN name_key;"
            "ALTER TABLE tickets DROP COLUMN ticket_state;"
            "DROP INDEX tickets_type; ALTER TABLE tickets DROP COLUMN type_name;"
            f"PRAGMA user_version = {BEFORE_TYPES}"
        )


@pytest.mark.parametrize("damaged", [False, True], ids=["sound", "damaged"])
async def test_who_only_reads_an_older_profile_changes_nothing_of_it(tmp_path: Path, damaged: bool) -> None:
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        await complete_list(profile, [ticket("T-1")])
    of_an_older_kiosk(tmp_path)
    if damaged:
        with closing(connect(tmp_path / DATABASE_FILE, open_key(tmp_path, None), writable=False)) as older:
            page = older.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tickets_order'").fetchone()
        flip(tmp_path / DATABASE_FILE, (page[0] - 1) * PAGE_BYTES + 100)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(OlderSchemaError, match="kiosk sync"):
        Profile.open(tmp_path, None, writable=False)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


async def test_an_upgrade_learns_the_types_of_the_guests_held_and_stops_at_no_unreadable_one(
    tmp_path: Path,
) -> None:
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        await complete_list(profile, [ticket("T-1"), ticket("T-2"), ticket("T-3")])
        await profile.at_door(add(*(admission(f"a-{n}", f"T-{n}") for n in (1, 2, 3))))
    of_an_older_kiosk(tmp_path)
    with closing(connect(tmp_path / DATABASE_FILE, open_key(tmp_path, None), writable=True)) as older:
        older.execute("UPDATE tickets SET body = x'c1' WHERE id = 'T-2'")
        nested = b"\x81\xa2zz" + b"\x91" * 100_000 + b"\xc0"
        older.execute("UPDATE tickets SET body = ? WHERE id = 'T-3'", (nested,))
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        arrivals = await profile.ledger.arrivals(frozenset(), 0, NOW, 60)
        rules = BrowseRules(admitted_states=frozenset({"paid"}))
        browsed = await profile.browsing.browse(GuestFilter(), GuestOrder.NAME, rules, "host")
    assert {one.name: one.people for one in arrivals.by_ticket_type} == {"Standard": 1, "": 2}
    assert {(one.state, one.in_trouble, one.people) for one in browsed.counts} == {
        ("paid", False, 1),
        ("", True, 2),
    }
    assert browsed.letters == (("a", 0), ("#", 1))


async def test_rows_from_an_older_kiosks_file_are_taken_in_its_order(profile: Profile) -> None:
    handed = [
        at(admission("b-1", "T-1"), 60),
        at(ending("y-1", RowKind.EXIT, "T-1", "b-1"), 0),
        at(admission("b-2", "T-1"), 0),
    ]
    for _ in range(2):
        added = await profile._db.write(lambda c: add_handed(c, "T-1", [(row, None) for row in handed]))
    assert added.rows == 0
    assert [row.id for row in await rows_of(profile, "T-1")] == ["b-1", "y-1", "b-2"]
    assert await profile.ledger.inside(frozenset()) == 1


@pytest.mark.parametrize("reading", [-5, 2**62, 2**63 - 1])
async def test_a_reading_that_no_clock_gives_is_not_taken_over(profile: Profile, reading: int) -> None:
    handed = replace(admission("b-1", "T-1"), logical_us=reading)
    await profile._db.write(lambda c: add_handed(c, "T-1", [(handed, None)]))
    await profile.at_door(add(ending("x-1", RowKind.EXIT, "T-1", "b-1"), admission("a-1", "T-1")))
    rows = await rows_of(profile, "T-1")
    assert [row.id for row in rows] == ["b-1", "x-1", "a-1"]
    assert presence_of(rows).where is PresenceState.INSIDE


@pytest.mark.parametrize("clock", [float("inf"), -1e9, 4e12])
async def test_a_clock_gone_mad_keeps_nobody_from_being_recorded(profile: Profile, clock: float) -> None:
    await profile.at_door(add(replace(admission("a-1", "T-1"), at=clock)))
    await profile.at_door(add(ending("x-1", RowKind.EXIT, "T-1", "a-1")))
    await profile.at_door(add(admission("a-2", "T-1")))
    assert [row.id for row in await rows_of(profile, "T-1")] == ["a-1", "x-1", "a-2"]
