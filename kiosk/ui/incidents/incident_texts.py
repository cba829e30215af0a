"""What the screen says of an incident: what came out, what each side knows, and what to do about it."""

from typing import Any

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from kiosk.core.outbox import INSIDE_STATES, OUTSIDE_STATES, IncidentKind
from kiosk.core.tickets import LONGEST_TEXT, Instant
from kiosk.engine.records import Incident
from kiosk.ui.texts import messages, verdict_texts
from kiosk.ui.texts.status_texts import MOST_COUNTED
from kiosk.ui.texts.times import when
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import Look

translate = QCoreApplication.translate


class Side(Struct, frozen=True):
    """What one side knows: whose it is, and what they say."""

    who: str
    text: str


def came_out(kind: IncidentKind) -> str:
    """What came out about a guest who was let in."""
    match kind:
        case IncidentKind.CONFLICT:
            return translate("incident", "The service says this ticket was already in.")
        case IncidentKind.TOGGLE:
            return translate("incident", "The service took the check-in for an exit.")
        case IncidentKind.LATE_REFUSAL:
            return translate("incident", "The service refused this check-in.")
        case IncidentKind.STOP_LISTED:
            return translate("incident", "The host stopped this ticket.")
        case IncidentKind.VANISHED:
            return translate("incident", "This ticket is no longer on the guest list.")
        case IncidentKind.MASS_VANISHING:
            return translate("incident", "Many tickets vanished from the guest list at once.")
        case IncidentKind.OFF_LIST_MATCH:
            return translate(
                "incident",
                "The ticket of a guest who was let in without one has turned up, and does not match.",
            )
        case IncidentKind.RECOVERED:
            return translate("incident", "Data on this machine was lost, and put right.")


def what_came_out(incident: Incident) -> str:
    """The same, told from what is held about this very incident."""
    detail = incident.detail
    if incident.kind is IncidentKind.CONFLICT and "first" in detail:
        return translate("incident", "Two doors let somebody in on this ticket.")
    if incident.kind is IncidentKind.LATE_REFUSAL and "list" in detail:
        return translate("incident", "This ticket is not valid any more.")
    if incident.kind is IncidentKind.RECOVERED and detail.get("no_journal"):
        return translate("incident", "The second copy of this door’s records is gone.")
    if incident.kind is IncidentKind.RECOVERED and detail.get("policy_lost"):
        return translate("incident", "This door’s rules were lost.")
    if incident.kind is IncidentKind.RECOVERED and (detail.get("missing") or detail.get("unsure")):
        return translate("incident", "Some records of this door were lost.")
    return came_out(incident.kind)


def what_to_do(kind: IncidentKind) -> str:
    """What door staff or a supervisor do about it."""
    match kind:
        case IncidentKind.CONFLICT:
            return translate(
                "incident",
                "Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket"
                " came from, and let the supervisor decide who stays.",
            )
        case IncidentKind.TOGGLE:
            return translate(
                "incident",
                "The guest may stay. Kiosk checks them in again automatically; tell the host that the "
                "service checked them out.",
            )
        case IncidentKind.LATE_REFUSAL:
            return translate(
                "incident",
                "Find the guest and ask to see the ticket. The supervisor decides whether they stay.",
            )
        case IncidentKind.STOP_LISTED:
            return translate(
                "incident",
                "Find the guest and bring them to the supervisor: the host does not want them inside.",
            )
        case IncidentKind.VANISHED:
            return translate(
                "incident",
                "The ticket was taken off the list after the guest went in. Ask the host; the supervisor"
                " decides.",
            )
        case IncidentKind.MASS_VANISHING:
            return translate(
                "incident",
                "Nothing was taken off the list here, and scanning goes on. Ask the host whether so many"
                " tickets were cancelled, then refresh the list.",
            )
        case IncidentKind.OFF_LIST_MATCH:
            return translate(
                "incident", "Compare the ticket with what the supervisor wrote down, and ask the host."
            )
        case IncidentKind.RECOVERED:
            return translate(
                "incident",
                "Tell the host. While records are missing, Kiosk says ASK for each guest who would go "
                "in: resolve this once the supervisor knows who is inside. Refresh the list.",
            )


def about_nobody(incident: Incident) -> str:
    """What stands in a name's place where no ticket is held for an incident."""
    if incident.kind is IncidentKind.MASS_VANISHING:
        return translate("incident", "Guest list")
    if incident.kind is IncidentKind.RECOVERED:
        return translate("incident", "This machine")
    if incident.ticket_id:
        return verdict_texts.unlisted_name()
    return translate("incident", "Guest without a ticket")


def usual_reasons(kind: IncidentKind) -> tuple[str, ...]:
    """Why such an incident is usually settled."""
    host_knows = translate("incident", "Host knows")
    match kind:
        case IncidentKind.MASS_VANISHING:
            return (host_knows, translate("incident", "List refreshed"))
        case IncidentKind.RECOVERED:
            return (host_knows, translate("incident", "Everybody inside has been counted"))
        case IncidentKind.TOGGLE:
            return (translate("incident", "Guest may stay"), host_knows)
        case (
            IncidentKind.CONFLICT
            | IncidentKind.LATE_REFUSAL
            | IncidentKind.STOP_LISTED
            | IncidentKind.VANISHED
            | IncidentKind.OFF_LIST_MATCH
        ):
            return (
                translate("incident", "Guest found and gone"),
                translate("incident", "Guest may stay"),
                translate("incident", "Our own double scan"),
                host_knows,
            )


def look_of(kind: IncidentKind) -> tuple[Look, str]:
    """The colour family and the shape: red where a guest is to be found, amber where one is to ask."""
    match kind:
        case (
            IncidentKind.CONFLICT
            | IncidentKind.LATE_REFUSAL
            | IncidentKind.STOP_LISTED
            | IncidentKind.VANISHED
        ):
            return Look.STOP, "halt"
        case (
            IncidentKind.TOGGLE
            | IncidentKind.MASS_VANISHING
            | IncidentKind.OFF_LIST_MATCH
            | IncidentKind.RECOVERED
        ):
            return Look.ASK, "ask"


def sides(incident: Incident, now: Instant) -> tuple[Side, ...]:
    """The evidence of both sides as far as it is held; parts that cannot be read are left out."""
    detail = incident.detail
    texts = [
        Side(translate("incident", "This door"), _at_a_door(_part(detail, "here"), now)),
        Side(translate("incident", "First"), _at_a_door(_part(detail, "first"), now)),
        Side(translate("incident", "Then"), _at_a_door(_part(detail, "second"), now)),
        Side(translate("incident", "Without a ticket"), _at_a_door(_part(detail, "off_list"), now)),
        Side(translate("incident", "The service"), _by_the_service(_part(detail, "service"), now)),
        Side(translate("incident", "Guest list"), _by_the_list(_part(detail, "list"))),
        Side(translate("incident", "Guest list"), _as_listed(_part(detail, "on_list"), now)),
        Side(translate("incident", "Guest list"), _missing(incident)),
        Side(translate("incident", "This machine"), _recovered(incident)),
    ]
    return tuple(side for side in texts if side.text)


def _recovered(incident: Incident) -> str:
    """How much was put back, and how much nothing tells of any more."""
    detail = incident.detail
    if incident.kind is not IncidentKind.RECOVERED:
        return ""
    rows, missing = (_count(detail, name) or 0 for name in ("rows", "missing"))
    if detail.get("no_journal") and not missing:
        return translate("incident", "Some records may be missing: nobody can tell without that copy.")
    texts = [translate("incident", "%n record(s) were put back.", "", rows)]
    if missing:
        texts.append(translate("incident", "%n record(s) are missing.", "", missing))
    if detail.get("unsure"):
        texts.append(translate("incident", "More may be missing: nobody knows how many."))
    return " ".join(texts)


def _at_a_door(side: dict[str, Any], now: Instant) -> str:
    """When, where and how somebody was let in, and on whose word."""
    at, door = _number(side, "at"), _text(side, "door")
    how = verdict_texts.read_how(_text(side, "how"))
    if at is None:
        return ""
    if door and how:
        text = translate("incident", "Let in at {time} at {door}, read by {how}.")
    elif door:
        text = translate("incident", "Let in at {time} at {door}.")
    else:
        text = translate("incident", "Let in at {time}.")
    texts = [text.format(time=when(at, now), door=isolate(door), how=how)]
    if on_duty := _text(side, "on_duty"):
        texts.append(translate("incident", "On duty: {name}.").format(name=isolate(on_duty)))
    if supervisor := _text(side, "supervisor"):
        texts.append(translate("incident", "Allowed by {name}.").format(name=isolate(supervisor)))
    if reason := _text(side, "reason"):
        texts.append(translate("incident", "Reason: {reason}").format(reason=isolate(reason)))
    return " ".join(texts)


def _by_the_service(side: dict[str, Any], now: Instant) -> str:
    """What the service answered to the check-in."""
    status, previous = _number(side, "status"), _text(side, "previous")
    if status is not None:
        answer = _text(side, "text")
        if answer:
            text = translate("incident", "Refused the check-in ({status}): {said}")
            return text.format(
                status=int(status), said=isolate(messages.status_in_words(int(status), answer))
            )
        return translate("incident", "Refused the check-in ({status}).").format(status=int(status))
    texts = []
    if previous in INSIDE_STATES:
        texts.append(translate("incident", "Had the ticket checked in already when our check-in arrived."))
    elif previous in OUTSIDE_STATES:
        texts.append(translate("incident", "Had the guest checked out when our check-in arrived."))
    elif previous:
        text = translate("incident", "Had the ticket as “{state}” when our check-in arrived.")
        texts.append(text.format(state=isolate(previous)))
    if _text(side, "state") in OUTSIDE_STATES:
        texts.append(translate("incident", "Has had the guest checked out since."))
    if (at := _number(side, "checked_in_at")) is not None:
        texts.append(translate("incident", "Checked in there at {time}.").format(time=when(at, now)))
    return " ".join(texts)


def _by_the_list(side: dict[str, Any]) -> str:
    """What the guest list says of the ticket now."""
    if side.get("vanished"):
        return verdict_texts.no_longer_listed()
    state = _text(side, "state")
    return verdict_texts.state_in_words(state) if state else ""


def _as_listed(side: dict[str, Any], now: Instant) -> str:
    """The ticket that turned up for somebody admitted off the list."""
    tickets = side.get("tickets")
    texts = []
    if isinstance(tickets, list) and len(tickets) > 1:
        texts.append(translate("incident", "%n ticket(s) have this code.", "", len(tickets)))
    elif state := _text(side, "state"):
        texts.append(verdict_texts.state_in_words(state))
    used = _at_a_door(_part(side, "used"), now)
    return " ".join((*texts, used) if used else texts)


LATEST = 7_258_118_400.0
"""2200-01-01, in seconds since the epoch."""


def _missing(incident: Incident) -> str:
    """How many tickets are gone. Of what was recovered it is records that are: the list is not to blame."""
    missing = _count(incident.detail, "missing")
    if missing is None or incident.kind is IncidentKind.RECOVERED:
        return ""
    return translate("incident", "%n ticket(s) are missing from the service’s list.", "", missing)


def _part(detail: dict[str, Any], name: str) -> dict[str, Any]:
    part = detail.get(name)
    return part if isinstance(part, dict) else {}


def _text(part: dict[str, Any], name: str) -> str:
    value = part.get(name)
    return clean(value[:LONGEST_TEXT]) if isinstance(value, str) else ""


def _count(part: dict[str, Any], name: str) -> int | None:
    counted = _number(part, name)
    return None if counted is None or counted > MOST_COUNTED else int(counted)


def _number(part: dict[str, Any], name: str) -> float | None:
    """A number that a clock or a count may show; what was handed over from elsewhere may hold any."""
    value = part.get(name)
    if not isinstance(value, int | float) or isinstance(value, bool):
        return None
    return value if 0 <= value <= LATEST else None
