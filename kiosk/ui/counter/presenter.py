"""Counts people without tickets for whoever is at the screen: by key, by tap, and undone by F8."""

from collections.abc import Awaitable, Callable
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from kiosk.core.presence import RowKind
from kiosk.engine.controller import DoorController
from kiosk.engine.counter import NeedsPin, NobodyCounted, TapOutcome, Tapped
from kiosk.engine.supervised import NotRecorded
from kiosk.ui.counter.counter_sheet import CounterSheet
from kiosk.ui.door.commands import Command
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.supervisor.presenter import SupervisorPresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.verdict import outcome_views
from kiosk.ui.verdict.verdict_view import VerdictView

COUNTING = "count"
"""The tasks that write taps down."""


class CounterPresenter(QObject):
    """The key counts one more at once, and opens the sheet that shows it.

    Where the policy wants a PIN for it, a supervisor opens the sheet, and everything counted while it is open
    is on their word. `changed` follows what was counted.
    """

    changed = Signal()

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, supervisor: SupervisorPresenter
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._supervisor = door, window, tasks, supervisor
        self._opened_by = ""
        self._counted_last = self._is_undone = False
        """Whether somebody was counted since a guest was let in last, and whether that was undone again."""
        window.commanded.connect(self._commanded)
        window.view_shown.connect(self._shown)
        window.footer.count_asked.connect(self.open)

    @cached_property
    def sheet(self) -> CounterSheet:
        """Made when it is first asked for."""
        sheet = CounterSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.more.connect(self._one_more)
        sheet.less.connect(self._one_less)
        sheet.undo.connect(self.undo)
        sheet.closed.connect(self._closed)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Open the sheet, and count nobody."""
        self._tasks.spawn_once("counter", self._open())

    def takes_undo(self) -> bool:
        """Whether F8 means what was counted: it was done last, or the sheet of it is in front."""
        top = self._window.sheets.top
        return self._is_in_front if top is not None else self._counted_last

    def undo(self) -> None:
        """Undo what was counted last; where no sheet shows the number, no more than that."""
        nothing = self.tr("Nothing was counted here that could be undone.")
        if self._is_undone and not self._is_in_front:
            self._show_undone(self.tr("The last count has already been undone."), undone=False)
        else:
            self._spawn(self._door.counter.undo, nothing, undoes=True)

    async def show_counted(self, inside: int) -> None:
        """Show how many were counted, in the footer, and on the open sheet with everybody `inside`."""
        counted = await self._door.counter.counted()
        self._window.footer.show_counted(counted.inside)
        if self._is_made and self.sheet.is_open:
            self.sheet.show_counted(counted, inside, self._door.capacity)

    @property
    def _is_made(self) -> bool:
        return "sheet" in self.__dict__

    @property
    def _is_in_front(self) -> bool:
        return self._is_made and self._window.sheets.top is self.sheet

    def _commanded(self, command: Command) -> None:
        if command is Command.COUNT:
            self._one_more()
        elif command is Command.UNDO_LAST and self.takes_undo():
            self.undo()

    def _shown(self, view: VerdictView) -> None:
        if view.admission_id or any(one.admission_id for one in view.members):
            self._counted_last = False

    def _closed(self) -> None:
        self._opened_by = ""

    def _one_more(self) -> None:
        self._spawn(self._door.counter.one_more)

    def _one_less(self) -> None:
        self._spawn(self._door.counter.one_less, self.tr("Nobody counted here is inside now."))

    def _spawn(
        self, tap: Callable[..., Awaitable[TapOutcome]], nobody: str = "", *, undoes: bool = False
    ) -> None:
        """Each tap counts, however fast they come. `nobody` is said where there is nobody to count."""
        self._tasks.spawn(COUNTING, self._tap(tap, nobody, undoes=undoes))

    async def _open(self) -> None:
        if self._door.counter.needs_pin and not self._opened_by:
            text = self.tr("Only a supervisor can count people without tickets.")
            name = await self._supervisor.unlock(text)
            if not name:
                return
            self._opened_by = name
        sheet = self.sheet
        if not sheet.is_open:
            inside, counted = await self._door.queries.inside(), await self._door.counter.counted()
            self._window.footer.show_counted(counted.inside)
            sheet.show_counted(counted, inside, self._door.capacity)
            sheet.open(sheet.one_more)

    async def _tap(self, tap: Callable[..., Awaitable[TapOutcome]], nobody: str, *, undoes: bool) -> None:
        if self._door.counter.needs_pin and not self._opened_by:
            self.open()  # and nobody is counted before the PIN
            return
        self._tell(await tap(supervisor=self._opened_by), nobody, undoes=undoes)
        self.changed.emit()

    def _tell(self, outcome: TapOutcome, nobody: str, *, undoes: bool) -> None:
        match outcome:
            case Tapped(undone=None):
                self._counted_last, self._is_undone = True, False
                self.open()
            case Tapped(undone=kind):
                self._is_undone = True
                if not self._is_in_front:
                    self._counted_last = True  # of an earlier run: a second press undoes no guest
                    self._show_undone(self._undone_in_words(kind), undone=True)
            case NobodyCounted() | NotRecorded() | NeedsPin():
                text = as_sentence(outcome.text) if isinstance(outcome, NotRecorded) else nobody
                if self._is_in_front:
                    self.sheet.show_notice(text)
                elif undoes:
                    self._show_undone(text, undone=False)
                else:
                    view = outcome_views.view_of_not_recorded("", "")
                    self._window.show_verdict(replace(view, lines=(clean(text),), actions=()))

    def _show_undone(self, text: str, *, undone: bool) -> None:
        self._window.show_verdict(outcome_views.view_of_undo("", "", text, undone=undone))

    def _undone_in_words(self, kind: RowKind | None) -> str:
        if kind is RowKind.COUNTED_OUT:
            return self.tr("One person without a ticket counts as inside again.")
        return self.tr("One person without a ticket is no longer counted.")
