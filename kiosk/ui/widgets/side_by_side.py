"""Parts side by side where there is room, and one under the other where there is not."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from kiosk.ui.theme.theme import Theme

WIDE_PX = 680
"""From this width on they stand side by side."""


class SideBySide(QWidget):
    """Each part is as wide as the others; one that is hidden takes no room."""

    def __init__(self, theme: Theme, *parts: QWidget) -> None:
        super().__init__()
        self._theme = theme
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self._row.addWidget(part, 1)
        theme.zoomed.connect(self._arrange)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room for them."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        wide = self.width() >= px(WIDE_PX)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(px(16))
