"""A camera is chosen on the screen: it is looked through at once, the old one let go, the choice kept."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.core.cameras import CameraChoice, Mirror
from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.errors import SourceError
from kiosk.scanning.pipeline import Pipeline
from kiosk.settings import Settings
from kiosk.settings_file import load_settings
from kiosk.ui.app.run import run
from kiosk.ui.camera.camera_sheet import CameraSheet
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from tests.door_frames import code_picture
from tests.unit.scanning.scripted_camera import ScriptedCamera
from tests.unit.scanning.watched_pipeline import Gate, has_entered

HELD_UP = "held up before this camera"


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(100):
        while not holds():
            await asyncio.sleep(0.01)


def film(path: Path, shade: int) -> str:
    """A second of video by OpenCV: gray, with a code at the left."""
    video = cv2.VideoWriter(str(path), cv2.CAP_FFMPEG, cv2.VideoWriter.fourcc(*"MJPG"), 30, (640, 360))
    if not video.isOpened():
        pytest.skip("this build of OpenCV writes no MJPG")
    scene = np.full((360, 640), shade, np.uint8)
    code = code_picture(HELD_UP)
    scene[40 : 40 + code.shape[0], 20 : 20 + code.shape[1]] = code
    for _ in range(30):
        video.write(cv2.cvtColor(scene, cv2.COLOR_GRAY2BGR))
    video.release()
    return str(path)


def at_the_door(
    home: Path, settings: Settings, source: Any, scene: Callable[[Screen], Coroutine[Any, Any, None]]
) -> None:
    """Plays a scene at a door with its screen open; no camera's thread may be left behind."""
    place = Environment(home, settings, "", "a passphrase")

    async def evening(_app: object) -> int:
        async with (
            open_door(place) as kiosk,
            open_screen(kiosk, settings, source, home=home, loud=False) as screen,
        ):
            screen.window.show()
            await scene(screen)
        return 0

    assert run(evening) == 0
    assert not [one.name for one in threading.enumerate() if one.name.startswith(("capture", "decode"))]


def shade(screen: Screen) -> int:
    """How light the preview is at its right, where no code is; -1 without a picture."""
    frame = screen.window.camera.frame
    if frame is None:
        return -1
    image = frame.image
    return QColor(image.pixel(image.width() - 8, image.height() - 8)).lightness()


def sheet_of(screen: Screen) -> CameraSheet:
    sheet = screen.window.sheets.top
    assert isinstance(sheet, CameraSheet)
    return sheet


def test_another_camera_is_chosen_turned_and_kept(qapp: QApplication, tmp_path: Path) -> None:
    dark, light = film(tmp_path / "dark.avi", 60), film(tmp_path / "light.avi", 200)
    home = tmp_path / "home"
    settings = Settings(camera=CameraChoice(dark))

    async def scene(screen: Screen) -> None:
        await until(lambda: abs(shade(screen) - 60) < 12)
        first = screen.pipeline
        screen.presenter.manager.camera_asked.emit()
        sheet = sheet_of(screen)
        await until(sheet.again.isEnabled)
        assert "dark.avi" in sheet.state.text
        sheet.chosen.emit(CameraChoice(light))
        await until(lambda: abs(shade(screen) - 200) < 12)
        assert screen.pipeline is not first
        assert first.camera.status.value == "stopped"
        assert screen.window.camera.state is CameraState.LIVE

        sheet.chosen.emit(CameraChoice(light, turn=90))
        await until(
            lambda: (
                screen.window.camera.frame is not None
                and screen.window.camera.frame.image.height() > screen.window.camera.frame.image.width()
            )
        )
        await until(lambda: load_settings(home).camera.turn == 90)
        assert load_settings(home).camera.camera == light

    at_the_door(home, settings, settings.camera.camera, scene)


def test_of_choices_in_a_row_the_last_one_holds(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dark, light = film(tmp_path / "dark.avi", 60), film(tmp_path / "light.avi", 200)

    async def scene(screen: Screen) -> None:
        await until(lambda: abs(shade(screen) - 60) < 12)
        choice = CameraChoice(dark)
        uses = [replace(choice, turn=90), CameraChoice(light), replace(choice, turn=180), CameraChoice(light)]
        made: list[CameraChoice] = []
        make = screen.camera._made

        def counted(choice: CameraChoice) -> tuple[Capture, Pipeline]:
            made.append(choice)
            return make(choice)

        monkeypatch.setattr(screen.camera, "_made", counted)
        await asyncio.gather(*(screen.camera.use(use) for use in uses))
        assert made == [uses[0], uses[-1]], "those between are not even tried"
        await until(lambda: abs(shade(screen) - 200) < 12)
        assert "light.avi" in screen.camera.facts().label

    at_the_door(tmp_path / "home", Settings(camera=CameraChoice(dark)), dark, scene)


def test_the_preview_is_mirrored_and_the_code_still_read_where_it_is_shown(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = film(tmp_path / "door.avi", 120)

    def middle_of_outline(screen: Screen) -> float:
        frame = screen.window.camera.frame
        if frame is None or not frame.outlines:
            return -1.0
        return sum(x for x, _ in frame.outlines[0]) / len(frame.outlines[0])

    def is_code_at(screen: Screen, share: float) -> bool:
        """Whether there is black and white in the preview there, as only a code has."""
        frame = screen.window.camera.frame
        assert frame is not None
        image = frame.image
        row = [
            QColor(image.pixel(int(image.width() * share) + dx, image.height() // 3)) for dx in range(-40, 40)
        ]
        lights = [colour.lightness() for colour in row]
        return max(lights) - min(lights) > 150

    async def scene(screen: Screen) -> None:
        await until(lambda: 0 <= middle_of_outline(screen) < 0.5)
        assert is_code_at(screen, middle_of_outline(screen))
        running = screen.pipeline
        await screen.camera.use(CameraChoice(path, mirror=Mirror.ON))
        await until(lambda: middle_of_outline(screen) > 0.5)
        assert is_code_at(screen, middle_of_outline(screen))
        assert screen.pipeline is running, "the camera is not let go for it"

    at_the_door(tmp_path / "home", Settings(camera=CameraChoice(path)), path, scene)


def test_a_camera_that_is_not_there_is_said_and_the_door_goes_on(qapp: QApplication, tmp_path: Path) -> None:
    path = film(tmp_path / "door.avi", 120)

    async def scene(screen: Screen) -> None:
        await until(lambda: screen.window.camera.state is CameraState.LIVE)
        await screen.camera.use(CameraChoice(str(tmp_path / "gone.avi")))
        await until(lambda: screen.window.camera.state is CameraState.LOST)
        assert "there is no file" in screen.camera.facts().trouble
        await screen.camera.use(CameraChoice(path))
        await until(lambda: screen.window.camera.state is CameraState.LIVE)

    at_the_door(tmp_path / "home", Settings(camera=CameraChoice(path)), path, scene)


def test_a_frame_that_is_looked_at_after_its_camera_was_lost_does_not_bring_it_back(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decoder has one frame in hand and another one waits when the camera goes."""
    gate, camera = Gate(), ScriptedCamera()
    monkeypatch.setattr("kiosk.bootstrap.camera.Cascade", lambda: Cascade([gate]))

    async def scene(screen: Screen) -> None:
        window = screen.window
        feed = window.findChild(CameraFeed)
        assert feed is not None
        await until(lambda: has_entered(gate, 1) and screen.pipeline.counts.captured > 2)
        camera.refuses = "the scripted camera was unplugged"
        camera.raises = SourceError(camera.refuses)
        await until(lambda: window.camera.state is CameraState.LOST)
        assert "unplugged" in screen.camera.facts().trouble
        gate.may_read.release(2)
        await until(lambda: screen.pipeline.counts.decoded == 2)
        await asyncio.to_thread(screen.pipeline.stop)
        await until(lambda: feed._newest is None)
        assert (window.camera.state, window.camera.frame) == (CameraState.LOST, None)

    at_the_door(tmp_path / "home", Settings(), camera, scene)


def test_a_rehearsals_camera_is_turned_too_and_gives_way_to_a_chosen_one(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = film(tmp_path / "door.avi", 200)
    settings = Settings()

    async def scene(screen: Screen) -> None:
        await until(lambda: screen.camera.facts().trouble == "")
        wide, tall = screen.camera.facts().width, screen.camera.facts().height
        await screen.camera.use(CameraChoice(turn=270))
        await until(lambda: screen.camera.facts().trouble == "")
        assert (screen.camera.facts().width, screen.camera.facts().height) == (tall, wide)
        await screen.camera.use(CameraChoice(path))
        await until(lambda: "door.avi" in screen.camera.facts().label)

    at_the_door(tmp_path / "home", settings, SyntheticCamera(), scene)
