"""Opens the sheet of a new discount code, and asks the service beside the main thread."""

from functools import cached_property

from PySide6.QtCore import QObject

from kiosk.engine.controller import DoorController
from kiosk.engine.discounts import NotKnown, Outcome
from kiosk.engine.errors import ServiceError
from kiosk.engine.records import DiscountCode
from kiosk.ui.discounts.discount_sheet import DiscountSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.tasks import Tasks

TASK = "discount code"


class DiscountsPresenter(QObject):
    """Asked for by the manager."""

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks
        self._unsaid: tuple[str, Outcome] | None = None

    @cached_property
    def sheet(self) -> DiscountSheet:
        """Made when it is first asked for."""
        sheet = DiscountSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.wanted.connect(self._create)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Ask what code it is to be, and say what became of one that the sheet closed too soon to tell of."""
        self.sheet.ask()
        if self._unsaid is not None:
            self.sheet.show_earlier(*self._unsaid)
            self._unsaid = None
        self._tasks.spawn("discount choices", self._offer(self.sheet.binding), replacing=True)

    @property
    def is_creating(self) -> bool:
        """Whether a code is being created, on this opening of the sheet or an earlier one."""
        return self._tasks.running(TASK)

    async def _offer(self, binding: int) -> None:
        choices = await self._door.discounts.choices()
        if self.sheet.binding == binding:
            self.sheet.show_choices(choices)

    def _create(self, code: DiscountCode) -> None:
        if self.is_creating:  # asked for before the sheet was closed
            self.sheet.refuse(self.tr("Another code is still being created: wait until that is done."))
            return
        self.sheet.set_busy()
        binding = self.sheet.binding
        self._tasks.spawn(TASK, self._do_create(code, binding), otherwise=lambda: self._failed(code, binding))

    async def _do_create(self, code: DiscountCode, binding: int) -> None:
        self._say(code, binding, await self._door.discounts.create(code))

    def _failed(self, code: DiscountCode, binding: int) -> None:
        """A fault of ours: it may have come after the code was sent."""
        self._say(code, binding, NotKnown(ServiceError(self.tr("something went wrong"))))

    def _say(self, code: DiscountCode, binding: int, outcome: Outcome) -> None:
        """Say it where it was asked for; on a sheet that was opened again since; or at the next opening."""
        if self.sheet.binding == binding:
            self.sheet.show_outcome(outcome)
        elif self.sheet.is_open:
            self.sheet.show_earlier(code.code, outcome)
        else:
            self._unsaid = code.code, outcome
