"""A ticketing service with a memory, in the loop's time: what it holds, how it limps, and what it was asked.

It stands for the service (kiosk/api/README.md); `ServiceLine` is one door's line to it, as one account.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from kiosk.core.replies import Answered
from kiosk.core.tickets import Instant, Listing, Ticket
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo
from tests.faults.simulated_time import SimulatedClock, SimulatedLoop
from tests.unit.store.store_samples import NOW, page

HANGS_S = 20.0
"""How long the client waits for an answer that never comes."""


class Fault(StrEnum):
    """What becomes of one request; the service has acted on those that say so."""

    NONE = "none"
    NOT_SENT = "not sent"
    LOST_BEFORE = "lost before"
    LOST_AFTER = "lost after it acted"
    FAILED_BEFORE = "503 before"
    FAILED_AFTER = "503 after it acted"
    PORTAL = "portal"
    THROTTLED = "429"
    THROTTLED_WITHOUT_A_WORD = "429 without Retry-After"
    SIGNED_OUT = "401"
    HANGS_BEFORE = "no answer ever"
    HANGS_AFTER = "no answer ever, after it acted"
    LATE = "an answer after two seconds"


ACTS = (Fault.NONE, Fault.LOST_AFTER, Fault.FAILED_AFTER, Fault.HANGS_AFTER, Fault.LATE)

SAY_IT_DID_NOT_ACT = (
    Fault.NOT_SENT,
    Fault.THROTTLED,
    Fault.THROTTLED_WITHOUT_A_WORD,
    Fault.SIGNED_OUT,
)


class PageFault(StrEnum):
    """What becomes of one page of the guest list."""

    NONE = "none"
    EMPTY = "empty"
    REPEATED = "the page before it once more"
    CUT = "half of it"
    FAILED = "503"
    LOST = "lost"
    SHIFTED = "a row before it goes to the end first"


class OurOwnError(Exception):
    """A fault that is in no tree of the engine's errors."""


Mood = Callable[[str], Exception | None]
"""What the service makes of every request (a ticket's id, or empty for any other): None where it is well."""


@dataclass(frozen=True)
class Asked:
    """One request: when in the loop's time, the ticket checked in or the page asked for."""

    at: float
    ticket_id: str = ""
    query: PageQuery | None = None


@dataclass
class Account:
    """What one account hosts, in the order in which the service lists it."""

    tickets: list[Ticket] = field(default_factory=list)
    user: str = ""
    """Its user; an application that acts for itself has none."""


class MemoryService:
    """Holds who is inside, as the service does; `toggles`: a second check-in checks the guest out."""

    def __init__(
        self,
        loop: SimulatedLoop,
        *,
        toggles: bool = False,
        keeps_time: bool = True,
        skew_s: float = 0.0,
        dates: bool = True,
        cap: int = 1000,
    ) -> None:
        self._loop = loop
        self._toggles = toggles
        self._keeps_time = keeps_time
        self._skew_s = skew_s
        self.dates = dates
        self.cap = cap
        self.accounts: dict[str, Account] = {"host": Account(user="host")}
        self.inside: dict[str, bool] = {}
        self.since: dict[str, float] = {}
        self.others: set[str] = set()
        """Tickets that another door checked in."""
        self.plan: deque[Fault] = deque()
        self.pages: deque[PageFault] = deque()
        self.mood: Mood = lambda _: None
        self.asked: list[Asked] = []
        self.doubles: set[str] = set()
        """Tickets whose very first check-in by a door of ours found them in, and was answered so."""
        self.foreign: set[str] = set()
        """Tickets that were checked in as an account that does not host them."""
        self.lies = 0
        """How many pages it gave that were not what was asked for."""
        self._heard: set[str] = set()

    @property
    def time(self) -> Instant:
        """The service's clock, which no machine of ours sets."""
        return NOW + self._loop.time() + self._skew_s

    def check_ins_since(self, at: float) -> list[Asked]:
        """The check-ins it was asked for since then, in the loop's time."""
        return [asked for asked in self.asked if asked.ticket_id and asked.at >= at]

    def elsewhere(self, ticket_id: str) -> None:
        """Another door checks the ticket in, if it is not in."""
        if not self.inside.get(ticket_id):
            self.inside[ticket_id], self.since[ticket_id] = True, self.time
            self.others.add(ticket_id)

    def may_have_heard(self, ticket_id: str) -> None:
        """A door died over an attempt for this ticket: nobody can tell its own check-in from a double."""
        self._heard.add(ticket_id)
        self.doubles.discard(ticket_id)

    def hosts(self, account: str, ticket_id: str) -> None:
        """Note whether a ticket is checked in by the account that hosts it."""
        if not any(row.id == ticket_id for row in self.accounts[account].tickets):
            self.foreign.add(ticket_id)

    async def check_in(self, ticket_id: str) -> Answered:
        """PUT: what the plan and the mood make of it."""
        first = ticket_id not in self._heard
        self.asked.append(Asked(self._loop.time(), ticket_id))
        await asyncio.sleep(0.01)
        if error := self.mood(ticket_id):
            raise error
        fault = self.plan.popleft() if self.plan else Fault.NONE
        if fault not in SAY_IT_DID_NOT_ACT:
            self._heard.add(ticket_id)
        double = first and self.inside.get(ticket_id)
        answer = self._act(ticket_id) if fault in ACTS else None
        if error := await _trouble(fault):
            raise error
        assert answer is not None
        if double:
            self.doubles.add(ticket_id)
        return answer

    def _act(self, ticket_id: str) -> Answered:
        before = self.inside.get(ticket_id)
        now = not before if self._toggles else True
        self.inside[ticket_id] = now
        if not (before and now and self._keeps_time):
            self.since[ticket_id] = self.time
        words = {True: "scanned_in", False: "scanned_out", None: ""}
        return Answered(words[now], words[before], self.since[ticket_id])

    async def guest_page(self, account: str, query: PageQuery) -> GuestPage:
        """GET: a page of the account's guest list."""
        self.asked.append(Asked(self._loop.time(), query=query))
        await asyncio.sleep(0.01)
        if error := self.mood(""):
            raise error
        asks_for_one = query.limit == 1  # to learn its listing, and that is no page of a list
        fault = self.pages.popleft() if self.pages and not asks_for_one else PageFault.NONE
        match fault:
            case PageFault.FAILED:
                raise FailedError("later", status=503)
            case PageFault.LOST:
                raise LostError("reset")
            case PageFault.SHIFTED:
                self._shift(account)
        rows = self._rows(account, query)
        size = min(query.limit, self.cap)
        start, end = query.offset, query.offset + size
        match fault:
            case PageFault.EMPTY:
                self.lies += start < len(rows)
                end = start
            case PageFault.REPEATED:
                self.lies += start > 0
                start, end = max(start - size, 0), max(start, min(size, len(rows)))
            case PageFault.CUT:
                end = start + max(size // 2, 1)
        return page(rows[start:end], date=self.time if self.dates else None)

    def _rows(self, account: str, query: PageQuery) -> Sequence[Ticket]:
        since = asked_for(query)
        return [row for row in self.accounts[account].tickets if _fits(row, query, since)]

    def _shift(self, account: str) -> None:
        rows = self.accounts[account].tickets
        rows.append(rows.pop(0))


def asked_for(query: PageQuery) -> float | None:
    """Since when changes are asked for."""
    return datetime.fromisoformat(query.since).timestamp() if query.since else None


def _fits(ticket: Ticket, query: PageQuery, since: float | None) -> bool:
    event = ticket.event
    listing = event.listing if event else None
    return (
        (query.event_id is None or (event is not None and event.id == query.event_id))
        and (query.listing_id is None or (listing is not None and listing.id == query.listing_id))
        and (since is None or ticket.updated_at is None or ticket.updated_at > since)
    )


async def _trouble(fault: Fault) -> ServiceError | None:
    """What the caller gets in place of the answer."""
    match fault:
        case Fault.NOT_SENT:
            return NotSentError("no connection")
        case Fault.LOST_BEFORE | Fault.LOST_AFTER:
            return LostError("reset")
        case Fault.FAILED_BEFORE | Fault.FAILED_AFTER:
            return FailedError("later", status=503)
        case Fault.PORTAL:
            return NotDocumentedError("a login page")
        case Fault.THROTTLED:
            return ThrottledError("slower", status=429, wait_s=5.0)
        case Fault.THROTTLED_WITHOUT_A_WORD:
            return ThrottledError("slower", status=429)
        case Fault.SIGNED_OUT:
            return UnauthorisedError("expired", status=401)
        case Fault.HANGS_BEFORE | Fault.HANGS_AFTER:
            await asyncio.sleep(HANGS_S)
            return LostError("no answer in time")
        case Fault.LATE:
            await asyncio.sleep(2.0)
    return None


class ServiceLine:
    """engine.ports.Service: one door's line to the service, as one account."""

    def __init__(self, service: MemoryService, clock: SimulatedClock, account: str = "host") -> None:
        self._service = service
        self._clock = clock
        self.account = account
        self._ahead_of_monotonic_s: float | None = None

    @property
    def skew_s(self) -> float | None:
        """See kiosk.engine.ports.Service."""
        if self._ahead_of_monotonic_s is None:
            return None
        return self._ahead_of_monotonic_s - (self._clock.now() - self._clock.monotonic())

    def _dated(self) -> None:
        if self._service.dates:
            self._ahead_of_monotonic_s = self._service.time - self._clock.monotonic()

    async def check_in(self, ticket_id: str) -> Answered:
        """See kiosk.engine.ports.Service."""
        self._service.hosts(self.account, ticket_id)
        answer = await self._service.check_in(ticket_id)
        self._dated()
        return answer

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """See kiosk.engine.ports.Service."""
        answer = await self._service.guest_page(self.account, query)
        self._dated()
        return answer

    async def current_user(self) -> CurrentUser:
        """See kiosk.engine.ports.Service."""
        return CurrentUser(await self._owner())

    async def token_info(self) -> TokenInfo:
        """See kiosk.engine.ports.Service."""
        return TokenInfo(await self._owner(), ("public",), 3600, f"application of {self.account}", 0)

    async def _owner(self) -> str:
        await asyncio.sleep(0.01)
        if error := self._service.mood(""):
            raise error
        self._dated()
        return self._service.accounts[self.account].user

    async def listings(self, user_id: str, *, public_only: bool = False) -> tuple[Listing, ...]:
        """See kiosk.engine.ports.Service."""
        raise NotSentError("not in this play")

    async def create_discount_code(self, code: DiscountCode) -> object:
        """See kiosk.engine.ports.Service."""
        raise NotSentError("not in this play")

    async def renew_token(self) -> bool:
        """See kiosk.engine.ports.Service."""
        return False
