"""The PIN lock-out: how it grows, and that neither restarts nor clocks shorten it."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.lockout import (
    FIRST_WAIT_S,
    FREE_ATTEMPTS,
    LONGEST_WAIT_S,
    Lockout,
    after_wrong,
    is_pin,
    taken_up,
    wait_left_s,
)

AT = 5000.0


def wrong(times: int, at_s: float = AT) -> Lockout:
    lockout = Lockout()
    for _ in range(times):
        lockout = after_wrong(lockout, at_s)
    return lockout


@pytest.mark.parametrize("pin", ["0000", "4711", "123456789012"])
def test_a_pin_is_four_to_twelve_digits(pin: str) -> None:
    assert is_pin(pin)


@pytest.mark.parametrize(
    "text", ["", "123", "1234567890123", "12a4", "12 4", " 1234", "-123", "１２３４", "١٢٣٤", "²²²²"]
)
def test_anything_else_is_none(text: str) -> None:
    assert not is_pin(text)


def test_it_grows_with_every_wrong_pin_to_five_minutes_and_no_further() -> None:
    waits = [wait_left_s(wrong(times), AT) for times in range(15)]
    assert waits[: FREE_ATTEMPTS + 1] == [0.0] * (FREE_ATTEMPTS + 1)
    assert waits[FREE_ATTEMPTS + 1 : FREE_ATTEMPTS + 8] == [5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 300.0]
    assert all(before <= after for before, after in pairwise(waits))
    assert waits[-1] == wait_left_s(wrong(10_000), AT) == LONGEST_WAIT_S == 300.0


def test_it_passes_with_the_time_and_the_next_wrong_pin_waits_longer() -> None:
    lockout = wrong(FREE_ATTEMPTS + 1)
    assert wait_left_s(lockout, AT + 2) == FIRST_WAIT_S - 2
    assert wait_left_s(lockout, AT + FIRST_WAIT_S) == 0.0
    assert wait_left_s(lockout, AT + 10_000) == 0.0
    again = after_wrong(lockout, AT + 10_000)
    assert wait_left_s(again, AT + 10_000) == 2 * FIRST_WAIT_S


def test_a_right_pin_starts_anew() -> None:
    assert wait_left_s(after_wrong(Lockout(), AT), AT) == 0.0


def test_another_run_on_the_same_machine_goes_on_where_it_was() -> None:
    written = wrong(20)
    assert taken_up(written, AT + 100) == written
    assert wait_left_s(taken_up(written, AT + 100), AT + 100) == 200.0
    assert taken_up(written, AT) == written


def test_after_the_machine_started_anew_only_the_time_since_counts() -> None:
    written = wrong(20)
    started = taken_up(written, 40.0)
    assert wait_left_s(started, 40.0) == 260.0
    assert wait_left_s(started, 300.0) == 0.0
    assert taken_up(started, AT + 10) == started  # and does not come back when the clock passes the old mark
    assert wait_left_s(started, AT + 10) == 0.0


def test_a_clock_that_runs_backwards_makes_a_wait_no_longer_than_it_was() -> None:
    assert wait_left_s(wrong(20), AT - 1000) == LONGEST_WAIT_S


@given(
    times=st.integers(0, 40),
    at_s=st.floats(0, 1e6),
    passes=st.lists(st.tuples(st.floats(0, 400), st.booleans(), st.floats(0, 400)), max_size=6),
)
@settings(max_examples=150, deadline=None)
def test_however_often_the_machine_starts_the_wait_lasts_at_least_its_time(
    times: int, at_s: float, passes: list[tuple[float, bool, float]]
) -> None:
    lockout, now_s, passed = wrong(times, at_s), at_s, 0.0
    whole = wait_left_s(lockout, at_s)
    for off_s, restarted, on_s in passes:
        now_s = 0.0 if restarted else now_s + off_s
        lockout = taken_up(lockout, now_s)
        now_s += on_s
        passed += off_s + on_s
        left = wait_left_s(lockout, now_s)
        assert left >= whole - passed - 1e-6
        assert left <= LONGEST_WAIT_S
