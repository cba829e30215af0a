"""The foot of the screen: how many are inside, how fast they come, and the buttons."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from kiosk.ui import status_words
from kiosk.ui.icons import icon
from kiosk.ui.press_button import PressButton
from kiosk.ui.theme import Theme

ICON_PX = 22
GAP_PX = 6


class Foot(QFrame):
    """Numbers on one side, buttons on the other."""

    events_asked = Signal()
    refresh_asked = Signal()
    theme_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("foot")
        self._theme = theme
        self.inside, self._inside_of = QLabel("0", self), QLabel("", self)
        self.rate, self._a_minute = QLabel("0", self), QLabel(self.tr("a minute"), self)
        for number, words in ((self.inside, self._inside_of), (self.rate, self._a_minute)):
            number.setProperty("role", "strong")
            words.setProperty("role", "muted")
        self.events = PressButton(self.tr("Event"), self)
        self.refresh = PressButton(self.tr("Refresh list"), self)
        self.theme = PressButton("", self)
        self.theme.setAccessibleName(self.tr("Light or dark"))
        self.theme.setToolTip(self.tr("Light or dark"))
        self.events.clicked.connect(self.events_asked)
        self.refresh.clicked.connect(self.refresh_asked)
        self.theme.clicked.connect(self.theme_asked)
        self._build()
        theme.changed.connect(self._dress)
        self._dress()
        self.say_inside(0, None)

    def say_inside(self, inside: int, expected: int | None) -> None:
        """How many are inside, of how many on the list."""
        number, rest = status_words.inside_in_words(inside, expected)
        self.inside.setText(number)
        self._inside_of.setText(rest)

    def say_rate(self, a_minute: int) -> None:
        """How many scans the last minute brought."""
        self.rate.setText(status_words.grouped(a_minute))

    def _dress(self) -> None:
        colour, ratio = self._theme.palette.text, self.devicePixelRatioF()
        for button, name in ((self.events, "calendar"), (self.refresh, "refresh"), (self.theme, "theme")):
            gap = GAP_PX if button.text() else 0
            button.setIcon(icon(name, colour, ICON_PX, gap_px=gap, ratio=ratio))
            button.setIconSize(QSize(ICON_PX + gap, ICON_PX))

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 1, 20, 0)
        row.setSpacing(6)
        row.addWidget(self.inside)
        row.addWidget(self._inside_of)
        row.addSpacing(20)
        row.addWidget(self.rate)
        row.addWidget(self._a_minute)
        row.addStretch(1)
        for button in (self.events, self.refresh, self.theme):
            row.addWidget(button)
            row.addSpacing(8)
