"""A display of its own for a test: Xvfb on a number that is free, ended with the test; or Qt's stand-in."""

import ctypes
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


def offscreen(width: int, height: int, folder: Path) -> str:
    """What makes QT_QPA_PLATFORM a screen of this size that nobody sees; `folder` keeps the description."""
    screen = {"name": "door", "x": 0, "y": 0, "width": width, "height": height}
    density = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [{**screen, **density}]}), encoding="utf-8")
    return f"offscreen:configfile={file}"


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
