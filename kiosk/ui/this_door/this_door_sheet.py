"""What this door is called, which way people pass it, and whose tickets go in here."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.core.policy import Direction
from kiosk.engine.this_door import DoorChoice, TypeHeld
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.setting_row import SettingRow
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

ROW_PX = 56
HEADING_PX = 52
LONGEST_NAME = 80


class ThisDoorSheet(Sheet):
    """`chosen` brings the DoorChoice, its events as they were given.

    `is_new`: it is a step of the first run. Where it is not, `supervisors_asked` wants to see who has a PIN,
    and `hub_asked`, where that is offered, which doors this one shares with.
    """

    chosen = Signal(object)
    supervisors_asked = Signal()
    hub_asked = Signal()

    def __init__(
        self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None, *, is_new: bool = True
    ) -> None:
        super().__init__(theme, guard_s, parent)
        self._is_new = is_new
        self._choice = DoorChoice("")
        self._types: tuple[TypeHeld, ...] = ()
        self._ticked: set[str] = set()
        self._untouched = True
        self.set_title(self.tr("This door"))
        self.notice = SheetNotice(theme)
        self.name = Field(theme, self.tr("Its name, as it stands in every record"))
        self.name.line.setMaxLength(LONGEST_NAME)
        self.direction = Segments(
            theme, {Direction.ENTRY.value: self.tr("In"), Direction.EXIT.value: self.tr("Out")}
        )
        self.way = SettingRow(
            theme,
            self.tr("People go"),
            self.direction,
            self.tr("“Out” records who leaves; nobody is let in at such a door."),
        )
        self.share = PressButton(self.tr("Share who is inside…"))
        self.others = SettingRow(
            theme,
            self.tr("Other doors"),
            self.share,
            self.tr("Doors that share a hub know at once whom the others have let in."),
        )
        self.others.hide()
        self.panel = Panel(theme, self.tr("Tickets that go in here"), "", row_px=ROW_PX)
        self.panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.next = PressButton("")
        self.supervisors = PressButton(self.tr("PINs…"))
        self.supervisors.setVisible(not is_new)
        self.close_button.setText(self.tr("Back"))
        for part in (self.notice, self.name, self.way, self.others, self.panel):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.addWidget(self.supervisors, 1)
        self.buttons.addWidget(self.next, 2)
        self.name.line.textChanged.connect(self._say_whether_ready)
        self.name.line.returnPressed.connect(self._take)
        self.direction.picked.connect(self._turn)
        self.panel.list.chosen.connect(self._toggle)
        self.next.clicked.connect(self._take)
        self.supervisors.clicked.connect(self._ask_supervisors)
        self.share.clicked.connect(self._ask_about_hub)
        theme.zoomed.connect(self._make_room)

    def offer_hub(self, *, offered: bool) -> None:
        """Whether this door may share with others by a hub."""
        self.others.setVisible(offered)

    def ask(self, choice: DoorChoice, types: Sequence[TypeHeld], trouble: str = "") -> None:
        """Open with what is known; `trouble` says in sentences what could not be done until now."""
        self._choice, self._types = choice, tuple(types)
        self._ticked = {one.key for one in types if not choice.ticket_types or one.is_in(choice.ticket_types)}
        self._untouched = True
        self.notice.show_text(trouble)
        self.name.line.setText(choice.door)
        self.direction.hold(choice.direction.value)
        self.panel.list.rows.show_rows(tuple(self._row(one) for one in types))
        self.panel.setVisible(len(types) > 1 or len(self._ticked) < len(types))
        self._make_room()
        self._listen()
        self.open(self.next)

    def missing(self) -> str:
        """What is still needed, in words; nothing where one can go on."""
        if not self.name.text:
            return self.tr("Enter the door’s name first, such as Door A.")
        if self._types and not self._ticked:
            return self.tr("Tick at least one kind of ticket: nobody could go in here.")
        return ""

    @property
    def draft(self) -> DoorChoice:
        """What stands there now; what cannot be shown of the door's rules stays as it was."""
        types = self._choice.ticket_types if self._untouched else self._admitted or self._choice.ticket_types
        every = not self._untouched and not self._choice.ticket_types and self._ticked == {*self._keys}
        return DoorChoice(
            self.name.text or self._choice.door,
            Direction(self.direction.held),
            self._choice.events,
            frozenset() if every else types,
        )

    @property
    def _keys(self) -> list[str]:
        return [one.key for one in self._types]

    @property
    def _admitted(self) -> frozenset[str]:
        """The types that were ticked, as the door's rules call them, and those that are not shown."""
        before = self._choice.ticket_types
        shown = {word for one in self._types for word in (one.key, one.name)}
        ticked = {one.word_in(before) for one in self._types if one.key in self._ticked}
        return frozenset(ticked | (before - shown))

    @property
    def ticked(self) -> frozenset[str]:
        """The types that are ticked now, by their keys."""
        return frozenset(self._ticked)

    def show_trouble(self, text: str) -> None:
        """Say why it could not be set; it may be tried again."""
        self._listen()
        self.notice.show_text(as_sentence(text))
        if self.window().focusWidget() is not self.close_button:
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_busy(self) -> bool:
        """Whether the door is being set up."""
        return not self.name.isEnabled()

    def set_busy(self, text: str) -> None:
        """Say what is being done; Esc leads back meanwhile, and nothing can be changed."""
        self.notice.show_text("")
        if not self.is_busy:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with what has it
        for part in (self.name, self.way, self.others, self.panel, self.supervisors, self.next):
            part.setEnabled(False)
        self.next.setText(text)

    def _listen(self) -> None:
        for part in (self.name, self.way, self.others, self.panel, self.supervisors, self.next):
            part.setEnabled(True)
        self.next.setText(self.tr("Next") if self._is_new else self.tr("Save"))
        self._say_whether_ready()

    def _row(self, held: TypeHeld) -> Row:
        row = Row(
            key=held.key,
            name=clean(held.name) or self.tr("Without a type"),
            facts="",
            chip=self.tr("{n} ticket(s)", "", held.tickets).format(n=grouped(held.tickets)),
            is_guest=False,
        )
        return self._marked(row)

    def _marked(self, row: Row) -> Row:
        ticked = row.key in self._ticked
        mark, look = ("chosen", Look.GO) if ticked else ("not-chosen", Look.NEUTRAL)
        return replace(row, mark=mark, look=look)

    def _toggle(self, key: str) -> None:
        if self.ignores_input:
            return
        self._ticked ^= {key}
        self._untouched = False
        self.panel.list.rows.show_rows(tuple(self._marked(row) for row in self.panel.list.rows.rows))
        self.notice.show_text("")
        self._say_whether_ready()

    def _ask_supervisors(self) -> None:
        if not self.ignores_input:
            self.supervisors_asked.emit()

    def _ask_about_hub(self) -> None:
        if not self.ignores_input:
            self.hub_asked.emit()

    def _turn(self, key: str) -> None:
        if not self.ignores_input:
            self.direction.hold(key)

    def _say_whether_ready(self) -> None:
        self.next.show_ready(ready=not self.missing())

    def _take(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if lacks := self.missing():
            self.notice.show_text(lacks)
            (self.panel.list if self.name.text else self.name.line).setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.chosen.emit(self.draft)

    def _make_room(self) -> None:
        """The list is as long as it is: the sheet scrolls, never a list within it."""
        px = self._theme.px
        self.panel.setFixedHeight(px(HEADING_PX) + self.panel.list.rows.rowCount() * px(ROW_PX))
