"""The serial ports of this machine."""

from PySide6.QtSerialPort import QSerialPortInfo

from kiosk.core.serial_lines import SerialPort


def serial_ports() -> tuple[SerialPort, ...]:
    """Those that are here now; asked of the system anew each time, without opening any."""
    return tuple(_facts(info) for info in QSerialPortInfo.availablePorts())


def _facts(info: QSerialPortInfo) -> SerialPort:
    return SerialPort(
        name=info.portName(),
        place=info.systemLocation(),
        description=info.description() or info.manufacturer(),
        vendor=f"{info.vendorIdentifier():04x}" if info.hasVendorIdentifier() else "",
        product=f"{info.productIdentifier():04x}" if info.hasProductIdentifier() else "",
        serial=info.serialNumber(),
    )
