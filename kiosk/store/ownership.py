"""Who owns a profile, and whether they have looked at it: two locks of the operating system.

The owner holds `kiosk.lock` to the end. The time from then until it has found its key and put right what was
damaged may be long, for a keyring may wait for a person: so long it holds `kiosk.opening.lock` as well, which
is taken first. Whoever only reads waits for that one: who then finds the profile owned knows that its owner
has looked.
"""

import logging
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from filelock import FileLock, Timeout

from kiosk.core.message import Message
from kiosk.engine.errors import StoreError

LOCK_FILE = "kiosk.lock"
OPENING_FILE = "kiosk.opening.lock"
OWNED_WITHIN_S = 1.0
"""A command that only reads may hold the locks for a moment, while it looks whether all is well: longer than
that only with a ledger of far more rows than an evening has."""
LOOKED_WITHIN_S = 10.0
"""An owner that only has a passphrase to stretch and a sound profile to look at needs far less."""

log = logging.getLogger(__name__)


class InUseError(StoreError):
    """Another process owns the profile, or is just opening it."""


class Ownership:
    """The profile in a folder is this process's own, until it is given up."""

    def __init__(self, folder: Path) -> None:
        """Take it. Raises InUseError where another process has it, OSError where nobody can."""
        with ExitStack() as taken:
            try:
                self._opening = taken.enter_context(_lock(folder / OPENING_FILE, OWNED_WITHIN_S))
                self._owned = taken.enter_context(_lock(folder / LOCK_FILE, OWNED_WITHIN_S))
            except Timeout:
                raise InUseError(
                    Message(
                        "another Kiosk is using the profile {folder}: close it, or do this there; nothing was"
                        " changed",
                        folder=str(folder),
                    )
                ) from None
            taken.pop_all()

    def has_looked(self) -> None:
        """Let others read the profile: what was wrong with it is put right now."""
        self._opening.release()

    def give_up(self) -> None:
        """Own it no longer."""
        self._owned.release()
        self._opening.release()


def look_where_nobody_has(folder: Path, look: Callable[[], None]) -> None:
    """Run `look` where nobody owns the profile; where somebody does, wait until they have looked at it.

    `look` runs without the locks where this process may not take them, as in a folder that it may only read.
    Beside an owner it then may see a commit half written, and refuse what is sound; it changes nothing.
    Raises InUseError where an owner has not looked in time, and what `look` raises.
    """
    with ExitStack() as held:
        try:
            held.enter_context(_lock(folder / OPENING_FILE, LOOKED_WITHIN_S))
        except Timeout:
            raise InUseError(
                Message(
                    "another Kiosk is just opening the profile {folder}, and has not looked yet whether all"
                    " is well: try again once it is open; nothing was changed",
                    folder=str(folder),
                )
            ) from None
        except OSError as error:
            log.info("nobody can be kept from opening the profile meanwhile: %s", error.strerror or error)
        else:
            try:
                held.enter_context(_lock(folder / LOCK_FILE, 0))
            except Timeout:
                return  # its owner has looked, and has the log open
            except OSError as error:
                log.info("nobody can be kept from owning the profile meanwhile: %s", error.strerror or error)
        look()


def _lock(path: Path, within_s: float) -> FileLock:
    # Not thread-local: a profile is opened in one thread of a pool and may be closed in another.
    return FileLock(path, timeout=within_s, mode=0o600, thread_local=False)
