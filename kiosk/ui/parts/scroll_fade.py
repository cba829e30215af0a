"""What scrolls fades out where there is more of it, so that nothing looks cut off."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from kiosk.ui.design.theme import Theme

TALL_PX = 30
LEAST_PX = 4
"""Less than this out of sight is no more than the margin."""


def fade_out(theme: Theme, area: QAbstractScrollArea) -> None:
    """Let the area fade into the surface at whichever end there is more to scroll to."""
    for at_end in (False, True):
        Fade(theme, area, at_end=at_end)


class Fade(QWidget):
    """A strip across one end of what an area shows; gone where the area shows that end."""

    def __init__(self, theme: Theme, area: QAbstractScrollArea, *, at_end: bool) -> None:
        super().__init__(area)
        self._theme, self.area, self._at_end = theme, area, at_end
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        area.viewport().installEventFilter(self)
        theme.changed.connect(self.update)
        self._follow()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stay as wide as what is shown."""
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def _follow(self) -> None:
        bar, tall = self.area.verticalScrollBar(), self._theme.px(TALL_PX)
        more = bar.maximum() - bar.value() if self._at_end else bar.value() - bar.minimum()
        room = self.area.viewport().geometry()
        top = room.bottom() + 1 - tall if self._at_end else room.top()
        self.setGeometry(QRect(room.left(), top, room.width(), tall))
        self.setVisible(more > self._theme.px(LEAST_PX))
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """From nothing to the surface."""
        surface = QColor(self._theme.palette.surface)
        clear = QColor(surface)
        clear.setAlpha(0)
        gradient = QLinearGradient(0, 0, 0, self.height())
        gradient.setColorAt(0, clear if self._at_end else surface)
        gradient.setColorAt(1, surface if self._at_end else clear)
        painter = QPainter(self)
        painter.fillRect(self.rect(), gradient)
        painter.end()
