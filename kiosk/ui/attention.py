"""What a person must look at: incidents that nobody has settled."""

from PySide6.QtWidgets import QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Incident
from kiosk.ui import words
from kiosk.ui.panel import Panel
from kiosk.ui.row import Row
from kiosk.ui.theme import Look, Theme
from kiosk.ui.times import when


class Attention(Panel):
    """The open incidents, the newest first; tapping one opens its guest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "", parent)
        self.empty.setText(self.tr("Nothing needs a look"))
        self.show_incidents([], {}, 0.0)

    def show_incidents(self, incidents: list[Incident], names: dict[str, str], now: Instant) -> None:
        """Show these; `names` are the guests' names by ticket id."""
        n = len(incidents)
        self.heading.setText(self.tr("To look at · {n}").format(n=n) if n else self.tr("To look at"))
        newest_first = sorted(incidents, key=lambda incident: incident.at, reverse=True)
        self.list.rows.show_rows(
            tuple(
                Row(
                    key=incident.ticket_id,
                    name=names.get(incident.ticket_id) or self.tr("Guest list"),
                    facts=f"{when(incident.at, now)} · {words.incident_in_words(incident.kind)}",
                    mark="ask",
                    look=Look.ASK,
                )
                for incident in newest_first
            )
        )
