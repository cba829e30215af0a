"""What moves on the screen: nothing where nobody wants it, and never in the way of the next verdict."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, AlreadyIn, Reason, SameScan
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import DARK, MOTION_MS, Look, Theme
from kiosk.ui.verdict.overlay import VerdictOverlay
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.fake_controller import a_ticket, given

STAGE = QRect(0, 0, 1280, 690)
ROOM = QRect(28, 24, 776, 600)
ACTIONS = QRect(832, 330, 420, 300)
GREEN = view_of_verdict(given(Admit(a_ticket("t1", "Ana García Lorenzo")), admission_id="a1"))
RED = view_of_verdict(given(AlreadyIn(a_ticket("t2", "Chloé Dubois"), Reason.INSIDE, None)))
GREY = view_of_verdict(given(SameScan()))


@pytest.fixture
def effects(qapp: QApplication) -> Iterator[None]:
    """The system's wish for motion, put back afterwards."""
    was = QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    yield
    QApplication.setEffectEnabled(Qt.UIEffect.UI_General, was)


Opened = Callable[[Motion], VerdictOverlay]


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    """Opens a flood on a ground of its own."""
    ground = QWidget()
    ground.resize(1280, 800)
    qtbot.addWidget(ground)
    ground.show()

    def open_with(motion: Motion) -> VerdictOverlay:
        overlay = VerdictOverlay(Theme(Scheme.DARK, motion), 60, ground)
        overlay.arrange(STAGE, ROOM, ACTIONS, 560)
        return overlay

    return open_with


def colours(image: QImage, step: int = 7) -> set[str]:
    return {
        image.pixelColor(x, y).name().upper()
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


def sinks(overlay: VerdictOverlay) -> bool:
    """Whether it is on its way, neither at its place nor gone."""
    return overlay.isVisible() and overlay.y() > STAGE.y() and not overlay.covers_stage


@pytest.mark.usefixtures("effects")
def test_where_the_system_wants_no_motion_a_verdict_goes_at_once(opened: Opened) -> None:
    QApplication.setEffectEnabled(Qt.UIEffect.UI_General, False)
    overlay = opened(Motion.SYSTEM)
    overlay.show_verdict(GREEN)
    assert overlay.geometry() == STAGE
    assert overlay.isVisible()
    overlay.settle()
    assert not overlay.isVisible()


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
    overlay = opened(Motion.ON)
    frames: list[tuple[QRect, bool]] = []
    overlay.painted.connect(lambda _view: frames.append((overlay.geometry(), overlay.covers_stage)))
    overlay.show_verdict(GREEN)
    qtbot.waitUntil(lambda: bool(frames))
    assert frames == [(STAGE, True)]


def test_a_verdict_settles_with_a_movement_that_ends(qtbot: QtBot, opened: Opened) -> None:
    overlay = opened(Motion.ON)
    overlay.show_verdict(GREEN)
    overlay.settle()
    qtbot.waitUntil(lambda: sinks(overlay))
    qtbot.waitUntil(lambda: not overlay.isVisible())
    assert overlay.geometry() == STAGE


def test_the_next_verdict_in_the_middle_of_the_movement_is_whole_at_once(
    qtbot: QtBot, opened: Opened
) -> None:
    overlay = opened(Motion.ON)
    shown: list[str] = []
    overlay.painted.connect(lambda view: shown.append(view.guest.name))
    overlay.show_verdict(GREEN)
    overlay.settle()
    qtbot.waitUntil(lambda: sinks(overlay))
    overlay.show_verdict(RED)
    assert overlay.covers_stage
    assert overlay.geometry() == STAGE
    assert colours(overlay.grab().toImage()) >= {DARK.paint(Look.STOP).fill}
    assert DARK.paint(Look.GO).fill not in colours(overlay.grab().toImage())
    qtbot.waitUntil(lambda: shown[-1:] == ["Chloé Dubois"])
    assert overlay._sinking.state() is QAbstractAnimation.State.Stopped
    assert overlay.covers_stage


@pytest.mark.parametrize("motion", [Motion.ON, Motion.OFF])
def test_no_green_is_seen_when_the_same_code_is_held_on(qtbot: QtBot, motion: Motion) -> None:
    """While the green floods, while it goes, and when it has gone: from the grey on there is none."""
    window = DoorWindow(Theme(Scheme.DARK, motion), settle_s=60, guard_s=0)
    qtbot.addWidget(window)
    window.show()
    green, grey = DARK.paint(Look.GO), DARK.paint(Look.GREY).fill
    top = window.status_bar.height()  # above it stands ENTRY, in green
    below_header = QRect(0, top, window.width(), window.height() - top)
    painted: list[str] = []
    window.overlay.painted.connect(lambda view: painted.append(view.word))

    def grey_alone() -> None:
        painted.clear()
        window.show_verdict(GREY)
        seen = colours(window.grab(below_header).toImage(), step=3)
        assert grey in seen
        assert not {green.fill, green.pressed} & seen
        qtbot.waitUntil(lambda: painted == [GREY.word])
        assert not {green.fill, green.pressed} & colours(window.grab(below_header).toImage(), step=3)

    window.show_verdict(GREEN)
    assert green.fill in colours(window.grab(below_header).toImage(), step=3)
    grey_alone()

    window.show_verdict(GREEN)
    window.overlay.settle()
    if motion is Motion.ON:
        qtbot.waitUntil(lambda: window.overlay.isVisible() and window.overlay.y() > window.places().stage.y())
    grey_alone()
    window.overlay.settle()
    qtbot.waitUntil(lambda: not window.overlay.isVisible())
    assert not {green.fill, green.pressed} & colours(window.grab(below_header).toImage(), step=3)

    window.show_verdict(GREEN)
    window.overlay.settle()
    qtbot.waitUntil(lambda: not window.overlay.isVisible())
    assert green.fill in colours(window.grab(below_header).toImage(), step=3), "the bar keeps the green"
    grey_alone()
