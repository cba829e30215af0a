"""Recent scans, the newest first."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Admit, AlreadyIn, Kind, NotValid, Refer, Unknown, WrongGate
from kiosk.engine.events import VerdictGiven
from kiosk.engine.records import RecentScan
from kiosk.ui.design.text_fit import plain
from kiosk.ui.design.theme import Look, Theme
from kiosk.ui.parts.panel import Panel
from kiosk.ui.parts.row import Row
from kiosk.ui.screen.names_question import NamesQuestion
from kiosk.ui.wording import brief_words, words
from kiosk.ui.wording.recorded_rows import recorded_row
from kiosk.ui.wording.telling import look_of, tell_verdict, ticket_of
from kiosk.ui.wording.times import clock_time

MOST = 50


class Recent(Panel):
    """The last scans of this door; tapping one opens its guest.

    `names_answered`: whether names are to be hidden, answered to the question that stands here at first.
    """

    names_answered = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "", parent)
        self._asks_about_names = False
        self._first_live: Instant | None = None
        self.question = NamesQuestion(theme, self)
        self.question.answered.connect(self.names_answered)
        self._column.addWidget(self.question)
        self.list.rows.modelReset.connect(self._place_question)
        self.list.rows.rowsInserted.connect(self._place_question)
        self._place_question()
        self.heading.setText(self.tr("Recent scans"))
        self.empty.setText(self.tr("Nothing scanned yet. Hold a ticket in front of the camera."))

    def ask_about_names(self, *, asked: bool) -> None:
        """Ask, until it is answered, whether names are to be hidden; what was scanned has its place first."""
        self._asks_about_names = asked
        self._place_question()

    def _place_question(self) -> None:
        self.question.setVisible(self._asks_about_names and self.list.rows.rowCount() == 0)

    def add(self, given: VerdictGiven) -> None:
        """Put a verdict on top; the same presentation again is not a scan."""
        if given.verdict.kind is not Kind.SAME_SCAN:
            self._first_live = given.at if self._first_live is None else min(self._first_live, given.at)
            self.list.rows.put_first(recent_row(given), MOST)

    def show_recorded(self, scans: list[RecentScan]) -> None:
        """Put what was recorded before, newest first, below what was scanned since the start."""
        since = self._first_live
        older = [scan for scan in scans if since is None or scan.row.at < since]
        rows = (*self.list.rows.rows, *(recorded_row(scan) for scan in older))
        self.list.rows.show_rows(rows[:MOST])

    def add_unshown(self, row: LedgerRow, ticket: Ticket | None) -> None:
        """Put an admission on top that was recorded before a restart and that nobody saw green."""
        self.list.rows.put_first(
            Row(
                key=row.ticket_id,
                name=words.name_of(ticket) if ticket else row.ticket_id,
                facts=self.tr("{time} · recorded before the restart, and not shown").format(
                    time=clock_time(row.at)
                ),
                chip=words.type_of(ticket) if ticket else "",
                mark="ask",
                look=Look.ASK,
                chip_is_type=True,
                is_guest=ticket is not None,
            ),
            MOST,
        )


def recent_row(given: VerdictGiven) -> Row:
    """A verdict as a line: when, how it was read, and how sure or why not."""
    verdict, ticket = given.verdict, ticket_of(given.verdict)
    look, mark = look_of(verdict.kind)
    telling, word = tell_verdict(given), brief_words.word_of(verdict, given.at)
    facts = [clock_time(given.at)]
    match verdict:
        case Admit():
            facts += [words.read_how(given.how), words.sure_in_brief(given.certainty)]
        case Unknown():
            facts += [words.read_how(given.how)]
        case Refer():
            facts += [telling.brief, words.read_how(given.how)]
        case NotValid() | WrongGate():
            facts += [word, telling.brief]
        case AlreadyIn(evidence=evidence) if evidence is not None:
            facts += [word, _first((words.came_in(replace(evidence, how=""), given.at),))]
        case _:
            facts += [word, _first(telling.lines)]
    return Row(
        key=ticket.id if ticket else "",
        name=words.name_of(ticket) if ticket else word,
        facts=" · ".join(fact for fact in facts if fact),
        chip=words.type_of(ticket) if ticket else "",
        mark=mark,
        look=look,
        chip_is_type=True,
        is_guest=ticket is not None,
    )


def _first(lines: tuple[str, ...]) -> str:
    return plain(lines[0]).rstrip(".") if lines else ""
