"""Incidents: listed, told with both sides' evidence, and settled with a reason."""

import math
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.outbox import IncidentKind
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Admit
from kiosk.engine.events import AccountChanged, LateStop
from kiosk.engine.records import Incident
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.incidents import incident_texts
from kiosk.ui.incidents.incidents_sheet import IncidentsSheet
from kiosk.ui.incidents.settle_sheet import SettleSheet
from kiosk.ui.supervisor.unlock_sheet import UnlockSheet
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.verdict.actions import Action
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, Stage, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

HERE = {"at": NOW - 400, "door": "Door A", "how": "camera", "on_duty": "Mira", "supervisor": ""}
CONFLICT = Incident("i1", IncidentKind.CONFLICT, NOW - 100, "TKT-3", "a3", {"here": HERE})
MASS = Incident("i2", IncidentKind.MASS_VANISHING, NOW - 50, "", "", {"missing": 212})


def listed(window: DoorWindow) -> IncidentsSheet:
    found = window.findChild(IncidentsSheet)
    assert found is not None
    return found


def settling(window: DoorWindow) -> SettleSheet:
    found = window.findChild(SettleSheet)
    assert found is not None
    return found


async def opened(window: DoorWindow, incident_id: str) -> SettleSheet:
    """The sheet of one incident, opened from the list."""
    window.press(Qt.Key.Key_F6)
    all_of_them, one = listed(window), settling(window)
    await until(lambda: any(row.key == incident_id for row in all_of_them.list.rows.rows))
    await until(lambda: not all_of_them.ignores_input)
    number = [row.key for row in all_of_them.list.rows.rows].index(incident_id)
    tap(
        all_of_them.list.viewport(), all_of_them.list.visualRect(all_of_them.list.rows.index(number)).center()
    )
    assert one.incident_id == incident_id
    await until(lambda: not one.ignores_input)
    return one


def told(kind: IncidentKind, **detail: Any) -> list[tuple[str, str]]:
    found = incident_texts.sides(Incident("i", kind, NOW, "t", "a", detail), NOW)
    return [(side.who, clean(side.text)) for side in found]


def let_in(ago_s: float) -> str:
    return f"Let in at {clock_time(NOW - ago_s)} at Door "


def test_after_a_sign_in_with_another_account_no_incident_names_a_guest_of_before(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.open_incidents = [replace(CONFLICT, ticket_id=ANA.id)]
        controller.say(LateStop(ANA.id, ANA.name, IncidentKind.CONFLICT, NOW))
        rows = listed(window).list.rows
        await until(lambda: [row.name for row in rows.rows] == [ANA.name])
        controller.tickets = []
        controller.say(AccountChanged())
        await until(lambda: ANA.name not in [row.name for row in rows.rows])
        assert len(rows.rows) == 1

    stage(scene)


def test_what_this_door_and_the_service_know_of_a_conflict() -> None:
    service = {"previous": "scanned_in", "state": "scanned_in", "checked_in_at": NOW - 3000, "proven": None}
    assert told(IncidentKind.CONFLICT, here=HERE, service=service) == [
        ("This door", f"Let in at {clock_time(NOW - 400)} at Door A, read by camera. On duty: Mira."),
        (
            "The service",
            (
                "Had the ticket checked in already when our check-in arrived."
                f" Checked in there at {clock_time(NOW - 3000)}."
            ),
        ),
    ]


def test_what_two_machines_know_of_a_double() -> None:
    second = {**HERE, "at": NOW - 60, "door": "Door B", "how": "hand_scanner", "on_duty": ""}
    incident = Incident("i", IncidentKind.CONFLICT, NOW, "t", "a", {"first": HERE, "second": second})
    assert incident_texts.what_came_out(incident) == "Two doors let somebody in on this ticket."
    assert told(IncidentKind.CONFLICT, first=HERE, second=second)[1] == (
        "Then",
        f"Let in at {clock_time(NOW - 60)} at Door B, read by hand scanner.",
    )


def test_a_journal_that_is_gone_is_a_doubt_and_no_loss() -> None:
    detail = {"rows": 0, "missing": 0, "unsure": True, "policy_lost": True, "no_journal": True}
    incident = Incident("i", IncidentKind.RECOVERED, NOW, "", "", detail)
    assert incident_texts.what_came_out(incident) == "The second copy of this door’s records is gone."
    assert told(IncidentKind.RECOVERED, **detail) == [
        ("This machine", "Some records may be missing: nobody can tell without that copy.")
    ]


def test_a_refusal_tells_the_services_own_words() -> None:
    service = {"status": 404, "text": "Not Found", "previous": None}
    assert told(IncidentKind.LATE_REFUSAL, service=service) == [
        ("The service", "Refused the check-in (404): Not Found")
    ]
    assert told(IncidentKind.LATE_REFUSAL, service={"status": 410, "text": " "}) == [
        ("The service", "Refused the check-in (410).")
    ]


def test_what_the_list_says_of_somebody_inside() -> None:
    gone = {"state": "paid", "vanished": True}
    assert told(IncidentKind.VANISHED, list=gone) == [("Guest list", "No longer on the service’s list.")]
    cancelled = {"state": "cancelled", "vanished": False}
    assert told(IncidentKind.LATE_REFUSAL, list=cancelled) == [("Guest list", "This ticket was cancelled.")]
    assert told(IncidentKind.MASS_VANISHING, missing=212) == [
        ("Guest list", "212 tickets are missing from the service's list.")
    ]


def test_what_is_known_of_a_guest_off_the_list() -> None:
    off = {**HERE, "on_duty": "", "supervisor": "Sam", "reason": "band member"}
    listed = {
        "tickets": ["t"],
        "state": "unpaid",
        "used": {"at": NOW - 900, "door": "Door B", "how": "camera"},
    }
    assert told(IncidentKind.OFF_LIST_MATCH, off_list=off, on_list=listed) == [
        (
            "Without a ticket",
            f"{let_in(400)}A, read by camera. Allowed by Sam. Reason: band member",
        ),
        (
            "Guest list",
            f"The payment has not been processed yet. {let_in(900)}B, read by camera.",
        ),
    ]
    several = {"tickets": ["t", "u"], "state": "", "used": None}
    assert told(IncidentKind.OFF_LIST_MATCH, on_list=several) == [("Guest list", "2 tickets have this code.")]


@pytest.mark.parametrize(
    "detail",
    [
        {},
        {"here": 7},
        {"here": {"at": "x"}, "list": [], "missing": True},
        {"missing": math.inf, "here": {"at": math.nan}, "service": {"status": math.inf}},
        {"missing": 2**31},
        {"missing": -1e300, "here": {"at": 1e300}, "service": {"checked_in_at": -1e17}},
    ],
)
def test_evidence_that_cannot_be_read_is_left_out(detail: dict[str, Any]) -> None:
    assert told(IncidentKind.CONFLICT, **detail) == []


def test_what_was_recovered_says_nothing_of_the_services_list() -> None:
    put_back = ("This machine", "3 records were put back.")
    assert told(IncidentKind.RECOVERED, rows=3, missing=0) == [put_back]
    some = "3 records were put back. 2 records are missing. More may be missing: nobody knows how many."
    assert told(IncidentKind.RECOVERED, rows=3, missing=2, unsure=True) == [("This machine", some)]
    uncounted = [("This machine", "0 records were put back.")]
    assert told(IncidentKind.RECOVERED, rows=2**31, missing=3e9) == uncounted


@pytest.mark.parametrize("kind", list(IncidentKind))
def test_every_kind_says_what_to_do_and_offers_reasons(kind: IncidentKind) -> None:
    assert incident_texts.what_to_do(kind).endswith(".")
    assert len(incident_texts.usual_reasons(kind)) >= 2
    assert incident_texts.look_of(kind)[0] in (Look.STOP, Look.ASK)


def test_the_newest_is_on_top_and_one_without_a_guest_has_a_name_too(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    sheet = IncidentsSheet(Theme(Scheme.LIGHT), 0, window)
    sheet.resize(600, 400)
    sheet.show_all()
    assert sheet.empty.isVisible()
    sheet.show_incidents([CONFLICT, MASS], {"TKT-3": "Chloé Dubois"}, NOW)
    assert [row.name for row in sheet.list.rows.rows] == ["Guest list", "Chloé Dubois"]
    assert sheet.title.text() == "Needs attention · 2"
    assert not sheet.empty.isVisible()


def test_of_thousands_of_incidents_only_those_in_sight_are_put_into_words(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    words = incident_texts.what_came_out

    def noted(one: Incident) -> str:
        told.append(one.id)
        return words(one)

    monkeypatch.setattr(incident_texts, "what_came_out", noted)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    sheet = IncidentsSheet(Theme(Scheme.LIGHT), 0, window)
    sheet.resize(800, 600)
    many = [replace(CONFLICT, id=f"i{number}", at=NOW + number) for number in range(5000)]
    sheet.show_incidents(many, {"TKT-3": "Chloé Dubois"}, NOW)
    sheet.show_all()
    window.grab()
    assert 0 < len(set(told)) < 30
    sheet.list.select(7)
    told.clear()
    settled = [one for one in many if one.id != "i4999"]
    sheet.show_incidents(settled, {"TKT-3": "Chloé Dubois"}, NOW + 5)
    window.grab()
    assert 0 < len(set(told)) < 30
    assert sheet.list.selected
    assert sheet.list.selected.key == "i4992", "what is selected stays so"


def test_an_incident_is_settled_with_a_chip_and_the_list_follows(
    stage: Stage, controller: FakeController
) -> None:
    controller.open_incidents = [CONFLICT, MASS]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(lambda: window.aside.look_at.text() == "Needs attention · 2")
        one = await opened(window, "i1")
        assert one.name.text == "Chloé Dubois"
        assert not one.settle.isEnabled()
        tap(one.settle)
        assert controller.settled == []
        tap(one.reason.chips.chips[0])
        tap(one.settle)
        await until(lambda: not one.is_open)
        assert controller.settled == [("i1", "Guest found and gone")]
        assert [row.key for row in listed(window).list.rows.rows] == ["i2"]
        assert window.aside.look_at.text() == "Needs attention · 1"

    stage(scene)


def test_two_stops_of_one_guest_at_once_are_one_stop_on_the_screen_and_two_things_to_resolve(
    stage: Stage, controller: FakeController
) -> None:
    again = replace(CONFLICT, id="i3", kind=IncidentKind.LATE_REFUSAL)
    controller.open_incidents = [CONFLICT, again]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        for one in (CONFLICT, again):
            controller.say(LateStop(one.ticket_id, "Chloé Dubois", one.kind, NOW))
        await until(lambda: window.aside.look_at.text() == "Needs attention · 2")
        assert window.stop_bar.view is not None
        assert window.stop_bar.view.guest.name == "Chloé Dubois"
        window.overlay.settle()
        first = await opened(window, "i1")
        tap(first.reason.chips.chips[0])
        tap(first.settle)
        await until(lambda: window.aside.look_at.text() == "Needs attention · 1")
        assert [row.key for row in listed(window).list.rows.rows] == ["i3"]
        second = await opened(window, "i3")
        assert second.reason.reason == ""

    stage(scene)


def test_any_other_reason_is_written(stage: Stage, controller: FakeController) -> None:
    controller.open_incidents = [MASS]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        one = await opened(window, "i2")
        assert not one.guest.isVisible()
        type_text(one.reason.line, "  we asked   the host ")
        key(one.reason.line)
        await until(lambda: not window.aside.look_at.isVisible())
        assert controller.settled == [("i2", "we asked the host")]
        assert window.entry.text() == ""

    stage(scene)


async def pin_asked(window: DoorWindow) -> UnlockSheet:
    found = window.findChild(UnlockSheet)
    assert found is not None
    await until(lambda: found.is_open and not found.ignores_input)
    return found


def test_where_supervisors_are_settling_asks_for_a_pin_once_until_all_is_closed(
    stage: Stage, controller: FakeController
) -> None:
    controller.open_incidents, controller.pins = [CONFLICT, MASS], {"4711": "Mira"}

    async def settle(window: DoorWindow, incident_id: str) -> SettleSheet:
        one = await opened(window, incident_id)
        tap(one.reason.chips.chips[0])
        tap(one.settle)
        return one

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        one = await settle(window, "i1")
        sheet = await pin_asked(window)
        assert sheet.what.text == "Only a supervisor can resolve this."
        tap(sheet.close_button)
        await turns()
        assert (controller.settled, one.incident_id, sheet.is_open) == ([], "i1", False)
        tap(one.settle)
        await pin_asked(window)
        type_text(sheet.pin, "1234")
        tap(sheet.go)
        await until(lambda: "not right" in sheet.notice.text())
        assert controller.settled == []
        type_text(sheet.pin, "4711")
        tap(sheet.go)
        await until(lambda: not one.is_open)
        assert [settled for settled, _why in controller.settled] == ["i1"]
        await settle(window, "i2")
        await until(lambda: not one.is_open)
        assert [settled for settled, _why in controller.settled] == ["i1", "i2"]
        window.sheets.dismiss_all()
        controller.open_incidents = [CONFLICT]
        controller.say(LateStop("TKT-1", "Ana", IncidentKind.VANISHED, NOW))
        window.overlay.settle()
        await settle(window, "i1")
        await pin_asked(window)
        assert len(controller.settled) == 2

    stage(scene)


def test_a_scan_leaves_the_sheet_with_its_incident(stage: Stage, controller: FakeController) -> None:
    controller.open_incidents = [CONFLICT]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        one = await opened(window, "i1")
        tap(one.reason.chips.chips[1])
        controller.say(given(Admit(ANA), admission_id="a1"))
        tap(one.settle)
        assert controller.settled == []
        window.overlay.settle()
        await until(lambda: not one.ignores_input)
        assert (one.incident_id, one.reason.reason) == ("i1", "Guest may stay")

    stage(scene)


def test_an_incident_that_was_settled_elsewhere_closes(stage: Stage, controller: FakeController) -> None:
    controller.open_incidents = [CONFLICT, MASS]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        one = await opened(window, "i1")
        assert one.is_open
        controller.open_incidents = [MASS]
        controller.say(LateStop("TKT-1", "Ana", IncidentKind.VANISHED, NOW))
        await until(lambda: not one.is_open)

    stage(scene)


def test_no_name_is_kept_of_a_guest_whose_incident_is_settled(
    stage: Stage, controller: FakeController
) -> None:
    controller.open_incidents = [CONFLICT]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        def names() -> list[str]:
            return [row.name for row in listed(window).list.rows.rows]

        window.press(Qt.Key.Key_F6)
        await until(lambda: names() == ["Chloé Dubois"])
        controller.open_incidents = []
        controller.say(LateStop("TKT-1", "Ana", IncidentKind.VANISHED, NOW))
        await until(lambda: names() == [])
        controller.tickets[:] = [a_ticket("TKT-3", "Chloé Martin")]
        controller.open_incidents = [CONFLICT]
        controller.say(LateStop("TKT-3", "Chloé", IncidentKind.CONFLICT, NOW))
        await until(lambda: names() != [])
        assert names() == ["Chloé Martin"]

    stage(scene)


def test_the_guest_of_an_incident_is_opened(stage: Stage, controller: FakeController) -> None:
    controller.open_incidents = [CONFLICT]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        one = await opened(window, "i1")
        tap(one.guest)
        await until(lambda: guest_sheet(window).ticket_id == "TKT-3")
        assert window.sheets.top is guest_sheet(window)

    stage(scene)


def test_a_late_stop_leads_to_the_list(stage: Stage, controller: FakeController) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.open_incidents = [CONFLICT]
        controller.say(LateStop("TKT-3", "Chloé Dubois", IncidentKind.CONFLICT, NOW))
        assert shown_word(window) == "STOP"
        tap(window.overlay.buttons.button(Action.LOOK_AT))
        assert not window.overlay.covers_stage
        assert window.stop_bar.isVisible()
        assert window.sheets.top is listed(window)
        await until(lambda: [row.key for row in listed(window).list.rows.rows] == ["i1"])

    stage(scene)


def test_incidents_that_nothing_told_of_are_found(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        assert not window.aside.look_at.isVisible()
        controller.open_incidents = [MASS]
        await until(window.aside.look_at.isVisible)

    stage(scene)


def test_a_reason_chosen_by_click_and_then_enter_settle_it(stage: Stage, controller: FakeController) -> None:
    controller.open_incidents = [CONFLICT]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window, "i1")
        why = sheet.reason.chips.chips[1].accessibleName()
        tap(sheet.reason.chips.chips[1])
        focused = window.focusWidget()
        assert focused is not None
        key(focused)
        await until(lambda: controller.settled == [("i1", why)])

    stage(scene)
