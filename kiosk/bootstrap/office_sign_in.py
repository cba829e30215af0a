"""The host's sign-in at the office that runs beside the door: in the system's browser, without its page."""

import webbrowser
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_commands import SignedIn, begin_sign_in, sign_in_state
from kiosk.bootstrap.office_commands import paste as paste_address
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.core.message import Message
from kiosk.engine.errors import StoreError
from kiosk.engine.look_up import look_up
from kiosk.engine.sign_in_here import SignInRefusedError
from kiosk.office.commands import SignInState
from kiosk.office.errors import OfficeError

T = TypeVar("T")

ASK_EVERY_S = 10.0
"""How long the office holds the question whether the host has signed in."""
KEPT_WITHIN_S = 8.0
"""By then a sign-in of before has brought its access token, or the host signs in anew."""
OFFICE_ENDED = Message("the office of this machine does not answer: try again in a moment")
REFUSED = {
    "access_denied": Message("somebody declined at the service: open its page again, and allow it"),
    "invalid_client": Message(
        "the service does not know this client ID, or does not take its secret: set the office up again with"
        " the right ones"
    ),
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

    async def is_signed_in(self) -> bool:
        """Whether the office has an access token, or gets one by a sign-in of before."""
        signed_in = await self.ask(sign_in_state)
        if signed_in.state is SignInState.RENEWING:
            signed_in = await self.ask(partial(sign_in_state, wait_s=KEPT_WITHIN_S))
        return signed_in.state is SignInState.SIGNED_IN

    async def sign_in(self, shown: Callable[[str, bool], None]) -> None:
        """See OfficeSignIn."""
        address = await self.ask(begin_sign_in)
        shown(address, await look_up(partial(_open_browser, address), "browser"))
        while True:
            signed_in = await self.ask(partial(sign_in_state, wait_s=ASK_EVERY_S))
            if signed_in.state is SignInState.SIGNED_IN:
                return
            if signed_in.state is not SignInState.BEGUN:
                raise SignInRefusedError(_why(signed_in))

    async def paste(self, address: str) -> None:
        """See OfficeSignIn."""
        await self.ask(partial(paste_address, address=address))

    async def ask(self, question: Callable[[OfficeFolder], T]) -> T:
        """What the office answers. Raises SignInRefusedError where it does not, or says no."""
        try:
            return await look_up(partial(question, self._office.folder), "office-question")
        except OfficeError as error:
            raise SignInRefusedError(OFFICE_ENDED) from error
        except StoreError as error:
            raise SignInRefusedError(error.text) from error


def _open_browser(address: str) -> bool:
    """Open the system's browser there; whether there is one."""
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False


def _why(signed_in: SignedIn) -> str:
    if signed_in.state is not SignInState.FAILED:  # it was started anew, and knows of no sign-in any more
        return OFFICE_ENDED
    told = Message("the service did not sign the office in: {why}", why=signed_in.why)
    return REFUSED.get(signed_in.error, told)
