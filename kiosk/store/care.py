"""What is done with a profile as a whole: handed over, taken over, purged, written out, looked at."""

import logging
from dataclasses import replace
from pathlib import Path

from kiosk.engine.errors import StoreError
from kiosk.store import handover, purge, record, takeover
from kiosk.store.database import Database
from kiosk.store.handover import About
from kiosk.store.purge import Purged
from kiosk.store.record import RecordRow
from kiosk.store.sealed import SealedFile
from kiosk.store.takeover import Here, Taken

log = logging.getLogger(__name__)


class Care:
    """The part of kiosk.store.profile.Profile that the engine does not need."""

    folder: Path
    _db: Database

    async def hand_over(self, file: Path, passphrase: str, about: About) -> dict[str, int]:
        """Write all that another machine needs to go on into an encrypted file; how much of what it holds.

        See kiosk.store.handover. Raises StoreError; what was at `file` is then as it was.
        """
        try:
            await self._db.write(handover.mark_unsent)
        except StoreError as error:  # a machine whose disk is full must still be able to hand over
            log.warning(
                "what is unsent could not be marked as handed over, so send nothing from here: %s", error
            )
        return await self._db.report(lambda c: handover.write(c, file, passphrase, about))

    async def take_over(self, sealed: SealedFile, here: Here) -> Taken:
        """Take in what another machine handed over. See kiosk.store.takeover. Raises StoreError."""
        return await self._db.write(lambda c: takeover.take(c, sealed, here))

    async def purge(self) -> Purged:
        """Forget the guests, here and in what was set aside. See kiosk.store.purge. Raises StoreError."""
        purged = await self._db.write(purge.forget)
        await self._db.maintain(purge.scrub)
        files = purge.set_aside_files(self.folder)
        for path in files:
            try:
                path.unlink()
            except OSError as error:
                raise StoreError(
                    f"{path} holds guests too and cannot be removed: {error.strerror}"
                ) from error
        return replace(purged, files=len(files))

    async def record(self) -> list[RecordRow]:
        """The ledger with what is known of each row, as it happened. Raises StoreError."""
        return await self._db.read(record.rows)
