"""Verdicts and what else the command line prints, as JSON values and in plain English."""

from typing import Any

from kiosk.cli.exit_status import with_command_line
from kiosk.cli.printing import local_time, moment, one_line
from kiosk.core.outbox import UNSENT, Entry, counts_as_due
from kiosk.core.presence import Certainty, Evidence, EvidenceSource, LedgerRow
from kiosk.core.tickets import Instant, Ticket, TicketState
from kiosk.core.verdict import Admit, Exit, NotInside, Reason, Refer, Verdict, WrongEvent, WrongGate
from kiosk.engine.events import TroubleKind, VerdictGiven
from kiosk.engine.records import EventHeld, Guest, Incident

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
_CERTAINTY = {
    Certainty.CONFIRMED: "confirmed by the service",
    Certainty.VENUE: "granted by the hub",
    Certainty.LOCAL: "by what this machine knows",
}
_TROUBLE = {
    TroubleKind.REFUSED: "the service refused the check-in",
    TroubleKind.UNCLEAR: "the check-in is not confirmed",
    TroubleKind.NOT_RECORDED: "the admission is recorded, and this machine's disk failed after it",
}
_WHY = {
    Reason.NOT_ON_LIST: "not on the guest list",
    Reason.LET_IN_OFF_LIST: "let in before without a ticket, with this code",
    Reason.LIST_NOT_LOADED: "cannot check: the guest list is not loaded",
    Reason.OTHER_ACCOUNT: "this ticket is on the list of another account",
    Reason.ACCOUNT_NOT_KNOWN: (
        "cannot check: it is not known yet whose list this door goes by; this one is of"
    ),
    Reason.NO_EVENT_CHOSEN: "no event chosen: this list holds several",
    Reason.POLICY_LOST: "the door's rules were lost: ask the supervisor (`kiosk policy set`)",
    Reason.RECORDS_LOST: "some records were lost: this ticket may have been used (`kiosk incidents`)",
    Reason.SEVERAL_MATCH: "this code matches several tickets",
    Reason.STOP_LISTED: "the host has stopped this ticket",
    Reason.VANISHED: "this ticket is no longer on the service's guest list",
    Reason.EVENT_MISSING: "the guest list does not say which event this ticket is for",
    Reason.TYPE_MISSING: "the guest list does not say which type this ticket has",
    Reason.HOUSE_FULL: "the house is full: ask the host",
    Reason.INSIDE: "this ticket is in already",
    Reason.NO_FURTHER_ENTRY: "this ticket allows no further entry",
    Reason.JUST_SCANNED: "just scanned: one person",
    Reason.OUTSIDE: "this ticket has left already",
}


def reason(verdict: Verdict) -> str | None:
    """Why it is not a plain admit, in plain words; None for an admit or an exit."""
    why: Reason | None = getattr(verdict, "why", None)
    match verdict:
        case WrongEvent(ticket):
            event = ticket.event
            title = event.title if event else "another event"
            starts = local_time(event.start) if event and event.start is not None else None
            return f"this ticket is for {title}" + (f" on {starts}" if starts else "")
        case WrongGate(gate=gate):
            return (
                f"this ticket type goes in at {gate}" if gate else "this door does not admit this ticket type"
            )
        case Refer(why=Reason.OTHER_ACCOUNT | Reason.ACCOUNT_NOT_KNOWN):
            return _elsewhere(verdict)
        case NotInside(ticket=None):
            return "who came without a ticket has left already"
        case _ if why in (Reason.STATE_REFUSED, Reason.STATE_REFERRED, Reason.STATE_UNKNOWN):
            state = ticket_of(verdict).state if ticket_of(verdict) else ""  # type: ignore[union-attr]
            return _state_in_words(state)
    return _WHY.get(why) if why else None


def _elsewhere(refer: Refer) -> str:
    """Whose list the ticket is on, which listing it is for, and its state where that alone keeps it out."""
    words = f"{_WHY[refer.why]} ({', '.join(refer.accounts)})"
    ticket = ticket_of(refer)
    if ticket is not None and ticket.event is not None:
        words += f", for {ticket.event.title}"
    if ticket is not None and ticket.state not in (TicketState.CLOSED, TicketState.PAID):
        words += f"; {_state_in_words(ticket.state)}"
    return words


def _state_in_words(state: str) -> str | None:
    return _STATES.get(TicketState(state)) if state in set(TicketState) else _unknown_state(state)


def _unknown_state(state: str) -> str:
    return f"this ticket has the state {state!r}, which is not known here"


def ticket_of(verdict: Verdict) -> Ticket | None:
    """The one ticket a verdict is about; None where it is about none, or several."""
    if isinstance(verdict, Refer):
        return verdict.tickets[0] if len(verdict.tickets) == 1 else None
    return getattr(verdict, "ticket", None)


def evidence_value(verdict: Verdict) -> dict[str, Any] | None:
    """When, where and how the ticket was used; for several matches, their ids."""
    if isinstance(verdict, Refer) and len(verdict.tickets) > 1:
        return {"candidates": [ticket.id for ticket in verdict.tickets]}
    evidence = _evidence_of(verdict)
    return _evidence(evidence) if evidence else None


def _evidence_of(verdict: Verdict) -> Evidence | None:
    if isinstance(verdict, Admit):
        row = verdict.recorded
        return Evidence(EvidenceSource.HERE, row.at, row.door, row.how, row.id) if row else None
    presence = getattr(verdict, "presence", None)
    return getattr(verdict, "evidence", None) or (presence.evidence if presence else None)


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
    if given.trouble is not None:
        found.append(f"{_TROUBLE[given.trouble.kind]}: {with_command_line(given.trouble.text)}")
    return found


def verdict_value(code: str, given: VerdictGiven) -> dict[str, Any]:
    """A verdict as `kiosk check-in --json` prints it."""
    verdict = given.verdict
    ticket = ticket_of(verdict)
    return {
        "code": code,
        "verdict": verdict.kind.value,
        "ticket_id": ticket.id if ticket else None,
        "attendee": ticket.name or None if ticket else None,
        "ticket_type": ticket.type_name if ticket and ticket.ticket_type else None,
        "state": ticket.state if ticket else None,
        "certainty": given.certainty.value,
        "reason": reason(verdict),
        "notices": notices(given),
        "evidence": evidence_value(verdict),
        "admission_id": _admission_of(given),
        "ms": round(given.took_s * 1000, 1),
    }


def failed_value(code: str, why: str, took_s: float) -> dict[str, Any]:
    """A scan that could not be recorded, as `kiosk check-in --json` prints it: nobody was let in by it."""
    return {
        "code": code,
        "verdict": "failed",
        "ticket_id": None,
        "attendee": None,
        "ticket_type": None,
        "state": None,
        "certainty": Certainty.LOCAL.value,
        "reason": why,
        "notices": [],
        "evidence": None,
        "admission_id": None,
        "ms": round(took_s * 1000, 1),
    }


def failed_words(value: dict[str, Any]) -> str:
    """The same for people, on one line."""
    return one_line([_spoken(value["verdict"]).upper(), value["reason"]])


def _admission_of(given: VerdictGiven) -> str | None:
    """The admission that this verdict made, showed again or, at an exit, ended."""
    match given.verdict:
        case Admit():
            return given.admission_id
        case Exit(presence=presence):
            return presence.admission.id if presence.admission else None
    return None


def verdict_words(value: dict[str, Any], verdict: Verdict) -> str:
    """The same for people, on one line."""
    words = [_spoken(value["verdict"]).upper(), value["attendee"], value["ticket_type"]]
    words += [value["reason"], *value["notices"]]
    if isinstance(verdict, Refer) and len(verdict.tickets) > 1:
        words += [f"{ticket.name or 'no name'} ({ticket.id})" for ticket in verdict.tickets]
    evidence = _evidence_of(verdict)
    if evidence and evidence.at is not None:
        words.append(f"{local_time(evidence.at)} {evidence.door} ({_spoken(evidence.how)})")
    return one_line([*words, _CERTAINTY[value["certainty"]]])


def entry_value(entry: Entry, waits_for: str = "") -> dict[str, Any]:
    """An outbox entry as `kiosk outbox --json` prints it; see core.outbox.waits_for."""
    return {
        "admission_id": entry.admission_id,
        "ticket_id": entry.ticket_id,
        "state": entry.state.value,
        "attempts": entry.attempts,
        "proven": entry.proven,
        "scanned_at": moment(entry.scanned_at),
        "last_error": _last_error_of(entry, waits_for) or None,
    }


def entry_words(entry: Entry, now: Instant | None = None, waits_for: str = "") -> str:
    """The same for people, with the time of the next try where that is later than `now`."""
    when = local_time(entry.scanned_at)
    last_error = _last_error_of(entry, waits_for)
    parts = [entry.admission_id, _spoken(entry.state), f"ticket {entry.ticket_id}", when, last_error]
    if now is not None and entry.state in UNSENT and not waits_for and not counts_as_due(entry, now):
        parts.append(f"again at {local_time(entry.due)}")
    return one_line(parts)


def _last_error_of(entry: Entry, waits_for: str) -> str:
    """What was said of it last, and what it waits for where that is no answer of its own."""
    if waits_for:
        return f"waits for the account {waits_for} to sign in"
    last_error = with_command_line(entry.last_error)
    if entry.refused and entry.state in UNSENT:
        return f"{last_error} (refused like others: the account, the address or the event?)"
    return last_error


def _spoken(word: str) -> str:
    return word.replace("_", " ")


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


def incident_words(incident: Incident) -> str:
    """The same for people."""
    about = f"ticket {incident.ticket_id}" if incident.ticket_id else ""
    what = str(incident.detail.get("what", "")) or ", ".join(f"{k} {v}" for k, v in incident.detail.items())
    settled = f"settled: {incident.settled_why}" if incident.settled_why else ""
    parts = [incident.id, _spoken(incident.kind), about, local_time(incident.at), what, settled]
    return one_line(parts)


def row_value(row: LedgerRow) -> dict[str, Any]:
    """A ledger row."""
    return {
        "id": row.id,
        "kind": row.kind.value,
        "ticket_id": row.ticket_id or None,
        "event_id": row.event_id or None,
        "at": moment(row.at),
        "door": row.door,
        "how": row.how or None,
        "on_duty": row.on_duty or None,
        "concerns": row.concerns or None,
        "reason": row.reason or None,
        "supervisor": row.supervisor or None,
    }


def guest_value(guest: Guest) -> dict[str, Any]:
    """A guest as `kiosk search --json` prints one."""
    ticket = guest.ticket
    return {
        "ticket_id": ticket.id,
        "attendee": ticket.attendee.name if ticket.attendee else None,
        "buyer": ticket.buyer.name if ticket.buyer else None,
        "ticket_type": ticket.type_name if ticket.ticket_type else None,
        "state": ticket.state,
        "presence": guest.presence.where.value,
    }


def guest_words(guest: Guest) -> str:
    """The same for people."""
    value = guest_value(guest)
    shown = [guest.ticket.name or "no name", value["ticket_type"], _spoken(value["state"])]
    return one_line([*shown, _spoken(value["presence"]), value["ticket_id"]])


def event_value(held: EventHeld) -> dict[str, Any]:
    """An event, with the fields the interface gives it, and how many of its tickets are held."""
    event = held.event
    listing = event.listing
    return {
        "id": event.id,
        "start_stamp": None if event.start is None else int(event.start),
        "end_stamp": None if event.end is None else int(event.end),
        "listing": {"id": listing.id, "title": listing.title} if listing else None,
        "tickets": held.tickets,
    }


def event_words(held: EventHeld) -> str:
    """The same for people."""
    event = held.event
    starts = "no date" if event.start is None else local_time(event.start)
    return one_line([event.id, event.title, starts, f"{held.tickets} tickets"])
