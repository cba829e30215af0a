"""What the office keeps: the application, the sign-in, the page's passphrase, the paired doors, their policy.

It is one file, authenticated and encrypted (AES-256-GCM), written whole each time and before anything depends
on it. Access tokens are not in it: they live in memory.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.policy import Direction
from kiosk.core.representation import hides
from kiosk.engine import sealed_file
from kiosk.engine.errors import StoreError
from kiosk.engine.sealed_file import SealedFile
from kiosk.office.lasting import Lasting

STATE_FILE = "office.enc"
VERSION = 1
MOST_DOORS = 200
LONGEST_SECRET = 1024
BAD_SECRET = "the client secret is missing or holds characters that none has: copy it again"  # noqa: S105 - says so


@hides("client_secret")
class Application(Struct, frozen=True):
    """The application as the service knows it, and where the service is.

    `redirect_uri` empty: the office's own address.
    """

    base_url: str
    client_id: str
    client_secret: str
    redirect_uri: str = ""


def is_printed(text: str) -> bool:
    """Whether it can be what a service gave an application: characters that are seen, and not too many."""
    return 0 < len(text) <= LONGEST_SECRET and all("!" <= c <= "~" for c in text)


@hides("refresh_token")
class SignedIn(Struct, frozen=True):
    """A sign-in: its id, and what renews its tokens.

    `is_own`: by the application's own credentials, which renew it too.
    """

    account: str
    refresh_token: str | None = None
    is_own: bool = False


@hides("credential_sha256")
class PairedDoor(Struct, frozen=True):
    """A door that may ask for tokens; of its credential only the SHA-256 is known here.

    `replaces`: the id under which the same door was paired before. That is forgotten once the door comes with
    its new credential, because the answer that brought it may have been lost.
    """

    door_id: str
    name: str
    credential_sha256: str
    direction: Direction
    events: tuple[str, ...]
    paired_at: float
    last_seen: float | None = None
    replaces: str = ""


@hides("passphrase_hash", "policy")
class OfficeState(Struct, frozen=True):
    """Everything that is kept. `serial` is the one of the newest access token, and never goes down."""

    office_id: str
    application: Application
    passphrase_hash: str
    serial: int = 0
    signed_in: SignedIn | None = None
    doors: tuple[PairedDoor, ...] = ()
    policy: dict[str, Any] | None = None
    version: int = VERSION


def derived_key(key: bytes, purpose: str) -> bytes:
    """A 32-byte key for one purpose, from the folder's key."""
    return sealed_file.derived_key(key, f"kiosk office: {purpose}")


class StateFile:
    """`office.enc` in the office's folder."""

    def __init__(self, folder: Path, key: bytes) -> None:
        self._path = folder / STATE_FILE
        self._file = SealedFile(
            self._path,
            derived_key(key, "state"),
            OfficeState,
            magic=b"KIOSK OFFICE 1\n",
            damaged="put it back from a backup, or remove it and set the office up again with"
            " `kiosk office setup`, after which every door is paired anew",
            holder="an office",
        )

    def load(self) -> OfficeState | None:
        """What was saved last; None where nothing was. Raises StoreError."""
        state = self._file.load()
        if state is not None and state.version > VERSION:
            raise StoreError(f"{self._path} was written by a newer Kiosk: update the program")
        return state

    def save(self, state: OfficeState) -> None:
        """Keep this instead of what was kept, on disk when it returns. Raises StoreError."""
        self._file.save(state)


class Kept:
    """The state as it is on disk, and who changes it.

    When a door was last seen is written with the next change, or by `save_seen`: it is not worth a write.
    """

    def __init__(self, state: OfficeState, save: Callable[[OfficeState], None]) -> None:
        self._state = state
        self._save = save
        self._seen: dict[str, float] = {}
        self._one_at_a_time = asyncio.Lock()
        self._changing = Lasting()

    @property
    def state(self) -> OfficeState:
        """What is kept."""
        return self._state

    async def change(self, changed: Callable[[OfficeState], OfficeState]) -> OfficeState:
        """Keep the state as `changed` makes it; it counts once it is on disk. Raises StoreError.

        It is kept also where whoever asked is cancelled meanwhile: two writes never share their file.
        """
        return await asyncio.shield(self._changing.begin(self._change(changed), "keep-office"))

    async def _change(self, changed: Callable[[OfficeState], OfficeState]) -> OfficeState:
        async with self._one_at_a_time:
            return await self._write(changed(self._state))

    def see(self, door_id: str, now: float) -> None:
        """Note that a door was here."""
        self._seen[door_id] = now

    def last_seen(self, door: PairedDoor) -> float | None:
        """When a door was here last."""
        return self._seen.get(door.door_id, door.last_seen)

    async def save_seen(self) -> None:
        """Write down when doors were seen, where that is not written yet. Raises StoreError."""
        if self._seen:
            await self.change(lambda state: state)

    async def ended(self) -> None:
        """Wait until the disk has taken, or refused, all that is on its way there."""
        await self._changing.ended()

    async def _write(self, fresh: OfficeState) -> OfficeState:
        seen, self._seen = self._seen, {}
        doors = tuple(replace(door, last_seen=seen.get(door.door_id, door.last_seen)) for door in fresh.doors)
        whole = replace(fresh, doors=doors)
        try:
            await asyncio.to_thread(self._save, whole)
        except BaseException:
            self._seen = seen | self._seen
            raise
        self._state = whole
        return whole


class Bell:
    """Wakes everybody who waits for something of the office to change."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Wake them."""
        self._rung.set()
        self._rung = asyncio.Event()

    async def wait(self, most_s: float) -> None:
        """Wait until it rings, or for so long."""
        rung = self._rung
        try:
            async with asyncio.timeout(max(0.0, most_s)):
                await rung.wait()
        except TimeoutError:
            return
