"""Which theme is on, how large everything is drawn, and whether things may move."""

from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessibilityHints, QFont, QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication, QStyle

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.theme.palette import DARK, HIGH_CONTRAST, LIGHT, Look, Paint, Palette
from kiosk.ui.theme.typeface import HINTING, load_typeface

__all__ = ["DARK", "HIGH_CONTRAST", "LIGHT", "Look", "Paint", "Palette", "Scheme", "Theme"]

WORD_PX = 92
NAME_PX = 66
PLACE_PX = 54
REASON_PX = 30
NOTICE_PX = 28
CHIP_PX = 26
CERTAINTY_PX = 20
SMALLEST_PX = 14

SPACE = (8, 14, 20, 28)
RADIUS_PX = 14
ROW_PX = 66
TOUCH_PX = 48
"""The smallest side of anything that can be tapped."""


DRAWN_FOR = (1280, 800)
"""The window, longer side first, in which every token has its own size; larger ones are drawn larger, and
have room for more."""
LARGEST_ZOOM = 3.0
MOTION_MS = 160


class Theme(QObject):
    """Which palette is on and how large; says `changed` when system, person or window change it."""

    zoomed = Signal()
    """Everything has another size; `changed` follows. Other colours move nothing."""
    changed = Signal()

    def __init__(
        self, scheme: Scheme = Scheme.SYSTEM, motion: Motion = Motion.SYSTEM, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scheme = scheme
        self._motion = motion
        self._zoom = 1.0
        self.family = load_typeface()
        hints, accessibility = _hints()
        hints.colorSchemeChanged.connect(self._system_changed)
        accessibility.contrastPreferenceChanged.connect(self._system_changed)

    @property
    def scheme(self) -> Scheme:
        """What was chosen."""
        return self._scheme

    @property
    def is_dark(self) -> bool:
        """Whether a dark palette is on; it is where the system has no opinion."""
        if self._scheme is Scheme.SYSTEM:
            return self._system_wants_contrast or (_hints()[0].colorScheme() is not Qt.ColorScheme.Light)
        return self._scheme is not Scheme.LIGHT

    @property
    def shown(self) -> Scheme:
        """The theme in use, whoever chose it."""
        by_system = self._scheme is Scheme.SYSTEM and self._system_wants_contrast
        if by_system or self._scheme is Scheme.HIGH_CONTRAST:
            return Scheme.HIGH_CONTRAST
        return Scheme.DARK if self.is_dark else Scheme.LIGHT

    @property
    def palette(self) -> Palette:
        """The colours in use."""
        return {Scheme.DARK: DARK, Scheme.LIGHT: LIGHT, Scheme.HIGH_CONTRAST: HIGH_CONTRAST}[self.shown]

    @property
    def _system_wants_contrast(self) -> bool:
        return _hints()[1].contrastPreference() is Qt.ContrastPreference.HighContrast

    @property
    def motion(self) -> Motion:
        """What was chosen about movement."""
        return self._motion

    @property
    def motion_ms(self) -> int:
        """How long a movement takes; 0 where nothing may move."""
        if self._motion is Motion.SYSTEM:
            hint = QStyle.StyleHint.SH_Widget_Animation_Duration
            moves = QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
            return MOTION_MS if moves and QApplication.style().styleHint(hint) > 0 else 0
        return MOTION_MS if self._motion is Motion.ON else 0

    @property
    def zoom(self) -> float:
        """How much larger than its token everything is drawn; 1 up to a window of `DRAWN_FOR`."""
        return self._zoom

    def fit_to(self, width: int, height: int) -> None:
        """Draw for a window of this size, in pixels of the window.

        Half of what it is larger than usual makes everything larger, the other half makes room: one of four
        times the sides has letters of twice the size, and twice as many rows.
        """
        longer, shorter = max(width, height), min(width, height)
        larger = min(longer / DRAWN_FOR[0], shorter / DRAWN_FOR[1])
        zoom = max(round(min(larger**0.5, LARGEST_ZOOM) * 20) / 20, 1.0)
        if zoom != self._zoom:
            self._zoom = zoom
            self.zoomed.emit()
            self.changed.emit()

    def px(self, token_px: float) -> int:
        """A token's size in pixels of the window."""
        return round(token_px * self._zoom)

    def choose(self, scheme: Scheme) -> None:
        """Switch the theme."""
        self._scheme = scheme
        self.changed.emit()

    def move(self, motion: Motion) -> None:
        """Let things move, or not."""
        self._motion = motion

    def font(self, size_px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The screen's font at a token's size, never below the smallest allowed."""
        return self.exact_font(max(size_px, SMALLEST_PX) * self._zoom, weight)

    def exact_font(self, size_px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The screen's font at a size in pixels of the window, for what scales with its own room."""
        return QFont(_font(self.family, max(round(size_px), SMALLEST_PX), weight))

    def _system_changed(self) -> None:
        if self._scheme is Scheme.SYSTEM:
            self.changed.emit()


@cache
def _font(family: str, size_px: int, weight: QFont.Weight) -> QFont:
    """A font that is asked for again with each text that is laid out or painted."""
    font = QFont()
    font.setFamilies([family])
    font.setHintingPreference(HINTING)
    font.setPixelSize(size_px)
    font.setWeight(weight)
    return font


@cache
def _hints() -> tuple[QStyleHints, QAccessibilityHints]:
    """The system's looks, and its wishes for those who see less well.

    WORKAROUND: PySide6 6.11 takes the second for deleted as soon as its wrapper of the first is let go of.
    Holding on to both can go when that is mended.
    """
    hints = QGuiApplication.styleHints()
    return hints, hints.accessibility()
