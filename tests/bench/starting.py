"""How long a cold start takes until the door reads tickets, with its list held; beside an empty window.

Each is a process of its own, from its beginning to the end of its first painting; of the door's, a code that
is typed then gets its verdict, which says that it was ready. Its camera shows a picture that is there, as
drawing one is no part of a start. Both find the program compiled, as installing it leaves it: one start of
each goes before those that count.
"""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.report import DESIGNED_FOR, Figure, Report, Row

if TYPE_CHECKING:
    from kiosk.bootstrap import Environment

BUDGET = 5.0
TIMES = 7
VIEW = "view.png"
"""What the camera shows."""


def measure(tickets: int, seed: int) -> Report:
    """Start so often with so many tickets held; what was found, for people."""
    from tests.bench.baselines import EMPTY_WINDOW  # here, or the door that is timed would load httpx before

    with tempfile.TemporaryDirectory() as home:
        code = asyncio.run(_held(Path(home), tickets, seed))
        compiled = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        compiled["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
        empty_window, door_window = [sys.executable, "-c", EMPTY_WINDOW], _door(home, code)
        _took(empty_window, compiled)
        _told(door_window, compiled)
        empty, door, first = [], [], []
        for _ in range(TIMES):
            empty.append(_took(empty_window, compiled))
            began = time.perf_counter()
            told = _told(door_window, compiled)
            door.append(told["painted_at"] - began)
            first.append(told["verdict_at"] - told["painted_at"])
    began_s, empty_s = statistics.median(door), statistics.median(empty)
    start = Row(
        f"cold start, {tickets:,} held",
        Figure("painted and ready, median", began_s, "s"),
        Figure("an empty window of PySide6, median", empty_s, "s"),
        began_s / empty_s,
        BUDGET if tickets == DESIGNED_FOR else None,
    )
    return Report(
        [
            f"-- {tickets} tickets held, {TIMES} starts each",
            f"baseline: an empty window of PySide6: {_line(empty)}",
            f"the door, painted and ready: {_line(door)}; its first verdict {_line(first)} later",
        ],
        [start],
    )


def _door(home: str, code: str) -> list[str]:
    return [sys.executable, "-m", "tests.bench.starting", home, code]


def _took(command: Sequence[str], environment: dict[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def _told(command: Sequence[str], environment: dict[str, str]) -> dict[str, float]:
    done = subprocess.run(
        command, check=True, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    told: dict[str, float] = json.loads(done.stdout)
    return told


def _line(seconds: Sequence[float]) -> str:
    return f"median {statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s"


async def _held(home: Path, tickets: int, seed: int) -> str:
    """Fetch the list once; the code of a guest who may come in."""
    import cv2  # none of this is for the door that is timed to load
    import numpy as np

    from kiosk.bootstrap import open_door
    from tests.bench.crowding import GOOD, guests_of, sandbox

    assert cv2.imwrite(str(home / VIEW), np.full((720, 1280, 3), 40, np.uint8))
    with sandbox(tickets, seed) as (address, token):
        async with open_door(_place(home, address, token)) as door:
            await door.guest_list.sync(full=True)
            event, (ticket, *_), _ = await guests_of(door, 1)
            assert ticket.state in GOOD
            await door.choose_events(frozenset({event}))
            await door.guest_list.sync()
    return ticket.token


def _place(home: Path, address: str = "", token: str = "") -> "Environment":
    from kiosk.bootstrap import Environment
    from kiosk.core.policy import ALL_EVENTS
    from kiosk.settings import Settings

    settings = Settings(base_url=address, door="Door A", events=(ALL_EVENTS,))
    return Environment(home / "door", settings, token, passphrase="a bench")


def main(home: str, code: str) -> int:
    """Open the door as the program does; when it was painted, and when its first verdict was there."""
    from kiosk.__main__ import collect_seldom, leave_out_what_is_not_used

    leave_out_what_is_not_used()
    collect_seldom()
    import_module("kiosk.cli.app")
    from kiosk.bootstrap.opening import opened_early
    from kiosk.ui.theme.lent_fonts import lent_fonts_chosen_early

    with lent_fonts_chosen_early(), opened_early(_place(Path(home))):
        import_module("kiosk.cli.window")  # and with it all that the program imports
        return _played(home, code)


def _played(home: str, code: str) -> int:
    from kiosk.ui.app.run import run

    async def play(_app: object) -> int:
        from PySide6.QtCore import QEvent, QObject

        from kiosk.bootstrap import open_door
        from kiosk.bootstrap.screen import open_screen
        from kiosk.core.presence import InputMethod

        painted = asyncio.Event()

        class Painted(QObject):
            def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
                if event.type() is QEvent.Type.Paint:
                    asyncio.get_running_loop().call_soon(painted.set)
                return False

        place = _place(Path(home))
        async with (
            open_door(place, opens_anyhow=True) as door,
            open_screen(door, place.settings, str(Path(home) / VIEW), loud=False) as screen,
        ):
            seen = Painted(screen.window)
            screen.window.installEventFilter(seen)
            screen.window.resize(1280, 800)
            screen.window.show()
            await painted.wait()
            painted_at = time.perf_counter()
            given = await door.scan(code, InputMethod.KEYBOARD)
            verdict_at = time.perf_counter()
            assert given is not None
            sys.stdout.write(json.dumps({"painted_at": painted_at, "verdict_at": verdict_at}))
        return 0

    return run(play)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
