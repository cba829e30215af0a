"""What needs a person: late STOPs and incidents, those who stepped aside, and the outbox."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.engine.events import (
    AccountChanged,
    DoorChanged,
    EngineEvent,
    GuestListChanged,
    LateStop,
    LinkChanged,
    OutboxChanged,
    VenueChanged,
    VerdictGiven,
)
from kiosk.engine.records import Incident
from kiosk.ui.door.commands import Command
from kiosk.ui.door.last_shown import LastShown
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.incidents.incidents_sheet import IncidentsSheet
from kiosk.ui.incidents.settle_sheet import SettleSheet
from kiosk.ui.outbox.presenter import OutboxPresenter
from kiosk.ui.step_aside.presenter import StepAsidePresenter
from kiosk.ui.supervisor.presenter import Permitted
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts import verdict_texts
from kiosk.ui.verdict import outcome_views
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView

STOP_S = 10.0
TICKS_BETWEEN_LOOKS = 5


class IncidentsPresenter(QObject):
    """Shows what came out, and settles it. `stop_s`: how long a late STOP stays.

    `permitted` says whether a supervisor allows what its text names. `changed`: others are open than before.
    """

    changed = Signal()

    def __init__(
        self,
        door: DoorController,
        window: DoorWindow,
        tasks: Tasks,
        clock: Callable[[], Instant],
        last_shown: LastShown,
        permitted: Permitted,
        stop_s: float = STOP_S,
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._last_shown, self._permitted, self._stop_s = last_shown, permitted, stop_s
        self._ticks = 0
        self._open: dict[str, Incident] = {}
        self._names: dict[str, str] = {}
        self._is_of_another = False
        """Whether what is open may be about a guest of the account before."""
        self.all = IncidentsSheet(window.theme, window.guard_s, window)
        self.one = SettleSheet(window.theme, window.guard_s, window)
        for sheet in (self.all, self.one):
            window.add_sheet(sheet)
        self.asides = StepAsidePresenter(door, window, tasks, clock)
        self.outbox = OutboxPresenter(door, window, tasks, clock, permitted)
        self._connect()

    def start(self) -> None:
        """Look at what is open already, and who waits."""
        self._look()
        self.asides.start()

    def heard(self, event: EngineEvent) -> None:
        """Follow what the door says."""
        match event:
            case LateStop():
                let_in = self._last_shown.let_in(event.ticket_id)
                self._window.show_stop(outcome_views.view_of_late_stop(event, self._stop_s, let_in))
                self._look()
            case VerdictGiven():
                self.asides.heard(event)
            case AccountChanged():
                self._names = {}  # the account before knew whose tickets these are
                self._is_of_another = True
                self._look()
                self.asides.recall_anew()
            case GuestListChanged() | DoorChanged() | VenueChanged(incidents=(_, *_)):
                self._look()
            case OutboxChanged() | LinkChanged():
                self.outbox.changed()

    def tick(self) -> None:
        """A second has passed: ages count, and incidents that nothing told of are found."""
        self.asides.show_all()
        self.outbox.tick()
        self._ticks += 1
        if self._ticks % TICKS_BETWEEN_LOOKS == 0:
            self._look()
            self.asides.catch_up()

    def let_in(self, key: str) -> None:
        """A supervisor let the holder of this ticket, or where there is none of this code, in."""
        self.asides.let_in(key)

    def open_incidents(self) -> None:
        """Show what is to be looked at over whatever is open; a STOP that floods makes room for it."""
        if self._window.overlay.view is self._window.stop_bar.view:
            self._window.overlay.settle()
        self.all.show_all()

    @property
    def open_count(self) -> int:
        """How many are open."""
        return len(self._open)

    def _connect(self) -> None:
        window = self._window
        window.commanded.connect(self._commanded)
        window.acted.connect(self._acted)
        window.aside.look_asked.connect(self.open_incidents)
        self.asides.all.look_asked.connect(self.open_incidents)
        self.all.chosen.connect(self._show_one)
        self.one.settle_asked.connect(self._settle)
        self.one.guest_asked.connect(self._open_guest)

    def _commanded(self, command: Command) -> None:
        if command is Command.INCIDENTS:
            self.open_incidents()

    def _acted(self, action: Action, _view: VerdictView) -> None:
        if action is Action.LOOK_AT:
            self.open_incidents()

    def _look(self) -> None:
        self._tasks.spawn("incidents", self._show_incidents(), replacing=True)

    async def _show_incidents(self) -> None:
        incidents = await self._door.resolution.incidents()
        named = {one.ticket_id for one in incidents if one.ticket_id}
        self._names = {ticket_id: name for ticket_id, name in self._names.items() if ticket_id in named}
        for ticket_id in named - set(self._names):
            guest = await self._door.queries.guest(ticket_id)
            if guest is not None:
                self._names[ticket_id] = verdict_texts.name_of(guest.ticket)
        before, self._open = self._open.keys(), {one.id: one for one in incidents}
        self.all.show_incidents(incidents, self._names, self._clock())
        self.asides.show_incidents(len(incidents))
        if before != self._open.keys():
            self.changed.emit()
        bound = self._open.get(self.one.incident_id)
        is_of_another = self._is_of_another and bound is not None and bound.ticket_id not in self._names
        self._is_of_another = False
        if self.one.incident_id and (bound is None or (is_of_another and bound.ticket_id)):
            self.one.dismiss()

    def _show_one(self, incident_id: str) -> None:
        incident = self._open.get(incident_id)
        if incident is not None:
            self.one.show_incident(incident, self._names, self._clock())

    def _open_guest(self, ticket_id: str) -> None:
        self.all.dismiss()
        self._window.guest_asked.emit(ticket_id)

    def _settle(self, incident_id: str, why: str) -> None:
        self._tasks.spawn_once(f"settle {incident_id}", self._do_settle(incident_id, why))

    async def _do_settle(self, incident_id: str, why: str) -> None:
        if await self._permitted(self.tr("Only a supervisor can resolve this.")):
            await self._door.resolution.settle(incident_id, why)
            await self._show_incidents()
