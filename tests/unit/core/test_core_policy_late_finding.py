"""What comes out about somebody who was let in already."""

import pytest

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy, Meaning, late_finding, late_finding_key
from kiosk.core.tickets import Ticket, TicketState


@pytest.mark.parametrize(
    ("ticket", "vanished", "kind"),
    [
        (Ticket("t", state="paid"), False, None),
        (Ticket("t", state="unpaid"), False, None),
        (Ticket("t", state="cancelled"), False, IncidentKind.LATE_REFUSAL),
        (Ticket("t", state="expired"), False, IncidentKind.LATE_REFUSAL),
        (Ticket("t", state="paid"), True, IncidentKind.VANISHED),
        (Ticket("t", state="cancelled"), True, IncidentKind.LATE_REFUSAL),
        (Ticket("stopped", state="paid"), False, IncidentKind.STOP_LISTED),
        (Ticket("stopped", state="cancelled"), True, IncidentKind.STOP_LISTED),
    ],
)
def test_a_guest_inside_becomes_an_incident_by_what_is_known_now(
    ticket: Ticket, vanished: bool, kind: IncidentKind | None
) -> None:
    policy = DoorPolicy(stop_list=("stopped",), states={TicketState.EXPIRED: Meaning.REFUSE})
    assert late_finding(ticket, policy, vanished=vanished) is kind


def test_what_the_incidents_turn_on_changes_with_refused_states_and_the_stop_list_only() -> None:
    before = late_finding_key(DoorPolicy())
    refusing: dict[str, Meaning] = {TicketState.UNPAID: Meaning.REFUSE}
    assert late_finding_key(DoorPolicy(events=("tonight",), capacity=5)) == before
    assert late_finding_key(DoorPolicy(states={TicketState.UNPAID: Meaning.REFER})) == before
    assert late_finding_key(DoorPolicy(states=refusing)) != before
    assert late_finding_key(DoorPolicy(stop_list=("a", "b"))) == late_finding_key(
        DoorPolicy(stop_list=("b", "a"))
    )
    assert late_finding_key(DoorPolicy(stop_list=("a",))) != before
