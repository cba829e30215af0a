"""`kiosk` as a program with its office beside it: later starts, the end, and what is killed or in the way."""

import asyncio
import contextlib
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from kiosk.bootstrap import load_environment
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.host_laptop_samples import (
    FOLDER_PASSPHRASE,
    Browser,
    Laptop,
    free_port,
    given_to,
    is_over,
    offices_of,
    open_port,
    set_up,
    waited,
)
from tests.end2end.kiosk_process import PROGRAM, Kiosk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")


@pytest.fixture
def laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Laptop]:
    """One that was set up, and on which nothing runs."""
    monkeypatch.setattr("webbrowser.open", Browser().open)
    with SandboxThread(SandboxOptions(tickets=60)) as sandbox:
        there = Laptop(tmp_path, sandbox)
        kiosk_of(there).home.mkdir()
        kiosk_of(there).open_quickly()
        given = {"KIOSK_HOME": str(there.home), "KIOSK_PASSPHRASE": FOLDER_PASSPHRASE}

        async def first_run() -> None:
            async with there.office() as office:
                await set_up(there, office, load_environment(given))

        asyncio.run(first_run())
        sandbox.world.forget_requests()
        yield there


def kiosk_of(laptop: Laptop) -> Kiosk:
    """Its commands, and its environment."""
    environment = {
        "KIOSK_OFFICE_HOME": str(laptop.office_home),
        "KIOSK_PASSPHRASE": FOLDER_PASSPHRASE,
        "QT_QPA_PLATFORM": "offscreen",
    }
    return Kiosk(laptop.home, environment)


@contextlib.contextmanager
def opened(laptop: Laptop) -> Iterator["subprocess.Popen[bytes]"]:
    """The door's window."""
    environment = kiosk_of(laptop).whole_environment()
    with (laptop.folder / "said").open("ab") as said:
        door = subprocess.Popen(PROGRAM, env=environment, stdout=said, stderr=said)
    try:
        yield door
    finally:
        door.kill()
        door.wait()


def guests_were_read(laptop: Laptop) -> bool:
    """With a token that only the office can have given."""
    return any(
        seen.path == "/api/v2/guestlists" and seen.status == 200 for seen in laptop.sandbox.world.requests()
    )


def test_a_later_start_starts_the_office_too_and_nothing_is_left_at_the_end(laptop: Laptop) -> None:
    with opened(laptop) as door:
        waited(lambda: guests_were_read(laptop))
        (office,) = offices_of(door.pid)
        processes = [psutil.Process(door.pid), office]
        told = [text for one in processes for text in given_to(one)]
        door.send_signal(signal.SIGTERM)
        door.wait(60)
    waited(lambda: is_over(office))
    assert not open_port(laptop.port)
    said = (laptop.folder / "said").read_bytes()
    assert b"Traceback" not in said
    assert b"fault" not in said
    on_disk = [file.read_bytes() for file in laptop.folder.rglob("*") if file.is_file()]
    assert not any(laptop.secret.encode() in content for content in on_disk)
    assert not any(laptop.secret in text for text in told)


def test_a_door_that_is_killed_leaves_no_office_that_is_in_the_way_of_the_next(laptop: Laptop) -> None:
    with opened(laptop) as door:
        waited(lambda: guests_were_read(laptop))
        (office,) = offices_of(door.pid)
    laptop.sandbox.world.forget_requests()
    with opened(laptop) as door:
        waited(lambda: guests_were_read(laptop))
        (another,) = offices_of(door.pid)
        assert another.pid != office.pid
        assert is_over(office)


def test_a_port_that_is_taken_keeps_no_door_shut_and_the_office_comes_once_it_is_free(laptop: Laptop) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", laptop.port))
        taken.listen()
        with opened(laptop) as door:
            said = laptop.folder / "said"
            waited(lambda: f"port {laptop.port}".encode() in said.read_bytes())
            assert door.poll() is None
            taken.close()
            waited(lambda: guests_were_read(laptop))


def test_another_port_that_is_set_for_the_office_is_where_the_door_asks_it(laptop: Laptop) -> None:
    """As where a program that stays has the one of the pairing."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", laptop.port))
        taken.listen()
        assert kiosk_of(laptop).run("settings", "set", "office_port", str(free_port())).status == 0
        with opened(laptop):
            waited(lambda: guests_were_read(laptop))
