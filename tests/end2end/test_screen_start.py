"""A door screen of which one part cannot begin ends what had begun before it."""

import asyncio
import threading
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door, screen
from kiosk.core.cameras import CameraChoice
from kiosk.core.serial_lines import SerialChoice
from kiosk.settings import Settings
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow


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
