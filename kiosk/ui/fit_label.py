"""A label that shows all of its text: smaller, then on more lines, never cut."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.text_fit import Fitted, fit, plain
from kiosk.ui.theme import Theme


class FitLabel(QWidget):
    """Text at `largest_px`, down to `smallest_px` while it takes more than `lines` lines."""

    def __init__(
        self,
        theme: Theme,
        *,
        largest_px: int = 17,
        smallest_px: int = 17,
        lines: int = 1,
        weight: QFont.Weight = QFont.Weight.Normal,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._weight = theme, weight
        self._largest_px, self._smallest_px, self._lines = largest_px, smallest_px, lines
        self._text = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.update)

    @property
    def text(self) -> str:
        """What it says."""
        return plain(self._text)

    def say(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self.setAccessibleName(plain(text))
        self.updateGeometry()
        self.update()

    def fitted(self, width: int) -> Fitted:
        """The text laid out for a width."""
        return fit(
            self._text,
            self._theme.font(self._largest_px, self._weight),
            width,
            largest_px=self._largest_px,
            smallest_px=self._smallest_px,
            lines=self._lines,
        )

    def hasHeightForWidth(self) -> bool:
        """It grows as it gets narrower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that all of the text takes."""
        return round(self.fitted(width).height + 1)

    def sizeHint(self) -> QSize:
        """One line; the layout asks for more where the width wants it."""
        return QSize(200, round(self.fitted(1 << 20).height + 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """All of it."""
        painter = QPainter(self)
        self.fitted(self.width()).draw(painter, QPointF(0, 0), self._theme.palette.text)
        painter.end()
