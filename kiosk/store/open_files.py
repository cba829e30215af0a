"""Whether the files that a database has open are still the ones in its folder."""

import errno
import os
from pathlib import Path

from kiosk.core.message import Message
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import check_plain

BESIDE = ("-wal", "-shm")
"""The log and its index, named after the database."""


_GONE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.ESTALE)


def identity(path: Path) -> tuple[int, int] | None:
    """Which file a path names; None where it names none."""
    try:
        found = os.stat(path)  # noqa: PTH116 - four times in each transaction, and a Path's own is slower
    except OSError:
        return None
    return found.st_dev, found.st_ino


def is_another(path: Path, known: tuple[int, int]) -> bool:
    """Whether a path names another file than it did, or none.

    Where nobody may look just now, that is not known: what is open is written all the same.
    """
    try:
        found = os.stat(path)  # noqa: PTH116 - as above
    except OSError as error:
        return error.errno in _GONE
    return (found.st_dev, found.st_ino) != known


def refuse_pipes(database: Path, *others: Path) -> None:
    """Raise StoreError where a profile's file is a pipe, a device or a folder: opening it might never end.

    One of the `others` that is a link is refused as well: none of them is written through one.
    """
    for path in (database, *(database.with_name(database.name + end) for end in BESIDE), *others):
        if path in others and path.is_symlink():
            raise _unusable(path, "it is a link, not a file")
        try:
            check_plain(path)
        except OSError as error:
            raise _unusable(path, error.strerror or str(error)) from error


def _unusable(path: Path, why: str) -> StoreError:
    return StoreError(
        f"{path} cannot be used: {why}. Move it away, and put this profile's own {path.name} back if you have"
        " it; nothing was changed"
    )


class OpenFiles:
    """The database, its log and the log's index, as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        names = [path, *(path.with_name(path.name + end) for end in BESIDE)]
        self._known = {name: found for name in names if (found := identity(name)) is not None}
        self._trouble: str = ""

    @property
    def are_gone(self) -> bool:
        """Whether any of them was found removed or replaced."""
        return bool(self._trouble)

    def check(self) -> None:
        """Raise StoreError once any of them was removed or replaced, and ever after.

        What is written from then on would be in no file that anybody finds again.
        """
        if not self._trouble:
            gone = next((path for path, known in self._known.items() if is_another(path, known)), None)
            if gone is not None:
                self._trouble = Message(
                    "{path} was removed or replaced while Kiosk was running: nothing is recorded any more."
                    " Close Kiosk, put the file back if somebody moved it, and start Kiosk again",
                    path=str(gone),
                )
        if self._trouble:
            raise StoreError(self._trouble)
