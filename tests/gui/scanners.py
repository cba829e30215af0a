"""Serial ports of a machine, and the sheet of hand scanners over them."""

from kiosk.core.scanner_setup import ScannerSetup
from kiosk.core.serial_lines import SerialChoice, SerialPort, SerialState, SerialStatus
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.scanner.hand_scanner_sheet import HandScannerSheet

PORTS = (
    SerialPort("ttyACM0", "/dev/ttyACM0", "Honeywell Voyager 1450g", "0c2e", "0ba1", "18071B4F"),
    SerialPort("ttyS0", "/dev/ttyS0"),
)


def scanner_sheet(window: DoorWindow, serial: SerialChoice | None = None) -> HandScannerSheet:
    """The sheet, open in a window, with nothing learnt yet."""
    sheet = HandScannerSheet(window.theme, window.guard_s, window)
    window.add_sheet(sheet)
    sheet.ask(ScannerSetup(), "us/de", serial or SerialChoice(), PORTS, SerialState(SerialStatus.UNUSED))
    return sheet
