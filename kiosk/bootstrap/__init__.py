"""The composition root: the only place that builds and wires parts.

The door screen is in `kiosk.bootstrap.screen`: what needs no screen does not load Qt.
"""

from kiosk.bootstrap.door import (
    Kiosk,
    Surroundings,
    SystemClock,
    account_of,
    handover_writer,
    open_kiosk,
    open_service,
    profile_of,
    session_of,
    surroundings,
)

__all__ = [
    "Kiosk",
    "Surroundings",
    "SystemClock",
    "account_of",
    "handover_writer",
    "open_kiosk",
    "open_service",
    "profile_of",
    "session_of",
    "surroundings",
]
