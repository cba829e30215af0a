"""The same presentation again and a late STOP say what was told of the guest; a search begins by touch."""

import pytest
from PySide6.QtCore import Qt

from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import Evidence, EvidenceSource, InputMethod
from kiosk.core.verdict import Admit, AlreadyIn, Reason, SameScan, Unknown
from kiosk.engine.events import LateStop
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, CHLOE, Stage, shown_word
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import until


def overlaid(window: DoorWindow) -> VerdictView:
    view = window.overlay.view
    assert view is not None
    return view


async def seen(window: DoorWindow, controller: FakeController) -> None:
    """Until the window has painted the green of Ana's admission, and the door knows."""
    window.grab()
    await until(lambda: "a1" in controller.seen)


def test_the_same_presentation_again_says_who_it_was_and_never_that_they_were_seen(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(Admit(ANA), at=NOW - 4, admission_id="a1", code="one"))
        await seen(window, controller)
        painted: list[str] = []
        window.verdict_painted.connect(painted.append)
        controller.say(given(SameScan(), code="one"))
        window.grab()
        told = overlaid(window)
        assert (told.word, told.look, told.guest.name) == ("JUST SCANNED", Look.GREY, "Ana García Lorenzo")
        assert told.certainty.text == f"Before: GO IN, {clock_time(NOW - 4)}"
        assert set(painted) <= {""}
        controller.say(given(SameScan(), code="another"))
        assert overlaid(window).guest.name == ""

    stage(scene)


def test_what_nobody_has_seen_is_not_told_again(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide()
        controller.say(given(Admit(ANA), admission_id="a1", code="one"))
        controller.say(given(SameScan(), code="one"))
        assert overlaid(window).guest.name == ""

    stage(scene)


def test_what_can_be_done_about_a_verdict_can_still_be_done_after_the_same_presentation(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted[ANA.id] = "a1"
        controller.say(given(Admit(ANA), admission_id="a1", code="one"))
        await seen(window, controller)
        controller.say(given(SameScan(), code="one"))
        shown = window.last_verdict.view
        assert shown is not None
        assert shown.actions == (Action.UNDO,)
        undone: list[str] = []
        window.undo_asked.connect(lambda admission_id, *_: undone.append(admission_id))
        key(window, Qt.Key.Key_F8)
        assert undone == ["a1"]
        await until(lambda: shown_word(window) == "UNDONE")
        window.grab()
        controller.say(given(SameScan(), code="one"))
        assert overlaid(window).certainty.text.startswith("Before: UNDONE")
        assert overlaid(window).actions == ()

    stage(scene)


def test_who_steps_aside_after_the_same_presentation_keeps_the_reason(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        at_b = Evidence(EvidenceSource.HERE, NOW - 1800, "Door B", InputMethod.CAMERA, "x")
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, at_b), code="two"))
        window.grab()
        controller.say(given(SameScan(), code="two"))
        key(window, Qt.Key.Key_F2)
        await until(lambda: bool(window.aside.list.rows.rows))
        row = window.aside.list.rows.rows[0]
        assert (row.name, row.look) == ("Chloé Dubois", Look.STOP)
        assert "already in" in row.facts

    stage(scene)


def test_a_late_stop_says_when_this_door_let_the_guest_in(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(Admit(ANA), at=NOW - 60, admission_id="a1", code="one"))
        await seen(window, controller)
        window.overlay.settle()
        controller.say(LateStop(ANA.id, ANA.name, IncidentKind.CONFLICT, NOW))
        told = overlaid(window)
        assert told.word == "STOP"
        assert clock_time(NOW - 60) in plain(told.lines[0])
        assert told.chips == (ANA.ticket_type.name,) if ANA.ticket_type else ()

    stage(scene)


@pytest.mark.parametrize("by", ["flood", "key", "band"])
def test_an_unknown_code_is_searched_for_with_one_tap_or_one_key(stage: Stage, by: str) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(window.isActiveWindow)
        controller.say(given(Unknown()))
        window.footer.manager.setFocus()
        if by == "key":
            key(window.footer.manager, Qt.Key.Key_F4)
        elif by == "flood":
            tap(window.overlay.buttons.button(Action.SEARCH))
        else:
            window.overlay.settle()
            tap(window.last_verdict.buttons.button(Action.SEARCH))
        assert not window.overlay.covers_stage
        assert window.entry.hasFocus()

    stage(scene)


def test_a_search_for_a_guest_puts_away_what_covers_the_entry(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.guest_asked.emit(CHLOE.id)
        await until(lambda: guest_sheet(window).is_open)
        controller.say(given(Unknown()))
        key(window, Qt.Key.Key_F4)
        assert window.sheets.top is None
        assert window.entry.hasFocus()

    stage(scene)
