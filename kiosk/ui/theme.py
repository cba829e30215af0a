"""The design tokens: colours, type scale, spacing; and which of the themes is on."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication

WORD_PX = 92
NAME_PX = 66
REASON_PX = 30
CHIP_PX = 26
CERTAINTY_PX = 20
SMALLEST_PX = 14

SPACE = (8, 14, 20, 28)
RADIUS_PX = 14
ROW_PX = 66
TOUCH_PX = 48
"""The smallest side of anything that can be tapped."""


class Scheme(StrEnum):
    """Which theme: the system's choice, or one of ours by hand."""

    SYSTEM = "system"
    DARK = "dark"
    LIGHT = "light"


class Look(StrEnum):
    """The colour family of a verdict; each has its own shape and words as well."""

    GO = "go"
    STOP = "stop"
    ASK = "ask"
    GREY = "grey"
    EXIT = "exit"
    NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True)
class Paint:
    """A fill and the ink that is read on it; `pressed` is the fill of chips and buttons on it."""

    fill: str
    ink: str
    pressed: str


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one theme, `#RRGGBB`. `row_*` are for icons and words on `surface`."""

    background: str
    surface: str
    raised: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    selected: str
    warning: Paint
    warning_line: str
    alarm: Paint
    row_go: str
    row_stop: str
    row_ask: str
    row_exit: str
    neutral: Paint

    def paint(self, look: Look) -> Paint:
        """The fill and ink of a verdict's family."""
        return self.neutral if look is Look.NEUTRAL else _LOOKS[look]

    def row_colour(self, look: Look) -> str:
        """The colour of a verdict's icon in a list."""
        return {
            Look.GO: self.row_go,
            Look.STOP: self.row_stop,
            Look.ASK: self.row_ask,
            Look.EXIT: self.row_exit,
        }.get(look, self.muted)


_LOOKS = {
    Look.GO: Paint("#34D17F", "#04150B", "#2AA866"),
    Look.STOP: Paint("#A3121F", "#FFFFFF", "#7E0D17"),
    Look.ASK: Paint("#FFB020", "#1C1200", "#D9941A"),
    Look.GREY: Paint("#5B6675", "#FFFFFF", "#485260"),
    Look.EXIT: Paint("#124C9E", "#FFFFFF", "#0D3A7A"),
}

DARK = Palette(
    background="#0D1117",
    surface="#151B23",
    raised="#1E2630",
    line="#2B3543",
    text="#F0F4F8",
    muted="#9BA7B6",
    accent="#6CA8FF",
    on_accent="#06101F",
    selected="#22304A",
    warning=Paint("#3A2B0C", "#FFC65C", "#4A3710"),
    warning_line="#8A641A",
    alarm=Paint("#A3121F", "#FFFFFF", "#7E0D17"),
    row_go="#34D17F",
    row_stop="#FF6B6B",
    row_ask="#FFB020",
    row_exit="#6CA8FF",
    neutral=Paint("#1E2630", "#F0F4F8", "#2B3543"),
)

LIGHT = Palette(
    background="#F3F5F8",
    surface="#FFFFFF",
    raised="#EEF1F5",
    line="#D5DBE3",
    text="#10161E",
    muted="#56616F",
    accent="#1458C8",
    on_accent="#FFFFFF",
    selected="#E1ECFD",
    warning=Paint("#FFF1CC", "#6B4300", "#FFE5A3"),
    warning_line="#E0A93B",
    alarm=Paint("#A3121F", "#FFFFFF", "#7E0D17"),
    row_go="#0B7F40",
    row_stop="#B3202B",
    row_ask="#9A5B00",
    row_exit="#1458C8",
    neutral=Paint("#DDE3EB", "#10161E", "#CBD3DE"),
)


class Theme(QObject):
    """Which palette is on; says `changed` when the system or a person changes it."""

    changed = Signal()

    def __init__(self, scheme: Scheme = Scheme.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scheme = scheme
        families = QFontDatabase.families()
        system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
        self.family = "Inter" if "Inter" in families else system
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    @property
    def scheme(self) -> Scheme:
        """What was chosen."""
        return self._scheme

    @property
    def is_dark(self) -> bool:
        """Whether the dark palette is on; it is where the system has no opinion."""
        if self._scheme is Scheme.SYSTEM:
            return QGuiApplication.styleHints().colorScheme() is not Qt.ColorScheme.Light
        return self._scheme is Scheme.DARK

    @property
    def palette(self) -> Palette:
        """The colours in use."""
        return DARK if self.is_dark else LIGHT

    def choose(self, scheme: Scheme) -> None:
        """Switch the theme."""
        self._scheme = scheme
        self.changed.emit()

    def font(self, size_px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The screen's font at a size in pixels, never below the smallest allowed."""
        font = QFont()
        font.setFamilies([self.family])
        font.setPixelSize(max(round(size_px), SMALLEST_PX))
        font.setWeight(weight)
        return font

    def _system_changed(self) -> None:
        if self._scheme is Scheme.SYSTEM:
            self.changed.emit()


def blend(over: str, under: str, share: float) -> str:
    """`over` laid on `under` with an opacity of `share` (0 to 1), as `#rrggbb`."""
    a, b = QColor(over), QColor(under)
    return QColor.fromRgbF(
        a.redF() * share + b.redF() * (1 - share),
        a.greenF() * share + b.greenF() * (1 - share),
        a.blueF() * share + b.blueF() * (1 - share),
    ).name()
