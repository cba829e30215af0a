"""Whether a database is whole: every page by its own check sum, its log, and the structure by SQLite's check
and a count of what its partial indexes hold.

Nothing is written to it, and the log is looked at before SQLite opens it. A copy of its salt is kept beside
it, without which a damaged file could not be read.

The pages of a long guest list and its structure take seconds. Where the file is as it was left
(kiosk.store.left_sound), they are looked at behind the open door (kiosk.store.database), and everything else
before.
"""

import logging
import re
import threading
from enum import Enum
from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.store.connection import Connection, connect, translated
from kiosk.store.pages import PAGE_BYTES, SALT_BYTES, PageReader, file_pages, whole_pages
from kiosk.store.schema import MIGRATIONS, schema_version
from kiosk.store.write_ahead_log import Log, walk

SALT_FILE = "kiosk.salt"
"""A copy of the database's first 16 bytes: without them no page of it could be read."""
LOOKED_AT_FIRST_BYTES = 4 * 1024 * 1024
"""A database of no more is looked at as a whole before, which takes no time that anybody notices."""
CHECK_CACHE_KIB = 128 * 1024
"""With less, a long guest list is decrypted several times over while it is checked."""

_OF_THE_LIST = re.compile("tickets|sightings|guest_words.*")
"""The long tables of the guest list, whose structure takes longer than that of everything else."""

log = logging.getLogger(__name__)


class Finding(Enum):
    """What an examination finds."""

    NEW = "there is none yet"
    SOUND = "every page is whole, and so is the structure"
    SOUND_SO_FAR = "it is as it was left; the structure of all but the guest list, which waits, is sound"
    DAMAGED = "it is this profile's, and damaged"
    FOREIGN = "no page of it opens with this profile's key"


def examine(
    path: Path, key: bytes, *, known: bool = False, journalled: bool = False, left_sound: bool = False
) -> Finding:
    """Look at the whole file and its log. `known`: there was one, whatever the folder holds.

    `journalled`: the journal is whole. Then a last commit that SQLite drops is no damage: if anybody heard
    of it, the journal holds what cannot be fetched again. `left_sound`: the file is as it was left, and of a
    long guest list each page and the structure may be looked at later.
    Raises StoreError where it is locked or cannot be read.
    """
    known = known or (path.parent / SALT_FILE).exists()
    if not path.exists() or path.stat().st_size == 0:
        return Finding.DAMAGED if known else Finding.NEW
    log_beside = log_of(path, reader_of(path, key))
    if log_beside.damaged and not (journalled and log_beside.in_the_last):
        return _which(path, key)
    try:
        connection = connect(path, key, writable=False)
    except StoreError as error:
        if not isinstance(error.__cause__, sqlite.DatabaseError) or not _is_damage(error.__cause__):
            raise
        return _which(path, key)
    try:
        later = left_sound and _may_be_looked_at_later(path, connection)
        if later:
            whole = not structure_faults(connection, but_the_list=True)
        else:
            whole = _is_whole(path, key, connection, log_beside)
    except sqlite.DatabaseError as error:
        if not _is_damage(error):
            raise translated(error, path) from error
        whole = False
    finally:
        connection.close()
    if not whole:
        return Finding.DAMAGED
    return Finding.SOUND_SO_FAR if later else Finding.SOUND


def _may_be_looked_at_later(path: Path, connection: Connection) -> bool:
    """Whether it takes long to look at all of it; what an older Kiosk wrote is changed next."""
    is_long = path.stat().st_size > LOOKED_AT_FIRST_BYTES
    return is_long and schema_version(connection) == len(MIGRATIONS)


def _is_whole(path: Path, key: bytes, connection: Connection, log_beside: Log) -> bool:
    """Whether each page and their structure are sound; both are looked at at once.

    Raises StoreError where that cannot be looked at.
    """
    pages = max(connection.execute("PRAGMA page_count").fetchone()[0], log_beside.pages)
    behind_it = range(path.stat().st_size // PAGE_BYTES + 1, pages + 1)
    if not {*behind_it} <= {frame.number for frame in log_beside.frames[: log_beside.believed.frames]}:
        return False
    faults: list[object] = []
    looking = threading.Thread(target=_look_at_pages, args=(path, key, faults), name="store-check")
    looking.start()
    try:
        faults += structure_faults(connection)
    finally:
        looking.join()
    for fault in faults:
        if isinstance(fault, StoreError):
            raise fault
    return not faults


def structure_faults(connection: Connection, *, but_the_list: bool = False) -> list[str]:
    """What is wrong with how the pages hang together. Raises sqlite.DatabaseError where they cannot be read.

    SQLite's own check does not see that a partial index has an entry whose row is gone, as where an older log
    took back the page of the row and not the page of the index.
    """
    connection.execute(f"PRAGMA cache_size = -{CHECK_CACHE_KIB}")
    connection.execute("BEGIN")  # all at one moment, whatever a door beside it writes meanwhile
    try:
        if but_the_list:
            asked = [f"PRAGMA integrity_check('{table}')" for table in _tables_beside_the_list(connection)]
        else:
            asked = ["PRAGMA integrity_check"]
        faults = [text for one in asked for (text,) in connection.execute(one) if text != "ok"]
        if faults or schema_version(connection) > len(MIGRATIONS):
            return faults
        return _miscounted(connection, but_the_list=but_the_list)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _tables_beside_the_list(connection: Connection) -> list[str]:
    """What holds pages of its own, and the schema itself, but for the long tables of the guest list."""
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 ORDER BY name"
    tables = [name for (name,) in connection.execute(named) if not _OF_THE_LIST.fullmatch(name)]
    return ["sqlite_schema", *tables]


def partial_indexes(connection: Connection) -> dict[str, dict[str, str]]:
    """For each table that has any the names of its partial indexes, with the condition of each."""
    found: dict[str, dict[str, str]] = {}
    for table, name, sql in connection.execute(
        "SELECT tbl_name, name, sql FROM sqlite_master WHERE type = 'index' ORDER BY tbl_name, name"
    ):
        _, *condition = re.split(r"\sWHERE\s", sql or "", maxsplit=1)
        if condition:
            found.setdefault(table, {})[name] = condition[0]
    return found


def _miscounted(connection: Connection, *, but_the_list: bool) -> list[str]:
    """Each partial index that has more or fewer entries than there are rows for it."""
    faults = []
    for table, conditions in partial_indexes(connection).items():
        if but_the_list and _OF_THE_LIST.fullmatch(table):
            continue
        counts = ", ".join(f"count(*) FILTER (WHERE {condition})" for condition in conditions.values())
        rows = connection.execute(f"SELECT {counts} FROM {table} NOT INDEXED").fetchone()
        for (name, condition), belong in zip(conditions.items(), rows, strict=True):
            there = f"SELECT count(*) FROM {table} INDEXED BY {name} WHERE {condition}"
            (entries,) = connection.execute(there).fetchone()
            if entries != belong:
                faults.append(f"{name} has {entries} entries for {belong} rows")
    return faults


def page_faults(connection: Connection, path: Path, key: bytes) -> list[str]:
    """What is wrong with single pages of the file, and not made good by the log.

    While somebody reads, a log is copied as far as they read: a page that was begun before that and changed
    after it stays a hole in the file, and of one that is just being copied there may be a half. The log holds
    them both, and keeps them for as long as this reads. Raises sqlite.DatabaseError, and StoreError where the
    log cannot be read.
    """
    connection.execute("BEGIN")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        faults = [text for (text,) in connection.execute("PRAGMA cipher_integrity_check")]
        if not faults:
            return []
        beside = log_of(path, reader_of(path, key))
    except OSError as error:
        raise StoreError(f"the log of {path} cannot be read: {error.strerror or error}") from error
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    newer = {frame.number for frame in beside.frames[: beside.believed.frames]}
    return [
        text for text in faults if not (named := re.search(r"page (\d+)", text)) or int(named[1]) not in newer
    ]


def _look_at_pages(path: Path, key: bytes, faults: list[object]) -> None:
    """Adds what is wrong with them, and a StoreError where the file is not to blame."""
    try:
        connection = connect(path, key, writable=False)
    except StoreError as error:
        cause = error.__cause__
        is_damage = isinstance(cause, sqlite.DatabaseError) and _is_damage(cause)
        faults.append(cause if is_damage else error)
        return
    try:
        faults += page_faults(connection, path, key)
    except sqlite.DatabaseError as error:
        faults.append(error if _is_damage(error) else translated(error, path))
    except StoreError as error:
        faults.append(error)
    finally:
        connection.close()


def _is_damage(error: Exception) -> bool:
    """Whether the file itself is to blame; a disk that fails or a lock is an OperationalError."""
    text = str(error)
    known = "not a database" in text or "malformed" in text
    return known or not isinstance(error, sqlite.OperationalError)


def is_found_damaged(error: object) -> bool:
    """Whether SQLite, asked for something else, said that the file is damaged, or is none."""
    return type(error) is sqlite.DatabaseError  # what has another cause is one of its subclasses


def _which(path: Path, key: bytes) -> Finding:
    """Damaged or foreign: a page that verifies is ours; so is what is too short for one and begins so, and
    what holds nothing but zeros where there was a database.
    """
    if whole_pages(path, reader_of(path, key)):
        return Finding.DAMAGED
    with path.open("rb") as file:
        start = file.read(PAGE_BYTES)
    kept = _kept_salt(path)
    emptied = not any(start)  # as some file systems leave it after a power cut; no database begins so
    begun = len(start) < PAGE_BYTES and kept is not None and kept.startswith(start[:SALT_BYTES])
    return Finding.DAMAGED if begun or (emptied and kept is not None) else Finding.FOREIGN


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


def reader_of(path: Path, key: bytes) -> PageReader:
    """What reads the pages: by the salt that was kept or the one that the file has, whichever fits a page."""
    kept, own = _kept_salt(path), b""
    if path.exists():
        with path.open("rb") as file:
            own = file.read(SALT_BYTES)
    salts = [salt for salt in dict.fromkeys((kept, own)) if salt and len(salt) == SALT_BYTES]
    readers = [PageReader(key, salt) for salt in salts or [bytes(SALT_BYTES)]]
    if len(readers) > 1:
        for number, raw in file_pages(path):
            for reader in readers:
                if reader.verifies(number, raw):
                    return reader
    return readers[0]


def _kept_salt(path: Path) -> bytes | None:
    try:
        kept = (path.parent / SALT_FILE).read_bytes()
    except FileNotFoundError:
        return None
    return kept if len(kept) == SALT_BYTES else None


def log_of(path: Path, reader: PageReader) -> Log:
    """The log beside the database, frame by frame."""
    return walk(log_file_of(path), reader)


def log_file_of(path: Path) -> Path:
    """The file of the log."""
    return path.with_name(path.name + "-wal")


def index_of(path: Path) -> Path:
    """The file with the log's index."""
    return path.with_name(path.name + "-shm")
