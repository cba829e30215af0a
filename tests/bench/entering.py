"""How long after a code's last key its verdict is painted, by the whole program, late in the evening.

Beside the same door when its first guest comes. Everything is real from the key's event to the end of the
flood's painting: the window, the profile on disk, a guest list, and a service that is gone, so that no answer
is waited for and every scan waits to be sent.
"""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtCore import Qt

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.presence import InputMethod
from kiosk.core.screen_settings import ScreenSettings
from kiosk.engine.controller import DoorController
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.store.profile import Profile
from kiosk.store.rows import ticket_from
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.verdict.verdict_view import VerdictView
from tests.bench.crowding import sandbox
from tests.bench.on_the_screen import on_the_screen
from tests.bench.report import Figure, Report, Row
from tests.gui.scanned_form import Keyboard
from tests.gui.waiting import until

SIZE = (1280, 800)
FRAME_S = 1 / 60
BUDGET_FRAMES = 2
KEY_GAP_MS = 5
BETWEEN_S = 0.15
PATIENCE_S = 10.0
NEVER_S = 3600.0


def measure(tickets: int, recent: int, scans: int, seed: int) -> Report:
    """Scan so many with `recent` scans behind them and the guest list open; what was found, for people."""
    return on_the_screen(lambda: _evening(tickets, recent, scans, seed))


async def _evening(tickets: int, recent: int, scans: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory() as home:
        async with _door(Path(home), tickets, seed) as (door, window):
            codes = await _codes(door)
            codes = [codes[number % len(codes)] for number in range(recent + 2 * scans)]
            first, behind, then = codes[:scans], codes[scans : scans + recent], codes[scans + recent :]
            quiet = await _scanned(window, first)
            for code in behind:
                given = await door.scan(code, InputMethod.CAMERA)
                assert given is not None
                await door.shown(given.admission_id)
            window.press(Qt.Key.Key_F11)
            await until(lambda: window.sheets.top is not None)
            await asyncio.sleep(1)
            busy = await _scanned(window, then)
            assert window.sheets.top is not None
    p99, first_p99 = (statistics.quantiles(one, n=100)[98] for one in (busy, quiet))
    painted = Row(
        f"Enter → painted, guest list of {tickets:,} open",
        Figure("p99", p99 * 1000, "ms"),
        Figure("the evening's first guests, p99", first_p99 * 1000, "ms"),
        p99 / FRAME_S,
        BUDGET_FRAMES,
        "frames of 1/60 s",
    )
    return Report(
        [
            f"-- {tickets} tickets held, window of {SIZE[0]}×{SIZE[1]}, camera at 25 frames/s, offline",
            _line("baseline: the evening's first guests, Enter → painted", quiet),
            _line(f"guest list open, {recent} recent scans, Enter → painted", busy),
            f"ratio of the medians {statistics.median(busy) / statistics.median(quiet):.2f}",
        ],
        [painted],
    )


def _line(name: str, seconds: Sequence[float]) -> str:
    p99 = statistics.quantiles(seconds, n=100)[98]
    return (
        f"{name}: median {statistics.median(seconds) * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms,"
        f" longest {max(seconds) * 1000:.1f} ms"
    )


@asynccontextmanager
async def _door(home: Path, tickets: int, seed: int) -> AsyncIterator[tuple[DoorController, DoorWindow]]:
    """A door that holds its list, whose service is no more."""
    with sandbox(tickets, seed) as (address, token):
        settings = Settings(
            base_url=address, door="Door A", events=(ALL_EVENTS,), screen=ScreenSettings(names_asked=True)
        )
        place = Environment(home, settings, token, passphrase="a bench")
        async with open_door(place) as door:
            await door.guest_list.sync(full=True)
    place = Environment(home, settings, token, passphrase="a bench")
    async with (
        open_door(place, opens_anyhow=True) as door,
        open_screen(door, settings, SyntheticCamera(), loud=False) as screen,
    ):
        screen.window.resize(*SIZE)
        screen.window.show()
        screen.window.activateWindow()
        await until(screen.window.isActiveWindow)
        await asyncio.sleep(3)  # sheets are made and dressed behind a start
        gc.collect()
        yield door, screen.window


async def _codes(door: DoorController) -> list[str]:
    """The code of every ticket that is held."""
    profile = door.store
    assert isinstance(profile, Profile)
    return await profile._db.read_many(
        lambda c: [
            ticket_from(body).token for (body,) in c.execute("SELECT body FROM tickets ORDER BY number")
        ]
    )


async def _scanned(window: DoorWindow, codes: Sequence[str]) -> list[float]:
    """Seconds from each code's Enter to the end of its flood's painting."""
    keys, painted = Keyboard(), asyncio.Queue[tuple[VerdictView, float]]()

    def note(view: VerdictView) -> None:
        painted.put_nowait((view, time.perf_counter()))

    window.overlay.painted.connect(note)
    took = []
    for number, code in enumerate(codes):
        await asyncio.sleep(BETWEEN_S * (0.5 + number % 5 / 4))
        window.overlay.settle()
        await asyncio.sleep(0)
        while not painted.empty():
            painted.get_nowait()
        keys.rest()
        keys.strokes(code, KEY_GAP_MS)
        began = time.perf_counter()
        keys.strokes("\r", KEY_GAP_MS)
        async with asyncio.timeout(PATIENCE_S):
            _, at_s = await painted.get()
        took.append(at_s - began)
    window.overlay.painted.disconnect(note)
    return took
