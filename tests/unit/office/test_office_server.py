"""What hostile connections get: nothing, and not for long; and the office ends at once when it is told to."""

import asyncio
import errno
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

from kiosk.bootstrap.office import EVERYWHERE
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.office.connections import Crowd, Limits, Place, fitting, listen, port_of
from kiosk.office.errors import OfficeError
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
        whole = b"GET /style.css HTTP/1.1\r\nHost: localhost\r\n\r\n"
        answered = await until_closed(run, whole, whole[:20], drip=True)
        assert answered.count(b"HTTP/1.1 200") == 1


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


def places(crowd: Crowd, *addresses: str) -> tuple[list[Place], list[str]]:
    """Places that were found one after the other, and the peers of those that had to go."""
    gone: list[str] = []
    made = []
    for number, address in enumerate(addresses):
        place = Place(address, lambda number=number: gone.append(f"{number}"))  # type: ignore[misc]
        assert crowd.enter(place)
        made.append(place)
    return made, gone


def test_when_all_places_are_taken_the_oldest_that_nobody_vouched_for_goes() -> None:
    crowd = Crowd(Limits(most_connections=3, most_of_one_peer=2, most_of_this_machine=1))
    made, gone = places(crowd, "192.0.2.1", "192.0.2.2", "192.0.2.3")
    made[0].vouch()
    made += places(crowd, "192.0.2.4")[0]
    assert (gone, len(crowd)) == (["1"], 3)
    made[2].vouch()
    made[3].vouch()
    assert not crowd.enter(Place("192.0.2.5", lambda: None)), "all that are there are known"
    assert crowd.enter(Place("127.0.0.1", lambda: None)), "this machine has room of its own"
    crowd.leave(made[0])
    assert crowd.enter(Place("192.0.2.5", lambda: None))


def test_one_peer_loses_its_own_oldest_and_nobody_elses() -> None:
    crowd = Crowd(Limits(most_connections=9, most_of_one_peer=2))
    network = [f"2001:db8::{n}" for n in range(4)]
    _, gone = places(crowd, "192.0.2.1", *network)
    assert (gone, len(crowd)) == (["1", "2"], 3)


@pytest.mark.skipif(sys.platform == "win32", reason="RLIMIT_NOFILE")
def test_where_few_files_may_be_open_there_are_fewer_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    for files, expected in ((256, (117, 39)), (64, (12, 4)), (4096, (400, 128)), (-1, (400, 128))):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        fitted = fitting(Limits())
        assert (fitted.most_connections, fitted.most_of_this_machine) == expected


@pytest.mark.parametrize("shakes_hands", [False, True])
async def test_connections_that_show_nothing_make_room_and_those_of_doors_do_not(
    folder: OfficeFolder, clock: FakeClock, shakes_hands: bool
) -> None:
    async with running(folder, clock, Limits(most_of_this_machine=4, most_of_one_peer=4)) as run:
        paired = await run.pair()
        headers = {"Authorization": f"Bearer {paired['credential']}"}
        waiting = asyncio.create_task(
            run.http.get("/door/token", params={"after": 0, "wait": 50}, headers=headers)
        )
        while not run.opened.office.bell._rung._waiters:
            await asyncio.sleep(0)
        host, port = run.base_url.removeprefix("https://").split(":")
        held: list[socket.socket] = []
        for _ in range(12):
            if shakes_hands:
                held.append(await asyncio.to_thread(run.raw))
            else:
                held.append(await asyncio.to_thread(socket.create_connection, (host, int(port))))
        answer = await run.http.get("/door/token", headers=headers)
        assert answer.status_code == 409, "a door finds a place"
        assert not waiting.done(), "and the one that waits keeps its own"
        for one in held[:8]:
            one.settimeout(10)
            with suppress(ConnectionError, ssl.SSLError):
                assert await asyncio.to_thread(one.recv, 1) == b""
        for one in held:
            one.close()
        run.opened.office.stop()
        await waiting


async def test_doors_behind_one_address_all_find_a_place_and_strangers_there_stay_few(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock, Limits(most_of_one_peer=3)) as run:
        paired = await run.pair()
        headers = {"Authorization": f"Bearer {paired['credential']}"}
        asked: list[asyncio.Task[httpx.Response]] = []
        for number in range(6):
            asked.append(
                asyncio.create_task(run.http.get("/door/token", params={"wait": 50}, headers=headers))
            )
            while len(run.opened.office.bell._rung._waiters) <= number:
                assert not asked[-1].done(), await asked[-1]
                await asyncio.sleep(0)
        held = [await asyncio.to_thread(run.raw) for _ in range(4)]
        held[0].settimeout(10)
        with suppress(ConnectionError, ssl.SSLError):
            assert await asyncio.to_thread(held[0].recv, 1) == b""
        assert len(crowd_of(run)) == 6 + 3
        assert not any(one.done() for one in asked)
        for one in held:
            one.close()
        run.opened.office.stop()
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {409}


def crowd_of(run: RunningOffice) -> Crowd:
    return run.server._crowd


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /door/token HTTP/1.1\r\nHost: localhost", b"401"),
        (b"POST /sign-out HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0", b"403"),
        (b"GET /nothing HTTP/1.1\r\nHost: localhost", b"404"),
        (b"GET / HTTP/1.1\r\nHost: evil.example", b"421"),
    ],
)
async def test_a_connection_is_closed_after_an_answer_that_nothing_good_follows(
    folder: OfficeFolder, clock: FakeClock, head: bytes, status: bytes
) -> None:
    async with running(folder, clock) as run:
        answered = await until_closed(run, head + b"\r\n\r\n")
        assert answered.startswith(b"HTTP/1.1 " + status)
        assert b"connection: close" in answered.lower()


@pytest.mark.skipif(sys.platform == "win32", reason="asyncio accepts in another way there")
async def test_where_no_file_is_free_the_office_rests_and_says_so_once(
    folder: OfficeFolder,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with running(folder, clock) as run:
        tried: list[float] = []
        rested = asyncio.Event()

        def no_file(_: socket.socket) -> object:
            tried.append(time.monotonic())
            if len(tried) == 2:
                rested.set()
            raise OSError(errno.EMFILE, "Too many open files")

        with monkeypatch.context() as patched:
            patched.setattr(socket.socket, "accept", no_file)
            asking = asyncio.create_task(run.http.get("/style.css"))
            await asyncio.wait_for(rested.wait(), 10)
        assert (await asking).status_code == 200
        assert tried[1] - tried[0] > 0.5
        assert len(tried) == 2
    assert [record.message for record in caplog.records] == [
        "no file is free for one more connection: the office rests, and accepts again soon"
    ]
    caplog.clear()


def test_a_port_that_is_taken_is_told() -> None:
    (taken,) = listen(("127.0.0.1",), 0)
    with taken, pytest.raises(OfficeError, match="choose another with --port"):
        listen(("127.0.0.1",), port_of(taken))
    with pytest.raises(OfficeError, match="cannot listen"):
        listen(("no.such.host.invalid",), 0)


def test_a_port_that_somebody_else_has_on_ipv6_is_told() -> None:
    with socket.socket(socket.AF_INET6) as taken:
        taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        taken.bind(("::", 0))
        taken.listen()
        with pytest.raises(OfficeError, match="cannot listen on ::, port"):
            listen(EVERYWHERE, port_of(taken))


@pytest.mark.parametrize(
    "missing",
    [
        OSError(errno.EAFNOSUPPORT, "no such family"),
        OSError(errno.EADDRNOTAVAIL, "no such address"),
        socket.gaierror(socket.EAI_FAMILY, "no such family"),
    ],
)
def test_a_machine_without_ipv6_listens_without_it(monkeypatch: pytest.MonkeyPatch, missing: OSError) -> None:
    bound = socket.socket.bind

    def bind(self: socket.socket, address: object) -> None:
        if self.family == socket.AF_INET6:
            raise missing
        bound(self, address)  # type: ignore[arg-type]

    monkeypatch.setattr(socket.socket, "bind", bind)
    (listener,) = listen(EVERYWHERE, 0)
    with listener:
        assert listener.family == socket.AF_INET
    with pytest.raises(OfficeError, match="cannot listen on ::"):
        listen(("::",), 0)


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
        with socket.create_connection(("127.0.0.1", said["port"]), 10):
            told_at = time.monotonic()
            office.send_signal(number)
            assert office.wait(10) == 0
            assert time.monotonic() - told_at < 2
        assert b"Traceback" not in office.stderr.read()
    assert set(said) == {"address", "fingerprint", "port", "page"}
    assert not (folder.path / "office.address").exists()
