"""Where a PIN is typed: dots for digits, and no text that anything else could read."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from kiosk.core.lockout import LONGEST_PIN
from kiosk.ui.theme.icons import icon
from kiosk.ui.theme.theme import RADIUS_PX, TOUCH_PX, Theme
from kiosk.ui.widgets.press_button import ENTER, PressButton

KEY_PX, LOW_KEY_PX = 56, TOUCH_PX
"""The smallest side of a key: a thumb in a glove; the second where there is hardly any room."""
TALLEST_PX = 76
GAP_PX, LOW_GAP_PX = 8, 6
ICON_PX = 26
ROWS, FLAT_ROWS = 4, 2
"""Of its twelve keys; the second where four rows would be cut."""


class PinPad(QWidget):
    """`digit` brings 0 to 9 as text; `backspaced` and `entered` are its other keys.

    Its keys take no focus: whoever has a keyboard types, and Tab need not pass twelve keys.
    """

    digit = Signal(str)
    backspaced = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._worn = ("", 0, 0.0)
        self._key_px, self._gap_px, self._flat = KEY_PX, GAP_PX, False
        # 1 2 3 stand from left to right in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._digits = {str(n): self._key(str(n)) for n in range(10)}
        self.backspace = self._key("")
        self.backspace.setAccessibleName(self.tr("Take off the last digit"))
        self.enter = self._key("")
        self.enter.setAccessibleName(self.tr("Enter"))
        self._connect()
        self._place_keys()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.zoomed.connect(self._space)
        theme.changed.connect(self._colour_if_seen)
        self._space()

    def key(self, digit: str) -> PressButton:
        """The key of a digit."""
        return self._digits[digit]

    def set_compact(self, *, low: bool, flat: bool = False) -> None:
        """Take as little room as fingers can do with, or as much as there should be; flat: in two rows."""
        sizes = (LOW_KEY_PX, LOW_GAP_PX) if low else (KEY_PX, GAP_PX)
        if (*sizes, flat) != (self._key_px, self._gap_px, self._flat):
            is_moved, self._flat = flat is not self._flat, flat
            self._key_px, self._gap_px = sizes
            if is_moved:
                self._place_keys()
            self._space()
            self._colour_if_seen()

    def _key(self, text: str) -> PressButton:
        key = PressButton(text, self)
        key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        key.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        return key

    def _in_order(self) -> list[PressButton]:
        first, *rest = (self._digits[str((n + 1) % 10)] for n in range(10))
        if self._flat:
            return [first, *rest[:4], self.backspace, *rest[4:], self.enter]
        return [first, *rest[:8], self.backspace, rest[8], self.enter]

    @property
    def _rows(self) -> int:
        return FLAT_ROWS if self._flat else ROWS

    def _place_keys(self) -> None:
        keys = self._in_order()
        columns = len(keys) // self._rows
        for number, key in enumerate(keys):
            self._grid.addWidget(key, number // columns, number % columns)

    def _connect(self) -> None:
        for digit, key in self._digits.items():
            key.clicked.connect(lambda _checked=False, one=digit: self.digit.emit(one))
        self.backspace.clicked.connect(self.backspaced)
        self.enter.clicked.connect(self.entered)

    def _icon(self, name: str) -> QIcon:
        side, p, ratio = self._theme.px(ICON_PX), self._theme.palette, self.devicePixelRatioF()
        drawn = icon(name, p.text, side, ratio=ratio)
        faded = icon(name, p.muted, side, ratio=ratio).pixmap(QSize(side, side), ratio)
        drawn.addPixmap(faded, QIcon.Mode.Disabled)
        return drawn

    def _space(self) -> None:
        px = self._theme.px
        self._grid.setSpacing(px(self._gap_px))
        for key in self._in_order():
            key.setMinimumSize(px(self._key_px), px(self._key_px))
            key.setMaximumHeight(px(TALLEST_PX))
            key.setIconSize(QSize(px(ICON_PX), px(ICON_PX)))
        gaps = (self._rows - 1) * px(self._gap_px)
        self.setMinimumHeight(self._rows * px(self._key_px) + gaps)
        self.setMaximumHeight(self._rows * px(TALLEST_PX) + gaps)

    def _colour_if_seen(self) -> None:
        if self.isVisible():
            self._apply_colours()

    def showEvent(self, event: QShowEvent) -> None:
        """A window has several pads, and one is seen at most: another theme is worn when it is."""
        self._apply_colours()
        super().showEvent(event)

    def _apply_colours(self) -> None:
        px, p, side = self._theme.px, self._theme.palette, self._theme.px(ICON_PX)
        wanted = (
            f"QPushButton {{ font-size: {px(24)}px; font-weight: 600; padding: 0; border-color: {p.line};"
            f" min-height: {px(self._key_px) - 4}px; border-radius: {px(12)}px; }}"
            f"QPushButton:pressed {{ background: {p.accent}; color: {p.on_accent}; border-color: {p.text}; }}"
            f"QPushButton:disabled {{ color: {p.muted}; background: {p.surface}; border-color: {p.raised}; }}"
        )
        drawn = (wanted, side, self.devicePixelRatioF())
        if drawn == self._worn:
            return
        self._worn = drawn
        for name, key in (("backspace", self.backspace), ("enter", self.enter)):
            key.setIcon(self._icon(name))
        self.setStyleSheet(wanted)


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
        self._tall_px = TALL_PX
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Supervisor’s PIN"))
        self.setCursor(Qt.CursorShape.IBeamCursor)
        theme.zoomed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    @property
    def count(self) -> int:
        """How many digits were typed."""
        return len(self._digits)

    def set_compact(self, *, low: bool) -> None:
        """Be as low as a finger can do with, or as tall as it should be."""
        self._tall_px = TOUCH_PX if low else TALL_PX
        self.updateGeometry()

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

    def sizeHint(self) -> QSize:
        """Room for the usual PIN; more digits stand closer."""
        return QSize(self._theme.px(180), self._theme.px(self._tall_px))

    def minimumSizeHint(self) -> QSize:
        """As tall as a finger wants."""
        return QSize(self._theme.px(120), self._theme.px(self._tall_px))

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
