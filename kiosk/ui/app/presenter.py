"""Between a door and its screen: events become what is shown, what people ask becomes named tasks."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from kiosk.core.hub_link import is_hub_code
from kiosk.core.screen_settings import ScreenSettings
from kiosk.core.tickets import Instant
from kiosk.core.verdict import VerdictKind
from kiosk.engine.controller import DoorController
from kiosk.engine.events import (
    AccountChanged,
    Checking,
    DoorChanged,
    EngineEvent,
    GuestListChanged,
    LinkChanged,
    OutboxChanged,
    PairingCodeRead,
    ScanFailed,
    SignedIn,
    SignInNeeded,
    SyncFailed,
    VenueChanged,
    VenueState,
    VerdictGiven,
)
from kiosk.engine.records import OutboxCount
from kiosk.ui.app import dressing
from kiosk.ui.app.dressing import Dressing
from kiosk.ui.app.ready_presenter import ReadyPresenter
from kiosk.ui.counter.presenter import COUNTING, CounterPresenter
from kiosk.ui.door.last_shown import LastShown
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.guest_list.presenter import GuestListPresenter
from kiosk.ui.incidents.presenter import STOP_S, IncidentsPresenter
from kiosk.ui.manager.presenter import LeftUndone, ManagerPresenter
from kiosk.ui.orders.presenter import OrdersPresenter
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.scans.presenter import ScansPresenter
from kiosk.ui.search.note_presenter import KEEPING
from kiosk.ui.search.presenter import SearchPresenter
from kiosk.ui.supervisor.presenter import SupervisorPresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.status_texts import HubState
from kiosk.ui.theme.clean_text import forget_texts
from kiosk.ui.verdict import outcome_views
from kiosk.ui.widgets.sheet import Sheet

TICK_S = 1.0
TICKS_BETWEEN_COUNTS = 5
RATE_OVER_S = 60.0
HUB_STATES = {
    VenueState.NONE: None,
    VenueState.AWAY: HubState.APART,
    VenueState.REFUSED: HubState.APART,
    VenueState.TOGETHER: HubState.TOGETHER,
}


class ScreenPresenter(QObject):
    """Keeps one window true to one door, from `start` to `close`, both on the running loop.

    `clock` gives the present Instant. `stop_s`: how long a late STOP stays.
    """

    def __init__(
        self,
        door: DoorController,
        window: DoorWindow,
        clock: Callable[[], Instant],
        *,
        stop_s: float = STOP_S,
        preferred: Preferred | None = None,
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._clock = door, window, clock
        self._tasks = Tasks()
        self._search = SearchPresenter(door, window, self._tasks, clock)
        self._orders = OrdersPresenter(door, window, self._tasks, clock)
        self.guest_list = GuestListPresenter(door, window, self._tasks, clock)
        self._last_shown = LastShown(window, clock)
        self.ready = ReadyPresenter(door, window, clock)
        self.supervisor = SupervisorPresenter(door, window, self._tasks, clock)
        permitted = self.supervisor.permits
        self.incidents = IncidentsPresenter(
            door, window, self._tasks, clock, self._last_shown, permitted, stop_s
        )
        self.scans = ScansPresenter(door, window, self._tasks, clock)
        self.counter = CounterPresenter(door, window, self._tasks, self.supervisor)
        self._orders.counted_last = window.undoes_later = self.counter.takes_undo
        self._orders.undo_needs_supervisor.connect(self.supervisor.ask_undo)
        preferred = preferred or Preferred(_preferences(window), self)
        self.manager = ManagerPresenter(
            door, window, self._tasks, clock, self.supervisor, preferred, self._left_undone
        )
        self._other_sheets: list[Callable[[], Sheet]] = []
        self._dressing = Dressing(self._each_sheet, lambda: window.overlay.covers_stage, self)
        self._open = False
        self._ticks = 0
        self._unsent, self._hub_state = OutboxCount(), VenueState.NONE
        self._expected: int | None = None
        self._scans: list[Instant] = []
        self._timer = QTimer(self)
        self._timer.setInterval(round(TICK_S * 1000))
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Show the door as it is, and follow it from now on."""
        self._open = True
        self._connect()
        self._door.listen(self._heard)
        self._tasks.spawn("events", self._show_events(), replacing=True)
        self.incidents.start()
        self.manager.start()
        self._tasks.spawn("unshown", self._show_unshown())
        self.scans.start()
        self._tick()
        self._timer.start()
        self.start_dressing()

    def also_dress(self, *sheets: Callable[[], Sheet]) -> None:
        """Make and dress these sheets of others as well, before anybody asks for them."""
        self._other_sheets += sheets

    def start_dressing(self) -> None:
        """Begin soon to make and dress the sheets that nobody has asked for yet, as they are to look now."""
        if self._open:
            self._dressing.start()

    def _put_off_dressing(self) -> None:
        self._dressing.put_off(dressing.QUIET_MS)

    @property
    def is_dressing(self) -> bool:
        """Whether some of them are not dressed yet."""
        return self._dressing.is_under_way

    @property
    def is_busy(self) -> bool:
        """Whether something that was asked of the door is under way."""
        return self._tasks.any_running

    async def close(self) -> None:
        """Follow the door no longer; what was under way is cancelled and has ended.

        What staff wrote or counted is on the disk first, however slow that is.
        """
        self._open = False
        self._timer.stop()
        self._dressing.stop()
        self.manager.stop()
        self.guest_list.stop()
        self.scans.stop()
        self._door.unlisten(self._heard)
        for name in (KEEPING, COUNTING):
            await self._tasks.ended(name)
        await self.incidents.asides.close()
        await self._tasks.close()

    def _connect(self) -> None:
        window = self._window
        self.supervisor.settled.connect(self.incidents.let_in)
        self._orders.undo_counted.connect(self.counter.undo)
        self.counter.changed.connect(self._guests_changed)
        window.refresh_asked.connect(lambda: self._tasks.spawn_once("refresh", self._refresh()))
        window.verdict_painted.connect(self._painted)
        window.counts_changed.connect(self._guests_changed)
        window.counts_changed.connect(self.scans.look_again)
        self.incidents.changed.connect(self.scans.look_again)
        self.scans.changed.connect(self._guests_changed)
        window.theme.changed.connect(self.start_dressing)
        window.resized.connect(self._dressing.put_off)
        window.entry.textChanged.connect(self._put_off_dressing)

    def _left_undone(self) -> LeftUndone:
        return LeftUndone(len(self.incidents.asides.asides.waiting), self.incidents.open_count)

    def _each_sheet(self) -> Iterator[Sheet]:
        yield from self._window.sheets.known
        yield self.guest_list.sheet
        yield self.counter.sheet
        yield self._search.notes.sheet
        yield from self.manager.sheets()
        for sheet in self._other_sheets:
            yield sheet()

    def _heard(self, event: EngineEvent) -> None:
        if not self._open:
            return
        self._let_go_of_others(event)
        match event:
            case Checking():
                self._checking(event)
            case VerdictGiven():
                self._verdict(event)
            case PairingCodeRead():
                self._pairing_code(event)
            case ScanFailed():
                self._window.show_verdict(outcome_views.view_of_failed(event))
            case LinkChanged(state=state):
                self._window.status_bar.show_link(state)
            case OutboxChanged(count=count):
                self._show_unsent(count)
            case GuestListChanged():
                forget_texts()
                self._list_or_door_changed()
                self._show_status()
            case SyncFailed() | SignInNeeded() | SignedIn():
                self._show_status()
            case DoorChanged() | AccountChanged():
                self._list_or_door_changed()
                self._show_status()
            case VenueChanged(state=state):
                self._hub_state = state
                self._window.status_bar.show_hub(HUB_STATES[state])
                self._guests_changed()
        self.scans.heard(event)
        self.incidents.heard(event)
        self.ready.heard(event)

    def _let_go_of_others(self, event: EngineEvent) -> None:
        """Another account is signed in: what is open about guests of the one before is nobody's business.

        Nor is what is under way about them. Before it is read anew how things are now.
        """
        if not isinstance(event, AccountChanged) or not event.is_another:
            return
        self._search.let_go_of_others()
        self._orders.let_go_of_others()
        self.supervisor.let_go_of_others()
        self.guest_list.read_anew()

    async def _refresh(self) -> None:
        results = self._window.results
        results.set_refreshing(refreshing=True)
        try:
            await self._door.refresh()
        finally:
            results.set_refreshing(refreshing=False)
        self._search.look_again()

    def _pairing_code(self, read: PairingCodeRead) -> None:
        if self.manager.takes_pairing_code(read.code):
            return
        is_hubs, door = is_hub_code(read.code), self._door
        if is_hubs:
            is_paired = self._hub_state is VenueState.TOGETHER
        else:
            is_paired = door.office is not None and door.office_trouble is None
        self._window.show_verdict(
            outcome_views.view_of_pairing_code(read.scan_id, is_paired=is_paired, is_hubs=is_hubs)
        )

    def _checking(self, scan: Checking) -> None:
        if not self._orders.gathers(scan):
            self._window.show_verdict(outcome_views.view_of_checking(scan))

    def _verdict(self, given: VerdictGiven) -> None:
        if not self._orders.gathers(given):
            self._window.show_verdict(self._last_shown.view_of(given))
        self._put_off_dressing()
        if given.verdict.kind is VerdictKind.SAME_SCAN:
            return
        self.ready.warn_not_shown("")
        self._scans.append(given.at)
        self._show_rate()
        self._guests_changed()

    def _guests_changed(self) -> None:
        """Somebody was let in or out, or taken back."""
        self._tasks.spawn_latest("counts", self._show_counts)
        self._look_again()

    def _list_or_door_changed(self) -> None:
        self._tasks.spawn("events", self._show_events(), replacing=True)
        self._look_again()

    def _look_again(self) -> None:
        """The sheets that are open show how things are now."""
        self._search.look_again()
        self._orders.look_again()
        self.guest_list.look_again()

    def _tick(self) -> None:
        self._show_status()
        if self._ticks % TICKS_BETWEEN_COUNTS == 0:
            self._tasks.spawn_latest("counts", self._show_counts)
        self._ticks += 1
        self.incidents.tick()

    def _show_status(self) -> None:
        door, status_bar, now = self._door, self._window.status_bar, self._clock()
        status_bar.show_time(now)
        status_bar.show_direction(door.direction)
        status_bar.show_link(door.link)
        status_bar.show_unsent(self._unsent, now)
        status_bar.show_list(door.list_as_of, now, complete=door.list_complete)
        self._show_rate()
        self.ready.look()

    def _show_rate(self) -> None:
        now = self._clock()
        # A clock that was set back leaves scans in what is to come: nobody knows when these were.
        self._scans = [at for at in self._scans if 0 <= now - at <= RATE_OVER_S]
        self._window.footer.show_rate(len(self._scans))

    def _show_unsent(self, count: OutboxCount) -> None:
        self._unsent = count
        self._window.status_bar.show_unsent(count, self._clock())

    async def _show_counts(self) -> None:
        self._show_unsent(await self._door.resolution.outbox_count())
        inside, capacity = await self._door.queries.inside(), self._door.capacity
        self._window.footer.show_inside(inside, self._expected if capacity is None else capacity)
        self._window.status_bar.show_capacity(inside, capacity)
        await self.counter.show_counted(inside)

    async def _show_events(self) -> None:
        held = await self._door.queries.events_held()
        chosen = self._door.events
        mine = [one for one in held if not chosen or one.event.id in chosen]
        self.ready.hold_events([one.event.id for one in held])
        title = verdict_texts.events_in_status_bar(
            [one.event for one in mine],
            chosen=bool(chosen),
            without_tickets=chosen - {one.event.id for one in held},
        )
        if len(held) > 1 and not chosen and not self._door.every_event:
            title = self.tr("No event chosen")
        self._window.status_bar.show_event(title, self._door.door_name)
        self._expected = await self._door.queries.valid_tickets()
        await self._show_counts()

    async def _show_unshown(self) -> None:
        """Admissions that a crash kept from the screen: staff must know that these guests count as inside."""
        rows = await self._door.queries.unshown()
        if rows:
            text = self.tr("Recorded before the restart and not shown: {n}. See the recent scans")
            self.ready.warn_not_shown(text.format(n=len(rows)))

    def _painted(self, admission_id: str) -> None:
        if admission_id:
            self._tasks.spawn("shown", self._door.shown(admission_id))


def _preferences(window: DoorWindow) -> Preferences:
    """The screen as it is, where nobody says what is preferred."""
    screen = ScreenSettings(
        theme=window.theme.scheme,
        motion=window.theme.motion,
        verdict_s=window.overlay.stays_s,
        names_asked=True,
    )
    return Preferences(screen=screen)
