"""Late STOPs: each has its time, those that meet are told as one, and none is lost to the next scan."""

import gc

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.outbox import IncidentKind
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, Sound
from kiosk.engine.events import LateStop
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme import typeface
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.text_fit import Fitted
from kiosk.ui.theme.theme import CERTAINTY_PX, Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.late_stop_bar import StopBar, each_once, in_a_line, merged_view
from kiosk.ui.verdict.outcome_views import view_of_late_stop
from kiosk.ui.verdict.verdict_view import VerdictView, view_of_verdict
from tests.gui.fake_controller import NOW, a_ticket, given
from tests.gui.painted_text import all_written
from tests.gui.simulated_input import tap

GREEN = view_of_verdict(given(Admit(a_ticket("t0", "Ana García Lorenzo", kind="VIP")), admission_id="a1"))


def stop(name: str, hold_s: float = 60) -> VerdictView:
    return view_of_late_stop(LateStop(f"t-{name}", name, IncidentKind.CONFLICT, NOW), hold_s)


def door(qtbot: QtBot, size: tuple[int, int] = (1280, 800)) -> DoorWindow:
    window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    return window


def test_one_is_told_as_it_is_and_several_as_one_with_the_newest_names_first() -> None:
    chloe, many = stop("Chloé"), [stop(f"Guest {n}") for n in range(9)]
    assert merged_view([chloe]) is chloe
    told = merged_view([chloe, *many])
    assert told.word == "STOP"
    assert told.guest.name == "10 guests"
    assert told.chips[:2] == ("Guest 8", "Guest 7")
    assert told.chips[-1] == "and 4 more"


def test_where_names_are_hidden_the_row_at_the_foot_has_their_letters_and_the_flood_the_name(
    qtbot: QtBot,
) -> None:
    window = door(qtbot)
    window.hide_names(hidden=True)

    def read() -> str:
        return " ".join(one.text for one in all_written(window.stop_bar)) + window.stop_bar.accessibleName()

    window.show_verdict(GREEN)
    for name in ("Chloé Dubois", "Luis García"):
        window.show_stop(stop(name))
        window.overlay.settle()
        window.show_verdict(GREEN)
        qtbot.waitUntil(window.stop_bar.isVisible)
        assert not [part for part in ("Dubois", "García") if part in read()]
        assert "D." in read()
    assert window.stop_bar.view is not None
    assert "Chloé Dubois" in window.stop_bar.view.chips
    window.hide_names(hidden=False)
    assert "Dubois" in read()


def test_a_guest_is_counted_once_however_much_came_out() -> None:
    first, again = stop("Chloé"), stop("Chloé")
    assert each_once([first, stop("Łukasz"), again])[0] is again
    assert merged_view([first, again]) is again
    nameless = view_of_late_stop(LateStop("", "", IncidentKind.OFF_LIST_MATCH, NOW), 60)
    assert merged_view([nameless, nameless]).guest.name == "2 guests"


@pytest.mark.parametrize(("room", "named"), [(200, 3), (30, 2), (5, 1)])
def test_the_line_names_as_many_as_fit(room: int, named: int) -> None:
    stops = [stop(name) for name in ("Ana García Lorenzo", "Björn", "Chloé")]
    line = in_a_line(stops, lambda text: len(text) <= room)
    assert sum(name in line for name in ("Ana García Lorenzo", "Björn", "Chloé")) == named
    assert "Chloé" in line
    assert ("more" in line) == (named < 3)


def test_what_came_out_of_a_guest_before_is_not_held(qtbot: QtBot) -> None:
    bar = StopBar(Theme(Scheme.DARK))
    qtbot.addWidget(bar)
    bar.hold(stop("Łukasz"))
    bar.hold(stop("Chloé"))
    before = views()
    for _ in range(20):
        bar.hold(stop("Chloé"))
    assert views() == before
    assert bar.view is not None
    assert bar.view.guest.name == "2 guests"


def views() -> int:
    """How many there are."""
    return sum(isinstance(one, VerdictView) for one in gc.get_objects())


def test_a_stop_has_its_whole_time_and_the_next_one_prolongs_it(qtbot: QtBot) -> None:
    bar = StopBar(Theme(Scheme.DARK))
    qtbot.addWidget(bar)
    bar.resize(1280, 132)
    with qtbot.waitSignal(bar.gone, timeout=5000):
        bar.hold(stop("Chloé", 0.05))
        bar.hold(stop("Łukasz", 0.05))
        assert bar.view is not None
        assert bar.view.guest.name == "2 guests"
        assert "Łukasz" in bar.accessibleName()
        assert bar.grab().toImage().pixelColor(5, 60).name() == "#a3121f"
    assert bar.view is None


def test_a_burst_sounds_once_and_one_that_comes_alone_sounds(qtbot: QtBot) -> None:
    bar = StopBar(Theme(Scheme.DARK))
    qtbot.addWidget(bar)
    heard: list[Sound] = []
    bar.sounded.connect(heard.append)
    with qtbot.waitSignal(bar.gone, timeout=5000):
        for number in range(20):
            bar.hold(stop(f"Guest {number}", 0.05))
    assert heard == [Sound.STOP]
    bar.hold(stop("Chloé"))
    assert heard == [Sound.STOP, Sound.STOP]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)])
def test_a_stop_over_a_verdict_floods_and_leaves_the_verdict_at_the_foot(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = door(qtbot, size)
    sounds: list[Sound] = []
    window.sounded.connect(sounds.append)
    window.show_verdict(GREEN)
    window.show_stop(stop("Chloé Dubois"))
    assert window.overlay.view is window.stop_bar.view
    assert not window.overlay.geometry().intersects(window.last_verdict.geometry())
    assert window.last_verdict.isVisible()
    assert window.last_verdict.text.startswith("GO IN · Ana García Lorenzo")
    assert window.overlay.laid_out is not None
    assert window.overlay.laid_out.fits
    assert sounds == [Sound.SUCCESS, Sound.STOP]


def test_a_stop_over_nothing_floods_the_whole_stage(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_verdict(GREEN)
    window.overlay.settle()
    window.show_stop(stop("Chloé"))
    assert window.overlay.geometry() == window.places().stage


def test_further_stops_wait_at_the_foot_until_the_verdict_has_settled(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_stop(stop("Chloé"))
    window.show_stop(stop("Łukasz"))
    assert window.overlay.view is window.stop_bar.view
    assert window.overlay.view is not None
    assert window.overlay.view.guest.name == "2 guests"
    window.show_verdict(GREEN)
    assert window.stop_bar.isVisible()
    window.show_stop(stop("Björn"))
    assert window.overlay.view is GREEN
    assert window.stop_bar.view is not None
    assert window.stop_bar.view.guest.name == "3 guests"
    window.overlay.settle()
    qtbot.waitUntil(lambda: window.overlay.view is window.stop_bar.view)
    assert window.overlay.covers_stage


def test_a_stop_that_was_seen_floods_no_second_time(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_stop(stop("Chloé"))
    window.show_verdict(GREEN)
    window.overlay.settle()
    QApplication.processEvents()
    assert not window.overlay.covers_stage
    assert window.stop_bar.isVisible()


def test_the_list_is_one_tap_away_from_overlay_and_bar(qtbot: QtBot) -> None:
    window = door(qtbot)
    asked: list[Action] = []
    window.acted.connect(lambda action, _view: asked.append(action))
    window.show_stop(stop("Chloé"))
    tap(window.overlay.buttons.button(Action.LOOK_AT))
    window.press(Qt.Key.Key_F6)
    window.show_verdict(GREEN)
    tap(window.stop_bar.buttons.button(Action.LOOK_AT))
    assert asked == [Action.LOOK_AT] * 3


def test_beside_a_stop_nothing_says_that_all_is_well(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.camera.show_state(CameraState.LIVE, "")
    window.show_stop(stop("Chloé"))
    assert window.camera.caption == "First the STOP, then the next guest"
    assert window.overlay.view is not None
    assert window.overlay.view.lines[0].startswith("Find this guest")
    window.show_verdict(GREEN)
    assert window.camera.caption == "Next guest can scan now"


def test_the_bar_reads_from_the_right_too(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_stop(stop("Chloé"))
    window.show_verdict(GREEN)
    button = window.stop_bar.buttons.button(Action.LOOK_AT)
    assert button.x() > window.width() / 2
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    window.show_stop(stop("Łukasz"))
    assert button.x() < window.width() / 2
    assert not window.stop_bar.grab().isNull()
    assert plain(window.stop_bar.accessibleName()).startswith("STOP. 2 guest")


@pytest.mark.parametrize("size", [(640, 104), (640, 132)])
def test_a_long_reason_takes_two_lines(qtbot: QtBot, size: tuple[int, int]) -> None:
    bar = StopBar(Theme(Scheme.DARK))
    qtbot.addWidget(bar)
    bar.resize(*size)
    bar.show()
    reason = "Their ticket was refunded by the host late this afternoon."
    bar.hold(replace(stop("Chloé"), actions=(), lines=(reason,)))
    said = [one for one in all_written(bar) if not one.text.startswith(("STOP", "Chlo"))]
    assert len({round(one.box.y()) for one in said}) == 2
    assert " ".join(one.text.strip() for one in said) == reason
    assert all(bar.height() * 0.1 < one.box.top() < one.box.bottom() < bar.height() * 0.9 for one in said)


def test_a_reason_with_room_is_read_from_two_metres(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_stop(stop("Chloé Dubois"))
    window.show_verdict(GREEN)
    written = {one.text: one for one in all_written(window.stop_bar) if one.widget is window.stop_bar}
    reason = next(one for text, one in written.items() if text.startswith("Find this guest"))
    assert written["Chloé Dubois"].size_px > reason.size_px >= CERTAINTY_PX


def test_of_several_as_many_are_named_as_have_room_in_smaller_type(qtbot: QtBot) -> None:
    bar = StopBar(Theme(Scheme.DARK))
    qtbot.addWidget(bar)
    bar.resize(1280, 132)
    bar.show()
    for number in range(4):
        bar.hold(replace(stop(f"Maximiliana Guttenberg {number}"), actions=()))
    said = [one for one in all_written(bar) if "Guttenberg" in one.text]
    assert "".join(one.text for one in said).count("Guttenberg") == 4
    assert {one.size_px for one in said} < {17, 18, 20}


@pytest.mark.parametrize("language", ["en", "de", "pseudo-rtl"])
def test_upright_what_came_out_is_said_whole_above_the_button(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)
    window = door(qtbot, (800, 1280))
    window.show_stop(stop("Łukasz Szczepański"))
    window.show_verdict(GREEN)
    bar = window.stop_bar
    assert bar.isVisible()
    written = [one for one in all_written(bar) if one.widget is bar]
    name = next(one for one in written if "Łukasz Szczepański" in one.text)
    assert name.size_px >= 28
    assert not [one.text for one in written if one.text.endswith("…")]
    button = bar.buttons.button(Action.LOOK_AT).geometry()
    assert max(one.box.bottom() for one in written) <= button.y()


def test_letters_that_no_font_has_make_nothing_smaller(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typeface, "_are_others", lambda: True)
    sizes = []
    for name in ("M", "山"):
        bar = StopBar(Theme(Scheme.DARK))
        qtbot.addWidget(bar)
        bar.resize(1280, 140)
        bar.hold(stop(name))
        bar.hold(stop("Björn"))
        sizes.append(facts_px(bar, monkeypatch))
    assert sizes[0] == sizes[1]


def facts_px(bar: StopBar, monkeypatch: pytest.MonkeyPatch) -> int:
    """The size of the bar's second line."""
    drawn: list[Fitted] = []
    draw = Fitted.draw

    def noted(fitted: Fitted, painter: QPainter, at: QPointF, colour: str) -> None:
        drawn.append(fitted)
        draw(fitted, painter, at, colour)

    with monkeypatch.context() as patched:
        patched.setattr(Fitted, "draw", noted)
        bar.grab()
    return drawn[-1].size_px
