"""Which of several guests: those whose tickets one code matched, or who were refused together."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui.theme.theme import ROW_PX, Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.guest_rows import USUAL_RULES, DoorRules, candidate_rows
from kiosk.ui.widgets.lists import TALL_PX, WholeList
from kiosk.ui.widgets.sheet import GUARD_S, Sheet


class CandidatesSheet(Sheet):
    """Choosing one opens the guest and admits nobody."""

    chosen = Signal(str)
    """The ticket's id."""

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Which ticket?"))
        self.why = FitLabel(theme, lines=3, muted=True)
        self.list = WholeList(theme, leads=True)
        self.list.setAccessibleName(self.title.text())
        self._head = QHBoxLayout()
        self._head.addWidget(self.why, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.eye(), 0, Qt.AlignmentFlag.AlignRight)
        self.body.addLayout(self._head)
        self.body.addWidget(self.list)
        self.body.addStretch(1)
        self.list.chosen.connect(self._choose)
        self.list.reached.connect(self._scroll_to)

    def show_guests(
        self, guests: Sequence[Guest], now: Instant, rules: DoorRules = USUAL_RULES, why: str = ""
    ) -> None:
        """Open the sheet with these to choose from; `why` one of them is to be chosen."""
        self.hide_names_again()
        self.why.show_text(why)
        self.why.setVisible(bool(why))
        self.list.rows.show_rows(candidate_rows(guests, now, rules))
        self.open(self.list)
        self.list.select(0)

    def _cut_names(self) -> None:
        super()._cut_names()
        self.list.rows.hide_names(hidden=self.hides_names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower rows where there is hardly any room."""
        super().resizeEvent(event)
        self.list.set_usual_height(ROW_PX if self.is_lowest else TALL_PX)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self.list.rows.show_rows(())

    def _choose(self, ticket_id: str) -> None:
        if not self.ignores_input:
            self.dismiss()
            self.chosen.emit(ticket_id)

    def _scroll_to(self, row: QRect) -> None:
        """Keep the row in sight that the keyboard is at."""
        top = self.list.viewport().mapTo(self._inner, row.topLeft())
        self._scroll.ensureVisible(top.x(), top.y() + row.height() // 2, 0, row.height())
