"""The camera's picture on a sheet, and words and questions beside it or under it."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

WIDE_PX = 720
"""From this width on the picture stands beside the words, unless the sheet is taller than that."""
LEAST_VIEW_PX = 220


class CameraBeside(QBoxLayout):
    """`camera` is the picture; whoever lays a sheet out with this puts the rest into `beside`.

    And says how large the sheet is, with `fit`, as often as that changes.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom)
        self._theme, self._room = theme, QSize()
        self.camera = CameraView(theme)
        self.beside = QVBoxLayout()
        self.addWidget(self.camera, 1)
        self.addLayout(self.beside, 1)
        theme.zoomed.connect(self._space)
        self._space()

    def fit(self, room: QSize) -> None:
        """The picture beside the words where there is room for both."""
        self._room = room
        self._space()

    def _space(self) -> None:
        px, room = self._theme.px, self._room
        wide = room.width() >= max(px(WIDE_PX), room.height())
        self.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self.setSpacing(px(20))
        self.beside.setSpacing(px(14))
        self.camera.setMinimumHeight(px(LEAST_VIEW_PX))


class CameraBesideSheet(Sheet):
    """`camera` is the picture; whoever inherits this puts the rest into `beside`."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._halves = CameraBeside(theme)
        self.camera, self.beside = self._halves.camera, self._halves.beside
        self.body.addLayout(self._halves, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is where there is room for it."""
        super().resizeEvent(event)
        self._halves.fit(event.size())
