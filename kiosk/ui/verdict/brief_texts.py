"""A verdict in two or three words for a list: what it is, and why somebody could not simply go in."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import PresenceState
from kiosk.core.tickets import Instant, TicketState
from kiosk.core.verdict import (
    AlreadyIn,
    NotValid,
    Reason,
    Refer,
    Unknown,
    Verdict,
    VerdictKind,
    WrongEvent,
    WrongGate,
)
from kiosk.ui.texts.verdict_texts import is_on_another_day
from kiosk.ui.theme.clean_text import isolate

translate = QCoreApplication.translate


def word_for(kind: VerdictKind) -> str:
    """The word of a verdict as it is written in a line, where capitals are too loud."""
    return {
        VerdictKind.ADMIT: translate("brief", "Go in"),
        VerdictKind.ALREADY_IN: translate("brief", "Already in"),
        VerdictKind.NOT_VALID: translate("brief", "Not valid"),
        VerdictKind.WRONG_EVENT: translate("brief", "Wrong day"),
        VerdictKind.WRONG_GATE: translate("brief", "Other door"),
        VerdictKind.REFER: translate("brief", "Ask"),
        VerdictKind.UNKNOWN: translate("brief", "Not on the list"),
        VerdictKind.SAME_SCAN: translate("brief", "Just scanned"),
        VerdictKind.EXIT: translate("brief", "Exit"),
        VerdictKind.NOT_INSIDE: translate("brief", "Not inside"),
    }[kind]


def word_of(verdict: Verdict, now: Instant) -> str:
    """The same for this very verdict: of another event, or only of another day."""
    if isinstance(verdict, WrongEvent) and not is_on_another_day(verdict.ticket.event, now):
        return translate("brief", "Wrong event")
    if is_inside_off_list(verdict):
        return word_for(VerdictKind.ALREADY_IN)
    return word_for(verdict.kind)


def is_inside_off_list(verdict: Verdict) -> bool:
    """Whether somebody is inside who was let in without a ticket on this very code."""
    return (
        isinstance(verdict, Refer)
        and verdict.why is Reason.LET_IN_OFF_LIST
        and (verdict.presence is None or verdict.presence.where is not PresenceState.OUTSIDE)
    )


def in_brief(verdict: Verdict, now: Instant) -> str:
    """The reason, for a line in a list; nothing for a verdict that needs nobody."""
    match verdict:
        case AlreadyIn(why=Reason.NO_FURTHER_ENTRY):
            return translate("brief", "no further entry")
        case AlreadyIn():
            return translate("brief", "already in")
        case NotValid(why=Reason.STOP_LISTED):
            return translate("brief", "stopped by the host")
        case NotValid(ticket=ticket):
            return _state(ticket.state)
        case WrongEvent(ticket=ticket):
            if is_on_another_day(ticket.event, now):
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
    if verdict.why in (Reason.STATE_REFERRED, Reason.STATE_UNKNOWN) and len(verdict.tickets) == 1:
        return _state(verdict.tickets[0].state)
    return {
        Reason.LET_IN_OFF_LIST: translate("brief", "let in without a ticket"),
        Reason.LIST_NOT_LOADED: translate("brief", "list not loaded"),
        Reason.OTHER_ACCOUNT: translate("brief", "on another account’s list"),
        Reason.ACCOUNT_NOT_KNOWN: translate("brief", "sign-in not checked"),
        Reason.NO_EVENT_CHOSEN: translate("brief", "no event chosen"),
        Reason.HOUSE_FULL: translate("brief", "house full"),
        Reason.POLICY_LOST: translate("brief", "rules lost"),
        Reason.RECORDS_LOST: translate("brief", "records lost"),
        Reason.SEVERAL_MATCH: translate("brief", "several tickets match"),
        Reason.VANISHED: translate("brief", "no longer on the list"),
        Reason.EVENT_MISSING: translate("brief", "event not known"),
        Reason.TYPE_MISSING: translate("brief", "ticket type not known"),
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
