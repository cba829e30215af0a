"""What can be done for one guest who stepped aside."""

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.ui.door import step_aside_rows
from kiosk.ui.door.step_aside_rows import Aside
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.names_cut import with_names_cut
from kiosk.ui.verdict.verdict_view import VerdictView
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, LOW_NAME_PX, NAME_PX, Sheet
from kiosk.ui.widgets.verdict_badge import VerdictBadge

_ACTIONS = (Action.SUPERVISOR, Action.OFF_LIST, Action.CHOOSE)
"""What else may be done about a verdict, of what the overlay offers."""


class StepAsideSheet(Sheet):
    """Bound to the guest it was opened for, whatever is scanned meanwhile."""

    acted = Signal(object, object)
    """The Action, and the VerdictView of this guest."""
    guest_asked = Signal(str)
    """The ticket's id."""
    check_asked = Signal(int)
    """This number's ticket is to be judged again."""
    done = Signal(int)
    """This number waits no longer."""

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._aside: Aside | None = None
        self._now: Instant = 0.0
        self._action: Action | None = None
        self.name = FitLabel(theme, largest_px=NAME_PX, smallest_px=20, lines=2, weight=QFont.Weight.Bold)
        self.verdict = VerdictBadge(theme)
        self.reason = FitLabel(theme, largest_px=21, smallest_px=18, lines=6)
        self.since = FitLabel(theme, lines=3)
        self.act = PressButton("")
        self.act.stress(stressed=True)
        self.check = PressButton(self.tr("Check again"))
        self.guest = PressButton(self.tr("Open guest"))
        self.let_in = PressButton(self.tr("Done: let in"))
        self.went_away = PressButton(self.tr("Done: left"))
        self.act.clicked.connect(self._act)
        self.check.clicked.connect(self._check)
        self.guest.clicked.connect(self._open)
        self.let_in.clicked.connect(self._finish)
        self.went_away.clicked.connect(self._finish)
        self._build()

    @property
    def number(self) -> int:
        """Whose it is; 0 while it is closed."""
        return self._aside.number if self._aside and self.is_open else 0

    def show_aside(self, aside: Aside, now: Instant) -> None:
        """Open it for somebody, or show what has changed about them."""
        fresh = self.number != aside.number
        self._aside, self._now = aside, now
        view = with_names_cut(aside.view) if self._hides_names else aside.view
        self.setAccessibleName(self.tr("Step aside"))
        self.name.show_text(step_aside_rows.name_of(replace(aside, view=view)))
        self.verdict.show_verdict(view.look, view.mark, view.word)
        self.reason.show_text(" ".join((*view.notices, *view.lines)))
        self.show_age(now)
        self._action = next((action for action in view.actions if action in _ACTIONS), None)
        self.act.setText(self._label(self._action))
        self.act.setVisible(self._action is not None)
        self.guest.setVisible(bool(view.guest.ticket_id))
        self.check.setVisible(bool(view.guest.ticket_id or view.code))
        if fresh:
            self.open(self.act if self._action else self.close_button)

    def show_age(self, now: Instant) -> None:
        """Tell how long they have waited by now."""
        if self._aside:
            chips = self._aside.view.chips
            self.since.show_text(" · ".join((*chips, step_aside_rows.since(self._aside, now))))

    def hide_names(self, *, hidden: bool) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().hide_names(hidden=hidden)
        if self._aside and self.is_open:
            self.show_aside(self._aside, self._now)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._aside = None

    def _label(self, action: Action | None) -> str:
        if action is Action.CHOOSE:
            return self.tr("Which ticket?")
        return self.tr("Supervisor lets them in…")

    def _bound(self) -> VerdictView | None:
        """What was told of the guest, if a press is to count."""
        return self._aside.view if self._aside and not self.ignores_input else None

    def _act(self) -> None:
        view = self._bound()
        if view and self._action:
            self.acted.emit(self._action, view)

    def _check(self) -> None:
        if self._bound():
            self.check_asked.emit(self.number)

    def _open(self) -> None:
        view = self._bound()
        if view:
            self.dismiss()
            self.guest_asked.emit(view.guest.ticket_id)

    def _finish(self) -> None:
        if self._bound():
            self.done.emit(self.number)

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self.name, 1)
        top.addWidget(self.verdict)
        self.body.addLayout(top)
        self.body.addWidget(self.reason)
        self.body.addWidget(self.since)
        self.body.addStretch(1)
        self._grid, self._footer = QGridLayout(), QVBoxLayout()
        self._footer.addLayout(self._grid)
        self._column.insertLayout(self._column.indexOf(self.buttons), self._footer)  # never out of sight
        self._theme.zoomed.connect(self._space_actions)
        self._space_actions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What can be done stands closer where there is little room."""
        super().resizeEvent(event)
        self._space_actions()

    def _space_actions(self) -> None:
        px, low = self._theme.px, self.is_compact
        self._place_actions()
        self._grid.setSpacing(px(8 if low else 14))
        above, below = px(6 if self.is_lowest else 8), 0 if low else px(6)
        self._footer.setContentsMargins(px(EDGE_PX), above, px(EDGE_PX), below)
        self.name.grow_to(LOW_NAME_PX if low else NAME_PX)

    def _place_actions(self) -> None:
        """Two beside one another; in the lowest windows as many as have room, and the ends beside Close."""
        in_two_rows = self.is_lowest
        if in_two_rows == (self.buttons.count() > 1) and self._grid.count():
            return
        for button in (self.act, self.check, self.guest, self.let_in, self.went_away):
            for line in (self._grid, self.buttons):
                line.removeWidget(button)
        if in_two_rows:
            for column, button in enumerate((self.act, self.check, self.guest)):
                self._grid.addWidget(button, 0, column)
            for button in (self.let_in, self.went_away):
                self.buttons.addWidget(button, 1)
            return
        self._grid.addWidget(self.act, 0, 0, 1, 2)
        for number, button in enumerate((self.check, self.guest, self.let_in, self.went_away)):
            self._grid.addWidget(button, 1 + number // 2, number % 2)
