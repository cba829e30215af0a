"""What reaches the screen: hostile texts in every place where a text from outside is shown.

How long the main thread is held is measured against calm texts: each scene is played with such ones before.
"""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Scheme
from kiosk.ui.app.run import run
from tests.faults.fuzzing.door_scenes import DOOR_SCENES
from tests.faults.fuzzing.sheet_scenes import SHEET_SCENES
from tests.faults.fuzzing.words import Scene, Words
from tests.gui.gallery.setting import GUESTS, Setting, a_setting
from tests.gui.waiting import until

SCENES: tuple[Scene, ...] = (*DOOR_SCENES, *SHEET_SCENES)
TURN_S = 0.002
STALL_MS = 33.0


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


class Held(Struct):
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
        scene = chance.choice(SCENES)
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


@asynccontextmanager
async def opened(_folder: Path) -> AsyncIterator[Screens]:
    """The door screen."""
    async with a_setting((1280, 800), Scheme.DARK) as setting:
        screens = Screens(setting, Turns())
        try:
            await until(lambda: not setting.presenter.is_dressing)
            for scene in SCENES:  # what is made once is made now
                await screens.play(scene, Words(Random(scene.__name__), hostile=False), lambda _: None)
            yield screens
        finally:
            screens.turns.stop()
