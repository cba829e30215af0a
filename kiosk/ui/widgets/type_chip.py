"""A ticket type in a frame, with its mark; all of its name is shown."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.text_fit import Fitted, lay_out
from kiosk.ui.theme.theme import Theme
from kiosk.ui.theme.type_mark import draw_type_mark
from kiosk.ui.widgets.wrapping import WrappedText

TEXT_PX = 18
PAD_PX = 12
MARK_PX = 14
WIDEST_PX = 260


class TypeChip(WrappedText):
    """As wide as the name needs, on more lines where there is no room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, across=QSizePolicy.Policy.Maximum)
        self._name = ""

    @property
    def text(self) -> str:
        """The ticket type's name."""
        return self._name

    def show_type(self, name: str) -> None:
        """Show another ticket type, or none."""
        self._name = name
        self.setAccessibleName(name)
        self.setVisible(bool(name))
        self._announce()

    def fitted(self, width: int) -> Fitted:
        """The name laid out in a chip that may be as wide as this."""
        font = self._theme.font(TEXT_PX, QFont.Weight.DemiBold)
        mirrored = reads_from_right(self)
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        return lay_out(self._name, font, width - self._around, align=align)

    @property
    def _around(self) -> int:
        """What the chip takes beside its text."""
        return self._theme.px(2 * PAD_PX) + self._theme.px(MARK_PX) + self._theme.px(8)

    def _height_for(self, width: int) -> int:
        """What all of the name takes."""
        return round(self.fitted(width).height) + self._theme.px(10)

    def sizeHint(self) -> QSize:
        """One line, unless it is a very long one."""
        wide = round(self.fitted(1 << 20).width) + self._around + 2
        wide = min(wide, self._theme.px(WIDEST_PX))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """A few letters on each line."""
        return QSize(min(self.sizeHint().width(), self._theme.px(120)), self._theme.px(TEXT_PX + 16))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame, mark and name, from where one begins to read."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, palette, fitted = self._theme.px, self._theme.palette, self.fitted(self.width())
        wide = fitted.width + self._around + 2
        mirrored = reads_from_right(self)
        left = self.width() - wide if mirrored else 0.0
        frame = QRectF(left, 0, wide, self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(frame, px(8), px(8))
        side, pad = px(MARK_PX), px(PAD_PX)
        x = frame.right() - pad - side if mirrored else frame.left() + pad
        box = QRectF(x, (self.height() - side) / 2, side, side)
        draw_type_mark(painter, self._name, box, palette)
        room = self.width() - self._around
        at = box.left() - px(8) - room if mirrored else box.right() + px(8)
        fitted.draw(painter, QPointF(at, (self.height() - fitted.height) / 2), palette.text)
        painter.end()
