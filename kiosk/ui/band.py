"""The band at the foot of the screen: the last verdict, or that the door is ready."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.icons import draw_icon
from kiosk.ui.press_button import PressButton
from kiosk.ui.telling import Telling
from kiosk.ui.text_fit import elided, lay_out, plain
from kiosk.ui.theme import Look, Paint, Theme

BUTTON_PX = (200, 60)
EDGE_PX = 28


class Band(QWidget):
    """Keeps the last telling until the next; before the first one it says that the door is ready."""

    undo_asked = Signal(str, str, str)
    """Admission id, ticket id and name of the verdict that the band shows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._telling: Telling | None = None
        self._ready = self.tr("Ready for the next guest")
        self._sub = ""
        self._warns = False
        self.undo = PressButton(self.tr("Undo"), self)
        self.undo.clicked.connect(self._ask_undo)
        self.undo.hide()
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def telling(self) -> Telling | None:
        """What is shown now; None while the door is ready."""
        return self._telling

    @property
    def text(self) -> str:
        """What is said now, as one line."""
        return " · ".join(part for part in self._texts() if part)

    def show_telling(self, telling: Telling) -> None:
        """Keep this until the next."""
        self._telling = telling
        self.undo.setDown(False)
        self._dress()

    def be_ready(self, sub: str, *, warns: bool = False) -> None:
        """What to say under "Ready": what reads tickets, or in amber what stands in the way."""
        self._sub, self._warns = sub, warns
        self._dress()

    def _dress(self) -> None:
        self.undo.wear(self._paint())
        self.undo.setVisible(bool(self._telling and self._telling.admission_id))
        self.setAccessibleName(self.text)
        self.update()

    def _paint(self) -> Paint:
        p = self._theme.palette
        if self._telling and self._telling.look is not Look.NEUTRAL:
            return p.paint(self._telling.look)
        return Paint(p.surface, p.text, p.raised)

    def _texts(self) -> tuple[str, str, str]:
        """Word, name and the line under it."""
        telling = self._telling
        if telling is None:
            return "", self._ready, self._sub
        facts = (*telling.notices, *telling.chips, *telling.lines, telling.certainty)
        line = plain(" · ".join(fact.rstrip(".") for fact in facts if fact))
        return (telling.word, telling.name, line) if telling.name else ("", telling.word, line)

    def _ask_undo(self) -> None:
        if self._telling and self._telling.admission_id:
            self.undo_asked.emit(self._telling.admission_id, self._telling.ticket_id, self._telling.name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the end."""
        super().resizeEvent(event)
        wide, tall = BUTTON_PX
        box = QRect(self.width() - EDGE_PX - wide, (self.height() - tall) // 2, wide, tall)
        self.undo.setGeometry(box)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shape, word, name and one line of facts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint, p = self._paint(), self._theme.palette
        painter.fillRect(self.rect(), QColor(paint.fill))
        if paint.fill == p.surface:
            painter.fillRect(QRect(0, 0, self.width(), 1), QColor(p.line))
        side = min(80, self.height() - 36)
        left = QRectF(EDGE_PX + 2, (self.height() - side) / 2, side, side)
        mark = self._telling.mark if self._telling else "frame"
        quiet = self._telling is None
        draw_icon(painter, mark, left, p.muted if quiet else paint.ink)
        self._write(painter, left.right() + EDGE_PX, paint, quiet=quiet)
        painter.end()

    def _write(self, painter: QPainter, x: float, paint: Paint, *, quiet: bool) -> None:
        p = self._theme.palette
        word, name, line = self._texts()
        end = self.undo.x() - 20 if self.undo.isVisibleTo(self) else self.width() - EDGE_PX
        room, short = end - x, self.height() < 120
        line_ink = (p.warning.ink if self._warns else p.muted) if quiet else paint.ink
        rows = [
            (word, self._theme.font(18 if short else 21, QFont.Weight.ExtraBold), paint.ink),
            (name, self._theme.font(29 if short else 37, QFont.Weight.Bold), paint.ink),
            (line, self._theme.font(16 if short else 18, QFont.Weight.Medium), line_ink),
        ]
        laid = [(lay_out(elided(text, font, room), font, room + 4), ink) for text, font, ink in rows if text]
        y = (self.height() - sum(fitted.height for fitted, _ in laid)) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for fitted, ink in laid:
            fitted.draw(painter, QPointF(x, y), ink)
            y += fitted.height
