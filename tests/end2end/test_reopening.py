"""A door screen that was closed leaves nothing of its door behind in the process that opens it anew."""

import gc
import weakref
from pathlib import Path

from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.engine.controller import DoorController
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.ui.app.run import run
from tests.gui.waiting import until


def test_a_door_that_is_closed_is_gone_with_its_token_its_profile_and_its_camera(
    qapp: QApplication, tmp_path: Path
) -> None:
    home, settings = tmp_path / "home", Settings()
    place = Environment(home, settings, "", "a passphrase")

    async def once() -> "weakref.ref[DoorController]":
        async with open_door(place, opens_anyhow=True) as door:
            async with open_screen(door, settings, SyntheticCamera(), home=home, loud=False) as screen:
                screen.window.show()
                await until(screen.window.isVisible)
                screen.presenter.manager.look_at_everything()
                await until(lambda: bool(screen.presenter.manager.readiness.lines))
            return weakref.ref(door)

    async def evening(_app: object) -> int:
        left = await once()

        def is_gone() -> bool:
            gc.collect()
            return left() is None

        await until(is_gone, within_s=15)
        return 0

    assert run(evening) == 0
