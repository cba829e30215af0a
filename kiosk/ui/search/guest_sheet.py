"""One guest: all that is known of them, with what can be done for them."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kiosk.core.guest_notes import GuestNote
from kiosk.core.policy import Direction
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui.search.guest_body import Fact, GuestBody
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.guest_rows import USUAL_RULES, DoorRules, is_inside, is_refused, trouble_of
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet


class Offer(StrEnum):
    """Something that can be done for a guest."""

    ADMIT = "admit"
    LET_OUT = "let_out"
    UNDO = "undo"
    OVERRIDE = "override"


def offers_for(guest: Guest, direction: Direction, rules: DoorRules) -> tuple[Offer, ...]:
    """What can be done, the likeliest last.

    Admit is offered for a ticket in trouble as well: the door looks once more and says why not.
    """
    undo = (Offer.UNDO,) if is_inside(guest) and guest.presence.admission else ()
    if direction is Direction.EXIT:
        return (*undo, Offer.LET_OUT)
    override = () if is_refused(guest, rules) else (Offer.OVERRIDE,)
    if is_inside(guest):
        return (Offer.LET_OUT, *undo, *override)
    doubtful = trouble_of(guest, rules) or guest.presence.entries
    return (*(override if doubtful else ()), Offer.ADMIT)


def likeliest(guest: Guest, direction: Direction, rules: DoorRules) -> Offer | None:
    """What one most likely wants; nothing where a person must think first."""
    if direction is Direction.EXIT:
        return Offer.LET_OUT
    return None if is_inside(guest) or trouble_of(guest, rules) else Offer.ADMIT


SMALL_NAME_PX = 340
"""Below this height the name is set smaller."""
BRIEF_PADDING_PX = 8


class GuestSheet(Sheet):
    """Bound to the guest it was opened for, whatever is scanned meanwhile; typing goes on above it."""

    covers_entry = False

    admit_asked = Signal(str)
    """The ticket's id."""
    out_asked = Signal(str)
    """The id of a ticket whose holder is to be let out."""
    override_asked = Signal(str)
    """The id of a ticket on which a supervisor may decide."""
    undo_asked = Signal(str, str, str)
    """Admission id, ticket id and name."""
    note_asked = Signal(str)
    """The id of a ticket on whose holder a note is to be made or changed."""
    guest_asked = Signal(str)
    """The id of another ticket of the order."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._ticket_id = self._admission_id = self._name = ""
        self._offers: tuple[Offer, ...] = ()
        self._likeliest: Offer | None = None
        self.guest = GuestBody(theme, self, self.eye())
        self.body.addWidget(self.guest)
        self.admit = PressButton(self.tr("Admit"), self)
        self.let_out = PressButton(self.tr("Let out"), self)
        self.undo = PressButton(self.tr("Undo admission"), self)
        self.override = PressButton(self.tr("Supervisor…"), self)
        self._buttons = {
            Offer.LET_OUT: self.let_out,
            Offer.UNDO: self.undo,
            Offer.OVERRIDE: self.override,
            Offer.ADMIT: self.admit,
        }
        self._upper = QHBoxLayout()
        self._column.insertLayout(self._column.count() - 1, self._upper)
        self._scroll.setMinimumHeight(1)
        self._connect()
        theme.changed.connect(self._line_up)
        self.opening.connect(self._line_up)  # dressed only now, it knows how wide its letters are

    @property
    def ticket_id(self) -> str:
        """The guest it is bound to; nothing while it is closed."""
        return self._ticket_id if self.is_open else ""

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What can be pressed."""
        return self._offers

    @property
    def guest_name(self) -> str:
        """The guest's whole name, however much of it is shown."""
        return self._name

    @property
    def name(self) -> FitLabel:
        """The guest's name, as much of it as may be seen."""
        return self.guest.name

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What is said of the guest, by what it is about."""
        return self.guest.facts

    def show_guest(
        self,
        guest: Guest,
        now: Instant,
        direction: Direction,
        *,
        rules: DoorRules = USUAL_RULES,
        order: Sequence[Guest] = (),
        history: Sequence[LedgerRow] = (),
        note: GuestNote | None = None,
    ) -> None:
        """Open the sheet for a guest, or show what has changed about them.

        `order`: all tickets of the guest's order.
        """
        if self.ticket_id != guest.ticket.id:
            self.fill(guest, now, direction, rules=rules, order=order, history=history, note=note)
            self.open_filled()
        else:
            before = self._offers
            self._show(guest, now, direction, rules, order, history, note)
            if self._offers != before:
                self.arm()

    def fill(
        self,
        guest: Guest,
        now: Instant,
        direction: Direction,
        *,
        rules: DoorRules = USUAL_RULES,
        order: Sequence[Guest] = (),
        history: Sequence[LedgerRow] = (),
        note: GuestNote | None = None,
    ) -> None:
        """Make it ready for a guest; `open_filled` opens it, in another turn of the loop."""
        self._show(guest, now, direction, rules, order, history, note)
        self.prepare()

    def open_filled(self) -> None:
        """Open what was filled, unless it was closed meanwhile, at what one most likely wants."""
        if self._ticket_id:
            self.open(self._buttons[self._likeliest] if self._likeliest else self.close_button)

    def _show(
        self,
        guest: Guest,
        now: Instant,
        direction: Direction,
        rules: DoorRules,
        order: Sequence[Guest],
        history: Sequence[LedgerRow],
        note: GuestNote | None,
    ) -> None:
        if guest.ticket.id != self._ticket_id:
            self.hide_names_again()
        self._ticket_id = guest.ticket.id
        self._admission_id = guest.presence.admission.id if guest.presence.admission else ""
        self._name = verdict_texts.name_of(guest.ticket)
        self.guest.show_guest(guest, now, rules, order, history, note, hidden=self.hides_names)
        self._cut_names()
        self._likeliest = likeliest(guest, direction, rules)
        self._offer(offers_for(guest, direction, rules), self._likeliest)

    def _offer(self, offers: tuple[Offer, ...], wanted: Offer | None) -> None:
        for offer, button in self._buttons.items():
            button.setVisible(offer in offers)
            button.stress(stressed=offer is wanted)
            if offer is not wanted:
                button.setProperty("role", "quiet")  # nobody takes what is rare for what is usual
                button.style().unpolish(button)
                button.style().polish(button)
        self._offers = offers
        self._line_up()

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._ticket_id = self._admission_id = self._name = ""

    def _cut_names(self) -> None:
        super()._cut_names()
        self.guest.show_names(hidden=self.hides_names)
        self.setAccessibleName(self.name.text)

    def _connect(self) -> None:
        self.admit.clicked.connect(self._admit)
        self.let_out.clicked.connect(self._let_out)
        self.undo.clicked.connect(self._undo)
        self.override.clicked.connect(self._override)
        self.guest.change_note.clicked.connect(self._ask_for_note)
        self.guest.siblings.chosen.connect(self._open_sibling)
        self.guest.siblings.reached.connect(self._scroll_to)

    def _admit(self) -> None:
        if self._ticket_id and not self.ignores_input:
            ticket_id = self._ticket_id
            self.dismiss()
            self.admit_asked.emit(ticket_id)

    def _let_out(self) -> None:
        if self._ticket_id and not self.ignores_input:
            ticket_id = self._ticket_id
            self.dismiss()
            self.out_asked.emit(ticket_id)

    def _undo(self) -> None:
        if self._admission_id and not self.ignores_input:
            self.undo_asked.emit(self._admission_id, self._ticket_id, self._name)

    def _override(self) -> None:
        if self._ticket_id and not self.ignores_input:
            self.override_asked.emit(self._ticket_id)

    def _ask_for_note(self) -> None:
        if self._ticket_id and not self.ignores_input:
            self.note_asked.emit(self._ticket_id)

    def _open_sibling(self, ticket_id: str) -> None:
        if not self.ignores_input:
            self.guest_asked.emit(ticket_id)

    def _scroll_to(self, row: QRect) -> None:
        """Keep the row in sight that the keyboard is at."""
        top = self.guest.siblings.viewport().mapTo(self._inner, row.topLeft())
        self._scroll.ensureVisible(top.x(), top.y() + row.height() // 2, 0, row.height())

    def _line_up(self) -> None:
        """Put the buttons beside one another, closer and at last in two lines where they have no room."""
        self._close_up(brief=False)
        if self._needed() > self.width():
            self._close_up(brief=True)
        upper = self._needed() > self.width()
        px = self._theme.px
        self._upper.setContentsMargins(px(EDGE_PX), px(8) if upper else 0, px(EDGE_PX), 0)
        for number, button in enumerate(self._shown()):
            last = number == len(self._offers) - 1
            for line in (self._upper, self.buttons):
                line.removeWidget(button)
            (self._upper if upper and not last else self.buttons).addWidget(button, 2 if last else 1)

    def _close_up(self, *, brief: bool) -> None:
        gap = self._theme.px(8 if brief else 14)
        self.buttons.setSpacing(gap)
        self._upper.setSpacing(gap)
        self.undo.setText(self.tr("Undo") if brief else self.tr("Undo admission"))
        padding = f"QPushButton {{ padding: 0 {self._theme.px(BRIEF_PADDING_PX)}px; }}" if brief else ""
        for button in (self.close_button, *self._buttons.values()):
            if button.styleSheet() != padding:
                button.setStyleSheet(padding)

    def _shown(self) -> list[PressButton]:
        return [self._buttons[offer] for offer in self._offers]

    def _needed(self) -> int:
        """How wide all buttons are beside one another."""
        buttons = [self.close_button, *self._shown()]
        gaps = self.buttons.spacing() * (len(buttons) - 1)
        return sum(button.sizeHint().width() for button in buttons) + gaps + self._theme.px(2 * EDGE_PX) + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons may have another room now."""
        super().resizeEvent(event)
        self.guest.set_compact(low=self.height() < self._theme.px(SMALL_NAME_PX))
        self._line_up()
