"""Who is asked for: searches, typed lines, and the guest that is opened."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Qt

from kiosk.core.guest_notes import GuestNote
from kiosk.core.search import SHORTEST_PREFIX, is_called_so, words
from kiosk.core.tickets import Instant, Ticket
from kiosk.engine.controller import DoorController, NotATicket, NotJudged
from kiosk.engine.records import Guest
from kiosk.ui.door.last_shown import let_overlay_go, show_failed
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.search.candidates_sheet import CandidatesSheet
from kiosk.ui.search.guest_sheet import GuestSheet
from kiosk.ui.search.note_presenter import NotePresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView, those_with
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.guest_rows import DoorRules
from kiosk.ui.widgets.sheet import Sheet

RESULTS = 20

T = TypeVar("T")


class SearchPresenter(QObject):
    """Answers what is typed and opens guests; the newest keystroke cancels the last search."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._top: Sheet | None = None
        self._wanted = self._submitted = ""
        self._is_guess = False
        """Whether whoever was found last is called so only where mistakes are forgiven."""
        self._is_old = False
        """Whether something has changed since that search was begun which is under way."""
        self._accounts = 0
        """How often another account has signed in."""
        self.guest = GuestSheet(window.theme, window.guard_s, window)
        self.candidates = CandidatesSheet(window.theme, window.guard_s, window)
        self.not_held = ExplainSheet(window.theme, window.guard_s, window)
        self.notes = NotePresenter(door, window, tasks)
        for sheet in (self.guest, self.candidates, self.not_held):
            window.add_sheet(sheet)
        self.candidates.chosen.connect(self.open_guest)
        self.guest.guest_asked.connect(self.open_guest)
        self.guest.note_asked.connect(self._ask_for_note)
        self.notes.changed.connect(self.look_again)
        self.guest.admit_asked.connect(window.admit_asked)
        self.guest.out_asked.connect(window.out_asked)
        self.guest.undo_asked.connect(window.undo_asked)
        self.guest.override_asked.connect(window.override_asked)
        window.sheets.changed.connect(self._sheets_changed)
        window.acted.connect(self._acted)
        window.searched.connect(self._search)
        window.submitted.connect(self._submit)
        window.guest_asked.connect(self.open_guest)

    def open_guest(self, ticket_id: str) -> None:
        """Open a guest's sheet, or say that they are not on the list here."""
        self._wanted = ticket_id
        self._tasks.spawn("guest", self._open_guest(ticket_id), replacing=True)

    def look_again(self) -> None:
        """Something has changed about the guests: show it where one is open, and open none."""
        shown, line = self.guest.ticket_id, self._window.entry.line
        if line and self._window.results.offers and self._window.results.query == line:
            self._search(line)
        if self._tasks.running("guest") and self._wanted != shown:
            self.open_guest(self._wanted)  # what was read of them may be old already
        elif shown:
            self._tasks.spawn("guest again", self._show_again(), replacing=True)
        results, self._is_old = self._window.results, True
        is_found = results.isVisible() and results.query == line and _has_text(line)
        if is_found and not self._tasks.running("search"):
            self._tasks.spawn("search", self._find(line, again=True))

    def let_go_of_others(self) -> None:
        """Close what is about guests whom the account that is signed in now does not have.

        What is read just now is read again: it may be of the account before.
        """
        self._accounts += 1
        self._tasks.cancel("guest again")
        if self._tasks.running("guest"):
            self.open_guest(self._wanted)
        self.notes.let_go_of_others()
        self._tasks.spawn("guests of others", self._close_of_others(), replacing=True)

    async def _close_of_others(self) -> None:
        """Where the disk fails they count as another's."""
        ticket_id = self.guest.ticket_id
        is_theirs = bool(ticket_id) and await self._door.queries.guest(ticket_id) is None
        if is_theirs and self.guest.ticket_id == ticket_id:  # else opened for somebody else meanwhile
            self.guest.dismiss()
        keys = self._candidates_now
        found = await asyncio.gather(*(self._door.queries.guest(one) for one in keys))
        if None in found and self._candidates_now == keys:
            self.candidates.dismiss()
        await self.notes.close_of_others()

    async def _read(self, question: Callable[[], Awaitable[T]]) -> T:
        """The answer, of the account that is signed in once it is there."""
        while True:
            accounts, answer = self._accounts, await question()
            if accounts == self._accounts:
                return answer

    @property
    def _candidates_now(self) -> list[str]:
        """The ids of those who can be chosen from."""
        return [row.key for row in self.candidates.list.rows.rows]

    def _acted(self, action: Action, view: VerdictView) -> None:
        if action is Action.CHOOSE and view.candidates:
            ids, text = view.candidates, self.tr("More than one ticket has this code. Choosing one opens it.")
            self._tasks.spawn("candidates", self._show_candidates(view, ids, text), replacing=True)
        elif action is Action.SUPERVISOR and len(refused := those_with(action, view)) > 1:
            ids, text = (
                tuple(one.guest.ticket_id for one in refused),
                self.tr("Several were refused. Choose a guest for the supervisor."),
            )
            self._tasks.spawn("candidates", self._show_candidates(view, ids, text), replacing=True)
        elif action is Action.SEARCH:
            self._ask_for_a_name()

    def _ask_for_a_name(self) -> None:
        """Bring the entry to the front, ready for a name."""
        window = self._window
        window.overlay.settle()
        window.sheets.dismiss_all()
        window.entry.selectAll()
        window.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    async def _show_candidates(self, view: VerdictView, ids: tuple[str, ...], text: str) -> None:
        found = await self._read(lambda: asyncio.gather(*map(self._door.queries.guest, ids)))
        guests = [guest for guest in found if guest is not None]
        if guests:
            self.candidates.show_guests(guests, self._clock(), DoorRules(self._door.policy), text)
            let_overlay_go(self._window, view)

    def _sheets_changed(self) -> None:
        """A guest's sheet that comes to the front again shows how things are now."""
        before, self._top = self._top, self._window.sheets.top
        if before is not None and before is not self._top is self.guest:
            self.look_again()

    def _search(self, line: str) -> None:
        if line and not _has_text(line):
            self._tasks.cancel("search")
            self._window.results.ask_for_more(line)
            self._show_results()
        elif line:
            self._tasks.spawn("search", self._find(line), replacing=True)
        else:
            self._tasks.cancel("search")
            self._window.show_search(shown=False)

    async def _find(self, line: str, *, again: bool = False) -> None:
        """`again`: what is found stands there already, and is only told as it is now."""
        self._is_old = False
        guests = await self._read(lambda: self._door.queries.search(line, RESULTS))
        if self._window.entry.line != line:
            return
        results, rules = self._window.results, DoorRules(self._door.policy)
        self._is_guess = not any(is_called_so(line, _known_by(one.ticket)) for one in guests or ())
        if guests is not None:
            complete = self._door.list_complete
            results.show_guests(line, guests, self._clock(), rules, list_complete=complete, again=again)
        elif not again:
            results.show_failed(line)
        if not again:
            self._show_results()
        if self._is_old:
            await self._find(line, again=bool(guests))  # where nobody was found, the first one is selected

    def _show_results(self) -> None:
        self.guest.dismiss()
        self._window.show_search(shown=True)

    def _submit(self, line: str) -> None:
        """Enter a line, once: a second Enter before the first was answered is no second person."""
        if self._tasks.running("submit") and line == self._submitted:
            return
        self._submitted = line
        self._tasks.spawn("submit", self._do_submit(line), otherwise=partial(show_failed, self._window))

    async def _do_submit(self, line: str) -> None:
        """A ticket's id or token is a scan; anything else opens the guest that is selected."""
        entry, results = self._window.entry, self._window.results
        entry.selectAll()
        outcome = await self._door.typed(line)
        if entry.line != line or isinstance(outcome, NotJudged):
            return  # what could not be judged stays, to be entered again
        if not isinstance(outcome, NotATicket):
            entry.clear()
            return
        seen = results.isVisible() and results.query == line
        if not seen and not _has_text(line):
            self._search(line)
        elif not seen:
            self._tasks.cancel("search")
            await self._find(line)
        selected = results.selected
        is_the_one = len(results.found) == 1 and not self._is_guess
        if selected and results.query == line and (seen or is_the_one):
            self.open_guest(selected.key)

    def _ask_for_note(self, ticket_id: str) -> None:
        self.notes.open(ticket_id, self.guest.guest_name)

    async def _open_guest(self, ticket_id: str) -> None:
        guest = await self._door.queries.guest(ticket_id)
        if guest is None:
            text = self.tr("The guest list on this machine does not have this ticket, or cannot be read now.")
            self.not_held.explain(self.tr("This guest cannot be shown"), text)
        else:
            await self._show_guest(guest)

    async def _show_again(self) -> None:
        guest = await self._door.queries.guest(self.guest.ticket_id)
        if guest is not None:
            await self._show_guest(guest, again=True)

    async def _show_guest(self, guest: Guest, *, again: bool = False) -> None:
        """`again`: only if the sheet is still about them when everything has been read."""
        ticket, sheet = guest.ticket, self.guest
        history, note, siblings = await asyncio.gather(
            self._door.queries.history(ticket.id),
            self._door.queries.guest_note(ticket.id),
            self._door.queries.order(ticket.order.id) if ticket.order else _nobody(),
        )
        rules, known = DoorRules(self._door.policy, self._door.events), sheet.ticket_id == ticket.id
        now, direction = self._clock(), self._door.direction
        note = note if isinstance(note, GuestNote) else None
        if known:
            sheet.show_guest(guest, now, direction, rules=rules, order=siblings, history=history, note=note)
            if not again and self._window.sheets.top is not sheet:
                sheet.covers_entry = self._window.sheets.keeps_typing
                sheet.open_filled()  # it was asked for on what stands over it
        elif not again:
            # Above a sheet that covers the entry, such as the guest list, what is typed would go unseen.
            sheet.covers_entry = self._window.sheets.keeps_typing
            sheet.fill(guest, now, direction, rules=rules, order=siblings, history=history, note=note)
            await asyncio.sleep(0)
            sheet.open_filled()


async def _nobody() -> list[Guest]:
    """The siblings of a ticket without an order."""
    return []


def _known_by(ticket: Ticket) -> Iterator[str]:
    """All that a guest is found by."""
    yield ticket.id
    if ticket.order:
        yield ticket.order.id
    for person in (ticket.attendee, ticket.buyer):
        if person:
            yield f"{person.name} {person.email}"


def _has_text(line: str) -> bool:
    """Whether a line is enough to look somebody up by: nobody is listed for a single letter."""
    return any(len(word) >= SHORTEST_PREFIX for word in words(line))
