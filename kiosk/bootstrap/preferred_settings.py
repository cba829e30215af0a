"""What staff choose about the screen, camera and hand scanner, kept in the settings of a profile."""

import asyncio
import logging
import threading
from dataclasses import replace
from pathlib import Path

from kiosk.core.scanner_setup import keyboard_of, meant_as_text
from kiosk.settings import (
    Settings,
    SettingsError,
    camera_choice,
    load_settings,
    save_settings,
    scanner_setup,
    serial_choice,
)
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Motion, Scheme

SAVE_AFTER_S = 0.5
"""A slider is turned in many steps; the disk hears of the last."""
_ALIKE = ("language", "volume", "muted", "hide_names", "names_asked", "kiosk_mode", "verdict_s")
"""What both call and hold alike."""

log = logging.getLogger(__name__)


def preferences_of(settings: Settings) -> Preferences:
    """What the settings say about the screen itself."""
    return Preferences(
        theme=Scheme(settings.theme),
        motion=Motion(settings.motion),
        camera=camera_choice(settings),
        scanner=scanner_setup(settings),
        serial=serial_choice(settings),
        **{name: getattr(settings, name) for name in _ALIKE},
    )


def with_preferences(settings: Settings, preferences: Preferences) -> Settings:
    """The settings with what staff chose about the screen."""
    camera, scanner, serial = preferences.camera, preferences.scanner, preferences.serial
    return replace(
        settings,
        theme=preferences.theme.value,
        motion=preferences.motion.value,
        camera=camera.camera,
        camera_size=camera.size,
        camera_turn=str(camera.turn),
        camera_mirror=camera.mirror.value,
        camera_exposure=camera.exposure.value,
        scanner_keyboard=keyboard_of(scanner),
        scanner_places=scanner.by_place,
        scanner_meant=meant_as_text(scanner.meant),
        scanner_prefix=scanner.prefix,
        scanner_suffix=scanner.suffix,
        scanner_end=scanner.ends.value,
        serial_port=serial.port,
        serial_speed=serial.speed,
        serial_end=serial.end.value,
        **{name: getattr(preferences, name) for name in _ALIKE},
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
                save_settings(self._home, with_preferences(load_settings(self._home), preferences))
            except SettingsError as error:
                log.warning("what was chosen is not kept for the next start: %s", error)
            else:
                self._saved = preferences
