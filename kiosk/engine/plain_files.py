"""Files that come from outside, opened so that nobody waits: what is named may be a pipe or a device."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

_OPENING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Without O_NONBLOCK, the opening of a pipe waits for whoever writes into it; Windows has no such pipes."""


class NoPlainFileError(OSError):
    """What is named is a pipe or a device."""


def open_plain(path: Path | str) -> BinaryIO:
    """The file, to be read from its beginning; never waits.

    Raises OSError where it cannot be opened: IsADirectoryError for a folder, and one of its own words for a
    pipe or a device; ValueError where no file can have such a name.
    """
    opened = os.open(path, _OPENING)
    try:
        _check(os.fstat(opened).st_mode, str(path))
        return os.fdopen(opened, "rb")
    except BaseException:
        os.close(opened)
        raise


def read_plain(path: Path | str, most: int) -> bytes:
    """All bytes of the file. Raises as `open_plain`, and OSError where there are more than `most`."""
    with open_plain(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most} bytes", str(path))
    return content


def check_plain(path: Path) -> None:
    """Raise OSError where this is there and no file, before somebody who would wait opens it."""
    with suppress(FileNotFoundError):
        _check(path.stat().st_mode, str(path))


def _check(mode: int, path: str) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if not stat.S_ISREG(mode):
        raise NoPlainFileError(errno.EINVAL, "it is a device or a pipe, not a file", path)
