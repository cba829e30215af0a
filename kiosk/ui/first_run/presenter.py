"""Walks through the first run: each step is a sheet, and what it brings is done before the next one opens."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from kiosk.core.cameras import Mirror
from kiosk.core.pairing import PairingLink
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.tickets import Instant
from kiosk.core.verdict import Sound
from kiosk.engine.event_times import is_over
from kiosk.engine.records import EventHeld
from kiosk.engine.this_door import DoorChoice
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.events.event_sheet import EventSheet
from kiosk.ui.first_run.begin_sheet import BeginSheet
from kiosk.ui.first_run.camera_and_sound_sheet import CameraAndSoundSheet
from kiosk.ui.first_run.first_run_window import FirstRunWindow
from kiosk.ui.first_run.host_sheet import HostSheet
from kiosk.ui.first_run.steps import Application, Ending, NewDoor, StepFailedError, Way
from kiosk.ui.preferences import Preferred
from kiosk.ui.sign_in.browser_sheet import BrowserSheet
from kiosk.ui.sign_in.pair_sheet import PairSheet
from kiosk.ui.sign_in.sign_in_sheet import SignInSheet
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts.messages import as_sentence, in_words
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.this_door.this_door_sheet import ThisDoorSheet
from kiosk.ui.widgets.batches import Later
from kiosk.ui.widgets.sheet import Sheet

STEPS = 5
Begin = Callable[[], Coroutine[Any, Any, None]]
"""Begins a step when its turn has come."""


class FirstRunPresenter(QObject):
    """From `start` on, `ended` brings the Ending once; a window that is closed before ends nothing.

    `clock` gives the present Instant, and `play` lets a Sound be heard.
    """

    ended = Signal(object)

    def __init__(
        self,
        new_door: NewDoor,
        window: FirstRunWindow,
        tasks: Tasks,
        clock: Callable[[], Instant],
        preferred: Preferred,
        play: Callable[[Sound], None],
    ) -> None:
        super().__init__(window)
        self._new_door, self._window, self._tasks, self._clock = new_door, window, tasks, clock
        self._preferred, self._play = preferred, play
        theme, guard_s = window.theme, window.guard_s
        self.begin = BeginSheet(theme, guard_s, window)
        self.pair = PairSheet(theme, guard_s, window)
        self.sign_in = SignInSheet(theme, guard_s, window)
        self.host = HostSheet(theme, guard_s, window)
        self.browser = BrowserSheet(theme, guard_s, window)
        self.events = EventSheet(theme, guard_s, window, is_new=True)
        self.this_door = ThisDoorSheet(theme, guard_s, window)
        self.camera = CameraAndSoundSheet(theme, guard_s, window)
        self._held: tuple[EventHeld, ...] = ()
        self._choice = new_door.choice
        self._trouble = self._unread = ""
        """What could not be done until now, for the door's step; and why the list could not be read."""
        self._one_step = asyncio.Lock()
        self.events.close_button.setText(self.tr("Back"))
        self._connect()

    def start(self) -> None:
        """Ask the first question."""
        self._ask_how()

    def connect_camera(self, feed: CameraFeed) -> None:
        """Show what this camera sees."""
        for view in (self.pair.camera, self.camera.camera):
            view.show_state(CameraState.STARTING, "")
            feed.framed.connect(view.show_frame)
            feed.changed.connect(view.show_state)
            feed.coached.connect(view.coach)

    def read(self, code: str) -> None:
        """The camera read a code."""
        self.pair.take(code)

    def _connect(self) -> None:
        before: dict[Sheet, Callable[[], None]] = {
            self.begin: self._later,
            self.pair: self._ask_how,
            self.sign_in: self._ask_how,
            self.host: self._ask_how,
            self.browser: self._ask_host,
            self.events: self._ask_how,
            self.this_door: self._back_from_this_door,
            self.camera: self._ask_about_this_door,
        }
        for sheet, back in before.items():
            self._window.add_sheet(sheet)
            back_later = Later(self, partial(self._go_back, back))
            sheet.closed.connect(back_later.start)
        self.begin.chosen.connect(self._take_way)
        self.pair.given.connect(self._pair)
        self.pair.looked_for.connect(self._look_for_office)
        self.sign_in.given.connect(self._sign_in)
        self.host.given.connect(self._open_office)
        self.browser.again.connect(self._pair_here)
        self.browser.pasted.connect(self._paste)
        self.events.taken.connect(self._take_events)
        self.events.looked_again.connect(self._look_again)
        self.this_door.chosen.connect(self._take_this_door)
        self.camera.watched.connect(self._be_watched)
        self.camera.tried.connect(self._play)
        self.camera.taken.connect(lambda: self._end(Ending.OPEN))

    def _go_back(self, back: Callable[[], None]) -> None:
        """Unless what was closed led on."""
        if self._window.sheets.top is None and self._window.isVisible():
            back()

    def _move(self, step: int, opened: Callable[[], None]) -> None:
        """Put away the sheet of the last step, and open that of this one."""
        self._window.sheets.dismiss_all()
        self._window.show_step(step, STEPS)
        opened()

    def _ask_how(self) -> None:
        self._give_up()
        self._move(1, self.begin.ask)

    def _give_up(self) -> None:
        """Go on with nothing that was begun."""
        self._tasks.cancel("step")
        self._tasks.cancel("paste")
        self._new_door.leave_office()

    def _ask_host(self) -> None:
        self._give_up()
        self._move(2, lambda: self.host.ask(self._new_door.address, self._new_door.redirect_uri))

    def _later(self) -> None:
        self._end(Ending.LATER)

    def _take_way(self, way: Way) -> None:
        match way:
            case Way.REHEARSE:
                self._end(Ending.REHEARSE)
            case Way.PAIR:
                self._move(2, self.pair.ask)
            case Way.SIGN_IN:
                self._move(2, lambda: self.sign_in.ask(self._new_door.address))
            case Way.HOST:
                self._ask_host()

    def _pair(self, link: PairingLink) -> None:
        self.pair.set_busy(self.tr("Pairing…"))
        self._step(self.pair, lambda: self._new_door.pair(link))

    def _look_for_office(self, address: str) -> None:
        async def looked() -> None:
            try:
                found = await self._new_door.fingerprint(address)
            except StepFailedError as error:
                self.pair.show_trouble(error.text)
            else:
                self.pair.show_found(found)

        self.pair.set_busy(self.tr("Looking for the office…"))
        self._in_turn(looked, lambda: self._say_fault(self.pair))

    def _sign_in(self, address: str, token: str) -> None:
        self.sign_in.set_busy(self.tr("Signing in…"))
        self._step(self.sign_in, lambda: self._new_door.sign_in(address, token))

    def _open_office(self, application: Application) -> None:
        given = [application]  # nobody here holds the secret while the host signs in

        async def opened() -> None:
            try:
                await self._new_door.open_office(given.pop())
            except StepFailedError as error:
                self.host.show_trouble(error.text)
                return
            self._move(2, self.browser.ask)
            self.browser.expect_page()
            await self._connected_by(self.browser, self._paired_here)

        def fault() -> None:
            self._say_fault(self.browser if self.browser.is_open else self.host)

        self.host.set_busy(self.tr("Setting the office up…"))
        self._in_turn(opened, fault)

    def _pair_here(self) -> None:
        self.browser.expect_page()
        self._step(self.browser, self._paired_here)

    async def _paired_here(self) -> None:
        await self._new_door.pair_here(self.browser.show_page)

    def _paste(self, address: str) -> None:
        async def pasted() -> None:
            try:
                await self._new_door.paste(address)
            except StepFailedError as error:
                self.browser.show_trouble(error.text)
            else:
                is_heard = self._tasks.running("step") or not self.browser.is_open
                if not is_heard:  # else somebody waits for what it comes to, or went on from it
                    self._step(self.browser, self._new_door.finish_here)

        self._tasks.spawn("paste", pasted(), replacing=True, otherwise=lambda: self._say_fault(self.browser))

    def _step(self, sheet: PairSheet | SignInSheet | BrowserSheet, begin: Begin) -> None:
        self._in_turn(lambda: self._connected_by(sheet, begin), lambda: self._say_fault(sheet))

    def _say_fault(self, sheet: PairSheet | SignInSheet | HostSheet | BrowserSheet | EventSheet) -> None:
        sheet.show_trouble(self.tr("This did not work: a fault in the program. Try it once more."))

    def _in_turn(self, begin: Begin, fault: Callable[[], None]) -> None:
        """Do this, once a step that was left has put away what it held."""

        async def in_turn() -> None:
            async with self._one_step:
                await begin()

        self._tasks.spawn("step", in_turn(), replacing=True, otherwise=fault)

    async def _connected_by(self, sheet: PairSheet | SignInSheet | BrowserSheet, begin: Begin) -> None:
        try:
            await begin()
        except StepFailedError as error:
            sheet.show_trouble(error.text)
            return
        await self._read_list(sheet)
        self._choice = self._new_door.choice
        if self._is_event_settled():
            self._ask_about_this_door()
        else:
            self._ask_about_events()

    async def _read_list(self, sheet: PairSheet | SignInSheet | BrowserSheet | EventSheet) -> None:
        sheet.set_busy(self._reading(0))
        self._held, self._unread = (), ""
        troubles = []
        if why := self._new_door.rules_trouble:
            told = self.tr("The host’s rules for this door could not be set: {reason}")
            troubles.append(as_sentence(told.format(reason=in_words(why))))
        try:
            self._held = await self._new_door.read_list(
                lambda tickets: sheet.set_busy(self._reading(tickets))
            )
        except StepFailedError as error:
            told = self.tr("The guest list could not be read yet: {reason}")
            self._unread = as_sentence(told.format(reason=in_words(error.text)))
            troubles.append(self._unread)
        else:
            if not self._held:
                told = self.tr("Nobody is on the guest list. Ask the host if this is the right account.")
                troubles.append(told)
        self._trouble = "\n".join(troubles)

    def _reading(self, tickets: int) -> str:
        if not tickets:
            return self.tr("Reading the guest list…")
        return self.tr("Reading the guest list… {n}").format(n=grouped(tickets))

    def _is_event_settled(self) -> bool:
        """Whether one that is on the list was chosen, or there is but one; for a list unread: any."""
        chosen = self._choice.events
        if self._unread:
            return bool(chosen)
        if chosen:
            held = {one.event.id for one in self._held}
            return bool(chosen & held) or (ALL_EVENTS in chosen and bool(held))
        return len(self._held) == 1 and not is_over(self._held[0].event, self._clock())

    def _ask_about_events(self) -> None:
        chosen, every = self._choice.events, ALL_EVENTS in self._choice.events
        now, unread = self._clock(), self._unread
        self._move(3, lambda: self.events.ask(self._held, chosen, now, every=every, trouble=unread))

    def _look_again(self) -> None:
        async def looked_again() -> None:
            await self._read_list(self.events)
            types = self._new_door.choice.ticket_types
            events = self.events.ticked or self._new_door.choice.events
            self._choice = replace(self._choice, events=events, ticket_types=types)
            self._ask_about_events()

        self.events.set_busy(self._reading(0))
        self._in_turn(looked_again, lambda: self._say_fault(self.events))

    def _take_events(self, events: frozenset[str]) -> None:
        if events != self._choice.events:  # its tickets are of other types
            self._choice = replace(self._choice, ticket_types=self._new_door.choice.ticket_types)
        self._choice = replace(self._choice, events=events)
        self._ask_about_this_door()

    def _ask_about_this_door(self) -> None:
        types = self._new_door.ticket_types(self._choice.events)
        self._move(4, lambda: self.this_door.ask(self._choice, types, self._trouble))

    def _back_from_this_door(self) -> None:
        """To the event, also where it was settled without a question; what was typed stays."""
        self._tasks.cancel("step")
        self._choice = self.this_door.draft
        self._ask_about_events()

    def _take_this_door(self, choice: DoorChoice) -> None:
        def fault() -> None:
            self.this_door.show_trouble(
                self.tr("This did not work: a fault in the program. Try it once more.")
            )

        self._choice = choice
        self.this_door.set_busy(self.tr("Setting the door up…"))
        self._in_turn(lambda: self._use(choice), fault)

    async def _use(self, choice: DoorChoice) -> None:
        try:
            await self._new_door.use(choice)
        except StepFailedError as error:
            self.this_door.show_trouble(error.text)
            return
        watched = self._preferred.now.screen.hide_names
        self._be_watched(watched)
        self._move(5, lambda: self.camera.ask(guests_watch=watched))

    def _be_watched(self, by_guests: bool) -> None:  # noqa: FBT001 - a signal's
        now = self._preferred.now.with_screen(hide_names=by_guests, names_asked=True)
        mirror = Mirror.ON if by_guests else Mirror.OFF
        self._preferred.use(replace(now, camera=replace(now.camera, mirror=mirror)))

    def _end(self, ending: Ending) -> None:
        self.ended.emit(ending)
