"""The eye on a sheet that tells of guests: it shows their names where those are hidden."""

from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.press_button import PressButton

ICON_PX = 24


class NamesButton(PressButton):
    """Only there where names are hidden; it says what a press does."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._theme = theme
        self._shown = False
        self.setProperty("role", "quiet")
        theme.changed.connect(self._draw)
        self.say(shown=False)
        self.hide()

    def say(self, *, shown: bool) -> None:
        """Offer to hide the names again where they are shown."""
        self._shown = shown
        words = self.tr("Hide names") if shown else self.tr("Show names")
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._draw()

    def _draw(self) -> None:
        name = "eye-off" if self._shown else "eye"
        self.show_icon(name, self._theme.palette.text, self._theme.px(ICON_PX), 0)
