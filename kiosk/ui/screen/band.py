"""The band at the foot of the screen: the last verdict, or that the door is ready."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.text_fit import elided, lay_out, plain
from kiosk.ui.design.theme import Look, Paint, Theme
from kiosk.ui.screen.action_buttons import ActionButtons
from kiosk.ui.wording.telling import Telling
from kiosk.ui.wording.words import masked

BUTTON_PX = 60
EDGE_PX = 28
SMALLEST_NAME_PX = 20


class Band(QWidget):
    """Keeps the last telling until the next; before the first one it says that the door is ready."""

    acted = Signal(object, object)
    """The Action that was pressed, and the Telling that the band shows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._telling: Telling | None = None
        self._ready = self.tr("Ready for the next guest")
        self._sub = ""
        self._warns = self._hides_names = False
        self._buttons_px = 0
        self.buttons = ActionButtons(theme, self)
        self.buttons.pressed.connect(self._act)
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
        self._dress()

    def let_go(self, telling: Telling) -> None:
        """Say that the door is ready again, if this is still what is shown."""
        if self._telling is telling:
            self._telling = None
            self._dress()

    def be_ready(self, sub: str, *, warns: bool = False) -> None:
        """What to say under "Ready": what reads tickets, or in amber what stands in the way."""
        if (sub, warns) != (self._sub, self._warns):
            self._sub, self._warns = sub, warns
            self._dress()

    def hide_names(self, *, hidden: bool) -> None:
        """Cut the name to its first letters: the flood has shown all of it, and the band stays for long."""
        self._hides_names = hidden
        self._dress()

    def _dress(self) -> None:
        self.buttons.show_actions(self._telling.actions if self._telling else (), self._paint())
        self._line_up()
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
        name = masked(telling.name) if self._hides_names else telling.name
        return (telling.word, name, line) if name else ("", telling.word, line)

    def _act(self, action: object) -> None:
        if self._telling:
            self.acted.emit(action, self._telling)

    @property
    def _mirrored(self) -> bool:
        return reads_from_right(self)

    def _line_up(self) -> None:
        edge, tall = self._theme.px(EDGE_PX), min(self._theme.px(BUTTON_PX), self.height() - 8)
        room = QRect(edge, (self.height() - tall) // 2, max(self.width() - 2 * edge, 0), tall)
        self._buttons_px = self.buttons.line_up(room, mirrored=self._mirrored)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at the end."""
        super().resizeEvent(event)
        self._line_up()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shape, word, name and one line of facts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint, p, px = self._paint(), self._theme.palette, self._theme.px
        painter.fillRect(self.rect(), QColor(paint.fill))
        if paint.fill == p.surface:
            painter.fillRect(QRect(0, 0, self.width(), max(px(1), 1)), QColor(p.line))
        side, edge = min(px(80), self.height() - px(32)), px(EDGE_PX)
        x = self.width() - edge - side if self._mirrored else edge
        mark = self._telling.mark if self._telling else "frame"
        quiet = self._telling is None
        box = QRectF(x, (self.height() - side) / 2, side, side)
        draw_icon(painter, mark, box, p.muted if quiet else paint.ink)
        self._write(painter, edge + side + edge, paint, quiet=quiet)
        painter.end()

    def _name_font(self, name: str, largest_px: int, room: float) -> QFont:
        """The largest at which the name has room: it is cut only where the smallest is too large."""
        font = self._theme.font(largest_px, QFont.Weight.Bold)
        wants = QFontMetricsF(font).horizontalAdvance(plain(name))
        if wants <= room:
            return font
        return self._theme.font(max(largest_px * room / wants * 0.98, SMALLEST_NAME_PX), QFont.Weight.Bold)

    def _write(self, painter: QPainter, start: float, paint: Paint, *, quiet: bool) -> None:
        """Up to three lines, `start` pixels from where one begins to read, up to the buttons."""
        p, theme = self._theme.palette, self._theme
        word, name, line = self._texts()
        room = self.width() - start - self._buttons_px - theme.px(EDGE_PX)
        short = self.height() < theme.px(120)
        line_ink = (p.warning.ink if self._warns else p.muted) if quiet else paint.ink
        rows = [
            (word, theme.font(18 if short else 21, QFont.Weight.ExtraBold), paint.ink),
            (name, self._name_font(name, 26 if short else 37, room), paint.ink),
            (line, theme.font(16 if short else 18, QFont.Weight.Medium), line_ink),
        ]
        align = Qt.AlignmentFlag.AlignRight if self._mirrored else Qt.AlignmentFlag.AlignLeft
        laid = [
            (lay_out(elided(text, font, room), font, room + 4, align=align), ink)
            for text, font, ink in rows
            if text
        ]
        x = self.width() - start - room - 4 if self._mirrored else start
        y = (self.height() - sum(fitted.height for fitted, _ in laid)) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for fitted, ink in laid:
            fitted.draw(painter, QPointF(x, y), ink)
            y += fitted.height
