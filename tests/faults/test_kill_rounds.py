"""Killed at random moments of scan, upload and sync: nothing that was said is lost, nothing is doubled."""

import sys
from collections import Counter
from random import Random

import pytest

from kiosk.sandbox.faults import (
    CutFault,
    FaultPlan,
    Faults,
    LatencyFault,
    PortalFault,
    ResetFault,
    StatusFault,
    Step,
)
from kiosk.sandbox.server import SandboxThread
from tests.faults.conftest import NewKiosk, StartSandbox
from tests.faults.kill_rounds import DoorRounds, kill_when
from tests.faults.simulated_event import (
    acted_on,
    check_all_arrived,
    check_store,
    send_all,
    valid_tickets,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

PUT = "/api/v2/cost_item_check_ins/"
A_ROUND = 6
IN_TURN = [
    FaultPlan(reset=ResetFault(when="after")),
    FaultPlan(status=[StatusFault(code=503)]),
    FaultPlan(status=[StatusFault(code=429)]),
    FaultPlan(portal=PortalFault()),
    FaultPlan(cut=CutFault()),
]


def enough(rounds: int, a_round: int = A_ROUND) -> int:
    """How many tickets of the sandbox give so many codes a round; about half of them are good tonight."""
    return 200 + rounds * a_round * 3


def send_seconds(tickets: int) -> float:
    return 300.0 + tickets / 5  # the pauses between troubles are drawn, and grow with how long they last


def test_every_admit_said_offline_is_recorded_once_and_arrives_over_a_bad_line(
    start_sandbox: StartSandbox, new_kiosk: NewKiosk, rounds: int, seed: int
) -> None:
    sandbox = start_sandbox(enough(rounds))
    tickets = {ticket.token: ticket.id for ticket in valid_tickets(sandbox)}
    kiosk = new_kiosk(sandbox.base_url, sandbox.token)
    door = DoorRounds(kiosk, list(tickets), seed, ("--offline",), A_ROUND)
    door.run(rounds)
    door.finish()
    assert door.met["kills"] == rounds + 1
    assert len(door.said) >= rounds
    assert sandbox.world.check_ins == {}, "offline is offline"
    check_store(kiosk)
    twice_each = 2 * len(IN_TURN)
    sandbox.world.faults = Faults(script=(Step(methods=["PUT"], requests=twice_each, does=IN_TURN),))
    send_all(kiosk, timeout_s=send_seconds(len(door.said)))
    (step,) = sandbox.world.troubles.taken()
    assert step.over, step
    check_all_arrived(kiosk, sandbox, {tickets[code] for code in door.said})


def test_every_admit_said_while_the_service_answers_is_recorded_once_and_arrives(
    start_sandbox: StartSandbox, new_kiosk: NewKiosk, rounds: int, seed: int
) -> None:
    sandbox = start_sandbox(enough(rounds))
    tickets = {ticket.token: ticket.id for ticket in valid_tickets(sandbox)}
    kiosk = new_kiosk(sandbox.base_url, sandbox.token)
    sandbox.world.faults = Faults(
        seed=seed,
        latency=LatencyFault(max_ms=12, paths=[PUT]),
        reset=[ResetFault(rate=0.1, when="after", paths=[PUT]), ResetFault(rate=0.05, paths=[PUT])],
        cut=CutFault(rate=0.1, paths=[PUT]),
        status=[StatusFault(code=502, rate=0.1, when="after", paths=[PUT])],
    )
    door = DoorRounds(kiosk, list(tickets), seed, (), A_ROUND)
    door.run(rounds)
    sandbox.world.faults = Faults()
    door.finish()
    assert len(door.said) >= rounds
    check_store(kiosk)
    send_all(kiosk, timeout_s=60)
    check_all_arrived(kiosk, sandbox, {tickets[code] for code in door.said})


def test_sending_is_killed_and_goes_on(
    start_sandbox: StartSandbox, new_kiosk: NewKiosk, rounds: int, seed: int
) -> None:
    chance = Random(seed)
    sandbox = start_sandbox(enough(rounds, 10))
    codes = {ticket.token: ticket.id for ticket in valid_tickets(sandbox)}
    kiosk = new_kiosk(sandbox.base_url, sandbox.token)
    assert {line["verdict"] for line in kiosk.check_in(*codes, options=("--offline",))} == {"admit"}
    sandbox.world.faults = Faults(seed=seed, latency=LatencyFault(max_ms=15, paths=[PUT]))
    cut_short = 0
    for _ in range(rounds):
        before, more = _puts(sandbox), chance.randint(1, 9)

        def reached(wanted: int = before + more) -> bool:
            return _puts(sandbox) >= wanted

        then_s = chance.choice((0.0, chance.uniform(0, 0.02)))
        cut_short += kill_when(kiosk, "outbox", "send", holds=reached, then_s=then_s)
    assert cut_short > rounds / 2
    sandbox.world.faults = Faults()
    send_all(kiosk, timeout_s=60)
    check_store(kiosk)
    check_all_arrived(kiosk, sandbox, set(codes.values()))
    again = Counter(acted_on(sandbox).values())
    assert max(again) > 1, "no kill came between an act and its record"


def _puts(sandbox: SandboxThread) -> int:
    return acted_on(sandbox).total()


def test_a_sync_is_killed_and_goes_on_and_the_ledger_stays(
    start_sandbox: StartSandbox, new_kiosk: NewKiosk, rounds: int, seed: int
) -> None:
    chance = Random(seed)
    sandbox = start_sandbox(1500)
    kiosk = new_kiosk(sandbox.base_url, sandbox.token, synced=False)
    sandbox.world.faults = Faults(limit_cap=120, latency=LatencyFault(max_ms=15))
    inside: dict[str, str] = {}
    for number in range(rounds):
        before, more = len(sandbox.world.requests()), chance.randint(1, 16)

        def reached(wanted: int = before + more) -> bool:
            return len(sandbox.world.requests()) >= wanted

        arguments = ("sync", "--full") if number % 2 else ("sync",)
        kill_when(kiosk, *arguments, holds=reached, then_s=chance.uniform(0, 0.03))
        if number % 4 == 3:
            admitted = kiosk.check_in(*_codes(sandbox, chance), options=("--offline",))
            inside |= {a["ticket_id"]: a["admission_id"] for a in admitted if a["verdict"] == "admit"}
    sandbox.world.faults = Faults()
    synced = kiosk.json("sync", "--full").value
    assert (synced["tickets"], synced["complete"], synced["quarantined"]) == (1500, True, 0)
    check_store(kiosk)
    for ticket_id, line in zip(
        inside, kiosk.check_in(*inside, options=("--offline",)) if inside else [], strict=True
    ):
        assert (line["verdict"], line["evidence"]["admission_id"]) == ("already_in", inside[ticket_id])
    assert inside
    send_all(kiosk, timeout_s=60)
    check_all_arrived(kiosk, sandbox, set(inside))


def _codes(sandbox: SandboxThread, chance: Random) -> list[str]:
    return [ticket.token for ticket in chance.sample(valid_tickets(sandbox), 20)]
