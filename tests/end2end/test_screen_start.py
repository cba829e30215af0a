"""A door screen begins where it was left, and ends what had begun where a later part cannot begin."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door, screen
from kiosk.core.cameras import CameraChoice
from kiosk.core.serial_lines import SerialChoice
from kiosk.core.window_place import Area, place_from
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.settings_file import load_settings
from kiosk.ui.app import dressing
from kiosk.ui.app.run import run
from kiosk.ui.camera.camera_sheet import CameraSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.scanner.hand_scanner_sheet import HandScannerSheet
from tests.gui.waiting import until


def test_what_had_begun_is_ended_where_a_later_part_cannot_begin(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = tmp_path / "wall.png"
    assert cv2.imwrite(str(wall), np.full((90, 160), 120, np.uint8))
    settings = Settings(camera=CameraChoice(str(wall)), serial=SerialChoice("usb:0c2e:0ba1:S1"))
    place = Environment(tmp_path / "home", settings, "", "a passphrase")
    began: set[str] = set()
    before = set(threading.enumerate())

    def cannot_begin(*_parts: object) -> None:
        began.update(thread.name for thread in threading.enumerate())
        raise MemoryError

    monkeypatch.setattr(screen, "read_offered_pictures", cannot_begin)

    async def evening(_app: object) -> int:
        async with open_door(place) as kiosk:
            with pytest.raises(MemoryError):
                async with screen.open_screen(kiosk, settings, settings.camera.camera, loud=False):
                    pytest.fail("it began")
            left = {task.get_name() for task in asyncio.all_tasks()} & {"guest list", "uploader", "retention"}
            assert left == set()
        return 0

    assert run(evening) == 0
    assert {"capture", "decode", "serial-line"} <= began
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, DoorWindow)]
    assert [window for window in windows if window.isVisible()] == []
    ours = ("capture", "decode", "serial")
    for thread in set(threading.enumerate()) - before:
        if thread.name.startswith(ours):
            thread.join(100)
            assert not thread.is_alive()


def test_a_start_loads_nothing_for_a_command_line_of_httpx() -> None:
    program = (
        "import kiosk.__main__ as m; m.leave_out_what_is_not_used(); import kiosk.cli.app, kiosk.cli.window"
    )
    asked = [sys.executable, "-X", "importtime", "-c", program]
    done = subprocess.run(asked, capture_output=True, encoding="utf-8", check=True)
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines()}
    assert "httpx" in loaded
    assert loaded.isdisjoint({"rich", "pygments"})


def test_a_start_makes_the_sheets_of_camera_and_hand_scanner_only_once_the_door_is_open(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Environment(tmp_path / "home", Settings(), "", "a passphrase")
    monkeypatch.setattr(dressing, "BETWEEN_MS", 0)

    async def evening(_app: object) -> int:
        async with (
            open_door(place, opens_anyhow=True) as kiosk,
            screen.open_screen(kiosk, Settings(), SyntheticCamera(), loud=False) as opened,
        ):
            opened.show()
            sheets = opened.window.sheets
            assert {CameraSheet, HandScannerSheet}.isdisjoint(map(type, sheets.known))
            await until(lambda: not opened.presenter.is_dressing)
            assert {CameraSheet, HandScannerSheet} <= set(map(type, sheets.known))
        return 0

    assert run(evening, language="en") == 0


def test_what_staff_make_of_the_window_is_kept_for_the_next_start(qapp: QApplication, tmp_path: Path) -> None:
    home = tmp_path / "home"
    place = Environment(home, Settings(), "", "a passphrase")

    async def evening(_app: object) -> int:
        async with (
            open_door(place, opens_anyhow=True) as kiosk,
            screen.open_screen(kiosk, Settings(), SyntheticCamera(), home=home, loud=False) as opened,
        ):
            opened.show()
            opened.window.showNormal()
            opened.window.setGeometry(40, 30, 700, 560)
            await until(lambda: "700x560" in opened.preferred.now.screen.window)
        return 0

    assert run(evening, language="en") == 0
    kept = place_from(load_settings(home).screen.window)
    assert kept is not None
    assert (kept.area, kept.maximised) == (Area(40, 30, 700, 560), False)
