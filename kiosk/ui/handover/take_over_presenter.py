"""Takes over another machine's work, asked for by the manager; all that waits on a disk is done elsewhere."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.engine.handed_over import HandoverFound, NotTakenOver, NotTakenWhy, TakenOver
from kiosk.engine.look_up import look_up
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.handover.drives import ENDING, files_held
from kiosk.ui.handover.take_over_sheet import TakeOverSheet
from kiosk.ui.tasks import Tasks

LOOKING, TAKING = "look into a handover", "take over"


class TakeOverPresenter(QObject):
    """Once it is taken over, the door opens anew: with everything read as at any other start."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._dialog: QFileDialog | None = None

    @cached_property
    def sheet(self) -> TakeOverSheet:
        """Made when it is first asked for."""
        sheet = TakeOverSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.look_asked.connect(self._look)
        sheet.take_asked.connect(self._take)
        sheet.other_asked.connect(self._choose_file)
        sheet.ended.connect(self._window.reopen)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Ask for the file; where one is being taken over still, say so again."""
        if self._tasks.running(TAKING):
            self.sheet.set_taking()
            self.sheet.open(self.sheet.close_button)
        else:
            self._tasks.spawn("handover files", self._ask(), replacing=True)

    async def _ask(self) -> None:
        self.sheet.ask(await look_up(files_held, "handover files"), self._clock())

    def _choose_file(self) -> None:
        """Let the system's own dialog find it; nothing waits for that."""
        if self._dialog is not None:
            return
        dialog = self._dialog = QFileDialog(self._window, self.tr("The handover file"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        files, every = self.tr("Handover files"), self.tr("All files")
        dialog.setNameFilters([f"{files} (*{ENDING})", f"{every} (*)"])
        dialog.fileSelected.connect(self.sheet.choose)
        dialog.finished.connect(self._dialog_closed)
        dialog.open()

    def _dialog_closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _look(self, file: str, passphrase: str) -> None:
        self.sheet.set_looking()
        binding = self.sheet.binding
        work = self._do_look(Path(file), passphrase, binding)
        self._tasks.spawn(LOOKING, work, replacing=True, otherwise=lambda: self._failed(binding))

    async def _do_look(self, file: Path, passphrase: str, binding: int) -> None:
        here = self._door.take_over_here
        if here is None:
            return
        outcome = await here.look(file, passphrase)
        if self.sheet.binding == binding:
            self._show(outcome)

    def _take(self) -> None:
        self.sheet.set_taking()
        self._tasks.spawn_once(TAKING, self._do_take())

    async def _do_take(self) -> None:
        here = self._door.take_over_here
        if here is None:
            return
        outcome: TakenOver | NotTakenOver
        try:
            outcome = await here.take()
        except Exception:  # a fault of ours, which whoever waits is to hear of
            self._show_again(self._fault())
            raise
        self._show_again(outcome)

    def _show_again(self, outcome: TakenOver | NotTakenOver) -> None:
        """What came of it is said, whether or not somebody closed the sheet meanwhile."""
        if not self.sheet.is_open:
            self.sheet.open(self.sheet.go)
        self._show(outcome)

    def _show(self, outcome: HandoverFound | TakenOver | NotTakenOver) -> None:
        match outcome:
            case HandoverFound():
                self.sheet.show_found(outcome, self._clock())
            case TakenOver():
                self.sheet.show_taken(outcome)
            case NotTakenOver():
                self.sheet.show_trouble(outcome)

    def _fault(self) -> NotTakenOver:
        return NotTakenOver(NotTakenWhy.STORE, self.tr("Something went wrong. Try again, or call the host."))

    def _failed(self, binding: int) -> None:
        """A fault of ours."""
        if self.sheet.binding == binding:
            self.sheet.show_trouble(self._fault())
