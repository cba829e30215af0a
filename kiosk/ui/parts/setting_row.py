"""One thing that can be set: its name, why one would, and its choices."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.fit_label import FitLabel
from kiosk.ui.parts.segments import Segments

WIDE_PX = 520
"""From this width on the choices stand beside their name."""
NAME_SHARE = 0.28


class SettingRow(QWidget):
    """The name above or before the choices, as there is room."""

    def __init__(
        self, theme: Theme, name: str, choices: Segments, hint: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.choices = choices
        self.name = FitLabel(theme, largest_px=18, smallest_px=17, lines=2, weight=QFont.Weight.DemiBold)
        self.name.say(name)
        self.hint = FitLabel(theme, largest_px=15, smallest_px=15, lines=6)
        self._words = QVBoxLayout()
        self._words.addStretch(1)
        self._words.addWidget(self.name)
        self._words.addWidget(self.hint)
        self._words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._words, round(NAME_SHARE * 100))
        self._row.addWidget(choices, round((1 - NAME_SHARE) * 100), Qt.AlignmentFlag.AlignVCenter)
        self._name = name
        self.explain(hint)
        theme.changed.connect(self._space)
        self._space()

    def explain(self, hint: str) -> None:
        """Say this under the name; nothing where it is empty."""
        self.hint.say(hint)
        self.hint.setVisible(bool(hint))
        for chip in self.choices.chips:
            chip.setAccessibleDescription(self._name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside one another where there is room for both."""
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(WIDE_PX)
        wanted = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not wanted:
            self._row.setDirection(wanted)

    def _space(self) -> None:
        self._row.setSpacing(self._theme.px(8))
        self._words.setSpacing(self._theme.px(2))
