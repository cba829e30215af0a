"""What the rows of a damaged database tell, and putting it into a new one.

Rows are known by their shape, for the pages that would name their table may be the ones that are lost.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from kiosk.core.outbox import UNSENT, Entry, EntryState, IncidentKind
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.store.database import Connection
from kiosk.store.handed_rows import told
from kiosk.store.ledger import put_entry
from kiosk.store.pages import Value
from kiosk.store.rows import LEDGER_COLUMNS, entry_from, ledger_values

_KINDS = frozenset(RowKind)
_STATES = frozenset(EntryState)
_INCIDENT_KINDS = frozenset(IncidentKind)
LOST_ROW = "recovered from its check-in: the row itself was lost"

Attempt = tuple[str, str, float, float | None, int, float]


@dataclass
class Salvaged:
    """What was found, each by its number or id, in the order it was written."""

    ledger: dict[int, tuple[LedgerRow, str | None]] = field(default_factory=dict)
    entries: dict[str, Entry] = field(default_factory=dict)
    attempts: dict[int, Attempt] = field(default_factory=dict)
    incidents: dict[int, tuple[Value, ...]] = field(default_factory=dict)
    off_list: dict[str, tuple[Value, ...]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)


def sort_out(rows: Iterable[tuple[int, Sequence[Value]]]) -> Salvaged:
    """Tell which rows are which; where a row is there twice, the one that is further along counts."""
    found = Salvaged()
    for number, values in rows:
        match values:
            case [None, str(), str() as kind, str(), str(), str(), int() | float(), *_] if kind in _KINDS:
                _take_ledger(found, number, values)
            case [None, str(), str(), str(), str(), int() | float(), str() as state, _, bytes() as body] if (
                state in _STATES
            ):
                _take_entry(found, body)
            case [
                None,
                str() as row,
                str() as ticket,
                int() | float() as at,
                ended,
                int() as doubtful,
                *rest,
            ] if (ended is None or isinstance(ended, int | float)) and _is_skew(rest):
                skew_s = float(rest[0]) if rest else 0.0  # type: ignore[arg-type]  # its shape was matched
                found.attempts[number] = (row, ticket, float(at), ended, doubtful, skew_s)
            case [None, str(), str() as kind, int() | float(), str(), str(), str() as detail, _, str()] if (
                kind in _INCIDENT_KINDS and _is_json(detail)
            ):
                found.incidents[number] = tuple(values[1:])
            case [str() as row, str(), str(), str(), str()] if row:
                found.off_list[row] = tuple(values)
            case [str() as key, str() | int() as value] if key == "policy" or key.startswith("account:"):
                found.notes[key] = str(value)
    return found


def _take_ledger(found: Salvaged, number: int, values: Sequence[Value]) -> None:
    if len(values) < 15:
        return
    identity, kind, ticket, event, account, at, door, how, duty, concerns, reason, run = values[1:13]
    shown, ended, *later = values[13:]
    row = LedgerRow(
        str(identity),
        RowKind(str(kind)),
        str(ticket),
        float(at),  # type: ignore[arg-type]  # its shape was matched
        str(door),
        str(how),
        str(event),
        str(account),
        str(duty),
        str(concerns),
        str(reason),
        str(run),
        bool(shown),
        str(later[0]) if later else "",
    )
    before = found.ledger.get(number)
    if before is None or (before[1] is None and ended is not None):
        found.ledger[number] = (row, None if ended is None else str(ended))


def _take_entry(found: Salvaged, body: bytes) -> None:
    try:
        entry = entry_from(body)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return
    before = found.entries.get(entry.admission_id)
    if before is None or _progress(before) < _progress(entry):
        found.entries[entry.admission_id] = entry


def _progress(entry: Entry) -> tuple[bool, int]:
    return entry.state not in UNSENT, entry.attempts


def _is_skew(rest: Sequence[Value]) -> bool:
    """Whether an attempt's row ends so: with the skew, or without it as older ones do."""
    return not rest or (len(rest) == 1 and isinstance(rest[0], int | float))


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def put_back(connection: Connection, found: Salvaged) -> None:
    """Write what was found into an empty database, made whole: an admission has its row and its check-in.

    An admission whose check-in was lost is queued again, and a check-in whose row was lost gets one. Nobody
    knows what was tried before, so the service's "already in" is no double: the attempt counts as ambiguous.
    """
    rows = {row.id: (number, row, ended) for number, (row, ended) in found.ledger.items()}
    first_free = max((*found.ledger, 0)) + 1
    for number, entry in enumerate((e for i, e in found.entries.items() if i not in rows), start=first_free):
        rows[entry.admission_id] = (number, _row_for(entry), None)
    ordered = sorted(rows.values(), key=lambda kept: kept[0])
    _put_ledger(connection, ordered)
    told_before = {entry.ticket_id for entry in found.entries.values()}
    for _, row, ended in ordered:
        if row.kind is RowKind.ADMISSION and ended is None and row.ticket_id not in told_before:
            found.entries[row.id] = Entry(row.id, row.ticket_id, row.account, row.event_id, row.at)
            found.attempts[max((*found.attempts, 0)) + 1] = (row.id, row.ticket_id, row.at, None, 1, 0.0)
    for entry in found.entries.values():
        put_entry(connection, entry)
    connection.executemany(
        "INSERT INTO attempts (number, admission_id, ticket_id, started, ended, ambiguous, skew_s)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(number, *attempt) for number, attempt in sorted(found.attempts.items())],
    )
    connection.executemany(
        "INSERT OR IGNORE INTO incidents"
        " (number, id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(number, *values) for number, values in sorted(found.incidents.items())],
    )
    connection.executemany(
        "INSERT INTO off_list (row_id, code, name, admission_id, incident_id) VALUES (?, ?, ?, ?, ?)",
        [values for row_id, values in found.off_list.items() if row_id in rows],
    )
    connection.executemany("INSERT INTO notes (key, value) VALUES (?, ?)", list(found.notes.items()))


def _row_for(entry: Entry) -> LedgerRow:
    return LedgerRow(
        entry.admission_id,
        RowKind.ADMISSION,
        entry.ticket_id,
        entry.scanned_at,
        "",
        "",
        entry.event_id,
        entry.account,
        reason=LOST_ROW,
        shown=True,
    )


def _put_ledger(connection: Connection, rows: Sequence[tuple[int, LedgerRow, str | None]]) -> None:
    """Write the rows; where the row that ended an admission is all that is left of that, it ended."""
    by_ticket: dict[str, list[LedgerRow]] = {}
    for _, row, _ in rows:
        by_ticket.setdefault(row.ticket_id, []).append(row)
    ends: dict[str, str] = {}
    for ticket_id, some in by_ticket.items():
        ends |= told(some, of_a_ticket=bool(ticket_id)).ended_by
    marks = ",".join("?" * (2 + len(LEDGER_COLUMNS.split(","))))
    connection.executemany(
        f"INSERT INTO ledger (number, ended_by, {LEDGER_COLUMNS}) VALUES ({marks})",
        [(number, ended or ends.get(row.id), *ledger_values(row)) for number, row, ended in rows],
    )
