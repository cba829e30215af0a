"""A supervisor at the door: a PIN and a reason, and then one transaction."""

from collections.abc import Callable
from functools import partial

from kiosk.core.codes import Tiers, candidates
from kiosk.core.policy import Supervisor
from kiosk.core.presence import How
from kiosk.engine.decide import Asked, At
from kiosk.engine.pins import Pins
from kiosk.engine.ports import Clock, Store
from kiosk.engine.session import Session
from kiosk.engine.supervised import (
    LockedOut,
    NoReason,
    NoSupervisors,
    OffListOutcome,
    OverrideOutcome,
    Unlocked,
    WrongPin,
    admit_off_list,
    override,
)
from kiosk.engine.uploader import Uploader


class Supervision:
    """Overrides and off-list admissions; nothing here ever keeps a scan waiting."""

    def __init__(
        self, store: Store, session: Session, clock: Clock, uploader: Uploader, new_id: Callable[[], str]
    ) -> None:
        self._store = store
        self._session = session
        self._clock = clock
        self._uploader = uploader
        self._new_id = new_id
        self._pins = Pins(store, clock)

    async def override(self, code: bytes | str, pin: str, why: str, how: How) -> OverrideOutcome:
        """Let a ticket's holder in, by a code or the ticket's id, whatever the door says but `not_valid`.

        Judged anew inside the transaction, after the PIN. The supervisor has spoken, so nobody waits for the
        service; what it answers later is an incident as after any green.
        Raises StoreError where the disk failed: nothing was recorded.
        """
        asked = await self._asked(_by_id_or_code(code), pin, why, how)
        if not isinstance(asked, Asked):
            return asked
        outcome = await self._store.at_door(partial(override, asked=asked, at=self._at()))
        self._uploader.poke()
        self._uploader.tell_count()
        return outcome

    async def admit_off_list(
        self, code: bytes | str, pin: str, why: str, how: How, name: str = ""
    ) -> OffListOutcome:
        """Let somebody in whose code matches no ticket held; an empty code for who has none.

        Raises StoreError where the disk failed: nothing was recorded.
        """
        asked = await self._asked(_by_id_or_code(code), pin, why, how)
        if not isinstance(asked, Asked):
            return asked
        work = partial(admit_off_list, asked=asked, at=self._at(), code=code, name=name)
        outcome = await self._store.at_door(work)
        self._uploader.tell_count()
        return outcome

    async def unlock(self, pin: str) -> Unlocked | WrongPin | LockedOut | NoSupervisors:
        """Whose PIN it is. Raises StoreError where the disk fails, and then no PIN is looked at."""
        found = await self._pins.check(pin, self._session.policy.supervisors)
        return Unlocked(found.name) if isinstance(found, Supervisor) else found

    async def _asked(
        self, tiers: Tiers, pin: str, why: str, how: How
    ) -> Asked | WrongPin | LockedOut | NoSupervisors | NoReason:
        if not why.strip():
            return NoReason()
        found = await self._pins.check(pin, self._session.policy.supervisors)
        if isinstance(found, WrongPin | LockedOut | NoSupervisors):
            return found
        return Asked(tiers, self._clock.now(), how, self._new_id(), found.name, why.strip())

    def _at(self) -> At:
        session = self._session
        return At(session.setup, session.policy, session.events, session.setup.direction)


def _by_id_or_code(code: bytes | str) -> Tiers:
    """A ticket's id, letter by letter as a screen has it, goes before what a code may mean."""
    tiers = candidates(code)
    return ((code,), *tiers) if isinstance(code, str) and code else tiers
