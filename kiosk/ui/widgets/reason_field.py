"""Why somebody decides something: usual reasons as chips, any other in their own words."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.labels import Line
from kiosk.ui.widgets.press_button import ENTER

LONGEST = 200
LINE_PX = 52


class ReasonField(QWidget):
    """A chip fills the line; what is written there is the reason. `submitted` follows Enter in the line.

    `picked` follows a chip: the reason is complete.
    """

    changed = Signal(str)
    picked = Signal()
    submitted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._low = theme, False
        self.chips = ChoiceChips(theme, self, columns=2)
        self.line = _Line(self)
        self.line.setMaxLength(LONGEST)
        self.line.setPlaceholderText(self.tr("Reason"))
        self.line.setAccessibleName(self.tr("Reason"))
        self.chips.chosen.connect(self._pick)
        self.line.textChanged.connect(self._changed)
        self.line.submitted.connect(self.submitted)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.chips)
        self._column.addWidget(self.line)
        theme.zoomed.connect(self._space)
        self._space()

    @property
    def reason(self) -> str:
        """What was chosen or written; nothing while there is none."""
        return " ".join(self.line.text().split())

    def offer(self, reasons: tuple[str, ...]) -> None:
        """Offer these, with nothing chosen and nothing written."""
        self.chips.offer(reasons)
        self.line.clear()

    def set_compact(self, *, low: bool) -> None:
        """Take less room from top to foot, or as much as there should be."""
        self._low = low
        self.chips.set_compact(low=low)
        self._space()

    def _pick(self, text: str) -> None:
        self.line.setText(text)
        self.picked.emit()

    def _changed(self, text: str) -> None:
        self.chips.mark(text)
        self.changed.emit(self.reason)

    def _space(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self._theme.px(10 if self._low else 14))
        self.line.setMinimumHeight(self._theme.px(TOUCH_PX if self._low else LINE_PX))


class _Line(Line):
    """Enter submits and goes no further."""

    submitted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter once, however long it is held."""
        if Qt.Key(event.key()) in ENTER:
            if not event.isAutoRepeat():
                self.submitted.emit()
            return
        super().keyPressEvent(event)
