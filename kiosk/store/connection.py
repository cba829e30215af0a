"""Connections to the encrypted file, and what their errors mean."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any

from sqlcipher3 import dbapi2 as sqlite

from kiosk.core.message import Message
from kiosk.engine.errors import DiskFullError, StoreError

Connection = Any  # the driver ships no types
FAILURES = (sqlite.Error, MemoryError)
"""What the driver raises. The second is a lack of memory, or that a page did not open in SQLCipher before."""
WRITER_CACHE_KIB = 40 * 1024
READER_CACHE_KIB = 16 * 1024
BUSY_TIMEOUT_MS = 5000
INDEX_BYTES = 64 * 1024
"""Room that the index of the log needs, at most, for a file to be opened."""
FILES_OF_A_CONNECTION = 8
"""The file, its log, the log's index, and what is open for a moment while these are made; at most."""
WRITER_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",
    "foreign_keys = ON",
    "recursive_triggers = ON",  # so that a REPLACE cannot slip past the trigger that keeps the ledger's rows
)
READER_PRAGMAS = ("query_only = ON",)


def connect(path: Path, key: bytes, *, writable: bool) -> Connection:
    """A connection to the encrypted file, made safe: WAL, every commit on disk, nothing in temporary files.

    Raises StoreError where the key does not fit, the file is damaged, or it cannot be made.
    """
    try:
        if writable and not path.exists():
            path.touch(mode=0o600)  # SQLite alone would let others read it; its log takes the same mode
        connection = sqlite.connect(str(path), isolation_level=None, timeout=BUSY_TIMEOUT_MS / 1000)
    except OSError as error:
        raise StoreError(f"{path} cannot be made: {error.strerror or error}") from error
    except FAILURES as error:
        raise translated(error, path) from error
    try:
        connection.execute("PRAGMA cipher_log_level = NONE").fetchone()  # or it writes to stderr by itself
        connection.execute(f"PRAGMA key = \"x'{key.hex()}'\"")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute(f"PRAGMA cache_size = -{WRITER_CACHE_KIB if writable else READER_CACHE_KIB}")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        for pragma in WRITER_PRAGMAS if writable else READER_PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchone()
    except FAILURES as error:
        connection.close()
        raise translated(error, path) from error
    return connection


def translated(error: Exception, path: Path) -> StoreError:
    """The StoreError, in words for staff, that a driver's error means."""
    text = str(error)
    if "not a database" in text or "malformed" in text:
        return StoreError(
            Message(
                "{path} cannot be opened: the key does not fit, or the file is damaged ({why})",
                path=str(path),
                why=text,
            )
        )
    if "full" in text or ("disk I/O" in text and _is_full(path.parent)):
        return DiskFullError()
    if "unable to open" in text and _is_out_of_files():
        return StoreError(
            Message(
                "{path} cannot be opened: too many files are open. Close other programs and try again",
                path=str(path),
            )
        )
    if "readonly" in text or "unable to open" in text:
        return StoreError(
            Message(
                "{path} cannot be written: check the folder's permissions ({why})", path=str(path), why=text
            )
        )
    if "locked" in text:
        return StoreError(
            Message("another program keeps the profile locked: nothing was recorded. Try again")
        )
    why = text or type(error).__name__
    return StoreError(Message("the profile failed: nothing was recorded ({why})", why=why))


def _is_full(folder: Path) -> bool:
    """Whether there is no room left; the index of the log, which is mapped, fails with an I/O error then."""
    try:
        return shutil.disk_usage(folder).free < INDEX_BYTES
    except OSError:
        return False  # what failed is more than a full disk


def _is_out_of_files() -> bool:
    """Whether this machine lets the program open no more files; SQLite does not say why it could not."""
    held: list[int] = []
    try:
        while len(held) < FILES_OF_A_CONNECTION:
            held.append(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    finally:
        for descriptor in held:
            os.close(descriptor)
    return False
