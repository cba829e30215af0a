"""What is painted: what changed, and nothing that something else covers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.policy import Direction
from kiosk.core.presence import Presence
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Admit
from kiosk.engine.records import Guest
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.verdict.verdict_view import view_of_verdict
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.fake_controller import NOW, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, LUIS

GREEN = view_of_verdict(given(Admit(LUIS), admission_id="a1"))


@pytest.fixture
def window(live_window: DoorWindow) -> DoorWindow:
    guest_sheet(live_window)
    live_window.show_verdict(GREEN)
    QApplication.processEvents()
    live_window.overlay.settle()
    QApplication.processEvents()
    return live_window


class _Paints(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.painted: set[QObject] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted.add(watched)
        return False


@contextmanager
def painted() -> Iterator[set[QObject]]:
    """What is painted until then."""
    app, paints = QApplication.instance(), _Paints()
    assert app is not None
    app.installEventFilter(paints)
    try:
        yield paints.painted
        QApplication.processEvents()
    finally:
        app.removeEventFilter(paints)


def opened(window: DoorWindow) -> Sheet:
    sheet = guest_sheet(window)
    sheet.show_guest(Guest(ANA, Presence()), NOW, Direction.ENTRY)
    return sheet


def in_front(window: DoorWindow, part: QWidget) -> QWidget | None:
    """Which of the window's own parts is seen where the middle of this one is."""
    seen = window.childAt(part.mapTo(window, QPoint(part.width() // 2, part.height() // 2)))
    while seen is not None and seen.parentWidget() is not window:
        seen = seen.parentWidget()
    return seen


def test_a_verdict_paints_no_bars_and_nothing_that_it_covers(window: DoorWindow) -> None:
    with painted() as parts:
        window.show_verdict(GREEN)
    assert window.overlay in parts
    covered = (window.entry, window.recent, window.aside, window.last_verdict)
    assert not parts & {window.status_bar, window.footer, *covered}


def test_nothing_is_painted_below_a_sheet(qtbot: QtBot, window: DoorWindow) -> None:
    with painted() as parts:
        sheet = opened(window)
    assert sheet in parts
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        window.theme.choose(scheme)
        styled = stylesheet(window.theme)
        qtbot.waitUntil(lambda: all(part.styleSheet() == styled for part in window._parts))  # noqa: B023
        QApplication.processEvents()
        with painted() as parts:
            sheet.update()
        assert sheet in parts
        assert not parts & {window.recent, *window.recent.findChildren(QWidget)}


def test_nothing_is_painted_below_a_stop(window: DoorWindow) -> None:
    window.stop_bar.hold(replace(GREEN, hold_s=60))
    window._arrange()
    QApplication.processEvents()
    with painted() as parts:
        window.stop_bar.update()
    assert window.stop_bar in parts
    assert window.last_verdict not in parts


SHOWN: dict[str, tuple[Callable[[DoorWindow], object], ...]] = {
    "a verdict over a sheet": (opened, lambda window: window.show_verdict(GREEN)),
    "and again": (
        opened,
        lambda window: window.show_verdict(GREEN),
        lambda window: window.overlay.settle(),
        lambda window: window.show_verdict(GREEN),
    ),
    "after a sheet over a verdict": (
        lambda window: window.show_verdict(GREEN),
        opened,
        lambda window: window.show_verdict(GREEN),
    ),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_verdict_covers_the_sheets_that_are_open(window: DoorWindow, name: str) -> None:
    for do in SHOWN[name]:
        do(window)
        QApplication.processEvents()
    sheet = guest_sheet(window)
    assert sheet.is_open
    assert in_front(window, sheet) is window.overlay
    window.overlay.settle()
    assert in_front(window, sheet) is sheet


def test_a_sheet_that_is_asked_for_while_a_verdict_floods_is_seen(window: DoorWindow) -> None:
    window.show_verdict(GREEN)
    QApplication.processEvents()
    sheet = opened(window)
    assert in_front(window, sheet) is sheet
    assert sheet.ignores_input
