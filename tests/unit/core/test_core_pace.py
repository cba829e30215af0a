"""The pace of the queue: pauses and permits after each outcome; no sequence stalls it, or hammers."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.link import LinkState, Outcome
from kiosk.core.outbox import BACKOFF_CAP_S, LEAST_WAIT_S, LONGEST_WAIT_S, PROBE_EVERY_S
from kiosk.core.pace import (
    CONCURRENCY,
    FAILURES_THAT_SLOW,
    KEPT_FOR_LIVE,
    LONGEST_WAIT_AT_FIRST_S,
    WHILE_QUICK,
    Because,
    Exchange,
    Pace,
    Refusal,
)

NOW = 1_000.0
NOT_ONE_TICKETS = [Outcome.UNREACHABLE, Outcome.PORTAL, Outcome.THROTTLED]
MAY_BE_ONE_TICKETS = [Outcome.FAILED, Outcome.FAULT, Outcome.LOST]
ELSEWHERE = ""


def after(pace: Pace, outcome: Outcome, ticket: str, now: float = NOW, wait_s: float | None = None) -> Pace:
    return pace.after(Exchange(outcome, ticket_id=ticket, wait_s=wait_s), now, 1.0)


def failing(outcome: Outcome = Outcome.FAILED, times: int = FAILURES_THAT_SLOW, now: float = NOW) -> Pace:
    """A queue whose last check-ins, of different tickets, came to nothing."""
    pace = Pace()
    for number in range(times):
        pace = after(pace, outcome, f"T-{number}", now)
    return pace


def refused(pace: Pace, ticket: str, status: int = 403, event: str = "e") -> tuple[Pace, tuple[str, ...]]:
    return pace.after_refusal(Refusal(status, f"a-{ticket}", f"T-{ticket}", event), NOW)


def suspecting(status: int = 403) -> Pace:
    pace = Pace()
    for ticket in "abc":
        pace, _ = refused(pace, ticket, status)
    return pace


def wait_of(pace: Pace, now: float = NOW) -> float:
    pause = pace.pause(now)
    return 0.0 if pause is None else pause.wait_s


def test_a_queue_that_runs_leaves_a_slot_for_live_check_ins() -> None:
    pace = Pace()
    assert pace.pause(NOW) is None
    assert pace.room(0, 0) == CONCURRENCY - KEPT_FOR_LIVE
    assert pace.room(7, 0) == pace.room(9, 3) == 0
    assert pace.lets_live_go(7, NOW)


def test_more_leave_at_once_while_the_service_answers_quickly() -> None:
    good = Pace().after(Exchange(Outcome.ANSWERED, took_s=0.05, ticket_id="T-1"), NOW, 0.5)
    assert (good.link.state, good.room(0, 0)) == (LinkState.GOOD, WHILE_QUICK - KEPT_FOR_LIVE)
    assert good.room(WHILE_QUICK - KEPT_FOR_LIVE, 0) == 0
    slower = good.after(Exchange(Outcome.ANSWERED, took_s=0.6, budget_s=1.0, ticket_id="T-1"), NOW, 0.5)
    assert (slower.link.state, slower.room(0, 0)) == (LinkState.GOOD, CONCURRENCY - KEPT_FOR_LIVE)
    assert slower.room(WHILE_QUICK, 0) == 0


@pytest.mark.parametrize("outcome", MAY_BE_ONE_TICKETS)
def test_what_may_be_one_tickets_trouble_slows_nothing_until_it_was_three_in_a_row(outcome: Outcome) -> None:
    # What got lost while the way was bad anyway is the way's trouble: only the first may be a ticket's.
    pace = failing(outcome, 1 if outcome is Outcome.LOST else FAILURES_THAT_SLOW - 1)
    assert pace.pause(NOW) is None
    assert not pace.careful
    pace = after(pace, outcome, "T-last")
    assert wait_of(pace) == 0.5
    assert pace.room(0, 0) == 1


@pytest.mark.parametrize("outcome", NOT_ONE_TICKETS)
def test_what_is_everybodys_trouble_pauses_the_queue_at_once(outcome: Outcome) -> None:
    pace = failing(outcome, 1)
    assert wait_of(pace) == 0.5
    assert pace.careful


@pytest.mark.parametrize(
    ("outcome", "because"),
    [
        (Outcome.FAILED, Because.FAILING),
        (Outcome.FAULT, Because.FAILING),
        (Outcome.THROTTLED, Because.THROTTLED),
        (Outcome.UNREACHABLE, Because.UNREACHABLE),
        (Outcome.PORTAL, Because.UNREACHABLE),
        (Outcome.LOST, Because.UNREACHABLE),
    ],
)
def test_a_pause_says_why(outcome: Outcome, because: Because) -> None:
    pause = failing(outcome).pause(NOW)
    assert pause is not None
    assert pause.because is because


def test_what_fails_together_makes_one_pause() -> None:
    assert failing(times=20).queue_until == failing().queue_until
    assert failing(times=20).pauses == 1


def waits_of(outcome: Outcome, for_s: float, jitter: float = 1.0) -> list[float]:
    """The pauses of a queue that sends one probe as soon as it may, until so much time has passed."""
    pace, now, waits = failing(outcome), NOW, []
    while now < NOW + for_s:
        waits.append(wait_of(pace, now))
        now += waits[-1]
        assert pace.room(0, 0) == 1
        pace = pace.after(Exchange(outcome, ticket_id="T-9"), now, jitter)
    return waits


@pytest.mark.parametrize("outcome", [Outcome.FAILED, Outcome.THROTTLED, Outcome.UNREACHABLE])
def test_pauses_grow_to_seconds_in_the_first_minute_and_to_the_cap_in_an_evening(outcome: Outcome) -> None:
    minute = waits_of(outcome, 60.0)
    assert minute == sorted(minute)
    assert max(minute) <= LONGEST_WAIT_AT_FIRST_S
    assert len(minute) <= 12
    assert waits_of(outcome, 3600.0)[-1] == BACKOFF_CAP_S


@given(st.floats(0.0, 1.0))
@settings(max_examples=50, deadline=None)
def test_chance_shortens_a_pause_but_not_to_nothing(jitter: float) -> None:
    waits = waits_of(Outcome.FAILED, 20.0, jitter)
    assert all(LEAST_WAIT_S - 1e-9 <= wait <= LONGEST_WAIT_AT_FIRST_S for wait in waits)


def test_one_answer_to_a_check_in_lets_the_whole_queue_run_again() -> None:
    pace = after(failing(), Outcome.ANSWERED, "T-9", NOW + 1)
    assert pace == Pace(pace.link)


def test_a_live_check_in_may_be_the_careful_probe_and_there_is_one_at_a_time() -> None:
    pace = failing()
    assert not pace.lets_live_go(0, NOW)
    assert pace.lets_live_go(0, NOW + 1)
    assert not pace.lets_live_go(1, NOW + 1)
    assert pace.room(0, 1) == pace.room(1, 0) == 0


def test_something_else_that_gets_through_ends_a_pause_ever_less_readily() -> None:
    pace, now, ended = failing(times=1, outcome=Outcome.UNREACHABLE), NOW, 0
    for _ in range(600):  # ten minutes of pages that arrive and check-ins that do not
        now += 1.0
        before, pace = pace, after(pace, Outcome.ANSWERED, ELSEWHERE, now)
        ended += before.pause(now) is not None and pace.pause(now) is None
        assert pace.careful, "one check-in finds out"
        if pace.pause(now) is None:
            pace = after(pace, Outcome.UNREACHABLE, "T-0", now)
    assert 1 <= ended <= 10


@pytest.mark.parametrize("outcome", MAY_BE_ONE_TICKETS)
def test_what_was_in_flight_does_not_make_a_throttled_queue_another(outcome: Outcome) -> None:
    throttled = after(Pace(), Outcome.THROTTLED, "T-0")
    pace = after(throttled, outcome, "T-1")
    assert pace.pause(NOW) == throttled.pause(NOW)
    assert after(pace, Outcome.ANSWERED, ELSEWHERE).pause(NOW) == throttled.pause(NOW)
    over = throttled.queue_until
    assert after(pace, outcome, "T-2", over).last is outcome


def test_a_page_tells_nothing_of_a_queue_that_was_throttled() -> None:
    pace = failing(Outcome.THROTTLED, 1)
    assert wait_of(after(pace, Outcome.ANSWERED, ELSEWHERE)) == wait_of(pace)


@pytest.mark.parametrize("outcome", [o for o in Outcome if o is not Outcome.ANSWERED])
def test_other_requests_that_fail_do_not_hold_up_the_queue(outcome: Outcome) -> None:
    pace = Pace()
    for _ in range(5):
        pace = after(pace, outcome, ELSEWHERE)
    assert pace.pause(NOW) is None
    assert not pace.careful


@pytest.mark.parametrize(
    ("asked_s", "wait_s"),
    [(30.0, 30.0), (1e9, LONGEST_WAIT_S), (math.inf, LONGEST_WAIT_S), (math.nan, 0.0), (-5.0, 0.0)],
)
@pytest.mark.parametrize("ticket", ["T-0", ELSEWHERE])
def test_a_wait_that_the_service_asks_for_is_everybodys(asked_s: float, wait_s: float, ticket: str) -> None:
    pace = after(Pace(), Outcome.THROTTLED, ticket, wait_s=asked_s)
    assert pace.asked_to_wait_s(NOW) == wait_s
    for outcome in (Outcome.ANSWERED, Outcome.FAILED):
        pace = after(pace, outcome, "T-1")
        pace = after(pace, outcome, ELSEWHERE)
    assert pace.asked_to_wait_s(NOW) == wait_s
    assert pace.asked_to_wait_s(NOW + wait_s) == 0.0
    if wait_s:
        pause = pace.pause(NOW)
        assert pause is not None
        assert pause.because is Because.ASKED_TO_WAIT
        assert not pace.lets_live_go(0, NOW)


def test_a_shorter_wish_does_not_shorten_a_longer_one() -> None:
    pace = after(Pace(), Outcome.THROTTLED, ELSEWHERE, wait_s=30.0)
    assert after(pace, Outcome.THROTTLED, "T-0", wait_s=1.0).asked_to_wait_s(NOW) == 30.0


def test_a_wish_of_no_wait_at_all_does_not_hammer() -> None:
    pace = after(Pace(), Outcome.THROTTLED, "T-0", wait_s=0.0)
    assert wait_of(pace) == 0.5


def test_trouble_is_everybodys_once_different_tickets_or_nothing_else_at_all_got_through() -> None:
    alone = Pace()
    for _ in range(FAILURES_THAT_SLOW):
        alone = after(alone, Outcome.FAILED, "T-0")
    assert alone.troubled
    assert not after(alone, Outcome.ANSWERED, ELSEWHERE).troubled, "it is that one ticket"
    assert after(failing(), Outcome.ANSWERED, ELSEWHERE).troubled
    assert not failing(times=FAILURES_THAT_SLOW - 1).troubled
    for state in (LinkState.OFFLINE, LinkState.PORTAL):
        assert Pace(replace(Pace().link, state=state)).troubled


def test_who_stays_signed_out_is_asked_for_within_seconds_at_first_and_once_a_minute_later() -> None:
    pace, now, probes = Pace(), NOW, 0
    waits: list[float] = []
    while now < NOW + 4 * 3600.0:
        pace = (pace.tried_now() if probes == 2 else pace).sign_in_needed(now)
        waits.append(round(pace.pause_of_all_s(now), 3))
        now, probes = now + waits[-1], probes + 1
    assert waits[0] == PROBE_EVERY_S
    assert waits == sorted(waits)
    assert waits[-1] == BACKOFF_CAP_S
    assert probes < 280, "and not 2 880, as with one every five seconds"
    again = after(pace, Outcome.ANSWERED, "T-0", now).sign_in_needed(now)
    assert again.pause_of_all_s(now) == PROBE_EVERY_S, "it is another time"


def test_who_stayed_signed_out_is_asked_for_within_seconds_once_the_list_comes_again() -> None:
    pace, now = Pace(), NOW
    while now < NOW + 3600.0:
        pace = pace.sign_in_needed(now)
        now += pace.pause_of_all_s(now)
    pace = pace.sign_in_needed(now)
    assert pace.pause_of_all_s(now) == BACKOFF_CAP_S
    back = now + 1
    for page in range(8):  # of a list that is long; each answer puts nothing off
        pace = after(pace, Outcome.ANSWERED, "", back + page * 0.5)
    assert pace.pause_of_all_s(back) == PROBE_EVERY_S
    pace = pace.sign_in_needed(back + PROBE_EVERY_S)
    assert pace.pause_of_all_s(back + PROBE_EVERY_S) == BACKOFF_CAP_S, "it was the list alone that came"
    assert after(Pace(), Outcome.ANSWERED, "", NOW).pause_of_all_s(NOW) == 0


def test_a_refused_token_pauses_for_seconds_until_somebody_signs_in_or_a_probe_is_answered() -> None:
    pace = after(Pace(), Outcome.UNAUTHORISED, "T-0")
    assert pace.pause(NOW) is None, "it may be renewed"
    out = pace.sign_in_needed(NOW)
    pause = out.pause(NOW)
    assert pause is not None
    assert (pause.because, pause.wait_s) == (Because.SIGN_IN, PROBE_EVERY_S)
    assert out.careful
    assert out.pause_of_all_s(NOW) == PROBE_EVERY_S
    assert out.signed_in() == Pace(out.link)
    asked = after(out, Outcome.THROTTLED, ELSEWHERE, wait_s=30.0).signed_in()
    assert asked.asked_to_wait_s(NOW) == 30.0
    assert after(out, Outcome.ANSWERED, "T-0", NOW + 60) == Pace(after(out, Outcome.ANSWERED, "T-0").link)


def test_whoever_sends_now_ends_every_pause_but_the_asked_one_and_makes_no_account_good() -> None:
    tried = suspecting().sign_in_needed(NOW).tried_now()
    assert tried.pause(NOW) is None
    assert (tried.careful, tried.signed_out, tried.state) == (True, True, LinkState.REFUSED)
    asked = after(Pace(), Outcome.THROTTLED, ELSEWHERE, wait_s=30.0).tried_now()
    assert asked.asked_to_wait_s(NOW) == 30.0


def test_an_account_that_cannot_be_asked_for_is_a_probe_that_failed() -> None:
    assert wait_of(Pace().after_no_account(NOW, 1.0)) == 0.5


def test_three_different_tickets_with_one_status_blame_the_account() -> None:
    pace = Pace()
    named: list[str] = []
    for ticket in "aaba":
        pace, blameless = refused(pace, ticket)
        named += blameless
    assert named == []
    assert not pace.careful
    pace, blameless = refused(pace, "c")
    assert sorted(blameless) == ["a-a", "a-b", "a-c"]
    assert pace.careful
    pause = pace.pause(NOW)
    assert pause is not None
    assert (pause.because, pause.wait_s) == (Because.REFUSED_ALIKE, PROBE_EVERY_S)
    assert pace.suspects == {"e"}
    assert pace.pause_of_all_s(NOW) == 0.0, "a ticket of another event may find out"


def test_another_status_begins_the_row_again_unless_the_account_is_suspected() -> None:
    pace = Pace()
    for ticket, status in (("a", 403), ("b", 403), ("c", 404), ("d", 404)):
        pace, blameless = refused(pace, ticket, status)
        assert blameless == ()
    pace, blameless = refused(pace, "e", 404)
    assert sorted(blameless) == ["a-c", "a-d", "a-e"]
    after_another, blameless = refused(pace, "f", 410)
    assert (after_another, blameless) == (pace, ())


def test_a_probe_that_is_refused_alike_is_not_to_blame_either() -> None:
    _, blameless = refused(suspecting(), "d")
    assert blameless == ("a-d",)


def test_a_2xx_between_ends_the_row() -> None:
    pace, _ = refused(refused(Pace(), "a")[0], "b")
    pace, guilty = pace.after_2xx("e")
    assert guilty == ()
    pace, blameless = refused(pace, "c")
    assert blameless == ()


def test_a_2xx_while_they_are_suspected_proves_the_tickets_guilty() -> None:
    pace, guilty = suspecting().after_2xx("e")
    assert sorted(guilty) == ["a-a", "a-b", "a-c"]
    assert pace == Pace()
    assert pace.suspects == frozenset()


def test_a_2xx_of_one_that_was_refused_itself_shows_that_it_is_over_for_all() -> None:
    before = suspecting()
    pace, guilty = before.after_2xx("e", before.suspicion.refusals[1].ticket_id)
    assert guilty == ()
    assert pace == Pace()


@pytest.mark.parametrize(
    ("status", "state"), [(403, LinkState.REFUSED), (400, LinkState.REFUSED), (404, LinkState.UNKNOWN)]
)
def test_one_refusal_speaks_for_all_unless_it_is_of_a_kind_that_is_a_tickets_own(
    status: int, state: LinkState
) -> None:
    pace, blameless = refused(Pace(), "a", status)
    assert (pace.state, blameless, pace.careful, pace.pause(NOW)) == (state, (), False, None)
    assert pace.after_2xx("e")[0].state is LinkState.UNKNOWN


def test_staff_are_told_that_the_service_refuses_as_long_as_it_does_and_can_be_reached() -> None:
    pace = suspecting()
    assert pace.state is LinkState.REFUSED
    away = pace.after(Exchange(Outcome.UNREACHABLE), NOW, 1.0)
    assert away.state is LinkState.OFFLINE
    after, _ = pace.after_2xx("e")
    assert after.state is after.link.state


def test_a_2xx_for_another_event_shows_that_it_is_the_event() -> None:
    pace, _ = suspecting().after_2xx("another")
    for ticket in "defg":
        pace, blameless = refused(pace, ticket)
        assert blameless == ()
    for ticket in "def":
        pace, blameless = refused(pace, ticket, status=410)
    assert len(blameless) == 3, "another status is another matter"


def test_a_lapse_is_the_links() -> None:
    pace = Pace()
    for _ in range(3):
        pace = pace.after_lapse()
    assert pace.link.state is LinkState.SLOW


steps = st.lists(
    st.tuples(
        st.sampled_from(Outcome),
        st.sampled_from(["T-0", "T-1", "T-2", ELSEWHERE]),
        st.floats(0.0, 90.0),
        st.none() | st.floats(),
        st.floats(0.0, 1.0),
    ),
    max_size=40,
)


@given(steps)
@settings(max_examples=150, deadline=None)
def test_no_sequence_of_outcomes_stops_the_queue_for_good(
    taken: list[tuple[Outcome, str, float, float | None, float]],
) -> None:
    pace, now = Pace(), NOW
    for outcome, ticket, passed, wait_s, jitter in taken:
        now += passed
        pace = pace.after(Exchange(outcome, ticket_id=ticket, wait_s=wait_s), now, jitter)
        assert wait_of(pace, now) <= LONGEST_WAIT_S + 1e-6
        assert 0 <= pace.room(0, 0) <= WHILE_QUICK - KEPT_FOR_LIVE
    now += LONGEST_WAIT_S + 1
    assert pace.pause(now) is None
    assert pace.room(0, 0) >= 1
    assert after(pace, Outcome.ANSWERED, "T-0", now).room(0, 0) >= CONCURRENCY - KEPT_FOR_LIVE
