"""The environment that commands are given, and what of it goes no further."""

import ctypes
import os
import sys
from collections.abc import Mapping
from contextlib import suppress

from kiosk import bootstrap
from kiosk.bootstrap import Environment
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import use_timezone

SECRETS = (
    "KIOSK_TOKEN",
    "KIOSK_PASSPHRASE",
    "KIOSK_HANDOVER_PASSPHRASE",
    "KIOSK_CLIENT_SECRET",
    "KIOSK_OFFICE_PASSPHRASE",
)

_PR_SET_DUMPABLE = 4
"""Of Linux's prctl. 0: no other program of the same user traces this one or reads its memory."""

_kept: dict[str, str] = {}


def keep_secrets() -> None:
    """From now on, no program that this one starts inherits its secrets, and no core dump or `ps` shows them.

    On Linux no other program of the same user reads them in its memory either. Once, where the program
    begins; `variables` goes on telling them.
    """
    for name in SECRETS:
        if name in os.environ:
            _overwrite(name)
            _kept[name] = os.environ.pop(name)
    with suppress(ImportError, ValueError, OSError):  # no such limit on Windows, or one that may not be set
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, ctypes.c_ulong(0))


def _overwrite(name: str) -> None:
    """Where the system shows what a process was started with, as `ps e` does, it shows no secret any more."""
    if os.name == "posix":
        libc = ctypes.CDLL(None)
        libc.getenv.restype = ctypes.c_void_p
        if (at := libc.getenv(name.encode())) is not None:
            ctypes.memset(at, 0, len(ctypes.string_at(at)))


def variables() -> Mapping[str, str]:
    """The process's environment as it was given."""
    return {**os.environ, **_kept}


def use_passphrase(passphrase: str) -> None:
    """Let `variables` tell this passphrase, which was typed on the screen, from now on."""
    _kept["KIOSK_PASSPHRASE"] = passphrase


def load_environment() -> Environment:
    """The environment of a command; times are told in their zone from now on. Raises SettingsError."""
    found = bootstrap.load_environment(variables())
    use_timezone(found.settings.timezone)
    return found


def load_environment_with_address() -> Environment:
    """The environment of a command that asks the service, which needs its address."""
    found = load_environment()
    if not found.settings.base_url.strip():
        text = "no address of the service: set KIOSK_BASE_URL, or `kiosk settings set base_url ADDRESS`"
        raise CommandError(text, Exit.USAGE)
    return found
