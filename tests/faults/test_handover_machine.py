"""Two machines whose clocks differ, and a door that moves from one to the other and back.

What must hold: where a guest is does not depend on which machine is asked, nor on what its clock says. Who
left may come again where the policy lets them, who is inside is not let in a second time, and no guest
becomes one who can never be recorded again. The machine that was left behind may go on sending, and that is
no double; when both let the same guest in, that is told once. KIOSK_EXAMPLES=2000 plays it for longer.
"""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from kiosk.core.outbox import UNSENT, EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import RowKind
from kiosk.core.verdict import Reason, VerdictKind
from kiosk.engine.undo import Undone
from kiosk.store.encrypted_file import open_encrypted
from kiosk.store.handed_records import About
from kiosk.store.takeover import ImportTarget
from tests.faults.door_world import DoorWorld, SimulatedEvent, SimulatedEventMachine, evenings, played
from tests.faults.memory_service import Fault, MemoryService
from tests.faults.simulated_time import SimulatedLoop
from tests.unit.engine.supervisors import SUPERVISORS
from tests.unit.store.store_samples import ticket

TICKETS = tuple(f"t{number}" for number in range(2))
PASSPHRASE = "tunnel vision"
tickets = st.sampled_from(TICKETS)
clocks = st.sampled_from([-3600.0, -300.0, 0.0, 300.0, 3600.0])


class HandoverMachine(SimulatedEventMachine):
    """One evening of a door on two machines."""

    @initialize(first=clocks, second=clocks, again=st.booleans())
    def open(self, *, first: float, second: float, again: bool) -> None:
        loop = SimulatedLoop()
        self.service = MemoryService(loop)
        self.evening = SimulatedEvent(self.service, loop)
        self.again = again
        policy = DoorPolicy(entries={"*": "again" if again else "once"}, supervisors=SUPERVISORS)
        held = [ticket(name) for name in TICKETS]
        self.machines = [
            self.evening.door(held, policy=policy, set_by=first),
            self.evening.door(policy=policy, set_by=second),
        ]
        loop.let_pass(2)
        self.inside: dict[str, bool | None] = dict.fromkeys(TICKETS, False)
        """As it truly is; None where the two machines disagreed and nobody could tell."""
        self.came: dict[str, bool] = dict.fromkeys(TICKETS, False)
        self.at_the_other: dict[str, list[str]] = {name: [] for name in TICKETS}
        self.last_in: dict[str, str] = {}
        self.undone: set[str] = set()
        self.handed_over = 0

    @property
    def door(self) -> DoorWorld:
        """The machine at which people are."""
        return self.machines[0]

    @rule(name=tickets)
    def scan(self, name: str) -> None:
        given = self.door.scan(name)
        assert given is not None, "a guest can never be recorded again"
        kind = given.verdict.kind
        assert kind in (VerdictKind.ADMIT, VerdictKind.ALREADY_IN), kind
        if self.inside[name]:
            assert kind is VerdictKind.ALREADY_IN, "let in a second time"
        elif self.inside[name] is False and (self.again or not self.came[name]) and name not in self.undone:
            assert kind is VerdictKind.ADMIT, "a guest who is not inside is said to be"
        if kind is VerdictKind.ADMIT:
            self.came[name], self.last_in[name] = True, given.admission_id
        if kind is VerdictKind.ADMIT or getattr(given.verdict, "why", None) is Reason.INSIDE:
            self.inside[name] = True

    @rule(name=tickets)
    def leave(self, name: str) -> None:
        given = self.door.let_out(name)
        assert given is not None
        assert given.verdict.kind in (VerdictKind.EXIT, VerdictKind.NOT_INSIDE)
        if self.inside[name]:
            assert given.verdict.kind is VerdictKind.EXIT, "somebody inside is said to be outside"
        self.inside[name] = False
        self.came[name] = True

    @rule(name=tickets)
    def undo(self, name: str) -> None:
        """Staff take back what they did last, once for each guest."""
        if name in self.last_in and self.inside[name] and name not in self.undone:
            outcome = self.door.undo(self.last_in[name])
            if isinstance(outcome, Undone):
                self.undone.add(name)
                self.inside[name] = None

    @rule(name=tickets, leaving=st.booleans())
    def the_other_goes_on(self, name: str, *, leaving: bool) -> None:
        """The machine that was left behind is not as dead as it looks."""
        other = self.machines[1]
        given = other.let_out(name) if leaving else other.scan(name)
        assert given is not None, "a guest can never be recorded again"
        if given.admission_id:
            self.at_the_other[name].append(given.admission_id)
        if given.verdict.kind is VerdictKind.ADMIT and not self.inside[name]:
            self.inside[name], self.came[name] = None, True  # the service may say so, or not

    @rule(twice=st.booleans())
    def hand_over(self, *, twice: bool) -> None:
        """The door moves to the other machine, with all that was done at this one."""
        assert self.evening is not None
        here, there = self.machines
        self.handed_over += 1
        file = self.evening.folder / f"{self.handed_over}.handover"
        about = About(here.clock.now(), here.name, "https://service.example", ())
        here.play(here.profile.handovers.hand_over(file, PASSPHRASE, about))
        there.kill()
        there.open_profile()
        opened = open_encrypted(file, PASSPHRASE)
        there.play(there.profile.handovers.take_over(opened, ImportTarget(frozenset())))
        if twice:
            again = there.play(there.profile.handovers.take_over(opened, ImportTarget(frozenset())))
            assert (again.ledger, again.entries, again.doubles) == (0, 0, 0), "taken in a second time"
        there.start_again(opened=True)
        self.machines.reverse()
        for name, done in self.at_the_other.items():
            if done:
                self.inside[name], self.came[name] = None, True
            done.clear()

    @rule(plan=st.lists(st.sampled_from([*Fault]), max_size=4))
    def line_goes_bad(self, plan: list[Fault]) -> None:
        self.service.plan.extend(fault for fault in plan if fault is not Fault.SIGNED_OUT)

    @rule(seconds=st.sampled_from([0.02, 5.0, 61.0, 700.0]))
    def time_passes(self, seconds: float) -> None:
        self.machines[0].evening.loop.let_pass(seconds)

    def check_the_end(self) -> None:
        for machine in self.machines:
            machine.heal()
        for machine in self.machines:
            self.check_machine(machine)

    def check_machine(self, machine: DoorWorld) -> None:
        for entry in machine.entries().values():
            assert entry.state not in UNSENT, "a check-in reached no end"
            if entry.state in (EntryState.CONFLICT, EntryState.OVERTURNED):
                assert self._let_in_by_both(entry.ticket_id), "two machines' own check-ins became a conflict"
        told = [one.id for one in machine.incidents() if one.kind is IncidentKind.CONFLICT]
        assert len(told) == len(set(told))

    def _let_in_by_both(self, name: str) -> bool:
        rows = [row for machine in self.machines for row in machine.rows(name)]
        return len({row.run.split("-")[0] for row in rows if row.kind is RowKind.ADMISSION}) > 1


HandoverMachine.TestCase.settings = evenings(6)
test_a_door_moves_between_two_machines = HandoverMachine.TestCase


def rows_of(evening: HandoverMachine) -> list[RowKind]:
    """What the machine at which people are has recorded of the first guest, in order."""
    return [row.kind for row in evening.door.rows("t0")]


@pytest.mark.parametrize("second", [-3600.0, -300.0, 300.0, 3600.0])
def test_who_left_at_the_second_machine_may_come_again(second: float) -> None:
    with played(HandoverMachine()) as evening:
        evening.open(first=0.0, second=second, again=True)
        evening.scan(name="t0")
        evening.hand_over(twice=False)
        evening.leave(name="t0")
        evening.scan(name="t0")
        evening.hand_over(twice=True)
        evening.scan(name="t0")
        evening.leave(name="t0")
        evening.scan(name="t0")
        assert rows_of(evening) == [
            RowKind.ADMISSION,
            RowKind.EXIT,
            RowKind.ADMISSION,
            RowKind.EXIT,
            RowKind.ADMISSION,
        ]


@pytest.mark.parametrize("clock", [-3600.0, 0.0, 3600.0])
def test_who_came_in_at_a_machine_left_behind_may_leave_and_come_again(clock: float) -> None:
    with played(HandoverMachine()) as evening:
        evening.open(first=clock, second=clock, again=True)
        evening.the_other_goes_on(name="t0", leaving=False)
        evening.leave(name="t0")
        evening.scan(name="t0")
        assert rows_of(evening) == [RowKind.EXIT, RowKind.ADMISSION]
