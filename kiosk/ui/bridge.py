"""Between a door and its screen: events become what is shown, what people ask becomes named tasks."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from kiosk.core.link import LinkState
from kiosk.core.tickets import Instant
from kiosk.core.verdict import Kind
from kiosk.engine.desk import Desk
from kiosk.engine.events import (
    Checking,
    DoorChanged,
    EngineEvent,
    GuestListChanged,
    LateStop,
    LinkChanged,
    OutboxChanged,
    ScanFailed,
    SignInNeeded,
    SyncFailed,
    VerdictGiven,
)
from kiosk.engine.records import OutboxCount
from kiosk.ui import telling, words
from kiosk.ui.camera_feed import CameraState
from kiosk.ui.event_chooser import EventChooser
from kiosk.ui.tasks import Tasks
from kiosk.ui.window import DoorWindow

STOP_S = 10.0
TICK_S = 1.0
TICKS_BETWEEN_COUNTS = 5
RATE_OVER_S = 60.0
RESULTS = 20


class Bridge(QObject):
    """Keeps one window true to one door, from `start` to `close`, both on the running loop.

    `clock` gives the present Instant. `stop_s`: how long a late STOP stays.
    """

    def __init__(
        self, desk: Desk, window: DoorWindow, clock: Callable[[], Instant], *, stop_s: float = STOP_S
    ) -> None:
        super().__init__(window)
        self._desk, self._window, self._clock = desk, window, clock
        self._stop_s = stop_s
        self._tasks = Tasks()
        self._open = False
        self._ticks = 0
        self._unsent = OutboxCount()
        self._expected: int | None = None
        self._scans: deque[Instant] = deque()
        self._trouble = ""
        self._asked_for_events = False
        self._timer = QTimer(self)
        self._timer.setInterval(round(TICK_S * 1000))
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Show the door as it is, and follow it from now on."""
        self._open = True
        self._connect()
        self._desk.listen(self._heard)
        self._tasks.spawn("events", self._show_events(), replacing=True)
        self._tasks.spawn("incidents", self._show_incidents(), replacing=True)
        self._tasks.spawn("unshown", self._show_unshown())
        self._tick()
        self._timer.start()

    async def close(self) -> None:
        """Follow the door no longer; what was under way is cancelled and has ended."""
        self._open = False
        self._timer.stop()
        await self._tasks.close()

    def _connect(self) -> None:
        window, spawn = self._window, self._tasks.spawn
        window.searched.connect(self._search)
        window.submitted.connect(lambda line: spawn("submit", self._submit(line)))
        window.guest_asked.connect(lambda key: spawn("guest", self._open_guest(key), replacing=True))
        window.admit_asked.connect(self._admit)
        window.undo_asked.connect(self._undo)
        window.events_asked.connect(self._choose_events)
        window.refresh_asked.connect(lambda: spawn("refresh", self._refresh(), replacing=True))
        window.verdict_painted.connect(self._painted)

    def _heard(self, event: EngineEvent) -> None:
        if not self._open:
            return
        match event:
            case Checking():
                self._window.show_telling(telling.tell_checking(event))
            case VerdictGiven():
                self._verdict(event)
            case LateStop():
                self._window.show_stop(telling.tell_late_stop(event, self._stop_s))
                self._tasks.spawn("incidents", self._show_incidents(), replacing=True)
            case ScanFailed():
                self._window.show_telling(telling.tell_failed(event))
            case LinkChanged(state=state):
                self._link(state)
            case OutboxChanged(count=count):
                self._show_unsent(count)
            case GuestListChanged():
                self._trouble = ""
                self._tasks.spawn("events", self._show_events(), replacing=True)
                self._show_status()
            case SyncFailed(text=text) | SignInNeeded(text=text):
                self._trouble = text
                self._show_status()
            case DoorChanged():
                self._tasks.spawn("events", self._show_events(), replacing=True)

    def _verdict(self, given: VerdictGiven) -> None:
        self._window.show_telling(telling.tell_verdict(given))
        self._window.recent.add(given)
        if given.verdict.kind is Kind.SAME_SCAN:
            return
        self._scans.append(given.at)
        self._show_rate()
        self._tasks.spawn("counts", self._show_counts(), replacing=True)
        ticket = telling.ticket_of(given.verdict)
        if ticket and ticket.id == self._window.sheet.ticket_id:
            self._tasks.spawn("guest", self._open_guest(ticket.id), replacing=True)

    def _link(self, state: LinkState) -> None:
        if state is LinkState.GOOD:
            self._trouble = ""
        self._window.strip.say_link(state)
        self._say_ready()

    def _tick(self) -> None:
        self._show_status()
        if self._ticks % TICKS_BETWEEN_COUNTS == 0:
            self._tasks.spawn("counts", self._show_counts(), replacing=True)
        self._ticks += 1

    def _show_status(self) -> None:
        desk, strip, now = self._desk, self._window.strip, self._clock()
        strip.say_time(now)
        strip.say_link(desk.link)
        strip.say_unsent(self._unsent, now)
        strip.say_list(desk.list_as_of, now, complete=desk.list_complete)
        self._show_rate()
        self._say_ready()

    def _show_rate(self) -> None:
        now = self._clock()
        while self._scans and now - self._scans[0] > RATE_OVER_S:
            self._scans.popleft()
        self._window.foot.say_rate(len(self._scans))

    def _say_ready(self) -> None:
        if self._trouble:
            self._window.band.be_ready(self._trouble, warns=True)
        elif not self._desk.list_complete:
            text = self.tr("The guest list is not complete yet: unknown tickets are to be asked about")
            self._window.band.be_ready(text, warns=True)
        elif self._window.camera.state is CameraState.LIVE:
            self._window.band.be_ready(self.tr("Camera, hand scanner and keyboard are ready"))
        else:
            self._window.band.be_ready(self.tr("Hand scanner and keyboard are ready"))

    def _show_unsent(self, count: OutboxCount) -> None:
        self._unsent = count
        self._window.strip.say_unsent(count, self._clock())

    async def _show_counts(self) -> None:
        self._show_unsent(await self._desk.outbox_count())
        self._window.foot.say_inside(await self._desk.inside(), self._expected)

    async def _show_events(self) -> None:
        held = await self._desk.events_held()
        chosen = self._desk.events
        mine = [one for one in held if not chosen or one.event.id in chosen]
        self._expected = sum(one.tickets for one in mine)
        title = words.events_in_strip([one.event for one in mine], chosen=bool(chosen))
        self._window.strip.say_event(title, self._desk.door_name)
        await self._show_counts()
        if len(held) > 1 and not chosen and self._desk.list_complete and not self._asked_for_events:
            self._choose_events()

    async def _show_unshown(self) -> None:
        """Admissions that a crash kept from the screen: staff must know that these guests count as inside."""
        rows = await self._desk.unshown()
        for row in sorted(rows, key=lambda row: row.at):
            guest = await self._desk.guest(row.ticket_id)
            self._window.recent.add_unshown(row, guest.ticket if guest else None)
        if rows:
            self._trouble = self.tr("Recorded before the restart and not shown: {n}. See the recent scans")
            self._trouble = self._trouble.format(n=len(rows))
            self._say_ready()

    async def _show_incidents(self) -> None:
        incidents = await self._desk.incidents()
        names = {}
        for ticket_id in {incident.ticket_id for incident in incidents if incident.ticket_id}:
            guest = await self._desk.guest(ticket_id)
            if guest is not None:
                names[ticket_id] = words.name_of(guest.ticket)
        self._window.attention.show_incidents(incidents, names, self._clock())

    def _choose_events(self) -> None:
        self._asked_for_events = True
        if not self._tasks.running("choose events"):
            self._tasks.spawn("choose events", self._ask_for_events())

    async def _ask_for_events(self) -> None:
        held = await self._desk.events_held()
        if not held:
            return
        chooser = EventChooser(self._window.theme, held, self._desk.events, self._clock(), self._window)
        try:
            chosen = await chooser.ask()
        finally:
            chooser.close()
            chooser.deleteLater()
        if chosen is not None:
            await self._desk.choose_events(chosen)
            await self._show_events()
        self._window.entry.setFocus()

    async def _refresh(self) -> None:
        await self._desk.refresh()

    def _search(self, line: str) -> None:
        if line:
            self._tasks.spawn("search", self._find(line), replacing=True)
        else:
            self._tasks.cancel("search")
            self._window.show_search(shown=False)

    async def _find(self, line: str) -> None:
        guests = await self._desk.search(line, RESULTS)
        if self._window.entry.line == line:
            self._window.results.show_guests(line, guests, self._clock())
            self._window.sheet.dismiss()
            self._window.show_search(shown=True)

    async def _submit(self, line: str) -> None:
        """A ticket's id or token is a scan; anything else opens the guest that is selected."""
        entry, results = self._window.entry, self._window.results
        entry.selectAll()
        given = await self._desk.typed(line)
        if entry.line != line:
            return
        if given is not None:
            entry.clear()
            return
        seen = results.isVisible() and results.query == line
        if not seen:
            self._tasks.cancel("search")
            await self._find(line)
        selected = results.list.selected
        if selected and results.query == line and (seen or len(results.found) == 1):
            await self._open_guest(selected.key)

    async def _open_guest(self, ticket_id: str) -> None:
        guest = await self._desk.guest(ticket_id)
        if guest is not None:
            self._window.sheet.show_guest(guest, self._clock(), self._desk.direction)

    def _admit(self, ticket_id: str) -> None:
        name = f"admit {ticket_id}"
        if not self._tasks.running(name):
            self._tasks.spawn(name, self._do_admit(ticket_id))

    async def _do_admit(self, ticket_id: str) -> None:
        self._window.entry.clear()
        await self._desk.admit(ticket_id)

    def _undo(self, admission_id: str, ticket_id: str, name: str) -> None:
        task = f"undo {admission_id}"
        if not self._tasks.running(task):
            self._tasks.spawn(task, self._do_undo(admission_id, ticket_id, name))

    async def _do_undo(self, admission_id: str, ticket_id: str, name: str) -> None:
        row, text = await self._desk.undo(admission_id)
        self._window.show_telling(telling.tell_undo(name, ticket_id, text, undone=row is not None))
        await self._show_counts()
        if self._window.sheet.ticket_id == ticket_id:
            await self._open_guest(ticket_id)

    def _painted(self, admission_id: str) -> None:
        if admission_id:
            self._tasks.spawn("shown", self._desk.shown(admission_id))
