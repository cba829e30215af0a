"""Everybody who stepped aside, where the door screen has no room for the list."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kiosk.core.tickets import Instant
from kiosk.ui.door import step_aside_rows
from kiosk.ui.door.step_aside_rows import AsideRows, Asides
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.lists import SheetRows
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet


class AsideListSheet(Sheet):
    """`chosen` brings the number of the guest who was tapped; `look_asked`: the incidents are wanted."""

    chosen = Signal(int)
    look_asked = Signal()

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._rows = AsideRows()
        self.list = SheetRows(theme, rows=self._rows)
        self._rows.setParent(self.list)
        self.list.setAccessibleName(step_aside_rows.nobody())
        self.empty = PlainLabel(self.tr("Nobody waiting"))
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        self.look_at = PressButton("")
        self.look_at.setProperty("role", "warning")
        self.look_at.setToolTip("F6")
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty)
        self.body.addStretch()
        self.buttons.addWidget(self.look_at, 1)
        self.list.chosen.connect(self._choose)
        self.look_at.clicked.connect(self._look)

    def show_waiting(self, asides: Asides, incidents: int, now: Instant) -> None:
        """Show these, and how many incidents are open."""
        waiting = asides.longest_first
        self.set_title(step_aside_rows.heading(len(waiting)))
        self.list.change(lambda: self._rows.show_waiting(waiting, now))
        self.list.setVisible(bool(waiting))
        self.empty.setVisible(not waiting)
        self.look_at.setText(step_aside_rows.to_look_at(incidents))
        self.look_at.setVisible(incidents > 0)

    def hide_names(self, *, hidden: bool) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().hide_names(hidden=hidden)
        self._rows.hide_names(hidden=hidden)

    def show_all(self) -> None:
        """Open it, with the first selected."""
        self.list.select(0)
        self.open(self.list if self._rows.rowCount() else self.close_button)

    def _choose(self, key: str) -> None:
        if not self.ignores_input:
            self.chosen.emit(int(key))

    def _look(self) -> None:
        if not self.ignores_input:
            self.look_asked.emit()
