"""The counter of people without tickets: what its rows in the ledger come to."""

from collections.abc import Collection

from kiosk.core.presence import LedgerRow
from kiosk.engine.records import Counted
from kiosk.store.connection import Connection
from kiosk.store.rows import LEDGER_COLUMNS_OF_L, ledger_from

_TAPS = "FROM ledger l INDEXED BY ledger_counted WHERE l.kind IN ('counted_in', 'counted_out')"
"""By an index of nothing else: no guest is read for it, however many there are."""
_UNDONE = "EXISTS (SELECT 1 FROM ledger u WHERE u.ticket_id = '' AND u.concerns = l.id AND u.kind = 'undo')"


def counted(connection: Connection, events: Collection[str], account: str) -> Counted:
    """How many were counted in and out for these events, none meaning all; of this account and of none."""
    chosen, values = _chosen(events, account)
    came, inside = connection.execute(
        f"SELECT count(*), coalesce(sum(l.ended_by IS NULL), 0) {_TAPS} AND l.kind = 'counted_in'{chosen}"
        f" AND NOT {_UNDONE}",
        values,
    ).fetchone()
    return Counted(int(came), int(came) - int(inside))


def last_inside(connection: Connection, events: Collection[str], account: str) -> LedgerRow | None:
    """The newest row of somebody counted in who is inside."""
    return _newest(connection, " AND l.kind = 'counted_in' AND l.ended_by IS NULL", events, account)


def last_tap(connection: Connection, events: Collection[str], account: str) -> LedgerRow | None:
    """What was counted last on this machine and not taken back."""
    return _newest(connection, f" AND l.number > 0 AND NOT {_UNDONE}", events, account)


def _newest(connection: Connection, which: str, events: Collection[str], account: str) -> LedgerRow | None:
    chosen, values = _chosen(events, account)
    found = connection.execute(
        f"SELECT {LEDGER_COLUMNS_OF_L} {_TAPS}{which}{chosen} ORDER BY l.number DESC LIMIT 1", values
    ).fetchone()
    return ledger_from(found) if found else None


def _chosen(events: Collection[str], account: str) -> tuple[str, tuple[str, ...]]:
    of_events = f" AND l.event_id IN ({','.join('?' * len(events))}, '')" if events else ""
    return f" AND l.account IN (?, ''){of_events}", (account, *events)
