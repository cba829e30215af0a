"""How the sandbox says no: as a message on /api/v2, as error and error_description on /oauth.

The interface leaves the statuses and the body of /api/v2 errors open. Chosen here: 400 for a request that
cannot be read, 401 without a good token, 403 without the permission, 404 for what does not exist, 405 with
Allow, 413 for a body that is too large, 422 for a request that can be read and breaks a rule.
"""

from collections.abc import Mapping

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kiosk.sandbox.tokens import OAuthError

NOT_AUTHENTICATED = "You could not be authenticated: this request needs an OAuth 2.0 bearer token."
TOKEN_REFUSED = "You could not be authenticated: the OAuth 2.0 token is incorrect or expired."  # noqa: S105


class ApiError(Exception):
    """An /api/v2 endpoint says no, with a status and a message for people."""

    def __init__(self, status: int, message: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.headers = headers


def json_answer(content: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with this value as JSON; times are written as ISO 8601."""
    return Response(msgspec.json.encode(content), status, headers, media_type="application/json")


def error_answer(path: str, status: int, message: str, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with an error in the shape that the path's family of endpoints uses."""
    if path.startswith("/oauth/"):
        return json_answer({"error": "invalid_request", "error_description": message}, status, headers)
    return json_answer({"message": message}, status, headers)


def _oauth_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, OAuthError)  # noqa: S101 - Starlette's type is wider than its promise
    shown = {"error": error.error, "error_description": error.description}
    return json_answer(shown, error.status, {"Cache-Control": "no-store", "Pragma": "no-cache"})


def _api_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)  # noqa: S101 - likewise
    return error_answer(request.url.path, error.status, error.message, error.headers)


def _no_such_thing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 - likewise
    messages = {404: "There is nothing at this address.", 405: "This address does not take this method."}
    message = messages.get(error.status_code, error.detail)
    return error_answer(request.url.path, error.status_code, message, error.headers)


HANDLERS = {OAuthError: _oauth_error, ApiError: _api_error, HTTPException: _no_such_thing}
