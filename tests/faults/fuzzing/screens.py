"""What reaches the screen: hostile texts in every place where a text from outside is shown.

How long the main thread is held is measured against calm texts: each scene is played with such ones before.
"""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.api.values import MOST_VALUES
from kiosk.api.wire import guest_page
from kiosk.core.codes import text_of
from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.presence import (
    Certainty,
    Evidence,
    EvidenceSource,
    InputMethod,
    LedgerRow,
    Presence,
    PresenceState,
    RowKind,
)
from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import LONGEST_TEXT, Ticket
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
from kiosk.ui.app.run import run
from kiosk.ui.manager.manager_sheet import Item
from tests.faults.fuzzing import codes, mutations
from tests.faults.fuzzing.answers import ENTRY
from tests.gui.fake_controller import NOW, TONIGHT, a_ticket
from tests.gui.gallery.setting import GUESTS, MINUTES, Setting, a_setting
from tests.gui.waiting import until
from tests.verdict_samples import each_verdict

TURN_S = 0.002
STALL_MS = 33.0
_SHEETS = (Item.ARRIVALS, Item.READINESS, Item.HANDOVER)


def on_screen(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it on Qt's loop, as the program runs."""

    async def main(_app: QApplication) -> int:
        await work()
        return 0

    run(main, language="en", timezone="UTC")


class Turns:
    """How long the main thread is held between two turns of the loop, at the most.

    By the clock, and by what it worked itself: what other processes take of the machine is not counted there.
    """

    def __init__(self) -> None:
        self.wall_ms = self.cpu_ms = 0.0
        self._loop = asyncio.get_running_loop()
        self._mark()
        self._next = self._loop.call_later(TURN_S, self._turn)

    def _mark(self) -> None:
        self._wall_s, self._cpu_s = time.perf_counter(), time.thread_time()

    def _turn(self) -> None:
        self.wall_ms = max(self.wall_ms, (time.perf_counter() - self._wall_s) * 1000)
        self.cpu_ms = max(self.cpu_ms, (time.thread_time() - self._cpu_s) * 1000)
        self._mark()
        self._next = self._loop.call_later(TURN_S, self._turn)

    def begin(self) -> None:
        """Whatever was before does not count."""
        self.wall_ms = self.cpu_ms = 0.0
        self._mark()

    def end(self) -> tuple[float, float]:
        """The longest since, in milliseconds: by the clock, and of the main thread's own CPU time."""
        self._turn_now()
        return self.wall_ms, self.cpu_ms

    def _turn_now(self) -> None:
        self._next.cancel()
        self._turn()

    def stop(self) -> None:
        """No more."""
        self._next.cancel()


@dataclass
class Words:
    """Where the texts of an input come from: hostile ones, or calm ones to compare with."""

    chance: Random
    hostile: bool

    def text(self, calm: str, most: int = LONGEST_TEXT) -> str:
        """A text as it may have come in: no longer than it is cut to there."""
        if not self.hostile or self.chance.random() < 0.2:
            return calm
        spoiled = (
            mutations.text(self.chance, calm)
            if self.chance.random() < 0.4
            else mutations.hostile(self.chance)
        )
        # Halves of characters are mended where texts come in.
        return spoiled.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")[:most]

    def ticket(self, calm: Ticket) -> Ticket:
        """A ticket as the client reads it off a page."""
        if not self.hostile:
            return calm
        entry = {name: self._spoiled(part) for name, part in ENTRY.items() if self.chance.random() < 0.95}
        entry["id"] = calm.id if self.chance.random() < 0.8 else self.text(calm.id, 256)
        if self.chance.random() < 0.3:
            entry["answers"] = {
                self.text(f"Question {n}"): self.text("Vegan") for n in range(self.chance.choice((1, 5, 150)))
            }
        body = mutations.written({"data": {"guestlist": [entry]}}).encode("utf-8", "surrogatepass")
        if body.count(b",") > MOST_VALUES:  # such a page is refused whole
            return calm
        found = guest_page(body, None).tickets
        return (
            replace(found[0], event=found[0].event and replace(found[0].event, id=TONIGHT.id))
            if found
            else calm
        )

    def _spoiled(self, part: Any) -> Any:
        if isinstance(part, dict):
            return {name: self._spoiled(inner) for name, inner in part.items()}
        if self.chance.random() < 0.5:
            return part
        return (
            mutations.hostile(self.chance)
            if isinstance(part, str)
            else self.chance.choice(mutations.NUMBERS[:-3])
        )

    def tickets(self, count: int) -> list[Ticket]:
        """So many, each with an id of its own."""
        return [
            self.ticket(a_ticket(f"TKT-{n}", GUESTS[n % len(GUESTS)].name, order="7F21"))
            for n in range(count)
        ]

    def evidence(self) -> Evidence:
        """Where a ticket was used."""
        return Evidence(EvidenceSource.HERE, NOW - 600, self.text("Door B"), InputMethod.CAMERA, "adm-b")

    def row(self, ticket_id: str, number: int = 0) -> LedgerRow:
        """What was written down of it."""
        row = LedgerRow(
            f"r{number}", RowKind.ADMISSION, ticket_id, NOW - 60, self.text("Door B"), InputMethod.CAMERA
        )
        return replace(
            row, on_duty=self.text("Mira"), supervisor=self.text("Jonas"), reason=self.text("Knows the host")
        )


@dataclass
class Held:
    """How long the main thread was held at the most by one turn of one scene, in milliseconds."""

    scene: str
    wall_ms: float
    cpu_ms: float
    number: int = -1


@dataclass
class Screens:
    """One window, and one scene after the other in it."""

    setting: Setting
    turns: Turns
    calm: list[Held] = field(default_factory=list)
    hostile: list[Held] = field(default_factory=list)

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject. A long turn is told, and is no finding: that depends on the machine."""
        scene = chance.choice(_SCENES)
        note(scene.__name__)
        twin = Random()
        twin.setstate(chance.getstate())
        number = len(self.hostile)
        calm = await self.play(scene, Words(twin, hostile=False), lambda _: None)
        self.calm.append(replace(calm, number=number))
        hostile = await self.play(scene, Words(chance, hostile=True), note)
        self.hostile.append(replace(hostile, number=number))

    async def play(self, scene: "Scene", words: Words, note: Callable[[object], None]) -> Held:
        """One scene, until everything of it is painted."""
        setting = self.setting
        show = await asyncio.to_thread(scene, words, note)
        self.turns.begin()
        await show(setting)
        await setting.quiet()
        await asyncio.sleep(2 * TURN_S)
        wall_ms, cpu_ms = self.turns.end()
        self._put_away()
        await setting.quiet()
        return Held(scene.__name__.strip("_"), wall_ms, cpu_ms)

    def _put_away(self) -> None:
        window, controller = self.setting.window, self.setting.controller
        window.sheets.dismiss_all()
        window.overlay.settle()
        window.entry.clear()
        for held in (
            controller.ledger,
            controller.recent_scans,
            controller.admit_calls,
            controller.typed_lines,
            controller.searches,
            controller.searches_cancelled,
            controller.seen,
            controller.arrivals_asked,
        ):
            held.clear()
        controller.admitted.clear()
        controller.tickets[:] = GUESTS

    @property
    def met(self) -> dict[str, Any]:
        """How long the main thread was held by one turn, calm and hostile: its own work, and by the clock."""
        found: dict[str, Any] = {}
        for scene in dict.fromkeys(one.scene for one in self.calm):
            calm = [one for one in self.calm if one.scene == scene]
            hostile = [one for one in self.hostile if one.scene == scene]
            worst = max(hostile, key=lambda one: one.cpu_ms, default=None)
            found[scene] = (
                f"ms of work in one turn: calm {_spread([one.cpu_ms for one in calm])}; hostile"
                f" {_spread([one.cpu_ms for one in hostile])} (input {worst.number if worst else '-'})"
            )
        for name, played in (("calm", self.calm), ("hostile", self.hostile)):
            over = sum(one.cpu_ms > STALL_MS for one in played)
            clock = _spread([one.wall_ms for one in played])
            found[name] = f"{over} of {len(played)} over {STALL_MS:.0f} ms of work; by the clock {clock}"
        return found

    @property
    def doubtful(self) -> list[int]:
        """See running.Report: which inputs held the main thread for too long, counted from the first."""
        long = [one for one in (*self.calm, *self.hostile) if one.cpu_ms > STALL_MS]
        return sorted({one.number for one in long})


def _spread(found: Sequence[float]) -> str:
    if not found:
        return "none"
    ranked = sorted(found)
    p99 = ranked[min(len(ranked) - 1, int(0.99 * len(ranked)))]
    return f"median {statistics.median(ranked):.1f}, p99 {p99:.1f}, longest {ranked[-1]:.1f}"


Show = Callable[[Setting], Coroutine[Any, Any, None]]
Scene = Callable[[Words, Callable[[object], None]], Show]
"""Makes the texts, away from the main thread, and gives what shows them."""


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
            await asyncio.sleep(TURN_S)
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


_SCENES: tuple[Scene, ...] = (
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


@asynccontextmanager
async def opened(_folder: Path) -> AsyncIterator[Screens]:
    """The door screen."""
    async with a_setting((1280, 800), Scheme.DARK) as setting:
        screens = Screens(setting, Turns())
        try:
            await until(lambda: not setting.presenter.is_dressing)
            for scene in _SCENES:  # what is made once is made now
                await screens.play(scene, Words(Random(scene.__name__), hostile=False), lambda _: None)
            yield screens
        finally:
            screens.turns.stop()
