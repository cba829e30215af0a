"""One thing that can be set: its name, why one would, and its choices."""

from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.segments import Segments

WIDE_PX = 520
"""From this width on the choices stand beside their name."""
NAME_SHARE = 0.2
NAME_TOP_PX = 13
"""Beside its choices the name stands as low as the words in the first of them."""


class SettingRow(QWidget):
    """The name above or before the choices, as there is room; why one would, under them."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        choices: Segments | PressButton,
        hint: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`choices`: or the one button that leads to them."""
        super().__init__(parent)
        self._theme = theme
        self.choices = choices
        self.name = FitLabel(theme, largest_px=18, smallest_px=17, lines=2, weight=QFont.Weight.DemiBold)
        self.name.show_text(name)
        self.hint = FitLabel(theme, largest_px=15, smallest_px=15, lines=6)
        self._named, self._chosen = QVBoxLayout(), QVBoxLayout()
        self._named.addWidget(self.name)
        self._named.addStretch(1)
        self._chosen.addWidget(choices)
        self._chosen.addWidget(self.hint)
        self._chosen.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._named, round(NAME_SHARE * 100))
        self._row.addLayout(self._chosen, round((1 - NAME_SHARE) * 100))
        self._name = name
        self.explain(hint)
        theme.zoomed.connect(self._space)
        self._space()

    def explain(self, hint: str) -> None:
        """Say this under the choices; nothing where it is empty."""
        self.hint.show_text(hint)
        self.hint.setVisible(bool(hint))
        choices = self.choices
        for chip in choices.chips if isinstance(choices, Segments) else (choices,):
            chip.setAccessibleDescription(self._name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside one another where there is room for both."""
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(WIDE_PX)
        wanted = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not wanted:
            self._row.setDirection(wanted)
            self._space()

    def _space(self) -> None:
        px, beside = self._theme.px, self._row.direction() is QBoxLayout.Direction.LeftToRight
        self._row.setSpacing(px(8 if beside else 6))
        self._named.setContentsMargins(0, px(NAME_TOP_PX) if beside else 0, 0, 0)
        self._chosen.setSpacing(px(4))
