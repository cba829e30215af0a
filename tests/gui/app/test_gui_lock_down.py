"""Kiosk mode: full screen, in front, and back again whatever makes the window small."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.door.kiosk_mode import LockDown
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import Theme
from tests.gui.simulated_input import key

ON_TOP = Qt.WindowType.WindowStaysOnTopHint


@pytest.fixture
def window(qtbot: QtBot) -> DoorWindow:
    made = DoorWindow(Theme(Scheme.DARK, Motion.OFF), guard_s=0)
    qtbot.addWidget(made)
    return made


def test_locked_before_it_is_shown_it_fills_the_screen_from_the_start(window: DoorWindow) -> None:
    LockDown(window).lock(locked=True)
    assert not window.isVisible()
    window.show()
    assert window.isFullScreen()
    assert window.windowFlags() & ON_TOP


def test_turned_on_and_off_it_stays_open_and_is_a_window_again(window: DoorWindow) -> None:
    lock_down = LockDown(window)
    window.show()
    lock_down.lock(locked=True)
    assert (window.isVisible(), window.isFullScreen(), lock_down.locked) == (True, True, True)
    lock_down.lock(locked=False)
    assert (window.isVisible(), window.isFullScreen(), lock_down.locked) == (True, False, False)
    assert not window.windowFlags() & ON_TOP


@pytest.mark.parametrize(
    "shrink", [DoorWindow.showMinimized, DoorWindow.showNormal, DoorWindow.showMaximized]
)
def test_made_small_it_fills_the_screen_again(qtbot: QtBot, window: DoorWindow, shrink: object) -> None:
    LockDown(window).lock(locked=True)
    window.show()
    small = {"showMinimized": window.showMinimized, "showNormal": window.showNormal}
    small.get(getattr(shrink, "__name__", ""), window.showMaximized)()
    assert not window.isFullScreen() or window.isMinimized()
    qtbot.waitUntil(lambda: window.isFullScreen() and not window.isMinimized())


def test_unlocked_it_may_be_made_small(qtbot: QtBot, window: DoorWindow) -> None:
    lock_down = LockDown(window)
    lock_down.lock(locked=True)
    window.show()
    window.showMinimized()
    lock_down.lock(locked=False)
    window.showMinimized()
    qtbot.waitUntil(lambda: not lock_down._restoring.isActive())
    QApplication.processEvents()
    assert window.isMinimized()


def test_esc_leads_back_to_the_entry_and_never_out(window: DoorWindow) -> None:
    LockDown(window).lock(locked=True)
    window.guarded = True
    window.show()
    asked: list[bool] = []
    window.close_asked.connect(lambda: asked.append(True))
    key(window, Qt.Key.Key_Escape)
    assert window.isFullScreen()
    assert asked == []


def test_once_closed_it_does_not_come_back(qtbot: QtBot, window: DoorWindow) -> None:
    lock_down = LockDown(window)
    lock_down.lock(locked=True)
    window.show()
    window.showNormal()
    window.close_now()
    qtbot.waitUntil(lambda: not lock_down._restoring.isActive())
    assert not window.isVisible()
