"""A label that shows all of its text: smaller, then on more lines, never cut."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.text_fit import Fitted, fit, plain, without_orphan
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.wrapping import Wrapping

MOST_KNOWN = 6


class FitLabel(Wrapping):
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
        self._known: dict[tuple[str, int, int, float, Qt.AlignmentFlag], Fitted] = {}

    @property
    def text(self) -> str:
        """What it says."""
        return plain(self._text)

    def say(self, text: str) -> None:
        """Show another text."""
        if text != self._text:  # nobody's name is remembered once another stands here
            self._known.clear()
        self._text = text
        self.setAccessibleName(plain(text))
        self.updateGeometry()
        self.update()

    def grow_to(self, largest_px: int) -> None:
        """Be no larger than this from now on."""
        if largest_px != self._largest_px:
            self._largest_px = largest_px
            self._restyle()

    def fitted(self, width: int) -> Fitted:
        """The text laid out for a width; a layout asks for the same few widths again and again."""
        asked = (self._text, width, self._largest_px, self._theme.zoom, self._align)
        found = self._known.get(asked)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[asked] = self._fit(width)
        return found

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

    def heightForWidth(self, width: int) -> int:
        """The height that all of the text takes."""
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
