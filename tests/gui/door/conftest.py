"""A door window whose camera lives."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.door.camera_feed import CameraState, Frame
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import Theme


@pytest.fixture
def live_window(qtbot: QtBot) -> DoorWindow:
    """Shown, with a picture of the camera; a verdict stays until it is settled."""
    made = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.camera.show_state(CameraState.LIVE, "")
    made.camera.show_frame(Frame(QImage(64, 48, QImage.Format.Format_RGB32)))
    return made
