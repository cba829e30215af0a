"""The folder of an office: where it is, who uses it, what opens its files, and where the office listens."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.office.errors import OfficeError
from kiosk.office.state import STATE_FILE, derived_key
from kiosk.store.keys import find_key, keep_key

LOCK_FILE = "office.lock"
ADDRESS_FILE = "office.address"
"""Where the office that runs listens, for commands on the same machine."""
NOT_SET_UP = (
    "the office is not set up yet: `kiosk office setup --client-id ID`, with the client secret and a"
    " passphrase for its page on stdin"
)


@dataclass(frozen=True, slots=True)
class OfficeFolder:
    """Where an office keeps its files, and what opens them."""

    path: Path
    passphrase: str | None = field(default=None, repr=False)


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


def write_address(folder: OfficeFolder, host: str, port: int) -> None:
    """Let commands of this machine find the office that runs."""
    with replacing(folder.path / ADDRESS_FILE) as file:
        file.write(f"{host} {port}\n".encode())
