"""A supervisor at the door: overrides in the real window, bound to their guest while the lane goes on."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.core.presence import Evidence, EvidenceSource, InputMethod, LedgerRow, RowKind
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Reason, Refer, Sound
from kiosk.engine.supervised import (
    LockedOut,
    NoReason,
    NoSupervisors,
    NotOverridden,
    NotRecorded,
    NoUsablePin,
    Overridden,
    OverrideOutcome,
    WrongPin,
)
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView, view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, CHLOE, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.supervised_door import Door, supervised
from tests.gui.waiting import turns, until

SEEN = Evidence(EvidenceSource.HERE, NOW - 1800, "Door A", "camera", "a1")
ROW = LedgerRow(
    "o1",
    RowKind.OVERRIDE,
    ANA.id,
    NOW,
    "Door A",
    InputMethod.CAMERA,
    reason="Came out for a moment",
    supervisor="Mira",
)
OVERRIDDEN = Overridden(ROW, AlreadyIn(ANA, Reason.INSIDE, SEEN))
Scene = Callable[[Door], Coroutine[Any, Any, None]]


def twice(ticket: Ticket = ANA) -> VerdictView:
    return view_of_verdict(given(AlreadyIn(ticket, Reason.INSIDE, SEEN)))


async def called(door: Door, view: VerdictView | None = None) -> None:
    """Somebody is shown their verdict, and the supervisor is called with a key."""
    door.window.show_verdict(view or twice())
    key(door.window, Qt.Key.Key_F3)
    await until(
        lambda: door.supervisor.override_sheet.is_open and not door.supervisor.override_sheet.ignores_input
    )


async def tried(door: Door, outcome: OverrideOutcome, pin: str = "4711") -> None:
    """A reason and a PIN are given, and this comes of them."""
    sheet = door.supervisor.override_sheet
    door.controller.override_outcome = outcome
    tap(sheet.reason.chips.chips[0])
    type_text(sheet.pin, pin)
    tries = len(door.controller.overrides)
    key(sheet.pin)
    await until(lambda: len(door.controller.overrides) > tries)


def test_a_tap_on_the_overlay_opens_the_sheet_at_once(play: Play) -> None:
    async def scene(door: Door) -> None:
        door.window.show_verdict(twice())
        tap(door.window.overlay.buttons.button(Action.SUPERVISOR))
        sheet = door.supervisor.override_sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert not door.window.overlay.covers_stage
        assert sheet.reason.chips.chips[0].hasFocus()

    supervised(play, scene)


def test_a_second_tap_before_the_first_is_looked_at_is_no_second_try(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        sheet = door.supervisor.override_sheet
        tap(sheet.reason.chips.chips[0])
        type_text(sheet.pin, "4711")
        tap(sheet.go)
        tap(sheet.go)
        await turns()
        assert [pin for _, pin, _ in door.controller.overrides] == ["4711"]

    supervised(play, scene)


def test_a_sheet_that_was_begun_comes_to_the_front_when_it_is_asked_for(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet, window = door.supervisor.override_sheet, door.window
        await called(door)
        type_text(sheet.pin, "47")
        chloe = await door.controller.guest(CHLOE.id)
        assert chloe is not None
        guest_sheet(window).show_guest(chloe, NOW, door.controller.direction)
        assert window.sheets.top is guest_sheet(window)
        guest_sheet(window).override_asked.emit(CHLOE.id)
        await until(lambda: window.sheets.top is sheet)
        assert (sheet.pin.count, ANA.name in sheet.notice.text()) == (2, True)

    supervised(play, scene)


def test_a_fault_of_ours_lets_go_of_the_sheet(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(FakeController):
        async def override(
            self, code: bytes | str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
        ) -> OverrideOutcome:
            raise RuntimeError("a bug")

    async def scene(door: Door) -> None:
        sheet = door.supervisor.override_sheet
        await called(door)
        tap(sheet.reason.chips.chips[0])
        type_text(sheet.pin, "4711")
        key(sheet.pin)
        await until(lambda: "went wrong" in sheet.notice.text())
        assert sheet.go.text() == "Let in anyway"

    with caplog.at_level(logging.ERROR):
        supervised(play, scene, Broken(tickets=[ANA], pins={"4711": "Mira"}))
    assert "task override failed" in caplog.text
    assert "4711" not in caplog.text


def test_an_override_floods_go_in_with_who_and_why(play: Play) -> None:
    async def scene(door: Door) -> None:
        settled: list[str] = []
        counted: list[bool] = []
        sounds: list[Sound] = []
        painted: list[str] = []
        door.supervisor.settled.connect(settled.append)
        door.window.counts_changed.connect(lambda: counted.append(True))
        door.window.sounded.connect(sounds.append)
        door.window.verdict_painted.connect(painted.append)
        await called(door)
        await tried(door, OVERRIDDEN)
        await until(lambda: shown_word(door.window) == "GO IN")
        told = door.window.overlay.view
        assert told is not None
        assert (told.look, told.guest.name, told.admission_id) == (Look.GO, ANA.name, "o1")
        assert [plain(line) for line in told.lines] == ["Allowed by Mira: \u2068Came out for a moment\u2069"]
        assert told.actions == (Action.UNDO,)
        assert sounds[-1] is Sound.ATTENTION
        assert not door.supervisor.override_sheet.is_open
        assert door.controller.overrides == [(ANA.id, "4711", "Came out for a moment")]
        assert (settled, counted) == ([ANA.id], [True])
        row = door.window.recent.list.rows.rows[0]
        assert row.key == ANA.id
        assert "Allowed by" in row.facts
        await until(lambda: "o1" in painted)

    supervised(play, scene)


def test_how_it_was_read_goes_into_the_ledger(play: Play) -> None:
    hows: list[InputMethod] = []

    class DoorController(FakeController):
        async def override(
            self, code: bytes | str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
        ) -> OverrideOutcome:
            hows.append(how)
            return await super().override(code, pin, why, how)

    async def scene(door: Door) -> None:
        await called(door)
        await tried(door, OVERRIDDEN)
        door.window.overlay.settle()
        guest_sheet(door.window).override_asked.emit(CHLOE.id)
        sheet = door.supervisor.override_sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert (sheet.name.text, sheet.tag.isVisible(), len(sheet.reason.chips.chips)) == (
            CHLOE.name,
            False,
            4,
        )
        await tried(door, OVERRIDDEN)
        assert hows == [InputMethod.CAMERA, InputMethod.SEARCH]

    supervised(play, scene, DoorController(tickets=[ANA, CHLOE], pins={"4711": "Mira"}))


def test_from_the_guest_sheet_it_is_about_that_guest(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.override_sheet
        door.controller.admitted[ANA.id] = "a1"
        guest = await door.controller.guest(ANA.id)
        assert guest is not None
        guest_sheet(door.window).show_guest(guest, NOW, door.controller.direction)
        changed: list[bool] = []
        door.window.counts_changed.connect(lambda: changed.append(True))
        await until(lambda: not guest_sheet(door.window).ignores_input)
        tap(guest_sheet(door.window).override)
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert (sheet.name.text, sheet.tag.text) == (ANA.name, "ALREADY IN")
        assert "Came in at" in sheet.lines.text
        await tried(door, OVERRIDDEN)
        await until(lambda: shown_word(door.window) == "GO IN")
        assert door.controller.overrides[0][0] == ANA.id
        assert changed == [True]

    supervised(play, scene)


def test_notices_of_a_ticket_that_became_a_plain_admit_are_shown(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        await tried(door, Overridden(ROW, Admit(ANA), None, ("GOLD wristband",)))
        await until(lambda: shown_word(door.window) == "GO IN")
        assert door.window.overlay.view is not None
        assert door.window.overlay.view.notices == ("GOLD wristband",)

    supervised(play, scene)


def test_an_admission_of_before_the_restart_is_not_called_an_override(play: Play) -> None:
    async def scene(door: Door) -> None:
        old = replace(ROW, kind=RowKind.ADMISSION, supervisor="", reason="")
        await called(door)
        await tried(door, Overridden(old, Admit(ANA, (), old)))
        await until(lambda: shown_word(door.window) == "GO IN")
        told = door.window.overlay.view
        assert told is not None
        assert told.notices == ("Recorded before the restart",)
        assert told.lines == ()

    supervised(play, scene)


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (WrongPin(0.0), "That PIN is not right. Try again."),
        (WrongPin(5.0), "0:05"),
        (LockedOut(272.0), "4:32"),
        (NoReason(), "Say why first"),
        (NotRecorded("The disk is full."), "The disk is full."),
        (NoSupervisors(), "Ask the host"),
        (NoUsablePin(("Mira",)), "Ask the host to set it again"),
        (WrongPin(0.0, ("Mira",)), "Another supervisor can set it again"),
        (NotOverridden(NotValid(replace(ANA, state="cancelled"), Reason.STATE_REFUSED)), "was cancelled"),
        (NotOverridden(Refer(Reason.SEVERAL_MATCH, (ANA, CHLOE))), "Several tickets"),
    ],
)
def test_what_came_of_it_is_said_in_the_sheet_and_the_pin_is_gone(
    play: Play, outcome: OverrideOutcome, says: str
) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.override_sheet
        await called(door)
        await tried(door, outcome)
        await until(lambda: says in sheet.notice.text())
        assert sheet.is_open
        assert sheet.pin.count == 0
        assert sheet.why == "Came out for a moment"
        assert shown_word(door.window) == ""

    supervised(play, scene)


def test_after_a_wrong_pin_the_next_one_is_tried(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        await tried(door, WrongPin(0.0), "1234")
        await until(door.supervisor.override_sheet.notice.isVisible)
        await tried(door, OVERRIDDEN)
        await until(lambda: shown_word(door.window) == "GO IN")
        assert [pin for _, pin, _ in door.controller.overrides] == ["1234", "4711"]

    supervised(play, scene)


def test_verdicts_flood_over_the_sheet_and_it_comes_back_with_its_guest(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.override_sheet
        await called(door)
        tap(sheet.reason.chips.chips[0])
        type_text(sheet.pin, "47")
        door.window.show_verdict(view_of_verdict(given(Admit(CHLOE), admission_id="x")))
        key(sheet.pin)
        assert (shown_word(door.window), door.controller.overrides) == ("GO IN", [])
        door.window.overlay.settle()
        await until(lambda: not sheet.ignores_input)
        assert (sheet.name.text, sheet.why, sheet.pin.count) == (ANA.name, "Came out for a moment", 2)
        assert sheet.pin.hasFocus()
        type_text(sheet.pin, "11")
        door.controller.override_outcome = OVERRIDDEN
        key(sheet.pin)
        await until(lambda: bool(door.controller.overrides))
        assert door.controller.overrides == [(ANA.id, "4711", "Came out for a moment")]

    supervised(play, scene)


def test_a_sheet_that_was_begun_is_not_taken_for_another_guest(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = door.supervisor.override_sheet
        await called(door)
        type_text(sheet.pin, "47")
        await called(door, twice(CHLOE))
        assert sheet.name.text == ANA.name
        assert sheet.pin.count == 2
        assert ANA.name in sheet.notice.text()
        assert CHLOE.name in sheet.notice.text()
        sheet.dismiss()
        key(door.window, Qt.Key.Key_F3)
        assert sheet.name.text == CHLOE.name

    supervised(play, scene)


def test_a_sheet_that_nobody_began_goes_to_the_next_guest(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        await called(door, twice(CHLOE))
        assert door.supervisor.override_sheet.name.text == CHLOE.name

    supervised(play, scene)


def test_an_answer_that_comes_after_closing_lets_in_and_disturbs_no_other_guest(play: Play) -> None:
    class Slow(FakeController):
        async def override(
            self, code: bytes | str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
        ) -> OverrideOutcome:
            outcome = await super().override(code, pin, why, how)
            assert self.gate is not None
            await self.gate.wait()
            return outcome

    async def scene(door: Door) -> None:
        door.controller.gate = asyncio.Event()
        sheet = door.supervisor.override_sheet
        for outcome, word in ((WrongPin(0.0), ""), (OVERRIDDEN, "GO IN")):
            door.controller.gate.clear()
            await called(door)
            await tried(door, outcome)
            sheet.dismiss()
            await called(door, twice(CHLOE))
            type_text(sheet.pin, "47")
            door.controller.gate.set()
            await until(lambda: not door.tasks.running("override"))
            assert shown_word(door.window) == word
            assert (sheet.name.text, sheet.pin.count, sheet.notice.text()) == (CHLOE.name, 2, "")
            door.window.overlay.settle()
            sheet.dismiss()

    supervised(play, scene, Slow(tickets=[ANA, CHLOE], pins={"4711": "Mira"}))


def test_a_fault_of_ours_leaves_the_sheet_usable(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(FakeController):
        async def override(
            self, code: bytes | str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
        ) -> OverrideOutcome:
            self.overrides.append((str(code), pin, why))
            raise RuntimeError("a fault of ours")

    async def scene(door: Door) -> None:
        await called(door)
        await tried(door, OVERRIDDEN)
        await until(lambda: not door.tasks.running("override"))
        assert door.supervisor.override_sheet.go.text() == "Let in anyway"

    with caplog.at_level(logging.DEBUG):
        supervised(play, scene, Broken(tickets=[ANA], pins={"4711": "Mira"}))
    assert "task override failed" in caplog.text
    assert "4711" not in caplog.text


def test_nobody_is_asked_where_there_are_no_supervisors(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        sheet = door.supervisor.override_sheet
        assert "Ask the host" in sheet.end.text()
        type_text(sheet, "4711")
        key(sheet.close_button)
        await turns()
        assert not sheet.is_open
        assert door.controller.overrides == []

    supervised(play, scene, FakeController(tickets=[ANA]))


def test_other_actions_open_no_sheet(play: Play) -> None:
    async def scene(door: Door) -> None:
        door.window.show_verdict(twice())
        key(door.window, Qt.Key.Key_F2)
        await turns()
        assert door.window.sheets.top is None
        assert door.window.overlay.covers_stage

    supervised(play, scene)
