"""Keeps what staff note on guests: read before it is changed, and told until it is on the disk."""

from functools import cached_property, partial

from PySide6.QtCore import QObject, Signal

from kiosk.engine.controller import DoorController
from kiosk.engine.door_queries import NotRead
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.search.note_sheet import NoteSheet, TypedNote
from kiosk.ui.tasks import Tasks
from kiosk.ui.widgets.batches import Later
from kiosk.ui.widgets.explain_sheet import ExplainSheet

KEEPING = "keep note"
"""The tasks that write notes down."""


class NotePresenter(QObject):
    """Opens a guest's note, and keeps what is typed; `changed` follows when the disk has had its say.

    A note is held here until it is on the disk: opened anew meanwhile, its sheet begins with what was typed
    last. What the disk did not take is told, on the note's own sheet if that is open; of several such notes
    one after the other, each until it was read. Of two notes on one guest the one that was saved later stays.
    """

    changed = Signal()

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks
        self._unsaved: dict[str, TypedNote] = {}
        """By the ticket's id, what was typed last and is not on the disk."""
        self._refused: set[str] = set()
        """Those of them that the disk did not take."""
        self._tell_later = Later(self, self._tell_next)
        self._untold: list[TypedNote] = []
        """Those that nobody was told of yet, longest first."""
        self._of_others: set[str] = set()
        """Of `_unsaved` the guests whom the account that is signed in now does not have, or may not have."""

    @cached_property
    def sheet(self) -> NoteSheet:
        """Made when it is first asked for."""
        sheet = NoteSheet(self._window.theme, self._window.guard_s, self._window)
        self._window.add_sheet(sheet)
        sheet.noted.connect(self._keep)
        return sheet

    @cached_property
    def _explained(self) -> ExplainSheet:
        sheet = ExplainSheet(self._window.theme, self._window.guard_s, self._window)
        self._window.add_sheet(sheet)
        sheet.acted.connect(self._keep)
        sheet.closed.connect(self._tell_later.start)
        return sheet

    def open(self, ticket_id: str, name: str) -> None:
        """Open the note on a guest."""
        self._tasks.spawn("note", self._open(ticket_id, name), replacing=True)

    def let_go_of_others(self) -> None:
        """Open no note on a guest of the account before, and name none of them; `close_of_others` follows."""
        self._tasks.cancel("note")
        self._of_others = set(self._unsaved)
        self._tell_anew()

    async def close_of_others(self) -> None:
        """Close a note on a guest whom the account that is signed in now does not have.

        What is typed and is not on the disk is kept all the same.
        """
        ticket_id = self.sheet.ticket_id if "sheet" in self.__dict__ else ""
        is_theirs = bool(ticket_id) and await self._door.queries.guest(ticket_id) is None
        if is_theirs and self.sheet.ticket_id == ticket_id:  # else opened for somebody else meanwhile
            self.sheet.dismiss()
        for unsaved in sorted(self._of_others):
            if await self._door.queries.guest(unsaved) is not None:
                self._of_others.discard(unsaved)
        self._tell_anew()

    async def _open(self, ticket_id: str, name: str) -> None:
        """Open it with the note there is; an empty sheet would be saved over one that could not be read."""
        before = self._unsaved.get(ticket_id)
        note = await self._door.queries.guest_note(ticket_id)
        typed = self._unsaved.get(ticket_id) or before  # what has been saved since may not have been read
        was_refused = ticket_id in self._refused
        if was_refused:
            self._told_on_its_sheet(ticket_id)
        if typed is not None:
            self.sheet.ask(ticket_id, name, typed)
        elif isinstance(note, NotRead):
            if isinstance(unread := self._explained.topic, TypedNote):
                self._untold.insert(0, unread)
            text = self.tr("What is noted cannot be read on this machine. Try again.")
            self._explained.explain(self.tr("The note cannot be changed now"), text)
        else:
            self.sheet.ask(ticket_id, name, note)
        if was_refused:
            self.sheet.refuse(self._not_saved)

    def _told_on_its_sheet(self, ticket_id: str) -> None:
        """Tell of it nowhere else: what is told would be saved over what is typed from now on."""
        self._refused.discard(ticket_id)
        del self._unsaved[ticket_id]
        told = self._explained.topic
        if isinstance(told, TypedNote) and told.ticket_id == ticket_id:
            self._explained.dismiss()

    def _keep(self, typed: TypedNote) -> None:
        self._unsaved[typed.ticket_id] = typed
        self._refused.discard(typed.ticket_id)
        self._tasks.spawn(KEEPING, self._do_keep(typed), otherwise=partial(self._not_kept, typed))

    async def _do_keep(self, typed: TypedNote) -> None:
        """What the disk did not take stays on the sheet, to be tried again."""
        if await self._door.note_guest(typed.ticket_id, typed.text, alerts=typed.alerts):
            if self._unsaved.get(typed.ticket_id) is typed:
                del self._unsaved[typed.ticket_id]
            self.sheet.kept(typed)
        else:
            self._not_kept(typed)
        self.changed.emit()

    def _not_kept(self, typed: TypedNote) -> None:
        """Tell of it, unless a later note on the same guest is being saved."""
        if self._unsaved.get(typed.ticket_id) is not typed:
            return
        if self.sheet.is_open and self.sheet.ticket_id == typed.ticket_id:
            del self._unsaved[typed.ticket_id]
            self.sheet.refuse(self._not_saved)
        else:
            self._refused.add(typed.ticket_id)
            self._untold.append(typed)
            self._tell_next()

    def _tell_next(self) -> None:
        """Tell of the next note that is still refused, once the one before was read."""
        while self._untold and not self._explained.is_open:
            typed = self._untold.pop(0)
            if typed.ticket_id in self._refused and self._unsaved.get(typed.ticket_id) is typed:
                heading, guest = self._heading_of(typed)
                act = self.tr("Try again")
                self._explained.explain(heading, self._not_saved, act=act, topic=typed, guest=guest)

    def _tell_anew(self) -> None:
        """Name the guest of what is told now, or name them no more."""
        if "_explained" in self.__dict__ and isinstance(typed := self._explained.topic, TypedNote):
            heading, guest = self._heading_of(typed)
            self._explained.explain_anew(heading, self._not_saved, act=self.tr("Try again"), guest=guest)

    def _heading_of(self, typed: TypedNote) -> tuple[str, str | None]:
        """What is told, and whom it names: nobody while another account is signed in."""
        if typed.ticket_id in self._of_others:
            return self.tr("A note was not saved"), None
        return self.tr("The note on {name} was not saved"), typed.name

    @property
    def _not_saved(self) -> str:
        return self.tr("Not saved: this machine cannot write it down. Try again.")
