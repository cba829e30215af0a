"""Killed while a profile of the first Kiosk is brought up to date: every row is there, and it opens."""

import asyncio
import shutil
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.core.presence import PresenceState
from kiosk.store import schema
from kiosk.store.connection import Connection, connect
from kiosk.store.keys import open_key
from kiosk.store.profile import DATABASE_FILE, Profile
from kiosk.store.rows import digest_of, packed
from kiosk.store.schema import MIGRATIONS, migrate, schema_version
from kiosk.store.set_aside import set_aside
from tests.faults.forked_program import OPENS, ForkedProgram, environment_of, moments
from tests.unit.store.store_samples import admission, check_in, ticket

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

MIGRATION_BEGINS = "kiosk.store.damage:migrate"
BEFORE_IT_CLOSES = 0.6
"""The part of a run, from the migration on, in which the migration is; the rest is its end."""
ROWS = 4000
OUTBOX_1 = "number, admission_id, ticket_id, account, event_id, scanned_at, state, due, body"
TICKETS_1 = (
    "number, id, token, account, event_id, listing_id, order_id, updated_at, request, vanished, digest,"
    " words, body"
)
LEDGER_1 = "id, kind, ticket_id, event_id, account, at, door, how, on_duty, concerns, reason, run, shown"


def first_schema(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A profile as the first Kiosk left it: guests, admissions and check-ins of theirs."""
    folder.mkdir(mode=0o700)
    connection = connect(folder / DATABASE_FILE, _key(folder), writable=True)
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", MIGRATIONS[:1])
        migrate(connection)
    connection.execute("BEGIN")
    for number in range(ROWS):
        _add_row(connection, number)
    connection.execute("COMMIT")
    assert schema_version(connection) == 1
    connection.close()


def _key(folder: Path) -> bytes:
    return open_key(folder, OPENS)


def _add_row(connection: Connection, number: int) -> None:
    """One guest: their ticket, their admission, and its check-in for every tenth."""
    guest, row = ticket(f"T-{number}", f"Guest {number}"), admission(f"a-{number}", f"T-{number}")
    body = packed(guest)
    connection.execute(
        "INSERT INTO tickets"
        " (id, token, account, event_id, listing_id, order_id, request, digest, words, body)"
        " VALUES (?, ?, 'host', 'tonight', 'festival', '', 1, ?, ?, ?)",
        (guest.id, guest.token, digest_of(body), f"guest {number}", body),
    )
    connection.execute(
        f"INSERT INTO ledger ({LEDGER_1}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'Mira', '', '', 'run', ?)",
        (row.id, row.kind, row.ticket_id, row.event_id, row.account, row.at, row.door, row.how, number % 2),
    )
    if number % 10 == 0:
        entry = check_in(row.id, row.ticket_id)
        connection.execute(
            "INSERT INTO outbox (admission_id, ticket_id, account, event_id, scanned_at, state, due, body)"
            " VALUES (?, ?, 'host', 'tonight', ?, ?, 0, ?)",
            (row.id, row.ticket_id, entry.scanned_at, entry.state, packed(entry)),
        )


def kept(folder: Path) -> tuple[int, dict[str, list[Any]]]:
    """The schema, and what the columns of the first one hold."""
    connection = connect(folder / DATABASE_FILE, _key(folder), writable=False)
    columns = {"ledger": f"number, ended_by, {LEDGER_1}", "outbox": OUTBOX_1, "tickets": TICKETS_1}
    try:
        rows = {
            table: connection.execute(f"SELECT {names} FROM {table} ORDER BY number").fetchall()
            for table, names in columns.items()
        }
        return schema_version(connection), rows
    finally:
        connection.close()


def test_a_migration_is_killed_and_every_row_is_there(
    tmp_path: Path, program: ForkedProgram, rounds: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    base, home = tmp_path / "base", tmp_path / "home"
    first_schema(base, monkeypatch)
    _, rows = kept(base)
    assert {table: len(held_rows) for table, held_rows in rows.items()} == {
        "ledger": ROWS, "outbox": ROWS // 10, "tickets": ROWS,
    }  # fmt: skip
    opens = ["check-in", "--stdin", "--offline"]

    def open_once(kill_after_s: float | None) -> tuple[int, float]:
        done = program.run(opens, environment_of(home), MIGRATION_BEGINS, kill_after_s=kill_after_s)
        return done.status, done.seconds

    shutil.copytree(base, home)
    status, longest_s = open_once(None)
    assert (status, kept(home)) == (0, (len(MIGRATIONS), rows)), program.errors
    chance, versions = Random(seed), Counter[int]()
    for part in moments(rounds, chance):
        shutil.rmtree(home)
        shutil.copytree(base, home)
        open_once(part * longest_s * BEFORE_IT_CLOSES)
        version, rows_now = kept(home)
        versions[version] += 1
        assert rows_now == rows
        check_opened(home)
        assert kept(home) == (len(MIGRATIONS), rows)
    assert versions.total() > versions[len(MIGRATIONS)], "no kill came before the last commit"


def check_opened(home: Path) -> None:
    """Fail unless the program opens the profile and knows who is in and what is unsent."""
    profile = Profile.open(home, OPENS, writable=True)

    async def look_around() -> None:
        guest = await profile.guests.get(f"T-{ROWS - 1}")
        assert guest is not None
        assert guest.presence.where is PresenceState.INSIDE
        assert (await profile.outbox.count()).unsent == ROWS // 10
        assert await profile.faults() == []

    try:
        asyncio.run(look_around())
    finally:
        profile.close()
        assert not set_aside(home)
