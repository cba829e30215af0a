"""How many came in each of the last minutes, as small bars."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.theme import Theme

BARS = 15
BAR_PX, GAP_PX, TALL_PX = 8, 2, 26


class Sparkline(QWidget):
    """The last `BARS` minutes, the newest at the end where one stops reading."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._counts: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    @property
    def counts(self) -> tuple[int, ...]:
        """What is drawn, oldest first."""
        return self._counts

    def say(self, counts: tuple[int, ...]) -> None:
        """Draw these, oldest first; more than there are bars for lose the oldest."""
        self._counts = counts[-BARS:]
        listed = ", ".join(str(count) for count in self._counts)
        self.setAccessibleName(self.tr("Arrivals of the last minutes: {counts}").format(counts=listed))
        self.setToolTip(self.tr("Arrivals, minute by minute"))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for every bar."""
        step, wide = self._theme.px(BAR_PX + GAP_PX), self._theme.px(BAR_PX)
        return QSize((BARS - 1) * step + wide, self._theme.px(TALL_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The bars, as high as the highest allows; a minute without anybody keeps a line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.palette.accent))
        mirrored = reads_from_right(self)
        highest = max((*self._counts, 1))
        wide, step, least = self._theme.px(BAR_PX), self._theme.px(BAR_PX + GAP_PX), self._theme.px(2)
        for number, count in enumerate(reversed(self._counts)):
            tall = max(self.height() * count / highest, least)
            if number * step + wide > self.width():
                break  # whole bars only
            x = number * step if mirrored else self.width() - number * step - wide
            radius = self._theme.px(2)
            painter.drawRoundedRect(QRectF(x, self.height() - tall, wide, tall), radius, radius)
        painter.end()
