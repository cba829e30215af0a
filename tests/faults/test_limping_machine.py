"""A service that limps: fails, throttles, refuses some tickets or all, or fails as nobody thought of.

What must hold: a bad minute costs the service a few requests however much is unsent, and none at all while
it asked for quiet; once it is well, everything recorded reaches an end in a few minutes; a ticket that is
really refused is with the people who can do something about it, may be given up, and is not sent for ever;
refusals that were nobody's own hide nothing that comes out later. KIOSK_EXAMPLES=2000 plays it for longer.
"""

from collections.abc import Mapping
from itertools import pairwise

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule
from msgspec.structs import replace

from kiosk.core.outbox import UNSENT, EntryState, IncidentKind
from kiosk.core.verdict import VerdictKind
from kiosk.engine.errors import FailedError, LostError, NotSentError, RefusedError, ThrottledError
from tests.faults.door_world import DoorWorld, SimulatedEvent, SimulatedEventMachine, evenings, played
from tests.faults.memory_service import MemoryService, Mood, OurOwnError
from tests.faults.simulated_time import SimulatedLoop
from tests.unit.store.store_samples import ticket

QUEUED = tuple(f"q{number}" for number in range(30))
"""Let in while there was no network."""
REALLY_REFUSED = frozenset({"q1", "q2", "q3", "q20"})
TICKETS = (*QUEUED, *(f"t{number}" for number in range(10)))
THE_NEXT_GUEST = "next"
"""Comes once the service is well: only that tells whose fault it is where all the rest is refused alike."""
QUIET_S = 20.0
MOST_A_MINUTE = 40


def only(ticket_ids: frozenset[str], status: int) -> Mood:
    """These tickets are refused, and no other."""
    return lambda ticket_id: RefusedError("no", status=status) if ticket_id in ticket_ids else None


def check_ins(status: int) -> Mood:
    """Every check-in is refused, as where the account may not scan."""
    return lambda ticket_id: RefusedError("not you", status=status) if ticket_id else None


MOODS: Mapping[str, Mood] = {
    "well": lambda _: None,
    "503": lambda _: FailedError("later", status=503),
    "unreachable": lambda _: NotSentError("no route"),
    "lost": lambda _: LostError("reset"),
    "quiet": lambda _: ThrottledError("slower", status=429, wait_s=QUIET_S),
    "429": lambda _: ThrottledError("slower", status=429),
    "ours": lambda ticket_id: OurOwnError("a fault of ours") if ticket_id else None,
    "403": check_ins(403),
    "404": check_ins(404),
    "some 404": only(REALLY_REFUSED, 404),
    "some 400": only(REALLY_REFUSED, 400),
}
BAD = frozenset({"503", "lost", "quiet", "429", "ours", "403", "404"})


class LimpingMachine(SimulatedEventMachine):
    """One evening of a door at a service that limps."""

    door: DoorWorld

    @initialize()
    def open(self) -> None:
        loop = SimulatedLoop()
        self.loop = loop
        self.service = MemoryService(loop)
        self.evening = SimulatedEvent(self.service, loop)
        self.door = self.evening.door([ticket(name) for name in (*TICKETS, THE_NEXT_GUEST)])
        loop.let_pass(1)
        self.mood = "unreachable"
        self.service.mood = MOODS[self.mood]
        self.said: dict[str, str] = {}
        self.given_up: set[str] = set()
        self.refused: set[str] = set()
        self.all_refused = False
        self.cancelled: dict[str, float] = {}
        for name in QUEUED:
            self.scan(name)

    @rule(name=st.sampled_from(TICKETS))
    def scan(self, name: str) -> None:
        given = self.door.scan(name)
        assert given is not None, "a scan could not be recorded"
        expected = VerdictKind.ALREADY_IN if name in self.said else VerdictKind.ADMIT
        assert given.verdict.kind is (VerdictKind.NOT_VALID if name in self.cancelled else expected)
        if given.verdict.kind is VerdictKind.ADMIT:
            self.said[name] = given.admission_id

    @rule(mood=st.sampled_from(sorted(MOODS)))
    def service_changes(self, mood: str) -> None:
        self.mood = mood
        self.service.mood = MOODS[mood]
        self.all_refused |= mood in ("403", "404")
        if mood.startswith("some"):
            self.refused |= REALLY_REFUSED

    @rule(minutes=st.integers(1, 3))
    def minutes_pass(self, minutes: int) -> None:
        self.loop.let_pass(2)
        for _ in range(minutes):
            began = self.loop.time()
            self.loop.let_pass(60)
            asked = self.service.check_ins_since(began)
            if self.mood in BAD:
                assert len(asked) <= MOST_A_MINUTE, f"{len(asked)} check-ins in a minute of {self.mood}"
            if self.mood == "quiet":
                self._check_quiet(began)

    def _check_quiet(self, began: float) -> None:
        times = [one.at for one in self.service.asked if one.at >= began]
        stretches = [later - earlier for earlier, later in pairwise(times)]
        assert all(not 1 < stretch < QUIET_S - 1 for stretch in stretches), "asked for quiet, and had none"
        assert len(times) <= 4 * 8, "asked for quiet, and had none"

    @rule(number=st.integers(0, 100))
    def given_up_by_staff(self, number: int) -> None:
        """A person dismisses a check-in that was refused, whatever became of it since."""
        refused = [
            entry
            for entry in self.door.entries().values()
            if entry.ticket_id in REALLY_REFUSED and entry.state is EntryState.NEEDS_ATTENTION
        ]
        if refused:
            chosen = refused[number % len(refused)]
            assert self.door.play(
                self.door.door.controller.resolution.dismiss(chosen.admission_id, "let in by hand")
            )
            self.given_up.add(chosen.admission_id)

    @rule(name=st.sampled_from(TICKETS))
    def host_cancels(self, name: str) -> None:
        """A guest inside is cancelled, and the door looks at the list."""
        if self.mood not in ("well", "some 404", "some 400") or name in self.cancelled:
            return
        self.loop.let_pass(90)  # a pause that the service had asked for is over
        rows = self.service.accounts["host"].tickets
        row = next(row for row in rows if row.id == name)
        rows[rows.index(row)] = replace(row, state="cancelled", updated_at=self.service.time)
        self.cancelled[name] = self.door.clock.now()
        self.door.sync(full=False)
        if name in self.said:
            self._check_told(name)

    def _check_told(self, name: str) -> None:
        told = [
            one
            for one in self.door.incidents()
            if one.kind is IncidentKind.LATE_REFUSAL and one.ticket_id == name
        ]
        assert any(one.settled_at is None or one.at >= self.cancelled[name] for one in told), (
            "a guest inside was cancelled, and nobody was told"
        )

    @rule()
    def killed(self) -> None:
        self.door.restart()

    def check_the_end(self) -> None:
        """The service is well, but for the tickets that it really refuses."""
        really = MOODS["some 404"] if self.refused else MOODS["well"]
        self.service.mood = really
        self.loop.let_pass(400)
        self.scan(THE_NEXT_GUEST)
        self.loop.let_pass(400)
        began = self.loop.time()
        self.loop.let_pass(600)
        assert len(self.service.check_ins_since(began)) <= len(REALLY_REFUSED), "it is hammered for ever"
        for entry in self.door.entries().values():
            assert entry.state not in UNSENT, f"a check-in reached no end: {entry.last_error}"
            if self.all_refused and entry.refused:
                # The first that got through proved the others guilty: they are with a person.
                assert entry.state in (EntryState.NEEDS_ATTENTION, EntryState.WITHDRAWN), entry.state
            elif entry.ticket_id not in REALLY_REFUSED:
                assert entry.state is EntryState.CONFIRMED, f"{entry.state}: {entry.last_error}"
            if entry.admission_id in self.given_up:
                assert entry.state is EntryState.WITHDRAWN, "given up, and taken up again"


LimpingMachine.TestCase.settings = evenings(8)
test_the_service_limps = LimpingMachine.TestCase


def test_refusals_that_were_nobodys_own_hide_no_later_cancellation() -> None:
    with played(LimpingMachine()) as evening:
        evening.open()
        evening.service_changes(mood="404")
        evening.minutes_pass(minutes=2)
        evening.service_changes(mood="well")
        evening.minutes_pass(minutes=3)
        for number in (0, 4, 5, 6, 7, 8, 9, 10):
            evening.host_cancels(name=f"q{number}")


@pytest.mark.parametrize("mood", ["503", "429", "quiet", "ours", "403", "some 404", "some 400"])
def test_a_bad_minute_costs_the_service_a_few_requests(mood: str) -> None:
    with played(LimpingMachine()) as evening:
        evening.open()
        evening.service_changes(mood=mood)
        evening.minutes_pass(minutes=3)


def test_those_that_were_refused_last_of_all_are_proven_guilty_by_the_next_guest() -> None:
    """The three come after everybody else, and nothing gets through between: the account is suspected."""
    with played(LimpingMachine()) as evening:
        evening.open()
        evening.killed()
        evening.minutes_pass(minutes=1)
        evening.minutes_pass(minutes=3)
        evening.scan(name="t0")
        evening.minutes_pass(minutes=3)
        evening.killed()
        evening.service_changes(mood="some 400")
