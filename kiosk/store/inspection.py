"""The profile's folder as it is found, without opening the profile."""

import json
import os
import secrets
import shutil
import stat
import sys
from pathlib import Path

from kiosk.core.message import why_of
from kiosk.engine.plain_files import open_plain, read_plain
from kiosk.engine.readiness_facts import FolderFacts
from kiosk.store.keys import KEPT_KEY_FILE, KEY_FILE, MOST_KEY_BYTES, used_keyring
from kiosk.store.set_aside import set_aside

PLAIN = b"SQLite format 3\0"
"""How a database begins that is not encrypted."""
OURS = "kiosk."
"""How the names of a profile's files begin: the database, its log, the journal, the lock."""
SETTINGS_FILE = "settings.json"
_TRIED_BYTES = 65536


def inspect_folder(folder: Path, database: Path, passphrase: str | None) -> FolderFacts:
    """Look at the folder, or where it will be, and try to write there.

    A profile that is still to be made keeps its key behind the passphrase, if one is given.
    """
    whole = folder.absolute()
    there = next((path for path in (whole, *whole.parents) if path.exists()), whole)
    keyring = used_keyring()
    return FolderFacts(
        path=str(folder),
        free_bytes=shutil.disk_usage(there).free,
        write_trouble=_write_trouble(there),
        encrypted=_encrypted(database),
        key_kept=_key_kept(folder) or ("passphrase" if passphrase else ""),
        keyring=keyring.name,
        set_aside=tuple(path.name for path in set_aside(folder)),
        keyring_trouble=keyring.trouble,
        others_change=tuple(path.name for path in _ours(folder) if _others_may_change(path)),
        others_own=tuple(path.name for path in _ours(folder) if _is_somebody_elses(path)),
    )


def _ours(folder: Path) -> list[Path]:
    """The folder, and what of a profile is in it."""
    names = (KEY_FILE, KEPT_KEY_FILE, SETTINGS_FILE)
    try:
        inside = [path for path in folder.iterdir() if path.name in names or path.name.startswith(OURS)]
    except OSError:  # not there yet, or not to be read: opening it says which
        return [folder]
    return [folder.absolute(), *sorted(inside)]


def _others_may_change(path: Path) -> bool:
    found = _status(path)
    return found is not None and bool(found.st_mode & (stat.S_IWGRP | stat.S_IWOTH))


def _is_somebody_elses(path: Path) -> bool:
    """Whether another user owns it, other than the system's own, who may do anything in any case."""
    found = _status(path)
    return found is not None and found.st_uid not in (0, os.geteuid())


def _status(path: Path) -> os.stat_result | None:
    """None where it is gone, or where the system keeps no owners and bits."""
    if sys.platform == "win32":
        return None
    try:
        return path.stat()
    except OSError:
        return None


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
        return why_of(error)
    return ""


def _encrypted(database: Path) -> bool | None:
    try:
        with open_plain(database) as file:
            start = file.read(len(PLAIN))
    except OSError:  # not there, or not to be read: opening it says which
        return None
    return start != PLAIN if start else None


def _key_kept(folder: Path) -> str:
    try:
        kept = json.loads(read_plain(folder / KEY_FILE, MOST_KEY_BYTES).decode("utf-8"))
    except (OSError, ValueError, RecursionError):  # likewise
        return ""
    return "passphrase" if isinstance(kept, dict) and kept.get("wrapped") is not None else "keyring"
