"""Full passes and deltas: the pages of a guest list go into the store, and an unbroken pass completes it."""

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import aclosing
from dataclasses import dataclass
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.merge import SINCE_MARGIN_S, newest, since_for, since_text
from kiosk.core.message import Message
from kiosk.core.outbox import IncidentKind
from kiosk.core.paging import Belief, Walk
from kiosk.core.tickets import Instant
from kiosk.engine.errors import NotSentError
from kiosk.engine.events import Emit, GuestListComing
from kiosk.engine.paging import MOST_ROWS, Paging
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import GuestPage, Incident, ListState, PageQuery
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store

RESUME_WITHIN_S = 600.0
MOST_WALKS = 3
"""How often a sync reads the list from its first page until it is believed to be whole."""
PAGES_A_WRITE = 8
"""Twice as many as are in flight: half of the next were asked for by the time that they are gathered."""

log = logging.getLogger(__name__)


@dataclass
class Tally:
    """What a sync brought so far, and how it stands back for the guests who wait."""

    stand_back: Callable[[], Awaitable[None]]
    is_of_several: bool = False
    """Whether other lists come beside this one, of which nobody knows yet how long they are."""
    came_before: int = 0
    """How many entries the lists before it had."""
    came: int = 0
    """How many of this one have come."""
    fetched: int = 0
    changed: int = 0
    quarantined: int = 0

    def add(self, pages: Iterable[GuestPage], changed: int) -> None:
        """Count pages that were stored, and how many tickets they changed."""
        for page in pages:
            self.fetched += page.received
            self.quarantined += len(page.quarantined)
        self.changed += changed

    def go_on_to_next_list(self) -> None:
        """What came counts among the lists before it now."""
        self.came_before, self.came = self.came_before + self.came, 0


class _Walked(Struct, frozen=True):
    """One walk that came to its end: what it saw, when it began (monotonic), its first page's date, and the
    newest `updated_at`.
    """

    walk: Walk
    began: float
    date: Instant | None
    latest: Instant | None


class _Held(Struct, frozen=True):
    """How far a walk is stored: its end as an offset, its first page's date, the newest `updated_at`."""

    end: int
    date: Instant | None
    latest: Instant | None


class _Rate:
    """How many come in a second, the first page apart: it came alone, and those after it side by side."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._first: tuple[float, int] | None = None

    def after(self, came: int) -> float:
        """The rate now that so many came; 0 while it cannot be told."""
        if self._first is None:
            self._first = self._now(), came
            return 0.0
        at, before = self._first
        return (came - before) / max(self._now() - at, 0.001)


class ListPasses:
    """Reads the lists of an account: each is a scope, with the query that asks for it."""

    def __init__(self, store: Store, service: Service, session: Session, clock: Clock, emit: Emit) -> None:
        self._store, self._emit = store, emit
        self._service = service
        self._session = session
        self._clock = clock
        self._states: dict[tuple[str, str], ListState] = {}
        self.is_empty = False
        """Whether the service had nobody on the list when all of it was read last."""

    async def state(self, account: str, scope: str) -> ListState:
        """How far the list of a scope is held; read from the store once."""
        if (account, scope) not in self._states:
            self._states[account, scope] = await self._store.lists.state(account, scope)
        return self._states[account, scope]

    async def full_pass(self, account: str, scope: str, query: PageQuery, tally: Tally) -> None:
        """Read the list from its first page to its end, until what came is believed to be all of it.

        A first pass that broke off is gone on with before, so that the door knows most guests soon. It fills
        the list and completes nothing: rows move between the two halves. Raises ServiceError or StoreError.
        """
        before = await self.state(account, scope)
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
        since = delta_start(before)
        if since is not None:  # it was whole before, and so it is still, with what came since then
            await self.delta(account, scope, query, tally, since)

    async def _walk(self, account: str, scope: str, query: PageQuery, tally: Tally, start: int) -> _Walked:
        """Store the pages from `start` to the list's end. Raises ServiceError or StoreError."""
        before, started = await self.state(account, scope), self._clock.now()
        resume_started, began = before.resume_started if start else started, self._clock.monotonic()
        held, rate = _Held(start, None, before.newest_updated_at), _Rate(self._clock.monotonic)
        async with (
            Paging(self._service, query, start, tally.stand_back) as paging,
            aclosing(self._stored(account, scope, paging, tally)) as batches,
        ):
            async for held in batches:
                await self._put(account, scope, resume_at=held.end, resume_started=resume_started)
                is_all = start == 0 and not tally.is_of_several  # else nobody knows what comes after it
                named = paging.walk.named if is_all and paging.walk.named <= MOST_ROWS else 0
                tally.came = held.end
                self._emit(GuestListComing(tally.came_before + held.end, named, rate.after(held.end)))
        return _Walked(paging.walk, began, held.date, held.latest)

    async def _stored(
        self, account: str, scope: str, paging: Paging, tally: Tally
    ) -> AsyncGenerator[_Held, None]:
        """Store what `paging` reads and tell how far; no page is kept once others have come.

        Raises ServiceError or StoreError.
        """
        before, request = await self.state(account, scope), await self._store.lists.next_request()
        held: _Held | None = None
        async with aclosing(paging.batches(PAGES_A_WRITE)) as batches:
            async for batch in batches:
                self._check_account(account)
                stored = await self._store.lists.store_pages(
                    account,
                    batch.pages,
                    request=request,
                    pass_no=before.passes + 1,
                    scope=scope,
                    before_commit=paging.gather_next,
                )
                tally.add(batch.pages, stored.changed)
                date = held.date if held else batch.pages[0].date
                latest = self._newest(batch.pages, held.latest if held else before.newest_updated_at)
                held = _Held(batch.end, date, latest)
                yield held

    async def _catch_up(
        self, account: str, scope: str, query: PageQuery, tally: Tally, first: _Walked
    ) -> None:
        """Fetch what changed while a list of several pages was read: it may have moved to a page gone by.

        Without the service's clock nobody knows when the first page came, and the next delta does it.
        """
        since = since_for(None, first.date)
        if since is not None and first.walk.covered > first.walk.size:
            await self.delta(account, scope, query, tally, since)

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

    async def delta(self, account: str, scope: str, query: PageQuery, tally: Tally, since: Instant) -> None:
        """Fetch what changed `since` then. Raises ServiceError or StoreError."""
        before = await self.state(account, scope)
        await tally.stand_back()
        latest = before.newest_updated_at
        async with (
            Paging(
                self._service, replace(query, since=since_text(since)), stand_back=tally.stand_back
            ) as paging,
            aclosing(self._stored(account, scope, paging, tally)) as batches,
        ):
            async for held in batches:
                latest = held.latest
        self._check_account(account)
        if not paging.walk.sure:
            latest = before.newest_updated_at  # what may have been passed over is asked for again
        await self._put(account, scope, as_of=self._clock.now(), newest_updated_at=latest)

    def _check_account(self, account: str) -> None:
        """NotSentError where somebody else signed in meanwhile: what came since then may be on their list."""
        if not self._session.is_account(account):
            raise NotSentError(Message("Somebody else signed in: the guest list is fetched again."))

    async def _put(self, account: str, scope: str, **changes: object) -> None:
        state = replace(self._states[account, scope], **changes)
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


def delta_start(state: ListState) -> Instant | None:
    """Where a delta starts; None where a full pass is needed first."""
    return since_for(state.newest_updated_at, state.first_page_date) if state.complete else None
