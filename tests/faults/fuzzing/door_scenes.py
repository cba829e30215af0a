"""The door in the middle of an evening, and the sheets that were opened from it first."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.core.codes import text_of
from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.presence import (
    Certainty,
    InputMethod,
    Presence,
    PresenceState,
)
from kiosk.core.verdict import (
    Admit,
    NotValid,
    Reason,
    Refer,
    VerdictKind,
    WrongGate,
)
from kiosk.engine.errors import RefusedError
from kiosk.engine.events import (
    Checking,
    LateStop,
    ScanFailed,
    ScanTrouble,
    SignInNeeded,
    SyncFailed,
    TroubleKind,
)
from kiosk.engine.readiness import Check
from kiosk.engine.records import Arrivals, EventHeld, Incident, OutboxCount, OutboxLine, Tally
from kiosk.ui.manager.manager_sheet import Item
from tests.faults.fuzzing import codes, mutations
from tests.faults.fuzzing.words import Scene, Show, Words
from tests.gui.fake_controller import NOW, TONIGHT
from tests.gui.gallery.setting import GUESTS, MINUTES, Setting
from tests.verdict_samples import each_verdict

BETWEEN_S = 0.002
_SHEETS = (Item.ARRIVALS, Item.READINESS, Item.HANDOVER)


def _verdict(words: Words, note: Callable[[object], None]) -> Show:
    ticket, other = words.ticket(GUESTS[0]), words.ticket(GUESTS[1])
    code = text_of(codes.a_code(words.chance, codes.tickets())) if words.hostile else "HF26-88D4"
    notices = tuple(words.text("Give a GOLD wristband") for _ in range(words.chance.choice((0, 1, 3, 12))))
    verdicts = each_verdict(ticket, Presence(PresenceState.INSIDE, 1, words.evidence())) | {
        VerdictKind.ADMIT: Admit(ticket, notices),
        VerdictKind.NOT_VALID: NotValid(
            ticket, words.chance.choice((Reason.STATE_REFUSED, Reason.STOP_LISTED))
        ),
        VerdictKind.WRONG_GATE: WrongGate(ticket, words.text("Stage door"), Presence(PresenceState.OUTSIDE)),
        VerdictKind.REFER: Refer(
            words.chance.choice(list(Reason)), (ticket,), Presence(), (words.text("5f0c9c1e"),)
        ),
    }
    several = Refer(Reason.SEVERAL_MATCH, tuple(words.tickets(words.chance.choice((2, 30)))))
    verdict = words.chance.choice([*verdicts.values(), several])
    trouble = (
        ScanTrouble(words.chance.choice(list(TroubleKind)), words.text("refused"))
        if words.chance.random() < 0.4
        else None
    )
    certainty = words.chance.choice(list(Certainty))
    note((verdict, code, trouble))

    async def show(setting: Setting) -> None:
        setting.controller.tickets[:2] = [ticket, other]
        setting.verdict(
            verdict, code=code, trouble=trouble, certainty=certainty, order_size=3, order_inside=1
        )
        await setting.quiet()
        if isinstance(verdict, Refer) and len(verdict.tickets) > 1:
            setting.window.press(Qt.Key.Key_F4)
        elif words.chance.random() < 0.5:
            setting.window.press(Qt.Key.Key_F2)

    return show


def _search(words: Words, note: Callable[[object], None]) -> Show:
    found = words.tickets(20)
    query = words.text("garc", 100_000)
    if words.chance.random() < 0.5:  # found by what they share
        query = "TKT"
        found = [
            replace(one, attendee=one.attendee and replace(one.attendee, name=f"TKT {one.name}"[:500]))
            for one in found
        ]
    note((query, found))

    async def show(setting: Setting) -> None:
        setting.controller.tickets[:] = found
        setting.window.entry.setText(query)
        await asyncio.sleep(0.03)

    return show


def _guest(words: Words, note: Callable[[object], None]) -> Show:
    siblings = words.tickets(words.chance.choice((1, 4, 40)))
    rows = [words.row(siblings[0].id, n) for n in range(words.chance.choice((0, 1, 30)))]
    note((siblings[0], rows[:2]))

    async def show(setting: Setting) -> None:
        setting.controller.tickets[:] = siblings
        setting.controller.ledger[:] = rows
        setting.window.guest_asked.emit(siblings[0].id)

    return show


def _group(words: Words, note: Callable[[object], None]) -> Show:
    siblings = words.tickets(words.chance.choice((2, 8, 40)))
    note(siblings[:2])

    async def show(setting: Setting) -> None:
        setting.controller.tickets[:] = siblings
        setting.verdict(Admit(siblings[0]), admission_id="a1", order_size=len(siblings), order_inside=1)
        await setting.quiet()
        setting.window.press(Qt.Key.Key_F4)

    return show


def _outbox(words: Words, note: Callable[[object], None]) -> Show:
    states = (EntryState.WAITING, EntryState.NEEDS_ATTENTION)
    lines = [
        OutboxLine(
            Entry(
                f"adm-{n}",
                ticket.id,
                "acc",
                "ev-sat",
                NOW - 840,
                state=words.chance.choice(states),
                attempts=n,
                last_error=words.text("422: This ticket was refunded"),
            ),
            ticket,
            words.text("host") if n % 3 == 0 else "",
        )
        for n, ticket in enumerate(words.tickets(words.chance.choice((1, 6, 40))))
    ]
    note(lines[:2])

    async def show(setting: Setting) -> None:
        setting.controller.lines = lines
        setting.controller.unsent = OutboxCount(len(lines), NOW - 840, 1)
        setting.window.press(Qt.Key.Key_F7)

    return show


def _incidents(words: Words, note: Callable[[object], None]) -> Show:
    detail: dict[str, Any] = {"what": words.text("?"), "text": words.text("gone"), "missing": 41}
    if words.hostile and words.chance.random() < 0.5:
        spoiled = mutations.value(
            words.chance, {"first": {"at": NOW, "door": "B"}, "second": {"at": NOW}, "missing": 3}
        )
        detail = spoiled if isinstance(spoiled, dict) else detail
    kinds = list(IncidentKind)
    held = [
        Incident(f"i{n}", words.chance.choice(kinds), NOW - n, GUESTS[n % 3].id, "adm", detail)
        for n in range(6)
    ]
    tickets = [words.ticket(one) for one in GUESTS]
    note((held[0], tickets[0]))

    async def show(setting: Setting) -> None:
        setting.controller.tickets[:] = tickets
        setting.controller.open_incidents = held
        setting.presenter.incidents.start()
        await setting.quiet()
        setting.window.press(Qt.Key.Key_F6)
        await setting.quiet()
        setting.presenter.incidents.all.chosen.emit("i1")
        setting.controller.open_incidents = []

    return show


def _status(words: Words, note: Callable[[object], None]) -> Show:
    error = RefusedError(words.text("This ticket was refunded"), status=422)
    told = words.chance.choice(
        (SyncFailed(error.text), SignInNeeded(error.text), ScanFailed("s", error.text))
    )
    late = LateStop(GUESTS[2].id, words.text("Chloé Dubois"), words.chance.choice(list(IncidentKind)), NOW)
    checking = Checking("s", words.ticket(GUESTS[3]), InputMethod.CAMERA)
    note((told, late))

    async def show(setting: Setting) -> None:
        for event in (told, checking, late):
            setting.controller.say(event)
            await asyncio.sleep(BETWEEN_S)
        setting.window.status_bar.link.click()

    return show


def _lists(words: Words, note: Callable[[object], None]) -> Show:
    events = [
        replace(
            TONIGHT,
            listing=TONIGHT.listing and replace(TONIGHT.listing, title=words.text("Gala")),
            id=f"e{n}",
        )
        for n in range(12)
    ]
    types = tuple(Tally(words.text("VIP"), n) for n in range(words.chance.choice((1, 12, 80))))
    checks = [
        Check(words.text("list"), ok=bool(n % 2), detail=words.text("12 held"), mend=words.text(""))
        for n in range(9)
    ]
    names = tuple(words.text("Mira") for _ in range(6))
    note((events[0], types[0], checks[0], names))

    async def show(setting: Setting) -> None:
        controller = setting.controller
        held = controller.held
        controller.held, controller.checks, controller.duty = (
            [EventHeld(one, 5) for one in events],
            checks,
            names[0],
        )
        controller.arrivals_held = Arrivals(NOW - 60 * len(MINUTES), 60.0, MINUTES, types, types[::-1], 412)
        opened = words.chance.choice(("events", "duty", *_SHEETS))
        if opened == "events":
            setting.window.events_asked.emit()
        elif opened == "duty":
            controller.supervisor_names = names
            setting.window.press(Qt.Key.Key_F9)
            controller.supervisor_names = ()
        else:
            setting.presenter.manager.menu.chosen.emit(opened)
        await setting.quiet()
        controller.held = held

    return show


DOOR_SCENES: tuple[Scene, ...] = (
    _verdict,
    _verdict,
    _verdict,
    _search,
    _search,
    _guest,
    _group,
    _outbox,
    _incidents,
    _status,
    _lists,
)
