"""Keys for a PIN on the screen, for fingers and gloves."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from kiosk.ui.design.icons import icon
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.press_button import PressButton

KEY_PX = 56
"""The smallest side of a key: a thumb in a glove."""
TALLEST_PX = 76
GAP_PX = 8
ICON_PX = 26


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
        for number, key in enumerate(self._in_order()):
            self._grid.addWidget(key, number // 3, number % 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._dress)
        self._dress()

    def key(self, digit: str) -> PressButton:
        """The key of a digit."""
        return self._digits[digit]

    def _key(self, text: str) -> PressButton:
        key = PressButton(text, self)
        key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        key.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        return key

    def _in_order(self) -> list[PressButton]:
        return [*(self._digits[str(n)] for n in range(1, 10)), self.backspace, self._digits["0"], self.enter]

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

    def _dress(self) -> None:
        px = self._theme.px
        self._grid.setSpacing(px(GAP_PX))
        for key in self._in_order():
            key.setMinimumSize(px(KEY_PX), px(KEY_PX))
            key.setMaximumHeight(px(TALLEST_PX))
            key.setIconSize(QSize(px(ICON_PX), px(ICON_PX)))
        self.setMinimumHeight(4 * px(KEY_PX) + 3 * px(GAP_PX))
        self.setMaximumHeight(4 * px(TALLEST_PX) + 3 * px(GAP_PX))
        if self.isVisible():
            self._wear_colours()

    def showEvent(self, event: QShowEvent) -> None:
        """A window has several pads, and one is seen at most: another theme is worn when it is."""
        self._wear_colours()
        super().showEvent(event)

    def _wear_colours(self) -> None:
        px, p, side = self._theme.px, self._theme.palette, self._theme.px(ICON_PX)
        wanted = (
            f"QPushButton {{ font-size: {px(24)}px; font-weight: 600; padding: 0; border-color: {p.line};"
            f" min-height: {px(KEY_PX) - 4}px; border-radius: {px(12)}px; }}"
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
