"""Tickets that the service refuses, or fails at, for ever: they wait for a person, and no other waits."""

from collections import Counter

from kiosk.sandbox.fault_kinds import CutFault, PortalFault, ResetFault, StatusFault
from kiosk.sandbox.faults import FaultPlan, Faults, Step
from kiosk.sandbox.server import SandboxThread
from tests.end2end.kiosk_process import Kiosk
from tests.faults.conftest import NewKiosk, StartSandbox
from tests.faults.kill_rounds import kill_when
from tests.faults.simulated_event import acted_on, incidents_of, outbox_of, run_long, valid_tickets

GOOD = 1000
SEND_S = 180
MOST_TRIES = 20
PUT = "/api/v2/cost_item_check_ins/"


def answers(ticket_ids: list[str], code: int) -> Step:
    return Step(ticket_ids=ticket_ids, does=[FaultPlan(status=[StatusFault(code=code)])])


def queue(kiosk: Kiosk, codes: list[str]) -> None:
    lines = kiosk.check_in(*codes, options=("--offline",))
    assert {line["verdict"] for line in lines} == {"admit"}


def tries(sandbox: SandboxThread, ticket_id: str) -> int:
    return sum(seen.path == PUT + ticket_id for seen in sandbox.world.requests())


def test_one_refused_and_one_failing_ticket_do_not_delay_the_other_thousand(
    start_sandbox: StartSandbox, new_kiosk: NewKiosk
) -> None:
    sandbox = start_sandbox(2400)
    tickets = valid_tickets(sandbox)[: GOOD + 2]
    refused, failing, good = tickets[0].id, tickets[1].id, {ticket.id for ticket in tickets[2:]}
    assert len(good) == GOOD
    kiosk = new_kiosk(sandbox.base_url, sandbox.token)
    queue(kiosk, [ticket.token for ticket in tickets])
    sandbox.world.faults = Faults(script=(answers([refused], 422), answers([failing], 500)))

    def all_good_are_in() -> bool:
        return len(sandbox.world.check_ins) == GOOD

    kill_when(kiosk, "outbox", "send", "--timeout", str(SEND_S), holds=all_good_are_in, then_s=0.0)
    assert set(sandbox.world.check_ins) == good
    assert tries(sandbox, refused) == 1
    assert 1 <= tries(sandbox, failing) < MOST_TRIES
    assert set(acted_on(sandbox).values()) == {1}, "nothing was sent twice for want of order"

    left = {entry["ticket_id"]: entry for entry in kiosk.json("outbox", "send", "--timeout", "2").values}
    assert {ticket_id: entry["state"] for ticket_id, entry in left.items()} == {
        refused: "needs_attention",
        failing: "waiting",
    }
    assert left[refused]["last_error"].startswith("422")
    assert left[failing]["last_error"].startswith("500")
    assert incidents_of(kiosk)["conflict"] == 0


def test_three_tickets_of_a_foreign_event_do_not_stop_the_rest(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    foreign = valid_tickets(sandbox, "tomorrow")[:3]
    good = valid_tickets(sandbox)[:60]
    assert len(foreign) == 3
    kiosk = new_kiosk(sandbox.base_url, sandbox.token)
    queue(kiosk, [ticket.token for ticket in (*foreign, *good)])
    forbidden = Step(event_ids=[foreign[0].event.id], does=[FaultPlan(status=[StatusFault(code=403)])])
    sandbox.world.faults = Faults(script=(forbidden,))
    done = run_long(kiosk, "outbox", "send", "--timeout", "10", timeout_s=60)
    assert set(sandbox.world.check_ins) == {ticket.id for ticket in good}, done.err
    assert done.status == 3
    states = {ticket_id: entry["state"] for ticket_id, entry in outbox_of(kiosk).items()}
    assert Counter(states[ticket.id] for ticket in good) == {"confirmed": len(good)}
    assert {states[ticket.id] for ticket in foreign} <= {"waiting", "needs_attention"}
    assert incidents_of(kiosk)["conflict"] == 0


def test_sending_without_a_time_given_goes_on_through_a_bad_row(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    good = valid_tickets(sandbox)[:60]
    kiosk = new_kiosk(sandbox.base_url, sandbox.token)
    queue(kiosk, [ticket.token for ticket in good])
    in_turn = [
        FaultPlan(reset=ResetFault(when="after")),
        FaultPlan(status=[StatusFault(code=503)]),
        FaultPlan(status=[StatusFault(code=429, retry_after=1)]),
        FaultPlan(portal=PortalFault()),
        FaultPlan(cut=CutFault()),
    ]
    sandbox.world.faults = Faults(script=(Step(methods=["PUT"], requests=6, does=in_turn),))
    done = run_long(kiosk, "outbox", "send", timeout_s=120)
    assert done.status == 0, done.err
    assert set(sandbox.world.check_ins) == {ticket.id for ticket in good}
    assert {entry["state"] for entry in outbox_of(kiosk).values()} == {"confirmed"}
    assert incidents_of(kiosk)["conflict"] == 0
