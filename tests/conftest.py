"""The same world on every machine: no display unless one is asked for, one typeface, time zone, language."""

import gc
import os
import signal
import time
from pathlib import Path

import pytest
from hypothesis import settings

MEANT_FOR_TESTS = ("KIOSK_EXAMPLES", "KIOSK_LOOKS", "KIOSK_PICTURES", "QT_QPA_PLATFORM")

# Whoever runs the tests may have a door, a language, a desktop and habits of their own.
for _name in set(os.environ).difference(MEANT_FOR_TESTS):
    if _name.startswith(("KIOSK_", "LANG", "LC_", "QT_")):
        del os.environ[_name]
os.umask(0o022)
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Here and in what tests start: what is installed changes no result. The app brings its own typeface.
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).with_name("no_fonts.conf"))
os.environ |= {"TZ": "UTC", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # as the program does; numpy reads it when it is loaded
if hasattr(time, "tzset"):
    time.tzset()
# A script starts what runs behind it with Ctrl-C ignored, and `nohup` with a closed terminal ignored; so
# would be what tests start. Whatever ends the tests lets them put away what they hold: programs, small disks.
for _name in ("SIGINT", "SIGTERM", "SIGHUP"):
    if hasattr(signal, _name):
        signal.signal(signal.Signals[_name], signal.default_int_handler)
# A slow machine is no fault of what is tested, and what wants more examples says so.
settings.register_profile("usual", max_examples=25, deadline=None)
settings.load_profile("usual")


def pytest_collection_finish() -> None:
    """What was imported stays: garbage is looked for among what tests make, not in all of that each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs async tests: asyncio alone, as the app; each test has a loop of its own."""
    return "asyncio"


def pytest_configure(config: pytest.Config) -> None:
    # The offscreen platform says this of every window with a smallest size; windows have one.
    config.addinivalue_line("qt_log_ignore", "This plugin does not support propagateSizeHints")
    _stretch_little()


def _stretch_little() -> None:
    """A passphrase is to cost whoever guesses it a tenth of a second; tests give hundreds of them."""
    from kiosk.office import page_guard
    from kiosk.store import keys

    for costs in (keys.ARGON2, page_guard.ARGON2):
        costs.update(time_cost=1, memory_cost=64, parallelism=1)
