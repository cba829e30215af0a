"""Supervisors' PINs: hashed with argon2id off the main thread, and looked at under the lock-out."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kiosk.core.lockout import Lockout, after_wrong, taken_up, wait_left_s
from kiosk.core.policy import Supervisor
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Clock, Store
from kiosk.engine.supervised import LockedOut, NoSupervisors, WrongPin

LOCKOUT = "pin_lockout"
"""The note that keeps the lock-out over restarts."""

log = logging.getLogger(__name__)


def hash_pin(pin: str) -> str:
    """The argon2id hash of a PIN, with its salt and costs. Takes a tenth of a second."""
    return PasswordHasher().hash(pin)


def whose(pin: str, supervisors: Sequence[Supervisor]) -> Supervisor | None:
    """The supervisor whose PIN this is. Takes a tenth of a second for each."""
    hasher = PasswordHasher()
    for supervisor in supervisors:
        try:
            hasher.verify(supervisor.pin_hash, pin)
        except InvalidHashError:
            log.warning("the policy's PIN of one supervisor cannot be used: `kiosk pin set` sets it anew")
        except VerificationError:
            continue
        else:
            return supervisor
    return None


class Pins:
    """Looks at PINs one at a time; scanning knows nothing of it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()

    async def check(
        self, pin: str, supervisors: Sequence[Supervisor]
    ) -> Supervisor | WrongPin | LockedOut | NoSupervisors:
        """Whose PIN it is; a right one ends the row of wrong ones.

        Each is counted as wrong on disk before it is looked at, so that ending the program in time does not
        make a guess free. Raises StoreError where the disk fails, and then no PIN is looked at.
        """
        if not supervisors:
            return NoSupervisors()
        async with self._one_at_a_time:
            lockout = await self._lockout()
            if left_s := wait_left_s(lockout, self._clock.monotonic()):
                return LockedOut(left_s)
            counted = after_wrong(lockout, self._clock.monotonic())
            await _put(self._store, counted)
            found = await asyncio.to_thread(whose, pin, supervisors)
            if found is None:
                log.info("a supervisor's PIN was wrong, %d in a row", counted.wrong)
                return WrongPin(wait_left_s(counted, self._clock.monotonic()))
            await _put(self._store, Lockout())
            return found

    async def _lockout(self) -> Lockout:
        """The lock-out as it stands; one that this machine's restart set back is written down as such."""
        text = await self._store.note(LOCKOUT)
        if text is None:
            return Lockout()
        try:
            kept = msgspec.json.decode(text, type=Lockout)
        except msgspec.DecodeError as error:
            raise StoreError("the PIN lock-out cannot be read: `kiosk pin reset NAME` clears it") from error
        current = taken_up(kept, self._clock.monotonic())
        if current != kept:
            await _put(self._store, current)
        return current


async def clear_lockout(store: Store) -> None:
    """Forget every wrong PIN."""
    await _put(store, Lockout())


async def _put(store: Store, lockout: Lockout) -> None:
    await store.put_note(LOCKOUT, msgspec.json.encode(lockout).decode())
