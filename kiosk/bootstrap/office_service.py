"""The service as the office asks it: OAuth's exchanges, and whose a token is."""

import ssl
from collections.abc import Awaitable, Callable

from kiosk.api import oauth
from kiosk.api.auth import GivenToken, RefreshingTokens
from kiosk.api.client import ServiceClient
from kiosk.api.connection import Timeouts
from kiosk.api.records import Tokens
from kiosk.engine.errors import RefusedError, UnauthorisedError
from kiosk.engine.ports import Clock
from kiosk.office.exchanges import Grant, Renewing, refusal_of
from kiosk.office.state import Application

TIMEOUTS = Timeouts(read_s=60.0, exchange_s=90.0)
"""Longer than for other requests: an answer that comes too late takes the new refresh token with it."""


class ServiceExchanges:
    """The service's OAuth endpoints for the office (see kiosk.office.exchanges)."""

    def __init__(self, application: Application, clock: Clock, *, tls: ssl.SSLContext | None = None) -> None:
        self._application = application
        self._clock = clock
        self._tls = tls
        known = oauth.Application(application.client_id, application.client_secret)
        self._endpoint = oauth.TokenEndpoint(application.base_url, known, clock, timeouts=TIMEOUTS, tls=tls)

    def authorize_address(self, redirect_uri: str, state: str) -> str:
        """See Exchanges."""
        one = self._application
        return oauth.authorize_url(one.base_url, one.client_id, redirect_uri, state)

    async def by_code(self, code: str, redirect_uri: str) -> Grant:
        """See Exchanges."""
        return _grant(await self._endpoint.by_code(code, redirect_uri))

    async def by_client_credentials(self) -> Grant:
        """See Exchanges."""
        return _grant(await self._endpoint.by_client_credentials())

    def use_secret(self, client_secret: str) -> None:
        """See Exchanges."""
        self._endpoint.use_secret(client_secret)

    def renewing(
        self,
        grant: Grant,
        *,
        is_own: bool,
        keep: Callable[[Grant], Awaitable[None]],
        refused: Callable[[UnauthorisedError], None],
    ) -> Renewing:
        """See Exchanges."""

        async def exchange(refresh_token: str) -> Tokens:
            try:
                if is_own:
                    return await self._endpoint.by_client_credentials()
                return await self._endpoint.by_refresh_token(refresh_token)
            except (UnauthorisedError, RefusedError) as error:
                meant = refusal_of(error)
                if isinstance(meant, UnauthorisedError):
                    refused(meant)
                raise meant from error

        async def keep_tokens(tokens: Tokens) -> None:
            fresh = _grant(tokens)
            await keep(Grant(fresh.access_token, None, fresh.expires_in_s) if is_own else fresh)

        # The application's own credentials are renewed without a refresh token; RefreshingTokens wants one.
        refresh_token = "none" if is_own else grant.refresh_token
        tokens = Tokens(grant.access_token, refresh_token, grant.expires_in_s)
        return RefreshingTokens(tokens, exchange, keep_tokens)

    async def name_of(self, access_token: str) -> str:
        """See Exchanges."""
        client = ServiceClient(
            self._application.base_url, GivenToken(access_token), self._clock, tls=self._tls
        )
        try:
            user = await client.current_user()
        finally:
            await client.aclose()
        return " ".join(part for part in (user.first_name, user.last_name) if part) or user.email or user.id

    async def aclose(self) -> None:
        """Close the connections."""
        await self._endpoint.aclose()


def _grant(tokens: Tokens) -> Grant:
    return Grant(tokens.access_token, tokens.refresh_token, tokens.expires_in_s)
