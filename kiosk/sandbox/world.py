"""The sandbox's memory: its tickets, check-ins, discount codes and tokens, and what it was asked."""

from collections import deque
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from threading import RLock
from typing import Any

import msgspec
from msgspec import Struct

from kiosk.sandbox.faults import Faults, FaultsInForce
from kiosk.sandbox.records import CheckIn, Event, Listing, Order, Person, Ticket, User
from kiosk.sandbox.rehearsal import Ids, rehearse
from kiosk.sandbox.tokens import AccessToken, Application, TokenRegistry

SCANNED_IN = "scanned_in"
SCANNED_OUT = "scanned_out"
_REQUESTS_KEPT = 100_000


def _now() -> datetime:
    return datetime.now(UTC)


class SandboxOptions(Struct, frozen=True, kw_only=True):
    """How the sandbox is set up; everything else follows from `seed` and `clock`.

    `port` 0 takes a free one. `clock` returns aware times and is read for each request; `checked_in_at` is
    written with its UTC offset. `first_prev_state` is what the first check-in of a ticket answers as the
    state before it; None answers null. `repeat_keeps_time` decides whether a repeated check-in answers the
    time of the first one or its own: the interface says neither.
    """

    port: int = 0
    tickets: int = 500
    seed: int = 1
    title: str = "Harbour Festival"
    faults: Faults | None = None
    clock: Callable[[], datetime] = _now
    expires_in_s: int = 14 * 24 * 3600
    code_expires_in_s: int = 600
    rotate_refresh: bool = True
    first_prev_state: str | None = SCANNED_OUT
    repeat_keeps_time: bool = True


class RequestSeen(msgspec.Struct, frozen=True):
    """One request as the control endpoints list it: never a token, a secret, a name or a body.

    `path` is as it came, percent-encoding included. `acted` says whether the request reached its endpoint.
    `status` is null where no answer was sent; `ended` says how it went: answered, reset_before, reset_after,
    hung_before, hung_after, cut, down, or gone (the caller left).
    """

    number: int
    at: datetime
    method: str
    path: str
    query: str
    bearer: bool
    body_bytes: int
    acted: bool
    status: int | None
    ended: str


class CheckedIn(msgspec.Struct, frozen=True):
    """What a check-in did: the record now, and the state before (None: there was none and null is wanted)."""

    record: CheckIn
    before: str | None


class World:
    """Everything one sandbox remembers. It may be read and changed from any thread."""

    def __init__(self, options: SandboxOptions) -> None:
        self.options = options
        self.clock = options.clock
        self.lock = RLock()
        self.troubles = FaultsInForce(options.faults or Faults())
        self.down = False
        rehearsal = rehearse(
            seed=options.seed, tickets=options.tickets, title=options.title, now=options.clock()
        )
        self.user: User = rehearsal.user
        self.stranger: User = rehearsal.stranger
        self.listings: tuple[Listing, ...] = rehearsal.listings
        self.events: tuple[Event, ...] = rehearsal.events
        self.tickets: list[Ticket] = rehearsal.tickets
        self.strangers_tickets: list[Ticket] = rehearsal.strangers_tickets
        self.check_ins: dict[str, CheckIn] = {}
        self.discount_codes: dict[tuple[str, str], dict[str, Any]] = {}
        self._by_id = {ticket.id: ticket for ticket in (*self.tickets, *self.strangers_tickets)}
        self._ids = Ids(Random(f"{options.seed} as it goes on"))  # noqa: S311 - invented data, no secrets
        self._filtered: dict[tuple[str, str | None, str | None], list[Ticket]] = {}
        self._seen: deque[RequestSeen] = deque(maxlen=_REQUESTS_KEPT)
        self._asked = 0
        self._set_up_tokens(options)

    def _set_up_tokens(self, options: SandboxOptions) -> None:
        self.tokens = TokenRegistry(
            clock=options.clock,
            new_token=self._ids.new_token,
            expires_in_s=options.expires_in_s,
            code_expires_in_s=options.code_expires_in_s,
            rotate_refresh=options.rotate_refresh,
        )
        self.application, self.other_application = (
            self.tokens.register(
                Application(
                    id=self._ids.new_token(),
                    secret=self._ids.new_token(),
                    name=name,
                    redirect_uris=(address, "http://127.0.0.1/callback"),
                    owner_id=self.user.id,
                )
            )
            for name, address in (
                ("Kiosk", "https://kiosk.example/callback"),
                ("Another application", "https://another.example/callback"),
            )
        )
        issue = self.tokens.issue
        self.token: AccessToken = issue(self.application, self.user.id)
        self.no_scan_token: AccessToken = issue(self.application, self.user.id, may_scan=False)
        self.expired_token: AccessToken = issue(
            self.application, self.user.id, lifetime=timedelta(seconds=-1)
        )
        self.strangers_token: AccessToken = issue(self.application, self.stranger.id)

    @property
    def faults(self) -> Faults:
        """What may go wrong; setting it starts its script from the beginning."""
        return self.troubles.faults

    @faults.setter
    def faults(self, faults: Faults) -> None:
        self.troubles.replace(faults)

    @property
    def user_id(self) -> str:
        """The id of the host that the announced token acts for."""
        return self.user.id

    @property
    def tonight(self) -> Event:
        """The main event: it is running now, and most tickets are for it."""
        return self.event("tonight")

    def event(self, name: str) -> Event:
        """Return the event with this name (tonight, tomorrow, yesterday, elsewhere, unannounced) or id."""
        found = next((event for event in self.events if name in (event.name, event.id)), None)
        if found is None:
            raise KeyError(name)
        return found

    def listing(self, listing_id: str) -> Listing | None:
        """Return the listing with this id."""
        return next((listing for listing in self.listings if listing.id == listing_id), None)

    def ticket(self, ticket_id: str) -> Ticket | None:
        """Return the ticket with this id, whoever hosts it."""
        return self._by_id.get(ticket_id)

    def event_id_of(self, ticket_id: str | None) -> str | None:
        """Return the event of the ticket with this id, if there is such a ticket."""
        ticket = self._by_id.get(ticket_id) if ticket_id is not None else None
        return None if ticket is None else ticket.event.id

    def hosts(self, user_id: str, ticket: Ticket) -> bool:
        """Whether this user is the host of the ticket's event."""
        listing = self.listing(ticket.listing.id)
        return listing is not None and listing.host_id == user_id

    def guest_list(
        self,
        user_id: str,
        *,
        since: datetime | None = None,
        event_id: str | None = None,
        listing_id: str | None = None,
    ) -> Sequence[Ticket]:
        """Return the tickets this user hosts, oldest place first; `since` is exclusive."""
        hosted = {self.user.id: self.tickets, self.stranger.id: self.strangers_tickets}.get(user_id, [])
        with self.lock:
            found = self._filtered.get((user_id, event_id, listing_id))
            if found is None:
                found = [
                    ticket
                    for ticket in hosted
                    if event_id in (None, ticket.event.id) and listing_id in (None, ticket.listing.id)
                ]
                if found:  # a page after a page wants the same list; names that match nothing are not kept
                    self._filtered[user_id, event_id, listing_id] = found
        return found if since is None else [ticket for ticket in found if ticket.updated_at > since]

    def check_in(self, ticket_id: str, *, toggle: bool = False) -> CheckedIn:
        """Record a check-in; with `toggle` a ticket that is in goes out. The guest list does not change."""
        with self.lock:
            before = self.check_ins.get(ticket_id)
            inside = before is not None and before.state == SCANNED_IN
            state = SCANNED_OUT if toggle and inside else SCANNED_IN
            keeps_time = before is not None and before.state == state and self.options.repeat_keeps_time
            at = before.at if before is not None and keeps_time else self.clock()
            record = self.set_check_in(ticket_id, state, at)
            return CheckedIn(record, self.options.first_prev_state if before is None else before.state)

    def set_check_in(self, ticket_id: str, state: str, at: datetime | None = None) -> CheckIn:
        """Record this check-in state as if another application of the service had done it."""
        with self.lock:
            before = self.check_ins.get(ticket_id)
            record = CheckIn(
                id=self._ids.new_id() if before is None else before.id, state=state, at=at or self.clock()
            )
            self.check_ins[ticket_id] = record
            return record

    def forget_check_in(self, ticket_id: str) -> None:
        """Make a ticket one that was never checked in."""
        with self.lock:
            self.check_ins.pop(ticket_id, None)

    def change_ticket(self, ticket: Ticket, **changes: object) -> Ticket:
        """Change fields of a ticket in place; `updated_at` moves on even if the clock stands still."""
        with self.lock:
            for name, value in changes.items():
                setattr(ticket, name, value)
            self._filtered.clear()
            ticket.updated_at = max(
                self.clock().astimezone(UTC), ticket.updated_at + timedelta(milliseconds=1)
            )
            return ticket

    def add_ticket(
        self,
        *,
        event: Event | None = None,
        state: str = "paid",
        attendee: str = "Late Guest",
        email: str = "late.guest@example.org",
        ticket_id: str | None = None,
    ) -> Ticket:
        """Sell one more ticket, by default for tonight; it comes last in the guest list."""
        chosen = event or self.tonight
        with self.lock:
            person = Person(email=email, name=attendee, id=self._ids.new_id())
            now = self.clock().astimezone(UTC)
            ticket = Ticket(
                id=ticket_id or self._ids.new_id(),
                token=self._ids.new_token(),
                state=state,
                updated_at=now,
                created_at=now,
                buyer=person,
                attendee=person,
                ticket_type=chosen.listing.ticket_types[0],
                order=Order(discount_code=None, id=self._ids.new_id(), currency=chosen.listing.currency),
                listing=chosen.listing.shown,
                event=chosen.times,
                answers=None,
            )
            self._by_id[ticket.id] = ticket
            self._filtered.clear()
            mine = chosen.listing.host_id == self.user.id
            (self.tickets if mine else self.strangers_tickets).append(ticket)
            return ticket

    def remove_ticket(self, ticket: Ticket) -> None:
        """Make a ticket vanish from the guest list, and from the service."""
        with self.lock:
            del self._by_id[ticket.id]
            self._filtered.clear()
            hosted = self.tickets if self.hosts(self.user.id, ticket) else self.strangers_tickets
            hosted[:] = [other for other in hosted if other.id != ticket.id]

    def new_id(self) -> str:
        """Return an id that was not given before."""
        return self._ids.new_id()

    def next_number(self) -> int:
        """Count one more request, from 1."""
        with self.lock:
            self._asked += 1
            return self._asked

    def note_request(self, seen: RequestSeen) -> None:
        """Remember a request that came to its end."""
        with self.lock:
            self._seen.append(seen)

    def requests(self) -> list[RequestSeen]:
        """Return what was asked so far, in the order it came."""
        with self.lock:
            return sorted(self._seen, key=lambda seen: seen.number)

    def forget_requests(self) -> None:
        """Start the list of requests afresh; their numbers go on."""
        with self.lock:
            self._seen.clear()
