"""The window of a door that could not be opened anew: why, and what to do."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.door.kiosk_mode import GuardedWindow
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.sheet import GUARD_S

SMALLEST = (640, 360)
EDGE_PX = 20
WIDEST_PX = 1040
"""Lines that are longer are hard to read."""


class NotOpenedWindow(GuardedWindow):
    """Says `why` nobody scans here now. Once it is closed, `wants_again` tells whether to try once more."""

    def __init__(
        self, theme: Theme, why: str, *, guard_s: float = GUARD_S, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Kiosk · this door is not open"))
        self.setMinimumSize(*SMALLEST)
        self.setObjectName("stage")
        self._theme, self.wants_again = theme, False
        self.sheets = Sheets(self)
        self.sheet = ExplainSheet(theme, guard_s, self)
        self.sheets.add(self.sheet)
        self.sheet.acted.connect(self._try_again)
        self.sheet.closed.connect(self.close_now)
        self.setStyleSheet(stylesheet(theme))
        self.resize(1280, 800)
        told = self.tr(
            "Kiosk could not open this door again. Nobody can scan here now; nothing that was "
            "recorded is lost."
        )
        to_do = self.tr(
            "Do what it says here, then try again. If that does not help, restart this machine, "
            "start Kiosk again and call the host. Until then, let guests in at another door."
        )
        self.sheet.explain(
            self.tr("This door is not open"),
            f"{told}\n\n{as_sentence(why)}\n\n{to_do}",
            act=self.tr("Try again"),
            close=self.tr("Close Kiosk"),
        )

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
        self.sheets.arrange(place, place)

    def _try_again(self) -> None:
        self.wants_again = True
