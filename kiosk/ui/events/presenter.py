"""Which events the door is for: asked when nobody said yet, and offered anew when they are over."""

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from kiosk.core.tickets import Event, Instant
from kiosk.engine.controller import DoorController
from kiosk.engine.event_times import all_over, next_event
from kiosk.engine.events import DoorChanged, EngineEvent, GuestListChanged
from kiosk.engine.records import EventHeld
from kiosk.ui.door.last_shown import is_free, let_overlay_go
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.events.event_sheet import EventSheet
from kiosk.ui.supervisor.presenter import SupervisorPresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.times import clock_time, day, day_and_time, same_day
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import GuestView, VerdictView

translate = QCoreApplication.translate


def view_of_over(over: list[Event], following: Event | None, now: Instant) -> VerdictView:
    """The bar's words: what is over, and the next event with a button to take it, if there is one."""
    line = translate("event", "Tickets for another event are stopped until then.")
    if following is None:
        line = translate("event", "No further event is on the guest list.")
    return VerdictView(
        look=Look.ASK,
        mark="calendar",
        word=over_in_words(over),
        guest=GuestView(name=_next_in_words(following, over, now) if following is not None else ""),
        lines=(line,),
        actions=(Action.NEXT_EVENT,) if following is not None else (),
    )


def over_in_words(over: list[Event]) -> str:
    """`Over: Harbour Festival, Sat 14 June`; what matters comes first, for the end may be cut."""
    if len(over) != 1:
        return translate("event", "This door’s events are over")
    event = over[0]
    if event.start is None:
        return translate("event", "Over: {title}").format(title=isolate(event.title))
    text = translate("event", "Over: {title}, {day}")
    return text.format(title=isolate(event.title), day=day(event.start))


def _next_in_words(following: Event, over: list[Event], now: Instant) -> str:
    """The title goes without saying where it is the same again."""
    start = following.start
    if start is None or {clean(one.title) for one in over} != {clean(following.title)}:
        return translate("event", "Next: {event}").format(
            event=isolate(verdict_texts.event_in_words(following))
        )
    if same_day(start, now):
        return translate("event", "Next: today, {time}").format(time=clock_time(start))
    return translate("event", "Next: {when}").format(when=day_and_time(start))


EVERY_S = 10.0
"""A verdict that stands in the bar for so long has been read."""


class EventsPresenter(QObject):
    """From `start` to `stop`, both on the running loop; `clock` gives the present Instant."""

    def __init__(
        self,
        door: DoorController,
        window: DoorWindow,
        tasks: Tasks,
        clock: Callable[[], Instant],
        supervisor: SupervisorPresenter,
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._supervisor = supervisor
        self._held: list[EventHeld] = []
        self._was_asked = False
        self._over: VerdictView | None = None
        self._following: EventHeld | None = None
        self._read: VerdictView | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(round(EVERY_S * 1000))
        self._timer.timeout.connect(self.look)
        self._timer.timeout.connect(self._ask_by_itself)
        window.events_asked.connect(self.open)
        window.acted.connect(self._acted)

    @cached_property
    def sheet(self) -> EventSheet:
        """Made when it is first asked for."""
        sheet = EventSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.taken.connect(self._take)
        self._window.add_sheet(sheet)
        return sheet

    def start(self) -> None:
        """Follow the list and the time from now on."""
        self._spawn_reading()
        self._timer.start()

    def stop(self) -> None:
        """Follow nothing more."""
        self._timer.stop()

    def heard(self, event: EngineEvent) -> None:
        """The list or the door changed."""
        if isinstance(event, GuestListChanged | DoorChanged):
            self._spawn_reading()

    def open(self) -> None:
        """Ask which events the door is for."""
        self._tasks.spawn("choose events", self._read_and_ask(), replacing=True)

    def look(self) -> None:
        """Say in the bar that the events are over, unless a verdict stands there that nobody read yet."""
        shown = self._window.last_verdict.view
        is_read, self._read = shown is self._read, shown
        self._show_over(is_read=is_read)

    def _show_over(self, *, is_read: bool) -> None:
        """`is_read`: whether what stands in the bar may go."""
        held, chosen, now, window = self._held, self._door.events, self._clock(), self._window
        if not all_over(held, chosen, now):
            self._let_go()
            return
        shown = window.last_verdict.view
        stands = shown is not None and shown is self._over
        if window.overlay.covers_stage or not (stands or is_read or shown is None):
            return
        over = [one.event for one in held if not chosen or one.event.id in chosen]
        following = next_event(held, {event.id for event in over}, now)
        view = view_of_over(over, following.event if following else None, now)
        if not (stands and view == shown):
            self._over, self._following = view, following
            window.last_verdict.show_verdict(view)

    def _let_go(self) -> None:
        over, self._over = self._over, None
        if over is not None:
            self._window.last_verdict.let_go(over)

    def _spawn_reading(self) -> None:
        self._tasks.spawn("events held", self._read_held(), replacing=True)

    async def _read_held(self) -> None:
        self._held = await self._door.queries.events_held()
        self._show_over(is_read=False)
        self._ask_by_itself()

    def _ask_by_itself(self) -> None:
        """Once, and not into what somebody is typing or about."""
        is_chosen = self._door.events or self._door.every_event
        none_chosen = len(self._held) > 1 and not is_chosen and self._door.list_complete
        if none_chosen and not self._was_asked and is_free(self._window):
            self._ask(self._held)

    async def _read_and_ask(self) -> None:
        self._ask(await self._door.queries.events_held())

    async def _ask_about(self, view: VerdictView) -> None:
        """Ask, or show the question that stands, instead of the verdict that nobody can give without it."""
        await self._read_and_ask()
        let_overlay_go(self._window, view)

    def _ask(self, held: list[EventHeld]) -> None:
        if not self.sheet.is_open:
            self._was_asked = True
            self.sheet.ask(held, self._door.events, self._clock(), every=self._door.every_event)

    def _take(self, chosen: frozenset[str]) -> None:
        self._tasks.spawn("take events", self._door.choose_events(chosen), replacing=True)

    def _acted(self, action: Action, view: VerdictView) -> None:
        if action is Action.CHOOSE_EVENT:
            self._tasks.spawn("choose events", self._ask_about(view), replacing=True)
        elif action is Action.NEXT_EVENT and view is self._over and self._following is not None:
            self._tasks.spawn_once("next event", self._take_next(self._following.event.id))

    async def _take_next(self, event_id: str) -> None:
        text = self.tr("Only a supervisor can switch to the next event.")
        if await self._supervisor.unlock(text) is not None:
            await self._door.choose_events(frozenset({event_id}))
            await self._read_held()
