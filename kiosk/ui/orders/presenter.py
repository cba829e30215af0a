"""What lets guests in and out and takes it back, asked for by hand."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.scan_search import ScanSearch
from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController, UndoOutcome
from kiosk.engine.events import Checking, VerdictGiven
from kiosk.engine.scans_told import RecentScan, ScanPlace
from kiosk.engine.undo import NotUndone, Undone, UndoWhy
from kiosk.ui.door.commands import Command
from kiosk.ui.door.last_shown import let_overlay_go, show_failed
from kiosk.ui.door.recent_scans import EVENING_S
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.orders.group_texts import view_of_group, view_of_group_checking, view_of_group_undo
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.verdict import outcome_views, verdict_view
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView, those_with
from kiosk.ui.widgets.guest_rows import DoorRules

translate = QCoreApplication.translate

LOOKED_THROUGH = 200
"""Among so many who went in or out the last admission is looked for."""


def undo_in_words(outcome: UndoOutcome) -> str:
    """What staff should know about it; nothing where there is no more to say than that it is undone."""
    match outcome:
        case Undone(left=True):
            return translate("undo", "The service keeps its record of the check-in.")
        case Undone():
            return ""
        case NotUndone(UndoWhy.BEFORE):
            return translate("undo", "This admission has already been undone.")
        case NotUndone(UndoWhy.TURNED_UP):
            return translate("undo", "The guest’s ticket has turned up since: undo it there.")
        case NotUndone(UndoWhy.SECOND):
            return translate("undo", "Only a supervisor can undo this ticket a second time.")
        case NotUndone():
            return translate("undo", "There is no such admission here.")
    return as_sentence(outcome.text)


def show_undo(window: DoorWindow, outcome: UndoOutcome, ticket_id: str, name: str, now: Instant) -> None:
    """Show what came of an undo, and those inside anew."""
    undone = isinstance(outcome, Undone)
    window.show_verdict(outcome_views.view_of_undo(name, ticket_id, undo_in_words(outcome), undone=undone))
    window.counts_changed.emit()


class OrdersPresenter(QObject):
    """Admits from the sheets, lets out and undoes.

    A single guest's verdict comes as the door's event, as after a scan. Those of a group are gathered into
    one: who shows verdicts asks `gathers` first. `undo_needs_supervisor` brings an admission's id, its
    ticket's and the guest's name.
    """

    undo_needs_supervisor = Signal(str, str, str)
    undo_counted = Signal()
    """F8 is about the counter of people without tickets: an earlier run of the program counted last."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._gathered: frozenset[str] = frozenset()
        self._unpainted: tuple[VerdictView, tuple[str, ...]] | None = None
        self.counted_last: Callable[[], bool] = lambda: False
        """Whether F8 is about the counter of people without tickets, which hears of it by itself."""
        self._let_in: VerdictView | None = None
        """What was last shown of somebody whom this run of the program let in."""
        self.group = GroupSheet(window.theme, window.guard_s, window)
        window.add_sheet(self.group)
        window.admit_asked.connect(self._admit)
        window.undo_asked.connect(self._undo)
        window.acted.connect(self._acted)
        window.commanded.connect(self._commanded)
        window.view_shown.connect(self._shown)
        window.out_asked.connect(self._let_out)
        window.overlay.painted.connect(self._painted)
        self.group.admit_asked.connect(self._admit_group)

    def gathers(self, event: Checking | VerdictGiven) -> bool:
        """Whether this belongs to a group that is being admitted, and is shown with it."""
        ticket = event.ticket if isinstance(event, Checking) else verdict_view.ticket_of(event.verdict)
        return event.how is InputMethod.SEARCH and ticket is not None and ticket.id in self._gathered

    def look_again(self) -> None:
        """Something has changed about the guests: the order that is being ticked may stand differently."""
        if self.group.order_id:
            self._tasks.spawn("order again", self._show_again(), replacing=True)

    def let_go_of_others(self) -> None:
        """Neither the order that is ticked nor who was let in last may be of the account before."""
        for name in ("order", "order again"):
            self._tasks.cancel(name)
        self._tasks.spawn("orders of others", self._close_of_others(), replacing=True)

    async def _close_of_others(self) -> None:
        """Where the disk fails they count as another's."""
        order_id, let_in = self.group.order_id, self._let_in
        if order_id and not await self._door.queries.order(order_id) and self.group.order_id == order_id:
            self.group.dismiss()
        if let_in is None:
            return
        page = await self._door.queries.scans(ScanSearch(let_in=True), ScanPlace(), LOOKED_THROUGH)
        mine = (
            {one.row.id for one in page.scans if isinstance(one, RecentScan)} if page is not None else set()
        )
        admissions = {one.admission_id for one in (let_in, *let_in.members) if one.admission_id}
        if self._let_in is let_in and not admissions & mine:
            self._let_in = None

    def _admit(self, ticket_id: str) -> None:
        self._window.entry.clear()
        self._spawn(f"admit {ticket_id}", self._do_admit(ticket_id))

    async def _do_admit(self, ticket_id: str) -> None:
        await self._door.admit(ticket_id)

    def _let_out(self, ticket_id: str) -> None:
        self._window.entry.clear()
        self._spawn(f"let out {ticket_id}", self._do_let_out(ticket_id))

    async def _do_let_out(self, ticket_id: str) -> None:
        await self._door.let_out(ticket_id)

    def _undo(self, admission_id: str, ticket_id: str, name: str) -> None:
        self._spawn(f"undo {admission_id}", self._do_undo(admission_id, ticket_id, name))

    async def _do_undo(self, admission_id: str, ticket_id: str, name: str) -> None:
        outcome = await self._door.undo(admission_id)
        if isinstance(outcome, NotUndone) and outcome.why is UndoWhy.SECOND:
            self.undo_needs_supervisor.emit(admission_id, ticket_id, name)
        else:
            show_undo(self._window, outcome, ticket_id, name, self._clock())

    def _acted(self, action: Action, view: VerdictView) -> None:
        if action is Action.ADMIT_REST and view.guest.order_id:
            self._tasks.spawn("order", self._open_order(view), replacing=True)

        elif action is Action.UNDO:
            self._undo_group(view)

    def _shown(self, view: VerdictView) -> None:
        if view.admission_id or any(one.admission_id for one in view.members):
            self._let_in = view

    def _commanded(self, command: Command) -> None:
        if command is not Command.UNDO_LAST or self.counted_last():
            return
        last = self._let_in
        if self._window.sheets.top is not None:
            # What is open may be about another guest than the one who would be taken back.
            self._show_not_undone(self.tr("Close what is open first. Then F8 undoes the last admission."))
        elif last is None:
            self._spawn("undo last", self._undo_recorded())
        elif last.members:
            self._undo_group(last)
        else:
            self._undo(last.admission_id, last.guest.ticket_id, last.guest.name)

    async def _undo_recorded(self) -> None:
        """Take back whom an earlier run of the program let in last this evening."""
        now, counted_at = self._clock(), await self._door.counter.last_at()
        page = await self._door.queries.scans(ScanSearch(let_in=True), ScanPlace(), LOOKED_THROUGH)
        for scan in page.scans if page is not None else ():
            if not isinstance(scan, RecentScan):
                continue  # nobody came in
            row = scan.row
            if counted_at is not None and counted_at > row.at:
                break
            if row.kind is not RowKind.EXIT and abs(now - row.at) < EVENING_S:
                name = (
                    verdict_texts.name_of(scan.ticket)
                    if scan.ticket
                    else verdict_texts.off_list_name(scan.name)
                )
                await self._do_undo(row.id, row.ticket_id, name)
                return
        if counted_at is not None:
            self.undo_counted.emit()
            return
        self._show_not_undone(self.tr("Nobody was let in at this door this evening."))

    def _show_not_undone(self, text: str) -> None:
        self._window.show_verdict(outcome_views.view_of_undo("", "", text, undone=False))

    def _undo_group(self, view: VerdictView) -> None:
        let_in = those_with(Action.UNDO, view)
        if len(let_in) == 1:
            one = let_in[0]
            self._undo(one.admission_id, one.guest.ticket_id, one.guest.name)
        else:
            self._spawn(f"undo order {view.guest.order_id}", self._do_undo_group(view))

    async def _do_undo_group(self, view: VerdictView) -> None:
        not_undone, has_left = dict[str, str](), False
        for one in those_with(Action.UNDO, view):
            outcome = await self._door.undo(one.admission_id)
            if isinstance(outcome, Undone):
                has_left = has_left or outcome.left
            else:
                not_undone[one.admission_id] = undo_in_words(outcome)
        self._window.show_verdict(view_of_group_undo(view, not_undone, left=has_left))
        self._window.counts_changed.emit()

    async def _open_order(self, view: VerdictView) -> None:
        guests = await self._door.queries.order(view.guest.order_id)
        if guests:
            self.group.fill(view.guest.order_id, guests, self._clock(), self._rules())
            await asyncio.sleep(0)
            self.group.open_filled()
            if self.group.order_id == view.guest.order_id:
                let_overlay_go(self._window, view)

    async def _show_again(self) -> None:
        order_id = self.group.order_id
        guests = await self._door.queries.order(order_id)
        if guests and self.group.order_id == order_id:  # else it was closed, or is about another one
            self.group.show_order(order_id, guests, self._clock(), self._rules())

    def _rules(self) -> DoorRules:
        return DoorRules(self._door.policy, self._door.events)

    def _admit_group(self, order_id: str, names: dict[str, str]) -> None:
        if names:
            self._spawn(f"admit order {order_id}", self._do_admit_group(order_id, names))

    async def _do_admit_group(self, order_id: str, names: dict[str, str]) -> None:
        self._gathered |= names.keys()
        self._window.show_verdict(view_of_group_checking(order_id, list(names.values())))
        try:
            outcome = await self._door.admit_group(tuple(names))
        finally:
            self._gathered -= names.keys()
        view = view_of_group(order_id, outcome, names)
        admissions = tuple(given.admission_id for given in outcome.verdicts if given.admission_id)
        self._unpainted = (view, admissions)
        self._window.show_verdict(view)
        self._window.counts_changed.emit()

    def _spawn(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.spawn_once(name, work, otherwise=partial(show_failed, self._window))

    def _painted(self, view: VerdictView) -> None:
        """Each admission of the group has now been seen."""
        if self._unpainted is None or self._unpainted[0] is not view:
            return
        _, admissions = self._unpainted
        self._unpainted = None
        self._tasks.spawn("shown", self._note_shown(admissions))

    async def _note_shown(self, admissions: tuple[str, ...]) -> None:
        for admission_id in admissions:
            await self._door.shown(admission_id)
