"""The window of the first run: what this is, which step one is at, and its sheet."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.door.kiosk_mode import GuardedWindow
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

SMALLEST = (640, 360)
HEAD_PX = 64
EDGE_PX = 20
WIDEST_PX = 1040
"""Lines that are longer are hard to read."""


class FirstRunWindow(GuardedWindow):
    """Shows one sheet at a time in its middle, and above it how far one has come."""

    def __init__(self, theme: Theme, *, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Kiosk · set up this door"))
        self.setMinimumSize(*SMALLEST)
        self.setObjectName("stage")
        self._theme, self._guard_s = theme, guard_s
        self.name = PlainLabel(self.tr("Kiosk"), self)
        self.name.setProperty("role", "title")
        self.step = PlainLabel("", self)
        self.step.setProperty("role", "muted")
        self.sheets = Sheets(self)
        theme.changed.connect(self._apply_theme)
        self._apply_theme()
        self.resize(1280, 800)

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    @property
    def guard_s(self) -> float:
        """How long the buttons of a sheet stay deaf after it opens."""
        return self._guard_s

    def add_sheet(self, sheet: Sheet) -> None:
        """Look after this sheet from now on."""
        self.sheets.add(sheet)

    def show_step(self, number: int, steps: int) -> None:
        """Say how far one has come."""
        self.step.setText(self.tr("Step {number} of {steps}").format(number=number, steps=steps))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground that the sheets lie on."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self._theme.palette.background))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything keeps its place."""
        super().resizeEvent(event)
        self._theme.fit_to(self.width(), self.height())
        self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        edge, head = px(EDGE_PX), px(HEAD_PX)
        width = min(self.width() - 2 * edge, px(WIDEST_PX))
        left = (self.width() - width) // 2
        halves = (
            (QRect(left, 0, width // 2, head), Qt.AlignmentFlag.AlignLeft),
            (QRect(left + width // 2, 0, width - width // 2, head), Qt.AlignmentFlag.AlignRight),
        )
        labels = (self.step, self.name) if reads_from_right(self) else (self.name, self.step)
        for label, (half, side) in zip(labels, halves, strict=True):
            label.setGeometry(half)
            label.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        place = QRect(left, head, width, self.height() - head - edge)
        self.sheets.arrange(place)

    def _apply_theme(self) -> None:
        self.setStyleSheet(stylesheet(self._theme))
        self._arrange()
