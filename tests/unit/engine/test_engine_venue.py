"""A door and what another one shared: who is stopped, by its own clock alone; what is offered again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow
from kiosk.core.venue import as_shared
from kiosk.engine.errors import HubUnreadableError
from kiosk.engine.events import EngineEvent, LateStop, VenueChanged, VenueState
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.venue import Venue
from kiosk.hub.address import HubAddress
from kiosk.hub.bucket import Bucket, open_hub
from kiosk.hub.connection import connect
from kiosk.hub.values import encode, key_of
from kiosk.store.profile import Profile
from tests.hub_server import HubServer, hub_server
from tests.unit.engine.scripted import FakeClock, ScriptedService, until
from tests.unit.store.store_samples import NOW, admission

Sharing = Callable[[], AbstractAsyncContextManager[list[EngineEvent]]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server(tmp_path / "hub") as running:
        yield running


@pytest.fixture
def sharing(profile: Profile, server: HubServer) -> Sharing:
    """This door on the hub, with what it tells."""

    @asynccontextmanager
    async def shares() -> AsyncIterator[list[EngineEvent]]:
        told: list[EngineEvent] = []
        setup = DoorSetup("Door A", "this run", events=frozenset({"tonight"}))
        session = Session(setup, profile, ScriptedService(), DoorPolicy())
        connect = partial(open_hub, HubAddress((server.url,)), "Door A")
        venue = Venue(profile, session, FakeClock(), told.append, connect)
        running = asyncio.create_task(venue.run())
        try:
            await until(lambda: venue.state is VenueState.TOGETHER)
            yield told
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running

    return shares


async def let_in_here(profile: Profile, at: float) -> None:
    row = replace(admission("a", "t1", at=at, run="this run"), shown=True)
    await profile.at_door(lambda transaction: transaction.add(row))


async def let_in_there(server: HubServer, at: float) -> None:
    row: LedgerRow = as_shared(replace(admission("b", "t1", at=at), door="Door B", logical_us=int(at * 1e6)))
    hub = await open_hub(HubAddress((server.url,)), "Door B")
    try:
        await (await hub.event("tonight")).write([row], 0)
    finally:
        await hub.close()


def stopped(told: list[EngineEvent]) -> list[str]:
    return [one.ticket_id for one in told if isinstance(one, LateStop)]


@pytest.mark.parametrize("off_s", [-600.0, 0.0, 600.0, 86_400.0])
async def test_whoever_came_in_just_now_is_stopped_whatever_the_other_doors_clock_says(
    profile: Profile, server: HubServer, sharing: Sharing, off_s: float
) -> None:
    await let_in_here(profile, NOW - 30)
    await let_in_there(server, NOW + off_s)
    async with sharing() as told:
        await until(lambda: stopped(told) == ["t1"])


async def test_what_the_hub_did_not_take_is_offered_to_it_again(
    profile: Profile, server: HubServer, sharing: Sharing
) -> None:
    await let_in_here(profile, NOW - 600)
    (mine,) = await profile.ledger.rows("t1")

    async def is_unshared() -> bool:
        return bool(await profile.shared.unshared("tonight", 9, unnamed=True))

    async def is_there() -> bool:
        there = await open_hub(HubAddress((server.url,)), "Door B")
        try:
            shared = await (await there.event("tonight")).read(mine)
        except HubUnreadableError:
            return False
        else:
            return "a" in [row.id for row in shared.rows]
        finally:
            await there.close()

    await put_there(server, b'{"version": 99}')
    async with sharing():
        await until(lambda: _not(is_unshared()))
    assert not await is_there()
    await put_there(server, encode([as_shared(replace(mine, id="b"))], "w"))
    async with sharing():
        await until(is_there)


async def _not(what: Awaitable[bool]) -> bool:
    return not await what


async def put_there(server: HubServer, value: bytes) -> None:
    connection = await connect(HubAddress((server.url,)), "another version")
    try:
        bucket = Bucket(connection, "tonight")
        await bucket.open(1)
        await connection.js.publish(f"{bucket._subjects}.{key_of(admission('a', 't1'))}", value)
    finally:
        await connection.close()


async def test_whoever_came_in_long_ago_is_an_incident_alone(
    profile: Profile, server: HubServer, sharing: Sharing
) -> None:
    await let_in_here(profile, NOW - 600)
    await let_in_there(server, NOW + 600)
    async with sharing() as told:
        await until(lambda: any(isinstance(one, VenueChanged) and bool(one.incidents) for one in told))
        assert stopped(told) == []
    assert len(await profile.incidents.recorded(every=False)) == 1
