"""When a hand scanner's code was read, from its keys to the door: no stalled window makes a repeat anew."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import cast

import pytest
from PySide6.QtCore import QEvent, Qt

from kiosk.bootstrap.screen import listen_to_hand_scanners
from kiosk.core.presence import InputMethod
from kiosk.core.presentations import InView, Presentations, Presented
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.engine.controller import DoorController
from kiosk.engine.events import ScanFailed
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme
from tests.gui.conftest import Play
from tests.gui.scanned_form import CODE, Keyboard
from tests.gui.waiting import until


@dataclass
class Door:
    """Where codes arrive, and no more of a door."""

    presented: list[Presented] = field(default_factory=list)
    breaks: bool = False
    events: list[object] = field(default_factory=list)
    _presentations: Presentations = field(default_factory=Presentations)

    def scan_failed(self) -> None:
        self.events.append(ScanFailed("", ""))

    async def scan(self, code: str, how: InputMethod, view: InView) -> None:
        assert how is InputMethod.HAND_SCANNER
        if self.breaks:
            raise RuntimeError("a fault of ours")
        self.presented.append(self._presentations.hand_scanner(code, view.until_s))


def at_window(play: Play, scene: Callable[[Door, Keyboard], Awaitable[None]]) -> None:
    async def whole() -> None:
        window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
        window.show()
        window.activateWindow()
        await until(window.isActiveWindow)
        door, tasks = Door(), Tasks()
        preferred = Preferred(Preferences(), window)
        scanners = listen_to_hand_scanners(cast("DoorController", door), tasks, window, preferred)
        try:
            await scene(door, Keyboard())
        finally:
            scanners.stop()
            await tasks.close()
            window.close_now()
            window.deleteLater()

    play(whole())


def test_repeat_is_told_by_when_the_keys_came_and_not_by_when_they_were_handled(play: Play) -> None:
    async def scene(door: Door, keys: Keyboard) -> None:
        keys.key(QEvent.Type.KeyPress, Qt.Key.Key_Shift, scan_code=50)  # handled as soon as it came
        now_ms = keys.at_ms
        for late_ms in (5000, 3500, 1400):  # and these all at once, by a window that was busy
            keys.at_ms = now_ms - late_ms
            keys.strokes(CODE + "\r", 1)
        await until(lambda: len(door.presented) == 3)
        assert door.presented == [Presented.NEW, Presented.SAME, Presented.NEW]

    at_window(play, scene)


def test_scan_that_a_fault_of_ours_ends_is_told_and_the_next_one_is_judged(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(door: Door, keys: Keyboard) -> None:
        door.breaks = True
        keys.strokes(CODE + "\r", 5)
        await until(lambda: door.events == [ScanFailed("", "")])
        door.breaks = False
        keys.rest()
        keys.strokes(CODE + "\r", 5)
        await until(lambda: door.presented == [Presented.NEW])

    with caplog.at_level(logging.CRITICAL):
        at_window(play, scene)
