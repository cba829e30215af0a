"""The profile's folder as it is found, without opening the profile."""

import json
import os
import secrets
import shutil
from pathlib import Path

from kiosk.engine.readiness import FolderFacts
from kiosk.store.damage import set_aside
from kiosk.store.keys import KEY_FILE

PLAIN = b"SQLite format 3\0"
"""How a database begins that is not encrypted."""
_TRIED_BYTES = 65536


def inspect_folder(folder: Path, database: Path, passphrase: str | None) -> FolderFacts:
    """Look at the folder, or where it will be, and try to write there.

    A profile that is still to be made keeps its key behind the passphrase, if one is given.
    """
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    return FolderFacts(
        path=str(folder),
        free_bytes=shutil.disk_usage(there).free,
        write_trouble=_write_trouble(there),
        encrypted=_encrypted(database),
        key_kept=_key_kept(folder) or ("passphrase" if passphrase else ""),
        keyring=_keyring(),
        set_aside=tuple(path.name for path in set_aside(folder)),
    )


def _write_trouble(folder: Path) -> str:
    """Why a file cannot be written in the folder and brought to the disk; empty where it can."""
    tried = folder / f".tried-{secrets.token_hex(4)}.new"
    try:
        descriptor = os.open(tried, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(bytes(_TRIED_BYTES))
                file.flush()
                os.fsync(file.fileno())
        finally:
            tried.unlink(missing_ok=True)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def _encrypted(database: Path) -> bool | None:
    try:
        with database.open("rb") as file:
            start = file.read(len(PLAIN))
    except OSError:  # not there, or not to be read: opening it says which
        return None
    return start != PLAIN if start else None


def _key_kept(folder: Path) -> str:
    try:
        kept = json.loads((folder / KEY_FILE).read_text("utf-8"))
    except (OSError, ValueError):  # likewise
        return ""
    return "passphrase" if isinstance(kept, dict) and kept.get("wrapped") is not None else "keyring"


def _keyring() -> str:
    """The name of the keyring that keys are kept in; empty where there is none that works."""
    import keyring
    from keyring.errors import KeyringError

    try:
        backend = keyring.get_keyring()
        return str(backend.name) if backend.priority >= 1 else ""
    except (KeyringError, RuntimeError, ImportError):  # what backends raise where their service is missing
        return ""
