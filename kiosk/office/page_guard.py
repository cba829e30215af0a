"""Who may use the host's page: a passphrase, sessions, form tokens, and whose browser asks for what."""

import asyncio
import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kiosk.engine.ports import Clock
from kiosk.office.office import sha256
from kiosk.office.sign_in import new_secret

COOKIE = "__Host-kiosk"
SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE = 10, 1024
IDLE_S = 30 * 60.0
LONGEST_SESSION_S = 12 * 3600.0
MOST_SESSIONS = 32
FREE_TRIES = 5
FIRST_PAUSE_S, LONGEST_PAUSE_S = 15.0, 15 * 60.0
MOST_WAITING = 4
ARGON2: dict[str, int] = {"time_cost": 3, "memory_cost": 64 * 1024, "parallelism": 4}
"""What hashing the page's passphrase costs; memory in KiB."""


def hash_passphrase(passphrase: str) -> str:
    """The argon2id hash of the page's passphrase. Takes a tenth of a second."""
    return PasswordHasher(ARGON2["time_cost"], ARGON2["memory_cost"], ARGON2["parallelism"]).hash(passphrase)


@dataclass(frozen=True, slots=True)
class Session:
    """One browser that knows the passphrase. Its cookie is known here only by its SHA-256."""

    mark: str = field(repr=False)
    form_token: str = field(repr=False)
    began_at: float
    used_at: float


@dataclass(frozen=True, slots=True)
class Wrong:
    """The passphrase is wrong; `pause_s`: for how long none is looked at now."""

    pause_s: float


@dataclass(frozen=True, slots=True)
class Paused:
    """Too many were wrong: this one was not looked at."""

    pause_s: float


class PageGuard:
    """Sessions and guesses, by the monotonic clock; `passphrase_hash` tells the hash of today."""

    def __init__(
        self,
        clock: Clock,
        passphrase_hash: Callable[[], str],
        *,
        new_text: Callable[[], str] = new_secret,
    ) -> None:
        self._clock = clock
        self._passphrase_hash = passphrase_hash
        self._new_text = new_text
        self._sessions: dict[str, Session] = {}
        self._wrong = 0
        self._paused_until = 0.0
        self._waiting = 0
        self._one_at_a_time = asyncio.Lock()

    async def sign_in(self, passphrase: str) -> str | Wrong | Paused:
        """A new session's cookie for whoever says the passphrase. One guess is looked at at a time.

        Each counts as wrong before it is looked at, so that many at once are no way around the pause.
        """
        if self._waiting >= MOST_WAITING:
            return Paused(1.0)
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                if (pause_s := self._paused_until - self._clock.monotonic()) > 0:
                    return Paused(pause_s)
                self._wrong += 1
                if self._wrong >= FREE_TRIES:
                    doublings = min(self._wrong - FREE_TRIES, 10)
                    pause_s = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2.0**doublings)
                    self._paused_until = self._clock.monotonic() + pause_s
                if not await asyncio.to_thread(_fits, self._passphrase_hash(), passphrase):
                    return Wrong(max(0.0, self._paused_until - self._clock.monotonic()))
                self._wrong, self._paused_until = 0, 0.0
                return self._begin()
        finally:
            self._waiting -= 1

    def session(self, cookies: Mapping[str, str]) -> Session | None:
        """The session that a request's cookie belongs to, used now; None where there is none any more."""
        now = self._clock.monotonic()
        self._sessions = {
            mark: one
            for mark, one in self._sessions.items()
            if now - one.used_at < IDLE_S and now - one.began_at < LONGEST_SESSION_S
        }
        found = self._sessions.get(sha256(cookies.get(COOKIE, "")))
        if found is None:
            return None
        self._sessions[found.mark] = used = replace(found, used_at=now)
        return used

    def end(self, session: Session) -> None:
        """Forget a session."""
        self._sessions.pop(session.mark, None)

    def _begin(self) -> str:
        now, cookie = self._clock.monotonic(), self._new_text()
        while len(self._sessions) >= MOST_SESSIONS:
            self._sessions.pop(min(self._sessions.values(), key=lambda one: one.used_at).mark)
        mark = sha256(cookie)
        self._sessions[mark] = Session(mark, self._new_text(), now, now)
        return cookie


def _fits(passphrase_hash: str, passphrase: str) -> bool:
    try:
        return PasswordHasher().verify(passphrase_hash, passphrase[:LONGEST_PASSPHRASE])
    except (VerificationError, InvalidHashError):
        return False


def is_same_token(session: Session, token: str) -> bool:
    """Whether a form came from a page of this session."""
    return hmac.compare_digest(session.form_token.encode(), token.encode("utf-8", "replace"))


def is_ours(host: str, names: tuple[str, ...]) -> bool:
    """Whether a request's `Host` is one of the office's own names and addresses, with whichever port.

    A page of somebody else's whose name leads to this machine is none of ours (DNS rebinding).
    """
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    return bool(name) and "@" not in host and str(name).rstrip(".") in names


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Whether a form was sent by a page of the address that it was sent to, as far as the browser says."""
    origin = headers.get("origin")
    if origin is not None and origin != f"https://{headers.get('host', '')}":
        return False
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
