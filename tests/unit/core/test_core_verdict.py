"""The verdict tables of entry and exit doors, row by row, and that judging is total."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, field
from msgspec.structs import replace

from kiosk.core.policy import Direction, DoorPolicy, Meaning, NoticeRule
from kiosk.core.presence import Evidence, EvidenceSource, LedgerRow, Presence, PresenceState, RowKind
from kiosk.core.tickets import Answer, Event, Ticket, TicketState, TicketType
from kiosk.core.verdict import (
    RESTART_WINDOW_S,
    Admit,
    AlreadyIn,
    DoorNow,
    Exit,
    Match,
    NotInside,
    NotValid,
    Reason,
    Refer,
    SameScan,
    Sound,
    Unknown,
    Verdict,
    VerdictKind,
    WrongEvent,
    WrongGate,
    judge,
)

NOW = 10_000.0
TONIGHT, OTHER_NIGHT = Event("tonight"), Event("other night")
STANDING, VIP = TicketType("standing-id", "Standing"), TicketType("vip-id", "VIP")
GOOD = Ticket("t1", token="k1", state="paid", event=TONIGHT, ticket_type=STANDING)
HERE = Evidence(EvidenceSource.HERE, NOW - 60, "Door A", "camera", "a1")
ADMITTED = LedgerRow("a1", RowKind.ADMISSION, "t1", NOW - 60, "Door A", "camera", run="run 1", shown=True)
INSIDE = Presence(PresenceState.INSIDE, 1, HERE, ADMITTED)
LEFT = Presence(
    PresenceState.OUTSIDE, 1, Evidence(EvidenceSource.HERE, NOW - 30, "Door C", "hand_scanner", "a1")
)
NOT_KNOWN = Presence()


class Scene(Struct, frozen=True):
    """All that a verdict depends on; by default an entry door and a ticket that may go in."""

    tickets: tuple[Ticket, ...] = (GOOD,)
    vanished: frozenset[str] = frozenset()
    policy: DoorPolicy = field(default_factory=DoorPolicy)
    events: frozenset[str] = frozenset({"tonight"})
    direction: Direction = Direction.ENTRY
    list_complete: bool = True
    presence: Presence = NOT_KNOWN
    run: str = "run 2"
    undecided: bool = False
    account_known: bool = True
    elsewhere: tuple[Ticket, ...] = ()
    double: bool = False
    inside: int = 0

    def verdict(self) -> Verdict:
        door = DoorNow(
            self.policy,
            self.events,
            self.direction,
            self.list_complete,
            self.run,
            undecided=self.undecided,
            account_known=self.account_known,
            double=self.double,
            inside=self.inside,
        )
        accounts = ("another",) if self.elsewhere else ()
        return judge(Match(self.tickets, self.vanished, self.elsewhere, accounts), door, self.presence, NOW)


def having(**changes: Any) -> Ticket:
    return replace(GOOD, **changes)


def having_id(ticket_id: str) -> Ticket:
    return replace(GOOD, id=ticket_id)


VIP_ONLY = DoorPolicy(ticket_types=("VIP",), gates={"Standing": "Door B"})
FOR_TWO = DoorPolicy(capacity=2)
TWICE = DoorPolicy(entries={"Standing": 2})

ENTRY_TABLE = [
    # row 1
    ("1", Scene(tickets=()), Unknown()),
    ("1 no list", Scene(tickets=(), list_complete=False), Refer(Reason.LIST_NOT_LOADED)),
    (
        "1 let in off the list on this code",
        Scene(tickets=(), presence=INSIDE),
        Refer(Reason.LET_IN_OFF_LIST, (), INSIDE),
    ),
    (
        "1 let in off the list on this code, no list",
        Scene(tickets=(), presence=INSIDE, list_complete=False),
        Refer(Reason.LET_IN_OFF_LIST, (), INSIDE),
    ),
    (
        "1 let in off the list on this code, and left",
        Scene(tickets=(), presence=LEFT),
        Refer(Reason.LET_IN_OFF_LIST, (), LEFT),
    ),
    (
        "1 on another account's list",
        Scene(tickets=(), elsewhere=(GOOD,), presence=LEFT),
        Refer(Reason.OTHER_ACCOUNT, (GOOD,), LEFT, ("another",)),
    ),
    (
        "1 several on another account's list",
        Scene(tickets=(), elsewhere=(GOOD, having_id("t2")), presence=LEFT),
        Refer(Reason.OTHER_ACCOUNT, (GOOD, having_id("t2")), None, ("another",)),
    ),
    (
        "1 nobody knows whose list counts",
        Scene(tickets=(), elsewhere=(GOOD,), account_known=False, list_complete=False),
        Refer(Reason.ACCOUNT_NOT_KNOWN, (GOOD,), NOT_KNOWN, ("another",)),
    ),
    ("1 no event chosen", Scene(undecided=True), Refer(Reason.NO_EVENT_CHOSEN, (GOOD,), NOT_KNOWN)),
    (
        "1 no event chosen, and refused whichever it is",
        Scene(undecided=True, tickets=(having(state="cancelled"),)),
        NotValid(having(state="cancelled"), Reason.STATE_REFUSED),
    ),
    ("1 no event chosen, and not on the list", Scene(undecided=True, tickets=()), Unknown()),
    # between 7 and 8
    ("8 full", Scene(policy=FOR_TWO, inside=2), Refer(Reason.HOUSE_FULL, (GOOD,), NOT_KNOWN)),
    ("8 more than full", Scene(policy=FOR_TWO, inside=3), Refer(Reason.HOUSE_FULL, (GOOD,), NOT_KNOWN)),
    ("8 one place left", Scene(policy=FOR_TWO, inside=1), Admit(GOOD)),
    ("8 nobody said how many", Scene(inside=10**6), Admit(GOOD)),
    (
        "8 full, and not valid anyway",
        Scene(policy=FOR_TWO, inside=2, tickets=(having(state="cancelled"),)),
        NotValid(having(state="cancelled"), Reason.STATE_REFUSED),
    ),
    # row 2
    (
        "2",
        Scene(tickets=(GOOD, replace(GOOD, id="t2"))),
        Refer(Reason.SEVERAL_MATCH, (GOOD, replace(GOOD, id="t2"))),
    ),
    # row 3
    *[
        (
            f"3 {state}",
            Scene(tickets=(having(state=state),)),
            NotValid(having(state=state), Reason.STATE_REFUSED),
        )
        for state in ("failed", "cancelled", "error")
    ],
    (
        "3 refused by the host",
        Scene(tickets=(having(state="unpaid"),), policy=DoorPolicy(states={"unpaid": Meaning.REFUSE})),
        NotValid(having(state="unpaid"), Reason.STATE_REFUSED),
    ),
    ("3 stop-list", Scene(policy=DoorPolicy(stop_list=("t1",))), NotValid(GOOD, Reason.STOP_LISTED)),
    # row 4
    ("4", Scene(tickets=(having(event=OTHER_NIGHT),)), WrongEvent(having(event=OTHER_NIGHT))),
    # row 5
    *[
        (
            f"5 {state}",
            Scene(tickets=(having(state=state),)),
            Refer(Reason.STATE_REFERRED, (having(state=state),), NOT_KNOWN),
        )
        for state in ("unapproved", "unpaid", "pending", "ended", "expired", "partially_paid")
    ],
    *[
        (
            f"5 state {state!r}",
            Scene(tickets=(having(state=state),)),
            Refer(Reason.STATE_UNKNOWN, (having(state=state),), NOT_KNOWN),
        )
        for state in ("", "refunded", "PAID", " paid")
    ],
    ("5 vanished", Scene(vanished=frozenset({"t1"})), Refer(Reason.VANISHED, (GOOD,), NOT_KNOWN)),
    (
        "5 no event",
        Scene(tickets=(having(event=None),)),
        Refer(Reason.EVENT_MISSING, (having(event=None),), NOT_KNOWN),
    ),
    (
        "5 event without id",
        Scene(tickets=(having(event=Event("")),)),
        Refer(Reason.EVENT_MISSING, (having(event=Event("")),), NOT_KNOWN),
    ),
    (
        "5 no type",
        Scene(tickets=(having(ticket_type=None),)),
        Refer(Reason.TYPE_MISSING, (having(ticket_type=None),), NOT_KNOWN),
    ),
    (
        "5 type without id or name",
        Scene(tickets=(having(ticket_type=TicketType("", price=3.0)),)),
        Refer(Reason.TYPE_MISSING, (having(ticket_type=TicketType("", price=3.0)),), NOT_KNOWN),
    ),
    (
        "5 says whether it is inside",
        Scene(tickets=(having(state="unpaid"),), presence=INSIDE),
        Refer(Reason.STATE_REFERRED, (having(state="unpaid"),), INSIDE),
    ),
    # row 6
    ("6", Scene(policy=VIP_ONLY), WrongGate(GOOD, "Door B", NOT_KNOWN)),
    ("6 gate not said", Scene(policy=replace(VIP_ONLY, gates={})), WrongGate(GOOD, "", NOT_KNOWN)),
    (
        "6 says whether it is inside",
        Scene(policy=VIP_ONLY, presence=INSIDE),
        WrongGate(GOOD, "Door B", INSIDE),
    ),
    # row 7
    ("7 inside", Scene(presence=INSIDE), AlreadyIn(GOOD, Reason.INSIDE, HERE)),
    (
        "7 inside, and its type may come again",
        Scene(presence=INSIDE, policy=DoorPolicy(entries={"*": "again"})),
        AlreadyIn(GOOD, Reason.INSIDE, HERE),
    ),
    ("7 once, and left", Scene(presence=LEFT), AlreadyIn(GOOD, Reason.NO_FURTHER_ENTRY, LEFT.evidence)),
    (
        "7 twice, and left twice",
        Scene(presence=replace(LEFT, entries=2), policy=TWICE),
        AlreadyIn(GOOD, Reason.NO_FURTHER_ENTRY, LEFT.evidence),
    ),
    (
        "7 the service knows",
        Scene(presence=Presence(PresenceState.INSIDE, 1, Evidence(EvidenceSource.SERVICE))),
        AlreadyIn(GOOD, Reason.INSIDE, Evidence(EvidenceSource.SERVICE)),
    ),
    # row 8
    *[
        (f"8 {state}", Scene(tickets=(having(state=state),)), Admit(having(state=state)))
        for state in ("closed", "paid")
    ],
    (
        "8 any event",
        Scene(events=frozenset(), tickets=(having(event=OTHER_NIGHT),)),
        Admit(having(event=OTHER_NIGHT)),
    ),
    ("8 list not complete", Scene(list_complete=False), Admit(GOOD)),
    ("8 twice, and left once", Scene(presence=LEFT, policy=TWICE), Admit(GOOD)),
    ("8 again, and left", Scene(presence=LEFT, policy=DoorPolicy(entries={"*": "again"})), Admit(GOOD)),
    (
        "8 admitted state by the host",
        Scene(tickets=(having(state="ended"),), policy=DoorPolicy(states={"ended": Meaning.ADMIT})),
        Admit(having(state="ended")),
    ),
    (
        "8 with a notice",
        Scene(policy=DoorPolicy(notices=(NoticeRule(text="check ID"),))),
        Admit(GOOD, ("check ID",)),
    ),
    ("8 somebody else vanished", Scene(vanished=frozenset({"t2"})), Admit(GOOD)),
]


@pytest.mark.parametrize(("row", "given_scene", "verdict"), ENTRY_TABLE, ids=[r[0] for r in ENTRY_TABLE])
def test_entry_table(row: str, given_scene: Scene, verdict: Verdict) -> None:
    assert given_scene.verdict() == verdict


EXIT_TABLE = [
    ("nothing matches", Scene(tickets=()), Unknown()),
    ("nothing matches, no list", Scene(tickets=(), list_complete=False), Refer(Reason.LIST_NOT_LOADED)),
    ("let in off the list, and leaves", Scene(tickets=(), presence=INSIDE), Exit(None, INSIDE)),
    (
        "let in off the list, and left",
        Scene(tickets=(), presence=LEFT, list_complete=False),
        NotInside(None, LEFT.evidence),
    ),
    (
        "several",
        Scene(tickets=(GOOD, replace(GOOD, id="t2"))),
        Refer(Reason.SEVERAL_MATCH, (GOOD, replace(GOOD, id="t2"))),
    ),
    ("no event chosen", Scene(undecided=True), Exit(GOOD, NOT_KNOWN)),
    (
        "on another account's list, and inside",
        Scene(tickets=(), elsewhere=(GOOD,), presence=INSIDE),
        Exit(GOOD, INSIDE),
    ),
    (
        "on another account's list, and not inside",
        Scene(tickets=(), elsewhere=(GOOD,), presence=LEFT),
        Refer(Reason.OTHER_ACCOUNT, (GOOD,), LEFT, ("another",)),
    ),
    (
        "several on another account's list",
        Scene(tickets=(), elsewhere=(GOOD, having_id("t2")), presence=INSIDE),
        Refer(Reason.OTHER_ACCOUNT, (GOOD, having_id("t2")), None, ("another",)),
    ),
    ("inside", Scene(presence=INSIDE), Exit(GOOD, INSIDE)),
    ("not known", Scene(), Exit(GOOD, NOT_KNOWN)),
    ("outside", Scene(presence=LEFT), NotInside(GOOD, LEFT.evidence)),
    (
        "cancelled, stop-listed, other event, vanished, wrong gate: all the same to an exit",
        Scene(
            tickets=(having(state="cancelled", event=OTHER_NIGHT),),
            vanished=frozenset({"t1"}),
            policy=replace(VIP_ONLY, stop_list=("t1",)),
        ),
        Exit(having(state="cancelled", event=OTHER_NIGHT), NOT_KNOWN),
    ),
    (
        "no state, event or type",
        Scene(tickets=(Ticket("t1"),), presence=INSIDE),
        Exit(Ticket("t1"), INSIDE),
    ),
]


@pytest.mark.parametrize(("row", "given_scene", "verdict"), EXIT_TABLE, ids=[r[0] for r in EXIT_TABLE])
def test_exit_table(row: str, given_scene: Scene, verdict: Verdict) -> None:
    assert replace(given_scene, direction=Direction.EXIT).verdict() == verdict


def change_ticket(**changes: Any) -> Callable[[Scene], Scene]:
    return lambda s: replace(s, tickets=(replace(s.tickets[0], **changes),))


TROUBLES: list[tuple[VerdictKind, Callable[[Scene], Scene]]] = [
    (VerdictKind.NOT_VALID, change_ticket(state="cancelled")),
    (VerdictKind.WRONG_EVENT, change_ticket(event=OTHER_NIGHT)),
    (VerdictKind.REFER, lambda s: replace(s, vanished=frozenset({"t1"}))),
    (VerdictKind.WRONG_GATE, lambda s: replace(s, policy=VIP_ONLY)),
    (VerdictKind.ALREADY_IN, lambda s: replace(s, presence=INSIDE)),
]
"""A trouble for each of rows 3 to 7, in the table's order."""

SEVERAL_TROUBLES = [
    chosen
    for size in range(len(TROUBLES) + 1)
    for chosen in itertools.combinations(range(len(TROUBLES)), size)
]


@pytest.mark.parametrize("chosen", SEVERAL_TROUBLES)
def test_of_several_troubles_the_first_row_decides(chosen: tuple[int, ...]) -> None:
    troubled = Scene()
    for index in reversed(chosen):
        troubled = TROUBLES[index][1](troubled)
    expected = TROUBLES[chosen[0]][0] if chosen else VerdictKind.ADMIT
    assert troubled.verdict().kind is expected


@pytest.mark.parametrize("chosen", SEVERAL_TROUBLES)
def test_several_matches_come_before_every_trouble(chosen: tuple[int, ...]) -> None:
    troubled = Scene()
    for index in chosen:
        troubled = TROUBLES[index][1](troubled)
    both = replace(troubled, tickets=(*troubled.tickets, replace(GOOD, id="t2")))
    assert both.verdict().kind is VerdictKind.REFER
    assert replace(troubled, tickets=(), presence=NOT_KNOWN).verdict() == Unknown()


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"state": "unpaid", "event": None, "ticket_type": None}, Reason.STATE_REFERRED),
        ({"state": "odd", "event": None, "ticket_type": None}, Reason.STATE_UNKNOWN),
        ({"event": None, "ticket_type": None}, Reason.EVENT_MISSING),
        ({"ticket_type": None}, Reason.TYPE_MISSING),
    ],
)
def test_a_ticket_that_lacks_parts_is_referred_and_never_turned_to_another_gate(
    changes: dict[str, Any], why: Reason
) -> None:
    verdict = Scene(tickets=(having(**changes),), policy=VIP_ONLY, presence=INSIDE).verdict()
    assert isinstance(verdict, Refer)
    assert verdict.why is why


UNSEEN = replace(ADMITTED, shown=False)


@pytest.mark.parametrize(
    ("row", "run", "source", "where", "recorded"),
    [
        (UNSEEN, "run 2", EvidenceSource.HERE, PresenceState.INSIDE, True),
        (replace(UNSEEN, at=NOW), "run 2", EvidenceSource.HERE, PresenceState.INSIDE, True),
        (
            replace(UNSEEN, at=NOW - RESTART_WINDOW_S),
            "run 2",
            EvidenceSource.HERE,
            PresenceState.INSIDE,
            True,
        ),
        (
            replace(UNSEEN, at=NOW - RESTART_WINDOW_S - 1),
            "run 2",
            EvidenceSource.HERE,
            PresenceState.INSIDE,
            False,
        ),
        (replace(UNSEEN, at=NOW + 1), "run 2", EvidenceSource.HERE, PresenceState.INSIDE, False),
        (replace(UNSEEN, shown=True), "run 2", EvidenceSource.HERE, PresenceState.INSIDE, False),
        (UNSEEN, "run 1", EvidenceSource.HERE, PresenceState.INSIDE, False),
        (UNSEEN, "run 2", EvidenceSource.SERVICE, PresenceState.INSIDE, False),
        (UNSEEN, "run 2", EvidenceSource.HUB, PresenceState.INSIDE, False),
        (UNSEEN, "run 2", None, PresenceState.INSIDE, False),
        (UNSEEN, "run 2", EvidenceSource.HERE, PresenceState.OUTSIDE, False),
        (None, "run 2", EvidenceSource.HERE, PresenceState.INSIDE, False),
    ],
)
def test_an_admission_of_an_earlier_run_that_nobody_saw_is_the_same_admission(
    row: LedgerRow | None, run: str, source: EvidenceSource | None, where: PresenceState, recorded: bool
) -> None:
    evidence = Evidence(source) if source else None
    verdict = Scene(presence=Presence(where, 1, evidence, row), run=run).verdict()
    assert verdict == (
        Admit(GOOD, recorded=row)
        if recorded
        else AlreadyIn(
            GOOD, Reason.INSIDE if where is PresenceState.INSIDE else Reason.NO_FURTHER_ENTRY, evidence
        )
    )


def test_one_that_the_service_had_in_before_is_not_said_again() -> None:
    presence = Presence(PresenceState.INSIDE, 1, Evidence(EvidenceSource.HERE), UNSEEN)
    assert Scene(presence=presence, run="run 2", double=True).verdict().kind is VerdictKind.ALREADY_IN


@pytest.mark.parametrize("trouble", TROUBLES[:-1])
def test_a_restart_does_not_make_a_troubled_ticket_good(
    trouble: tuple[VerdictKind, Callable[[Scene], Scene]],
) -> None:
    unseen = Scene(presence=replace(INSIDE, admission=UNSEEN))
    assert trouble[1](unseen).verdict().kind is trouble[0]


@pytest.mark.parametrize(
    ("verdict", "kind", "sound"),
    [
        (Admit(GOOD), "admit", Sound.SUCCESS),
        (Admit(GOOD, ("check ID",)), "admit", Sound.ATTENTION),
        (Admit(GOOD, recorded=ADMITTED), "admit", Sound.ATTENTION),
        (AlreadyIn(GOOD, Reason.INSIDE, None), "already_in", Sound.DUPLICATE),
        (NotValid(GOOD, Reason.STATE_REFUSED), "not_valid", Sound.ERROR),
        (WrongEvent(GOOD), "wrong_event", Sound.ERROR),
        (WrongGate(GOOD, "", NOT_KNOWN), "wrong_gate", Sound.ATTENTION),
        (Refer(Reason.VANISHED), "refer", Sound.ATTENTION),
        (Unknown(), "unknown", Sound.ERROR),
        (SameScan(), "same_scan", Sound.NONE),
        (Exit(GOOD, INSIDE), "exit", Sound.EXIT),
        (NotInside(GOOD, None), "not_inside", Sound.ATTENTION),
    ],
)
def test_every_verdict_has_its_word_and_its_sound(verdict: Verdict, kind: str, sound: Sound) -> None:
    assert verdict.kind == kind
    assert verdict.sound is sound


ids = st.sampled_from(["t1", "t2", "a1", "tonight", "VIP", ""])
instants = st.floats(allow_nan=True) | st.sampled_from([NOW, NOW - 1, 0.0])
states = st.sampled_from([*TicketState, "", "refunded"]) | st.text(max_size=5)
types = st.none() | st.builds(TicketType, ids, ids, st.none() | st.floats())
any_event = st.none() | st.builds(Event, ids, start=st.none() | st.floats())
any_answers = st.lists(st.builds(Answer, ids, st.text(max_size=3)), max_size=3).map(tuple)
any_ticket = st.builds(Ticket, ids, state=states, event=any_event, ticket_type=types, answers=any_answers)
some_ids = st.lists(ids, max_size=3).map(tuple)
any_policy = st.builds(
    DoorPolicy,
    version=st.integers(),
    events=some_ids,
    ticket_types=some_ids,
    gates=st.dictionaries(ids, st.text(max_size=3), max_size=3),
    entries=st.dictionaries(
        ids | st.just("*"), st.sampled_from(["once", "again", "never"]) | st.integers(-1, 3), max_size=3
    ),
    states=st.dictionaries(states, st.sampled_from(Meaning), max_size=4),
    notices=st.lists(st.builds(NoticeRule, text=ids, ticket_type=ids, answer=ids, value=ids), max_size=2).map(
        tuple
    ),
    stop_list=some_ids,
    capacity=st.none() | st.integers(),
)
any_row = st.builds(
    LedgerRow, ids, st.sampled_from(RowKind), ids, instants, ids, ids, run=ids, shown=st.booleans()
)
any_evidence = st.none() | st.builds(Evidence, st.sampled_from(EvidenceSource), st.none() | instants)
any_presence = st.builds(
    Presence, st.sampled_from(PresenceState), st.integers(-1, 4), any_evidence, st.none() | any_row
)
any_scene = st.builds(
    Scene,
    tickets=st.lists(any_ticket, max_size=3).map(tuple),
    vanished=st.frozensets(ids, max_size=2),
    policy=any_policy,
    events=st.frozensets(ids, max_size=2),
    direction=st.sampled_from(Direction),
    list_complete=st.booleans(),
    presence=any_presence,
    run=ids,
)


@given(any_scene)
@settings(max_examples=150, deadline=None)
def test_every_input_has_one_verdict(given_scene: Scene) -> None:
    verdict = given_scene.verdict()
    assert isinstance(verdict, Verdict)
    assert verdict.kind in VerdictKind
    assert verdict.sound in Sound
    assert given_scene.verdict() == verdict


@given(any_scene)
@settings(max_examples=150, deadline=None)
def test_nobody_is_admitted_against_a_row_of_the_table(given_scene: Scene) -> None:
    verdict = replace(given_scene, direction=Direction.ENTRY).verdict()
    if not isinstance(verdict, Admit):
        return
    (admitted,) = given_scene.tickets
    policy, presence = given_scene.policy, given_scene.presence
    assert admitted.state not in ("failed", "cancelled", "error")
    assert admitted.state in ("closed", "paid") or policy.states.get(admitted.state) is Meaning.ADMIT
    assert admitted.id not in {*policy.stop_list, *given_scene.vanished}
    assert admitted.event is not None
    assert not given_scene.events or admitted.event.id in given_scene.events
    assert admitted.ticket_type is not None
    if verdict.recorded is None:
        assert presence.where is not PresenceState.INSIDE
    else:
        assert not verdict.recorded.shown


@given(any_scene, any_ticket, any_policy, st.frozensets(ids, max_size=2))
@settings(max_examples=100, deadline=None)
def test_an_exit_door_judges_neither_state_nor_event_and_keeps_nobody_in(
    given_scene: Scene, other: Ticket, policy: DoorPolicy, events: frozenset[str]
) -> None:
    leaving = replace(given_scene, direction=Direction.EXIT, tickets=(other,))
    verdict = leaving.verdict()
    assert verdict.kind in (VerdictKind.EXIT, VerdictKind.NOT_INSIDE)
    assert (verdict.kind is VerdictKind.NOT_INSIDE) == (leaving.presence.where is PresenceState.OUTSIDE)
    changed = replace(
        leaving,
        tickets=(replace(GOOD, id=other.id),),
        policy=policy,
        events=events,
        vanished=frozenset({other.id}),
    )
    assert changed.verdict().kind is verdict.kind


BARRED = having(state="cancelled")
LEFT_BEFORE = Presence(PresenceState.OUTSIDE, 1, HERE)


@pytest.mark.parametrize("tickets", [(), (GOOD,), (BARRED,), (GOOD, BARRED)])
@pytest.mark.parametrize("list_complete", [True, False])
def test_without_its_policy_an_entry_door_refers_everybody(
    tickets: tuple[Ticket, ...], *, list_complete: bool
) -> None:
    door = DoorNow(DoorPolicy(), list_complete=list_complete, policy_lost=True)
    verdict = judge(Match(tickets), door, INSIDE, NOW)
    assert verdict == Refer(Reason.POLICY_LOST, tickets, INSIDE if len(tickets) == 1 else None)


def test_without_its_policy_an_exit_door_still_keeps_nobody_in() -> None:
    door = DoorNow(DoorPolicy(), direction=Direction.EXIT, policy_lost=True, records_lost=True)
    assert judge(Match((GOOD,)), door, INSIDE, NOW) == Exit(GOOD, INSIDE)


@pytest.mark.parametrize(
    ("given_ticket", "presence", "verdict"),
    [
        (GOOD, NOT_KNOWN, Refer(Reason.RECORDS_LOST, (GOOD,), NOT_KNOWN)),
        (GOOD, INSIDE, Refer(Reason.RECORDS_LOST, (GOOD,), INSIDE)),
        (GOOD, LEFT_BEFORE, Refer(Reason.RECORDS_LOST, (GOOD,), LEFT_BEFORE)),
        (BARRED, NOT_KNOWN, NotValid(BARRED, Reason.STATE_REFUSED)),
    ],
)
def test_while_records_are_lost_who_is_in_or_would_go_in_is_referred(
    given_ticket: Ticket, presence: Presence, verdict: Verdict
) -> None:
    door = DoorNow(DoorPolicy(), list_complete=True, records_lost=True)
    assert judge(Match((given_ticket,)), door, presence, NOW) == verdict


def test_a_full_house_hides_from_nobody_that_records_are_lost() -> None:
    door = DoorNow(FOR_TWO, list_complete=True, records_lost=True, inside=2)
    assert judge(Match((GOOD,)), door, NOT_KNOWN, NOW) == Refer(Reason.RECORDS_LOST, (GOOD,), NOT_KNOWN)
