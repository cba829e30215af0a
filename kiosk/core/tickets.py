"""The ticket and what hangs on it, as the guest list gives them.

Instants are seconds since the Unix epoch, UTC, as `float`. How they are read: kiosk.api.wire.
"""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

Instant = float

LONGEST_TEXT = 500
"""A longer text is cut as it comes in: no screen shows it whole, and no name needs it."""
MOST_ANSWERS = 100


class TicketState(StrEnum):
    """The eleven states the interface names; a ticket's own `state` is text, because the set is open."""

    CLOSED = "closed"
    UNAPPROVED = "unapproved"
    UNPAID = "unpaid"
    PENDING = "pending"
    PAID = "paid"
    FAILED = "failed"
    CANCELLED = "cancelled"
    ENDED = "ended"
    EXPIRED = "expired"
    ERROR = "error"
    PARTIALLY_PAID = "partially_paid"


class Person(Struct, frozen=True):
    """A buyer or an attendee; fields the service left out are empty."""

    id: str = ""
    name: str = ""
    email: str = ""


class TicketType(Struct, frozen=True):
    """What kind of ticket it is; `price` in the order's currency."""

    id: str
    name: str = ""
    price: float | None = None


class Order(Struct, frozen=True):
    """The purchase that a ticket belongs to."""

    id: str
    discount_code: str = ""
    currency: str = ""


class Listing(Struct, frozen=True):
    """What is published; it has one or many events."""

    id: str
    title: str = ""


class Event(Struct, frozen=True):
    """One date of a listing; `start` and `end` in Unix seconds where the service gave them."""

    id: str
    listing: Listing | None = None
    start: Instant | None = None
    end: Instant | None = None

    @property
    def title(self) -> str:
        """The listing's title, or the event's id where the listing has none."""
        return (self.listing.title if self.listing else "") or self.id


class Answer(Struct, frozen=True):
    """An answer the buyer gave to one of the host's questions."""

    name: str
    value: str


class Ticket(Struct, frozen=True):
    """One entry of the guest list; nested parts that the service left out are None."""

    id: str
    token: str = ""
    state: str = ""
    updated_at: Instant | None = None
    created_at: Instant | None = None
    buyer: Person | None = None
    attendee: Person | None = None
    ticket_type: TicketType | None = None
    order: Order | None = None
    event: Event | None = None
    answers: tuple[Answer, ...] = ()

    @property
    def name(self) -> str:
        """The attendee's name, else the buyer's, else nothing."""
        for person in (self.attendee, self.buyer):
            if person and person.name.strip():
                return person.name
        return ""

    @property
    def type_name(self) -> str:
        """What its type is called, else the type's id, else nothing."""
        kind = self.ticket_type
        return (kind.name or kind.id) if kind else ""

    def cut(self) -> "Ticket":
        """The ticket with no text longer than LONGEST_TEXT and MOST_ANSWERS; ids and token stay whole."""
        cut = replace(
            self,
            state=cut_text(self.state),
            buyer=_cut_person(self.buyer),
            attendee=_cut_person(self.attendee),
            ticket_type=self.ticket_type and replace(self.ticket_type, name=cut_text(self.ticket_type.name)),
            order=self.order
            and replace(
                self.order,
                discount_code=cut_text(self.order.discount_code),
                currency=cut_text(self.order.currency),
            ),
            event=_cut_event(self.event),
            answers=tuple(
                Answer(cut_text(answer.name), cut_text(answer.value))
                for answer in self.answers[:MOST_ANSWERS]
            ),
        )
        return self if cut == self else cut


def cut_text(text: str | None) -> str:
    """The text's first LONGEST_TEXT letters; empty for none."""
    return text[:LONGEST_TEXT] if text else ""


def _cut_person(person: Person | None) -> Person | None:
    return person and replace(person, name=cut_text(person.name), email=cut_text(person.email))


def _cut_event(event: Event | None) -> Event | None:
    if event is None or event.listing is None:
        return event
    return replace(event, listing=replace(event.listing, title=cut_text(event.listing.title)))
