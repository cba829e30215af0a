"""What a person decides about a check-in that needs attention, or about an incident."""

from dataclasses import replace

from kiosk.core.message import Message
from kiosk.core.outbox import GIVEN_UP, Entry, EntryState, may_be_given_up
from kiosk.core.tickets import Instant
from kiosk.engine.records import Incident
from kiosk.engine.store_ports import Store


async def retry(store: Store, admission_id: str) -> Entry | None:
    """Make a check-in that needs attention due at once; None where none with this id does.

    Raises StoreError.
    """

    def change(entry: Entry) -> Entry | None:
        if entry.state is not EntryState.NEEDS_ATTENTION:
            return None
        return replace(entry, state=EntryState.WAITING, due=0.0)

    return await store.outbox.change(admission_id, change)


async def dismiss(store: Store, admission_id: str, why: str) -> Entry | None:
    """Give up a check-in that needs attention or is refused; None where this id's is not, or nobody said why.

    Raises StoreError.
    """
    if not why.strip():
        return None
    given_up = Message(GIVEN_UP, why=why.strip())

    def change(entry: Entry) -> Entry | None:
        if not may_be_given_up(entry):
            return None
        return replace(entry, state=EntryState.WITHDRAWN, last_error=given_up)

    return await store.outbox.change(admission_id, change)


async def settle(store: Store, incident_id: str, why: str, now: Instant) -> Incident | None:
    """Settle an incident; None where none with this id is open, or nobody said why. Raises StoreError."""
    return await store.incidents.settle(incident_id, why.strip(), now) if why.strip() else None
