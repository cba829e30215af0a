"""What stands in the way, said inside a sheet: never a second window."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import WrapLabel


class SheetNotice(WrapLabel):
    """A few words on the warning colour; gone while there are none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._theme = theme
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._follow_theme)
        self.hide()

    def show_text(self, text: str, *, aloud: bool = True) -> None:
        """Say this; nothing takes it away. `aloud`: to screen readers too, at once."""
        if text == self.text() and self.isHidden() != bool(text):
            return
        if text:
            self._apply_theme()
        self.setText(text)
        self.setVisible(bool(text))
        if text and aloud:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _follow_theme(self) -> None:
        """A window has several of them, and most say nothing: they are dressed when they do."""
        if not self.isHidden():
            self._apply_theme()

    def _apply_theme(self) -> None:
        px, warning = self._theme.px, self._theme.palette.warning
        wanted = (
            f"QLabel {{ background: {warning.fill}; color: {warning.ink}; font-size: {px(17)}px;"
            f" font-weight: 600; border-radius: {px(10)}px; padding: {px(10)}px {px(14)}px; }}"
        )
        if self.styleSheet() != wanted:
            self.setStyleSheet(wanted)
