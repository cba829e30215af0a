"""How long the main thread is away at most while a whole guest list comes in and the door works meanwhile.

The whole program: a new profile whose first list comes page after page, the window open and its sheets made,
a camera of 30 frames a second before which guests hold up their tickets, and each check-in sent as it is
made. Beside the same door once the list is held. The camera draws its pictures in this very process, which no
webcam does.
"""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from PySide6.QtCore import Qt, QTimer

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.core.outbox import EntryState
from kiosk.core.paging import PAGE_SIZE
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.screen_settings import ScreenSettings
from kiosk.engine.controller import DoorController
from kiosk.sandbox.intercept import CONTROL
from kiosk.scanning.camera.synthetic import FPS, SyntheticCamera
from kiosk.settings import Settings
from tests.bench.baselines import PATIENCE_S
from tests.bench.crowding import GOOD, sandbox
from tests.bench.on_the_screen import on_the_screen
from tests.bench.report import Figure, Report, Row
from tests.gui.waiting import until

SIZE = (1280, 800)
BUDGET_MS = 33.0
FRAMES_A_SECOND = 30
LOOK_MS = 2
"""How often the loop is asked to come round."""
HELD_S = 20.0
GUESTS, TICKETS_A_GUEST = 60, 2000
"""So many guests come, and one more for so many tickets of the list: there are some until the end."""


@dataclass
class Watched:
    """For how long the loop did not come round, in milliseconds by the clock and of its own work, each time.

    And what the door did meanwhile: whom the camera let in, and which check-ins the service confirmed.
    """

    away_ms: list[float] = field(default_factory=list)
    work_ms: list[float] = field(default_factory=list)
    seconds: float = 0.0
    let_in: int = 0
    confirmed: int = 0

    def __str__(self) -> str:
        over = sum(ms > BUDGET_MS for ms in self.away_ms)
        shares = statistics.quantiles(self.away_ms, n=1000, method="inclusive")
        return (
            f"away at most {max(self.away_ms):.1f} ms, p99.9 {shares[998]:.1f} ms, p99 {shares[989]:.1f} ms;"
            f" {over} times over {BUDGET_MS:.0f} ms in {self.seconds:.0f} s; own work at most"
            f" {max(self.work_ms):.1f} ms; {self.let_in} let in by the camera, {self.confirmed} confirmed"
        )


def measure(tickets: int, seed: int) -> Report:
    """Open a new door before a list of so many; what was found, for people."""
    return on_the_screen(lambda: _evening(tickets, seed))


async def _evening(tickets: int, seed: int) -> Report:
    coming, held = Watched(), Watched()
    with sandbox(tickets, seed) as (address, token), tempfile.TemporaryDirectory() as home:
        screen_settings = ScreenSettings(names_asked=True)
        settings = Settings(base_url=address, door="Door A", events=(ALL_EVENTS,), screen=screen_settings)
        place, camera = Environment(Path(home), settings, token, passphrase="a bench"), _camera()
        codes = await _first_codes(address, token)
        await _tell(address, down=True)
        async with (
            open_door(place, opens_anyhow=True) as door,
            open_screen(door, settings, camera, loud=False) as screen,
        ):
            screen.window.resize(*SIZE)
            screen.show()
            await until(lambda: not screen.presenter.is_dressing)
            for code in codes[: GUESTS + tickets // TICKETS_A_GUEST]:
                camera.show(code)  # each waits for its turn; to draw them takes the main thread
            await _tell(address, down=False)
            gc.collect()
            async with _watching(door, coming):
                await door.refresh()
            async with _watching(door, held):
                await asyncio.sleep(HELD_S)
            count = await door.store.guests.count()
    lines = [
        f"-- {count} tickets come in, window of {SIZE[0]}×{SIZE[1]}, {FRAMES_A_SECOND} frames a second",
        f"as they come in, {count / coming.seconds:.0f} a second: {coming}",
        f"baseline: once they are held: {held}",
    ]
    if not coming.confirmed:
        return Report([*lines, "no budget: it was over before a guest had held up a ticket"])
    longest = Figure("longest", max(coming.away_ms), "ms")
    once_held = Figure("once they are held, longest", max(held.away_ms), "ms")
    what = f"stall as {count:,} come in, camera and uploads"
    return Report(lines, [Row(what, longest, once_held, longest.value, BUDGET_MS, "ms")])


def _camera() -> SyntheticCamera:
    """The rehearsal's, whose time goes a little faster."""
    faster = FRAMES_A_SECOND / FPS
    return SyntheticCamera(
        clock=lambda: time.monotonic() * faster, sleep=lambda seconds: time.sleep(seconds / faster)
    )


async def _first_codes(address: str, token: str) -> list[str]:
    """The codes of good tickets of the list's first page, which are held soonest."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE_S) as client:
        answer = await client.get("/api/v2/guestlists", params={"limit": PAGE_SIZE, "offset": 0})
    tickets = answer.raise_for_status().json()["data"]["guestlist"]
    return [ticket["token"] for ticket in tickets if ticket["state"] in GOOD]


async def _tell(address: str, *, down: bool) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        (await client.post(f"{CONTROL}down", json={"down": down})).raise_for_status()


@asynccontextmanager
async def _watching(door: DoorController, watched: Watched) -> AsyncIterator[None]:
    """While it is open, note how long the loop does not come round; then, what the door did meanwhile."""
    inside, confirmed = await door.queries.inside(), await _confirmed(door)
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(LOOK_MS)
    began_s, last = time.perf_counter(), [time.perf_counter(), time.thread_time()]

    def came_round() -> None:
        now_s, worked_s = time.perf_counter(), time.thread_time()
        watched.away_ms.append((now_s - last[0]) * 1000 - LOOK_MS)
        watched.work_ms.append((worked_s - last[1]) * 1000)
        last[:] = now_s, worked_s

    timer.timeout.connect(came_round)
    timer.start()
    try:
        yield
    finally:
        timer.stop()
        watched.seconds = time.perf_counter() - began_s
        watched.let_in = await door.queries.inside() - inside
        watched.confirmed = await _confirmed(door) - confirmed


async def _confirmed(door: DoorController) -> int:
    """How many check-ins the service confirmed."""
    entries = await door.store.outbox.entries(every=True)
    return sum(one.state is EntryState.CONFIRMED for one in entries)
