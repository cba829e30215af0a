"""A door's work in one file for another machine: written here, taken in by kiosk.store.takeover.

It holds the guest list, the ledger, every check-in with its attempts, incidents, off-list admissions and the
door policy. The other machine sends what was unsent here, and this one may still send it too: it may not be
as dead as it looks. Whichever comes second hears from the service that the guest is in already, and must not
take that for a second guest. So whatever is handed over unsent counts, on both machines, as attempted with an
outcome that nobody knows: an attempt without an end, marked in the file and, before it, here.
"""

import logging
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from msgspec.structs import asdict

from kiosk.core.message import Message, why_of
from kiosk.core.outbox import UNSENT
from kiosk.core.tickets import Instant
from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import open_plain
from kiosk.store import takeover
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.encrypted_file import MAGIC, EncryptedFile, EncryptedFileError, write_encrypted
from kiosk.store.guest_lists import EVERYTHING
from kiosk.store.guest_notes import OF_GUESTS
from kiosk.store.handed_records import About
from kiosk.store.policies import POLICY_LOST, RECORDS_LOST
from kiosk.store.rows import packed
from kiosk.store.schema import schema_version
from kiosk.store.takeover import ImportResult, ImportTarget
from kiosk.store.ticket_rows import rows_of
from kiosk.store.turns import BULK_BUDGET_S, Priority

TICKETS_A_RECORD = 500
BYTES_A_RECORD = 1 << 20
"""What is much longer is not read back (kiosk.store.encrypted_file)."""
CLOCKS_APART_S = 600.0
"""How far the other machine's clock may be off before it blames a guest for a check-in that was ours."""
NOTES_CARRIED = f"key IN ('policy', '{POLICY_LOST}', '{RECORDS_LOST}') OR key LIKE 'account:%' OR {OF_GUESTS}"
_UNSENT = ",".join(f"'{state}'" for state in UNSENT)
_IS_MARKED = "SELECT 1 FROM attempts WHERE ticket_id = ?2 AND admission_id = ?1 AND started = ?3"
"""By the ticket, which has an index."""

log = logging.getLogger(__name__)


class Mark(NamedTuple):
    """An attempt that another machine may make for an unsent check-in."""

    admission_id: str
    ticket_id: str
    started: Instant
    skew_s: float | None


class HandoverStore:
    """Hands this profile's work over to another machine, and takes over that of another."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def hand_over(self, file: Path, passphrase: str, about: About) -> dict[str, int]:
        """Write all that another machine needs to go on into an encrypted file; how much of what it holds.

        Raises StoreError; what was at `file` is then as it was.
        """
        await self._mark_unsent()
        counts = await self._db.report(lambda c: write(c, file, passphrase, about))
        await self._mark_unsent()  # what was recorded meanwhile may be in the file as well
        return counts

    async def _mark_unsent(self) -> None:
        """Mark what the other machine may send, in transactions that let a waiting scan go first."""
        done = 0
        try:
            marks = await self._db.report(_unmarked)
            while done < len(marks):
                some = partial(mark_some, marks=marks, done=done, budget_s=BULK_BUDGET_S)
                done = await self._db.write(some, Priority.BULK)
        except StoreError as error:  # a machine whose disk is full must still be able to hand over
            log.warning(
                "what is unsent could not be marked as handed over, so send nothing from here: %s", error
            )

    async def refusal(self, about: About, target: ImportTarget) -> str | None:
        """Why this profile cannot take such a file, before anything is taken. Raises StoreError."""
        return await self._db.report(lambda c: takeover.why_not(about, takeover.accounts_of(c), target))

    async def take_over(self, encrypted: EncryptedFile, target: ImportTarget) -> ImportResult:
        """Take in what another machine handed over. See kiosk.store.takeover. Raises StoreError."""
        return await self._db.write(lambda c: takeover.take(c, encrypted, target))


def _unmarked(connection: Connection) -> list[Mark]:
    """The marks that unsent check-ins do not have yet: see `mark_some`. It takes long, and writes nothing."""
    return [
        mark
        for mark in _marks(connection)
        if not connection.execute(_IS_MARKED, (mark.admission_id, mark.ticket_id, mark.started)).fetchone()
    ]


def mark_some(connection: Connection, marks: Sequence[Mark], done: int, budget_s: float) -> int:
    """Let unsent check-ins count as attempted elsewhere, outcome unknown, from the mark `done` on.

    How many are done when the budget is over; at least one more. A check-in whose outcome came meanwhile is
    left alone.
    """
    ends = monotonic() + budget_s
    while done < len(marks):
        mark = marks[done]
        connection.execute(
            "INSERT INTO attempts (admission_id, ticket_id, started, ended, ambiguous, skew_s)"
            f" SELECT ?1, ?2, ?3, NULL, 1, ?4 WHERE NOT EXISTS ({_IS_MARKED}) AND EXISTS"
            f" (SELECT 1 FROM outbox WHERE admission_id = ?1 AND state IN ({_UNSENT}))",
            (mark.admission_id, mark.ticket_id, mark.started, mark.skew_s),
        )
        done += 1
        if monotonic() >= ends:
            break
    return done


def write(connection: Connection, file: Path, passphrase: str, about: About) -> dict[str, int]:
    """Write all there is, as of one moment; how much of what. Raises StoreError; the file is whole or not."""
    _refuse_to_replace(file)
    connection.execute("BEGIN")
    try:
        counts = _counts(connection)
        header = asdict(about) | {
            "accounts": takeover.accounts_of(connection),
            "schema": schema_version(connection),
        }
        with replacing(file) as opened:
            write_encrypted(opened, passphrase, header, _records(connection, counts))
    finally:
        connection.execute("ROLLBACK")
    return counts


def _refuse_to_replace(file: Path) -> None:
    try:
        with open_plain(file) as there:
            is_ours = there.read(len(MAGIC)) in (MAGIC, b"")
    except FileNotFoundError:
        return
    except OSError as error:
        raise EncryptedFileError(
            Message("{path} cannot be written: {why}", path=str(file), why=why_of(error))
        ) from error
    if not is_ours:
        raise EncryptedFileError(
            Message("{path} is there already and is no handover file: choose another name", path=str(file))
        )


def _counts(connection: Connection) -> dict[str, int]:
    queries = {
        "tickets": "SELECT count(*) FROM tickets",
        "ledger": "SELECT count(*) FROM ledger",
        "entries": "SELECT count(*) FROM outbox",
        "unsent": f"SELECT count(*) FROM outbox WHERE state IN ({_UNSENT})",
        "incidents": "SELECT count(*) FROM incidents",
        "off_list": "SELECT count(*) FROM off_list",
    }
    return {name: int(connection.execute(query).fetchone()[0]) for name, query in queries.items()}


def _records(connection: Connection, counts: dict[str, int]) -> Iterator[list[Any]]:
    """What the file holds, in an order in which each record finds what it refers to."""
    for account, scope, body in connection.execute("SELECT account, scope, body FROM list_states"):
        yield ["list", account, scope, body]
    yield from _tickets(connection)
    yield from _ledger(connection)
    for (body,) in connection.execute("SELECT body FROM outbox ORDER BY number"):
        yield ["entry", body]
    for attempt in connection.execute(
        "SELECT admission_id, ticket_id, started, ended, ambiguous, skew_s FROM attempts ORDER BY number"
    ):
        yield ["attempt", *attempt]
    for mark in _marks(connection):  # again, in case they could not be written here
        yield ["attempt", mark.admission_id, mark.ticket_id, mark.started, None, 1, mark.skew_s]
    for incident in connection.execute(
        "SELECT id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why FROM incidents"
        " ORDER BY number"
    ):
        yield ["incident", *incident]
    for row in connection.execute("SELECT row_id, code, name, admission_id, incident_id FROM off_list"):
        yield ["off_list", *row]
    for note in connection.execute(f"SELECT key, value FROM notes WHERE {NOTES_CARRIED}"):
        yield ["note", *note]
    yield ["end", counts]


def _tickets(connection: Connection) -> Iterator[list[Any]]:
    """Tickets by the list they were last on; one that is on none any more counts to the whole list."""
    found = connection.execute(
        "SELECT coalesce(l.account, t.account), coalesce(l.scope, ?), t.vanished, t.body FROM tickets t"
        " LEFT JOIN sightings s ON s.ticket = t.number LEFT JOIN list_states l ON l.number = s.list"
        " ORDER BY l.number",
        (EVERYTHING,),
    )
    for (account, scope), rows in groupby(found, key=lambda row: (row[0], row[1])):
        some: list[list[Any]] = []
        size = 0
        for *_, vanished, body in rows:
            some.append([vanished, body])
            size += len(body)
            if len(some) == TICKETS_A_RECORD or size >= BYTES_A_RECORD:
                yield ["tickets", account, scope, some]
                some, size = [], 0
        if some:
            yield ["tickets", account, scope, some]


def _ledger(connection: Connection) -> Iterator[list[Any]]:
    """A record a ticket, its rows as they happened.

    What has no ticket is under the empty id, some at a time: of the counter's taps there may be any number.
    """
    ended = dict(
        connection.execute(
            "SELECT id, ended_by FROM ledger WHERE ticket_id = '' AND ended_by IS NOT NULL"
        ).fetchall()
    )
    for (ticket_id,) in connection.execute("SELECT DISTINCT ticket_id FROM ledger ORDER BY ticket_id"):
        some: list[list[Any]] = []
        size = 0
        for row in rows_of(connection, ticket_id):
            body = packed(row)
            some.append([body, ended.get(row.id)])
            size += len(body)
            if not ticket_id and size >= BYTES_A_RECORD:
                yield ["ledger", ticket_id, some]
                some, size = [], 0
        if some:
            yield ["ledger", ticket_id, some]


def _marks(connection: Connection) -> Iterator[Mark]:
    """An attempt without an end for each unsent check-in.

    It starts at the scan, before which nothing of ours can have left, less what the clocks may be apart: a
    check-in that the service has from before that is somebody else's, and is still told apart. Its time
    depends on nothing but the check-in, so that it is the same attempt each time. What is known of this
    machine's clock goes with it: the skew at its last attempt.
    """
    last = connection.execute("SELECT skew_s FROM attempts ORDER BY number DESC LIMIT 1").fetchone()
    skew_s = None if last is None or last[0] is None else float(last[0])
    unsent = connection.execute(
        f"SELECT admission_id, ticket_id, scanned_at FROM outbox WHERE state IN ({_UNSENT})"
    ).fetchall()
    for admission_id, ticket_id, scanned_at in unsent:
        yield Mark(admission_id, ticket_id, scanned_at - CLOCKS_APART_S, skew_s)
