"""Discount codes of the host's listings: what they can be for, and creating one."""

from collections import Counter

from msgspec import Struct

from kiosk.core.message import Message
from kiosk.core.tickets import Listing
from kiosk.engine.errors import (
    DiscountCodeError,
    NotSentError,
    RefusedError,
    ServiceError,
    StoreError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.ports import Service
from kiosk.engine.records import DiscountCode
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store


class Rate(Struct, frozen=True):
    """A ticket type of a listing, as the tickets on this machine tell of it."""

    id: str
    name: str
    tickets: int


class DiscountChoices(Struct, frozen=True):
    """What a code can be for: listings, and the ticket types of each by the listing's id.

    `not_public`: those of them that nobody sees but the host, as far as the service told.
    `trouble`: why the service did not tell its listings; these are then of the tickets held.
    """

    listings: tuple[Listing, ...] = ()
    rates: dict[str, tuple[Rate, ...]] | None = None
    trouble: str = ""
    not_public: frozenset[str] = frozenset()

    def rates_of(self, listing_id: str) -> tuple[Rate, ...]:
        """The ticket types of a listing, the most frequent first."""
        return (self.rates or {}).get(listing_id, ())


class Created(Struct, frozen=True):
    """The service has the code. `answer`: what it said; the interface leaves open what that is."""

    answer: object = None


class NotCreated(Struct, frozen=True):
    """It was not created: it broke a rule, never left, or the service refused it."""

    error: ServiceError | DiscountCodeError

    @property
    def text(self) -> str:
        """Why, as the service words it."""
        return _words_of(self.error)


class NotKnown(Struct, frozen=True):
    """It may have been created: it left, and no answer of the service says what became of it."""

    error: ServiceError

    @property
    def text(self) -> str:
        """What to do, and what came instead of an answer."""
        return Message(
            "nobody knows whether it was created: look at the service before you try again ({why})",
            why=_words_of(self.error),
        )


Outcome = Created | NotCreated | NotKnown


async def listings_of(service: Service, user_id: str) -> tuple[tuple[Listing, ...], frozenset[str]]:
    """The listings that the token may see, and the ids of those that nobody else sees.

    Where the service does not tell the public ones apart, none of these. Raises ServiceError.
    """
    listings = await service.listings(user_id)
    try:
        public = {one.id for one in await service.listings(user_id, public_only=True)}
    except ServiceError:
        return listings, frozenset()
    return listings, frozenset(one.id for one in listings) - public


async def create_code(service: Service, code: DiscountCode) -> Outcome:
    """Create one. It is sent once: whether a lost answer was a yes, only a person can see."""
    try:
        return Created(await service.create_discount_code(code))
    except (DiscountCodeError, NotSentError, UnauthorisedError, RefusedError, ThrottledError) as error:
        return NotCreated(error)
    except ServiceError as error:
        return NotKnown(error)


def _words_of(error: ServiceError | DiscountCodeError) -> str:
    """The error's own text: a Message stays one, for the screen to translate."""
    text = error.text if isinstance(error, ServiceError) else str(error)
    return text or type(error).__name__


class Discounts:
    """Asks the service as whoever is signed in. Nothing is kept here, and nothing raises."""

    def __init__(self, store: Store, service: Service, session: Session) -> None:
        self._store, self._service, self._session = store, service, session

    async def choices(self) -> DiscountChoices:
        """The listings of the account, private ones included, with the ticket types that are held."""
        rates: dict[str, Counter[tuple[str, str]]] = {}
        held: dict[str, Listing] = {}
        try:
            groups = await self._store.guests.alike((await self._session.whose()).account)
        except StoreError:  # the service may still tell the listings
            groups = []
        for alike in groups:
            event, kind = alike.example.event, alike.example.ticket_type
            if event is None or event.listing is None:
                continue
            held[event.listing.id] = event.listing
            if kind is not None and kind.id:
                counts = rates.setdefault(event.listing.id, Counter())
                counts[kind.id, kind.name or kind.id] += alike.tickets
        trouble, not_public = "", frozenset[str]()
        try:
            listings, not_public = await listings_of(self._service, (await self._service.current_user()).id)
        except ServiceError as error:
            listings, trouble = tuple(held.values()), _words_of(error)
        found = {
            listing: tuple(Rate(key, name, tickets) for (key, name), tickets in counts.most_common())
            for listing, counts in rates.items()
        }
        return DiscountChoices(listings, found, trouble, not_public)

    async def create(self, code: DiscountCode) -> Outcome:
        """Create one, and say what is known of it."""
        return await create_code(self._service, code)
