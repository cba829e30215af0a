"""What is done with a profile as a whole: handed over, taken over, purged, written out, looked at."""

import logging
from dataclasses import replace
from functools import partial
from pathlib import Path

from kiosk.core.retention import GuestsHeld
from kiosk.core.tickets import Instant
from kiosk.engine.errors import StoreError
from kiosk.store import handover, purge, record, takeover
from kiosk.store.commits import JournalledCommits
from kiosk.store.database import Database
from kiosk.store.encrypted_file import EncryptedFile
from kiosk.store.handover import About
from kiosk.store.purge import Purged
from kiosk.store.record import RecordRow
from kiosk.store.takeover import ImportResult, ImportTarget
from kiosk.store.turns import BULK_BUDGET_S, Priority

log = logging.getLogger(__name__)


class Care:
    """The part of kiosk.store.profile.Profile that the engine does not need."""

    folder: Path
    _db: Database
    _commits: JournalledCommits | None

    async def hand_over(self, file: Path, passphrase: str, about: About) -> dict[str, int]:
        """Write all that another machine needs to go on into an encrypted file; how much of what it holds.

        See kiosk.store.handover. Raises StoreError; what was at `file` is then as it was.
        """
        await self._mark_unsent()
        counts = await self._db.report(lambda c: handover.write(c, file, passphrase, about))
        await self._mark_unsent()  # what was recorded meanwhile may be in the file as well
        return counts

    async def _mark_unsent(self) -> None:
        """Mark what the other machine may send, in transactions that let a waiting scan go first."""
        done = 0
        try:
            marks = await self._db.report(handover.unmarked)
            while done < len(marks):
                some = partial(handover.mark_some, marks=marks, done=done, budget_s=BULK_BUDGET_S)
                done = await self._db.write(some, Priority.BULK)
        except StoreError as error:  # a machine whose disk is full must still be able to hand over
            log.warning(
                "what is unsent could not be marked as handed over, so send nothing from here: %s", error
            )

    async def take_over(self, encrypted: EncryptedFile, target: ImportTarget) -> ImportResult:
        """Take in what another machine handed over. See kiosk.store.takeover. Raises StoreError."""
        return await self._db.write(lambda c: takeover.take(c, encrypted, target))

    async def purge(self) -> Purged:
        """Forget the guests, here and in what was set aside. See kiosk.store.purge. Raises StoreError."""
        return await self._scrubbed(await self._db.write(purge.forget), None)

    async def guests_held(self) -> list[GuestsHeld]:
        """See engine.ports.Store."""
        return await self._db.report(purge.guests_held)

    async def purge_events(self, events: frozenset[str], before: Instant) -> int:
        """See engine.ports.Store."""
        purged = await self._db.write(lambda c: purge.forget_events(c, events, before), Priority.BULK)
        return (await self._scrubbed(purged, before)).tickets

    async def finish_purge(self, before: Instant) -> None:
        """See engine.ports.Store."""
        if await self._db.read(purge.is_unfinished):
            await self._scrubbed(Purged(0, 0, 0), before)

    async def _scrubbed(self, purged: Purged, before: Instant | None) -> Purged:
        await self.begin_journal_anew()
        await self._db.maintain(purge.scrub)
        files = purge.set_aside_files(self.folder, before)
        for path in files:
            try:
                path.unlink()
            except OSError as error:
                raise StoreError(
                    f"{path} holds guests too and cannot be removed: {error.strerror}"
                ) from error
        await self._db.write(purge.finished)
        await self._db.maintain(purge.empty_log)
        return replace(purged, files=len(files))

    async def begin_journal_anew(self) -> None:
        """Let the journal hold what is held now, and nothing that was taken out. Raises StoreError."""
        if self._commits is not None:
            await self._db.write(self._commits.begin_journal_anew)

    async def record(self) -> list[RecordRow]:
        """The ledger with what is known of each row, as it happened. Raises StoreError."""
        return await self._db.report(record.rows)
