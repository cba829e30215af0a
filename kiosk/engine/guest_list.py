"""Keeps the guest list fresh: full passes, deltas, and the recheck of a scan."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import aclosing
from dataclasses import dataclass, replace
from uuid import uuid4

from kiosk.core.merge import SINCE_MARGIN_S, newest, since_for, since_text
from kiosk.core.message import Message
from kiosk.core.outbox import IncidentKind
from kiosk.core.paging import Belief, Walk
from kiosk.core.tickets import Instant
from kiosk.engine.errors import NotSentError, RefusedError, ServiceError, StoreError, UnauthorisedError
from kiosk.engine.events import Emit, GuestListChanged, LateStop, SyncFailed
from kiosk.engine.late_checks import look_at_those_inside
from kiosk.engine.link_watch import NO_SUCH_EVENT, LinkWatch
from kiosk.engine.off_list import match_off_list
from kiosk.engine.paging import Paging, nobody_waits
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import GuestPage, Incident, ListState, PageQuery
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.waiting_guests import ScansUnderWay

RECHECK_APART_S = 5.0
STILL_NEAR_S = 120.0
"""Who was let in longer ago is not to be stopped at the door any more; the incident stays."""
RESUME_WITHIN_S = 600.0
REFUSED_AGAIN_S = 5.0
"""How soon the list is asked for again where the token that came meanwhile was refused as well."""
MOST_WALKS = 3
"""How often a sync reads the list from its first page until it is believed to be whole."""
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
    """What a sync brought so far, and how it stands back for the guests who wait."""

    stand_back: Callable[[], Awaitable[None]]
    fetched: int = 0
    changed: int = 0
    quarantined: int = 0

    def add(self, pages: Iterable[GuestPage], changed: int) -> None:
        for page in pages:
            self.fetched += page.received
            self.quarantined += len(page.quarantined)
        self.changed += changed


@dataclass(frozen=True, slots=True)
class _Walked:
    """One walk that came to its end: what it saw, when it began (monotonic), its first page's date, and the
    newest `updated_at`.
    """

    walk: Walk
    began: float
    date: Instant | None
    latest: Instant | None


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
        self._scans = scans
        self._states: dict[tuple[str, str], ListState] = {}
        self.unknown_events: frozenset[str] = frozenset()
        """Of the door's events those that the service had no ticket for when it was asked last."""
        self.is_empty = False
        """Whether the service had nobody on the list when all of it was read last."""
        self._rechecking: asyncio.Task[bool] | None = None
        self._ran_out: asyncio.Task[bool] | None = None
        self._rechecked_at = -RECHECK_APART_S
        self._syncing = asyncio.Lock()
        self._wake = asyncio.Event()

    async def sync(self, *, full: bool = False) -> Synced:
        """Bring the list up to date: a delta where a complete list is held, else a full pass.

        A first pass that was interrupted not long ago goes on where it was, and an unbroken one follows.
        Raises ServiceError or StoreError; what came before the fault is kept.
        """
        started = self._clock.monotonic()
        tally = _Tally(self._scans.let_go_ahead)
        async with self._syncing:
            account = await self._session.identify()
            for scope, query in await self._scopes(account):
                state = await self._state(account, scope)
                since = _delta_start(state)
                if full or since is None:
                    await self._full_pass(account, scope, query, tally)
                else:
                    await self._delta(account, scope, query, tally, since)
        return await self._finish(tally, started)

    async def _finish(self, tally: _Tally, started: float) -> Synced:
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
        tally, started = _Tally(nobody_waits), self._clock.monotonic()  # a guest waits for this itself
        looked_again = False
        try:
            account = await self._session.identify()
            for scope, query in await self._scopes(account):
                since = _delta_start(await self._state(account, scope))
                if since is None:  # chosen just now; the list of everything holds what any other does
                    since = _delta_start(await self._state(account, EVERYTHING))
                if since is None:
                    return False
                await self._delta(account, scope, query, tally, since)
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

    async def _state(self, account: str, scope: str) -> ListState:
        if (account, scope) not in self._states:
            self._states[account, scope] = await self._store.lists.state(account, scope)
        return self._states[account, scope]

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

    async def _full_pass(self, account: str, scope: str, query: PageQuery, tally: _Tally) -> None:
        """Read the list from its first page to its end, until what came is believed to be all of it.

        A first pass that broke off is gone on with before, so that the door knows most guests soon. It fills
        the list and completes nothing: rows move between the two halves.
        """
        before = await self._state(account, scope)
        age = self._clock.now() - before.resume_started
        if before.resume_at > 0 and not before.filled and 0 <= age <= RESUME_WITHIN_S:
            await self._walk(account, scope, query, tally, before.resume_at)
            await self._put(account, scope, resume_at=0, filled=True)
        belief, first, empty = Belief(), None, False
        for _ in range(MOST_WALKS):
            walked = await self._walk(account, scope, query, tally, 0)
            if walked.walk.covered == 0:
                if empty:
                    log.warning("the service answered with an empty guest list: what is held stays")
                    await self._put(account, scope, resume_at=0)
                    self.is_empty = True
                    return
                empty = True
                continue
            first = first or walked
            if belief.grows(walked.walk):
                if (named := walked.walk.named) > (came := walked.walk.brought):
                    log.warning(
                        "the service names %d guests and gave %d, as often as it was asked", named, came
                    )
                await self._catch_up(account, scope, query, tally, first)
                await self._complete(account, scope, first, walked.latest)
                return
            log.info("the guest list is read once more: what came may not be all of it")
        log.warning(
            "the guest list is not believed to be whole: what came differs, or is less than was named"
        )
        await self._put(account, scope, resume_at=0, filled=True)
        since = _delta_start(before)
        if since is not None:  # it was whole before, and so it is still, with what came since then
            await self._delta(account, scope, query, tally, since)

    async def _walk(self, account: str, scope: str, query: PageQuery, tally: _Tally, start: int) -> _Walked:
        """Store the pages from `start` to the list's end. Raises ServiceError or StoreError."""
        before, started = await self._state(account, scope), self._clock.now()
        resume_started = before.resume_started if start else started
        request, began = await self._store.lists.next_request(), self._clock.monotonic()
        latest, date, at_first = before.newest_updated_at, None, True
        async with (
            Paging(self._service, query, start, tally.stand_back) as paging,
            aclosing(paging.batches(PAGES_A_WRITE)) as batches,
        ):
            async for pages in batches:
                self._check_account(account)
                date, at_first = (pages[0].date if at_first else date), False
                stored = await self._store.lists.store_pages(
                    account, pages, request=request, pass_no=before.passes + 1, scope=scope
                )
                latest = self._newest(pages, latest)
                tally.add(pages, stored.changed)
                await self._put(account, scope, resume_at=paging.stored_to, resume_started=resume_started)
        return _Walked(paging.walk, began, date, latest)

    async def _catch_up(
        self, account: str, scope: str, query: PageQuery, tally: _Tally, first: _Walked
    ) -> None:
        """Fetch what changed while a list of several pages was read: it may have moved to a page gone by.

        Without the service's clock nobody knows when the first page came, and the next delta does it.
        """
        since = since_for(None, first.date)
        if since is not None and first.walk.covered > first.walk.size:
            await self._delta(account, scope, query, tally, since)

    async def _complete(self, account: str, scope: str, first: _Walked, latest: Instant | None) -> None:
        """Write that the whole list is held since its first walk began, and mark what vanished from it."""
        self._check_account(account)
        self.is_empty = False
        before, took_s = self._states[account, scope], self._clock.monotonic() - first.began
        if first.date is None and latest is not None:
            # Without the service's clock nothing but its rows tells when the pass began.
            latest -= max(took_s - SINCE_MARGIN_S, 0.0)
        done = replace(
            before,
            complete=True,
            filled=True,
            as_of=self._clock.now(),
            newest_updated_at=latest,
            first_page_date=first.date,
            passes=before.passes + 1,
            resume_at=0,
        )
        self._states[account, scope] = done
        if too_many := await self._store.lists.finish_pass(account, scope, done):
            await self._report_vanishing(too_many)

    async def _delta(self, account: str, scope: str, query: PageQuery, tally: _Tally, since: Instant) -> None:
        before = await self._state(account, scope)
        await tally.stand_back()
        request, latest = await self._store.lists.next_request(), before.newest_updated_at
        async with (
            Paging(
                self._service, replace(query, since=since_text(since)), stand_back=tally.stand_back
            ) as paging,
            aclosing(paging.batches(PAGES_A_WRITE)) as batches,
        ):
            async for pages in batches:
                self._check_account(account)
                stored = await self._store.lists.store_pages(
                    account, pages, request=request, pass_no=before.passes + 1, scope=scope
                )
                latest = self._newest(pages, latest)
                tally.add(pages, stored.changed)
        self._check_account(account)
        if not paging.walk.sure:
            latest = before.newest_updated_at  # what may have been passed over is asked for again
        await self._put(account, scope, as_of=self._clock.now(), newest_updated_at=latest)

    def _check_account(self, account: str) -> None:
        """NotSentError where somebody else signed in meanwhile: what came since then may be on their list."""
        if not self._session.is_account(account):
            raise NotSentError(Message("Somebody else signed in: the guest list is fetched again."))

    async def _put(self, account: str, scope: str, **changes: object) -> None:
        state = replace(self._states[account, scope], **changes)  # type: ignore[arg-type]  # named by ListState
        self._states[account, scope] = state
        await self._store.lists.put_state(account, scope, state)

    def _newest(self, pages: Iterable[GuestPage], before: Instant | None) -> Instant | None:
        there = self._clock.now() + (self._service.skew_s or 0.0)
        for page in pages:
            before = newest((t.updated_at for t in page.tickets), before, page.date or there)
        return before

    async def _report_vanishing(self, missing: int) -> None:
        detail = {"missing": missing}
        now = self._clock.now()
        incident = Incident(uuid4().hex, IncidentKind.MASS_VANISHING, now, "", "", detail)
        open_ones = await self._store.incidents.recorded(every=False)
        if not any(one.kind is IncidentKind.MASS_VANISHING for one in open_ones):
            await self._store.incidents.add(incident)


def _delta_start(state: ListState) -> Instant | None:
    """Where a delta starts; None where a full pass is needed first."""
    return since_for(state.newest_updated_at, state.first_page_date) if state.complete else None
