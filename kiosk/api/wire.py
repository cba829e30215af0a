"""A page of the guest list: JSON → tickets.

The happy path is one typed decode of the whole page. Where that fails, each entry is read on its own, and
one that the typed reader refuses is read leniently: a part that is null, of the wrong type or absurd is
absent, and only an entry without a usable id is set aside. What the service leaves open: kiosk/api/README.md.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from kiosk.api.values import check_size, identifier, instant, number, parse_json, stamp, text, whole
from kiosk.core.codes import LONGEST_CODE
from kiosk.core.message import Message
from kiosk.core.tickets import (
    MOST_ANSWERS,
    Answer,
    Event,
    Instant,
    Listing,
    Order,
    Person,
    Ticket,
    TicketType,
    cut_text,
)
from kiosk.engine.errors import NotDocumentedError
from kiosk.engine.records import GuestPage, Quarantined

MOST_ENTRIES = 5000
"""Five times what a page may hold: more is no page of the guest list."""

T = TypeVar("T")
WireId = str | int | None


class WirePerson(msgspec.Struct, gc=False):
    """`buyer` or `attendee`."""

    id: WireId = None
    name: str | None = None
    email: str | None = None


class WireTicketType(msgspec.Struct, gc=False):
    """`ticket_type`."""

    id: WireId = None
    name: str | None = None
    price: float | None = None


class WireOrder(msgspec.Struct, gc=False):
    """`order`."""

    id: WireId = None
    discount_code: str | None = None
    currency: str | None = None


class WireListing(msgspec.Struct, gc=False):
    """`listing`."""

    id: WireId = None
    title: str | None = None


class WireEvent(msgspec.Struct, gc=False):
    """`event`."""

    id: WireId = None
    start_stamp: int | float | str | None = None
    end_stamp: int | float | str | None = None


class WireTicket(msgspec.Struct, gc=False):
    """One entry; `answers` has several shapes."""

    id: WireId = None
    token: WireId = None
    state: str | None = None
    updated_at: str | None = None
    created_at: str | None = None
    buyer: WirePerson | None = None
    attendee: WirePerson | None = None
    ticket_type: WireTicketType | None = None
    order: WireOrder | None = None
    listing: WireListing | None = None
    event: WireEvent | None = None
    answers: Any = None


class _Data(msgspec.Struct):
    guestlist: list[WireTicket]


class _Page(msgspec.Struct):
    data: _Data
    meta: Any = None


class _RawData(msgspec.Struct):
    guestlist: list[msgspec.Raw]


class _RawPage(msgspec.Struct):
    data: _RawData
    meta: Any = None


_PAGE = msgspec.json.Decoder(_Page)
_RAW_PAGE = msgspec.json.Decoder(_RawPage)
_ENTRY = msgspec.json.Decoder(WireTicket)


def guest_page(body: bytes, date: Instant | None) -> GuestPage:
    """The page that `body` is, with what could not be read set aside.

    `meta.count` is taken down as it is, where it is a number: nothing says what it counts. NotDocumentedError
    unless `data.guestlist` is a list, and no longer than any page has a right to be.
    """
    shared = _Shared()
    tickets: list[Ticket] = []
    quarantined: list[Quarantined] = []
    check_size(body)
    entries, total = _entries(body)
    for entry in entries:
        if isinstance(entry, Quarantined):
            quarantined.append(entry)
            continue
        ticket_id = identifier(entry.id)
        if ticket_id:
            tickets.append(_ticket(ticket_id, entry, shared))
        else:
            quarantined.append(Quarantined(None, "the entry has no usable id"))
    return GuestPage(tuple(tickets), tuple(quarantined), len(entries), date, total)


def _entries(body: bytes) -> tuple[Sequence[WireTicket | Quarantined], int | None]:
    """The entries, and what `meta.count` says."""
    page = _decoded(_PAGE, body)
    if page is not None:
        return _checked(page.data.guestlist), _count(page.meta)
    raw_page = _decoded(_RAW_PAGE, body)
    if raw_page is not None:
        return [_entry(raw) for raw in _checked(raw_page.data.guestlist)], _count(raw_page.meta)
    value = parse_json(body)
    entries = _checked(_guest_list(value))
    return [_lenient_entry(entry) for entry in entries], _count(
        value.get("meta") if isinstance(value, dict) else None
    )


def _checked(entries: list[T]) -> list[T]:
    """The entries, if a page may hold so many, before any is looked at."""
    if len(entries) > MOST_ENTRIES:
        raise NotDocumentedError(Message("it is a page of more than {most} entries", most=MOST_ENTRIES))
    return entries


def _count(meta: object) -> int | None:
    return whole(meta.get("count")) if isinstance(meta, dict) else None


def _decoded(decoder: msgspec.json.Decoder[T], body: bytes | msgspec.Raw) -> T | None:
    """What the typed reader makes of it; None where it is not exactly as documented."""
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _guest_list(page: object) -> list[Any]:
    data = page.get("data") if isinstance(page, dict) else None
    guest_list = data.get("guestlist") if isinstance(data, dict) else None
    if not isinstance(guest_list, list):
        raise NotDocumentedError(Message("it is not a page of the guest list"))
    return guest_list


def _entry(raw: msgspec.Raw) -> WireTicket | Quarantined:
    ticket = _decoded(_ENTRY, raw)
    if ticket is not None:
        return ticket
    try:
        return _lenient_entry(parse_json(bytes(raw)))
    except NotDocumentedError:
        return Quarantined(None, "the entry is not JSON")


def _lenient_entry(value: object) -> WireTicket | Quarantined:
    """The entry with everything that is not as documented left out."""
    if not isinstance(value, dict):
        return Quarantined(None, "the entry is not an object")
    ticket_type, order = _part(value, "ticket_type"), _part(value, "order")
    listing, event = _part(value, "listing"), _part(value, "event")
    return WireTicket(
        id=identifier(value.get("id")),
        token=text(value.get("token")),
        state=text(value.get("state")),
        updated_at=text(value.get("updated_at")),
        created_at=text(value.get("created_at")),
        buyer=_lenient_person(_part(value, "buyer")),
        attendee=_lenient_person(_part(value, "attendee")),
        ticket_type=WireTicketType(
            identifier(ticket_type.get("id")), text(ticket_type.get("name")), number(ticket_type.get("price"))
        ),
        order=WireOrder(
            identifier(order.get("id")), text(order.get("discount_code")), text(order.get("currency"))
        ),
        listing=WireListing(identifier(listing.get("id")), text(listing.get("title"))),
        event=WireEvent(
            identifier(event.get("id")), stamp(event.get("start_stamp")), stamp(event.get("end_stamp"))
        ),
        answers=value.get("answers"),
    )


def _part(entry: dict[str, Any], name: str) -> dict[str, Any]:
    part = entry.get(name)
    return part if isinstance(part, dict) else {}


def _lenient_person(part: dict[str, Any]) -> WirePerson:
    return WirePerson(identifier(part.get("id")), text(part.get("name")), text(part.get("email")))


class _Shared:
    """Events, ticket types and orders of one page: most entries share them, so each is made once."""

    def __init__(self) -> None:
        self.events: dict[tuple[object, ...], Event | None] = {}
        self.ticket_types: dict[tuple[object, ...], TicketType | None] = {}
        self.orders: dict[tuple[object, ...], Order | None] = {}

    def event(self, event: WireEvent | None, listing: WireListing | None) -> Event | None:
        """The event with its listing; None without an id, whatever else is there."""
        if event is None:
            return None
        key = (
            event.id,
            event.start_stamp,
            event.end_stamp,
            listing and listing.id,
            listing and listing.title,
        )
        if key not in self.events:
            event_id = identifier(event.id)
            self.events[key] = (
                Event(event_id, _listing(listing), stamp(event.start_stamp), stamp(event.end_stamp))
                if event_id
                else None
            )
        return self.events[key]

    def ticket_type(self, wire: WireTicketType | None) -> TicketType | None:
        """The ticket type; None without an id."""
        if wire is None:
            return None
        key = (wire.id, wire.name, wire.price)
        if key not in self.ticket_types:
            type_id = identifier(wire.id)
            self.ticket_types[key] = TicketType(type_id, cut_text(wire.name), wire.price) if type_id else None
        return self.ticket_types[key]

    def order(self, wire: WireOrder | None) -> Order | None:
        """The order; None without an id."""
        if wire is None:
            return None
        key = (wire.id, wire.discount_code, wire.currency)
        if key not in self.orders:
            order_id = identifier(wire.id)
            order = (
                Order(order_id, cut_text(wire.discount_code), cut_text(wire.currency)) if order_id else None
            )
            self.orders[key] = order
        return self.orders[key]


def _ticket(ticket_id: str, wire: WireTicket, shared: _Shared) -> Ticket:
    return Ticket(
        ticket_id,
        _token(wire.token),
        cut_text(wire.state),
        instant(wire.updated_at),
        instant(wire.created_at),
        _person(wire.buyer),
        _person(wire.attendee),
        shared.ticket_type(wire.ticket_type),
        shared.order(wire.order),
        shared.event(wire.event, wire.listing),
        _answers(wire.answers)[:MOST_ANSWERS] if wire.answers else (),
    )


def _token(value: WireId) -> str:
    """The token, never cut: what is left of one would be another. One that no code can hold is none."""
    token = text(value)
    return token if len(token) <= LONGEST_CODE else ""


def _person(wire: WirePerson | None) -> Person | None:
    if wire is None:
        return None
    person_id = identifier(wire.id)
    if not (person_id or wire.name or wire.email):
        return None
    return Person(person_id, cut_text(wire.name), cut_text(wire.email))


def _listing(wire: WireListing | None) -> Listing | None:
    if wire is None:
        return None
    listing_id = identifier(wire.id)
    return Listing(listing_id, cut_text(wire.title)) if listing_id else None


def _answers(value: object) -> tuple[Answer, ...]:
    """One answer, a list of them, or questions mapped to answers; anything else is no answer."""
    if isinstance(value, list):
        return tuple(answer for item in value if isinstance(item, dict) for answer in _answers(item))
    if not isinstance(value, dict):
        return ()
    if {"name", "value"} <= value.keys() or value.keys() <= {"name", "value"}:
        answer = Answer(cut_text(text(value.get("name"))), cut_text(_answer_text(value.get("value"))))
        return (answer,) if answer.name or answer.value else ()
    return tuple(Answer(cut_text(text(name)), cut_text(_answer_text(given))) for name, given in value.items())


def _answer_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(written for item in value if (written := text(item)))
    return text(value)
