"""What staff may choose about the screen itself."""

from enum import StrEnum

from msgspec import Struct


class Scheme(StrEnum):
    """Which theme: the system's choice, or one of ours by hand."""

    SYSTEM = "system"
    DARK = "dark"
    LIGHT = "light"
    HIGH_CONTRAST = "high-contrast"


class Motion(StrEnum):
    """Whether things on the screen may move: as the system has it, or by hand."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class ScreenSettings(Struct, frozen=True, kw_only=True):
    """The screen's own settings; `volume` is 0 to 1, `language` empty for the machine's own.

    `hide_names`: show no name where guests can read it before it is asked for. `names_asked`: whether
    somebody has said if that is wanted here; until then the screen asks. `kiosk_mode`: full screen, and
    closing needs a supervisor's PIN. `verdict_s`: how long a verdict floods the screen. `window`: where the
    window was last, as text (see core.window_place); empty where nobody has seen it yet.
    """

    theme: Scheme = Scheme.SYSTEM
    motion: Motion = Motion.SYSTEM
    language: str = ""
    volume: float = 0.8
    muted: bool = False
    hide_names: bool = False
    names_asked: bool = False
    kiosk_mode: bool = False
    verdict_s: float = 1.6
    window: str = ""
