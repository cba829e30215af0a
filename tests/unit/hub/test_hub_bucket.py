"""A bucket on a real server: one of many writers wins, and who follows misses nothing."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.core.presence import LedgerRow, RowKind, presence_of
from kiosk.core.venue import Granted, as_shared, claim
from kiosk.engine.errors import HubError, HubFullError, HubMovedError
from kiosk.engine.records import HubChange, HubPlace, SharedRows
from kiosk.hub import bucket as bucket_module
from kiosk.hub import feed, values
from kiosk.hub.address import HubAddress
from kiosk.hub.bucket import Bucket
from kiosk.hub.connection import connect
from kiosk.hub.values import VERSION
from tests.hub_server import HubServer, hub_server

EVENT = "event: 1+2"
NOW = 1_781_372_400.0


def row(identity: str, ticket_id: str = "t:1", kind: RowKind = RowKind.ADMISSION) -> LedgerRow:
    return as_shared(LedgerRow(identity, kind, ticket_id, NOW, "Door A", "camera", EVENT, "account"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server(tmp_path / "hub") as running:
        yield running


@asynccontextmanager
async def a_bucket(server: HubServer, event_id: str = EVENT) -> AsyncIterator[Bucket]:
    connection = await connect(HubAddress((server.url,)), "Door A")
    try:
        bucket = Bucket(connection, event_id)
        await bucket.open(1)
        yield bucket
    finally:
        await connection.close()


async def followed(bucket: Bucket, place: HubPlace = HubPlace()) -> list[HubChange]:  # noqa: B008 - frozen
    """All that there is behind `place`."""
    changes: list[HubChange] = []
    async with aclosing(bucket.follow(place)) as news:
        async for some in news:
            if not some:
                break
            changes += some
    return changes


async def test_what_is_written_is_read_and_only_on_the_state_that_was_known(server: HubServer) -> None:
    async with a_bucket(server) as one, a_bucket(server) as other:
        assert await one.read(row("a")) == SharedRows()
        revision = await one.write([row("a")], 0)
        assert await other.read(row("b")) == SharedRows((row("a"),), revision)
        for wrong in (0, revision - 1, revision + 1):
            with pytest.raises(HubMovedError):
                await other.write([row("b")], wrong)
        assert await other.write([row("a"), row("x", kind=RowKind.EXIT)], revision) > revision
        assert [each.id for each in (await one.read(row("a"))).rows] == ["a", "x"]


async def test_of_eight_doors_that_claim_at_once_one_is_granted(server: HubServer) -> None:
    async def admits(bucket: Bucket, door: int, ticket: int) -> bool:
        admission = row(f"a{door}.{ticket}", f"t{ticket}")
        while True:
            shared = await bucket.read(admission)
            outcome = claim(shared.rows, admission, None)
            if not isinstance(outcome, Granted):
                return False
            try:
                await bucket.write(outcome.rows, shared.revision)
            except HubMovedError:
                continue
            return True

    async with a_bucket(server) as one, a_bucket(server) as other:
        doors = [one, other] * 4
        for ticket in range(40):
            granted = await asyncio.gather(*(admits(bucket, n, ticket) for n, bucket in enumerate(doors)))
            assert sum(granted) == 1
        assert len(await followed(one)) == 40


async def test_who_follows_has_what_was_what_comes_and_the_state_as_it_then_is(server: HubServer) -> None:
    async with a_bucket(server) as writer, a_bucket(server) as reader:
        for number in range(1200):
            await writer.write([row(f"a{number}", f"t{number}")], 0)
        changes = await followed(reader)
        assert [change.place.sequence for change in changes] == list(range(1, 1201))
        assert [change.rows for change in changes] == [(row(f"a{n}", f"t{n}"),) for n in range(1200)]
        last = changes[-1].place
        assert [change.place.sequence for change in await followed(reader, changes[1189].place)] == [
            *range(1191, 1201)
        ]
        assert await followed(reader, last) == []
        news = reader.follow(last)
        assert await anext(news) == []
        await writer.write([row("counted", "", RowKind.COUNTED_IN)], 0)
        (change,) = await anext(news)
        assert change.rows == (row("counted", "", RowKind.COUNTED_IN),)
        assert change.place.sequence == 1201
        await news.aclose()


async def test_who_follows_hears_of_what_comes_minutes_later_too(
    server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(feed, "SILENT_S", 0.5)
    async with a_bucket(server) as writer, a_bucket(server) as reader:
        news = reader.follow(HubPlace())
        assert await anext(news) == []
        coming = asyncio.ensure_future(anext(news))
        await asyncio.sleep(1.2)  # twelve heartbeats, and longer than silence is borne
        assert not coming.done()
        await writer.write([row("a")], 0)
        assert [change.rows for change in await coming] == [(row("a"),)]
        await news.aclose()


async def test_a_server_that_stands_still_is_an_error_and_no_wait_without_end(
    server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "SILENT_S", 0.6)
    async with a_bucket(server) as bucket:
        news = bucket.follow(HubPlace())
        assert await anext(news) == []
        server.stand_still()
        with pytest.raises(HubError, match="silent"):
            await anext(news)
        with pytest.raises(HubError):
            await bucket.read(row("a"))
        server.go_on()


async def test_a_server_that_is_gone_is_told_at_once_and_what_it_acknowledged_is_there_again(
    server: HubServer,
) -> None:
    async with a_bucket(server) as bucket:
        news = bucket.follow(HubPlace())
        await anext(news)
        revision = await bucket.write([row("a")], 0)
        await anext(news)
        server.kill()
        with pytest.raises(HubError):
            await anext(news)
        with pytest.raises(HubError):
            await bucket.write([row("b", "t2")], 0)
        with pytest.raises(HubError):
            await connect(HubAddress((server.url,)), "Door A")
    server.start()
    async with a_bucket(server) as bucket:
        assert await bucket.read(row("a")) == SharedRows((row("a"),), revision)


async def test_a_hub_whose_disk_was_put_back_is_found_out(server: HubServer) -> None:
    async with a_bucket(server) as bucket:
        for number in range(5):
            await bucket.write([row(f"a{number}", f"t{number}")], 0)
        before = (await followed(bucket))[-1].place
        assert await bucket.has(before)
        assert await bucket.has(HubPlace())
    copy = server.backup()
    async with a_bucket(server) as bucket:
        await bucket.write([row("late", "t9")], 0)
        last = (await followed(bucket))[-1].place
        assert await bucket.has(last)
        assert not await bucket.has(replace(last, sequence=last.sequence + 1))
    server.restore(copy)
    async with a_bucket(server) as bucket:
        assert not await bucket.has(last)
        assert await bucket.has(before)
        await bucket.write([row("late", "t9")], 0)  # the same row under the same number is another message
        assert not await bucket.has(last)


async def test_a_bucket_of_another_event_is_another(server: HubServer) -> None:
    async with a_bucket(server) as one, a_bucket(server, "another") as other:
        await one.write([row("a")], 0)
        assert await other.read(row("a")) == SharedRows()
        assert await followed(other) == []


async def test_what_cannot_be_read_is_left_as_it_is_and_does_not_stop_who_follows(server: HubServer) -> None:
    async with a_bucket(server) as bucket:
        subject = f"{bucket._subjects}.ticket.dDox"
        await bucket._js.publish(subject, b'{"version": 2, "rows": "in a way that is not known yet"}')
        await bucket.write([row("b", "t2")], 0)
        with pytest.raises(HubError, match="cannot be read"):
            await bucket.read(row("a"))
        assert [change.rows for change in await followed(bucket)] == [(), (row("b", "t2"),)]


async def test_a_row_under_the_key_of_another_ticket_is_not_taken(server: HubServer) -> None:
    async with a_bucket(server) as bucket:
        await bucket.write([row("b", "t2")], 0)
        found = await bucket._js.get_msg(bucket._stream, seq=1)
        await bucket._js.publish(f"{bucket._subjects}.ticket.dDox", found.data or b"")
        with pytest.raises(HubError, match="cannot be read"):
            await bucket.read(row("a"))
        assert (await followed(bucket))[-1].rows == ()


async def fill(bucket: Bucket) -> None:
    for number in range(2000):
        await bucket.write([row(f"a{number}", f"t{number}")], 0)


async def test_a_full_hub_says_so(tmp_path: Path) -> None:
    with hub_server(tmp_path / "hub", most_bytes=64 * 1024) as server:
        async with a_bucket(server) as bucket:
            with pytest.raises(HubFullError):
                await fill(bucket)


async def test_whoever_else_answers_there_is_no_hub(tmp_path: Path) -> None:
    async def greets(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>Welcome to our Wi-Fi</html>")
        await writer.drain()
        writer.close()

    async def is_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    for answers in (greets, is_silent):
        other = await asyncio.start_server(answers, "127.0.0.1", 0, family=socket.AF_INET)
        port = other.sockets[0].getsockname()[1]
        with pytest.raises(HubError):
            await connect(HubAddress((f"nats://127.0.0.1:{port}",)), "Door A")
        other.close()


async def test_the_last_rows_of_many_are_read_as_a_story(server: HubServer) -> None:
    async with a_bucket(server) as bucket:
        shared: tuple[LedgerRow, ...] = ()
        revision = 0
        for number in range(70):  # more states than are kept
            one = replace(row(f"a{number}"), logical_us=2 * number + 1)
            left = replace(row(f"x{number}", kind=RowKind.EXIT), logical_us=2 * number + 2)
            shared = (*shared, one, left)[-90:]
            revision = await bucket.write(shared, revision)
        changes = await followed(bucket)
        assert len(changes) == 64
        assert changes[-1].rows == shared
        assert presence_of(changes[-1].rows).entries == 45


async def test_whoever_reads_much_at_once_leaves_room_for_others_between(
    server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(value: bytes) -> tuple[LedgerRow, ...]:
        time.sleep(0.002)
        return values.decode(value)

    longest = 0.0

    async def others() -> None:
        nonlocal longest
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - began)

    async with a_bucket(server) as writer:
        await asyncio.gather(*(writer.write([row(f"a{n}", f"t{n}")], 0) for n in range(300)))
        monkeypatch.setattr(bucket_module, "decode", slowly)
        beside = asyncio.create_task(others())
        assert len(await followed(writer)) == 300
        await asyncio.sleep(0.05)
        beside.cancel()
    assert longest < 0.4


async def test_a_bucket_that_was_emptied_or_made_anew_is_found_out_however_far_it_has_got(
    server: HubServer,
) -> None:
    async with a_bucket(server) as bucket:
        for number in range(5):
            await bucket.write([row(f"a{number}", f"t{number}")], 0)
        last = (await followed(bucket))[-1].place
        await bucket._js.purge_stream(bucket._stream)
        assert not await bucket.has(last)
        await bucket._js.delete_stream(bucket._stream)
        assert not await bucket.has(last)
        await bucket.open(1)
        for number in range(9):
            await bucket.write([row(f"a{number}", f"t{number}")], 0)
        assert not await bucket.has(last)
        assert await bucket.has((await followed(bucket))[-1].place)


async def test_a_later_version_reads_anew_what_this_one_may_not_have_understood(
    server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_bucket(server) as bucket:
        await bucket.write([row("a")], 0)
        (change,) = await followed(bucket)
        assert await bucket.has(change.place)
        monkeypatch.setattr(bucket_module, "VERSION", VERSION + 1)
        assert not await bucket.has(change.place)
