"""Taking over another machine's work: which file, its passphrase, what is in it, and what came of it."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.handed_over import HandoverFound, NotTakenOver, NotTakenWhy, TakenOver
from kiosk.ui.handover.drives import FileHeld
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.texts.times import when
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

ROW_PX, HEADING_PX, EMPTY_PX = 56, 52, 96
BETWEEN = "\u2028\u2028"
"""Between two things that are said: a new line in the same paragraph, and a free one."""


class Step(Enum):
    """How far one is."""

    CHOOSE = auto()
    LOOKING = auto()
    FOUND = auto()
    TAKING = auto()
    TAKEN = auto()


class TakeOverSheet(Sheet):
    """`look_asked` brings file and passphrase; `take_asked` follows once somebody has read what is in it.

    `other_asked`: the file is none of those offered. `ended`: it was taken over, and that was read.
    """

    look_asked = Signal(str, str)
    take_asked = Signal()
    other_asked = Signal()
    ended = Signal()

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._binding = 0
        self._file = ""
        self._lines: tuple[str, ...] = ()
        self.step = Step.CHOOSE
        self.set_title(self.tr("Take over from another machine"))
        self.words = FitLabel(theme, largest_px=18, smallest_px=18, lines=9)
        self.panel = Panel(
            theme,
            self.tr("Handover files found here"),
            self.tr("None found. Plug the stick in and come back, or choose the file yourself."),
            row_px=ROW_PX,
        )
        self.panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.other = PressButton(self.tr("Choose another file…"))
        self.passphrase = Field(theme, self.tr("Passphrase of the file"), secret=True)
        self.notice = SheetNotice(theme)
        self.go = PressButton("")
        for part in (self.words, self.panel, self.other, self.passphrase):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._above_buttons = QVBoxLayout()  # never out of sight, however far the list is scrolled
        self._above_buttons.addWidget(self.notice)
        self._column.insertLayout(self._column.indexOf(self._scroll) + 1, self._above_buttons)
        self.buttons.addWidget(self.go, 2)
        self.panel.list.chosen.connect(self.choose)
        self.other.clicked.connect(lambda: None if self.ignores_input else self.other_asked.emit())
        self.passphrase.line.textChanged.connect(self._typed)
        self.passphrase.line.returnPressed.connect(self._press)
        self.go.clicked.connect(self._press)
        theme.zoomed.connect(self._make_room)
        self._show(Step.CHOOSE)

    @property
    def binding(self) -> int:
        """Changes when the sheet is opened or closed: an answer may come too late."""
        return self._binding

    def ask(self, files: Sequence[FileHeld], now: Instant) -> None:
        """Open, offering these, the newest first."""
        self._binding += 1
        self._file = ""
        self.passphrase.line.clear()
        self.panel.list.show_rows(tuple(self._row(one, now) for one in files))
        self._show(Step.CHOOSE)
        if files:
            self.choose(str(files[0].path))
        self.open(self.passphrase.line if files else self.other)

    def choose(self, path: str) -> None:
        """Take this file, one of those offered or another one."""
        if self.step is not Step.CHOOSE:
            return
        self._file = path
        self.notice.show_text("")
        rows = self.panel.list.rows.rows
        if path and all(row.key != path for row in rows):
            rows = (self._plain_row(path, ""), *rows)
        self.panel.list.show_rows(tuple(_marked(row, path) for row in rows))
        self._make_room()
        self._say_whether_ready()
        if self.is_open:
            self.passphrase.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def missing(self) -> str:
        """What is still needed, in words; nothing where one can go on."""
        if not self._file:
            return self.tr("First choose the file.")
        if not self.passphrase.line.text():
            return self.tr("First the passphrase that was given when the file was written.")
        return ""

    def show_found(self, found: HandoverFound, now: Instant) -> None:
        """Say what is in the file, before anything is changed."""
        text = self.tr(
            "From {door}, written {when}.\u2028\u2028Tickets: {tickets} · records: {rows} · not sent"
            " yet: {unsent}\u2028\u2028All of it is added to what this machine holds; nothing here is"
            " lost. Scanning may stop for a few seconds meanwhile."
        ).format(
            door=isolate(clean(found.door)),
            when=when(found.made_at, now),
            tickets=grouped(found.tickets),
            rows=grouped(found.ledger),
            unsent=grouped(found.unsent),
        )
        self._write(text.split(BETWEEN))
        self._show(Step.FOUND)

    def show_taken(self, taken: TakenOver) -> None:
        """Say what was new here, and what to do."""
        lines = [
            self.tr("{door} is taken over.").format(door=isolate(clean(taken.door))),
            self.tr("New here: {tickets} tickets, {rows} records.").format(
                tickets=grouped(taken.tickets), rows=grouped(taken.ledger)
            ),
        ]
        if taken.unsent:
            lines.append(self.tr("%n check-in(s) not sent yet: this machine sends them.", "", taken.unsent))
        if taken.doubles:
            lines.append(
                self.tr("%n ticket(s) let in by both machines: see what needs attention.", "", taken.doubles)
            )
        if taken.other_service:
            lines.append(
                self.tr("The other machine worked with {address}, this one does not.").format(
                    address=isolate(clean(taken.other_service))
                )
            )
        lines.append(self.tr("Let nobody scan at the other machine any more."))
        self._write(lines)
        self.passphrase.line.clear()
        self._show(Step.TAKEN)

    def show_trouble(self, outcome: NotTakenOver) -> None:
        """Say why nothing was taken over; another passphrase or file may be tried."""
        self._show(Step.CHOOSE)
        match outcome.why:
            case NotTakenWhy.PASSPHRASE:
                text = self.tr("The passphrase is wrong. Type it again.")
                self.passphrase.line.clear()
            case NotTakenWhy.FOREIGN:
                text = self.tr(
                    "This file is not for this door: it is of another account, or for another event. Nothing"
                    " was changed. Choose that event here first, or ask the host."
                )
            case _:
                text = as_sentence(outcome.text)
        self.notice.show_text(text)
        if self.is_open:
            self.passphrase.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_looking(self) -> None:
        """The file is being read; Back leaves it unread."""
        self._show(Step.LOOKING)

    def set_taking(self) -> None:
        """It is being taken over, which nothing ends halfway."""
        self._show(Step.TAKING)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._binding += 1
        self.passphrase.line.clear()
        if self.step is Step.TAKEN:
            self.ended.emit()
        self._show(Step.CHOOSE)

    def _show(self, step: Step) -> None:
        self.step = step
        is_choice = step in (Step.CHOOSE, Step.LOOKING)
        for part in (self.panel, self.other, self.passphrase):
            part.setVisible(is_choice)
            part.setEnabled(step is Step.CHOOSE)
        self.notice.show_text("")
        if is_choice:
            self._write([self.tr("Choose the file that the other machine wrote.")])
        self.close_button.setText(self.tr("Close") if step is Step.TAKING else self.tr("Back"))
        self.close_button.setVisible(step is not Step.TAKEN)
        self.go.setEnabled(step not in (Step.LOOKING, Step.TAKING))
        self.go.setText(
            {
                Step.CHOOSE: self.tr("Read the file"),
                Step.LOOKING: self.tr("Reading the file…"),
                Step.FOUND: self.tr("Take over"),
                Step.TAKING: self.tr("Taking over…"),
                Step.TAKEN: self.tr("Open the door with it"),
            }[step]
        )
        self._say_whether_ready()
        if self.is_open and step in (Step.FOUND, Step.TAKEN):
            self.arm()
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self, lines: Sequence[str]) -> None:
        self._lines = tuple(lines)
        self.words.show_text((BETWEEN[0] if self.is_lowest else BETWEEN).join(self._lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No free lines in what is said where there is hardly any room."""
        super().resizeEvent(event)
        self._write(self._lines)

    def _press(self) -> None:
        if self.ignores_input or not self.go.isEnabled():
            return
        match self.step:
            case Step.CHOOSE:
                if lacks := self.missing():
                    self.notice.show_text(lacks)
                else:
                    self.look_asked.emit(self._file, self.passphrase.line.text())
            case Step.FOUND:
                self.take_asked.emit()
            case Step.TAKEN:
                self.dismiss()
            case Step.LOOKING | Step.TAKING:
                pass

    def _typed(self) -> None:
        self.notice.show_text("")
        self._say_whether_ready()

    def _say_whether_ready(self) -> None:
        self.go.show_ready(ready=self.step is not Step.CHOOSE or not self.missing())

    def _row(self, held: FileHeld, now: Instant) -> Row:
        where = held.path.parent.name or str(held.path.parent)
        return self._plain_row(str(held.path), f"{when(held.written_at, now)} · {clean(where)}")

    def _plain_row(self, path: str, facts: str) -> Row:
        file = Path(path)
        return Row(
            key=path,
            name=clean(file.name),
            facts=facts or clean(str(file.parent)),
            mark="not-picked",
            look=Look.NEUTRAL,
            is_guest=False,
        )

    def _make_room(self) -> None:
        """The list is as long as it is: the sheet scrolls, never a list within it."""
        px, rows = self._theme.px, self.panel.list.rows.rowCount()
        self.panel.setFixedHeight(px(HEADING_PX) + (rows * px(ROW_PX) if rows else px(EMPTY_PX)))
        self._above_buttons.setContentsMargins(px(EDGE_PX), 0, px(EDGE_PX), 0)


def _marked(row: Row, path: str) -> Row:
    mark, look = ("picked", Look.GO) if row.key == path else ("not-picked", Look.NEUTRAL)
    return replace(row, mark=mark, look=look)
