"""Pairing codes: opened on the office's page, good once and for ten minutes; wrong ones are held up."""

import asyncio
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import Struct

from kiosk.core.pairing import CODE_LETTERS, LETTERS, clean_code
from kiosk.core.policy import Direction
from kiosk.core.representation import hides
from kiosk.engine.ports import Clock
from kiosk.office.moments import Moment
from kiosk.office.tries import ByPeer, Line, Recent, Sleep, is_this_machine

log = logging.getLogger(__name__)

OPEN_FOR_S = 600.0
MOST_WRONG_OF_ONE, MOST_WRONG_OF_ALL, WRONG_WITHIN_S = 10, 100, 600.0
MOST_OPEN = 20
MOST_REMEMBERED = 100
AGAIN_WITHIN_S = 60.0
"""A door whose answer was lost may ask once more."""


class DoorPlan(Struct, frozen=True):
    """What a door is to be once it is paired; `name` may be empty."""

    name: str = ""
    direction: Direction = Direction.ENTRY
    events: tuple[str, ...] = ()


@hides("code")
class OpenCode(Struct, frozen=True):
    """A code that a door may be paired with; `code_id` names it on the host's page, and is no secret."""

    code: str
    plan: DoorPlan
    opened: Moment
    code_id: str

    def left_s(self, clock: Clock) -> float:
        """For how much longer."""
        return max(0.0, OPEN_FOR_S - self.opened.age_s(clock))


@hides("credential")
class Paired(Struct, frozen=True):
    """What a door was given: its id, and the credential that only it knows."""

    door_id: str
    credential: str
    plan: DoorPlan


class Redeemable(Struct, frozen=True):
    """The code fits; it is taken, and `PairingCodes.used` or `put_back` says how that ended."""

    open_code: OpenCode


class Again(Struct, frozen=True):
    """The same door asks once more, and hears the same."""

    paired: Paired


class WrongCode(Struct, frozen=True):
    """The code is wrong, used, or too old; which of them is nobody's business."""


class TooManyTries(Struct, frozen=True):
    """So many wrong codes came from this peer that it has to pause; `pause_s`: for how long."""

    pause_s: float = 0.0


@hides("code", "nonce")
class _Used(Struct, frozen=True):
    code: str
    nonce: str
    paired: Paired
    at: Moment


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
        self._paired: OrderedDict[str, str] = OrderedDict()

    def open(self, plan: DoorPlan) -> OpenCode:
        """A new code for a door; an open one for the same name is void, and those without one stay."""
        others = [one for one in self._current() if not plan.name or one.plan.name != plan.name]
        opened = OpenCode(self._make_code(), plan, Moment.now(self._clock), secrets.token_hex(8))
        self._open = [*others[-(MOST_OPEN - 1) :], opened]
        return opened

    def close(self, code_id: str) -> None:
        """Void this code."""
        self._open = [one for one in self._current() if one.code_id != code_id]

    def find(self, code_id: str) -> OpenCode | None:
        """The open code of this id."""
        return next((one for one in self._current() if one.code_id == code_id), None)

    def door_of(self, code_id: str) -> str | None:
        """The id of the door that was paired with this code."""
        return self._paired.get(code_id)

    def opened(self) -> tuple[OpenCode, ...]:
        """The codes that are open, oldest first."""
        return tuple(self._current())

    def take(self, text: str, nonce: str) -> Redeemable | Again | WrongCode:
        """What a door that says this code gets. A code is taken by the first who says it."""
        code = clean_code(text)
        self._used = [one for one in self._used if one.at.age_s(self._clock) < AGAIN_WITHIN_S]
        for used in self._used:
            if _same(used.code, code):
                return Again(used.paired) if _same(used.nonce, nonce) else WrongCode()
        current = self._current()
        found = [one for one in current if _same(one.code, code)]
        if not found:
            return WrongCode()
        self._open = [one for one in current if one is not found[0]]
        return Redeemable(found[0])

    def used(self, open_code: OpenCode, nonce: str, paired: Paired) -> None:
        """The door is paired; who asks again with the same nonce within a minute hears the same."""
        self._used.append(_Used(open_code.code, nonce, paired, Moment.now(self._clock)))
        self._paired[open_code.code_id] = paired.door_id
        while len(self._paired) > MOST_REMEMBERED:
            self._paired.popitem(last=False)

    def put_back(self, open_code: OpenCode) -> None:
        """The door could not be paired: the code stays good."""
        self._open = [*self._open, open_code]

    def _current(self) -> list[OpenCode]:
        return [one for one in self._open if one.left_s(self._clock) > 0]


class WrongCodes:
    """Holds up whoever says wrong codes, and voids nothing: nobody guesses one of 30^10 in ten minutes."""

    def __init__(self, clock: Clock, sleep: Sleep = asyncio.sleep) -> None:
        self._by_peer: ByPeer[Recent[str]] = ByPeer(lambda: Recent(clock, MOST_WRONG_OF_ONE, WRONG_WITHIN_S))
        self._of_all: Recent[str] = Recent(clock, MOST_WRONG_OF_ALL, WRONG_WITHIN_S)
        self._line = Line(sleep)

    @asynccontextmanager
    async def tried(self, peer: str, code: str) -> AsyncIterator["Try | TooManyTries"]:
        """A try of this peer with a code; it counts as wrong until `Try.was_right` is called.

        The same code said again by the same peer counts once. A peer that has to pause is slow, and of its
        codes only a right one counts: several doors may be behind one address.
        """
        recent, is_stranger = self._by_peer.of(peer), not is_this_machine(peer)
        pause_s = recent.full_for_s()
        waits = is_stranger and (pause_s > 0 or self._of_all.full_for_s() > 0)
        if waits and not self._line.has_room(peer, is_stranger=True):
            yield TooManyTries(max(1.0, pause_s))
            return
        one = Try(code, pause_s) if pause_s > 0 else Try(code, 0.0, recent, self._of_all)
        async with self._line.turn(peer, is_stranger=waits, is_slow=lambda: True):
            yield one
        if not pause_s and recent.full_for_s() > 0:
            log.warning("%s says wrong pairing codes, one after the other: it has to pause now", peer)


class Try:
    """One code that a peer said. `pause_s`: for how long the peer has to pause if it is a wrong one."""

    def __init__(self, code: str, pause_s: float, *counted: Recent[str]) -> None:
        self.pause_s = pause_s
        self._code = code
        self._counted = () if any(code in recent for recent in counted[:1]) else counted
        for recent in self._counted:
            recent.add(code)

    def was_right(self) -> None:
        """The code was no wrong one."""
        for recent in self._counted:
            recent.take_back(self._code)


def _same(one: str, other: str) -> bool:
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())
