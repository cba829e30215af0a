"""A display of its own for a test: Xvfb on a number that is free, ended with the test."""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

STARTS_WITHIN_S = 20


_WANTED_BY_QT = ("libxcb-cursor.so.0", "libxkbcommon-x11.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1")


def has_xvfb() -> bool:
    """Whether this machine can have one, and Qt open a window on it."""
    if shutil.which("Xvfb") is None:
        return False
    try:
        for name in _WANTED_BY_QT:
            ctypes.CDLL(name)
    except OSError:
        return False
    return True


@contextmanager
def virtual_display(width: int, height: int) -> Iterator[str]:
    """Its name, such as `:99`, for DISPLAY. Xvfb chooses the number itself, so that no two tests meet."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    os.close(write)
    try:
        with os.fdopen(read) as said:
            number = said.readline().strip()  # ends at once where Xvfb does
        if not number:
            process.wait(STARTS_WITHIN_S)
            raise RuntimeError(
                f"Xvfb does not start: {process.stderr.read().decode() if process.stderr else ''}"
            )
        yield f":{number}"
    finally:
        process.terminate()
        process.communicate(timeout=STARTS_WITHIN_S)
