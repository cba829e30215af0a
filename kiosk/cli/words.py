"""Verdicts and what else the command line prints, as JSON values and in plain English."""

from typing import Any

from kiosk.cli.printing import moment
from kiosk.core.outbox import Entry
from kiosk.core.presence import Evidence, LedgerRow, Source
from kiosk.core.tickets import Ticket, TicketState
from kiosk.core.verdict import Admit, Kind, Refer, Verdict, Why, WrongEvent, WrongGate
from kiosk.engine.events import VerdictGiven
from kiosk.engine.ports import EventHeld, Guest, Incident

BEFORE_RESTART = "recorded before the restart"

_STATES = {
    TicketState.UNAPPROVED: "the host has not approved this ticket yet",
    TicketState.UNPAID: "this ticket is not paid yet",
    TicketState.PENDING: "the payment is not confirmed yet",
    TicketState.FAILED: "the payment failed",
    TicketState.CANCELLED: "this ticket was cancelled",
    TicketState.ENDED: "this ticket is for an event that is over",
    TicketState.EXPIRED: "the payment failed and can no longer be made",
    TicketState.ERROR: "this ticket is in error",
    TicketState.PARTIALLY_PAID: "this ticket is only partly paid",
    TicketState.CLOSED: "this ticket is paid",
    TicketState.PAID: "this ticket is paid",
}
_WHY = {
    Why.NOT_ON_LIST: "not on the guest list",
    Why.LIST_NOT_LOADED: "cannot check: the guest list is not loaded",
    Why.SEVERAL_MATCH: "this code matches several tickets",
    Why.STOP_LISTED: "the host has stopped this ticket",
    Why.VANISHED: "this ticket is no longer on the service's guest list",
    Why.EVENT_MISSING: "the guest list does not say which event this ticket is for",
    Why.TYPE_MISSING: "the guest list does not say which type this ticket has",
    Why.INSIDE: "this ticket is in already",
    Why.NO_FURTHER_ENTRY: "this ticket allows no further entry",
    Why.JUST_SCANNED: "just scanned: one person",
    Why.OUTSIDE: "this ticket has left already",
}


def reason(verdict: Verdict) -> str | None:
    """Why it is not a plain admit, in plain words; None for an admit or an exit."""
    why: Why | None = getattr(verdict, "why", None)
    match verdict:
        case WrongEvent(ticket):
            event = ticket.event
            title = event.title if event else "another event"
            starts = moment(event.start) if event else None
            return f"this ticket is for {title}" + (f" on {starts}" if starts else "")
        case WrongGate(gate=gate):
            return (
                f"this ticket type goes in at {gate}" if gate else "this door does not admit this ticket type"
            )
        case _ if why in (Why.STATE_REFUSED, Why.STATE_REFERRED, Why.STATE_UNKNOWN):
            state = _ticket_of(verdict).state if _ticket_of(verdict) else ""  # type: ignore[union-attr]
            return _STATES.get(TicketState(state)) if state in set(TicketState) else _unknown_state(state)
    return _WHY.get(why) if why else None


def _unknown_state(state: str) -> str:
    return f"this ticket has the state {state!r}, which is not known here"


def _ticket_of(verdict: Verdict) -> Ticket | None:
    if isinstance(verdict, Refer):
        return verdict.tickets[0] if len(verdict.tickets) == 1 else None
    return getattr(verdict, "ticket", None)


def evidence_value(verdict: Verdict) -> dict[str, Any] | None:
    """When, where and how the ticket was used; for several matches, their ids."""
    if isinstance(verdict, Refer) and len(verdict.tickets) > 1:
        return {"candidates": [ticket.id for ticket in verdict.tickets]}
    if isinstance(verdict, Admit) and verdict.recorded:
        row = verdict.recorded
        return _evidence(Evidence(Source.HERE, row.at, row.door, row.how, row.id))
    presence = getattr(verdict, "presence", None)
    evidence: Evidence | None = getattr(verdict, "evidence", None) or (
        presence.evidence if presence else None
    )
    return _evidence(evidence) if evidence else None


def _evidence(evidence: Evidence) -> dict[str, Any]:
    return {
        "source": evidence.source.value,
        "at": moment(evidence.at),
        "door": evidence.door or None,
        "how": evidence.how or None,
        "admission_id": evidence.admission_id or None,
    }


def notices(given: VerdictGiven) -> list[str]:
    """What staff are to be told beside the verdict."""
    verdict = given.verdict
    found = list(verdict.notices) if isinstance(verdict, Admit) else []
    if isinstance(verdict, Admit) and verdict.recorded:
        found.append(BEFORE_RESTART)
    if given.trouble:
        found.append(f"the service refused the check-in: {given.trouble}")
    return found


def verdict_value(code: str, given: VerdictGiven) -> dict[str, Any]:
    """A verdict as `kiosk check-in --json` prints it."""
    verdict = given.verdict
    ticket = _ticket_of(verdict)
    kind = ticket.ticket_type if ticket else None
    return {
        "code": code,
        "verdict": verdict.kind.value,
        "ticket_id": ticket.id if ticket else None,
        "attendee": ticket.name or None if ticket else None,
        "ticket_type": (kind.name or kind.id) if kind else None,
        "state": ticket.state if ticket else None,
        "certainty": given.certainty.value,
        "reason": reason(verdict),
        "notices": notices(given),
        "evidence": evidence_value(verdict),
        "admission_id": given.admission_id or None if verdict.kind in (Kind.ADMIT, Kind.EXIT) else None,
        "ms": round(given.took_s * 1000, 1),
    }


def verdict_words(value: dict[str, Any]) -> str:
    """The same for people, on one line."""
    said = [value["verdict"].replace("_", " ").upper(), value["attendee"] or "", value["ticket_type"] or ""]
    said += [value["reason"] or "", *value["notices"], value["certainty"]]
    evidence = value["evidence"] or {}
    if evidence.get("at"):
        said.append(f"{evidence['at']} {evidence['door'] or ''} {evidence['how'] or ''}".strip())
    return " · ".join(part for part in said if part)


def entry_value(entry: Entry) -> dict[str, Any]:
    """An outbox entry as `kiosk outbox --json` prints it."""
    return {
        "admission_id": entry.admission_id,
        "ticket_id": entry.ticket_id,
        "state": entry.state.value,
        "attempts": entry.attempts,
        "proven": entry.proven,
        "scanned_at": moment(entry.scanned_at),
        "last_error": entry.last_error or None,
    }


def incident_value(incident: Incident) -> dict[str, Any]:
    """An incident as `kiosk incidents --json` prints it."""
    return {
        "id": incident.id,
        "kind": incident.kind.value,
        "at": moment(incident.at),
        "ticket_id": incident.ticket_id or None,
        "admission_id": incident.admission_id or None,
        "detail": incident.detail,
        "settled_at": moment(incident.settled_at),
        "settled_why": incident.settled_why or None,
    }


def row_value(row: LedgerRow) -> dict[str, Any]:
    """A ledger row."""
    return {
        "id": row.id,
        "kind": row.kind.value,
        "ticket_id": row.ticket_id,
        "event_id": row.event_id or None,
        "at": moment(row.at),
        "door": row.door,
        "how": row.how or None,
        "on_duty": row.on_duty or None,
        "concerns": row.concerns or None,
        "reason": row.reason or None,
    }


def guest_value(guest: Guest) -> dict[str, Any]:
    """A guest as `kiosk search --json` prints one."""
    ticket = guest.ticket
    kind = ticket.ticket_type
    return {
        "ticket_id": ticket.id,
        "attendee": ticket.attendee.name if ticket.attendee else None,
        "buyer": ticket.buyer.name if ticket.buyer else None,
        "ticket_type": (kind.name or kind.id) if kind else None,
        "state": ticket.state,
        "presence": guest.presence.where.value,
    }


def event_value(held: EventHeld) -> dict[str, Any]:
    """An event, with the fields the interface gives it, and how many of its tickets are held."""
    event = held.event
    listing = event.listing
    return {
        "id": event.id,
        "start_stamp": event.start,
        "end_stamp": event.end,
        "listing": {"id": listing.id, "title": listing.title} if listing else None,
        "tickets": held.tickets,
    }
