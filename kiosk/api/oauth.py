"""The OAuth endpoints that trade something for tokens. Only who may hold the client secret uses them."""

import ssl
from urllib.parse import quote

from msgspec import Struct
from msgspec.structs import replace

from kiosk.api import records
from kiosk.api.base_url import check_base_url
from kiosk.api.connection import Connection, Request, Timeouts, path_of
from kiosk.api.records import Tokens
from kiosk.core.representation import hides
from kiosk.engine.ports import Clock

SCOPE = "public"
"""The service's only scope."""


@hides("client_secret")
class Application(Struct, frozen=True):
    """The application as the service knows it; the repr hides its secret."""

    client_id: str
    client_secret: str


def authorize_url(base_url: str, client_id: str, redirect_uri: str, state: str) -> str:
    """The address a person's browser is sent to (GET /oauth/authorize).

    `state` comes back unchanged and must be a random text, kept and compared by the caller (RFC 6749
    §10.12). Raises BaseUrlError.
    """
    query = {
        "client_id": client_id,
        "response_type": "code",
        "redirect_uri": redirect_uri,
        "scope": SCOPE,
        "state": state,
    }
    pairs = "&".join(f"{name}={quote(value, safe='')}" for name, value in query.items())
    return f"{check_base_url(base_url)}{path_of('oauth', 'authorize')}?{pairs}"


class TokenEndpoint:
    """POST /oauth/token, as a form. Every exchange raises a ServiceError when it brought no tokens.

    UnauthorisedError where the service refuses the grant or the client: its text is the service's
    `error_description`. Raises BaseUrlError.
    """

    def __init__(
        self,
        base_url: str,
        application: Application,
        clock: Clock,
        *,
        timeouts: Timeouts | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._connection = Connection(base_url, clock, timeouts=timeouts, tls=tls, connections=2)
        self._application = application

    def use_secret(self, client_secret: str) -> None:
        """Show this client secret from the next exchange on."""
        self._application = replace(self._application, client_secret=client_secret)

    async def by_code(self, code: str, redirect_uri: str) -> Tokens:
        """Tokens for an authorization code; `redirect_uri` as it was sent to /oauth/authorize."""
        return await self._trade("authorization_code", code=code, redirect_uri=redirect_uri)

    async def by_refresh_token(self, refresh_token: str) -> Tokens:
        """Tokens for a refresh token (RFC 6749 §6); the answer may bring no new refresh token."""
        return await self._trade("refresh_token", refresh_token=refresh_token)

    async def by_client_credentials(self) -> Tokens:
        """Tokens for the application itself (RFC 6749 §4.4)."""
        return await self._trade("client_credentials")

    async def aclose(self) -> None:
        """Close the connections."""
        await self._connection.aclose()

    async def _trade(self, grant_type: str, **grant: str) -> Tokens:
        form = {
            "grant_type": grant_type,
            "client_id": self._application.client_id,
            "client_secret": self._application.client_secret,
            **grant,
        }
        request = Request("POST", path_of("oauth", "token"), form=form, oauth=True)
        return await self._connection.exchange(request, lambda reply: records.tokens(reply.body))
