"""What an answer of the office that is none means to a door → the errors of a paired door, in words, here."""

from kiosk.api.base_url import BaseUrlError
from kiosk.api.errors import is_untrusted
from kiosk.core.message import Age, Message
from kiosk.engine.errors import (
    FailedError,
    NotDocumentedError,
    OfficeSignedOutError,
    OfficeUnreachableError,
    OtherOfficeError,
    PairedOfficeError,
    PairingRefusedError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
    UnpairedError,
)

OFTEN_WRONG_FOR_S = 600.0
"""How long to wait after too many wrong codes, where the office does not say."""
UNPAIRED = Message("unpaired: the office does not know this door any more; pair it again")
OTHER = Message("this is not the office that this door was paired with: nothing was sent")
NOT_THE_LINKS = Message("this is not the office that the link names: nothing was sent")
BAD_CODE = Message("the code was used, is wrong or too old: ask for a new one")


SIGN_IN_HERE = Message("the office of this machine is not signed in: sign in under Manager, “Sign in”")
SECRET_REFUSED_HERE = Message(
    "the service does not take the client secret of this machine’s office any more: type the new one under"
    " Manager, “Sign in”"
)
SECRET_REFUSED = Message(
    "the service does not take the office's client secret any more: the host has to give the office the new"
    " one"
)
PERHAPS_REFUSED_HERE = Message(
    "the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a"
    " sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service"
    " shows"
)
PERHAPS_REFUSED = Message(
    "the service does not take the office's client ID or secret, or the office's Wi-Fi wants a sign-in: ask"
    " the host to see to it"
)


def client_trouble(word: str, *, is_beside: bool) -> Message | None:
    """What the office's word for trouble with the application means here; its own words speak of commands."""
    match word:
        case "client_refused" | "invalid_client":
            return SECRET_REFUSED_HERE if is_beside else SECRET_REFUSED
        case "client_perhaps_refused":
            return PERHAPS_REFUSED_HERE if is_beside else PERHAPS_REFUSED
    return None


def office_error(
    error: ServiceError | BaseUrlError,
    address: str,
    other: Message,
    *,
    is_pairing: bool,
    is_beside: bool = False,
) -> PairedOfficeError:
    """What an answer that is none means to a door, in words; the office's own where they are for people.

    `other`: what to say where another certificate is shown. `is_pairing`: it was asked to pair. `is_beside`:
    the office runs beside this door, where nobody opens its page.
    """
    match error:
        case PairedOfficeError():
            return error
        case RefusedError(status=409):
            return OfficeSignedOutError(_signed_out(error, is_beside=is_beside))
        case UnauthorisedError(status=401):
            return UnpairedError(UNPAIRED, status=401)
        case RefusedError(status=403, word="invalid_code"):
            return PairingRefusedError(BAD_CODE, status=403)
        case ThrottledError(status=429):
            age = Age(OFTEN_WRONG_FOR_S if error.wait_s is None else max(error.wait_s, 1.0))
            said = Message(
                "too many wrong codes: wait {age}, then compare the code and try it again", age=age
            )
            return PairingRefusedError(said, status=429)
        case RefusedError(status=(400 | 403) as status):
            return PairingRefusedError(
                Message("the office refuses this: {why}", why=error.text), status=status
            )
        case FailedError(status=503):
            why = client_trouble(error.word, is_beside=is_beside) or error.text
            said = Message("the office cannot renew the token now: {why}", why=why)
            if is_pairing:
                said = Message("the office cannot pair now: {why}", why=error.text)
            return OfficeUnreachableError(said, status=503)
        case NotDocumentedError():
            return OfficeUnreachableError(no_answer(address), status=error.status)
        case ServiceError() if is_untrusted(error):
            return OtherOfficeError(other)
        case ServiceError(status=int() as status):
            said = Message(
                "office unreachable: {address} answers with status {status}", address=address, status=status
            )
            return OfficeUnreachableError(said, status=status)
    return OfficeUnreachableError(unreachable(address))


def _signed_out(error: RefusedError, *, is_beside: bool) -> Message:
    why = client_trouble(error.word, is_beside=is_beside)
    if is_beside:
        return why or SIGN_IN_HERE
    return Message("not signed in at the office: {why}", why=why or error.text)


def unreachable(address: str) -> Message:
    """Nobody is there."""
    return Message("office unreachable: nobody answers at {address}", address=address)


def no_answer(address: str) -> Message:
    """Somebody is there who is no office."""
    return Message(
        "office unreachable: what {address} answers is no office's; this Wi-Fi may want a sign-in",
        address=address,
    )
