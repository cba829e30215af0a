"""The hub of a door that is open: joined, changed for another and left while guests are let in."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from kiosk.core.hub_link import HubLink
from kiosk.core.message import Message
from kiosk.engine.errors import HubError, HubNotHostedError, HubNotKeptError, HubRefusedError, StoreError
from kiosk.engine.events import VenueState
from kiosk.engine.hub_pairing import (
    BegunJoining,
    HubPairing,
    JoinsHub,
    all_begun,
    forget_begun,
    hub_of,
    join_hub,
    keep_joined,
    leave_hub,
    may_be_let_in,
)
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.venue import Connect, Venue

TOGETHER_WITHIN_S = 5.0
"""So long whoever joined a hub waits to be told that the doors are together; it goes on by itself."""
SETTLES_WITHIN_S = 2.0
"""So long other doors may take to hear the last of this one before it leaves."""
ASKS_AGAIN_S = (1.0, 30.0)
"""How soon, at first and at last, a hub is asked again whether it let this door in."""
MAY_STILL_S = 60.0
"""So long a hub that is slow may still let in who has asked, though it does not know the door yet."""
GOES_FIRST = Message(
    "another hub is set on this machine, and goes first: ask the host to take it away",
    command_line="start Kiosk without KIOSK_HUB_URL",
)
UNCLEAR = Message("the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers")

log = logging.getLogger(__name__)


class HubNow(Struct, frozen=True):
    """The hub that this door goes by. `servers`: each `host:port`. `unshared`: so much others do not know."""

    servers: tuple[str, ...]
    state: VenueState
    unshared: int = 0


class HubWays(Protocol):
    """What this machine knows of hubs. Methods that wait raise HubError."""

    @property
    def given(self) -> tuple[str, ...]:
        """The servers of the hub that is set on this machine, and goes before any that is joined."""
        ...

    @property
    def join(self) -> JoinsHub:
        """Joins a hub."""
        ...

    async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
        """Whether the hub knows this door's key."""
        ...

    def is_of(self, link: HubLink, pairing: HubPairing) -> bool:
        """Whether a link is of the hub that was joined."""
        ...

    def connector(self, pairing: HubPairing) -> Connect:
        """Connects this door to the hub."""
        ...


class HubHere:
    """Joins and leaves hubs at a door that goes on meanwhile. Methods raise HubError or StoreError."""

    def __init__(self, store: Store, session: Session, venue: Venue, ways: HubWays) -> None:
        self._store, self._session, self._venue, self._ways = store, session, venue, ways
        self._one_at_a_time = asyncio.Lock()
        self._was_asked = asyncio.Event()
        self._unknown_since: dict[str, float] = {}
        """Since when a hub that was asked by a link says that it does not know this door."""

    async def now(self) -> HubNow | None:
        """The hub that this door goes by; None without one."""
        servers = self._ways.given
        if not servers:
            if (pairing := await hub_of(self._store)) is None:
                return None
            servers = pairing.servers
        where = tuple(server.removeprefix("nats://") for server in servers)
        return HubNow(where, self._venue.state, await self._venue.unshared())

    async def is_joined(self, link: HubLink) -> bool:
        """Whether the link is of the hub that this door has joined."""
        pairing = await hub_of(self._store)
        return pairing is not None and self._ways.is_of(link, pairing)

    async def join(self, link: HubLink) -> bool:
        """Go by the hub that shows this link from now on; whether the doors are together by now.

        Until the hub has let this door in, everything is as it was. What is to be shared by the hub of
        before is shared there first, as far as that is quickly done.
        """
        self._may_change()
        async with self._one_at_a_time:
            try:
                pairing = await join_hub(self._store, link, self._session.setup.door, self._ways.join)
            except (HubRefusedError, HubNotHostedError):
                raise
            except HubError as error:
                if not await self._may_be_let_in(link):
                    raise
                self._unknown_since.clear()
                self._was_asked.set()
                if isinstance(error, HubNotKeptError):
                    raise
                raise HubError(UNCLEAR) from error
            await self._go_by(pairing)
        return await self._venue.is_together(TOGETHER_WITHIN_S)

    async def leave(self) -> int:
        """Go by no hub from now on; how much of what happened here other doors were not told.

        0 also where that cannot be counted: the hub is left all the same.
        """
        self._may_change()
        async with self._one_at_a_time:
            await self._venue.settle(SETTLES_WITHIN_S)
            await leave_hub(self._store)
            self._venue.use(None)
            try:
                return await self._venue.unshared()
            except StoreError as error:
                log.warning("what other doors do not know cannot be counted: %s", error)
                return 0

    async def run(self) -> None:
        """Find out what became of it where a hub was asked to let this door in and nobody heard; for ever."""
        while True:
            self._was_asked.clear()
            if not self._ways.given:
                await self._find_out()
            await self._was_asked.wait()

    def _may_change(self) -> None:
        if self._ways.given:
            raise HubRefusedError(GOES_FIRST)

    async def _go_by(self, pairing: HubPairing) -> None:
        await self._venue.settle(SETTLES_WITHIN_S)
        self._venue.use(self._ways.connector(pairing))

    async def _find_out(self) -> None:
        wait_s, most_s = ASKS_AGAIN_S
        while not await self._is_known():
            try:
                async with asyncio.timeout(wait_s):
                    await self._was_asked.wait()
            except TimeoutError:
                wait_s = min(2 * wait_s, most_s)
            else:  # a hub that was asked just now waits for no other that is away
                self._was_asked.clear()
                wait_s = ASKS_AGAIN_S[0]

    async def _may_be_let_in(self, link: HubLink) -> bool:
        try:
            return await may_be_let_in(self._store, link)
        except StoreError as error:
            log.warning("whether a hub was asked cannot be read: %s", error)
            return True

    async def _is_known(self) -> bool:
        """Whether there is nothing to be found out any more.

        While a hub is asked, which may be slow, others join and leave.
        """
        try:
            begun = await all_begun(self._store)
            for number, one in enumerate(begun):
                if (is_let_in := await self._is_let_in(one)) is None:
                    continue
                async with self._one_at_a_time:
                    if await all_begun(self._store) != begun:
                        return False  # somebody joined or left meanwhile
                    if is_let_in or not self._may_still_come(one):
                        await self._settle(one, begun[:number], is_let_in=is_let_in)
                        break
            return not await all_begun(self._store)
        except StoreError as error:
            log.warning("whether the hub let this door in is looked for again: %s", error)
        return False

    async def _is_let_in(self, begun: BegunJoining) -> bool | None:
        """Whether that hub let this door in; None where it does not say."""
        try:
            return await self._ways.is_let_in(begun.pairing, self._session.setup.door)
        except HubError:
            self._unknown_since.pop(begun.link, None)
            return None

    async def _settle(self, begun: BegunJoining, later: Sequence[BegunJoining], *, is_let_in: bool) -> None:
        """Go by what the hub said. `later`: what was begun after that. Raises StoreError."""
        self._unknown_since.pop(begun.link, None)
        if not is_let_in:
            log.info("the hub had not let this door in")
            await forget_begun(self._store, begun.link)
            return
        is_new = await hub_of(self._store) != begun.pairing
        await keep_joined(self._store, begun.pairing, later)
        if is_new:
            log.info("the hub had let this door in")
            await self._go_by(begun.pairing)

    def _may_still_come(self, begun: BegunJoining) -> bool:
        """Whether a hub that does not know this door may let it in all the same: it has not answered yet."""
        now = asyncio.get_running_loop().time()
        return now < self._unknown_since.setdefault(begun.link, now) + MAY_STILL_S
