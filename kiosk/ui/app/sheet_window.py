"""A window with one sheet and nothing behind it, for what comes before the door screen."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.door.kiosk_mode import GuardedWindow
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.sheet import Sheet

SMALLEST = (640, 360)
EDGE_PX = 20
WIDEST_PX = 1040
"""Lines that are longer are hard to read."""


class SheetWindow(GuardedWindow):
    """Closes with the sheet that it is given to `hold`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(*SMALLEST)
        self.setObjectName("stage")
        self._theme = theme
        self.sheets = Sheets(self)
        self.setStyleSheet(stylesheet(theme))
        self.resize(1280, 800)

    def hold(self, sheet: Sheet) -> None:
        """Show this sheet for as long as it is open."""
        self.sheets.add(sheet)
        sheet.closed.connect(self.close_now)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground that the sheet lies on."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self._theme.palette.background))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet in the middle."""
        super().resizeEvent(event)
        self._theme.fit_to(self.width(), self.height())
        edge = self._theme.px(EDGE_PX)
        width = min(self.width() - 2 * edge, self._theme.px(WIDEST_PX))
        place = QRect((self.width() - width) // 2, edge, width, self.height() - 2 * edge)
        self.sheets.arrange(place)
