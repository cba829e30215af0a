"""What staff choose about the screen, camera and hand scanner, kept in the settings of a profile."""

import asyncio
import logging
import threading
from dataclasses import replace
from pathlib import Path

from kiosk.settings import Settings, SettingsError, load_settings, save_settings
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.tasks import Tasks

SAVE_AFTER_S = 0.5
"""A slider is turned in many steps; the disk hears of the last."""
log = logging.getLogger(__name__)


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
                save_settings(self._home, with_preferences(load_settings(self._home), preferences))
            except SettingsError as error:
                log.warning("what was chosen is not kept for the next start: %s", error)
            else:
                self._saved = preferences
