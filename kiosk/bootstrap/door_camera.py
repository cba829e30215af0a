"""The camera in use at the door: which it is, how it does, and how another one takes its place."""

import asyncio
import threading
from functools import partial

from msgspec.structs import replace

from kiosk.bootstrap.camera import camera_pipeline, seen_by
from kiosk.core.cameras import CameraChoice, is_mirrored
from kiosk.engine.camera_readiness import CameraFacts
from kiosk.engine.controller import DoorController
from kiosk.scanning.camera.cameras import CameraList, FoundCameras
from kiosk.scanning.camera.capture import CameraStatus, Capture
from kiosk.scanning.camera.check import facts_of
from kiosk.scanning.camera.chosen_camera import camera_source, turned
from kiosk.scanning.camera.sources import FrameSource, MakeSource
from kiosk.scanning.camera.trouble import is_starting
from kiosk.scanning.pipeline import Pipeline
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.tasks import Tasks


class DoorCamera:
    """Runs the pipeline of the chosen camera, from `start` to `stop`, both on the running loop.

    `given`: a source to use instead of the choice's camera, until another camera is chosen.
    """

    def __init__(
        self,
        door: DoorController,
        tasks: Tasks,
        feed: CameraFeed,
        choice: CameraChoice,
        given: FrameSource | None = None,
        cameras: CameraList | None = None,
    ) -> None:
        self._door, self._tasks, self._feed = door, tasks, feed
        self._given, self._given_for = given, choice.camera
        self._cameras = cameras or CameraList()
        self._changing = asyncio.Lock()
        self._stopped = False
        self._hung: list[threading.Thread] = []
        self._choice = self._running = choice
        self._capture, self._pipeline = self._made(choice)

    @property
    def pipeline(self) -> Pipeline:
        """The one that runs now."""
        return self._pipeline

    def start(self) -> None:
        """Start looking."""
        self._pipeline.start()

    async def stop(self) -> None:
        """Look no more; the threads are joined."""
        self._stopped = True
        async with self._changing:
            await asyncio.to_thread(self._pipeline.stop)

    async def use(self, choice: CameraChoice) -> None:
        """Use the camera in this way from now on; of several choices in a row, the newest holds."""
        self._choice = choice
        async with self._changing:
            wanted = self._choice
            if self._stopped or replace(wanted, mirror=self._running.mirror) == self._running:
                return
            self._running = wanted
            self._feed.set_state(CameraState.STARTING)
            await asyncio.to_thread(self._pipeline.stop)
            if wanted.camera != self._given_for:
                self._given = None
            self._capture, self._pipeline = self._made(wanted)
            self._pipeline.start()

    async def look(self) -> FoundCameras:
        """The cameras of this machine."""
        return await asyncio.to_thread(self._cameras.look)

    def facts(self) -> CameraFacts:
        """How the camera does at this moment."""
        facts = facts_of(self._capture)
        starts = self._capture.state.status in (CameraStatus.OPENING, CameraStatus.STOPPED)
        return replace(facts, trouble=is_starting(facts.label)) if starts else facts

    def _made(self, choice: CameraChoice) -> tuple[Capture, Pipeline]:
        capture = Capture(self._source(choice))

        def mirrored() -> bool:
            return is_mirrored(self._choice.mirror, capture.state.source)

        seen = seen_by(self._door, self._tasks)
        return capture, camera_pipeline(seen, self._feed, capture, mirrored, self._hung)

    def _source(self, choice: CameraChoice) -> FrameSource | MakeSource:
        if self._given is not None:
            return turned(self._given, choice.turn)
        return partial(camera_source, choice, self._cameras)
