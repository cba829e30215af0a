"""Whether the serial scanner that was chosen is there."""

from collections.abc import Iterator

from kiosk.core.message import Message
from kiosk.core.serial_lines import SerialStatus
from kiosk.engine.readiness import Check

MEND = "plug it in, or choose another under Manager, Hand scanner; it is tried again and again"


def serial_checks(status: SerialStatus, name: str, why: str = "") -> Iterator[Check]:
    """Nothing where no serial scanner is wanted. `name`: the port's; `why`: the system's words."""
    details = {
        SerialStatus.READY: Message("serial scanner on {name}", name=name),
        SerialStatus.CONNECTING: Message("the serial scanner is not connected yet"),
        SerialStatus.ABSENT: Message("the serial scanner is not plugged in"),
        SerialStatus.BUSY: Message("another program uses {name}", name=name),
        SerialStatus.FORBIDDEN: Message("this user may not open {name}", name=name),
        SerialStatus.FAILED: Message("{name} cannot be opened: {why}", name=name, why=why),
    }
    if status is SerialStatus.UNUSED:
        return
    ok = status is SerialStatus.READY
    yield Check("scanner", ok=ok, detail=details[status], mend="" if ok else MEND)
