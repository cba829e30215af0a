"""What is wrong with a camera, as far as the system tells, in words and with what to do about it."""

import os
import platform
from collections.abc import Callable
from pathlib import Path

from kiosk.core.message import Message

NO_CAMERA = Message("no camera is connected: plug one in")


def stands_in(missing: str, camera: str) -> Message:
    """Another camera than the chosen one is used."""
    return Message("{camera} is not connected: {other} is used", camera=missing, other=camera)


def is_starting(camera: str) -> Message:
    """There is no picture yet, and no reason to worry."""
    return Message("{camera} is starting", camera=camera)


def why_not_opened(
    index: int,
    camera: str,
    *,
    system: str = "",
    nodes: Path = Path("/dev"),
    may_use: Callable[[Path], bool] | None = None,
) -> Message:
    """In words with what to do; `may_use` says whether this account may read and write a node."""
    system = system or platform.system()
    if system == "Darwin":
        return Message(
            "{camera} cannot be opened: allow it in System Settings, Privacy & Security, Camera; or another"
            " program uses it",
            camera=camera,
        )
    if system == "Windows":
        return Message(
            "{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it",
            camera=camera,
        )
    node = nodes / f"video{index}"
    if not node.exists():
        return Message("{camera} cannot be opened: it is not connected", camera=camera)
    if not (may_use or _may_use)(node):
        return Message(
            "{camera} may not be used by this account: add it to the group video, and sign in again",
            camera=camera,
        )
    return Message("{camera} is in use by another program: close that program", camera=camera)


def _may_use(node: Path) -> bool:
    return os.access(node, os.R_OK | os.W_OK)
