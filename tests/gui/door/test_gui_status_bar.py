"""The status bar and the rehearsal bar, in words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.link import LinkState
from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import OutboxCount
from kiosk.ui.devices.power import Battery
from kiosk.ui.door.rehearsal_bar import RehearsalBar
from kiosk.ui.door.status_bar import StatusBar
from kiosk.ui.door.status_explained import Topic
from kiosk.ui.texts.status_texts import HubState
from kiosk.ui.theme.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from kiosk.ui.widgets.labels import ElideLabel
from kiosk.ui.widgets.pill import Level, Pill
from tests.gui.fake_controller import NOW
from tests.gui.simulated_input import key, let_go, press_down, tap


def status_bar(qtbot: QtBot, width: int = 1280, scheme: Scheme = Scheme.DARK) -> StatusBar:
    made = StatusBar(Theme(scheme))
    qtbot.addWidget(made)
    made.show_event("Harbour Festival · Sat 14 June", "Door A, North gate")
    made.show_time(NOW)
    made.show_list(NOW - 8, NOW, complete=True)
    made.resize(width, made.height_for(made.lines_for(width)))
    made.show()
    made.activateWindow()
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
    shown = status_bar(qtbot)
    shown.show_link(state)
    assert (shown.link.text(), shown.link.level) == (words, level)
    assert len(shown.link.explanation.split("\n\n")) == 3


@pytest.mark.parametrize(
    "state",
    [LinkState.UNKNOWN, LinkState.OFFLINE, LinkState.PORTAL, LinkState.SIGN_IN, LinkState.REFUSED],
)
def test_without_a_list_nobody_is_told_that_scanning_goes_on(qtbot: QtBot, state: LinkState) -> None:
    shown = status_bar(qtbot)
    shown.show_link(state)
    with_list = shown.link.explanation
    shown.show_list(None, NOW, complete=False)
    shown.show_unsent(OutboxCount(3, NOW - 5), NOW)
    assert "goes on" not in shown.link.text()
    what, no_list, to_do = shown.link.explanation.split("\n\n")
    assert no_list == "No ticket can be checked yet: there is no guest list on this machine."
    assert "Carry on" not in to_do
    assert shown.link.accessibleDescription() == shown.link.explanation != with_list
    assert what in with_list
    shown.show_unsent(OutboxCount(), NOW)
    shown.show_list(NOW - 8, NOW, complete=False)
    assert shown.link.explanation == with_list


def test_a_sign_in_is_an_alarm_as_soon_as_something_waits_for_it(qtbot: QtBot) -> None:
    shown = status_bar(qtbot)
    shown.show_link(LinkState.SIGN_IN)
    shown.show_unsent(OutboxCount(3, NOW - 5), NOW)
    assert shown.link.level is Level.ALARM
    assert "3 check-ins cannot be sent" in shown.link.explanation
    shown.show_unsent(OutboxCount(), NOW)
    level: Level = shown.link.level
    assert level is Level.WARNING


def test_it_is_quiet_when_all_is_well_and_loud_when_not(qtbot: QtBot) -> None:
    shown = status_bar(qtbot)
    shown.show_unsent(OutboxCount(), NOW)
    assert (shown.unsent.text(), shown.unsent.level) == ("All sent", Level.QUIET)
    assert (shown.guest_list.text(), shown.guest_list.level) == ("List 8 s old", Level.QUIET)
    assert not any(pill.isVisible() for pill in (shown.hub, shown.battery, shown.capacity))
    shown.show_unsent(OutboxCount(1037, NOW - 840, 2), NOW)
    assert shown.unsent.text() == "1\u202f037 unsent · oldest 14 min · 2 refused"
    assert shown.unsent.level is Level.WARNING
    assert "supervisor" in shown.unsent.explanation
    shown.show_unsent(OutboxCount(0, None, 2), NOW)
    assert (shown.unsent.text(), shown.unsent.level) == ("2 refused", Level.WARNING)
    shown.show_list(None, NOW, complete=False)
    assert (shown.guest_list.text(), shown.guest_list.level) == ("List not loaded", Level.WARNING)
    shown.show_list(NOW - 4000, NOW, complete=False)
    assert (shown.guest_list.text(), shown.guest_list.level) == ("List loading", Level.WARNING)
    shown.show_list(NOW - 4000, NOW, complete=True)
    assert shown.guest_list.level is Level.WARNING
    assert "Refresh the list now" in shown.guest_list.explanation


@pytest.mark.parametrize(
    ("battery", "words", "level"),
    [
        (None, "", Level.QUIET),
        (Battery(5, plugged=True), "", Level.QUIET),
        (Battery(50, plugged=False), "", Level.QUIET),
        (Battery(49, plugged=False), "Battery 49 %", Level.QUIET),
        (Battery(21, plugged=False), "Battery 21 %", Level.QUIET),
        (Battery(20, plugged=False), "Battery 20 %", Level.WARNING),
        (Battery(10, plugged=False, seconds_left=1500), "Battery 10 %", Level.ALARM),
    ],
)
def test_the_battery_is_shown_once_it_matters(
    qtbot: QtBot, battery: Battery | None, words: str, level: Level
) -> None:
    shown = status_bar(qtbot)
    shown.show_battery(Battery(30, plugged=False))
    assert shown.battery.isVisible()
    shown.show_battery(battery)
    assert shown.battery.isVisible() is bool(words)
    if words:
        assert (shown.battery.text(), shown.battery.level) == (words, level)
        assert ("move this door to another computer" in shown.battery.explanation) is (
            level is not Level.QUIET
        )
    if battery and battery.seconds_left:
        assert "about 25 min" in shown.battery.explanation


@pytest.mark.parametrize(
    ("inside", "capacity", "words", "level"),
    [
        (1187, 1250, "", Level.QUIET),
        (1187, None, "", Level.QUIET),
        (1188, 1250, "1\u202f188 of 1\u202f250 inside · 95 %", Level.WARNING),
        (1249, 1250, "1\u202f249 of 1\u202f250 inside · 99 %", Level.WARNING),
        (1250, 1250, "Full: 1\u202f250 inside", Level.ALARM),
        (1263, 1250, "Full: 1\u202f263 inside", Level.ALARM),
        (0, 0, "Full: 0 inside", Level.ALARM),
    ],
)
def test_the_capacity_warns_from_95_percent_on(
    qtbot: QtBot, inside: int, capacity: int | None, words: str, level: Level
) -> None:
    shown = status_bar(qtbot)
    shown.show_capacity(inside, capacity)
    assert shown.capacity.isVisible() is bool(words)
    if words:
        assert (shown.capacity.text(), shown.capacity.level) == (words, level)


def test_the_hub_has_a_place_once_there_is_one(qtbot: QtBot) -> None:
    shown = status_bar(qtbot)
    shown.show_hub(HubState.APART)
    assert shown.hub.isVisible()
    assert (shown.hub.text(), shown.hub.level) == ("Hub away · this door alone", Level.WARNING)
    shown.show_hub(HubState.TOGETHER)
    assert shown.hub.level is Level.QUIET
    shown.show_hub(None)
    assert not shown.hub.isVisible()


def everything(shown: StatusBar) -> dict[Topic, Pill]:
    """All six pills, in the order in which they stand."""
    shown.show_hub(HubState.TOGETHER)
    shown.show_battery(Battery(9, plugged=False))
    shown.show_capacity(1250, 1250)
    return {
        Topic.CAPACITY: shown.capacity,
        Topic.BATTERY: shown.battery,
        Topic.HUB: shown.hub,
        Topic.LINK: shown.link,
        Topic.OUTBOX: shown.unsent,
        Topic.LIST: shown.guest_list,
    }


def test_a_tap_enter_or_space_on_a_pill_asks_for_its_explanation(qtbot: QtBot) -> None:
    shown = status_bar(qtbot, 1920)
    heard: list[tuple[str, str, object]] = []
    shown.explained.connect(lambda title, text, topic: heard.append((title, text, topic)))
    for topic, pill in everything(shown).items():
        said = (pill.text(), pill.explanation, topic)
        tap(pill)
        key(pill)
        key(pill, Qt.Key.Key_Space)
        assert heard == [said] * 3
        assert said[1]
        heard.clear()


def test_tab_goes_from_pill_to_pill_and_the_focus_is_seen(qtbot: QtBot) -> None:
    shown = status_bar(qtbot, 1920)
    pills = everything(shown)
    qtbot.waitUntil(shown.isActiveWindow)
    pills[Topic.CAPACITY].setFocus()
    for pill in pills.values():
        assert QApplication.focusWidget() is pill
        assert [one for one in pills.values() if has_ring(one)] == [pill]
        QTest.keyClick(pill, Qt.Key.Key_Tab)


def has_ring(pill: Pill) -> bool:
    picture = pill.grab().toImage()
    middle = picture.width() // 2
    return QColor(DARK.accent) in [picture.pixelColor(middle, y) for y in range(picture.height())]


def test_a_pill_is_a_button_to_a_screen_reader_and_to_a_finger(qtbot: QtBot) -> None:
    for width in (800, 1280):
        shown = status_bar(qtbot, width)
        for pill in everything(shown).values():
            if pill.isVisible():
                assert min(pill.width(), pill.height()) >= 48
            reader = QAccessible.queryAccessibleInterface(pill)
            assert reader is not None
            assert reader.role() is QAccessible.Role.Button
            assert reader.text(QAccessible.Text.Name) == pill.text()
            assert reader.text(QAccessible.Text.Description) == pill.explanation


@pytest.mark.parametrize(
    ("scheme", "palette"),
    [(Scheme.DARK, DARK), (Scheme.LIGHT, LIGHT), (Scheme.HIGH_CONTRAST, HIGH_CONTRAST)],
)
def test_loud_pills_have_loud_colours_in_every_theme(qtbot: QtBot, scheme: Scheme, palette: object) -> None:
    shown = status_bar(qtbot, 1920, scheme)
    colours = shown._theme.palette
    assert colours is palette
    shown.show_battery(Battery(20, plugged=False))
    assert ground(shown.battery) == QColor(colours.warning.fill)
    press_down(shown.battery)
    assert ground(shown.battery) == QColor(colours.warning.pressed)
    let_go(shown.battery)
    shown.show_battery(Battery(10, plugged=False))
    assert ground(shown.battery) == QColor(colours.alarm.fill)
    shown.show_battery(Battery(40, plugged=False))
    assert ground(shown.battery) == QColor(colours.raised)


def ground(pill: Pill) -> QColor:
    """The fill of a pill, beside its words."""
    return pill.grab().toImage().pixelColor(12, pill.height() // 2)


def test_a_counting_age_pushes_nobody(qtbot: QtBot) -> None:
    shown = status_bar(qtbot)
    before = shown.unsent.geometry()
    for age in (9, 10, 59, 88, 600):
        shown.show_list(NOW - age, NOW, complete=True)
        assert shown.unsent.geometry() == before


def test_a_rehearsal_says_that_it_is_one_at_every_width(qtbot: QtBot) -> None:
    bar = RehearsalBar(Theme(Scheme.LIGHT))
    qtbot.addWidget(bar)
    bar.resize(1280, 28)
    assert bar.text.startswith("REHEARSAL")
    assert bar.shown == bar.text
    assert bar.grab().toImage().pixelColor(3, 3) == QColor(LIGHT.accent)
    bar.resize(300, 28)
    assert bar.shown == "REHEARSAL"


def test_a_title_that_looks_like_markup_is_shown_as_it_is(qtbot: QtBot) -> None:
    """As a picture of endless size it would end the program."""
    label = ElideLabel('<img src="/dev/zero">')
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert "&lt;img" in label.toolTip()
    assert label.sizeHint().height() < 60
