"""A pill of the status bar: one state in words, quiet when well and loud when not, opened by a tap."""

from enum import IntEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.texts.status_texts import StatusText
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.pill_mark import Mark
from kiosk.ui.widgets.press_button import PressButton

HEIGHT_PX = 34
FONT_PX = 16
ENDS_PX = 15
BESIDE_MARK_PX = 8
RING_PX = 4
"""The room around the pill for the ring that shows the focus; it can be tapped too."""


class Level(IntEnum):
    """How much a state wants to be seen, the loudest last."""

    QUIET = 0
    WELL = 1
    WARNING = 2
    ALARM = 3


class Pill(PressButton):
    """A rounded word, with a picture before it where it has one.

    It looks smaller than what can be tapped, which is as high as its line. It is never narrower than
    `room_for` would be, so that a counting number does not push its neighbours.
    """

    def __init__(
        self, theme: Theme, *, room_for: StatusText | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent)
        self._theme = theme
        self._room_for = room_for or StatusText("", "")
        self._status, self._level = StatusText("", ""), Level.QUIET
        self._mark: Mark | None = None
        self._explanation = ""
        self._brief = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.zoomed.connect(self.updateGeometry)

    @property
    def level(self) -> Level:
        """How loudly it says its state."""
        return self._level

    @property
    def shown(self) -> str:
        """The words that are painted; `text()` has all of them."""
        return self._status.brief if self._brief else self._status.full

    @property
    def explanation(self) -> str:
        """What the state means, what it means for the door, and what to do."""
        return self._explanation

    def show_status(
        self, status: StatusText, level: Level, explanation: str, mark: Mark | None = None
    ) -> bool:
        """Show a state; whether that changed how it looks."""
        if explanation != self._explanation:
            self._explanation = explanation
            self.setAccessibleDescription(explanation)
        if (status, level, mark) == (self._status, self._level, self._mark):
            return False
        self._status, self._level, self._mark = status, level, mark
        self.setText(status.full)
        self.update()
        return True

    def set_brief(self, *, brief: bool) -> None:
        """Show the few words, or all of them again."""
        if brief != self._brief:
            self._brief = brief
            self.update()

    def width_for(self, *, brief: bool, status: StatusText | None = None, mark: Mark | None = None) -> int:
        """The room for its words and its picture, or for these, with everything around them."""
        metrics = QFontMetricsF(self._font())
        status, least = status or self._status, self._room_for
        texts = (status.brief, least.brief) if brief else (status.full, least.full)
        words = max(metrics.horizontalAdvance(text) for text in texts)
        around = 2 * ENDS_PX + 2 * RING_PX + _room_of(mark or self._mark)
        return max(round(words + 0.5) + self._theme.px(around), self._theme.px(TOUCH_PX))

    def sizeHint(self) -> QSize:
        """As wide as it must be, as high as a finger needs."""
        return QSize(self.width_for(brief=self._brief), self._theme.px(TOUCH_PX))

    def words_rect(self) -> QRectF:
        """Where the words are painted; the picture is before them, as one reads."""
        mark = _room_of(self._mark) * self._theme.zoom
        box = self._box()
        words = QFontMetricsF(self._font()).horizontalAdvance(self.shown)
        start = box.x() + (box.width() - words - mark) / 2
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            start += mark
        return QRectF(start, 0, words + 1, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pill, and the ring around it that shows the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, border, ink, mark = self._colours()
        box, zoom = self._box(), self._theme.zoom
        painter.setPen(QPen(QColor(border), 1.4 * zoom))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        if self.hasFocus():
            ring = box.adjusted(-3 * zoom, -3 * zoom, 3 * zoom, 3 * zoom)
            painter.setPen(QPen(QColor(self._theme.palette.accent), 2.4 * zoom))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
        words = self.words_rect()
        if self._mark is not None:
            self._mark.draw(painter, self._mark_rect(words), mark)
        painter.setPen(QColor(ink))
        painter.setFont(self._font())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextDontClip
        painter.drawText(words, flags, self.shown)
        painter.end()

    def _font(self) -> QFont:
        font = self._theme.font(FONT_PX, QFont.Weight.DemiBold)
        # Figures of one width: a counting number does not move the words around it.
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _box(self) -> QRectF:
        """The pill itself, in the middle of what can be tapped."""
        high, ring = self._theme.px(HEIGHT_PX), self._theme.px(RING_PX)
        return QRectF(ring, (self.height() - high) / 2, self.width() - 2 * ring, high)

    def _mark_rect(self, words: QRectF) -> QRectF:
        wide = (self._mark.width if self._mark else 0.0) * self._theme.zoom
        gap = BESIDE_MARK_PX * self._theme.zoom
        mirrored = reads_from_right(self)
        left = words.right() - 1 + gap if mirrored else words.x() - gap - wide
        return QRectF(left, 0, wide, self.height())

    def _colours(self) -> tuple[str, str, str, str]:
        """Fill, border, ink and the picture's colour."""
        p = self._theme.palette
        quiet = p.line if self.isDown() else p.raised
        warning, alarm = p.warning, p.alarm
        return {
            Level.QUIET: (quiet, quiet, p.muted, p.muted),
            Level.WELL: (quiet, quiet, p.text, p.row_go),
            Level.WARNING: (
                warning.pressed if self.isDown() else warning.fill,
                p.warning_line,
                warning.ink,
                warning.ink,
            ),
            Level.ALARM: (
                alarm.pressed if self.isDown() else alarm.fill,
                alarm.ink,
                alarm.ink,
                alarm.ink,
            ),
        }[self._level]


def _room_of(mark: Mark | None) -> float:
    return mark.width + BESIDE_MARK_PX if mark else 0.0
