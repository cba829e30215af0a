"""What a supervisor does at the door: overrides, off-list admissions, undoing again, unlocking."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController, UndoAgainOutcome
from kiosk.engine.records import AdmissionStatus
from kiosk.engine.scans_told import RecentScan
from kiosk.engine.supervised import (
    AdmittedOffList,
    Barred,
    LockedOut,
    NoSupervisors,
    NotOverridden,
    NotRecorded,
    OffListOutcome,
    Overridden,
    OverrideOutcome,
    Unlocked,
    UnlockOutcome,
    WrongPin,
)
from kiosk.engine.undo import NotUndone, Undone
from kiosk.ui.door.last_shown import let_overlay_go
from kiosk.ui.door.recent_scans import told_row
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.presenter import show_undo
from kiosk.ui.supervisor import supervisor_texts
from kiosk.ui.supervisor.off_list_sheet import OffListSheet
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.supervisor.supervisor_sheet import (
    Matter,
    SupervisorSheet,
    matter_of,
    matter_of_guest,
    matter_of_undo,
)
from kiosk.ui.supervisor.unlock_sheet import UnlockSheet
from kiosk.ui.tasks import Tasks
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView, those_with, ticket_of

T = TypeVar("T")
Permitted = Callable[[str], Awaitable[bool]]
"""Whether a supervisor allows what a text names."""


class SupervisorPresenter(QObject):
    """Asks for reasons and PINs in sheets, and tells in them what came of it; the lane goes on meanwhile.

    `settled` brings the ticket's id, or the code, of a guest whom a supervisor let in. `clock` gives the
    present Instant. A sheet that was begun for one guest is not taken for another.
    """

    settled = Signal(str)
    stays_shut = Signal()
    """The door's rules were lost: nobody has a PIN that opens anything."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self.override_sheet = SupervisorSheet(window.theme, window.guard_s, window)
        self.off_list_sheet = OffListSheet(window.theme, window.guard_s, window)
        self.unlock_sheet = UnlockSheet(window.theme, window.guard_s, window)
        self.undo_sheet = SupervisorSheet(window.theme, window.guard_s, window)
        self._sheets: tuple[PinSheet, ...] = (
            self.override_sheet,
            self.off_list_sheet,
            self.undo_sheet,
            self.unlock_sheet,
        )
        for sheet in self._sheets:
            window.add_sheet(sheet)
        self._permits = False
        window.sheets.changed.connect(self._sheets_changed)
        window.acted.connect(self._acted)
        window.override_asked.connect(
            lambda key: tasks.spawn("ask a supervisor", self._ask_about(key), replacing=True)
        )
        self.override_sheet.tried.connect(self._override)
        self.off_list_sheet.tried.connect(self._admit_off_list)
        self.undo_sheet.tried.connect(self._undo)
        self.unlock_sheet.tried.connect(self._unlock)

    def ask_off_list(self) -> None:
        """Ask a supervisor about somebody who has no code."""
        self._ask_off_list(None)

    def ask_undo(self, admission_id: str, ticket_id: str, name: str) -> None:
        """Ask a supervisor whether an admission is taken back whose ticket has been taken back before."""
        view = self._window.overlay.view
        if view is not None and view.admission_id == admission_id:
            self._window.overlay.settle()
        self._ask(self.undo_sheet, matter_of_undo(admission_id, ticket_id, name))

    def let_go_of_others(self) -> None:
        """Close what is asked about guests whom the account that is signed in now does not have."""
        self._tasks.cancel("ask a supervisor")
        self._tasks.spawn("matters of others", self._close_of_others(), replacing=True)

    async def _close_of_others(self) -> None:
        """Where the disk fails they count as another's. A code that is on no list is nobody's."""
        for sheet in (self.override_sheet, self.undo_sheet):
            matter = sheet.matter
            if matter is None or not matter.name:
                continue
            if await self._door.queries.guest(matter.code) is None and sheet.matter is matter:
                sheet.dismiss()

    async def unlock(self, text: str) -> str | None:
        """Whose PIN opens what `text` says; None where nobody's did.

        Where no supervisor is set up there is no PIN to ask for: it is open, and the name is empty. Where
        they were lost with the door's rules it stays shut.
        """
        if self._door.policy_lost:
            self.stays_shut.emit()
            return None
        if not self._door.supervisors:
            return ""
        answer = self.unlock_sheet.ask(text)
        try:
            return await answer
        except asyncio.CancelledError:
            self.unlock_sheet.dismiss()
            raise

    async def permits(self, text: str) -> bool:
        """Whether a supervisor allows what `text` says; who was asked is asked again once all is closed."""
        if not self._permits and await self.unlock(text) is not None:
            self._permits = self._window.sheets.top is not None
            return True
        return self._permits

    def _sheets_changed(self) -> None:
        if self._window.sheets.top is None:
            self._permits = False

    def _acted(self, action: Action, view: VerdictView) -> None:
        if action not in (Action.SUPERVISOR, Action.OFF_LIST):
            return
        asked = those_with(action, view)
        if len(asked) > 1:
            return  # one of them is chosen first
        let_overlay_go(self._window, view)
        if action is Action.SUPERVISOR:
            self._ask(self.override_sheet, matter_of(asked[0]))
        else:
            self._ask_off_list(view)

    def _ask(self, sheet: SupervisorSheet, matter: Matter) -> None:
        if not sheet.begun:
            sheet.ask(matter, supervised=bool(self._door.supervisors))
            return
        self._bring_to_front(sheet)
        if sheet.matter and not sheet.matter.is_same(matter):
            sheet.notice.show_text(
                supervisor_texts.still_about(*map(sheet.seen_name, (sheet.matter.name, matter.name)))
            )

    def _ask_off_list(self, view: VerdictView | None) -> None:
        sheet = self.off_list_sheet
        if not sheet.begun:
            sheet.ask(view, supervised=bool(self._door.supervisors))
            return
        self._bring_to_front(sheet)
        if (view.code if view else "") != sheet.code:
            sheet.notice.show_text(supervisor_texts.still_about_another())

    def _bring_to_front(self, sheet: PinSheet) -> None:
        if self._window.sheets.top is not sheet:
            sheet.open(sheet.begins_at)

    async def _ask_about(self, ticket_id: str) -> None:
        guest = await self._door.queries.guest(ticket_id)
        if guest is not None:
            self._ask(self.override_sheet, matter_of_guest(guest, self._clock()))

    def _try(
        self,
        name: str,
        sheet: PinSheet,
        look: Callable[[], Awaitable[T]],
        show_outcome: Callable[[T, bool], None],
    ) -> None:
        """Have a PIN looked at, and tell what came of it, and whether the sheet is still about the same.

        The sheet is busy at once, so that a second tap is no second try.
        """
        binding = sheet.binding

        async def work() -> None:
            outcome = await look()
            show_outcome(outcome, sheet.binding == binding)

        sheet.set_busy(busy=True)
        self._tasks.spawn(name, work(), otherwise=lambda: self._failed(sheet, binding))

    def _failed(self, sheet: PinSheet, binding: int) -> None:
        """A fault of ours."""
        if sheet.binding == binding:
            sheet.refuse(supervisor_texts.went_wrong())

    def _override(self) -> None:
        sheet, matter = self.override_sheet, self.override_sheet.matter
        if matter is not None:
            pin, why = sheet.pin.take(), sheet.why
            self._try(
                "override",
                sheet,
                lambda: self._door.override(matter.code, pin, why, matter.how),
                lambda outcome, bound: self._overridden(outcome, matter, bound=bound),
            )

    def _overridden(self, outcome: OverrideOutcome, matter: Matter, *, bound: bool) -> None:
        """`bound`: whether the sheet is still about this guest; who was let in is told either way."""
        sheet = self.override_sheet
        match outcome:
            case Overridden(row=row):
                if bound:
                    sheet.dismiss()
                check_in = outcome.entry.state if outcome.entry is not None else None
                told = RecentScan(row, ticket_of(outcome.verdict), status=AdmissionStatus(check_in))
                self._let_in(supervisor_texts.view_of_override(outcome), told)
                self.settled.emit(row.ticket_id or matter.code)
            case NotOverridden():
                if bound:
                    sheet.refuse(supervisor_texts.not_overridden(outcome, self._clock()))
            case _:
                self._barred(sheet, outcome, bound=bound)

    def _undo(self) -> None:
        sheet, matter = self.undo_sheet, self.undo_sheet.matter
        if matter is not None:
            pin, why = sheet.pin.take(), sheet.why
            self._try(
                "undo again",
                sheet,
                lambda: self._door.undo_again(matter.admission_id, pin, why),
                lambda outcome, bound: self._undone(outcome, matter, bound=bound),
            )

    def _undone(self, outcome: UndoAgainOutcome, matter: Matter, *, bound: bool) -> None:
        """`bound`: whether the sheet is still about this guest; who was taken back is told either way."""
        sheet = self.undo_sheet
        match outcome:
            case Undone() | NotUndone():
                if bound:
                    sheet.dismiss()
                show_undo(self._window, outcome, matter.code, matter.name, self._clock())
            case NoSupervisors():
                if bound:
                    sheet.refuse(supervisor_texts.nobody_to_undo())
            case NotRecorded(text=text):
                if bound:
                    sheet.refuse(supervisor_texts.not_undone(text))
            case _:
                self._barred(sheet, outcome, bound=bound)

    def _admit_off_list(self) -> None:
        sheet = self.off_list_sheet
        code, how, name, pin, why = sheet.code, sheet.how, sheet.name.text(), sheet.pin.take(), sheet.why
        self._try(
            "off-list admission",
            sheet,
            lambda: self._door.admit_off_list(code, pin, why, name, how),
            lambda outcome, bound: self._admitted_off_list(outcome, code, name, bound=bound),
        )

    def _admitted_off_list(self, outcome: OffListOutcome, code: str, name: str, *, bound: bool) -> None:
        sheet = self.off_list_sheet
        match outcome:
            case AdmittedOffList(row=row):
                if bound:
                    sheet.dismiss()
                self._let_in(
                    supervisor_texts.view_of_off_list(outcome, name, self._clock()),
                    RecentScan(row, name=name),
                )
                if code:
                    self.settled.emit(code)
            case NotOverridden():
                if bound:
                    sheet.end_with(supervisor_texts.on_the_list_now(outcome, sheet.seen_name))
            case _:
                self._barred(sheet, outcome, bound=bound)

    def _unlock(self) -> None:
        sheet = self.unlock_sheet
        pin = sheet.pin.take()
        self._try(
            "unlock",
            sheet,
            lambda: self._door.unlock(pin),
            lambda outcome, bound: self._unlocked(outcome, bound=bound),
        )

    def _unlocked(self, outcome: UnlockOutcome, *, bound: bool) -> None:
        sheet = self.unlock_sheet
        match outcome:
            case Unlocked(name=name):
                if bound:
                    sheet.let_in(name)
            case NoSupervisors():
                if bound:
                    sheet.let_in("")
            case NotRecorded(text=text):
                if bound:
                    sheet.refuse(supervisor_texts.pin_not_looked_at(text))
            case _:
                self._barred(sheet, outcome, bound=bound)

    def _barred(self, sheet: PinSheet, outcome: Barred, *, bound: bool) -> None:
        """No PIN is looked at for a while: that holds in every sheet."""
        text, wait_s = supervisor_texts.barred(outcome)
        if bound:
            sheet.refuse(text)
        if isinstance(outcome, WrongPin | LockedOut) and wait_s > 0:
            for one in self._sheets:
                one.lock(wait_s, text)

    def _let_in(self, view: VerdictView, told: RecentScan) -> None:
        window = self._window
        window.recent.put_first(told_row(told))
        window.show_verdict(view)
        window.counts_changed.emit()
