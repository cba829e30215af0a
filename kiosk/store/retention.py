"""Forgetting guests: the guest list and all that names somebody goes, the ledger and the check-ins stay.

All of them, or those of events that are long over. What stays holds ids only, so it can still be counted,
exported and sent. Text that people or the service wrote (reasons, refusals) may name a guest: names,
addresses and tokens are taken out of it (kiosk.store.redaction).
"""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.presence import OF_NO_GUEST
from kiosk.core.retention import DAY_S, GuestsHeld
from kiosk.core.tickets import Event, Instant
from kiosk.engine.errors import StoreError
from kiosk.engine.records import ListState
from kiosk.store.asides import forget_asides, forget_asides_before
from kiosk.store.commits import JournalledCommits
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.guest_notes import forget_notes, forget_notes_of
from kiosk.store.lost_commits import LOST_FILE
from kiosk.store.notes import count_up, put_note
from kiosk.store.redaction import Guests, redact
from kiosk.store.turns import Priority
from kiosk.store.vocabulary import CHANGES

_LEFT_BEHIND = ("kiosk.damaged-*", "kiosk.recovered.db*", "kiosk.recovering.db*", LOST_FILE, "*.new")
EMPTIED = ("off_list", "sightings", "list_states", "tickets")
FORGOTTEN = "forgotten_events"
"""The note of events whose guests went by themselves, each with when it was over.

A host's guest list is every ticket ever sold: the next pass would bring them back.
"""
UNFINISHED = "purge_unfinished"
"""The note of a purge whose traces are still on the disk."""
EVENING_S = DAY_S
"""Scans of one evening, of which no ticket tells, are forgotten together: each time the file is rewritten."""
_FORGET_SCANS = "UPDATE scans SET code = '', body = NULL WHERE (code <> '' OR body IS NOT NULL)"
_SEARCH = ("guest_vocabulary", "guest_words")
_events = msgspec.msgpack.Decoder(Event)
_list_states = msgspec.msgpack.Decoder(ListState)


class Purged(Struct, frozen=True):
    """What went: tickets, off-list admissions' names, names in texts, files that were set aside."""

    tickets: int
    off_list: int
    texts: int
    files: int = 0


class RetentionStore:
    """engine.store_ports.Retention, and the purge of everybody that a person asks for."""

    def __init__(self, folder: Path, database: Database, commits: JournalledCommits | None) -> None:
        self._folder = folder
        self._db = database
        self._commits = commits

    async def guests_held(self) -> list[GuestsHeld]:
        """See engine.store_ports.Retention."""
        return await self._db.report(_guests_held)

    async def purge(self) -> Purged:
        """Forget all guests, here and in what was set aside. Raises StoreError."""
        return await self._scrubbed(await self._db.write(forget), None)

    async def purge_events(self, events: frozenset[str], before: Instant) -> int:
        """See engine.store_ports.Retention."""
        purged = await self._db.write(lambda c: _forget_events(c, events, before), Priority.BULK)
        return (await self._scrubbed(purged, before)).tickets

    async def finish_purge(self, before: Instant) -> None:
        """See engine.store_ports.Retention."""
        if await self._db.read(is_unfinished):
            await self._scrubbed(Purged(0, 0, 0), before)

    async def _scrubbed(self, purged: Purged, before: Instant | None) -> Purged:
        """Take what was forgotten off the disk as well, in every file that holds it."""

        def finished(connection: Connection) -> None:
            connection.execute("DELETE FROM notes WHERE key = ?", (UNFINISHED,))

        await self.begin_journal_anew()
        await self._db.maintain(rewrite)
        # Before the log is emptied: a power cut may leave the index that told how far it went.
        await self._bring_journal_to_disk()
        await self._db.maintain(empty_log)
        files = _set_aside_files(self._folder, before)
        for path in files:
            try:
                path.unlink()
            except OSError as error:
                raise StoreError(
                    f"{path} holds guests too and cannot be removed: {error.strerror}"
                ) from error
        # Last, so that there is a log: with none, an index that a power cut left as it was before would tell
        # of commits that are nowhere.
        await self._db.write(finished)
        await self._bring_journal_to_disk()  # that log follows on no other
        return replace(purged, files=len(files))

    async def _bring_journal_to_disk(self) -> None:
        """Let the journal tell how far the log goes now, over a power cut too. Raises StoreError."""
        if self._commits is not None:
            await self._db.write(lambda _: None)
            await self._db.write(self._commits.bring_to_disk)

    async def begin_journal_anew(self) -> None:
        """Let the journal hold what is held now, and nothing that was taken out. Raises StoreError."""
        if self._commits is not None:
            await self._db.write(self._commits.begin_journal_anew)


def forget(connection: Connection) -> Purged:
    """Take away what names a guest; runs inside one transaction. `rewrite` then takes it off the disk."""
    count = {
        name: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
        for name in ("tickets", "off_list")
    }
    guests = Guests()
    for (body,) in connection.execute("SELECT body FROM tickets"):
        guests.add_ticket(body)
    _add_off_list(connection, guests, "")
    texts = redact(connection, guests)
    for table in EMPTIED:
        connection.execute(f"DELETE FROM {table}")
    connection.execute(_FORGET_SCANS)
    forget_notes(connection)
    forget_asides(connection)
    _index_anew(connection)
    put_note(connection, UNFINISHED, "1")
    return Purged(count["tickets"], count["off_list"], texts)


def _forget_events(connection: Connection, events: frozenset[str], before: Instant) -> Purged:
    """Take away the guests of these events, and whom nobody expects since `before`; see `forget`."""
    ids = json.dumps(sorted(events))
    of_events = "event_id IN (SELECT value FROM json_each(?))"
    guests = Guests()
    for (body,) in connection.execute(f"SELECT body FROM tickets WHERE {of_events}", (ids,)):
        guests.add_ticket(body)
    # Who was let in off the list goes with the event, or by the time where no ticket tells of one.
    held = "event_id IN (SELECT event_id FROM tickets)"
    of_rows = (
        "row_id IN (SELECT id FROM ledger WHERE kind = 'off_list'"
        f" AND CASE WHEN {held} THEN {of_events} ELSE at < ? END)"
    )
    rows = (ids, before)
    _add_off_list(connection, guests, f" WHERE {of_rows}", rows)
    texts = redact(connection, guests)
    off_list = connection.execute(f"DELETE FROM off_list WHERE {of_rows}", rows).rowcount
    connection.execute(
        f"DELETE FROM sightings WHERE ticket IN (SELECT number FROM tickets WHERE {of_events})", (ids,)
    )
    connection.execute(
        f"{_FORGET_SCANS} AND CASE WHEN {held} THEN {of_events} ELSE at < ? END", (ids, before)
    )
    forget_asides_before(connection, before)
    _remember(connection, events)
    forget_notes_of(connection, ids)
    tickets = connection.execute(f"DELETE FROM tickets WHERE {of_events}", (ids,)).rowcount
    _index_anew(connection)
    put_note(connection, UNFINISHED, "1")
    return Purged(tickets, off_list, texts)


def _add_off_list(
    connection: Connection, guests: Guests, where: str, values: tuple[object, ...] = ()
) -> None:
    found = connection.execute(
        f"SELECT row_id, admission_id, incident_id, code, name FROM off_list{where}", values
    )
    for row_id, admission_id, incident_id, code, name in found:
        guests.add_off_list((row_id, admission_id, incident_id), code, name)


def _index_anew(connection: Connection) -> None:
    """An index from which rows were taken may keep their words; one that was dropped keeps none."""
    made = [_definition(connection, name) for name in reversed(_SEARCH)]
    for name in _SEARCH:
        connection.execute(f"DROP TABLE {name}")
    for statement in made:
        connection.execute(statement)
    connection.execute("INSERT INTO guest_words (rowid, words) SELECT number, words FROM tickets")
    count_up(connection, CHANGES)


def _remember(connection: Connection, events: frozenset[str]) -> None:
    known = forgotten(connection)
    for event_id in events:
        if event := _event(connection, event_id):
            known[event_id] = max(_times(event), default=0.0)
    put_note(connection, FORGOTTEN, json.dumps(known))


def is_unfinished(connection: Connection) -> bool:
    """Whether a purge was cut off before its traces were taken off the disk."""
    return connection.execute("SELECT 1 FROM notes WHERE key = ?", (UNFINISHED,)).fetchone() is not None


def forgotten(connection: Connection) -> dict[str, Instant]:
    """The events whose guests went by themselves, each with when it was over."""
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (FORGOTTEN,)).fetchone()
    return {str(key): float(at) for key, at in json.loads(found[0]).items()} if found else {}


def is_forgotten(event: Event | None, known: dict[str, Instant]) -> bool:
    """Whether tickets of this event are not taken in again; one that was put off since is another matter."""
    return event is not None and event.id in known and max(_times(event), default=0.0) <= known[event.id]


def _guests_held(connection: Connection) -> list[GuestsHeld]:
    of_guests = f"kind NOT IN ({','.join('?' * len(OF_NO_GUEST))})"
    newest = dict(
        connection.execute(
            f"SELECT event_id, max(at) FROM ledger WHERE {of_guests} GROUP BY event_id", tuple(OF_NO_GUEST)
        ).fetchall()
    )
    fetched = max(_list_times(connection), default=None)
    held = [
        GuestsHeld(event_id, count, *_span(connection, event_id), fetched, newest.get(event_id))
        for event_id, count in connection.execute("SELECT event_id, count(*) FROM tickets GROUP BY event_id")
    ]
    known = {one.event_id for one in held}
    off_list = connection.execute(
        "SELECT event_id, sum(guest), min(at) FROM ("
        "SELECT l.event_id, 1 AS guest, l.at FROM off_list o JOIN ledger l ON l.id = o.row_id UNION ALL"
        f" SELECT event_id, 0, at + {EVENING_S} FROM scans WHERE code <> '' OR body IS NOT NULL)"
        " GROUP BY event_id"
    )
    return held + [
        GuestsHeld(event_id, count, end=at) for event_id, count, at in off_list if event_id not in known
    ]


def _list_times(connection: Connection) -> Iterator[Instant]:
    """When each list was last fetched, by this machine's clock."""
    for (body,) in connection.execute("SELECT body FROM list_states"):
        state = _list_states.decode(body)
        if state.as_of is not None:
            yield state.as_of


def _span(connection: Connection, event_id: str) -> tuple[Instant | None, Instant | None]:
    event = _event(connection, event_id)
    return (event.start, event.end) if event else (None, None)


def _event(connection: Connection, event_id: str) -> Event | None:
    found = connection.execute("SELECT body FROM events WHERE id = ?", (event_id,)).fetchone()
    return _events.decode(found[0]) if found else None


def _times(event: Event) -> Iterator[Instant]:
    return (at for at in (event.start, event.end) if at is not None)


def rewrite(connection: Connection) -> None:
    """Write the file anew, without what was deleted, through the log. Not in a transaction."""
    connection.execute("VACUUM")


def empty_log(connection: Connection) -> None:
    """Bring everything into the file, and leave nothing in the log. Not in a transaction."""
    (is_busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if is_busy:
        raise StoreError(
            "another program reads this profile, so that guests are still in its log: close it, and try again"
        )


def _definition(connection: Connection, name: str) -> str:
    found = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return str(found[0])


def _set_aside_files(folder: Path, before: Instant | None = None) -> list[Path]:
    """Damaged files that were set aside, which hold guests too, and what an interrupted write left.

    `before`: only those that nobody wrote to since.
    """
    found = (path for pattern in _LEFT_BEHIND for path in folder.glob(pattern))
    return sorted(
        path for path in found if path.is_file() and (before is None or path.stat().st_mtime < before)
    )
