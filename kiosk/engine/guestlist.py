"""Keeps the guest list fresh: full passes, deltas, and the recheck of a scan."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import aclosing
from dataclasses import dataclass, replace
from uuid import uuid4

from kiosk.core.merge import newest, since_for, since_text
from kiosk.core.outbox import IncidentKind
from kiosk.core.tickets import Instant
from kiosk.engine.aftermath import look_at_those_inside
from kiosk.engine.errors import ServiceError, StoreError
from kiosk.engine.events import Emit, GuestListChanged, LateStop, SyncFailed
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.off_list import match_off_list
from kiosk.engine.paging import Paging
from kiosk.engine.ports import Clock, Service, Store
from kiosk.engine.records import GuestPage, Incident, ListState, PageQuery
from kiosk.engine.session import Session

RECHECK_APART_S = 5.0
STILL_NEAR_S = 120.0
"""Who was let in longer ago is not to be stopped at the door any more; the incident stays."""
RESUME_WITHIN_S = 600.0
PAGES_A_WRITE = 10
EVERYTHING = "all"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Synced:
    """What a sync brought: tickets held, entries received, tickets changed, entries not readable."""

    tickets: int
    fetched: int
    changed: int
    quarantined: int
    complete: bool
    seconds: float


@dataclass
class _Tally:
    fetched: int = 0
    changed: int = 0
    quarantined: int = 0

    def add(self, pages: Iterable[GuestPage], changed: int) -> None:
        for page in pages:
            self.fetched += page.received
            self.quarantined += len(page.quarantined)
        self.changed += changed


class GuestList:
    """Fetches the guest list of the door's events into the store."""

    def __init__(
        self, store: Store, service: Service, session: Session, clock: Clock, watch: LinkWatch, emit: Emit
    ) -> None:
        self._store = store
        self._service = service
        self._session = session
        self._clock = clock
        self._watch = watch
        self._emit = emit
        self._states: dict[tuple[str, str], ListState] = {}
        self._rechecking: asyncio.Task[bool] | None = None
        self._rechecked_at = -RECHECK_APART_S
        self._syncing = asyncio.Lock()
        self._wake = asyncio.Event()

    async def sync(self, *, full: bool = False) -> Synced:
        """Bring the list up to date: a delta where a complete list is held, else a full pass.

        A pass that was interrupted not long ago goes on where it was.
        Raises ServiceError or StoreError; what came before the fault is kept.
        """
        started = self._clock.monotonic()
        tally = _Tally()
        async with self._syncing:
            account = await self._session.identify()
            for scope, query in await self._scopes(account, full=full):
                state = await self._state(account, scope)
                since = _delta_start(state)
                if full or since is None:
                    await self._full_pass(account, scope, query, tally)
                else:
                    await self._delta(account, scope, query, tally, since)
        return await self._finish(tally, started)

    async def _finish(self, tally: _Tally, started: float) -> Synced:
        await match_off_list(self._store, self._session, self._clock.now(), lambda: uuid4().hex)
        await self._look_at_those_inside()
        tickets = await self._store.ticket_count()
        covering = await self._store.covering(self._session.events)
        as_of = min((state.as_of for state in covering if state.as_of is not None), default=None)
        self._emit(GuestListChanged(tickets, bool(covering), as_of))
        seconds = self._clock.monotonic() - started
        return Synced(tickets, tally.fetched, tally.changed, tally.quarantined, bool(covering), seconds)

    async def _look_at_those_inside(self) -> None:
        now = self._clock.now()
        policy = self._session.policy
        for out in await look_at_those_inside(self._store, policy, now, lambda: uuid4().hex):
            incident = out.incident
            if incident.kind is IncidentKind.STOP_LISTED or now - out.let_in_at <= STILL_NEAR_S:
                self._emit(LateStop(incident.ticket_id, out.name, incident.kind, now))

    async def recheck(self, budget_s: float) -> bool:
        """Look again for a guest who may have bought or paid just now; whether that was done in time.

        Concurrent scans share one delta, at most one starts in 5 s, and only while the link is good, or not
        known to be bad because nothing was asked yet.
        """
        running = self._rechecking
        if running is None or running.done():
            now = self._clock.monotonic()
            if not self._watch.link.worth_waiting or now - self._rechecked_at < RECHECK_APART_S:
                return False
            self._rechecked_at = now
            running = self._rechecking = asyncio.create_task(self._recheck(), name="recheck")
        done, _ = await asyncio.wait({running}, timeout=budget_s)
        return bool(done) and not running.cancelled() and running.result()

    async def _recheck(self) -> bool:
        tally, started = _Tally(), self._clock.monotonic()
        try:
            account = await self._session.identify()
            for scope, query in await self._scopes(account, full=False):
                since = _delta_start(await self._state(account, scope))
                if since is None:
                    return False
                await self._delta(account, scope, query, tally, since)
        except (ServiceError, StoreError) as error:
            log.info("recheck came to nothing: %s", type(error).__name__)
            return False
        await self._finish(tally, started)
        return True

    async def run(self, *, delta_every_s: float, full_every_s: float) -> None:
        """Keep the list fresh for ever: a full pass at the start and now and then, deltas between."""
        last_full: float | None = None
        while True:
            now = self._clock.monotonic()
            full = last_full is None or now - last_full >= full_every_s
            self._wake.clear()
            try:
                await self.sync(full=full)
            except (ServiceError, StoreError) as error:
                self._emit(SyncFailed(str(error)))
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

    async def _state(self, account: str, scope: str) -> ListState:
        if (account, scope) not in self._states:
            self._states[account, scope] = await self._store.list_state(account, scope)
        return self._states[account, scope]

    async def _scopes(self, account: str, *, full: bool) -> list[tuple[str, PageQuery]]:
        """What to ask for: the listings of the door's events, or everything where none is chosen.

        Where everything is held already, what changed of everything is less than the listings whole.
        """
        everything_held = not full and (await self._state(account, EVERYTHING)).complete
        if not self._session.events or everything_held:
            return [(EVERYTHING, PageQuery())]
        held = {e.event.id: e.event for e in await self._store.events()}
        scopes: dict[str, PageQuery] = {}
        for event_id in sorted(self._session.events):
            event = held.get(event_id)
            listing = event.listing.id if event and event.listing else await self._learn_listing(event_id)
            if listing:
                scopes[f"listing:{listing}"] = PageQuery(listing_id=listing)
            else:
                scopes[f"event:{event_id}"] = PageQuery(event_id=event_id)
        return list(scopes.items())

    async def _learn_listing(self, event_id: str) -> str:
        page = await self._service.guest_page(PageQuery(limit=1, event_id=event_id))
        found = (t.event.listing.id for t in page.tickets if t.event and t.event.listing)
        return next(found, "")

    async def _full_pass(self, account: str, scope: str, query: PageQuery, tally: _Tally) -> None:
        before = await self._state(account, scope)
        now = self._clock.now()
        resumed = before.resume_at > 0 and 0 <= now - before.resume_started <= RESUME_WITHIN_S
        start = before.resume_at if resumed else 0
        started = before.resume_started if resumed else now
        request, pass_no = await self._store.next_request(), before.passes + 1
        latest, date, received = before.newest_updated_at, before.resume_date if resumed else None, 0
        async with (
            Paging(self._service, query, start) as paging,
            aclosing(paging.batches(PAGES_A_WRITE)) as batches,
        ):
            async for pages in batches:
                date = date if date is not None else pages[0].date
                received += sum(page.received for page in pages)
                stored = await self._store.store_pages(
                    account, pages, request=request, pass_no=pass_no, scope=scope
                )
                latest = self._newest(pages, latest)
                tally.add(pages, stored.changed)
                await self._put(
                    account,
                    scope,
                    resume_at=paging.stored_to,
                    resume_started=started,
                    resume_date=date,
                )
        if received == 0:
            log.warning("the service answered with an empty guest list: what is held stays")
            await self._put(account, scope, resume_at=0)
            return
        done = replace(
            self._states[account, scope],
            complete=True,
            as_of=self._clock.now(),
            newest_updated_at=latest,
            first_page_date=date,
            passes=pass_no,
            resume_at=0,
        )
        self._states[account, scope] = done
        if resumed:
            await self._store.put_list_state(account, scope, done)
        elif too_many := await self._store.finish_pass(account, scope, done):
            await self._report_vanishing(too_many)

    async def _delta(self, account: str, scope: str, query: PageQuery, tally: _Tally, since: Instant) -> None:
        before = await self._state(account, scope)
        request, latest = await self._store.next_request(), before.newest_updated_at
        async with (
            Paging(self._service, replace(query, since=since_text(since)), 0) as paging,
            aclosing(paging.batches(PAGES_A_WRITE)) as batches,
        ):
            async for pages in batches:
                stored = await self._store.store_pages(
                    account, pages, request=request, pass_no=before.passes + 1, scope=scope
                )
                latest = self._newest(pages, latest)
                tally.add(pages, stored.changed)
        await self._put(account, scope, as_of=self._clock.now(), newest_updated_at=latest)

    async def _put(self, account: str, scope: str, **changes: object) -> None:
        state = replace(self._states[account, scope], **changes)  # type: ignore[arg-type]  # named by ListState
        self._states[account, scope] = state
        await self._store.put_list_state(account, scope, state)

    def _newest(self, pages: Iterable[GuestPage], before: Instant | None) -> Instant | None:
        there = self._clock.now() + self._service.skew_s
        for page in pages:
            before = newest((t.updated_at for t in page.tickets), before, page.date or there)
        return before

    async def _report_vanishing(self, missing: int) -> None:
        detail = {"missing": missing}
        now = self._clock.now()
        incident = Incident(uuid4().hex, IncidentKind.MASS_VANISHING, now, "", "", detail)
        open_ones = await self._store.incidents(every=False)
        if not any(one.kind is IncidentKind.MASS_VANISHING for one in open_ones):
            await self._store.add_incident(incident)


def _delta_start(state: ListState) -> Instant | None:
    """Where a delta starts; None where a full pass is needed first."""
    return since_for(state.newest_updated_at, state.first_page_date) if state.complete else None
