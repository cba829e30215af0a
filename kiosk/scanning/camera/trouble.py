"""What is wrong with a camera, as far as the system tells, in words and with what to do about it."""

import os
import platform
from collections.abc import Callable
from pathlib import Path

NO_CAMERA = "no camera is connected: plug one in"


def stands_in(missing: str, camera: str) -> str:
    """Another camera than the chosen one is used."""
    return f"{missing} is not connected: {camera} is used"


def is_starting(camera: str) -> str:
    """There is no picture yet, and no reason to worry."""
    return f"{camera} is starting"


def why_not_opened(
    index: int,
    camera: str,
    *,
    system: str = "",
    nodes: Path = Path("/dev"),
    may_use: Callable[[Path], bool] | None = None,
) -> str:
    """In words with what to do; `may_use` says whether this account may read and write a node."""
    system = system or platform.system()
    if system == "Darwin":
        return (
            f"{camera} cannot be opened: allow it in System Settings, Privacy & Security, Camera;"
            " or another program uses it"
        )
    if system == "Windows":
        return f"{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it"
    node = nodes / f"video{index}"
    if not node.exists():
        return f"{camera} cannot be opened: it is not connected"
    if not (may_use or _may_use)(node):
        return f"{camera} may not be used by this account: add it to the group video, and sign in again"
    return f"{camera} is in use by another program: close that program"


def _may_use(node: Path) -> bool:
    return os.access(node, os.R_OK | os.W_OK)
