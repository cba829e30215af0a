"""One profile, one sandbox, and the doors that open on them in the course of the evening."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.core.policy import Direction
from kiosk.core.screen_settings import Scheme, ScreenSettings
from kiosk.engine.controller import DoorController
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.ui.door.window import DoorWindow
from tests.end2end.simulated_event.cast import SUPERVISOR, Cast, policy
from tests.end2end.simulated_event.keyboard import Keyboard
from tests.end2end.simulated_event.record import Record
from tests.end2end.simulated_event.screen_reader import ScreenReader
from tests.end2end.simulated_event.simulated_input import SimulatedInput
from tests.end2end.simulated_event.touch import Touch
from tests.end2end.simulated_event.waiting import until_true

ENTRY, EXIT = "Door A, North gate", "Door B, Garden"
HASTE = 2
"""So much faster than people's are the tickets that are held up to the camera."""
IDLE = 0.2
"""So much slower is a camera to which nothing is held up: pictures of the doorway cost the machine time."""


@dataclass
class Door:
    """A door that is open: its screen, and the hands and eyes of who works there."""

    kiosk: DoorController
    window: DoorWindow
    reader: ScreenReader
    user: SimulatedInput


@dataclass
class Stage:
    """What the evening is played on. `uses_touch`: with fingers and a camera, else with keys alone."""

    sandbox: SandboxThread
    home: Path
    uses_touch: bool
    cast: Cast = field(init=False)
    record: Record = field(init=False)
    double: Ticket | None = field(default=None, init=False)
    """Who was in at another door already when they were let in here."""
    leavers: tuple[Ticket, ...] = field(default=(), init=False)
    """Who leaves in the course of the evening: one who may not come in again, and one who may."""

    def __post_init__(self) -> None:
        self.cast = Cast(self.sandbox.world)
        self.record = Record(self.sandbox)
        self._events: tuple[str, ...] = ()

    def choose(self, event_id: str) -> None:
        """What the doors that open later are for."""
        self._events = (event_id,)

    @asynccontextmanager
    async def open(self, name: str, direction: Direction = Direction.ENTRY) -> AsyncIterator[Door]:
        """Open a door as the program does, in kiosk mode, with a camera that shows what it is told to."""
        settings = Settings(
            base_url=self.sandbox.base_url,
            door=name,
            events=self._events,
            direction=direction,
            on_duty=SUPERVISOR,
            screen=ScreenSettings(theme=Scheme.DARK, kiosk_mode=True, verdict_s=1.0),
        )
        place = Environment(self.home, settings, self.sandbox.token, "a passphrase")
        camera = _Camera(1.0, haste=HASTE) if self.uses_touch else _Camera(IDLE)
        async with open_door(place) as kiosk:
            kiosk.session.set_policy(policy())
            async with open_screen(kiosk, settings, camera, loud=False) as screen:
                window = screen.window
                reader = ScreenReader(window)
                user: SimulatedInput = Touch(window, reader, camera) if self.uses_touch else Keyboard(window)
                window.show()
                window.activateWindow()  # as a window manager does; a bare display has none
                await until_true(window.isActiveWindow, lambda: "the window does not get the keyboard")
                yield Door(kiosk, window, reader, user)


class _Camera(SyntheticCamera):
    """The rehearsal's camera, where people are in haste or nobody comes."""

    def __init__(self, pace: float, *, haste: int = 1) -> None:
        """`pace`: how many times as many pictures a second. `haste`: of a ticket's only one in so many."""
        super().__init__(
            clock=lambda: time.monotonic() * pace, sleep=lambda seconds: time.sleep(seconds / pace)
        )
        self._haste = haste

    def read(self) -> NDArray[Any] | None:
        """The next picture."""
        with self._guard:
            self._act_frame += self._haste - 1
        return super().read()
