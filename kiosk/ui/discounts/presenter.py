"""Opens the sheet of a new discount code, and asks the service beside the main thread."""

from functools import cached_property

from PySide6.QtCore import QObject

from kiosk.engine.controller import DoorController
from kiosk.engine.discounts import NotCreated
from kiosk.engine.records import DiscountCode
from kiosk.ui.discounts.discount_sheet import DiscountSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.tasks import Tasks


class DiscountsPresenter(QObject):
    """Asked for by the manager."""

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks

    @cached_property
    def sheet(self) -> DiscountSheet:
        """Made when it is first asked for."""
        sheet = DiscountSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.wanted.connect(self._create)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Ask what code it is to be."""
        self.sheet.ask()
        self._tasks.spawn("discount choices", self._offer(self.sheet.binding), replacing=True)

    async def _offer(self, binding: int) -> None:
        choices = await self._door.discounts.choices()
        if self.sheet.binding == binding:
            self.sheet.show_choices(choices)

    def _create(self, code: DiscountCode) -> None:
        self.sheet.set_busy()
        binding = self.sheet.binding
        self._tasks.spawn_once(
            "discount code", self._do_create(code, binding), otherwise=lambda: self._failed(binding)
        )

    async def _do_create(self, code: DiscountCode, binding: int) -> None:
        outcome = await self._door.discounts.create(code)
        if self.sheet.binding == binding:
            self.sheet.show_outcome(outcome)

    def _failed(self, binding: int) -> None:
        """A fault of ours."""
        if self.sheet.binding == binding:
            text = self.tr("something went wrong. Look at the service before you try again")
            self.sheet.show_outcome(NotCreated(text))
