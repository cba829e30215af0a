"""Arrivals over time as bars over a line of times."""

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.arrivals.arrivals_bars import Bars, height_for, ticks
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme

TALL_PX, LEAST_PX = 168, 150
TEXT_PX = 14
APART_PX = 26
"""Between two times under the bars, at least."""


class ArrivalsChart(QWidget):
    """The earliest where one begins to read; the fullest bar stands out."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._bars = Bars(0.0, 60.0, ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        theme.zoomed.connect(self.updateGeometry)

    @property
    def bars(self) -> Bars:
        """What is drawn."""
        return self._bars

    def show_bars(self, bars: Bars) -> None:
        """Draw these."""
        self._bars = bars
        text = self.tr("%n guest(s) let in", "", bars.total)
        if bars.people:
            span = self.tr("{guests} from {start} to {end}")
            text = span.format(guests=text, start=clock_time(bars.since), end=clock_time(bars.until))
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        """Room to tell bars apart."""
        return QSize(self._theme.px(300), self._theme.px(TALL_PX))

    def minimumSizeHint(self) -> QSize:
        """Never lower than this."""
        return QSize(self._theme.px(200), self._theme.px(LEAST_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Lines with their numbers, bars, and times under them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(TEXT_PX, QFont.Weight.Medium))
        highest = height_for(max((*self._bars.people, 1)))
        plot = self._plot(painter, highest)
        self._paint_scale(painter, plot, highest)
        self._paint_bars(painter, plot, highest)
        self._paint_times(painter, plot)
        painter.end()

    @property
    def _mirrored(self) -> bool:
        return reads_from_right(self)

    def _plot(self, painter: QPainter, highest: int) -> QRectF:
        metrics = QFontMetricsF(painter.font())
        numbers = metrics.horizontalAdvance(grouped(highest)) + self._theme.px(10)
        top, footer = metrics.height() / 2, metrics.height() + self._theme.px(8)
        x = 0.0 if self._mirrored else numbers
        return QRectF(x, top, self.width() - numbers, self.height() - top - footer)

    def _paint_scale(self, painter: QPainter, plot: QRectF, highest: int) -> None:
        p, gap = self._theme.palette, self._theme.px(10)
        tall = QFontMetricsF(painter.font()).height()
        for share in (0.0, 0.5, 1.0):
            y = plot.bottom() - plot.height() * share
            painter.setPen(QColor(p.line))
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
            painter.setPen(QColor(p.muted))
            if self._mirrored:
                room = QRectF(plot.right() + gap, y - tall / 2, self.width() - plot.right() - gap, tall)
                align = Qt.AlignmentFlag.AlignLeft
            else:
                room = QRectF(0, y - tall / 2, plot.left() - gap, tall)
                align = Qt.AlignmentFlag.AlignRight
            painter.drawText(
                room, int(align | Qt.AlignmentFlag.AlignVCenter), grouped(round(highest * share))
            )

    def _paint_bars(self, painter: QPainter, plot: QRectF, highest: int) -> None:
        people = self._bars.people
        if not people:
            return
        step = plot.width() / len(people)
        wide = max(step * 0.76, 1.0)
        radius = min(wide / 3, self._theme.px(4))
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipRect(plot)  # so that bars stand flat on their line
        fullest = max(people)
        for number, count in enumerate(people):
            if not count:
                continue
            tall = max(plot.height() * count / highest, 2.0)
            x = self._x(plot, number + 0.5) - wide / 2
            p = self._theme.palette
            painter.setBrush(QColor(p.accent if count < fullest else p.text))
            bar = QRectF(x, plot.bottom() - tall, wide, tall + radius)
            painter.drawRoundedRect(bar, radius, radius)
        painter.restore()

    def _x(self, plot: QRectF, bars: float) -> float:
        along = plot.width() * bars / len(self._bars.people)
        return plot.right() - along if self._mirrored else plot.left() + along

    def _paint_times(self, painter: QPainter, plot: QRectF) -> None:
        bars = self._bars
        if not bars.people:
            return
        metrics, p = QFontMetricsF(painter.font()), self._theme.palette
        widest = metrics.horizontalAdvance(clock_time(bars.since))
        most = int(plot.width() // (widest + self._theme.px(APART_PX)))
        painter.setPen(QColor(p.muted))
        for at in ticks(bars.since, bars.until, most):
            x = self._x(plot, (at - bars.since) / bars.step_s)
            painter.drawLine(QLineF(x, plot.bottom(), x, plot.bottom() + self._theme.px(4)))
            start = min(max(x - widest / 2, 0.0), self.width() - widest)
            room = QRectF(start, plot.bottom() + self._theme.px(6), widest + 1, metrics.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), clock_time(at))
