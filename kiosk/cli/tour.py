"""The demo's tour: a fixed script through the real window, each step checked and photographed."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from kiosk.cli.printing import echo, result
from kiosk.core.presence import Certainty
from kiosk.core.verdict import VerdictKind
from kiosk.engine.controller import DoorController
from kiosk.engine.events import EngineEvent, VerdictGiven
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.world import World
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.app.simulated_input import press_enter, save_picture, tap, type_key
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.search.guest_sheet import GuestSheet

TIMEOUT_S = 30.0
SETTLED_S = 0.4
"""After this long a verdict has been painted, whatever moves on the screen."""

KEY_S = 0.07
"""As a quick typist does it, and slower than any hand scanner."""


class StepFailedError(Exception):
    """A step of the tour did not go as written."""


class Step(Struct, frozen=True):
    """One step: its name, and what is done; the answer is what was seen."""

    name: str
    play: Callable[[], Awaitable[str]]


class Tour:
    """Plays the script on a rehearsal's door, with its synthetic camera."""

    def __init__(
        self, world: World, door: DoorController, window: DoorWindow, camera: SyntheticCamera, pictures: Path
    ) -> None:
        self._world = world
        self._door = door
        self._window = window
        self._camera = camera
        self._pictures = pictures
        self._verdicts: asyncio.Queue[VerdictGiven] = asyncio.Queue()
        door.listen(self._hear)
        self._valid = iter(_one_an_order(self._of(world.tonight.id, "closed", "paid")))
        self._first = next(self._valid)

    def _hear(self, event: EngineEvent) -> None:
        # Where few frames are read in a second, a ticket that is held up looks like one that is shown twice.
        if isinstance(event, VerdictGiven) and event.verdict.kind is not VerdictKind.SAME_SCAN:
            self._verdicts.put_nowait(event)

    def _of(self, event_id: str, *states: str) -> list[Ticket]:
        return [t for t in self._world.tickets if t.event.id == event_id and t.state in states]

    def _steps(self) -> list[Step]:
        tonight, tomorrow = self._world.tonight.id, self._world.event("tomorrow").id
        cancelled, unapproved = self._of(tonight, "cancelled")[0], self._of(tonight, "unapproved")[0]
        return [
            Step("ready", self._ready),
            Step("admit", lambda: self._show(self._first, VerdictKind.ADMIT, Certainty.CONFIRMED)),
            Step("duplicate", lambda: self._show(self._first, VerdictKind.ALREADY_IN)),
            Step("cancelled", lambda: self._show(cancelled, VerdictKind.NOT_VALID)),
            Step("unapproved", lambda: self._show(unapproved, VerdictKind.REFER)),
            Step("wrong event", lambda: self._show(self._of(tomorrow, "paid")[0], VerdictKind.WRONG_EVENT)),
            Step("unknown", lambda: self._present("https://example.org/not-a-ticket", VerdictKind.UNKNOWN)),
            Step("search", self._search),
            Step("admit from search", self._admit_found),
            Step("link goes down", self._go_down),
            Step("offline 1", lambda: self._show(next(self._valid), VerdictKind.ADMIT, Certainty.LOCAL)),
            Step("offline 2", lambda: self._show(next(self._valid), VerdictKind.ADMIT, Certainty.LOCAL)),
            Step("offline 3", lambda: self._show(next(self._valid), VerdictKind.ADMIT, Certainty.LOCAL)),
            Step("offline waiting", self._unsent),
            Step("link comes back", self._come_back),
        ]

    async def play(self) -> int:
        """Play every step; 0 when all went as written, else 1."""
        failed = 0
        for number, step in enumerate(self._steps(), start=1):
            try:
                async with asyncio.timeout(TIMEOUT_S):
                    seen, good = await step.play(), True
            except (StepFailedError, TimeoutError) as error:
                seen, good = str(error) or "nothing happened in time", False
            picture = self._pictures / f"{number:02}-{step.name.replace(' ', '-')}.png"
            await asyncio.sleep(SETTLED_S)
            good &= save_picture(self._window, picture)
            failed += not good
            value: dict[str, Any] = {"step": step.name, "ok": good, "seen": seen, "picture": str(picture)}
            result(value, f"{'✓' if good else '✗'} {step.name}: {seen}")
        echo(f"kiosk: {'the tour went as written' if not failed else f'{failed} steps failed'}")
        return 1 if failed else 0

    async def _until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            await asyncio.sleep(0.05)

    async def _ready(self) -> str:
        await self._until(lambda: self._door.list_complete and self._window.camera.frame is not None)
        return f"{len(self._world.tickets)} tickets held, the camera is live"

    async def _show(self, ticket: Ticket, kind: VerdictKind, certainty: Certainty | None = None) -> str:
        return await self._present(ticket.token, kind, certainty, ticket.attendee.name)

    async def _present(
        self, code: str, kind: VerdictKind, certainty: Certainty | None = None, name: str = ""
    ) -> str:
        """Hold a code up to the camera once the last one has left, and hear the verdict."""
        await self._until(lambda: not self._camera.pending)
        await asyncio.sleep(1.6)  # a code that left the view for less counts as the same presentation
        self._camera.show(code, name)
        return await self._verdict(kind, certainty)

    async def _verdict(self, kind: VerdictKind, certainty: Certainty | None) -> str:
        given = await self._verdicts.get()
        seen = f"{given.verdict.kind}, {given.certainty}"
        if given.verdict.kind is not kind or certainty not in (None, given.certainty):
            raise StepFailedError(f"{seen}, and not {kind}")
        return seen

    async def _search(self) -> str:
        await self._until(lambda: not self._camera.pending)
        self._found = next(t for t in self._valid if self._is_findable(t.attendee.name))
        for character in self._found.attendee.name.lower()[:-1]:
            type_key(self._window.entry, character)
            await asyncio.sleep(KEY_S)
        results = self._window.results
        await self._until(lambda: results.isVisible() and results.found[:1] == (self._found.id,))
        await self._until(self._window.overlay.isHidden)
        return f"{len(results.found)} found"

    def _is_findable(self, name: str) -> bool:
        """Whether a keyboard has its letters, and nobody else is called so."""
        return name.isascii() and sum(t.attendee.name == name for t in self._world.tickets) == 1

    async def _admit_found(self) -> str:
        sheet = self._window.findChild(GuestSheet)
        if sheet is None:
            raise StepFailedError("there is no sheet for a guest")
        press_enter(self._window.entry)
        await self._until(lambda: bool(sheet.ticket_id))
        if sheet.ticket_id != self._found.id or not self._verdicts.empty():
            raise StepFailedError("Enter did not open the guest")
        await self._until(lambda: not sheet.ignores_input)  # it has just opened, or is under a verdict
        tap(sheet.admit)
        return await self._verdict(VerdictKind.ADMIT, Certainty.CONFIRMED)

    async def _go_down(self) -> str:
        self._world.down = True
        await self._door.refresh()
        return f"the link is {self._door.link}"

    async def _unsent(self) -> str:
        await self._until(lambda: not self._camera.pending)
        count = await self._door.resolution.outbox_count()
        if count.unsent != 3:
            raise StepFailedError(f"{count.unsent} unsent, and not 3")
        await asyncio.sleep(2)
        return "3 unsent"

    async def _come_back(self) -> str:
        self._world.down = False
        while (await self._door.resolution.outbox_count()).unsent:
            await asyncio.sleep(0.1)
        await self._until(lambda: self._door.link == "good")
        await asyncio.sleep(2)
        return "all sent"


def _one_an_order(tickets: list[Ticket]) -> list[Ticket]:
    seen: dict[str, Ticket] = {}
    for ticket in tickets:
        seen.setdefault(ticket.order.id, ticket)
    return list(seen.values())
