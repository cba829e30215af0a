"""A label that shows all of its text: smaller, then on more lines, never cut."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.text_fit import Fitted, fit, without_orphan
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.wrapping import WrappedText


class FitLabel(WrappedText):
    """Text at `largest_px`, down to `smallest_px` while it takes more than `lines` lines."""

    def __init__(
        self,
        theme: Theme,
        *,
        largest_px: int = 17,
        smallest_px: int = 17,
        lines: int = 1,
        weight: QFont.Weight = QFont.Weight.Normal,
        muted: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._weight, self._muted = weight, muted
        self._largest_px, self._smallest_px, self._lines = largest_px, smallest_px, lines
        self._text = ""

    @property
    def text(self) -> str:
        """What it says."""
        return plain(self._text)

    def show_text(self, text: str) -> None:
        """Show another text."""
        if text == self._text:
            return
        self._text = text
        self.setAccessibleName(plain(text))
        self._announce()

    def grow_to(self, largest_px: int) -> None:
        """Be no larger than this from now on."""
        if largest_px != self._largest_px:
            self._largest_px = largest_px
            self._announce()

    def fitted(self, width: int) -> Fitted:
        """The text laid out for a width."""
        asked = (width, self._largest_px, self._theme.zoom, self._align)
        return self._laid_out(asked, lambda: self._fit(width))

    def _fit(self, width: int) -> Fitted:
        font, align = self._theme.font(self._largest_px, self._weight), self._align
        fitted = fit(
            self._text,
            font,
            width,
            largest_px=self._theme.px(self._largest_px),
            smallest_px=self._theme.px(self._smallest_px),
            lines=self._lines,
            align=align,
        )
        return without_orphan(fitted, self._text, font, width, align)

    @property
    def _align(self) -> Qt.AlignmentFlag:
        mirrored = reads_from_right(self)
        return Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft

    def _height_for(self, width: int) -> int:
        return round(self.fitted(width).height + 1)

    def sizeHint(self) -> QSize:
        """One line; the layout asks for more where the width wants it."""
        return QSize(200, round(self.fitted(1 << 20).height + 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """All of it."""
        painter = QPainter(self)
        palette = self._theme.palette
        ink = palette.muted if self._muted else palette.text
        self.fitted(self.width()).draw(painter, QPointF(0, 0), ink)
        painter.end()
