"""The verdict, flooding the window around the camera."""

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from kiosk.ui.flood_layout import FloodLayout, Placed, lay_out_flood
from kiosk.ui.icons import draw_icon
from kiosk.ui.press_button import PressButton
from kiosk.ui.stripes import draw_stripes
from kiosk.ui.telling import Telling
from kiosk.ui.text_fit import plain
from kiosk.ui.theme import Look, Theme, blend

SETTLE_S = 1.6


class Flood(QWidget):
    """Shows one telling, replaces it at once by the next, and goes away by itself.

    `settle_s`: how long a verdict stays before it settles into the band. `painted` brings the admission id
    of a verdict that has reached the screen, once; `settled` follows when the flood has gone.
    """

    painted = Signal(str)
    settled = Signal()
    undo_asked = Signal(str, str, str)
    """Admission id, ticket id and name: what the flood showed when it was pressed."""

    def __init__(self, theme: Theme, settle_s: float = SETTLE_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settle_ms = round(settle_s * 1000)
        self._telling: Telling | None = None
        self._layout: FloodLayout | None = None
        self._words = QRect()
        self._reported = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.settle)
        self.undo = PressButton(self.tr("Undo"), self)
        self.undo.clicked.connect(self._ask_undo)
        self._actions = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self._theme_changed)
        self.hide()

    @property
    def telling(self) -> Telling | None:
        """What is shown now, or was shown last."""
        return self._telling

    @property
    def laid_out(self) -> FloodLayout | None:
        """Where every text stands now."""
        return self._layout

    def arrange(self, words: QRect, actions: QRect) -> None:
        """Where to write and where to put buttons, in this widget's own pixels."""
        self._words, self._actions = words, actions
        tall = min(72, max(actions.height(), 48))
        self.undo.setGeometry(actions.x(), actions.bottom() + 1 - tall, actions.width(), tall)
        self._lay_out()

    def show_telling(self, telling: Telling) -> None:
        """Show this at once, whatever was there."""
        self._telling = telling
        self._reported = False
        self.undo.setDown(False)
        self.undo.setVisible(bool(telling.admission_id))
        self.undo.wear(self._theme.palette.paint(telling.look))
        self.setAccessibleName(f"{telling.word}. {telling.name}")
        self.setAccessibleDescription(plain(" ".join((*telling.notices, *telling.lines, telling.certainty))))
        self._lay_out()
        self._start_timer(telling)
        self.show()
        self.update()

    def settle(self) -> None:
        """Go away; the band keeps the verdict."""
        self._timer.stop()
        if self.isVisible():
            self.hide()
            self.settled.emit()

    def _start_timer(self, telling: Telling) -> None:
        hold_ms = self._settle_ms if telling.hold_s is None else round(telling.hold_s * 1000)
        if hold_ms:
            self._timer.start(hold_ms)
        else:
            self._timer.stop()

    def _ask_undo(self) -> None:
        if self._telling and self._telling.admission_id:
            self.undo_asked.emit(self._telling.admission_id, self._telling.ticket_id, self._telling.name)

    def _theme_changed(self) -> None:
        if self._telling:
            self.undo.wear(self._theme.palette.paint(self._telling.look))
        self.update()

    def _lay_out(self) -> None:
        if self._telling and self._words.isValid():
            room = self._words
            self._layout = lay_out_flood(self._telling, self._theme, room.width(), room.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap beside the buttons puts a usual verdict into the band early."""
        if self._telling and self._telling.hold_s is None:
            self.settle()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Colour, stripes, shape and words."""
        telling, layout = self._telling, self._layout
        if telling is None or layout is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint = self._theme.palette.paint(telling.look)
        painter.fillRect(self.rect(), QColor(paint.fill))
        if telling.look is Look.ASK or telling.mark in ("halt", "failed"):
            draw_stripes(painter, self.rect(), paint.ink)
        top = self._words.y() + max((self._words.height() - layout.height) / 2, 0)
        painter.translate(self._words.x(), top)
        draw_icon(painter, telling.mark, layout.mark, paint.ink)
        for placed in layout.placed:
            _draw(painter, placed, self._theme, telling.look, layout.scale)
        painter.end()
        if not self._reported:
            self._reported = True
            self.painted.emit(telling.admission_id)


def _draw(painter: QPainter, placed: Placed, theme: Theme, look: Look, scale: float) -> None:
    paint = theme.palette.paint(look)
    ink = paint.ink
    if placed.role == "chip":
        painter.setPen(QPen(QColor(ink), 2))
        painter.setBrush(QColor(paint.pressed))
        painter.drawRoundedRect(placed.box.adjusted(1, 1, -1, -1), 12, 12)
    elif placed.role == "notice":
        ink = "#10161E"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawRoundedRect(placed.box, 12, 12)
        side = 26 * scale
        middle = placed.box.center().y() - side / 2
        draw_icon(painter, "notice", QRectF(placed.box.x() + 18 * scale, middle, side, side), ink)
    elif placed.faded:
        ink = blend(paint.ink, paint.fill, 0.86)
    placed.fitted.draw(painter, placed.at, ink)
