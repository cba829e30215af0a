"""Sets this door on its own screen: asked for by the manager, and by whoever taps ENTRY or EXIT."""

from collections.abc import Coroutine
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Signal

from kiosk.engine.controller import DoorController
from kiosk.engine.pins import why_unusable
from kiosk.engine.this_door import DoorChoice, NotChanged
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.tasks import Tasks
from kiosk.ui.this_door.supervisors_sheet import SupervisorsSheet
from kiosk.ui.this_door.this_door_sheet import ThisDoorSheet

SETTING = "this door"
SETTING_PIN = "supervisor's PIN"


class ThisDoorPresenter(QObject):
    """Opens the two sheets, behind a supervisor's PIN that others have asked for.

    `hub_asked`: somebody wants to see which doors this one shares with.
    """

    hub_asked = Signal()

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks
        self._supervisor = ""

    @cached_property
    def sheet(self) -> ThisDoorSheet:
        """Made when it is first asked for."""
        sheet = ThisDoorSheet(self._window.theme, self._window.guard_s, self._window, is_new=False)
        sheet.chosen.connect(self._change)
        sheet.supervisors_asked.connect(self._ask_supervisors)
        sheet.hub_asked.connect(self.hub_asked)
        sheet.offer_hub(offered=self._door.hub_here is not None)
        self._window.add_sheet(sheet)
        return sheet

    @cached_property
    def supervisors(self) -> SupervisorsSheet:
        """Made when it is first asked for."""
        sheet = SupervisorsSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.set_asked.connect(self._set_pin)
        sheet.removed.connect(self._take_pin)
        self._window.add_sheet(sheet)
        return sheet

    def open(self, supervisor: str) -> None:
        """Show how the door is; `supervisor` is whose PIN was given, empty where nobody has one."""
        self._supervisor = supervisor
        self._tasks.spawn("ticket types", self._ask(), replacing=True)

    async def _ask(self) -> None:
        types = await self._door.this_door.types()
        self.sheet.ask(self._door.this_door.choice, types)

    def _change(self, choice: DoorChoice) -> None:
        self.sheet.set_busy(self.tr("Saving…"))
        self._tasks.spawn(SETTING, self._do_change(choice), otherwise=self._failed)

    async def _do_change(self, choice: DoorChoice) -> None:
        outcome = await self._door.this_door.change(choice, self._supervisor)
        if outcome is None:
            self.sheet.dismiss()
        elif self.sheet.is_open:
            self.sheet.show_trouble(outcome.text)

    def _failed(self) -> None:
        """A fault of ours."""
        self.sheet.show_trouble(self.tr("Something went wrong. Look at what is set, and try again."))

    def _ask_supervisors(self) -> None:
        self.supervisors.ask(self._held())

    def _held(self) -> list[tuple[str, bool]]:
        """Each supervisor, and whether a PIN can be compared with what is kept of theirs."""
        held = self._door.policy.supervisors
        return [(one.name, not why_unusable(one.pin_hash)) for one in held]

    def _set_pin(self, name: str, pin: str) -> None:
        self._do(self._do_set_pin(name, pin, self.supervisors.binding))

    def _take_pin(self, name: str) -> None:
        self._do(self._do_take_pin(name, self.supervisors.binding))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self.supervisors.set_busy()
        self._tasks.spawn(SETTING_PIN, work, otherwise=self._pin_failed)

    async def _do_set_pin(self, name: str, pin: str, binding: int) -> None:
        outcome = await self._door.this_door.set_pin(name, pin)
        self._show(outcome, binding, just_set=" ".join(name.split()))

    async def _do_take_pin(self, name: str, binding: int) -> None:
        self._show(await self._door.this_door.take_pin(name), binding)

    def _show(self, outcome: NotChanged | None, binding: int, just_set: str = "") -> None:
        if self.supervisors.binding != binding:
            return
        if outcome is not None:
            self.supervisors.show_trouble(outcome.text)
            return
        self.supervisors.show_supervisors(self._held(), just_set)
        self.supervisors.show_done()

    def _pin_failed(self) -> None:
        """A fault of ours."""
        self.supervisors.show_trouble(self.tr("Something went wrong. Look at who has a PIN, and try again."))
