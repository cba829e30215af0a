"""What comes out about somebody who was let in already."""

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import STATE_MEANINGS, DoorPolicy, Meaning
from kiosk.core.tickets import Ticket


def late_finding(ticket: Ticket, policy: DoorPolicy, *, vanished: bool) -> IncidentKind | None:
    """The incident that a guest inside has become by what is known now, None while all is well.

    The host stopped the ticket, its state is refused since, or it is no longer on the list.
    """
    if ticket.id in policy.stop_list:
        return IncidentKind.STOP_LISTED
    if policy.meaning(ticket.state) is Meaning.REFUSE:
        return IncidentKind.LATE_REFUSAL
    return IncidentKind.VANISHED if vanished else None


def late_finding_key(policy: DoorPolicy) -> str:
    """All of the policy that `late_finding` looks at: while it stays the same, only tickets change."""
    states = sorted({str(state) for state in (*STATE_MEANINGS, *policy.states)})
    refused = [state for state in states if policy.meaning(state) is Meaning.REFUSE]
    return repr((refused, sorted(policy.stop_list)))
