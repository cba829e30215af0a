"""What staff may choose about the screen itself, camera and hand scanner, and who is told when they do."""

from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from kiosk.core.cameras import CameraChoice
from kiosk.core.scanner_setup import ScannerSetup
from kiosk.core.screen_settings import ScreenSettings
from kiosk.core.serial_lines import SerialChoice


class Preferences(Struct, frozen=True, kw_only=True):
    """The settings that the screen offers."""

    screen: ScreenSettings = field(default_factory=lambda: ScreenSettings(names_asked=True))
    camera: CameraChoice = field(default_factory=CameraChoice)
    scanner: ScannerSetup = field(default_factory=ScannerSetup)
    serial: SerialChoice = field(default_factory=SerialChoice)

    def with_screen(self, **changes: Any) -> "Preferences":  # noqa: ANN401 - as `replace` itself
        """The same with some of the screen's own settings changed, by their names in ScreenSettings."""
        return replace(self, screen=replace(self.screen, **changes))


class Preferred(QObject):
    """Holds the preferences in use; `changed` brings the new ones, for the screen and for the disk."""

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = preferences

    @property
    def now(self) -> Preferences:
        """The preferences in use."""
        return self._now

    def use(self, preferences: Preferences) -> None:
        """Prefer these from now on."""
        if preferences != self._now:
            self._now = preferences
            self.changed.emit(preferences)
