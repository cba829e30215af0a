"""How long guests are held, and when a clock is believed that says their time has come."""

import pytest
from msgspec.structs import replace

from kiosk.core.retention import DAY_S, Believed, GuestsHeld, believed, due, goes_at, is_busy, next_due

NOW = 1_800_000_000.0
OVER = GuestsHeld("over", 300, start=NOW - 40 * DAY_S, end=NOW - 39 * DAY_S, fetched=NOW)
TONIGHT = GuestsHeld("tonight", 500, start=NOW - 3600, end=NOW + 7200, fetched=NOW)


def test_guests_go_so_many_days_after_their_event() -> None:
    assert goes_at(OVER, NOW, 30) == NOW - 9 * DAY_S
    assert due([OVER, TONIGHT], NOW, 30) == {"over"}
    assert due([OVER, TONIGHT], NOW, 60) == frozenset()
    assert due([OVER, TONIGHT], NOW, 0) == frozenset(), "never"
    assert next_due([TONIGHT, OVER], NOW, 30) == NOW - 9 * DAY_S
    assert next_due([TONIGHT], NOW, 30) == NOW + 7200 + 30 * DAY_S
    assert next_due([OVER], NOW, 0) is None
    assert next_due([], NOW, 30) is None


@pytest.mark.parametrize(
    ("changed", "base"),
    [
        ({"end": None}, OVER.start),
        ({"start": None}, OVER.end),
        ({"end": 0.0}, OVER.start),
        ({"start": 0.0, "end": 0.0}, OVER.fetched),
        ({"start": None, "end": None}, OVER.fetched),
        ({"newest_row": NOW - 3 * DAY_S}, NOW - 3 * DAY_S),
        ({"newest_row": NOW - 100 * DAY_S}, OVER.end),
        ({"newest_row": NOW + DAY_S}, OVER.end),
    ],
)
def test_what_is_known_of_an_event_says_when_it_was_over(
    changed: dict[str, float | None], base: float
) -> None:
    """Somebody let in later says that it was not; a row of a clock that was ahead says nothing."""
    held = replace(OVER, **changed)
    assert goes_at(held, NOW, 30) == base + 30 * DAY_S


def test_of_guests_of_whom_nothing_is_known_nobody_goes_by_themselves() -> None:
    held = GuestsHeld("", 3)
    assert goes_at(held, NOW, 30) is None
    assert due([held], NOW, 30) == frozenset()


@pytest.mark.parametrize(
    ("held", "busy"),
    [
        (TONIGHT, True),
        (OVER, False),
        (replace(OVER, newest_row=NOW - 60), True),
        (replace(OVER, newest_row=NOW - 3600), False),
        (replace(OVER, newest_row=NOW + 3600), False),
        (replace(TONIGHT, start=NOW + 1800), True),
        (replace(TONIGHT, start=NOW + 7000), False),
        (replace(TONIGHT, start=NOW - 3600, end=None), True),
        (replace(TONIGHT, start=NOW - 7 * 3600, end=None), False),
        (replace(TONIGHT, start=NOW - 5 * DAY_S), False),
        (replace(TONIGHT, start=None), False),
    ],
)
def test_while_people_may_be_coming_in_nothing_is_forgotten(held: GuestsHeld, busy: bool) -> None:
    assert is_busy([held], frozenset(), NOW) is busy
    assert is_busy([held], frozenset({held.event_id}), NOW) is busy
    assert not is_busy([held], frozenset({"another"}), NOW)


def test_the_services_clock_has_the_last_word_where_ours_is_ahead() -> None:
    assert believed(NOW, -40 * DAY_S, None).now == NOW - 40 * DAY_S
    assert believed(NOW, 40 * DAY_S, None) == Believed(NOW, None), "its own may be wrong too"
    assert believed(NOW, -1.0, NOW - 60) == Believed(NOW - 1.0, None)


def test_alone_our_clock_is_believed_after_a_day() -> None:
    assert believed(NOW, None, None) == Believed(None, NOW)
    assert believed(NOW + 3600, None, NOW) == Believed(None, NOW)
    assert believed(NOW + DAY_S, None, NOW) == Believed(NOW + DAY_S, NOW)
    assert believed(NOW - 1, None, NOW) == Believed(None, NOW - 1), "set back: it begins anew"
