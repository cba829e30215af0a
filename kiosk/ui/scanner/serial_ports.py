"""The serial ports of this machine."""

from serial.tools.list_ports import comports
from serial.tools.list_ports_common import ListPortInfo

from kiosk.core.serial_lines import SerialPort


def serial_ports() -> tuple[SerialPort, ...]:
    """Those that are here now; asked of the system anew each time, without opening any. May take its time."""
    return tuple(_facts(info) for info in comports())


def _facts(info: ListPortInfo) -> SerialPort:
    name = info.name or info.device
    known = info.description not in {None, "n/a", name}
    return SerialPort(
        name=name,
        place=info.device,
        description=str(info.description).removesuffix(f" ({name})") if known else info.manufacturer or "",
        vendor="" if info.vid is None else f"{info.vid:04x}",
        product="" if info.pid is None else f"{info.pid:04x}",
        serial=info.serial_number or "",
    )
