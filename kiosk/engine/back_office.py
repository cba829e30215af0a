"""The part of a desk behind the lane: what was recorded, what is owed, who is on duty, what is ready."""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from kiosk.core.outbox import waits_for
from kiosk.core.pace import Pause
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant
from kiosk.engine import attention
from kiosk.engine.errors import StoreError
from kiosk.engine.events import DutyChanged, SyncFailed
from kiosk.engine.handed_over import HandOverOutcome, NotHandedOver, file_name
from kiosk.engine.look_up import look_up
from kiosk.engine.parts import Parts
from kiosk.engine.pins import unusable
from kiosk.engine.readiness import (
    Check,
    NotOpened,
    ProfileFacts,
    examine_link,
    examine_store,
    folder_checks,
    link_checks,
    profile_checks,
)
from kiosk.engine.records import Arrivals, Guest, Incident, OutboxCount, OutboxLine, RecentScan
from kiosk.engine.retention import Retention
from kiosk.engine.supervised import NotRecorded, UnlockOutcome

T = TypeVar("T")

log = logging.getLogger(__name__)


class BackOffice:
    """The part of kiosk.engine.door_desk.DoorDesk that no guest waits for."""

    _parts: Parts
    retention: Retention
    door_name: str
    _count: OutboxCount
    _inside: int
    _unsent: list[OutboxLine]
    _incidents: list[Incident]

    async def _read(self, asked: Awaitable[T], otherwise: T) -> T:
        """What was asked for; where the disk fails, staff are told, and see what there was."""
        try:
            return await asked
        except StoreError as error:
            log.warning("the profile failed: %s", error)
            self._parts.events(SyncFailed(error.text))
            return otherwise

    async def order(self, order_id: str) -> list[Guest]:
        """See engine.desk.Desk."""
        return await self._read(self._order(order_id), [])

    async def _order(self, order_id: str) -> list[Guest]:
        return await self._parts.store.guests.order(order_id, await self._account())

    async def _account(self) -> str:
        """Whose guests are shown; nobody's while it is not known whose token it is."""
        return (await self._parts.session.whose()).account

    async def history(self, ticket_id: str) -> list[LedgerRow]:
        """See engine.desk.Desk."""
        return await self._read(self._parts.store.ledger.rows(ticket_id), [])

    async def recent(self, limit: int = 50) -> list[RecentScan]:
        """See engine.desk.Desk."""
        return await self._read(self._parts.store.ledger.recent(limit), [])

    async def arrivals(self, since: Instant, bucket_s: float = 60.0) -> Arrivals:
        """See engine.desk.Desk."""
        return await self._read(
            self._arrivals(since, bucket_s), Arrivals(since, bucket_s, inside=self._inside)
        )

    async def _arrivals(self, since: Instant, bucket_s: float) -> Arrivals:
        events, now, account = self._parts.session.events, self._parts.clock.now(), await self._account()
        return await self._parts.store.ledger.arrivals(events, since, now, bucket_s, account)

    async def outbox_count(self) -> OutboxCount:
        """See engine.desk.Desk."""
        self._count = await self._read(self._parts.store.outbox.count(), self._count)
        return self._count

    async def outbox(self, *, every: bool = False) -> list[OutboxLine]:
        """See engine.desk.Desk."""
        asked = self._lines(every=every)
        if every:
            return await self._read(asked, [])
        self._unsent = await self._read(asked, self._unsent)
        return self._unsent

    async def _lines(self, *, every: bool) -> list[OutboxLine]:
        account = await self._parts.session.remembered_account()
        lines = await self._parts.store.outbox.lines(every=every)
        return [replace(line, waits_for=waits_for(line.entry, account)) for line in lines]

    @property
    def pause(self) -> Pause | None:
        """See engine.desk.Desk."""
        return self._parts.uploader.pause

    async def retry(self, admission_id: str) -> bool:
        """See engine.desk.Desk."""
        changed = await self._read(attention.retry(self._parts.store, admission_id), None)
        self._parts.uploader.poke()
        self._parts.uploader.tell_count()
        return changed is not None

    async def dismiss(self, admission_id: str, why: str) -> bool:
        """See engine.desk.Desk."""
        changed = await self._read(attention.dismiss(self._parts.store, admission_id, why), None)
        self._parts.uploader.tell_count()
        return changed is not None

    async def incidents(self) -> list[Incident]:
        """See engine.desk.Desk."""
        self._incidents = await self._read(self._parts.store.incidents.recorded(every=False), self._incidents)
        return self._incidents

    async def settle(self, incident_id: str, why: str) -> bool:
        """See engine.desk.Desk."""
        now = self._parts.clock.now()
        settled = await self._read(attention.settle(self._parts.store, incident_id, why, now), None)
        return settled is not None

    async def inside(self) -> int:
        """See engine.desk.Desk."""
        self._inside = await self._read(self._count_inside(), self._inside)
        return self._inside

    async def _count_inside(self) -> int:
        return await self._parts.store.ledger.inside(self._parts.session.events, await self._account())

    async def unlock(self, pin: str) -> UnlockOutcome:
        """See engine.desk.Desk."""
        try:
            return await self._parts.supervision.unlock(pin)
        except StoreError as error:
            return NotRecorded(error.text)

    @property
    def on_duty(self) -> str:
        """See engine.desk.Desk."""
        return self._parts.session.setup.on_duty

    async def change_on_duty(self, name: str) -> None:
        """See engine.desk.Desk."""
        await self._read(self._parts.session.change_on_duty(name), None)
        self._parts.events(DutyChanged(self.on_duty))

    @property
    def supervisors(self) -> tuple[str, ...]:
        """See engine.desk.Desk."""
        return tuple(one.name for one in self._parts.session.policy.supervisors)

    @property
    def pins_unusable(self) -> bool:
        """See engine.desk.Desk."""
        return bool(self.supervisors) and unusable(self._parts.session.policy.supervisors) == self.supervisors

    @property
    def policy_lost(self) -> bool:
        """See engine.desk.Desk."""
        return self._parts.session.policy_lost

    @property
    def capacity(self) -> int | None:
        """See engine.desk.Desk."""
        return self._parts.session.policy.capacity

    async def readiness(self) -> list[Check]:
        """See engine.desk.Desk."""
        parts = self._parts
        folder, profile, link = await asyncio.gather(
            look_up(parts.folder, "folder"), self._examined(), examine_link(parts.service, parts.clock)
        )
        now = parts.clock.now()
        return [*folder_checks(folder), *profile_checks(profile, now), *link_checks(link)]

    async def hand_over(self, folder: Path, passphrase: str) -> HandOverOutcome:
        """See engine.desk.Desk."""
        file = folder / file_name(self.door_name, self._parts.clock.now())
        try:
            return await self._parts.write_handover(file, passphrase)
        except StoreError as error:
            log.warning("the door was not handed over: %s", error)
            return NotHandedOver(error.text)

    async def _examined(self) -> ProfileFacts:
        parts = self._parts
        try:
            wanted, account = parts.session.wanted, await self._account()
            faults, days = await parts.store.faults(), self.retention.days
            supervisors = parts.session.policy.supervisors
            return await examine_store(parts.store, wanted, faults, days, account, supervisors)
        except StoreError as error:
            return NotOpened(error.text)
