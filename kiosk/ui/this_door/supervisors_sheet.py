"""Who may decide at this door: the supervisors, and their PINs, which nobody can read here."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.core.lockout import LONGEST_PIN, SHORTEST_PIN, is_pin
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

ROW_PX, HEADING_PX, EMPTY_PX = 56, 52, 96
LONGEST_NAME = 80
WIDE_PX = 520
"""From this width on the two PINs stand beside one another."""


class SupervisorsSheet(Sheet):
    """`set_asked` brings name and PIN, `removed` the name of who is to have none any more."""

    set_asked = Signal(str, str)
    removed = Signal(str)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._names: tuple[str, ...] = ()
        self._sure_of = ""
        self._binding = 0
        self.set_title(self.tr("Supervisors and PINs"))
        self.notice = SheetNotice(theme)
        self.panel = Panel(
            theme,
            self.tr("Who has a PIN here"),
            self.tr("Nobody yet. Without a PIN anybody can open the manager’s menu."),
            row_px=ROW_PX,
        )
        self.panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.name = Field(theme, self.tr("Name, as it stands in every record"))
        self.name.line.setMaxLength(LONGEST_NAME)
        self.pin = Field(theme, self.tr("New PIN, {least} to {most} digits"), secret=True)
        self.pin.rename(self.pin.name.text().format(least=SHORTEST_PIN, most=LONGEST_PIN))
        self.again = Field(theme, self.tr("The same PIN again"), secret=True)
        self._pins = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for field in (self.pin, self.again):
            field.line.setMaxLength(LONGEST_PIN)
            field.line.setInputMethodHints(
                Qt.InputMethodHint.ImhDigitsOnly | Qt.InputMethodHint.ImhSensitiveData
            )
            self._pins.addWidget(field)
        for part in (self.panel, self.name):
            self.body.addWidget(part)
        self.body.addLayout(self._pins)
        self.body.addStretch(1)
        self._above_buttons = QVBoxLayout()  # never out of sight, however far the list is scrolled
        self._above_buttons.addWidget(self.notice)
        self._column.insertLayout(self._column.indexOf(self._scroll) + 1, self._above_buttons)
        self.close_button.setText(self.tr("Back"))
        self.remove, self.save = PressButton(self.tr("Remove")), PressButton("")
        self.buttons.addWidget(self.remove, 1)
        self.buttons.addWidget(self.save, 2)
        self._connect()
        theme.zoomed.connect(self._make_room)
        self._listen()

    @property
    def binding(self) -> int:
        """Changes when the sheet is opened or closed: an answer may come too late."""
        return self._binding

    def ask(self, supervisors: Sequence[tuple[str, bool]]) -> None:
        """Open; each with whether their PIN can be used."""
        self._binding += 1
        self._listen()
        self.show_supervisors(supervisors)
        self.open(self.name.line)

    def show_supervisors(self, supervisors: Sequence[tuple[str, bool]], just_set: str = "") -> None:
        """Who has a PIN now; `just_set`: whose was set a moment ago."""
        self._names = tuple(name for name, _ in supervisors)
        self.panel.list.show_rows(tuple(self._row(name, usable, just_set) for name, usable in supervisors))
        self._make_room()

    def missing(self) -> str:
        """What is still needed, in words; nothing where the PIN can be set."""
        if not clean(self.name.text):
            return self.tr("First the name.")
        if not is_pin(self.pin.line.text()):
            text = self.tr("A PIN is {least} to {most} digits.")
            return text.format(least=SHORTEST_PIN, most=LONGEST_PIN)
        if self.pin.line.text() != self.again.line.text():
            return self.tr("The two PINs are not the same.")
        return ""

    def set_busy(self) -> None:
        """It is being done."""
        self.notice.show_text("")
        for part in self._parts:
            part.setEnabled(False)
        self.save.setText(self.tr("Saving…"))

    def show_done(self) -> None:
        """It is done: the next one may be named."""
        self.name.line.clear()
        self._listen()

    def show_trouble(self, text: str) -> None:
        """Say why nothing was changed."""
        self._listen()
        self.notice.show_text(as_sentence(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The PINs beside one another where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(WIDE_PX)
        direction = QBoxLayout.Direction
        self._pins.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._binding += 1
        self.name.line.clear()
        self._listen()

    @property
    def _parts(self) -> tuple[QWidget, ...]:
        return (self.panel, self.name, self.pin, self.again, self.remove, self.save)

    def _listen(self) -> None:
        for part in self._parts:
            part.setEnabled(True)
        for field in (self.pin, self.again):
            field.line.clear()
        self._sure_of = ""
        self.notice.show_text("")
        self.save.setText(self.tr("Set PIN"))
        self._say_whether_ready()

    def _row(self, name: str, usable: bool, just_set: str) -> Row:  # noqa: FBT001 - of a pair
        facts = self.tr("has a PIN") if usable else self.tr("the PIN is damaged: set it again")
        return Row(
            key=name,
            name=clean(name),
            facts=self.tr("PIN set just now") if name == just_set else facts,
            mark="person",
            look=Look.NEUTRAL if usable else Look.ASK,
            is_guest=False,
        )

    def _pick(self, name: str) -> None:
        if not self.ignores_input:
            self.name.line.setText(name)
            self.pin.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _typed(self) -> None:
        self._sure_of = ""
        self.notice.show_text("")
        self._say_whether_ready()

    def _say_whether_ready(self) -> None:
        self.save.show_ready(ready=not self.missing())
        self.remove.setEnabled(" ".join(self.name.text.split()) in self._names)

    def _save(self) -> None:
        if self.ignores_input or not self.save.isEnabled():
            return
        if lacks := self.missing():
            self.notice.show_text(lacks)
        else:
            self.set_asked.emit(self.name.text, self.pin.line.text())

    def _remove(self) -> None:
        name = " ".join(self.name.text.split())
        if self.ignores_input or name not in self._names:
            return
        if self._sure_of == name:
            self.removed.emit(name)
            return
        self._sure_of = name
        if self._names == (name,):
            text = self.tr(
                "Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu."
            )
        else:
            text = self.tr("Press Remove again: {name} has no PIN here then.")
        self.notice.show_text(text.format(name=isolate(clean(name))))

    def _connect(self) -> None:
        self.panel.list.chosen.connect(self._pick)
        for field, after in ((self.name, self.pin), (self.pin, self.again)):
            field.line.returnPressed.connect(after.line.setFocus)
        for field in (self.name, self.pin, self.again):
            field.line.textChanged.connect(self._typed)
        self.again.line.returnPressed.connect(self._save)
        self.save.clicked.connect(self._save)
        self.remove.clicked.connect(self._remove)

    def _make_room(self) -> None:
        """The list is as long as it is: the sheet scrolls, never a list within it."""
        px, rows = self._theme.px, self.panel.list.rows.rowCount()
        self.panel.setFixedHeight(px(HEADING_PX) + (rows * px(ROW_PX) if rows else px(EMPTY_PX)))
        self._pins.setSpacing(px(14))
        self._above_buttons.setContentsMargins(px(EDGE_PX), 0, px(EDGE_PX), 0)
