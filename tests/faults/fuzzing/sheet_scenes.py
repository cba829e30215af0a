"""The sheets that staff browse and set the door with, and what else shows texts from outside."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.core.link import LinkState
from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import RowKind
from kiosk.core.verdict import Admit, NotValid, Reason, Refer, Unknown, VerdictKind
from kiosk.engine.errors import (
    OfficeSignedOutError,
    OfficeUnreachableError,
    OtherOfficeError,
    UnpairedError,
)
from kiosk.engine.events import LinkChanged, SyncFailed
from kiosk.engine.handed_over import HandoverFound, NotTakenOver, NotTakenWhy, TakenOver
from kiosk.engine.records import AdmissionStatus, Incident, OutboxCount
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanTold
from kiosk.engine.this_door import TypeHeld
from kiosk.ui.app.passphrase_window import PassphraseWindow
from kiosk.ui.guest_list.guest_list_sheet import Choice
from kiosk.ui.handover.drives import FileHeld
from tests.faults.fuzzing.words import Scene, Show, Words
from tests.gui.fake_controller import NOW, FakeTakeOver
from tests.gui.gallery.setting import GUESTS, Setting
from tests.gui.waiting import until

PASSPHRASE = "rain at the gate"
SEARCHED_S = 0.15
"""What is typed into a sheet's own line is looked for after a pause."""
SEEN_S = 0.005
"""Between a verdict and the key that answers it: one turn of the loop each, as a person's are."""
LONGEST_PATH = 240


def _guest_list(words: Words, note: Callable[[object], None]) -> Show:
    tickets = words.tickets(words.chance.choice((1, 12, 120)))
    choice = words.chance.choice((None, *Choice))
    typed = words.text("garc", 100_000) if words.chance.random() < 0.3 else ""
    note((tickets[0], choice, typed))

    async def show(setting: Setting) -> None:
        setting.controller.tickets[:] = tickets
        setting.window.press(Qt.Key.Key_F11)
        await setting.quiet()
        setting.see()
        await setting.quiet()
        sheet = setting.presenter.guest_list.sheet
        if choice is not None:
            button = sheet.group if choice is Choice.GROUP else sheet.buttons_of[choice]
            if button.isVisible():
                button.click()
        if typed:
            sheet.line.setText(typed)
            await asyncio.sleep(SEARCHED_S)

    return show


def _all_scans(words: Words, note: Callable[[object], None]) -> Show:
    told = [_told(words, number) for number in range(words.chance.choice((1, 12, 120)))]
    typed = words.text("19:4 Mira", 100_000) if words.chance.random() < 0.3 else ""
    note((told[:2], typed))

    async def show(setting: Setting) -> None:
        setting.controller.recent_scans[:] = told
        setting.presenter.scans.look_again()
        setting.presenter.scans.open()
        await setting.quiet()
        if typed:
            setting.presenter.scans.sheet.line.setText(typed)
            await asyncio.sleep(SEARCHED_S)

    return show


def _told(words: Words, number: int) -> ScanTold:
    ticket = words.ticket(GUESTS[number % len(GUESTS)])
    if words.chance.random() < 0.5:
        row = replace(words.row(ticket.id, number), kind=words.chance.choice(_LET_THROUGH))
        came_out = words.chance.choice((None, *IncidentKind))
        status = AdmissionStatus(words.chance.choice(list(EntryState)), came_out, is_open=bool(number % 2))
        return RecentScan(row, words.chance.choice((None, ticket)), words.text("Ana"), status)
    reason = words.chance.choice(list(Reason))
    verdict = words.chance.choice((NotValid(ticket, reason), Refer(reason, (ticket,)), Unknown(), None))
    return KeptScan(
        f"s{number}",
        NOW - number,
        verdict.kind if verdict else words.chance.choice(list(VerdictKind)),
        reason=words.text(reason.value),
        ticket_id=ticket.id,
        code=words.text("HF26-88D4"),
        how=words.text("camera"),
        door=words.text("Door B"),
        on_duty=words.text("Mira"),
        verdict=verdict,
    )


_LET_THROUGH = (RowKind.ADMISSION, RowKind.OVERRIDE, RowKind.OFF_LIST, RowKind.EXIT)


def _note(words: Words, note: Callable[[object], None]) -> Show:
    ticket = words.ticket(GUESTS[0])
    text, on_duty = words.text("Side gate", LONGEST_NOTE), words.text("Mira")
    kept = GuestNote(text, alerts=words.chance.random() < 0.5, on_duty=on_duty)
    typed = words.text("Call the host", 100_000)
    note((ticket, kept, typed))

    async def show(setting: Setting) -> None:
        setting.controller.tickets[0] = ticket
        setting.controller.notes_on[ticket.id] = kept
        setting.window.guest_asked.emit(ticket.id)
        await setting.quiet()
        setting.presenter._search.guest.guest.change_note.click()
        await setting.quiet()
        sheet = setting.presenter._search.notes.sheet
        sheet.field.line.setText(typed)
        sheet.save.click()
        await setting.quiet()
        setting.controller.notes_on.clear()
        setting.verdict(Admit(ticket, (kept.text,)), admission_id="a1")

    return show


def _this_door(words: Words, note: Callable[[object], None]) -> Show:
    count = words.chance.choice((0, 3, 60))
    types = tuple(TypeHeld(words.text(f"t{n}"), words.text("VIP"), n) for n in range(count))
    door, refused = words.text("Door A"), words.text("the disk is full")
    names = [words.text("Mira", 80) for _ in range(words.chance.choice((1, 6, 30)))]
    note((types[:2], door, refused, names[:2]))

    async def show(setting: Setting) -> None:
        controller = setting.controller
        before = controller.door_name, controller.policy_now
        here, presenter = controller.this_door, setting.presenter.manager.this_door
        here.held, controller.door_name = types, door
        controller.policy_now = DoorPolicy(
            supervisors=tuple(Supervisor(name=one, pin_hash="") for one in names)
        )
        presenter.open("Mira")
        await setting.quiet()
        here.refused = refused
        presenter.sheet.next.click()
        await setting.quiet()
        here.refused = ""
        presenter.sheet.supervisors_asked.emit()
        await setting.quiet()
        presenter.supervisors.panel.list.chosen.emit(names[0])
        presenter.supervisors.remove.click()
        await setting.quiet()
        controller.door_name, controller.policy_now = before

    return show


def _take_over(words: Words, note: Callable[[object], None]) -> Show:
    files = tuple(
        FileHeld(_path(words.text("/media/kim/STICK/kiosk-door-b.handover", LONGEST_PATH)), NOW - 240 * n)
        for n in range(words.chance.choice((0, 1, 20)))
    )
    door, text = words.text("Door B"), words.text("it ends too soon")
    found = HandoverFound(_path("/kiosk.handover"), door, NOW - 240, 1250, 412, 3)
    taken = TakenOver(door, 1250, 412, 3, doubles=1, other_service=words.text("https://tickets.example"))
    refused = NotTakenOver(words.chance.choice(list(NotTakenWhy)), text)
    ends = words.chance.choice(("refused", "found", "taken"))
    note((files[:2], found, taken, refused, ends))

    async def show(setting: Setting) -> None:
        here = setting.controller.take_over_here = FakeTakeOver()
        here.found, here.taken = found, taken
        sheet = setting.presenter.manager.handover.taking_over.sheet
        sheet.ended.disconnect()  # it would open the whole door anew
        sheet.ended.connect(lambda: None)
        sheet.ask(files, NOW)
        sheet.choose(str(found.file))
        sheet.passphrase.line.setText(here.passphrase)
        here.refused = refused if ends == "refused" else None
        sheet.go.click()
        await setting.quiet()
        if ends == "taken":
            sheet.go.click()
            await setting.quiet()

    return show


def _path(text: str) -> Path:
    return Path(text.replace("\0", "") or "/")


def _closing(words: Words, note: Callable[[object], None]) -> Show:
    tickets = words.tickets(words.chance.choice((1, 6, 40)))
    code = words.text("HF26-88D4")
    held = [
        Incident(f"i{n}", words.chance.choice(list(IncidentKind)), NOW - n, GUESTS[n].id, "adm")
        for n in range(words.chance.choice((0, 3)))
    ]
    note((tickets[0], code, held))

    async def show(setting: Setting) -> None:
        controller, asides = setting.controller, setting.presenter.incidents.asides
        controller.tickets[:] = tickets
        controller.open_incidents, controller.unsent = held, OutboxCount(3, NOW - 60, 1)
        setting.presenter.incidents.start()
        for number, ticket in enumerate(tickets):
            verdict = Refer(Reason.STATE_REFERRED, (ticket,)) if number % 2 else Unknown()
            setting.verdict(verdict, code=f"{code}{number}", scan_id=f"s{number}")
            await asyncio.sleep(SEEN_S)
            setting.window.press(Qt.Key.Key_F2)
            await asyncio.sleep(0)
        await setting.settle()
        setting.window.close()
        await setting.quiet()
        setting.window.sheets.dismiss_all()
        asides.all.show_all()
        await setting.quiet()
        for aside in asides.asides.waiting:
            asides.one.done.emit(aside.number)
            await asyncio.sleep(0)
        controller.open_incidents, controller.unsent = [], OutboxCount()
        setting.presenter.incidents.start()

    return show


def _passphrase(words: Words, note: Callable[[object], None]) -> Show:
    typed, is_new = words.text(PASSPHRASE, 100_000), words.chance.random() < 0.5
    again = typed if words.chance.random() < 0.5 else words.text(PASSPHRASE, 100_000)
    note((typed, again, is_new))

    async def show(setting: Setting) -> None:
        window = PassphraseWindow(setting.window.theme, chooses_new=is_new, guard_s=0)
        window.resize(1024, 600)
        window.show()
        await until(lambda: not window.sheet.ignores_input)
        window.sheet.passphrase.line.setText(typed)
        window.sheet.again.line.setText(again)
        window.sheet.main.click()
        window.sheet.refuse()
        window.grab()
        await asyncio.sleep(0)
        window.close_now()
        window.deleteLater()
        setting.window.activateWindow()

    return show


def _not_ready(words: Words, note: Callable[[object], None]) -> Show:
    event_id, text = words.text("ev-sat", 300), words.text("the answer is no JSON")
    trouble = words.chance.choice(
        (None, OfficeSignedOutError, OfficeUnreachableError, OtherOfficeError, UnpairedError)
    )
    lacks = words.chance.choice(("event", "list", "sign-in"))
    state = words.chance.choice(list(LinkState))
    note((event_id, text, trouble, lacks, state))

    async def show(setting: Setting) -> None:
        controller = setting.controller
        before = controller.chosen, controller.link_state
        if lacks == "event":
            controller.chosen = controller.unknown_events = frozenset({event_id})
        controller.complete, controller.is_signed_in = lacks != "list", lacks != "sign-in"
        controller.office_trouble = trouble(text) if trouble else None
        controller.link_state = state
        controller.say(SyncFailed(text))
        controller.say(LinkChanged(state))
        await setting.quiet()
        setting.window.grab()
        setting.window.status_bar.link.click()
        await setting.quiet()
        controller.chosen, controller.link_state = before
        controller.complete = controller.is_signed_in = True
        controller.unknown_events, controller.office_trouble = frozenset(), None
        controller.say(LinkChanged(LinkState.GOOD))

    return show


SHEET_SCENES: tuple[Scene, ...] = (
    _guest_list,
    _all_scans,
    _note,
    _this_door,
    _take_over,
    _closing,
    _passphrase,
    _not_ready,
)
