"""A damaged database: found at the start, set aside and never deleted, the ledger read from its whole pages.

What is set aside is named `kiosk.damaged-N.db`. The guest list is not recovered: it is fetched again.
"""

import logging
from enum import Enum
from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from kiosk.engine.errors import StoreError
from kiosk.store.database import connect, translated
from kiosk.store.durable import replacing
from kiosk.store.pages import PAGE_BYTES, SALT_BYTES, records, whole_pages
from kiosk.store.salvage import Salvaged, put_back, sort_out
from kiosk.store.schema import migrate

SALT_FILE = "kiosk.salt"
"""A copy of the database's first 16 bytes: without them no page of it could be read."""
_RECOVERED = "kiosk.recovered.db"
_BESIDE = ("-wal", "-shm")

log = logging.getLogger(__name__)


class Finding(Enum):
    """What an examination finds."""

    NEW = "there is none yet"
    SOUND = "every page is whole"
    DAMAGED = "it is this profile's, and damaged"
    FOREIGN = "no page of it opens with this profile's key"


def mend(path: Path, key: bytes) -> Salvaged | None:
    """Examine the database at `path`; if damaged, set it aside and put a new one with what it held there.

    None where nothing had to be done. Every step may be cut off and is finished the next time. The profile
    must be owned. Raises StoreError where the file is another profile's, or cannot be read at all.
    """
    try:
        _finish(path)
        match examine(path, key):
            case Finding.NEW | Finding.SOUND:
                return None
            case Finding.FOREIGN:
                raise StoreError(
                    f"{path} cannot be opened: the key does not fit, or the file is damaged throughout. Put"
                    " this profile's own kiosk.db back, or move this one away to begin anew"
                )
        found = sort_out(records(whole_pages(path, key, _salt(path))))
        _build(path.with_name(_RECOVERED), key, found)
        aside = _set_aside(path)
        _finish(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror or error}") from error
    log.warning(
        "the profile was damaged and is set aside as %s; %s ledger rows and %s check-ins were recovered from"
        " it; the guest list has to be fetched again (`kiosk sync`)",
        aside.name,
        len(found.ledger),
        len(found.entries),
    )
    return found


def examine(path: Path, key: bytes) -> Finding:
    """Look at every page of the file. Raises StoreError where it is locked or cannot be read."""
    known = (path.parent / SALT_FILE).exists()
    if not path.exists() or path.stat().st_size == 0:
        return Finding.DAMAGED if known else Finding.NEW
    try:
        connection = connect(path, key, writable=False)
    except StoreError as error:
        if not isinstance(error.__cause__, sqlite.DatabaseError) or not _is_damage(error.__cause__):
            raise
        return _which(path, key)
    try:
        whole = not connection.execute("PRAGMA cipher_integrity_check").fetchall()
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        in_log = path.with_name(path.name + "-wal").exists()
        whole = whole and (in_log or path.stat().st_size >= pages * PAGE_BYTES)
    except sqlite.DatabaseError as error:
        if not _is_damage(error):
            raise translated(error, path) from error
        whole = False
    finally:
        connection.close()
    return Finding.SOUND if whole else Finding.DAMAGED


def _is_damage(error: Exception) -> bool:
    text = str(error)
    return "not a database" in text or "malformed" in text


def _which(path: Path, key: bytes) -> Finding:
    """Damaged or foreign: a page that verifies is ours; so is what is too short for one and begins so."""
    if whole_pages(path, key, _salt(path)):
        return Finding.DAMAGED
    with path.open("rb") as file:
        start = file.read(PAGE_BYTES)
    kept = _kept_salt(path)
    ours = kept is not None and len(start) < PAGE_BYTES and kept.startswith(start[:SALT_BYTES])
    return Finding.DAMAGED if ours else Finding.FOREIGN


def remember_salt(path: Path) -> None:
    """Keep a copy of the file's salt beside it; a disk that is too full for that still opens its door."""
    try:
        with path.open("rb") as file:
            salt = file.read(SALT_BYTES)
        if len(salt) == SALT_BYTES and salt != _kept_salt(path):
            with replacing(path.parent / SALT_FILE) as kept:
                kept.write(salt)
    except (OSError, StoreError) as error:
        log.warning("the database's salt could not be kept (%s): a damaged file could not be read", error)


def _salt(path: Path) -> bytes:
    """The salt as it was kept; else as the file has it."""
    kept = _kept_salt(path)
    if kept is not None:
        return kept
    with path.open("rb") as file:
        return file.read(SALT_BYTES)


def _kept_salt(path: Path) -> bytes | None:
    try:
        kept = (path.parent / SALT_FILE).read_bytes()
    except FileNotFoundError:
        return None
    return kept if len(kept) == SALT_BYTES else None


def _build(fresh: Path, key: bytes, found: Salvaged) -> None:
    """A whole new database with what was found, closed."""
    for name in (fresh.name, *(fresh.name + end for end in _BESIDE)):
        fresh.with_name(name).unlink(missing_ok=True)
    connection = connect(fresh, key, writable=True)
    try:
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        put_back(connection, found)
        connection.execute("COMMIT")
    except sqlite.Error as error:
        raise translated(error, fresh) from error
    finally:
        connection.close()


def _set_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"kiosk.damaged-{number}.db")).exists():
        number += 1
    if path.exists():
        path.rename(aside)
    else:
        aside.touch(mode=0o600)
    return aside


def set_aside(folder: Path) -> list[Path]:
    """The databases that were set aside, oldest first."""
    return sorted(folder.glob("kiosk.damaged-*.db"))


def _finish(path: Path) -> None:
    """Put the new database in the place of the one that was set aside, whose log goes with it."""
    fresh = path.with_name(_RECOVERED)
    if path.exists() or not fresh.exists():
        return
    aside = set_aside(path.parent)
    for end in _BESIDE:
        beside = path.with_name(path.name + end)
        if beside.exists() and aside:
            beside.replace(aside[-1].with_name(aside[-1].name + end))
    (path.parent / SALT_FILE).unlink(missing_ok=True)  # it is another file's from now on
    fresh.rename(path)
