"""Atomic files: after a power cut there is the old file or the new one, never half of one."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from kiosk.core.message import Message, why_of
from kiosk.engine.errors import StoreError

_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
_UNSYNCED = (errno.EINVAL, errno.ENOTSUP)
"""What shares and some other file systems say of folders, which they bring to the disk in their own time."""


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file that takes the place of `path` once the block ends well, on disk by then; for its owner only.

    Raises StoreError where it cannot be written; what was at `path` is then as it was.
    """
    try:
        with _replacing(path) as file:
            yield file
    except OSError as error:
        raise cannot_be_written(path, error) from error


def cannot_be_written(path: Path, error: OSError) -> StoreError:
    """What to say of a file that the disk did not take, and what to do where it is full."""
    why = why_of(error)
    if error.errno in _FULL:
        return StoreError(
            Message("{path} cannot be written: {why}. Free some space and try again", path=str(path), why=why)
        )
    return StoreError(Message("{path} cannot be written: {why}", path=str(path), why=why))


def write_atomically(path: Path, content: bytes) -> None:
    """Let the file at `path` hold this content, as `replacing` does. Raises OSError."""
    with _replacing(path) as file:
        file.write(content)


def fresh_of(path: Path) -> Path:
    """Where the file is made that is to take the place of `path`; a power cut, or a kill, leaves it there."""
    return path.with_name(f".{path.name}.new")


def remove_durably(path: Path) -> None:
    """Remove a file if it is there, so that no power cut brings it back. Raises StoreError."""
    try:
        path.unlink()
        _sync_folder(path.parent)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(f"{path} cannot be removed: {error.strerror or error}") from error


@contextmanager
def _replacing(path: Path) -> Iterator[BinaryIO]:
    fresh = fresh_of(path)
    fresh.unlink(missing_ok=True)  # what a power cut left, or somebody's link to another file
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # folders cannot be opened there, and a rename is durable without it
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _UNSYNCED:
            raise
    finally:
        os.close(descriptor)
