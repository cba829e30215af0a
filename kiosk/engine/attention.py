"""What a person decides about a check-in that needs attention, or about an incident."""

from collections.abc import Callable
from dataclasses import replace

from kiosk.core.outbox import Entry, EntryState
from kiosk.core.tickets import Instant
from kiosk.engine.ports import Store
from kiosk.engine.records import Incident


async def retry(store: Store, admission_id: str) -> Entry | None:
    """Make a check-in that needs attention due at once; None where none with this id does.

    Raises StoreError.
    """
    return await _change(store, admission_id, lambda e: replace(e, state=EntryState.WAITING, due=0.0))


async def dismiss(store: Store, admission_id: str, why: str) -> Entry | None:
    """Give a check-in that needs attention up; None where none with this id does, or nobody said why.

    Raises StoreError.
    """
    if not why.strip():
        return None
    given_up = f"dismissed: {why.strip()}"
    return await _change(
        store, admission_id, lambda e: replace(e, state=EntryState.WITHDRAWN, last_error=given_up)
    )


async def settle(store: Store, incident_id: str, why: str, now: Instant) -> Incident | None:
    """Settle an incident; None where none with this id is open, or nobody said why. Raises StoreError."""
    return await store.settle_incident(incident_id, why.strip(), now) if why.strip() else None


async def _change(store: Store, admission_id: str, change: Callable[[Entry], Entry]) -> Entry | None:
    def only_where_needed(entry: Entry) -> Entry | None:
        return change(entry) if entry.state is EntryState.NEEDS_ATTENTION else None

    return await store.change_entry(admission_id, only_where_needed)
