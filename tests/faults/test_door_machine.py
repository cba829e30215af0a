"""Door, uploader and service together, with lost replies, kills, a toggling service and jumping clocks.

What must hold, whatever the order: every admit said was recorded; nobody is admitted twice; a double that
the service tells of is noticed; a valid ticket that is first presented here is admitted; everything recorded
reaches an end once the network heals; an answer lost by the network never becomes a conflict; who was let in
does not end up checked out at the service. KIOSK_EXAMPLES=2000 plays it for longer.
"""

import os
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from kiosk.core.outbox import MOST_CORRECTIONS, UNSENT, EntryState, IncidentKind
from kiosk.core.presence import RowKind
from kiosk.core.verdict import Admit, AlreadyIn
from tests.faults.door_world import TICKETS, DoorWorld, Fault

tickets = st.sampled_from(TICKETS)
faults = st.lists(st.sampled_from(list(Fault)), max_size=6)
jumps = st.sampled_from([-3600.0, -2.0, 3600.0, 86_400.0])


class DoorMachine(RuleBasedStateMachine):
    """One evening at one door."""

    world: DoorWorld | None = None
    jumped = False

    @initialize(
        toggles=st.booleans(), keeps_time=st.booleans(), skew_s=st.sampled_from([0.0, 0.0, 300.0, -300.0])
    )
    def open(self, *, toggles: bool, keeps_time: bool, skew_s: float) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="kiosk-machine-")
        self.world = DoorWorld(Path(self.folder.name), toggles=toggles, keeps_time=keeps_time, skew_s=skew_s)
        self.admitted: dict[str, list[str]] = {name: [] for name in TICKETS}
        self.refused_first: set[str] = set()

    @rule(name=tickets, shown=st.booleans())
    def scan(self, name: str, *, shown: bool) -> None:
        assert self.world is not None
        known_elsewhere = name in self.world.service.others
        given = self.world.scan(name, shown=shown)
        if isinstance(given.verdict, Admit):
            row = self.world.play(self.world.profile.row(given.admission_id))
            assert row is not None, "an admit was said that is not recorded"
            assert row.kind is RowKind.ADMISSION
            if given.admission_id not in self.admitted[name]:
                self.admitted[name].append(given.admission_id)
            assert len(self.admitted[name]) == 1, "a ticket was admitted twice"
        else:
            assert isinstance(given.verdict, AlreadyIn)
            assert self.admitted[name] or known_elsewhere or self._recorded(name), "a valid guest was refused"

    def _recorded(self, name: str) -> bool:
        """Whether an admission is on disk that a kill kept from being said."""
        assert self.world is not None
        rows = self.world.play(self.world.profile.at_door(lambda door: door.rows(name)))
        return any(row.kind is RowKind.ADMISSION for row in rows)

    @rule(plan=faults)
    def line_goes_bad(self, plan: list[Fault]) -> None:
        assert self.world is not None
        self.world.service.plan.extend(plan)

    @rule(name=tickets)
    def another_door(self, name: str) -> None:
        assert self.world is not None
        self.world.service.elsewhere(name)

    @rule(seconds=st.sampled_from([0.5, 5.0, 61.0]))
    def time_passes(self, seconds: float) -> None:
        assert self.world is not None
        self.world.clock.forward(seconds)

    @precondition(lambda self: not self.jumped)
    @rule(seconds=jumps)
    def clock_jumps(self, seconds: float) -> None:
        """Somebody sets this machine's clock; the service's goes on."""
        assert self.world is not None
        self.jumped = True
        self.world.clock.at += seconds

    @rule(full=st.booleans())
    def list_is_refreshed(self, *, full: bool) -> None:
        """A refresh of the mirror undoes no admission."""
        assert self.world is not None
        self.world.refresh(full=full)

    @rule()
    def send(self) -> None:
        assert self.world is not None
        self.world.send()

    @precondition(lambda self: self.world is not None)
    @rule()
    def killed(self) -> None:
        assert self.world is not None
        self.world.kill()

    def teardown(self) -> None:
        if self.world is None:
            return
        try:
            self.world.heal()
            self.check_the_end(self.world)
        finally:
            self.world.close()
            self.folder.cleanup()

    def check_the_end(self, world: DoorWorld) -> None:
        entries = {e.admission_id: e for e in world.play(world.profile.entries(every=True))}
        toggles = {
            incident.admission_id
            for incident in world.play(world.profile.incidents(every=True))
            if incident.kind is IncidentKind.TOGGLE
        }
        for name, admissions in self.admitted.items():
            for admission_id in admissions:
                entry = entries[admission_id]
                assert entry.state not in UNSENT, "an admission reached no end"
                if entry.state is EntryState.NEEDS_ATTENTION:
                    assert admission_id in toggles
                    assert entry.corrections >= MOST_CORRECTIONS, "given up before it was corrected"
                if entry.state is EntryState.CONFIRMED:
                    assert world.service.inside[name], "a guest who was let in is checked out"
        for entry in entries.values():
            if entry.state in (EntryState.CONFLICT, EntryState.OVERTURNED):
                assert entry.ticket_id in world.service.others, "a lost answer became a conflict"
            elif entry.ticket_id in world.service.doubles:
                assert entry.state is EntryState.NEEDS_ATTENTION, "a double was not noticed"


DoorMachine.TestCase.settings = settings(
    max_examples=int(os.environ.get("KIOSK_EXAMPLES", "60")),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
test_the_door_keeps_its_record = DoorMachine.TestCase
