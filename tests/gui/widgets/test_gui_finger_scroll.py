"""Fingers on what scrolls: real touch events through the window, at a sheet that is longer than its room."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.finger_scroll import scroll_by_finger
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.row_list import RowList

TALL_PX = 70
ROWS = 9


class Finger:
    """One finger on one window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._device = QTest.createTouchDevice()

    def tap(self, at: QPoint) -> None:
        self._touch("press", at)
        self._touch("release", at)

    def push(self, start: QPoint, far: QPoint, qtbot: QtBot) -> None:
        self._touch("press", start)
        for tenth in range(1, 11):
            qtbot.wait(5)  # a push has a speed, and that is what tells it
            self._touch("move", start + far * (tenth / 10))
        self._touch("release", start + far)

    def _touch(self, action: str, at: QPoint) -> None:
        window = self._window.windowHandle()
        assert window is not None
        sequence = QTest.touchEvent(window, self._device, False)
        getattr(sequence, action)(0, at, window)
        sequence.commit(False)


class Long(QScrollArea):
    """More buttons than there is room for."""

    def __init__(self, pressed: list[int]) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.resize(400, 400)
        inner = QWidget()
        column = QVBoxLayout(inner)
        self.buttons = [QPushButton(str(number)) for number in range(ROWS)]
        for number, button in enumerate(self.buttons):
            button.setMinimumHeight(TALL_PX)
            button.clicked.connect(lambda _=False, one=number: pressed.append(one))
            column.addWidget(button)
        self.setWidget(inner)
        scroll_by_finger(self)


@pytest.fixture
def pressed() -> list[int]:
    return []


@pytest.fixture
def area(qtbot: QtBot, pressed: list[int]) -> Long:
    long = Long(pressed)
    qtbot.addWidget(long)
    with qtbot.waitExposed(long):
        long.show()
    return long


def middle(of: QWidget, window: QWidget) -> QPoint:
    return of.mapTo(window, of.rect().center())


def test_each_of_several_quick_taps_counts(area: Long, pressed: list[int]) -> None:
    finger = Finger(area)
    for button in area.buttons[:4]:
        finger.tap(middle(button, area))
    assert pressed == [0, 1, 2, 3]


def test_a_push_scrolls_and_presses_nothing(qtbot: QtBot, area: Long, pressed: list[int]) -> None:
    finger = Finger(area)
    finger.push(middle(area.buttons[3], area), QPoint(0, -150), qtbot)
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 50)
    assert pressed == []
    assert not any(button.isDown() for button in area.buttons)


def test_every_quick_tap_on_a_long_list_counts(qtbot: QtBot) -> None:
    rows = RowList(Theme(Scheme.DARK, Motion.OFF))
    qtbot.addWidget(rows)
    rows.resize(400, 300)
    rows.show_rows(tuple(Row(key=str(number), name=f"Guest {number}") for number in range(ROWS)))
    with qtbot.waitExposed(rows):
        rows.show()
    chosen: list[str] = []
    rows.chosen.connect(chosen.append)
    finger = Finger(rows)
    for number in (0, 1, 2):
        finger.tap(rows.viewport().mapTo(rows, rows.visualRect(rows.rows.index(number)).center()))
    assert chosen == ["0", "1", "2"]
