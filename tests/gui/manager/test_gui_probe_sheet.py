"""A staff ticket is tried from the readiness list: one code is for that, and nothing is sent unasked."""

import logging
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.core.message import Message
from kiosk.core.replies import Answered
from kiosk.core.verdict import Admit, NotValid, Reason
from kiosk.engine.errors import (
    NotSentError,
    OfficeSignedOutError,
    OfficeUnreachableError,
    RefusedError,
    ServiceError,
    UnauthorisedError,
)
from kiosk.engine.probe import Holds, Probed, Tried, probe_checks
from kiosk.engine.readiness import Check
from kiosk.ui.manager.probe_sheet import ProbeSheet
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController, given
from tests.gui.hebrew_letters import lent_hebrew
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.painted_text import all_written
from tests.gui.scenes import ANA, CHLOE, LUIS
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

FOUND = (
    Check("probe_code", ok=True, detail=Message("the code holds the ticket's token")),
    Check("permission", ok=False, detail=Message("no answer"), mend="try it again once the link is well"),
)


def said(sheet: ProbeSheet, why: str) -> bool:
    return why in sheet.notice.text()


def a_door(*, pins: bool = False) -> FakeController:
    desk = a_desk(pins=pins)
    desk.probe.verdicts = {
        "good": Admit(ANA),
        "used": Admit(CHLOE),
        "bad": NotValid(LUIS, Reason.STATE_REFUSED),
    }
    desk.probe.used, desk.probe.checks = {"used"}, FOUND
    return desk


async def opened(door: Managed) -> ProbeSheet:
    door.manager.look_at_everything()
    readiness, sheet = door.manager.readiness, door.manager.probe.sheet
    await until(lambda: readiness.is_open and not readiness.ignores_input)
    tap(readiness.probe)
    if door.controller.pins:
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        assert not sheet.is_open
        await door.unlock()
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


def takes(door: Managed, code: str) -> bool:
    """Hold a code up to a device: whether the sheet takes it, or else it is judged as a guest's."""
    taker = door.controller.taker
    return taker is not None and taker(code)


def hold_up(door: Managed, code: str) -> None:
    assert takes(door, code), "the sheet waits for a code"


def test_behind_the_pin_a_ticket_that_is_held_up_is_named_confirmed_and_tried(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        hold_up(door, "good")
        await until(lambda: sheet.guest.isVisible() and not sheet.ignores_input)
        assert not takes(door, "a guest's")
        assert takes(door, "good"), "who holds it up still is not let in by that"
        assert ANA.name in sheet.guest.text
        assert "Harbour Festival" in sheet.guest.text
        assert "for real" in sheet.words.text
        assert door.controller.probe.ran == []
        key(sheet.main)
        await until(lambda: bool(sheet.lines))
        assert door.controller.probe.ran == [(ANA.id, "good")]
        assert [line.name.text for line in sheet.lines] == ["What the code holds", "Permission to check in"]
        assert "Ask the host" in sheet.lines[1].mend.text
        assert sheet.main.isHidden()
        tap(sheet.close_button)
        again = await opened(door)
        assert (again.lines, again.main.isVisible(), again.guest.isHidden()) == ([], True, True)

    managed(play, scene, a_door(pins=True))


def test_a_ticket_whose_id_was_typed_is_not_let_in_as_it_is_held_up_behind_that(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        type_text(sheet.code.line, ANA.id)
        key(sheet.code.line)
        await until(lambda: sheet.guest.isVisible() and not sheet.ignores_input)
        assert takes(door, f"https://t.example/?token={ANA.token}")
        assert takes(door, ANA.id.lower())
        assert not takes(door, LUIS.token), "a guest's"
        key(sheet.main)
        await until(lambda: bool(sheet.lines))
        assert takes(door, ANA.token), "who holds it up still"

    desk = a_door()
    desk.probe.verdicts[ANA.id] = Admit(ANA)
    managed(play, scene, desk)


def test_a_ticket_that_tells_nothing_is_refused_with_the_reason_and_another_is_waited_for(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet, probe = await opened(door), door.controller.probe
        tap(sheet.main)
        assert "type its code first" in sheet.notice.text()
        for code, why in (("bad", "NOT VALID"), ("unknown", "NOT ON THE LIST"), ("used", "Somebody came in")):
            type_text(sheet.code.line, code)
            key(sheet.code.line)
            await until(partial(said, sheet, why))
            assert (sheet.code.text, sheet.code.line.hasFocus()) == ("", True)
        probe.trouble = "the disk is full"
        hold_up(door, "good")
        await until(lambda: "disk is full" in sheet.notice.text())
        probe.trouble = ""
        hold_up(door, "good")
        await until(sheet.guest.isVisible)
        assert probe.ran == []

    managed(play, scene, a_door())


@pytest.mark.parametrize(
    ("error", "answered", "mend"),
    [
        (NotSentError("nobody answers"), False, "once the link is well"),
        (NotSentError("nobody answers"), True, "once the link is well"),
        (UnauthorisedError("the token is refused"), False, "Sign in again"),
        (OfficeSignedOutError("not signed in at the office"), False, "Sign in again"),
        (OfficeUnreachableError("nobody answers"), False, "once the link is well"),
        (RefusedError("Forbidden", status=403), False, "Ask the host"),
    ],
)
def test_what_to_do_about_a_check_in_that_was_not_answered_is_what_its_cause_asks_for(
    play: Play, error: ServiceError, mend: str, *, answered: bool
) -> None:
    tried = Tried(0.1, error=error)
    probed = Probed(Holds.TOKEN, tried)
    if answered:
        probed = Probed(Holds.TOKEN, Tried(0.1, Answered("scanned_in", "")), tried)

    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        hold_up(door, "good")
        await until(lambda: sheet.guest.isVisible() and not sheet.ignores_input)
        key(sheet.main)
        await until(lambda: bool(sheet.lines))
        assert mend in sheet.lines[-1].mend.text

    desk = a_door()
    desk.probe.checks = tuple(probe_checks(probed))
    managed(play, scene, desk)


def test_in_hebrew_the_type_of_the_ticket_comes_before_its_event(qapp: QApplication, play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        hold_up(door, "good")
        await until(sheet.guest.isVisible)
        written = {clean(one.text): one.box.center().x() for one in all_written(door.window)}
        kind, event = (
            next(x for text, x in written.items() if part in text) for part in ("VIP", "Harbour Festival")
        )
        assert kind > event, "whoever reads from the right reads it first"

    use_language(qapp, "he")
    with lent_hebrew():
        managed(play, scene, a_door())


def test_who_closes_the_sheet_has_given_the_next_code_back_to_the_guests(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        tap(sheet.close_button)
        assert door.controller.taker is None
        sheet = await opened(door)
        hold_up(door, "good")
        tap(sheet.close_button)
        await turns(5)
        assert not sheet.is_open
        assert door.controller.probe.ran == []

    managed(play, scene, a_door())


def test_a_guest_who_is_scanned_while_the_sheet_is_out_of_sight_is_judged(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet, window = await opened(door), door.window
        window.show_verdict(view_of_verdict(given(Admit(LUIS))))
        assert not takes(door, "a guest's"), "the verdict of another one covers the sheet"
        window.overlay.settle()
        await until(lambda: not window.overlay.covers_stage)
        window.press(Qt.Key.Key_F1)
        await until(lambda: door.manager.help.is_open)
        assert not takes(door, "a guest's"), "another sheet covers it"
        door.manager.help.dismiss()
        hold_up(door, "good")
        await until(sheet.guest.isVisible)

    managed(play, scene, a_door())


def test_why_a_ticket_would_stay_out_is_set_as_the_language_sets_it(play: Play, qapp: QApplication) -> None:
    """In French a blank that does not break stands before a colon."""

    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        hold_up(door, "bad")
        await until(lambda: said(sheet, "NON VALABLE\u00a0: "))

    use_language(qapp, "fr")
    try:
        managed(play, scene, a_door())
    finally:
        use_language(qapp, "en")


def test_after_a_fault_of_ours_the_ticket_that_is_held_up_again_is_not_let_in(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(door: Managed) -> None:
        sheet, verdicts = await opened(door), door.controller.probe.verdicts
        verdicts["odd"] = "no verdict at all"  # type: ignore[assignment]
        hold_up(door, "odd")
        await until(lambda: "fault in the program" in sheet.notice.text())
        hold_up(door, "good")
        await until(sheet.guest.isVisible)

    with caplog.at_level(logging.ERROR):
        managed(play, scene, a_door())
    assert "task probe failed" in caplog.text
