"""Taking over another machine's work at a door that is open: the file is read beside the main thread."""

import asyncio
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from kiosk.bootstrap.environment import Environment
from kiosk.core.message import Message
from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import StoreError
from kiosk.engine.handed_over import HandoverFound, NotTakenOver, NotTakenWhy, TakenOver
from kiosk.settings import SettingsError
from kiosk.settings_file import change_settings
from kiosk.store.encrypted_file import EncryptedFile, EncryptedFileError, WrongPassphraseError, open_encrypted
from kiosk.store.handed_records import About
from kiosk.store.handover import HandoverStore
from kiosk.store.takeover import ForeignFileError, ImportTarget, look_into

NOTHING_LOOKED_INTO = Message("First choose a file.")


class _LookedInto(Struct, frozen=True):
    encrypted: EncryptedFile
    about: About


class TakingOverHere:
    """Implements kiosk.engine.handed_over.TakeOverHere."""

    def __init__(self, environment: Environment, door: DoorController, handovers: HandoverStore) -> None:
        """`handovers`: of the door's own profile, which stays open meanwhile."""
        self._environment, self._door, self._handovers = environment, door, handovers
        self._found: _LookedInto | None = None

    async def look(self, file: Path, passphrase: str) -> HandoverFound | NotTakenOver:
        """See TakeOverHere."""
        self._found = None
        try:
            encrypted = await asyncio.to_thread(open_encrypted, file, passphrase)
            about, counts = await asyncio.to_thread(look_into, encrypted)
            if why := await self._handovers.refusal(about, self._target):
                return NotTakenOver(NotTakenWhy.FOREIGN, why)
        except StoreError as error:
            return _not_taken(error)
        self._found = _LookedInto(encrypted, about)
        tickets, rows, unsent = (counts.get(kind, 0) for kind in ("tickets", "ledger", "unsent"))
        return HandoverFound(file, about.door, about.made_at, tickets, rows, unsent)

    async def take(self) -> TakenOver | NotTakenOver:
        """See TakeOverHere. A door that is set to no event is set to the file's."""
        found = self._found
        if found is None:
            return NotTakenOver(NotTakenWhy.FILE, NOTHING_LOOKED_INTO)
        try:
            taken = await self._handovers.take_over(found.encrypted, self._target)
        except StoreError as error:
            return _not_taken(error)
        if found.about.events and not self._door.session.wanted:
            with suppress(SettingsError):  # it is set by hand then: a door without an event says so
                await asyncio.to_thread(self._set_to, found.about.events)
        theirs = found.about.service.rstrip("/")
        ours = self._environment.settings.base_url.rstrip("/")
        return TakenOver(
            found.about.door,
            taken.tickets,
            taken.ledger,
            taken.met["unsent"],
            taken.doubles,
            theirs if theirs and theirs != ours else "",
        )

    @property
    def _target(self) -> ImportTarget:
        session = self._door.session
        return ImportTarget(
            session.events,
            session.setup,
            self._door.clock.now(),
            InputMethod.KEYBOARD,
            takes_events=not session.wanted,
        )

    def _set_to(self, events: tuple[str, ...]) -> None:
        change_settings(self._environment.home, lambda settings: replace(settings, events=events))


def _not_taken(error: StoreError) -> NotTakenOver:
    match error:
        case WrongPassphraseError():
            why = NotTakenWhy.PASSPHRASE
        case ForeignFileError():
            why = NotTakenWhy.FOREIGN
        case EncryptedFileError():
            why = NotTakenWhy.FILE
        case _:
            why = NotTakenWhy.STORE
    return NotTakenOver(why, error.text)
