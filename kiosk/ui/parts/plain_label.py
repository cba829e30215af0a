"""Labels that take nothing for markup: what they say may have been written by others."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.text_fit import Fitted, lay_out, without_orphan


class PlainLabel(QLabel):
    """Shows its text letter by letter; Qt's own label reads what looks like HTML as that."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


class WrapLabel(PlainLabel):
    """Takes as many lines as it wants, in its middle; no word is left alone on the last one."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its frame, and its text where the style sheet has room for it."""
        painter = QPainter(self)
        self.drawFrame(painter)
        room, fitted = self.contentsRect(), self._fitted()
        at = QPointF(room.x(), room.y() + (room.height() - fitted.height) / 2)
        fitted.draw(painter, at, self.palette().color(self.foregroundRole()).name())
        painter.end()

    def _fitted(self) -> Fitted:
        text, font, width = self.text(), self.font(), self.contentsRect().width()
        if self.alignment() & Qt.AlignmentFlag.AlignHCenter:
            return lay_out(text, font, width, align=Qt.AlignmentFlag.AlignHCenter)
        align = Qt.AlignmentFlag.AlignRight if reads_from_right(self) else Qt.AlignmentFlag.AlignLeft
        return without_orphan(lay_out(text, font, width, align=align), text, font, width, align)
