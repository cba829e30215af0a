"""One check-in that is not confirmed: what the service says, sending it again, and giving it up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.core.outbox import Entry, EntryState, may_be_given_up
from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxLine
from kiosk.ui.outbox import outbox_texts
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.times import when
from kiosk.ui.theme.clean_text import BETWEEN_FACTS
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.reason_field import ReasonField
from kiosk.ui.widgets.sheet import GUARD_S, NAME_PX, Sheet


class OutboxEntrySheet(Sheet):
    """Bound to the check-in it was opened for; giving up needs a reason."""

    retry_asked = Signal(str)
    """The admission's id."""
    dismiss_asked = Signal(str, str)
    """The admission's id, and why."""
    guest_asked = Signal(str)
    """The ticket's id."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._line: OutboxLine | None = None
        self.name = FitLabel(theme, largest_px=NAME_PX, smallest_px=20, lines=2, weight=QFont.Weight.Bold)
        self.tried = FitLabel(theme, lines=3)
        self.outcome = FitLabel(theme, largest_px=21, smallest_px=18, lines=6, weight=QFont.Weight.DemiBold)
        self.to_do = FitLabel(theme, lines=6)
        self.reason = ReasonField(theme)
        self._why = PlainLabel(self.tr("Give up: why?"))
        self._why.setProperty("role", "muted")
        self.guest = PressButton(self.tr("Open guest"))
        self.give_up = PressButton(self.tr("Give up"))
        self.retry = PressButton(self.tr("Send again"))
        self.retry.stress(stressed=True)
        self.reason.changed.connect(self._reason_changed)
        self.reason.submitted.connect(self._dismiss)
        self.reason.picked.connect(self._to_the_button)
        self.retry.clicked.connect(self._retry)
        self.give_up.clicked.connect(self._dismiss)
        self.guest.clicked.connect(self._open)
        for part in (self.name, self.tried, self.outcome, self.to_do):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.body.addWidget(self._why)
        self.body.addWidget(self.reason)
        for button in (self.guest, self.give_up):
            self.buttons.addWidget(button, 1)
        self.buttons.addWidget(self.retry, 2)

    @property
    def admission_id(self) -> str:
        """What it is bound to; nothing while it is closed."""
        return self._line.entry.admission_id if self._line and self.is_open else ""

    def show_line(self, line: OutboxLine, now: Instant) -> None:
        """Open it for a check-in, or show what has changed about it."""
        fresh = self.admission_id != line.entry.admission_id
        self._line = line
        refused = line.entry.state is EntryState.NEEDS_ATTENTION
        self.setAccessibleName(self.tr("Refused") if refused else self.tr("Waiting to be sent"))
        self.show_name(self.name, outbox_texts.name_of(line))
        tried = self.tr("Let in at {time} · {tried}").format(
            time=when(line.entry.scanned_at, now),
            tried=outbox_texts.attempts_in_words(line.entry.attempts),
        )
        named = () if line.ticket else (verdict_texts.ticket_named(line.entry.ticket_id),)
        self.tried.show_text(BETWEEN_FACTS.join((tried, *named)))
        self.outcome.show_text(outbox_texts.what_became_of(line))
        self.to_do.show_text(self._what_to_do(line.entry))
        for part in (self.reason, self._why, self.give_up):
            part.setVisible(may_be_given_up(line.entry))
        self.retry.setVisible(refused)
        self.guest.setVisible(line.ticket is not None)
        if fresh:
            self.reason.offer(outbox_texts.usual_reasons())
            self._reason_changed("")
            self.open(self.retry if refused else self.close_button)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._line = None
        self.reason.offer(())

    def _what_to_do(self, entry: Entry) -> str:
        if entry.state is EntryState.NEEDS_ATTENTION:
            return self.tr(
                "The guest is inside, and this door knows it. Ask the host about the ticket, then send "
                "it again or give up. If you give up, the service never learns that the guest came in."
            )
        if may_be_given_up(entry):
            return self.tr(
                "The service refuses several in the same way, so it is probably not this ticket. Kiosk "
                "tries again automatically. If the host says so, give it up here."
            )
        return self.tr("Nothing to do: sent automatically when the connection is back.")

    def _reason_changed(self, reason: str) -> None:
        self.give_up.setEnabled(bool(reason))

    def _to_the_button(self) -> None:
        """Enter after a reason gives it up."""
        self.give_up.setFocus(Qt.FocusReason.OtherFocusReason)

    def _retry(self) -> None:
        if self._line and not self.ignores_input:
            self.retry_asked.emit(self._line.entry.admission_id)

    def _dismiss(self) -> None:
        if self._line and self.reason.reason and not self.ignores_input:
            self.dismiss_asked.emit(self._line.entry.admission_id, self.reason.reason)

    def _open(self) -> None:
        if self._line and not self.ignores_input:
            ticket_id = self._line.entry.ticket_id
            self.dismiss()
            self.guest_asked.emit(ticket_id)
