"""The office beside a door, as real processes: it comes up, comes back, and never outlives who started it."""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import psutil
import pytest

from kiosk.bootstrap import office_beside
from kiosk.bootstrap.office_beside import NO_REASON, OfficeBeside, own_redirect_uri, port_in
from kiosk.bootstrap.office_folder import OfficeFolder, owned
from kiosk.core.message import Message
from kiosk.office.errors import OfficeError, OfficeSetupError
from kiosk.office.state import STATE_FILE
from tests.end2end.host_laptop_samples import FOLDER_PASSPHRASE, free_port, is_over, offices_of, open_port
from tests.unit.engine.scripted import until
from tests.unit.office.office_samples import set_up_office

SECRET = "cl1ent-s3cret"
STARTS_ONE = """
import asyncio, sys
from pathlib import Path
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_folder import OfficeFolder

async def beside():
    office = OfficeBeside(OfficeFolder(Path(sys.argv[1]), sys.argv[2]))
    office.start(int(sys.argv[3]))
    await office.ready()
    print("ready", flush=True)
    await asyncio.Event().wait()

asyncio.run(beside())
"""
HANGING_KEYRING = """
import os, pathlib, time
from keyring.backend import KeyringBackend

class Keyring(KeyringBackend):
    priority = 9

    def get_password(self, service, username):
        pathlib.Path(os.environ["KEYRING_ASKED"]).touch()
        time.sleep(3600)

    set_password = delete_password = get_password
"""

STALLING_DISK = """
import sys, time
from pathlib import Path
from kiosk.bootstrap import office
from kiosk.bootstrap.office_folder import OfficeFolder

office.EXCHANGE_WITHIN_S = office.CLOSE_WITHIN_S = 0.5
office.HANGS_AFTER_S = 0.1
opened = office.open_office

def open_office(*arguments):
    found = opened(*arguments)
    kept = found.office.kept
    save = kept._save

    def slowly(state):
        time.sleep(3)
        save(state)
        print("kept", flush=True)

    kept._save = slowly
    kept.see("a door", 1.0)
    return found

office.open_office = open_office
folder = OfficeFolder(Path(sys.argv[1]), sys.argv[2])
tell = lambda _: print("ready", flush=True)
office.run_office(folder, ("127.0.0.1",), 0, tell, ends_with=sys.stdin.buffer)
"""


@pytest.fixture
async def office(tmp_path: Path) -> AsyncIterator[OfficeBeside]:
    async with OfficeBeside(OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)) as beside:
        await beside.set_up("https://tickets.example", "client", SECRET, "")
        yield beside


async def test_it_serves_until_it_is_stopped_and_then_within_two_seconds(office: OfficeBeside) -> None:
    port = free_port()
    office.start(port)
    await office.ready()
    (process,) = offices_of(os.getpid())
    assert open_port(port)
    began = time.monotonic()
    await office.__aexit__()
    assert time.monotonic() - began < 10  # two seconds, and what a busy machine takes
    assert is_over(process)
    assert not open_port(port)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere it ends once it has started")
async def test_one_that_is_stopped_while_it_starts_does_not_start_first(
    office: OfficeBeside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import time; time.sleep(300)", "utf-8")  # a slow machine
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    office.start(free_port())
    await until(lambda: bool(offices_of(os.getpid())))
    (process,) = offices_of(os.getpid())
    office.stop()
    await until(lambda: is_over(process))
    assert not office.trouble


async def test_one_that_is_killed_comes_back_on_the_same_port(
    office: OfficeBeside, caplog: pytest.LogCaptureFixture
) -> None:
    port = free_port()
    office.start(port)
    await office.ready()
    (process,) = offices_of(os.getpid())
    process.kill()
    await until(lambda: "does not run: it ended without a word" in caplog.text)
    await until(lambda: any(one.pid != process.pid for one in offices_of(os.getpid())))
    await until(lambda: open_port(port))


async def test_one_that_waits_for_a_keyring_which_hangs_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the keyring counts as one that does not answer, which takes two minutes."""
    asked, folder = tmp_path / "asked", tmp_path / "office"
    folder.mkdir()
    (folder / STATE_FILE).touch()
    (folder / "key.json").write_text('{"version": 1, "profile": "p"}', "utf-8")
    (tmp_path / "hanging.py").write_text(HANGING_KEYRING, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "hanging.Keyring")
    monkeypatch.setenv("KEYRING_ASKED", str(asked))
    async with OfficeBeside(OfficeFolder(folder)) as beside:
        beside.start(free_port())
        await until(asked.exists)
        (process,) = offices_of(os.getpid())
        beside.stop()
        await until(lambda: is_over(process))


def test_one_whose_disk_stalls_ends_once_it_has_what_it_was_given(tmp_path: Path) -> None:
    """A renewed refresh token may be on its way there, and the one before is used up."""
    folder = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)
    set_up_office(folder)
    given = (str(folder.path), FOLDER_PASSPHRASE)
    with subprocess.Popen(
        [sys.executable, "-c", STALLING_DISK, *given], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        said, _ = process.communicate(timeout=30)
    assert (said, process.returncode) == (b"kept\n", 0)


async def test_one_that_is_stopped_and_started_at_once_waits_for_its_folder(office: OfficeBeside) -> None:
    port = free_port()
    for _ in range(2):
        office.start(port)
        await office.ready()
        office.stop()
    office.start(port)
    await office.ready()
    assert len(offices_of(os.getpid())) == 1


async def test_why_it_does_not_come_up_is_said_and_it_comes_once_that_is_mended(office: OfficeBeside) -> None:
    port = free_port()
    with contextlib.closing(await asyncio.start_server(lambda *_: None, "127.0.0.1", port)):
        office.start(port)
        with pytest.raises(OfficeError, match=f"port {port}"):
            await office.ready()
        assert f"port {port}" in office.trouble
        assert isinstance(office.trouble, Message)
        assert "--port" not in office.trouble, "a door has no such option"
    await until(lambda: not office.trouble)
    assert open_port(port)


async def test_an_office_of_before_that_still_ends_is_said_to_end_by_itself_and_waited_for(
    office: OfficeBeside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(office_beside, "OWNED_WITHIN_S", 0.01)
    with owned(office.folder):
        office.start(free_port())
        with pytest.raises(OfficeError, match="it ends by itself within"):
            await office.ready()
        assert isinstance(office.trouble, Message)
    await until(lambda: not office.trouble)


async def test_what_it_warns_of_while_it_serves_is_a_warning_of_the_door_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    warns = "import sys; print('{}', flush=True); print('kiosk: the sign-in ended', file=sys.stderr)"

    def started(*_: object) -> "subprocess.Popen[bytes]":
        pipe = subprocess.PIPE
        return subprocess.Popen([sys.executable, "-c", warns], stdin=pipe, stdout=pipe, stderr=pipe)

    monkeypatch.setattr(office_beside, "_started", started)
    async with OfficeBeside(OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)) as beside:
        beside.start(free_port())
        await beside.ready()
        await until(lambda: bool(beside.trouble))
        assert beside.trouble is NO_REASON, "it was not what it warned of"
    told = {one.getMessage(): one.levelno for one in caplog.records}
    assert told["office: the sign-in ended"] == logging.WARNING


async def test_no_process_is_started_on_the_thread_that_the_screen_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, started = list[threading.Thread](), office_beside._started

    def seen(folder: OfficeFolder, *arguments: str) -> "subprocess.Popen[bytes]":
        threads.append(threading.current_thread())
        return started(folder, *arguments)

    monkeypatch.setattr(office_beside, "_started", seen)
    async with OfficeBeside(OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)) as beside:
        await beside.set_up("https://tickets.example", "client", SECRET, "")
        beside.start(free_port())
        await beside.ready()
    assert len(threads) == 2
    assert threading.current_thread() not in threads


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
async def test_a_program_that_is_killed_leaves_no_office_behind(tmp_path: Path, office: OfficeBeside) -> None:
    port = free_port()
    command = [sys.executable, "-c", STARTS_ONE, str(office.folder.path), FOLDER_PASSPHRASE, str(port)]
    door = await asyncio.to_thread(subprocess.Popen, command, stdout=subprocess.PIPE)
    try:
        assert door.stdout is not None
        assert door.stdout.readline() == b"ready\n"
        (process,) = offices_of(door.pid)
        os.kill(door.pid, signal.SIGKILL)
        await until(lambda: is_over(process))
    finally:
        door.kill()
        door.communicate()
    assert not open_port(port)
    office.start(port)
    await office.ready()


async def test_the_secret_goes_by_a_pipe_and_what_is_wrong_with_it_is_said(tmp_path: Path) -> None:
    seen: list[str] = []
    async with OfficeBeside(OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)) as beside:

        async def look() -> None:
            while True:
                for one in psutil.Process().children():
                    with contextlib.suppress(psutil.Error):
                        seen.extend([*one.cmdline(), *one.environ().values()])
                await asyncio.sleep(0.02)

        looking = asyncio.create_task(look())
        await beside.set_up("https://tickets.example", "client", SECRET, "")
        looking.cancel()
        assert "setup" in seen
        assert not any(SECRET in text for text in seen)
        with pytest.raises(OfficeSetupError, match="client secret is missing"):
            await beside.set_up("https://tickets.example", "client", "", "")
        with pytest.raises(OfficeSetupError, match="redirect address"):
            await beside.set_up("https://tickets.example", "-client", SECRET, "nonsense")


@pytest.mark.parametrize(
    ("redirect_uri", "port"),
    [
        (own_redirect_uri(9123), 9123),
        ("https://127.0.0.1:9123/callback", 9123),
        ("https://localhost/callback", 443),
        ("https://kiosk.example:9123/callback", 8788),
        ("http://localhost:9123/callback", 8788),
        ("https://localhost:9123/elsewhere", 8788),
        ("https://localhost:999999/callback", 8788),
        ("https://[nonsense", 8788),
        ("", 8788),
    ],
)
def test_it_listens_where_the_service_sends_browsers_back_to(redirect_uri: str, port: int) -> None:
    assert port_in(redirect_uri) == port
