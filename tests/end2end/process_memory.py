"""What a process holds in memory, as Linux shows it to whoever may look."""

from pathlib import Path
from typing import BinaryIO

CHUNK = 1 << 24


def holds(pid: int, sought: bytes) -> bool:
    """Whether these bytes are anywhere in memory that the process can write to.

    Raises PermissionError where this process may not look, and FileNotFoundError where there is none of it.
    """
    at_a_time = CHUNK + len(sought)
    with Path(f"/proc/{pid}/mem").open("rb") as memory:
        for line in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8").splitlines():
            place, permissions, *_ = line.split()
            begins, ends = (int(edge, 16) for edge in place.split("-"))
            if not permissions.startswith("rw"):
                continue
            for at in range(begins, ends, CHUNK):
                if sought in _read(memory, at, min(at_a_time, ends - at)):
                    return True
    return False


def _read(memory: BinaryIO, at: int, amount: int) -> bytes:
    """What is there, as far as it can be read: some pages belong to a device, and others went meanwhile."""
    try:
        memory.seek(at)
        return memory.read(amount)
    except (OSError, OverflowError):
        return b""
