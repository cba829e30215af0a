"""The entry field: always ready, searches while somebody types, and takes a whole line on Enter."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui.door.commands import COMMAND_KEYS, Command
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import icon
from kiosk.ui.theme.theme import TOUCH_PX, Look, Theme
from kiosk.ui.verdict.actions import KEYS, Action
from kiosk.ui.verdict.verdict_view import GuestView, VerdictView
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.guest_rows import USUAL_RULES, DoorRules, guest_row
from kiosk.ui.widgets.labels import Line
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import ENTER, PressButton
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.sheet import restyle

translate = QCoreApplication.translate

LOW_PX = 200
"""Below this height there is room for who was found, or for what can be done instead, and no more."""
_WAYS = (Action.STEP_ASIDE, Action.OFF_LIST)
"""What can be done about somebody who is not found; a fresh list is no action about a guest."""


class Results(Panel):
    """Guests that answer what is typed, best first, the first one selected.

    Where nobody is found it offers what can be done then, each with its key; `acted` brings the Action and
    the VerdictView of whoever gave that name, `refresh_asked` follows the last of them.
    """

    acted = Signal(object, object)
    refresh_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "", parent)
        self._is_refreshing = False
        self._query = self._said = self._said_in_brief = ""
        self.empty.setProperty("role", "said")
        self.ways = ChoiceChips(theme, self, columns=3, marks=False)
        self.ways.chosen.connect(self._choose_way)
        self._ways_row = QHBoxLayout()
        self._ways_row.addWidget(self.ways)
        self._column.addLayout(self._ways_row)
        self.ways.hide()
        self._offer(offered=False)
        self._space()

    @property
    def query(self) -> str:
        """What the guests shown were found by."""
        return self._query

    @property
    def found(self) -> tuple[str, ...]:
        """The ticket ids shown."""
        return tuple(row.key for row in self.list.rows.rows)

    @property
    def selected(self) -> Row | None:
        """The guest that Enter opens."""
        return self.list.selected

    @property
    def offers(self) -> bool:
        """Whether nobody was found, and what can be done then is offered."""
        return not self.ways.isHidden()

    def press(self, key: Qt.Key) -> bool:
        """A function key: do what is offered with it; whether there was something."""
        action = next((action for action in _WAYS if KEYS[action] == key), None)
        if not self.offers or action is None:
            return False
        self.acted.emit(action, view_of_nobody(self._query))
        return True

    def set_refreshing(self, *, refreshing: bool) -> None:
        """The guest list is fetched anew, or has been."""
        self._is_refreshing = refreshing
        self._offer(offered=self.offers)

    def _offer(self, *, offered: bool) -> None:
        texts = {KEYS[action]: way for action, way in zip(_WAYS, self._ways(), strict=True)}
        with_keys = [_with_key(text, key) for key, text in texts.items()]
        if self._is_refreshing:
            with_keys.append(self.tr("Refreshing the guest list…"))
        else:
            with_keys.append(_with_key(self.tr("Refresh the guest list"), COMMAND_KEYS[Command.REFRESH]))
        self.ways.offer(tuple(with_keys))
        self.ways.chips[-1].setEnabled(not self._is_refreshing)
        self.ways.setVisible(offered)
        self._close_up()

    def hide_names(self, *, hidden: bool) -> None:
        """Show no more of a name than what was typed of it and first letters, or all of it again."""
        self.list.rows.hide_names(hidden=hidden)

    def _ways(self) -> tuple[str, str]:
        return (self.tr("Step aside"), self.tr("Let in without a ticket"))

    def _choose_way(self, text: str) -> None:
        number = [chip.accessibleName() for chip in self.ways.chips].index(text)
        if number < len(_WAYS):
            self.press(KEYS[_WAYS[number]])
        else:
            self.refresh_asked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Closer, and in fewer words, where there is hardly any room."""
        super().resizeEvent(event)
        self._close_up()

    @property
    def _is_low(self) -> bool:
        return self.height() < self._theme.px(LOW_PX)

    def _close_up(self) -> None:
        low = self._is_low
        self.ways.set_compact(low=low)
        self.show_heading(shown=not (low and self.offers))
        self.empty.setText(self._said_in_brief if low else self._said)
        restyle(self.empty, "low", holds=low)
        self._space()

    def _space(self) -> None:
        super()._space()
        if hasattr(self, "_ways_row"):
            px, low = self._theme.px, self._is_low
            edge, below = (px(6), px(4)) if low else (px(18), px(10))
            self._ways_row.setContentsMargins(edge, 0, edge, below)
            if low:
                self.empty.setContentsMargins(edge, 0, edge, 0)
                self._column.setContentsMargins(1, 1, 1, px(2))

    def step(self, rows: int) -> None:
        """Choose another one, so many rows further down."""
        self.list.step(rows)

    def ask_for_more(self, query: str) -> None:
        """Nobody is looked up by so little."""
        text = self.tr("Go on typing: a name, an e-mail, an order or a ticket id.")
        self._show_instead(query, text, text)

    def show_failed(self, query: str) -> None:
        """Nobody could be looked up, which says nothing about who is on the list."""
        failed = self.tr("The search failed: this machine’s disk cannot be read.")
        to_do = self.tr("Try again. If it fails again, tell the host.")
        self._show_instead(query, f"{failed}\n{to_do}", f"{failed} {to_do}")

    def _show_instead(self, query: str, text: str, in_brief: str) -> None:
        """Show this in the place of guests."""
        self._query = query
        self.heading.setText(self.tr("Search"))
        self._said, self._said_in_brief = text, in_brief
        self.list.rows.show_rows(())
        self._offer(offered=False)

    def show_guests(
        self,
        query: str,
        guests: list[Guest],
        now: Instant,
        rules: DoorRules = USUAL_RULES,
        *,
        list_complete: bool = True,
        again: bool = False,
    ) -> None:
        """Show what was found by a query; without a complete list, that nobody was found says nothing.

        `again`: the query was shown already, and whoever is selected stays so.
        """
        self._query = query
        n = len(guests)
        count = self.tr("%n guest(s)", "", n)
        hint = self.tr("Enter opens, arrow keys choose")
        nobody = self.tr("No guest") if list_complete else self.tr("Search")
        self.heading.setText(f"{count} · {hint}" if n else nobody)
        self._said = self._nobody(query) if list_complete else self._no_list()
        self._said_in_brief = nobody if list_complete else self._said.partition("\n")[0]
        rows = tuple(guest_row(guest, query, now, rules) for guest in guests)
        if again:
            self.list.show_rows(rows)
        else:
            self.list.rows.show_rows(rows)
            self.list.select(0)
        self._offer(offered=not n)

    def _nobody(self, query: str) -> str:
        text = self.tr("Nobody found by “{query}”.\nTry the e-mail, the order or the ticket id.")
        return text.format(query=isolate(query[:60]))

    def _no_list(self) -> str:
        return self.tr("The guest list is not loaded yet.\nWhoever you search for may be on it.")


def view_of_nobody(query: str) -> VerdictView:
    """Somebody who gave a name, or something else, by which nobody was found."""
    return VerdictView(
        look=Look.ASK,
        mark="ask",
        word=translate("verdict", "NOT FOUND"),
        guest=GuestView(name=clean(query)),
        lines=(translate("verdict", "Nobody was found under this name."),),
        brief=translate("verdict", "Not on the guest list"),
        actions=_WAYS,
        named=(clean(query),),
    )


def _with_key(text: str, key: Qt.Key) -> str:
    return f"{text} · {key.name.removeprefix('Key_')}"


DEBOUNCE_S = 0.12
LONGEST_LINE = 4096
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 5, Qt.Key.Key_PageUp: -5}


class Entry(Line):
    """`searched` brings what is typed, once per pause of `debounce_s`, and "" at once when it is cleared.

    `submitted` brings a whole line on Enter, `stepped` the arrow keys as rows, `escaped` an Esc with
    nothing left to clear.
    """

    searched = Signal(str)
    submitted = Signal(str)
    stepped = Signal(int)
    escaped = Signal()

    def __init__(self, debounce_s: float = DEBOUNCE_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.say(self.tr("Scan, or type a name or ticket id"), self.tr("Scan, or type a name"))
        self.setMaxLength(LONGEST_LINE)
        self._typing = False
        self._button: QWidget | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(round(debounce_s * 1000))
        self._pause.timeout.connect(self._search)
        self.textChanged.connect(self._edited)

    def add_button(self, button: QWidget) -> None:
        """Let a button stand at its end; what is typed ends before it."""
        button.setParent(self)
        self._button = button
        self._place_button()

    def _place_button(self) -> None:
        if self._button is None:
            return
        gap = (self.height() - self._button.sizeHint().height()) // 2
        wide, tall = self._button.sizeHint().width(), self._button.sizeHint().height()
        mirrored, edge = reads_from_right(self), max(gap, 1)
        self._button.setGeometry(edge if mirrored else self.width() - edge - wide, gap, wide, tall)
        kept = wide + edge
        self.setTextMargins(kept if mirrored else 0, 0, 0 if mirrored else kept, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button stays at the end."""
        self._place_button()
        super().resizeEvent(event)

    @property
    def line(self) -> str:
        """What is typed, without blanks around it."""
        return self.text().strip()

    def take_up(self, text: str) -> None:
        """Go on with a letter that was typed while something else had the focus."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.insert(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, arrows and Esc mean the guests; everything else is text."""
        key = Qt.Key(event.key())
        if key in ENTER:
            if not event.isAutoRepeat():
                self._submit()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def _submit(self) -> None:
        self._pause.stop()
        if self.line:
            self.submitted.emit(self.line)
        else:
            self.clear()

    def _edited(self) -> None:
        if self.line:
            self._typing = True
            self._pause.start()
        elif self._typing:
            self._typing = False
            self._pause.stop()
            self.searched.emit("")

    def _search(self) -> None:
        self.searched.emit(self.line)


LIST_ICON_PX, LIST_SIDE_PX = 24, 48


class GuestListButton(PressButton):
    """Leads to the whole guest list; stands at the end of the entry, where one looks for a guest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._theme = theme
        self.setProperty("role", "quiet")
        self.setAccessibleName(self.tr("The whole guest list"))
        self.setToolTip(self.tr("The whole guest list · F11"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        theme.changed.connect(self._apply_theme)
        self._apply_theme()

    def sizeHint(self) -> QSize:
        """Room for a finger."""
        return QSize(max(self._theme.px(LIST_SIDE_PX), TOUCH_PX), TOUCH_PX)

    def _apply_theme(self) -> None:
        side = self._theme.px(LIST_ICON_PX)
        self.setIcon(icon("guests", self._theme.palette.text, side, ratio=self.devicePixelRatioF()))
        self.setIconSize(QSize(side, side))
