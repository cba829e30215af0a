"""The composition root: the only place that builds and wires parts.

The door screen is in `kiosk.bootstrap.screen`: what needs no screen does not load Qt.
"""

from kiosk.bootstrap.door import (
    SystemClock,
    account_of,
    assemble,
    kept_tokens,
    open_door,
    open_profile,
    open_service,
    open_service_with,
    session_of,
)
from kiosk.bootstrap.environment import Environment, load_environment

__all__ = [
    "Environment",
    "SystemClock",
    "account_of",
    "assemble",
    "kept_tokens",
    "load_environment",
    "open_door",
    "open_profile",
    "open_service",
    "open_service_with",
    "session_of",
]
