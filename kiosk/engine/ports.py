"""What the engine asks of the outside: the service, the store, the clock."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from kiosk.core.outbox import Answered, Attempt, Entry
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow
from kiosk.core.retention import GuestsHeld
from kiosk.core.tickets import Instant, Listing, Ticket
from kiosk.core.verdict import Match
from kiosk.engine.records import (
    Arrivals,
    CurrentUser,
    DiscountCode,
    Ending,
    EventHeld,
    Guest,
    GuestPage,
    Incident,
    Inside,
    ListState,
    Lost,
    OffListed,
    OutboxCount,
    OutboxLine,
    PageQuery,
    RecentScan,
    Stored,
    TokenInfo,
    UnsentOf,
)

T = TypeVar("T")


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
    def skew_s(self) -> float | None:
        """The service's clock less ours, in seconds, by the last `Date` header; None until there was one."""
        ...


class Transaction(Protocol):
    """One transaction of the door: it is written whole or not at all."""

    def match(self, tiers: Sequence[Sequence[str]], account: str) -> Match:
        """The tickets of this account that the first tier with any match names, by id or token.

        Where there is none, those that other accounts' lists hold. An empty account lists nothing.
        """
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

    def account_of(self, ticket_id: str, account: str) -> str:
        """The account whose guest list brought this ticket: this one where it did, else another that did.

        Its check-in is sent as no other.
        """
        ...

    def order_count(self, order_id: str, account: str) -> tuple[int, int]:
        """How many tickets an order has, and how many of their holders are inside; 1 and 0 without one.

        As this account lists it.
        """
        ...

    def covering(self, events: frozenset[str], account: str) -> "list[ListState]":
        """This account's complete lists that together hold these events; empty where one is missing."""
        ...

    def holds_several_events(self, account: str) -> bool:
        """Whether the tickets that this account lists are for more than one event."""
        ...

    def lost(self) -> Lost:
        """What the door must do without."""
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


class Store(Protocol):
    """The profile on disk. Awaited methods raise StoreError; what they promised to write is on disk.

    Where a method takes an `account`, it reads what this account lists and nobody else's; None reads all.
    """

    async def at_door(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in one write transaction ahead of every other; its writes are on disk on return."""
        ...

    def guest_waits(self) -> AbstractContextManager[None]:
        """While it is open a guest waits for a verdict, and reports pause, though not for ever."""
        ...

    async def mark_shown(self, admission_ids: Sequence[str]) -> None:
        """Record that the admissions' verdicts reached a person."""
        ...

    async def row(self, row_id: str) -> LedgerRow | None:
        """One ledger row."""
        ...

    async def rows(self, ticket_id: str) -> list[LedgerRow]:
        """As Transaction.rows."""
        ...

    async def recent(self, limit: int) -> list[RecentScan]:
        """Who was let in or out at this machine, newest first; undone ones too, overturned ones not.

        Somebody admitted off the list whose ticket turned up is the admission that took the place.
        """
        ...

    async def arrivals(
        self,
        events: frozenset[str],
        since: Instant,
        until: Instant,
        bucket_s: float,
        account: str | None = None,
    ) -> Arrivals:
        """Who was let in for these events (none: every event) since then; no scan waits behind the count.

        What is later than `until` is of a clock that was set back, and counts in the last bucket.
        """
        ...

    async def unshown(self, run: str, since: Instant) -> list[LedgerRow]:
        """Open admissions of earlier runs since then that nobody saw green."""
        ...

    async def inside(self, events: frozenset[str], account: str | None = None) -> int:
        """How many people were let in here for the door's events and are not known to have left."""
        ...

    async def any_changed_inside(self, events: frozenset[str]) -> bool:
        """Whether the ticket of anybody inside for these events (none: any) changed and was not looked at."""
        ...

    async def look_at_changed(
        self, events: frozenset[str], came_out: Callable[[Inside], Incident | None]
    ) -> list[tuple[Inside, Incident]]:
        """Look at some of those `any_changed_inside` tells of: with each look its incident is recorded.

        In one transaction, behind every scan; `came_out` runs inside it.
        """
        ...

    async def mark_inside(self, in_doubt: Callable[[Ticket, bool], bool]) -> None:
        """Count everybody inside whose ticket is in doubt (and whether it vanished) as changed.

        Behind every scan, in slices. `in_doubt` runs on another thread.
        """
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

        Tickets of `but_events` are left out as well. What counts as due: see core.outbox.counts_as_due.
        """
        ...

    async def next_due(self, account: str, now: Instant) -> Instant | None:
        """When the next unsent entry of this account is due; `now` or earlier where one is."""
        ...

    async def entry(self, admission_id: str) -> Entry | None:
        """One outbox entry."""
        ...

    async def entries(self, *, every: bool) -> list[Entry]:
        """Outbox entries, oldest first: those not confirmed, or every one."""
        ...

    async def outbox_lines(self, *, every: bool) -> list[OutboxLine]:
        """As `entries`, each with its ticket; no scan waits behind it.

        Of those not confirmed, the oldest MOST_OUTBOX_LINES of each state: `outbox_count` counts all.
        """
        ...

    async def begin_attempt(
        self, admission_id: str, now: Instant, skew_s: float | None = None
    ) -> tuple[Entry, tuple[Attempt, ...]] | None:
        """Write that an attempt starts, before its request leaves; with the ticket's earlier attempts.

        `skew_s`: the service's clock less ours, as far as it is known now. None where the entry is no longer
        to be sent, or another attempt for its ticket is under way.
        """
        ...

    async def end_attempt(
        self,
        admission_id: str,
        now: Instant,
        *,
        ambiguous: bool,
        conclude: Callable[[Transaction], Ending],
    ) -> Ending:
        """Write how the attempt ended and what follows from it, in one transaction, and return it.

        `conclude` says what that is, by what the transaction sees.
        """
        ...

    async def change_entry(self, admission_id: str, change: Callable[[Entry], Entry | None]) -> Entry | None:
        """Change an entry by what it is now, in one transaction; None where `change` wants none."""
        ...

    async def make_due(self, admission_ids: Sequence[str]) -> None:
        """Make unsent entries due at once, all in one transaction."""
        ...

    async def recover(self) -> int:
        """Make entries found `sending` due again, their attempts ambiguous; how many there were."""
        ...

    async def outbox_count(self) -> OutboxCount:
        """How much is unsent."""
        ...

    async def unsent_of(self) -> list[UnsentOf]:
        """How much is unsent by account; for people who look, because it counts."""
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

    async def covering(self, events: frozenset[str], account: str) -> list[ListState]:
        """As Transaction.covering."""
        ...

    async def accounts(self) -> tuple[str, ...]:
        """The accounts that guest lists are held of."""
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

    async def ticket_count(self, account: str | None = None) -> int:
        """How many tickets are held."""
        ...

    async def events(self, account: str | None = None) -> list[EventHeld]:
        """The events of the tickets held, by start."""
        ...

    async def guest(self, ticket_id: str, account: str | None = None) -> Guest | None:
        """One ticket with its presence."""
        ...

    async def order(self, order_id: str, account: str | None = None) -> list[Guest]:
        """The tickets of an order."""
        ...

    async def search(
        self, query: str, limit: int, events: frozenset[str], account: str | None = None
    ) -> list[Guest]:
        """Guests found by what was typed, best first; an unfinished earlier search is given up."""
        ...

    async def find(self, tiers: Sequence[Sequence[str]], account: str) -> Match:
        """As Transaction.match, without writing."""
        ...

    async def policy(self) -> DoorPolicy:
        """The door policy, the default one until one was set. Raises PolicyLostError where it was lost."""
        ...

    async def put_policy(self, policy: DoorPolicy) -> None:
        """Write it."""
        ...

    async def lost(self) -> Lost:
        """As Transaction.lost."""
        ...

    async def next_request(self) -> int:
        """A number for the next request, higher than every one before it."""
        ...

    async def guests_held(self) -> list[GuestsHeld]:
        """Who is held of which event, and when that is or was."""
        ...

    async def purge_events(self, events: frozenset[str], before: Instant) -> int:
        """Forget the guests of these events, here and in what was set aside `before`; how many tickets went.

        The ledger and the check-ins stay, without names. Later passes do not bring the tickets back.
        """
        ...

    async def finish_purge(self, before: Instant) -> None:
        """Take off the disk what an interrupted purge left there; nothing where none was interrupted."""
        ...

    async def faults(self) -> list[str]:
        """What is wrong with the file; nothing where it is sound. It takes long, and no scan waits."""
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
