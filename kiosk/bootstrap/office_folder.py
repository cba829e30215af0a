"""The folder of an office: where it is, who uses it, what opens its files, and where the office listens."""

import logging
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from filelock import FileLock, Timeout
from msgspec import Struct
from platformdirs import user_data_path

from kiosk.core.representation import hides
from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.office.errors import OfficeError
from kiosk.office.state import STATE_FILE, derived_key
from kiosk.store.keys import find_key, keep_key

LOCK_FILE = "office.lock"
ADDRESS_FILE = "office.address"
"""Where the office that runs listens, for commands on the same machine."""
ADDRESS_EVERY_S = 5.0
"""How often a disk that did not take the address is tried again."""
ADDRESS_WITHIN_S = 1.0
NOT_SET_UP = (
    "the office is not set up yet: `kiosk office setup --client-id ID`, with the client secret and a"
    " passphrase for its page on stdin"
)


log = logging.getLogger(__name__)


@hides("passphrase")
class OfficeFolder(Struct, frozen=True):
    """Where an office keeps its files, and what opens them."""

    path: Path
    passphrase: str | None = None


def office_folder(variables: Mapping[str, str]) -> OfficeFolder:
    """What KIOSK_OFFICE_HOME and KIOSK_PASSPHRASE say."""
    home = variables.get("KIOSK_OFFICE_HOME") or user_data_path("kiosk-office", appauthor=False)
    return OfficeFolder(Path(home).expanduser(), variables.get("KIOSK_PASSPHRASE") or None)


def check_set_up(folder: OfficeFolder) -> None:
    """Raise OfficeError where no office is set up: nothing is made for whoever mistypes the folder."""
    if not (folder.path / STATE_FILE).exists():
        raise OfficeError(NOT_SET_UP)


class InUseError(StoreError):
    """Another process runs this office."""


@contextmanager
def owned(folder: OfficeFolder, within_s: float = 0.0) -> Iterator[None]:
    """Be the only one to use the folder, made where it is not there. Raises InUseError, StoreError.

    `within_s`: how long to wait for a command that is done in a moment.
    """
    try:
        folder.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(folder.path / LOCK_FILE, timeout=within_s, mode=0o600, thread_local=False)
        lock.acquire()
    except Timeout:
        raise InUseError(
            f"an office runs in {folder.path} already: do this on its page, or end it first"
        ) from None
    except OSError as error:
        raise StoreError(f"{folder.path} cannot be used: {error.strerror or error}") from error
    try:
        yield
    finally:
        lock.release()


def open_folder_key(folder: OfficeFolder) -> bytes:
    """The key of the folder's files; made at the first use. Raises StoreError."""
    try:
        found = find_key(folder.path, folder.passphrase)
    except OSError as error:
        raise StoreError(f"{folder.path} cannot be used: {error.strerror or error}") from error
    keep_key(folder.path, found)
    return found.key


def command_key(key: bytes) -> str:
    """What commands on this machine show the office that runs."""
    return derived_key(key, "commands").hex()


class KeptAddress:
    """Where the office that runs listens, for commands of this machine: from `keep` to `end`.

    A disk that is too full for it is tried again until it takes it.
    """

    def __init__(self, folder: OfficeFolder) -> None:
        self._folder, self._over = folder, threading.Event()
        self._trying: threading.Thread | None = None

    def keep(self, host: str, port: int) -> None:
        """Write it down, now or as soon as there is room."""
        try:
            write_address(self._folder, host, port)
        except StoreError as error:
            log.warning("commands on this machine will not find the office yet: %s", error)
            try_again = partial(self._try_again, host, port)
            self._trying = threading.Thread(target=try_again, name="office-address", daemon=True)
            self._trying.start()

    def end(self) -> None:
        """The office listens no more. A disk that stalls or fails by now is no fault of the office."""
        self._over.set()
        if self._trying is not None:
            self._trying.join(ADDRESS_WITHIN_S)
        with suppress(OSError):
            (self._folder.path / ADDRESS_FILE).unlink()

    def _try_again(self, host: str, port: int) -> None:
        while not self._over.wait(ADDRESS_EVERY_S):
            with suppress(StoreError):
                write_address(self._folder, host, port)
                log.warning("commands on this machine find the office now")
                return


def write_address(folder: OfficeFolder, host: str, port: int) -> None:
    """Let commands of this machine find the office that runs."""
    with replacing(folder.path / ADDRESS_FILE) as file:
        file.write(f"{host} {port}\n".encode())
