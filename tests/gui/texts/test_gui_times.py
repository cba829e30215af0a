"""Times and ages in the zone and the language of the screen."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.times import (
    age,
    clock_time,
    day,
    day_and_time,
    kept_together,
    local,
    same_day,
    use_timezone,
    utc_offsets,
    when,
    zone_in_words,
)
from kiosk.ui.theme.clean_text import clean

EVENING = datetime(2026, 6, 13, 22, 30, tzinfo=UTC).timestamp()


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication) -> Iterator[None]:
    use_language(qapp, "en")
    yield
    use_language(qapp, "en")
    use_timezone("")


@pytest.mark.parametrize(
    ("zone", "time", "date"),
    [
        ("UTC", "22:30", "Sat 13 June"),
        ("Europe/Madrid", "00:30", "Sun 14 June"),
        ("America/Los_Angeles", "15:30", "Sat 13 June"),
        ("Asia/Kathmandu", "04:15", "Sun 14 June"),
    ],
)
def test_times_are_told_in_the_zone_that_is_set(zone: str, time: str, date: str) -> None:
    use_timezone(zone)
    assert clock_time(EVENING) == time
    assert clean(day(EVENING)) == date
    assert clean(day_and_time(EVENING)) == f"{date}, {time}"


def test_a_date_is_never_broken_from_one_line_to_the_next() -> None:
    assert not set(day_and_time(EVENING)) & set(" \t\n")
    assert clean(kept_together("Door C, East")) == "Door C, East"


def test_the_zone_decides_what_today_is() -> None:
    use_timezone("UTC")
    assert not same_day(EVENING, EVENING + 2 * 3600)
    assert clean(when(EVENING, EVENING + 2 * 3600)) == "Sat 13 June, 22:30"
    use_timezone("Europe/Madrid")
    assert same_day(EVENING, EVENING + 2 * 3600)
    assert when(EVENING, EVENING + 2 * 3600) == "00:30"


def test_summer_and_winter_each_have_their_own_offset() -> None:
    use_timezone("Europe/Berlin")
    assert clock_time(datetime(2026, 1, 13, 12, 0, tzinfo=UTC).timestamp()) == "13:00"
    assert clock_time(datetime(2026, 7, 13, 12, 0, tzinfo=UTC).timestamp()) == "14:00"


def test_each_change_of_the_clocks_is_found_to_the_second() -> None:
    use_timezone("Europe/Berlin")
    now = datetime(2026, 7, 13, 12, 0, tzinfo=UTC).timestamp()
    assert utc_offsets(now)[-3:] == (
        (datetime(2025, 3, 30, 1, 0, tzinfo=UTC).timestamp(), 7200),
        (datetime(2025, 10, 26, 1, 0, tzinfo=UTC).timestamp(), 3600),
        (datetime(2026, 3, 29, 1, 0, tzinfo=UTC).timestamp(), 7200),
    )
    an_hour_after = datetime(2026, 3, 29, 2, 0, tzinfo=UTC).timestamp()
    assert utc_offsets(an_hour_after)[-1] == (an_hour_after - 3600, 7200)
    use_timezone("UTC")
    assert [offset for _, offset in utc_offsets(now)] == [0]


def test_an_event_over_the_end_of_summer_time_is_told_by_the_clocks_that_hang_there() -> None:
    use_timezone("Europe/Berlin")
    doors = datetime(2026, 10, 24, 20, 0, tzinfo=UTC).timestamp()
    told = [clock_time(doors + hours * 3600) for hours in (0, 4, 5, 6, 8)]
    assert told == ["22:00", "02:00", "02:00", "03:00", "05:00"], "the hour from two to three comes twice"
    assert [clean(day(doors + hours * 3600)) for hours in (0, 8)] == ["Sat 24 October", "Sun 25 October"]
    assert not same_day(doors, doors + 2 * 3600)
    assert same_day(doors + 2 * 3600, doors + (2 + 24.9) * 3600), "that day has 25 hours"
    assert clean(age(5 * 3600)) == "5 h", "and an age counts hours, not what clocks show"


def test_which_zone_it_is_can_be_said() -> None:
    use_timezone("Europe/Berlin")
    assert zone_in_words() == "Europe/Berlin"
    use_timezone("")
    assert "this machine" in zone_in_words()


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "Europe"])
def test_a_zone_that_is_not_known_here_is_the_machines(zone: str) -> None:
    use_timezone("Asia/Kathmandu")
    use_timezone(zone)
    moment = local(EVENING)
    assert moment is not None
    assert moment.utcoffset() == datetime.fromtimestamp(EVENING, tz=UTC).astimezone().utcoffset()


def test_an_instant_that_no_calendar_holds_is_said_so() -> None:
    use_timezone("Europe/Madrid")
    for at in (1e18, -1e18, float("inf"), float("nan")):
        assert "unknown" in clock_time(at)
        assert "unknown" in day(at)


@pytest.mark.parametrize(
    ("locale", "time"),
    [
        ("de", "09:05"),
        ("en_US", "09:05"),
        ("en_GB", "09:05"),
        ("fi", "9.05"),
        ("he", "9:05"),
        ("ar_EG", "٠٩:٠٥"),
        ("C", "09:05"),
    ],
)
def test_the_clock_is_written_as_the_language_writes_it_and_counts_24_hours(locale: str, time: str) -> None:
    use_timezone("UTC")
    QLocale.setDefault(QLocale(locale))
    assert clock_time(datetime(2026, 6, 13, 9, 5, tzinfo=UTC).timestamp()) == time


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(8, "8 s"), (89, "89 s"), (14 * 60, "14 min"), (3 * 3600, "3 h"), (86400 * 2, "2 days")],
)
def test_ages(seconds: float, said: str) -> None:
    assert age(seconds) == said


def test_what_is_younger_than_now_is_as_old_as_now() -> None:
    assert age(-5) == "0 s"
