"""The door screen over a door: window, camera, hand scanner, sounds, and what keeps the machine awake."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from kiosk.bootstrap.door_camera import DoorCamera
from kiosk.bootstrap.pictures import read_offered_pictures
from kiosk.bootstrap.scans import scan
from kiosk.core.presence import InputMethod
from kiosk.core.presentations import InView
from kiosk.core.scanner_setup import ScannerSetup
from kiosk.engine.camera_readiness import camera_checks
from kiosk.engine.controller import DoorController
from kiosk.scanning.camera.sources import FrameSource
from kiosk.scanning.keys.keystrokes import BurstDetector
from kiosk.scanning.pipeline import Pipeline
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import change_settings
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.camera.presenter import CameraPresenter
from kiosk.ui.devices.awake import Awake
from kiosk.ui.devices.power import Power
from kiosk.ui.door.camera_feed import CameraFeed
from kiosk.ui.door.placement import Placement
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.scanner.hand_scanner import HandScanner
from kiosk.ui.scanner.presenter import ScannerPresenter
from kiosk.ui.scanner.serial_scanner import SerialScanner
from kiosk.ui.sound.announcer import Announcer
from kiosk.ui.sound.sounds import Sounds
from kiosk.ui.sound.volume_button import VolumeButton
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme

SAVE_AFTER_S = 0.5
"""A slider is turned in many steps; the disk hears of the last."""
log = logging.getLogger(__name__)


class Screen(Struct, frozen=True):
    """The door screen with its camera, open and running."""

    window: DoorWindow
    camera: DoorCamera
    presenter: ScreenPresenter
    placement: Placement
    preferred: Preferred

    def show(self) -> None:
        """Show the window where it was last; one that opens anew takes the keys that the one before had."""
        self.placement.open()
        self.window.activateWindow()

    @property
    def pipeline(self) -> Pipeline:
        """The camera's, as it runs now."""
        return self.camera.pipeline


@asynccontextmanager
async def open_screen(
    door: DoorController,
    settings: Settings,
    source: int | str | FrameSource,
    *,
    home: Path | None = None,
    loud: bool = True,
) -> AsyncIterator[Screen]:
    """The door screen over a door: camera, list and outbox run until the end.

    What staff choose about the screen is kept in the settings of `home`, where one is given. Not `loud`:
    without sound, and without keeping the machine awake. Qt's application must be there and its loop must
    be the running one.
    """
    async with AsyncExitStack() as closing:  # whatever began is ended, also where a later part cannot begin
        tasks = Tasks()
        preferred = Preferred(preferences_of(settings))
        theme = Theme(preferred.now.screen.theme, preferred.now.screen.motion)
        window = DoorWindow(theme, rehearsal=door.rehearsal, settle_s=preferred.now.screen.verdict_s)
        closing.callback(window.deleteLater)
        preferred.setParent(window)  # else whoever listens to it and holds it stays for good, and the door
        closing.callback(window.close_now)
        placement = Placement(window, preferred.now.screen.window)
        placement.changed.connect(lambda kept: preferred.use(preferred.now.with_screen(window=kept)))
        feed = CameraFeed(window)
        closing.callback(feed.end)
        window.connect_camera(feed)
        presenter = ScreenPresenter(door, window, door.clock.now, preferred=preferred)
        sounds = _sounds(window, preferred)
        closing.callback(sounds.close)
        announcer = Announcer(window)
        window.view_shown.connect(announcer.announce)
        awake = Awake()
        closing.push_async_callback(awake.leave)
        closing.push_async_callback(door.stop)
        await door.start()
        closing.push_async_callback(presenter.close)
        presenter.start()
        kept = KeptPreferences(home, preferred, tasks) if home is not None else None
        if kept is not None:
            closing.push_async_callback(kept.save)
        closing.push_async_callback(tasks.close)
        camera = _camera(door, tasks, feed, preferred, source)
        closing.push_async_callback(camera.stop)
        camera.start()
        choosing = CameraPresenter(camera, window, tasks, preferred)
        closing.callback(choosing.stop)
        presenter.manager.camera_asked.connect(choosing.open)
        presenter.manager.also_check(lambda: camera_checks(camera.facts()))
        scanners = listen_to_hand_scanners(door, tasks, window, preferred)
        closing.callback(scanners.stop)
        scanners.start()
        presenter.manager.scanner_asked.connect(scanners.open)
        presenter.manager.also_check(scanners.checks)
        presenter.also_dress(lambda: choosing.sheet, lambda: scanners.sheet)
        read_offered_pictures(door, tasks, window)
        _watch_power(tasks, window, presenter)
        if loud:
            sounds.prepare()
            presenter.manager.also_check(awake.checks)
            tasks.spawn("awake", _stay_awake(awake))
        yield Screen(window, camera, presenter, placement, preferred)


def _camera(
    door: DoorController,
    tasks: Tasks,
    feed: CameraFeed,
    preferred: Preferred,
    source: int | str | FrameSource,
) -> DoorCamera:
    """The camera, used as is preferred from now on; `source` goes before what is preferred at first."""
    choice = preferred.now.camera
    if isinstance(source, int | str):
        camera = DoorCamera(door, tasks, feed, replace(choice, camera=str(source)))
    else:
        camera = DoorCamera(door, tasks, feed, choice, given=source)
    used = [choice]

    def chosen(preferences: Preferences) -> None:
        if preferences.camera != used[0]:
            used[0] = preferences.camera
            tasks.spawn("camera choice", camera.use(preferences.camera))

    preferred.changed.connect(chosen)
    return camera


async def _stay_awake(awake: Awake) -> None:
    await awake.enter()


def _watch_power(tasks: Tasks, window: DoorWindow, presenter: ScreenPresenter) -> None:
    power = Power(parent=window)
    power.changed.connect(window.status_bar.show_battery)
    power.alarmed.connect(presenter.manager.battery.alarmed)
    tasks.spawn("power", power.watch())


def _sounds(window: DoorWindow, preferred: Preferred) -> Sounds:
    """The loudspeaker, its button in the foot, and both true to what is preferred."""
    sounds = Sounds(preferred.now.screen.volume, muted=preferred.now.screen.muted, parent=window)
    window.sounded.connect(sounds.play)
    button = VolumeButton(window.theme, sounds, window.footer)
    window.footer.add_button(button)
    button.words_changed.connect(window.footer.make_room)

    def turned() -> None:
        preferred.use(preferred.now.with_screen(volume=sounds.volume, muted=sounds.muted))

    def chosen(preferences: Preferences) -> None:
        sounds.volume, sounds.muted = preferences.screen.volume, preferences.screen.muted

    sounds.changed.connect(turned)
    preferred.changed.connect(chosen)
    return sounds


def listen_to_hand_scanners(
    door: DoorController, tasks: Tasks, window: DoorWindow, preferred: Preferred
) -> ScannerPresenter:
    """Take the codes of hand scanners for as long as the window lives: of a serial one once it is started."""
    typing = HandScanner(window, detector_for(preferred.now.scanner))
    presenter = ScannerPresenter(typing, SerialScanner(window), window, preferred)
    presenter.code_read.connect(
        lambda code, at_s: scan(door, tasks, code, InputMethod.HAND_SCANNER, InView(at_s, at_s))
    )
    presenter.set_up.connect(lambda setup: typing.use(detector_for(setup)))
    return presenter


def detector_for(setup: ScannerSetup) -> BurstDetector:
    """What tells these scanners from people."""
    return BurstDetector(sends_end=setup.sends_end)


def preferences_of(settings: Settings) -> Preferences:
    """What the settings say of what staff may choose."""
    return Preferences(
        screen=settings.screen, camera=settings.camera, scanner=settings.scanner, serial=settings.serial
    )


def with_preferences(settings: Settings, preferences: Preferences) -> Settings:
    """The settings with what staff chose."""
    return replace(
        settings,
        screen=preferences.screen,
        camera=preferences.camera,
        scanner=preferences.scanner,
        serial=preferences.serial,
    )


class KeptPreferences:
    """Saves what is preferred soon after it changed; `save` once more when the tasks are closed.

    What else the settings of `home` hold stays, and nothing of the environment gets in.
    """

    def __init__(self, home: Path, preferred: Preferred, tasks: Tasks) -> None:
        self._home, self._preferred = home, preferred
        self._saved = preferred.now
        self._writing = threading.Lock()
        preferred.changed.connect(lambda _: tasks.spawn("save", self._save_soon(), replacing=True))

    async def _save_soon(self) -> None:
        await asyncio.sleep(SAVE_AFTER_S)
        await self.save()

    async def save(self) -> None:
        """Save it now, unless that was done."""
        await asyncio.to_thread(self._write, self._preferred.now)

    def _write(self, preferences: Preferences) -> None:
        with self._writing:  # whoever waited for an earlier one may have been cancelled, and it goes on
            if preferences == self._saved:
                return
            try:
                change_settings(self._home, lambda settings: with_preferences(settings, preferences))
            except SettingsError as error:
                log.warning("what was chosen is not kept for the next start: %s", error)
            else:
                self._saved = preferences
