"""A machine without a camera says so and gives its place to the lists, until one is plugged in."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.scanning.camera.trouble import NO_CAMERA
from kiosk.scanning.errors import SourceError
from kiosk.settings import Settings
from kiosk.ui.app.run import run
from kiosk.ui.door.camera_feed import CameraState
from tests.gui.waiting import until


class Unplugged:
    """A camera that is not there while `plugged` is not set."""

    label = "camera"

    def __init__(self) -> None:
        self.plugged = False
        self._camera = SyntheticCamera()

    def open(self) -> None:
        if not self.plugged:
            raise SourceError(NO_CAMERA)
        self._camera.open()

    def read(self) -> NDArray[Any] | None:
        if not self.plugged:
            return None
        return np.asarray(self._camera.read())

    def close(self) -> None:
        self._camera.close()


def test_none_found_collapses_and_one_plugged_in_is_back(qapp: QApplication, tmp_path: Path) -> None:
    source = Unplugged()
    place = Environment(tmp_path / "home", Settings(), "", "a passphrase")

    async def evening(_app: object) -> int:
        async with (
            open_door(place, opens_anyhow=True) as door,
            open_screen(door, Settings(), source, loud=False) as screen,
        ):
            window = screen.window
            window.show()
            camera, aside = window.camera, window.aside
            await until(lambda: camera.state is CameraState.NONE)
            await until(lambda: camera.height() < 100)
            room = aside.height()
            assert "Camera lost" not in camera.accessibleDescription()
            source.plugged = True
            await until(lambda: camera.state is CameraState.LIVE)
            assert camera.height() > 200
            assert aside.height() < room
            source.plugged = False
            await until(lambda: camera.state is CameraState.LOST)
            assert camera.height() > 200, "it was there: it is tried again"
        return 0

    assert run(evening, language="en") == 0
