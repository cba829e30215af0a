"""Whether anything grows over a day of evenings: memory, threads, open files, and the disk beside its scans.

The whole program, window and camera included, plays a day's traffic in rounds, as fast as it goes: guests,
copies, strangers and undos; searches, sheets, themes and sizes; deltas with news, a full pass now and then; a
service that is gone and comes back, and a camera that is pulled out.
"""

import asyncio
import gc
import os
import statistics
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from numpy.typing import NDArray
from PySide6.QtCore import Qt

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.presence import InputMethod
from kiosk.core.screen_settings import ScreenSettings
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import ServiceError
from kiosk.engine.undo import Undone
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.store.profile import Profile
from kiosk.store.rows import ticket_from
from kiosk.ui.door.window import ROUND
from tests.bench.crowding import sandbox
from tests.bench.on_the_screen import on_the_screen
from tests.bench.report import Figure, Report, Row

SCANS, NEWS = 20, 25
"""Of a round: guests who are scanned, and tickets that change at the service."""
DOWN_EVERY, PULLED_EVERY, FULL_EVERY = 3, 5, 10
"""In how many rounds the service is gone once, the camera is pulled out, and all of the list is read."""
WARM_UP = 1 / 3
"""Of the rounds: what is made once is made by then."""
SIZE = (1280, 800)
SHEETS = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_F6, Qt.Key.Key_F9, Qt.Key.Key_F11)
NAMES = ("anna", "mueller", "jo", "smiht", "e")
MOST_GROWN_MB, POINTS = 8.0, 12
KEPT_FOR_THE_NEXT = 1
"""A connection that has been used is kept for a while; how many there are at most is the traffic's."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What the process takes, and its folder, in MB where it is room.

    `files`: what is open but connections, which are kept for a while once they are made.
    """

    memory_mb: float
    threads: int
    files: int
    connections: int
    disk_mb: float

    def __str__(self) -> str:
        in_use = f"{self.memory_mb:.0f} MB, {self.threads} threads, {self.files} files"
        return f"{in_use}, {self.connections} connections, {self.disk_mb:.1f} MB on disk"


class Camera(SyntheticCamera):
    """One that can be pulled out."""

    def __init__(self) -> None:
        super().__init__()
        self.pulled_out = threading.Event()

    def read(self) -> NDArray[Any] | None:
        """See SyntheticCamera."""
        return None if self.pulled_out.is_set() else super().read()


def measure(tickets: int, rounds: int, seed: int) -> Report:
    """Play so many rounds at a door that holds so many tickets; what grew, for people."""
    if not Path("/proc/self/statm").exists():
        return Report(["-- not measured: this system does not tell what a process takes in /proc"])
    return on_the_screen(lambda: _day(tickets, rounds, seed))


async def _day(tickets: int, rounds: int, seed: int) -> Report:
    began, curve = time.monotonic(), list[Sample]()
    with sandbox(tickets, seed) as (address, token), tempfile.TemporaryDirectory() as home:
        settings = Settings(
            base_url=address, door="Door A", events=(ALL_EVENTS,), screen=ScreenSettings(names_asked=True)
        )
        place, camera = Environment(Path(home), settings, token, passphrase="a bench"), Camera()
        async with (
            open_door(place) as door,
            open_screen(door, settings, camera, loud=False) as screen,
            httpx.AsyncClient(base_url=f"{httpx.URL(address).copy_with(path='/_sandbox/')}") as control,
        ):
            screen.window.resize(*SIZE)
            screen.show()
            await door.guest_list.sync(full=True)
            day = _Day(door, screen, camera, control, await _codes(door))
            for number in range(rounds):
                await day.round(number)
                gc.collect()
                curve.append(_sample(Path(home)))
    return _told(curve, tickets, day.scans, time.monotonic() - began)


async def _codes(door: DoorController) -> list[tuple[str, str]]:
    """Id and code of every ticket that is held."""
    profile = door.store
    assert isinstance(profile, Profile)
    held = await profile._db.read_many(
        lambda c: [ticket_from(body) for (body,) in c.execute("SELECT body FROM tickets ORDER BY number")]
    )
    return [(one.id, one.token) for one in held]


@dataclass
class _Day:
    door: DoorController
    screen: Screen
    camera: Camera
    control: httpx.AsyncClient
    codes: Sequence[tuple[str, str]]
    scans: int = 0

    async def round(self, number: int) -> None:
        """Everything that an evening has, some of it not in each round."""
        away = number % DOWN_EVERY == 1
        if away:
            await self._tell("down", {"down": True})
        await self._guests(number)
        await self._looks(number)
        if number % PULLED_EVERY == 2:
            self.camera.pulled_out.set()
            await asyncio.sleep(0.3)
            self.camera.pulled_out.clear()
        if away:
            await self._tell("down", {"down": False})
        for news in range(NEWS):
            ticket_id, _ = self.codes[(number * NEWS + news) % len(self.codes)]
            await self._tell("tickets", {"id": ticket_id, "attendee_name": f"Guest {number} {news}"})
        try:
            await self.door.guest_list.sync(full=number % FULL_EVERY == FULL_EVERY - 1)
        except ServiceError:  # it was gone a moment ago: what waits for it goes on by itself
            await asyncio.sleep(0.2)

    async def _guests(self, number: int) -> None:
        for scan in range(SCANS):
            _, code = self.codes[(number * SCANS + scan) % len(self.codes)]
            shown = (code, code, f"stranger {number} {scan}")[0 if scan % 7 else scan % 3]
            given = await self.door.scan(shown, InputMethod.CAMERA)
            self.scans += 1
            await asyncio.sleep(0.02)
            if given is not None and given.admission_id and scan == SCANS - 1:
                assert isinstance(await self.door.undo(given.admission_id), Undone)
        self.camera.show(self.codes[number % len(self.codes)][1])
        self.screen.window.overlay.settle()

    async def _looks(self, number: int) -> None:
        window = self.screen.window
        for letters in range(1, len(name := NAMES[number % len(NAMES)]) + 1):
            window.entry.setText(name[:letters])
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
        window.entry.clear()
        for key in SHEETS:
            window.press(key)
            await asyncio.sleep(0.1)
            window.sheets.dismiss_all()
        window.theme.choose(ROUND[number % len(ROUND)])
        window.resize(SIZE[0] + 40 * (number % 3), SIZE[1] - 40 * (number % 4))
        await asyncio.sleep(0.3)

    async def _tell(self, what: str, value: object) -> None:
        (await self.control.post(what, json=value)).raise_for_status()


def _sample(home: Path) -> Sample:
    kinds = Counter(map(_kind, Path("/proc/self/fd").iterdir()))
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return Sample(
        pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
        sum(1 for _ in Path("/proc/self/task").iterdir()),
        kinds.total() - kinds["socket"],
        kinds["socket"],
        sum(file.stat().st_size for file in home.rglob("*") if file.is_file()) / 1e6,
    )


def _kind(opened: Path) -> str:
    try:
        return str(opened.readlink()).split(":", 1)[0]
    except OSError:  # it was the folder, while it was read, or is closed by now
        return "closed"


def _told(curve: Sequence[Sample], tickets: int, scans: int, took_s: float) -> Report:
    warm = round(len(curve) * WARM_UP)
    middle = curve[warm : (warm + len(curve)) // 2]
    end = curve[(warm + len(curve)) // 2 :]
    end_mb, middle_mb = (statistics.median(one.memory_mb for one in part) for part in (end, middle))
    more_threads = max(one.threads for one in end) - max(one.threads for one in middle)
    more_files = max(one.files for one in end) - max(one.files for one in middle)
    a_scan = (curve[-1].disk_mb - curve[warm].disk_mb) * 1e6 / (scans * (len(curve) - warm) / len(curve))
    grown = f"{end_mb - middle_mb:+.1f} MB, {more_threads:+d} threads, {more_files:+d} files"
    fewest, before = (min(one.connections for one in part) for part in (end, middle))
    step = max(len(curve) // POINTS, 1)
    lines = [
        f"-- {tickets} tickets held, {len(curve)} rounds, {scans} scans in {took_s:.0f} s",
        *(f"round {number + 1}: {curve[number]}" for number in range(0, len(curve), step)),
        f"round {len(curve)}: {curve[-1]}",
        f"after the warm-up, end beside middle: {grown}; {a_scan:.0f} bytes on disk a scan",
    ]
    day = f"{len(curve)} rounds at {tickets:,} tickets"
    return Report(
        lines,
        [
            Row(
                f"{day}: memory",
                Figure("second half, median", end_mb, "MB"),
                Figure("first half after the warm-up, median", middle_mb, "MB"),
                end_mb - middle_mb,
                MOST_GROWN_MB,
                "MB",
            ),
            _most_more(f"{day}: threads", [one.threads for one in end], [one.threads for one in middle]),
            _most_more(f"{day}: files", [one.files for one in end], [one.files for one in middle]),
            Row(
                f"{day}: connections",
                Figure("second half, fewest", fewest, "open"),
                Figure("first half after the warm-up, fewest", before, "open"),
                fewest - before,
                KEPT_FOR_THE_NEXT,
                "more",
            ),
        ],
    )


def _most_more(what: str, end: Sequence[int], middle: Sequence[int]) -> Row:
    most, before = max(end), max(middle)
    baseline = Figure("first half after the warm-up, most", before, "open")
    return Row(what, Figure("second half, most", most, "open"), baseline, most - before, 0, "more")
