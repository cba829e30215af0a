"""The service's other answers: JSON → core.

Each reader raises NotDocumentedError where the answer is not what is documented.
"""

from typing import Any, TypeGuard

from msgspec import Struct

from kiosk.api.values import identifier, instant, parse_object, stamp, text, whole
from kiosk.core.message import Message
from kiosk.core.replies import Answered
from kiosk.core.representation import hides
from kiosk.core.tickets import Listing, cut_text
from kiosk.engine.errors import NotDocumentedError
from kiosk.engine.records import CurrentUser, TokenInfo

_TOKEN_INFO_FIELDS = frozenset(
    {"resource_owner_id", "scopes", "expires_in_seconds", "application", "created_at"}
)


LONGEST_TOKEN = 16 * 1024
BAD_TOKEN = Message("The access token holds characters that no token has: copy it again.")


@hides("access_token", "refresh_token")
class Tokens(Struct, frozen=True):
    """What a token exchange brought; its repr hides both tokens. `expires_in_s` from when it was received."""

    access_token: str
    refresh_token: str | None = None
    expires_in_s: int | None = None
    scope: str = ""
    created_at: int | None = None


def check_in(body: bytes) -> Answered:
    """The check-in record; states that are missing or no texts are empty."""
    record = _inner(body, "cost_item_check_in")
    return Answered(
        state=_text_only(record.get("check_in_state")),
        previous=_text_only(record.get("prev_check_in_state")),
        checked_in_at=instant(record.get("checked_in_at")),
    )


def current_user(body: bytes) -> CurrentUser:
    """The user, who must have an id: accounts are told apart by it."""
    user = _inner(body, "current_user")
    user_id = identifier(user.get("id"))
    if not user_id:
        raise NotDocumentedError(Message("it names no user id"))
    names = ("slug", "first_name", "last_name", "email", "created_at", "updated_at")
    return CurrentUser(id=user_id, **{name: text(user.get(name)) for name in names})


def token_info(body: bytes) -> TokenInfo:
    """What the token is for; the owner is empty for a token without a user."""
    info = parse_object(body)
    if not info.keys() & _TOKEN_INFO_FIELDS:
        raise NotDocumentedError(Message("it is not token information"))
    application = info.get("application")
    return TokenInfo(
        resource_owner_id=identifier(info.get("resource_owner_id")),
        scopes=_scopes(info.get("scopes")),
        expires_in_seconds=whole(info.get("expires_in_seconds")),
        application_uid=identifier(application.get("uid")) if isinstance(application, dict) else "",
        created_at=_second(info.get("created_at")),
    )


def listings(body: bytes) -> tuple[Listing, ...]:
    """The listings, their titles cut; those without an id cannot be used for anything and are left out."""
    rows = parse_object(body).get("listings")
    if not isinstance(rows, list):
        raise NotDocumentedError(Message("it holds no listings"))
    return tuple(
        Listing(listing_id, cut_text(text(row.get("title"))))
        for row in rows
        if isinstance(row, dict) and (listing_id := identifier(row.get("id")))
    )


def tokens(body: bytes) -> Tokens:
    """The tokens an exchange brought (RFC 6749 §5.1).

    A refresh token that is none (visible ASCII and blanks, appendix A.17) counts as missing: the access token
    is good all the same.
    """
    answer = parse_object(body)
    access_token = answer.get("access_token")
    if not is_sendable(access_token) or len(str(access_token)) > LONGEST_TOKEN:
        raise NotDocumentedError(Message("it brings no access token"))
    kind = answer.get("token_type")
    if kind is not None and text(kind).lower() != "bearer":
        raise NotDocumentedError(Message("it brings a token that is not a bearer token"))
    refresh_token = answer.get("refresh_token")
    return Tokens(
        access_token=str(access_token),
        refresh_token=refresh_token if _is_refresh_token(refresh_token) else None,
        expires_in_s=whole(answer.get("expires_in")),
        scope=text(answer.get("scope")),
        created_at=_second(answer.get("created_at")),
    )


def is_sendable(token: object) -> bool:
    """Whether this is a token that an Authorization header can carry: visible ASCII."""
    return isinstance(token, str) and token != "" and all("!" <= c <= "~" for c in token)


def _is_refresh_token(token: object) -> TypeGuard[str]:
    return isinstance(token, str) and 0 < len(token) <= LONGEST_TOKEN and all(" " <= c <= "~" for c in token)


def _inner(body: bytes, name: str) -> dict[str, Any]:
    inner = parse_object(body).get(name)
    if not isinstance(inner, dict):
        raise NotDocumentedError(Message("it holds no {what}", what=name))
    return inner


def _second(value: object) -> int | None:
    """Whole Unix epoch seconds, such as a calendar can show."""
    return whole(value) if stamp(value) is not None else None


def _text_only(value: object) -> str:
    return text(value) if isinstance(value, str) else ""


def _scopes(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return tuple(text(value).split())
    return tuple(text(scope) for scope in value if isinstance(scope, str)) if isinstance(value, list) else ()
