"""One incident: what came out, what each side knows, what to do, and settling it with a reason."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Incident
from kiosk.ui.incidents import incident_texts
from kiosk.ui.incidents.incidents_sheet import about
from kiosk.ui.texts.times import when
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.reason_field import ReasonField
from kiosk.ui.widgets.sheet import GUARD_S, LOW_NAME_PX, NAME_PX, Sheet
from kiosk.ui.widgets.verdict_badge import VerdictBadge


class SettleSheet(Sheet):
    """Bound to the incident it was opened for."""

    settle_asked = Signal(str, str)
    """The incident's id, and why it is settled."""
    guest_asked = Signal(str)
    """The ticket's id."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._incident: Incident | None = None
        self.name = FitLabel(theme, largest_px=NAME_PX, smallest_px=20, lines=2, weight=QFont.Weight.Bold)
        self.badge = VerdictBadge(theme)
        self.came_out = FitLabel(theme, largest_px=21, smallest_px=18, lines=3, weight=QFont.Weight.DemiBold)
        self.to_do = FitLabel(theme, lines=6)
        self.reason = ReasonField(theme)
        self.settle = PressButton(self.tr("Resolve"))
        self.settle.stress(stressed=True)
        self.guest = PressButton(self.tr("Open guest"))
        self._sides = QGridLayout()
        self.reason.changed.connect(self._reason_changed)
        self.reason.submitted.connect(self._settle)
        self.reason.picked.connect(self._to_the_button)
        self.settle.clicked.connect(self._settle)
        self.guest.clicked.connect(self._open)
        self._build()

    @property
    def incident_id(self) -> str:
        """What it is bound to; nothing while it is closed."""
        return self._incident.id if self._incident and self.is_open else ""

    def show_incident(self, incident: Incident, names: dict[str, str], now: Instant) -> None:
        """Open it for an incident."""
        self._incident = incident
        look, mark = incident_texts.look_of(incident.kind)
        self.setAccessibleName(self.tr("Needs attention"))
        self._show_about(about(incident, names))
        self.badge.show_verdict(look, mark, when(incident.at, now))
        self.came_out.show_text(incident_texts.what_came_out(incident))
        self.to_do.show_text(incident_texts.what_to_do(incident.kind))
        sides = incident_texts.sides(incident, now)
        if incident.ticket_id and incident.ticket_id not in names:
            sides = (*sides, incident_texts.Side(self.tr("Ticket"), clean(incident.ticket_id)))
        self._show_sides(sides)
        self.reason.offer(incident_texts.usual_reasons(incident.kind))
        self.guest.setVisible(bool(incident.ticket_id))
        self._reason_changed("")
        self.open(self.close_button)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._incident = None
        self.reason.offer(())

    def _show_about(self, name: str) -> None:
        if self._incident and self._incident.ticket_id:
            self.show_name(self.name, name)
        else:  # the guest list, or this machine
            self._named.pop(self.name, None)
            self.name.show_text(name)

    def _show_sides(self, sides: tuple[incident_texts.Side, ...]) -> None:
        while (item := self._sides.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for number, side in enumerate(sides):
            who = PlainLabel(side.who)
            who.setProperty("role", "muted")
            side_text = FitLabel(self._theme, lines=6)
            side_text.show_text(side.text)
            self._sides.addWidget(who, number, 0, Qt.AlignmentFlag.AlignTop)
            self._sides.addWidget(side_text, number, 1)

    def _reason_changed(self, reason: str) -> None:
        self.settle.setEnabled(bool(reason))

    def _to_the_button(self) -> None:
        """Enter after a reason settles it."""
        self.settle.setFocus(Qt.FocusReason.OtherFocusReason)

    def _settle(self) -> None:
        if self._incident and self.reason.reason and not self.ignores_input:
            self.settle_asked.emit(self._incident.id, self.reason.reason)

    def _open(self) -> None:
        if self._incident and not self.ignores_input:
            ticket_id = self._incident.ticket_id
            self.dismiss()
            self.guest_asked.emit(ticket_id)

    def _build(self) -> None:
        heading = self._why = PlainLabel(self.tr("Resolve: why?"))
        heading.setProperty("role", "muted")
        self._sides.setHorizontalSpacing(20)
        self._sides.setVerticalSpacing(8)
        self._sides.setColumnStretch(1, 1)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self.name, 1)
        top.addWidget(self.badge)
        self.body.addLayout(top)
        self.body.addWidget(self.came_out)
        self.body.addLayout(self._sides)
        self.body.addWidget(self.to_do)
        self.body.addStretch(1)
        self.body.addWidget(heading)
        self.body.addWidget(self.reason)
        self.buttons.addWidget(self.guest, 1)
        self.buttons.addWidget(self.settle, 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name and evidence smaller where there is little room."""
        super().resizeEvent(event)
        self.name.grow_to(LOW_NAME_PX if self.is_compact else NAME_PX)
        self.came_out.grow_to(18 if self.is_compact else 21)
        self.reason.set_compact(low=self.is_compact)
        self._why.setHidden(self.is_compact)  # then the line under the reasons says so
        self.reason.line.setPlaceholderText(
            self.tr("Resolve: why?") if self.is_compact else self.tr("Another reason")
        )

    def _space(self) -> None:
        super()._space()
        self.body.setSpacing(self._theme.px(8 if self.is_compact else 14))
