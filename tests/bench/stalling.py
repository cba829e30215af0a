"""How long the main thread is away at most, over an evening of what used to hold it up."""

import asyncio
import statistics
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.core.verdict import Refer, Why
from kiosk.ui.conductors.bridge import Bridge
from kiosk.ui.design.theme import Motion, Scheme, Theme
from kiosk.ui.machine.run import run
from kiosk.ui.screen.asides import Asides
from kiosk.ui.screen.camera_feed import CameraFeed
from kiosk.ui.screen.window import DoorWindow
from kiosk.ui.wording.telling import tell_verdict
from tests.bench.flooding import film
from tests.gui.fake_desk import NOW, FakeDesk, a_ticket, as_desk, given

SIZE = (1280, 800)
BUDGET_S = 0.033
STEP_PX = 8
REST_S = 0.05
SCHEMES = (Scheme.LIGHT, Scheme.HIGH_CONTRAST, Scheme.DARK)
SHEETS = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F6, Qt.Key.Key_F9)


def measure(times: int, waiting: int) -> str:
    """Do each thing so many times, with so many people beside the lane; what was found, for people."""
    found: list[Absences] = []

    async def play(_app: QApplication) -> int:
        found.append(await _evening(times, waiting))
        return 0

    run(play)
    longest = max(longest for doings in found[0].longest_s.values() for longest in doings)
    kept = "kept" if longest <= BUDGET_S else "NOT kept"
    return "\n".join(
        [
            f"-- window of {SIZE[0]}×{SIZE[1]}, camera preview at 30 frames a second, {waiting} people aside",
            *found[0].lines(),
            f"budget: at most {BUDGET_S * 1000:.0f} ms away; the longest was {longest * 1000:.1f}: {kept}",
        ]
    )


@dataclass
class Absences:
    """For how long the loop did not come round, by what was done meanwhile: the longest of each time."""

    longest_s: dict[str, list[float]] = field(default_factory=dict)

    async def watch(self, doing: str, do: Callable[[], object]) -> None:
        """Do it from the loop, and watch until all that it set going has been painted."""
        longest_s, last_s = 0.0, time.perf_counter()
        until_s = last_s + REST_S
        asyncio.get_running_loop().call_soon(do)
        while last_s < until_s:
            await asyncio.sleep(0)
            now_s = time.perf_counter()
            longest_s, last_s = max(longest_s, now_s - last_s), now_s
        self.longest_s.setdefault(doing, []).append(longest_s)

    def lines(self) -> list[str]:
        """A line for each thing that was done."""
        return [
            f"{doing}: {len(took)} times, median {statistics.median(took) * 1000:.1f} ms,"
            f" longest {max(took) * 1000:.1f} ms"
            for doing, took in self.longest_s.items()
        ]


async def _evening(times: int, waiting: int) -> Absences:
    absences = Absences()
    async with _filmed_window() as (window, bridge):
        theme = window.theme

        async def each(doing: str, do: Callable[[int], object]) -> None:
            for number in range(times):
                await absences.watch(doing, partial(do, number))

        await each("baseline: nothing", lambda _: None)
        await each("theme changed", lambda number: theme.choose(SCHEMES[number % len(SCHEMES)]))
        await each("window dragged wider", lambda number: window.resize(SIZE[0] + STEP_PX * number, SIZE[1]))
        await each("window dragged lower", lambda number: window.resize(SIZE[0], SIZE[1] - STEP_PX * number))
        window.resize(*SIZE)
        for key in SHEETS:  # what is made when it is first wanted is made now
            window.press(key)
            await asyncio.sleep(REST_S)
            window.sheets.dismiss_all()
        await each("sheet opened", lambda number: _one_sheet(window, SHEETS[number % len(SHEETS)]))
        await each("theme changed, a sheet open", lambda number: theme.choose(SCHEMES[number % len(SCHEMES)]))
        await each("window dragged, a sheet open", lambda n: window.resize(SIZE[0] + STEP_PX * n, SIZE[1]))
        window.sheets.dismiss_all()
        setting_aside = bridge.attending.asides
        setting_aside._asides = many_asides(waiting)
        await absences.watch(f"the first look at {waiting} aside", setting_aside.show_all)
        await each(f"a second goes by with {waiting} aside", lambda _: setting_aside.show_all())
        await each("all who wait listed", lambda _: setting_aside.all.show_all())
        await each("theme changed, all listed", lambda number: theme.choose(SCHEMES[number % len(SCHEMES)]))
    return absences


def _one_sheet(window: DoorWindow, key: Qt.Key) -> None:
    window.sheets.dismiss_all()
    window.press(key)


def many_asides(count: int) -> Asides:
    """So many people beside the lane."""
    asides = Asides()
    for number in range(count):
        ticket = a_ticket(f"t{number}", f"Guest Number {number}", state="unpaid")
        telling = tell_verdict(given(Refer(Why.STATE_REFERRED, (ticket,)), scan_id=f"s{number}"))
        asides = asides.with_guest(telling, NOW - count + number)
    return asides


@asynccontextmanager
async def _filmed_window() -> AsyncIterator[tuple[DoorWindow, Bridge]]:
    window = DoorWindow(Theme(Scheme.DARK, Motion.ON))
    window.resize(*SIZE)
    window.show()
    feed = CameraFeed(window)
    window.connect_camera(feed)
    bridge = Bridge(as_desk(FakeDesk()), window, lambda: NOW)
    bridge.start()
    over = threading.Event()
    camera = threading.Thread(target=film, args=(feed, over), name="film")
    camera.start()
    try:
        await asyncio.sleep(1)
        yield window, bridge
    finally:
        over.set()
        await asyncio.to_thread(camera.join)
        await bridge.close()
        window.close()
        window.deleteLater()
