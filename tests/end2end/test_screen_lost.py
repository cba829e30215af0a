"""A display that is taken away under the open window: the program ends in order, and says what to do.

Under Xvfb; skipped where this machine has none, as `tests/gui/app/test_gui_run.py` plays what Qt does then.
"""

import asyncio
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
