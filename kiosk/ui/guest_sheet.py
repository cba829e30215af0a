"""One guest: ticket, state, presence and order, with what can be done for them."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from kiosk.core.policy import Direction
from kiosk.core.presence import Where
from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui import words
from kiosk.ui.fit_label import FitLabel
from kiosk.ui.press_button import PressButton
from kiosk.ui.text_fit import clean
from kiosk.ui.theme import Theme

ARMING_S = 0.35


class GuestSheet(QFrame):
    """Bound to the guest it was opened for, whatever is scanned meanwhile.

    `arming_s`: how long after opening the buttons stay deaf, so that a second tap or Enter that was meant
    for the list admits nobody.
    """

    admit_asked = Signal(str)
    """The ticket's id."""
    undo_asked = Signal(str, str, str)
    """Admission id, ticket id and name."""
    closed = Signal()

    def __init__(self, theme: Theme, arming_s: float = ARMING_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._ticket_id = self._admission_id = ""
        self._arming_ms = round(arming_s * 1000)
        self._arming = QTimer(self)
        self._arming.setSingleShot(True)
        self._covered = False
        self.name = FitLabel(theme, largest_px=34, smallest_px=20, lines=2, weight=QFont.Weight.Bold)
        self.facts = {
            "type": self._fact(theme),
            "state": self._fact(theme),
            "presence": self._fact(theme),
            "order": self._fact(theme),
            "event": self._fact(theme),
            "id": self._fact(theme),
        }
        self.admit = PressButton(self.tr("Admit"), self)
        self.admit.setProperty("role", "primary")
        self.undo = PressButton(self.tr("Undo admission"), self)
        self.close_button = PressButton(self.tr("Close"), self)
        self.admit.clicked.connect(self._admit)
        self.undo.clicked.connect(self._undo)
        self.close_button.clicked.connect(self.dismiss)
        self._build()
        self.hide()

    @property
    def ticket_id(self) -> str:
        """The guest it is bound to; nothing while it is closed."""
        return "" if self.isHidden() else self._ticket_id

    def show_guest(self, guest: Guest, now: Instant, direction: Direction) -> None:
        """Open the sheet for a guest, or show what has changed about them."""
        ticket = guest.ticket
        fresh = self.ticket_id != ticket.id
        self._ticket_id = ticket.id
        presence = guest.presence
        self._admission_id = presence.admission.id if presence.admission else ""
        self.name.say(words.name_of(ticket))
        self._say("type", words.type_of(ticket))
        self._say("state", words.no_longer_listed() if guest.vanished else words.state_in_words(ticket.state))
        self._say("presence", words.presence_in_words(presence, now))
        self._say("order", self._order(guest))
        self._say("event", words.event_in_words(ticket.event))
        self._say("id", clean(ticket.id))
        leaving = direction is Direction.EXIT
        self.admit.setText(self.tr("Let out") if leaving else self.tr("Admit"))
        inside = presence.where is Where.INSIDE
        self.undo.setVisible(inside and bool(self._admission_id))
        self._stress(self.admit, stressed=leaving or not inside)
        if fresh:
            self._arming.start(self._arming_ms)
            self.show()
            first = self.admit if leaving or not inside else self.close_button
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stress(self, button: PressButton, *, stressed: bool) -> None:
        """Set a button in the accent colour, or take it away again."""
        button.setProperty("role", "primary" if stressed else "")
        button.style().unpolish(button)
        button.style().polish(button)

    def be_covered(self, *, covered: bool) -> None:
        """While a verdict covers the sheet, its buttons are deaf: nobody presses what they cannot see."""
        if self._covered and not covered:
            self._arming.start(self._arming_ms)
        self._covered = covered

    @property
    def _deaf(self) -> bool:
        return self._covered or self._arming.isActive()

    def dismiss(self) -> None:
        """Close the sheet."""
        if not self.isHidden():
            self.hide()
            self._ticket_id = self._admission_id = ""
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _admit(self) -> None:
        if self._ticket_id and not self._deaf:
            ticket_id = self._ticket_id
            self.dismiss()
            self.admit_asked.emit(ticket_id)

    def _undo(self) -> None:
        if self._admission_id and not self._deaf:
            self.undo_asked.emit(self._admission_id, self._ticket_id, self.name.text)

    def _order(self, guest: Guest) -> str:
        order, buyer = guest.ticket.order, guest.ticket.buyer
        parts = [words.order_facts(order.id, guest.order_size, guest.order_inside)] if order else []
        bought = clean(buyer.name) if buyer else ""
        return " · ".join([*parts, words.bought_by(bought)] if bought else parts)

    def _fact(self, theme: Theme) -> FitLabel:
        return FitLabel(theme, lines=3)

    def _say(self, fact: str, text: str) -> None:
        self.facts[fact].say(text or "–")

    def _build(self) -> None:
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(20, 14, 20, 8)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(8)
        grid.addWidget(self.name, 0, 0, 1, 2)
        headings = {
            "type": self.tr("Ticket"),
            "state": self.tr("State"),
            "presence": self.tr("Now"),
            "order": self.tr("Order"),
            "event": self.tr("Event"),
            "id": self.tr("Ticket id"),
        }
        for number, (fact, label) in enumerate(self.facts.items(), start=1):
            heading = QLabel(headings[fact])
            heading.setProperty("role", "muted")
            grid.addWidget(heading, number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, number, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(self.facts) + 1, 1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(14, 8, 14, 14)
        buttons.setSpacing(14)
        buttons.addWidget(self.close_button, 1)
        buttons.addWidget(self.undo, 1)
        buttons.addWidget(self.admit, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(scroll, 1)
        column.addLayout(buttons)
