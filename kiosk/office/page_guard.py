"""Who may use the host's page: a passphrase, sessions, form tokens, and whose browser asks for what."""

import asyncio
import hmac
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.representation import hides
from kiosk.engine.ports import Clock
from kiosk.office.begun_sign_ins import new_secret
from kiosk.office.moments import Moment
from kiosk.office.office import sha256
from kiosk.office.tries import ByPeer, Line, Recent, Sleep, is_this_machine

log = logging.getLogger(__name__)

COOKIE = "__Host-kiosk"
SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE = 10, 1024
IDLE_S = 30 * 60.0
LONGEST_SESSION_S = 12 * 3600.0
MOST_SESSIONS = 32
FREE_TRIES = 5
FIRST_PAUSE_S, LONGEST_PAUSE_S = 15.0, 15 * 60.0
FORGOTTEN_AFTER_S = 3600.0
"""A peer that was wrong, after its last wrong passphrase."""
MOST_WRONG_OF_ALL, WITHIN_S = 60, 600.0
"""From then on the guesses of strangers are slow, whoever made them."""
ARGON2: dict[str, int] = {"time_cost": 3, "memory_cost": 64 * 1024, "parallelism": 4}
"""What hashing the page's passphrase costs; memory in KiB."""
_HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")


def hash_passphrase(passphrase: str) -> str:
    """The argon2id hash of the page's passphrase. Takes a tenth of a second."""
    return PasswordHasher(ARGON2["time_cost"], ARGON2["memory_cost"], ARGON2["parallelism"]).hash(passphrase)


@hides("mark", "form_token")
class Session(Struct, frozen=True):
    """One browser that knows the passphrase. Its cookie is known here only by its SHA-256."""

    mark: str
    form_token: str
    peer: str
    began: Moment
    used: Moment


class Wrong(Struct, frozen=True):
    """The passphrase is wrong; `pause_s`: for how long none of this peer is looked at now."""

    pause_s: float


class Paused(Struct, frozen=True):
    """Too many were wrong: this one was not looked at."""

    pause_s: float


@dataclass(slots=True)
class _Guesses:
    """What one peer got wrong."""

    wrong: int = 0
    last_at: float = 0.0
    paused_until: float = 0.0


class PageGuard:
    """Sessions and guesses; `passphrase_hash` tells the hash of today.

    A pause is for the peer that guessed. Whatever strangers do, this machine and a peer that has a session
    are not held up by it.
    """

    def __init__(
        self,
        clock: Clock,
        passphrase_hash: Callable[[], str],
        *,
        new_text: Callable[[], str] = new_secret,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._passphrase_hash = passphrase_hash
        self._new_text = new_text
        self._sessions: dict[str, Session] = {}
        self._guesses: ByPeer[_Guesses] = ByPeer(_Guesses)
        self._of_all: Recent[str] = Recent(clock, MOST_WRONG_OF_ALL, WITHIN_S)
        self._is_told = False
        self._line = Line(sleep)
        self._one_at_a_time = asyncio.Lock()

    async def sign_in(self, passphrase: str, peer: str) -> str | Wrong | Paused:
        """A new session's cookie for whoever says the passphrase. One guess is looked at at a time.

        Each counts as wrong before it is looked at, so that many at once are no way around the pause.
        `peer`: as `tries.peer_of` tells it.
        """
        if (pause_s := self._guesses_of(peer).paused_until - self._clock.monotonic()) > 0:
            return Paused(pause_s)
        is_stranger = not (is_this_machine(peer) or self._has_session(peer))
        if not self._line.has_room(peer, is_stranger=is_stranger):
            return Paused(1.0)
        async with (
            self._line.turn(peer, is_stranger=is_stranger, is_slow=self._is_slow),
            self._one_at_a_time,
        ):
            guesses = self._guesses_of(peer)
            if (pause_s := guesses.paused_until - self._clock.monotonic()) > 0:
                return Paused(pause_s)
            self._count(guesses, peer)
            if not await asyncio.to_thread(_fits, self._passphrase_hash(), passphrase):
                self._of_all.add(peer)
                return Wrong(max(0.0, guesses.paused_until - self._clock.monotonic()))
            self._guesses.forget(peer)
            return self._begin(peer)

    def _guesses_of(self, peer: str) -> _Guesses:
        guesses = self._guesses.of(peer)
        if self._clock.monotonic() - guesses.last_at > FORGOTTEN_AFTER_S:
            self._guesses.forget(peer)
            guesses = self._guesses.of(peer)
            guesses.last_at = self._clock.monotonic()
        return guesses

    def _count(self, guesses: _Guesses, peer: str) -> None:
        guesses.wrong, guesses.last_at = guesses.wrong + 1, self._clock.monotonic()
        if guesses.wrong < FREE_TRIES:
            return
        doublings = min(guesses.wrong - FREE_TRIES, 10)
        guesses.paused_until = guesses.last_at + min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2.0**doublings)
        if guesses.wrong == FREE_TRIES:
            log.warning("%s guesses at the passphrase of the page: it has to pause now", peer)

    def _is_slow(self) -> bool:
        is_slow = self._of_all.full_for_s() > 0
        if is_slow and not self._is_told:
            log.warning("many guess at the passphrase of the page: their guesses are slowed down")
        self._is_told = is_slow
        return is_slow

    def _has_session(self, peer: str) -> bool:
        self._drop_ended()
        return any(one.peer == peer for one in self._sessions.values())

    def session(self, cookies: Mapping[str, str]) -> Session | None:
        """The session that a request's cookie belongs to, used now; None where there is none any more."""
        self._drop_ended()
        found = self._sessions.get(sha256(cookies.get(COOKIE, "")))
        if found is None:
            return None
        self._sessions[found.mark] = used = replace(found, used=Moment.now(self._clock))
        return used

    def end(self, session: Session) -> None:
        """Forget a session."""
        self._sessions.pop(session.mark, None)

    def _drop_ended(self) -> None:
        self._sessions = {
            mark: one
            for mark, one in self._sessions.items()
            if one.used.age_s(self._clock) < IDLE_S and one.began.age_s(self._clock) < LONGEST_SESSION_S
        }

    def _begin(self, peer: str) -> str:
        now, cookie = Moment.now(self._clock), self._new_text()
        while len(self._sessions) >= MOST_SESSIONS:
            self._sessions.pop(min(self._sessions.values(), key=lambda one: one.used.monotonic).mark)
        mark = sha256(cookie)
        self._sessions[mark] = Session(mark, self._new_text(), peer, now, now)
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
    found = _HOST.fullmatch(host)
    return found is not None and found["name"].strip("[]").lower().rstrip(".") in names


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Whether a form was sent by a page of the address that it was sent to, as far as the browser says."""
    origin = headers.get("origin")
    if origin is not None and origin != f"https://{headers.get('host', '')}":
        return False
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
