"""A sheet with the camera's picture, and words and questions beside it or under it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

WIDE_PX = 720
"""From this width on the picture stands beside the words, unless the sheet is taller than that."""
LEAST_VIEW_PX = 220


class CameraBesideSheet(Sheet):
    """`camera` is the picture; whoever inherits this puts the rest into `beside`."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.camera = CameraView(theme)
        self.beside = QVBoxLayout()
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.addWidget(self.camera, 1)
        self._halves.addLayout(self.beside, 1)
        self.body.addLayout(self._halves, 1)
        theme.changed.connect(self._space_halves)
        self._space_halves()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture beside the words where there is room for both."""
        super().resizeEvent(event)
        self._space_halves()

    def _space_halves(self) -> None:
        px = self._theme.px
        wide = self.width() >= max(px(WIDE_PX), self.height())
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        self._halves.setSpacing(px(20))
        self.beside.setSpacing(px(14))
        self.camera.setMinimumHeight(px(LEAST_VIEW_PX))
