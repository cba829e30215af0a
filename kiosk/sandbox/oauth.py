"""The endpoints under /oauth (interface: Authentication; RFC 6749)."""

from html import escape
from string import Template
from urllib.parse import urlencode, urlsplit

import msgspec
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from kiosk.sandbox.reading import UNREADABLE, read_bearer, read_fields
from kiosk.sandbox.refusals import NOT_AUTHENTICATED, TOKEN_REFUSED, json_answer
from kiosk.sandbox.resources import read_resource
from kiosk.sandbox.tokens import AccessToken, Application, OAuthError
from kiosk.sandbox.world import World

_NO_STORE = {"Cache-Control": "no-store", "Pragma": "no-cache"}
_ASKED = ("client_id", "response_type", "redirect_uri", "scope", "state")
SCOPE = "public"


class UnsafeRedirectError(Exception):
    """Who asks, or where the answer should go, is not known: no redirect then (RFC 6749 §4.1.2.1)."""


class OAuth:
    """The OAuth endpoints on one world. Whoever opens the consent page is signed in as the host."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._consent_page = Template(read_resource("consent.html"))
        self._refused_page = Template(read_resource("refused.html"))

    def routes(self) -> list[BaseRoute]:
        """Return the routes of this family; the consent page posts to the address it came from."""
        return [
            Route("/oauth/authorize", self.authorize, methods=["GET", "POST"]),
            Route("/oauth/token", self.token, methods=["POST"]),
            Route("/oauth/token/info", self.token_info),
        ]

    async def authorize(self, request: Request) -> Response:
        """Ask for consent, or go back with a code, or with an error; `state` goes back unchanged.

        An unknown client or address gets a page with status 400; other mistakes go back to the application.
        Consent that was given once is not asked for again.
        """
        try:
            asked = await _read_authorize(request)
            application, redirect_uri = self._who_asks(asked)
        except (UnsafeRedirectError, ValueError) as error:
            page = self._refused_page.substitute(reason=escape(str(error)))
            return HTMLResponse(page, 400)
        if asked.get("response_type") != "code":
            return _back(redirect_uri, asked, error="unsupported_response_type")
        if asked.get("scope", SCOPE) not in (SCOPE, ""):
            return _back(redirect_uri, asked, error="invalid_scope")
        decision = asked.get("decision") if request.method == "POST" else None
        if decision == "deny":
            return _back(redirect_uri, asked, error="access_denied")
        if decision == "allow" or self._world.tokens.consented(application, self._world.user.id):
            code = self._world.tokens.new_code(application, redirect_uri, self._world.user.id)
            return _back(redirect_uri, asked, code=code.value)
        return self._ask(application, asked)

    def _who_asks(self, asked: dict[str, str]) -> tuple[Application, str]:
        application = self._world.tokens.application(asked.get("client_id", ""))
        if application is None:
            raise UnsafeRedirectError("No application with this client id is registered.")
        redirect_uri = asked.get("redirect_uri", "")
        if not _is_registered(redirect_uri, application):
            raise UnsafeRedirectError("This redirect address is not registered with the application.")
        return application, redirect_uri

    def _ask(self, application: Application, asked: dict[str, str]) -> Response:
        user = self._world.user
        fields = (
            f'<input type="hidden" name="{name}" value="{escape(asked[name])}">'
            for name in _ASKED
            if name in asked
        )
        page = self._consent_page.substitute(
            application=escape(application.name),
            user=escape(f"{user.first_name} {user.last_name}"),
            redirect_uri=escape(asked["redirect_uri"]),
            fields="\n    ".join(fields),
        )
        return HTMLResponse(page, headers=_NO_STORE)

    async def token(self, request: Request) -> Response:
        """Exchange a code, a refresh token or the application's own credentials for an access token.

        The body is a form (url-encoded or multipart) or a JSON object of strings.
        """
        fields = await _read_token_request(request)
        grant_type = _required(fields, "grant_type")
        if grant_type not in ("authorization_code", "refresh_token", "client_credentials"):
            raise OAuthError("unsupported_grant_type", "This grant type is not supported.")
        application = self._world.tokens.authenticate(
            _required(fields, "client_id"), _required(fields, "client_secret")
        )
        if fields.get("scope", SCOPE) not in (SCOPE, ""):
            raise OAuthError("invalid_scope", "The only scope is public.")
        if grant_type == "authorization_code":
            code, redirect_uri = _required(fields, "code"), _required(fields, "redirect_uri")
            token = self._world.tokens.redeem(code, application, redirect_uri)
        elif grant_type == "refresh_token":
            token = self._world.tokens.renew(_required(fields, "refresh_token"), application)
        else:
            token = self._world.tokens.issue(application, application.owner_id, with_refresh=False)
        return json_answer(_token_response(token), headers=_NO_STORE)

    async def token_info(self, request: Request) -> Response:
        """Answer whose the token is, of which application, for how long; without one, `invalid_request`."""
        value = read_bearer(request)
        token = self._world.tokens.find(value) if value is not None else None
        if token is None:
            reason = NOT_AUTHENTICATED if value is None else TOKEN_REFUSED
            raise OAuthError("invalid_request", reason, 401)
        left = token.expires_at - self._world.clock()
        return json_answer(
            {
                "resource_owner_id": token.user_id,
                "scopes": [SCOPE],
                "expires_in_seconds": int(left.total_seconds()),
                "application": {"uid": token.application_id},
                "created_at": int(token.created_at.timestamp()),
            }
        )


def _token_response(token: AccessToken) -> dict[str, str | int]:
    answer: dict[str, str | int] = {
        "access_token": token.value,
        "token_type": "Bearer",
        "expires_in": int((token.expires_at - token.created_at).total_seconds()),
        "scope": SCOPE,
        "created_at": int(token.created_at.timestamp()),
    }
    if token.refresh is not None:
        answer["refresh_token"] = token.refresh
    return answer


def _back(redirect_uri: str, asked: dict[str, str], **result: str) -> Response:
    if "state" in asked:
        result["state"] = asked["state"]
    joint = "&" if urlsplit(redirect_uri).query else "?"
    return RedirectResponse(f"{redirect_uri}{joint}{urlencode(result)}", 302, _NO_STORE)


def _is_registered(redirect_uri: str, application: Application) -> bool:
    """Whether an address is one of the application's.

    Those are HTTPS, but for one on loopback, which is right with any port (RFC 8252 §7.3).
    """
    if redirect_uri in application.redirect_uris:
        return True
    parts = urlsplit(redirect_uri)
    if parts.scheme != "http" or parts.port is None:
        return False
    host, _, _ = parts.netloc.rpartition(":")
    return parts._replace(netloc=host).geturl() in application.redirect_uris


async def _read_authorize(request: Request) -> dict[str, str]:
    encoded = await request.body() if request.method == "POST" else request.scope["query_string"]
    return read_fields(encoded.decode("ascii"))


async def _read_token_request(request: Request) -> dict[str, str]:
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    body = await request.body()
    try:
        if kind == "application/json":
            return msgspec.json.decode(body, type=dict[str, str])
        if kind == "application/x-www-form-urlencoded":
            return read_fields(body.decode("utf-8"))
    except UNREADABLE as error:
        raise OAuthError("invalid_request", f"The body cannot be read: {error}") from error
    if kind == "multipart/form-data":
        return await _read_multipart(request)
    raise OAuthError("invalid_request", "The body must be form data or JSON.")


async def _read_multipart(request: Request) -> dict[str, str]:
    async with request.form() as form:
        pairs = [(name, value) for name, value in form.multi_items() if not isinstance(value, UploadFile)]
        fields = dict(pairs)
        if len(fields) != len(form.multi_items()):
            raise OAuthError("invalid_request", "The form has a file in it, or a field twice.")
    return fields


def _required(fields: dict[str, str], name: str) -> str:
    value = fields.get(name, "")
    if not value:
        raise OAuthError("invalid_request", f"{name} is missing.")
    return value
