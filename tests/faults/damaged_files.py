"""What becomes of a profile's files where a disk fails: flipped bits, logs that are cut, pages of before."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

DATABASE, LOG = "kiosk.db", "kiosk.db-wal"
NOT_FILES = ("kiosk.lock", "kiosk.opening.lock", "kiosk.db-shm")
"""What a machine that was switched off holds no more."""
PAGE_BYTES = 4096
FRAME_BYTES = PAGE_BYTES + 24
LOG_HEADER_BYTES = 32


@dataclass(frozen=True)
class Files:
    """A profile's files as they lie on the disk at one moment."""

    held: dict[str, bytes]

    @classmethod
    def of(cls, folder: Path) -> "Files":
        """As they are now, in the middle of the work."""
        return cls({path.name: path.read_bytes() for path in folder.iterdir() if path.name not in NOT_FILES})

    def put(self, folder: Path) -> None:
        """Make the folder hold these, and no others."""
        for path in folder.iterdir():
            if path.name not in self.held:
                path.unlink()
        for name, content in self.held.items():
            (folder / name).write_bytes(content)

    def with_one(self, name: str, content: bytes) -> "Files":
        """The same with another content of one file."""
        return Files(self.held | {name: content})


Damage = Callable[[Files, float, Files], Files]
"""What becomes of the files: as they are, where in them (0 to 1), and as they were earlier."""


def nothing(files: Files, where: float, earlier: Files) -> Files:
    """Only the power goes."""
    return files


def _flipped(files: Files, name: str, where: float) -> Files:
    content = bytearray(files.held.get(name, b""))
    if content:
        content[int(where * len(content))] ^= 0x10
    return files.with_one(name, bytes(content)) if content else files


def flip_in_database(files: Files, where: float, earlier: Files) -> Files:
    """One bit of the database is another."""
    return _flipped(files, DATABASE, where)


def flip_in_log(files: Files, where: float, earlier: Files) -> Files:
    """One bit of the log is another."""
    return _flipped(files, LOG, where)


def flip_in_last_frames(files: Files, where: float, earlier: Files) -> Files:
    """One bit of the last commits is another."""
    content = files.held.get(LOG, b"")
    tail = min(len(content), 12 * FRAME_BYTES)
    return _flipped(files, LOG, 1 - tail * (1 - where) / len(content)) if tail else files


def cut_log(files: Files, where: float, earlier: Files) -> Files:
    """The log ends early."""
    content = files.held.get(LOG, b"")
    return files.with_one(LOG, content[: int(where * len(content))]) if content else files


def earlier_pages(files: Files, where: float, earlier: Files) -> Files:
    """Some pages of the database are as they were."""
    now, before = files.held.get(DATABASE, b""), earlier.held.get(DATABASE, b"")
    pages = min(len(now), len(before)) // PAGE_BYTES
    start = int(where * pages) * PAGE_BYTES
    end = min(start + 3 * PAGE_BYTES, pages * PAGE_BYTES)
    return files.with_one(DATABASE, now[:start] + before[start:end] + now[end:])


def earlier_frames(files: Files, where: float, earlier: Files) -> Files:
    """The log ends in what it held earlier."""
    now, before = files.held.get(LOG, b""), earlier.held.get(LOG, b"")
    frames = max(len(now) - LOG_HEADER_BYTES, 0) // FRAME_BYTES
    start = LOG_HEADER_BYTES + int(where * frames) * FRAME_BYTES
    return files.with_one(LOG, now[:start] + before[start:]) if before and now else files


def earlier_log(files: Files, where: float, earlier: Files) -> Files:
    """The log is the one of an earlier life of the file."""
    before = earlier.held.get(LOG, b"")
    return files.with_one(LOG, before) if before else files


def no_log(files: Files, where: float, earlier: Files) -> Files:
    """The log is gone."""
    return Files({name: content for name, content in files.held.items() if name != LOG})


def earlier_database(files: Files, where: float, earlier: Files) -> Files:
    """Database and log are as they were, as from a backup."""
    both = {name: content for name, content in earlier.held.items() if name in (DATABASE, LOG)}
    return Files({name: content for name, content in files.held.items() if name != LOG} | both)


DAMAGES: tuple[Damage, ...] = (
    nothing,
    flip_in_database,
    flip_in_log,
    flip_in_last_frames,
    cut_log,
    earlier_pages,
    earlier_frames,
    earlier_log,
    no_log,
    earlier_database,
)
