"""The life of a check-in: the table of replies row by row, and that no sequence of replies loses one."""

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.outbox import (
    BACKOFF_CAP_S,
    CLOCK_SLACK_S,
    GIVEN_UP,
    INSIDE_STATES,
    LEAST_WAIT_S,
    LONGEST_WAIT_S,
    MOST_CORRECTIONS,
    OUTSIDE_STATES,
    PROBE_EVERY_S,
    UNSENT,
    WITH_STATUS,
    AskForSignIn,
    Attempt,
    Effect,
    Entry,
    EntryState,
    IncidentKind,
    Knowledge,
    OpenIncident,
    after_reply,
    backoff_s,
    counts_as_due,
    cut_off,
    found_sending,
    leaves_ambiguity,
    may_be_given_up,
    overturned,
    suspected,
    tried_again,
    waits_for,
    was_given_up,
    was_never_taken,
)
from kiosk.core.replies import (
    Answered,
    Failed,
    Fault,
    Lost,
    NotDocumented,
    NotSent,
    Refused,
    Reply,
    Throttled,
    Unauthorised,
)

NOW = 1_000.0
SENDING = Entry("admission", "ticket", "account", "event", 900.0, state=EntryState.SENDING, attempts=1)
FIRST_LOST = Attempt(started=910.0, ended=920.0, ambiguous=True, skew_s=0.0)
NOT_AMBIGUOUS = Attempt(started=905.0, ended=906.0, ambiguous=False, skew_s=0.0)
CORRECTING = replace(SENDING, corrections=1, previous="scanned_out")
WAITING, CONFIRMED, CONFLICT = EntryState.WAITING, EntryState.CONFIRMED, EntryState.CONFLICT
TERMINAL = frozenset(EntryState) - UNSENT


def kinds(effects: tuple[Effect, ...]) -> list[IncidentKind]:
    return [effect.kind for effect in effects if isinstance(effect, OpenIncident)]


# --- the table, row by row ---


@pytest.mark.parametrize("inside", sorted(INSIDE_STATES))
@pytest.mark.parametrize("previous", [*sorted(OUTSIDE_STATES), "", "loitering"])
@pytest.mark.parametrize("attempts", [(), (NOT_AMBIGUOUS,), (FIRST_LOST,)])
def test_row_1_inside_and_not_inside_before_is_confirmed(
    inside: str, previous: str, attempts: tuple[Attempt, ...]
) -> None:
    entry, effects = after_reply(SENDING, Answered(inside, previous), NOW, Knowledge(attempts))
    assert (entry.state, entry.previous, entry.proven) == (CONFIRMED, previous, None)
    assert effects == ()


@pytest.mark.parametrize("previous", sorted(INSIDE_STATES))
@pytest.mark.parametrize("attempts", [(), (NOT_AMBIGUOUS,)])
@pytest.mark.parametrize("hub_held", [False, True])
def test_row_2_inside_before_without_an_ambiguous_attempt_is_a_conflict(
    previous: str, attempts: tuple[Attempt, ...], hub_held: bool
) -> None:
    known = Knowledge(attempts, hub_held=hub_held)
    entry, effects = after_reply(SENDING, Answered("scanned_in", previous), NOW, known)
    assert entry.state is CONFLICT
    assert kinds(effects) == [IncidentKind.CONFLICT]


OLD_AND_LOST = Knowledge((replace(FIRST_LOST, skew_s=0.0),), skew_s=0.0)


@pytest.mark.parametrize(
    ("known", "checked_in_at"), [(Knowledge(), None), (Knowledge(), NOW), (OLD_AND_LOST, 0.0)]
)
def test_a_guest_who_was_seen_to_leave_may_be_in_at_the_service_and_is_no_conflict(
    known: Knowledge, checked_in_at: float | None
) -> None:
    answer = Answered("scanned_in", "scanned_in", checked_in_at)
    entry, effects = after_reply(replace(SENDING, came_back=True), answer, NOW, known)
    assert (entry.state, entry.proven, effects) == (CONFIRMED, False, ())
    toggled = Answered("scanned_out", "scanned_in", checked_in_at)
    entry, effects = after_reply(replace(SENDING, came_back=True), toggled, NOW, known)
    assert (entry.state, kinds(effects)) == (EntryState.CORRECTING, [IncidentKind.TOGGLE])


@pytest.mark.parametrize(
    ("checked_in_at", "known", "state", "proven"),
    [
        # inside the ambiguous attempt, the slack of 2 s included
        (910.0, {}, CONFIRMED, True),
        (920.0, {}, CONFIRMED, True),
        (908.0, {}, CONFIRMED, True),
        (922.0, {}, CONFIRMED, True),
        (915.0 + 300.0, {"skew_s": 300.0}, CONFIRMED, True),
        (915.0 - 300.0, {"skew_s": -300.0}, CONFIRMED, True),
        # after it: the service may mean this request, or somebody came between; nobody is alarmed
        (922.5, {}, CONFIRMED, False),
        (NOW, {}, CONFIRMED, False),
        # not said
        (None, {}, CONFIRMED, False),
        # older than our first attempt beyond the skew: somebody else's
        (907.5, {}, CONFLICT, None),
        (0.0, {}, CONFLICT, None),
        (915.0, {"skew_s": 300.0, "attempts": (replace(FIRST_LOST, skew_s=300.0),)}, CONFLICT, None),
        # older by one skew only: a clock was set meanwhile, which proves nothing
        (915.0, {"skew_s": 300.0}, CONFIRMED, True),
        (930.0, {"skew_s": 300.0}, CONFIRMED, False),
        (930.0, {"attempts": (replace(FIRST_LOST, skew_s=300.0),)}, CONFIRMED, False),
        (880.0, {"skew_error_s": 30.0}, CONFIRMED, True),
        # older than the ambiguous attempt, yet not than our first
        (905.0, {"attempts": (NOT_AMBIGUOUS, FIRST_LOST)}, CONFIRMED, False),
        (902.0, {"attempts": (NOT_AMBIGUOUS, FIRST_LOST)}, CONFLICT, None),
        # one of several ambiguous attempts
        (951.0, {"attempts": (FIRST_LOST, Attempt(950.0, 955.0, ambiguous=True))}, CONFIRMED, True),
        (935.0, {"attempts": (FIRST_LOST, Attempt(950.0, 955.0, ambiguous=True))}, CONFIRMED, False),
        # an attempt that never came to an end is ambiguous
        (911.0, {"attempts": (Attempt(910.0, None, ambiguous=True),)}, CONFIRMED, True),
        (915.0, {"attempts": (Attempt(910.0, None, ambiguous=False),)}, CONFIRMED, False),
        # a skew that was never measured is unknown: nothing is older, and nothing is proven
        (0.0, {"skew_s": None, "attempts": (replace(FIRST_LOST, skew_s=None),)}, CONFIRMED, False),
        (915.0, {"skew_s": None, "attempts": (replace(FIRST_LOST, skew_s=None),)}, CONFIRMED, False),
        # measured when the attempt started, that one counts
        (0.0, {"skew_s": None}, CONFLICT, None),
        # measured only since: the clock may have been put right between, so nothing is older
        (0.0, {"attempts": (replace(FIRST_LOST, skew_s=None),)}, CONFIRMED, False),
        # one that never left, before anything was measured, hides no double
        (0.0, {"attempts": (replace(NOT_AMBIGUOUS, skew_s=None), FIRST_LOST)}, CONFLICT, None),
        (915.0, {"attempts": (replace(FIRST_LOST, skew_s=None),)}, CONFIRMED, True),
        # the hub held our claim throughout
        (None, {"hub_held": True}, CONFIRMED, True),
        (0.0, {"hub_held": True}, CONFIRMED, True),
    ],
)
def test_row_3_inside_before_after_an_ambiguous_attempt(
    checked_in_at: float | None, known: dict[str, Any], state: EntryState, proven: bool | None
) -> None:
    reply = Answered("manual_scan_in", "manual_scan_in", checked_in_at)
    entry, effects = after_reply(
        SENDING, reply, NOW, Knowledge(**{"attempts": (FIRST_LOST,), "skew_s": 0.0, **known})
    )
    assert (entry.state, entry.proven) == (state, proven)
    assert kinds(effects) == ([IncidentKind.CONFLICT] if state is CONFLICT else [])


@pytest.mark.parametrize("outside", sorted(OUTSIDE_STATES))
def test_row_4_a_toggling_service_is_corrected_at_once(outside: str) -> None:
    entry, effects = after_reply(SENDING, Answered(outside, "scanned_in"), NOW, Knowledge())
    assert entry.state is EntryState.CORRECTING
    assert entry.due <= NOW
    assert entry.corrections == 1
    assert kinds(effects) == [IncidentKind.TOGGLE, IncidentKind.CONFLICT], "what came out is said at once"


@pytest.mark.parametrize(
    ("first_previous", "attempts", "end"),
    [
        ("scanned_in", (), CONFLICT),
        ("scanned_in", (FIRST_LOST,), CONFIRMED),
        ("scanned_out", (), CONFIRMED),
        ("", (), CONFIRMED),
    ],
)
@pytest.mark.parametrize("later_previous", ["scanned_in", "scanned_out", ""])
def test_row_4_the_first_answers_previous_state_alone_decides(
    first_previous: str, attempts: tuple[Attempt, ...], end: EntryState, later_previous: str
) -> None:
    entry, effects = after_reply(SENDING, Answered("scanned_out", first_previous), NOW, Knowledge(attempts))
    later = Knowledge((*attempts, NOT_AMBIGUOUS))
    corrected, more = after_reply(entry, Answered("scanned_in", later_previous, 0.0), NOW, later)
    assert corrected.state is end
    assert corrected.previous == first_previous
    conflict = [IncidentKind.CONFLICT] if end is CONFLICT else []
    assert kinds(effects) == [IncidentKind.TOGGLE, *conflict]
    assert kinds(more) == []


def test_row_4_a_conflict_that_an_older_program_did_not_tell_is_told_at_the_end() -> None:
    before = replace(CORRECTING, previous="scanned_in", previously_conflict=True)
    entry, effects = after_reply(before, Answered("scanned_in", "scanned_out"), NOW, Knowledge())
    assert entry.state is CONFLICT
    assert kinds(effects) == [IncidentKind.CONFLICT]


def test_row_4_an_admission_that_was_taken_back_at_the_first_answer_ends_overturned() -> None:
    toggled, _ = after_reply(SENDING, Answered("scanned_out", "scanned_in"), NOW, Knowledge())
    taken_back = overturned(toggled)
    assert taken_back.state is EntryState.CORRECTING
    end, effects = after_reply(taken_back, Answered("scanned_in", "scanned_out"), NOW, Knowledge())
    assert (end.state, effects) == (EntryState.OVERTURNED, ())
    at_once, _ = after_reply(SENDING, Answered("scanned_in", "scanned_in"), NOW, Knowledge())
    assert overturned(at_once).state is EntryState.OVERTURNED


def test_row_4_three_corrections_at_most_then_a_person_and_one_incident() -> None:
    entry, found, sent_again = SENDING, [], 0
    for _ in range(20):
        entry, effects = after_reply(entry, Answered("checked_out", "scanned_in"), NOW, Knowledge())
        found += kinds(effects)
        if entry.state is not EntryState.CORRECTING:
            break
        sent_again += 1
    assert entry.state is EntryState.NEEDS_ATTENTION
    assert entry.last_error
    assert sent_again == MOST_CORRECTIONS == 3
    assert found == [IncidentKind.TOGGLE, IncidentKind.CONFLICT]


def test_row_4_a_toggle_after_a_person_retried_is_an_incident_too() -> None:
    unclear, _ = after_reply(SENDING, Answered("loitering", ""), NOW, Knowledge())
    retried = replace(unclear, state=EntryState.SENDING)
    entry, effects = after_reply(retried, Answered("scanned_out", "loitering"), NOW, Knowledge())
    assert entry.state is EntryState.CORRECTING
    assert kinds(effects) == [IncidentKind.TOGGLE]


@pytest.mark.parametrize(
    "reply", [Lost(), NotSent(), Failed(500), NotDocumented(), Throttled(429, 5.0), Unauthorised(), Fault()]
)
def test_row_4_an_entry_being_corrected_stays_so_whatever_the_network_does(reply: Reply) -> None:
    entry, _ = after_reply(CORRECTING, reply, NOW, Knowledge())
    assert entry.state is EntryState.CORRECTING
    assert (entry.corrections, entry.previous) == (1, "scanned_out")


@pytest.mark.parametrize("state", ["", "loitering", "SCANNED_IN"])
@pytest.mark.parametrize("entry", [SENDING, CORRECTING])
def test_row_5_an_unclear_new_state_needs_a_person(state: str, entry: Entry) -> None:
    after, effects = after_reply(entry, Answered(state, "scanned_out"), NOW, Knowledge())
    assert after.state is EntryState.NEEDS_ATTENTION
    assert (state or "missing") in after.last_error
    assert effects == ()


def test_row_5_after_a_persons_retry_the_first_previous_state_still_decides() -> None:
    unclear, _ = after_reply(SENDING, Answered("loitering", "scanned_out"), NOW, Knowledge())
    retried = replace(unclear, state=EntryState.SENDING)
    entry, effects = after_reply(retried, Answered("scanned_in", "scanned_in"), NOW, Knowledge())
    assert entry.state is CONFIRMED
    assert effects == ()


@pytest.mark.parametrize(
    ("reply", "ambiguous", "words"),
    [
        (NotDocumented("a login page"), True, "a login page"),
        (NotDocumented(), True, "not the service's"),
        (Failed(503, " busy \n"), True, "503: busy"),
        (Failed(408), True, "status 408"),
        (NotSent("no route"), False, "no route"),
        (NotSent(), False, "could not be reached"),
        (Lost("reset"), True, "reset"),
        (Lost(), True, "did not come"),
        (Fault("a fault in the program"), True, "fault"),
        (Fault(), True, "fault"),
    ],
)
@pytest.mark.parametrize(("attempts", "jitter", "wait_s"), [(1, 1.0, 0.5), (3, 0.5, 1.0), (50, 1.0, 60.0)])
def test_rows_of_the_network_wait_and_say_why(
    reply: Reply, ambiguous: bool, words: str, attempts: int, jitter: float, wait_s: float
) -> None:
    entry, effects = after_reply(replace(SENDING, attempts=attempts), reply, NOW, Knowledge(jitter=jitter))
    assert entry.state is WAITING
    assert entry.due == NOW + wait_s
    assert words in entry.last_error
    assert effects == ()
    assert leaves_ambiguity(reply) is ambiguous


@pytest.mark.parametrize(
    ("reply", "wait_s"),
    [(NotSent(), 0.5), (NotDocumented(), 0.5), (Lost(), 0.5), (Failed(503), 0.5), (Fault(), 60.0)],
)
def test_trouble_of_everybodys_does_not_count_against_an_entry_but_a_fault_of_ours_does(
    reply: Reply, wait_s: float
) -> None:
    entry, _ = after_reply(replace(SENDING, attempts=50), reply, NOW, Knowledge(link_was_bad=True))
    assert entry.due == NOW + wait_s


def test_row_401_the_token_is_renewed_once_and_the_same_entry_sent_again() -> None:
    entry, effects = after_reply(SENDING, Unauthorised("expired", renewed=True), NOW, Knowledge())
    assert (entry.state, entry.due, entry.renewed) == (WAITING, NOW, True)
    assert effects == ()
    again, effects = after_reply(entry, Unauthorised("expired", renewed=True), NOW, Knowledge())
    assert (again.state, again.due, again.renewed) == (WAITING, NOW, False)
    assert effects == (AskForSignIn(),)


def test_row_401_without_renewal_sign_in_is_asked_for() -> None:
    entry, effects = after_reply(SENDING, Unauthorised(), NOW, Knowledge())
    assert entry.state is WAITING
    assert entry.last_error
    assert effects == (AskForSignIn(),)
    assert not leaves_ambiguity(Unauthorised())


@pytest.mark.parametrize("between", [Lost(), NotSent(), Failed(500), Throttled(429)])
def test_row_401_a_token_that_expires_again_later_is_renewed_again(between: Reply) -> None:
    entry, _ = after_reply(SENDING, Unauthorised(renewed=True), NOW, Knowledge())
    entry, _ = after_reply(entry, between, NOW, Knowledge())
    entry, effects = after_reply(entry, Unauthorised(renewed=True), NOW + 7200, Knowledge())
    assert entry.renewed
    assert effects == ()


@pytest.mark.parametrize("status", [400, 402, 403, 404, 405, 409, 410, 418, 422])
def test_row_4xx_needs_a_person(status: int) -> None:
    entry, effects = after_reply(SENDING, Refused(status, "no such ticket"), NOW, Knowledge())
    assert entry.state is EntryState.NEEDS_ATTENTION
    assert entry.last_error == f"{status}: no such ticket"
    assert entry.refused == status
    late = [IncidentKind.LATE_REFUSAL] if status in (404, 409, 410, 422) else []
    assert kinds(effects) == late, "what speaks of the ticket itself came out after green"
    assert not leaves_ambiguity(Refused(status))


def test_a_long_body_is_cut() -> None:
    entry, _ = after_reply(SENDING, Refused(404, "x" * 100_000), NOW, Knowledge())
    assert len(entry.last_error) < 1_000


@pytest.mark.parametrize(
    ("asked_s", "wait_s"),
    [
        (30.0, 30.0),
        (0.0, 0.0),
        (-5.0, 0.0),
        (None, 0.25),
        (1e9, LONGEST_WAIT_S),
        (math.inf, LONGEST_WAIT_S),
        (math.nan, 0.0),
    ],
)
@pytest.mark.parametrize("status", [425, 429])
def test_row_429_waits_as_asked(status: int, asked_s: float | None, wait_s: float) -> None:
    entry, effects = after_reply(SENDING, Throttled(status, asked_s), NOW, Knowledge(jitter=0.5))
    assert (entry.state, entry.due) == (WAITING, NOW + wait_s)
    assert entry.waits_since == NOW
    assert effects == ()
    assert not leaves_ambiguity(Throttled(status, asked_s))


def test_a_throttled_entry_is_never_to_blame_itself() -> None:
    entry, _ = after_reply(replace(SENDING, attempts=50), Throttled(429), NOW, Knowledge())
    assert entry.due == NOW + 0.5


@pytest.mark.parametrize(
    ("times", "jitter", "wait_s"), [(1, 0.0, LEAST_WAIT_S), (1, 1.0, 0.5), (99, 1.0, 60.0)]
)
def test_a_fault_of_ours_never_sends_at_once_again(times: int, jitter: float, wait_s: float) -> None:
    entry = cut_off(SENDING, NOW, times, jitter, "why")
    assert (entry.state, entry.due, entry.waits_since, entry.last_error) == (
        WAITING,
        NOW + wait_s,
        NOW,
        "why",
    )


def test_what_is_suspected_waits_for_the_time_of_a_probe_and_keeps_what_was_said() -> None:
    refused, _ = after_reply(SENDING, Refused(403, "no"), NOW, Knowledge())
    waits = suspected(refused, NOW)
    assert (waits.state, waits.due, waits.last_error) == (WAITING, NOW + PROBE_EVERY_S, "403: no")


@pytest.mark.parametrize("state", list(EntryState))
def test_only_what_needs_attention_is_tried_again_and_at_once(state: EntryState) -> None:
    again = tried_again(replace(SENDING, state=state, refused=403, due=9.0))
    if state is EntryState.NEEDS_ATTENTION:
        assert again == replace(SENDING, state=EntryState.WAITING, refused=403, due=0.0)
    else:
        assert again is None


@pytest.mark.parametrize("state", EntryState)
@pytest.mark.parametrize("refused", [0, 403])
@pytest.mark.parametrize("previous", [None, ""])
def test_what_waits_or_was_only_ever_refused_was_never_taken(
    state: EntryState, refused: int, previous: str | None
) -> None:
    entry = replace(SENDING, state=state, refused=refused, previous=previous)
    only_refused = (state, refused, previous) == (EntryState.NEEDS_ATTENTION, 403, None)
    assert was_never_taken(entry) is (state is WAITING or only_refused)


@pytest.mark.parametrize("state", EntryState)
@pytest.mark.parametrize("refused", [0, 403])
def test_what_is_refused_may_be_given_up_whatever_its_state(state: EntryState, refused: int) -> None:
    expected = state is EntryState.NEEDS_ATTENTION or (refused > 0 and state in UNSENT)
    assert may_be_given_up(replace(SENDING, state=state, refused=refused)) is expected


@pytest.mark.parametrize(
    ("state", "account", "foreign"),
    [
        (WAITING, "account", ""),
        (WAITING, None, ""),
        (WAITING, "another", "account"),
        (EntryState.NEEDS_ATTENTION, "another", ""),
        (CONFIRMED, "another", ""),
    ],
)
def test_what_is_unsent_waits_for_its_own_account(
    state: EntryState, account: str | None, foreign: str
) -> None:
    assert waits_for(replace(SENDING, state=state), account) == foreign


def test_what_the_service_took_after_all_is_refused_no_more() -> None:
    refused, _ = after_reply(SENDING, Refused(403, "no"), NOW, Knowledge())
    still, _ = after_reply(replace(refused, state=EntryState.SENDING), Lost(), NOW, Knowledge())
    assert still.refused == 403
    taken, _ = after_reply(
        replace(still, state=EntryState.SENDING), Answered("scanned_in", ""), NOW, Knowledge()
    )
    assert taken.refused == 0


@pytest.mark.parametrize(
    ("due", "since", "is_due"),
    [
        (NOW, 0.0, True),
        (NOW + 0.1, NOW, False),
        (NOW + LONGEST_WAIT_S, NOW, False),
        (NOW + LONGEST_WAIT_S + 1, NOW, True),
        (NOW + 30.0, NOW + CLOCK_SLACK_S, False),
        (NOW + 30.0, NOW + 29.5, True),
        (NOW + 1800.5, NOW + 1800.0, True),
    ],
)
def test_a_clock_that_was_set_back_stalls_nothing(due: float, since: float, is_due: bool) -> None:
    assert counts_as_due(replace(SENDING, state=WAITING, due=due, waits_since=since), NOW) is is_due


@pytest.mark.parametrize(("corrections", "state"), [(0, WAITING), (2, EntryState.CORRECTING)])
def test_an_entry_found_sending_is_due_again(corrections: int, state: EntryState) -> None:
    found = found_sending(replace(SENDING, corrections=corrections, due=950.0))
    assert (found.state, found.due) == (state, 950.0)
    assert found.last_error


# --- properties ---

jitters = st.floats(0.0, 1.0)


@given(st.integers(-5, 10_000), jitters)
@settings(max_examples=100, deadline=None)
def test_backoff_grows_to_its_cap_and_jitter_only_shortens_it(attempts: int, jitter: float) -> None:
    full = backoff_s(attempts, 1.0)
    assert 0.0 <= backoff_s(attempts, jitter) <= full <= backoff_s(attempts + 1, 1.0) <= BACKOFF_CAP_S


check_in_states = st.sampled_from([*sorted(INSIDE_STATES), *sorted(OUTSIDE_STATES), "", "loitering"])
texts = st.text(max_size=10)
instants = st.floats(0.0, 2_000.0)
replies: st.SearchStrategy[Reply] = st.one_of(
    st.builds(Answered, check_in_states, check_in_states, st.none() | instants),
    st.builds(NotDocumented, texts),
    st.builds(Unauthorised, texts, renewed=st.booleans()),
    st.builds(Refused, st.sampled_from([400, 403, 404, 422]), texts),
    st.builds(Failed, st.sampled_from([408, 500, 503]), texts),
    st.builds(Throttled, st.sampled_from([425, 429]), st.none() | st.floats()),
    st.builds(NotSent, texts),
    st.builds(Lost, texts),
    st.builds(Fault, texts),
)
skews = st.none() | st.floats(-5_000.0, 5_000.0)
attempts_made = st.lists(st.builds(Attempt, instants, st.none() | instants, st.booleans(), skews), max_size=4)
knowledge = st.builds(
    Knowledge,
    attempts_made.map(tuple),
    skew_s=skews,
    skew_error_s=st.floats(0.0, 100.0),
    hub_held=st.booleans(),
    jitter=jitters,
)


def identity(entry: Entry) -> tuple[object, ...]:
    return entry.admission_id, entry.ticket_id, entry.account, entry.event_id, entry.scanned_at


@given(st.lists(st.tuples(replies, knowledge), max_size=12))
@settings(max_examples=150, deadline=None)
def test_no_sequence_of_replies_loses_an_entry(exchanges: list[tuple[Reply, Knowledge]]) -> None:
    entry, now, first_previous = replace(SENDING, state=WAITING, attempts=0), NOW, None
    told = 0
    for reply, known in exchanges:
        before = entry
        sending = replace(entry, state=EntryState.SENDING, attempts=entry.attempts + 1)
        entry, effects = after_reply(sending, reply, now, known)
        if isinstance(reply, Answered) and first_previous is None:
            first_previous = reply.previous
        assert identity(entry) == identity(SENDING)
        assert entry.attempts == sending.attempts
        assert before.corrections <= entry.corrections <= MOST_CORRECTIONS
        assert entry.previous == first_previous
        told += kinds(effects).count(IncidentKind.CONFLICT)
        assert told <= 1
        assert told or entry.state is not CONFLICT
        if entry.state in TERMINAL:
            assert entry.state in (CONFIRMED, CONFLICT, EntryState.NEEDS_ATTENTION)
            assert isinstance(reply, Answered | Refused)
            return
        assert entry.state in (WAITING, EntryState.CORRECTING)
        assert entry.due <= now + LONGEST_WAIT_S
        now = max(now, entry.due)


class OneTicketOneDoor(RuleBasedStateMachine):
    """Our door alone checks one ticket in, at a service that may toggle, over a network that may fail.

    The service's clock is off by a skew that we know to within a second; the machine may be killed while a
    request is out. Nobody else scans the ticket, so no incident but a toggle may ever come of it.
    """

    @initialize(
        toggles=st.booleans(),
        skew_s=st.floats(-900.0, 900.0),
        stamp=st.sampled_from(["first", "this", "none"]),
    )
    def open_the_door(self, toggles: bool, skew_s: float, stamp: str) -> None:
        self.now = NOW
        self.toggles, self.skew_s, self.stamp = toggles, skew_s, stamp
        self.inside, self.first_in_at, self.acted = False, 0.0, 0
        self.entry = replace(SENDING, state=WAITING, attempts=0)
        self.attempts: list[Attempt] = []
        self.incidents: list[IncidentKind] = []

    def _put(self) -> tuple[float, Answered]:
        """A PUT that reaches the service: it acts, and would answer this."""
        previous = "manual_scan_in" if self.inside else ("scanned_out" if self.acted else "")
        self.inside = not self.inside if self.toggles else True
        self.acted += 1
        if self.inside and not self.first_in_at:
            self.first_in_at = self.now
        at = {"first": self.first_in_at or self.now, "this": self.now, "none": None}[self.stamp]
        started, self.now = self.now, self.now + 1.0
        state = "manual_scan_in" if self.inside else "scanned_out"
        return started, Answered(state, previous, None if at is None else at + self.skew_s)

    def _begin(self) -> None:
        self.now = max(self.now, self.entry.due) + 10.0
        self.entry = replace(self.entry, state=EntryState.SENDING, attempts=self.entry.attempts + 1)

    def _end(self, started: float, reply: Reply) -> None:
        known = Knowledge(tuple(self.attempts), skew_s=self.skew_s + 1.0)
        self.entry, effects = after_reply(self.entry, reply, self.now, known)
        self.attempts.append(Attempt(started, self.now, leaves_ambiguity(reply)))
        self.incidents += kinds(effects)

    unsent = precondition(lambda self: self.entry.state in UNSENT)

    @unsent
    @rule()
    def answered(self) -> None:
        self._begin()
        self._end(*self._put())

    @unsent
    @rule(reply=st.sampled_from([Lost("reset"), Failed(502), NotDocumented("portal")]))
    def acted_and_lost(self, reply: Reply) -> None:
        self._begin()
        started, _ = self._put()
        self._end(started, reply)

    @unsent
    @rule(
        reply=st.sampled_from(
            [
                Lost("reset"),
                Failed(500),
                NotDocumented(),
                NotSent(),
                Throttled(429),
                Unauthorised(renewed=True),
            ]
        )
    )
    def never_acted(self, reply: Reply) -> None:
        self._begin()
        self._end(self.now, reply)

    @unsent
    @rule(acts=st.booleans())
    def killed_while_sending(self, acts: bool) -> None:
        self._begin()
        started = self._put()[0] if acts else self.now
        self.attempts.append(Attempt(started, None, ambiguous=True))
        self.entry = found_sending(self.entry)

    @precondition(lambda self: self.entry.state in TERMINAL)
    @rule()
    def it_is_over(self) -> None:
        self.now += 60.0

    @invariant()
    def nothing_is_lost_and_no_lost_answer_becomes_a_conflict(self) -> None:
        assert self.entry.state is not CONFLICT
        assert identity(self.entry) == identity(SENDING)
        assert math.isfinite(self.entry.due)
        assert set(self.incidents) <= {IncidentKind.TOGGLE}
        assert len(self.incidents) <= 1
        assert self.toggles or not self.incidents
        if self.entry.state is CONFIRMED:
            assert self.inside


OneTicketOneDoor.TestCase.settings = settings(max_examples=100, stateful_step_count=12, deadline=None)
TestOneTicketOneDoor = OneTicketOneDoor.TestCase


@given(
    st.lists(st.sampled_from([NotSent(), Throttled(429), Unauthorised(renewed=True)]), max_size=4), knowledge
)
@settings(max_examples=100, deadline=None)
def test_somebody_else_was_first_is_a_conflict_when_nothing_of_ours_was_ambiguous(
    failures: list[Reply], known: Knowledge
) -> None:
    entry = SENDING
    for reply in failures:
        entry, _ = after_reply(entry, reply, NOW, Knowledge())
    clear = replace(known, attempts=tuple(Attempt(a.started, NOW, ambiguous=False) for a in known.attempts))
    entry, effects = after_reply(entry, Answered("scanned_in", "scanned_in", 1.0), NOW, clear)
    assert entry.state is CONFLICT
    assert kinds(effects) == [IncidentKind.CONFLICT]


@pytest.mark.parametrize(
    ("said", "given_up"),
    [
        (Message(GIVEN_UP.template, why="came without a bag"), True),
        ("dismissed: came without a bag", True),  # as an older Kiosk kept it
        (Message(WITH_STATUS, status=410, said="dismissed: no"), False),
        ("410: gone", False),
        ("", False),
    ],
)
def test_what_a_person_gave_up_is_known_by_what_was_said_of_it(said: str, *, given_up: bool) -> None:
    assert was_given_up(replace(SENDING, last_error=said)) is given_up
