"""All that is known of a guest, under one another: what one looks for first stands first."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from kiosk.core.guest_notes import GuestNote
from kiosk.core.presence import LETS_IN, Evidence, EvidenceSource, LedgerRow, Presence, RowKind
from kiosk.core.standing import IS_IN_DOUBT
from kiosk.core.tickets import Answer, Instant
from kiosk.engine.records import Guest
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.times import when
from kiosk.ui.theme.clean_text import clean, isolate, strong
from kiosk.ui.theme.theme import ROW_PX, Look, Theme
from kiosk.ui.verdict.names_cut import NamesInText
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.guest_rows import (
    USUAL_RULES,
    DoorRules,
    is_refused,
    mark_of,
    presence_of_guest,
    sibling_row,
    trouble_of,
)
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.lists import WholeList
from kiosk.ui.widgets.mark_line import MarkLine
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.text_column import TextColumn, TextLine
from kiosk.ui.widgets.type_chip import TypeChip

translate = QCoreApplication.translate


class HistoryLine(Struct, frozen=True):
    """One thing that happened; the text may hold bold marks, `mark` names an icon."""

    text: str
    mark: str
    look: Look


def history_lines(
    rows: Sequence[LedgerRow], presence: Presence, now: Instant, in_doubt: str = ""
) -> list[HistoryLine]:
    """What is known of a ticket, oldest first: the ledger, or else what puts its holder inside.

    `in_doubt`: the admission that something speaks against.
    """
    if not rows:
        known = verdict_texts.came_in(presence.evidence, now)
        line = HistoryLine(known, "ask", Look.ASK) if in_doubt else HistoryLine(known, "go", Look.GO)
        return [line] if known else []
    void = {row.concerns for row in rows if row.kind in (RowKind.UNDO, RowKind.OVERTURNED)}
    lines = [_line(row, now, taken_back=row.id in void) for row in rows]
    doubted = (bool(in_doubt) and row.id == in_doubt for row in rows)
    return [
        replace(line, mark="ask", look=Look.ASK) if is_doubted else line
        for line, is_doubted in zip(lines, doubted, strict=True)
    ]


def _line(row: LedgerRow, now: Instant, *, taken_back: bool) -> HistoryLine:
    time, door = strong(when(row.at, now)), clean(row.door)
    match row.kind:
        case RowKind.UNDO:
            text = translate("history", "Undone at {time}.").format(time=time)
            return HistoryLine(_with_duty(text, row), "undone", Look.GREY)
        case RowKind.OVERTURNED:
            text = translate("history", "Undone at {time}, before anybody saw green.")
            return HistoryLine(text.format(time=time), "undone", Look.GREY)
        case RowKind.SEEN_INSIDE:
            text = translate(
                "history", "At {time} the service said that the ticket was in already, but not at this door."
            )
            return HistoryLine(text.format(time=time), "twice", Look.STOP)
        case RowKind.EXIT:
            text = verdict_texts.left_before(Evidence(EvidenceSource.HERE, row.at), now)
            if door:
                text = translate("history", "Left at {time} at {door}.").format(time=time, door=strong(door))
            return HistoryLine(_with_duty(text, row), "exit", Look.EXIT)
    return HistoryLine(_came_in(row, now), *_entry_mark(row, taken_back=taken_back))


def _entry_mark(row: LedgerRow, *, taken_back: bool) -> tuple[str, Look]:
    if taken_back:
        return "outside", Look.GREY
    return ("ask", Look.ASK) if row.kind in LETS_IN - {RowKind.ADMISSION} else ("go", Look.GO)


def _came_in(row: LedgerRow, now: Instant) -> str:
    came = verdict_texts.came_in(Evidence(EvidenceSource.HERE, row.at, clean(row.door), row.how), now)
    if not row.supervisor:
        return _with_duty(came, row)
    by, why = isolate(row.supervisor), isolate(row.reason)
    if row.reason.strip():
        allowed = translate("history", "{what} Allowed by {name}: {why}").format(what=came, name=by, why=why)
    else:
        allowed = translate("history", "{what} Allowed by {name}.").format(what=came, name=by)
    return allowed


def _with_duty(text: str, row: LedgerRow) -> str:
    if not row.on_duty.strip():
        return text
    return translate("history", "{what} On duty: {name}.").format(what=text, name=isolate(row.on_duty))


class Section(QWidget):
    """Heading and what stands under it; hidden until there is something."""

    def __init__(self, theme: Theme, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.heading = PlainLabel(heading, self)
        self.heading.setProperty("role", "heading")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.heading)
        self._space()
        theme.zoomed.connect(self._space)
        self.hide()

    def add(self, part: QWidget | QLayout) -> None:
        """Put something there for good."""
        if isinstance(part, QWidget):
            self._column.addWidget(part)
        else:
            self._column.addLayout(part)

    def _space(self) -> None:
        self._column.setSpacing(self._theme.px(8))
        self.heading.setContentsMargins(0, self._theme.px(6), 0, 0)


WIDE_PX = 480
"""From this width on the ticket type stands beside where the guest is."""
NAME_PX, LOW_NAME_PX = 36, 28
"""As every sheet sets the name of whom it is about."""

Fact = FitLabel | MarkLine | TypeChip


class GuestBody(QWidget):
    """Name, ticket type, presence and trouble; then history, order, answers and the rest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, eye: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._eye = eye
        self._guest_name = self._buyer = ""
        self._answers: tuple[Answer, ...] = ()
        self._names: frozenset[str] = frozenset()
        self._names_in_text = NamesInText(())
        self.name = FitLabel(theme, largest_px=NAME_PX, smallest_px=22, lines=2, weight=QFont.Weight.Bold)
        self.chip = TypeChip(theme)
        self.trouble = MarkLine(theme, text_px=19, icon_px=26, weight=QFont.Weight.DemiBold)
        self.presence = MarkLine(theme, text_px=19, icon_px=26, weight=QFont.Weight.DemiBold)
        self._rest = {fact: FitLabel(theme, lines=3) for fact in ("state", "event", "order", "buyer", "id")}
        self._headings: dict[str, QLabel] = {}
        self._head = QGridLayout()
        self.note = MarkLine(theme, text_px=19, icon_px=26, weight=QFont.Weight.DemiBold)
        self.change_note = PressButton(self.tr("Note…"), self)
        self.change_note.setProperty("role", "quiet")
        self.history = Section(theme, self.tr("What happened"), self)
        self.happened = TextColumn(theme, _happened)
        self.history.add(self.happened)
        self.order = Section(theme, "", self)
        self.siblings = WholeList(theme, leads=True, row_px=ROW_PX)
        self.order.add(self.siblings)
        self.answers = Section(theme, self.tr("Answers"), self)
        self.answered = TextColumn(theme, lambda told: _answered(*told))
        self.answers.add(self.answered)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._build()
        self._space()
        theme.zoomed.connect(self._space)

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What is said, by what it is about."""
        first: dict[str, Fact] = {"type": self.chip, "presence": self.presence, "trouble": self.trouble}
        return {**first, **self._rest}

    def show_guest(
        self,
        guest: Guest,
        now: Instant,
        rules: DoorRules = USUAL_RULES,
        order: Sequence[Guest] = (),
        history: Sequence[LedgerRow] = (),
        note: GuestNote | None = None,
        *,
        hidden: bool = False,
    ) -> None:
        """Show all of it. `order`: all tickets of the order. `hidden`: of names only initials."""
        ticket = guest.ticket
        trouble = trouble_of(guest, rules)
        self._guest_name = verdict_texts.name_of(ticket)
        self._buyer = clean(ticket.buyer.name) if ticket.buyer else ""
        self.chip.show_type(verdict_texts.type_of(ticket))
        look, mark = mark_of(guest, "")
        self.presence.show_text(presence_of_guest(guest, now), mark, look)
        refused = is_refused(guest, rules)
        self.trouble.show_text(trouble, "stop" if refused else "ask", Look.STOP if refused else Look.ASK)
        self._show_fact(
            "state",
            verdict_texts.no_longer_listed()
            if guest.vanished
            else verdict_texts.state_in_words(ticket.state),
        )
        self._rest["state"].setHidden(self._rest["state"].text.rstrip(".") == trouble)
        self._headings["state"].setHidden(self._rest["state"].isHidden())
        self._show_fact("event", verdict_texts.event_in_words(ticket.event))
        self._show_fact("order", clean(ticket.order.id) if ticket.order else "")
        self._show_fact("id", clean(ticket.id))
        self._show_note(note, now)
        self._show_history(guest, history, now)
        self._show_order(guest, order, now, rules)
        self._answers = tuple(ticket.answers)
        names = frozenset(name for one in (guest, *order) for name in _names_of(one))
        if names != self._names:  # else the same answers would be laid out anew
            self._names, self._names_in_text = names, NamesInText(names)
        self.answers.setVisible(bool(ticket.answers))
        self.show_names(hidden=hidden)

    def show_names(self, *, hidden: bool) -> None:
        """Of guest, buyer and the others of the order: all of it, or no more than the first letters."""
        name, buyer = self._guest_name, self._buyer
        self.name.show_text(verdict_texts.masked(name) if hidden else name)
        self._show_fact("buyer", verdict_texts.masked(buyer) if hidden else buyer)
        self.siblings.rows.hide_names(hidden=hidden)
        names = self._names_in_text if hidden else None
        self.answered.show_things([(answer, names) for answer in self._answers])

    def _show_note(self, note: GuestNote | None, now: Instant) -> None:
        self.change_note.setAccessibleName(self.tr("Change the note") if note else self.tr("Add a note"))
        if note is None:
            self.note.show_text("", "notice")
            return
        by = self.tr("{name}, {time}") if note.on_duty.strip() else self.tr("{time}")
        made = by.format(name=isolate(note.on_duty), time=when(note.at, now))
        facts = (isolate(note.text), made, self.tr("alert on arrival") if note.alerts else "")
        text, look = " · ".join(fact for fact in facts if fact), Look.ASK if note.alerts else Look.NEUTRAL
        self.note.show_text(text, "notice", look)

    def _show_history(self, guest: Guest, history: Sequence[LedgerRow], now: Instant) -> None:
        admission = guest.presence.admission
        doubted = admission.id if admission and guest.status.standing in IS_IN_DOUBT else ""
        lines = history_lines(history, guest.presence, now, doubted)
        self.happened.show_things(lines)
        self.history.setVisible(bool(lines))

    def _show_order(self, guest: Guest, order: Sequence[Guest], now: Instant, rules: DoorRules) -> None:
        siblings = [one for one in order if one.ticket.id != guest.ticket.id]
        size, inside = guest.order_size, guest.order_inside
        self.order.heading.setText(verdict_texts.order_in_words(size, inside) or self.tr("Order"))
        self.siblings.rows.show_rows(tuple(sibling_row(one, now, rules) for one in siblings))
        self.order.setVisible(bool(siblings))

    def _show_fact(self, fact: str, text: str) -> None:
        self._rest[fact].show_text(text or "–")

    def _build(self) -> None:
        rest = Section(self._theme, self.tr("Ticket"), self)
        rest.show()
        grid = self._grid = QGridLayout()
        names = {
            "state": self.tr("State"),
            "event": self.tr("Event"),
            "order": self.tr("Order"),
            "buyer": self.tr("Bought by"),
            "id": self.tr("Ticket id"),
        }
        for number, (fact, label) in enumerate(self._rest.items()):
            heading = self._headings[fact] = PlainLabel(names[fact])
            heading.setProperty("role", "muted")
            grid.addWidget(heading, number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, number, 1)
        grid.setColumnStretch(1, 1)
        rest.add(grid)
        self._head.setColumnStretch(1, 1)
        top = QHBoxLayout()
        top.addWidget(self.name, 1)
        if self._eye is not None:
            top.addWidget(self._eye, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(top)
        self._column.addLayout(self._head)
        self._put_chip(beside=False)
        for part in (self.trouble, self.note, self.history, self.order, self.answers, rest):
            self._column.addWidget(part)
        self._column.addStretch(1)

    def _put_chip(self, *, beside: bool) -> None:
        """Beside where the guest is, if there is room for both, else above it."""
        for part in (self.chip, self.presence, self.change_note):
            self._head.removeWidget(part)
        middle = Qt.AlignmentFlag.AlignVCenter
        self._head.addWidget(self.chip, 0, 0, middle)
        self._head.addWidget(self.change_note, 0, 2, middle | Qt.AlignmentFlag.AlignRight)
        row, column = (0, 1) if beside else (1, 0)
        self._head.addWidget(self.presence, row, column, 1, 1 if beside else 3, middle)

    def set_compact(self, *, low: bool) -> None:
        """Set the name smaller, for a sheet that is hardly taller than its buttons."""
        self.name.grow_to(LOW_NAME_PX if low else NAME_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for both now, or no more."""
        super().resizeEvent(event)
        self._put_chip(beside=self.width() >= self._theme.px(WIDE_PX))

    def _space(self) -> None:
        px = self._theme.px
        self._head.setHorizontalSpacing(px(20))
        self._head.setVerticalSpacing(px(10))
        self._column.setSpacing(px(10))
        self._grid.setHorizontalSpacing(px(20))
        self._grid.setVerticalSpacing(px(8))


def _happened(line: HistoryLine) -> list[TextLine]:
    return [TextLine(line.text, mark=line.mark, look=line.look)]


def _names_of(guest: Guest) -> tuple[str, ...]:
    """Guest and buyer, as the ticket has them: words that stand for no name are none."""
    buyer = guest.ticket.buyer
    return tuple(filter(None, map(clean, (guest.ticket.name, buyer.name if buyer else ""))))


def _answered(answer: Answer, names: NamesInText | None = None) -> list[TextLine]:
    """An answer; `names`: those of which no more is to be seen than first letters."""
    question, value = clean(answer.name), clean(answer.value) or "–"
    value = names.cut(value) if names else value
    lines = [TextLine(question, size_px=15, muted=True)] if question else []
    return [*lines, TextLine(value, weight=QFont.Weight.DemiBold)]
