"""What happened to a ticket, row of the ledger by row, in plain words."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import LETS_IN, Evidence, LedgerRow, Presence, RowKind, Source
from kiosk.core.tickets import Instant
from kiosk.ui.design.text_fit import clean, isolate, strong
from kiosk.ui.design.theme import Look
from kiosk.ui.wording import words
from kiosk.ui.wording.times import when

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One thing that happened; the text may hold bold marks, `mark` names an icon."""

    text: str
    mark: str
    look: Look


def history_lines(rows: Sequence[LedgerRow], presence: Presence, now: Instant) -> list[HistoryLine]:
    """What is known of a ticket, oldest first: the ledger, or else what puts its holder inside."""
    if not rows:
        known = words.came_in(presence.evidence, now)
        return [HistoryLine(known, "go", Look.GO)] if known else []
    void = {row.concerns for row in rows if row.kind in (RowKind.UNDO, RowKind.OVERTURNED)}
    return [_line(row, now, taken_back=row.id in void) for row in rows]


def _line(row: LedgerRow, now: Instant, *, taken_back: bool) -> HistoryLine:
    time, door = strong(when(row.at, now)), clean(row.door)
    match row.kind:
        case RowKind.UNDO:
            text = translate("history", "Undone at {time}.").format(time=time)
            return HistoryLine(_with_duty(text, row), "same", Look.GREY)
        case RowKind.OVERTURNED:
            text = translate("history", "Taken back at {time}, before anybody saw green.")
            return HistoryLine(text.format(time=time), "same", Look.GREY)
        case RowKind.SEEN_INSIDE:
            text = translate(
                "history", "At {time} the service said that it has the ticket in, and not through this door."
            )
            return HistoryLine(text.format(time=time), "twice", Look.STOP)
        case RowKind.EXIT:
            text = words.left_before(Evidence(Source.HERE, row.at), now)
            if door:
                text = translate("history", "Left at {time} at {door}.").format(time=time, door=strong(door))
            return HistoryLine(_with_duty(text, row), "exit", Look.EXIT)
    return HistoryLine(_came_in(row, now), *_entry_mark(row, taken_back=taken_back))


def _entry_mark(row: LedgerRow, *, taken_back: bool) -> tuple[str, Look]:
    if taken_back:
        return "outside", Look.GREY
    return ("ask", Look.ASK) if row.kind in LETS_IN - {RowKind.ADMISSION} else ("go", Look.GO)


def _came_in(row: LedgerRow, now: Instant) -> str:
    came = words.came_in(Evidence(Source.HERE, row.at, clean(row.door), row.how), now)
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
