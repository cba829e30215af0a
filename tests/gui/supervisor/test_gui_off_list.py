"""Somebody who is on no list: a reason, a name if they give one, a PIN; and who came on that code before."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.verdict import Reason, Refer, Unknown
from kiosk.engine.supervised import (
    AdmittedOffList,
    LockedOut,
    NotOverridden,
    NotRecorded,
    OffListOutcome,
    WrongPin,
)
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.scenes import ANA, CHLOE, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.supervised_door import Door, supervised
from tests.gui.waiting import turns, until

UNKNOWN = view_of_verdict(given(Unknown()))
ROW = LedgerRow(
    "f1",
    RowKind.OFF_LIST,
    "",
    NOW,
    "Door A",
    InputMethod.CAMERA,
    reason="Guest of the host",
    supervisor="Mira",
)


async def called(door: Door) -> None:
    door.window.show_verdict(UNKNOWN)
    key(door.window, Qt.Key.Key_F3)
    await until(
        lambda: door.supervisor.off_list_sheet.is_open and not door.supervisor.off_list_sheet.ignores_input
    )


async def tried(door: Door, outcome: OffListOutcome) -> None:
    sheet = door.supervisor.off_list_sheet
    door.controller.off_list_outcome = outcome
    tap(sheet.reason.chips.chips[0])
    type_text(sheet.pin, "4711")
    tap(sheet.go)
    await until(lambda: bool(door.controller.off_list))


def test_it_lets_in_with_reason_name_and_pin(play: Play) -> None:
    async def scene(door: Door) -> None:
        settled: list[str] = []
        door.supervisor.settled.connect(settled.append)
        await called(door)
        sheet = door.supervisor.off_list_sheet
        assert sheet.tag.text == "NOT ON THE LIST"
        type_text(sheet.name, "Zoe 2")
        key(sheet.name)
        assert sheet.pin.hasFocus()
        await tried(door, AdmittedOffList(ROW))
        await until(lambda: shown_word(door.window) == "GO IN")
        told = door.window.overlay.view
        assert told is not None
        assert (told.guest.name, told.admission_id, told.actions) == ("Zoe 2", "f1", (Action.UNDO,))
        assert [plain(line) for line in told.lines] == [
            "Without a ticket, allowed by Mira: \u2068Guest of the host\u2069"
        ]
        assert told.notices == ()
        assert door.controller.off_list == [("code", "4711", "Guest of the host", "Zoe 2")]
        assert settled == ["code"]
        assert door.window.recent.list.rows.rows[0].name == "Zoe 2"
        assert not sheet.is_open
        assert (sheet.code, sheet.name.text(), sheet.why) == ("", "", "")

    supervised(play, scene)


@pytest.mark.parametrize(
    ("before", "says"), [(1, "Somebody already came in with this code at"), (3, "the last at")]
)
def test_who_came_on_this_code_before_stands_out(play: Play, before: int, says: str) -> None:
    async def scene(door: Door) -> None:
        earlier = tuple(replace(ROW, id=f"e{n}", at=NOW - 60 * (n + 1)) for n in range(before))
        await called(door)
        await tried(door, AdmittedOffList(ROW, earlier))
        await until(lambda: shown_word(door.window) == "GO IN")
        told = door.window.overlay.view
        assert told is not None
        assert says in told.notices[0]
        assert clock_time(NOW - 60) in told.notices[0]
        assert told.hold_s is not None
        assert told.hold_s > 1.6
        assert told.guest.name == "Guest without a ticket"
        assert says in door.window.last_verdict.text

    supervised(play, scene)


def test_without_a_code_it_is_asked_for_from_a_menu(play: Play) -> None:
    async def scene(door: Door) -> None:
        settled: list[str] = []
        door.supervisor.settled.connect(settled.append)
        door.supervisor.ask_off_list()
        sheet = door.supervisor.off_list_sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert not sheet.tag.isVisible()
        await tried(door, AdmittedOffList(ROW))
        await until(lambda: shown_word(door.window) == "GO IN")
        assert door.controller.off_list == [("", "4711", "Guest of the host", "")]
        assert settled == []

    supervised(play, scene)


def test_where_names_are_hidden_the_guest_whose_code_it_is_by_now_is_not_named_in_full(play: Play) -> None:
    async def scene(door: Door) -> None:
        door.window.hide_names(hidden=True)
        await called(door)
        await tried(door, NotOverridden(Refer(Reason.STATE_REFERRED, (ANA,))))
        sheet = door.supervisor.off_list_sheet
        await until(lambda: "A. G. L." in sheet.end.text())
        assert "García" not in sheet.end.text()

    supervised(play, scene)


@pytest.mark.parametrize(
    ("verdict", "says"),
    [
        (Refer(Reason.STATE_REFERRED, (ANA,)), ANA.name),
        (Refer(Reason.SEVERAL_MATCH, (ANA, CHLOE)), "Scan it again"),
    ],
)
def test_a_code_that_is_on_the_list_by_now_is_to_be_scanned_again(
    play: Play, verdict: Refer, says: str
) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        await tried(door, NotOverridden(verdict))
        sheet = door.supervisor.off_list_sheet
        await until(lambda: says in sheet.end.text())
        assert "Scan it again" in sheet.end.text()
        assert not any(part.isVisible() for part in (sheet.pin, sheet.go, sheet.name, sheet.reason))
        assert sheet.close_button.hasFocus()
        key(sheet.close_button)
        assert not sheet.is_open
        assert door.window.entry.hasFocus()

    supervised(play, scene)


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (WrongPin(0.0), "That PIN is not right"),
        (LockedOut(61.0), "1:01"),
        (NotRecorded("The disk is full."), "nobody was let in. The disk is full."),
    ],
)
def test_what_came_of_it_is_said_in_the_sheet(play: Play, outcome: OffListOutcome, says: str) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        sheet = door.supervisor.off_list_sheet
        type_text(sheet.name, "Zoe")
        await tried(door, outcome)
        await until(lambda: says in sheet.notice.text())
        assert (sheet.pin.count, sheet.name.text(), sheet.why) == (0, "Zoe", "Guest of the host")
        assert shown_word(door.window) == ""

    supervised(play, scene)


def test_without_a_reason_the_desk_is_not_asked(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        sheet = door.supervisor.off_list_sheet
        type_text(sheet.pin, "4711")
        key(sheet.pin)
        await turns()
        assert "Say why first" in sheet.notice.text()
        assert (door.controller.off_list, sheet.pin.count) == ([], 4)

    supervised(play, scene)


def test_begun_for_one_code_it_stays_with_it(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        sheet = door.supervisor.off_list_sheet
        type_text(sheet.pin, "47")
        door.supervisor.ask_off_list()
        assert (sheet.code, sheet.pin.count) == ("code", 2)
        assert "Close it first" in sheet.notice.text()

    supervised(play, scene)


def test_nobody_is_asked_where_there_are_no_supervisors(play: Play) -> None:
    async def scene(door: Door) -> None:
        await called(door)
        assert "Ask the host" in door.supervisor.off_list_sheet.end.text()
        assert not door.supervisor.off_list_sheet.pin.isVisible()

    supervised(play, scene, FakeController())
