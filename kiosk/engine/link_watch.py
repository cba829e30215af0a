"""Watches every call to the service, so that link and queue are known from outcomes alone."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kiosk.core.link import Link, LinkState, Outcome
from kiosk.core.message import Message
from kiosk.core.pace import Exchange, Pace, Pause, Refusal
from kiosk.core.replies import Answered
from kiosk.core.tickets import Listing
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.events import Emit, LinkChanged
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo

T = TypeVar("T")
NO_SUCH_EVENT = (404, 422)
"""With these a service refuses to list an event that it does not know."""
_ALL_IS_WELL = (LinkState.UNKNOWN, LinkState.GOOD, LinkState.SLOW)


def outcome_of(error: ServiceError) -> Outcome:
    """What a failed call says about the link; a refusal is an answer."""
    match error:
        case NotSentError():
            return Outcome.UNREACHABLE
        case LostError():
            return Outcome.LOST
        case NotDocumentedError():
            return Outcome.PORTAL
        case UnauthorisedError():
            return Outcome.UNAUTHORISED
        case FailedError():
            return Outcome.FAILED
        case ThrottledError():
            return Outcome.THROTTLED
        case _:
            return Outcome.ANSWERED


class LinkWatch:
    """Holds the pace (kiosk.core.pace), tells when the link's state changes, and wakes who waits to send."""

    def __init__(self, emit: Emit, clock: Clock, jitter: Callable[[], float]) -> None:
        self._emit = emit
        self._clock = clock
        self._jitter = jitter
        self._wakes: list[Callable[[], None]] = []
        self.pace = Pace()
        self.sign_ins = 0
        """How often somebody signed in, or changed the event."""
        self._list_refused = False
        self._told = LinkState.UNKNOWN
        self.is_untried = False
        """Whether only refusals from before the last sign-in came: the token there is now may be good."""

    def on_permit(self, wake: Callable[[], None]) -> None:
        """Call `wake` whenever more may be sent than before."""
        self._wakes.append(wake)

    @property
    def link(self) -> Link:
        """The link's health."""
        return self.pace.link

    @property
    def state(self) -> LinkState:
        """What staff are told: never that all is well while the service refuses list or check-ins."""
        is_signed_out = self.pace.signed_out and not self.is_untried  # since whatever it refused before that
        if is_signed_out and self.link.state in _ALL_IS_WELL:
            return LinkState.SIGN_IN
        state = self.pace.state
        if state not in _ALL_IS_WELL:
            return state
        return LinkState.REFUSED if self._list_refused else state

    @property
    def pause(self) -> Pause | None:
        """The pause that the queue is in."""
        return self.pace.pause(self._clock.monotonic())

    @property
    def pause_of_all_s(self) -> float:
        """See Pace.pause_of_all_s."""
        return self.pace.pause_of_all_s(self._clock.monotonic())

    @property
    def asked_to_wait_s(self) -> float:
        """See Pace.asked_to_wait_s."""
        return self.pace.asked_to_wait_s(self._clock.monotonic())

    def lets_live_go(self, in_flight: int) -> bool:
        """See Pace.lets_live_go."""
        return self.pace.lets_live_go(in_flight, self._clock.monotonic())

    def note(
        self,
        outcome: Outcome,
        took_s: float,
        budget_s: float,
        *,
        ticket_id: str = "",
        wait_s: float | None = None,
    ) -> None:
        """An exchange ended so; see core.pace.Exchange."""
        exchange = Exchange(outcome, took_s, budget_s, ticket_id, wait_s)
        self._become(self.pace.after(exchange, self._clock.monotonic(), self._jitter()))

    def lapse(self) -> None:
        """A guest's wait ran out."""
        self._become(self.pace.after_lapse())

    def no_account(self) -> None:
        """It could not be found out whose check-ins to send."""
        self._become(self.pace.after_no_account(self._clock.monotonic(), self._jitter()))

    def refused(self, refusal: Refusal) -> tuple[str, ...]:
        """A check-in was refused; the admissions that are not to blame, as it turns out."""
        pace, blameless = self.pace.after_refusal(refusal, self._clock.monotonic())
        self._become(pace)
        return blameless

    def got_through(self, event_id: str, ticket_id: str) -> tuple[str, ...]:
        """A check-in for this event got its 2xx; the admissions that are proven guilty by it."""
        pace, guilty = self.pace.after_2xx(event_id, ticket_id)
        self._become(pace)
        return guilty

    def sign_in_needed(self, sign_ins: int) -> bool:
        """The token is refused for good; whether that is news for people.

        `sign_ins`: how many there had been when what was refused left. Another one since may be good.
        """
        is_told = self.pace.signed_out and not self.is_untried
        is_late = sign_ins != self.sign_ins
        if is_told and is_late:  # the token there is now was refused too
            return False
        self.is_untried = is_late
        self._become(self.pace.sign_in_needed(self._clock.monotonic()))
        return not is_told and not is_late

    def list_refused(self, *, refused: bool) -> None:
        """The service gave the guest list, or refused it to this account."""
        self._list_refused = refused
        self._tell()

    def signed_in(self) -> None:
        """Somebody signed in or changed the event: the queue starts afresh."""
        self.sign_ins += 1
        self.is_untried = self._list_refused = False
        self._become(self.pace.signed_in())

    def try_now(self) -> None:
        """Somebody wants it to be tried now: no pause is waited for but one that the service asked for."""
        self._become(self.pace.tried_now())

    def _become(self, pace: Pace) -> None:
        now_s, before, self.pace = self._clock.monotonic(), self.pace, pace
        self._tell()
        ended = before.pause(now_s) is not None and pace.pause(now_s) is None
        if ended or (before.careful and not pace.careful):
            for wake in self._wakes:
                wake()

    def _tell(self) -> None:
        if self.state is not self._told:
            self._told = self.state
            self._emit(LinkChanged(self._told))


class WatchedService:
    """engine.ports.Service that reports every outcome to a LinkWatch.

    While the service asks for a pause, pages are not asked for: ThrottledError says how long.
    """

    def __init__(
        self, service: Service, watch: LinkWatch, clock: Clock, confirm_budget_s: Callable[[], float]
    ) -> None:
        self._service = service
        self._watch = watch
        self._clock = clock
        self._budget_s = confirm_budget_s

    async def _watched(self, call: Awaitable[T], ticket_id: str = "") -> T:
        started = self._clock.monotonic()

        def note(outcome: Outcome, wait_s: float | None = None) -> None:
            took_s = self._clock.monotonic() - started
            self._watch.note(outcome, took_s, self._budget_s(), ticket_id=ticket_id, wait_s=wait_s)

        try:
            answer = await call
        except ServiceError as error:
            note(outcome_of(error), error.wait_s if isinstance(error, ThrottledError) else None)
            raise
        except Exception:
            note(Outcome.FAULT)
            raise
        note(Outcome.ANSWERED)
        return answer

    async def check_in(self, ticket_id: str) -> Answered:
        """See engine.ports.Service."""
        return await self._watched(self._service.check_in(ticket_id), ticket_id)

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """See engine.ports.Service."""
        wait_s = self._watch.asked_to_wait_s
        if wait_s > 0:
            raise ThrottledError(Message("the service asks to wait"), status=429, wait_s=wait_s)
        try:
            page = await self._watched(self._service.guest_page(query))
        except RefusedError as error:
            if error.status not in NO_SUCH_EVENT:
                self._watch.list_refused(refused=True)
            raise
        self._watch.list_refused(refused=False)
        return page

    async def current_user(self) -> CurrentUser:
        """See engine.ports.Service."""
        return await self._watched(self._service.current_user())

    async def token_info(self) -> TokenInfo:
        """See engine.ports.Service."""
        return await self._watched(self._service.token_info())

    async def listings(self, user_id: str, *, public_only: bool = False) -> tuple[Listing, ...]:
        """See engine.ports.Service."""
        if public_only:  # asked as nobody: a refusal says nothing of the sign-in
            return await self._service.listings(user_id, public_only=True)
        return await self._watched(self._service.listings(user_id))

    async def create_discount_code(self, code: DiscountCode) -> object:
        """See engine.ports.Service."""
        return await self._watched(self._service.create_discount_code(code))

    async def renew_token(self) -> bool:
        """See engine.ports.Service. An office without a token is a link that wants a sign-in."""
        try:
            return await self._service.renew_token()
        except UnauthorisedError:
            self._watch.note(Outcome.UNAUTHORISED, 0.0, self._budget_s())
            raise

    @property
    def skew_s(self) -> float | None:
        """See engine.ports.Service."""
        return self._service.skew_s
