"""What staff may choose about the screen itself, camera and hand scanner, and who is told when they do."""

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from kiosk.core.cameras import CameraChoice
from kiosk.core.scanner_setup import ScannerSetup
from kiosk.core.serial_lines import SerialChoice
from kiosk.ui.theme.theme import Motion, Scheme


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """The screen's own settings; `volume` is 0 to 1, `language` empty for the machine's own.

    `names_asked`: whether somebody has said if names are to be hidden here; until then the screen asks.
    """

    theme: Scheme = Scheme.SYSTEM
    motion: Motion = Motion.SYSTEM
    language: str = ""
    volume: float = 0.8
    muted: bool = False
    hide_names: bool = False
    names_asked: bool = True
    kiosk_mode: bool = False
    verdict_s: float = 1.6
    camera: CameraChoice = field(default_factory=CameraChoice)
    scanner: ScannerSetup = field(default_factory=ScannerSetup)
    serial: SerialChoice = field(default_factory=SerialChoice)


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
