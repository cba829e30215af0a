"""The service as the engine sees it: typed calls over HTTP."""

import ssl
from collections.abc import Callable
from typing import TypeVar

from kiosk.api import discounts, records, wire
from kiosk.api.auth import TokenSource
from kiosk.api.connection import (
    MOST_BYTES_OF_A_PAGE,
    MOST_BYTES_OF_LISTINGS,
    MOST_CONNECTIONS,
    Connection,
    Request,
    Timeouts,
    path_of,
)
from kiosk.api.errors import NO_TOKEN
from kiosk.api.reply import HttpReply
from kiosk.core.replies import Answered
from kiosk.core.tickets import Listing
from kiosk.engine.errors import UnauthorisedError
from kiosk.engine.ports import Clock
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo

T = TypeVar("T")


class ServiceClient:
    """The ticketing service at one base address, for whoever `tokens` speaks for.

    A refused token is renewed once and the call repeated, but for `check_in`: there the outbox decides, and
    calls `renew_token`. Without a token nothing is sent, but for `listings`. Implements
    kiosk.engine.ports.Service. Raises BaseUrlError for an address that cannot be one.
    """

    def __init__(
        self,
        base_url: str,
        tokens: TokenSource,
        clock: Clock,
        *,
        timeouts: Timeouts | None = None,
        connections: int = MOST_CONNECTIONS,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._connection = Connection(base_url, clock, timeouts=timeouts, connections=connections, tls=tls)
        self._tokens = tokens
        self._refused: set[str] = set()

    @property
    def base_url(self) -> str:
        """The address in use, as check_base_url gives it."""
        return self._connection.base_url

    @property
    def skew_s(self) -> float | None:
        """The service's clock less ours, in seconds, from the last `Date` header; None until there was one.

        The header counts whole seconds, so the true value is up to a second more. A portal's is not taken.
        """
        return self._connection.skew_s

    async def check_in(self, ticket_id: str) -> Answered:
        """PUT /api/v2/cost_item_check_ins/{id}?cost_item_id={id}, without a body; never sent twice."""
        request = Request(
            "PUT", path_of("api", "v2", "cost_item_check_ins", ticket_id), {"cost_item_id": ticket_id}
        )
        return await self._once(request, lambda reply: records.check_in(reply.body))

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """GET /api/v2/guestlists; the page is read in a thread."""
        asked = {
            "limit": str(query.limit),
            "offset": str(query.offset),
            "since": query.since,
            "event_id": query.event_id,
            "listing_id": query.listing_id,
        }
        request = Request(
            "GET",
            path_of("api", "v2", "guestlists"),
            {name: value for name, value in asked.items() if value},
            page=True,
            most_bytes=MOST_BYTES_OF_A_PAGE,
        )
        return await self._call(request, lambda reply: wire.guest_page(reply.body, reply.date))

    async def current_user(self) -> CurrentUser:
        """GET /api/v2/current_user."""
        request = Request("GET", path_of("api", "v2", "current_user"))
        return await self._call(request, lambda reply: records.current_user(reply.body))

    async def token_info(self) -> TokenInfo:
        """GET /oauth/token/info."""
        request = Request("GET", path_of("oauth", "token", "info"), oauth=True)
        return await self._call(request, lambda reply: records.token_info(reply.body))

    async def listings(self, user_id: str, *, public_only: bool = False) -> tuple[Listing, ...]:
        """GET /api/v2/listings; `public_only`, or without a token, those that anybody sees.

        One request: the interface names no parameter to page with.
        """
        path, asked = path_of("api", "v2", "listings"), {"user_id": user_id}
        request = Request("GET", path, asked, most_bytes=MOST_BYTES_OF_LISTINGS)
        if public_only or self._tokens.current() is None:
            return await self._connection.exchange(request, lambda reply: records.listings(reply.body))
        return await self._call(request, lambda reply: records.listings(reply.body))

    async def create_discount_code(self, code: DiscountCode) -> object:
        """POST /api/v2/discount_codes; the answer as `discounts.answer_of` reads it.

        Raises DiscountCodeError before anything is sent.
        """
        request = Request("POST", path_of("api", "v2", "discount_codes"), json=discounts.body_of(code))
        return await self._call(request, discounts.answer_of)

    async def renew_token(self) -> bool:
        """Replace the current token if it was refused, once for however many calls; whether there is one now.

        Raises a ServiceError where the exchange did not bring an answer, such as NotSentError: the refresh
        token is not refused then, and asking again later may do.
        """
        token = self._tokens.current()
        if token is not None and self._refused and token not in self._refused:
            return True  # the refusal was of a token that has been replaced meanwhile
        return await self._tokens.renew(token or "")

    async def aclose(self) -> None:
        """Close every connection."""
        await self._connection.aclose()

    async def _call(self, request: Request, read: Callable[[HttpReply], T]) -> T:
        token = self._tokens.current()
        try:
            return await self._once(request, read)
        except UnauthorisedError:
            if not await self._tokens.renew(token or ""):
                raise
        return await self._once(request, read)

    async def _once(self, request: Request, read: Callable[[HttpReply], T]) -> T:
        token = self._tokens.current()
        if token is None:
            raise UnauthorisedError(NO_TOKEN)
        try:
            return await self._connection.exchange(request, read, token)
        except UnauthorisedError:
            self._refused.add(token)
            raise
