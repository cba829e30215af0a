"""What a transaction changed of what cannot be fetched again, as the journal holds it.

Triggers note the keys of changed rows in a table that lives in memory and is rolled back with everything
else; before the commit the rows are read as they are by then. So no path of writing can be forgotten, and
what was taken back is never written down.
"""

from collections.abc import Iterator

from msgspec import Struct

from kiosk.store.connection import Connection
from kiosk.store.journal import Change, Newest
from kiosk.store.notes import count_up
from kiosk.store.rows import LEDGER_COLUMNS, SCAN_COLUMNS

JOURNAL_BEGUN = "journal_begun"
"""The note that the database has a journal beside it: one that is missing later was taken away."""
NOT_KEPT = ("requests", "vocabulary", JOURNAL_BEGUN)
"""Notes that mean nothing beside another database, or to anybody later."""
NOTES_CHANGED = "notes_changed"
"""The note that counts the transactions that changed a note: where the journal counted less than the
database, it is the journal that stayed behind, and its notes are the older ones."""


class _Table(Struct, frozen=True):
    """A table in the journal: the key of a row, what is kept of it, and which changes of it are kept."""

    name: str
    key: str
    columns: str
    events: tuple[str, ...]


_NOT_SENDING = (
    "NEW.state IS NOT OLD.state AND NEW.state <> 'sending'"
    " AND NOT (OLD.state = 'sending' AND NEW.state = 'waiting')"
)
_IS_KEPT = f"NEW.key NOT IN {NOT_KEPT}"
TABLES = (
    _Table(
        "ledger",
        "id",
        f"number, ended_by, {LEDGER_COLUMNS}",
        ("INSERT", "UPDATE OF shown, ended_by, reason, logical_us"),
    ),
    _Table(
        "outbox", "admission_id", "admission_id, state, body", ("INSERT", f"UPDATE OF state|{_NOT_SENDING}")
    ),
    _Table("attempts", "number", "admission_id, ticket_id, started, ended, ambiguous, skew_s", ("INSERT",)),
    _Table(
        "incidents",
        "id",
        "id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why",
        ("INSERT", "UPDATE"),
    ),
    _Table(
        "off_list", "row_id", "row_id, code, name, admission_id, incident_id", ("INSERT", "UPDATE", "DELETE")
    ),
    _Table("scans", "id", f"number, {SCAN_COLUMNS}", ("INSERT",)),
    _Table("notes", "key", "key, value", (f"INSERT|{_IS_KEPT}", f"UPDATE|{_IS_KEPT}", "DELETE")),
)
_OF_UNFINISHED = (
    " WHERE admission_id IN"
    " (SELECT admission_id FROM outbox WHERE state IN ('waiting', 'sending', 'correcting'))"
)
"""Attempts matter as long as the check-in is not done with."""


def note_changes(connection: Connection) -> None:
    """Let this connection note what it changes from now on."""
    # Without a unique index: a trigger's own OR IGNORE gives way to how the statement resolves conflicts.
    connection.execute("CREATE TEMP TABLE touched (name TEXT, row_key)")
    for table in TABLES:
        for number, change in enumerate(table.events):
            event, _, condition = change.partition("|")
            key = f"OLD.{table.key}" if event == "DELETE" else f"NEW.{table.key}"
            when = f" WHEN {condition}" if condition else ""
            connection.execute(
                f"CREATE TEMP TRIGGER touched_{table.name}_{number} AFTER {event} ON main.{table.name}{when}"
                f" BEGIN INSERT INTO touched VALUES ('{table.name}', {key}); END"
            )


def changes_noted(connection: Connection) -> list[Change]:
    """What this transaction changed so far; each change is told once."""
    touched = {name for (name,) in connection.execute("SELECT DISTINCT name FROM temp.touched")}
    if "notes" in touched:
        count_up(connection, NOTES_CHANGED)
    changes = [change for table in TABLES if table.name in touched for change in _changed(connection, table)]
    if touched:
        connection.execute("DELETE FROM temp.touched")
    return changes


def _changed(connection: Connection, table: _Table) -> Iterator[Change]:
    """The rows that were touched as they are now, with their keys; the key alone of one that is gone."""
    keys = f"SELECT row_key FROM temp.touched WHERE name = '{table.name}'"
    for values in _rows(connection, table, f" WHERE {table.key} IN ({keys})"):
        yield [table.name, *values]
    if "DELETE" in table.events:
        there = f"SELECT {table.key} FROM main.{table.name}"
        for (key,) in connection.execute(f"SELECT DISTINCT * FROM ({keys}) WHERE row_key NOT IN ({there})"):
            yield [table.name, key]


def newest_in(connection: Connection) -> Newest:
    """How new the database is."""
    (top,) = connection.execute("SELECT coalesce(max(number), 0) FROM ledger").fetchone()
    counted = connection.execute("SELECT value FROM notes WHERE key = ?", (NOTES_CHANGED,)).fetchone()
    return max(int(top), 0), int(counted[0]) if counted else 0


def all_there_is(connection: Connection) -> Iterator[Change]:
    """Everything that a journal holds which begins now."""
    for table in TABLES:
        chosen = {
            "attempts": _OF_UNFINISHED,
            "notes": f" WHERE key NOT IN {NOT_KEPT}",
        }.get(table.name, "")
        for values in _rows(connection, table, chosen):
            yield [table.name, *values]


def _rows(connection: Connection, table: _Table, chosen: str) -> Iterator[tuple[object, ...]]:
    found: Iterator[tuple[object, ...]] = connection.execute(
        f"SELECT {table.columns} FROM main.{table.name}{chosen}"
    )
    return found
