"""Asks which of the events on the list this door is for, or for the id of one that is not on it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.policy import ALL_EVENTS
from kiosk.core.tickets import Instant
from kiosk.engine.event_times import next_event
from kiosk.engine.records import EventHeld
from kiosk.ui.events.event_id_field import EventIdField
from kiosk.ui.events.event_rows import marked, rows_of
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.theme import ROW_PX, Theme
from kiosk.ui.widgets.batches import Later
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import ENTER, PressButton
from kiosk.ui.widgets.scroll_edges import STRIP_PX
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice
from kiosk.ui.widgets.side_by_side import SideBySide

HEADING_PX = 52


class EventSheet(Sheet):
    """A list of events, each ticked or not; `taken` brings the ids of those that were ticked.

    Or `ALL_EVENTS`, where somebody says that the door is for every event there is. An event that nobody has
    bought a ticket for yet goes by its id, which is typed.

    `is_new`: the door is being set up. Where the list tells of no event, or not of the one that was chosen,
    it can be read again (`looked_again`); where it tells of none, none need be taken.
    """

    taken = Signal(object)
    looked_again = Signal()

    def __init__(
        self,
        theme: Theme,
        guard_s: float = GUARD_S,
        parent: QWidget | None = None,
        *,
        is_new: bool = False,
    ) -> None:
        super().__init__(theme, guard_s, parent)
        self._is_new, self._is_every = is_new, False
        self._events: Sequence[EventHeld] = ()
        self._typed: tuple[str, ...] = ()
        """The ids of the events that no ticket is held for."""
        self._ticked: set[str] = set()
        self._proposed: set[str] = set()
        self._now: Instant = 0.0
        self._show_later = Later(self, self._show_selected)
        self._show_id_later = Later(self, self._show_id_field)
        self.set_title(self.tr("Which event is this door for?"))
        self.hint = FitLabel(theme, largest_px=17, smallest_px=17, lines=6)
        self.notice = SheetNotice(theme)
        self.panel = Panel(theme, self.tr("Events on the guest list"), "")
        self.panel.list.ticks = True
        self.panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.again = PressButton("")
        self.other = PressButton(self.tr("Type an event’s id"))
        self.other.setProperty("role", "quiet")
        self.more = SideBySide(theme, self.again, self.other)
        self.id_field = EventIdField(theme)
        self.every = PressButton(self.tr("Every event"))
        self.use = PressButton("")
        self.close_button.setText(self.tr("Not now"))
        for part in (self.notice, self.hint, self.panel, self.more, self.id_field):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.addWidget(self.every, 1)
        self.buttons.addWidget(self.use, 2)
        self.panel.list.chosen.connect(self._toggle)
        self.panel.list.selectionModel().currentChanged.connect(lambda *_: self._show_selected())
        self.again.clicked.connect(self._look_again)
        self.other.clicked.connect(self._begin_typing)
        self.id_field.add.clicked.connect(self._add)
        self.id_field.line.returnPressed.connect(self._add)
        self.id_field.given.connect(self._take_typed)
        self.id_field.changed.connect(self._count)
        self.every.clicked.connect(self._use_every)
        self.use.clicked.connect(self._use)
        theme.zoomed.connect(self._make_room)

    @property
    def ticked(self) -> frozenset[str]:
        """The ids of the events that are ticked now."""
        return frozenset(self._ticked)

    def ask(
        self,
        events: Sequence[EventHeld],
        chosen: frozenset[str],
        now: Instant,
        *,
        every: bool = False,
        trouble: str = "",
    ) -> None:
        """Open with these: ticked, and in sight, what was chosen, or else the one that is on or comes next.

        Those that are over come last, the latest of them first. What was chosen and has no tickets yet is
        shown by its id. `every`: the door is for every one of them now, on purpose; then none is ticked.
        `trouble`: why the list could not be read.
        """
        self._events, self._now, self._is_every = tuple(events), now, every
        held = {one.event.id for one in events}
        chosen = chosen - {ALL_EVENTS}
        self._typed = tuple(sorted(chosen - held))
        likely = next_event(events, (), now) if not chosen and not every else None
        is_proposed = likely is not None and likely.event.start is not None
        self._proposed = {likely.event.id} if likely is not None and is_proposed else set()
        self._ticked = {*chosen, *self._proposed}
        self._say(trouble, undecided=not chosen and len(events) > 1)
        self.every.setVisible(len(events) > 1 and not every)
        self.again.setVisible(self._is_new and (not events or (bool(chosen) and not chosen & held)))
        self.id_field.begin()
        self._let_type(typing=not events)
        self._listen()
        self._show_rows()
        self.open(self._first())
        self._show_later.start()  # once everything stands in its place

    def _first(self) -> QWidget:
        """Where the keyboard begins: on the list, at what is ticked."""
        if self._events or self._typed:
            return self.panel.list
        return self.again if self._is_new else self.id_field.line

    def set_busy(self, text: str) -> None:
        """Say that the list is read again; Esc leads back meanwhile, and nothing can be changed."""
        if self.again.isEnabled():
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with what has it
        self.notice.show_text("")
        for part in self._parts:
            part.setEnabled(False)
        self.again.setText(text)

    def show_trouble(self, text: str) -> None:
        """Say why the list could not be read; what is ticked stays so."""
        self._listen()
        self.notice.show_text(as_sentence(text))
        if self.window().focusWidget() is not self.close_button:
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _parts(self) -> tuple[QWidget, ...]:
        return self.panel, self.again, self.other, self.id_field, self.every, self.use

    def _listen(self) -> None:
        for part in self._parts:
            part.setEnabled(True)
        self.again.setText(self.tr("Look again"))
        self.again.stress(stressed=not self._events)
        self._count()

    def _show_rows(self) -> None:
        rows = rows_of(self._events, self._typed, self._ticked, self._now)
        self.panel.list.rows.show_rows(rows)
        self.panel.setVisible(bool(rows))
        ticked = (number for number, row in enumerate(rows) if row.key in self._ticked)
        self.panel.list.select(next(ticked, 0))
        self._make_room()
        self._count()

    def _show_selected(self) -> None:
        """Keep the row in sight that the keyboard is at; at the first one what stands above it too."""
        view = self.panel.list
        if not view.isVisible() or self.id_field.line.hasFocus():
            return
        row = view.visualRect(view.currentIndex())
        top = view.viewport().mapTo(self._inner, row.topLeft())
        if view.currentIndex().row() == 0:
            self._scroll.verticalScrollBar().setValue(0)
        self._scroll.ensureVisible(top.x(), top.y() + row.height() // 2, 0, row.height())

    def _say(self, trouble: str, *, undecided: bool) -> None:
        chosen_held = self._ticked & {one.event.id for one in self._events}
        if self._typed and not chosen_held and not trouble:
            self.notice.show_text(self.tr("No ticket on the guest list is for the event that was chosen."))
        else:
            self.notice.show_text(trouble)
        if not self._events and self._is_new and trouble:
            self.hint.show_text(
                self.tr("Look again, or type the event’s id. It can be chosen at the open door too.")
            )
        elif not self._events and self._is_new:
            self.hint.show_text(
                self.tr(
                    "Nobody is on the guest list of this account. Look again once tickets are sold, type the"
                    " event’s id, or go back to sign in or to pair with another account."
                )
            )
        elif not self._events:
            self.hint.show_text(self.tr("No event is on the guest list yet. The host can tell you its id."))
        elif self._is_every:
            self.hint.show_text(
                self.tr("Tickets for every event are let in here now. Tick one to stop the others.")
            )
        elif undecided:
            self.hint.show_text(
                self.tr("Until one is chosen, only a supervisor can let anybody in. You can tick several.")
            )
        else:
            self.hint.show_text(self.tr("Tickets for other events will be stopped. You can tick several."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what is ticked; in the list it first ticks the row that is not."""
        if event.key() in ENTER and not event.isAutoRepeat():
            self._use()
        else:
            super().keyPressEvent(event)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self.id_field.begin()

    def _toggle(self, event_id: str) -> None:
        if self.ignores_input:
            return
        self._ticked ^= {event_id}
        self._proposed = set()
        rows = self.panel.list.rows
        rows.show_rows(tuple(marked(row, self._ticked) for row in rows.rows))
        self._count()

    def _let_type(self, *, typing: bool) -> None:
        """The line takes the place of the button that leads to it."""
        self.id_field.setVisible(typing)
        self.other.setVisible(not typing)
        self.more.setVisible(not typing or not self.again.isHidden())

    def _begin_typing(self) -> None:
        if not self.ignores_input:
            self._let_type(typing=True)
            self.id_field.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_id_field(self) -> None:
        """The line, and what is said of it."""
        self.body.activate()
        self._scroll.ensureWidgetVisible(self.id_field, 0, self._theme.px(STRIP_PX + 8))

    def _give(self) -> bool:
        if self.id_field.give():
            return True
        self._show_id_later.start()  # there is more of it now
        return False

    def _add(self) -> None:
        if not self.ignores_input and self._give():
            self.use.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_typed(self, ids: tuple[str, ...]) -> None:
        """Tick them, and nothing that was only proposed."""
        held = {one.event.id for one in self._events}
        self._ticked = {*(self._ticked - self._proposed), *ids}
        self._proposed = set()
        self._typed = tuple(dict.fromkeys((*self._typed, *(one for one in ids if one not in held))))
        self._let_type(typing=False)
        self._show_rows()

    @property
    def _may_take_none(self) -> bool:
        return self._is_new and not self._events

    def _count(self) -> None:
        n = len(self._ticked)
        self.use.setEnabled(n > 0 or bool(self.id_field.text) or self._may_take_none)
        is_later = self._may_take_none and not n and not self.id_field.text
        self.use.stress(stressed=not is_later)
        if not is_later:
            self.use.setText(self.tr("Use this event") if n < 2 else self.tr("Use %n event(s)", "", n))
        else:
            self.use.setText(self.tr("Every event") if self._is_every else self.tr("Choose later"))

    def _use(self) -> None:
        """What is typed and was not added yet is meant too."""
        if self.ignores_input or not self.use.isEnabled():
            return
        if self.id_field.text and not self._give():
            return
        ticked = self.ticked
        if not ticked and self._is_every:
            ticked = frozenset({ALL_EVENTS})
        self.dismiss()
        self.taken.emit(ticked)

    def _use_every(self) -> None:
        if not self.ignores_input:
            self.dismiss()
            self.taken.emit(frozenset({ALL_EVENTS}))

    def _look_again(self) -> None:
        """What is typed and was not added yet stays."""
        if not self.ignores_input and (not self.id_field.text or self._give()):
            self.looked_again.emit()

    def _make_room(self) -> None:
        """The list is as long as it is: the sheet scrolls, never a list within it."""
        rows = self.panel.list.rows.rowCount()
        self.panel.setFixedHeight(self._theme.px(HEADING_PX) + rows * self._theme.px(ROW_PX))
