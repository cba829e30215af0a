"""The host's sign-in at the office that runs beside the door: in the system's browser, without its page."""

import asyncio
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from kiosk.api.office_errors import PERHAPS_REFUSED_HERE
from kiosk.bootstrap.office_beside import NO_REASON, OfficeBeside
from kiosk.bootstrap.office_commands import (
    CommandRefusedError,
    NotBegunError,
    SignedIn,
    begin_sign_in,
    give_secret,
    sign_in_state,
)
from kiosk.bootstrap.office_commands import paste as paste_address
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.core.message import Message
from kiosk.engine.errors import StoreError
from kiosk.engine.look_up import look_up
from kiosk.engine.sign_in_here import OfficeLostError, SecretRefusedError, SignInRefusedError
from kiosk.office.begun_sign_ins import query_of, stateless_error
from kiosk.office.commands import SignInState
from kiosk.office.errors import OfficeError

T = TypeVar("T")

ASK_EVERY_S = 10.0
"""How long the office holds the question whether the host has signed in."""
KEPT_WITHIN_S = 8.0
"""By then a sign-in of before has brought its access token, or the host signs in anew."""
OPENED_WITHIN_S = 3.0
"""What opened a browser has said so by then, or runs for as long as that one is open."""
OFFICE_ENDED = Message("the office of this machine does not answer: try again in a moment")
NOT_OURS = Message(
    "no sign-in that is waited for here belongs to this address: open the service's page again, and paste the"
    " address that the browser ends on then"
)
NOT_AWAITED = Message(
    "the office of this machine was started again, or has another client secret since, and "
    "waits for no sign-in any more: open the service's page again"
)
REFUSED_ANYHOW = Message(
    "the service refuses to sign the host in: open its page again; if that fails too, compare client ID and"
    " redirect address with what is registered there"
)
RUN_OUT = Message("nobody came back from the service's page in time: open it again")
REFUSED = {
    "access_denied": Message("somebody declined at the service: open its page again, and allow it"),
    "invalid_client": Message(
        "the service does not know this client ID, or does not take its secret: compare both with what the"
        " service shows to the host"
    ),
    "client_perhaps_refused": PERHAPS_REFUSED_HERE,
    "invalid_grant": Message(
        "the service does not take this sign-in: open its page again; if that fails too, compare the redirect"
        " address with the one that is registered there"
    ),
}
"""What OAuth's words mean here; the office's own speak of its page and its commands."""


class SignInBeside:
    """Implements kiosk.engine.sign_in_here.OfficeSignIn."""

    def __init__(self, office: OfficeBeside) -> None:
        self._office = office

    @property
    def trouble(self) -> str:
        """See OfficeSignIn."""
        return self._office.trouble

    @property
    def is_lost(self) -> bool:
        """See OfficeSignIn."""
        return self._office.is_lost

    async def is_signed_in(self) -> bool:
        """See OfficeSignIn."""
        signed_in = await self.ask(sign_in_state)
        if signed_in.state is SignInState.RENEWING:
            signed_in = await self.ask(partial(sign_in_state, wait_s=KEPT_WITHIN_S))
        return signed_in.state is SignInState.SIGNED_IN

    async def sign_in(self, shown: Callable[[str, bool], None]) -> None:
        """See OfficeSignIn."""
        signed_in = await self.ask(sign_in_state)
        if signed_in.state is not SignInState.FAILED and _is_for_the_secret(signed_in):
            raise _refusal(signed_in)
        address = await self.ask(begin_sign_in)
        shown(address, await _opened(address))
        await self.finish()

    async def finish(self) -> None:
        """See OfficeSignIn."""
        while True:
            signed_in = await self.ask(partial(sign_in_state, wait_s=ASK_EVERY_S))
            if signed_in.state is SignInState.SIGNED_IN:
                return
            if signed_in.state is not SignInState.BEGUN:
                raise _refusal(signed_in)

    async def paste(self, address: str) -> None:
        """See OfficeSignIn."""
        try:
            await self.ask(partial(paste_address, address=address))
        except NotBegunError as error:
            refusal = stateless_error(query_of(address))
            told = REFUSED.get(refusal, REFUSED_ANYHOW) if refusal else NOT_OURS
            raise SignInRefusedError(told) from error

    async def use_secret(self, client_secret: str) -> bool:
        """See OfficeSignIn."""
        signed_in = await self.ask(partial(give_secret, client_secret=client_secret))
        if _is_for_the_secret(signed_in):
            raise _refusal(signed_in)
        if signed_in.error and signed_in.state is SignInState.SIGNED_IN:  # by a token of before
            told = Message(
                "the office has the new client secret, and does not know yet whether the service takes it:"
                " {why}",
                why=signed_in.why,
            )
            raise SignInRefusedError(REFUSED.get(signed_in.error, told))
        return await self.is_signed_in()

    async def ask(self, question: Callable[[OfficeFolder], T]) -> T:
        """What the office answers. Raises SignInRefusedError where it does not, or says no."""
        try:
            return await look_up(partial(question, self._office.folder), "office-question")
        except NotBegunError:
            raise
        except CommandRefusedError as error:
            raise SignInRefusedError(error.text) from error
        except (OfficeError, StoreError) as error:
            if (lost := await self._office.loss()) is not None:
                raise OfficeLostError(_does_not_run(lost)) from error
            if isinstance(error, StoreError):
                raise SignInRefusedError(error.text) from error
            if (why := self._office.trouble) in ("", NO_REASON):
                raise SignInRefusedError(OFFICE_ENDED) from error
            raise SignInRefusedError(_does_not_run(why)) from error


async def _opened(address: str) -> bool:
    """Whether a browser was opened there; nobody waits until it is closed, as one in a terminal has it."""
    try:
        async with asyncio.timeout(OPENED_WITHIN_S):
            return await look_up(partial(_open_browser, address), "browser")
    except TimeoutError:
        return True


def _open_browser(address: str) -> bool:
    """Open the system's browser there; whether there is one."""
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False


def _does_not_run(why: str) -> Message:
    return Message("the office of this machine does not run: {why}", why=why)


def _is_for_the_secret(signed_in: SignedIn) -> bool:
    return signed_in.error == "invalid_client"


def _refusal(signed_in: SignedIn) -> SignInRefusedError:
    """Why the office is not signed in, in words for whoever stands at the door."""
    if _is_for_the_secret(signed_in):
        return SecretRefusedError(REFUSED["invalid_client"])
    if signed_in.state is SignInState.RUN_OUT:
        return SignInRefusedError(RUN_OUT)
    if signed_in.state is not SignInState.FAILED:
        return SignInRefusedError(NOT_AWAITED)
    told = Message("the service did not sign the office in: {why}", why=signed_in.why)
    return SignInRefusedError(REFUSED.get(signed_in.error, told))
