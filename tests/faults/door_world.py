"""A service with a memory and a bad line, and a door on a real profile that can be killed and restarted."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from kiosk.core.outbox import Answered
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import How
from kiosk.core.tickets import Listing
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.events import VerdictGiven
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo
from kiosk.store.database import Database
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, hold_list, wire_door
from tests.unit.store.store_samples import page, ticket

T = TypeVar("T")
TICKETS = tuple(f"t{number}" for number in range(4))
KEY = bytes(32)


class Fault(StrEnum):
    """What becomes of a request; the service has acted on those that say so."""

    NONE = "none"
    NOT_SENT = "not sent"
    LOST_BEFORE = "lost before"
    LOST_AFTER = "lost after it acted"
    FAILED_BEFORE = "503 before"
    FAILED_AFTER = "503 after it acted"
    PORTAL = "portal"
    THROTTLED = "429"
    SIGNED_OUT = "401"
    HANGS_BEFORE = "no answer ever"
    HANGS_AFTER = "no answer ever, after it acted"


ACTS = (Fault.NONE, Fault.LOST_AFTER, Fault.FAILED_AFTER, Fault.HANGS_AFTER)


class MemoryService:
    """Holds who is inside, as the service does; `toggles`: a second check-in checks the guest out."""

    def __init__(self, clock: FakeClock, *, toggles: bool, keeps_time: bool, skew_s: float) -> None:
        self._clock = clock
        self._toggles = toggles
        self._keeps_time = keeps_time
        self._true_start = clock.at + skew_s
        self._passed_start = clock.passed
        self.inside: dict[str, bool] = {}
        self.since: dict[str, float] = {}
        self.others: set[str] = set()
        self.plan: deque[Fault] = deque()
        self.asked: set[str] = set()
        self.doubles: set[str] = set()
        """Tickets whose very first check-in by our door found them in, and was answered so."""

    @property
    def time(self) -> float:
        """The service's clock, which no jump of ours moves."""
        return self._true_start + self._clock.passed - self._passed_start

    @property
    def skew_s(self) -> float:
        return self.time - self._clock.at

    def elsewhere(self, ticket_id: str) -> None:
        """Another door checks the ticket in, if it is not in."""
        if not self.inside.get(ticket_id):
            self.inside[ticket_id], self.since[ticket_id] = True, self.time
            self.others.add(ticket_id)

    async def check_in(self, ticket_id: str) -> Answered:
        await asyncio.sleep(0)
        fault = self.plan.popleft() if self.plan else Fault.NONE
        if fault is Fault.NONE and ticket_id not in self.asked and self.inside.get(ticket_id):
            self.doubles.add(ticket_id)
        self.asked.add(ticket_id)
        answer = self._act(ticket_id) if fault in ACTS else None
        match fault:
            case Fault.NOT_SENT:
                raise NotSentError("no connection")
            case Fault.LOST_BEFORE | Fault.LOST_AFTER:
                raise LostError("reset")
            case Fault.FAILED_BEFORE | Fault.FAILED_AFTER:
                raise FailedError("later", status=503)
            case Fault.PORTAL:
                raise NotDocumentedError("a login page")
            case Fault.THROTTLED:
                raise ThrottledError("slower", status=429, wait_s=1.0)
            case Fault.SIGNED_OUT:
                raise UnauthorisedError("expired", status=401)
            case Fault.HANGS_BEFORE | Fault.HANGS_AFTER:
                await asyncio.Event().wait()
        if answer is None:
            raise RefusedError("not planned", status=400)
        return answer

    def _act(self, ticket_id: str) -> Answered:
        before = self.inside.get(ticket_id)
        now = not before if self._toggles else True
        self.inside[ticket_id] = now
        if not (before and now and self._keeps_time):
            self.since[ticket_id] = self.time
        words = {True: "scanned_in", False: "scanned_out", None: ""}
        return Answered(words[now], words[before], self.since[ticket_id])

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """Every ticket, changed this moment."""
        changed = [ticket(name, updated_at=self.time) for name in TICKETS]
        return page(changed if query.offset == 0 else [], date=self.time)

    async def current_user(self) -> CurrentUser:
        raise NotSentError("not in this play")

    async def token_info(self) -> TokenInfo:
        raise NotSentError("not in this play")

    async def listings(self, user_id: str) -> tuple[Listing, ...]:
        raise NotSentError("not in this play")

    async def create_discount_code(self, code: DiscountCode) -> object:
        raise NotSentError("not in this play")

    async def renew_token(self) -> bool:
        return False


class DoorWorld:
    """One door, its service and their clock, driven step by step on a loop of its own."""

    def __init__(self, folder: Path, *, toggles: bool, keeps_time: bool, skew_s: float) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self.clock = FakeClock()
        self.service = MemoryService(self.clock, toggles=toggles, keeps_time=keeps_time, skew_s=skew_s)
        self._runs = 0
        self._start(first=True)

    def play(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end; nothing in this play takes long."""

        async def bounded() -> T:
            async with asyncio.timeout(20):
                return await work

        return self._loop.run_until_complete(bounded())

    def _start(self, *, first: bool = False) -> None:
        self._runs += 1
        self.profile = Profile(self._folder, Database(self._folder / "kiosk.db", KEY, writable=True), None)
        if first:
            self.play(hold_list(self.profile, [ticket(name) for name in TICKETS]))
        self.door: Door = self.play(self._wire())
        self.play(self.profile.recover())

    async def _wire(self) -> Door:
        run = f"run{self._runs}"
        return wire_door(self.profile, self.service, self.clock, policy=DoorPolicy(), run=run, confirm_ms=20)

    def scan(self, ticket_id: str, *, shown: bool) -> VerdictGiven:
        """Present a ticket; `shown`: the verdict reached a person."""
        given = self.play(self.door.engine.scan(f"token-{ticket_id}", How.COMMAND_LINE))
        assert given is not None
        if shown and given.admission_id:
            self.play(self.profile.mark_shown([given.admission_id]))
        return given

    def refresh(self, *, full: bool) -> None:
        """Fetch the guest list, whole or what changed."""
        self.play(self.door.guest_list.sync(full=full))

    def send(self) -> None:
        """Let the outbox do what is due, once."""
        self.play(self._send_once())

    async def _send_once(self) -> None:
        uploader = self.door.uploader
        await uploader._start_due()
        tasks = set(uploader._tasks)
        if tasks:
            await asyncio.wait(tasks, timeout=0.05)

    def kill(self) -> None:
        """The machine dies: nothing more is written, whatever was under way."""
        self.profile.close()
        self.play(self._drop_everything())
        self._start()

    async def _drop_everything(self) -> None:
        mine = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not mine]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def heal(self) -> None:
        """The network and the service are well again, and time goes by until everything is sent."""
        self.service.plan.clear()
        self.kill()
        for _ in range(60):
            self.clock.forward(61)
            self.door.uploader.signed_in()
            self.send()
            if self.play(self.profile.outbox_count()).unsent == 0:
                return

    def close(self) -> None:
        """End the play."""
        self.play(self._drop_everything())
        self.profile.close()
        self._loop.close()
