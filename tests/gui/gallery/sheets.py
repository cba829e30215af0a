"""What is opened over the entry and the list, and the states of the strips around them."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from kiosk.bootstrap.host_laptop import OFFICE_RUNS
from kiosk.bootstrap.office_sign_in import REFUSED as NOT_SIGNED_IN
from kiosk.bootstrap.sign_in import REFUSED
from kiosk.core.calibration import CalibrationTrouble, Learnt, NotLearnt
from kiosk.core.cameras import CameraChoice, Exposure, remember
from kiosk.core.guest_notes import GuestNote
from kiosk.core.link import LinkState
from kiosk.core.message import Age, Message
from kiosk.core.outbox import WITH_STATUS, Entry, EntryState, IncidentKind
from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy, Supervisor
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.scanner_setup import Ends, ScannerSetup
from kiosk.core.serial_lines import SerialChoice, SerialState, SerialStatus
from kiosk.core.serial_lines import remember as remember_port
from kiosk.core.verdict import AlreadyIn, Reason, Refer, Unknown
from kiosk.engine.camera_readiness import CameraFacts
from kiosk.engine.events import DoorChanged, LateStop, LinkChanged, OutboxChanged, SignInNeeded
from kiosk.engine.pins import hash_pin
from kiosk.engine.readiness import Check
from kiosk.engine.records import Arrivals, EventHeld, Incident, OutboxCount, OutboxLine, Tally
from kiosk.engine.supervised import Overridden
from kiosk.engine.this_door import TypeHeld
from kiosk.engine.undo import NotUndone, UndoWhy
from kiosk.ui.camera.presenter import CameraPresenter
from kiosk.ui.devices.power import Battery
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.first_run.host_sheet import HostSheet
from kiosk.ui.guest_list.guest_list_sheet import Choice
from kiosk.ui.handover.drives import FileHeld
from kiosk.ui.handover.take_over_sheet import Step, TakeOverSheet
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.supervisor.supervisor_texts import view_of_override
from kiosk.ui.tasks import Tasks
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.fake_cameras import CAMERAS, FakeCameras
from tests.gui.fake_controller import (
    NOW,
    TOMORROW,
    TONIGHT,
    FakeHub,
    FakeOfficeSignIn,
    FakeTakeOver,
    a_ticket,
)
from tests.gui.gallery.setting import ANA, ANSWERS, AT_DOOR_B, BJOERN, CHLOE, LUKASZ, MINUTES, Scene, Setting
from tests.gui.gallery.verdicts import already_in, go_in, not_on_the_list, ready, several
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scanners import PORTS, scanner_sheet
from tests.gui.waiting import until


async def search(setting: Setting) -> None:
    setting.window.entry.setText("garc")
    await until(setting.window.results.isVisible)


async def nobody_found(setting: Setting) -> None:
    setting.window.entry.setText("Mueller-Lüdenscheidt")
    await until(setting.window.results.isVisible)


async def guest(setting: Setting) -> None:
    setting.controller.tickets[0] = replace(ANA, answers=ANSWERS)
    setting.window.guest_asked.emit(ANA.id)
    await until(lambda: guest_sheet(setting.window).is_open)


async def guest_list(setting: Setting) -> None:
    setting.window.press(Qt.Key.Key_F11)
    sheet = setting.presenter.guest_list.sheet
    await until(lambda: sheet.rows.rowCount() > 0)
    setting.see()
    await until(lambda: bool(sheet.rows.row_at(0).name))


async def guest_list_types(setting: Setting) -> None:
    await guest_list(setting)
    setting.presenter.guest_list.sheet.buttons_of[Choice.TICKET_TYPE].click()


async def guest_list_letters(setting: Setting) -> None:
    await guest_list(setting)
    setting.presenter.guest_list.sheet.buttons_of[Choice.LETTER].click()


async def guest_list_nobody(setting: Setting) -> None:
    await guest_list(setting)
    sheet = setting.presenter.guest_list.sheet
    sheet.line.setText("Nobody by this name")
    await until(lambda: sheet.rows.rowCount() == 0)


async def guest_noted(setting: Setting) -> None:
    note = GuestNote("Wheelchair: open the side gate and call the host", True, "Mira", NOW - 3600)
    setting.controller.notes_on[ANA.id] = note
    setting.window.guest_asked.emit(ANA.id)
    await until(lambda: guest_sheet(setting.window).is_open)


async def note(setting: Setting) -> None:
    await guest_noted(setting)
    await until(lambda: not guest_sheet(setting.window).ignores_input)
    guest_sheet(setting.window).guest.change_note.click()
    await until(lambda: setting.presenter._search.notes.sheet.is_open)


async def guest_inside(setting: Setting) -> None:
    row = LedgerRow(
        "adm-bj", RowKind.ADMISSION, BJOERN.id, NOW - 60, setting.controller.door_name, InputMethod.CAMERA
    )
    setting.controller.ledger = [row]
    setting.window.guest_asked.emit(BJOERN.id)
    await until(lambda: guest_sheet(setting.window).is_open)


async def step_aside(setting: Setting) -> None:
    for verdict in (
        AlreadyIn(CHLOE, Reason.INSIDE, AT_DOOR_B),
        Refer(Reason.STATE_REFERRED, (LUKASZ,)),
        Unknown(),
    ):
        setting.verdict(verdict)
        setting.window.press(Qt.Key.Key_F2)
    setting.controller.open_incidents = _incidents()[:1]
    setting.presenter.incidents.start()
    await setting.settle()


async def step_aside_one(setting: Setting) -> None:
    await step_aside(setting)
    setting.window.aside.chosen.emit(1)
    await until(lambda: setting.window.sheets.top is not None)


async def offline(setting: Setting) -> None:
    setting.lose_the_service()


async def sign_in_needed(setting: Setting) -> None:
    await offline(setting)
    setting.controller.link_state = LinkState.SIGN_IN
    setting.controller.say(LinkChanged(LinkState.SIGN_IN))
    setting.controller.say(SignInNeeded("The service refuses the access token."))


async def portal(setting: Setting) -> None:
    setting.controller.link_state = LinkState.PORTAL
    setting.controller.say(LinkChanged(LinkState.PORTAL))


async def search_offline(setting: Setting) -> None:
    await offline(setting)
    await search(setting)


async def explained(setting: Setting) -> None:
    await offline(setting)
    setting.window.status_bar.link.click()


def _incidents() -> list[Incident]:
    return [
        Incident("i1", IncidentKind.CONFLICT, NOW - 400, CHLOE.id, "adm-c"),
        Incident("i2", IncidentKind.LATE_REFUSAL, NOW - 200, LUKASZ.id, "adm-l"),
        Incident("i3", IncidentKind.MASS_VANISHING, NOW - 100, "", "", {"missing": 41}),
    ]


async def incidents(setting: Setting) -> None:
    setting.controller.open_incidents = _incidents()
    setting.presenter.incidents.start()
    await setting.quiet()
    setting.window.press(Qt.Key.Key_F6)
    await until(lambda: setting.window.sheets.top is not None)


async def incident(setting: Setting) -> None:
    await incidents(setting)
    before = setting.window.sheets.top
    setting.presenter.incidents.all.chosen.emit("i1")
    await until(lambda: setting.window.sheets.top is not before)


async def outbox(setting: Setting) -> None:
    entry = Entry(
        "adm-1", ANA.id, "acc", "ev-sat", NOW - 840, attempts=3, last_error=Message("the answer did not come")
    )
    refused = replace(
        entry,
        admission_id="adm-2",
        ticket_id=LUKASZ.id,
        state=EntryState.NEEDS_ATTENTION,
        last_error=Message(WITH_STATUS, status=422, said="This ticket was refunded"),
    )
    setting.controller.lines = [OutboxLine(entry, ANA), OutboxLine(refused, LUKASZ)]
    setting.controller.unsent = OutboxCount(1, NOW - 840, 1)
    setting.controller.say(OutboxChanged(setting.controller.unsent))
    setting.window.press(Qt.Key.Key_F7)
    await until(lambda: setting.window.sheets.top is not None)


async def capacity(setting: Setting) -> None:
    setting.controller.most_inside = 1250
    setting.controller.admitted |= {
        f"TKT-in-{n}": f"adm-in-{n}" for n in range(1190 - len(setting.controller.admitted))
    }
    setting.window.status_bar.show_capacity(1190, 1250)
    setting.window.footer.show_inside(1190, 1250)


async def battery(setting: Setting) -> None:
    setting.window.status_bar.show_battery(Battery(9, plugged=False, seconds_left=600))


async def everything_at_once(setting: Setting) -> None:
    await sign_in_needed(setting)
    await capacity(setting)
    await battery(setting)


async def supervisor(setting: Setting) -> None:
    setting.controller.supervisor_names = ("Mira",)
    await already_in(setting)
    setting.window.press(Qt.Key.Key_F3)
    await until(lambda: setting.window.sheets.top is not None)


async def undo_again(setting: Setting) -> None:
    setting.controller.supervisor_names = ("Mira",)
    setting.controller.undo_outcome = NotUndone(UndoWhy.SECOND)
    await go_in(setting)
    setting.window.press(Qt.Key.Key_F8)
    await until(lambda: setting.window.sheets.top is not None)


async def off_list(setting: Setting) -> None:
    setting.controller.supervisor_names = ("Mira",)
    await not_on_the_list(setting)
    setting.window.press(Qt.Key.Key_F3)
    await until(lambda: setting.window.sheets.top is not None)


async def unlock(setting: Setting) -> None:
    setting.controller.supervisor_names = ("Mira",)
    setting.window.press(Qt.Key.Key_F10)
    await until(lambda: setting.window.sheets.top is not None)


async def unlock_beside_a_stop(setting: Setting) -> None:
    await unlock(setting)
    setting.controller.say(LateStop(CHLOE.id, CHLOE.name, IncidentKind.CONFLICT, NOW))
    await setting.settle()


async def overridden(setting: Setting) -> None:
    row = LedgerRow("adm-o", RowKind.OVERRIDE, CHLOE.id, NOW, "Door A", InputMethod.CAMERA)
    row = replace(row, supervisor="Mira", reason="Came out for a moment")
    verdict = AlreadyIn(CHLOE, Reason.INSIDE, AT_DOOR_B)
    setting.window.show_verdict(view_of_override(Overridden(row, verdict, None, ("Check ID",))))


async def group(setting: Setting) -> None:
    setting.controller.admitted[ANA.id] = "a1"
    await go_in(setting)
    setting.window.press(Qt.Key.Key_F4)
    await until(lambda: setting.window.sheets.top is not None)


async def group_refused(setting: Setting) -> None:
    """Two of an order go in, one came in at another door meanwhile, and one is left of it."""
    await group(setting)
    sheet = setting.presenter._orders.group
    await until(lambda: not sheet.ignores_input)
    for row in sheet.rows[:3]:
        row.setChecked(True)
    setting.controller.admitted[sheet.rows[0].ticket_id] = "elsewhere"
    sheet.admit.click()
    await until(lambda: setting.window.overlay.view is not None and bool(setting.window.overlay.view.members))


async def group_undone(setting: Setting) -> None:
    await group_refused(setting)
    setting.window.press(Qt.Key.Key_F8)
    await until(lambda: setting.window.overlay.view is not None and not setting.window.overlay.view.members)


async def typing(setting: Setting) -> None:
    """What is typed stands over the verdict that floods meanwhile."""
    await already_in(setting)
    setting.window.entry.take_up("chloé d")


async def candidates(setting: Setting) -> None:
    await several(setting)
    setting.window.press(Qt.Key.Key_F4)
    await until(lambda: setting.window.sheets.top is not None)


async def duty(setting: Setting) -> None:
    setting.controller.supervisor_names = ("Mira", "Jonas", "Aïcha")
    setting.window.press(Qt.Key.Key_F9)


async def help_page(setting: Setting) -> None:
    setting.window.press(Qt.Key.Key_F1)


async def manager(setting: Setting) -> None:
    setting.controller.open_incidents = _incidents()
    setting.controller.unsent = OutboxCount(14, NOW - 60)
    setting.controller.say(OutboxChanged(setting.controller.unsent))
    setting.window.press(Qt.Key.Key_F10)
    await until(lambda: setting.window.sheets.top is not None)


async def _chosen(setting: Setting, item: Item) -> None:
    setting.presenter.manager.menu.chosen.emit(item)
    await until(lambda: setting.window.sheets.top is not None)


async def settings(setting: Setting) -> None:
    await _chosen(setting, Item.SETTINGS)
    sheet = setting.presenter.manager.settings
    sheet.show_preferences(Preferences().with_screen(theme=setting.window.theme.scheme))


async def arrivals(setting: Setting) -> None:
    types = (Tally("General", 268), Tally("VIP", 104), Tally("Early bird weekend with camping", 40))
    doors = (Tally("Door A, North gate", 300), Tally("Door B", 112))
    held = Arrivals(NOW - 60 * len(MINUTES), 60.0, MINUTES, types, doors, 412, counted=37)
    setting.controller.arrivals_held = held
    await _chosen(setting, Item.ARRIVALS)


async def readiness(setting: Setting) -> None:
    setting.controller.checks = [
        Check("profile", ok=True, detail=Message("it opens")),
        Check("list", ok=True, detail=Message("{n} tickets, complete, {age} old", n=1250, age=Age(8))),
        Check(
            "clock",
            ok=False,
            detail=Message("{amount} s behind the service's", amount=95),
            mend="set this machine's clock",
        ),
        Check("unsent", ok=True, detail=Message("everything is sent")),
    ]
    await _chosen(setting, Item.READINESS)


async def handover(setting: Setting) -> None:
    await _chosen(setting, Item.HANDOVER)


async def counter(setting: Setting) -> None:
    """Crew and children came in, and some went out again."""
    counter = setting.controller.counter
    for tap in (*(counter.one_more,) * 15, *(counter.one_less,) * 3):
        await tap()
    setting.presenter.counter.open()
    sheet = setting.presenter.counter.sheet
    await until(lambda: sheet.is_open)


async def counter_full(setting: Setting) -> None:
    setting.controller.most_inside = 412
    await counter(setting)


async def counter_nobody(setting: Setting) -> None:
    """One tap too many: nobody is left to take off."""
    setting.presenter.counter.open()
    sheet = setting.presenter.counter.sheet
    await until(lambda: sheet.is_open)
    sheet.one_less.click()
    await until(lambda: bool(sheet.notice.text()))


async def this_door(setting: Setting) -> None:
    setting.controller.this_door.held += (TypeHeld("Crew & friends", "Crew & friends", 0),)
    setting.controller.hub_here = FakeHub()
    sheet = setting.presenter.manager.this_door.sheet
    setting.presenter.manager.this_door.open("Mira")
    await until(lambda: sheet.is_open)


async def supervisors(setting: Setting) -> None:
    await this_door(setting)
    setting.controller.policy_now = DoorPolicy(
        supervisors=(
            Supervisor(name="Mira", pin_hash=hash_pin("4711")),
            Supervisor(name="Jo", pin_hash="damaged"),
        )
    )
    setting.presenter.manager.this_door.sheet.supervisors_asked.emit()
    sheet = setting.presenter.manager.this_door.supervisors
    await until(lambda: sheet.is_open)
    sheet.name.line.setText("Jo")
    await until(lambda: not sheet.ignores_input)
    sheet.remove.click()


async def take_over(setting: Setting) -> TakeOverSheet:
    setting.controller.take_over_here = FakeTakeOver()
    presenter = setting.presenter.manager.handover.taking_over
    stick = Path("/media/kim/DOORSTICK/kiosk-door-b-north-gate-20260614-1742Z.handover")
    older = Path("/home/kim/kiosk-door-b-20260612-2204Z.handover")
    presenter.sheet.ask((FileHeld(stick, NOW - 240), FileHeld(older, NOW - 200_000)), NOW)
    await until(lambda: not presenter.sheet.ignores_input)
    return presenter.sheet


async def take_over_wrong(setting: Setting) -> None:
    sheet = await take_over(setting)
    sheet.passphrase.line.setText("sun at the gate")
    sheet.go.click()
    await until(lambda: bool(sheet.notice.text()))


async def take_over_found(setting: Setting) -> None:
    sheet = await take_over(setting)
    sheet.passphrase.line.setText("rain at the gate")
    sheet.go.click()
    await until(lambda: sheet.step is Step.FOUND and not sheet.ignores_input)


async def take_over_done(setting: Setting) -> None:
    await take_over_found(setting)
    sheet = setting.presenter.manager.handover.taking_over.sheet
    sheet.go.click()
    await until(lambda: sheet.step is Step.TAKEN)


async def exit_door(setting: Setting) -> None:
    setting.controller.way = Direction.EXIT
    setting.controller.say(DoorChanged(frozenset()))
    await until(lambda: setting.window.status_bar.property("way") == "exit")


async def discounts(setting: Setting) -> None:
    await _chosen(setting, Item.DISCOUNTS)
    sheet = setting.presenter.manager.discounts.sheet
    await until(lambda: not sheet.listings.isHidden())
    sheet._take_listing("listing")
    sheet.code.line.setText("CREW25")
    sheet.amount.line.setText("25")


async def sign_in(setting: Setting) -> None:
    await _chosen(setting, Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.sheet
    sheet.token.line.setText("not this one")
    here = setting.controller.sign_in_here
    assert here is not None
    here.refused["not this one"] = REFUSED
    sheet.given.emit("", "not this one")
    await until(lambda: bool(sheet.notice.text()))


async def sign_in_browser(setting: Setting) -> None:
    """At the office beside the door, after the service refused once."""
    setting.controller.office_sign_in = office = FakeOfficeSignIn()
    office.refused = NOT_SIGNED_IN["invalid_grant"]
    await _chosen(setting, Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.browser
    await until(lambda: bool(sheet.notice.text()))


async def sign_in_secret(setting: Setting) -> None:
    """At the office beside the door, whose client secret the service changed."""
    setting.controller.office_sign_in = office = FakeOfficeSignIn()
    office.secret_refused = NOT_SIGNED_IN["invalid_client"]
    await _chosen(setting, Item.SIGN_IN)
    sheet = setting.presenter.manager.sign_in.browser
    await until(lambda: bool(sheet.notice.text()))


async def host_laptop(setting: Setting) -> None:
    """A step of the first run, on the ground of the door's window."""
    sheet = HostSheet(setting.window.theme, setting.window.guard_s, setting.window)
    setting.window.add_sheet(sheet)
    sheet.ask("https://tickets.example.com", "https://localhost:8788/callback")
    sheet.client_id.line.setText("jOZpHAcRZtN7Qd")
    sheet.client_secret.line.setText("not this one")
    sheet.show_trouble(OFFICE_RUNS)


async def events(setting: Setting) -> None:
    setting.controller.held = [EventHeld(TONIGHT, 1250), EventHeld(TOMORROW, 900)]
    setting.window.events_asked.emit()
    await until(lambda: setting.window.sheets.top is not None)


async def events_all(setting: Setting) -> None:
    setting.controller.chosen = frozenset({ALL_EVENTS})
    await events(setting)


async def _choose_camera(setting: Setting, choice: CameraChoice, facts: CameraFacts) -> None:
    preferred = Preferred(Preferences(camera=choice))
    choosing = CameraPresenter(FakeCameras(CAMERAS, facts), setting.window, Tasks(), preferred)
    choosing.open()
    await until(choosing.sheet.again.isEnabled)


async def camera(setting: Setting) -> None:
    facts = CameraFacts("HD Pro Webcam C920", "", width=1280, height=720, fps=29.8)
    await _choose_camera(setting, CameraChoice(remember(CAMERAS[1])), facts)


async def camera_settings(setting: Setting) -> None:
    await camera(setting)
    _at_the_end(setting.window.sheets.top)


def _at_the_end(sheet: Sheet | None) -> None:
    """The keyboard is at the last choice of the sheet, above its buttons."""
    if sheet is None:
        raise LookupError
    buttons = [button for button in sheet._inner.findChildren(QAbstractButton) if button.isVisible()]
    last = max(buttons, key=lambda button: button.mapTo(sheet, QPoint()).y())
    last.setFocus(Qt.FocusReason.TabFocusReason)


async def camera_missing(setting: Setting) -> None:
    choice = CameraChoice("camera:Logitech StreamCam?usb=046d:0893", exposure=Exposure.SHORT, turn=90)
    stand_in = CameraFacts(
        "Integrated Camera", "", width=720, height=1280, fps=29.8, stands_in_for="Logitech StreamCam"
    )
    await _choose_camera(setting, choice, stand_in)
    note = Message(
        "{camera} is not connected: {other} is used", camera="Logitech StreamCam", other="Integrated Camera"
    )
    setting.window.camera.show_state(CameraState.LIVE, note)


async def camera_in_use(setting: Setting) -> None:
    trouble = Message(
        "{camera} is in use by another program: close that program", camera="HD Pro Webcam C920"
    )
    await _choose_camera(
        setting, CameraChoice(remember(CAMERAS[1])), CameraFacts("HD Pro Webcam C920", trouble)
    )
    setting.window.camera.show_state(CameraState.LOST, trouble)


async def hand_scanner(setting: Setting) -> None:
    scanner_sheet(setting.window)


async def hand_scanner_learnt(setting: Setting) -> None:
    sheet = scanner_sheet(setting.window)
    setup = ScannerSetup("us", "de", prefix="~", ends=Ends.WITH_KEY)
    sheet.show_setup(setup, "us/de")
    sheet.show_learnt(Learnt("us", "de", prefix="~", lost="^", end="\r", gap_s=0.004))
    sheet.show_arrived("https://tickets.example/t/TKT-4417?token=9aB-f_zY")


async def hand_scanner_serial(setting: Setting) -> None:
    sheet = scanner_sheet(setting.window, SerialChoice(remember_port(PORTS[0])))
    sheet.show_state(SerialState(SerialStatus.BUSY, "ttyACM0"))
    sheet.show_not_learnt(NotLearnt(CalibrationTrouble.INCOMPLETE))
    await setting.quiet()
    _at_the_end(sheet)


async def camera_lost(setting: Setting) -> None:
    setting.window.camera.show_state(
        CameraState.LOST, Message("{camera} does not answer", camera=Message("camera {number}", number=0))
    )


async def closing_unsent(setting: Setting) -> None:
    await offline(setting)
    setting.window.close()
    await until(lambda: setting.window.sheets.top is not None)


async def names_hidden(setting: Setting) -> None:
    setting.window.hide_names(hidden=True)
    setting.verdict(AlreadyIn(a_ticket("TKT-7001", "Chloé Dubois"), Reason.INSIDE, AT_DOOR_B))
    await setting.settle()


async def guest_names_hidden(setting: Setting) -> None:
    setting.window.hide_names(hidden=True)
    await guest(setting)


async def group_names_hidden(setting: Setting) -> None:
    setting.window.hide_names(hidden=True)
    await group(setting)


async def candidates_names_hidden(setting: Setting) -> None:
    setting.window.hide_names(hidden=True)
    await candidates(setting)


async def first_start(setting: Setting) -> None:
    await ready(setting)
    setting.controller.recent_scans.clear()  # else they come back with what is read of them later
    setting.window.recent.list.rows.show_rows(())
    setting.controller.admitted.clear()  # nobody is counted later either
    setting.window.footer.show_inside(0, 1250)
    setting.window.footer.show_rate(0)
    setting.window.footer.show_arrivals(())
    setting.window.recent.ask_about_names(asked=True)


SHEETS: dict[str, Scene] = {
    "search": search,
    "nobody-found": nobody_found,
    "guest": guest,
    "guest-inside": guest_inside,
    "guest-noted": guest_noted,
    "note": note,
    "guest-list": guest_list,
    "guest-list-types": guest_list_types,
    "guest-list-letters": guest_list_letters,
    "guest-list-nobody": guest_list_nobody,
    "step-aside": step_aside,
    "step-aside-one": step_aside_one,
    "offline": offline,
    "sign-in-needed": sign_in_needed,
    "portal": portal,
    "search-offline": search_offline,
    "explained": explained,
    "incidents": incidents,
    "incident": incident,
    "outbox": outbox,
    "capacity": capacity,
    "battery": battery,
    "everything-at-once": everything_at_once,
    "supervisor": supervisor,
    "undo-again": undo_again,
    "off-list": off_list,
    "unlock": unlock,
    "unlock-beside-a-stop": unlock_beside_a_stop,
    "overridden": overridden,
    "group": group,
    "group-refused": group_refused,
    "group-undone": group_undone,
    "typing": typing,
    "candidates": candidates,
    "duty": duty,
    "help": help_page,
    "manager": manager,
    "settings": settings,
    "arrivals": arrivals,
    "readiness": readiness,
    "discounts": discounts,
    "counter": counter,
    "counter-full": counter_full,
    "counter-nobody": counter_nobody,
    "this-door": this_door,
    "supervisors": supervisors,
    "exit-door": exit_door,
    "take-over-wrong": take_over_wrong,
    "take-over-found": take_over_found,
    "take-over-done": take_over_done,
    "sign-in": sign_in,
    "sign-in-browser": sign_in_browser,
    "sign-in-secret": sign_in_secret,
    "host-laptop": host_laptop,
    "handover": handover,
    "events": events,
    "events-all": events_all,
    "camera": camera,
    "camera-settings": camera_settings,
    "camera-missing": camera_missing,
    "camera-in-use": camera_in_use,
    "hand-scanner": hand_scanner,
    "hand-scanner-learnt": hand_scanner_learnt,
    "hand-scanner-serial": hand_scanner_serial,
    "camera-lost": camera_lost,
    "closing-unsent": closing_unsent,
    "names-hidden": names_hidden,
    "guest-names-hidden": guest_names_hidden,
    "group-names-hidden": group_names_hidden,
    "candidates-names-hidden": candidates_names_hidden,
    "first-start": first_start,
}
