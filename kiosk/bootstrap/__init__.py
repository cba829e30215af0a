"""The composition root: the only place that builds and wires parts.

The door screen is in `kiosk.bootstrap.screen`: what needs no screen does not load Qt.
"""

from kiosk.bootstrap.door import account_of, assemble, open_door, session_of
from kiosk.bootstrap.environment import Environment, SystemClock, load_environment
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.service import kept_tokens, open_service, open_service_with

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
