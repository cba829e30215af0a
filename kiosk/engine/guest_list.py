"""Keeps the guest list fresh: when it is read and for which events, and the recheck of a scan."""

import asyncio
import logging
from uuid import uuid4

from msgspec import Struct

from kiosk.core.outbox import IncidentKind
from kiosk.engine.errors import RefusedError, ServiceError, StoreError, UnauthorisedError
from kiosk.engine.events import Emit, GuestListChanged, LateStop, SyncFailed
from kiosk.engine.late_checks import look_at_those_inside
from kiosk.engine.link_watch import NO_SUCH_EVENT, LinkWatch
from kiosk.engine.list_passes import ListPasses, Tally, delta_start
from kiosk.engine.off_list import match_off_list
from kiosk.engine.paging import nobody_waits
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import PageQuery
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.waiting_guests import ScansUnderWay

RECHECK_APART_S = 5.0
STILL_NEAR_S = 120.0
"""Who was let in longer ago is not to be stopped at the door any more; the incident stays."""
REFUSED_AGAIN_S = 5.0
"""How soon the list is asked for again where the token that came meanwhile was refused as well."""
EVERYTHING = "all"

log = logging.getLogger(__name__)


class Synced(Struct, frozen=True):
    """What a sync brought: tickets held, entries received, tickets changed, entries not readable."""

    tickets: int
    fetched: int
    changed: int
    quarantined: int
    complete: bool
    seconds: float


class GuestList:
    """Fetches the guest list of the door's events into the store."""

    def __init__(
        self,
        store: Store,
        service: Service,
        session: Session,
        clock: Clock,
        watch: LinkWatch,
        emit: Emit,
        scans: ScansUnderWay,
    ) -> None:
        self._store = store
        self._service = service
        self._session = session
        self._clock = clock
        self._watch = watch
        self._emit = emit
        self._passes = ListPasses(store, service, session, clock, emit)
        self._scans = scans
        self.unknown_events: frozenset[str] = frozenset()
        """Of the door's events those that the service had no ticket for when it was asked last."""
        self._rechecking: asyncio.Task[bool] | None = None
        self._ran_out: asyncio.Task[bool] | None = None
        self._rechecked_at = -RECHECK_APART_S
        self._syncing = asyncio.Lock()
        self._wake = asyncio.Event()

    @property
    def is_empty(self) -> bool:
        """Whether the service had nobody on the list when all of it was read last."""
        return self._passes.is_empty

    async def sync(self, *, full: bool = False) -> Synced:
        """Bring the list up to date: a delta where a complete list is held, else a full pass.

        A first pass that was interrupted not long ago goes on where it was, and an unbroken one follows.
        Raises ServiceError or StoreError; what came before the fault is kept.
        """
        started = self._clock.monotonic()
        tally = Tally(self._scans.let_go_ahead)
        async with self._syncing:
            account = await self._session.identify()
            scopes = await self._scopes(account)
            tally.is_of_several = len(scopes) > 1
            for scope, query in scopes:
                state = await self._passes.state(account, scope)
                since = delta_start(state)
                if full or since is None:
                    await self._passes.full_pass(account, scope, query, tally)
                    tally.go_on_to_next_list()
                else:
                    await self._passes.delta(account, scope, query, tally, since)
        return await self._finish(tally, started)

    async def _finish(self, tally: Tally, started: float) -> Synced:
        await tally.stand_back()
        await match_off_list(self._store, self._session, self._clock.now(), lambda: uuid4().hex)
        await self._look_at_those_inside()
        account = (await self._session.whose()).account
        tickets = await self._store.guests.count(account)
        covering = await self._store.lists.covering(self._session.events, account)
        as_of = min((state.as_of for state in covering if state.as_of is not None), default=None)
        self._emit(GuestListChanged(tickets, bool(covering), as_of))
        seconds = self._clock.monotonic() - started
        return Synced(tickets, tally.fetched, tally.changed, tally.quarantined, bool(covering), seconds)

    async def _look_at_those_inside(self) -> None:
        now = self._clock.now()
        session = self._session
        found = await look_at_those_inside(
            self._store, session.policy, session.events, now, lambda: uuid4().hex
        )
        for out in found:
            incident = out.incident
            if incident.kind is IncidentKind.STOP_LISTED or now - out.let_in_at <= STILL_NEAR_S:
                self._emit(LateStop(incident.ticket_id, out.name, incident.kind, now))

    async def recheck(self, budget_s: float) -> bool:
        """Look again for a guest who may have bought or paid just now; whether that was done in time.

        Concurrent scans share one delta, at most one starts in 5 s, and only while the link is good, or not
        known to be bad because nothing was asked yet. One that has kept guests waiting in vain keeps nobody
        else, and counts as one lapse however many they were.
        """
        if not self._watch.link.worth_waiting:
            return False
        running = self._rechecking
        if running is None or running.done():
            now = self._clock.monotonic()
            if now - self._rechecked_at < RECHECK_APART_S:
                return False
            self._rechecked_at = now
            running = self._rechecking = asyncio.create_task(self._recheck(), name="recheck")
        if running is self._ran_out:
            return False
        done, _ = await asyncio.wait({running}, timeout=budget_s)
        if not done and running is not self._ran_out:
            self._ran_out = running
            self._watch.lapse()
        return bool(done) and not running.cancelled() and running.result()

    async def _recheck(self) -> bool:
        tally, started = Tally(nobody_waits), self._clock.monotonic()  # a guest waits for this itself
        looked_again = False
        try:
            account = await self._session.identify()
            for scope, query in await self._scopes(account):
                since = delta_start(await self._passes.state(account, scope))
                if since is None:  # chosen just now; the list of everything holds what any other does
                    since = delta_start(await self._passes.state(account, EVERYTHING))
                if since is None:
                    return False
                await self._passes.delta(account, scope, query, tally, since)
            looked_again = True  # what came is on disk, whatever goes wrong after it
            await self._finish(tally, started)
        except (ServiceError, StoreError) as error:
            log.info("a recheck was cut short: %s", type(error).__name__)
        except Exception as error:  # whatever it was, every guest who waits has a verdict that stands
            log.error("a recheck was cut short: %s", type(error).__name__)  # noqa: TRY400 - it may name guests
            log.debug("the fault", exc_info=True)
        return looked_again

    async def run(self, *, delta_every_s: float, full_every_s: float) -> None:
        """Keep the list fresh for ever: a full pass at the start and now and then, deltas between.

        After a full pass that broke off a delta has its turn: on a bad line only that may get through.
        """
        last_full: float | None = None
        broke_off = False
        while True:
            now = self._clock.monotonic()
            full = not broke_off and (last_full is None or now - last_full >= full_every_s)
            broke_off = False
            self._wake.clear()
            try:
                await self.sync(full=full)
            except (ServiceError, StoreError) as error:
                broke_off = full
                self._emit(SyncFailed(error.text))
                if isinstance(error, UnauthorisedError) and self._wake.is_set():
                    # Most likely by a token that it fetched itself: each round would bring the next one.
                    await asyncio.sleep(min(delta_every_s, REFUSED_AGAIN_S))
            else:
                last_full = now if full else last_full
            try:
                async with asyncio.timeout(delta_every_s):
                    await self._wake.wait()
            except TimeoutError:
                continue

    def wake(self) -> None:
        """The door's events changed: look at the list now."""
        self._wake.set()

    async def stop(self) -> None:
        """End what is under way."""
        if self._rechecking is not None:
            self._rechecking.cancel()
            await asyncio.gather(self._rechecking, return_exceptions=True)

    async def _scopes(self, account: str) -> list[tuple[str, PageQuery]]:
        """What to ask for: the listings of the door's events, or everything where none is chosen.

        Deltas and full passes alike: what one of them asks for and the other does not is never up to date.
        An event that the service does not know keeps no other's list from coming; RefusedError where it
        knows none.
        """
        if not self._session.events:
            return [(EVERYTHING, PageQuery())]
        scopes: dict[str, PageQuery] = {}
        refused: RefusedError | None = None
        self.unknown_events &= self._session.events
        for event_id in sorted(self._session.events):
            event = await self._store.guests.event(event_id, account)
            try:
                listing = event.listing.id if event and event.listing else await self._learn_listing(event_id)
            except RefusedError as error:
                if error.status not in NO_SUCH_EVENT:
                    raise
                self.unknown_events |= {event_id}
                refused = error
                continue
            if event:
                self.unknown_events -= {event_id}
            if listing:
                scopes[f"listing:{listing}"] = PageQuery(listing_id=listing)
            else:
                scopes[f"event:{event_id}"] = PageQuery(event_id=event_id)
        if refused is not None and not scopes:
            raise refused
        return list(scopes.items())

    async def _learn_listing(self, event_id: str) -> str:
        page = await self._service.guest_page(PageQuery(limit=1, event_id=event_id))
        if page.tickets:
            self.unknown_events -= {event_id}
        else:
            self.unknown_events |= {event_id}
        found = (t.event.listing.id for t in page.tickets if t.event and t.event.listing)
        return next(found, "")
