"""How long the main thread is away at most, over an evening of what used to hold it up.

By the clock, and by its own work: what other processes take of the machine counts only in the first.
"""

import asyncio
import gc
import statistics
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.tickets import Answer, Instant, Ticket
from kiosk.core.verdict import Admit, Reason, Refer
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.camera_feed import CameraFeed
from kiosk.ui.door.step_aside_rows import Asides
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView, view_of_verdict
from tests.bench.on_the_screen import on_the_screen
from tests.bench.overlaying import film
from tests.bench.report import Figure, Report, Row
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given

SIZE = (1280, 800)
BUDGET_S = 0.033
STEP_PX = 8
REST_S, MOST_S = 0.05, 1.0
BUSY_S = 0.003
"""A turn with more work than this was no rest; a picture of the camera takes less."""
ANSWERS, ROWS, COACH = 100, 30, 40
"""Of one ticket, and how many tickets one order has."""
MANY = 100_000
SCHEMES = (Scheme.LIGHT, Scheme.HIGH_CONTRAST, Scheme.DARK)
NOTHING = "baseline: nothing"
SHEETS = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F6, Qt.Key.Key_F9)


def measure(times: int, waiting: int) -> Report:
    """Do each thing so many times, with so many people beside the lane; what was found, for people."""
    absences = on_the_screen(lambda: _evening(times, waiting))
    longest, work = absences.longest
    stall = Row(
        "longest stall of the main thread: themes, sizes, sheets",
        Figure("longest", longest * 1000, "ms"),
        Figure("nothing asked, longest", absences.nothing_s * 1000, "ms"),
        longest * 1000,
        BUDGET_S * 1000,
        "ms",
    )
    return Report(
        [
            f"-- window of {SIZE[0]}×{SIZE[1]}, camera preview at 30 frames a second, {waiting} people aside",
            *absences.lines(),
            f"its own work: {work * 1000:.1f} ms at most",
        ],
        [stall],
    )


@dataclass(frozen=True, slots=True)
class Away:
    """The longest time between two turns of the loop: by the clock, and of the thread's own work."""

    clock_s: float = 0.0
    work_s: float = 0.0


@dataclass
class Absences:
    """For how long the loop did not come round, by what was done meanwhile: the longest of each time."""

    found: dict[str, list[Away]] = field(default_factory=dict)

    async def watch(self, doing: str, do: Callable[[], object]) -> None:
        """Do it from the loop, and watch until all that it set going has been painted."""
        longest_s = most_s = 0.0
        last_s, worked_s = time.perf_counter(), time.thread_time()
        until_s, most_until_s = last_s + REST_S, last_s + MOST_S
        asyncio.get_running_loop().call_soon(do)
        while last_s < until_s:
            await asyncio.sleep(0)
            now_s, work_s = time.perf_counter(), time.thread_time()
            longest_s, most_s = max(longest_s, now_s - last_s), max(most_s, work_s - worked_s)
            if work_s - worked_s > BUSY_S:
                until_s = min(now_s + REST_S, most_until_s)
            last_s, worked_s = now_s, work_s
        self.found.setdefault(doing, []).append(Away(longest_s, most_s))

    @property
    def longest(self) -> tuple[float, float]:
        """Of everything that was done, in seconds: by the clock, and of its own work."""
        every = [away for times in self.found.values() for away in times]
        return max(away.clock_s for away in every), max(away.work_s for away in every)

    @property
    def nothing_s(self) -> float:
        """The longest by the clock while nothing was asked."""
        return max(away.clock_s for away in self.found[NOTHING])

    def lines(self) -> list[str]:
        """A line for each thing that was done."""
        return [
            f"{doing}: {len(times)} times, {_spread([away.clock_s for away in times])};"
            f" own work {_spread([away.work_s for away in times])}"
            for doing, times in self.found.items()
        ]


def _spread(seconds: Sequence[float]) -> str:
    return f"median {statistics.median(seconds) * 1000:.1f} ms, longest {max(seconds) * 1000:.1f} ms"


Each = Callable[[str, Callable[[int], object]], Awaitable[None]]


async def _evening(times: int, waiting: int) -> Absences:
    absences = Absences()
    async with _filmed_window() as scene:

        async def each(doing: str, do: Callable[[int], object]) -> None:
            for number in range(times):
                await absences.watch(doing, partial(do, number))

        await each(NOTHING, lambda _: None)
        await _looks(scene, each, "")
        await _sheets(scene, each)
        await _guests(scene, each)
        await _asides(scene, each, absences, waiting)
    return absences


async def _looks(scene: "_Scene", each: Each, of: str) -> None:
    """What changes the looks of everything, with this in front."""
    window = scene.window
    await each(f"theme changed{of}", lambda number: window.theme.choose(SCHEMES[number % len(SCHEMES)]))
    await each(f"window dragged wider{of}", lambda n: window.resize(SIZE[0] + STEP_PX * n, SIZE[1]))
    await each(f"window dragged lower{of}", lambda n: window.resize(SIZE[0], SIZE[1] - STEP_PX * n))
    window.resize(*SIZE)


async def _sheets(scene: "_Scene", each: Each) -> None:
    for key in SHEETS:  # what is made when it is first wanted is made now
        _one_sheet(scene.window, key)
        await asyncio.sleep(REST_S)
    scene.window.sheets.dismiss_all()
    await each("sheet opened", lambda number: _one_sheet(scene.window, SHEETS[number % len(SHEETS)]))
    await _looks(scene, each, ", a sheet open")
    scene.window.sheets.dismiss_all()


async def _guests(scene: "_Scene", each: Each) -> None:
    """A guest of whom there is much to say, and an order that fills a coach."""
    window = scene.window

    def one(number: int) -> None:
        window.sheets.dismiss_all()
        window.guest_asked.emit(scene.orders[number % 2][0].id)

    def order(number: int) -> None:
        window.sheets.dismiss_all()
        told = view_of_verdict(given(Admit(scene.orders[number % 2][0]), order_size=COACH, order_inside=1))
        window.acted.emit(Action.ADMIT_REST, told)

    guest, group = f"a guest's {ANSWERS} answers, {ROWS} rows and order of {COACH}", f"order of {COACH}"
    for what, show in ((guest, one), (group, order)):
        await each(f"{what} opened", show)
        await each(f"{what} told anew", lambda _: window.counts_changed.emit())
        await _looks(scene, each, f", {what} open")
        window.sheets.dismiss_all()


async def _asides(scene: "_Scene", each: Each, absences: Absences, waiting: int) -> None:
    setting_aside = scene.presenter.incidents.asides
    setting_aside._asides = many_asides(waiting)
    gc.collect()  # no evening makes them all at once: what their making leaves behind is no part of the look

    def a_second_later(_number: int) -> None:
        scene.clock.now += 1
        setting_aside.show_all()

    def one_more(number: int) -> None:
        scene.window.acted.emit(Action.STEP_ASIDE, _sent_aside(waiting + number))

    await absences.watch(f"the first look at {waiting} aside", setting_aside.show_all)
    await each(f"a second goes by with {waiting} aside", a_second_later)
    await each("one more steps aside", one_more)
    await each("all who wait listed", lambda _: setting_aside.all.show_all())
    await each("one more steps aside, all listed", lambda number: one_more(number + MANY))
    await _looks(scene, each, ", all listed")


def _one_sheet(window: DoorWindow, key: Qt.Key) -> None:
    window.sheets.dismiss_all()
    window.press(key)


def _coach(order: str) -> list[Ticket]:
    """An order of many, whose first ticket has many answers."""
    tickets = [a_ticket(f"{order}-{n}", f"Passenger {order} Number {n}", order=order) for n in range(COACH)]
    answers = tuple(Answer(f"Question number {n}", f"What they answered to it, {n}") for n in range(ANSWERS))
    return [replace(tickets[0], answers=answers), *tickets[1:]]


def _history(ticket_id: str) -> list[LedgerRow]:
    return [
        LedgerRow(
            f"{ticket_id}-{n}", RowKind.ADMISSION, ticket_id, NOW - 60 * n, "Door B", InputMethod.CAMERA
        )
        for n in range(ROWS)
    ]


def many_asides(count: int) -> Asides:
    """So many people beside the lane."""
    asides = Asides()
    for number in range(count):
        asides = asides.with_guest(_sent_aside(number), NOW - count + number)
    return asides


def _sent_aside(number: int) -> VerdictView:
    ticket = a_ticket(f"t{number}", f"Guest Number {number}", state="unpaid")
    return view_of_verdict(given(Refer(Reason.STATE_REFERRED, (ticket,)), scan_id=f"s{number}"))


@dataclass
class _Clock:
    now: Instant = NOW


@dataclass
class _Scene:
    """What is played in, and two orders that each fill a coach."""

    window: DoorWindow
    presenter: ScreenPresenter
    clock: _Clock
    orders: tuple[list[Ticket], list[Ticket]]


@asynccontextmanager
async def _filmed_window() -> AsyncIterator[_Scene]:
    window = DoorWindow(Theme(Scheme.DARK, Motion.ON))
    window.resize(*SIZE)
    window.show()
    feed = CameraFeed(window)
    window.connect_camera(feed)
    orders = _coach("7F21"), _coach("8A02")
    ledger = [row for order in orders for row in _history(order[0].id)]
    controller = FakeController(tickets=[*orders[0], *orders[1]], ledger=ledger)
    clock = _Clock()
    presenter = ScreenPresenter(controller, window, lambda: clock.now)
    presenter.start()
    over = threading.Event()
    camera = threading.Thread(target=film, args=(feed, over), name="film")
    camera.start()
    try:
        await asyncio.sleep(1)
        yield _Scene(window, presenter, clock, orders)
    finally:
        over.set()
        await asyncio.to_thread(camera.join)
        await presenter.close()
        window.close()
        window.deleteLater()
