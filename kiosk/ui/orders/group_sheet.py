"""The rest of an order: who of it is let in now, ticked name by name, with one confirm."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui.orders.tick_row import TickRow
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.text_fit import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.guest_rows import USUAL_RULES, DoorRules, is_inside, trouble_of
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet


class GroupSheet(Sheet):
    """Bound to the order it was opened for; nobody is ticked before somebody ticks them."""

    admit_asked = Signal(str, object)
    """The order's id, and the names of those who were ticked by their ticket ids, as they stand there."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._order_id = ""
        self._rows: list[TickRow] = []
        self._ticking = False
        self.set_title(self.tr("Admit rest of order"))
        self.order = FitLabel(theme, lines=2, muted=True)
        self.tick_all = PressButton("", self)
        self.tick_all.setProperty("role", "quiet")
        self.tick_all.clicked.connect(self._tick_all)
        self.admit = PressButton("", self)
        self.admit.setProperty("role", "primary")
        self.admit.clicked.connect(self._admit)
        self._head = QHBoxLayout()
        self._head.addWidget(self.order, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.tick_all)
        self.body.addLayout(self._head)
        self.body.addStretch(1)
        self.buttons.addWidget(self.admit, 2)
        self._close_up()
        self._count()

    @property
    def order_id(self) -> str:
        """The order it is bound to; nothing while it is closed."""
        return self._order_id if self.is_open else ""

    @property
    def rows(self) -> tuple[TickRow, ...]:
        """The guests of the order, from the first."""
        return tuple(self._rows)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The ids of the tickets that are ticked."""
        return tuple(row.ticket_id for row in self._rows if row.isChecked())

    def show_order(
        self, order_id: str, guests: list[Guest], now: Instant, rules: DoorRules = USUAL_RULES
    ) -> None:
        """Open the sheet for an order, or show what has changed about it: who is ticked stays so."""
        fresh = self.order_id != order_id
        ticked = set() if fresh else set(self.ticked)
        self._order_id = order_id
        stood = {} if fresh else {row.ticket_id: number for number, row in enumerate(self._rows)}
        last = len(stood)
        self._put_rows(
            sorted(guests, key=lambda one: (stood.get(one.ticket.id, last), is_inside(one))), now, rules
        )
        self._tick(self._rows, lambda row: row.isEnabled() and row.ticket_id in ticked)
        self.order.show_text(self._about(order_id, guests))
        if fresh:
            waiting = self._waiting()
            self.open(waiting[0] if waiting else None)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._order_id = ""
        self._tick(self._rows, lambda _: False)

    def _put_rows(self, guests: list[Guest], now: Instant, rules: DoorRules) -> None:
        """One row for each guest; the same guests keep theirs, so that nothing moves under a finger."""
        if [row.ticket_id for row in self._rows] != [guest.ticket.id for guest in guests]:
            for gone in self._rows:
                self.body.removeWidget(gone)
                gone.hide()
                gone.deleteLater()
            self._rows = [self._new_row(guest) for guest in guests]
            for number, row in enumerate(self._rows):
                self.body.insertWidget(1 + number, row)
        for row, guest in zip(self._rows, guests, strict=True):
            row.show_guest(guest, trouble_of(guest, rules), now)

    def _new_row(self, guest: Guest) -> TickRow:
        row = TickRow(self._theme, guest.ticket.id, lambda: self.ignores_input)
        row.set_compact(low=self.is_compact)
        row.toggled.connect(self._count)
        row.stepped.connect(lambda rows: self._step(row, rows))
        row.confirmed.connect(self._to_the_button)
        return row

    def _about(self, order_id: str, guests: list[Guest]) -> str:
        inside = sum(is_inside(guest) for guest in guests)
        return verdict_texts.order_facts(clean(order_id), len(guests), inside)

    def _waiting(self) -> list[TickRow]:
        return [row for row in self._rows if row.isEnabled()]

    def _easy(self) -> list[TickRow]:
        return [row for row in self._waiting() if not row.trouble]

    def _count(self) -> None:
        if self._ticking:
            return
        n, easy = len(self.ticked), self._easy()
        self.admit.setText(self.tr("Admit %n", "", n) if n else self.tr("Admit"))
        self.admit.setEnabled(n > 0)
        every = bool(easy) and all(row.isChecked() for row in easy)
        self.tick_all.setText(self.tr("Tick nobody") if every else self._tick_words(len(easy)))
        self.tick_all.setVisible(len(easy) > 1)

    def _tick_words(self, easy: int) -> str:
        if easy < len(self._waiting()):
            return self.tr("Tick the %n valid", "", easy)  # the others have to be asked about
        return self.tr("Tick all (%n)", "", easy)

    def _tick_all(self) -> None:
        if self.ignores_input:
            return
        easy = self._easy()
        every = all(row.isChecked() for row in easy)
        self._tick(easy, lambda _: not every)

    def _tick(self, rows: Iterable[TickRow], is_ticked: Callable[[TickRow], bool]) -> None:
        """Tick those of the rows and no other of them; they are counted once."""
        self._ticking = True
        for row in rows:
            row.setChecked(is_ticked(row))
        self._ticking = False
        self._count()

    def _admit(self) -> None:
        ticked = {row.ticket_id: row.name for row in self._rows if row.isChecked()}
        if ticked and not self.ignores_input:
            order_id = self._order_id
            self.dismiss()
            self.admit_asked.emit(order_id, ticked)

    def _space(self) -> None:
        """Rows stand close under one another."""
        super()._space()
        self.body.setSpacing(self._theme.px(8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower rows where there is little room."""
        super().resizeEvent(event)
        self._close_up()

    def _close_up(self) -> None:
        self._head.setSpacing(self._theme.px(14))
        for row in self._rows:
            row.set_compact(low=self.is_compact)

    def _step(self, row: TickRow, rows: int) -> None:
        """Go on to the next guest who can be ticked."""
        waiting = self._waiting()
        stop = waiting[min(max(waiting.index(row) + rows, 0), len(waiting) - 1)]
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(stop, 0, self._theme.px(8))

    def _to_the_button(self) -> None:
        """Enter on a guest leads to the button, which only then admits."""
        if self.admit.isEnabled():
            self.admit.setFocus(Qt.FocusReason.OtherFocusReason)
