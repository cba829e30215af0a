"""Who may ask for what: applications, authorization codes and access tokens (RFC 6749)."""

from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec import Struct


class Application(Struct, frozen=True):
    """A registered application. `owner_id` is the user it acts for with the client credentials grant."""

    id: str
    secret: str
    name: str
    redirect_uris: tuple[str, ...]
    owner_id: str


class AccessToken(Struct, frozen=True):
    """An access token; `refresh` is None where the grant gives none (RFC 6749 §4.4.3)."""

    value: str
    refresh: str | None
    application_id: str
    user_id: str
    created_at: datetime
    expires_at: datetime
    may_scan: bool


class AuthorizationCode(Struct, frozen=True):
    """A code and what it is bound to: the application, the exact redirect address, the user, some minutes."""

    value: str
    application_id: str
    redirect_uri: str
    user_id: str
    expires_at: datetime


class OAuthError(Exception):
    """An OAuth endpoint says no, as `error` and `error_description` (interface: Errors; RFC 6749 §5.2)."""

    def __init__(self, error: str, description: str, status: int = 400) -> None:
        super().__init__(description)
        self.error = error
        self.description = description
        self.status = status


_GRANT_REFUSED = (
    "The authorization grant is invalid, expired or revoked, does not match the redirect URI of the"
    " authorization request, or was issued to another client."
)


class TokenRegistry:
    """Every application, code and token of one sandbox. `clock` must return aware times."""

    def __init__(
        self,
        *,
        clock: Callable[[], datetime],
        new_token: Callable[[], str],
        expires_in_s: int,
        code_expires_in_s: int,
        rotate_refresh: bool,
    ) -> None:
        self._clock = clock
        self._new_token = new_token
        self._lifetime = timedelta(seconds=expires_in_s)
        self._code_lifetime = timedelta(seconds=code_expires_in_s)
        self._rotate_refresh = rotate_refresh
        self._applications: dict[str, Application] = {}
        self._codes: dict[str, AuthorizationCode] = {}
        self._tokens_of_used_codes: dict[str, AccessToken] = {}
        self._tokens: dict[str, AccessToken] = {}
        self._by_refresh: dict[str, AccessToken] = {}
        self._consents: set[tuple[str, str]] = set()

    def register(self, application: Application) -> Application:
        """Make an application known."""
        self._applications[application.id] = application
        return application

    def application(self, application_id: str) -> Application | None:
        """Return the application with this id."""
        return self._applications.get(application_id)

    def authenticate(self, application_id: str, secret: str) -> Application:
        """Return the application these credentials are of; refuse `invalid_client` (RFC 6749 §5.2)."""
        application = self._applications.get(application_id)
        if application is None or application.secret != secret:
            raise OAuthError("invalid_client", "The client id or the client secret is wrong.", 401)
        return application

    def consented(self, application: Application, user_id: str) -> bool:
        """Whether this user has allowed this application before."""
        return (application.id, user_id) in self._consents

    def new_code(self, application: Application, redirect_uri: str, user_id: str) -> AuthorizationCode:
        """Remember the user's consent and return a code for it."""
        self._consents.add((application.id, user_id))
        expires_at = self._clock() + self._code_lifetime
        code = AuthorizationCode(self._new_token(), application.id, redirect_uri, user_id, expires_at)
        self._codes[code.value] = code
        return code

    def redeem(self, code_value: str, application: Application, redirect_uri: str) -> AccessToken:
        """Exchange a code, once; a second try also revokes what the first one gave (RFC 6749 §4.1.2)."""
        code = self._codes.get(code_value)
        if code is None:
            if (given := self._tokens_of_used_codes.pop(code_value, None)) is not None:
                self.revoke(given)
            raise OAuthError("invalid_grant", _GRANT_REFUSED)
        matches = code.application_id == application.id and code.redirect_uri == redirect_uri
        if not matches or code.expires_at <= self._clock():
            raise OAuthError("invalid_grant", _GRANT_REFUSED)
        del self._codes[code_value]
        token = self.issue(application, code.user_id)
        self._tokens_of_used_codes[code_value] = token
        return token

    def renew(self, refresh: str, application: Application) -> AccessToken:
        """Exchange a refresh token; the old access token lives on until it expires.

        A rotated refresh token is good once. One that is not stays good; the new access token brings none.
        """
        old = self._by_refresh.get(refresh)
        if old is None or old.application_id != application.id:
            raise OAuthError("invalid_grant", _GRANT_REFUSED)
        if self._rotate_refresh:
            del self._by_refresh[refresh]
        return self.issue(application, old.user_id, may_scan=old.may_scan, with_refresh=self._rotate_refresh)

    def issue(
        self,
        application: Application,
        user_id: str,
        *,
        may_scan: bool = True,
        with_refresh: bool = True,
        lifetime: timedelta | None = None,
    ) -> AccessToken:
        """Return a new access token of this user for this application."""
        now = self._clock()
        token = AccessToken(
            value=self._new_token(),
            refresh=self._new_token() if with_refresh else None,
            application_id=application.id,
            user_id=user_id,
            created_at=now,
            expires_at=now + (self._lifetime if lifetime is None else lifetime),
            may_scan=may_scan,
        )
        self._tokens[token.value] = token
        if token.refresh is not None:
            self._by_refresh[token.refresh] = token
        return token

    def find(self, value: str) -> AccessToken | None:
        """Return the token with this value if it is good now; None if unknown, revoked or expired."""
        token = self._tokens.get(value)
        return token if token is not None and token.expires_at > self._clock() else None

    def revoke(self, token: AccessToken) -> None:
        """Make an access token and its refresh token worthless."""
        self._tokens.pop(token.value, None)
        if token.refresh is not None:
            self._by_refresh.pop(token.refresh, None)

    def revoke_all(self) -> None:
        """Make every access token worthless; refresh tokens stay good, as after a long night."""
        self._tokens.clear()
