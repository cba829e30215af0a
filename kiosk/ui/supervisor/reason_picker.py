"""Why, in one tap or in one's own words."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.labels import Line

LONGEST_REASON = 200


class ReasonPicker(QWidget):
    """Quick reasons as chips over a line that holds what will be recorded.

    `changed` follows when there is another reason, `picked` when the reason is complete: a chip was tapped,
    or Enter ended the line. While `ignores_input` says so a tap on a chip does nothing.
    """

    changed = Signal()
    picked = Signal()

    def __init__(
        self, theme: Theme, ignores_input: Callable[[], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._ignores_input, self._low = theme, ignores_input, False
        self.chips = ChoiceChips(theme, self, columns=2)
        self.line = Line(self)
        self.line.setPlaceholderText(self.tr("Or in your own words"))
        self.line.setAccessibleName(self.tr("Why, in your own words"))
        self.line.setMaxLength(LONGEST_REASON)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.chips)
        self._column.addWidget(self.line)
        self.chips.chosen.connect(self._choose)
        self.line.textChanged.connect(self._edited)
        self.line.returnPressed.connect(self._entered)
        theme.zoomed.connect(self._space)
        self._space()

    @property
    def why(self) -> str:
        """The reason as it will be recorded; empty while there is none."""
        return clean(self.line.text())

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return self.chips.chips[0] if self.chips.chips else self.line

    def offer(self, reasons: tuple[str, ...]) -> None:
        """Offer these, with none taken."""
        self.chips.offer(reasons)
        self.clear()

    def clear(self) -> None:
        """Let go of the reason; setting the text forgets what could be undone, too."""
        self.line.setText("")
        self.chips.mark("")

    def _choose(self, text: str) -> None:
        if self._ignores_input():
            self.chips.mark(self.why)
            return
        self.line.setText(text)
        self.line.setCursorPosition(0)
        self.picked.emit()

    def _edited(self) -> None:
        self.chips.mark(self.why)
        self.changed.emit()

    def _entered(self) -> None:
        if self.why:
            self.picked.emit()

    def set_compact(self, *, low: bool) -> None:
        """Take less room from top to foot, or as much as there should be."""
        self._low = low
        self.chips.set_compact(low=low)
        self._space()

    def _space(self) -> None:
        self._column.setSpacing(self._theme.px(10))
        self.line.setMinimumHeight(self._theme.px(TOUCH_PX if self._low else 52))
