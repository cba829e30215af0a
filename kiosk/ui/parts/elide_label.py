"""A label that gives way: it ends in … when there is no room, and shows the whole text as a tooltip."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from kiosk.ui.design.text_fit import clean, elided


class ElideLabel(QLabel):
    """One line of text that may be cut with … ; `text()` is always the whole."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.say(text)

    def say(self, text: str) -> None:
        """Show a text that others may have written."""
        shown = clean(text)
        self.setText(shown)
        self.setToolTip(shown)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        return QSize(40, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Room for all of it."""
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 4, super().sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As much as fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.setFont(self.font())
        text = elided(self.text(), self.font(), self.width())
        painter.drawText(self.rect(), int(self.alignment()), text)
        painter.end()
