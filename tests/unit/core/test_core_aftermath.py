"""What comes out about somebody who was let in already."""

import pytest

from kiosk.core.aftermath import what_came_out, what_it_turns_on
from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy, Meaning
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
    assert what_came_out(ticket, policy, vanished=vanished) is kind


def test_what_the_incidents_turn_on_changes_with_refused_states_and_the_stop_list_only() -> None:
    before = what_it_turns_on(DoorPolicy())
    refusing: dict[str, Meaning] = {TicketState.UNPAID: Meaning.REFUSE}
    assert what_it_turns_on(DoorPolicy(events=("tonight",), capacity=5)) == before
    assert what_it_turns_on(DoorPolicy(states={TicketState.UNPAID: Meaning.REFER})) == before
    assert what_it_turns_on(DoorPolicy(states=refusing)) != before
    assert what_it_turns_on(DoorPolicy(stop_list=("a", "b"))) == what_it_turns_on(
        DoorPolicy(stop_list=("b", "a"))
    )
    assert what_it_turns_on(DoorPolicy(stop_list=("a",))) != before
