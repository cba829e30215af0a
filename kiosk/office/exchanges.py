"""What the office asks of the service, and what it says to people when that fails."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from kiosk.core.representation import hides
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


class ClientRefusedError(ServiceError):
    """The service refuses the application, not the sign-in: the refresh token may be good all the same.

    `oauth_error`: as UnauthorisedError has it.
    """

    def __init__(self, text: str = "", *, status: int | None = None, oauth_error: str = "") -> None:
        super().__init__(text, status=status)
        self.oauth_error = oauth_error


def refusal_of(error: UnauthorisedError | RefusedError) -> ServiceError:
    """What a refused renewal means. Only `invalid_grant` (RFC 6749 §5.2) ends a sign-in: UnauthorisedError.

    The interface names no status for it, so that it counts under every status where it comes whole, with its
    description; the bare word counts under the two that OAuth has for it. ClientRefusedError where it is
    about the application, and for a bare 401. Any other answer may come from a proxy, a Wi-Fi, or a service
    in trouble: FailedError.
    """
    oauth_error = error.oauth_error if isinstance(error, UnauthorisedError) else ""
    if isinstance(error, UnauthorisedError) and oauth_error == "invalid_grant" and error.is_described:
        return error
    if error.status in (400, 401):
        if oauth_error == "invalid_grant":
            return error
        if error.status == 401 or oauth_error in ("invalid_client", "unauthorized_client"):
            return ClientRefusedError(error.text, status=error.status, oauth_error=oauth_error)
    return FailedError(error.text, status=error.status)


@hides("access_token", "refresh_token")
class Grant(Struct, frozen=True):
    """What an exchange brought; `expires_in_s` from when it was received, None where nothing was said."""

    access_token: str
    refresh_token: str | None = None
    expires_in_s: int | None = None


class Renewing(Protocol):
    """The tokens of one sign-in, renewed by one exchange however many ask."""

    async def renew(self, refused: str) -> bool:
        """Replace the access token that was refused; False where the service ended the sign-in.

        Raises ClientRefusedError where it refuses the application, another ServiceError where that could not
        be found out, and what `keep` raises.
        """
        ...

    async def aclose(self) -> None:
        """Wait for an exchange under way, so that its tokens are kept."""
        ...


class Exchanges(Protocol):
    """The service, for whoever holds the client secret. What asks it raises a ServiceError."""

    def authorize_address(self, redirect_uri: str, state: str) -> str:
        """Where a person's browser is sent to sign in."""
        ...

    async def by_code(self, code: str, redirect_uri: str) -> Grant:
        """Tokens for an authorization code."""
        ...

    async def by_client_credentials(self) -> Grant:
        """Tokens for the application itself."""
        ...

    def use_secret(self, client_secret: str) -> None:
        """Show this client secret from the next exchange on."""
        ...

    def renewing(
        self,
        grant: Grant,
        *,
        is_own: bool,
        keep: Callable[[Grant], Awaitable[None]],
        refused: Callable[[UnauthorisedError], None],
    ) -> Renewing:
        """The tokens of a sign-in; `keep` is awaited with each new grant before it counts.

        `is_own`: the application's own credentials renew them. `refused` hears why the sign-in ended.
        """
        ...

    async def name_of(self, access_token: str) -> str:
        """Who the token belongs to, for people to read."""
        ...

    async def aclose(self) -> None:
        """Close the connections."""
        ...


_BEGIN_AGAIN = "begin the sign-in again"
_TRIES_AGAIN = "the office tries again by itself; if this goes on, sign in anew"
_RIGHT_ONES = (
    "give the office the right secret with `kiosk office secret`; for another client id stop it, and use"
    " `kiosk office setup`"
)
_NOT_FOR_US = f"the service does not know this client id, or does not accept its secret: {_RIGHT_ONES}"
_SENTENCES = {
    "invalid_grant": (
        "the service does not accept this sign-in: it was used before, is too old, or was given for another"
        f" redirect address or another application; {_BEGIN_AGAIN}, and if that fails too, compare client id"
        " and redirect address with what is registered at the service"
    ),
    "invalid_client": _NOT_FOR_US,
    "invalid_request": (
        "the service found the request incomplete or malformed: compare client id and redirect address with"
        " what is registered at the service"
    ),
    "unauthorized_client": (
        "the service does not let this application sign in this way: use the other way, or ask the service"
    ),
    "unsupported_grant_type": "the service does not offer this way of signing in: use the browser",
    "unsupported_response_type": "the service does not offer signing in by browser for this application",
    "invalid_scope": "the service no longer knows the scope “public”: Kiosk has to be brought up to date",
    "access_denied": f"somebody declined at the service; nothing was changed, so {_BEGIN_AGAIN} and allow it",
    "server_error": "the service had trouble and broke the sign-in off: try again in a while",
    "temporarily_unavailable": "the service is too busy to sign anybody in: try again in a while",
}
KNOWN_ERRORS = frozenset(_SENTENCES)
"""What OAuth calls errors, where there is a sentence for it."""
PERHAPS_REFUSED = "client_perhaps_refused"
"""The word for a 401 without one of OAuth's, which a Wi-Fi may answer with."""
_REFUSED_WITHOUT_A_WORD = (
    "the service does not accept the client id or its secret, or this Wi-Fi wants a login: see to the Wi-Fi,"
    f" and where that is not it, {_RIGHT_ONES}"
)
REFRESH_REFUSED = (
    "the service no longer renews this sign-in: it was ended there, or its refresh token was used by somebody"
    " else; sign in again"
)

BEING_RENEWED = "the office is getting an access token: try again in a moment"
NOT_ANSWERED = "the service has not answered yet"
NOT_SIGNED_IN = "the office is not signed in: somebody has to sign in on its page"
NOT_RENEWABLE = (
    "the access token has ended or was refused, and the service gave no refresh token for another: sign in"
    " again"
)
NOTHING_RENEWS = (
    "the service gave no refresh token, so that nothing renews the access token: sign in anew before it ends"
)
SIGNED_OUT = "somebody signed the office out: sign in again on its page"
OTHER_STATE = (
    "this answer does not belong to a sign-in that was begun here in the last ten minutes, and nothing was"
    " changed: begin the sign-in again"
)
NO_CODE = (
    "there is no sign-in in this address: copy the whole address that the browser ended on, with everything"
    " behind the question mark"
)


def words_of_oauth(oauth_error: str, description: str, *, status: int | None = None) -> str:
    """What an error of an OAuth endpoint means and what to do, with the service's own words after it."""
    sentence = _SENTENCES.get(oauth_error)
    if sentence is None:
        sentence = _NOT_FOR_US if status == 401 else f"the service refuses to sign in; {_BEGIN_AGAIN}"
    both = description and oauth_error and description != oauth_error
    said = clean(f"{oauth_error}: {description}" if both else description or oauth_error)
    return f"{sentence} (the service says: {said})" if said else sentence


def words_of(error: ServiceError, *, is_renewal: bool = False) -> str:
    """What happened to an exchange, and what to do; a renewal is tried again by the office itself."""
    said = clean(error.text)
    match error:
        case ClientRefusedError(oauth_error="") | UnauthorisedError(oauth_error="", status=401):
            return f"{_REFUSED_WITHOUT_A_WORD} (the answer says: {said})" if said else _REFUSED_WITHOUT_A_WORD
        case UnauthorisedError() | ClientRefusedError():
            return words_of_oauth(error.oauth_error, said, status=error.status)
        case NotDocumentedError(is_portal=True):
            return said
        case NotDocumentedError():
            return f"{said} (check the service's address, and whether this Wi-Fi wants a login)"
        case NotSentError():
            return f"{said} (check this machine's network; nothing was changed)"
        case LostError():
            again = _TRIES_AGAIN if is_renewal else _BEGIN_AGAIN
            return f"{said} (the service may have answered all the same: {again})"
        case FailedError() | ThrottledError():
            again = _TRIES_AGAIN if is_renewal else "try again in a while"
            return f"{said} (the service has trouble: {again})"
        case RefusedError():
            return f"{said} (check the service's address)"
    return said


def oauth_error_of(error: ServiceError) -> str:
    """What OAuth calls it; PERHAPS_REFUSED for a 401 that does not say; empty for other trouble."""
    if not isinstance(error, UnauthorisedError | ClientRefusedError):
        return ""
    is_bare = error.status == 401 and error.oauth_error not in KNOWN_ERRORS
    return PERHAPS_REFUSED if is_bare else error.oauth_error


def clean(text: str, most: int = 400) -> str:
    """Text from outside on one line, without controls, and not longer than this."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: most * 4]).split())
    return line if len(line) <= most else f"{line[: most - 1]}…"
