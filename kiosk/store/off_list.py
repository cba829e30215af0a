"""Who was admitted off the list: the code they showed and the name they gave, until their ticket turns up."""

from kiosk.core.presence import LedgerRow
from kiosk.engine.records import OffListed
from kiosk.store.database import Connection
from kiosk.store.rows import LEDGER_COLUMNS, ledger_from
from kiosk.store.ticket_rows import row_with

_ROW = ", ".join(f"l.{name.strip()}" for name in LEDGER_COLUMNS.split(","))
_FROM = "FROM off_list o JOIN ledger l ON l.id = o.row_id"


def add(connection: Connection, listed: OffListed) -> None:
    """Write the ledger row's code and name down; the row itself is written already."""
    connection.execute(
        "INSERT INTO off_list (row_id, code, name) VALUES (?, ?, ?)",
        (listed.row.id, listed.code, listed.name),
    )


def with_row(connection: Connection, row_id: str) -> OffListed | None:
    """One off-list admission; None where there is none, or its personal fields were purged."""
    found = connection.execute(
        "SELECT code, name, admission_id, incident_id FROM off_list WHERE row_id = ?", (row_id,)
    ).fetchone()
    row = row_with(connection, row_id)
    return OffListed(row, *found) if found and row else None


def pending(connection: Connection) -> list[OffListed]:
    """Those that stand and whose ticket did not turn up yet, oldest first."""
    found = connection.execute(
        f"SELECT o.code, o.name, {_ROW} {_FROM}"
        " WHERE o.admission_id = '' AND o.incident_id = '' AND o.code <> '' AND l.ended_by IS NULL"
        " ORDER BY l.number"
    )
    return [OffListed(ledger_from(tuple(row)), code, name) for code, name, *row in found]


def standing_with(connection: Connection, code: str) -> list[LedgerRow]:
    """The off-list admissions that stand and were made on this code, oldest first."""
    if not code:
        return []
    found = connection.execute(
        f"SELECT {_ROW} {_FROM} WHERE o.code = ? AND l.ended_by IS NULL ORDER BY l.number", (code,)
    )
    return [ledger_from(values) for values in found]


def settle(connection: Connection, listed: OffListed) -> None:
    """Note which admission or incident came of it when its ticket turned up."""
    connection.execute(
        "UPDATE off_list SET admission_id = ?, incident_id = ? WHERE row_id = ?",
        (listed.admission_id, listed.incident_id, listed.row.id),
    )
