"""What became of an admission since its verdict, and on whose word it was one, in people's words."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import Certainty, LedgerRow
from kiosk.core.standing import Standing
from kiosk.engine.records import AdmissionStatus
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.clean_text import isolate, strong

translate = QCoreApplication.translate


def stands_in_brief(status: AdmissionStatus) -> str:
    """How an admission stands by now, for a line in a list; nothing where nothing is owed for it."""
    match status.standing:
        case Standing.UNSENT:
            return verdict_texts.sure_in_brief(Certainty.LOCAL)
        case Standing.CONFIRMED:
            return verdict_texts.sure_in_brief(Certainty.CONFIRMED)
        case Standing.NEEDS_ATTENTION:
            return check_in_unclear()
        case Standing.STOPPED:
            return stopped(status)
        case Standing.LOOKED_AT:
            return translate("recent", "was stopped, and looked at")
        case Standing.TAKEN_BACK:
            return translate("recent", "undone")
    return ""


def check_in_unclear() -> str:
    """The service did not take its check-in, and nobody has looked yet."""
    return translate("recent", "check-in refused: ask a supervisor")


def stopped(status: AdmissionStatus) -> str:
    """Why a guest is to be stopped who was let in."""
    if status.came_out is None:
        return translate("recent", "STOP")
    why = came_out(status.came_out).rstrip(".")
    return translate("recent", "STOP · {why}").format(why=why)


def came_out(kind: IncidentKind) -> str:
    """What came out about a guest who was let in, so short that it is read in passing."""
    match kind:
        case IncidentKind.CONFLICT:
            return translate("brief", "This ticket was already in.")
        case IncidentKind.TOGGLE:
            return translate("brief", "Checked out by the service.")
        case IncidentKind.LATE_REFUSAL:
            return translate("brief", "Not valid, the service says.")
        case IncidentKind.STOP_LISTED:
            return translate("brief", "Stopped by the host.")
        case IncidentKind.VANISHED:
            return translate("brief", "No longer on the list.")
        case IncidentKind.OFF_LIST_MATCH:
            return translate("brief", "Their ticket does not match.")
        case IncidentKind.MASS_VANISHING | IncidentKind.RECOVERED:
            return translate("brief", "Their check-in went wrong.")


def override_in_words(row: LedgerRow, *, bold: bool = False) -> str:
    """`Allowed by Mira: came out for a moment`."""
    return _on_whose_word(translate("supervisor", "Allowed by {name}: {why}"), row, bold=bold)


def off_list_in_words(row: LedgerRow, *, bold: bool = False) -> str:
    """`Without a ticket, allowed by Mira: guest of the host`."""
    text = translate("supervisor", "Without a ticket, allowed by {name}: {why}")
    return _on_whose_word(text, row, bold=bold)


def _on_whose_word(text: str, row: LedgerRow, *, bold: bool) -> str:
    name = strong(row.supervisor) if bold else isolate(row.supervisor)
    return text.format(name=name, why=isolate(row.reason))
