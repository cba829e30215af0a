"""The rest of an order: who of it is let in now, ticked name by name, with one confirm."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui.orders.tick_row import TickRow
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Batches, laid_out_once
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.guest_rows import USUAL_RULES, DoorRules, is_inside, trouble_of
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

AT_ONCE = 4
"""So many rows are made in one turn of the loop: most of those that a sheet of the usual size shows."""


class GroupSheet(Sheet):
    """Bound to the order it was opened for; nobody is ticked before somebody ticks them."""

    admit_asked = Signal(str, object)
    """The order's id, and the names of those who were ticked by their ticket ids, as they stand there."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._order_id = ""
        self._guests: list[Guest] = []
        self._troubles: dict[str, str] = {}
        self._rows: list[TickRow] = []
        self._making_rows = Batches(self)
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
        self._head.addWidget(self.eye())
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
        self._making_rows.finish()
        return tuple(self._rows)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The ids of the tickets that are ticked."""
        return tuple(row.ticket_id for row in self._rows if row.isChecked())

    def show_order(
        self, order_id: str, guests: list[Guest], now: Instant, rules: DoorRules = USUAL_RULES
    ) -> None:
        """Open the sheet for an order, or show what has changed about it: who is ticked stays so."""
        if self.order_id != order_id:
            self.fill(order_id, guests, now, rules)
            self.open_filled()
        else:
            self._show(guests, now, rules, set(self.ticked))

    def fill(self, order_id: str, guests: list[Guest], now: Instant, rules: DoorRules = USUAL_RULES) -> None:
        """Make it ready for an order; `open_filled` opens it, in another turn of the loop."""
        self.hide_names_again()
        self._order_id, self._guests = order_id, []
        self._show(guests, now, rules, set())
        self.prepare()

    def open_filled(self) -> None:
        """Open what was filled, nobody ticked, unless it was closed meanwhile."""
        if self._order_id:
            waiting = self._waiting()
            self.open(waiting[0] if waiting else None)

    def _show(self, guests: list[Guest], now: Instant, rules: DoorRules, ticked: set[str]) -> None:
        stood = {one.ticket.id: number for number, one in enumerate(self._guests)}
        last = len(stood)
        self._making_rows.stop()
        self._guests = sorted(guests, key=lambda one: (stood.get(one.ticket.id, last), is_inside(one)))
        self._troubles = {one.ticket.id: trouble_of(one, rules) for one in guests}
        self._put_rows(now)
        self._tick(self._rows, lambda row: row.isEnabled() and row.ticket_id in ticked)
        self.order.show_text(self._about(guests))

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._order_id = ""
        self._making_rows.stop()
        self._tick(self._rows, lambda _: False)

    def _put_rows(self, now: Instant) -> None:
        """One row for each guest; the same guests keep theirs, so that nothing moves under a finger."""
        ids = [guest.ticket.id for guest in self._guests]
        kept = [row for row in self._rows if row.ticket_id in self._troubles]
        if [row.ticket_id for row in kept] != ids[: len(kept)]:
            kept = []
        for gone in self._rows:
            if gone not in kept:
                self.body.removeWidget(gone)
                gone.hide()
                gone.deleteLater()
        self._rows = kept
        for row, guest in zip(kept, self._guests, strict=False):
            row.show_guest(guest, self._troubles[row.ticket_id], now)
        self._making_rows.start(self._make_rows(self._guests[len(kept) :], now))

    def _make_rows(self, guests: Sequence[Guest], now: Instant) -> Iterator[None]:
        """Some of them at a time: an order may fill a coach."""
        for first in range(0, len(guests), AT_ONCE):
            with laid_out_once(self.body):
                for guest in guests[first : first + AT_ONCE]:
                    row = self._new_row(guest)
                    row.show_guest(guest, self._troubles[row.ticket_id], now)
                    self._rows.append(row)
                    self.body.insertWidget(len(self._rows), row)
                    row.show()
            yield

    def _new_row(self, guest: Guest) -> TickRow:
        row = TickRow(self._theme, guest.ticket.id, lambda: self.ignores_input)
        row.set_compact(low=self.is_compact)
        row.hide_name(hidden=self.hides_names)
        row.toggled.connect(self._count)
        row.stepped.connect(lambda rows: self._step(row, rows))
        row.confirmed.connect(self._to_the_button)
        return row

    def _cut_names(self) -> None:
        super()._cut_names()
        for row in self._rows:
            row.hide_name(hidden=self.hides_names)

    def _about(self, guests: list[Guest]) -> str:
        inside = sum(is_inside(guest) for guest in guests)
        return verdict_texts.order_in_words(len(guests), inside)

    def _waiting(self) -> list[TickRow]:
        """The rows that can be ticked, by now."""
        return [row for row in self._rows if row.isEnabled()]

    def _easy(self) -> list[TickRow]:
        return [row for row in self._waiting() if not row.trouble]

    def _count(self) -> None:
        if self._ticking:
            return
        waiting = [guest.ticket.id for guest in self._guests if not is_inside(guest)]
        n, easy = len(self.ticked), sum(not self._troubles[ticket_id] for ticket_id in waiting)
        self.admit.setText(self.tr("Admit %n", "", n) if n else self.tr("Admit"))
        self.admit.setEnabled(n > 0)
        every = 0 < easy == sum(row.isChecked() for row in self._easy())
        self.tick_all.setText(self.tr("Tick none") if every else self._tick_words(easy, len(waiting)))
        self.tick_all.setVisible(easy > 1)

    def _tick_words(self, easy: int, waiting: int) -> str:
        if easy < waiting:
            return self.tr("Tick the %n valid", "", easy)  # the others have to be asked about
        return self.tr("Tick all (%n)", "", easy)

    def _tick_all(self) -> None:
        if self.ignores_input:
            return
        self._making_rows.finish()
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
        self._place_tick_all()
        for row in self._rows:
            row.set_compact(low=self.is_compact)

    def _place_tick_all(self) -> None:
        """At the head of the rows; where there is hardly any room for those, between the buttons."""
        below = self.is_lowest
        if below is not (self.buttons.indexOf(self.tick_all) < 0):
            return
        has_focus, hidden = self.focusWidget() is self.tick_all, self.tick_all.isHidden()
        for line in (self._head, self.buttons):
            line.removeWidget(self.tick_all)
        if below:
            self.buttons.insertWidget(1, self.tick_all, 1)
        else:
            self._head.addWidget(self.tick_all)
        self.tick_all.setHidden(hidden)
        if has_focus:
            self.tick_all.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, row: TickRow, rows: int) -> None:
        """Go on to the next guest who can be ticked."""
        self._making_rows.finish()
        waiting = self._waiting()
        stop = waiting[min(max(waiting.index(row) + rows, 0), len(waiting) - 1)]
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(stop, 0, self._theme.px(8))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own name and call
        """See kiosk.ui.widgets.sheet.Sheet; from a guest, and on the way back, all of them must be there."""
        if self.is_open and (not next or isinstance(self.focusWidget(), TickRow)):
            self._making_rows.finish()
        return super().focusNextPrevChild(next)

    def _to_the_button(self) -> None:
        """Enter on a guest leads to the button, which only then admits."""
        if self.admit.isEnabled():
            self.admit.setFocus(Qt.FocusReason.OtherFocusReason)
