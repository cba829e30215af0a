"""Recent scans, the newest first."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.core.presence import Certainty, LedgerRow, RowKind
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Refer, Unknown, VerdictKind, WrongGate
from kiosk.engine.events import VerdictGiven
from kiosk.engine.records import RecentScan
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.text_fit import clean, isolate, plain
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.verdict import brief_texts
from kiosk.ui.verdict.verdict_view import look_of, ticket_of, view_of_verdict
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row

translate = QCoreApplication.translate

EVENING_S = 12 * 3600.0
"""Older scans are not this evening's, and their time of day would be taken for one of tonight."""


def recorded_row(scan: RecentScan) -> Row:
    """Who was let in or out, when and how, and whether it was taken back."""
    row, ticket = scan.row, scan.ticket
    name = verdict_texts.name_of(ticket) if ticket else clean(scan.name)
    mark, look = _mark(scan)
    facts = (clock_time(row.at), *_facts(scan))
    return Row(
        key=row.ticket_id if ticket else "",
        name=name or translate("recent", "Without a ticket"),
        facts=" · ".join(fact for fact in facts if fact),
        chip=verdict_texts.type_of(ticket) if ticket else "",
        mark=mark,
        look=look,
        chip_is_type=True,
        is_guest=bool(name),
    )


def taken_back_row(ticket_id: str, name: str, now: Instant) -> Row:
    """That an admission of this run was taken back just now."""
    return Row(
        key=ticket_id,
        name=name,
        facts=f"{clock_time(now)} · {translate('recent', 'undone')}",
        mark="undone",
        look=Look.GREY,
    )


def _mark(scan: RecentScan) -> tuple[str, Look]:
    if scan.undone:
        return "undone", Look.GREY
    if scan.row.kind is RowKind.EXIT:
        return "exit", Look.EXIT
    return ("go", Look.GO) if scan.row.kind is RowKind.ADMISSION else ("ask", Look.ASK)


def _facts(scan: RecentScan) -> tuple[str, ...]:
    row = scan.row
    if scan.undone:
        return (translate("recent", "undone"),)
    if row.kind is RowKind.EXIT:
        return (translate("recent", "left"), verdict_texts.read_how(row.how))
    certainty = Certainty.CONFIRMED if scan.confirmed else Certainty.LOCAL
    sure = verdict_texts.sure_in_brief(certainty, is_sent=row.kind is not RowKind.OFF_LIST)
    return (_allowed(row), verdict_texts.read_how(row.how), sure)


def _allowed(row: LedgerRow) -> str:
    if row.kind is RowKind.OFF_LIST:
        return translate("recent", "without a ticket, allowed by {name}").format(name=isolate(row.supervisor))
    if row.supervisor:
        return translate("recent", "allowed by {name}").format(name=isolate(row.supervisor))
    return ""


WIDE_PX = 520
"""From this width on the answers stand beside the question."""


class NamesQuestion(QWidget):
    """`answered` brings whether names are to be hidden."""

    answered = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        asked = FitLabel(theme, largest_px=18, smallest_px=17, lines=2, weight=QFont.Weight.DemiBold)
        asked.show_text(self.tr("Can guests see this screen?"))
        hint = FitLabel(theme, largest_px=15, smallest_px=15, lines=4, muted=True)
        hint.show_text(self.tr("Then names in lists can be cut to their first letters."))
        self.hide_names = PressButton(self.tr("Yes: hide names"), self)
        self.show_names = PressButton(self.tr("No"), self)
        self.hide_names.clicked.connect(lambda: self.answered.emit(True))  # noqa: FBT003 - Qt's own call
        self.show_names.clicked.connect(lambda: self.answered.emit(False))  # noqa: FBT003
        for button in (self.hide_names, self.show_names):
            button.setAccessibleDescription(asked.text)
        self._words = QVBoxLayout()
        self._answers = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for label in (asked, hint):
            self._words.addWidget(label)
        for button in (self.hide_names, self.show_names):
            self._answers.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.addLayout(self._words, 1)
        self._row.addLayout(self._answers)
        theme.changed.connect(self._space)
        self._space()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside one another where there is room for both."""
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(WIDE_PX)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def _space(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(18), px(14), px(18), px(8))
        self._row.setSpacing(px(14))
        self._answers.setSpacing(px(8))
        self._words.setSpacing(px(2))


MOST = 50


class RecentScans(Panel):
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
        if given.verdict.kind is not VerdictKind.SAME_SCAN:
            self._first_live = given.at if self._first_live is None else min(self._first_live, given.at)
            self.put_first(recent_row(given))

    def put_first(self, row: Row) -> None:
        """Put what happened just now on top."""
        self.list.rows.put_first(row, MOST)

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters."""
        self.list.rows.hide_names(hidden=hidden)

    def show_recorded(self, scans: list[RecentScan]) -> None:
        """Put what was recorded before, newest first, below what was scanned since the start."""
        since = self._first_live
        older = [scan for scan in scans if since is None or scan.row.at < since]
        rows = (*self.list.rows.rows, *(recorded_row(scan) for scan in older))
        self.list.rows.show_rows(rows[:MOST])

    def add_unshown(self, row: LedgerRow, ticket: Ticket | None) -> None:
        """Put an admission on top that was recorded before a restart and that nobody saw green."""
        self.put_first(
            Row(
                key=row.ticket_id,
                name=verdict_texts.name_of(ticket) if ticket else verdict_texts.unlisted_name(),
                facts=self.tr("{time} · recorded before the restart, and not shown").format(
                    time=clock_time(row.at)
                ),
                chip=verdict_texts.type_of(ticket) if ticket else "",
                mark="ask",
                look=Look.ASK,
                chip_is_type=True,
                is_guest=ticket is not None,
            )
        )


def recent_row(given: VerdictGiven) -> Row:
    """A verdict as a line: when, how it was read, and how sure or why not."""
    verdict, ticket = given.verdict, ticket_of(given.verdict)
    look, mark = look_of(verdict.kind)
    view, word = view_of_verdict(given), brief_texts.word_of(verdict, given.at)
    facts = [clock_time(given.at)]
    match verdict:
        case Admit():
            facts += [verdict_texts.read_how(given.how), verdict_texts.sure_in_brief(given.certainty)]
        case Unknown():
            facts += [verdict_texts.read_how(given.how)]
        case Refer():
            facts += [view.brief, verdict_texts.read_how(given.how)]
        case NotValid() | WrongGate():
            facts += [word, view.brief]
        case AlreadyIn(evidence=evidence) if evidence is not None:
            facts += [word, _first((verdict_texts.came_in(replace(evidence, how=""), given.at),))]
        case _:
            facts += [word, _first(view.lines)]
    return Row(
        key=ticket.id if ticket else "",
        name=verdict_texts.name_of(ticket) if ticket else word,
        facts=" · ".join(fact for fact in facts if fact),
        chip=verdict_texts.type_of(ticket) if ticket else "",
        mark=mark,
        look=look,
        chip_is_type=True,
        is_guest=ticket is not None,
    )


def _first(lines: tuple[str, ...]) -> str:
    return plain(lines[0]).rstrip(".") if lines else ""
