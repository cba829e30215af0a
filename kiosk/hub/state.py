"""What a hub's host keeps: the authority, the keys of the host, and which doors may come."""

import base64
import os
import uuid
from collections.abc import Collection
from pathlib import Path

import nkeys
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.representation import hides
from kiosk.engine.errors import StoreError
from kiosk.engine.sealed_file import SealedFile, derived_key
from kiosk.hub.authority import Issued, new_authority

STATE_FILE = "hub.enc"
VERSION = 1
MOST_DOORS = 200
MOST_INVITED = 200
_KEY_BYTES = 35
"""Of a public key: what it is for, 32 bytes, and a checksum."""
INVITED_S = 600.0
"""So long an invitation is good, and once."""
_CLOCK_S = 60.0
"""By so much a clock may be put right meanwhile."""


class TooManyDoorsError(StoreError):
    """The hub has as many doors as it may have."""

    def __init__(self) -> None:
        super().__init__(f"a hub has {MOST_DOORS} doors at most: unpair those that are gone")


class HubDoor(Struct, frozen=True):
    """A door that may come, and the public half of its key."""

    door_id: str
    name: str
    key: str
    paired_at: float


class Invitation(Struct, frozen=True):
    """What lets one door bring its key in. `key`: the public half of what is in the link.

    A used one may still connect until it ends, and is told so: to shut it out would cut the answer off.
    """

    key: str
    name: str
    ends_at: float
    is_used: bool = False


@hides("host_seed", "system_seed", "storage_key")
class HubState(Struct, frozen=True):
    """Everything that is kept, and secret. `storage_key`: what the hub's disk is encrypted with.

    `host_seed` may do everything with what the doors share, `system_seed` asks the servers themselves.
    """

    authority: Issued
    host_seed: str
    system_seed: str
    storage_key: str
    doors: tuple[HubDoor, ...] = ()
    invitations: tuple[Invitation, ...] = ()
    version: int = VERSION

    @property
    def is_full(self) -> bool:
        """Whether there is no place for one more door."""
        return len(self.doors) >= MOST_DOORS

    def knows(self, key: str) -> bool:
        """Whether somebody has this key: no server starts, or goes on, with one that two have."""
        keys = {public_key(self.host_seed), public_key(self.system_seed)}
        keys.update(door.key for door in self.doors)
        keys.update(one.key for one in self.invitations)
        return key in keys

    def invitation(self, key: str, now: float) -> Invitation | None:
        """The invitation with this key, if it is good."""
        good = (one for one in self._open_ones(now) if not one.is_used)
        return next((one for one in good if one.key == key), None)

    def joined_by(self, invitation: str, key: str) -> HubDoor | None:
        """The door with this key, if this invitation was used."""
        is_used = any(one.is_used for one in self.invitations if one.key == invitation)
        return next((door for door in self.doors if is_used and door.key == key), None)

    def _open_ones(self, now: float) -> tuple[Invitation, ...]:
        """The invitations that did not end; one from a later time is of a clock that was put back."""
        return tuple(one for one in self.invitations if now < one.ends_at <= now + INVITED_S + _CLOCK_S)

    def inviting(self, name: str, key: str, now: float) -> "HubState":
        """With one more invitation, without those that ended. Raises StoreError where there are too many.

        A hub that is full invites too: one of its doors may come in anew, and gives up its place.
        """
        good = self._open_ones(now)
        if sum(not one.is_used for one in good) >= MOST_INVITED:
            raise StoreError(f"{MOST_INVITED} links wait for their doors: each ends within ten minutes")
        return replace(self, invitations=(*good, Invitation(key, name, now + INVITED_S)))

    def with_door(self, door: HubDoor, invitation: str = "") -> "HubState":
        """With one more door; the invitation that it came by is used up. Raises TooManyDoorsError."""
        if self.is_full:
            raise TooManyDoorsError
        invitations = tuple(
            replace(one, is_used=one.is_used or one.key == invitation) for one in self.invitations
        )
        return replace(self, doors=(*self.doors, door), invitations=invitations)

    def without_keys(self, keys: Collection[str]) -> "HubState":
        """Without the doors that have one of these keys."""
        return replace(self, doors=tuple(one for one in self.doors if one.key not in keys))

    def without_door(self, door_id: str) -> "HubState":
        """Without this door."""
        return replace(self, doors=tuple(one for one in self.doors if one.door_id != door_id))


def new_state(now: float) -> HubState:
    """A hub that nobody knows yet."""
    return HubState(new_authority(now), new_seed(), new_seed(), f"k{os.urandom(16).hex()[1:]}")


def new_door(name: str, key: str, now: float) -> HubDoor:
    """A door that may come from now on."""
    return HubDoor(uuid.uuid4().hex[:12], name, key, now)


def new_seed() -> str:
    """A new key (an nkey seed), which is secret."""
    return bytes(nkeys.encode_seed(os.urandom(32), nkeys.PREFIX_BYTE_USER)).decode()


def public_key(seed: str) -> str:
    """The public half of a key. Raises ValueError for what is no seed."""
    try:
        return bytes(nkeys.from_seed(bytearray(seed.encode())).public_key).decode()
    except nkeys.NkeysError as error:
        raise ValueError("this is no key") from error


def proof_of(seed: str, word: str) -> str:
    """A signature by this key, which shows that whoever says the word has it."""
    return base64.b64encode(nkeys.from_seed(bytearray(seed.encode())).sign(word.encode())).decode()


def is_proven(key: str, word: str, proof: str) -> bool:
    """Whether whoever said the word has the other half of this public key."""
    if not is_public_key(key):
        return False
    try:
        raw = Ed25519PublicKey.from_public_bytes(base64.b32decode(key)[1:-2])
        raw.verify(base64.b64decode(proof), word.encode())
    except (ValueError, InvalidSignature):
        return False
    return True


def is_public_key(text: str) -> bool:
    """Whether a text is the public half of a door's key: one wrong letter would keep every door out."""
    try:
        raw = base64.b32decode(text)
    except ValueError:
        return False
    good = len(raw) == _KEY_BYTES and raw[0] == nkeys.PREFIX_BYTE_USER
    return good and nkeys.crc16(bytearray(raw[:-2])) == int.from_bytes(raw[-2:], "little")


class HubFile:
    """`hub.enc` in the hub's folder."""

    def __init__(self, folder: Path, key: bytes) -> None:
        self._path = folder / STATE_FILE
        self._file = SealedFile(
            self._path,
            derived_key(key, "kiosk hub: state"),
            HubState,
            magic=b"KIOSK HUB 1\n",
            damaged="put it back from a backup, or move the whole folder away, after which `kiosk hub`"
            " begins a new hub and every door is paired anew",
            holder="a hub",
        )

    def load(self) -> HubState | None:
        """What was saved last; None where nothing was. Raises StoreError."""
        state = self._file.load()
        if state is not None and state.version > VERSION:
            raise StoreError(f"{self._path} was written by a newer Kiosk: update the program")
        return state

    def save(self, state: HubState) -> None:
        """Keep this instead of what was kept. Raises StoreError."""
        self._file.save(state)
