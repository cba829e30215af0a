"""Pairing codes: opened on the office's page, good once and for ten minutes, void after ten wrong tries."""

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from kiosk.core.pairing import CODE_LETTERS, LETTERS, clean_code
from kiosk.core.policy import Direction
from kiosk.engine.ports import Clock

OPEN_FOR_S = 600.0
MOST_WRONG_TRIES = 10
MOST_OPEN = 20
AGAIN_WITHIN_S = 60.0
"""A door whose answer was lost may ask once more."""


@dataclass(frozen=True, slots=True)
class DoorPlan:
    """What a door is to be once it is paired; `name` may be empty."""

    name: str = ""
    direction: Direction = Direction.ENTRY
    events: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenCode:
    """A code that a door may be paired with until then, by the monotonic clock."""

    code: str = field(repr=False)
    plan: DoorPlan
    ends_at: float
    wrong_tries: int = 0


@dataclass(frozen=True, slots=True)
class Paired:
    """What a door was given: its id, and the credential that only it knows."""

    door_id: str
    credential: str = field(repr=False)
    plan: DoorPlan


@dataclass(frozen=True, slots=True)
class Redeemable:
    """The code fits; it is taken, and `PairingCodes.used` or `put_back` says how that ended."""

    open_code: OpenCode


@dataclass(frozen=True, slots=True)
class Again:
    """The same door asks once more, and hears the same."""

    paired: Paired


@dataclass(frozen=True, slots=True)
class WrongCode:
    """The code is wrong, used, or too old; which of them is nobody's business."""


@dataclass(frozen=True, slots=True)
class TooManyTries:
    """So many wrong codes came that every open one is void."""


@dataclass(frozen=True, slots=True)
class _Used:
    code: str = field(repr=False)
    nonce: str
    paired: Paired
    at: float


def new_code() -> str:
    """A code nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


class PairingCodes:
    """The codes that are open now. They live in memory: a restart of the office voids them."""

    def __init__(self, clock: Clock, make_code: Callable[[], str] = new_code) -> None:
        self._clock = clock
        self._make_code = make_code
        self._open: list[OpenCode] = []
        self._used: list[_Used] = []
        self._void_until = 0.0

    def open(self, plan: DoorPlan) -> OpenCode:
        """A new code for a door; an open one for the same name is void from now on."""
        now = self._clock.monotonic()
        others = [one for one in self._current() if one.plan.name != plan.name]
        opened = OpenCode(self._make_code(), plan, now + OPEN_FOR_S)
        self._open = [*others[-(MOST_OPEN - 1) :], opened]
        self._void_until = 0.0
        return opened

    def close(self, name: str) -> None:
        """Void the code that is open for this name."""
        self._open = [one for one in self._current() if one.plan.name != name]

    def opened(self) -> tuple[OpenCode, ...]:
        """The codes that are open, oldest first."""
        return tuple(self._current())

    def take(self, text: str, nonce: str) -> Redeemable | Again | WrongCode | TooManyTries:
        """What a door that says this code gets. A code is taken by the first who says it."""
        now, code = self._clock.monotonic(), clean_code(text)
        self._used = [one for one in self._used if now - one.at < AGAIN_WITHIN_S]
        for used in self._used:
            if _same(used.code, code):
                return Again(used.paired) if _same(used.nonce, nonce) else self._wrong()
        current = self._current()
        found = [one for one in current if _same(one.code, code)]
        if not found:
            return self._wrong()
        self._open = [one for one in current if one is not found[0]]
        return Redeemable(found[0])

    def used(self, open_code: OpenCode, nonce: str, paired: Paired) -> None:
        """The door is paired; who asks again with the same nonce within a minute hears the same."""
        self._used.append(_Used(open_code.code, nonce, paired, self._clock.monotonic()))

    def put_back(self, open_code: OpenCode) -> None:
        """The door could not be paired: the code stays good."""
        self._open = [*self._open, open_code]

    def _wrong(self) -> WrongCode | TooManyTries:
        current = self._current()
        counted = [replace(one, wrong_tries=one.wrong_tries + 1) for one in current]
        self._open = [one for one in counted if one.wrong_tries < MOST_WRONG_TRIES]
        if len(self._open) < len(counted):
            self._void_until = self._clock.monotonic() + OPEN_FOR_S
        return TooManyTries() if self._clock.monotonic() < self._void_until else WrongCode()

    def _current(self) -> list[OpenCode]:
        now = self._clock.monotonic()
        return [one for one in self._open if now < one.ends_at]


def _same(one: str, other: str) -> bool:
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())
