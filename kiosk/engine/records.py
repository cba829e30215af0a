"""What passes between the engine and the outside: pages, guests, incidents, counts."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from kiosk.core.guest_filter import GuestCount
from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.presence import LedgerRow, Presence
from kiosk.core.standing import Standing, standing_of
from kiosk.core.tickets import Event, Instant, Ticket


class PageQuery(Struct, frozen=True):
    """One request for a page of the guest list; `since` as the interface's text."""

    limit: int = 1000
    offset: int = 0
    since: str | None = None
    event_id: str | None = None
    listing_id: str | None = None


class Quarantined(Struct, frozen=True):
    """An entry that could not be read: its id if it has any, and why."""

    ticket_id: str | None
    why: str


class GuestPage(Struct, frozen=True):
    """One page: the tickets read, what could not be, how many entries came, and the reply's `Date`.

    `total`: what the service calls the number of all; it may be the page's own number, or nonsense.
    """

    tickets: tuple[Ticket, ...]
    quarantined: tuple[Quarantined, ...]
    received: int
    date: Instant | None
    total: int | None = None


class CurrentUser(Struct, frozen=True):
    """The owner of the access token."""

    id: str
    slug: str = ""
    first_name: str = ""
    last_name: str = ""
    email: str = ""
    created_at: str = ""
    updated_at: str = ""


class TokenInfo(Struct, frozen=True):
    """The user and application a token belongs to, and how long it lasts."""

    resource_owner_id: str
    scopes: tuple[str, ...]
    expires_in_seconds: int | None
    application_uid: str
    created_at: int | None


class DiscountCode(Struct, frozen=True, kw_only=True):
    """A discount code to create: exactly one of `percent` (0 to 1) and `fixed` (currency units)."""

    listing_id: str
    code: str
    percent: float | None = None
    fixed: float | None = None
    quantity: int | None = None
    rate_ids: tuple[str, ...] = ()


class Incident(Struct, frozen=True):
    """Something a person must look at; settled when somebody said why it is settled."""

    id: str
    kind: IncidentKind
    at: Instant
    ticket_id: str
    admission_id: str
    detail: dict[str, Any] = field(default_factory=dict)
    settled_at: Instant | None = None
    settled_why: str = ""


class Lost(Struct, frozen=True):
    """What the door must do without: its policy, or some of its ledger, nobody knows which."""

    policy: bool = False
    records: bool = False


class Inside(Struct, frozen=True):
    """Somebody inside: the ledger row that let them in, and their ticket as the list has it now.

    `incidents`: those there were about this admission, settled ones too.
    """

    row: LedgerRow
    ticket: Ticket
    vanished: bool
    incidents: tuple[Incident, ...] = ()


class OffListed(Struct, frozen=True):
    """An admission off the list: its ledger row, and the code and name that go when the profile is purged.

    When its ticket turned up on a list, either `admission_id` is the ticket's admission that took its place,
    or `incident_id` the incident that came of it.
    """

    row: LedgerRow
    code: str
    name: str = ""
    admission_id: str = ""
    incident_id: str = ""


class AdmissionStatus(Struct, frozen=True):
    """What became of an admission since: its check-in, what came out about it, whether it was taken back.

    `check_in`: None where none is owed. `came_out`: of the newest incident about the guest, an open one
    before any other; `is_open`: whether that one still is.
    """

    check_in: EntryState | None = None
    came_out: IncidentKind | None = None
    is_open: bool = False
    taken_back: bool = False

    @property
    def standing(self) -> Standing:
        """How the admission stands by now."""
        return standing_of(
            self.check_in,
            came_out=self.came_out,
            is_open=self.is_open,
            taken_back=self.taken_back,
        )


NOTHING_SINCE = AdmissionStatus()


class Ending(Struct, frozen=True):
    """What a reply made of an entry, and all that is written with it.

    `nobody_inside`: whom the conflict is about was taken back, and nobody else came in on the ticket.
    """

    entry: Entry
    rows: tuple[LedgerRow, ...] = ()
    incidents: tuple[Incident, ...] = ()
    nobody_inside: bool = False


MOST_OUTBOX_LINES = 200
"""More unsent check-ins of one state than anybody reads; how many there are, OutboxCount says."""


class OutboxLine(Struct, frozen=True):
    """A check-in in the outbox, and its ticket where one is held.

    `waits_for`: the account that has to sign in before it can leave; empty where it is this door's.
    """

    entry: Entry
    ticket: Ticket | None = None
    waits_for: str = ""


class UnsentOf(Struct, frozen=True):
    """How many unsent check-ins of one account there are, and the last word said on one of them."""

    account: str
    unsent: int
    last_error: str = ""


class Tally(Struct, frozen=True):
    """How many people were let in under one name: a ticket type's (empty: none is known), or a door's."""

    name: str
    people: int


class Arrivals(Struct, frozen=True):
    """Who was let in since an instant and not taken back, for the events asked about.

    `people`: how many in each `bucket_s` seconds, oldest first: the first bucket begins at `since`, the last
    one holds now. `bucket_s` is longer than asked where there would be too many of them. The tallies count
    the same people, the most first. `inside`: how many are inside now, whenever they came. `counted`: those
    of the people who were counted in without a ticket; no ticket type tells of them.
    """

    since: Instant
    bucket_s: float
    people: tuple[int, ...] = ()
    by_ticket_type: tuple[Tally, ...] = ()
    by_door: tuple[Tally, ...] = ()
    inside: int = 0
    counted: int = 0


class Counted(Struct, frozen=True):
    """People without tickets, as they were counted: how many came in and went out, less what was undone."""

    came: int = 0
    left: int = 0

    @property
    def inside(self) -> int:
        """How many of them are inside."""
        return self.came - self.left


class EventHeld(Struct, frozen=True):
    """An event as its tickets on this machine tell of it."""

    event: Event
    tickets: int


class ListState(Struct, frozen=True):
    """What is held of a guest list for an account and a filter.

    `complete`: a pass ran unbroken from its first page to its end. `filled`: one reached the end, though it
    was resumed or is not believed. `as_of`: our clock when the last pass or delta was in.
    `newest_updated_at` and `first_page_date`, of the last complete pass, are in the service's clock. `passes`
    counts complete passes. `resume_at`: the offset up to which an unfinished first pass is stored, with its
    start in our clock.
    """

    complete: bool = False
    as_of: Instant | None = None
    newest_updated_at: Instant | None = None
    first_page_date: Instant | None = None
    passes: int = 0
    resume_at: int = 0
    resume_started: Instant = 0.0
    filled: bool = False


class Stored(Struct, frozen=True):
    """What writing pages changed."""

    changed: int
    new_ids: int


class OutboxCount(Struct, frozen=True):
    """How much was not confirmed yet, and since when."""

    unsent: int = 0
    oldest: Instant | None = None
    needs_attention: int = 0


class Guest(Struct, frozen=True):
    """A ticket with its presence, as a list of guests shows it.

    `status`: what became since of the admission that puts its holder inside.
    """

    ticket: Ticket
    presence: Presence
    vanished: bool = False
    order_size: int = 1
    order_inside: int = 0
    status: AdmissionStatus = NOTHING_SINCE


class BrowseRules(Struct, frozen=True):
    """What a list of all guests goes by: the door's events (none: any), and which tickets are in trouble.

    Those in another state than `admitted_states`, and those on the stop-list.
    """

    events: frozenset[str] = frozenset()
    admitted_states: frozenset[str] = frozenset()
    stop_list: frozenset[str] = frozenset()


class Browsed(Struct, frozen=True):
    """The guest list as it was asked for: a number for each guest, in order; the store knows who that is.

    `counts`: all guests that answer what was typed, whatever else was chosen. `letters`: each letter that a
    name begins with, and the place of the first; only of a list sorted by name.
    """

    numbers: Sequence[int] = ()
    counts: tuple[GuestCount, ...] = ()
    letters: tuple[tuple[str, int], ...] = ()


class SharedRows(Struct, frozen=True):
    """What doors share under one key of the hub: a ticket's rows, or one row without a ticket.

    `rows`: in the order in which the doors came to share them. `revision`: which state that is; 0 where there
    is none yet.
    """

    rows: tuple[LedgerRow, ...] = ()
    revision: int = 0


class HubPlace(Struct, frozen=True):
    """How far a door has followed what the doors share: the number of the last message, and what it was.

    `stamp` tells that message from every other, so that a hub whose disk was put back is found out.
    """

    sequence: int = 0
    stamp: str = ""


class HubChange(Struct, frozen=True):
    """One message of the hub: where it stands, and the rows as they are shared from there on.

    `rows` is empty where this version cannot read it.
    """

    place: HubPlace
    rows: tuple[LedgerRow, ...]


def double_incident(first: LedgerRow, second: LedgerRow) -> Incident:
    """The incident that two machines let in the same ticket, with what each of them knows.

    It is the same one, by its id, wherever and however often it comes to light.
    """
    sides = [
        {"admission_id": row.id, "at": row.at, "door": row.door, "how": row.how, "on_duty": row.on_duty}
        for row in (first, second)
    ]
    detail = {"what": "two machines let this ticket in", "first": sides[0], "second": sides[1]}
    identity = f"double:{first.id}:{second.id}"
    return Incident(identity, IncidentKind.CONFLICT, second.at, first.ticket_id, second.id, detail)
