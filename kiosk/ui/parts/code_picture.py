"""A QR code to be read from the screen: black on white in every theme, on whole pixels."""

import segno
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.design.theme import Theme

QUIET = 4
"""Modules of white around a code, as its standard asks for."""
LEAST_MODULE_PX = 3
"""Smaller ones are more than a hand scanner can be asked to read from a screen."""


class CodePicture(QWidget):
    """Shows `content`; `name` tells people who do not see it what it is for."""

    def __init__(
        self, theme: Theme, content: str, name: str, *, module_px: int = 6, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._module_px = theme, module_px
        self._room = 0
        rows = segno.make_qr(content, error="l").matrix
        self._side = len(rows) + 2 * QUIET
        self._dark = [(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one]
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def fit_into(self, room: int) -> None:
        """Be as large as whole modules are in so many pixels, and no larger than one wants."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Large enough for a scanner at arm's length, where there is room."""
        module = self._theme.px(self._module_px)
        if self._room:
            module = max(min(module, self._room // self._side), LEAST_MODULE_PX)
        return QSize(self._side * module, self._side * module)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Modules on whole pixels of the screen, however much the window is enlarged."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        side = round(min(self.width(), self.height()) * ratio)
        module = max(side // self._side, 1)
        edge = (side - module * (self._side - 2 * QUIET)) // 2
        painter.scale(1 / ratio, 1 / ratio)
        painter.fillRect(QRect(0, 0, side, side), Qt.GlobalColor.white)
        for x, y in self._dark:
            place = QRect(edge + x * module, edge + y * module, module, module)
            painter.fillRect(place, Qt.GlobalColor.black)
        painter.end()
