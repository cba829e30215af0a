"""Letters search wherever one is, and what is typed is seen: over a list, in a form, during a verdict."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kiosk.core.verdict import Unknown
from kiosk.engine.records import OutboxCount
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.supervisor.supervisor_sheet import SupervisorSheet
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.fake_controller import FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import Stage
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import turns, until


def focused(window: DoorWindow) -> QWidget:
    found = window.focusWidget()
    assert found is not None
    return found


@pytest.mark.parametrize("opens", [Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F6, Qt.Key.Key_F7])
def test_letters_search_from_a_sheet_with_nothing_to_fill_in(stage: Stage, opens: Qt.Key) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, opens)
        await until(lambda: window.sheets.top is not None)
        key(window, Qt.Key.Key_Space)
        assert window.sheets.top is not None
        type_text(focused(window), "c")
        assert not any(sheet.is_open for sheet in window.sheets.known)
        assert (window.entry.text(), window.focusWidget()) == ("c", window.entry)
        type_text(focused(window), "hl")
        await until(lambda: window.results.isVisible() and window.results.found == ("TKT-3",))

    stage(scene)


def test_letters_search_from_a_guests_sheet(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.guest_asked.emit("TKT-1")
        await until(lambda: guest_sheet(window).is_open)
        type_text(focused(window), "ch")
        await until(lambda: window.results.isVisible() and window.results.found == ("TKT-3",))
        assert not guest_sheet(window).is_open

    stage(scene)


def test_letters_stay_in_a_form(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.override_asked.emit("TKT-1")
        sheet = window.findChildren(SupervisorSheet)[0]
        await until(lambda: sheet.is_open)
        type_text(focused(window), "c")
        await turns(5)
        assert (sheet.is_open, window.entry.text()) == (True, "")

    stage(scene)


def test_a_form_below_a_list_is_not_lost_to_a_letter(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.override_asked.emit("TKT-1")
        sheet = window.findChildren(SupervisorSheet)[0]
        await until(lambda: sheet.is_open)
        sheet.reason.line.setText("was sent here")
        key(window, Qt.Key.Key_F6)
        await until(lambda: window.sheets.top is not sheet)
        type_text(focused(window), "c")
        assert (window.sheets.top, sheet.why, window.entry.text()) == (sheet, "was sent here", "")

    stage(scene)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
def test_typed_letters_are_seen_while_a_verdict_floods(stage: Stage, size: tuple[int, int]) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.resize(*size)
        window.show_verdict(view_of_verdict(given(Unknown())))
        place = window.entry.geometry()
        assert window.childAt(place.center()) is window.overlay
        type_text(focused(window), "chl")
        assert window.childAt(place.center()) is window.entry
        words = window.overlay._words.translated(window.overlay.pos())
        assert not words.intersects(place)
        controller.say(given(Unknown()))
        assert window.childAt(place.center()) is window.entry, "the next verdict hides it no more"
        window.entry.clear()
        assert window.childAt(place.center()) is window.overlay
        type_text(focused(window), "chl")
        window.overlay.settle()
        await until(lambda: window.results.isVisible() and window.results.found == ("TKT-3",))
        assert window.childAt(window.entry.geometry().center()) is window.entry

    stage(scene)


def test_what_was_typed_is_not_seen_through_a_sheet(stage: Stage, controller: FakeController) -> None:
    controller.unsent = OutboxCount()

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "chl")
        key(window, Qt.Key.Key_F6)
        await until(lambda: window.sheets.top is not None)
        window.show_verdict(view_of_verdict(given(Unknown())))
        at = window.entry.geometry().center()
        assert window.childAt(at) is window.overlay
        window.overlay.settle()
        top = window.sheets.top
        seen = window.childAt(at)
        assert top is not None
        assert seen is not None
        assert seen is top or top.isAncestorOf(seen)

    stage(scene)
