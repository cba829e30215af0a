"""Putting back what was found of the ledger and the outbox, into a new database or into one that lost some.

An admission has its row and its check-in afterwards, and its ticket's rows tell one story. Nobody knows what
was tried before the loss, so every check-in that is unsent counts as attempted with an outcome that nobody
knows: the service's "already in" is no double.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.outbox import UNSENT, Entry, EntryState, was_given_up
from kiosk.core.presence import (
    LETS_IN,
    LedgerRow,
    RowKind,
    is_logical_us,
    may_be_checked_in,
    next_logical_us,
    standing,
)
from kiosk.store.connection import Connection
from kiosk.store.journal_changes import NOTES_CHANGED
from kiosk.store.outbox_rows import entries_of, put_entry
from kiosk.store.pages import Value
from kiosk.store.rows import SCAN_COLUMNS, entry_from
from kiosk.store.salvage import KeptRow, Salvaged, is_further
from kiosk.store.ticket_rows import put_rows_back, row_with, rows_of

LOST_ROW = "recovered from its check-in: the row itself was lost"
LOST_END = "recovered from the admission that it ended: the row itself was lost"
KNOWN_GAPS = "ledger_gaps"
"""The note that says how many numbers of the ledger are missing and were told of."""
_TAKES_BACK = (RowKind.UNDO, RowKind.OVERTURNED)
_TAKEN_BACK = {EntryState.WITHDRAWN: RowKind.UNDO, EntryState.OVERTURNED: RowKind.OVERTURNED}


class PutBack(Struct, frozen=True):
    """What was put back: ledger rows, marks on rows, check-ins; and rows that nothing tells of any more."""

    rows: int = 0
    marks: int = 0
    check_ins: int = 0
    missing: int = 0

    @property
    def anything(self) -> bool:
        """Whether the database had lost anything."""
        return bool(self.rows or self.marks or self.check_ins or self.missing)


def put_back(
    connection: Connection, found: Salvaged, *, all_found: bool, anew: bool = False, counted: bool = True
) -> PutBack:
    """Write what was found and is not there; runs inside a transaction.

    `all_found`: what was found is all there ever was, so nothing has to be made up for what is missing.
    `anew`: the database is a new one. `counted`: numbers that are missing now were not missing before; an
    older Kiosk did not count them.
    """
    held = dict(connection.execute("SELECT id, shown FROM ledger").fetchall())
    missing = {row_id: kept for row_id, kept in found.ledger.items() if row_id not in held}
    if not all_found:
        missing |= _made_up(connection, found, {*held, *missing}, _taken_back(connection, missing))
    _put_rows(connection, missing, found)
    shown = [i for i, kept in found.ledger.items() if kept.row.shown and held.get(i) == 0]
    connection.executemany("UPDATE ledger SET shown = 1 WHERE id = ?", [(row_id,) for row_id in shown])
    check_ins = _put_entries(connection, found)
    if not all_found:
        check_ins += _queue_owed(connection, {kept.row.ticket_id for kept in missing.values()})
    _put_attempts(connection, found)
    _put_the_rest(connection, found)
    gaps = _new_gaps(connection, found.top)
    done = PutBack(len(missing), len(shown), check_ins, gaps if counted else 0)
    if done.anything or anew or not all_found:
        _doubt_unsent(connection)
    return done


def is_behind(connection: Connection, found: Salvaged) -> bool:
    """Whether rows, marks, check-ins or notes were found that the database has not: it is an older one."""
    if found.notes_changed > _notes_changed(connection):
        return True
    shown = dict(connection.execute("SELECT id, shown FROM ledger").fetchall())
    if any(i not in shown or kept.row.shown > shown[i] for i, kept in found.ledger.items()):
        return True
    held = {entry.admission_id: entry for entry in _entries(connection, "")}
    return any(i not in held or is_further(entry, held[i]) for i, entry in found.entries.items())


def _taken_back(connection: Connection, missing: dict[str, KeptRow]) -> set[str]:
    marks = ",".join("?" * len(_TAKES_BACK))
    there = connection.execute(f"SELECT concerns FROM ledger WHERE kind IN ({marks})", _TAKES_BACK).fetchall()
    new = [kept.row.concerns for kept in missing.values() if kept.row.kind in _TAKES_BACK]
    return {*new, *(concerns for (concerns,) in there)}


def _made_up(
    connection: Connection, found: Salvaged, known: set[str], taken_back: set[str]
) -> dict[str, KeptRow]:
    """Rows in the place of lost ones that others tell of: an admission's check-in, the mark that it ended.

    Where a check-in tells that its admission was taken back, it was; else nobody knows which way it ended,
    and an exit keeps the entry that was used.
    """
    made = {
        entry.admission_id: KeptRow(None, _row_for(entry), None)
        for entry in found.entries.values()
        if entry.admission_id not in known
    }
    for entry in found.entries.values():
        kind = _TAKEN_BACK.get(entry.state)
        if kind and entry.admission_id not in taken_back and not was_given_up(entry):
            kept = found.ledger.get(entry.admission_id) or made.get(entry.admission_id)
            kept = kept or _held(connection, entry.admission_id)
            if kept is not None and kept.row.kind in LETS_IN:
                end = kept.ended if kept.ended and kept.ended not in known else f"{kind}:{kept.row.id}"
                made[end] = KeptRow(None, _end_of(kept.row, end, kind), None)
    for kept in found.ledger.values():
        if kept.ended and kept.row.ticket_id and kept.ended not in known and kept.ended not in made:
            made[kept.ended] = KeptRow(None, _end_of(kept.row, kept.ended, RowKind.EXIT), None)
    return {row_id: kept for row_id, kept in made.items() if row_id not in known}


def _held(connection: Connection, row_id: str) -> KeptRow | None:
    """A row that was not lost: what tells of its end may have been, in the very place where it was told."""
    row = row_with(connection, row_id)
    return KeptRow(None, row, None) if row else None


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
        logical_us=next_logical_us(entry.scanned_at, None),
    )


def _end_of(row: LedgerRow, end: str, kind: RowKind) -> LedgerRow:
    return replace(
        row,
        id=end,
        kind=kind,
        how="",
        on_duty="",
        concerns=row.id,
        reason=LOST_END,
        run="",
        shown=True,
        supervisor="",
        logical_us=row.logical_us + 1,
    )


def _put_rows(connection: Connection, missing: dict[str, KeptRow], found: Salvaged) -> None:
    """Write the rows, a ticket at a time, each ended by what all rows of its ticket tell."""
    numbered = _numbered(connection, _with_clock(missing.values()), found.top)
    ends = {kept.row.id: kept.ended for kept in numbered if kept.ended and not kept.row.ticket_id}
    for ticket_id, some in groupby(sorted(numbered, key=_ticket_id), key=_ticket_id):
        rows = [(kept.number or 0, kept.row) for kept in some]
        put_rows_back(connection, ticket_id, rows, ends)


def _ticket_id(kept: KeptRow) -> str:
    return kept.row.ticket_id


def _with_clock(rows: Iterable[KeptRow]) -> list[KeptRow]:
    """Rows of an older Kiosk get a logical clock: one machine's rows follow each other as it wrote them."""
    last: dict[tuple[str, bool], int] = {}
    clocked = []
    for kept in sorted(rows, key=lambda kept: (kept.number is None, kept.number or 0, kept.row.at)):
        row, side = kept.row, (kept.row.ticket_id, (kept.number or 0) < 0)
        if not is_logical_us(row.logical_us):
            row = replace(row, logical_us=next_logical_us(row.at, last.get(side)))
        last[side] = row.logical_us
        clocked.append(replace(kept, row=row))
    return clocked


def _numbered(connection: Connection, rows: Sequence[KeptRow], top: int) -> list[KeptRow]:
    """The rows with numbers: their own where these are free, else such as are missing, or a handed row's."""
    taken = {number for (number,) in connection.execute("SELECT number FROM ledger")}
    numbered = []
    others = []
    for kept in rows:
        if kept.number is None or kept.number in taken:
            others.append(kept)
        else:
            taken.add(kept.number)
            numbered.append(kept)
    free = (number for number in range(1, max([top, *taken]) + 1) if number not in taken)
    below = min([0, *taken]) - 1
    for kept in others:
        number = next(free, below)
        below -= number == below
        numbered.append(replace(kept, number=number))
    return numbered


def _put_entries(connection: Connection, found: Salvaged) -> int:
    known = set(found.entries)
    held = {entry.admission_id: entry for entry in _entries(connection, "") if entry.admission_id in known}
    changed = 0
    for entry in found.entries.values():
        there = held.get(entry.admission_id)
        if there is None or is_further(entry, there):
            changed += 1
            put_entry(connection, entry)
    return changed


def _entries(connection: Connection, chosen: str) -> Iterator[Entry]:
    rows = connection.execute(f"SELECT body FROM outbox{chosen} ORDER BY number").fetchall()
    return (entry_from(body) for (body,) in rows)


def _queue_owed(connection: Connection, tickets: set[str]) -> int:
    """Queue the check-in of whom these tickets let in, where it was lost; nobody's who was taken back."""
    queued = 0
    for ticket_id in sorted(tickets - {""}):
        rows = rows_of(connection, ticket_id)
        checked_in = {e.admission_id for e in entries_of(connection, ticket_id)}
        living = [e for e in entries_of(connection, ticket_id) if e.state not in _TAKEN_BACK]
        if living or any(row.kind is RowKind.SEEN_INSIDE for row in rows):
            continue
        owed = [row for row in standing(rows) if row.id not in checked_in]
        if owed:
            first = owed[0]
            queued += 1
            back = may_be_checked_in(rows[: rows.index(first)])
            entry = Entry(first.id, ticket_id, first.account, first.event_id, first.at, came_back=back)
            put_entry(connection, entry)
    return queued


def _put_attempts(connection: Connection, found: Salvaged) -> None:
    there = set(connection.execute("SELECT admission_id, started FROM attempts").fetchall())
    connection.executemany(
        "INSERT INTO attempts (admission_id, ticket_id, started, ended, ambiguous, skew_s)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [attempt for key, attempt in found.attempts.items() if key not in there],
    )


def _doubt_unsent(connection: Connection) -> None:
    """Let every unsent check-in count as attempted, outcome unknown.

    The attempt starts at the scan: what the service has from before that is somebody else's.
    """
    unsent = ",".join(f"'{state}'" for state in UNSENT)
    last = connection.execute("SELECT skew_s FROM attempts ORDER BY number DESC LIMIT 1").fetchone()
    skew_s = None if last is None or last[0] is None else float(last[0])
    connection.executemany(
        "INSERT INTO attempts (admission_id, ticket_id, started, ended, ambiguous, skew_s)"
        " SELECT ?1, ?2, ?3, NULL, 1, ?4 WHERE NOT EXISTS"
        " (SELECT 1 FROM attempts WHERE ticket_id = ?2 AND (ambiguous OR ended IS NULL))",
        [
            (entry.admission_id, entry.ticket_id, entry.scanned_at, skew_s)
            for entry in _entries(connection, f" WHERE state IN ({unsent})")
        ],
    )


def _put_the_rest(connection: Connection, found: Salvaged) -> None:
    by_time = sorted(found.incidents.values(), key=lambda values: values[2])  # type: ignore[arg-type,return-value]
    connection.executemany(
        "INSERT INTO incidents (id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET settled_at = excluded.settled_at, settled_why = excluded.settled_why"
        " WHERE settled_at IS NULL AND excluded.settled_at IS NOT NULL",
        by_time,
    )
    there = {scan_id for (scan_id,) in connection.execute("SELECT id FROM scans")}
    connection.executemany(
        f"INSERT INTO scans ({SCAN_COLUMNS}) VALUES ({','.join('?' * 13)})",
        [values[1:] for values in sorted(found.scans.values(), key=_number_of) if values[1] not in there],
    )
    if found.notes_changed >= _notes_changed(connection):
        _put_what_may_go(connection, found)


def _number_of(values: tuple[Value, ...]) -> int:
    return int(values[0]) if isinstance(values[0], int) else 0


def _notes_changed(connection: Connection) -> int:
    counted = connection.execute("SELECT value FROM notes WHERE key = ?", (NOTES_CHANGED,)).fetchone()
    return int(counted[0]) if counted else 0


def _put_what_may_go(connection: Connection, found: Salvaged) -> None:
    """Notes, and who was let in off the list: both may be taken away, so the newer of two copies counts."""
    connection.executemany(
        "INSERT INTO off_list (row_id, code, name, admission_id, incident_id)"
        " SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM ledger WHERE id = ?1)"
        " ON CONFLICT (row_id) DO UPDATE"
        " SET admission_id = excluded.admission_id, incident_id = excluded.incident_id"
        " WHERE off_list.admission_id = '' AND off_list.incident_id = ''",
        [values for values in found.off_list.values() if values is not None],
    )
    connection.executemany(
        "DELETE FROM off_list WHERE row_id = ?",
        [(row_id,) for row_id, values in found.off_list.items() if values is None],
    )
    for key, value in found.notes.items():
        if value is None:
            connection.execute("DELETE FROM notes WHERE key = ?", (key,))
        else:
            connection.execute(
                "INSERT INTO notes (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value",
                (key, value),
            )


def _new_gaps(connection: Connection, top: int) -> int:
    """How many rows are missing that were not missed before: this machine numbers its rows without a gap."""
    count, highest = connection.execute(
        "SELECT count(*), coalesce(max(number), 0) FROM ledger WHERE number > 0"
    ).fetchone()
    counted = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'ledger'").fetchone()
    top = max(top, highest, counted[0] if counted else 0)
    if counted and counted[0] < top:
        connection.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'ledger'", (top,))
    elif not counted and top:
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('ledger', ?)", (top,))
    known = connection.execute("SELECT value FROM notes WHERE key = ?", (KNOWN_GAPS,)).fetchone()
    gaps, before = int(top) - int(count), int(known[0]) if known else 0
    if gaps > before:
        connection.execute(
            "INSERT INTO notes (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
            (KNOWN_GAPS, str(gaps)),
        )
    return max(0, gaps - before)
