"""The late STOP, kept at the foot of the screen while the lane goes on above it."""

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.stripes import draw_stripes
from kiosk.ui.design.text_fit import elided, fit, lay_out, plain
from kiosk.ui.design.theme import Look, Theme
from kiosk.ui.screen.action_buttons import ActionButtons
from kiosk.ui.screen.late_stops import in_a_line, told_together
from kiosk.ui.wording.telling import Telling

EDGE_PX = 28
BUTTON_PX = 60
QUIET_MS = 2000
"""Within this time of the last STOP that was heard another one makes no sound of its own."""


class StopBar(QWidget):
    """Holds every STOP for its whole time, whatever is scanned meanwhile; those that meet are told as one.

    The window shows it while something else floods the screen. `gone` follows when the last STOP has had
    its time. `acted` brings the Action that was pressed on it, and the Telling.
    """

    gone = Signal()
    acted = Signal(object, object)
    sounded = Signal(object)
    """The Sound of a STOP that is to be heard."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._held: list[Telling] = []
        self._telling: Telling | None = None
        self._is_new = self._at_once = self._over_verdict = False
        self._heard = QElapsedTimer()
        self._buttons_px = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._let_go)
        self.buttons = ActionButtons(theme, self)
        self.buttons.pressed.connect(self._act)
        theme.changed.connect(self._dress)
        self.hide()

    @property
    def telling(self) -> Telling | None:
        """The STOP that is held now, all of them told as one."""
        return self._telling

    @property
    def over_verdict(self) -> bool:
        """Whether it took the flood from a verdict, which is to be seen below it."""
        return self._over_verdict

    def hold(self, telling: Telling, over: Telling | None = None) -> None:
        """Hold this STOP for its time, and with it those that are held; `over`: what floods the window."""
        ours = over is not None and over is self._telling
        self._at_once = self._telling is None or ours
        self._over_verdict = over is not None and (self._over_verdict or not ours)
        self._is_new = True
        self._held.append(telling)
        self._telling = told_together(self._held)
        said = self._telling
        self.setAccessibleName(plain(f"{said.word}. {said.name}. {' '.join((*said.chips, *said.lines))}"))
        self._timer.start(round((telling.hold_s or 0) * 1000))
        self._dress()
        if len(self._held) == 1 or self._heard.elapsed() >= QUIET_MS:
            self._heard.start()
            self.sounded.emit(telling.sound)

    def take_for_flood(self, *, free: bool) -> Telling | None:
        """What is to flood the window now, once; `free`: nothing else does."""
        if not self._is_new or not (free or self._at_once):
            return None
        self._is_new = False
        self._over_verdict = self._over_verdict and not free
        return self._telling

    def _let_go(self) -> None:
        self._held.clear()
        self._telling = None
        self._is_new = self._over_verdict = False
        self.gone.emit()

    def _act(self, action: object) -> None:
        if self._telling:
            self.acted.emit(action, self._telling)

    def _dress(self) -> None:
        actions = self._telling.actions if self._telling else ()
        self.buttons.show_actions(actions, self._theme.palette.paint(Look.STOP))
        self._line_up()
        self.update()

    def _line_up(self) -> None:
        edge, tall = self._theme.px(EDGE_PX), min(self._theme.px(BUTTON_PX), self.height() - 8)
        room = QRect(edge, (self.height() - tall) // 2, max(self.width() - 2 * edge, 0), tall)
        self._buttons_px = self.buttons.line_up(room, mirrored=self._mirrored)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the end."""
        super().resizeEvent(event)
        self._line_up()

    @property
    def _mirrored(self) -> bool:
        return reads_from_right(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Red, striped, with the word and the name as large as the band has room for."""
        telling = self._telling
        if telling is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint, px = self._theme.palette.paint(Look.STOP), self._theme.px
        painter.fillRect(self.rect(), QColor(paint.fill))
        draw_stripes(painter, self.rect(), paint.ink, self._theme.zoom)
        edge, side = px(EDGE_PX), self.height() - px(52)
        draw_icon(painter, telling.mark, self._from_start(edge, side, px(26), side), paint.ink)
        heavy = self._theme.exact_font(1, QFont.Weight.ExtraBold)
        room = (self.width() - self._buttons_px) / 3
        word = fit(telling.word, heavy, room, largest_px=side * 0.8, smallest_px=px(20), lines=1)
        x = edge + side + px(20)
        place = self._from_start(x, word.width, (self.height() - word.height) / 2, word.height)
        word.draw(painter, place.topLeft(), paint.ink)
        self._facts(painter, telling, x + word.width + edge, paint.ink)
        painter.end()

    def _from_start(self, x: float, width: float, y: float, height: float) -> QRectF:
        """A place `x` pixels from where one begins to read."""
        return QRectF(self.width() - x - width if self._mirrored else x, y, width, height)

    def _facts(self, painter: QPainter, telling: Telling, x: float, ink: str) -> None:
        room = self.width() - self._theme.px(EDGE_PX) - self._buttons_px - x
        low = self.height() < self._theme.px(100)
        big = self._theme.font(22 if low else 30, QFont.Weight.Bold)
        small = self._theme.font(15 if low else 18, QFont.Weight.Medium)
        metrics = QFontMetricsF(small)
        line = plain(in_a_line(self._held, lambda text: metrics.horizontalAdvance(plain(text)) <= room))
        align = Qt.AlignmentFlag.AlignRight if self._mirrored else Qt.AlignmentFlag.AlignLeft
        name = lay_out(elided(telling.name, big, room), big, room + 4, align=align)
        facts = lay_out(elided(line, small, room), small, room + 4, align=align)
        y = (self.height() - name.height - facts.height) / 2
        at = self._from_start(x, room + 4, y, name.height).topLeft()
        name.draw(painter, at, ink)
        facts.draw(painter, at + QPointF(0, name.height), ink)
