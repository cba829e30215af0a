"""Why somebody could not simply go in, in two or three words for a list."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.tickets import Instant, TicketState
from kiosk.core.verdict import (
    AlreadyIn,
    NotValid,
    Refer,
    Unknown,
    Verdict,
    Why,
    WrongEvent,
    WrongGate,
)
from kiosk.ui.text_fit import isolate
from kiosk.ui.times import same_day

translate = QCoreApplication.translate


def in_brief(verdict: Verdict, now: Instant) -> str:
    """The reason, for a line in a list; nothing for a verdict that needs nobody."""
    match verdict:
        case AlreadyIn(why=Why.NO_FURTHER_ENTRY):
            return translate("brief", "no further entry")
        case AlreadyIn():
            return translate("brief", "already in")
        case NotValid(why=Why.STOP_LISTED):
            return translate("brief", "stopped by the host")
        case NotValid(ticket=ticket):
            return _state(ticket.state)
        case WrongEvent(ticket=ticket):
            event = ticket.event
            if event and event.start is not None and not same_day(event.start, now):
                return translate("brief", "other day")
            return translate("brief", "other event")
        case WrongGate(gate=gate):
            if gate:
                return translate("brief", "goes in at {door}").format(door=isolate(gate))
            return translate("brief", "other door")
        case Refer():
            return _referred(verdict)
        case Unknown():
            return translate("brief", "not on the list")
        case _:
            return ""


def _referred(verdict: Refer) -> str:
    if verdict.why in (Why.STATE_REFERRED, Why.STATE_UNKNOWN) and len(verdict.tickets) == 1:
        return _state(verdict.tickets[0].state)
    return {
        Why.LIST_NOT_LOADED: translate("brief", "list not loaded"),
        Why.SEVERAL_MATCH: translate("brief", "several tickets match"),
        Why.VANISHED: translate("brief", "no longer on the list"),
        Why.EVENT_MISSING: translate("brief", "event not known"),
        Why.TYPE_MISSING: translate("brief", "ticket type not known"),
    }.get(verdict.why, translate("brief", "to be asked about"))


def _state(state: str) -> str:
    known: dict[str, str] = {
        TicketState.UNAPPROVED: translate("brief", "not approved"),
        TicketState.UNPAID: translate("brief", "not paid"),
        TicketState.PENDING: translate("brief", "payment not confirmed"),
        TicketState.FAILED: translate("brief", "payment failed"),
        TicketState.CANCELLED: translate("brief", "cancelled"),
        TicketState.ENDED: translate("brief", "event is over"),
        TicketState.EXPIRED: translate("brief", "payment expired"),
    }
    return known.get(state) or translate("brief", "ticket not valid")
