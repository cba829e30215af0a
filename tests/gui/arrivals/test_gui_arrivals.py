"""Who came when: from counted minutes to bars, totals and the foot's small chart."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import Arrivals, Tally
from kiosk.ui.arrivals.arrivals_bars import (
    MOST_BARS,
    Bars,
    Peak,
    Span,
    asked_since,
    bars_of,
    height_for,
    opened_since,
    opening,
    peak_of,
    spark_since,
    ticks,
)
from kiosk.ui.arrivals.arrivals_chart import ArrivalsChart
from kiosk.ui.arrivals.tally_bars import TallyBars, _TallyRow
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.texts.times import clock_time, use_timezone
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Batches, in_turns
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import until

HOUR = 60


@pytest.fixture(autouse=True)
def in_paris() -> Iterator[None]:
    use_timezone("Europe/Paris")
    yield
    use_timezone("")


def counted(people: Sequence[int], since: float = NOW - 180 * 60) -> Arrivals:
    by_type = (Tally("VIP", 7), Tally("", 2))
    return Arrivals(since, 60.0, tuple(people), by_type, (Tally("Door A", 9),), inside=5)


def test_minutes_are_put_together_to_bars_and_nobody_is_lost() -> None:
    since = asked_since(Span.RECENT, NOW)
    bars = bars_of(counted([1] * 180, since), Span.RECENT)
    assert bars.step_s == 300
    assert bars.people == (5,) * 36
    assert bars.total == 180
    assert bars.until == since + 180 * 60
    long = bars_of(counted([1] * 1800), Span.RECENT)
    assert len(long.people) <= MOST_BARS + 1
    assert long.total == 1800


def test_bars_begin_at_round_times_of_the_local_clock() -> None:
    bars = bars_of(counted([1] * 300, NOW - 7.5 * 60), Span.RECENT)
    assert clock_time(bars.since).endswith("30")
    assert bars.total == 300


def test_since_opening_begins_with_the_first_guest_of_this_evening() -> None:
    yesterday, tonight = [3] * 60, [1, 0, 2, 4]
    people = [0] * 30 + yesterday + [0] * 12 * HOUR + tonight + [0] * 20
    first = 30 + 60 + 12 * HOUR
    assert opening(people, 60.0) == first
    bars = bars_of(counted(people), Span.SINCE_OPENING)
    assert bars.total == 7
    assert bars.peak == Peak(NOW - 180 * 60 + (first + 3) * 60, 4)
    assert opened_since(counted(people)) == NOW - 180 * 60 + first * 60
    assert opened_since(counted([0, 0, *tonight])) is None


def test_a_quiet_hour_is_still_the_same_evening() -> None:
    assert opening([0, 5] + [0] * HOUR + [1], 60.0) == 1


@pytest.mark.parametrize("people", [(), (0,), (0,) * 200])
def test_nobody_yet_is_no_peak_and_no_fault(people: tuple[int, ...]) -> None:
    for span in Span:
        bars = bars_of(counted(people), span)
        assert bars.peak is None
        assert bars.total == 0
    assert peak_of(NOW, 60.0, people) is None


def test_times_under_the_bars_are_round_and_few() -> None:
    since = asked_since(Span.RECENT, NOW)
    found = ticks(since, NOW, 7)
    assert 1 < len(found) <= 7
    assert {clock_time(at)[-2:] for at in found} <= {"00", "30"}
    assert all(since <= at <= NOW for at in found)
    assert len(ticks(NOW, NOW + 30 * 3600, 5)) <= 5
    assert len(ticks(NOW, NOW + 3600, 0)) <= 1


@pytest.mark.parametrize(
    ("highest", "scale"), [(0, 2), (1, 2), (3, 4), (5, 6), (7, 10), (11, 20), (83, 100), (1001, 2000)]
)
def test_the_scale_holds_the_highest_and_halves_evenly(highest: int, scale: int) -> None:
    assert height_for(highest) == scale
    assert scale % 2 == 0


def test_the_small_chart_ends_with_the_present_minute() -> None:
    since = spark_since(NOW)
    assert since % 60 == 0
    assert int((NOW - since) // 60) == 14


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_earliest_stands_where_one_begins_to_read(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    theme = Theme(Scheme.DARK)
    chart = ArrivalsChart(theme)
    qtbot.addWidget(chart)
    chart.setLayoutDirection(direction)
    chart.resize(600, 200)
    chart.show_bars(Bars(NOW, 300.0, (8, 0, 0, 0, 0, 0, 0, 4)))
    image = chart.grab().toImage()
    fullest, other = QColor(theme.palette.text), QColor(theme.palette.accent)
    row = [image.pixelColor(x, round(image.height() * 0.75)) for x in range(image.width())]
    left_to_right = direction is Qt.LayoutDirection.LeftToRight
    assert (row.index(fullest) < row.index(other)) is left_to_right
    assert "12" in chart.accessibleName()


def test_totals_are_told_with_their_names(qtbot: QtBot) -> None:
    bars = TallyBars(Theme(Scheme.DARK), "By ticket type", "No type known")
    qtbot.addWidget(bars)
    assert list(bars.telling((Tally("VIP\n<b>", 7), Tally("", 2)))) == [None], "few lines are one batch"
    assert bars.shown == (("VIP <b>", 7), ("No type known", 2))
    assert bars.accessibleDescription() == "VIP <b> 7, No type known 2"
    bars.resize(300, bars.sizeHint().height())
    assert not bars.grab().isNull()
    assert list(bars.telling(())) == []
    assert bars.isHidden()


def lines_of(bars: TallyBars) -> list[str]:
    """What the lines say that can be seen, from the top."""
    lines = [line for line in bars.findChildren(_TallyRow) if line.isVisible()]
    return [f"{line.name.text} {line.number.text()}" for line in sorted(lines, key=QWidget.y)]


def test_many_totals_are_told_whole_and_so_are_fewer_that_come_before_the_end(qtbot: QtBot) -> None:
    bars = TallyBars(Theme(Scheme.DARK), "By ticket type", "No type known")
    qtbot.addWidget(bars)
    bars.show()
    batches = Batches(bars)
    many = tuple(Tally(f"Type {n}", 50 - n) for n in range(40))
    batches.start(bars.telling(many))
    qtbot.waitUntil(lambda: lines_of(bars) == [f"Type {n} {50 - n}" for n in range(40)])
    batches.start(bars.telling(many[::-1]))
    batches.start(bars.telling(many[20:28]))
    qtbot.waitUntil(lambda: lines_of(bars) == [f"Type {n} {50 - n}" for n in range(20, 28)])
    qtbot.wait(50)
    assert len(lines_of(bars)) == 8, "nothing of the others is told after them"


async def opened(door: Managed) -> None:
    key(door.window, Qt.Key.Key_F10)
    menu = door.manager.menu
    await until(lambda: menu.is_open and not menu.ignores_input)
    tap(menu.tiles[Item.ARRIVALS])
    sheet = door.manager.arrivals.sheet
    await until(lambda: sheet.is_open and not sheet.ignores_input)


def test_the_sheet_shows_figures_and_follows_while_it_is_open(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.arrivals_held = counted([0] * 100 + [3] + [1] * 79)
        await opened(door)
        sheet = door.manager.arrivals.sheet
        assert (sheet.inside.number.text, sheet.came.number.text) == ("5", "82")
        assert sheet.peak.number.text == "3"
        assert clock_time(NOW - 80 * 60) in sheet.peak.words.text
        assert sheet.by_door.shown == (("Door A", 9),)
        refreshes = door.manager.arrivals._refreshes
        assert refreshes.isActive()
        door.controller.arrivals_held = counted([1] * 180)
        refreshes.timeout.emit()
        await until(lambda: sheet.came.number.text == "180")
        key(sheet, Qt.Key.Key_Escape)
        assert not refreshes.isActive()

    managed(play, scene, a_desk(pins=False))


def test_another_span_is_asked_for_and_yesterday_is_left_out(play: Play) -> None:
    async def scene(door: Managed) -> None:
        people = [9] * 10 + [0] * 6 * HOUR + [1, 2]
        door.controller.arrivals_held = counted(people)
        await opened(door)
        sheet = door.manager.arrivals.sheet
        door.controller.arrivals_asked.clear()
        tap(sheet.span.chip(Span.SINCE_OPENING.value))
        await until(lambda: len(door.controller.arrivals_asked) == 2)
        since = NOW - 180 * 60 + (10 + 6 * HOUR) * 60
        assert door.controller.arrivals_asked == [(asked_since(Span.SINCE_OPENING, NOW), 60.0), (since, 60.0)]
        await until(lambda: sheet.came.number.text == "3")

    managed(play, scene, a_desk(pins=False))


def test_the_foot_shows_the_last_minutes(play: Play) -> None:
    controller = a_desk()
    controller.arrivals_held = Arrivals(spark_since(NOW), 60.0, (1,) * 15)

    async def scene(door: Managed) -> None:
        await until(lambda: door.window.footer.arrivals.counts == (1,) * 15)
        assert door.controller.arrivals_asked[0] == (spark_since(NOW), 60.0)
        assert door.manager.arrivals._sparks.isActive()
        door.manager.stop()
        assert not door.manager.arrivals._sparks.isActive()

    managed(play, scene, controller)


def test_two_columns_are_told_in_turns_and_each_to_its_end() -> None:
    told: list[str] = []

    def column(name: str, lines: int) -> Iterator[None]:
        for number in range(lines):
            told.append(f"{name}{number}")
            yield

    assert len(list(in_turns(column("type", 3), column("door", 1), column("none", 0)))) == 4
    assert told == ["type0", "door0", "type1", "type2"]


def test_who_was_counted_without_a_ticket_has_a_line_of_their_own(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.arrivals_held = replace(counted([1] * 180), counted=4)
        door.manager.arrivals.open()
        sheet = door.manager.arrivals.sheet
        await until(lambda: sheet.is_open)
        assert sheet.by_type.shown == (("VIP", 7), ("No type known", 2), ("Counted without a ticket", 4))
        door.controller.arrivals_held = counted([1] * 180)
        door.manager.arrivals.open()
        await until(lambda: len(sheet.by_type.shown) == 2)

    managed(play, scene)
