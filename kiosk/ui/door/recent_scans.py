"""Recent scans, the newest first."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.standing import Standing
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Refer, Unknown, VerdictKind, WrongGate
from kiosk.engine.asides import given_again
from kiosk.engine.events import TroubleKind, VerdictGiven
from kiosk.engine.scans_told import RecentScan, ScanTold
from kiosk.ui.texts import admission_texts, verdict_texts
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import clean, plain
from kiosk.ui.theme.theme import TOUCH_PX, Look, Theme
from kiosk.ui.verdict import brief_texts
from kiosk.ui.verdict.verdict_view import look_of, ticket_of, view_of_verdict
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row

translate = QCoreApplication.translate

EVENING_S = 12 * 3600.0
"""Older scans are not this evening's, and their time of day would be taken for one of tonight."""


def told_row(told: ScanTold, *, is_unshown: bool = False, when_told: str = "") -> Row:
    """A scan as it is told by now. `is_unshown`: an earlier run recorded it, and nobody saw it green.

    `when_told`: how its time is said, where that is not the time of day alone.
    """
    if isinstance(told, RecentScan):
        return _recorded_row(told, when_told or clock_time(told.row.at), is_unshown=is_unshown)
    time, given = when_told or clock_time(told.at), given_again(told)
    if given is not None:
        return recent_row(given, when_told=time)
    look, mark = look_of(told.kind)
    return Row(
        key=told.ticket_id,
        name=brief_texts.word_for(told.kind),
        facts=time,
        mark=mark,
        look=look,
        is_guest=False,
    )


def _recorded_row(scan: RecentScan, time: str, *, is_unshown: bool) -> Row:
    """Who was let in or out, when and how, and how that stands by now."""
    row, ticket = scan.row, scan.ticket
    name = verdict_texts.name_of(ticket) if ticket else clean(scan.name)
    (mark, look), facts = _mark(scan), _facts(scan)
    if is_unshown:
        unshown = translate("recent", "recorded before the restart, and not shown")
        if scan.status.standing is Standing.STOPPED:  # which staff must see first
            facts = (*facts, unshown)
        else:
            mark, look, facts = "ask", Look.ASK, (unshown,)
    return Row(
        key=row.ticket_id,
        name=name or _nameless(row),
        facts=" · ".join(fact for fact in (time, *facts) if fact),
        chip=verdict_texts.type_of(ticket) if ticket else "",
        mark=mark,
        look=look,
        chip_is_type=True,
        is_guest=bool(name),
    )


def _nameless(row: LedgerRow) -> str:
    return verdict_texts.unlisted_name() if row.ticket_id else verdict_texts.off_list_name("")


def _mark(scan: RecentScan) -> tuple[str, Look]:
    """Green only while nothing speaks against it."""
    match scan.status.standing:
        case Standing.TAKEN_BACK:
            return "undone", Look.GREY
        case Standing.STOPPED:
            return "halt", Look.STOP
        case Standing.NEEDS_ATTENTION:
            return "ask", Look.ASK
        case Standing.LOOKED_AT:
            return "ask", Look.GREY
    return ("exit", Look.EXIT) if scan.row.kind is RowKind.EXIT else ("go", Look.GO)


def _facts(scan: RecentScan) -> tuple[str, ...]:
    row, standing = scan.row, scan.status.standing
    stands = admission_texts.stands_in_brief(scan.status)
    if standing in (Standing.TAKEN_BACK, Standing.STOPPED, Standing.NEEDS_ATTENTION, Standing.LOOKED_AT):
        return (stands,)
    if row.kind is RowKind.EXIT:
        return (translate("recent", "left"), verdict_texts.read_how(row.how))
    if row.kind is RowKind.OFF_LIST:
        return (admission_texts.off_list_in_words(row),)
    if row.supervisor:
        return (admission_texts.override_in_words(row), stands)
    return (verdict_texts.read_how(row.how), stands)


WIDE_PX = 520
"""From this width on the answers stand beside the question."""
LOW_PX = 130
"""Below this height there is room for a row and its heading, or for one thing to read."""


class NamesQuestion(QWidget):
    """`answered` brings whether names are to be hidden."""

    answered = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._is_low = theme, False
        asked = FitLabel(theme, largest_px=18, smallest_px=17, lines=2, weight=QFont.Weight.DemiBold)
        asked.show_text(self.tr("Can guests see this screen?"))
        hint = self._hint = FitLabel(theme, largest_px=15, smallest_px=15, lines=4, muted=True)
        hint.show_text(self.tr("Then names can be cut to their first letters."))
        self.hide_names = PressButton(self.tr("Yes: hide names"), self)
        self.show_names = PressButton(self.tr("No"), self)
        self.hide_names.clicked.connect(lambda: self.answered.emit(True))  # noqa: FBT003 - Qt's own call
        self.show_names.clicked.connect(lambda: self.answered.emit(False))  # noqa: FBT003
        for button in (self.hide_names, self.show_names):
            button.setAccessibleDescription(asked.text)
        self._words = QVBoxLayout()
        self._answers = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for label in (asked, self._hint):
            self._words.addWidget(label)
        for button in (self.hide_names, self.show_names):
            self._answers.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.addLayout(self._words, 1)
        self._row.addLayout(self._answers)
        theme.zoomed.connect(self._space)
        self._space()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside one another where there is room for both."""
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(WIDE_PX)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def set_compact(self, *, low: bool) -> None:
        """Ask without saying what for, where there is room for no more."""
        self._is_low = low
        self._hint.setHidden(low)
        self._space()

    def _space(self) -> None:
        px, low = self._theme.px, self._is_low
        self._row.setContentsMargins(px(18), px(0 if low else 14), px(18), px(2 if low else 8))
        self._row.setSpacing(px(2 if low else 14))
        self._answers.setSpacing(px(8))
        self._words.setSpacing(px(2))


MOST = 50


class RecentScans(Panel):
    """The last scans of this door; tapping one opens its guest.

    `names_answered`: whether names are to be hidden, answered to the question that stands here at first.
    `all_asked`: for all scans, to search.
    """

    names_answered = Signal(bool)
    all_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "", parent)
        self._asks_about_names = False
        self.question = NamesQuestion(theme, self)
        self.question.answered.connect(self.names_answered)
        self._column.addWidget(self.question)
        self.list.rows.modelReset.connect(self._place_question)
        self.list.rows.rowsInserted.connect(self._place_question)
        self.heading.setText(self.tr("Recent scans"))
        self.all_scans = PressButton(self.tr("All scans"), self)
        self.all_scans.setProperty("role", "quiet")
        self.all_scans.clicked.connect(self.all_asked)
        self._top = QHBoxLayout()
        self._column.removeWidget(self.heading)
        self._top.addWidget(self.heading, 1)
        self._top.addWidget(self.all_scans)
        self._column.insertLayout(0, self._top)
        theme.zoomed.connect(self._space_top)
        self._space_top()
        self._place_question()
        self.say_how(by_camera=True)

    def say_how(self, *, by_camera: bool) -> None:
        """Say how a ticket is read, where nothing was scanned yet."""
        if by_camera:
            self.empty.setText(self.tr("Nothing scanned yet. Hold a ticket in front of the camera."))
        else:
            self.empty.setText(self.tr("Nothing scanned yet. Scan a ticket, or type its code or a name."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Closer where there is hardly any room."""
        super().resizeEvent(event)
        self.question.set_compact(low=self._is_low)
        self._space_top()
        self._place_question()

    @property
    def _is_low(self) -> bool:
        return self.height() < self._theme.px(LOW_PX)

    def _space_top(self) -> None:
        px, low = self._theme.px, self._is_low
        around = 0 if low else px(3)
        self._top.setContentsMargins(0, around, px(8), around)
        self._column.setContentsMargins(1, 1, 1, 0 if low else px(8))
        self.heading.setFixedHeight(px(TOUCH_PX))
        self.all_scans.setFixedHeight(px(TOUCH_PX))

    def ask_about_names(self, *, asked: bool) -> None:
        """Ask, until it is answered, whether names are to be hidden; what was scanned has its place first."""
        self._asks_about_names = asked
        self._place_question()

    def _place_question(self) -> None:
        is_empty = self.list.rows.rowCount() == 0
        asks = self._asks_about_names and is_empty
        self.question.setVisible(asks)
        self.empty.setVisible(is_empty and not (asks and self._is_low))
        for part in (self.heading, self.all_scans, self._rule):
            part.setHidden(is_empty and self._is_low)

    def add(self, given: VerdictGiven) -> None:
        """Put a verdict on top; the same presentation again is not a scan."""
        if given.verdict.kind is not VerdictKind.SAME_SCAN:
            self.put_first(recent_row(given))

    def put_first(self, row: Row) -> None:
        """Put what happened just now on top."""
        self.list.rows.put_first(row, MOST)

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters."""
        self.list.rows.hide_names(hidden=hidden)

    def show_told(self, rows: Sequence[Row]) -> None:
        """Show these instead, the newest first: everything as it is told by now."""
        self.list.show_rows(tuple(rows[:MOST]))


def recent_row(given: VerdictGiven, *, when_told: str = "") -> Row:
    """A verdict as a line: when, how it was read, and how it stands or why not."""
    verdict, ticket = given.verdict, ticket_of(given.verdict)
    look, mark = look_of(verdict.kind)
    view, word = view_of_verdict(given), brief_texts.word_of(verdict, given.at)
    facts = [when_told or clock_time(given.at)]
    match verdict:
        case Admit() if given.trouble is not None and given.trouble.kind is not TroubleKind.NOT_RECORDED:
            look, mark = Look.ASK, "ask"
            facts += [admission_texts.check_in_unclear()]
        case Admit():
            facts += [verdict_texts.read_how(given.how), view.certainty.brief]
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
