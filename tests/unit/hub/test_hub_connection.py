"""A connection ends with nothing left open, whatever cuts off its beginning or its end."""

import asyncio
import gc
import os
import re
import signal
import socket
import subprocess
import time
import warnings
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from nats.errors import NoRespondersError

from kiosk.engine.errors import HubError, HubRefusedError
from kiosk.hub import authority
from kiosk.hub import connection as connections
from kiosk.hub.address import HubAddress
from kiosk.hub.authority import issue, new_authority
from kiosk.hub.connection import HubConnection, connect
from kiosk.hub.state import new_seed
from tests.hub_server import ENDS_WITHIN_S, STARTS_WITHIN_S, free_port, program, stand_still

NOW = 1_790_000_000.0
TURNS = range(1, 15)
"""Beginning or ending takes fewer turns of the loop, or waits for the server by then."""

Scene = Callable[[], Coroutine[object, object, None]]


class SafeServer:
    """A real server that is spoken to as a hub is: encrypted from the first word."""

    def __init__(self, folder: Path, now: float = NOW) -> None:
        self._folder, self._port, self._now = folder, free_port(), now
        self._authority = new_authority(now)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> HubAddress:
        return HubAddress((f"nats://127.0.0.1:{self._port}",), self._authority.certificate)

    @contextmanager
    def running(self) -> Iterator[None]:
        issued = issue(self._authority, (), self._now)
        (self._folder / "certificate").write_text(issued.certificate)
        (self._folder / "key").write_text(issued.key)
        (self._folder / "conf").write_text(
            f'listen: "127.0.0.1:{self._port}"\n'
            "tls { cert_file: certificate, key_file: key, handshake_first: true }\n"
        )
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [program(), "-c", "conf"], cwd=self._folder, stdout=log, stderr=log
            )
        try:
            until = time.monotonic() + STARTS_WITHIN_S
            while not self._answers():
                assert time.monotonic() < until, (self._folder / "log").read_text()
                time.sleep(0.02)
            yield
        finally:
            self._process.kill()
            self._process.wait(ENDS_WITHIN_S)

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
            return True
        return False

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        assert self._process is not None
        stand_still(self._process.pid)
        try:
            yield
        finally:
            os.kill(self._process.pid, signal.SIGCONT)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SafeServer]:
    made = SafeServer(tmp_path)
    with made.running():
        yield made


def left_open(scene: Scene) -> list[str]:
    """What Python finds open that nobody has any more, once the scene was played and its loop is closed."""
    gc.collect()
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always", ResourceWarning)
        asyncio.run(scene())
        gc.collect()
    return [str(one.message) for one in found]


async def cut_off(work: Coroutine[object, object, HubConnection], *turns: int) -> None:
    """Cancel it once it has had so many turns of the loop; and once more, after so many more."""
    task = asyncio.create_task(work)
    for count in turns:
        for _ in range(count):
            await asyncio.sleep(0)
        task.cancel()
    await asyncio.wait({task})
    if not task.cancelled() and task.exception() is None:
        await task.result().close()


@pytest.mark.parametrize("turns", TURNS)
def test_an_end_that_is_cut_off_leaves_nothing_open(server: SafeServer, turns: int) -> None:
    async def scene() -> None:
        connection = await connect(server.address, "Door A")
        with suppress(NoRespondersError):
            await connection.client.request("nobody")  # the library has a task that waits for answers now
        closing = asyncio.create_task(connection.close())
        for _ in range(turns):
            await asyncio.sleep(0)
        closing.cancel()
        await asyncio.wait({closing})
        assert asyncio.all_tasks() == {asyncio.current_task()}

    assert left_open(scene) == []


@pytest.mark.parametrize("more", [1, 2, 3, 5])
def test_a_beginning_that_is_cut_off_leaves_nothing_open_though_it_is_cut_off_again(
    server: SafeServer, more: int
) -> None:
    async def scene() -> None:
        for turns in TURNS:
            await cut_off(connect(server.address, "Door A"), turns)
            await cut_off(connect(server.address, "Door A"), turns, more)

    assert left_open(scene) == []


@pytest.mark.skipif(os.name != "posix", reason="lets a server stand still by a signal")
def test_a_connection_to_a_server_that_stands_still_is_lost_and_leaves_nothing_open(
    server: SafeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PING_EVERY_S", 0.2)
    monkeypatch.setattr(connections, "CLOSE_S", 0.2)

    async def scene() -> None:
        connection = await connect(server.address, "Door A")
        with server.standing_still():
            async with asyncio.timeout(10):  # an encrypted connection is given 30 s to say goodbye
                await connection.lost.wait()
            await connection.close()

    assert left_open(scene) == []


@pytest.mark.skipif(os.name != "posix", reason="lets a server stand still by a signal")
def test_whoever_closes_a_connection_that_is_just_found_dead_is_not_cancelled(
    server: SafeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PING_EVERY_S", 0.2)
    monkeypatch.setattr(connections, "CLOSE_S", 0.2)

    async def scene() -> None:
        connection = await connect(server.address, "Door A")
        with server.standing_still():
            async with asyncio.timeout(10):
                while (
                    not connection.client.is_closed
                ):  # the library waits for the server's goodbye from then on
                    await asyncio.sleep(0.01)
            await connection.close()

    assert left_open(scene) == []


@pytest.mark.skipif(os.name != "posix", reason="lets a server stand still by a signal")
def test_a_server_that_stands_still_keeps_no_end_waiting_and_nothing_open(
    server: SafeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CLOSE_S", 0.2)

    async def scene() -> None:
        connection = await connect(server.address, "Door A")
        with server.standing_still():
            await connection.client.publish("a", b"b" * 1000)
            await connection.close()
            with pytest.raises(HubError):
                await connect(server.address, "Door A")

    assert left_open(scene) == []


@pytest.mark.parametrize(
    ("since", "days"), [(datetime(2001, 1, 1, tzinfo=UTC), 1), (datetime(2200, 1, 1, tzinfo=UTC), 3653)]
)
def test_a_door_whose_clock_is_wrong_by_years_believes_its_own_hub_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, since: datetime, days: int
) -> None:
    """As certificates look to it that are over, or not good yet."""
    monkeypatch.setattr(authority, "_NOT_BEFORE", since)
    monkeypatch.setattr(authority, "_LIFETIME", timedelta(days=days))
    server = SafeServer(tmp_path, 0.0)

    async def scene() -> None:
        await (await connect(server.address, "Door A")).close()
        with pytest.raises(HubRefusedError, match="another hub answers there"):
            await connect(replace(server.address, authority=new_authority(0.0).certificate), "Door A")

    with server.running():
        assert left_open(scene) == []


@pytest.mark.parametrize("server", ["nats://[::::]:4222", "nats://a..b:4222", "nats://:4222", "nats://a:b"])
def test_an_address_that_cannot_be_one_is_named_and_leaves_nothing_open(server: str, tmp_path: Path) -> None:
    known = new_authority(NOW).certificate

    async def scene() -> None:
        with pytest.raises(HubRefusedError, match=re.escape(server.removeprefix("nats://"))):
            await connect(HubAddress((server,), known), "Door A")

    assert left_open(scene) == []


def test_of_several_addresses_one_that_cannot_be_one_is_passed_over(server: SafeServer) -> None:
    async def scene() -> None:
        (good,) = server.address.servers
        for _ in range(4):  # in whichever order
            await (
                await connect(replace(server.address, servers=(good, "nats://[::::]:1")), "Door A")
            ).close()

    assert left_open(scene) == []


def test_beside_one_that_cannot_be_one_an_address_that_does_not_answer_is_away_and_not_refused() -> None:
    known, away = new_authority(NOW).certificate, f"nats://127.0.0.1:{free_port()}"

    async def scene() -> None:
        with pytest.raises(HubError) as told:
            await connect(HubAddress(("nats://[::::]:1", away), known), "Door A")
        assert not isinstance(told.value, HubRefusedError)

    assert left_open(scene) == []


def test_another_hub_and_whoever_hangs_up_or_is_silent_leave_nothing_open(
    server: SafeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CONNECT_S", 1.0)
    other = HubAddress(server.address.servers, new_authority(NOW).certificate)

    async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        writer.close()

    async def is_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await reader.read()
        writer.close()

    async def scene() -> None:
        with pytest.raises(HubRefusedError):
            await connect(other, "Door A")
        for answers in (hangs_up, is_silent):
            listening = await asyncio.start_server(answers, "127.0.0.1", 0)
            port = listening.sockets[0].getsockname()[1]
            with pytest.raises(HubError):
                await connect(HubAddress((f"nats://127.0.0.1:{port}",), other.authority), "Door A")
            listening.close()
            await listening.wait_closed()

    assert left_open(scene) == []


@pytest.mark.parametrize("told", [b"[]", b"null", b"5", b'{"max_payload": []}', b'{"nonce": {}}'])
def test_a_server_that_says_what_none_does_is_away_and_leaves_nothing_open(told: bytes) -> None:
    async def greets(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"INFO " + told + b"\r\n")
        with suppress(OSError):
            await reader.read()
        writer.close()

    async def scene() -> None:
        listening = await asyncio.start_server(greets, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        with pytest.raises(HubError, match="does not answer"):
            await connect(HubAddress((f"nats://127.0.0.1:{port}",), seed=new_seed()), "Door A")
        listening.close()
        await listening.wait_closed()

    assert left_open(scene) == []


def test_a_certificate_of_no_letters_that_one_has_is_told_to_be_unreadable() -> None:
    with pytest.raises(HubRefusedError, match="certificate cannot be read"):
        asyncio.run(connect(HubAddress(("nats://127.0.0.1:1",), "–––", new_seed()), "Door A"))


def test_a_server_that_ends_as_a_door_has_just_connected_is_lost_at_once_and_without_a_word_of_the_librarys(
    caplog: pytest.LogCaptureFixture,
) -> None:
    greeting = b'INFO {"server_id": "x", "version": "2.11.0", "max_payload": 1000, "headers": true}'

    async def ends(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(greeting + b"\r\n")
        await reader.readuntil(b"PING")
        writer.write(b"PONG\r\n")
        writer.close()

    async def scene() -> None:
        listening = await asyncio.start_server(ends, "127.0.0.1", 0)
        address = HubAddress((f"nats://127.0.0.1:{listening.sockets[0].getsockname()[1]}",))
        for _ in range(5):
            with suppress(HubError):
                connection = await connect(address, "Door A")
                async with asyncio.timeout(connections.PING_EVERY_S / 2):
                    await connection.lost.wait()
                await connection.close()
        listening.close()
        await listening.wait_closed()

    assert left_open(scene) == []
    assert "Traceback" not in caplog.text
