"""The rehearsal: a festival whose tonight is running, its other days, other listings, and all the tickets.

Ids, tokens, names and orders come from the seed alone; only the times come from the clock. So a sandbox that
is started again with the same seed has the same tickets, and its tonight is still tonight.
"""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import accumulate, chain, islice
from random import Random
from typing import NamedTuple

import msgspec
from anyascii import anyascii

from kiosk.sandbox.records import (
    Answers,
    Event,
    EventTimes,
    Listing,
    ListingName,
    Order,
    Person,
    Ticket,
    TicketType,
    User,
)
from kiosk.sandbox.resources import read_resource


class Language(msgspec.Struct, forbid_unknown_fields=True):
    """Names of one language: `pattern` puts given and family names in the order that the language does."""

    language: str
    weight: int
    pattern: str
    given: list[str]
    family: list[str]


class Crowd(msgspec.Struct, forbid_unknown_fields=True):
    """The file `people.json`: who may come, where their mail goes, what they answered."""

    mail_domains: list[str]
    languages: list[Language]
    answers: list[Answers]


class Name(NamedTuple):
    """A name as written, and the Latin form that its owner uses in e-mail addresses."""

    written: str
    mail: str


def load_crowd() -> Crowd:
    """Read the crowd that comes with the program."""
    return msgspec.json.decode(read_resource("people.json"), type=Crowd)


def _latin(text: str) -> str:
    return "".join(letter for letter in anyascii(text).lower() if letter.isalnum())


class People:
    """Draws people one after another; the same chance draws the same people."""

    def __init__(self, crowd: Crowd, chance: Random, new_id: Callable[[], str]) -> None:
        self._chance = chance
        self._new_id = new_id
        self._domains = crowd.mail_domains
        self._languages = crowd.languages
        self._weights = list(accumulate(language.weight for language in crowd.languages))
        self._mail = {
            part: _latin(part) for language in crowd.languages for part in (*language.given, *language.family)
        }

    def _pick(self, among: list[str]) -> str:
        return among[int(self._chance.random() * len(among))]

    def name(self) -> Name:
        """Draw a name."""
        (language,) = self._chance.choices(self._languages, cum_weights=self._weights)
        given, family = self._pick(language.given), self._pick(language.family)
        written = language.pattern.format(given=given, family=family, family2=self._pick(language.family))
        return Name(written, f"{self._mail[given][:20]}.{self._mail[family][:20]}".strip("."))

    def person(self, name: Name | None = None) -> Person:
        """Draw a person, with this name if one is given."""
        called = name or self.name()
        address = f"{called.mail}{self._chance.getrandbits(10)}@{self._pick(self._domains)}"
        return Person(email=address, name=called.written, id=self._new_id())


STATES = (
    "closed", "paid", "unapproved", "unpaid", "pending", "failed", "cancelled", "ended", "expired", "error",
    "partially_paid",
)  # fmt: skip
"""Every ticket state of the interface."""

_STATE_WEIGHTS = tuple(accumulate((480, 380, 20, 15, 15, 15, 35, 10, 10, 5, 15)))
_ORDER_SIZES = tuple(range(1, 9))
_ORDER_SIZE_WEIGHTS = tuple(accumulate((30, 36, 10, 12, 5, 4, 1, 2)))
_CODES = ("EARLYBIRD", "FRIENDS10", "ÜBER18", "CREW-2X")


class Opening(NamedTuple):
    """One of the first orders, which are fixed so that even a small rehearsal has one of everything."""

    event: str
    state: str
    size: int


_OPENINGS = (
    Opening("tonight", "closed", 4),
    Opening("tonight", "paid", 2),
    Opening("tonight", "cancelled", 1),
    Opening("tonight", "unapproved", 1),
    Opening("tomorrow", "closed", 1),
    Opening("elsewhere", "paid", 1),
    *(Opening("tonight", state, 1) for state in ("unpaid", "pending", "failed", "ended", "expired", "error")),
    Opening("tonight", "partially_paid", 1),
    Opening("yesterday", "closed", 1),
    *(Opening("tonight", "paid", size) for size in (8, 3, 5, 6, 7)),
    Opening("unannounced", "closed", 1),
)


class Rehearsal(NamedTuple):
    """What a world starts with. `tickets` are the host's, `strangers_tickets` another host's."""

    user: User
    stranger: User
    listings: tuple[Listing, ...]
    events: tuple[Event, ...]
    tickets: list[Ticket]
    strangers_tickets: list[Ticket]


class Ids:
    """Opaque identifiers from the seed: 24 hexadecimal digits for ids, 16 url-safe characters for tokens."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def new_id(self) -> str:
        """Return an id that was not given before."""
        return f"{self._chance.getrandbits(96):024x}"

    def new_token(self) -> str:
        """Return a token that was not given before."""
        return urlsafe_b64encode(self._chance.randbytes(12)).decode("ascii")


def rehearse(*, seed: int, tickets: int, title: str, now: datetime) -> Rehearsal:
    """Invent a rehearsal with `tickets` tickets of the host around `now`; same arguments, same rehearsal."""
    chance = Random(seed)  # noqa: S311 - invented data, no secrets
    ids = Ids(chance)
    user = _user(ids, "Mira", "Okonkwo", now)
    stranger = _user(ids, "Tom", "Bailey", now)
    host_listings = (
        _listing(ids, title, user, "EUR", General=49.0, Student=29.5, VIP=129.0, Crew=0.0, Child=15.0),
        _listing(ids, "Sunrise Sessions", user, "GBP", General=18.0, Member=12.0),
        _listing(ids, "Crew Party (not announced yet)", user, "EUR", public=False, Crew=0.0),
    )
    others = (
        _listing(ids, "Allotment Open Day", stranger, "GBP", Adult=4.0),
        _listing(ids, "Somebody Else's Secret", stranger, "GBP", public=False, Adult=40.0),
    )
    festival, sunrise, crew_party = host_listings
    tonight = now.replace(minute=0, second=0, microsecond=0) - timedelta(hours=1)
    day = timedelta(days=1)
    events = (
        _event(ids, "tonight", festival, tonight),
        _event(ids, "tomorrow", festival, tonight + day),
        _event(ids, "yesterday", festival, tonight - day),
        _event(ids, "elsewhere", sunrise, tonight + timedelta(hours=9)),
        _event(ids, "unannounced", crew_party, tonight + 7 * day),
    )
    strangers_event = _event(ids, "stranger", others[0], tonight)
    house = _BoxOffice(chance, ids, now)
    return Rehearsal(
        user=user,
        stranger=stranger,
        listings=host_listings + others,
        events=(*events, strangers_event),
        strangers_tickets=list(house.order(strangers_event, "paid", 3)),
        tickets=house.sell(events, tickets),
    )


def _user(ids: Ids, first: str, last: str, now: datetime) -> User:
    return User(
        id=ids.new_id(),
        slug=f"{first}-{last}".lower(),
        first_name=first,
        last_name=last,
        created_at=_milliseconds(now - timedelta(days=900)),
        updated_at=_milliseconds(now - timedelta(days=3)),
        email=f"{first}@host.example".lower(),
        nickname=first,
    )


def _listing(
    ids: Ids, title: str, host: User, currency: str, *, public: bool = True, **prices: float
) -> Listing:
    types = tuple(TicketType(name=name, price=price, id=ids.new_id()) for name, price in prices.items())
    shown = ListingName(title=title, id=ids.new_id())
    return Listing(shown=shown, host_id=host.id, public=public, currency=currency, ticket_types=types)


def _event(ids: Ids, name: str, listing: Listing, start: datetime) -> Event:
    begins = int(start.timestamp())
    times = EventTimes(id=ids.new_id(), start_stamp=begins, end_stamp=begins + 7 * 3600)
    return Event(name=name, times=times, listing=listing)


def _milliseconds(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(microsecond=moment.microsecond // 1000 * 1000)


class _BoxOffice:
    """Sells tickets, order by order, to invented people."""

    def __init__(self, chance: Random, ids: Ids, now: datetime) -> None:
        crowd = load_crowd()
        self._chance = chance
        self._ids = ids
        self._people = People(crowd, chance, ids.new_id)
        self._answers = crowd.answers
        self._now = _milliseconds(now)

    def sell(self, events: tuple[Event, ...], count: int) -> list[Ticket]:
        """Sell exactly `count` tickets: the fixed opening orders first, then whatever chance brings."""
        named = {event.name: event for event in events}
        tickets: list[Ticket] = []
        openings = ((named[opening.event], opening.state, opening.size) for opening in _OPENINGS)
        for event, state, size in chain(openings, self._orders(events)):
            left = count - len(tickets)
            if left <= 0:
                break
            tickets += islice(self.order(event, state, size), left)
        return tickets

    def _orders(self, events: tuple[Event, ...]) -> Iterator[tuple[Event, str, int]]:
        draw = self._chance.choices
        while True:
            (event,) = draw(events, cum_weights=(57, 79, 86, 98, 100))
            (state,) = draw(STATES, cum_weights=_STATE_WEIGHTS)
            (size,) = draw(_ORDER_SIZES, cum_weights=_ORDER_SIZE_WEIGHTS)
            yield event, state, size

    def order(self, event: Event, state: str, size: int) -> Iterator[Ticket]:
        """Sell one order. The buyer mostly comes along, and some type only their own name for everybody."""
        chance, listing = self._chance, event.listing
        code = _CODES[int(chance.random() * len(_CODES))] if chance.random() < 0.12 else None
        order = Order(discount_code=code, id=self._ids.new_id(), currency=listing.currency)
        called = self._people.name()
        buyer = self._people.person(called)
        only_one_name = chance.random() < 0.08
        first_type = int(chance.random() ** 2 * len(listing.ticket_types))
        created = self._now - timedelta(
            seconds=3600 + chance.getrandbits(23), milliseconds=chance.getrandbits(9)
        )
        for number in range(size):
            if number == 0 and chance.random() < 0.85:
                attendee = buyer
            else:
                attendee = self._people.person(called if only_one_name else None)
            kind = listing.ticket_types[(first_type + number * (size > 3)) % len(listing.ticket_types)]
            yield Ticket(
                id=self._ids.new_id(),
                token=self._ids.new_token(),
                state=state,
                updated_at=created + timedelta(seconds=int(chance.random() * 3600)),
                created_at=created,
                buyer=buyer,
                attendee=attendee,
                ticket_type=kind,
                order=order,
                listing=listing.shown,
                event=event.times,
                answers=self._answers[int(chance.random() ** 0.5 * len(self._answers))],
            )
