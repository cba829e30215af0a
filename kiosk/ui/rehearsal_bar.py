"""The mark of a rehearsal: there from the first to the last moment, in every state of the screen."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.text_fit import elided
from kiosk.ui.theme import Theme


class RehearsalBar(QWidget):
    """Says that nothing on the screen is real."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.text = self.tr("REHEARSAL · invented guests, nobody is really checked in")
        self.setAccessibleName(self.text)
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A line in the accent colour, which no verdict has."""
        painter = QPainter(self)
        palette = self._theme.palette
        painter.fillRect(self.rect(), QColor(palette.accent))
        font = self._theme.font(16, QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(palette.on_accent))
        text = elided(self.text, font, self.width() - 40)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
