"""The one implementation of the desk: a door with its guest list and its outbox, and what runs behind it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from kiosk.core.codes import Tiers, candidates
from kiosk.core.link import LinkState
from kiosk.core.policy import Direction
from kiosk.core.presence import How, LedgerRow
from kiosk.core.presentations import InView
from kiosk.core.tickets import Instant
from kiosk.core.verdict import RESTART_WINDOW_S
from kiosk.engine.back_office import BackOffice
from kiosk.engine.desk import NotATicket, NotJudged, TypedOutcome, UndoAgainOutcome, UndoOutcome
from kiosk.engine.errors import ServiceError, StoreError
from kiosk.engine.events import (
    DoorChanged,
    Emit,
    EngineEvent,
    GuestListChanged,
    ScanFailed,
    SyncFailed,
    VerdictGiven,
)
from kiosk.engine.parts import Parts
from kiosk.engine.records import EventHeld, Guest, Incident, OutboxCount, OutboxLine
from kiosk.engine.retention import Retention
from kiosk.engine.supervised import GroupAdmitted, NotRecorded, OffListOutcome, OverrideOutcome, Vouched

RESTART_AFTER_S = 1.0

log = logging.getLogger(__name__)


class DoorDesk(BackOffice):
    """engine.desk.Desk over the parts of one door."""

    def __init__(
        self, parts: Parts, retention: Retention, *, delta_every_s: float, full_every_s: float
    ) -> None:
        self._parts = parts
        self.retention = retention
        self._delta_every_s = delta_every_s
        self._full_every_s = full_every_s
        self._list = GuestListChanged(0, complete=False, as_of=None)
        self._count = OutboxCount()
        self._inside = 0
        self._unsent: list[OutboxLine] = []
        self._incidents: list[Incident] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.door_name = parts.session.setup.door
        self.rehearsal = parts.session.setup.rehearsal
        parts.events.listen(self._note)

    async def start(self) -> None:
        """Take up where the last run ended, and keep list and outbox going from now on."""
        parts = self._parts
        await parts.store.outbox.recover()
        await self._look_at_list()
        parts.events(self._list)
        run_list = parts.guest_list.run
        self._keep(
            "guest list", lambda: run_list(delta_every_s=self._delta_every_s, full_every_s=self._full_every_s)
        )
        self._keep("uploader", parts.uploader.run)
        self._keep("retention", self.retention.run)

    async def stop(self) -> None:
        """End what runs behind the door; what is in flight gets a moment, the rest is safe on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._parts.guest_list.stop()
        await self._parts.uploader.stop()
        await self._parts.door.settle()

    def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(self._forever(name, work), name=name))

    async def _forever(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` for ever: a fault of ours in it is logged, and the door goes on."""
        while True:
            try:
                await work()
            except Exception:
                log.exception("the %s stopped and is started again", name)
            await asyncio.sleep(RESTART_AFTER_S)

    def _note(self, event: EngineEvent) -> None:
        match event:
            case GuestListChanged():
                self._list = event

    async def _look_at_list(self) -> None:
        store, events = self._parts.store, self._parts.session.events
        account = await self._account()
        covering = await store.lists.covering(events, account)
        as_of = min((state.as_of for state in covering if state.as_of is not None), default=None)
        self._list = GuestListChanged(await store.guests.count(account), bool(covering), as_of)

    def listen(self, emit: Emit) -> None:
        """See engine.desk.Desk."""
        self._parts.events.listen(emit)

    def unlisten(self, emit: Emit) -> None:
        """See engine.desk.Desk."""
        self._parts.events.unlisten(emit)

    async def scan(self, code: bytes | str, how: How, view: InView | None = None) -> VerdictGiven | None:
        """See engine.desk.Desk."""
        return await self._parts.door.present(code, how, view)

    async def typed(self, line: str) -> TypedOutcome:
        """See engine.desk.Desk."""
        tiers = candidates(line)
        try:
            exact = bool(tiers) and await self._is_a_ticket(tiers)
        except StoreError as error:
            self._parts.events(ScanFailed("", error.text))
            return NotJudged()
        if not exact:
            return NotATicket()
        return await self._parts.door.scan(line, How.KEYBOARD) or NotJudged()

    async def _is_a_ticket(self, tiers: Tiers) -> bool:
        found = await self._parts.store.guests.match(tiers, await self._account())
        return bool(found.tickets or found.elsewhere)

    async def admit(self, ticket_id: str, how: How = How.SEARCH) -> VerdictGiven | None:
        """See engine.desk.Desk."""
        return await self._parts.door.admit(ticket_id, how)

    async def let_out(self, ticket_id: str, how: How = How.SEARCH) -> VerdictGiven | None:
        """See engine.desk.Desk."""
        return await self._parts.door.let_out(ticket_id, how)

    async def override(
        self, code: bytes | str, pin: str, why: str, how: How = How.KEYBOARD
    ) -> OverrideOutcome:
        """See engine.desk.Desk."""
        try:
            return await self._parts.supervision.override(code, pin, why, how)
        except StoreError as error:
            return NotRecorded(error.text)

    async def admit_off_list(
        self, code: bytes | str, pin: str, why: str, name: str = "", how: How = How.KEYBOARD
    ) -> OffListOutcome:
        """See engine.desk.Desk."""
        try:
            return await self._parts.supervision.admit_off_list(code, pin, why, how, name)
        except StoreError as error:
            return NotRecorded(error.text)

    async def admit_group(self, ticket_ids: Sequence[str], how: How = How.SEARCH) -> GroupAdmitted:
        """See engine.desk.Desk."""
        ticked = list(dict.fromkeys(ticket_ids))
        given = await self._parts.door.admit_each(ticked, how)
        failed = (ticket_id for ticket_id, one in zip(ticked, given, strict=True) if one is None)
        return GroupAdmitted(tuple(one for one in given if one is not None), tuple(failed))

    async def undo(self, admission_id: str, how: How = How.KEYBOARD) -> UndoOutcome:
        """See engine.desk.Desk."""
        return await self._undo(admission_id, how)

    async def undo_again(
        self, admission_id: str, pin: str, why: str, how: How = How.KEYBOARD
    ) -> UndoAgainOutcome:
        """See engine.desk.Desk."""
        try:
            found = await self._parts.supervision.vouch(pin, why, how)
        except StoreError as error:
            return NotRecorded(error.text)
        return await self._undo(admission_id, how, found) if isinstance(found, Vouched) else found

    async def _undo(self, admission_id: str, how: How, word: Vouched | None = None) -> UndoOutcome:
        supervisor, reason = (word.supervisor, word.reason) if word else ("", "")
        try:
            outcome = await self._parts.door.undo(admission_id, supervisor, reason, how)
        except StoreError as error:
            return NotRecorded(error.text)
        self._parts.uploader.tell_count()
        return outcome

    async def shown(self, admission_id: str) -> None:
        """See engine.desk.Desk."""
        self._parts.door.shown(admission_id)

    async def unshown(self) -> list[LedgerRow]:
        """See engine.desk.Desk."""
        since = self._parts.clock.now() - RESTART_WINDOW_S
        run = self._parts.session.setup.run
        return await self._read(self._parts.store.ledger.unshown(run, since), [])

    async def search(self, query: str, limit: int = 20) -> list[Guest]:
        """See engine.desk.Desk."""
        return await self._read(self._search(query, limit), [])

    async def _search(self, query: str, limit: int) -> list[Guest]:
        return await self._parts.store.guests.search(query, limit, frozenset(), await self._account())

    async def guest(self, ticket_id: str) -> Guest | None:
        """See engine.desk.Desk."""
        return await self._read(self._guest(ticket_id), None)

    async def _guest(self, ticket_id: str) -> Guest | None:
        return await self._parts.store.guests.get(ticket_id, await self._account())

    async def events_held(self) -> list[EventHeld]:
        """See engine.desk.Desk."""
        return await self._read(self._events_held(), [])

    async def _events_held(self) -> list[EventHeld]:
        return await self._parts.store.guests.events(await self._account())

    async def choose_events(self, event_ids: frozenset[str]) -> None:
        """See engine.desk.Desk."""
        if not await self._read(self._choose(event_ids), otherwise=False):
            return
        await self._read(self._look_at_list(), None)
        self._parts.uploader.signed_in()
        self._parts.guest_list.wake()
        self._parts.events(DoorChanged(self.events))
        self._parts.events(self._list)

    async def _choose(self, event_ids: frozenset[str]) -> bool:
        await self._parts.session.choose(event_ids)
        return True

    @property
    def events(self) -> frozenset[str]:
        """See engine.desk.Desk."""
        return self._parts.session.events

    @property
    def every_event(self) -> bool:
        """See engine.desk.Desk."""
        return self._parts.session.every_event

    @property
    def direction(self) -> Direction:
        """See engine.desk.Desk."""
        return self._parts.session.setup.direction

    @property
    def link(self) -> LinkState:
        """See engine.desk.Desk."""
        return self._parts.watch.state

    @property
    def list_as_of(self) -> Instant | None:
        """See engine.desk.Desk."""
        return self._list.as_of

    @property
    def list_complete(self) -> bool:
        """See engine.desk.Desk."""
        return self._list.complete

    async def refresh(self) -> None:
        """See engine.desk.Desk."""
        try:
            await self._parts.guest_list.sync(full=True)
        except (ServiceError, StoreError) as error:
            self._parts.events(SyncFailed(error.text))
