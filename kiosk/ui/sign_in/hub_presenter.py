"""Joins a hub at a door that is open, changes it and leaves it again; guests are let in meanwhile."""

from collections.abc import Awaitable, Callable
from functools import cached_property, partial

from kiosk.core.hub_link import HubLink
from kiosk.engine.controller import DoorController
from kiosk.engine.events import EngineEvent, VenueChanged, VenueState
from kiosk.engine.hub_here import HubHere
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.sign_in import hub_texts
from kiosk.ui.sign_in.hub_sheet import HubSheet
from kiosk.ui.sign_in.signing_in_presenter import SigningInPresenter
from kiosk.ui.tasks import Tasks

ASK, SAY, CHANGE = "ask about hub", "say how hub is", "change hub"


class HubPresenter(SigningInPresenter):
    """Opens the sheet, behind a supervisor's PIN that others have asked for."""

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(door, window, tasks)
        self._deed: Callable[[HubHere], Awaitable[None]] | None = None
        """What is done once somebody agrees."""
        self._state: VenueState | None = None

    @property
    def can_share(self) -> bool:
        """Whether this door may join a hub here."""
        return self._door.hub_here is not None

    @cached_property
    def sheet(self) -> HubSheet:
        """Made when it is first asked for."""
        sheet = self._made(HubSheet)
        sheet.given.connect(lambda link: self._at_hub(ASK, partial(self._ask_to_join, link=link)))
        sheet.leave_asked.connect(lambda: self._at_hub(ASK, self._ask_to_leave))
        sheet.agreed.connect(self._change)
        sheet.closed.connect(self._closed)
        return sheet

    def open(self, link: HubLink | None = None) -> None:
        """Show how this door and the others stand; with a link, ask about that one."""
        if self._tasks.running(CHANGE):  # the sheet was left meanwhile
            self.sheet.open()
            self._say_busy()
        else:
            self._at_hub(ASK, partial(self._show, link=link))

    def take(self, code: str) -> bool:
        """A pairing code was held up; whether it is wanted just now."""
        if "sheet" not in self.__dict__ or not self.sheet.is_open:
            return False
        self.sheet.take(code)
        return True

    def heard(self, event: EngineEvent) -> None:
        """What is read on the sheet follows how it is."""
        if isinstance(event, VenueChanged) and event.state is not self._state:
            self._state = event.state
            if "sheet" in self.__dict__ and self.sheet.is_idle:
                self._at_hub(SAY, self._show_anew)  # and goes on with what was asked meanwhile

    def _at_hub(self, name: str, work: Callable[[HubHere], Awaitable[None]]) -> None:
        if (here := self._door.hub_here) is not None:
            self._work(name, self.sheet, partial(work, here), reopens=True)

    async def _show(self, here: HubHere, link: HubLink | None) -> None:
        now = await here.now()
        self.sheet.ask(hub_texts.hub_in_words(now), may_leave=now is not None)
        if link is not None:
            await self._ask_to_join(here, link)

    async def _show_anew(self, here: HubHere) -> None:
        now = await here.now()
        self.sheet.show_now(hub_texts.hub_in_words(now), may_leave=now is not None)

    async def _ask_to_join(self, here: HubHere, link: HubLink) -> None:
        now, is_same = await here.now(), await here.is_joined(link)
        held, chosen = await self._door.queries.events_held(), self._door.events
        events = [one.event for one in held if one.event.id in chosen]
        self._deed = partial(self._join, link=link)
        self.sheet.ask_about(hub_texts.asks_to_join(link, now, events, is_same=is_same))

    async def _ask_to_leave(self, here: HubHere) -> None:
        if (now := await here.now()) is None:  # it was left meanwhile
            await self._show(here, None)
            return
        self._deed = self._leave
        self.sheet.ask_about(hub_texts.asks_to_leave(now))

    def _change(self) -> None:
        """Whoever closes the sheet meanwhile has changed it all the same, or is told why not."""
        if (deed := self._deed) is not None:
            self._say_busy()
            self._at_hub(CHANGE, deed)

    def _say_busy(self) -> None:
        if self._deed == self._leave:
            self.sheet.set_busy(self.tr("Leaving…"))
            return
        awaited = self.tr(
            "The hub has not answered yet. Look whether it runs, and whether this machine is in the same"
            " network. If you close this, scanning goes on."
        )
        self.sheet.set_busy(self.tr("Joining…"), awaited)

    async def _join(self, here: HubHere, link: HubLink) -> None:
        is_together = await here.join(link)
        has_event = bool(self._door.events)
        self._show_over(hub_texts.joined_in_words(is_together=is_together, has_event=has_event))

    async def _leave(self, here: HubHere) -> None:
        self._show_over(hub_texts.left_in_words(await here.leave()))

    def _show_over(self, text: str) -> None:
        """On the sheet; where that was closed the status bar says enough."""
        if self.sheet.is_open:
            self.sheet.show_over(text)

    def _closed(self) -> None:
        for name in (ASK, SAY):
            self._tasks.cancel(name)
