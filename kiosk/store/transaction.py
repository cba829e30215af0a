"""The door's view of one transaction."""

from collections.abc import Sequence

from kiosk.core.outbox import Attempt, Entry
from kiosk.core.presence import LedgerRow
from kiosk.core.verdict import Match
from kiosk.engine.records import Incident, ListState, Lost, OffListed
from kiosk.store import guests, ledger, lists, lost, mirror, off_list, ticket_rows
from kiosk.store.database import Connection


class DoorTransaction:
    """The door's view of one transaction: engine.ports.Transaction over a connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def match(self, tiers: Sequence[Sequence[str]], account: str) -> Match:
        """See engine.ports.Transaction."""
        return mirror.match(self._connection, tiers, account)

    def rows(self, ticket_id: str) -> list[LedgerRow]:
        """See engine.ports.Transaction."""
        return ticket_rows.rows_of(self._connection, ticket_id)

    def entries(self, ticket_id: str) -> list[Entry]:
        """See engine.ports.Transaction."""
        return ledger.entries_of(self._connection, ticket_id)

    def add(self, row: LedgerRow) -> None:
        """See engine.ports.Transaction."""
        ticket_rows.add_row(self._connection, row)

    def put(self, entry: Entry) -> None:
        """See engine.ports.Transaction."""
        ledger.put_entry(self._connection, entry)

    def attempts(self, ticket_id: str) -> tuple[Attempt, ...]:
        """See engine.ports.Transaction."""
        return ledger.attempts_of(self._connection, ticket_id)

    def account_of(self, ticket_id: str, account: str) -> str:
        """See engine.ports.Transaction."""
        return mirror.account_of(self._connection, ticket_id, account)

    def order_count(self, order_id: str, account: str) -> tuple[int, int]:
        """See engine.ports.Transaction."""
        return guests.order_count(self._connection, order_id, account)

    def covering(self, events: frozenset[str], account: str) -> list[ListState]:
        """See engine.ports.Transaction."""
        return lists.covering(self._connection, events, account)

    def holds_several_events(self, account: str) -> bool:
        """See engine.ports.Transaction."""
        return mirror.holds_several_events(self._connection, account)

    def lost(self) -> Lost:
        """See engine.ports.Transaction."""
        return lost.lost(self._connection)

    def list_off(self, listed: OffListed) -> None:
        """See engine.ports.Transaction."""
        ticket_rows.add_row(self._connection, listed.row)
        off_list.add(self._connection, listed)

    def off_listed(self, row_id: str) -> OffListed | None:
        """See engine.ports.Transaction."""
        return off_list.with_row(self._connection, row_id)

    def off_list_rows(self, code: str) -> list[LedgerRow]:
        """See engine.ports.Transaction."""
        return off_list.standing_with(self._connection, code)

    def settle_off_list(self, listed: OffListed) -> None:
        """See engine.ports.Transaction."""
        off_list.settle(self._connection, listed)

    def add_incident(self, incident: Incident) -> None:
        """See engine.ports.Transaction."""
        ledger.add_incident(self._connection, incident)
