"""Hand scanners at the door: what they read goes to the desk, wherever the focus is."""

from kiosk.bootstrap.door import Kiosk
from kiosk.core.presence import How
from kiosk.scanning.keystrokes import BurstDetector
from kiosk.ui.conductors.tasks import Tasks
from kiosk.ui.machine.hand_scanner import HandScanner
from kiosk.ui.screen.window import DoorWindow


def listen_to_hand_scanners(kiosk: Kiosk, tasks: Tasks, window: DoorWindow) -> HandScanner:
    """Take the bursts of hand scanners that type, for as long as the window lives."""
    scanner = HandScanner(window, BurstDetector())
    scanner.scanned.connect(lambda code: tasks.spawn("hand scan", _scan(kiosk, code)))
    return scanner


async def _scan(kiosk: Kiosk, code: str) -> None:
    await kiosk.desk.scan(code, How.HAND_SCANNER)
