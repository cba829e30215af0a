"""What is painted on as many lines as its width asks for, and is never cut."""

from collections.abc import Callable, Hashable

from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.theme.text_fit import Fitted
from kiosk.ui.theme.theme import Theme

MOST_KNOWN = 6


class Wrapping(QWidget):
    """Grows as it gets narrower; `heightForWidth` is for each kind to say."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        across: QSizePolicy.Policy = QSizePolicy.Policy.Expanding,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.zoomed.connect(self._restyle)
        theme.changed.connect(self.update)

    def hasHeightForWidth(self) -> bool:
        """It does."""
        return True

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class WrappedText(Wrapping):
    """A text that paints itself; a layout asks for the same few widths again and again."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        across: QSizePolicy.Policy = QSizePolicy.Policy.Expanding,
    ) -> None:
        super().__init__(theme, parent, across=across)
        self._known: dict[Hashable, Fitted] = {}
        self._heights: dict[tuple[int, float], int] = {}

    def heightForWidth(self, width: int) -> int:
        """The height that all of the text takes."""
        asked = (width, self._theme.zoom)
        found = self._heights.get(asked)
        if found is None:
            if len(self._heights) >= MOST_KNOWN:
                self._heights.clear()
            found = self._heights[asked] = self._height_for(width)
        return found

    def _height_for(self, width: int) -> int:
        raise NotImplementedError

    def _laid_out(self, asked: Hashable, lay_out: Callable[[], Fitted]) -> Fitted:
        """The text as it was laid out for the same before."""
        found = self._known.get(asked)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[asked] = lay_out()
        return found

    def _announce(self) -> None:
        """Another text is said, or otherwise: nothing of the one before is remembered."""
        self._known.clear()
        self._heights.clear()
        self.updateGeometry()
        self.update()

    def _restyle(self) -> None:
        self._announce()
