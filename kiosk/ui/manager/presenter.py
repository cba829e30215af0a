"""What is beside scanning: help, explanations, who is on duty, the manager's menu, settings, and closing."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from kiosk.core.link import LinkState
from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.engine.events import DutyChanged, EngineEvent
from kiosk.engine.readiness import Check
from kiosk.engine.records import OutboxCount
from kiosk.ui.arrivals.presenter import ArrivalsPresenter
from kiosk.ui.discounts.presenter import DiscountsPresenter
from kiosk.ui.door.commands import Command
from kiosk.ui.door.kiosk_mode import LockDown
from kiosk.ui.door.status_explained import Topic
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.events.presenter import EventsPresenter
from kiosk.ui.handover.presenter import HandoverPresenter
from kiosk.ui.manager.battery_alarm import BatteryAlarm
from kiosk.ui.manager.duty_sheet import DutySheet
from kiosk.ui.manager.help_sheet import HelpSheet
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.manager.probe_sheet import ProbePresenter
from kiosk.ui.manager.readiness_sheet import ReadinessSheet
from kiosk.ui.manager.settings_sheet import SettingsSheet
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.sign_in.hub_presenter import HubPresenter
from kiosk.ui.sign_in.presenter import SignInPresenter
from kiosk.ui.supervisor.presenter import SupervisorPresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts.language import spoken
from kiosk.ui.this_door.presenter import ThisDoorPresenter
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.sheet import Sheet


class LeftUndone(Struct, frozen=True):
    """What nobody has seen to yet: guests who wait aside, and open incidents."""

    waiting: int = 0
    incidents: int = 0


class ManagerPresenter(QObject):
    """Opens the sheets that are not about a guest, from `start` to `stop`, both on the running loop.

    While it runs the window is guarded: closing it asks, and says first what is not done yet. `clock` gives
    the present Instant, `left_undone` what of it the screen knows.
    """

    camera_asked = Signal()
    """The manager wants to choose the camera."""
    scanner_asked = Signal()
    """The manager wants to set up the hand scanner."""

    def __init__(
        self,
        door: DoorController,
        window: DoorWindow,
        tasks: Tasks,
        clock: Callable[[], Instant],
        supervisor: SupervisorPresenter,
        preferred: Preferred,
        left_undone: Callable[[], LeftUndone] = LeftUndone,
    ) -> None:
        super().__init__(window)
        self._left_undone = left_undone
        self._door, self._window, self._tasks = door, window, tasks
        self._supervisor, self._preferred, self._clock = supervisor, preferred, clock
        self._also: list[Callable[[], Iterable[Check]]] = []
        self.explain = ExplainSheet(window.theme, window.guard_s, window)
        window.add_sheet(self.explain)
        self.events = EventsPresenter(door, window, tasks, clock, supervisor)
        self.arrivals = ArrivalsPresenter(door, window, tasks, clock)
        self.handover = HandoverPresenter(door, window, tasks, clock)
        self.discounts = DiscountsPresenter(door, window, tasks)
        self.this_door = ThisDoorPresenter(door, window, tasks)
        self._unlocked_by = ""
        self.sign_in = SignInPresenter(door, window, tasks, self.explain)
        self.hub = HubPresenter(door, window, tasks)
        self.probe = ProbePresenter(door, window, tasks, clock)
        self.battery = BatteryAlarm(window, self.explain)
        self.lock_down = LockDown(window)
        self._connect()
        self._language = preferred.now.screen.language
        self._prefer(preferred.now)

    # A start makes none of these sheets: each is made when it is first asked for.

    @cached_property
    def duty(self) -> DutySheet:
        """Who is on duty."""
        sheet = DutySheet(self._window.theme, self._window.guard_s, self._window)
        sheet.named.connect(self._change_duty)
        self._window.add_sheet(sheet)
        return sheet

    @cached_property
    def help(self) -> HelpSheet:
        """What each key does."""
        sheet = HelpSheet(self._window.theme, self._window.guard_s, self._window)
        self._window.add_sheet(sheet)
        return sheet

    @cached_property
    def menu(self) -> ManagerSheet:
        """The manager's menu."""
        sheet = ManagerSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.chosen.connect(self._chosen)
        self._window.add_sheet(sheet)
        return sheet

    @cached_property
    def settings(self) -> SettingsSheet:
        """What is preferred here."""
        sheet = SettingsSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.preferred.connect(self._preferred.use)
        self._preferred.changed.connect(lambda now: sheet.show_preferences(now) if sheet.is_open else None)
        self._window.add_sheet(sheet)
        return sheet

    @cached_property
    def readiness(self) -> ReadinessSheet:
        """Whether everything is ready."""
        sheet = ReadinessSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.asked.connect(self.look_at_everything)
        sheet.probe_asked.connect(self._ask_to_probe)
        self._window.add_sheet(sheet)
        return sheet

    def sheets(self) -> Iterator[Sheet]:
        """Each sheet that would be made when it is first asked for, made now; the likeliest first."""
        yield self.menu
        yield self.arrivals.sheet
        yield self.duty
        yield self.readiness
        yield self.probe.sheet
        yield self.help
        yield self.events.sheet
        yield self.settings
        yield self.handover.sheet
        yield self.discounts.sheet
        if self.sign_in.can_sign_in:
            yield self.sign_in.asked_on

    def also_check(self, look: Callable[[], Iterable[Check]]) -> None:
        """Let the readiness list show what else was looked at; `look` answers at once."""
        self._also.append(look)

    def start(self) -> None:
        """Guard the window, and keep events, arrivals and duty on the screen true from now on."""
        self._window.guarded = True
        self._door.listen(self._heard)
        self._show_duty()
        self.events.start()
        self.arrivals.start()

    def stop(self) -> None:
        """Follow nothing more; the window can be closed by anybody."""
        self._window.guarded = False
        self._door.unlisten(self._heard)
        for part in (self.events, self.arrivals, self.battery):
            part.stop()

    def _heard(self, event: EngineEvent) -> None:
        if isinstance(event, DutyChanged):
            self._show_duty()
        self.events.heard(event)
        self.hub.heard(event)

    def _show_duty(self) -> None:
        self._window.footer.show_on_duty(self._door.on_duty)

    def _connect(self) -> None:
        window, footer = self._window, self._window.footer
        footer.help_asked.connect(self._open_help)
        footer.duty_asked.connect(self._ask_duty)
        footer.manager_asked.connect(self._open_menu)
        window.commanded.connect(self._commanded)
        window.status_bar.explained.connect(self._explain)
        window.status_bar.explained_anew.connect(self._explain_anew)
        window.close_asked.connect(self._ask_to_close)
        window.scheme_chosen.connect(self._scheme_chosen)
        self.explain.acted.connect(self._act_on)
        self.sign_in.pairing.hub_given.connect(self.hub.open)
        self.this_door.hub_asked.connect(self.hub.open)
        self.sign_in.browser_needed.connect(lambda needed: self.lock_down.give_way(gives_way=needed))
        self._preferred.changed.connect(self._prefer)
        window.recent.names_answered.connect(self._answer_names)
        self._supervisor.stays_shut.connect(self._explain_shut)

    def _commanded(self, command: Command) -> None:
        actions: dict[Command, Callable[[], None]] = {
            Command.HELP: self._open_help,
            Command.REFRESH: self._window.refresh_asked.emit,
            Command.DUTY: self._ask_duty,
            Command.MENU: self._open_menu,
        }
        if command in actions:
            actions[command]()

    def _explain(self, heading: str, text: str, topic: Topic) -> None:
        self.explain.explain(heading, text, act=self._act_about(topic), topic=topic)

    def _explain_anew(self, heading: str, text: str, topic: Topic) -> None:
        """What is read just now may be over, or about something else by now."""
        if self.explain.topic is topic and not text:
            self.explain.dismiss()
        elif self.explain.topic is topic:
            self.explain.explain_anew(heading, text, act=self._act_about(topic))

    def _act_about(self, topic: Topic) -> str:
        """What the button is called that does something about it; empty where there is nothing to do."""
        return {
            Topic.OUTBOX: self.tr("Show what is not sent yet"),
            Topic.LIST: self.tr("Refresh the list now"),
            Topic.BATTERY: self.tr("Move to another computer"),
            Topic.LINK: self._sign_in_offered(),
            Topic.DIRECTION: self.tr("Change this door"),
            Topic.HUB: self.tr("Other doors…") if self.hub.can_share else "",
        }.get(topic, "")

    def _sign_in_offered(self) -> str:
        """What signing in is called where that would help; nothing where not."""
        is_needed = self._window.status_bar.link_state is LinkState.SIGN_IN
        return self.tr("Sign in") if is_needed and self.sign_in.can_sign_in else ""

    def _act_on(self, topic: object) -> None:
        if topic is Item.CLOSE:
            self._window.close_now()
        elif topic is Topic.OUTBOX:
            self._window.commanded.emit(Command.OUTBOX)
        elif topic is Topic.LIST:
            self._window.refresh_asked.emit()
        elif topic is Topic.BATTERY:
            text = self.tr("Only a supervisor can move this door to another computer.")
            self._behind_pin("unlock handover", text, self.handover.open)
        elif topic is Topic.LINK:
            text = self.tr("Only a supervisor can sign this door in.")
            self._behind_pin("unlock sign in", text, self.sign_in.open)
        elif topic is Topic.DIRECTION:
            text = self.tr("Changing this door needs a supervisor.")
            self._behind_pin("unlock this door", text, self._set_this_door)
        elif topic is Topic.HUB:
            text = self.tr("Changing this door needs a supervisor.")
            self._behind_pin("unlock hub", text, self.hub.open)

    def _open_help(self) -> None:
        self.help.open()

    def _ask_duty(self) -> None:
        self.duty.ask(self._door.supervisors, self._door.on_duty)

    def _change_duty(self, name: str) -> None:
        self._tasks.spawn("duty", self._door.change_on_duty(name), replacing=True)

    def _open_menu(self) -> None:
        text = self.tr("Only a supervisor can open the manager’s menu.")
        self._behind_pin("unlock menu", text, lambda: self._tasks.spawn("menu", self._show_menu()))

    async def _show_menu(self) -> None:
        incidents, count = await self._door.resolution.incidents(), await self._door.resolution.outbox_count()
        self.menu.show_counts(len(incidents), count.unsent + count.needs_attention)
        self.menu.open(self.menu.tiles[Item.EVENTS])

    def _behind_pin(self, name: str, text: str, deed: Callable[[], None]) -> None:
        self._tasks.spawn_once(name, self._unlock(text, deed))

    async def _unlock(self, text: str, deed: Callable[[], None]) -> None:
        """An empty name is no refusal: there nobody has a PIN."""
        name = await self._supervisor.unlock(text)
        if name is not None:
            self._unlocked_by = name
            deed()

    def _set_this_door(self) -> None:
        self.this_door.open(self._unlocked_by)

    def takes_pairing_code(self, code: str) -> bool:
        """A code that pairs doors was held up; whether it is wanted just now."""
        return self.sign_in.pairing.take(code) or self.hub.take(code)

    def _explain_shut(self) -> None:
        heading = self.tr("This door’s rules were lost")
        text = self.tr(
            "The file with the rules was damaged. Ask a supervisor about every guest. The manager’s "
            "menu stays closed until the host sets the rules again on this machine and Kiosk is "
            "restarted."
        )
        self.explain.explain(heading, text)

    def _chosen(self, item: Item) -> None:
        actions: dict[Item, Callable[[], None]] = {
            Item.EVENTS: self._window.events_asked.emit,
            Item.THIS_DOOR: self._set_this_door,
            Item.GUEST_LIST: self._window.guest_list_asked.emit,
            Item.ARRIVALS: self.arrivals.open,
            Item.INCIDENTS: lambda: self._window.commanded.emit(Command.INCIDENTS),
            Item.OUTBOX: lambda: self._window.commanded.emit(Command.OUTBOX),
            Item.OFF_LIST: self._supervisor.ask_off_list,
            Item.READINESS: self.look_at_everything,
            Item.CAMERA: self.camera_asked.emit,
            Item.SCANNER: self.scanner_asked.emit,
            Item.SETTINGS: lambda: self._tasks.spawn("settings", self._open_settings(), replacing=True),
            Item.DISCOUNTS: self.discounts.open,
            Item.SIGN_IN: self.sign_in.open,
            Item.HANDOVER: self.handover.open,
            Item.CLOSE: self._confirm_close,
        }
        actions[item]()

    def look_at_everything(self) -> None:
        """Open the readiness list, and have everything looked at."""
        self._tasks.spawn("readiness", self._show_readiness(), replacing=True)

    def _ask_to_probe(self) -> None:
        text = self.tr("Only a supervisor can try a staff ticket.")
        self._behind_pin("unlock probe", text, self.probe.open)

    async def _show_readiness(self) -> None:
        self.readiness.set_busy()
        if not self.readiness.is_open:
            self.readiness.open()
        checks = await self._door.readiness()
        self.readiness.show_checks([*checks, *(check for look in self._also for check in look())])

    async def _open_settings(self) -> None:
        languages = await asyncio.to_thread(spoken)
        supervised, now = bool(self._door.supervisors), self._clock()
        self.settings.ask(self._preferred.now, languages, supervised=supervised, now=now)

    def _scheme_chosen(self) -> None:
        self._preferred.use(self._preferred.now.with_screen(theme=self._window.theme.scheme))

    def _answer_names(self, hidden: object) -> None:
        self._preferred.use(self._preferred.now.with_screen(hide_names=bool(hidden), names_asked=True))

    def _prefer(self, preferences: Preferences) -> None:
        window, theme = self._window, self._window.theme
        theme.move(preferences.screen.motion)
        if theme.scheme is not preferences.screen.theme:
            theme.choose(preferences.screen.theme)
        window.overlay.stay(preferences.screen.verdict_s)
        self.lock_down.lock(locked=preferences.screen.kiosk_mode)
        window.hide_names(hidden=preferences.screen.hide_names)
        window.recent.ask_about_names(asked=not preferences.screen.names_asked and not self._door.rehearsal)
        if preferences.screen.language != self._language:
            self._language = preferences.screen.language
            window.reopen()  # every text of the window was made in the language of before

    def _ask_to_close(self) -> None:
        """In kiosk mode a supervisor's PIN comes first; what is unsent is said before anything closes.

        Where no PIN can be right any more it closes without: rules and PINs are set anew while it is closed.
        Whoever wants it again while it is said has given theirs, and is told the same by now.
        """
        door, is_said = self._door, self.explain.topic is Item.CLOSE
        is_shut = self._preferred.now.screen.kiosk_mode and not (door.policy_lost or door.pins_unusable)
        if is_shut and not is_said:
            text = self.tr("Only a supervisor can close Kiosk.")
            self._behind_pin("unlock closing", text, self._confirm_close)
        else:
            self._confirm_close()

    def _confirm_close(self) -> None:
        self._tasks.spawn("closing", self._close_or_report(), replacing=True)

    async def _close_or_report(self) -> None:
        count, left = await self._door.resolution.outbox_count(), self._left_undone()
        undone = self._undone_in_words(count, left)
        if not undone:
            self._window.close_now()
            return
        heading, *more = undone
        kept = self.tr("All of it is kept on this machine, and is here again when Kiosk opens.")
        sent = (
            self.tr("Check-ins are sent when Kiosk runs here again with a connection.")
            if count.unsent
            else ""
        )
        text = "\n".join((*more, *(("",) if more else ()), *(part for part in (kept, sent) if part)))
        act, keep = self.tr("Close anyway"), self.tr("Keep it open")
        self.explain.explain(heading, text, act=act, topic=Item.CLOSE, close=keep, risky=True)

    def _undone_in_words(self, count: OutboxCount, left: LeftUndone) -> list[str]:
        found = (
            (left.waiting, self.tr("%n guest(s) still waiting aside", "", left.waiting)),
            (left.incidents, self.tr("%n thing(s) still need attention", "", left.incidents)),
            (
                count.needs_attention,
                self.tr("%n check-in(s) refused by the service", "", count.needs_attention),
            ),
            (count.unsent, self.tr("%n check-in(s) not sent yet", "", count.unsent)),
        )
        return [text for number, text in found if number]
