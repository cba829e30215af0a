"""Forgets guests by itself once their event is long over; behind the scans, and never on one clock's word."""

import asyncio
import logging

from kiosk.core import retention
from kiosk.core.tickets import Instant
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Clock, Service
from kiosk.engine.readiness_facts import Reached, examine_link
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store

LOOK_EVERY_S = 3600.0
"""Whether anything is due is a cheap question; what is due waits for a quiet hour."""
SEEN_DUE = "retention_due_since"
"""The note of since when this machine's clock, asked alone, says that guests are due."""

log = logging.getLogger(__name__)


class Retention:
    """`days`: how long guests are held after their event; 0 means until somebody purges them."""

    def __init__(self, store: Store, service: Service, session: Session, clock: Clock, days: float) -> None:
        self._store, self._service, self._session, self._clock = store, service, session, clock
        self.days = days

    async def run(self, *, after_s: float = 0.0) -> None:
        """Look after so long, and every hour from then on."""
        await asyncio.sleep(after_s)
        while True:
            try:
                await self.look()
            except StoreError as error:
                log.warning("the guests of events that are over could not be forgotten: %s", error)
            await asyncio.sleep(LOOK_EVERY_S)

    async def look(self) -> frozenset[str]:
        """Forget whose time has come, unless people are coming in; the events of those forgotten.

        Raises StoreError.
        """
        now = self._clock.now()
        held = await self._store.retention.guests_held()
        due = retention.due(held, now, self.days)
        if retention.is_busy(held, self._session.events, now):
            if due:
                log.info("guests are due to be forgotten: once nobody is coming in")
            return frozenset()
        await self._store.retention.finish_purge(now - self.days * retention.DAY_S)
        if not due:
            await self._note(None)
            return frozenset()
        agreed = await self._agreed(now)
        if agreed is None:
            return frozenset()
        gone = retention.due(held, agreed, self.days)
        if gone:
            purged = await self._store.retention.purge_events(gone, agreed - self.days * retention.DAY_S)
            await self._note(None)
            log.info(
                "%d tickets of %d events were forgotten, %g days after these were over",
                purged,
                len(gone),
                self.days,
            )
        return gone

    async def _agreed(self, now: Instant) -> Instant | None:
        """The time that a second opinion agrees with; None where there is none yet."""
        link = await examine_link(self._service, self._clock)
        skew_s = link.skew_s if isinstance(link, Reached) else None
        kept = await self._store.notes.get(SEEN_DUE)
        found = retention.believed(now, skew_s, float(kept) if kept else None)
        if found.now is None:
            log.info("guests are due to be forgotten by this machine's clock: once another clock agrees")
        elif found.now < now - retention.DAY_S:
            log.warning("this machine's clock is ahead of the service's: no guests are forgotten by it")
        await self._note(found.since)
        return found.now

    async def _note(self, since: Instant | None) -> None:
        value = "" if since is None else repr(since)
        if (await self._store.notes.get(SEEN_DUE) or "") != value:
            await self._store.notes.put(SEEN_DUE, value)
