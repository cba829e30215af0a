"""What comes out about somebody who was let in already."""

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy, Meaning
from kiosk.core.tickets import Ticket


def what_came_out(ticket: Ticket, policy: DoorPolicy, *, vanished: bool) -> IncidentKind | None:
    """The incident that a guest inside has become by what is known now, None while all is well.

    The host stopped the ticket, its state is refused since, or it is no longer on the list.
    """
    if ticket.id in policy.stop_list:
        return IncidentKind.STOP_LISTED
    if policy.meaning(ticket.state) is Meaning.REFUSE:
        return IncidentKind.LATE_REFUSAL
    return IncidentKind.VANISHED if vanished else None
