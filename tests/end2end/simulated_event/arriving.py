"""The doors open: an event is chosen, many tickets are scanned, a guest is searched for, a family comes."""

import time
from dataclasses import dataclass
from functools import partial

from kiosk.core.link import LinkState
from kiosk.core.presence import RowKind
from kiosk.core.presentations import SCANNER_AGAIN_S
from kiosk.sandbox.records import Ticket
from kiosk.ui.events.event_sheet import EventSheet
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView
from tests.end2end.simulated_event.cast import NOTICE, STAFF_DOOR
from tests.end2end.simulated_event.stage import Door, Stage
from tests.end2end.simulated_event.waiting import Missed, until_true
from tests.gui.guest_sheets import guest_sheet
from tests.gui.looks import LOOKS_AT_ALL

EVERY_WORD = {
    "GO IN", "ALREADY IN", "NOT VALID", "WRONG DAY", "OTHER DOOR", "ASK", "NOT ON THE LIST", "JUST SCANNED",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Scan:
    """What is held up, and what is to be seen: the word, whose name, and a part of the reason."""

    code: str
    word: str
    name: str = ""
    says: str = ""
    owed: str = ""
    """The id of the ticket that the service is to hear of."""
    again: bool = False
    """A new presentation of what was scanned before."""


async def choose_event(stage: Stage, door: Door) -> str:
    """Nobody said yet what the door is for: it asks, with tonight's event ticked."""
    tonight = stage.sandbox.world.tonight.id
    sheet = await door.reader.opened(EventSheet)
    listed = len(sheet.panel.list.rows.rows)
    if sheet.ticked != {tonight} or listed < 2:
        raise Missed(f"{len(sheet.ticked)} of {listed} events are ticked")
    await door.user.press(sheet.use)
    await door.reader.gone(sheet)
    if not door.window.isFullScreen():
        raise Missed("kiosk mode does not fill the screen")
    title = door.window.status_bar.event_title
    await door.reader.text(title.text, "Harbour Festival")
    await until_true(lambda: door.kiosk.events == {tonight}, lambda: "the door is for another event")
    stage.choose(tonight)
    return f"one of {listed} events, {title.text()}"


USUAL_SCANS = 16
"""By then every verdict was given; one more comes, and with KIOSK_LOOKS=all the rest of thirty."""


async def many_scans(stage: Stage, door: Door) -> str:
    """Every verdict that an entry door has; the service hears of those who were let in, once each."""
    await until_true(lambda: door.kiosk.list_complete, lambda: "the list is not complete")
    scans = _thirty(stage)
    if not LOOKS_AT_ALL:
        scans = [*scans[:USUAL_SCANS], scans[-1]]
    words: set[str] = set()
    began_s = 0.0
    for number, scan in enumerate(scans, start=1):
        is_late, began_s = time.monotonic() - began_s > SCANNER_AGAIN_S / 2, time.monotonic()
        try:
            await _present(stage, door, scan, is_late=is_late)
        except Missed as missed:
            raise Missed(f"scan {number} of {len(scans)} ({scan.word}): {missed}") from None
        words.add(scan.word)
    if words != EVERY_WORD:
        raise Missed(f"no scan for {EVERY_WORD - words}")
    return f"{len(scans)} scans, {len(words)} words, {len(stage.record.sent)} check-ins"


async def _present(stage: Stage, door: Door, scan: _Scan, *, is_late: bool) -> None:
    """`is_late`: a slow machine took longer for the scan before than a scanner's repeat may take."""
    if scan.owed:  # on a link that was found bad nobody is kept waiting for the service
        await until_true(lambda: door.kiosk.link is LinkState.GOOD, lambda: f"the link is {door.kiosk.link}")
    await (door.user.scan_again if scan.again else door.user.scan)(scan.code, scan.name)
    try:
        told = await door.reader.overlay(scan.word, scan.name)
    except Missed:
        if not (scan.word == "JUST SCANNED" and is_late and door.reader.last.word == "ALREADY IN"):
            raise
        return
    _says(told, scan.says)
    if scan.owed:
        stage.record.owe(scan.owed)
        _says(told, "confirmed by the service")
        await stage.record.row(door.kiosk, scan.owed, RowKind.ADMISSION)
    await stage.record.settle()
    if scan.word != "JUST SCANNED" and scan.name:
        door.reader.first_recent(scan.name)


def _says(told: VerdictView, wanted: str) -> None:
    said = plain(" ".join((*told.notices, *told.chips, *told.lines, told.certainty.text)))
    if wanted.lower() not in said.lower():
        raise Missed(f"{told.word} says {said!r}, and not {wanted!r}")


def _thirty(stage: Stage) -> list[_Scan]:
    cast = stage.cast
    valid = [cast.plain() for _ in range(9)]
    golden = [cast.again() for _ in range(3)]
    stage.leavers = (valid[2], golden[1])
    return [
        *(_lets_in(ticket) for ticket in valid[:4]),
        _Scan(valid[3].token, "JUST SCANNED", says="one person"),
        _refused(cast.in_state("cancelled"), "NOT VALID", "cancelled"),
        _lets_in(golden[0], NOTICE),
        _refused(cast.of_yesterday(), "WRONG DAY", "this ticket is for"),
        _Scan("https://example.org/poster", "NOT ON THE LIST", says="no ticket on the guest list"),
        _refused(cast.crew(), "OTHER DOOR", STAFF_DOOR),
        _again(valid[0], "ALREADY IN", "came in at"),
        _refused(cast.in_state("unapproved"), "ASK", "not approved"),
        _Scan(cast.twins[0].token, "ASK", says="more than one ticket"),
        _Scan(
            f"https://tickets.example/t?token={valid[4].token}", "GO IN", _name(valid[4]), owed=valid[4].id
        ),
        _Scan(f'{{"ticket_id": "{valid[5].id}"}}', "GO IN", _name(valid[5]), owed=valid[5].id),
        _lets_in(golden[1], NOTICE),
        _refused(cast.in_state("failed"), "NOT VALID", "payment failed"),
        _again(golden[0], "ALREADY IN", "came in at"),
        _refused(cast.in_state("partially_paid"), "ASK", "part of the price"),
        _lets_in(valid[6]),
        _Scan(valid[6].token, "JUST SCANNED", says="one person"),
        _Scan("0000-0000-0000", "NOT ON THE LIST", says="search by name"),
        _refused(cast.of_yesterday(), "WRONG DAY", "this ticket is for"),
        _refused(cast.crew(), "OTHER DOOR", STAFF_DOOR),
        _lets_in(valid[7]),
        _refused(cast.in_state("pending"), "ASK", "not confirmed"),
        _again(valid[1], "ALREADY IN", "already been used"),
        _refused(cast.in_state("error"), "NOT VALID", "error"),
        _lets_in(golden[2], NOTICE),
        _lets_in(valid[8]),
    ]


def _lets_in(ticket: Ticket, says: str = "") -> _Scan:
    return _Scan(ticket.token, "GO IN", _name(ticket), says, owed=ticket.id)


def _refused(ticket: Ticket, word: str, says: str) -> _Scan:
    return _Scan(ticket.token, word, _name(ticket), says)


def _again(ticket: Ticket, word: str, says: str) -> _Scan:
    return _Scan(ticket.token, word, _name(ticket), says, again=True)


def _name(ticket: Ticket) -> str:
    return ticket.attendee.name


async def search_and_admit(stage: Stage, door: Door) -> str:
    """A guest without a ticket at hand is found by name; Enter or a tap opens them, and never admits."""
    guest, next_one, window = stage.cast.named, stage.cast.plain(), door.window
    first, last = guest.attendee.name.lower().split()
    await door.reader.lane_is_clear()
    await door.user.search(f"{last} ")
    await door.user.scan(next_one.token, _name(next_one))  # while the name is half typed
    await door.reader.overlay("GO IN", _name(next_one))
    stage.record.owe(next_one.id)
    await door.reader.lane_is_clear()
    await door.user.search(first[:4])
    await door.reader.text(window.entry.text, f"{last} {first[:4]}")
    await door.reader.text(lambda: window.results.query, window.entry.text())
    await door.reader.row(window.results.list, lambda row: row.key == guest.id, f"of {guest.attendee.name}")
    found = len(window.results.found)
    await door.user.open_found(guest.id)
    await door.reader.sheet(guest_sheet(window))
    door.reader.nothing_new()
    await door.reader.text(lambda: guest_sheet(window).name.text, guest.attendee.name)
    await door.user.press(guest_sheet(window).admit)
    await door.reader.overlay("GO IN", guest.attendee.name)
    stage.record.owe(guest.id)
    await stage.record.settle()
    row = await stage.record.row(door.kiosk, guest.id, RowKind.ADMISSION)
    door.reader.first_recent(guest.attendee.name)
    if row.how != "search" or window.entry.text():
        raise Missed(f"admitted by {row.how}, and {window.entry.text()!r} stays in the entry")
    return f"{found} found, one let in"


async def family_of_five(stage: Stage, door: Door) -> str:
    """One ticket is scanned, three more are ticked by name; the fifth comes later, and is not in yet."""
    parent, *rest = stage.cast.family
    late = rest.pop()
    await door.user.scan(parent.token, _name(parent))
    told = await door.reader.overlay("GO IN", _name(parent))
    _says(told, "order of 5")
    await door.user.act(Action.ADMIT_REST)
    sheet = door.reader.part(GroupSheet)
    await door.reader.sheet(sheet)
    if sheet.ticked:
        raise Missed("somebody is ticked already")
    for guest in rest:
        row = next(row for row in sheet.rows if row.ticket_id == guest.id)
        await door.user.tick(row)
        await until_true(row.isChecked, partial("the tick of {!r} does not take".format, row.name))
    await door.reader.text(sheet.admit.text, "Admit 3")
    await door.user.press(sheet.admit)
    told = await door.reader.overlay("GO IN", "3 of 3 go in")
    stage.record.owe(parent.id, *(guest.id for guest in rest))
    await stage.record.settle()
    await door.user.scan(rest[0].token, _name(rest[0]))
    await door.reader.overlay("ALREADY IN", _name(rest[0]))
    await door.user.scan(late.token, _name(late))
    await door.reader.overlay("GO IN", _name(late))
    stage.record.owe(late.id)
    await stage.record.settle()
    return "1 by ticket, 3 by name, 1 later"
