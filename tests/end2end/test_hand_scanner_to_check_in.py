"""A scanner that means another keyboard is taught in the window, and then checks guests in."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.core.calibration import LINE
from kiosk.core.cameras import CameraChoice
from kiosk.core.layouts import typed_on
from kiosk.core.scanner_setup import Ends, ScannerSetup
from kiosk.engine.events import EngineEvent, VerdictGiven
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.settings import Settings
from kiosk.settings_file import load_settings, save_settings
from kiosk.ui.app.run import run
from kiosk.ui.scanner.hand_scanner_sheet import HandScannerSheet
from tests.gui.scanned_form import Keyboard


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(100):
        while not holds():
            await asyncio.sleep(0.01)


def _elsewhere(text: str) -> str:
    return typed_on(text, "us", "de", combining=False) + "\r"


def test_scanner_is_taught_and_checks_guests_in(qapp: QApplication, tmp_path: Path) -> None:
    given: list[VerdictGiven] = []
    home, nothing = tmp_path / "home", tmp_path / "nothing.png"
    cv2.imwrite(str(nothing), np.full((240, 320), 90, np.uint8))
    with SandboxThread(SandboxOptions(tickets=80)) as sandbox:
        world = sandbox.world
        before, after = [
            ticket
            for ticket in world.tickets
            if ticket.event.id == world.tonight.id and ticket.state == "closed"
        ][:2]
        settings = Settings(
            base_url=sandbox.base_url, events=(world.tonight.id,), camera=CameraChoice(str(nothing))
        )
        save_settings(home, settings)

        async def evening(_app: object) -> int:
            async with open_door(Environment(home, settings, sandbox.token, "a passphrase")) as kiosk:
                kiosk.listen(_heard)
                await kiosk.guest_list.sync()
                async with open_screen(
                    kiosk, settings, settings.camera.camera, home=home, loud=False
                ) as screen:
                    window, keys = screen.window, Keyboard()
                    window.show()
                    window.activateWindow()
                    await _until(window.isActiveWindow)
                    keys.strokes(_elsewhere(f"https://t.example/c/?token={before.token}"), 5)
                    await _until(lambda: len(given) == 1)
                    screen.presenter.manager.scanner_asked.emit()
                    sheet = window.sheets.top
                    assert isinstance(sheet, HandScannerSheet)
                    await _until(lambda: not sheet.ignores_input)  # the verdict over it has gone
                    keys.rest()
                    keys.strokes(_elsewhere(LINE), 5)
                    await _until(lambda: "German" in sheet.found.text)
                    keys.rest()
                    keys.strokes(_elsewhere(after.token), 5)
                    assert after.token in sheet.arrived.text
                    sheet.dismiss()
                    keys.rest()
                    keys.strokes(_elsewhere(after.token), 5)
                    await _until(lambda: len(given) == 2)
                    await _until(lambda: load_settings(home).scanner.is_corrected)
                    await _until(lambda: {before.id, after.id} <= world.check_ins.keys())
            return 0

        def _heard(event: EngineEvent) -> None:
            if isinstance(event, VerdictGiven):
                given.append(event)

        assert run(evening) == 0
        assert {world.check_ins[ticket.id].state for ticket in (before, after)} == {"scanned_in"}
    assert [verdict.verdict.kind for verdict in given] == ["admit", "admit"]
    assert [verdict.how for verdict in given] == ["hand_scanner", "hand_scanner"]
    assert load_settings(home).scanner == ScannerSetup("us", "de", ends=Ends.WITH_KEY)
