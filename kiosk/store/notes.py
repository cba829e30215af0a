"""Small remembered texts, each under its key, and the numbers that are counted up under one."""

from kiosk.store.connection import Connection
from kiosk.store.database import Database


class NoteStore:
    """engine.store_ports.Notes."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, key: str) -> str | None:
        """See engine.store_ports.Notes."""
        found = await self._db.read(
            lambda c: c.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
        )
        return None if found is None else str(found[0])

    async def put(self, key: str, value: str) -> None:
        """See engine.store_ports.Notes."""
        await self._db.write(lambda c: put_note(c, key, value))


def put_note(connection: Connection, key: str, value: str) -> None:
    """Remember a small text under this key."""
    connection.execute(
        "INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def count_up(connection: Connection, key: str) -> int:
    """Add one to the number remembered under this key; the number now."""
    connection.execute(
        "INSERT INTO notes (key, value) VALUES (?, '1')"
        " ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1",
        (key,),
    )
    return int(connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()[0])
