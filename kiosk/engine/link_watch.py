"""Watches every call to the service, so that the link's health is known from outcomes alone."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kiosk.core.link import Link, LinkState, Outcome
from kiosk.core.outbox import Answered
from kiosk.core.tickets import Listing
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    ServiceError,
    UnauthorisedError,
)
from kiosk.engine.events import Emit, LinkChanged
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo

T = TypeVar("T")


def outcome_of(error: ServiceError) -> Outcome:
    """What a failed call says about the link; a refusal or a throttling is an answer."""
    match error:
        case NotSentError() | LostError():
            return Outcome.UNREACHABLE
        case NotDocumentedError():
            return Outcome.PORTAL
        case UnauthorisedError():
            return Outcome.UNAUTHORISED
        case FailedError():
            return Outcome.FAILED
        case _:
            return Outcome.ANSWERED


class LinkWatch:
    """Holds the link's health and tells when its state changes."""

    def __init__(self, emit: Emit) -> None:
        self._emit = emit
        self.link = Link()

    @property
    def state(self) -> LinkState:
        """What staff are told."""
        return self.link.state

    def note(self, outcome: Outcome, took_s: float, budget_s: float) -> None:
        """An exchange ended so."""
        self._become(self.link.after(outcome, took_s, budget_s))

    def lapse(self) -> None:
        """A guest's wait ran out."""
        self._become(self.link.after_lapse())

    def _become(self, link: Link) -> None:
        before, self.link = self.link.state, link
        if link.state is not before:
            self._emit(LinkChanged(link.state))


class WatchedService:
    """engine.ports.Service that reports every outcome to a LinkWatch."""

    def __init__(
        self, service: Service, watch: LinkWatch, clock: Clock, confirm_budget_s: Callable[[], float]
    ) -> None:
        self._service = service
        self._watch = watch
        self._clock = clock
        self._budget_s = confirm_budget_s

    async def _watched(self, call: Awaitable[T]) -> T:
        started = self._clock.monotonic()
        try:
            answer = await call
        except ServiceError as error:
            self._watch.note(outcome_of(error), self._clock.monotonic() - started, self._budget_s())
            raise
        self._watch.note(Outcome.ANSWERED, self._clock.monotonic() - started, self._budget_s())
        return answer

    async def check_in(self, ticket_id: str) -> Answered:
        """See engine.ports.Service."""
        return await self._watched(self._service.check_in(ticket_id))

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """See engine.ports.Service."""
        return await self._watched(self._service.guest_page(query))

    async def current_user(self) -> CurrentUser:
        """See engine.ports.Service."""
        return await self._watched(self._service.current_user())

    async def token_info(self) -> TokenInfo:
        """See engine.ports.Service."""
        return await self._watched(self._service.token_info())

    async def listings(self, user_id: str) -> tuple[Listing, ...]:
        """See engine.ports.Service."""
        return await self._watched(self._service.listings(user_id))

    async def create_discount_code(self, code: DiscountCode) -> object:
        """See engine.ports.Service."""
        return await self._watched(self._service.create_discount_code(code))

    async def renew_token(self) -> bool:
        """See engine.ports.Service."""
        return await self._service.renew_token()

    @property
    def skew_s(self) -> float:
        """See engine.ports.Service."""
        return self._service.skew_s
