"""httpx's exceptions and the service's refusals → the error tree of kiosk.engine.ports, once, here.

The question that decides is whether the service may have acted on the request (see kiosk/api/README.md):

===================================================  ====================
what happened                                        becomes
===================================================  ====================
no connection, time-out before one, full pool,       NotSentError
proxy, TLS, an address or header that cannot be
anything after the request began to leave            LostError
2xx without the documented JSON, 1xx, 3xx, 511       NotDocumentedError
2xx of something created that reports an error       DoubtfulError
401; a 4xx (or 2xx) that is an OAuth error           UnauthorisedError
408, other 5xx                                       FailedError
425, 429                                             ThrottledError
other 4xx                                            RefusedError
===================================================  ====================

Texts are for people. They never hold a token: foreign texts are not quoted where they could.
"""

import re
import socket
import ssl
from collections.abc import Iterator
from http import HTTPStatus

import httpx

from kiosk.api.body_text import is_web_page, people_text
from kiosk.api.reply import HttpReply
from kiosk.api.values import parse_json, text
from kiosk.core.message import STATUS_PHRASES, Message
from kiosk.engine.errors import (
    DoubtfulError,
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)

NO_TOKEN = Message(
    "This machine is not signed in. Ask the manager.", command_line="or give an access token with KIOSK_TOKEN"
)
_REFUSED_TOKEN = Message("The service does not accept the access token: sign in again.")


_TOKEN_ERRORS = frozenset(
    {
        "expired_token",
        "invalid_client",
        "invalid_grant",
        "invalid_token",
        "token_expired",
        "unauthenticated",
        "unauthorized_client",
    }
)
"""OAuth errors that mean the token or the client; RFC 6749 §5.2, RFC 6750 §3.1, and their usual variants."""

_TOKEN_WORDS = re.compile(
    r"could not be authenticated"
    r"|(oauth|access|bearer)\b.{0,30}\btoken\b.{0,40}\b(incorrect|expired|invalid|revoked)",
    re.IGNORECASE,
)
"""The interface names no status and no shape for this refusal, only what its message says ("Errors")."""

_LONGEST_ERROR_OBJECT = 100_000

_CHALLENGE = re.compile(r'\berror="?([a-z_]+)', re.IGNORECASE)


_NO_CONNECTION = Message("no connection")
_NOT_IN_TIME = Message("no answer in time")
_DAMAGED = Message("the answer was damaged")


def transport_error(error: Exception, host: str) -> ServiceError:
    """The error tree's word for an exception that kept a whole answer from us."""
    if (never_left := _why_it_never_left(error, host)) is not None:
        return NotSentError(never_left)
    match error:
        case httpx.ReadTimeout():
            return LostError(Message("{host} did not answer in time.", host=host, short=_NOT_IN_TIME))
        case httpx.WriteTimeout():
            return LostError(
                Message("The request could not be sent to {host} in time.", host=host, short=_NO_CONNECTION)
            )
        case httpx.DecodingError():
            return LostError(
                Message("The answer of {host} was damaged on its way.", host=host, short=_DAMAGED)
            )
    return LostError(
        Message(
            "The connection to {host} broke before the answer was whole.", host=host, short=_NO_CONNECTION
        )
    )


def _why_it_never_left(error: Exception, host: str) -> Message | None:
    """None where it did, or may have."""
    match error:
        case httpx.ConnectTimeout():
            return Message(
                "{host} cannot be reached: no connection in time.", host=host, short=_NO_CONNECTION
            )
        case httpx.PoolTimeout():
            return Message("No connection to {host} came free in time.", host=host, short=_NO_CONNECTION)
        case httpx.ProxyError():
            return Message(
                "The network's proxy does not let us through to {host}.", host=host, short=_NO_CONNECTION
            )
        case httpx.UnsupportedProtocol():
            return Message("The service's address is of a kind that is not supported.")
        case httpx.LocalProtocolError():
            return Message("The request could not be written.")
        case httpx.InvalidURL():
            return Message("The service's address is not a web address.")
        case httpx.ConnectError():
            return _why_no_connection(error, host)
    return None


def _why_no_connection(error: Exception, host: str) -> Message:
    for cause in _causes(error):
        if isinstance(cause, ssl.SSLCertVerificationError):
            why = cause.verify_message.rstrip(".")
            return Message(
                "The certificate of {host} is not to be trusted: {why}.",
                host=host,
                why=why,
                short=_NO_CONNECTION,
            )
        if isinstance(cause, ssl.SSLError):
            return Message("No secure connection to {host} could be made.", host=host, short=_NO_CONNECTION)
        if isinstance(cause, socket.gaierror):
            return Message(
                "{host} cannot be found: no network, or the service's address is wrong.",
                host=host,
                short=_NO_CONNECTION,
            )
        if isinstance(cause, ConnectionRefusedError):
            return Message(
                "{host} refuses connections: the service's address is wrong, or it is down.",
                host=host,
                short=_NO_CONNECTION,
            )
    return Message("{host} cannot be reached.", host=host, short=_NO_CONNECTION)


def is_untrusted(error: BaseException) -> bool:
    """Whether a request never left because the other side's certificate is not to be trusted."""
    return any(isinstance(cause, ssl.SSLCertVerificationError) for cause in _causes(error))


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        if isinstance(error, BaseExceptionGroup):
            for part in error.exceptions:
                yield from _causes(part)
        error = error.__cause__ or error.__context__


def status_error(
    reply: HttpReply, *, oauth: bool = False, secrets: tuple[str, ...] = ()
) -> ServiceError | None:
    """The error that the reply's status means; None for a 2xx.

    `oauth`: the endpoint is one of OAuth's own, where every error object is about tokens. `secrets`: what
    the request carried that no text may repeat.
    """
    status = reply.status
    if reply.is_success:
        return None
    text = people_text(reply, secrets)
    if status == 511 or not 400 <= status < 600:
        return NotDocumentedError(_somebody_else(reply, secrets), status=status, is_portal=True)
    if status == 408 or status >= 500:
        return FailedError(text or _phrase(status), status=status, word=_field(reply, "error"))
    if status in (425, 429):
        return ThrottledError(text or _phrase(status), status=status, wait_s=reply.wait_s)
    if status == 401 or is_token_error(reply, oauth=oauth):
        return _unauthorised(reply, text, oauth=oauth)
    return RefusedError(text or _phrase(status), status=status, word=_field(reply, "error"))


def _unauthorised(reply: HttpReply, text: str, *, oauth: bool) -> UnauthorisedError:
    return UnauthorisedError(
        text or _REFUSED_TOKEN,
        status=reply.status,
        oauth_error=_field(reply, "error") if oauth else "",
        is_described=oauth and bool(_field(reply, "error_description").strip()),
    )


def undocumented(
    reply: HttpReply, why: str, *, oauth: bool = False, secrets: tuple[str, ...] = ()
) -> ServiceError:
    """The error that a 2xx means whose body is not what is documented; `why` in the reader's words."""
    if is_token_error(reply, oauth=False):
        return _unauthorised(reply, people_text(reply, secrets), oauth=oauth)
    if is_web_page(reply):
        return NotDocumentedError(_somebody_else(reply, secrets), status=reply.status, is_portal=True)
    return NotDocumentedError(
        Message("This is not the service's answer: {why}.", why=why), status=reply.status
    )


def reported(reply: HttpReply, secrets: tuple[str, ...] = ()) -> ServiceError:
    """The error that a 2xx means whose body reports one, in the service's own words."""
    text = people_text(reply, secrets)
    if is_token_error(reply, oauth=False):
        return UnauthorisedError(text or _REFUSED_TOKEN, status=reply.status)
    return DoubtfulError(text or Message("The answer reports an error."), status=reply.status)


def is_token_error(reply: HttpReply, *, oauth: bool) -> bool:
    """Whether the body, the challenge or the message says that the token (or the client) is not accepted."""
    challenge = _CHALLENGE.search(reply.headers.get("www-authenticate", ""))
    if challenge and challenge[1].lower() in _TOKEN_ERRORS:
        return True
    code = _field(reply, "error")  # RFC 6749 §5.2
    if code and (oauth or code.lower() in _TOKEN_ERRORS):
        return True
    return reply.status in (400, 403) and bool(_TOKEN_WORDS.search(people_text(reply)))


def _field(reply: HttpReply, name: str) -> str:
    """A text of an error object; empty where the body is none."""
    if len(reply.body) > _LONGEST_ERROR_OBJECT:
        return ""
    try:
        value = parse_json(reply.body)
    except NotDocumentedError:
        return ""
    found = value.get(name) if isinstance(value, dict) else None
    return found if isinstance(found, str) else ""


def _somebody_else(reply: HttpReply, secrets: tuple[str, ...]) -> Message:
    """A captive portal, most likely: where it wants us to go, or what its page is called."""
    if 300 <= reply.status < 400:
        return Message(
            "The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service's address.",
            where=_redirect_host(reply),
        )
    if is_web_page(reply):
        return Message(
            "The answer is {page}, not the service's: sign in to the Wi-Fi, or check the service's address.",
            page=people_text(reply, secrets),
        )
    if reply.status == 511:
        return Message(
            "The network wants a sign-in first: sign in to the Wi-Fi, or check the service's address."
        )
    return Message(
        "This is not the service's answer, its status is {status}: sign in to the Wi-Fi, or check the"
        " service's address.",
        status=reply.status,
    )


def _redirect_host(reply: HttpReply) -> str:
    try:
        host = httpx.URL(reply.headers.get("location", "")).host
    except (httpx.InvalidURL, UnicodeError):  # the second for a host whose letters no name has
        return ""
    return f" ({text(host)[:100]})" if host else ""


def _phrase(status: int) -> str:
    """What a status means, for an answer that says nothing but that."""
    if known := STATUS_PHRASES.get(status):
        return known
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return Message("status {status}", status=status)
