"""What the engine asks of the outside: the service, a transaction of the door, the clock, the hub.

What it asks of the profile beside such a transaction is in engine.store_ports.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import Protocol

from kiosk.core.guest_notes import GuestNote
from kiosk.core.outbox import Attempt, Entry
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow
from kiosk.core.replies import Answered
from kiosk.core.tickets import Event, Instant, Listing
from kiosk.core.verdict import Match
from kiosk.engine.records import (
    CurrentUser,
    DiscountCode,
    GuestPage,
    HubChange,
    HubPlace,
    Incident,
    ListState,
    Lost,
    OffListed,
    PageQuery,
    SharedRows,
    TokenInfo,
)
from kiosk.engine.scans_told import KeptScan


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

    async def listings(self, user_id: str, *, public_only: bool = False) -> tuple[Listing, ...]:
        """GET /api/v2/listings; private ones too, where the token may see them and not `public_only`."""
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

    def add(self, row: LedgerRow) -> LedgerRow:
        """Append a ledger row, and return it as it stands then, behind all that is known of its ticket.

        Raises StoreError if the ticket has an open admission already.
        """
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

    def covering(self, events: frozenset[str], account: str) -> list[ListState]:
        """This account's complete lists that together hold these events; empty where one is missing."""
        ...

    def holds_several_events(self, account: str) -> bool:
        """Whether the tickets that this account lists are for more than one event."""
        ...

    def events_of(self, events: frozenset[str], account: str) -> list[Event]:
        """Those of these events, none meaning all, that tickets on this account's list are for."""
        ...

    def inside(self, events: frozenset[str], account: str) -> int:
        """How many are inside of these events, none meaning all; of this account and of none. Cheap."""
        ...

    def last_counted_inside(self, events: frozenset[str], account: str) -> LedgerRow | None:
        """The newest row of somebody counted in without a ticket who is inside, as `inside` counts them."""
        ...

    def last_tap(self, events: frozenset[str], account: str) -> LedgerRow | None:
        """What was last counted without a ticket on this machine, in or out, and not undone."""
        ...

    def lost(self) -> Lost:
        """What the door must do without."""
        ...

    def note_on(self, ticket_id: str) -> GuestNote | None:
        """What staff noted on the ticket's holder."""
        ...

    def list_off(self, listed: OffListed) -> None:
        """Append the ledger row of an off-list admission, with its code and name."""
        ...

    def off_listed(self, row_id: str) -> OffListed | None:
        """The off-list admission of this ledger row; None where it is none, or was purged."""
        ...

    def off_list_rows(self, code: str) -> list[tuple[LedgerRow, LedgerRow | None]]:
        """The off-list admissions on this very code that stand, oldest first; each with its exit, if any."""
        ...

    def settle_off_list(self, listed: OffListed) -> None:
        """Note which admission or incident came of an off-list admission when its ticket turned up."""
        ...

    def keep_scan(self, scan: KeptScan) -> None:
        """Write down a scan that changed nobody's presence."""
        ...

    def add_incident(self, incident: Incident) -> None:
        """Record an incident."""
        ...

    def remember(self, key: str, value: str) -> None:
        """As Notes.put."""
        ...

    def policy(self) -> DoorPolicy:
        """As Policies.get."""
        ...

    def put_policy(self, policy: DoorPolicy) -> None:
        """As Policies.put."""
        ...


class Clock(Protocol):
    """The only way the engine knows the time."""

    def now(self) -> Instant:
        """Seconds since the Unix epoch, as this machine has them."""
        ...

    def monotonic(self) -> float:
        """Seconds that only go forward."""
        ...


class EventHub(Protocol):
    """What the doors of one event share, on one connection. Every method raises HubError."""

    async def read(self, row: LedgerRow) -> SharedRows:
        """What is shared of the row's ticket now, or of the row itself where it has none.

        Raises HubUnreadableError where another version wrote it.
        """
        ...

    async def write(self, rows: Sequence[LedgerRow], revision: int) -> int:
        """Share these rows of one ticket, if `revision` is still the state; the new state's revision.

        Raises HubMovedError where it is not, and HubFullError where there is no room.
        """
        ...

    async def has(self, place: HubPlace) -> bool:
        """Whether what was followed so far is what the hub has there."""
        ...

    def follow(self, place: HubPlace) -> AsyncGenerator[list[HubChange], None]:
        """What came after `place`, in order, some at a time; then what comes, for as long as it is asked.

        A list that is empty says that all there was has come.
        """
        ...


class Hub(Protocol):
    """The hub that doors share; a connection of this machine to it."""

    async def event(self, event_id: str) -> EventHub:
        """What the doors of this event share. Raises HubError."""
        ...

    def policies(self) -> AsyncGenerator[bytes, None]:
        """The policy that the host gave the hub, if it gave one, and each one it gives from then on.

        Raises HubError.
        """
        ...

    @property
    def lost(self) -> asyncio.Event:
        """Set once the connection is gone: it does not come back, and another has to be made."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...
