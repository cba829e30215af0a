"""What a screen reads of a door: guests, orders, recent scans, arrivals. No guest waits for any of it."""

import logging
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.guest_filter import GuestFilter, GuestOrder, admitted_states
from kiosk.core.guest_notes import GuestNote
from kiosk.core.policy import admits_by_the_list
from kiosk.core.presence import LedgerRow
from kiosk.core.scan_search import ScanSearch
from kiosk.core.tickets import Instant
from kiosk.core.verdict import RESTART_WINDOW_S
from kiosk.engine.errors import StoreError
from kiosk.engine.events import Emit, SyncFailed
from kiosk.engine.ports import Clock
from kiosk.engine.records import Arrivals, Browsed, BrowseRules, EventHeld, Guest
from kiosk.engine.scans_told import ScanPage, ScanPlace, ScanTold, id_of
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.waiting_guests import UntoldScans

T = TypeVar("T")

log = logging.getLogger(__name__)


async def read_or_report(emit: Emit, read: Awaitable[T], otherwise: T) -> T:
    """What was asked for; where the disk fails, SyncFailed tells staff, and it is `otherwise`."""
    try:
        return await read
    except StoreError as error:
        log.warning("the profile failed: %s", error)
        emit(SyncFailed(error.text))
        return otherwise


class NotRead(Struct, frozen=True):
    """The disk failed, as SyncFailed says too: what was asked for may be there."""


class DoorQueries:
    """Answers from this machine's profile. Nothing here raises where the disk fails: SyncFailed says so."""

    def __init__(
        self,
        *,
        store: Store,
        session: Session,
        clock: Clock,
        emit: Emit,
        untold: UntoldScans,
    ) -> None:
        self._store, self._session, self._clock, self._emit = store, session, clock, emit
        self._untold = untold
        self._inside = self._valid = 0

    async def unshown(self) -> list[LedgerRow]:
        """Admissions of the last minutes, recorded by an earlier run, that nobody saw green."""
        since = self._clock.now() - RESTART_WINDOW_S
        return await self._read(self._store.ledger.unshown(self._session.setup.run, since), [])

    async def search(self, query: str, limit: int = 20) -> list[Guest] | None:
        """Guests by name, e-mail, order id or ticket id; None where the disk fails."""
        return await self._read(self._search(query, limit), None)

    async def browse(self, wanted: GuestFilter, order: GuestOrder = GuestOrder.NAME) -> Browsed | None:
        """The guest list of the door's events, filtered and sorted; None where the disk fails."""
        return await self._read(self._browse(wanted, order), None)

    async def numbered(self, numbers: Sequence[int]) -> list[Guest | None]:
        """The guests with these numbers of `browse`; None for one who is held no more."""
        nobody: list[Guest | None] = [None] * len(numbers)
        return await self._read(self._numbered(numbers), nobody)

    async def guest(self, ticket_id: str) -> Guest | None:
        """One guest."""
        return await self._read(self._guest(ticket_id), None)

    async def guest_note(self, ticket_id: str) -> GuestNote | NotRead | None:
        """What staff noted on a guest; None where nothing is noted."""
        return await self._read(self._store.guest_notes.get(ticket_id), NotRead())

    async def order(self, order_id: str) -> list[Guest]:
        """The tickets of an order."""
        return await self._read(self._order(order_id), [])

    async def history(self, ticket_id: str) -> list[LedgerRow]:
        """A ticket's ledger rows, oldest first."""
        return await self._read(self._store.ledger.rows(ticket_id), [])

    async def recent(self, limit: int = 50) -> list[ScanTold] | None:
        """What was told at this machine, in this run and earlier ones, newest first; nobody else's guests.

        None where the disk failed.
        """
        page = await self.scans(ScanSearch(), ScanPlace(), limit)
        return None if page is None else list(page.scans)

    async def scans(self, wanted: ScanSearch, place: ScanPlace, limit: int) -> ScanPage | None:
        """The scans of this machine that are wanted, behind this place; None where the disk failed.

        One that is under way as they are read is not among them: it may be told otherwise yet. Nor is any of
        other accounts that were signed in here.
        """
        return await self._read(self._scans(wanted, place, limit), None)

    async def arrivals(self, since: Instant, bucket_s: float = 60.0) -> Arrivals:
        """Who was let in for the door's events since then."""
        otherwise = Arrivals(since, bucket_s, inside=self._inside)
        return await self._read(self._arrivals(since, bucket_s), otherwise)

    async def inside(self) -> int:
        """How many are inside through this door."""
        self._inside = await self._read(self._count_inside(), self._inside)
        return self._inside

    async def events_held(self) -> list[EventHeld]:
        """The events on the list, by start."""
        return await self._read(self._events_held(), [])

    async def valid_tickets(self) -> int:
        """How many tickets of the door's events would go in by their state alone."""
        self._valid = await self._read(self._count_valid(), self._valid)
        return self._valid

    async def _read(self, read: Awaitable[T], otherwise: T) -> T:
        return await read_or_report(self._emit, read, otherwise)

    async def _account(self) -> str:
        """Whose guests are shown; nobody's while it is not known whose token it is."""
        return (await self._session.whose()).account

    async def _search(self, query: str, limit: int) -> list[Guest]:
        admits = admits_by_the_list(self._session.policy, self._session.events)
        return await self._store.guests.search(query, limit, frozenset(), await self._account(), admits)

    async def _browse(self, wanted: GuestFilter, order: GuestOrder) -> Browsed:
        return await self._store.browsing.browse(wanted, order, self._rules(), await self._account())

    def _rules(self) -> BrowseRules:
        policy = self._session.policy
        return BrowseRules(self._session.events, admitted_states(policy), frozenset(policy.stop_list))

    async def _numbered(self, numbers: Sequence[int]) -> list[Guest | None]:
        return await self._store.browsing.numbered(numbers, await self._account())

    async def _guest(self, ticket_id: str) -> Guest | None:
        return await self._store.guests.get(ticket_id, await self._account())

    async def _order(self, order_id: str) -> list[Guest]:
        return await self._store.guests.order(order_id, await self._account())

    async def _scans(self, wanted: ScanSearch, place: ScanPlace, limit: int) -> ScanPage:
        account = await self._account()
        with self._untold.meanwhile() as untold:
            page = await self._store.scans.page(wanted, place, limit, account)
        if not untold:
            return page
        return replace(page, scans=tuple(one for one in page.scans if id_of(one) not in untold))

    async def _arrivals(self, since: Instant, bucket_s: float) -> Arrivals:
        events, now, account = self._session.events, self._clock.now(), await self._account()
        return await self._store.ledger.arrivals(events, since, now, bucket_s, account)

    async def _count_inside(self) -> int:
        return await self._store.ledger.inside(self._session.events, await self._account())

    async def _count_valid(self) -> int:
        return await self._store.browsing.count_valid(self._rules(), await self._account())

    async def _events_held(self) -> list[EventHeld]:
        return await self._store.guests.events(await self._account())
