"""Whose fault refusals were: the ticket's own, or the account's, the address's or the event's."""

import asyncio
import logging
from collections.abc import Collection
from uuid import uuid4

from msgspec.structs import asdict, replace

from kiosk.core.outbox import THE_TICKETS_OWN, UNSENT, Entry, EntryState, IncidentKind, suspected
from kiosk.core.replies import Reply
from kiosk.core.tickets import Instant
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Clock
from kiosk.engine.records import Incident
from kiosk.engine.store_ports import Store

log = logging.getLogger(__name__)


class Blame:
    """Has those wait again that were refused for no fault of their own; the others are a person's.

    What each answer says of them is `found` at once, and acted on when that answer is on disk.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._acting = asyncio.Lock()
        self._guilty: set[str] = set()
        self._to_come: dict[str, tuple[str, ...]] = {}
        """Whom an answer proved guilty, by the answer's admission, until that is on disk."""

    def found(self, answered: str, blameless: Collection[str], guilty: tuple[str, ...]) -> None:
        """The answer to the admission `answered` says this of others; by their admissions' ids."""
        self._guilty = (self._guilty - {*blameless}) | {*guilty}
        if guilty:
            self._to_come[answered] = guilty

    def is_to_come(self, admission_id: str) -> bool:
        """Whether an answer proved it guilty, and the disk does not know yet."""
        return any(admission_id in guilty for guilty in self._to_come.values())

    def is_over(self, answered: str) -> None:
        """What this answer said is acted on, or will not be."""
        self._to_come.pop(answered, None)

    async def act_on(self, blameless: Collection[str], guilty: Collection[str]) -> None:
        """Write down what was found of them; a disk that fails leaves them as they are."""
        if not blameless and not guilty:
            return
        async with self._acting:  # two replies at once must not undo what the other makes of them
            await self._clear(frozenset(blameless) - self._guilty)
            for admission_id in guilty:
                await self._convict(admission_id)

    async def _clear(self, blameless: frozenset[str]) -> None:
        """Let those wait again that needed attention for no fault of their own, as far as is known by now."""
        now = self._clock.now()

        def waiting_again(entry: Entry) -> Entry | None:
            return suspected(entry, now) if entry.state is EntryState.NEEDS_ATTENTION else None

        for admission_id in sorted(blameless):
            try:
                await self._store.outbox.change(admission_id, waiting_again)
            except StoreError as error:
                log.warning("admission %s stays with those that need attention: %s", admission_id, error)
        await self._settle_refusals(blameless)

    async def _convict(self, admission_id: str) -> None:
        """The account is accepted: this one was refused for itself, and a person looks at it."""

        def guilty(entry: Entry) -> Entry | None:
            is_idle = entry.state in UNSENT and entry.state is not EntryState.SENDING
            return replace(entry, state=EntryState.NEEDS_ATTENTION) if is_idle and entry.refused else None

        try:
            entry = await self._store.outbox.change(admission_id, guilty)
            if entry is not None and entry.refused in THE_TICKETS_OWN:
                late = incident_of(entry, IncidentKind.LATE_REFUSAL, entry.last_error, self._clock.now())
                await self._store.incidents.add(late)
        except StoreError as error:
            log.warning("admission %s stays with those that wait: %s", admission_id, error)

    async def _settle_refusals(self, blameless: frozenset[str]) -> None:
        """Refusals that turned out to be nobody's own are no incidents."""
        why = "refused like the others: it was the account, the address or the event"
        for incident in await self._store.incidents.recorded(every=False) if blameless else ():
            refused = incident.kind is IncidentKind.LATE_REFUSAL and "service" in incident.detail
            if refused and incident.admission_id in blameless:
                await self._store.incidents.settle(incident.id, why, self._clock.now())


def incident_of(
    entry: Entry, kind: IncidentKind, what: str, now: Instant, reply: Reply | None = None
) -> Incident:
    """Both sides' evidence: when this door let the guest in, and what the service says; in ids."""
    service = {"previous": entry.previous, "proven": entry.proven, **(asdict(reply) if reply else {})}
    detail = {
        "what": what,
        "here": {"admission_id": entry.admission_id, "at": entry.scanned_at, "attempts": entry.attempts},
        "service": service,
    }
    return Incident(uuid4().hex, kind, now, entry.ticket_id, entry.admission_id, detail)
