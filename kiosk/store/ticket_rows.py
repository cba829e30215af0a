"""The ledger's rows as they are written, and the index of who is inside that is kept beside them.

`ended_by` is that index and no fact: which row ended which is what kiosk.core.presence.story_of tells of all
the ticket's rows, and it is told anew whenever one is added. Rows that another machine handed over are
numbered below zero; where they count among one's own, their logical clock says.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlcipher3 import dbapi2 as sqlite

from kiosk.core.message import Message
from kiosk.core.presence import (
    Double,
    LedgerRow,
    RowKind,
    ended_by,
    in_order,
    is_logical_us,
    next_logical_us,
    story_of,
)
from kiosk.engine.errors import StoreError
from kiosk.store.connection import Connection
from kiosk.store.rows import LEDGER_COLUMNS, ledger_from, ledger_values

_FIRST_HANDED = -(2**62)
_MARKS = ",".join("?" * len(LEDGER_COLUMNS.split(",")))
_UNDONE = "SELECT u.id FROM ledger u WHERE u.ticket_id = '' AND u.concerns = {}.id AND u.kind = 'undo'"
_COUNT_ANEW = (
    f"UPDATE ledger AS l SET ended_by = coalesce(({_UNDONE.format('l')} LIMIT 1),"
    " (SELECT o.id FROM ledger o WHERE o.ticket_id = '' AND o.concerns = l.id AND o.kind = 'counted_out'"
    f" AND NOT EXISTS ({_UNDONE.format('o')}) LIMIT 1))"
    " WHERE l.id = ? AND l.kind = 'counted_in'"
)
"""Who was counted in was taken back, is counted out by what was not taken back, or is inside: told of all
rows there are, for those of another machine come in any order."""


def rows_of(connection: Connection, ticket_id: str) -> list[LedgerRow]:
    """A ticket's ledger rows, handed over ones among one's own, in the order in which they count."""
    # Sorted here: for SQLite it is a table of its own, each time, and of most tickets there is no row.
    found = connection.execute(f"SELECT {LEDGER_COLUMNS} FROM ledger WHERE ticket_id = ?", (ticket_id,))
    return _in_order(list(map(ledger_from, found)))


def _in_order(rows: list[LedgerRow]) -> list[LedgerRow]:
    rows.sort(key=lambda row: (row.logical_us, row.id))
    return list(in_order(rows)) if len(rows) > 1 else rows


def rows_of_each(connection: Connection, ticket_ids: Sequence[str]) -> dict[str, list[LedgerRow]]:
    """The ledger rows of each of these tickets that has any, likewise."""
    found = connection.execute(
        f"SELECT {LEDGER_COLUMNS} FROM ledger WHERE ticket_id IN ({','.join('?' * len(ticket_ids))})",
        ticket_ids,
    )
    rows: dict[str, list[LedgerRow]] = {}
    for row in map(ledger_from, found):
        rows.setdefault(row.ticket_id, []).append(row)
    return {ticket_id: _in_order(some) for ticket_id, some in rows.items()}


def row_with(connection: Connection, row_id: str) -> LedgerRow | None:
    """One ledger row."""
    values = connection.execute(f"SELECT {LEDGER_COLUMNS} FROM ledger WHERE id = ?", (row_id,)).fetchone()
    return ledger_from(values) if values else None


def add_row(connection: Connection, row: LedgerRow) -> LedgerRow:
    """Append a ledger row after all that is known of its ticket, and close what it ends; as it stands there.

    Raises StoreError where the ticket has an open admission already.
    """
    (last_us,) = connection.execute(
        "SELECT max(logical_us) FROM ledger WHERE ticket_id = ?", (row.ticket_id,)
    ).fetchone()
    row = replace(row, logical_us=next_logical_us(row.at, last_us))
    try:
        _insert(connection, row)
    except sqlite.IntegrityError as error:
        # An older Kiosk may have left an admission open that its own rows say was ended.
        if not _is_known(connection, row.id):
            _end_anew(connection, row.ticket_id, [])
        try:
            _insert(connection, row)
        except sqlite.IntegrityError:
            raise StoreError(Message("this ticket has an open admission already")) from error
    if row.ticket_id:
        _end_anew(connection, row.ticket_id, [])
    _end_without_ticket(connection, row)
    return row


def _insert(connection: Connection, row: LedgerRow) -> None:
    connection.execute(f"INSERT INTO ledger ({LEDGER_COLUMNS}) VALUES ({_MARKS})", ledger_values(row))


def _is_known(connection: Connection, row_id: str) -> bool:
    return connection.execute("SELECT 1 FROM ledger WHERE id = ?", (row_id,)).fetchone() is not None


def _end_without_ticket(connection: Connection, row: LedgerRow) -> None:
    """End the row without a ticket that the row names: taken back, counted out, or its ticket turned up."""
    if not row.concerns:
        return
    if row.kind is RowKind.COUNTED_OUT:
        connection.execute(_COUNT_ANEW, (row.concerns,))
        return
    connection.execute(
        "UPDATE ledger SET ended_by = ? WHERE id = ? AND ticket_id = '' AND ended_by IS NULL",
        (row.id, row.concerns),
    )
    if row.kind is RowKind.UNDO and not row.ticket_id:
        named = row_with(connection, row.concerns)
        if named is not None and named.kind is RowKind.COUNTED_OUT:
            connection.execute(_COUNT_ANEW, (named.concerns,))


class Added(Struct, frozen=True):
    """How many rows were new here, and the admissions of two machines that nobody left between."""

    rows: int
    doubles: tuple[Double, ...]


def add_handed(connection: Connection, ticket_id: str, rows: Sequence[tuple[LedgerRow, str | None]]) -> Added:
    """Add those of a ticket's rows that are not here yet; each comes with the id of the row that ended it.

    That id is taken only where there is no ticket: what ended it may be another ticket's row. Rows of an
    older Kiosk, which have no logical clock, are taken in the order in which they come.
    """
    found = connection.execute("SELECT id, number < 0 FROM ledger WHERE ticket_id = ?", (ticket_id,))
    is_handed = dict(found.fetchall())
    clocked = _with_clock([row for row, _ in rows])
    new = [row for row in clocked if row.id not in is_handed]
    if not ticket_id:
        _add_without_ticket(connection, new, {row.id: end for row, end in rows if end is not None})
        return Added(len(new), ())
    doubles = _end_anew(connection, ticket_id, new)
    news = {row.id for row in new}
    mine = {row_id for row_id, handed in is_handed.items() if not handed}
    return Added(len(new), tuple(pair for pair in doubles if _of_two_machines(pair, news, mine)))


def add_shared(
    connection: Connection, ticket_id: str, rows: Sequence[LedgerRow]
) -> tuple[tuple[Double, str], ...]:
    """Add what doors share of a ticket, as far as it is not here.

    Returns who was let in here and elsewhere while nobody had left, each with the id of the admission here,
    once that is shared too. A row of this machine stands where the doors agreed that it does from then on.
    One that stands here under another ticket is not taken.
    """
    held, strange = _held_of(connection, ticket_id, [row.id for row in rows])
    rows = [row for row in rows if row.id not in strange]
    moved = [(row.logical_us, row.id) for row in rows if held.get(row.id) and is_logical_us(row.logical_us)]
    new = _with_clock([row for row in rows if row.id not in held])
    connection.executemany(
        "UPDATE ledger SET logical_us = ?1 WHERE id = ?2 AND logical_us < ?1 AND shared = 0", moved
    )
    if not ticket_id:
        _add_without_ticket(connection, new, {})
        _end_what_was_told_before(connection, new)
    doubles = _end_anew(connection, ticket_id, new) if ticket_id else ()
    connection.executemany(
        "UPDATE ledger SET shared = 1 WHERE id = ? AND shared <> 1", [(row.id,) for row in rows]
    )
    mine = {row_id for row_id, is_mine in held.items() if is_mine}
    of_two = [pair for pair in doubles if (pair[0].id in mine) != (pair[1].id in mine)]
    with_mine = [(pair, pair[0].id if pair[0].id in mine else pair[1].id) for pair in of_two]
    return tuple((pair, row_id) for pair, row_id in with_mine if _is_settled(connection, row_id))


def _is_settled(connection: Connection, row_id: str) -> bool:
    """Whether the doors agree where the row stands, or never will: until then it may be no double."""
    found = connection.execute("SELECT shared FROM ledger WHERE id = ?", (row_id,)).fetchone()
    return bool(found and found[0])


def _held_of(
    connection: Connection, ticket_id: str, row_ids: Sequence[str]
) -> tuple[dict[str, bool], set[str]]:
    """This ticket's rows, and whether each is this machine's own; and which of these ids are of another.

    Of what has no ticket, of which there may be thousands, only the rows that have these ids.
    """
    there = connection.execute(
        f"SELECT id, number > 0, ticket_id = ? FROM ledger WHERE id IN ({','.join('?' * len(row_ids))})",
        (ticket_id, *row_ids),
    ).fetchall()
    strange = {row_id for row_id, _, is_of_it in there if not is_of_it}
    if not ticket_id:
        return {row_id: bool(is_mine) for row_id, is_mine, is_of_it in there if is_of_it}, strange
    found = connection.execute("SELECT id, number > 0 FROM ledger WHERE ticket_id = ?", (ticket_id,))
    return {row_id: bool(is_mine) for row_id, is_mine in found}, strange


def _end_what_was_told_before(connection: Connection, new: Sequence[LedgerRow]) -> None:
    """Each of these rows without a ticket has a key of its own, and what ended one may come before it."""
    connection.executemany(
        "UPDATE ledger AS l SET ended_by = (SELECT e.id FROM ledger e WHERE e.concerns = l.id LIMIT 1)"
        " WHERE l.id = ? AND l.kind = 'off_list' AND l.ended_by IS NULL",
        [(row.id,) for row in new if row.kind is RowKind.OFF_LIST],
    )


def _with_clock(rows: Sequence[LedgerRow]) -> list[LedgerRow]:
    clocked: list[LedgerRow] = []
    last_us: int | None = None
    for row in rows:
        is_clocked = is_logical_us(row.logical_us)
        clocked.append(row if is_clocked else replace(row, logical_us=next_logical_us(row.at, last_us)))
        last_us = clocked[-1].logical_us
    return clocked


def _add_without_ticket(connection: Connection, new: Sequence[LedgerRow], ends: Mapping[str, str]) -> None:
    """Who was counted in is told of by the rows alone: what ended them there may have been undone since."""
    _insert_handed(connection, new, ends)
    for row in new:
        _end_without_ticket(connection, row)
    connection.executemany(_COUNT_ANEW, [(row.id,) for row in new])
    connection.executemany(
        "UPDATE ledger SET ended_by = ? WHERE id = ? AND ticket_id = '' AND kind <> 'counted_in'"
        " AND ended_by IS NULL",
        [(end, row_id) for row_id, end in ends.items()],
    )


def _insert_handed(connection: Connection, new: Sequence[LedgerRow], ends: Mapping[str, str]) -> None:
    (last,) = connection.execute("SELECT max(number) FROM ledger WHERE number < 0").fetchone()
    connection.executemany(
        f"INSERT INTO ledger (number, ended_by, {LEDGER_COLUMNS}) VALUES (?, ?, {_MARKS})",
        [
            (number, ends.get(row.id), *ledger_values(row))
            for number, row in enumerate(new, start=_FIRST_HANDED if last is None else last + 1)
        ],
    )


def _end_anew(connection: Connection, ticket_id: str, handed: Sequence[LedgerRow]) -> tuple[Double, ...]:
    """Add the handed rows, and make the index say what all rows of the ticket tell; the doubles."""
    found = connection.execute(
        f"SELECT ended_by, {LEDGER_COLUMNS} FROM ledger WHERE ticket_id = ? ORDER BY logical_us, id",
        (ticket_id,),
    )
    indexed = {row.id: (row, end) for end, *values in found for row in (ledger_from(tuple(values)),)}
    story = story_of([*(row for row, _ in indexed.values()), *handed])
    changed = [
        (story.ended_by.get(row.id), row.id)
        for row, end in indexed.values()
        if end != story.ended_by.get(row.id)
    ]
    write = "UPDATE ledger SET ended_by = ? WHERE id = ?"
    connection.executemany(write, [change for change in changed if change[0] is not None])
    if handed:
        _insert_handed(connection, handed, story.ended_by)
        for row in handed:
            _end_without_ticket(connection, row)
    connection.executemany(write, [change for change in changed if change[0] is None])
    return story.doubles


def put_rows_back(
    connection: Connection, ticket_id: str, rows: Sequence[tuple[int, LedgerRow]], ends: Mapping[str, str]
) -> None:
    """Put rows that were lost back in their places, with their numbers, and tell the ticket's story anew.

    `ends` says which row ended one that has no ticket, as add_handed has it.
    """
    found = connection.execute(
        f"SELECT ended_by, {LEDGER_COLUMNS} FROM ledger WHERE ticket_id = ?", (ticket_id,)
    )
    there = {row.id: (row, end) for end, *values in found for row in (ledger_from(tuple(values)),)}
    new = [row for _, row in rows]
    ended = {**ended_by([*(row for row, _ in there.values()), *new])} if ticket_id else ends
    changed = [
        (ended.get(row.id), row.id) for row, end in there.values() if ticket_id and end != ended.get(row.id)
    ]
    write = "UPDATE ledger SET ended_by = ? WHERE id = ?"
    connection.executemany(write, [change for change in changed if change[0] is not None])
    connection.executemany(
        f"INSERT INTO ledger (number, ended_by, {LEDGER_COLUMNS}) VALUES (?, ?, {_MARKS})",
        [(number, ended.get(row.id), *ledger_values(row)) for number, row in rows],
    )
    for row in new:
        _end_without_ticket(connection, row)
    connection.executemany(write, [change for change in changed if change[0] is None])


def _of_two_machines(pair: Double, news: set[str], mine: set[str]) -> bool:
    first, second = pair
    if first.id not in news and second.id not in news:
        return False  # was told before
    return (first.id in mine) != (second.id in mine) or first.door != second.door
