"""A push button that answers to Enter as well as to Space, and can take the colours of a verdict."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import icon
from kiosk.ui.theme.theme import TOUCH_PX, Paint

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PressButton(QPushButton):
    """A button for touch and keyboard; a tap leaves the focus where it was, Tab reaches it."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(TOUCH_PX)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses once; a key held down does not press again."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def show_icon(self, name: str, colour: str, size_px: int, gap_px: int) -> None:
        """Show an icon, with a gap between it and the words, where there are some by now."""
        gap = gap_px if self.text() else 0
        mirrored, ratio = reads_from_right(self), self.devicePixelRatioF()
        self.setIcon(icon(name, colour, size_px, gap_px=gap, mirrored=mirrored, ratio=ratio))
        self.setIconSize(QSize(size_px + gap, size_px))

    def stress(self, *, stressed: bool) -> None:
        """Set it in the accent colour, as what one most likely wants, or take it away again."""
        self._play("primary" if stressed else "")

    def show_ready(self, *, ready: bool) -> None:
        """Set it in the accent colour; before it can do something it looks as what cannot be pressed.

        It can be: who presses it then wants to be told what is missing.
        """
        self._play("primary" if ready else "waiting")

    def _play(self, role: str) -> None:
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)

    def apply_style(self, paint: Paint, size_px: int = 20, zoom: float = 1.0, *, pad_px: int = 20) -> None:
        """Take a verdict's colours; `pad_px`, a token, is free beside the words."""
        line, radius, pad = max(round(2 * zoom), 2), round(12 * zoom), round(pad_px * zoom)
        self.setStyleSheet(
            f"QPushButton {{ background: {paint.pressed}; color: {paint.ink};"
            f" border: {line}px solid {paint.ink}; border-radius: {radius}px;"
            f" font-size: {size_px}px; font-weight: 700; padding: 0 {pad}px; }}"
            f"QPushButton:pressed, QPushButton:focus {{ background: {paint.ink}; color: {paint.fill}; }}"
        )
