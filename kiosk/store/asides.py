"""Who steps aside: a small remembered text for each, journalled and recovered as all of these are.

So whoever comes or goes is all that is written, however many wait.
"""

import asyncio
import logging

import msgspec

from kiosk.core.asides import NOBODY, KeptAside, KeptAsides, without_those_before
from kiosk.core.tickets import Instant
from kiosk.store.connection import Connection
from kiosk.store.database import Database

ASIDES = "asides"
"""The note of the last number that was given. An older Kiosk kept who waits in it too; they still count."""
PREFIX = "aside:"
"""Before the number in the key of the note of somebody who waits."""
OF_ASIDES = f"key GLOB '{PREFIX}*'"
_PUT = "INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
_all = msgspec.json.Decoder(KeptAsides)
_one = msgspec.json.Decoder(KeptAside)

log = logging.getLogger(__name__)


class AsideStore:
    """engine.store_ports.Asides."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self) -> KeptAsides:
        """See engine.store_ports.Asides."""
        return await self._db.read_many(kept_asides)

    async def put(self, kept: KeptAsides) -> None:
        """See engine.store_ports.Asides."""
        wanted = await asyncio.to_thread(_written, kept)
        await self._db.write(lambda connection: _put_changes(connection, wanted))


def kept_asides(connection: Connection) -> KeptAsides:
    """Who waits, and the last number that was given; what cannot be read counts as not there."""
    waiting, last_number = dict[int, KeptAside](), 0
    for key, value in _held(connection).items():
        try:
            if key == ASIDES:
                before = _all.decode(value)
                last_number = before.last_number
                waiting = {one.number: one for one in before.waiting} | waiting
            else:
                one = _one.decode(value)
                waiting[one.number] = one
        except msgspec.DecodeError:
            log.warning("of who stepped aside before the start some cannot be read")
    newest_first = tuple(waiting[number] for number in sorted(waiting, reverse=True))
    return KeptAsides(newest_first, max(last_number, *waiting)) if waiting else KeptAsides((), last_number)


def forget_asides(connection: Connection) -> None:
    """Take away all who wait, and their numbers."""
    connection.execute(f"DELETE FROM notes WHERE key = ? OR {OF_ASIDES}", (ASIDES,))


def forget_asides_before(connection: Connection, before: Instant) -> None:
    """Take away who waited before then; the numbers go on."""
    kept = kept_asides(connection)
    if kept != NOBODY:
        _put_changes(connection, _written(without_those_before(kept, before)))


def _held(connection: Connection) -> dict[str, str]:
    found = connection.execute(f"SELECT key, value FROM notes WHERE key = ? OR {OF_ASIDES}", (ASIDES,))
    return {key: str(value) for key, value in found}


def _written(kept: KeptAsides) -> dict[str, str]:
    """Each note as it is to be, by its key."""
    wanted = {f"{PREFIX}{one.number}": msgspec.json.encode(one).decode() for one in kept.waiting}
    return {ASIDES: msgspec.json.encode(KeptAsides((), kept.last_number)).decode(), **wanted}


def _put_changes(connection: Connection, wanted: dict[str, str]) -> None:
    """Write what is another than it is held, and take away what is not wanted."""
    held = _held(connection)
    changed = [(key, value) for key, value in wanted.items() if held.get(key) != value]
    gone = [(key,) for key in held if key not in wanted]
    connection.executemany("DELETE FROM notes WHERE key = ?", gone)
    connection.executemany(_PUT, changed)
