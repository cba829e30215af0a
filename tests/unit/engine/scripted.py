"""A clock that stands still until told, a service that answers what it is told, and a door on them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import ParamSpec, TypeVar

from msgspec.structs import replace

from kiosk.bootstrap import assemble
from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy
from kiosk.core.replies import Answered
from kiosk.core.tickets import Listing, Ticket
from kiosk.engine.controller import DoorController
from kiosk.engine.door import DoorEngine
from kiosk.engine.errors import ServiceError, StoreError
from kiosk.engine.events import EngineEvent, Events
from kiosk.engine.guest_list import GuestList
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.office import OfficeTokens
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.uploader import Uploader
from kiosk.engine.venue import Connect
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import NOW, complete_list, page

E = TypeVar("E", bound=EngineEvent)
T = TypeVar("T")
P = ParamSpec("P")

IN_NOW = Answered("scanned_in", "scanned_out", NOW)
IN_BEFORE = Answered("scanned_in", "scanned_in", NOW - 900)
Reply = Answered | ServiceError


class FakeClock:
    """Both clocks, at an evening that passes when told."""

    def __init__(self) -> None:
        self.at = NOW
        self.passed = 1000.0

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.passed

    def forward(self, seconds: float) -> None:
        self.at += seconds
        self.passed += seconds


class ScriptedService:
    """Answers check-ins from a script: a ticket's own replies first, then the common one.

    `hold` keeps check-ins waiting while it is set to an event that is not. Pages come from `pages`, called
    with each query.
    """

    def __init__(self) -> None:
        self.replies: dict[str, list[Reply]] = {}
        self.always: Reply = IN_NOW
        self.hold: asyncio.Event | None = None
        self.asked: list[str] = []
        self.flying: list[str] = []
        self.most_flying = 0
        self.pages: Callable[[PageQuery], GuestPage | Awaitable[GuestPage]] = lambda _: page([])
        self.queries: list[PageQuery] = []
        self.owner: str | ServiceError = "host"
        self.user: str | ServiceError = "host"
        self.identified = 0
        self.renewals: list[bool | ServiceError] = []
        self.renewed = 0
        self.skew_s: float | None = 0.0

    async def check_in(self, ticket_id: str) -> Answered:
        self.asked.append(ticket_id)
        self.flying.append(ticket_id)
        self.most_flying = max(self.most_flying, len(self.flying))
        try:
            if self.hold is not None:
                await self.hold.wait()
            await asyncio.sleep(0)
        finally:
            self.flying.remove(ticket_id)
        script = self.replies.get(ticket_id)
        return _said(script.pop(0) if script else self.always)

    async def guest_page(self, query: PageQuery) -> GuestPage:
        self.queries.append(query)
        await asyncio.sleep(0)
        answer = self.pages(query)
        return answer if isinstance(answer, GuestPage) else await answer

    async def current_user(self) -> CurrentUser:
        self.identified += 1
        return CurrentUser(_said(self.user))

    async def token_info(self) -> TokenInfo:
        self.identified += 1
        return TokenInfo(_said(self.owner), ("public",), 3600, "app", 0)

    async def listings(self, user_id: str, *, public_only: bool = False) -> tuple[Listing, ...]:
        raise AssertionError(user_id, public_only)

    async def create_discount_code(self, code: DiscountCode) -> object:
        raise AssertionError(code)

    async def renew_token(self) -> bool:
        self.renewed += 1
        return _said(self.renewals.pop(0)) if self.renewals else False


def _said(reply: T | ServiceError) -> T:
    if isinstance(reply, ServiceError):
        raise reply
    return reply


def pages_of(tickets: Sequence[Ticket], *, cap: int = 1000) -> Callable[[PageQuery], GuestPage]:
    """A service that holds these tickets in this order and gives at most `cap` at a time."""

    def answer(query: PageQuery) -> GuestPage:
        return page(tickets[query.offset : query.offset + min(query.limit, cap)])

    return answer


class FailingStore(Profile):
    """A profile whose disk fails at the methods named in `broken`, as `at_door` or `outbox.count`."""

    broken: frozenset[str] = frozenset()

    def __getattribute__(self, name: str) -> object:
        whole = super().__getattribute__(name)
        if name == "broken":
            return whole
        broken_of_it = {one.removeprefix(f"{name}.") for one in self.broken if one.startswith(f"{name}.")}
        if broken_of_it:
            return _FailingPart(whole, broken_of_it)
        return _fail if name in self.broken else whole


class _FailingPart:
    def __init__(self, whole: object, broken: Collection[str]) -> None:
        self._whole, self._broken = whole, broken

    def __getattr__(self, name: str) -> object:
        whole: object = getattr(self._whole, name)
        return _fail if name in self._broken else whole


async def _fail(*_: object, **__: object) -> None:
    await asyncio.sleep(0)
    raise StoreError("the disk is full: nothing was recorded")


@dataclass
class Door:
    """A whole door on one profile, with what it said."""

    profile: Profile
    service: Service
    session: Session
    watch: LinkWatch
    guest_list: GuestList
    uploader: Uploader
    engine: DoorEngine
    controller: DoorController
    said: list[EngineEvent]

    def heard(self, kind: type[E]) -> list[E]:
        return [event for event in self.said if isinstance(event, kind)]


def wire_door(
    profile: Profile,
    service: Service,
    clock: Clock,
    *,
    policy: DoorPolicy | None = None,
    events: Iterable[str] | None = None,
    direction: Direction = Direction.ENTRY,
    run: str = "run",
    token_mark: str = "mark",
    offline: bool = False,
    confirm_ms: int = 5000,
    office: OfficeTokens | None = None,
    connect_hub: Connect | None = None,
) -> Door:
    """A door wired as the program wires it, nothing running behind it.

    Without `events` it is for those of the policy, and where that names none for every event on purpose.
    With an `office` it is paired, and holds no token of its own.
    """
    said: list[EngineEvent] = []
    emit, policy = Events(), policy or DoorPolicy()
    policy = replace(policy, budgets=replace(policy.budgets, confirm_ms=confirm_ms))
    emit.listen(said.append)
    given = (() if policy.events else (ALL_EVENTS,)) if events is None else events
    numbers = count()
    controller = assemble(
        profile=profile,
        service=service,
        clock=clock,
        events=emit,
        setup=DoorSetup(
            "Door A",
            run,
            "" if office else token_mark,
            frozenset(given),
            direction,
            "Mira",
            paired=office is not None,
        ),
        policy=policy,
        offline=offline,
        retention_days=30,
        delta_every_s=3600,
        full_every_s=7200,
        office=office,
        connect_hub=connect_hub,
        jitter=lambda: 1.0,
        new_id=lambda: f"{run}-{next(numbers)}",
    )
    return Door(
        profile,
        controller.service,
        controller.session,
        controller.watch,
        controller.guest_list,
        controller.uploader,
        controller.door,
        controller,
        said,
    )


def _leaving_nothing(wire: Callable[P, Door]) -> Callable[P, AbstractAsyncContextManager[Door]]:
    """The same door, stopped at the end; nothing that it started may be left then."""

    @asynccontextmanager
    async def opened(*given: P.args, **options: P.kwargs) -> AsyncIterator[Door]:
        before = asyncio.all_tasks()
        door = wire(*given, **options)
        await door.session.recall()
        try:
            yield door
        finally:
            await door.controller.stop()
            left = asyncio.all_tasks() - before
            assert [task for task in left if not task.get_name().startswith("test")] == []

    return opened


open_door = _leaving_nothing(wire_door)


async def hold_list(profile: Profile, tickets: Iterable[Ticket], *, mark: str = "mark") -> None:
    """A complete list of the account "host", whom the token belongs to."""
    await complete_list(profile, tickets)
    await profile.notes.put(f"account:{mark}", "host")


async def send_round(door: Door) -> float:
    """Send what is due by now; how long until there may be more. Soon after guests it leaves one by one."""
    scans = door.uploader._attempts.scans
    while True:
        is_lately, sent = bool(scans.lately_s), door.uploader.requests_left
        wait_s = await door.uploader._start_due()
        await door.uploader.settle()
        waits_s = scans.backlog_waits_s
        if not is_lately or (sent == door.uploader.requests_left and not waits_s):
            return wait_s
        await asyncio.sleep(waits_s)


async def until(holds: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until it holds; a test that waits in vain fails in the end."""
    async with asyncio.timeout(100):
        while True:
            answer = holds()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.002)
