"""An icon and a text beside it, wrapped and never cut."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import Fitted, lay_out
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.wrapping import WrappedText

GAP_PX = 12


class MarkLine(WrappedText):
    """One fact: its icon in the colour of its kind, and its words."""

    def __init__(
        self,
        theme: Theme,
        *,
        text_px: int = 17,
        icon_px: int = 22,
        weight: QFont.Weight = QFont.Weight.Normal,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._text_px, self._icon_px, self._weight = text_px, icon_px, weight
        self._text, self._mark, self._look = "", "", Look.NEUTRAL

    @property
    def text(self) -> str:
        """What it says."""
        return plain(self._text)

    @property
    def mark(self) -> str:
        """The icon's name."""
        return self._mark

    def show_text(self, text: str, mark: str, look: Look = Look.NEUTRAL) -> None:
        """Show another fact; hidden where there is none. The text may hold bold marks."""
        if (text, mark, look) == (self._text, self._mark, self._look) and self.isHidden() != bool(text):
            return
        self._text, self._mark, self._look = text, mark, look
        self.setAccessibleName(plain(text))
        self.setVisible(bool(text))
        self._announce()

    def fitted(self, width: int) -> Fitted:
        """The text laid out beside the icon, in a line of this width."""
        mirrored = reads_from_right(self)
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        return self._laid_out((width, self._theme.zoom, align), lambda: self._lay_out(width, align))

    def _lay_out(self, width: int, align: Qt.AlignmentFlag) -> Fitted:
        font = self._theme.font(self._text_px, self._weight)
        return lay_out(self._text, font, width - self._beside, align=align)

    @property
    def _beside(self) -> int:
        return self._theme.px(self._icon_px) + self._theme.px(GAP_PX)

    def _height_for(self, width: int) -> int:
        """What all of the text takes, or the icon."""
        return max(round(self.fitted(width).height + 1), self._theme.px(self._icon_px))

    def sizeHint(self) -> QSize:
        """One line; the layout asks for more where the width wants it."""
        return QSize(200, self.heightForWidth(1 << 20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Icon and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fitted, side = self.fitted(self.width()), self._theme.px(self._icon_px)
        mirrored = reads_from_right(self)
        first_line = fitted.height / max(fitted.lines, 1)
        x = self.width() - side if mirrored else 0
        tall = max(first_line, side)
        box = QRectF(x, (tall - side) / 2, side, side)
        colour = self._theme.palette.row_colour(self._look)
        draw_icon(painter, self._mark, box, colour, mirrored=mirrored)
        at = QPointF(0 if mirrored else self._beside, (tall - first_line) / 2)
        fitted.draw(painter, at, self._theme.palette.text)
        painter.end()
