"""What a hub's start meets on its machine: files in its way, a server that hangs, programs named oddly."""

import asyncio
import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from kiosk.bootstrap import SystemClock
from kiosk.bootstrap.hub import run_hub
from kiosk.bootstrap.hub_commands import write_servers
from kiosk.bootstrap.hub_folder import HubFolder
from kiosk.engine.errors import HubError, StoreError
from kiosk.hub.server import PID_FILE, end_left_behind, find_program
from kiosk.hub.server_config import CONFIG_FILE
from tests.hub_cluster import quick_keys
from tests.hub_server import program

NOW = 1_790_000_000.0


@pytest.fixture
def folder(tmp_path: Path) -> HubFolder:
    made = HubFolder(tmp_path / "hub", "a passphrase")
    with quick_keys():
        made.begin(NOW)
    return made


@pytest.mark.skipif(os.name != "posix", reason="makes pipes")
def test_what_stands_where_the_number_of_the_server_is_kept_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / PID_FILE)
    asked = threading.Thread(target=end_left_behind, args=(tmp_path,), daemon=True)
    asked.start()
    asked.join(10)
    assert not asked.is_alive()


@pytest.mark.parametrize("name", [PID_FILE, "hub.place"])
def test_a_file_that_cannot_be_written_leaves_no_server(folder: HubFolder, name: str) -> None:
    (folder.path / name).mkdir()
    before = set(_servers_in(folder.path))

    async def scene() -> None:
        await asyncio.wait_for(
            run_hub(folder, 0, lambda _: None, SystemClock(), program=program()), timeout=40
        )

    with quick_keys(), pytest.raises(StoreError, match=name):
        asyncio.run(scene())
    left = [one for one in _servers_in(folder.path) if one not in before]
    for one in left:
        one.kill()
    assert left == []


def _servers_in(folder: Path) -> list[psutil.Process]:
    found = []
    for one in psutil.process_iter():
        with suppress(psutil.Error):
            if "nats-server" in one.name() and Path(one.cwd()) == folder:
                found.append(one)
    return found


def test_a_program_that_is_named_from_here_is_found_from_the_hubs_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own-server").symlink_to(program())
    monkeypatch.chdir(tmp_path)
    assert find_program("./own-server") == tmp_path / "own-server"
    with pytest.raises(HubError, match="KIOSK_NATS_SERVER names"):
        find_program("~nobody-of-this-name/nats-server")


@pytest.mark.skipif(os.name != "posix", reason="writes shell scripts")
def test_a_server_that_hangs_at_its_start_is_ended_as_soon_as_the_hub_is(folder: HubFolder) -> None:
    script = folder.path / "nats-server"
    script.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && { echo nats-server: v2.11.1; exit; }\nexec sleep 60\n'
    )
    script.chmod(0o755)

    async def scene() -> None:
        asyncio.get_running_loop().call_later(3, os.kill, os.getpid(), signal.SIGTERM)
        await run_hub(folder, 0, lambda _: None, SystemClock(), program=str(script))

    began = time.monotonic()
    with quick_keys():
        asyncio.run(scene())
    assert time.monotonic() - began < 15
    assert not (folder.path / PID_FILE).exists()


def test_the_files_of_servers_with_ipv6_let_them_listen_there(folder: HubFolder, tmp_path: Path) -> None:
    for host, listens in (("::1", "[::1]:4222"), ("fd00::1", "[::]:4222"), ("10.0.0.1", "0.0.0.0:4222")):
        out = tmp_path / listens[1:4]
        write_servers(folder, [host], 4222, [], out, NOW)
        (text,) = (path.read_text() for path in out.rglob(CONFIG_FILE))
        assert f'listen: "{listens}"' in text


def test_files_that_cannot_be_written_anywhere_make_no_door(folder: HubFolder, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        write_servers(folder, ["10.0.0.1"], 4222, ["North"], tmp_path / "file", NOW)
    assert folder.state().doors == ()
