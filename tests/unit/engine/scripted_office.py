"""The tokens of a pairing, from a script."""

import asyncio
from collections.abc import Awaitable, Callable

from kiosk.engine.errors import PairedOfficeError
from kiosk.engine.office import DoorStatus, OfficeToken, Pairing
from tests.unit.engine.scripted import FakeClock

PAIRING = Pairing("https://office:8788", "pem", "credential", "door-1", "office-1")
Step = OfficeToken | PairedOfficeError | None


def token(serial: int, account: str = "sign-in 1", ends_s: float | None = None) -> OfficeToken:
    half_s = None if ends_s is None else ends_s - 50
    return OfficeToken(f"token-{serial}", serial, account, ends_s, half_s)


class ScriptedTokens:
    """kiosk.engine.office.OfficeTokens: each look is a step of the script, and at its end looks never end.

    A look at which nothing is newer (None) takes as long as it may; an error comes `after_s`, a token
    `token_after_s`.
    """

    def __init__(self, clock: FakeClock, *steps: Step) -> None:
        self.pairing = PAIRING
        self.held: OfficeToken | None = None
        self.clock = clock
        self.steps = list(steps)
        self.waits: list[float] = []
        self.told: list[DoorStatus] = []
        self.tell_error: PairedOfficeError | None = None
        self.after_s = self.token_after_s = 0.0
        self.done = asyncio.Event()
        self._heard: list[Callable[[OfficeToken], None]] = []

    def on_new(self, heard: Callable[[OfficeToken], None]) -> None:
        self._heard.append(heard)

    def push(self, new: OfficeToken) -> None:
        self.held = new
        for heard in self._heard:
            heard(new)

    def wait_for(self, started: Callable[[], Awaitable[None]]) -> None:
        raise AssertionError(started)

    async def look(self, wait_s: float) -> bool:
        self.waits.append(wait_s)
        if not self.steps:
            self.done.set()
            await asyncio.Event().wait()
        step = self.steps.pop(0)
        await asyncio.sleep(0)
        if isinstance(step, PairedOfficeError):
            self.clock.forward(self.after_s)
            raise step
        if step is None:
            self.clock.forward(wait_s)
            return False
        self.clock.forward(self.token_after_s)
        self.push(step)
        return True

    async def stands(self) -> OfficeToken | None:
        await self.look(0.0)
        return self.held

    async def tell(self, status: DoorStatus) -> None:
        self.told.append(status)
        if self.tell_error is not None:
            raise self.tell_error
