"""The link's health, as a table of states and outcomes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.link import FAST_ANSWERS_THAT_MEND, LAPSES_THAT_SLOW, Link, LinkState, Outcome

BUDGET_S = 0.6
FAST_S, MIDDLING_S, LATE_S = 0.3, 0.6, 0.7


def slow_link() -> Link:
    link = Link(LinkState.GOOD)
    for _ in range(LAPSES_THAT_SLOW):
        link = link.after_lapse()
    return link


def answered(link: Link, *took_s: float) -> Link:
    for took in took_s:
        link = link.after(Outcome.ANSWERED, took, BUDGET_S)
    return link


NOT_SLOW = [state for state in LinkState if state is not LinkState.SLOW]


@pytest.mark.parametrize("before", LinkState)
@pytest.mark.parametrize(
    ("outcome", "after"),
    [
        (Outcome.UNREACHABLE, LinkState.OFFLINE),
        (Outcome.PORTAL, LinkState.PORTAL),
        (Outcome.UNAUTHORISED, LinkState.SIGN_IN),
    ],
)
def test_a_break_shows_at_once_whatever_came_before(
    before: LinkState, outcome: Outcome, after: LinkState
) -> None:
    assert Link(before).after(outcome, FAST_S, BUDGET_S).state is after


@pytest.mark.parametrize("before", NOT_SLOW)
@pytest.mark.parametrize("took_s", [FAST_S, MIDDLING_S, LATE_S])
def test_one_answer_makes_a_link_good(before: LinkState, took_s: float) -> None:
    link = answered(Link(before), took_s)
    assert link.state is LinkState.GOOD
    assert link.good
    assert link.worth_waiting


@pytest.mark.parametrize("before", LinkState)
def test_one_failure_is_not_the_links(before: LinkState) -> None:
    assert Link(before).after(Outcome.FAILED, FAST_S, BUDGET_S).state is before


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (LinkState.UNKNOWN, LinkState.SLOW),
        (LinkState.GOOD, LinkState.SLOW),
        (LinkState.SLOW, LinkState.SLOW),
        (LinkState.OFFLINE, LinkState.OFFLINE),
        (LinkState.PORTAL, LinkState.PORTAL),
        (LinkState.SIGN_IN, LinkState.SIGN_IN),
    ],
)
def test_three_lapses_or_failures_in_a_row_make_it_slow_unless_it_is_worse(
    before: LinkState, after: LinkState
) -> None:
    lapsed, failed = Link(before), Link(before)
    for _ in range(LAPSES_THAT_SLOW):
        lapsed = lapsed.after_lapse()
        failed = failed.after(Outcome.FAILED, LATE_S, BUDGET_S)
    assert lapsed.state is after
    assert failed == lapsed


def test_two_lapses_do_not_slow_it() -> None:
    link = Link(LinkState.GOOD).after_lapse().after_lapse()
    assert link.state is LinkState.GOOD
    assert link.worth_waiting


@pytest.mark.parametrize("took_s", [FAST_S, MIDDLING_S])
def test_an_answer_within_the_budget_ends_the_row(took_s: float) -> None:
    link = Link(LinkState.GOOD).after_lapse().after_lapse()
    link = answered(link, took_s).after_lapse().after_lapse()
    assert link.state is LinkState.GOOD


def test_the_late_answer_to_a_lapsed_request_does_not_end_the_row() -> None:
    link = Link(LinkState.GOOD)
    for _ in range(LAPSES_THAT_SLOW):
        link = answered(link.after_lapse(), LATE_S)
    assert link.state is LinkState.SLOW


def test_a_slow_link_is_not_worth_waiting_for() -> None:
    link = slow_link()
    assert link.state is LinkState.SLOW
    assert not link.worth_waiting
    assert not link.good


def test_three_answers_within_half_the_budget_mend_it() -> None:
    link = answered(slow_link(), *[FAST_S] * (FAST_ANSWERS_THAT_MEND - 1))
    assert link.state is LinkState.SLOW
    assert answered(link, FAST_S) == Link(LinkState.GOOD, lapses=0, fast=FAST_ANSWERS_THAT_MEND)


def test_an_answer_slower_than_half_the_budget_starts_the_mending_again() -> None:
    link = answered(slow_link(), FAST_S, FAST_S, MIDDLING_S, FAST_S, FAST_S)
    assert link.state is LinkState.SLOW
    assert answered(link, FAST_S).state is LinkState.GOOD


def test_a_break_does_not_mend_a_slow_link() -> None:
    link = slow_link().after(Outcome.UNREACHABLE, FAST_S, BUDGET_S)
    assert link.state is LinkState.OFFLINE
    assert answered(link, FAST_S).state is LinkState.SLOW
    assert answered(link, FAST_S, FAST_S, FAST_S).state is LinkState.GOOD


def test_a_new_lapse_starts_the_mending_again() -> None:
    link = answered(slow_link(), FAST_S, FAST_S).after_lapse()
    assert answered(link, FAST_S, FAST_S).state is LinkState.SLOW


steps = st.lists(st.tuples(st.sampled_from([*Outcome, None]), st.sampled_from([FAST_S, MIDDLING_S, LATE_S])))


@given(steps)
@settings(max_examples=100, deadline=None)
def test_any_link_is_good_again_after_three_fast_answers(
    outcomes: list[tuple[Outcome | None, float]],
) -> None:
    link = Link()
    for outcome, took_s in outcomes:
        link = link.after_lapse() if outcome is None else link.after(outcome, took_s, BUDGET_S)
        assert link.good <= link.worth_waiting
        assert link.lapses >= LAPSES_THAT_SLOW or link.state is not LinkState.SLOW
    assert answered(link, *[FAST_S] * FAST_ANSWERS_THAT_MEND).good
