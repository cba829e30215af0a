"""One door and its outbox: lost replies, kills, a toggling service, clocks that are set, and undoing.

What must hold, whatever the order: every admit said was recorded; nobody is admitted twice, and after an
undo once more only, unless a supervisor says so; a double that the service tells of is noticed, and is
never green once it is known; a valid ticket that is first presented here is admitted; everything recorded
reaches an end soon after the network heals; an answer lost by the network never becomes a conflict; who was
let in does not end up checked out at the service. KIOSK_EXAMPLES=2000 plays it for longer.
"""

from contextlib import suppress

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from kiosk.core.outbox import MOST_CORRECTIONS, UNSENT, EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import RowKind
from kiosk.core.verdict import Admit, AlreadyIn, VerdictKind
from kiosk.engine.errors import ServiceError
from kiosk.engine.events import Checking, VerdictGiven
from kiosk.engine.undo import Undone
from tests.faults.door_world import DoorWorld, SimulatedEvent, SimulatedEventMachine, evenings, played
from tests.faults.memory_service import Fault, MemoryService
from tests.faults.simulated_time import SimulatedLoop
from tests.unit.engine.supervisors import SUPERVISORS
from tests.unit.store.store_samples import ticket

TICKETS = tuple(f"t{number}" for number in range(2))
tickets = st.sampled_from(TICKETS)
faults = st.lists(st.sampled_from(list(Fault)), max_size=6)
jumps = st.sampled_from([-86_400.0, -3600.0, -1800.0, -300.0, -2.0, 300.0, 3600.0, 86_400.0])


class DoorMachine(SimulatedEventMachine):
    """One evening at one door."""

    door: DoorWorld

    @initialize(
        toggles=st.booleans(),
        keeps_time=st.booleans(),
        dates=st.booleans(),
        skew_s=st.sampled_from([0.0, 0.0, 300.0, -300.0, -3600.0]),
    )
    def open(self, *, toggles: bool, keeps_time: bool, dates: bool, skew_s: float) -> None:
        loop = SimulatedLoop()
        self.service = MemoryService(loop, toggles=toggles, keeps_time=keeps_time, dates=dates, skew_s=skew_s)
        self.evening = SimulatedEvent(self.service, loop)
        policy = DoorPolicy(supervisors=SUPERVISORS)
        self.door = self.evening.door([ticket(name) for name in TICKETS], policy=policy)
        loop.let_pass(1)
        self.said: dict[str, list[str]] = {name: [] for name in TICKETS}
        self.undone: dict[str, list[str]] = {name: [] for name in TICKETS}

    def _in_here(self, name: str) -> list[str]:
        """The admissions that were said and not taken back."""
        return [one for one in self.said[name] if one not in self.undone[name]]

    @rule(name=tickets, shown=st.booleans())
    def scan(self, name: str, *, shown: bool) -> None:
        known_elsewhere = name in self.service.others
        known_double = name in self.service.doubles
        heard = len(self.door.door.heard(Checking))
        given = self.door.scan(name, shown=shown)
        waited = len(self.door.door.heard(Checking)) > heard
        assert given is not None, "a scan could not be recorded"
        if isinstance(given.verdict, Admit):
            self._admitted(name, given.admission_id)
            assert not known_double, "green, though the service had said that the ticket was in"
            assert not (waited and name in self.service.doubles), "a double was green after a wait"
        else:
            assert isinstance(given.verdict, AlreadyIn)
            assert self.said[name] or known_elsewhere or self._recorded(name), "a valid guest was refused"

    def _admitted(self, name: str, admission_id: str) -> None:
        rows = self.door.rows(name)
        assert any(row.id == admission_id and row.kind is RowKind.ADMISSION for row in rows), "not recorded"
        if admission_id not in self.said[name]:
            self.said[name].append(admission_id)
        assert len(self._in_here(name)) == 1, "a ticket was admitted twice"
        assert len(self.said[name]) <= 2, "check-in and undo in turn let a crowd in"

    def _recorded(self, name: str) -> bool:
        """Whether an admission is on disk that a kill kept from being said."""
        return any(row.kind is RowKind.ADMISSION for row in self.door.rows(name))

    @rule(name=tickets, after_s=st.sampled_from([0.0, 0.005, 0.3, 0.7]))
    def dies_while_scanning(self, name: str, after_s: float) -> None:
        """The machine dies in the middle of a scan, before anybody saw what came of it."""
        self.door.die_while_scanning(name, after_s)

    @rule(name=tickets)
    def undo(self, name: str) -> None:
        """Staff take an admission back without a supervisor: once."""
        for admission_id in self._in_here(name):
            outcome = self.door.undo(admission_id)
            if isinstance(outcome, Undone):
                self.undone[name].append(admission_id)

    @rule(plan=faults)
    def line_goes_bad(self, plan: list[Fault]) -> None:
        self.service.plan.extend(plan)

    @rule(name=tickets)
    def another_door(self, name: str) -> None:
        self.service.elsewhere(name)

    @rule(seconds=st.sampled_from([0.02, 0.5, 5.0, 61.0]))
    def time_passes(self, seconds: float) -> None:
        self.door.evening.loop.let_pass(seconds)

    @rule(seconds=jumps)
    def clock_is_set(self, seconds: float) -> None:
        """Somebody sets this machine's clock; the service's goes on."""
        self.door.clock.set_by += seconds

    @rule(full=st.booleans())
    def list_is_refreshed(self, *, full: bool) -> None:
        """A refresh of the mirror undoes no admission."""
        with suppress(ServiceError):  # as while the service asked for quiet
            self.door.sync(full=full)

    @rule()
    def killed(self) -> None:
        self.door.restart()

    def check_the_end(self) -> None:
        self.door.heal()
        entries = self.door.entries()
        toggles = {
            incident.admission_id
            for incident in self.door.incidents()
            if incident.kind is IncidentKind.TOGGLE
        }
        for entry in entries.values():
            assert entry.state not in UNSENT, "a check-in reached no end"
            if entry.state is EntryState.NEEDS_ATTENTION:
                assert entry.admission_id in toggles
                assert entry.corrections >= MOST_CORRECTIONS, "given up before it was corrected"
            if entry.state is EntryState.CONFIRMED:
                assert self.service.inside[entry.ticket_id], "a guest who was let in is checked out"
            if entry.state in (EntryState.CONFLICT, EntryState.OVERTURNED):
                assert entry.ticket_id in self.service.others, "a lost answer became a conflict"
        for name in TICKETS:
            states = {entry.state for entry in entries.values() if entry.ticket_id == name}
            told = {EntryState.CONFLICT, EntryState.OVERTURNED, EntryState.NEEDS_ATTENTION}
            assert name not in self.service.doubles or states & told, "a double was not noticed"
            for admission_id in self._in_here(name):
                assert states, f"nobody told the service of {admission_id}"


DoorMachine.TestCase.settings = evenings(16)
test_the_door_keeps_its_record = DoorMachine.TestCase


def quiet_door(
    machine: DoorMachine, *, toggles: bool = False, dates: bool = True, skew_s: float = 0.0
) -> None:
    machine.open(toggles=toggles, keeps_time=True, dates=dates, skew_s=skew_s)


def told(machine: DoorMachine) -> list[VerdictKind]:
    """The verdicts since the program was started last."""
    return [given.verdict.kind for given in machine.door.door.heard(VerdictGiven)]


def states_once_healed(machine: DoorMachine) -> set[EntryState]:
    machine.door.heal()
    return {entry.state for entry in machine.door.entries().values()}


def test_an_unseen_admission_that_the_service_knew_of_is_not_shown_again() -> None:
    with played(DoorMachine()) as evening:
        quiet_door(evening)
        evening.line_goes_bad(plan=[Fault.NOT_SENT])
        evening.scan(name="t0", shown=False)
        evening.another_door(name="t0")
        evening.killed()
        evening.time_passes(seconds=5.0)
        evening.scan(name="t0", shown=True)
        assert told(evening) == [VerdictKind.ALREADY_IN]


def test_a_double_is_not_green_because_its_correction_fails() -> None:
    with played(DoorMachine()) as evening:
        quiet_door(evening, toggles=True)
        evening.another_door(name="t0")
        evening.line_goes_bad(plan=[Fault.NONE, Fault.FAILED_BEFORE, Fault.FAILED_BEFORE])
        evening.scan(name="t0", shown=True)
        assert told(evening) == [VerdictKind.ALREADY_IN]


@pytest.mark.parametrize("undone_first", [False, True])
def test_a_double_that_was_undone_is_not_green_again(*, undone_first: bool) -> None:
    with played(DoorMachine()) as evening:
        quiet_door(evening)
        evening.another_door(name="t0")
        evening.line_goes_bad(plan=[Fault.LATE])
        evening.scan(name="t0", shown=True)  # green, for the answer is slow
        if undone_first:
            evening.undo(name="t0")
        evening.time_passes(seconds=5.0)
        evening.undo(name="t0")
        evening.scan(name="t0", shown=True)
        assert told(evening) == [VerdictKind.ADMIT, VerdictKind.ALREADY_IN]


def test_check_in_and_undo_in_turn_let_no_crowd_in() -> None:
    with played(DoorMachine()) as evening:
        quiet_door(evening)
        for _ in range(3):
            evening.scan(name="t0", shown=True)
            evening.undo(name="t0")
        assert told(evening) == [VerdictKind.ADMIT, VerdictKind.ADMIT, VerdictKind.ALREADY_IN]


@pytest.mark.parametrize("seconds", [-1800.0, -3600.0])
def test_a_clock_set_back_keeps_nothing_from_the_service(seconds: float) -> None:
    with played(DoorMachine()) as evening:
        quiet_door(evening)
        evening.line_goes_bad(plan=[Fault.NOT_SENT] * 6)
        evening.scan(name="t0", shown=True)
        evening.time_passes(seconds=5.0)
        evening.clock_is_set(seconds=seconds)
        assert states_once_healed(evening) == {EntryState.CONFIRMED}


def test_a_clock_set_before_an_answer_is_lost_makes_no_double_of_it() -> None:
    with played(DoorMachine()) as evening:
        evening.open(toggles=False, keeps_time=False, dates=True, skew_s=0.0)
        evening.scan(name="t1", shown=True)
        evening.clock_is_set(seconds=300.0)
        evening.line_goes_bad(plan=[Fault.HANGS_AFTER])
        evening.scan(name="t0", shown=True)
        evening.clock_is_set(seconds=-1800.0)
        assert states_once_healed(evening) == {EntryState.CONFIRMED}


def test_a_service_that_never_says_its_time_makes_no_double_of_a_lost_answer() -> None:
    with played(DoorMachine()) as evening:
        quiet_door(evening, dates=False, skew_s=-3600.0)
        evening.line_goes_bad(plan=[Fault.FAILED_AFTER])
        evening.scan(name="t0", shown=True)
        assert states_once_healed(evening) == {EntryState.CONFIRMED}
