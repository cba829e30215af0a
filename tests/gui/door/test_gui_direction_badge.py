"""Which way people pass is written, coloured and shaped in the header, and follows the door."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from kiosk.core.policy import Direction
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.engine.events import DoorChanged
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import Look, Theme
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController
from tests.gui.waiting import until

SCHEMES = (Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST)


def shown(qtbot: QtBot, direction: Direction, scheme: Scheme = Scheme.DARK) -> DoorWindow:
    window = DoorWindow(Theme(scheme, Motion.OFF))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.status_bar.show_direction(direction)
    return window


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_bar_of_an_exit_has_another_colour_and_the_sign_another_shape_and_word(
    qtbot: QtBot, scheme: Scheme
) -> None:
    entry, leaving = (shown(qtbot, way, scheme) for way in (Direction.ENTRY, Direction.EXIT))
    assert (entry.status_bar.direction.text(), leaving.status_bar.direction.text()) == ("ENTRY", "EXIT")
    palette = entry.theme.palette
    grounds = [window.status_bar.grab().toImage().pixelColor(4, 4) for window in (entry, leaving)]
    assert grounds == [QColor(palette.surface), QColor(palette.paint(Look.EXIT).fill)]
    corners = []
    for window in (entry, leaving):
        badge = window.status_bar.direction
        picture = window.status_bar.grab().toImage()
        corners.append(picture.pixelColor(badge.geometry().right() - 8, badge.geometry().center().y() - 15))
    assert corners[0] == QColor(palette.paint(Look.GO).fill)
    assert corners[1] == QColor(palette.paint(Look.EXIT).fill), "the exit's sign has a tip"


def test_its_word_is_large_in_every_window(qtbot: QtBot) -> None:
    window = shown(qtbot, Direction.EXIT)
    for size in ((640, 360), (800, 600), (1024, 600), (1280, 800), (1920, 1080)):
        window.resize(*size)
        badge, bar = window.status_bar.direction, window.status_bar
        assert badge.isVisible()
        assert badge.width() >= badge.sizeHint().width()
        assert bar.rect().contains(badge.geometry())
        pills = [pill for pill in (bar.link, bar.unsent, bar.guest_list) if pill.isVisible()]
        overlapping = [pill for pill in pills if pill.geometry().intersects(badge.geometry())]
        assert overlapping == []


def test_the_header_follows_the_door_at_once(play: Play) -> None:
    async def scene() -> None:
        window, door = DoorWindow(Theme(Scheme.DARK, Motion.OFF)), FakeController(way=Direction.EXIT)
        presenter = ScreenPresenter(door, window, lambda: NOW)
        window.show()
        presenter.start()
        assert window.status_bar.direction.text() == "EXIT"
        door.way, door.door_name = Direction.ENTRY, "Door B"
        door.say(DoorChanged(frozenset()))
        assert window.status_bar.direction.text() == "ENTRY"
        await until(lambda: window.status_bar.door.text() == "Door B")
        await presenter.close()
        window.close()
        window.deleteLater()

    play(scene())
