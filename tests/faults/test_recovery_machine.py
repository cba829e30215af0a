"""A door whose power goes and whose disk rots: what was said is held, or the start says what is not.

After each power cut something becomes of the profile's files: a flipped byte, a log that is cut, a page or
a log from earlier in the evening. What must hold after the next start: an admission that was said is in the
ledger, or people are told that some are missing and nobody is let in unasked; no second green; a valid
guest is never red; whoever the policy keeps out stays out; no lost answer becomes a conflict; all that was
said reaches the service. And nothing is green while the file is gone. KIOSK_EXAMPLES=2000 plays it for
longer.
"""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from kiosk.core.outbox import UNSENT, EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.verdict import VerdictKind
from kiosk.engine.errors import NotSentError, ServiceError
from kiosk.engine.undo import Undone
from tests.faults.damaged_files import (
    DAMAGES,
    DATABASE,
    Damage,
    Files,
    cut_log,
    earlier_pages,
    flip_in_database,
    flip_in_log,
    no_log,
)
from tests.faults.door_world import DoorWorld, SimulatedEvent, SimulatedEventMachine, evenings, played
from tests.faults.memory_service import Fault, MemoryService
from tests.faults.simulated_time import SimulatedLoop
from tests.unit.engine.supervisors import SUPERVISORS
from tests.unit.store.store_samples import ticket

TICKETS = tuple(f"t{number}" for number in range(12))
STOPPED = "t0"
POLICY = DoorPolicy(
    stop_list=(STOPPED, *(f"somebody who may not come in, number {number}" for number in range(300))),
    supervisors=SUPERVISORS,
    entries={"*": "again"},
)
"""Long enough to lie on several pages."""
tickets = st.sampled_from(TICKETS)


class RecoveryMachine(SimulatedEventMachine):
    """One evening of a door on a machine that fails."""

    door: DoorWorld

    @initialize(keeps_time=st.booleans())
    def open(self, *, keeps_time: bool) -> None:
        loop = SimulatedLoop()
        self.loop = loop
        self.service = MemoryService(loop, keeps_time=keeps_time)
        self.evening = SimulatedEvent(self.service, loop)
        self.door = self.evening.door([ticket(name) for name in TICKETS], policy=POLICY)
        loop.let_pass(1)
        self.said: dict[str, str] = {}
        """The admission of each guest who is inside, as the door said."""
        self.seen: set[str] = set()
        self.undone: set[str] = set()
        self.ever: set[str] = set()
        self.earlier: list[Files] = []

    def _told_of_loss(self) -> bool:
        """Whether the start said that admissions may be missing."""
        return self.door.play(self.door.profile.policies.lost()).records

    @rule(name=tickets, shown=st.booleans())
    def scan(self, name: str, *, shown: bool) -> None:
        given = self.door.scan(name, shown=shown)
        assert given is not None, "a scan could not be recorded"
        kind = given.verdict.kind
        assert kind not in (VerdictKind.UNKNOWN, VerdictKind.WRONG_EVENT, VerdictKind.WRONG_GATE), (
            f"red: {kind}"
        )
        if name == STOPPED:
            assert kind in (VerdictKind.NOT_VALID, VerdictKind.REFER), "somebody who is kept out was let in"
        elif kind is VerdictKind.ADMIT:
            again = self.said.get(name) == given.admission_id and name not in self.seen
            assert name not in self.said or again, "a second green"
            self.said[name] = given.admission_id
            self.ever.add(name)
            if shown:
                self.seen.add(name)
        elif kind is VerdictKind.ALREADY_IN:
            assert name in self.said, "a valid guest was refused"
        else:
            assert kind is VerdictKind.REFER, kind

    @rule(names=st.lists(tickets, min_size=2, max_size=6, unique=True))
    def several_come(self, names: list[str]) -> None:
        for name in names:
            self.scan(name, shown=True)

    @rule(name=tickets)
    def leave(self, name: str) -> None:
        given = self.door.let_out(name)
        assert given is not None
        if given.verdict.kind is VerdictKind.EXIT:
            self.said.pop(name, None)
            self.seen.discard(name)

    @rule(name=tickets)
    def undo(self, name: str) -> None:
        """Once for each guest."""
        if name in self.said and name not in self.undone:
            outcome = self.door.undo(self.said[name])
            if isinstance(outcome, Undone):
                self.undone.add(name)
                del self.said[name]
                self.seen.discard(name)

    @rule(
        plan=st.lists(st.sampled_from([Fault.LOST_AFTER, Fault.LOST_BEFORE, Fault.FAILED_AFTER]), max_size=6)
    )
    def line_goes_bad(self, plan: list[Fault]) -> None:
        self.service.plan.extend(plan)

    @rule()
    def network_goes(self) -> None:
        self.service.mood = lambda _: NotSentError("no network")

    @rule()
    def network_comes(self) -> None:
        self.service.mood = lambda _: None

    @rule(seconds=st.sampled_from([0.02, 5.0, 61.0]))
    def time_passes(self, seconds: float) -> None:
        self.loop.let_pass(seconds)

    @rule()
    def list_is_refreshed(self) -> None:
        try:
            self.door.sync(full=True)
        except ServiceError:
            return

    @rule()
    def switched_off_and_on(self) -> None:
        """An orderly end, after which the log is empty."""
        self.door.play(self.door.door.controller.stop())
        self.door.restart()
        self._check_started()

    @rule(damage=st.sampled_from(DAMAGES), where=st.integers(0, 9999))
    def power_cut(self, damage: Damage, where: int) -> None:
        files = Files.of(self.door.folder)
        self.door.kill()
        damage(files, where / 10_000, self.earlier[-1] if self.earlier else files).put(self.door.folder)
        self.earlier.append(files)
        self.door.start_again()
        self._check_started()

    @rule(name=tickets, replaced=st.booleans())
    def file_disappears(self, name: str, *, replaced: bool) -> None:
        """Somebody moves the database away under the running door, or puts another one there."""
        file = self.door.folder / DATABASE
        moved = file.with_name("moved away")
        file.rename(moved)
        if replaced:
            file.write_bytes(moved.read_bytes())
        given = self.door.scan(name)
        assert given is None or given.verdict.kind is not VerdictKind.ADMIT, "green into a file that is gone"
        self.door.kill()
        moved.replace(file)
        self.door.start_again()
        self._check_started()

    def _check_started(self) -> None:
        """What was said is held, or it is said that some of it may not be."""
        profile = self.door.profile
        lost = self.door.play(profile.policies.lost())
        if not lost.policy:
            assert self.door.play(profile.policies.get()) == POLICY, "the policy was lost in silence"
        if lost.records:
            return
        for admission_id in self.said.values():
            assert self.door.play(profile.ledger.row(admission_id)) is not None, (
                "what was said is lost in silence"
            )

    def check_the_end(self) -> None:
        self.door.heal()
        for entry in self.door.entries().values():
            assert entry.state not in UNSENT, "a check-in reached no end"
            assert entry.state is not EntryState.CONFLICT, "a lost answer became a conflict"
        told = [one for one in self.door.incidents() if one.kind is IncidentKind.CONFLICT]
        assert not told, "a lost answer became a conflict"
        if not self._told_of_loss():
            for name in self.said:
                assert self.service.inside.get(name), "somebody was let in, and the service never heard of it"


RecoveryMachine.TestCase.settings = evenings(12)
test_what_was_said_is_held = RecoveryMachine.TestCase


@pytest.mark.parametrize("where", [2000, 5000, 8000, 9900])
@pytest.mark.parametrize("damage", [cut_log, flip_in_database, flip_in_log, no_log, earlier_pages])
def test_what_was_said_outlives_a_damaged_disk(damage: Damage, where: int) -> None:
    with played(RecoveryMachine()) as evening:
        evening.open(keeps_time=True)
        evening.several_come(names=["t1", "t2", "t3"])
        evening.power_cut(damage=damage, where=0)
        evening.several_come(names=["t4", "t5", "t0"])
        evening.power_cut(damage=damage, where=where)
        evening.several_come(names=["t1", "t4", "t0", "t6"])


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_green_while_the_file_is_gone(*, replaced: bool) -> None:
    with played(RecoveryMachine()) as evening:
        evening.open(keeps_time=True)
        evening.several_come(names=["t1"])
        evening.file_disappears(name="t2", replaced=replaced)
        evening.several_come(names=["t1", "t2"])


def test_answers_lost_before_the_disk_failed_become_no_doubles() -> None:
    with played(RecoveryMachine()) as evening:
        evening.open(keeps_time=True)
        evening.line_goes_bad(plan=[Fault.LOST_AFTER] * 3)
        evening.several_come(names=["t1", "t2", "t3"])
        evening.power_cut(damage=flip_in_database, where=0)
