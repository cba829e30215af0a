"""Whether the serial scanner that was chosen is there."""

from collections.abc import Iterator

from kiosk.core.serial_lines import SerialStatus
from kiosk.engine.readiness import Check

MEND = "plug it in, or choose another under Manager, Hand scanner; it is tried again and again"


def serial_checks(status: SerialStatus, name: str, why: str = "") -> Iterator[Check]:
    """Nothing where no serial scanner is wanted. `name`: the port's; `why`: the system's words."""
    details = {
        SerialStatus.READY: f"serial scanner on {name}",
        SerialStatus.CONNECTING: "the serial scanner is not connected yet",
        SerialStatus.ABSENT: "the serial scanner is not plugged in",
        SerialStatus.BUSY: f"another program uses {name}",
        SerialStatus.FORBIDDEN: f"this user may not open {name}",
        SerialStatus.FAILED: f"{name} cannot be opened: {why}",
    }
    if status is SerialStatus.UNUSED:
        return
    ok = status is SerialStatus.READY
    yield Check("scanner", ok=ok, detail=details[status], mend="" if ok else MEND)
