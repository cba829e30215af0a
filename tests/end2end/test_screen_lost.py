"""A display that is taken away under the open window: the program ends in order, and says what to do.

Under Xvfb; skipped where this machine has none, as `tests/gui/app/test_gui_run.py` plays what Qt does then.
"""

import asyncio
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.end2end.driven_program import DrivenProgram, machine
from tests.end2end.test_start_faults import GERMAN, set_up
from tests.end2end.virtual_display import has_xvfb, virtual_display

PATIENCE_S = 120


async def test_the_program_ends_in_order_and_says_what_to_do(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    if not has_xvfb():
        pytest.skip("Xvfb, or what Qt wants for it, is missing")
    home = tmp_path / "home"
    await set_up(home)
    with ExitStack() as there:
        display = there.enter_context(virtual_display(1024, 600))
        shown = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display, "KIOSK_PASSPHRASE": "correct horse"}
        with DrivenProgram({**machine(home), **GERMAN, **shown}) as program:
            for_s = time.monotonic() + PATIENCE_S
            while not program.ask("look") and time.monotonic() < for_s:
                await asyncio.sleep(0.1)
            assert list(home.rglob("*-wal")), "the profile is open"
            there.close()
            assert program.process.wait(PATIENCE_S) == 1
    said = capfd.readouterr().err.splitlines()
    assert said[-1].startswith("kiosk: der Bildschirm ist weg, und Kiosk hat sich beendet"), said
    assert list(home.rglob("*-wal")) == [], "the profile was not closed"


ASKS_XLIB = """
import ctypes
from PySide6.QtWidgets import QApplication
from kiosk.ui.app.display import XLIB
from kiosk.ui.app.run import outlive_display
app = QApplication([])
assert outlive_display(app)
display = ctypes.c_void_p(app.nativeInterface().display())
print("open", flush=True)
input()
ctypes.CDLL(XLIB).XSync(display, 0)
print("goes on")
"""


def test_xlib_does_not_end_the_program_that_asks_it_for_something_then(tmp_path: Path) -> None:
    if not has_xvfb():
        pytest.skip("Xvfb, or what Qt wants for it, is missing")
    with ExitStack() as there:
        display = there.enter_context(virtual_display(1024, 600))
        shown = {**machine(tmp_path), "QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        pipe = subprocess.PIPE
        with subprocess.Popen(
            [sys.executable, "-c", ASKS_XLIB], env=shown, stdin=pipe, stdout=pipe, text=True
        ) as asking:
            assert asking.stdin is not None
            assert asking.stdout is not None
            assert asking.stdout.readline() == "open\n"
            there.close()
            said, _ = asking.communicate("\n", PATIENCE_S)
    assert (said, asking.returncode) == ("goes on\n", 0)
