"""A part of a sheet under a heading."""

from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.plain_label import PlainLabel


class Section(QWidget):
    """Heading and what stands under it; hidden until there is something."""

    def __init__(self, theme: Theme, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.heading = PlainLabel(heading, self)
        self.heading.setProperty("role", "heading")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.heading)
        self._space()
        theme.changed.connect(self._space)
        self.hide()

    def add(self, part: QWidget | QLayout) -> None:
        """Put something there for good."""
        if isinstance(part, QWidget):
            self._column.addWidget(part)
        else:
            self._column.addLayout(part)

    def _space(self) -> None:
        self._column.setSpacing(self._theme.px(8))
        self.heading.setContentsMargins(0, self._theme.px(6), 0, 0)
