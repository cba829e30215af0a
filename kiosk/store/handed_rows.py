"""Ledger rows of another machine among one's own: in what order, and which admission stays open.

Rows of one machine follow each other as it wrote them, whatever its clock said; between machines only the
clocks tell. So rows that were handed over are numbered below zero, in their own order, and `in_order` merges
the two by time without ever turning round what one machine wrote.
"""

import heapq
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kiosk.core.presence import LETS_IN, LedgerRow, RowKind
from kiosk.store.database import Connection
from kiosk.store.rows import LEDGER_COLUMNS, ledger_from, ledger_values

_FIRST_HANDED = -(2**62)
_MARKS = ",".join("?" * len(LEDGER_COLUMNS.split(",")))
_TAKES_BACK = (RowKind.UNDO, RowKind.OVERTURNED)

Double = tuple[LedgerRow, LedgerRow]


@dataclass(frozen=True, slots=True)
class Added:
    """How many rows were new here, and the admissions of two machines that nobody left between."""

    rows: int
    doubles: tuple[Double, ...]


def in_order(handed: Iterable[LedgerRow], own: Iterable[LedgerRow]) -> list[LedgerRow]:
    """A ticket's rows as they happened, as far as two clocks can tell."""
    return list(heapq.merge(handed, own, key=lambda row: row.at))


def add_handed(connection: Connection, ticket_id: str, rows: Sequence[tuple[LedgerRow, str | None]]) -> Added:
    """Add those of a ticket's rows that are not here yet; each comes with the id of the row that ended it.

    At most one admission of a ticket is open: the one that the rows of both machines together leave open.
    """
    found = connection.execute(
        f"SELECT number < 0, {LEDGER_COLUMNS} FROM ledger WHERE ticket_id = ? ORDER BY number", (ticket_id,)
    ).fetchall()
    handed = [ledger_from(tuple(values)) for is_handed, *values in found if is_handed]
    own = [ledger_from(tuple(values)) for is_handed, *values in found if not is_handed]
    known = {row.id for row in (*handed, *own)}
    new = [row for row, _ in rows if row.id not in known]
    story = told(in_order([*handed, *new], own), of_a_ticket=bool(ticket_id))
    ended_by = story.ended_by | {row.id: ended for row, ended in rows if ended is not None}
    for row_id in sorted(known & ended_by.keys()):
        connection.execute(
            "UPDATE ledger SET ended_by = ? WHERE id = ? AND ended_by IS NULL", (ended_by[row_id], row_id)
        )
    (last,) = connection.execute("SELECT max(number) FROM ledger WHERE number < 0").fetchone()
    for number, row in enumerate(new, start=_FIRST_HANDED if last is None else last + 1):
        connection.execute(
            f"INSERT INTO ledger (number, ended_by, {LEDGER_COLUMNS}) VALUES (?, ?, {_MARKS})",
            (number, ended_by.get(row.id), *ledger_values(row)),
        )
    news, mine = {row.id for row in new}, {row.id for row in own}
    return Added(len(new), tuple(pair for pair in story.unparted if _of_two_machines(pair, news, mine)))


def _of_two_machines(pair: Double, news: set[str], mine: set[str]) -> bool:
    first, second = pair
    if first.id not in news and second.id not in news:
        return False  # was told before
    return (first.id in mine) != (second.id in mine) or first.door != second.door


@dataclass(frozen=True, slots=True)
class Told:
    """What a ticket's rows tell: which row ended which, and who came in while somebody was in."""

    ended_by: dict[str, str] = field(default_factory=dict)
    unparted: list[Double] = field(default_factory=list)


def told(rows: Sequence[LedgerRow], *, of_a_ticket: bool) -> Told:
    """What a ticket's rows tell, oldest first. Rows without a ticket end only what they name."""
    story = Told()
    for row in rows:
        if row.concerns and (row.kind in _TAKES_BACK or row.kind is RowKind.EXIT):
            story.ended_by.setdefault(row.concerns, row.id)
    if not of_a_ticket:
        return story
    void = {row.concerns for row in rows if row.kind in _TAKES_BACK}
    inside: list[LedgerRow] = []
    order: dict[str, int] = {}
    for row in rows:
        if row.kind in LETS_IN:
            order[row.id] = len(order)
        if row.kind in LETS_IN and row.id not in void:
            if inside:
                story.unparted.append((inside[-1], row))
            if row.kind is RowKind.ADMISSION:
                for before in (one for one in inside if one.kind is RowKind.ADMISSION):
                    story.ended_by.setdefault(before.id, row.id)
            inside.append(row)
        elif row.kind is RowKind.EXIT and not _is_history(row, inside, order):
            for before in inside:
                story.ended_by.setdefault(before.id, row.id)
            inside.clear()
    return story


def _is_history(left: LedgerRow, inside: Sequence[LedgerRow], order: dict[str, int]) -> bool:
    """Whether an exit names an older admission than the open one; see kiosk.core.presence."""
    return bool(inside and left.concerns) and order.get(left.concerns, -1) < order[inside[-1].id]
