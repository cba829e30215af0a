"""The status strip and the foot, in words."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.link import LinkState
from kiosk.engine.records import OutboxCount
from kiosk.ui.foot import Foot
from kiosk.ui.pill import Level
from kiosk.ui.rehearsal_bar import RehearsalBar
from kiosk.ui.status_strip import StatusStrip
from kiosk.ui.theme import Scheme, Theme
from tests.gui.fake_desk import NOW


def strip(qtbot: QtBot, width: int = 1280, height: int = 56) -> StatusStrip:
    made = StatusStrip(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(width, height)
    made.show()
    made.say_event("Harbour Festival · Sat 14 June", "Door A, North gate")
    made.say_time(NOW)
    made.say_list(NOW - 8, NOW, complete=True)
    return made


@pytest.mark.parametrize(
    ("state", "words", "level"),
    [
        (LinkState.UNKNOWN, "Connecting", Level.QUIET),
        (LinkState.GOOD, "Live", Level.WELL),
        (LinkState.SLOW, "Slow", Level.WARNING),
        (LinkState.OFFLINE, "Offline · scanning goes on", Level.WARNING),
        (LinkState.PORTAL, "Wi-Fi wants a login", Level.WARNING),
        (LinkState.SIGN_IN, "Sign-in needed", Level.WARNING),
    ],
)
def test_the_link_is_said_in_words(qtbot: QtBot, state: LinkState, words: str, level: Level) -> None:
    shown = strip(qtbot)
    shown.say_link(state)
    assert (shown.link.text, shown.link.level) == (words, level)
    assert shown.link.toolTip()


def test_it_is_quiet_when_all_is_well_and_loud_when_not(qtbot: QtBot) -> None:
    shown = strip(qtbot)
    shown.say_unsent(OutboxCount(), NOW)
    assert (shown.unsent.text, shown.unsent.level) == ("All sent", Level.QUIET)
    assert (shown.guest_list.text, shown.guest_list.level) == ("List 8 s old", Level.QUIET)
    shown.say_unsent(OutboxCount(37, NOW - 840, 2), NOW)
    assert shown.unsent.text == "↑ 37 unsent · oldest 14 min · 2 refused"
    assert shown.unsent.level is Level.WARNING
    shown.say_list(None, NOW, complete=False)
    assert (shown.guest_list.text, shown.guest_list.level) == ("List not loaded", Level.WARNING)
    shown.say_list(NOW - 4000, NOW, complete=True)
    assert shown.guest_list.level is Level.WARNING


@pytest.mark.parametrize(("width", "height"), [(1280, 56), (1024, 56), (800, 100), (1920, 56)])
def test_nothing_overlaps_and_states_are_never_cut(qtbot: QtBot, width: int, height: int) -> None:
    shown = strip(qtbot, width, height)
    shown.say_event(
        "A festival with a name that goes on and on · Sat 14 June", "Door A, the North gate by the quay"
    )
    shown.say_link(LinkState.OFFLINE)
    shown.say_unsent(OutboxCount(1234, NOW - 50 * 60, 12), NOW)
    parts: list[QWidget] = [
        shown.event_title,
        shown.door,
        shown.link,
        shown.unsent,
        shown.guest_list,
        shown.clock,
    ]
    for number, one in enumerate(parts):
        assert shown.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in parts[number + 1 :])
    for part in (shown.link, shown.unsent, shown.guest_list, shown.clock):
        assert part.width() >= part.sizeHint().width()
    assert shown.event_title.toolTip().startswith("A festival")
    assert shown.event_title.width() >= 100


def test_a_counting_age_pushes_nobody(qtbot: QtBot) -> None:
    shown = strip(qtbot)
    before = shown.unsent.geometry()
    for age in (9, 10, 59, 88, 600):
        shown.say_list(NOW - age, NOW, complete=True)
        assert shown.unsent.geometry() == before


def test_the_foot_counts_and_its_buttons_are_large_enough(qtbot: QtBot) -> None:
    foot = Foot(Theme(Scheme.DARK))
    qtbot.addWidget(foot)
    foot.resize(1280, 64)
    foot.show()
    foot.say_inside(412, 1250)
    foot.say_rate(23)
    assert foot.inside.text() == "412"
    assert foot._inside_of.text() == "inside of 1\u202f250"
    assert foot.rate.text() == "23"
    assert min(button.height() for button in (foot.events, foot.refresh, foot.theme)) >= 48
    with qtbot.waitSignals([foot.events_asked, foot.refresh_asked, foot.theme_asked]):
        for button in (foot.events, foot.refresh, foot.theme):
            button.click()


def test_a_rehearsal_says_that_it_is_one(qtbot: QtBot) -> None:
    bar = RehearsalBar(Theme(Scheme.LIGHT))
    qtbot.addWidget(bar)
    bar.resize(1280, 28)
    assert bar.text.startswith("REHEARSAL")
    assert bar.grab().toImage().pixelColor(3, 3).name() == "#1458c8"
