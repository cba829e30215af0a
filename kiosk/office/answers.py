"""JSON in and out of the office's endpoints for doors and commands."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kiosk.office.tries import peer_of

T = TypeVar("T")

VOUCH = "vouch"
"""Where the server keeps, for each request, what `vouch_for` calls."""
NO_STORE = {"Cache-Control": "no-store"}


class Refusal(Exception):  # noqa: N818 - an answer, as HTTPException is one
    """An endpoint says no: `word` for programs, the sentence for people."""

    def __init__(self, status: int, word: str, sentence: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.word = word
        self.sentence = sentence
        self.headers = headers or {}


def json_answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer that nobody keeps."""
    return Response(
        msgspec.json.encode(value), status, {**NO_STORE, **(headers or {})}, media_type="application/json"
    )


async def refused(_request: Request, error: Exception) -> Response:
    """What a Refusal answers."""
    assert isinstance(error, Refusal)  # noqa: S101 - registered for nothing else
    body: dict[str, Any] = {"error": error.word, "error_description": error.sentence}
    return json_answer(body, error.status, error.headers)


async def read_json(request: Request, kind: type[T]) -> T:
    """The body as this kind. Raises Refusal with `invalid_request`."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refusal(400, "invalid_request", f"the request cannot be read: {error}") from error


def bearer_of(request: Request) -> str:
    """The credential that a request carries; empty where there is none."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else ""


def peer_in(request: Request) -> str:
    """Whom a request is counted for: the address that it came from, as `peer_of` tells it."""
    return peer_of(request.client.host if request.client is not None else "")


def vouch_for(request: Request) -> None:
    """Whoever asks has shown a credential or a session: their connection makes room for no stranger's."""
    if (vouch := request.scope.get("state", {}).get(VOUCH)) is not None:
        vouch()
