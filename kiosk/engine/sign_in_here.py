"""Signing a door in where it stands: an access token that somebody gives while the door goes on."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from kiosk.core.pairing import PairingLink
from kiosk.engine.errors import ServiceError, StoreError
from kiosk.engine.office import SignInChanges
from kiosk.engine.session import Session


class SignInRefusedError(Exception):
    """Nobody was signed in; `text` says why, and what to do."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class SecretRefusedError(SignInRefusedError):
    """The service does not take the client secret, and with another one the office may be signed in."""


class OfficeLostError(SignInRefusedError):
    """What the office beside this door keeps is lost, and it has to be set up anew."""


class TakenToken(Struct, frozen=True):
    """A token that the service took. `mark` stands for it and its address; `account`: whose it is."""

    mark: str
    account: str


class Keeping(StrEnum):
    """What the next start goes by."""

    KEPT = "kept"
    """The token that was taken: the keyring has it."""
    NOT_TAKEN = "not_taken"
    """The keyring does not take the token."""
    COMES_SECOND = "comes_second"
    """What is set on this machine goes first: KIOSK_TOKEN, or another address of the service."""


class GivenTokens(Protocol):
    """Access tokens that are given to this machine, one after the other."""

    async def take(self, token: str, found: Callable[[str], Awaitable[str | None]]) -> TakenToken:
        """Send everything with this token from now on, once the service took it and it is known whose it is.

        `found`: the account that the token of a mark was found to belong to before; it stays so, for what was
        queued belongs to that one, and the service is asked where there is none. Raises SignInRefusedError
        where the service does not take the token, or cannot be asked, and what `found` raises.
        """
        ...

    async def keep(self) -> Keeping:
        """Let the machine's keyring have the token that was taken last; what the next start goes by."""
        ...


class OfficeSignIn(Protocol):
    """The host's sign-in at the office that runs beside this door. Methods raise SignInRefusedError.

    And OfficeLostError where it cannot run any more.
    """

    @property
    def trouble(self) -> str:
        """Why the office does not run now; empty while it does."""
        ...

    @property
    def is_lost(self) -> bool:
        """Whether it does not run because what it keeps is lost."""
        ...

    async def is_signed_in(self) -> bool:
        """Whether the office has an access token, or gets one by a sign-in of before."""
        ...

    async def sign_in(self, shown: Callable[[str, bool], None]) -> None:
        """Wait until the host has signed in anew. Raises SecretRefusedError.

        `shown` hears at which address of the service, and whether a browser was opened there. Where the
        service does not take the client secret at all, nobody is asked to sign in.
        """
        ...

    async def paste(self, address: str) -> None:
        """Finish a sign-in that was begun with the address that the browser ended on.

        What it comes to is heard by whoever waits in `sign_in`, or by `finish`.
        """
        ...

    async def finish(self) -> None:
        """Wait for the sign-in that was begun last. Raises SecretRefusedError."""
        ...

    async def use_secret(self, client_secret: str) -> bool:
        """Have the office go by this client secret; whether it is signed in with it.

        Raises SecretRefusedError where the service does not take it either.
        """
        ...


class OwnOffice(Protocol):
    """The office that runs beside this door, to be set up anew. Methods raise SignInRefusedError."""

    async def known(self) -> tuple[str, str]:
        """The client ID that it goes by, empty where that is lost, and the redirect address."""
        ...

    async def set_up(self, client_id: str, client_secret: str, redirect_uri: str) -> None:
        """Set it up with this, and run it; what it has lost is set aside.

        The host may have to sign in then, and the door has to be paired with it.
        """
        ...

    async def pair(self) -> str:
        """Pair this door with it, once it is signed in; see PairingHere for the rest."""
        ...


class PairingHere(Protocol):
    """Pairs a door that is open with an office. Methods raise SignInRefusedError, and nothing has changed."""

    async def fingerprint(self, address: str) -> str:
        """The fingerprint of the certificate that is shown at this address, to be compared by people."""
        ...

    async def pair(self, link: PairingLink) -> str:
        """Keep what this office says, which the door goes by once it is opened anew, and not before.

        What of it could not be set, in words; empty where all was. The door is paired all the same.
        """
        ...


class SignInHere:
    """A door that goes by a token which was given to it, and by the next one as soon as it is given."""

    def __init__(self, tokens: GivenTokens, changes: SignInChanges, session: Session) -> None:
        self._tokens, self._changes, self._session = tokens, changes, session

    async def sign_in(self, token: str) -> bool:
        """Go by this token from now on; what waited for a sign-in of its account leaves at once.

        Whether it is of another account than the one before, so that another list counts. Whose it is is
        known before the first scan goes by it: no guest waits for that, or is referred. Raises
        SignInRefusedError; then everything is as it was.
        """
        try:
            before = (await self._session.whose()).account
            taken = await self._tokens.take(token, self._session.account_found)
        except StoreError as error:
            raise SignInRefusedError(error.text) from error
        self._changes.token_came(taken.mark, taken.account)
        return bool(before) and taken.account != before

    async def keep(self) -> Keeping:
        """See GivenTokens. Whose the token is is kept for the next start too, though nobody asks now."""
        with suppress(ServiceError, StoreError):  # it is asked for and kept again later
            await self._session.identify()
        return await self._tokens.keep()
