"""Is everything ready? What was looked at, whether it is as it should be, and what mends it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kiosk.engine.readiness import Check
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.check_line import CheckLine
from kiosk.ui.parts.fit_label import FitLabel
from kiosk.ui.parts.press_button import PressButton
from kiosk.ui.parts.sheet import ARMING_S, Sheet


class ReadinessSheet(Sheet):
    """`asked` wants everything looked at again; `show_checks` answers, what is not ready first."""

    asked = Signal()

    def __init__(self, theme: Theme, arming_s: float = ARMING_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, arming_s, parent)
        self.say_title(self.tr("Is everything ready?"))
        self.summary = FitLabel(theme, largest_px=21, smallest_px=19, lines=3, weight=QFont.Weight.DemiBold)
        self.lines: tuple[CheckLine, ...] = ()
        self._list = QVBoxLayout()
        self.again = PressButton(self.tr("Check again"))
        self.again.stress(stressed=True)
        self.again.clicked.connect(self._ask)
        self.body.addWidget(self.summary)
        self.body.addLayout(self._list)
        self.body.addStretch(1)
        self.buttons.addWidget(self.again, 2)
        theme.changed.connect(self._space_lines)
        self._space_lines()

    def be_busy(self) -> None:
        """Everything is being looked at."""
        self.again.setEnabled(False)
        self.summary.say(self.tr("Looking at everything…"))
        self._show_lines(())

    def show_checks(self, checks: Sequence[Check]) -> None:
        """Show what was found."""
        wrong = [check for check in checks if not check.ok]
        if wrong:
            self.summary.say(self.tr("%n thing(s) should be mended before the doors open.", "", len(wrong)))
        else:
            self.summary.say(self.tr("Everything is ready."))
        self._show_lines((*wrong, *(check for check in checks if check.ok)))
        self.again.setEnabled(True)

    def forget(self) -> None:
        """See kiosk.ui.parts.sheet.Sheet."""
        self._show_lines(())

    def _show_lines(self, checks: Sequence[Check]) -> None:
        for line in self.lines:
            self._list.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = tuple(CheckLine(self._theme, check) for check in checks)
        for line in self.lines:
            self._list.addWidget(line)

    def _ask(self) -> None:
        if not self.deaf:
            self.asked.emit()

    def _space_lines(self) -> None:
        self._list.setSpacing(self._theme.px(14))
