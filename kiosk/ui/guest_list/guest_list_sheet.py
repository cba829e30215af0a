"""The whole guest list: filtered, sorted, and looked through however long it is."""

from collections.abc import Mapping
from enum import StrEnum
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from kiosk.core.guest_filter import (
    GuestFilter,
    GuestGroup,
    GuestOrder,
    people_by_group,
    people_by_state,
    people_by_type,
)
from kiosk.core.tickets import TicketState
from kiosk.engine.records import Browsed
from kiosk.ui.guest_list.guest_list_rows import GuestListRows
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import ROW_PX, TOUCH_PX, Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.labels import Line, PlainLabel
from kiosk.ui.widgets.long_list import LongRowList
from kiosk.ui.widgets.press_button import ENTER, PressButton
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

translate = QCoreApplication.translate

FIELD_PX = 52
NARROW_PX = 520
"""In a sheet narrower than this the choices stand in two columns above the list, and only Close below it."""
LEAST_LIST_PX = 2 * ROW_PX
PAUSE_S = 0.12
"""After the last letter, before the list is read anew."""
MOST_CHOICES = 60
"""More of one kind than anybody chooses from; the most frequent are offered."""
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 5, Qt.Key.Key_PageUp: -5}


class Choice(StrEnum):
    """What can be chosen in the place of the list."""

    GROUP = "group"
    """Only where there is hardly any room: else the groups stand above the list."""
    TICKET_TYPE = "ticket_type"
    STATE = "state"
    ORDER = "order"
    LETTER = "letter"


class GuestListSheet(Sheet):
    """`asked` follows when another part of the list is wanted, or in another order; `show_browsed` answers.

    `chosen` brings the id of the ticket that was tapped; the list stays as it is below the guest.
    """

    asked = Signal()
    chosen = Signal(str)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.setAccessibleName(self.tr("Guest list"))
        self.wanted, self.order = GuestFilter(), GuestOrder.NAME
        self._browsed = Browsed()
        self._is_read = False
        self._choosing: Choice | None = None
        self._choices: dict[str, str | None] = {}
        self.line = Line(self)
        self.line.setPlaceholderText(self.tr("Name, order or ticket id"))
        self.line.setAccessibleName(self.tr("Name, order or ticket id"))
        self.line.setProperty("narrow", True)  # noqa: FBT003 - Qt's own call
        self.line.installEventFilter(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(round(PAUSE_S * 1000))
        self._pause.timeout.connect(self._typed)
        self.line.textChanged.connect(lambda _text: self._pause.start())
        self.buttons_of: dict[Choice, PressButton] = {
            Choice.TICKET_TYPE: PressButton(self.tr("Type")),
            Choice.STATE: PressButton(self.tr("State")),
            Choice.ORDER: PressButton(self.tr("Sort")),
            Choice.LETTER: PressButton(self.tr("A–Z")),
        }
        self.buttons_of[Choice.LETTER].setAccessibleName(self.tr("Go to a letter"))
        for choice, button in self.buttons_of.items():
            button.clicked.connect(lambda _checked=False, one=choice: self._choose_from(one))
        self.groups = Segments(theme, {group.value: text for group, text in _group_texts().items()}, self)
        self.groups.picked.connect(self._pick_group)
        self.group = PressButton("")
        self.group.clicked.connect(lambda: self._choose_from(Choice.GROUP))
        self.choices = ChoiceChips(theme, self)
        self.choices.chosen.connect(self._pick)
        self.choices.hide()
        self.rows = GuestListRows()
        self.list = LongRowList(theme, rows=self.rows)
        self.rows.setParent(self.list)
        self.list.setAccessibleName(self.tr("Guest list"))
        self.list.chosen.connect(self._choose)
        self.empty = PlainLabel("")
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._beside_line, self._above_list = QHBoxLayout(), QGridLayout()
        self._build()
        theme.zoomed.connect(self._arrange)
        self._show_texts()

    def begin(self) -> None:
        """Open it as it is: empty, until the list has been read."""
        self._turn_to(None)
        self._show_texts()
        self.open(self.line)

    def show_browsed(self, browsed: Browsed) -> None:
        """Show this part of the list. Who stands at the top stays there, if they are still listed."""
        before, self._browsed = self.rows.numbers, browsed
        first = self.list.rows_in_sight().start if self._is_read else 0
        anchor = self.rows.number_at(first) if first and first < len(before) else None
        rest = self.list.verticalOffset() - first * self.list.visualRect(self.rows.index(0)).height()
        self._is_read = True
        self.list.change(lambda: self.rows.show_numbers(browsed.numbers))
        if anchor is not None and (place := self.rows.place_of_number(anchor)) is not None:
            self.list.show_first(place)
            self.list.verticalScrollBar().setValue(self.list.verticalOffset() + rest)
        self._show_texts()

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet: nobody's name stays behind."""
        self._pause.stop()
        self.line.clear()
        self._pause.stop()
        self.wanted, self.order = GuestFilter(), GuestOrder.NAME
        self._browsed, self._is_read = Browsed(), False
        self.rows.forget()

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters."""
        self.rows.hide_names(hidden=hidden)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter mean the guests while one types."""
        is_key = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        return is_key and self._steer(cast("QKeyEvent", event))

    def _steer(self, event: QKeyEvent) -> bool:
        """Choose a guest, or open the one that is chosen; whether the key meant that."""
        key = Qt.Key(event.key())
        if not self.list.isVisible() or key not in (*_STEPS, *ENTER):
            return False
        if key in _STEPS:
            self.list.step(_STEPS[key])
        elif self.list.selected and not event.isAutoRepeat():
            self._choose(self.list.selected.key)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters narrow the list; Esc goes back step by step."""
        if event.key() == Qt.Key.Key_Escape and (self._choosing or self.line.text()):
            self.line.clear()
            self._turn_to(None)
        elif event.text() and event.text().isprintable():
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self.line.insert(event.text())
        elif not self._steer(event):
            super().keyPressEvent(event)

    def _choose(self, ticket_id: str) -> None:
        if ticket_id and not self.ignores_input:
            self.chosen.emit(ticket_id)

    def _typed(self) -> None:
        typed = self.line.text().strip()
        if typed != self.wanted.typed:
            self._want(replace(self.wanted, typed=typed))

    def _pick_group(self, group: str) -> None:
        if not self.ignores_input:
            self._turn_to(None)
            self._want(replace(self.wanted, group=GuestGroup(group)))

    def _want(self, wanted: GuestFilter) -> None:
        """Ask for this part of the list, from its beginning."""
        self.wanted = wanted
        self.list.verticalScrollBar().setValue(0)
        self.list.clearSelection()
        self._show_texts()
        self.asked.emit()

    def _choose_from(self, choice: Choice) -> None:
        if not self.ignores_input:
            self._turn_to(None if choice is self._choosing else choice)

    def _turn_to(self, choice: Choice | None) -> None:
        """Show what can be chosen in the place of the list, or the list."""
        self._choosing = choice
        if choice is not None:
            self._offer(choice)
        self._show_face()

    def _offer(self, choice: Choice) -> None:
        counts = self._browsed.counts
        match choice:
            case Choice.GROUP:
                return
            case Choice.TICKET_TYPE:
                found: Mapping[str, int] = people_by_type(counts, self.wanted)
                kept = self.wanted.ticket_type
                named = {kind: clean(kind) or self.tr("No type") for kind in found}
            case Choice.STATE:
                found, kept = _alike(people_by_state(counts, self.wanted)), _kept_state(self.wanted)
                named = {text: text for text in found}
            case Choice.ORDER:
                self._choices = {text: order.value for order, text in _order_texts().items()}
                self.choices.offer(tuple(self._choices))
                self.choices.mark(_order_texts()[self.order])
                return
            case Choice.LETTER:
                self._choices = {letter.upper(): letter for letter, _ in self._browsed.letters}
                self.choices.offer(tuple(self._choices))
                return
        every = self.tr("All · {n}").format(n=grouped(sum(found.values())))
        most = sorted(found, key=lambda key: (-found[key], key))[:MOST_CHOICES]
        texts = {key: f"{isolate(named[key])} · {grouped(found[key])}" for key in most}
        self._choices = {every: None} | {text: key for key, text in texts.items()}
        self.choices.offer(tuple(self._choices))
        self.choices.mark(every if kept is None else texts.get(kept, ""))

    def _pick(self, text: str) -> None:
        if self.ignores_input or self._choosing is None:
            return
        choice, key = self._choosing, self._choices[text]
        self._turn_to(None)
        match choice:
            case Choice.TICKET_TYPE:
                self._want(replace(self.wanted, ticket_type=key))
            case Choice.STATE:
                self._want(replace(self.wanted, states=None if key is None else self._states_called(key)))
            case Choice.ORDER:
                self.order = GuestOrder(key or GuestOrder.NAME)
                self._want(self.wanted)
            case Choice.LETTER:
                self.list.show_first(dict(self._browsed.letters).get(key or "", 0))

    def _states_called(self, text: str) -> frozenset[str]:
        """Every ticket state that is told in these words, whether a ticket is in it now or not."""
        states = {*map(str, TicketState), *(count.state for count in self._browsed.counts)}
        return frozenset(state for state in states if _state_text(state) == text)

    def _show_texts(self) -> None:
        people = people_by_group(self._browsed.counts, self.wanted)
        texts = _group_texts()
        if self._is_read:
            always = (GuestGroup.ALL, GuestGroup.NOT_ARRIVED, GuestGroup.INSIDE, self.wanted.group)
            texts = {
                group: f"{text} · {grouped(people[group])}"
                for group, text in texts.items()
                if people[group] or group in always
            }
        self.groups.offer_choices({group.value: text for group, text in texts.items()})
        self.groups.hold(self.wanted.group.value)
        self.group.setText(texts[self.wanted.group])
        chosen = {Choice.TICKET_TYPE: self.wanted.ticket_type, Choice.STATE: _kept_state(self.wanted)}
        for choice, kept in chosen.items():
            self.buttons_of[choice].stress(stressed=kept is not None)
        self.buttons_of[Choice.LETTER].setEnabled(len(self._browsed.letters) > 1)
        self._show_face()

    def _show_face(self) -> None:
        """The list, or what can be chosen in its place, or that nobody is on it."""
        is_list = self._choosing is None
        is_empty = not self.rows.rowCount()
        self.group.setVisible(self.is_lowest)
        self.groups.setVisible(not self.is_lowest or self._choosing is Choice.GROUP)
        self.choices.setVisible(self._choosing not in (None, Choice.GROUP))
        self.list.setVisible(is_list and not is_empty)
        self.empty.setVisible(is_list and is_empty)
        self.empty.setText(self._nobody() if self._is_read else self.tr("Reading the list…"))

    def _nobody(self) -> str:
        if self.wanted == GuestFilter():
            return self.tr("No guest list is on this machine yet.")
        return self.tr("Nobody here. Choose “All”, or type something else.")

    def _build(self) -> None:
        for button in self.buttons_of.values():
            self.buttons.addWidget(button, 1)
        self._beside_line.addWidget(self.line, 1)
        self._beside_line.addWidget(self.group)
        self.body.addLayout(self._beside_line)
        self.body.addWidget(self.groups)
        self.body.addLayout(self._above_list)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty, 1)
        self.body.addWidget(self.choices)
        self.body.addStretch()
        self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        self.line.setFixedHeight(px(TOUCH_PX if self.is_lowest else FIELD_PX))
        self.list.setMinimumHeight(px(LEAST_LIST_PX))
        self.groups.set_compact(low=self.is_compact)
        self.body.setSpacing(px(6 if self.is_lowest else 10))
        for line in (self.buttons, self._above_list, self._beside_line):
            line.setSpacing(px(8))
        self._show_face()
        self._place_choices(narrow=self.width() < px(NARROW_PX))

    def _place_choices(self, *, narrow: bool) -> None:
        if narrow == bool(self._above_list.count()):
            return
        focused = self.focusWidget()
        for number, button in enumerate(self.buttons_of.values()):
            if narrow:
                self._above_list.addWidget(button, number // 2, number % 2)
            else:
                self.buttons.addWidget(button, 1)
            button.show()
        if focused in self.buttons_of.values():
            focused.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Closer where there is little room."""
        super().resizeEvent(event)
        self._arrange()


def _group_texts() -> dict[GuestGroup, str]:
    return {
        GuestGroup.ALL: translate("GuestListSheet", "All"),
        GuestGroup.NOT_ARRIVED: translate("GuestListSheet", "Not arrived"),
        GuestGroup.INSIDE: translate("GuestListSheet", "Inside"),
        GuestGroup.LEFT: translate("GuestListSheet", "Left"),
        GuestGroup.TROUBLE: translate("GuestListSheet", "Problem"),
    }


def _state_text(state: str) -> str:
    return verdict_texts.state_in_words(state).rstrip(".")


def _kept_state(wanted: GuestFilter) -> str | None:
    """What the states that are chosen are called; None where all are."""
    return _state_text(min(wanted.states)) if wanted.states else None


def _alike(people: Mapping[str, int]) -> Mapping[str, int]:
    """How many people there are by what their ticket state is called: some states have the same words."""
    found: dict[str, int] = {}
    for state, count in people.items():
        found[_state_text(state)] = found.get(_state_text(state), 0) + count
    return found


def _order_texts() -> dict[GuestOrder, str]:
    return {
        GuestOrder.NAME: translate("GuestListSheet", "By name"),
        GuestOrder.TICKET_TYPE: translate("GuestListSheet", "By ticket type"),
        GuestOrder.CAME_IN: translate("GuestListSheet", "Last in first"),
        GuestOrder.ORDER: translate("GuestListSheet", "By order"),
    }
