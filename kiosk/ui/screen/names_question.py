"""The one question of a first start: whether guests may read the names on this screen."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.fit_label import FitLabel
from kiosk.ui.parts.press_button import PressButton

WIDE_PX = 520
"""From this width on the answers stand beside the question."""


class NamesQuestion(QWidget):
    """`answered` brings whether names are to be hidden."""

    answered = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        asked = FitLabel(theme, largest_px=18, smallest_px=17, lines=2, weight=QFont.Weight.DemiBold)
        asked.say(self.tr("Can guests see this screen?"))
        hint = FitLabel(theme, largest_px=15, smallest_px=15, lines=4, muted=True)
        hint.say(self.tr("Then names in lists can be cut to their first letters."))
        self.hide_names = PressButton(self.tr("Yes: hide names"), self)
        self.show_names = PressButton(self.tr("No"), self)
        self.hide_names.clicked.connect(lambda: self.answered.emit(True))  # noqa: FBT003 - Qt's own call
        self.show_names.clicked.connect(lambda: self.answered.emit(False))  # noqa: FBT003
        for button in (self.hide_names, self.show_names):
            button.setAccessibleDescription(asked.text)
        self._words = QVBoxLayout()
        self._answers = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for label in (asked, hint):
            self._words.addWidget(label)
        for button in (self.hide_names, self.show_names):
            self._answers.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.addLayout(self._words, 1)
        self._row.addLayout(self._answers)
        theme.changed.connect(self._space)
        self._space()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside one another where there is room for both."""
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(WIDE_PX)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def _space(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(18), px(14), px(18), px(8))
        self._row.setSpacing(px(14))
        self._answers.setSpacing(px(8))
        self._words.setSpacing(px(2))
