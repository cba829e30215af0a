"""What a device reads, brought to the door."""

from kiosk.bootstrap.door import Kiosk
from kiosk.core.presence import How
from kiosk.core.presentations import InView
from kiosk.engine.events import ScanFailed
from kiosk.ui.conductors.tasks import Tasks


def scan(kiosk: Kiosk, tasks: Tasks, code: str | bytes, how: How, view: InView) -> None:
    """Judge a code that was read at the time of `view`; a fault of ours is told as one of the disk's is."""
    tasks.spawn(
        "scan", _scan(kiosk, code, how, view), otherwise=lambda: kiosk.parts.events(ScanFailed("", ""))
    )


async def _scan(kiosk: Kiosk, code: str | bytes, how: How, view: InView) -> None:
    await kiosk.desk.scan(code, how, view)
