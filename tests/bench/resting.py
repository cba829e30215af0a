"""What the open window costs while nobody is there: a camera on an empty doorway, and nothing to send.

The camera's pictures come compressed, as webcams send them, so reading it alone costs what it costs.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from kiosk.bootstrap.sightings import Sightings
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Pixels
from kiosk.scanning.pipeline import Pipeline
from kiosk.scanning.selection.frame_analyser import FrameResult
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import Theme
from tests.bench.feeding import FPS, empty_scenes, unpacked
from tests.bench.on_the_screen import on_the_screen
from tests.bench.report import Figure, Report, Row
from tests.gui.fake_controller import NOW, FakeController

SIZE = (1280, 800)
BUDGET_PERCENT = 15
DISTINCT = 12
"""Pictures of the doorway, which differ by the camera's noise alone; they take turns."""
PATIENCE_S = 600.0
"""By then everything was tried on what is there, and every sheet is made and dressed, once for an evening."""


def measure(seed: int, seconds: float) -> Report:
    """Look at an empty doorway for so long, with the camera alone and then with the window; for people."""
    alone, whole, previews = on_the_screen(lambda: _shares(Doorway(seed), seconds))
    rest = Row(
        "CPU at rest: window open, an empty doorway",
        Figure("window and camera", whole * 100, "% of a core"),
        Figure("the camera read alone", alone * 100, "% of a core"),
        whole * 100,
        BUDGET_PERCENT,
        "% of a core",
    )
    return Report(
        [
            f"-- window of {SIZE[0]}×{SIZE[1]}, camera of 1280×720 at {FPS} frames a second, {seconds:.0f} s",
            f"window and camera at rest: {whole:.1%} of a core, {previews / seconds:.1f} previews a second",
            f"baseline: the camera read alone: {alone:.1%}",
            f"ratio {whole / alone:.2f}; beside the camera: {whole - alone:.1%}",
        ],
        [rest],
    )


async def _shares(doorway: "Doorway", seconds: float) -> tuple[float, float, int]:
    """The share of a core of the camera alone, and of everything with it, and the previews shown then."""
    return await _camera_alone(doorway, seconds), *await _window_at_rest(doorway, seconds)


class Doorway:
    """A `FrameSource` on a doorway that stays empty."""

    label = "doorway"

    def __init__(self, seed: int) -> None:
        self._pictures = empty_scenes(seed, DISTINCT)
        self._number = 0
        self._due_s = 0.0

    def open(self) -> None:
        """The first frame is due now."""
        self._due_s = time.monotonic()

    def read(self) -> Pixels | None:
        """The frame that is due next."""
        self.skip()
        return unpacked(self._pictures[self._number % DISTINCT])

    def skip(self) -> bool:
        """Waits for the frame that is due next."""
        self._due_s = max(self._due_s + 1 / FPS, time.monotonic() - 1 / FPS)
        time.sleep(max(0.0, self._due_s - time.monotonic()))
        self._number += 1
        return True

    def close(self) -> None:
        """Nothing to free."""


@dataclass
class _Rests:
    """Whether the decoder has tried everything, and how many previews were shown since it was asked."""

    at_rest: bool = False
    previews: int = 0


async def _camera_alone(doorway: Doorway, seconds: float) -> float:
    """The share of a core that reading the camera takes."""
    capture = Capture(doorway)
    capture.start(lambda _frame: None, lambda _state: None)
    try:
        return await _share_of_a_core(seconds)
    finally:
        await asyncio.to_thread(capture.stop)


async def _window_at_rest(doorway: Doorway, seconds: float) -> tuple[float, int]:
    """The share of a core that everything takes, and the previews shown meanwhile."""
    window = DoorWindow(Theme(Scheme.DARK, Motion.ON))
    window.resize(*SIZE)
    window.show()
    feed, rests = CameraFeed(window), _Rests()
    window.connect_camera(feed)
    feed.set_state(CameraState.LIVE, "")
    presenter = ScreenPresenter(FakeController(), window, lambda: NOW)
    presenter.start()
    sightings = Sightings(asyncio.get_running_loop(), lambda _code, _view: None)

    def seen(result: FrameResult) -> None:
        rests.at_rest = result.at_rest
        sightings.see(result)

    pipeline = Pipeline(Capture(doorway), Cascade(), seen, _preview_to(feed, rests))
    pipeline.start()
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not rests.at_rest or presenter.is_dressing:
                await asyncio.sleep(0.2)
        rests.previews = 0
        return await _share_of_a_core(seconds), rests.previews
    finally:
        await asyncio.to_thread(pipeline.stop)
        await presenter.close()
        window.close()
        window.deleteLater()


def _preview_to(feed: CameraFeed, rests: _Rests) -> Callable[[FrameResult], None]:
    def preview(result: FrameResult) -> None:
        rests.previews += 1
        feed.offer(result.frame.image, [])

    return preview


async def _share_of_a_core(seconds: float) -> float:
    await asyncio.sleep(1.0)
    began, used = time.monotonic(), time.process_time()
    await asyncio.sleep(seconds)
    return (time.process_time() - used) / (time.monotonic() - began)
