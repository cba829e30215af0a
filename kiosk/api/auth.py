"""Where access tokens come from, and how a refused one is replaced."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from kiosk.api.records import BAD_TOKEN, Tokens, is_sendable
from kiosk.engine.errors import RefusedError, UnauthorisedError

_BEARER = "bearer "


class BadTokenError(ValueError):
    """The text cannot be an access token; the message does not repeat it."""


class TokenSource(Protocol):
    """Holds the access token that requests are sent with."""

    def current(self) -> str | None:
        """The token to use now; None while nobody is signed in."""
        ...

    async def renew(self, refused: str) -> bool:
        """Replace the token that was refused; whether there is another one than that now.

        Called by many requests at once, it replaces a token once. Empty: whatever there is now, replace it.
        Raises a ServiceError where that could not be found out, such as NotSentError.
        """
        ...


class GivenToken:
    """A token from the environment, pasted, or handed out by somebody else; it cannot be renewed from here.

    Raises BadTokenError for a text that no Authorization header could carry.
    """

    def __init__(self, token: str | None = None) -> None:
        self._token = clean_token(token)

    def __repr__(self) -> str:
        """Without the token."""
        return f"GivenToken({'none' if self._token is None else 'hidden'})"

    def current(self) -> str | None:
        """The token given last."""
        return self._token

    def give(self, token: str | None) -> None:
        """Use this token from the next request on; None or empty signs out."""
        self._token = clean_token(token)

    async def renew(self, refused: str) -> bool:
        """Whether another token than the refused one was given since."""
        return bool(refused) and self._token is not None and self._token != refused


class RefreshingTokens:
    """Tokens with a refresh token: however many requests were refused, one exchange replaces them.

    `exchange` trades the refresh token for new tokens (RFC 6749 §6) or raises a ServiceError. `keep` is
    awaited with the new tokens, so that they can be put where tokens live; the old refresh token stays in
    use where the answer brings none.
    """

    def __init__(
        self,
        tokens: Tokens,
        exchange: Callable[[str], Awaitable[Tokens]],
        keep: Callable[[Tokens], Awaitable[None]] | None = None,
    ) -> None:
        self._tokens = tokens
        self._exchange = exchange
        self._keep = keep
        self._refused_refresh_token: str | None = None
        self._renewing: asyncio.Task[bool] | None = None

    def __repr__(self) -> str:
        """Without the tokens."""
        return "RefreshingTokens(hidden)"

    def current(self) -> str | None:
        """The access token that came last."""
        return self._tokens.access_token or None

    async def renew(self, refused: str) -> bool:
        """Replace the refused token by one exchange; False where the service refuses the refresh token.

        The exchange is a task of its own that outlives a caller who gives up: the service may have replaced
        the refresh token already, and an answer nobody takes in would sign the door out.
        """
        if refused and self._tokens.access_token != refused:
            return True
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew(), name="renew-token")
            self._renewing.add_done_callback(self._renewed)
        return await asyncio.shield(self._renewing)

    async def aclose(self) -> None:
        """Wait for an exchange under way, so that its tokens are kept."""
        if self._renewing is not None:
            await asyncio.wait({self._renewing})

    def _renewed(self, task: asyncio.Task[bool]) -> None:
        self._renewing = None
        if not task.cancelled():
            task.exception()  # those who waited have it; with nobody waiting it is no news

    async def _renew(self) -> bool:
        refresh_token = self._tokens.refresh_token
        if refresh_token is None or refresh_token == self._refused_refresh_token:
            return False
        try:
            fresh = await self._exchange(refresh_token)
        except (UnauthorisedError, RefusedError):
            self._refused_refresh_token = refresh_token
            return False
        self._tokens = Tokens(
            access_token=fresh.access_token,
            refresh_token=fresh.refresh_token or refresh_token,
            expires_in_s=fresh.expires_in_s,
            scope=fresh.scope,
            created_at=fresh.created_at,
        )
        if self._keep is not None:
            await self._keep(self._tokens)
        return True


def clean_token(text: str | None) -> str | None:
    """The token in what was pasted: without blanks around it, without a leading `Bearer`; None if empty.

    Raises BadTokenError for what cannot be one.
    """
    token = (text or "").strip()
    if token.lower().startswith(_BEARER):
        token = token[len(_BEARER) :].strip()
    if not token:
        return None
    if not is_sendable(token):
        raise BadTokenError(BAD_TOKEN)
    return token
