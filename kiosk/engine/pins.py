"""Supervisors' PINs: hashed with argon2id off the main thread, and looked at under the lock-out."""

import asyncio
import base64
import binascii
import logging
import re
from collections.abc import Sequence

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from kiosk.core.argon2_costs import MOST_COSTS, TooDearError, bounded_costs
from kiosk.core.lockout import Lockout, after_wrong, taken_up, wait_left_s
from kiosk.core.message import Message
from kiosk.core.policy import Supervisor
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Clock
from kiosk.engine.store_ports import Store
from kiosk.engine.supervised import LockedOut, NoPin, NoSupervisors, NoUsablePin, WrongPin

LOCKOUT = "pin_lockout"
"""The note that keeps the lock-out over restarts."""

_HASH = re.compile(
    r"\$argon2id\$v=19\$m=(?P<memory_cost>[0-9]{1,9}),t=(?P<time_cost>[0-9]{1,9}),p=(?P<parallelism>[0-9]{1,9})"
    r"\$(?P<salt>[A-Za-z0-9+/]{11,86})\$(?P<hash>[A-Za-z0-9+/]{22,86})"
)
"""A salt of 8 to 64 bytes and a hash of 16 to 64."""
_LEAST_KIB_PER_LANE = 8

log = logging.getLogger(__name__)


def hash_pin(pin: str) -> str:
    """The argon2id hash of a PIN, with its salt and costs. Takes a tenth of a second."""
    return PasswordHasher().hash(pin)


def why_unusable(pin_hash: str) -> str:
    """Why no PIN can be compared with this hash, as part of a sentence; empty where one can.

    What passes is looked at in a bounded time: a policy may come from elsewhere, or be damaged.
    """
    match = _HASH.fullmatch(pin_hash)
    if match is None or not (_is_base64(match["salt"]) and _is_base64(match["hash"])):
        return "it is not the argon2id hash of a PIN"
    try:
        costs = bounded_costs(match.groupdict())
    except TooDearError:
        most = "m={memory_cost}, t={time_cost}, p={parallelism}".format_map(MOST_COSTS)
        return f"looking at it would take more work than a Kiosk ever does (at most {most})"
    if costs["memory_cost"] < _LEAST_KIB_PER_LANE * costs["parallelism"]:
        return f"argon2id needs m={_LEAST_KIB_PER_LANE} or more for each p"
    return ""


def _is_base64(text: str) -> bool:
    """Whether it is base64 as argon2 writes it: without padding, and no bit left over."""
    try:
        plain = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except binascii.Error:
        return False
    return base64.b64encode(plain).decode().rstrip("=") == text


def unusable(supervisors: Sequence[Supervisor]) -> tuple[str, ...]:
    """The names of the supervisors whose PIN cannot be looked at."""
    return tuple(one.name for one in supervisors if why_unusable(one.pin_hash))


def whose(pin: str, supervisors: Sequence[Supervisor]) -> Supervisor | None:
    """The supervisor whose PIN this is. Takes a tenth of a second for each; unusable ones are left out."""
    hasher = PasswordHasher()
    for supervisor in supervisors:
        if why_unusable(supervisor.pin_hash):
            log.warning("the policy's PIN of one supervisor cannot be used: `kiosk pin set` sets it anew")
            continue
        try:
            hasher.verify(supervisor.pin_hash, pin)
        except VerifyMismatchError:
            continue
        except (InvalidHashError, VerificationError) as error:
            log.warning("the policy's PIN of one supervisor was not looked at: %s", error)
        else:
            return supervisor
    return None


class Pins:
    """Looks at PINs one at a time; scanning knows nothing of it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()

    async def check(self, pin: str, supervisors: Sequence[Supervisor]) -> Supervisor | NoPin:
        """Whose PIN it is; a right one ends the row of wrong ones.

        Each is counted as wrong on disk before it is looked at, so that ending the program in time does not
        make a guess free. Raises StoreError where the disk fails, and then no PIN is looked at.
        """
        if not supervisors:
            return NoSupervisors()
        damaged = unusable(supervisors)
        if len(damaged) == len(supervisors):
            return NoUsablePin(damaged)
        async with self._one_at_a_time:
            lockout = await self._lockout()
            if left_s := wait_left_s(lockout, self._clock.monotonic()):
                return LockedOut(left_s)
            counted = after_wrong(lockout, self._clock.monotonic())
            await _put(self._store, counted)
            found = await asyncio.to_thread(whose, pin, supervisors)
            if found is None:
                log.info("a supervisor's PIN was wrong, %d in a row", counted.wrong)
                return WrongPin(wait_left_s(counted, self._clock.monotonic()), damaged)
            await _put(self._store, Lockout())
            return found

    async def _lockout(self) -> Lockout:
        """The lock-out as it stands; one that this machine's restart set back is written down as such."""
        text = await self._store.notes.get(LOCKOUT)
        if text is None:
            return Lockout()
        try:
            kept = msgspec.json.decode(text, type=Lockout)
        except msgspec.DecodeError as error:
            raise StoreError(
                Message(
                    "the PIN file is damaged: ask the host to clear the lock-out",
                    command_line="`kiosk pin reset NAME`",
                )
            ) from error
        current = taken_up(kept, self._clock.monotonic())
        if current != kept:
            await _put(self._store, current)
        return current


async def clear_lockout(store: Store) -> None:
    """Forget every wrong PIN."""
    await _put(store, Lockout())


async def _put(store: Store, lockout: Lockout) -> None:
    await store.notes.put(LOCKOUT, msgspec.json.encode(lockout).decode())
