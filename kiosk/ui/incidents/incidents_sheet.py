"""What a person must look at: the open incidents, the newest first."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Incident
from kiosk.ui.incidents import incident_texts
from kiosk.ui.texts.times import when
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.lists import SheetRows
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.sheet import GUARD_S, Sheet


class IncidentsSheet(Sheet):
    """`chosen` brings the id of the incident that was tapped."""

    chosen = Signal(str)

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.list = SheetRows(theme)
        self.list.setAccessibleName(self.tr("Needs attention"))
        self.empty = PlainLabel(self.tr("Nothing needs attention."))
        self.empty.setProperty("role", "muted")
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty)
        self.body.addStretch()
        self.list.chosen.connect(self._choose)
        self.show_incidents([], {}, 0.0)

    def show_incidents(self, incidents: list[Incident], names: dict[str, str], now: Instant) -> None:
        """Show these; `names` are the guests' names by ticket id."""
        n = len(incidents)
        self.set_title(self.tr("Needs attention · {n}").format(n=n) if n else self.tr("Needs attention"))
        newest_first = sorted(incidents, key=lambda incident: incident.at, reverse=True)
        self.list.show_rows(tuple(incident_row(one, names, now) for one in newest_first))
        self.list.setVisible(n > 0)
        self.empty.setVisible(not n)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower rows where there is hardly any room."""
        super().resizeEvent(event)
        self.list.set_compact(low=self.is_lowest)

    def hide_names(self, *, hidden: bool) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().hide_names(hidden=hidden)
        self.list.rows.hide_names(hidden=hidden)

    def show_all(self) -> None:
        """Open it, with the newest selected."""
        self.list.select(0)
        self.open(self.list if self.list.rows.rows else self.close_button)

    def _choose(self, incident_id: str) -> None:
        if not self.ignores_input:
            self.chosen.emit(incident_id)


def about(incident: Incident, names: dict[str, str]) -> str:
    """Whom an incident is about, as it is shown."""
    return names.get(incident.ticket_id) or incident_texts.about_nobody(incident)


def incident_row(incident: Incident, names: dict[str, str], now: Instant) -> Row:
    """An incident as a line: who, when, and what came out."""
    look, mark = incident_texts.look_of(incident.kind)
    return Row(
        key=incident.id,
        name=about(incident, names),
        facts=f"{when(incident.at, now)} · {incident_texts.what_came_out(incident)}",
        mark=mark,
        look=look,
        is_guest=bool(incident.ticket_id),
    )
