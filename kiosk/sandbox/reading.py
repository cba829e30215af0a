"""Reading what was asked: parameters, bearer tokens, numbers, times; what is unreadable is refused."""

import re
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qsl, unquote_to_bytes

import msgspec
from starlette.requests import Request

from kiosk.sandbox.refusals import NOT_AUTHENTICATED, TOKEN_REFUSED, ApiError
from kiosk.sandbox.tokens import AccessToken
from kiosk.sandbox.world import World

_WHOLE_NUMBER = re.compile(r"[0-9]{1,18}")
_ISO_8601 = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.,][0-9]{1,9})?)?(Z|[+-][0-9]{2}(:?[0-9]{2})?)?)?"
)
_MAX_FIELDS = 100

CHECK_INS = "/api/v2/cost_item_check_ins/"
"""Where check-ins are asked for; the ticket's id follows."""

UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
"""What decoding raises for bytes that are not the JSON or form asked for; the last for very deep nesting."""


def read_fields(encoded: str) -> dict[str, str]:
    """Read a query or a form; ValueError if a name comes twice, UTF-8 is broken, or there are too many."""
    pairs = parse_qsl(encoded, keep_blank_values=True, errors="strict", max_num_fields=_MAX_FIELDS)
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a parameter is given more than once")
    return fields


def read_query(request: Request) -> dict[str, str]:
    """Return the query's parameters; 400 if they cannot be read or one comes twice."""
    try:
        return read_fields(request.scope["query_string"].decode("ascii"))
    except ValueError as error:
        raise ApiError(400, f"The query cannot be read: {error}.") from error


def read_bearer(request: Request) -> str | None:
    """Return the bearer token of the Authorization header; None without one, "" if it is not of that form."""
    given = request.headers.getlist("authorization")
    if not given:
        return None
    scheme, _, value = given[0].partition(" ")
    return value.strip() if len(given) == 1 and scheme.lower() == "bearer" else ""


def require_token(world: World, request: Request) -> AccessToken:
    """Return the good access token that came with the request; 401 otherwise."""
    value = read_bearer(request)
    if value is None:
        raise ApiError(401, NOT_AUTHENTICATED, {"WWW-Authenticate": "Bearer"})
    token = world.tokens.find(value)
    if token is None:
        raise ApiError(401, TOKEN_REFUSED, {"WWW-Authenticate": 'Bearer error="invalid_token"'})
    return token


def read_whole_number(fields: dict[str, str], name: str, *, default: int, at_least: int) -> int:
    """Return a whole number of the query; 400 if it is anything else, or too small."""
    text = fields.get(name)
    if text is None:
        return default
    if not _WHOLE_NUMBER.fullmatch(text) or int(text) < at_least:
        raise ApiError(400, f"{name} must be a whole number of {at_least} or more.")
    return int(text)


def read_time(fields: dict[str, str], name: str) -> datetime | None:
    """Return an ISO 8601 time of the query, without an offset taken as UTC; 400 if it is anything else."""
    text = fields.get(name)
    if text is None:
        return None
    if not _ISO_8601.fullmatch(text):
        raise ApiError(400, f"{name} must be an ISO 8601 timestamp.")
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise ApiError(400, f"{name} must be an ISO 8601 timestamp: {error}.") from error
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def read_text(fields: dict[str, str], name: str) -> str | None:
    """Return a parameter that may be left out but not left empty; 400 if it is empty."""
    text = fields.get(name)
    if text == "":
        raise ApiError(400, f"{name} must not be empty.")
    return text


def ticket_id_in(raw_path: bytes) -> str:
    """Return the id as sent, percent-decoded once: one segment of the path, so that %2F is part of the id.

    404 if there is none, or more than one segment; 400 if it is not UTF-8.
    """
    segment = raw_path.removeprefix(CHECK_INS.encode("ascii"))
    if not segment or b"/" in segment:
        raise ApiError(404, "There is nothing at this address.")
    try:
        return unquote_to_bytes(segment).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ApiError(400, "The id in the path is not UTF-8.") from error


def ticket_id_asked(raw_path: bytes) -> str | None:
    """Return the id of the ticket that a check-in is asked for; None where it is no such request."""
    if not raw_path.startswith(CHECK_INS.encode("ascii")):
        return None
    try:
        return ticket_id_in(raw_path)
    except ApiError:
        return None


async def read_json_object(request: Request) -> dict[str, Any]:
    """Return the JSON object of the body; 400 if the body is not one."""
    try:
        return msgspec.json.decode(await request.body(), type=dict[str, Any])
    except UNREADABLE as error:
        raise ApiError(400, f"The body must be a JSON object: {error}") from error
