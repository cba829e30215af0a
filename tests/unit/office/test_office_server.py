"""What hostile connections get: nothing, and not for long; and the office ends at once when it is told to."""

import asyncio
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from kiosk.bootstrap.office import OfficeFolder
from kiosk.office.errors import OfficeError
from kiosk.office.server import Limits, listen, port_of
from tests.unit.office.office_samples import FOLDER_PASSPHRASE, FakeClock, RunningOffice, running

QUICK = Limits(slow_s=0.3)


async def until_closed(run: RunningOffice, *pieces: bytes, drip: bool = False) -> bytes:
    """What comes back before the office hangs up; `drip`: the last piece goes on being sent, bit by bit."""

    def talk() -> bytes:
        read = b""
        with run.raw() as connection:
            connection.settimeout(0.05 if drip else 10)
            try:
                for piece in pieces:
                    connection.sendall(piece)
                while True:
                    try:
                        chunk = connection.recv(65536)
                    except TimeoutError:
                        connection.sendall(pieces[-1][:1])
                        continue
                    if not chunk:
                        return read
                    read += chunk
            except (ConnectionError, ssl.SSLError):
                return read

    return await asyncio.wait_for(asyncio.to_thread(talk), 10)


@pytest.mark.parametrize(
    ("pieces", "drip"),
    [
        ((b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"y"), False),
        ((b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"y"), True),
        ((b"POST /door/pair HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{", b" "), True),
        ((b"POST /door/pair HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\n"), False),
        ((b"",), False),
    ],
)
async def test_a_request_that_never_ends_is_dropped(
    folder: OfficeFolder, clock: FakeClock, pieces: tuple[bytes, ...], drip: bool
) -> None:
    async with running(folder, clock, QUICK) as run:
        assert await until_closed(run, *pieces, drip=drip) == b""
        assert (await run.http.get("/")).status_code == 200


async def test_a_second_request_on_a_connection_may_not_be_slow_either(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock, QUICK) as run:
        whole = b"GET /door/token HTTP/1.1\r\nHost: localhost\r\n\r\n"
        answered = await until_closed(run, whole, whole[:20], drip=True)
        assert answered.count(b"HTTP/1.1 401") == 1


async def test_a_handshake_that_never_ends_is_dropped(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock, QUICK) as run:
        host, port = run.base_url.removeprefix("https://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()


async def test_plain_http_gets_nothing(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock) as run:
        host, port = run.base_url.removeprefix("https://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"HTTP" not in await asyncio.wait_for(reader.read(), 10)
        writer.close()


async def test_heads_and_bodies_have_a_size(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock) as run:
        large = await run.http.post("/door/pair", content=b" " * (64 * 1024 + 1))
        assert (large.status_code, large.json()["error"]) == (413, "too_large")
        fits = await run.http.post("/door/pair", content=b" " * (64 * 1024))
        assert fits.status_code == 400
        head = await until_closed(run, b"GET / HTTP/1.1\r\nX: " + b"y" * 200_000)
        assert b"passphrase" not in head.lower()


async def test_connections_that_never_shake_hands_count_too(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock, Limits(most_of_one_peer=3)) as run:
        host, port = run.base_url.removeprefix("https://").split(":")
        held = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
        reader, writer = await asyncio.open_connection(host, int(port))
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 5) == b""
        for _, one in ((reader, writer), *held):
            one.close()
        while True:
            with suppress(httpx.HTTPError):
                assert (await run.http.get("/")).status_code == 200
                break
            await asyncio.sleep(0.01)


async def test_one_peer_has_so_many_connections_and_no_more(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock, Limits(most_of_one_peer=3)) as run:
        held = [await asyncio.to_thread(run.raw) for _ in range(3)]
        with pytest.raises((ConnectionError, ssl.SSLError)):
            await until_closed(run, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for connection in held:
            connection.close()
        while len(run.opened.office.kept.state.doors) == 0:
            with suppress(httpx.HTTPError):  # the office has perhaps not noticed yet that they are gone
                await run.pair()
            await asyncio.sleep(0)


def test_a_port_that_is_taken_is_told() -> None:
    (taken,) = listen(("127.0.0.1",), 0)
    with taken, pytest.raises(OfficeError, match="choose another with --port"):
        listen(("127.0.0.1",), port_of(taken))
    with pytest.raises(OfficeError, match="cannot listen"):
        listen(("no.such.host.invalid",), 0)


CTRL_C_IGNORED = ("sh", "-c", """trap '' INT; exec "$@\"""", "sh")
"""As a shell starts what a script puts behind itself with `&`."""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_office_ends_within_two_seconds_even_while_somebody_waits_and_where_ctrl_c_was_ignored(
    folder: OfficeFolder, number: int, tmp_path: Path
) -> None:
    environment = {**os.environ, "KIOSK_OFFICE_HOME": str(folder.path), "KIOSK_PASSPHRASE": FOLDER_PASSPHRASE}
    command = [
        *CTRL_C_IGNORED,
        sys.executable,
        "-W",
        "error",
        "-m",
        "kiosk",
        "office",
        "--port",
        "0",
        "--json",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as office:
        assert office.stdout is not None
        assert office.stderr is not None
        said = json.loads(office.stdout.readline())
        assert set(said) == {"address", "fingerprint", "port"}
        with socket.create_connection(("127.0.0.1", said["port"]), 10):
            told_at = time.monotonic()
            office.send_signal(number)
            assert office.wait(10) == 0
            assert time.monotonic() - told_at < 2
        assert b"Traceback" not in office.stderr.read()
    assert not (folder.path / "office.address").exists()
