"""The camera is chosen and set: what is chosen is preferred from now on, and whoever runs it hears of it."""

from functools import cached_property
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from kiosk.core.cameras import Camera, CameraChoice
from kiosk.engine.camera_readiness import CameraFacts
from kiosk.ui.camera.camera_sheet import CameraSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.preferences import Preferred
from kiosk.ui.tasks import Tasks

EVERY_S = 1.0


class FoundCamera(Protocol):
    """What came of looking for cameras; `trouble` says why they are not known."""

    @property
    def cameras(self) -> tuple[Camera, ...]:
        """Those of this machine."""
        ...

    @property
    def trouble(self) -> str:
        """In English; empty where all went well."""
        ...


class Cameras(Protocol):
    """The cameras of this machine, and the one in use. Nothing here blocks."""

    async def look(self) -> FoundCamera:
        """Look which are there."""
        ...

    def facts(self) -> CameraFacts:
        """How the one in use does at this moment."""
        ...


class CameraPresenter(QObject):
    """Opens the sheet of the camera, and keeps it true while it is open."""

    def __init__(self, cameras: Cameras, window: DoorWindow, tasks: Tasks, preferred: Preferred) -> None:
        super().__init__(window)
        self._cameras, self._tasks, self._preferred = cameras, tasks, preferred
        self._window = window
        self._used = ""
        self._timer = QTimer(self)
        self._timer.setInterval(round(EVERY_S * 1000))
        self._timer.timeout.connect(self._follow)

    @cached_property
    def sheet(self) -> CameraSheet:
        """The one to choose and set the camera, made when it is first asked for."""
        sheet = CameraSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.chosen.connect(self._prefer)
        sheet.asked.connect(self._look)
        sheet.closed.connect(self._timer.stop)
        self._preferred.changed.connect(lambda now: sheet.show_choice(now.camera) if sheet.is_open else None)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Ask which camera it is to be."""
        facts = self._cameras.facts()
        self._used = facts.label
        self.sheet.ask(self._preferred.now.camera, facts)
        self._timer.start()
        self._look()

    def stop(self) -> None:
        """Follow nothing more."""
        self._timer.stop()

    def _follow(self) -> None:
        """Another camera came into use: perhaps one was plugged in, or pulled out."""
        facts = self._cameras.facts()
        self.sheet.show_facts(facts)
        if facts.label != self._used:
            self._used = facts.label
            self._look()

    def _look(self) -> None:
        self.sheet.set_busy()
        self._tasks.spawn("cameras", self._look_for_cameras(), replacing=True)

    async def _look_for_cameras(self) -> None:
        found = await self._cameras.look()
        self.sheet.show_cameras(found.cameras, found.trouble)

    def _prefer(self, choice: CameraChoice) -> None:
        self._preferred.use(replace(self._preferred.now, camera=choice))
