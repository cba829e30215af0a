"""The first run on the screen: its window, the camera that it shows, and the sounds that it plays."""

import asyncio
import logging
from contextlib import AsyncExitStack
from functools import partial

from msgspec.structs import replace

from kiosk.bootstrap.camera import camera_pipeline
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.first_run import FirstRun
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.screen import preferences_of, with_preferences
from kiosk.bootstrap.sightings import Sightings
from kiosk.core.cameras import is_mirrored
from kiosk.engine.ports import Clock
from kiosk.scanning.camera.cameras import CameraList
from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.camera.chosen_camera import camera_source
from kiosk.scanning.camera.sources import FrameSource
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import change_settings, load_settings
from kiosk.ui.door.camera_feed import CameraFeed
from kiosk.ui.door.placement import Placement
from kiosk.ui.first_run.first_run_window import FirstRunWindow
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Ending
from kiosk.ui.preferences import Preferred
from kiosk.ui.sound.sounds import Sounds
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme

log = logging.getLogger(__name__)


class FirstRunScreen:
    """The first run in its window; from `open` to `close`, on the running loop.

    `source`: frames instead of those of this machine's camera. `office`: what runs the host's office here,
    where it is wanted. Not `loud`: without sound.
    """

    def __init__(
        self,
        environment: Environment,
        clock: Clock,
        source: FrameSource | None = None,
        *,
        office: OfficeBeside | None = None,
        loud: bool = True,
    ) -> None:
        self._home, self._settings = environment.home, environment.settings
        self._source, self._loud = source, loud
        self._closing = AsyncExitStack()
        self._preferred = Preferred(preferences_of(environment.settings))
        screen = self._preferred.now.screen
        self.new_door = FirstRun(environment, clock, office)
        self.window = FirstRunWindow(Theme(screen.theme, screen.motion))
        self._tasks = Tasks()
        self._sounds = Sounds(screen.volume, muted=False, parent=self.window)
        self.presenter = FirstRunPresenter(
            self.new_door, self.window, self._tasks, clock.now, self._preferred, self._sounds.play
        )
        self._sounds.unavailable.connect(self.presenter.camera.show_sound_trouble)

    async def play(self) -> Ending | None:
        """Show it until it ends; None where its window was closed before. What was preferred is kept."""
        ended: asyncio.Future[Ending | None] = asyncio.get_running_loop().create_future()
        self.presenter.ended.connect(lambda ending: None if ended.done() else ended.set_result(ending))
        self.window.closed.add_done_callback(lambda _: None if ended.done() else ended.set_result(None))
        async with AsyncExitStack() as closing:
            closing.callback(self.window.deleteLater)
            closing.callback(self.window.close_now)
            closing.callback(self._sounds.close)
            closing.push_async_callback(self._tasks.close)
            feed = CameraFeed(self.window)
            closing.callback(feed.end)
            self.presenter.connect_camera(feed)
            capture = Capture(self._source or partial(camera_source, self._settings.camera, CameraList()))
            sightings = Sightings(asyncio.get_running_loop(), lambda code, _view: self.presenter.read(code))
            pipeline = camera_pipeline(
                sightings.see,
                feed,
                capture,
                lambda: is_mirrored(self._preferred.now.camera.mirror, capture.state.source),
                [],
            )
            closing.push_async_callback(asyncio.to_thread, pipeline.stop)
            pipeline.start()
            if self._loud:
                self._sounds.prepare()
            Placement(self.window, self._preferred.now.screen.window).open()
            self.presenter.start()
            ending = await ended
        if ending is Ending.OPEN:
            await asyncio.to_thread(self._keep_preferences)
        return ending

    def _keep_preferences(self) -> None:
        """A disk that is full keeps no door shut for what can be chosen again."""
        try:
            settings = load_settings(self._home)
            if with_preferences(settings, self._preferred.now) != settings:
                change_settings(self._home, self._with_preferences)
        except SettingsError as error:
            log.warning("what was chosen of the screen is not kept: %s", error)

    def _with_preferences(self, settings: Settings) -> Settings:
        wanted = with_preferences(settings, self._preferred.now)
        return replace(wanted, scanner=settings.scanner, serial=settings.serial)
