"""What the engine asks of the outside, and what it tells it.

The error tree of the service, one class for each thing that the caller does differently::

    ServiceError
    ├── NotSentError          the request never left
    ├── LostError             it left, and no whole answer came: the service may have acted
    ├── NotDocumentedError    an answer that is not the documented JSON (a captive portal, a redirect)
    ├── UnauthorisedError     401, or an OAuth error
    ├── RefusedError          any other 4xx
    ├── FailedError           408 or 5xx: the service may have acted
    └── ThrottledError        425 or 429

and of the machine::

    StoreError                the disk, the file or the key failed; nothing was recorded
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from kiosk.core.outbox import Answered, Attempt, Entry, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow, Presence
from kiosk.core.tickets import Event, Instant, Listing, Ticket
from kiosk.core.verdict import Match

T = TypeVar("T")


class ServiceError(Exception):
    """A call to the service that did not bring the documented answer; the text is for people."""

    def __init__(self, text: str = "", *, status: int | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


class NotSentError(ServiceError):
    """The request never left: no connection, TLS, proxy, bad address."""


class LostError(ServiceError):
    """The request left and no whole answer came."""


class NotDocumentedError(ServiceError):
    """An answer that is not the documented JSON: 2xx with something else, any 3xx, or 511."""


class UnauthorisedError(ServiceError):
    """401, or an OAuth error: the token is missing, wrong, expired or revoked."""


class RefusedError(ServiceError):
    """Any other 4xx; `text` is what the body says."""


class FailedError(ServiceError):
    """408 or 5xx."""


class ThrottledError(ServiceError):
    """425 or 429; `wait_s` where the service said how long to wait."""

    def __init__(self, text: str = "", *, status: int, wait_s: float | None = None) -> None:
        super().__init__(text, status=status)
        self.wait_s = wait_s


class StoreError(Exception):
    """The profile cannot be read or written; the text says what happened and what to do."""


@dataclass(frozen=True, slots=True)
class PageQuery:
    """One request for a page of the guest list; `since` as the interface's text."""

    limit: int = 1000
    offset: int = 0
    since: str | None = None
    event_id: str | None = None
    listing_id: str | None = None


@dataclass(frozen=True, slots=True)
class Quarantined:
    """An entry that could not be read: its id if it has any, and why."""

    ticket_id: str | None
    why: str


@dataclass(frozen=True, slots=True)
class GuestPage:
    """One page: the tickets read, what could not be, how many entries came, and the reply's `Date`."""

    tickets: tuple[Ticket, ...]
    quarantined: tuple[Quarantined, ...]
    received: int
    date: Instant | None


@dataclass(frozen=True, slots=True)
class CurrentUser:
    """The owner of the access token."""

    id: str
    slug: str = ""
    first_name: str = ""
    last_name: str = ""
    email: str = ""
    created_at: str = ""
    updated_at: str = ""


@dataclass(frozen=True, slots=True)
class TokenInfo:
    """The user and application a token belongs to, and how long it lasts."""

    resource_owner_id: str
    scopes: tuple[str, ...]
    expires_in_seconds: int | None
    application_uid: str
    created_at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscountCode:
    """A discount code to create: exactly one of `percent` (0 to 1) and `fixed` (currency units)."""

    listing_id: str
    code: str
    percent: float | None = None
    fixed: float | None = None
    quantity: int | None = None
    rate_ids: tuple[str, ...] = ()


class Service(Protocol):
    """The ticketing service. Every method raises a ServiceError when the documented answer did not come."""

    async def check_in(self, ticket_id: str) -> Answered:
        """PUT /api/v2/cost_item_check_ins/{id}?cost_item_id={id}."""
        ...

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """GET /api/v2/guestlists."""
        ...

    async def current_user(self) -> CurrentUser:
        """GET /api/v2/current_user."""
        ...

    async def token_info(self) -> TokenInfo:
        """GET /oauth/token/info."""
        ...

    async def listings(self, user_id: str) -> tuple[Listing, ...]:
        """GET /api/v2/listings, private ones included where the token may see them."""
        ...

    async def create_discount_code(self, code: DiscountCode) -> object:
        """POST /api/v2/discount_codes; the parsed answer, whose shape is not documented."""
        ...

    async def renew_token(self) -> bool:
        """Get a new access token where there is a way to; whether there is one now."""
        ...

    @property
    def skew_s(self) -> float:
        """The service's clock less ours, in seconds, from the last `Date` header; 0 until there was one."""
        ...


class Transaction(Protocol):
    """One transaction of the door: it is written whole or not at all."""

    def match(self, tiers: Sequence[Sequence[str]]) -> Match:
        """The tickets that the first tier with any match names, by id or token."""
        ...

    def rows(self, ticket_id: str) -> list[LedgerRow]:
        """The ticket's ledger rows, oldest first."""
        ...

    def entries(self, ticket_id: str) -> list[Entry]:
        """The ticket's check-ins in the outbox, oldest first."""
        ...

    def add(self, row: LedgerRow) -> None:
        """Append a ledger row. Raises StoreError if the ticket has an open admission already."""
        ...

    def put(self, entry: Entry) -> None:
        """Write an outbox entry, new or changed."""
        ...

    def attempts(self, ticket_id: str) -> tuple[Attempt, ...]:
        """Every attempt to check the ticket in, oldest first."""
        ...

    def account_of(self, ticket_id: str) -> str:
        """The account whose guest list brought this ticket; its check-in is sent as no other."""
        ...

    def covering(self, events: frozenset[str]) -> "list[ListState]":
        """Complete guest lists that together hold these events; empty where one is missing."""
        ...

    def list_off(self, listed: "OffListed") -> None:
        """Append the ledger row of an off-list admission, with its code and name."""
        ...

    def off_listed(self, row_id: str) -> "OffListed | None":
        """The off-list admission of this ledger row; None where it is none, or was purged."""
        ...

    def off_list_rows(self, code: str) -> list[LedgerRow]:
        """The off-list admissions on this very code that stand, oldest first."""
        ...

    def settle_off_list(self, listed: "OffListed") -> None:
        """Note which admission or incident came of an off-list admission when its ticket turned up."""
        ...

    def add_incident(self, incident: "Incident") -> None:
        """Record an incident."""
        ...


@dataclass(frozen=True, slots=True)
class Incident:
    """Something a person must look at; settled when somebody said why it is settled."""

    id: str
    kind: IncidentKind
    at: Instant
    ticket_id: str
    admission_id: str
    detail: dict[str, Any] = field(default_factory=dict)
    settled_at: Instant | None = None
    settled_why: str = ""


@dataclass(frozen=True, slots=True)
class Inside:
    """Somebody inside: the ledger row that let them in, and their ticket as the list has it now."""

    row: LedgerRow
    ticket: Ticket
    vanished: bool


@dataclass(frozen=True, slots=True)
class OffListed:
    """An admission off the list: its ledger row, and the code and name that go when the profile is purged.

    When its ticket turned up on a list, either `admission_id` is the ticket's admission that took its place,
    or `incident_id` the incident that came of it.
    """

    row: LedgerRow
    code: str
    name: str = ""
    admission_id: str = ""
    incident_id: str = ""


@dataclass(frozen=True, slots=True)
class EventHeld:
    """An event as its tickets on this machine tell of it."""

    event: Event
    tickets: int


@dataclass(frozen=True, slots=True)
class ListState:
    """What is held of a guest list for an account and a filter.

    `as_of`: our clock when the last pass or delta was in. `newest_updated_at` and `first_page_date` are in
    the service's clock. `passes` counts complete passes. `resume_at`: the offset up to which an unfinished
    pass is stored, with its start in our clock and its first page's date.
    """

    complete: bool = False
    as_of: Instant | None = None
    newest_updated_at: Instant | None = None
    first_page_date: Instant | None = None
    passes: int = 0
    resume_at: int = 0
    resume_started: Instant = 0.0
    resume_date: Instant | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """What writing pages changed."""

    changed: int
    new_ids: int


@dataclass(frozen=True, slots=True)
class OutboxCount:
    """How much was not confirmed yet, and since when."""

    unsent: int = 0
    oldest: Instant | None = None
    needs_attention: int = 0


@dataclass(frozen=True, slots=True)
class Guest:
    """A ticket with its presence, as a list of guests shows it."""

    ticket: Ticket
    presence: Presence
    vanished: bool = False
    order_size: int = 1
    order_inside: int = 0


class Store(Protocol):
    """The profile on disk. Awaited methods raise StoreError; what they promised to write is on disk."""

    async def at_door(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in one write transaction ahead of every other; its writes are on disk on return."""
        ...

    async def mark_shown(self, admission_ids: Sequence[str]) -> None:
        """Record that the admissions' verdicts reached a person."""
        ...

    async def row(self, row_id: str) -> LedgerRow | None:
        """One ledger row."""
        ...

    async def unshown(self, run: str, since: Instant) -> list[LedgerRow]:
        """Open admissions of earlier runs since then that nobody saw green."""
        ...

    async def inside(self, events: frozenset[str]) -> int:
        """How many people were let in here for the door's events and are not known to have left."""
        ...

    async def those_inside(self) -> list[Inside]:
        """Everybody let in here with a ticket and not known to have left, oldest first."""
        ...

    async def off_list_pending(self) -> list[OffListed]:
        """Off-list admissions that stand and whose ticket did not turn up yet, oldest first."""
        ...

    async def due(
        self,
        account: str,
        now: Instant,
        limit: int,
        busy: frozenset[str],
        but_events: frozenset[str] = frozenset(),
    ) -> list[Entry]:
        """Unsent entries of this account that are due, longest due first, without the busy tickets.

        Tickets of `but_events` are left out as well.
        """
        ...

    async def next_due(self, account: str) -> Instant | None:
        """When the next unsent entry of this account is due."""
        ...

    async def entry(self, admission_id: str) -> Entry | None:
        """One outbox entry."""
        ...

    async def entries(self, *, every: bool) -> list[Entry]:
        """Outbox entries, oldest first: those not confirmed, or every one."""
        ...

    async def begin_attempt(
        self, admission_id: str, now: Instant, skew_s: float = 0.0
    ) -> tuple[Entry, tuple[Attempt, ...]] | None:
        """Write that an attempt starts, before its request leaves; with the ticket's earlier attempts.

        `skew_s`: the service's clock less ours, as it is believed now. None where the entry is no longer to
        be sent, or another attempt for its ticket is under way.
        """
        ...

    async def end_attempt(
        self,
        entry: Entry,
        now: Instant,
        *,
        ambiguous: bool,
        rows: Sequence[LedgerRow],
        incidents: Sequence[Incident],
    ) -> None:
        """Write how the attempt ended and what follows from it, in one transaction."""
        ...

    async def change_entry(self, admission_id: str, change: Callable[[Entry], Entry | None]) -> Entry | None:
        """Change an entry by what it is now, in one transaction; None where `change` wants none."""
        ...

    async def recover(self) -> int:
        """Make entries found `sending` due again, their attempts ambiguous; how many there were."""
        ...

    async def outbox_count(self) -> OutboxCount:
        """How much is unsent."""
        ...

    async def incidents(self, *, every: bool) -> list[Incident]:
        """Incidents, oldest first: those not settled, or every one."""
        ...

    async def add_incident(self, incident: Incident) -> None:
        """Record an incident."""
        ...

    async def settle_incident(self, incident_id: str, why: str, now: Instant) -> Incident | None:
        """Settle an incident with a reason; None where there is no such incident."""
        ...

    async def list_state(self, account: str, scope: str) -> ListState:
        """What is held for an account and a filter; `scope` is `all` or `listing:ID` or `event:ID`."""
        ...

    async def put_list_state(self, account: str, scope: str, state: ListState) -> None:
        """Write it."""
        ...

    async def covering(self, events: frozenset[str]) -> list[ListState]:
        """As Transaction.covering."""
        ...

    async def store_pages(
        self, account: str, pages: Sequence[GuestPage], *, request: int, pass_no: int, scope: str
    ) -> Stored:
        """Merge pages into the mirror, in transactions that let a waiting scan go first."""
        ...

    async def finish_pass(self, account: str, scope: str, state: ListState) -> int:
        """After a complete, unresumed pass: write its state and mark what vanished.

        Returns how many were missing and could not be marked because they are too many at once.
        """
        ...

    async def ticket_count(self) -> int:
        """How many tickets are held."""
        ...

    async def events(self) -> list[EventHeld]:
        """The events of the tickets held, by start."""
        ...

    async def guest(self, ticket_id: str) -> Guest | None:
        """One ticket with its presence."""
        ...

    async def order(self, order_id: str) -> list[Guest]:
        """The tickets of an order."""
        ...

    async def search(self, query: str, limit: int, events: frozenset[str]) -> list[Guest]:
        """Guests found by what was typed, best first; an unfinished earlier search is given up."""
        ...

    async def find(self, tiers: Sequence[Sequence[str]]) -> Match:
        """As Transaction.match, without writing."""
        ...

    async def policy(self) -> DoorPolicy:
        """The door policy, the default one until one was set."""
        ...

    async def put_policy(self, policy: DoorPolicy) -> None:
        """Write it."""
        ...

    async def next_request(self) -> int:
        """A number for the next request, higher than every one before it."""
        ...

    async def note(self, key: str) -> str | None:
        """A small remembered text, such as which account a token belongs to."""
        ...

    async def put_note(self, key: str, value: str) -> None:
        """Remember it."""
        ...


class Clock(Protocol):
    """The only way the engine knows the time."""

    def now(self) -> Instant:
        """Seconds since the Unix epoch, as this machine has them."""
        ...

    def monotonic(self) -> float:
        """Seconds that only go forward."""
        ...
