"""Scans as they were told: the ledger's, which let somebody in or out, and those that changed nothing."""

import json
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.presence import Certainty, LedgerRow, Presence
from kiosk.core.scan_search import ScanSearch
from kiosk.core.search import words
from kiosk.core.standing import speaks_against
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Refer,
    SameScan,
    Unknown,
    Verdict,
    VerdictKind,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.records import AdmissionStatus
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanPage, ScanPlace, ScanTold
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.rows import (
    ITS_OFF_LIST,
    ITS_TICKET,
    LEDGER_COLUMNS_OF_L,
    SCAN_COLUMNS,
    ledger_from,
    packed,
    ticket_from,
)

_SCAN_COLUMNS_OF_L = ", ".join(f"l.{name.strip()}" for name in SCAN_COLUMNS.split(","))
_NO_END = 2**62
_KNOWN = "l.kind IN (" + ",".join(f"'{kind.value}'" for kind in VerdictKind) + ")"
"""A newer Kiosk may have told of a scan what has no word here: it is passed over, and hides no other."""
LONGEST_CODE = 500
"""What of a code is kept: no ticket's is longer, and anybody can hold up anything."""
_VERDICTS: dict[VerdictKind, type[Any]] = {
    one.kind: one
    for one in (
        Admit, AlreadyIn, NotValid, WrongEvent, WrongGate, Refer, Unknown, SameScan, Exit, NotInside
    )
}  # fmt: skip


_Told = tuple[Certainty, Instant | None, bool, int, int]
"""What is kept beside a verdict: see `_scan_values`."""
_LET_IN_OR_OUT = "l.kind IN ('admission', 'override', 'off_list', 'exit')"
_AGAINST_GUESTS = ",".join(f"'{kind.value}'" for kind in IncidentKind if speaks_against(kind))
_ITS_INCIDENT = (
    "(SELECT i.kind || CASE WHEN i.settled_at IS NULL THEN '+' ELSE '' END FROM incidents i"
    " WHERE i.admission_id <> '' AND i.admission_id = l.id"
    f" AND i.kind IN ({_AGAINST_GUESTS})"
    " ORDER BY i.settled_at IS NOT NULL, i.number DESC LIMIT 1)"
)
"""The kind of the incident that speaks against the guest of a row `l`; a + behind it while it is open."""
_ITS_STATUS = (
    f"(SELECT o.state FROM outbox o WHERE o.admission_id = l.id), {_ITS_INCIDENT},"
    " EXISTS (SELECT 1 FROM ledger u WHERE u.ticket_id = l.ticket_id AND u.concerns = l.id"
    " AND u.kind IN ('undo', 'overturned'))"
)
"""The columns that `_status_from` reads of a row `l`."""
LEDGER_SCANS = (
    f"SELECT l.number, t.body, f.name, {_ITS_STATUS}, {LEDGER_COLUMNS_OF_L} FROM ledger l"
    f" LEFT JOIN tickets t ON t.number = {ITS_TICKET} LEFT JOIN off_list f ON f.row_id = {ITS_OFF_LIST}"
    " LEFT JOIN ledger e ON e.id = l.ended_by AND l.kind = 'off_list' AND e.kind = 'admission'"
    f" WHERE l.number > 0 AND {_LET_IN_OR_OUT} AND e.id IS NULL"
    " AND NOT (l.kind IN ('off_list', 'exit') AND coalesce(f.admission_id, '') <> '')"  # its ticket turned up
    " AND NOT EXISTS (SELECT 1 FROM ledger v WHERE v.ticket_id = l.ticket_id AND v.concerns = l.id"
    " AND v.kind = 'overturned')"
)
"""The scans that the ledger tells of; more conditions may follow."""
KEPT_SCANS = (
    f"SELECT l.number, {_SCAN_COLUMNS_OF_L} FROM scans l LEFT JOIN tickets t ON t.number = {ITS_TICKET}"
    f" WHERE {_KNOWN}"
)
"""Those that changed nobody's presence; more conditions may follow."""


class ScanStore:
    """engine.ledger_ports.Scans."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def page(self, wanted: ScanSearch, place: ScanPlace, limit: int, account: str) -> ScanPage:
        """See engine.ledger_ports.Scans."""
        return await self._db.read_many(lambda c: _page(c, wanted, place, limit, account))

    async def kept(self, scan_ids: Collection[str]) -> list[KeptScan]:
        """See engine.ledger_ports.Scans."""

        def work(connection: Connection) -> list[KeptScan]:
            found = connection.execute(
                f"SELECT {_SCAN_COLUMNS_OF_L} FROM scans l"
                f" WHERE l.id IN (SELECT value FROM json_each(?)) AND {_KNOWN}",
                (json.dumps(sorted(scan_ids)),),
            )
            return [scan_from(values) for values in found]

        return await self._db.read_many(work)


def status_of(connection: Connection, row: LedgerRow | None) -> AdmissionStatus:
    """What became of an admission since; nothing where there is none."""
    if row is None:
        return AdmissionStatus()
    found = connection.execute(f"SELECT {_ITS_STATUS} FROM ledger l WHERE l.id = ?", (row.id,)).fetchone()
    return _status_from(found) if found else AdmissionStatus()


def _status_from(values: Sequence[Any]) -> AdmissionStatus:
    state, incident, taken_back = values
    return AdmissionStatus(
        EntryState(state) if state else None,
        IncidentKind(incident.rstrip("+")) if incident else None,
        bool(incident) and incident.endswith("+"),
        bool(taken_back),
    )


def _page(connection: Connection, wanted: ScanSearch, place: ScanPlace, limit: int, account: str) -> ScanPage:
    """The next scans from both tables, as they were written, merged by time."""
    connection.create_function("folded", 1, _folded, deterministic=True)
    rows, kept = [], []
    if wanted.let_in is not False:
        rows = _ledger_scans(connection, wanted, place.ledger, limit, account)
    if wanted.let_in is not True:
        kept = _kept_scans(connection, wanted, place.scans, limit, account)
    told: list[ScanTold] = []
    at_row = at_kept = 0
    while len(told) < limit and (at_row < len(rows) or at_kept < len(kept)):
        is_kept = at_row == len(rows) or (
            at_kept < len(kept) and kept[at_kept][1].at > rows[at_row][1].row.at
        )
        told.append(kept[at_kept][1] if is_kept else rows[at_row][1])
        at_row, at_kept = at_row + (not is_kept), at_kept + is_kept
    ends = ScanPlace(
        rows[at_row - 1][0] if at_row else place.ledger, kept[at_kept - 1][0] if at_kept else place.scans
    )
    # A ticket that turned up is written down late, for a guest who came before others.
    newest_first = tuple(sorted(told, key=time_of, reverse=True))
    return ScanPage(newest_first, ends, len(told) < limit)


def time_of(told: ScanTold) -> Instant:
    """When it was."""
    return told.at if isinstance(told, KeptScan) else told.row.at


def _ledger_scans(
    connection: Connection, wanted: ScanSearch, before: int | None, limit: int, account: str
) -> list[tuple[int, RecentScan]]:
    chosen, values = _conditions(wanted, account, "coalesce(f.name, '') || ' ' || l.supervisor")
    found = connection.execute(
        f"{LEDGER_SCANS} AND l.number < ?{chosen} ORDER BY l.number DESC LIMIT ?",
        (_NO_END if before is None else before, *values, limit),
    )
    return [(values[0], ledger_scan_from(values)) for values in found]


def _kept_scans(
    connection: Connection, wanted: ScanSearch, before: int | None, limit: int, account: str
) -> list[tuple[int, KeptScan]]:
    chosen, values = _conditions(wanted, account, "''")
    found = connection.execute(
        f"{KEPT_SCANS} AND l.number < ?{chosen} ORDER BY l.number DESC LIMIT ?",
        (_NO_END if before is None else before, *values, limit),
    )
    return [(values[0], kept_scan_from(values)) for values in found]


def ledger_scan_from(values: Sequence[Any]) -> RecentScan:
    """The scan that LEDGER_SCANS selected."""
    _number, body, name, state, incident, taken_back, *row = values
    return RecentScan(
        ledger_from(tuple(row)),
        ticket_from(body) if body is not None else None,
        name or "",
        _status_from((state, incident, taken_back)),
    )


def kept_scan_from(values: Sequence[Any]) -> KeptScan:
    """The scan that KEPT_SCANS selected."""
    return scan_from(values[1:])


def _conditions(wanted: ScanSearch, account: str, names: str) -> tuple[str, tuple[object, ...]]:
    """What else a row `l`, with its ticket `t`, has to be, and what that is asked with."""
    chosen = " AND l.account IN (?, '')"
    values: list[object] = [account]
    text = f"' ' || coalesce(t.words, '') || ' ' || folded({names} || ' ' || l.door || ' ' || l.on_duty)"
    for word in wanted.words:
        chosen += f" AND {text} LIKE ?"
        values.append(f"% {word}%")
    (_, earliest), *later = wanted.utc_offsets
    offset = f"CASE {'WHEN l.at >= ? THEN ? ' * len(later)}ELSE ? END" if later else "?"
    offsets = [value for change in reversed(later) for value in change]
    for first, last in wanted.times:
        chosen += f" AND (CAST(l.at AS INTEGER) + {offset}) / 60 % 1440 BETWEEN ? AND ?"
        values += [*offsets, earliest, first, last]
    return chosen, tuple(values)


@lru_cache(maxsize=4096)
def _folded(text: str) -> str:
    return " ".join(words(text))


def add_scan(connection: Connection, scan: KeptScan) -> None:
    """Write a scan down."""
    connection.execute(
        f"INSERT INTO scans ({SCAN_COLUMNS}) VALUES ({','.join('?' * 13)})", _scan_values(scan)
    )


def _scan_values(scan: KeptScan) -> tuple[object, ...]:
    told = [scan.certainty, scan.list_as_of, scan.looked_again, scan.order_size, scan.order_inside]
    return (
        scan.id,
        scan.at,
        scan.kind.value,
        scan.reason,
        scan.ticket_id,
        scan.event_id,
        scan.account,
        scan.code[:LONGEST_CODE],
        scan.how,
        scan.door,
        scan.on_duty,
        scan.admission_id,
        None if scan.verdict is None else packed([_brief(scan.verdict), *told]),
    )


def scan_from(values: Sequence[Any]) -> KeptScan:
    """The scan that SCAN_COLUMNS selected."""
    *facts, body = values
    identity, at, kind, *rest = facts
    scan = KeptScan(identity, at, VerdictKind(kind), *rest)
    if body is None:
        return scan
    try:
        verdict, *told = msgspec.msgpack.decode(body)
        verdict = msgspec.convert(verdict, _VERDICTS[scan.kind])
        certainty, list_as_of, looked_again, size, inside = msgspec.convert(told, _Told)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        return scan  # an older or a newer Kiosk's: what it was is told all the same
    return replace(
        scan,
        verdict=verdict,
        certainty=certainty,
        list_as_of=list_as_of,
        looked_again=looked_again,
        order_size=size,
        order_inside=inside,
    )


def _brief(verdict: Verdict) -> Verdict:
    """The verdict without what no list shows: tokens, answers, addresses, what people wrote."""
    match verdict:
        case Refer(tickets=tickets, presence=presence):
            return replace(
                verdict, tickets=tuple(map(_brief_ticket, tickets)), presence=_brief_presence(presence)
            )
        case Unknown() | SameScan():
            return verdict
        case WrongGate(ticket=ticket, presence=presence):
            return replace(verdict, ticket=_brief_ticket(ticket), presence=_brief_presence(presence))
        case Exit(ticket=one, presence=presence):
            return replace(verdict, ticket=one and _brief_ticket(one), presence=_brief_presence(presence))
        case NotInside(ticket=one):
            return replace(verdict, ticket=one and _brief_ticket(one))
        case Admit(ticket=ticket, recorded=row):
            brief = replace(row, reason="") if row is not None else None
            return replace(verdict, ticket=_brief_ticket(ticket), recorded=brief)
    return replace(verdict, ticket=_brief_ticket(verdict.ticket))


def _brief_ticket(ticket: Ticket) -> Ticket:
    person = ticket.attendee if ticket.attendee and ticket.attendee.name.strip() else ticket.buyer
    attendee = person and replace(person, email="")
    return replace(ticket, token="", buyer=None, attendee=attendee, answers=())


def _brief_presence(presence: Any) -> Any:  # noqa: ANN401 - a presence, or none where there is none
    if not isinstance(presence, Presence) or presence.admission is None:
        return presence
    return replace(presence, admission=replace(presence.admission, reason=""))
