"""What supervisors decide, on disk: a profile of before it, whose word is kept, and quick counts."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlcipher3 import dbapi2 as sqlite

from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.records import OffListed
from kiosk.store import ledger
from kiosk.store.connection import Connection, connect
from kiosk.store.keys import open_key
from kiosk.store.profile import Profile
from kiosk.store.rows import LEDGER_COLUMNS, ledger_values
from kiosk.store.schema import MIGRATIONS
from kiosk.store.ticket_rows import add_handed
from tests.unit.store.store_samples import NOW, admission, ending

OVERRIDE = replace(
    admission("o-1", "T-1", run="earlier"), kind=RowKind.OVERRIDE, supervisor="Mira", reason="so"
)
OFF_LIST = replace(OVERRIDE, id="l-1", kind=RowKind.OFF_LIST, ticket_id="", event_id="")


def raw(folder: Path) -> Connection:
    return connect(folder / "kiosk.db", open_key(folder, None), writable=True)


async def add(profile: Profile, row: LedgerRow) -> None:
    await profile.at_door(lambda transaction: transaction.add(row))


async def list_off(profile: Profile, listed: OffListed) -> None:
    await profile.at_door(lambda transaction: transaction.list_off(listed))


async def test_a_profile_of_before_supervisors_is_taken_over_with_every_row(tmp_path: Path) -> None:
    old = raw(tmp_path)
    old.executescript(f"BEGIN;\n{MIGRATIONS[0]}\nPRAGMA user_version = 1;\nCOMMIT;")
    columns = LEDGER_COLUMNS.removesuffix(", supervisor, logical_us")
    kept = replace(admission("a-1", "T-1"), reason="as it was", shown=True)
    old.execute(f"INSERT INTO ledger ({columns}) VALUES ({','.join('?' * 13)})", ledger_values(kept)[:-2])
    old.close()

    profile = Profile.open(tmp_path, None, writable=True)
    try:
        assert await profile.ledger.row("a-1") == kept
        await profile.at_door(lambda t: t.add(OVERRIDE))
        assert await profile.ledger.row("o-1") == OVERRIDE
        assert await profile.ledger.inside(frozenset()) == 2
    finally:
        profile.close()


async def test_whose_word_it_was_cannot_be_changed_afterwards(profile: Profile) -> None:
    await profile.at_door(lambda t: t.add(OVERRIDE))
    profile.close()
    connection = raw(profile.folder)
    try:
        with pytest.raises(sqlite.IntegrityError, match="append-only"):
            connection.execute("UPDATE ledger SET supervisor = 'Tom' WHERE id = 'o-1'")
        assert connection.execute("SELECT supervisor FROM ledger").fetchone() == ("Mira",)
    finally:
        connection.close()


async def test_overrides_and_off_list_admissions_that_nobody_saw_are_told_after_a_restart(
    profile: Profile,
) -> None:
    await profile.at_door(lambda t: t.add(OVERRIDE))
    await profile.at_door(lambda t: t.list_off(OffListed(OFF_LIST, "code")))
    assert await profile.ledger.unshown("run", NOW - 600) == [OVERRIDE, OFF_LIST]
    await profile.ledger.mark_shown(["l-1"])
    assert await profile.ledger.unshown("run", NOW - 600) == [OVERRIDE]
    assert await profile.ledger.unshown("earlier", NOW - 600) == []


@pytest.mark.parametrize(
    ("leaving", "still_in"),
    [("", 0), ("o-1", 0), ("a-1", 1), ("another machine's", 2)],
)
async def test_an_exit_ends_what_is_open_up_to_what_it_names(
    profile: Profile, leaving: str, still_in: int
) -> None:
    for row in (admission("a-1", "T-1"), OVERRIDE, ending("e-1", RowKind.EXIT, "T-1", leaving)):
        await add(profile, row)
    assert await profile.ledger.inside(frozenset()) == still_in
    await profile.at_door(lambda t: t.add(admission("other", "T-2")))
    assert await profile.ledger.inside(frozenset()) == still_in + 1


async def test_an_exit_ends_what_another_machine_handed_over_too(profile: Profile) -> None:
    handed = admission("h-1", "T-1", at=NOW + 0.5)
    await add(profile, OVERRIDE)
    await profile._db.write(lambda connection: add_handed(connection, "T-1", [(handed, None)]))
    assert await profile.ledger.inside(frozenset()) == 2
    await add(profile, ending("e-1", RowKind.EXIT, "T-1", "h-1"))
    assert await profile.ledger.inside(frozenset()) == 0


async def test_an_exit_of_one_off_list_guest_ends_no_other_off_list_admission(profile: Profile) -> None:
    for name in ("l-1", "l-2"):
        await list_off(profile, OffListed(replace(OFF_LIST, id=name), f"code {name}"))
    assert await profile.ledger.inside(frozenset({"any"})) == 2
    taken_back = ending("u-1", RowKind.UNDO, "", "l-1")
    await profile.at_door(lambda t: t.add(taken_back))
    assert [listed.code for listed in await profile.ledger.off_list_pending()] == ["code l-2"]
    assert await profile.ledger.inside(frozenset({"any"})) == 1


@pytest.mark.parametrize(
    ("index", "condition"),
    [
        ("ledger_unshown", f"{ledger._LET_IN} AND shown = 0 AND at >= 5"),
        ("ledger_by_hand", f"{ledger._BY_HAND} AND ended_by IS NULL"),
        ("one_open_admission", "kind = 'admission' AND ended_by IS NULL"),
    ],
)
def test_what_screens_count_again_and_again_reads_no_whole_ledger(
    profile: Profile, index: str, condition: str
) -> None:
    profile.close()
    connection = raw(profile.folder)
    try:
        plan = connection.execute(f"EXPLAIN QUERY PLAN SELECT count(*) FROM ledger WHERE {condition}")
        assert index in " ".join(str(row) for row in plan)
    finally:
        connection.close()


def test_rows_keep_every_field(profile: Profile) -> None:
    row = LedgerRow(
        "r", RowKind.OVERRIDE, "T", NOW, "d", "camera", "e", "a", "duty", "c", "why", "run", True, "Mira"
    )
    asyncio.run(profile.at_door(lambda t: t.add(row)))
    assert asyncio.run(profile.ledger.row("r")) == row
