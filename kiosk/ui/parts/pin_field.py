"""Where a PIN is typed: dots for digits, and no text that anything else could read."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.core.lockout import LONGEST_PIN
from kiosk.ui.design.theme import RADIUS_PX, Theme
from kiosk.ui.parts.press_button import ENTER

TALL_PX = 56
DOT_PX = 13
PITCH_PX = 26


class PinField(QWidget):
    """Keeps digits until they are taken; `changed` brings how many there are, `entered` follows Enter.

    Not a line edit: those keep what was typed for undo, the clipboard and screen readers.
    """

    changed = Signal(int)
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._digits = ""
        self._resting = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Supervisor’s PIN"))
        self.setCursor(Qt.CursorShape.IBeamCursor)
        theme.changed.connect(self._restyle)

    @property
    def count(self) -> int:
        """How many digits were typed."""
        return len(self._digits)

    def rest(self, *, resting: bool) -> None:
        """Take no digits for a while, or again."""
        self._resting = resting
        self.update()

    def put(self, digit: str) -> None:
        """One more digit; anything else is nothing, and so is one more than a PIN can have."""
        if not self._resting and is_digit(digit) and self.count < LONGEST_PIN:
            self._hold(self._digits + digit)

    def take_off(self) -> None:
        """One digit fewer."""
        if not self._resting:
            self._hold(self._digits[:-1])

    def take(self) -> str:
        """The PIN, for one try: it is not kept."""
        pin = self._digits
        self._hold("")
        return pin

    def clear(self) -> None:
        """Forget what was typed."""
        self._hold("")

    def _hold(self, digits: str) -> None:
        if digits != self._digits:
            self._digits = digits
            self.setAccessibleDescription(self.tr("%n digit(s)", "", len(digits)))
            self.update()
            self.changed.emit(len(digits))

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the usual PIN; more digits stand closer."""
        return QSize(self._theme.px(180), self._theme.px(TALL_PX))

    def minimumSizeHint(self) -> QSize:
        """As tall as a finger wants."""
        return QSize(self._theme.px(120), self._theme.px(TALL_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, backspace, delete for all of it, and Enter; letters are nothing, and go nowhere."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() == Qt.Key.Key_Backspace:
            self.take_off()
        elif event.key() == Qt.Key.Key_Delete:
            self.clear()
        elif is_digit(event.text()):
            self.put(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Its frame says so."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Its frame says so."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A frame, and a dot for each digit."""
        p, px = self._theme.palette, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(px(2), 2)
        painter.setPen(QPen(QColor(p.accent if self.hasFocus() else p.line), line))
        painter.setBrush(QColor(p.raised if self._resting else p.surface))
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.drawRoundedRect(frame, px(RADIUS_PX), px(RADIUS_PX))
        if self._digits:
            self._draw_dots(painter)
        else:
            painter.setPen(QColor(p.hint))
            painter.setFont(self._theme.font(19, QFont.Weight.DemiBold))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.tr("PIN"))
        painter.end()

    def _draw_dots(self, painter: QPainter) -> None:
        px = self._theme.px
        pitch = min(px(PITCH_PX), (self.width() - 2 * px(14)) / self.count)
        radius = min(px(DOT_PX), pitch * 0.7) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.palette.text))
        first = self.width() / 2 - pitch * (self.count - 1) / 2
        for number in range(self.count):
            painter.drawEllipse(QPointF(first + number * pitch, self.height() / 2), radius, radius)


def is_digit(text: str) -> bool:
    """Whether this is one of the digits that PINs are made of."""
    return len(text) == 1 and text.isascii() and text.isdigit()
