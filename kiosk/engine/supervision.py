"""A supervisor at the door: a PIN and a reason, and then one transaction."""

from collections.abc import Callable
from functools import partial

from kiosk.core.codes import Tiers, candidates
from kiosk.core.policy import Supervisor
from kiosk.core.presence import InputMethod, RowKind
from kiosk.engine.decide import ScanRequest
from kiosk.engine.pins import Pins
from kiosk.engine.ports import Clock
from kiosk.engine.session import DoorContext, Session
from kiosk.engine.store_ports import Store
from kiosk.engine.supervised import (
    NoPin,
    NoReason,
    OffListOutcome,
    OverrideOutcome,
    Unlocked,
    Vouched,
    WrongPin,
    about_no_guest,
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

    async def override(self, code: bytes | str, pin: str, why: str, how: InputMethod) -> OverrideOutcome:
        """Let a ticket's holder in, by a code or the ticket's id, whatever the door says but `not_valid`.

        Judged anew inside the transaction, after the PIN. The supervisor has spoken, so nobody waits for the
        service; what it answers later is an incident as after any green.
        Raises StoreError where the disk failed: nothing was recorded.
        """
        request = await self._asked(_by_id_or_code(code), pin, why, how)
        if not isinstance(request, ScanRequest):
            return request
        outcome = await self._store.at_door(partial(override, request=request, at=await self._at()))
        self._uploader.poke()
        self._uploader.emit_count()
        return outcome

    async def admit_off_list(
        self, code: bytes | str, pin: str, why: str, how: InputMethod, name: str = ""
    ) -> OffListOutcome:
        """Let somebody in whose code matches no ticket held; an empty code for who has none.

        Raises StoreError where the disk failed: nothing was recorded.
        """
        request = await self._asked(_by_id_or_code(code), pin, why, how)
        if not isinstance(request, ScanRequest):
            return request
        work = partial(admit_off_list, request=request, at=await self._at(), code=code, name=name)
        outcome = await self._store.at_door(work)
        self._uploader.emit_count()
        return outcome

    async def vouch(self, pin: str, why: str, how: InputMethod) -> Vouched | NoPin | NoReason:
        """Whose PIN stands behind this reason. Raises StoreError where the disk fails."""
        if not why.strip():
            return NoReason()
        found = await self._whose(pin, how)
        return Vouched(found.name, why.strip()) if isinstance(found, Supervisor) else found

    async def unlock(self, pin: str) -> Unlocked | NoPin:
        """Whose PIN it is. Raises StoreError where the disk fails, and then no PIN is looked at."""
        found = await self._whose(pin, InputMethod.KEYBOARD)
        return Unlocked(found.name) if isinstance(found, Supervisor) else found

    async def _whose(self, pin: str, how: InputMethod) -> Supervisor | NoPin:
        """Whose PIN it is; a wrong one that others wait for is a row of the ledger.

        `how`: how what it stands behind reached the door. A PIN is typed all the same, on the screen or for a
        command. The wait itself bounds how many rows somebody can fill the ledger with.
        """
        found = await self._pins.check(pin, self._session.policy.supervisors)
        if isinstance(found, WrongPin) and found.wait_s > 0:
            setup, now = self._session.setup, self._clock.now()
            typed = InputMethod.COMMAND_LINE if how is InputMethod.COMMAND_LINE else InputMethod.KEYBOARD
            why = f"too many wrong PINs: none is looked at for {found.wait_s:.0f} s"
            row = about_no_guest(RowKind.PIN_LOCKOUT, setup, now, self._new_id(), typed, why)
            await self._store.at_door(lambda transaction: transaction.add(row))
        return found

    async def _asked(
        self, tiers: Tiers, pin: str, why: str, how: InputMethod
    ) -> ScanRequest | NoPin | NoReason:
        found = await self.vouch(pin, why, how)
        if not isinstance(found, Vouched):
            return found
        return ScanRequest(tiers, self._clock.now(), how, self._new_id(), found.supervisor, found.reason)

    async def _at(self) -> DoorContext:
        return await self._session.at()


def _by_id_or_code(code: bytes | str) -> Tiers:
    """A ticket's id, letter by letter as a screen has it, goes before what a code may mean."""
    tiers = candidates(code)
    return ((code,), *tiers) if isinstance(code, str) and code else tiers
