"""What the service answers, field by field as its interface lists them: each record encodes to that JSON.

`gc=False` where a record can be in no reference cycle: 100 000 tickets then cost the collector nothing.
"""

from datetime import datetime

import msgspec


class Person(msgspec.Struct, gc=False):
    """A buyer or an attendee."""

    email: str
    name: str
    id: str


class TicketType(msgspec.Struct, gc=False):
    """A ticket type of one listing; its id is what discount codes call a rate id."""

    name: str
    price: float
    id: str


class Order(msgspec.Struct, gc=False):
    """What the tickets bought together share. Most orders were bought without a discount code: null."""

    discount_code: str | None
    id: str
    currency: str


class ListingName(msgspec.Struct, gc=False):
    """A listing as it appears inside a ticket and in a list of listings."""

    title: str
    id: str


class EventTimes(msgspec.Struct, gc=False):
    """An event as it appears inside a ticket; both stamps are Unix epoch seconds."""

    id: str
    start_stamp: int
    end_stamp: int


class Answer(msgspec.Struct, gc=False):
    """What a buyer answered to one of the host's questions."""

    name: str
    value: str


Answers = Answer | list[Answer] | None


class Ticket(msgspec.Struct, gc=False):
    """A guest-list entry. `state` is any text, because rehearsals also want states nobody has heard of."""

    id: str
    token: str
    state: str
    updated_at: datetime
    created_at: datetime
    buyer: Person
    attendee: Person
    ticket_type: TicketType
    order: Order
    listing: ListingName
    event: EventTimes
    answers: Answers


class CheckIn(msgspec.Struct, frozen=True, gc=False):
    """What is held of a ticket's check-in: the record's id, the state, and when it was last recorded."""

    id: str
    state: str
    at: datetime


class User(msgspec.Struct, frozen=True):
    """An account. `nickname` is not in the interface: undocumented fields may appear; clients must cope."""

    id: str
    slug: str
    first_name: str
    last_name: str
    created_at: datetime
    updated_at: datetime
    email: str
    nickname: str


class Event(msgspec.Struct, frozen=True):
    """One date of a listing. `name` is for people only: the interface gives events no name."""

    name: str
    times: EventTimes
    listing: "Listing"

    @property
    def id(self) -> str:
        """The event's id."""
        return self.times.id


class Listing(msgspec.Struct, frozen=True):
    """A listing with what the service knows of it beyond id and title."""

    shown: ListingName
    host_id: str
    public: bool
    currency: str
    ticket_types: tuple[TicketType, ...]

    @property
    def id(self) -> str:
        """The listing's id."""
        return self.shown.id
