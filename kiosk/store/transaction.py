"""The door's view of one transaction."""

from collections.abc import Sequence

from kiosk.core.guest_notes import GuestNote
from kiosk.core.outbox import Attempt, Entry
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Event
from kiosk.core.verdict import Match
from kiosk.engine.records import Incident, ListState, Lost, OffListed
from kiosk.engine.scans_told import KeptScan
from kiosk.store import (
    counter,
    guest_lists,
    guest_notes,
    guests,
    incidents,
    ledger,
    outbox_rows,
    policies,
    scans,
    ticket_rows,
)
from kiosk.store.connection import Connection
from kiosk.store.notes import put_note
from kiosk.store.rows import LEDGER_COLUMNS_OF_L, STANDS_OFF_LIST, ledger_from


class DoorTransaction:
    """The door's view of one transaction: engine.ports.Transaction over a connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def match(self, tiers: Sequence[Sequence[str]], account: str) -> Match:
        """See engine.ports.Transaction."""
        return guests.match(self._connection, tiers, account)

    def rows(self, ticket_id: str) -> list[LedgerRow]:
        """See engine.ports.Transaction."""
        return ticket_rows.rows_of(self._connection, ticket_id)

    def entries(self, ticket_id: str) -> list[Entry]:
        """See engine.ports.Transaction."""
        return outbox_rows.entries_of(self._connection, ticket_id)

    def add(self, row: LedgerRow) -> LedgerRow:
        """See engine.ports.Transaction."""
        return ticket_rows.add_row(self._connection, row)

    def put(self, entry: Entry) -> None:
        """See engine.ports.Transaction."""
        outbox_rows.put_entry(self._connection, entry)

    def attempts(self, ticket_id: str) -> tuple[Attempt, ...]:
        """See engine.ports.Transaction."""
        return outbox_rows.attempts_of(self._connection, ticket_id)

    def account_of(self, ticket_id: str, account: str) -> str:
        """See engine.ports.Transaction."""
        return guests.account_of(self._connection, ticket_id, account)

    def order_count(self, order_id: str, account: str) -> tuple[int, int]:
        """See engine.ports.Transaction."""
        return guests.order_count(self._connection, order_id, account)

    def covering(self, events: frozenset[str], account: str) -> list[ListState]:
        """See engine.ports.Transaction."""
        return guest_lists.covering(self._connection, events, account)

    def holds_several_events(self, account: str) -> bool:
        """See engine.ports.Transaction."""
        return guests.holds_several_events(self._connection, account)

    def events_of(self, events: frozenset[str], account: str) -> list[Event]:
        """See engine.ports.Transaction."""
        return guests.events_of(self._connection, events, account)

    def inside(self, events: frozenset[str], account: str) -> int:
        """See engine.ports.Transaction."""
        return ledger.count_inside(self._connection, events, account)

    def last_counted_inside(self, events: frozenset[str], account: str) -> LedgerRow | None:
        """See engine.ports.Transaction."""
        return counter.last_inside(self._connection, events, account)

    def last_tap(self, events: frozenset[str], account: str) -> LedgerRow | None:
        """See engine.ports.Transaction."""
        return counter.last_tap(self._connection, events, account)

    def lost(self) -> Lost:
        """See engine.ports.Transaction."""
        return policies.lost(self._connection)

    def note_on(self, ticket_id: str) -> GuestNote | None:
        """See engine.ports.Transaction."""
        return guest_notes.note_on(self._connection, ticket_id)

    def list_off(self, listed: OffListed) -> None:
        """See engine.ports.Transaction."""
        ticket_rows.add_row(self._connection, listed.row)
        self._connection.execute(
            "INSERT INTO off_list (row_id, code, name) VALUES (?, ?, ?)",
            (listed.row.id, listed.code, listed.name),
        )

    def off_listed(self, row_id: str) -> OffListed | None:
        """See engine.ports.Transaction."""
        found = self._connection.execute(
            "SELECT code, name, admission_id, incident_id FROM off_list WHERE row_id = ?", (row_id,)
        ).fetchone()
        row = ticket_rows.row_with(self._connection, row_id)
        return OffListed(row, *found) if found and row else None

    def off_list_rows(self, code: str) -> list[tuple[LedgerRow, LedgerRow | None]]:
        """See engine.ports.Transaction."""
        if not code:
            return []
        found = self._connection.execute(
            f"SELECT l.ended_by, {LEDGER_COLUMNS_OF_L} FROM off_list o JOIN ledger l ON l.id = o.row_id"
            f" WHERE o.code = ? AND o.admission_id = '' AND {STANDS_OFF_LIST} ORDER BY l.number",
            (code,),
        )
        return [
            (ledger_from(tuple(row)), ticket_rows.row_with(self._connection, end) if end else None)
            for end, *row in found.fetchall()
        ]

    def settle_off_list(self, listed: OffListed) -> None:
        """See engine.ports.Transaction."""
        self._connection.execute(
            "UPDATE off_list SET admission_id = ?, incident_id = ? WHERE row_id = ?",
            (listed.admission_id, listed.incident_id, listed.row.id),
        )

    def keep_scan(self, scan: KeptScan) -> None:
        """See engine.ports.Transaction."""
        scans.add_scan(self._connection, scan)

    def add_incident(self, incident: Incident) -> None:
        """See engine.ports.Transaction."""
        incidents.add_incident(self._connection, incident)

    def remember(self, key: str, value: str) -> None:
        """See engine.ports.Transaction."""
        put_note(self._connection, key, value)

    def policy(self) -> DoorPolicy:
        """See engine.ports.Transaction."""
        return policies.policy_held(self._connection)

    def put_policy(self, policy: DoorPolicy) -> None:
        """See engine.ports.Transaction."""
        policies.put_policy(self._connection, policy)
