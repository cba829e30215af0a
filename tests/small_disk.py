"""A disk of a few megabytes, which can be filled or made read-only: a real file system, where permitted."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

BALLAST = "ballast"


@contextmanager
def small_disk(where: Path, *, megabytes: int) -> Iterator[Path]:
    """A file system in memory at `where`. Skips the test where it cannot be mounted."""
    where.mkdir()
    if shutil.which("mount") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("mounting a small disk needs root on Linux")
    options = f"size={megabytes}m,mode=0700"
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(where)], capture_output=True, check=False
    )
    if done.returncode:
        pytest.skip(f"a small disk cannot be mounted here: {done.stderr.decode().strip()}")
    try:
        yield where
    finally:
        subprocess.run(["umount", "--lazy", str(where)], check=True)


def fill(disk: Path, *, but: int = 0) -> None:
    """Leave not a byte free, or so many."""
    size = 1 << 20
    with (disk / BALLAST).open("ab", buffering=0) as file:
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2
        file.truncate(max(0, file.tell() - but))


def empty(disk: Path) -> None:
    """Make room again."""
    (disk / BALLAST).unlink()


def make_read_only(disk: Path, *, read_only: bool) -> None:
    """Let nothing be written to the disk from now on, or again."""
    mode = "ro" if read_only else "rw"
    subprocess.run(["mount", "-o", f"remount,{mode}", str(disk)], check=True, capture_output=True)
