"""The environment that commands are given."""

import os
from collections.abc import Mapping

from kiosk.bootstrap import Surroundings, surroundings
from kiosk.cli.ending import CommandError, Exit
from kiosk.cli.printing import use_timezone


def environment() -> Mapping[str, str]:
    """The process's environment."""
    return os.environ


def place() -> Surroundings:
    """The surroundings of a command; times are told in their zone from now on. Raises SettingsError."""
    found = surroundings(environment())
    use_timezone(found.settings.timezone)
    return found


def place_with_address() -> Surroundings:
    """The surroundings of a command that asks the service, which needs its address."""
    found = place()
    if not found.settings.base_url.strip():
        text = "no address of the service: set KIOSK_BASE_URL, or `kiosk settings set base_url ADDRESS`"
        raise CommandError(text, Exit.USAGE)
    return found
