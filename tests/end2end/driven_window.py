"""The real window in a process of its own, driven over its pipes, so that it can be killed like any program.

A line of JSON goes in for each thing that staff do, and one comes out for each with what the window shows
then. Run as a module, with the profile's folder and the service's address and token.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from PySide6.QtCore import Qt

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.presence import InputMethod
from kiosk.core.screen_settings import ScreenSettings
from kiosk.engine.controller import DoorController
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.store import keys
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow
from tests.end2end import sheets_at_work
from tests.gui.guest_sheets import guest_sheet
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until

REPOSITORY = Path(__file__).parents[2]


class Driven:
    """A process from outside. A context manager that kills it at the latest."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, cwd=REPOSITORY
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        self.process.communicate()

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.kill()
        self.process.wait()

    def ask(self, what: str, text: str = "") -> Any:
        """Let staff do something; what comes of it, None where the program ends instead."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([what, text]).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        return json.loads(line) if line else None


class DrivenWindow(Driven):
    """The door's window alone."""

    def __init__(self, home: Path, address: str, token: str) -> None:
        command = [sys.executable, "-m", "tests.end2end.driven_window", str(home), address, token]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(REPOSITORY)}
        super().__init__(command, environment)

    def do(self, what: str, text: str = "") -> dict[str, Any]:
        """Let staff do something; what the window shows then."""
        shown: dict[str, Any] = self.ask(what, text)
        return shown

    def until(self, what: str, holds: Callable[[Any], bool]) -> dict[str, Any]:
        """Look until the window shows what it should."""
        for _ in range(400):
            shown = self.do("look")
            if holds(shown[what]):
                return shown
        raise AssertionError((what, shown))


def shown_by(door: DoorController, window: DoorWindow) -> dict[str, Any]:
    """What staff see."""
    sheet, opened = guest_sheet(window), [one for one in window.sheets.known if one.is_open]
    presence = sheet.guest.presence
    return {
        "recent": [[row.name, row.look.value, row.mark, row.facts] for row in window.recent.list.rows.rows],
        "aside": [[row.chip, row.name] for row in window.aside.list.rows.rows],
        "incidents": window.aside._incidents,
        "inside": window.footer.inside.text(),
        "guest": [presence.text, presence.mark] if sheet.ticket_id else [],
        "note": sheet.guest.note.text if sheet.ticket_id else "",
        "sheets": [f"{one.accessibleName()}: {one.accessibleDescription()}" for one in opened],
        "bar": window.last_verdict.view.word if window.last_verdict.view else "",
        "visible": window.isVisible(),
        "door": [door.door_name, door.direction.value],
        "supervisors": list(door.supervisors),
    }


async def _type(window: DoorWindow, code: str) -> None:
    """Type a code until it is told what it is of.

    A machine that stands still between two keys makes a person of a scanner, and half of a code a search.
    """
    shown = window.last_verdict.view
    while window.last_verdict.view in (shown, None):
        window.overlay.settle()
        window.entry.clear()
        type_text(window.entry, code)
        key(window.entry)
        with suppress(TimeoutError):
            await until(lambda: window.last_verdict.view not in (shown, None), within_s=20)


async def _act(door: DoorController, screen: Screen, what: str, text: str) -> None:
    window = screen.window
    match what:
        case "list":
            await until(lambda: door.list_complete)
        case "type":
            await _type(window, text)
        case "scan":
            await door.scan(text, InputMethod.HAND_SCANNER)
        case "aside":
            before = len(window.aside._waiting)
            window.press(Qt.Key.Key_F2)
            await until(lambda: len(window.aside._waiting) > before)
            await until(lambda: screen.presenter.incidents.asides.is_kept)
        case "crowd":
            for number in range(int(text)):
                await _act(door, screen, "scan", f"crowd-{number:04}")
                await _act(door, screen, "aside", "")
        case "fill in" | "do":
            which, _, rest = text.partition(": ")
            act = sheets_at_work.do if what == "do" else sheets_at_work.fill_in
            await act(screen, which, rest)
        case "guest":
            window.overlay.settle()
            window.guest_asked.emit(text)
            await until(lambda: guest_sheet(window).ticket_id == text)
        case "press":
            explained = next(one for one in window.sheets.known if one.is_open)
            await until(lambda: not explained.ignores_input)
            tap(explained.close_button)
        case "close":
            window.overlay.settle()
            window.close()
            await asyncio.sleep(0.5)
        case "look":
            await asyncio.sleep(0.1)


def _lines() -> "asyncio.Queue[str]":
    """What comes in, line by line; whoever waits for it keeps nobody from ending."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        while line := sys.stdin.readline():
            loop.call_soon_threadsafe(lines.put_nowait, line)

    threading.Thread(target=read, daemon=True).start()
    return lines


async def _played(home: Path, address: str, token: str) -> int:
    keys.ARGON2 = {"time_cost": 1, "memory_cost": 64, "parallelism": 1}
    settings = Settings(
        base_url=address, door="Door A", events=(ALL_EVENTS,), screen=ScreenSettings(names_asked=True)
    )
    place = Environment(home, settings, token, "a passphrase")
    async with (
        open_door(place, opens_anyhow=True) as door,
        open_screen(door, settings, SyntheticCamera(), home=home, loud=False) as screen,
    ):
        window = screen.window
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        lines = _lines()
        while line := await lines.get():
            what, text = json.loads(line)
            await _act(door, screen, what, text)
            sys.stdout.write(json.dumps(shown_by(door, window)) + "\n")
            sys.stdout.flush()
    return 0


def main() -> None:
    """Play what comes in, until a signal or the end of it."""
    signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGINT))
    home, address, token = sys.argv[1:]
    sys.exit(run(lambda _app: _played(Path(home), address, token)))


if __name__ == "__main__":
    main()
