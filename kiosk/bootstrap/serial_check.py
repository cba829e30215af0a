"""Whether the serial scanner of a profile is plugged in, without a screen."""

from collections.abc import Iterator

from kiosk.core.serial_lines import SerialChoice, SerialStatus, find
from kiosk.engine.readiness import Check
from kiosk.engine.serial_readiness import serial_checks


def examine_serial_scanner(choice: SerialChoice) -> Iterator[Check]:
    """A line where one is wanted. It is not opened: an open door may be listening to it."""
    if not choice.port:
        return
    from kiosk.ui.scanner.serial_scanner import serial_ports  # only where one is wanted

    port = find(choice.port, serial_ports())
    yield from serial_checks(SerialStatus.READY if port else SerialStatus.ABSENT, port.name if port else "")
