"""Killed at work and its files damaged: nothing that was said is lost in silence, nobody goes in twice."""

import sys
from pathlib import Path

import pytest

from kiosk.sandbox.faults import Faults, LatencyFault
from kiosk.store.profile import Profile
from tests.faults.conftest import ROUNDS, StartSandbox
from tests.faults.damage_rounds import DamageRounds
from tests.faults.forked_program import OPENS, ForkedProgram
from tests.faults.simulated_event import valid_tickets

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

PUT = "/api/v2/cost_item_check_ins/"
FEWER = 2
"""A round starts the program three times; without --rounds so many times fewer are played."""


def test_after_a_kill_and_damage_every_admission_that_was_said_is_held_or_said_to_be_missing(
    start_sandbox: StartSandbox,
    program: ForkedProgram,
    tmp_path: Path,
    rounds: int,
    seed: int,
) -> None:
    rounds = rounds if rounds > ROUNDS else rounds // FEWER
    sandbox = start_sandbox(300 + rounds * 30)
    home = tmp_path / "profile"
    Profile.open(home, OPENS, writable=True).close()  # here, so that its key is quickly made
    service = {"KIOSK_BASE_URL": sandbox.base_url, "KIOSK_TOKEN": sandbox.token}
    service |= {"KIOSK_EVENT_ID": sandbox.world.event("tonight").id}
    sandbox.world.faults = Faults(seed=seed, latency=LatencyFault(max_ms=8, paths=[PUT]))
    stopped, *guests = valid_tickets(sandbox)
    door = DamageRounds(program, home, stopped, [t.token for t in guests], seed, service)
    door.run(rounds)
    assert door.silent == [], door.met
    assert door.second_green == []
    assert door.turned_away == []
    assert door.met["admit"] >= (rounds if rounds > ROUNDS else 1), "a few rounds may nearly all doubt"
    assert sum(count for what, count in door.met.items() if what.startswith("spoiled")) == rounds
