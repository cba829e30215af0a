"""A guest list that moves while it is read, of several events: what a door may say of it.

What must hold, whatever pages are empty, repeated, cut or lost, whatever moves between them, wherever a
pass is broken off, and whichever event is chosen when: a ticket that was there throughout a pass that
counts as complete is held; a valid guest is never unknown and is let in; who was cancelled or deleted
before the last look is not; nobody goes in with another day's ticket, or while nobody said which day it is;
only what changed since the last whole look is asked for again; of whom this machine let in and who is not
valid any more people are told, once and at the door of their own event. KIOSK_EXAMPLES=2000 plays it for
longer.
"""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from msgspec.structs import replace

from kiosk.core.outbox import IncidentKind
from kiosk.core.tickets import Event, Listing, Ticket
from kiosk.core.verdict import Admit, AlreadyIn, Unknown, VerdictKind, WrongEvent
from kiosk.engine.errors import ServiceError
from kiosk.engine.events import VerdictGiven
from tests.faults.door_world import DoorWorld, SimulatedEvent, evenings, played
from tests.faults.memory_service import MemoryService, PageFault, asked_for
from tests.faults.simulated_time import SimulatedLoop
from tests.unit.store.store_samples import FESTIVAL, NOW, ticket

SATURDAY = Event("saturday", FESTIVAL, NOW - 3600, NOW + 3600)
SUNDAY = Event("sunday", FESTIVAL, NOW + 80_000, NOW + 90_000)
BALL = Event("ball", Listing("ball", "Spring Ball"), NOW - 3600, NOW + 3600)
EVENTS = (SATURDAY, SUNDAY, BALL)
LIES = (PageFault.EMPTY, PageFault.REPEATED)
WATERMARK_SLACK_S = 125.0
choices = st.sampled_from([{"saturday"}, {"sunday"}, {"saturday", "sunday"}, {"ball"}])
numbers = st.integers(0, 400)


def at_most_one_lie(plan: list[PageFault]) -> bool:
    """Two in a row nobody can tell from the end of the list."""
    return sum(fault in LIES for fault in plan) <= 1


class ListMachine(RuleBasedStateMachine):
    """One evening of a door and its list."""

    evening: SimulatedEvent | None = None
    door: DoorWorld

    @initialize(large=st.booleans(), cap=st.sampled_from([4, 7, 1000]), chosen=st.none() | choices)
    def open(self, *, large: bool, cap: int, chosen: set[str] | None) -> None:
        loop = SimulatedLoop()
        self.loop = loop
        self.service = MemoryService(loop, cap=100 if large else cap)
        self.evening = SimulatedEvent(self.service, loop)
        self.chosen: frozenset[str] = frozenset()
        self.large = large
        count = 130 if large else 5
        held = [
            ticket(f"{event.id}-{number}", event=event, updated_at=NOW - (100_000 if number else 1000))
            for number in range(count)
            for event in EVENTS
        ]
        self.names = [row.id for row in held]
        self.known: set[str] = set()
        """Tickets that the door must hold as they are now."""
        self.known_bad: set[str] = set()
        """Tickets that the door must know to be cancelled."""
        self.said: set[str] = set()
        self.said_here: set[str] = set()
        """Of those who were let in, whom the machine that stands there now let in."""
        self.last_look: tuple[frozenset[str], float] | None = None
        self.deleted = ""
        self.looks_since_deleted = 0
        self.cancelled_under: dict[str, frozenset[str]] = {}
        self._rows().extend(held)
        self.door = self.evening.door(events=frozenset())
        if chosen:
            self.choose(chosen)
        loop.let_pass(1)

    def _rows(self) -> list[Ticket]:
        return self.service.accounts["host"].tickets

    def _truth(self, name: str) -> Ticket | None:
        return next((row for row in self._rows() if row.id == name), None)

    def _name(self, number: int) -> str:
        return self.names[number % len(self.names)]

    def _in_scope(self, row: Ticket) -> bool:
        """Whether it is of a listing that the door looks at."""
        listings = {event.listing for event in EVENTS if event.id in self.chosen}
        return not self.chosen or (row.event is not None and row.event.listing in listings)

    @rule(which=choices)
    def choose(self, which: set[str]) -> None:
        """Staff say which event it is."""
        self.chosen = frozenset(which)
        self.door.play(self.door.door.controller.choose_events(self.chosen))

    @rule(full=st.booleans())
    def look(self, *, full: bool) -> None:
        """The list is fetched, whole or what changed."""
        before = {row.id for row in self._rows() if self._in_scope(row)}
        was = {row.id: row for row in self._rows()}
        lies, at, asked = self.service.lies, self.service.time, len(self.service.asked)
        try:
            synced = self.door.sync(full=full)
        except ServiceError:
            return
        deltas = [one.query for one in self.service.asked[asked:] if one.query and one.query.since]
        if deltas and self.service.lies > lies:
            return  # nobody can tell that nothing changed from not being told
        if not synced.complete:
            assert not full or self.service.lies > lies, "a whole look did not make the list complete"
            return
        now = {row.id: row for row in self._rows()}
        for name in before:
            if now.get(name) == was[name]:
                self.known.add(name)
                (self.known_bad.add if was[name].state == "cancelled" else self.known_bad.discard)(name)
        held = self.door.held()
        assert self.known <= held | {self.deleted}, f"complete without {sorted(self.known - held)[:3]}"
        if full:
            newest = max((row.updated_at or 0.0 for row in self._rows() if self._in_scope(row)), default=0.0)
            self.last_look = self.chosen, min(at, newest)
            self.looks_since_deleted += bool(self.deleted)
        for query in deltas if not full else ():
            self._check_watermark(asked_for(query))
        self._check_those_inside()

    def _check_watermark(self, since: float | None) -> None:
        if self.last_look is None or since is None or self.last_look[0] != self.chosen:
            return
        least = self.last_look[1] - WATERMARK_SLACK_S
        assert since >= least, "what was looked at long ago is asked for again and again"

    def _check_those_inside(self) -> None:
        told = [one.ticket_id for one in self.door.incidents() if one.kind is IncidentKind.LATE_REFUSAL]
        assert len(told) == len(set(told)), "one refund was told twice"
        assert set(told) <= self.said_here, "told of somebody whom this machine did not let in"
        for name, chosen in self.cancelled_under.items():
            row = self._truth(name)
            if row is None or row.event is None or chosen != self.chosen or name not in self.known_bad:
                continue
            own = row.event.id in chosen
            assert name in told or not own, "a guest inside was cancelled, and nobody was told"
            assert name not in told or own, "a refund of another day's guest alarmed this door"

    @rule(
        plan=st.lists(st.sampled_from(list(PageFault)), max_size=8).filter(at_most_one_lie),
        moved=st.sampled_from([0, 1, 60, 150]),
        full=st.booleans(),
    )
    def another_machine(self, plan: list[PageFault], moved: int, *, full: bool) -> None:
        """A laptop that holds nothing yet takes the door over, and its first look goes wrong."""
        assert self.evening is not None
        self.door.kill()
        self.known.clear()
        self.known_bad.clear()
        self.cancelled_under.clear()
        self.said_here.clear()
        self.last_look, self.looks_since_deleted = None, 0
        self.service.pages.clear()
        self.service.pages.extend(plan)
        self.door = self.evening.door(events=frozenset())
        if self.chosen:
            self.choose(set(self.chosen))
        self.loop.let_pass(1)
        if self.door.door.controller.list_complete:
            there = {row.id for row in self._rows() if self._in_scope(row)}
            assert there <= self.door.held(), f"complete without {sorted(there - self.door.held())[:3]}"
        self.service.pages.clear()
        self.rows_move(moved)
        self.look(full=full)

    @rule(number=numbers)
    def scan(self, number: int) -> None:
        name = self._name(number)
        given = self.door.scan(name)
        assert given is not None
        row = self._truth(name)
        if isinstance(given.verdict, Admit):
            self._check_admitted(name, row)
            self.said.add(name)
            self.said_here.add(name)
        elif row is not None:
            self._check_refused(row, given)

    def _check_admitted(self, name: str, row: Ticket | None) -> None:
        assert name not in self.said, "let in twice"
        held = self.door.play(self.door.profile.guests.events())
        if self.chosen:
            assert name.split("-", maxsplit=1)[0] in self.chosen, "let in with another day's ticket"
        else:
            assert len(held) < 2, "let in, and nobody had said which day it is"
        assert name not in self.known_bad or row is None, "let in with a ticket known to be cancelled"
        assert row is not None or self.looks_since_deleted < 2, "let in with a ticket that is gone"

    def _check_refused(self, row: Ticket, given: VerdictGiven) -> None:
        verdict = given.verdict
        event = row.event.id if row.event else ""
        if row.id in self.known:
            assert not isinstance(verdict, Unknown), "a guest of a complete list is unknown"
        if isinstance(verdict, WrongEvent):
            assert self.chosen, "the wrong event, and none was chosen"
            assert event not in self.chosen, "a guest of tonight has the wrong event"
        if row.id in self.known and event in self.chosen and row.state == "paid":
            assert isinstance(verdict, AlreadyIn), f"a valid guest was not let in: {verdict.kind}"
            assert row.id in self.said, "a valid guest is said to be inside"
        if not self.chosen and row.id in self.known:
            assert verdict.kind in (VerdictKind.REFER, VerdictKind.ALREADY_IN, VerdictKind.NOT_VALID), (
                verdict.kind
            )

    @rule(
        fault=st.sampled_from([*LIES, PageFault.CUT, PageFault.FAILED, PageFault.LOST]),
        after=st.integers(0, 6),
    )
    def a_page_goes_wrong(self, fault: PageFault, after: int) -> None:
        self.service.pages.clear()
        self.service.pages.extend([*[PageFault.NONE] * after, fault])

    @rule(times=st.integers(1, 5))
    def rows_shift_while_paging(self, times: int) -> None:
        self.service.pages.clear()
        self.service.pages.extend([PageFault.SHIFTED] * times)

    @rule(rows=st.sampled_from([1, 3, 60, 150]))
    def rows_move(self, rows: int) -> None:
        """Somebody edits tickets that stood in front; they stand at the end now."""
        held = self._rows()
        held[:] = held[rows % len(held) :] + held[: rows % len(held)]

    @rule(number=st.integers(1000, 1010), event=st.sampled_from(EVENTS), first=st.booleans())
    def somebody_buys(self, number: int, event: Event, *, first: bool) -> None:
        name = f"{event.id}-{number}"
        if self._truth(name) is None and name != self.deleted:
            self._rows().insert(
                0 if first else len(self._rows()), ticket(name, event=event, updated_at=self.service.time)
            )
            self.names.append(name)

    @rule(number=numbers, state=st.sampled_from(["cancelled", "paid"]))
    def host_changes_state(self, number: int, state: str) -> None:
        name = self._name(number)
        row = self._truth(name)
        if row is None or row.state == state:
            return
        self._rows()[self._rows().index(row)] = replace(row, state=state, updated_at=self.service.time)
        self.known.discard(name)
        self.known_bad.discard(name)
        self.cancelled_under.pop(name, None)
        told = any(one.ticket_id == name for one in self.door.incidents())
        if state == "cancelled" and name in self.said_here and not told:
            self.cancelled_under[name] = self.chosen

    @precondition(lambda self: not self.deleted)
    @rule(number=numbers)
    def host_deletes(self, number: int) -> None:
        """One of many; more than one in a hundred at once would be taken for the service's trouble."""
        name = self._name(number)
        row = self._truth(name)
        if self.large and row is not None:
            self._rows().remove(row)
            self.deleted, self.looks_since_deleted = name, 0
            self.known.discard(name)

    @rule(after_s=st.sampled_from([0.005, 0.015, 0.025, 0.045]))
    def dies_while_looking(self, after_s: float) -> None:
        self.door.die_during(self.door.door.guest_list.sync(full=True), after_s)

    @rule()
    def killed(self) -> None:
        self.door.restart()

    @rule(seconds=st.sampled_from([1.0, 400.0, 1900.0]))
    def time_passes(self, seconds: float) -> None:
        self.loop.let_pass(seconds)

    def teardown(self) -> None:
        if self.evening is not None:
            self.evening.end()


ListMachine.TestCase.settings = evenings(12)
test_the_list_is_what_the_service_holds = ListMachine.TestCase


@pytest.mark.parametrize("fault", [PageFault.EMPTY, PageFault.REPEATED])
def test_one_page_without_news_does_not_end_a_pass(fault: PageFault) -> None:
    with played(ListMachine()) as evening:
        evening.open(large=True, cap=1000, chosen={"saturday"})
        evening.another_machine(plan=[PageFault.NONE, PageFault.NONE, fault], moved=0, full=False)


def test_rows_on_a_page_that_does_not_fit_are_not_forgotten() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=True, cap=1000, chosen={"ball"})
        plan = [PageFault.CUT, PageFault.CUT, PageFault.REPEATED, PageFault.CUT]
        evening.another_machine(plan=plan, moved=0, full=False)


def test_a_pass_that_was_resumed_over_rows_that_moved_is_not_complete() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=True, cap=1000, chosen=None)
        evening.another_machine(
            plan=[PageFault.NONE, PageFault.NONE, PageFault.NONE, PageFault.FAILED], moved=150, full=False
        )


def test_a_ticket_deleted_after_an_event_was_chosen_is_not_let_in() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=True, cap=1000, chosen=None)
        evening.choose(which={"saturday"})
        evening.host_deletes(number=0)
        for _ in range(3):
            evening.look(full=True)
        evening.scan(number=0)


def test_what_was_looked_at_long_ago_is_not_asked_for_again() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=False, cap=1000, chosen=None)
        evening.look(full=True)
        evening.time_passes(seconds=1900.0)
        evening.choose(which={"saturday"})
        evening.host_changes_state(number=0, state="cancelled")
        evening.look(full=True)
        evening.look(full=False)


def test_the_event_that_staff_chose_is_remembered() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=False, cap=1000, chosen={"saturday"})
        evening.killed()
        evening.scan(number=1)


def test_nobody_goes_in_while_nobody_said_which_day_it_is() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=False, cap=1000, chosen=None)
        evening.time_passes(seconds=1.0)
        evening.scan(number=0)


def test_who_was_let_in_by_a_machine_before_is_not_told_of() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=False, cap=1000, chosen={"saturday"})
        evening.scan(number=0)
        evening.another_machine(plan=[], moved=0, full=False)
        evening.host_changes_state(number=0, state="cancelled")
        evening.look(full=False)
        assert not evening.door.incidents()


def test_a_refund_of_another_days_guest_alarms_nobody() -> None:
    with played(ListMachine()) as evening:
        evening.open(large=False, cap=1000, chosen={"saturday"})
        evening.look(full=True)
        evening.scan(number=0)
        evening.choose(which={"sunday"})
        evening.host_changes_state(number=0, state="cancelled")
        evening.look(full=False)
