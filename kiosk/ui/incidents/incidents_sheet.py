"""What a person must look at: the open incidents, the newest first."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Incident
from kiosk.ui.incidents import incident_texts
from kiosk.ui.texts.times import same_day, when
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.lists import SheetRows
from kiosk.ui.widgets.row import Row, RowModel
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

_NO_PARENT = QModelIndex()


class IncidentRows(RowModel):
    """Holds thousands of incidents and words for none but those that are seen."""

    def __init__(self) -> None:
        super().__init__()
        self._incidents: tuple[Incident, ...] = ()
        self._names: dict[str, str] = {}
        self._now: Instant = 0.0

    @property
    def rows(self) -> tuple[Row, ...]:
        """All of them in words."""
        return tuple(self.row_at(number) for number in range(len(self._incidents)))

    def show_incidents(self, incidents: Sequence[Incident], names: Mapping[str, str], now: Instant) -> None:
        """Show these; where the same are only told anew, what is selected stays so."""
        before, after, is_today = self._incidents, tuple(incidents), same_day(now, self._now)
        if (after, names) == (before, self._names) and is_today:  # tomorrow they have a date
            return
        if after and [one.id for one in after] == [one.id for one in before]:
            self._incidents, self._names, self._now = after, dict(names), now
            self.dataChanged.emit(self.index(0), self.index(len(after) - 1))
            return
        self.beginResetModel()
        self._incidents, self._names, self._now = after, dict(names), now
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self._incidents)

    def row_at(self, number: int) -> Row:
        """See kiosk.ui.widgets.row.RowModel."""
        return incident_row(self._incidents[number], self._names, self._now)

    def place_of(self, key: str) -> int | None:
        """See kiosk.ui.widgets.row.RowModel."""
        return next((place for place, one in enumerate(self._incidents) if one.id == key), None)


class IncidentsSheet(Sheet):
    """`chosen` brings the id of the incident that was tapped."""

    chosen = Signal(str)

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._rows = IncidentRows()
        self.list = SheetRows(theme, rows=self._rows)
        self._rows.setParent(self.list)
        self.list.setAccessibleName(self.tr("Needs attention"))
        self.empty = PlainLabel(self.tr("Nothing needs attention."))
        self.empty.setProperty("role", "muted")
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty)
        self.body.addStretch()
        self.list.chosen.connect(self._choose)
        self.show_incidents([], {}, 0.0)

    def show_incidents(self, incidents: Sequence[Incident], names: Mapping[str, str], now: Instant) -> None:
        """Show these; `names` are the guests' names by ticket id."""
        n = len(incidents)
        self.set_title(self.tr("Needs attention · {n}").format(n=n) if n else self.tr("Needs attention"))
        newest_first = sorted(incidents, key=lambda incident: incident.at, reverse=True)
        self.list.change(lambda: self._rows.show_incidents(newest_first, names, now))
        self.list.setVisible(n > 0)
        self.empty.setVisible(not n)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower rows where there is hardly any room."""
        super().resizeEvent(event)
        self.list.set_compact(low=self.is_lowest)

    def hide_names(self, *, hidden: bool) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().hide_names(hidden=hidden)
        self._rows.hide_names(hidden=hidden)

    def show_all(self) -> None:
        """Open it, with the newest selected."""
        self.list.select(0)
        self.open(self.list if self._rows.rowCount() else self.close_button)

    def _choose(self, incident_id: str) -> None:
        if not self.ignores_input:
            self.chosen.emit(incident_id)


def about(incident: Incident, names: Mapping[str, str]) -> str:
    """Whom an incident is about, as it is shown."""
    return names.get(incident.ticket_id) or incident_texts.about_nobody(incident)


def incident_row(incident: Incident, names: Mapping[str, str], now: Instant) -> Row:
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
