"""A line to type into, with its name above it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import Line, PlainLabel

FIELD_PX = 56


class Field(QWidget):
    """`line` is what is typed into; `secret`: nobody reads along."""

    def __init__(self, theme: Theme, name: str, *, secret: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.name = PlainLabel(name)
        self.name.setProperty("role", "muted")
        self.name.setWordWrap(True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom)
        self.line = Line()
        self.line.setAccessibleName(name)
        if secret:
            self.line.setEchoMode(QLineEdit.EchoMode.Password)
            self.line.setInputMethodHints(Qt.InputMethodHint.ImhSensitiveData)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.name)
        column.addWidget(self.line)
        theme.zoomed.connect(self._space)
        self._space()

    @property
    def text(self) -> str:
        """What is typed, without blanks around it."""
        return self.line.text().strip()

    def rename(self, name: str) -> None:
        """Say otherwise what is to be typed."""
        self.name.setText(name)
        self.line.setAccessibleName(name)

    def _space(self) -> None:
        self._column.setSpacing(self._theme.px(4))
        self.line.setFixedHeight(self._theme.px(FIELD_PX))
