"""Signing a door in where it stands: an access token that somebody gives while the door goes on."""

import logging
from typing import Protocol

from kiosk.engine.errors import ServiceError
from kiosk.engine.office import SignInChanges
from kiosk.engine.session import Session

log = logging.getLogger(__name__)


class SignInRefusedError(Exception):
    """Nobody was signed in; `text` says why, and what to do."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class GivenTokens(Protocol):
    """Access tokens that are given to this machine, one after the other."""

    async def take(self, token: str) -> str:
        """Send everything with this token from now on, once the service took it; what stands for it.

        Raises SignInRefusedError where the service does not take it, or cannot be asked.
        """
        ...

    async def keep(self) -> bool:
        """Let the machine's keyring have the token that was taken last; whether it does."""
        ...


class SignInHere:
    """A door that goes by a token which was given to it, and by the next one as soon as it is given."""

    def __init__(self, tokens: GivenTokens, changes: SignInChanges, session: Session) -> None:
        self._tokens, self._changes, self._session = tokens, changes, session
        self._account_before = ""

    async def sign_in(self, token: str) -> None:
        """Go by this token from now on; what waited for a sign-in leaves at once.

        Raises SignInRefusedError; then everything is as it was.
        """
        before = (await self._session.whose()).account
        mark = await self._tokens.take(token)
        self._account_before = before or self._account_before
        self._changes.token_came(mark)

    async def is_another(self) -> bool:
        """Whether the last sign-in is of another account than the one before, so that another list counts.

        Asks the service; false where it does not say.
        """
        try:
            account = await self._session.identify()
        except ServiceError as error:
            log.info("whose the new token is was not said yet: %s", type(error).__name__)
            return False
        return bool(self._account_before) and account != self._account_before

    async def keep(self) -> bool:
        """See GivenTokens."""
        return await self._tokens.keep()
