"""Every scan of this door, let in or not, to search by name, time, door and who was on duty."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.tickets import Instant
from kiosk.core.verdict import AlreadyIn
from kiosk.engine.scans_told import RecentScan, ScanTold
from kiosk.ui.door.recent_scans import told_row
from kiosk.ui.texts.times import when
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.labels import Line, PlainLabel
from kiosk.ui.widgets.lists import SheetRows
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

FIELD_PX, GAP_PX = 52, 10
COLUMNS = 3
PAUSE_MS = 120
"""The pause in typing after which a search starts."""
ROWS_AHEAD = 20
"""So many rows before the end the next ones are asked for."""


class ScansSheet(Sheet):
    """`searched`: what is wanted has changed; `more_wanted`: the rows that are shown are nearly at an end.

    `guest_asked` brings the ticket's id of the scan that was tapped.
    """

    searched = Signal()
    more_wanted = Signal()
    guest_asked = Signal(str)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.setAccessibleName(self.tr("All scans"))
        self._is_last = True
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.searched)
        self.line = Line()
        self.line.setPlaceholderText(self.tr("Name, time, door, or who was on duty"))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.setProperty("narrow", True)  # noqa: FBT003 - Qt's own call
        self.line.textChanged.connect(self._pause.start)
        self.which = ChoiceChips(theme, columns=COLUMNS)
        self.which.set_compact(low=True)
        self._choices: dict[str, bool | None] = {
            self.tr("All"): None,
            self.tr("Let in"): True,
            self.tr("Not let in"): False,
        }
        self.which.offer(tuple(self._choices))
        self.which.chosen.connect(self._choose_which)
        self.list = SheetRows(theme)
        self.list.setAccessibleName(self.tr("All scans"))
        self.empty = PlainLabel("")
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        for part in (self.line, self.which):
            self.body.addWidget(part)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty)
        self.body.addStretch()
        self.list.chosen.connect(self._choose)
        self.list.verticalScrollBar().valueChanged.connect(self._look_ahead)
        self._mark(None)
        theme.zoomed.connect(self._arrange)
        self._arrange()

    @property
    def typed(self) -> str:
        """What is looked for."""
        return self.line.text().strip()

    @property
    def let_in(self) -> bool | None:
        """Whether only those are wanted who were let in, or only those who were not; None: all."""
        return self._let_in

    def open_anew(self) -> None:
        """Open it with nothing typed, ready to type."""
        self.line.clear()
        self._pause.stop()
        self._mark(None)
        self.show_nothing()
        self.open(self.line)

    def show_nothing(self) -> None:
        """Show no scan, and claim nothing about them: none was read yet, or the disk failed."""
        self._is_last = True
        self.list.show_rows(())
        self.empty.hide()

    def show_scans(self, rows: tuple[Row, ...], *, is_first: bool, is_last: bool) -> None:
        """Show these, or behind those that are shown where they are not the first; `is_last`: no more are."""
        self._is_last = is_last
        if is_first:
            self.list.show_rows(rows)
            self.list.scrollToTop()
        else:
            self.list.rows.add_rows(rows)
        there = self.list.rows.rowCount() > 0
        self.list.setVisible(there)
        self.empty.setText(self.tr("No scan found.") if self.typed else self.tr("Nothing scanned yet."))
        self.empty.setVisible(not there)

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters."""
        self.list.rows.hide_names(hidden=hidden)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._pause.stop()
        self.line.clear()
        self._pause.stop()
        self.list.show_rows(())

    def _space(self) -> None:
        """As close as in the guest list: what is above the list leaves it room."""
        super()._space()
        self.body.setSpacing(self._theme.px(GAP_PX))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower rows where there is little room; where there is hardly any, the choice is beside Close."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px, lowest = self._theme.px, self.is_lowest
        self.line.setFixedHeight(px(TOUCH_PX if lowest else FIELD_PX))
        self.list.set_compact(low=self.is_compact)
        if lowest is not (self.buttons.indexOf(self.which) < 0):
            return
        for line in (self.body, self.buttons):
            line.removeWidget(self.which)
        self.which.columns = 0 if lowest else COLUMNS
        if lowest:
            self.buttons.addWidget(self.which, 5)
        else:
            self.body.insertWidget(1, self.which)
        self.which.show()

    def _mark(self, let_in: bool | None) -> None:  # noqa: FBT001 - one of three
        self._let_in = let_in
        self.which.mark(next(text for text, one in self._choices.items() if one is let_in))

    def _choose_which(self, text: str) -> None:
        if not self.ignores_input:
            self._mark(self._choices[text])
            self.searched.emit()

    def _choose(self, ticket_id: str) -> None:
        if ticket_id and not self.ignores_input:
            self.guest_asked.emit(ticket_id)

    def _look_ahead(self, value: int) -> None:
        bar = self.list.verticalScrollBar()
        if not self._is_last and self.is_open and value + ROWS_AHEAD * bar.singleStep() >= bar.maximum():
            self.more_wanted.emit()


def scan_row(told: ScanTold, now: Instant) -> Row:
    """A scan as a line: who, when and what was told, at which door, and who was on duty."""
    at, door, on_duty = (
        (told.row.at, told.row.door, told.row.on_duty)
        if isinstance(told, RecentScan)
        else (told.at, told.door, told.on_duty)
    )
    row = told_row(told, when_told=when(at, now))
    if _had_come_in_at(told) == door:
        door = ""
    facts = (row.facts, isolate(door) if door.strip() else "", isolate(on_duty) if on_duty.strip() else "")
    return Row(
        key=row.key,
        name=row.name,
        facts=" · ".join(fact for fact in facts if fact),
        chip=row.chip,
        mark=row.mark,
        look=row.look,
        chip_is_type=row.chip_is_type,
        is_guest=row.is_guest,
    )


def _had_come_in_at(told: ScanTold) -> str:
    """The door that what was told of a scan names already."""
    verdict = None if isinstance(told, RecentScan) else told.verdict
    evidence = verdict.evidence if isinstance(verdict, AlreadyIn) else None
    return evidence.door if evidence is not None else ""
