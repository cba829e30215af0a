"""The door and its screen together: what the door says is shown, and what is asked of it is done."""

import logging
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.core.link import LinkState
from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import Event, Listing
from kiosk.core.verdict import Admit, Reason, Refer, SameScan
from kiosk.engine.errors import OfficeSignedOutError, OtherOfficeError, UnpairedError
from kiosk.engine.events import (
    AccountChanged,
    Checking,
    DoorChanged,
    GuestListChanged,
    GuestListComing,
    LateStop,
    LinkChanged,
    OutboxChanged,
    PairingCodeRead,
    ScanFailed,
    SignedIn,
    SignInNeeded,
    SyncFailed,
    VenueChanged,
    VenueState,
)
from kiosk.engine.office import OfficeWatch
from kiosk.engine.records import EventHeld, Incident, OutboxCount
from kiosk.engine.scans_told import RecentScan
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.app.ready_presenter import ReadyPresenter
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, TOMORROW, FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import ANA, Stage, shown_word
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import turns, until


def test_a_verdict_is_shown_listed_counted_and_reported_as_seen(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(Checking("s", ANA, InputMethod.CAMERA))
        assert shown_word(window) == "CHECKING"
        assert window.overlay.view is not None
        assert window.overlay.view.look is Look.NEUTRAL
        await controller.scan("TKT-1", InputMethod.CAMERA)
        assert shown_word(window) == "GO IN"
        await until(lambda: controller.seen == ["adm-TKT-1"])
        await until(lambda: window.footer.inside.text() == "1")
        assert window.footer.rate.text() == "1"
        assert window.recent.list.rows.rows[0].name == "Ana García Lorenzo"
        await controller.scan("TKT-1", InputMethod.CAMERA)
        assert shown_word(window) == "ALREADY IN"

    stage(scene)


def test_the_same_scan_is_grey_and_counts_nothing(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(SameScan()))
        assert shown_word(window) == "JUST SCANNED"
        assert window.overlay.view is not None
        assert window.overlay.view.look is Look.GREY
        assert window.footer.rate.text() == "0"
        assert window.recent.list.rows.rows == ()

    stage(scene)


def test_a_failed_scan_and_a_late_stop_are_loud(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(ScanFailed("s", "The disk is full."))
        assert shown_word(window) == "NOT RECORDED"
        controller.open_incidents = [Incident("i", IncidentKind.CONFLICT, NOW, "TKT-3", "a")]
        controller.say(LateStop("TKT-3", "Chloé Dubois", IncidentKind.CONFLICT, NOW))
        assert shown_word(window) == "STOP"
        await until(lambda: window.aside.has_something)

    stage(scene)


def test_undo_from_the_overlay_names_the_admission_and_says_what_came_of_it(
    qtbot: QtBot, stage: Stage
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await controller.scan("TKT-1", InputMethod.CAMERA)
        tap(window.overlay.buttons.button(Action.UNDO))
        await until(lambda: shown_word(window) == "UNDONE")
        assert controller.undone == ["adm-TKT-1"]
        assert window.overlay.view is not None
        assert window.overlay.view.lines == ()
        controller.say(given(Admit(ANA), admission_id="gone"))
        tap(window.overlay.buttons.button(Action.UNDO))
        await until(lambda: shown_word(window) == "NOT UNDONE")

    stage(scene)


def test_undo_on_the_sheet_shows_the_guest_as_they_are_now(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted["TKT-1"] = "adm-1"
        window.guest_asked.emit("TKT-1")
        await until(lambda: guest_sheet(window).undo.isVisible() and not guest_sheet(window).ignores_input)
        tap(guest_sheet(window).undo)
        await until(lambda: guest_sheet(window).facts["presence"].text == "Not inside")
        assert guest_sheet(window).ticket_id == "TKT-1"

    stage(scene)


def test_the_sheet_follows_what_happens_to_its_guest(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.guest_asked.emit("TKT-1")
        await until(lambda: guest_sheet(window).ticket_id == "TKT-1")
        await controller.scan("TKT-3", InputMethod.CAMERA)
        await controller.scan("TKT-1", InputMethod.HAND_SCANNER)
        await until(lambda: guest_sheet(window).facts["presence"].text.startswith("Inside since"))
        assert guest_sheet(window).ticket_id == "TKT-1"

    stage(scene)


def test_admissions_that_a_crash_kept_from_the_screen_are_listed(
    stage: Stage, controller: FakeController
) -> None:
    controller.not_shown = [
        LedgerRow("a1", RowKind.ADMISSION, "TKT-1", NOW - 90, "Door A", InputMethod.CAMERA),
        LedgerRow("a9", RowKind.ADMISSION, "Guest not on the list", NOW - 60, "Door A", InputMethod.CAMERA),
    ]
    ana, gone = controller.not_shown
    controller.recent_scans = [RecentScan(gone), RecentScan(ana, ANA)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(lambda: len(window.recent.list.rows.rows) == 2)
        assert [row.name for row in window.recent.list.rows.rows] == [
            "Guest not on the list",
            "Ana García Lorenzo",
        ]
        assert "recorded before the restart" in window.recent.list.rows.rows[0].facts
        assert "not shown: 2" in window.last_verdict.text

    stage(scene)


def test_a_door_without_an_address_lists_them_too(stage: Stage, controller: FakeController) -> None:
    controller.has_address = controller.is_signed_in = False
    row = LedgerRow("a1", RowKind.ADMISSION, "TKT-1", NOW - 90, "Door A", InputMethod.CAMERA)
    controller.not_shown, controller.recent_scans = [row], [RecentScan(row, ANA)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(lambda: len(window.recent.list.rows.rows) == 1)
        await until(lambda: "not shown: 1" in window.last_verdict.text)

    stage(scene)


def test_the_strip_follows_the_door(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        status_bar = window.status_bar
        await until(lambda: status_bar.event_title.text().startswith("Harbour Festival · "))
        assert status_bar.door.text() == "Door A, North gate"
        assert (status_bar.link.text(), status_bar.unsent.text(), status_bar.guest_list.text()) == (
            "Live",
            "All sent",
            "List 8 s old",
        )
        controller.link_state = LinkState.OFFLINE
        controller.say(LinkChanged(LinkState.OFFLINE))
        assert status_bar.link.text() == "Offline · scanning goes on"
        controller.unsent = OutboxCount(3, NOW - 840)
        controller.say(OutboxChanged(controller.unsent))
        assert status_bar.unsent.text() == "3 unsent · oldest 14 min"
        controller.held = [EventHeld(TOMORROW, 7)]
        controller.say(DoorChanged(frozenset()))
        await until(lambda: window.footer._inside_now == (0, 7))

    stage(scene)


def test_after_a_sign_in_with_another_account_its_events_and_counts_are_shown_at_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        async def theirs() -> list[EventHeld]:
            return [EventHeld(Event("theirs", Listing("l", "Fire Drill"), NOW, NOW + 60), 7)]

        await until(lambda: bool(window.status_bar.event_title.text()))
        await turns()
        monkeypatch.setattr(controller, "events_held", theirs)
        controller.say(AccountChanged())
        await until(lambda: "Fire Drill" in window.status_bar.event_title.text())

    stage(scene)


def test_the_bar_says_whether_the_doors_know_of_each_other_and_the_foot_counts_whom_others_let_in(
    stage: Stage,
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        hub = window.status_bar.hub
        controller.say(VenueChanged(VenueState.NONE))
        assert hub.isHidden()
        controller.say(VenueChanged(VenueState.TOGETHER))
        assert hub.isVisible()
        together = hub.text()
        controller.admitted[ANA.id] = "adm-elsewhere"
        controller.say(VenueChanged(VenueState.TOGETHER))
        await until(lambda: window.footer.inside.text() == "1")
        for state in (VenueState.AWAY, VenueState.REFUSED):
            controller.say(VenueChanged(state))
            assert hub.isVisible()
            assert hub.text() != together

    stage(scene)


def test_trouble_is_said_where_the_door_is_ready_and_goes_when_it_is_over(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        assert "Hand scanner and keyboard are ready" in window.last_verdict.text
        controller.say(SyncFailed("The service answers 500. Scanning goes on."))
        assert "The service answers 500" in window.last_verdict.text
        controller.say(GuestListChanged(1250, complete=True, as_of=NOW))
        assert "The service answers 500" not in window.last_verdict.text
        controller.say(SignInNeeded("Sign in again in the office."))
        assert "Sign in again" in window.last_verdict.text
        controller.say(LinkChanged(LinkState.GOOD))
        assert "Sign in again" not in window.last_verdict.text
        controller.say(SignInNeeded("Sign in again in the office."))
        controller.say(SignedIn())
        assert "Sign in again" not in window.last_verdict.text
        controller.complete = False
        controller.say(GuestListChanged(10, complete=False, as_of=NOW))
        assert "NOT READY · Wait a moment · The guest list is being loaded" in window.last_verdict.text

    stage(scene)


def test_a_verdict_gives_way_to_what_is_missing_once_it_was_read(qtbot: QtBot) -> None:
    window, now = DoorWindow(Theme(Scheme.DARK), settle_s=60), [NOW]
    qtbot.addWidget(window)
    controller = FakeController(complete=False, as_of=None)
    ready = ReadyPresenter(controller, window, lambda: now[0])
    bar, verdict = window.last_verdict, view_of_verdict(given(Refer(Reason.LIST_NOT_LOADED)))
    window.show_verdict(verdict)
    now[0] += 100
    ready.look()
    assert bar.view is verdict, "it floods the window"
    window.overlay.settle()
    for seconds in (1, 13):
        now[0] += seconds
        ready.look()
        assert bar.view is verdict
    now[0] += 15
    ready.look()
    assert bar.text == "NOT READY · Wait a moment · The guest list is being loaded"
    controller.complete = True
    ready.look()
    assert bar.text.startswith("Ready for the next guest")
    bar.show_verdict(verdict)
    now[0] += 100
    ready.look()
    assert bar.view is verdict, "a door that is ready keeps its last verdict"


@pytest.mark.parametrize(
    ("changes", "link", "trouble", "said"),
    [
        ({"policy_lost": True}, LinkState.GOOD, "", "set this door’s rules again"),
        ({"complete": False}, LinkState.SIGN_IN, "", "sign this machine in · The ticketing service does not"),
        (
            {"complete": False},
            LinkState.GOOD,
            "Not for you",
            "the guest list · The ticketing service does not",
        ),
        (
            {"complete": False},
            LinkState.SLOW,
            "It fails",
            "Wait a moment · The ticketing service has trouble",
        ),
        ({"is_signed_in": False}, LinkState.UNKNOWN, "", "sign this machine in · You can scan"),
        (
            {},
            LinkState.SIGN_IN,
            "Your OAuth token is bad",
            "Ready for the next guest · This machine is not signed",
        ),
        (
            {"complete": False, "office_trouble": UnpairedError("unpaired")},
            LinkState.SIGN_IN,
            "",
            "sign this machine in · The office does not know this door",
        ),
    ],
)
def test_what_stands_in_the_way_is_said_in_plain_words(
    qtbot: QtBot, changes: dict[str, Any], link: LinkState, trouble: str, said: str
) -> None:
    window = DoorWindow(Theme(Scheme.DARK))
    qtbot.addWidget(window)
    controller = FakeController(link_state=link, **changes)
    ready = ReadyPresenter(controller, window, lambda: NOW)
    if trouble:
        ready.heard(SyncFailed(trouble))
    else:
        ready.look()
    assert said in clean(window.last_verdict.text)


def test_a_door_that_was_unpaired_says_so_for_as_long_as_it_is_and_where_it_is_paired(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.office_trouble = UnpairedError("unpaired")
        controller.say(SignInNeeded("unpaired"))
        for event in (LinkChanged(LinkState.GOOD), GuestListChanged(1250, complete=True, as_of=NOW)):
            controller.say(event)
            assert "does not know this door any more" in window.last_verdict.text
            assert "Manager, “Sign in”" in window.last_verdict.text
        controller.office_trouble = OtherOfficeError("not this one")
        controller.say(SignInNeeded("not this one"))
        assert "Another office answers" in window.last_verdict.text
        controller.office_trouble = OfficeSignedOutError("not signed in at the office")
        controller.say(LinkChanged(LinkState.GOOD))
        assert "Not signed in at the office" in window.last_verdict.text
        controller.office_trouble = None
        controller.say(SignedIn())
        assert "ready" in window.last_verdict.text

    stage(scene)


def test_what_is_ready_follows_the_camera_at_once(stage: Stage) -> None:
    async def scene(window: DoorWindow, _controller: FakeController) -> None:
        window.camera.show_state(CameraState.LIVE, "")
        assert "Camera, hand scanner and keyboard are ready" in window.last_verdict.text
        window.camera.show_state(CameraState.LOST, "camera 0 does not answer")
        assert "Hand scanner and keyboard are ready" in window.last_verdict.text

    stage(scene)


def test_nothing_is_shown_after_closing(qtbot: QtBot, play: Play, controller: FakeController) -> None:
    async def scene() -> None:
        window = DoorWindow(Theme(Scheme.DARK))
        qtbot.addWidget(window)
        window.show()
        presenter = ScreenPresenter(controller, window, lambda: NOW)
        presenter.start()
        await presenter.close()
        controller.say(given(Admit(ANA), admission_id="a"))
        window.submitted.emit("TKT-1")
        window.refresh_asked.emit()
        await turns(5)
        assert not window.overlay.isVisible()
        assert (controller.typed_lines, controller.refreshed) == ([], 0)

    play(scene())


def test_refresh_asks_the_desk(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window.entry, Qt.Key.Key_F5)
        await until(lambda: controller.refreshed > 0)
        assert controller.refreshed == 1

    stage(scene)


def test_a_fault_of_ours_is_logged_with_its_task_and_the_next_one_runs(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        tasks = Tasks()
        done: list[str] = []

        async def breaks() -> None:
            raise RuntimeError("a bug")

        async def works() -> None:
            done.append("works")

        tasks.spawn("breaks", breaks())
        tasks.spawn("works", works())
        await until(lambda: done == ["works"] and not tasks.running("breaks"))
        await tasks.close()

    with caplog.at_level(logging.ERROR):
        play(scene())
    assert "task breaks failed" in caplog.text


def test_a_hubs_code_is_said_to_be_no_ticket(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(PairingCodeRead("s", "kiosk-hub:v1;…"))
        view = window.overlay.view
        assert view is not None
        assert (view.look, view.word) == (Look.GREY, "PAIRING CODE")
        assert view.lines[0].startswith("It links doors")

    stage(scene)


def test_a_pairing_code_is_said_to_be_no_ticket_and_is_no_recent_scan(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(PairingCodeRead("s"))
        view = window.overlay.view
        assert view is not None
        assert (view.look, view.word) == (Look.GREY, "PAIRING CODE")
        assert "not a ticket" in view.guest.name
        assert view.code == ""
        assert not window.recent.list.rows.rows
        assert "open Manager" in " ".join(view.lines)

    stage(scene)


def test_a_pairing_code_that_is_held_up_still_where_the_door_is_paired_sends_nobody_to_pair_it(
    stage: Stage,
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.office = cast("OfficeWatch", object())
        controller.say(PairingCodeRead("s"))
        view = window.overlay.view
        assert view is not None
        assert "paired with its office already" in " ".join(view.lines)
        controller.office_trouble = UnpairedError("the office does not know this door")
        controller.say(PairingCodeRead("s2"))
        view = window.overlay.view
        assert view is not None
        assert "open Manager" in " ".join(view.lines)

    stage(scene)


def test_a_pairing_code_that_is_typed_is_said_to_be_one_and_stays_in_no_entry(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.entry.setText(f"kiosk-pair:v1;https://192.168.1.20:8788;{'a1' * 32};ABCDE23456")
        key(window.entry)
        await until(lambda: shown_word(window) == "PAIRING CODE")
        await until(lambda: window.entry.text() == "")

    stage(scene)


def test_events_without_tickets_that_were_chosen_are_named_by_id_or_counted(
    stage: Stage, controller: FakeController
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        title = window.status_bar.event_title
        for chosen, told in (
            ({"ev-new"}, "No tickets yet: ev-new"),
            ({"ev-sat", "ev-new"}, "2 events"),
            ({"ev-new", "ev-newer"}, "No event on the list yet"),
            ({"ev-sat"}, "Harbour Festival · Sun 14 June"),
        ):
            controller.chosen = frozenset(chosen)
            controller.say(DoorChanged(controller.chosen))
            await until(lambda told=told: clean(title.text()) == told)  # type: ignore[misc]

    stage(scene)


@pytest.mark.parametrize(
    ("state", "said"),
    [(LinkState.OFFLINE, "Offline · scanning goes on"), (LinkState.PORTAL, "Wi-Fi wants a login")],
)
def test_a_lost_connection_is_told_in_the_words_of_the_pill(
    stage: Stage, state: LinkState, said: str
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.link_state = state
        controller.say(SyncFailed("The connection to 127.0.0.1 broke before the answer was whole."))
        assert said in window.last_verdict.text
        assert "127.0.0.1" not in window.last_verdict.text

    stage(scene)


def test_how_much_of_the_list_has_come_is_said_until_it_is_there_or_ceases_to_come(qtbot: QtBot) -> None:
    window = DoorWindow(Theme(Scheme.DARK))
    qtbot.addWidget(window)
    ready = ReadyPresenter(FakeController(complete=False), window, lambda: NOW)
    loaded = "NOT READY · Wait a moment · The guest list is being loaded"
    ready.look()
    assert clean(window.last_verdict.text) == loaded
    for coming, said in (
        (GuestListComing(1_000, 100_000, 1_000.0), ": 1 000 of 100 000, about 2 min left"),
        (GuestListComing(60_000, 100_000, 1_000.0), ": 60 000 of 100 000, less than a minute left"),
        (GuestListComing(101_000, 100_000, 1_000.0), ""),
    ):
        ready.heard(coming)
        assert clean(window.last_verdict.text).replace("\u202f", " ") == f"{loaded}{said}"
    ready.heard(GuestListComing(1_000, 100_000, 1_000.0))
    ready.heard(SyncFailed("The connection broke."))
    assert "1 000" not in window.last_verdict.text.replace("\u202f", " ")
    ready.heard(GuestListComing(2_000, 100_000, 1_000.0))
    assert "2 000 of" in window.last_verdict.text.replace("\u202f", " ")
