"""What stands in the way, said inside a sheet: never a second window."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.plain_label import WrapLabel


class SheetNotice(WrapLabel):
    """A few words on the warning colour; gone while there are none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._theme = theme
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._dress)
        self._dress()
        self.hide()

    def say(self, text: str, *, aloud: bool = True) -> None:
        """Say this; nothing takes it away. `aloud`: to screen readers too, at once."""
        if text == self.text() and self.isHidden() != bool(text):
            return
        self.setText(text)
        self.setVisible(bool(text))
        if text and aloud:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _dress(self) -> None:
        px, warning = self._theme.px, self._theme.palette.warning
        self.setStyleSheet(
            f"QLabel {{ background: {warning.fill}; color: {warning.ink}; font-size: {px(17)}px;"
            f" font-weight: 600; border-radius: {px(10)}px; padding: {px(10)}px {px(14)}px; }}"
        )
