"""What moves on the screen: nothing where nobody wants it, and never in the way of the next verdict."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.verdict import Admit, AlreadyIn, SameScan, Why
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import DARK, MOTION_MS, Look, Motion, Scheme, Theme
from kiosk.ui.verdict.overlay import Flood
from kiosk.ui.verdict.verdict_view import tell_verdict
from tests.gui.fake_controller import a_ticket, given

STAGE = QRect(0, 0, 1280, 690)
ROOM = QRect(28, 24, 776, 600)
ACTIONS = QRect(832, 330, 420, 300)
GREEN = tell_verdict(given(Admit(a_ticket("t1", "Ana García Lorenzo")), admission_id="a1"))
RED = tell_verdict(given(AlreadyIn(a_ticket("t2", "Chloé Dubois"), Why.INSIDE, None)))
GREY = tell_verdict(given(SameScan()))


@pytest.fixture
def effects(qapp: QApplication) -> Iterator[None]:
    """The system's wish for motion, put back afterwards."""
    was = QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    yield
    QApplication.setEffectEnabled(Qt.UIEffect.UI_General, was)


Opened = Callable[[Motion], Flood]


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    """Opens a flood on a ground of its own."""
    ground = QWidget()
    ground.resize(1280, 800)
    qtbot.addWidget(ground)
    ground.show()

    def open_with(motion: Motion) -> Flood:
        flood = Flood(Theme(Scheme.DARK, motion), 60, ground)
        flood.arrange(STAGE, ROOM, ACTIONS, 560)
        return flood

    return open_with


def colours(image: QImage, step: int = 7) -> set[str]:
    return {
        image.pixelColor(x, y).name().upper()
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


def sinks(flood: Flood) -> bool:
    """Whether it is on its way, neither at its place nor gone."""
    return flood.isVisible() and flood.y() > STAGE.y() and not flood.floods


@pytest.mark.usefixtures("effects")
def test_where_the_system_wants_no_motion_a_verdict_goes_at_once(opened: Opened) -> None:
    QApplication.setEffectEnabled(Qt.UIEffect.UI_General, False)
    flood = opened(Motion.SYSTEM)
    flood.show_telling(GREEN)
    assert flood.geometry() == STAGE
    assert flood.isVisible()
    flood.settle()
    assert not flood.isVisible()


@pytest.mark.usefixtures("effects")
def test_where_the_system_has_motion_it_takes_less_than_a_fifth_of_a_second() -> None:
    QApplication.setEffectEnabled(Qt.UIEffect.UI_General, True)
    theme = Theme(Scheme.DARK, Motion.SYSTEM)
    assert theme.motion_ms in (0, MOTION_MS)
    theme.move(Motion.ON)
    assert 0 < theme.motion_ms < 200
    theme.move(Motion.OFF)
    assert theme.motion_ms == 0


def test_a_verdict_is_whole_from_its_first_frame(qtbot: QtBot, opened: Opened) -> None:
    flood = opened(Motion.ON)
    frames: list[tuple[QRect, bool]] = []
    flood.painted.connect(lambda _telling: frames.append((flood.geometry(), flood.floods)))
    flood.show_telling(GREEN)
    qtbot.waitUntil(lambda: bool(frames))
    assert frames == [(STAGE, True)]


def test_a_verdict_settles_with_a_movement_that_ends(qtbot: QtBot, opened: Opened) -> None:
    flood = opened(Motion.ON)
    flood.show_telling(GREEN)
    flood.settle()
    qtbot.waitUntil(lambda: sinks(flood))
    qtbot.waitUntil(lambda: not flood.isVisible())
    assert flood.geometry() == STAGE


def test_the_next_verdict_in_the_middle_of_the_movement_is_whole_at_once(
    qtbot: QtBot, opened: Opened
) -> None:
    flood = opened(Motion.ON)
    shown: list[str] = []
    flood.painted.connect(lambda telling: shown.append(telling.name))
    flood.show_telling(GREEN)
    flood.settle()
    qtbot.waitUntil(lambda: sinks(flood))
    flood.show_telling(RED)
    assert flood.floods
    assert flood.geometry() == STAGE
    assert colours(flood.grab().toImage()) >= {DARK.paint(Look.STOP).fill}
    assert DARK.paint(Look.GO).fill not in colours(flood.grab().toImage())
    qtbot.waitUntil(lambda: shown[-1:] == ["Chloé Dubois"])
    assert flood._sinking.state() is QAbstractAnimation.State.Stopped
    assert flood.floods


@pytest.mark.parametrize("motion", [Motion.ON, Motion.OFF])
def test_no_green_is_seen_when_the_same_code_is_held_on(qtbot: QtBot, motion: Motion) -> None:
    """While the green floods, while it goes, and when it has gone: from the grey on there is none."""
    window = DoorWindow(Theme(Scheme.DARK, motion), settle_s=60, arming_s=0)
    qtbot.addWidget(window)
    window.show()
    green, grey = DARK.paint(Look.GO), DARK.paint(Look.GREY).fill
    painted: list[str] = []
    window.flood.painted.connect(lambda telling: painted.append(telling.word))

    def grey_alone() -> None:
        painted.clear()
        window.show_telling(GREY)
        seen = colours(window.grab().toImage(), step=3)
        assert grey in seen
        assert not {green.fill, green.pressed} & seen
        qtbot.waitUntil(lambda: painted == [GREY.word])
        assert not {green.fill, green.pressed} & colours(window.grab().toImage(), step=3)

    window.show_telling(GREEN)
    assert green.fill in colours(window.grab().toImage(), step=3)
    grey_alone()

    window.show_telling(GREEN)
    window.flood.settle()
    if motion is Motion.ON:
        qtbot.waitUntil(lambda: window.flood.isVisible() and window.flood.y() > window.places().stage.y())
    grey_alone()
    window.flood.settle()
    qtbot.waitUntil(lambda: not window.flood.isVisible())
    assert not {green.fill, green.pressed} & colours(window.grab().toImage(), step=3)

    window.show_telling(GREEN)
    window.flood.settle()
    qtbot.waitUntil(lambda: not window.flood.isVisible())
    assert green.fill in colours(window.grab().toImage(), step=3), "the band keeps the green"
    grey_alone()
