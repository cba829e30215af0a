"""What a device reads, brought to the door."""

from kiosk.core.presence import InputMethod
from kiosk.core.presentations import InView
from kiosk.engine.controller import DoorController
from kiosk.ui.tasks import Tasks


def scan(door: DoorController, tasks: Tasks, code: str | bytes, how: InputMethod, view: InView) -> None:
    """Judge a code that was read at the time of `view`; a fault of ours is told as one of the disk's is."""
    tasks.spawn("scan", _scan(door, code, how, view), otherwise=door.scan_failed)


async def _scan(door: DoorController, code: str | bytes, how: InputMethod, view: InView) -> None:
    await door.scan(code, how, view)
