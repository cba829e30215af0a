"""The office as one object: what its endpoints for doors, its page and its commands act on."""

import asyncio
import hashlib
import secrets
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.pairing import PairingLink
from kiosk.core.policy import document_of, policy_from_document, with_held_pins
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Clock
from kiosk.office.pairing import Again, DoorPlan, OpenCode, Paired, PairingCodes, TooManyTries, WrongCode
from kiosk.office.sign_in import SignIn
from kiosk.office.state import MOST_DOORS, Bell, Kept, OfficeState, PairedDoor

LONGEST_NAME = 100
"""Of a door."""
FULL = f"this office has {MOST_DOORS} doors, and takes no more: unpair those that are gone"


class Full(Struct, frozen=True):
    """There are as many doors as an office has room for."""


class DoorStatus(Struct, frozen=True):
    """What a door last said of itself, for the host's page."""

    unsent: int
    list_complete: bool
    door: str


@dataclass(kw_only=True)
class Office:
    """`address`: what doors are told now to reach the office at. `stopping` is set when the program ends.

    `is_for_this_machine`: it listens on loopback alone, so that no other machine ever reaches it.
    """

    kept: Kept
    sign_in: SignIn
    codes: PairingCodes
    clock: Clock
    bell: Bell
    fingerprint: str
    address: Callable[[], str]
    own_names: Callable[[], tuple[str, ...]]
    is_for_this_machine: bool
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    statuses: dict[str, DoorStatus] = field(default_factory=dict)
    _pairing: asyncio.Lock = field(default_factory=asyncio.Lock)

    def open_code(self, plan: DoorPlan) -> OpenCode | Full:
        """A code for one more door."""
        if len(self.kept.state.doors) >= MOST_DOORS:
            return Full()
        return self.codes.open(plan)

    def link(self, opened: OpenCode) -> PairingLink:
        """What a door reads, types or has pasted."""
        return PairingLink(self.address(), self.fingerprint, opened.code)

    async def pair(
        self, code: str, nonce: str, machine: str, held: str = ""
    ) -> Paired | WrongCode | TooManyTries | Full:
        """Pair the door that says this code; it counts once it is on disk. Raises StoreError.

        `machine`: what the door is called where the host gave it no name. `held`: the credential of the
        pairing that it has here already, which the new one takes the place of.
        """
        async with self._pairing:
            taken = self.codes.take(code, nonce)
            if isinstance(taken, Again):
                return taken.paired if self._is_paired(taken.paired.door_id) else WrongCode()
            if isinstance(taken, WrongCode | TooManyTries):
                return taken
            if len(self.kept.state.doors) >= MOST_DOORS:
                self.codes.put_back(taken.open_code)
                return Full()
            before = self.door_with(held) if held else None
            replaces = "" if before is None else before.door_id
            paired = Paired(str(uuid.uuid4()), secrets.token_urlsafe(32), taken.open_code.plan)
            door = PairedDoor(
                door_id=paired.door_id,
                name=paired.plan.name or machine,
                credential_sha256=sha256(paired.credential),
                direction=paired.plan.direction,
                events=paired.plan.events,
                paired_at=self.clock.now(),
                last_seen=self.clock.now(),
                replaces=replaces,
            )

            def added(state: OfficeState) -> OfficeState:
                """One that was to take the same place and never came is not waited for."""
                kept = (one for one in state.doors if not replaces or one.replaces != replaces)
                return replace(state, doors=(*kept, door))

            try:
                if before is not None:
                    await self.came(before)  # it has said so by what it holds
                await self.kept.change(added)
            except StoreError:
                self.codes.put_back(taken.open_code)
                raise
            self.codes.used(taken.open_code, nonce, paired)
            return paired

    async def came(self, door: PairedDoor) -> None:
        """A door came with its credential: what it was paired as before is forgotten. Raises StoreError."""
        if not door.replaces:
            return

        def settled(state: OfficeState) -> OfficeState:
            kept = (one for one in state.doors if one.door_id != door.replaces)
            now = (replace(one, replaces="") if one.door_id == door.door_id else one for one in kept)
            return replace(state, doors=tuple(now))

        await self.kept.change(settled)
        self.statuses.pop(door.replaces, None)
        self.bell.ring()

    def _is_paired(self, door_id: str) -> bool:
        return any(door.door_id == door_id for door in self.kept.state.doors)

    def door_with(self, credential: str) -> PairedDoor | None:
        """The paired door that has this credential."""
        mark = sha256(credential)
        return next((door for door in self.kept.state.doors if door.credential_sha256 == mark), None)

    async def unpair(self, door_id: str) -> PairedDoor | None:
        """Forget a door; it hears so with its next request. None where there is no such door.

        Raises StoreError.
        """
        gone = next((door for door in self.kept.state.doors if door.door_id == door_id), None)
        if gone is not None:
            await self.kept.change(
                lambda state: replace(state, doors=tuple(d for d in state.doors if d.door_id != door_id))
            )
            self.statuses.pop(door_id, None)
            self.bell.ring()
        return gone

    async def keep_policy(self, document: object) -> tuple[str, ...]:
        """Keep what doors are given as their policy, None for none; who is no supervisor for want of a PIN.

        A PIN's hash that was hidden where the policy was printed stays. Raises PolicyError, StoreError.
        """
        if document is None:
            await self.kept.change(lambda state: replace(state, policy=None))
            return ()
        before = self.kept.state.policy
        held = () if before is None else policy_from_document(before, kept=True).supervisors
        whole, without = with_held_pins(policy_from_document(document), held)
        await self.kept.change(lambda state: replace(state, policy=document_of(whole)))
        return without

    def stop(self) -> None:
        """Let everybody who waits go."""
        self.stopping.set()
        self.bell.ring()


def sha256(text: str) -> str:
    """The SHA-256 of a text, in hex."""
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
