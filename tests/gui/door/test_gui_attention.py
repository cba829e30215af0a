"""The bar's verdict rests once something else is the matter, and acts for nobody under a sheet."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from kiosk.core.policy import Direction
from kiosk.core.presence import Evidence, EvidenceSource, InputMethod, Presence
from kiosk.core.verdict import Admit, AlreadyIn, Reason
from kiosk.engine.records import Guest
from kiosk.ui.door.camera_feed import CameraState, Coaching
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.fake_controller import NOW, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, CHLOE, LUIS
from tests.gui.simulated_input import tap

SEEN = Evidence(EvidenceSource.HUB, NOW - 60, "Door B", InputMethod.CAMERA)
GREEN = view_of_verdict(given(Admit(LUIS), admission_id="a1"))
TWICE = view_of_verdict(given(AlreadyIn(CHLOE, Reason.INSIDE, SEEN)))
GO = "#34d17f"


@pytest.fixture
def window(live_window: DoorWindow) -> DoorWindow:
    live_window.show_verdict(GREEN)
    live_window.overlay.settle()
    return live_window


def colour(window: DoorWindow) -> str:
    return window.last_verdict.grab().toImage().pixelColor(5, 60).name()


MATTERS: dict[str, Callable[[DoorWindow], None]] = {
    "sheet": lambda window: guest_sheet(window).show_guest(Guest(ANA, Presence()), NOW, Direction.ENTRY),
    "search": lambda window: window.show_search(shown=True),
    "lost": lambda window: window.camera.show_state(CameraState.LOST, "camera 0 does not answer"),
    "coaching": lambda window: window.camera.coach(Coaching.CLOSER),
}


@pytest.mark.parametrize("matter", MATTERS)
def test_an_old_verdict_rests_once_something_else_is_the_matter(window: DoorWindow, matter: str) -> None:
    assert colour(window) == GO
    MATTERS[matter](window)
    assert colour(window) == window.theme.palette.surface.lower()
    assert "Luis" in window.last_verdict.text
    window.show_verdict(GREEN)
    window.overlay.settle()
    assert colour(window) == GO


def test_the_colour_does_not_come_back_without_a_verdict(window: DoorWindow) -> None:
    for matter in MATTERS.values():
        matter(window)
    window.sheets.dismiss_all()
    window.show_search(shown=False)
    window.camera.coach(None)
    window.camera.show_state(CameraState.LIVE, "")
    assert colour(window) == window.theme.palette.surface.lower()


def test_what_goes_on_as_usual_leaves_the_verdict_as_it_is(window: DoorWindow) -> None:
    window.camera.coach(None)
    window.camera.show_state(CameraState.LIVE, "another camera is used")
    window.show_verdict(GREEN)
    window.camera.coach(Coaching.HOLD_STILL)  # the same guest takes the ticket away
    window.overlay.settle()
    assert colour(window) == GO


def test_a_camera_that_stays_lost_takes_no_later_verdict_its_colour(window: DoorWindow) -> None:
    window.camera.show_state(CameraState.LOST, "camera 0 does not answer")
    window.show_verdict(GREEN)
    window.overlay.settle()
    window.camera.show_state(CameraState.LOST, "camera 0 does not answer")
    assert colour(window) == GO


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=str)
def test_under_a_sheet_nothing_is_done_to_another_guest(window: DoorWindow, size: tuple[int, int]) -> None:
    acted: list[Action] = []
    window.acted.connect(lambda action, _view: acted.append(action))
    window.undo_asked.connect(lambda *_: acted.append(Action.UNDO))
    window.resize(*size)
    window.show_verdict(TWICE)
    window.overlay.settle()
    buttons = window.last_verdict.buttons
    guest_sheet(window).show_guest(Guest(ANA, Presence()), NOW, Direction.ENTRY)
    assert not any(buttons.button(action).isVisible() for action in Action)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F8):
        window.press(key)
    assert acted == []
    guest_sheet(window).dismiss()
    assert buttons.button(Action.SUPERVISOR).isVisible()
    tap(buttons.button(Action.SUPERVISOR))
    window.press(Qt.Key.Key_F2)
    assert acted == [Action.SUPERVISOR, Action.STEP_ASIDE]


def test_who_comes_while_a_sheet_is_open_can_still_step_aside(window: DoorWindow) -> None:
    acted: list[tuple[Action, str]] = []
    window.acted.connect(lambda action, view: acted.append((action, view.guest.ticket_id)))
    guest_sheet(window).show_guest(Guest(ANA, Presence()), NOW, Direction.ENTRY)
    window.show_verdict(TWICE)
    window.overlay.settle()
    assert window.last_verdict.buttons.shown == (Action.STEP_ASIDE,)
    window.press(Qt.Key.Key_F3)
    window.press(Qt.Key.Key_F2)
    assert acted == [(Action.STEP_ASIDE, CHLOE.id)]
