"""Hand scanners: what they read goes to the door, wherever the focus is."""

from kiosk.bootstrap.scans import scan
from kiosk.core.presence import InputMethod
from kiosk.core.presentations import InView
from kiosk.core.scanner_setup import ScannerSetup
from kiosk.engine.controller import DoorController
from kiosk.scanning.keys.keystrokes import BurstDetector
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.preferences import Preferred
from kiosk.ui.scanner.hand_scanner import HandScanner
from kiosk.ui.scanner.presenter import ScannerPresenter
from kiosk.ui.scanner.serial_scanner import SerialScanner
from kiosk.ui.tasks import Tasks


def listen_to_hand_scanners(
    door: DoorController, tasks: Tasks, window: DoorWindow, preferred: Preferred
) -> ScannerPresenter:
    """Take the codes of hand scanners for as long as the window lives: of a serial one once it is started."""
    typing = HandScanner(window, detector_for(preferred.now.scanner))
    conductor = ScannerPresenter(typing, SerialScanner(window), window, preferred)
    conductor.code_read.connect(
        lambda code, at_s: scan(door, tasks, code, InputMethod.HAND_SCANNER, InView(at_s, at_s))
    )
    conductor.set_up.connect(lambda setup: typing.use(detector_for(setup)))
    return conductor


def detector_for(setup: ScannerSetup) -> BurstDetector:
    """What tells these scanners from people."""
    return BurstDetector(sends_end=setup.sends_end)
