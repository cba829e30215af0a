"""A door on a real hub: what it shares, and when, with what another door does beside it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import pytest

from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.ports import Hub
from kiosk.engine.records import HubPlace
from kiosk.hub.address import HubAddress
from kiosk.hub.bucket import Bucket, open_hub
from kiosk.hub.connection import connect
from kiosk.store.profile import Profile
from tests.hub_server import HubServer, hub_server
from tests.unit.engine.scripted import (
    Door,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import admit, ending, ticket

TONIGHT = "tonight"
PATIENCE_S = 20.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server(tmp_path / "hub") as running:
        yield running


@asynccontextmanager
async def sharing(profile: Profile, server: HubServer) -> AsyncIterator[Door]:
    """A door that shares with the others, as long as this is open."""

    async def connect_hub() -> Hub:
        return await open_hub(HubAddress((server.url,)), "Door A")

    await hold_list(profile, [ticket("T-0"), ticket("T-1")])
    at_door = open_door(profile, ScriptedService(), FakeClock(), events=[TONIGHT], connect_hub=connect_hub)
    async with at_door as door:
        running = asyncio.create_task(door.controller.venue.run(), name="venue")
        try:
            assert await door.controller.venue.ready(PATIENCE_S)
            yield door
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def another_door(server: HubServer) -> AsyncIterator[Bucket]:
    """What another door has of the hub."""
    connection = await connect(HubAddress((server.url,)), "Door B")
    try:
        bucket = Bucket(connection, TONIGHT)
        await bucket.open(1)
        yield bucket
    finally:
        await connection.close()


async def messages(bucket: Bucket) -> list[tuple[LedgerRow, ...]]:
    """What was ever shared, message by message."""
    rows: list[tuple[LedgerRow, ...]] = []
    async with aclosing(bucket.follow(HubPlace())) as news:
        async for changes in news:
            if not changes:
                break
            rows += [change.rows for change in changes]
    return rows


class HeldReads:
    """Holds back what is read of the rows to share, from the first row on, until it is let go."""

    def __init__(self, profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
        self._really = profile.shared.unshared
        self.read = asyncio.Event()
        self.go = asyncio.Event()
        monkeypatch.setattr(profile.shared, "unshared", self._unshared)

    async def _unshared(self, event_id: str, limit: int, *, unnamed: bool) -> list[LedgerRow]:
        rows = await self._really(event_id, limit, unnamed=unnamed)
        if rows:
            self.read.set()
            await self.go.wait()
        return rows


async def test_whoever_is_turned_away_while_their_row_is_read_is_shared_with_that_and_never_without(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sharing(profile, server) as door, another_door(server) as other:
        held = HeldReads(profile, monkeypatch)
        with door.controller.venue.unseen({"a1"}):
            await admit(profile, "a1", "T-1")
            door.controller.venue.poke()
            await held.read.wait()
            await profile.at_door(lambda t: t.add(ending("o1", RowKind.OVERTURNED, "T-1", "a1")))
        held.go.set()

        async def is_shared() -> bool:
            return bool(await messages(other))

        await until(is_shared)
        assert [{row.id for row in rows} for rows in await messages(other)] == [{"a1", "o1"}]
