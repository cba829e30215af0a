"""A scan of an earlier run as a line of the list of recent scans."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import Certainty, LedgerRow, RowKind
from kiosk.core.tickets import Instant
from kiosk.engine.records import RecentScan
from kiosk.ui.design.text_fit import clean, isolate
from kiosk.ui.design.theme import Look
from kiosk.ui.parts.row import Row
from kiosk.ui.wording import words
from kiosk.ui.wording.times import clock_time

translate = QCoreApplication.translate


def recorded_row(scan: RecentScan) -> Row:
    """Who was let in or out, when and how, and whether it was taken back."""
    row, ticket = scan.row, scan.ticket
    name = words.name_of(ticket) if ticket else clean(scan.name)
    mark, look = _mark(scan)
    facts = (clock_time(row.at), *_facts(scan))
    return Row(
        key=row.ticket_id if ticket else "",
        name=name or translate("recent", "Off the list"),
        facts=" · ".join(fact for fact in facts if fact),
        chip=words.type_of(ticket) if ticket else "",
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
        facts=f"{clock_time(now)} · {translate('recent', 'taken back')}",
        mark="same",
        look=Look.GREY,
    )


def _mark(scan: RecentScan) -> tuple[str, Look]:
    if scan.undone:
        return "same", Look.GREY
    if scan.row.kind is RowKind.EXIT:
        return "exit", Look.EXIT
    return ("go", Look.GO) if scan.row.kind is RowKind.ADMISSION else ("ask", Look.ASK)


def _facts(scan: RecentScan) -> tuple[str, ...]:
    row = scan.row
    if scan.undone:
        return (translate("recent", "taken back"),)
    if row.kind is RowKind.EXIT:
        return (translate("recent", "left"), words.read_how(row.how))
    certainty = Certainty.CONFIRMED if scan.confirmed else Certainty.LOCAL
    return (_allowed(row), words.read_how(row.how), words.sure_in_brief(certainty))


def _allowed(row: LedgerRow) -> str:
    if row.kind is RowKind.OFF_LIST:
        return translate("recent", "off the list, allowed by {name}").format(name=isolate(row.supervisor))
    if row.supervisor:
        return translate("recent", "allowed by {name}").format(name=isolate(row.supervisor))
    return ""
