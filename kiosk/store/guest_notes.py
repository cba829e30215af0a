"""Notes that staff keep on guests: small remembered texts, journalled and recovered as all of these are."""

import msgspec
from msgspec.structs import replace

from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.core.tickets import LONGEST_TEXT
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.notes import put_note

PREFIX = "guest:"
"""Before the ticket's id in the key of a note."""
OF_GUESTS = f"key GLOB '{PREFIX}*'"
JUST_AFTER_S = 0.001
"""By so much a note is newer than the one before it, though the clock was set back: machines go by that."""
_notes = msgspec.json.Decoder(GuestNote)


class GuestNoteStore:
    """engine.store_ports.GuestNotes."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, ticket_id: str) -> GuestNote | None:
        """See engine.store_ports.GuestNotes."""
        return await self._db.read(lambda c: note_on(c, ticket_id))

    async def put(self, ticket_id: str, note: GuestNote) -> None:
        """See engine.store_ports.GuestNotes."""

        def work(connection: Connection) -> None:
            before = _kept_on(connection, ticket_id)
            at = note.at if before is None else max(note.at, before.at + JUST_AFTER_S)
            value = msgspec.json.encode(replace(note, at=at)).decode()
            put_note(connection, PREFIX + ticket_id, value)

        await self._db.write(work)


def note_on(connection: Connection, ticket_id: str) -> GuestNote | None:
    """The note on a ticket's holder; None where there is none that can be read, or none any more."""
    note = _kept_on(connection, ticket_id)
    return note if note is not None and note.text else None


def _kept_on(connection: Connection, ticket_id: str) -> GuestNote | None:
    """The same, and that one was taken away."""
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (PREFIX + ticket_id,)).fetchone()
    try:
        return read_note(str(found[0])) if found else None
    except ValueError:
        return None


def read_note(value: str) -> GuestNote:
    """The note that was written so. Raises ValueError for anything else, and for one that is too long."""
    try:
        note = _notes.decode(value)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ValueError("no note") from error
    if len(note.text) > LONGEST_NOTE or len(note.on_duty) > LONGEST_TEXT:
        raise ValueError("a note that is too long")
    return note


def take_over(connection: Connection, key: str, value: str) -> None:
    """Take another machine's note, unless the one that is here is newer, or was taken away after it."""
    theirs, ours = read_note(value), _kept_on(connection, key.removeprefix(PREFIX))
    if ours is None or theirs.at > ours.at:
        put_note(connection, key, value)


def forget_notes(connection: Connection) -> None:
    """Take away the notes on all guests."""
    connection.execute(f"DELETE FROM notes WHERE {OF_GUESTS}")


def forget_notes_of(connection: Connection, event_ids: str) -> None:
    """Take away the notes on guests of these events (JSON), and on those whose ticket is held no more."""
    connection.execute(
        f"DELETE FROM notes WHERE {OF_GUESTS} AND substr(key, {len(PREFIX) + 1}) NOT IN"
        " (SELECT id FROM tickets WHERE event_id NOT IN (SELECT value FROM json_each(?)))",
        (event_ids,),
    )
