"""The mark of a rehearsal: there from the first to the last moment, in every state of the screen."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.text_fit import elided
from kiosk.ui.theme.theme import Theme

FONT_PX = 16
EDGE_PX = 20


class RehearsalBar(QWidget):
    """Says that nothing on the screen is real; where room is scarce, in one word."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.text = self.tr("REHEARSAL · invented guests, nobody is really checked in")
        self._brief = self.tr("REHEARSAL")
        self.setAccessibleName(self.text)
        theme.changed.connect(self.update)

    @property
    def shown(self) -> str:
        """The words that are painted."""
        font, room = self._font(), self._room()
        fits = QFontMetricsF(font).horizontalAdvance(self.text) <= room
        return self.text if fits else elided(self._brief, font, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A line in the accent colour, which no verdict has."""
        painter = QPainter(self)
        palette = self._theme.palette
        painter.fillRect(self.rect(), QColor(palette.accent))
        painter.setFont(self._font())
        painter.setPen(QColor(palette.on_accent))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.shown)
        painter.end()

    def _font(self) -> QFont:
        return self._theme.font(FONT_PX, QFont.Weight.Bold)

    def _room(self) -> int:
        return self.width() - 2 * self._theme.px(EDGE_PX)
