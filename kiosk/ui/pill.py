"""A pill of the status strip: one state in words, quiet when well and loud when not."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.theme import Theme


class Level(StrEnum):
    """How much a state wants to be seen."""

    WELL = "well"
    QUIET = "quiet"
    WARNING = "warning"
    ALARM = "alarm"


class Pill(QWidget):
    """A rounded word, with a coloured dot where `dotted`.

    It is never narrower than `room_for` would be, so that a counting number does not push its neighbours.
    """

    def __init__(
        self, theme: Theme, *, dotted: bool = False, room_for: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._dotted, self._room_for = theme, dotted, room_for
        self._text, self._short, self._level = "", "", Level.QUIET
        self._shortened = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def level(self) -> Level:
        """How loudly."""
        return self._level

    def say(self, text: str, level: Level, explained: str = "", *, short: str = "") -> None:
        """Show a state; `explained`: what it means, what to do; `short`: its words where room is scarce."""
        if (text, level, explained, short) == (self._text, self._level, self.toolTip(), self._short):
            return
        self._text, self._level, self._short = text, level, short
        self.setToolTip(explained)
        self.setAccessibleName(f"{text}. {explained}")
        self.updateGeometry()
        self.update()

    def shorten(self, *, shortened: bool) -> None:
        """Show the short words, or all of them again."""
        if shortened != self._shortened:
            self._shortened = shortened
            self.update()

    @property
    def _shown(self) -> str:
        return self._short if self._shortened and self._short else self._text

    def _font(self) -> QFont:
        return self._theme.font(16, QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        """The text, the dot and the round ends."""
        metrics = QFontMetricsF(self._font())
        room = 0.0 if self._shortened else metrics.horizontalAdvance(self._room_for)
        wide = max(metrics.horizontalAdvance(self._shown), room)
        return QSize(round(wide + 30 + (18 if self._dotted else 0)), 34)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, border, ink, dot = self._colours()
        painter.setPen(QPen(QColor(border), 1.4))
        painter.setBrush(QColor(fill))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        x = (self.width() - QFontMetricsF(self._font()).horizontalAdvance(self._shown)) / 2
        x -= 9 if self._dotted else 0
        if self._dotted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(dot))
            painter.drawEllipse(QPointF(x + 5, box.center().y()), 5, 5)
            x += 18
        painter.setPen(QColor(ink))
        painter.setFont(self._font())
        painter.drawText(
            QRectF(x, 0, self.width() - x, self.height()), Qt.AlignmentFlag.AlignVCenter, self._shown
        )
        painter.end()

    def _colours(self) -> tuple[str, str, str, str]:
        """Fill, border, ink and dot."""
        p = self._theme.palette
        return {
            Level.WELL: (p.raised, p.raised, p.text, p.row_go),
            Level.QUIET: (p.raised, p.raised, p.muted, p.muted),
            Level.WARNING: (p.warning.fill, p.warning_line, p.warning.ink, p.row_ask),
            Level.ALARM: (p.alarm.fill, p.alarm.fill, p.alarm.ink, p.alarm.ink),
        }[self._level]
