"""What a person decides about a check-in that needs attention, or about an incident."""

from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.outbox import GIVEN_UP, Entry, EntryState, may_be_given_up, tried_again, waits_for
from kiosk.core.pace import Pause
from kiosk.core.tickets import Instant
from kiosk.engine.door_queries import read_or_report
from kiosk.engine.events import Emit
from kiosk.engine.ports import Clock
from kiosk.engine.records import Incident, OutboxCount, OutboxLine
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.uploader import Uploader


class ManualResolution:
    """The outbox and the incidents of one door, as people look at them and decide.

    Nothing here raises where the disk fails: SyncFailed says so, and what is returned is what there was.
    """

    def __init__(
        self, *, store: Store, session: Session, clock: Clock, emit: Emit, uploader: Uploader
    ) -> None:
        self._store, self._session, self._clock, self._emit = store, session, clock, emit
        self._uploader = uploader
        self._count = OutboxCount()
        self._unsent: list[OutboxLine] = []
        self._incidents: list[Incident] = []

    async def outbox_count(self) -> OutboxCount:
        """How much is unsent."""
        self._count = await read_or_report(self._emit, self._store.outbox.count(), self._count)
        return self._count

    async def outbox(self, *, every: bool = False) -> list[OutboxLine]:
        """Check-ins not confirmed yet, or every one, oldest first.

        Of those not confirmed, the oldest MOST_OUTBOX_LINES of each state: `outbox_count` counts all.
        """
        read = self._lines(every=every)
        if every:
            return await read_or_report(self._emit, read, [])
        self._unsent = await read_or_report(self._emit, read, self._unsent)
        return self._unsent

    async def _lines(self, *, every: bool) -> list[OutboxLine]:
        account = await self._session.remembered_account()
        lines = await self._store.outbox.lines(every=every)
        return [replace(line, waits_for=waits_for(line.entry, account)) for line in lines]

    @property
    def pause(self) -> Pause | None:
        """Why nothing is sent for now, and for how long; None while check-ins leave."""
        return self._uploader.pause

    async def retry(self, admission_id: str) -> bool:
        """Send a check-in that needs attention once more; whether there is one with this id."""
        changed = await read_or_report(self._emit, retry(self._store, admission_id), None)
        self._uploader.poke()
        self._uploader.emit_count()
        return changed is not None

    async def dismiss(self, admission_id: str, why: str) -> bool:
        """Give up a check-in that needs attention or is refused; whether there is one, and a reason."""
        changed = await read_or_report(self._emit, dismiss(self._store, admission_id, why), None)
        self._uploader.emit_count()
        return changed is not None

    async def incidents(self) -> list[Incident]:
        """Incidents not settled."""
        self._incidents = await read_or_report(
            self._emit, self._store.incidents.recorded(every=False), self._incidents
        )
        return self._incidents

    async def settle(self, incident_id: str, why: str) -> bool:
        """Settle an incident; whether there is an open one with this id, and a reason."""
        settling = settle(self._store, incident_id, why, self._clock.now())
        return await read_or_report(self._emit, settling, None) is not None


async def retry(store: Store, admission_id: str) -> Entry | None:
    """Make a check-in that needs attention due at once; None where none with this id does.

    Raises StoreError.
    """
    return await store.outbox.change(admission_id, tried_again)


async def dismiss(store: Store, admission_id: str, why: str) -> Entry | None:
    """Give up a check-in that needs attention or is refused; None where this id's is not, or nobody said why.

    Raises StoreError.
    """
    if not why.strip():
        return None
    given_up = Message(GIVEN_UP.template, why=why.strip())

    def change(entry: Entry) -> Entry | None:
        if not may_be_given_up(entry):
            return None
        return replace(entry, state=EntryState.WITHDRAWN, last_error=given_up)

    return await store.outbox.change(admission_id, change)


async def settle(store: Store, incident_id: str, why: str, now: Instant) -> Incident | None:
    """Settle an incident; None where none with this id is open, or nobody said why. Raises StoreError."""
    return await store.incidents.settle(incident_id, why.strip(), now) if why.strip() else None
