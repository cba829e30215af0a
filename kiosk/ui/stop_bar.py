"""The late STOP, kept at the foot of the screen while the lane goes on above it."""

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.icons import draw_icon
from kiosk.ui.stripes import draw_stripes
from kiosk.ui.telling import Telling
from kiosk.ui.text_fit import elided, fit, lay_out, plain
from kiosk.ui.theme import Look, Theme

EDGE_PX = 28


class StopBar(QWidget):
    """Holds every STOP for its whole time, whatever is scanned meanwhile; several take turns.

    The window shows it while something else floods the screen. `gone` follows when the last STOP has had
    its time.
    """

    gone = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._waiting: list[Telling] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        theme.changed.connect(self.update)
        self.hide()

    @property
    def telling(self) -> Telling | None:
        """The STOP that is held now."""
        return self._waiting[0] if self._waiting else None

    def hold(self, telling: Telling) -> None:
        """Hold this STOP for its time, after those that still have theirs."""
        self._waiting.append(telling)
        if len(self._waiting) == 1:
            self._begin()

    def _begin(self) -> None:
        telling = self._waiting[0]
        self.setAccessibleName(plain(f"{telling.word}. {telling.name}. {' '.join(telling.lines)}"))
        self._timer.start(round((telling.hold_s or 0) * 1000))
        self.update()

    def _next(self) -> None:
        self._waiting.pop(0)
        if self._waiting:
            self._begin()
        else:
            self.gone.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Red, striped, with the word and the name as large as the band has room for."""
        telling = self.telling
        if telling is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint = self._theme.palette.paint(Look.STOP)
        painter.fillRect(self.rect(), QColor(paint.fill))
        draw_stripes(painter, self.rect(), paint.ink)
        side = self.height() - 52
        draw_icon(painter, telling.mark, QRectF(EDGE_PX, 26, side, side), paint.ink)
        heavy = self._theme.font(1, QFont.Weight.ExtraBold)
        word = fit(telling.word, heavy, self.width() / 3, largest_px=side * 0.8, smallest_px=20, lines=1)
        x = EDGE_PX + side + 20
        word.draw(painter, QPointF(x, (self.height() - word.height) / 2), paint.ink)
        self._facts(painter, telling, x + word.width + EDGE_PX, paint.ink)
        painter.end()

    def _facts(self, painter: QPainter, telling: Telling, x: float, ink: str) -> None:
        room = self.width() - EDGE_PX - x
        more = len(self._waiting) - 1
        line = " ".join((*telling.lines, self.tr("And {n} more.").format(n=more) if more else ""))
        big, small = self._theme.font(30, QFont.Weight.Bold), self._theme.font(18, QFont.Weight.Medium)
        name = lay_out(elided(telling.name, big, room), big, room + 4)
        facts = lay_out(elided(line.strip(), small, room), small, room + 4)
        y = (self.height() - name.height - facts.height) / 2
        name.draw(painter, QPointF(x, y), ink)
        facts.draw(painter, QPointF(x, y + name.height), ink)
