"""The window: places that stay, floods around the camera, keys that always find the entry."""

import asyncio
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import Direction
from kiosk.core.presence import Presence
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, Sound, Unknown
from kiosk.engine.events import LateStop, ScanFailed
from kiosk.engine.records import Guest
from kiosk.ui.door.places import arrange
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.outcome_views import view_of_failed, view_of_late_stop
from kiosk.ui.verdict.verdict_view import view_of_verdict
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, a_ticket, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.simulated_input import key, tap, type_text

SIZES = [(1024, 600), (1280, 800), (800, 1280), (1920, 1080), (800, 600), (3840, 2160)]
ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")
GREEN = view_of_verdict(given(Admit(ANA), admission_id="a1"))


def door(qtbot: QtBot, *, rehearsal: bool = False, size: tuple[int, int] = (1280, 800)) -> DoorWindow:
    window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), rehearsal=rehearsal, settle_s=60, guard_s=0)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.activateWindow()
    return window


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rehearsal", [True, False])
def test_every_part_has_its_place_at_every_size(size: tuple[int, int], rehearsal: bool) -> None:
    places = arrange(*size, rehearsal=rehearsal)
    parts = [
        places.status_bar,
        places.entry,
        places.guests,
        places.camera,
        places.last_verdict,
        places.footer,
    ]
    parts += [places.rehearsal] if rehearsal else []
    for one, other in combinations(parts, 2):
        assert not one.intersects(other)
    assert all(part.left() >= 0 and part.right() < size[0] for part in parts)
    assert all(part.top() >= 0 and part.bottom() < size[1] for part in parts)
    assert places.guests.height() >= 150
    assert places.entry.height() >= 48
    assert places.camera.width() >= 260
    assert not places.words.intersects(places.camera)
    assert not places.words.intersects(places.actions)
    assert places.actions.height() >= 48
    assert places.stage.contains(places.camera)
    assert places.portrait == (size[1] > size[0])


@pytest.mark.parametrize("size", SIZES[:4])
def test_a_verdict_floods_around_the_camera_which_stays(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = door(qtbot, size=size)
    before = window.camera.geometry()
    window.show_verdict(GREEN)
    image = window.grab().toImage()
    assert window.camera.geometry() == before
    around = (
        before.topLeft() + QPoint(-10, 0),
        before.bottomRight() + QPoint(0, 8),
        before.topLeft() + QPoint(0, -8),
    )
    assert {image.pixelColor(point).name() for point in around} == {"#34d17f"}
    assert image.pixelColor(before.center()).name() != "#34d17f"


def test_after_the_overlay_the_bar_keeps_the_verdict(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_verdict(GREEN)
    window.overlay.settle()
    assert window.last_verdict.text.startswith("GO IN · Ana García Lorenzo")
    assert not window.overlay.isVisible()


def test_each_verdict_sounds_once(qtbot: QtBot) -> None:
    window = door(qtbot)
    sounds: list[Sound] = []
    window.sounded.connect(sounds.append)
    window.show_verdict(GREEN)
    window.show_verdict(view_of_verdict(given(Unknown())))
    assert sounds == [Sound.SUCCESS, Sound.ERROR]


def test_a_late_stop_floods_and_then_stays_under_the_next_verdict(qtbot: QtBot) -> None:
    window = door(qtbot)
    stop = view_of_late_stop(LateStop("t4", "Chloé Dubois", IncidentKind.CONFLICT, NOW), 60)
    window.show_stop(stop)
    assert window.overlay.view is stop
    assert not window.stop_bar.isVisible()
    window.show_verdict(GREEN)
    assert window.overlay.view is GREEN
    assert window.stop_bar.isVisible()
    assert not window.overlay.geometry().intersects(window.stop_bar.geometry())
    assert window.overlay.laid_out is not None
    assert window.overlay.laid_out.fits
    window.overlay.settle()
    assert window.stop_bar.isVisible()


def test_a_late_stop_goes_when_its_time_is_over(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_stop(view_of_late_stop(LateStop("t4", "Chloé", IncidentKind.CONFLICT, NOW), 0.05))
    window.show_verdict(GREEN)
    assert window.stop_bar.isVisible()
    qtbot.waitUntil(lambda: not window.stop_bar.isVisible())
    assert window.overlay.geometry() == arrange(1280, 800, rehearsal=False).stage


def test_a_rehearsal_is_marked_in_every_state(qtbot: QtBot) -> None:
    window = door(qtbot, rehearsal=True)
    assert "rehearsal" in window.windowTitle()
    for view in (None, GREEN, view_of_failed(ScanFailed("s", ""))):
        if view:
            window.show_verdict(view)
        bar = window.rehearsal_bar
        assert bar.isVisible()
        assert window.grab().toImage().pixelColor(bar.geometry().topLeft() + QPoint(4, 4)).name() == "#6ca8ff"
    assert not door(qtbot).rehearsal_bar.isVisible()


def test_letters_go_to_the_entry_wherever_the_focus_is(qtbot: QtBot) -> None:
    window = door(qtbot)
    guest_sheet(window).show_guest(Guest(ANA, Presence()), NOW, Direction.ENTRY)
    key(guest_sheet(window).admit, Qt.Key.Key_T)
    assert window.entry.text() == "t"
    assert window.focusWidget() is window.entry
    window.recent.add(given(Admit(ANA)))
    key(window.recent.list, Qt.Key.Key_K)
    assert window.entry.text() == "tk"


def test_typing_goes_on_under_the_overlay(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.entry.setFocus()
    type_text(window.entry, "ga")
    window.show_verdict(GREEN)
    type_text(window.entry, "rc")
    window.overlay.settle()
    assert window.entry.text() == "garc"
    assert window.focusWidget() is window.entry


def test_closing_the_sheet_gives_the_focus_back(qtbot: QtBot) -> None:
    window = door(qtbot)
    guest_sheet(window).show_guest(Guest(ANA, Presence()), NOW, Direction.ENTRY)
    assert window.focusWidget() is guest_sheet(window).admit
    key(guest_sheet(window).admit, Qt.Key.Key_Escape)
    assert not guest_sheet(window).isVisible()
    assert window.focusWidget() is window.entry


def test_a_verdict_leaves_the_sheet_with_its_guest(qtbot: QtBot) -> None:
    window = door(qtbot)
    guest_sheet(window).show_guest(Guest(ANA, Presence()), NOW, Direction.ENTRY)
    window.show_verdict(view_of_verdict(given(Admit(a_ticket("t2", "Björn")), admission_id="a2")))
    window.overlay.settle()
    assert guest_sheet(window).ticket_id == "t1"
    assert guest_sheet(window).name.text == "Ana García Lorenzo"


def test_tab_reaches_every_button(qtbot: QtBot) -> None:
    window = door(qtbot)
    window.show_verdict(GREEN)
    window.overlay.settle()
    wanted = {
        window.last_verdict.buttons.button(Action.UNDO),
        window.footer.duty,
        window.footer.theme,
        window.footer.manager,
        window.footer.help,
        window.status_bar.link,
        window.entry,
    }
    window.entry.setFocus()
    reached = set()
    for _ in range(16):
        reached.add(window.focusWidget())
        key(window.focusWidget(), Qt.Key.Key_Tab)
    assert wanted <= reached


def test_light_and_dark_are_changed_by_hand(qtbot: QtBot) -> None:
    window = door(qtbot)
    corner = QPoint(10, 700 - 100)
    dark = window.grab().toImage().pixelColor(corner).lightness()
    tap(window.footer.theme)
    light = window.grab().toImage().pixelColor(corner).lightness()
    assert dark < 60
    assert light > 200


def test_whoever_waits_for_the_window_goes_on_when_it_is_closed(qtbot: QtBot, play: Play) -> None:
    async def scene() -> None:
        early, late = door(qtbot), door(qtbot)
        waiting = early.closed
        early.close()
        late.close()
        await asyncio.wait_for(waiting, 60)
        await asyncio.wait_for(late.closed, 60)
        assert waiting.done()
        assert late.closed.done()

    play(scene())


def test_a_sheet_stands_before_one_that_was_asked_for_during_a_flood(qtbot: QtBot) -> None:
    window = door(qtbot)
    first, second = (Sheet(window.theme, 0) for _ in range(2))
    for sheet in (first, second):
        window.add_sheet(sheet)
    window.show_verdict(GREEN)
    first.open()
    window.overlay.settle()
    second.open()
    hit = window.childAt(second.geometry().center())
    assert hit is not None
    assert hit is second or second.isAncestorOf(hit)
    window.show_verdict(GREEN)
    hit = window.childAt(second.geometry().center())
    assert hit is not None
    assert hit is window.overlay or window.overlay.isAncestorOf(hit)


def test_a_verdict_is_painted_before_anything_else_follows_from_it(qtbot: QtBot) -> None:
    window, order = door(qtbot), list[str]()
    qtbot.waitUntil(window.isActiveWindow)
    window.overlay.painted.connect(lambda view: order.append(f"painted {view.word}"))
    window.view_shown.connect(lambda view: order.append(f"shown {view.word}"))
    window.last_verdict.show_verdict(view_of_failed(ScanFailed("", "")))
    before = window.last_verdict.view
    window.overlay.painted.connect(
        lambda _: order.append("first" if window.last_verdict.view is before else "")
    )
    window.show_verdict(GREEN)
    assert order == [f"painted {GREEN.word}", "first", f"shown {GREEN.word}"]
    assert window.last_verdict.view is GREEN


def test_other_colours_come_a_part_in_a_turn(qtbot: QtBot) -> None:
    window = door(qtbot)
    qtbot.waitUntil(window.isActiveWindow)
    seen = [part for part in window._parts if part.isVisible()]
    for scheme in (Scheme.LIGHT, Scheme.HIGH_CONTRAST):
        window.theme.choose(scheme)
        styled = stylesheet(window.theme)
        assert 1 <= sum(part.styleSheet() == styled for part in seen) < len(seen)
    qtbot.waitUntil(lambda: {part.styleSheet() for part in seen} == {styled})
    qtbot.waitUntil(lambda: {part.styleSheet() for part in window._parts} == {styled})


def test_another_size_dresses_what_is_seen_at_once(qtbot: QtBot) -> None:
    window = door(qtbot)
    qtbot.waitUntil(window.isActiveWindow)
    window.theme.choose(Scheme.LIGHT)
    window.resize(1920, 1200)
    styled = stylesheet(window.theme)
    assert {part.styleSheet() for part in window._parts if part.isVisible()} == {styled}
