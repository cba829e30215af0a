"""What a hub's start meets on its machine: files in its way, a server that hangs, programs named oddly."""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import SystemClock
from kiosk.bootstrap import hub as running_hub
from kiosk.bootstrap.hub import host_address, listens_at, run_hub
from kiosk.bootstrap.hub_commands import invite, status, write_servers
from kiosk.bootstrap.hub_folder import HubFolder, Listening
from kiosk.core.hub_link import HubLink
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.errors import HubError, HubUnknownDoorError, StoreError
from kiosk.hub.bucket import open_hub
from kiosk.hub.connection import connect
from kiosk.hub.joining import join
from kiosk.hub.server import find_program
from kiosk.hub.server_config import CONFIG_FILE
from kiosk.hub.state import STATE_FILE, new_door, new_seed, public_key
from tests.hub_server import free_port, program, servers_in

NOW = 1_790_000_000.0


@pytest.fixture
def folder(tmp_path: Path) -> HubFolder:
    made = HubFolder(tmp_path / "hub", "a passphrase")
    made.begin(NOW)
    return made


@pytest.fixture(autouse=True)
def _no_server_is_left(folder: HubFolder) -> Iterator[None]:
    yield
    left = servers_in(folder.path)
    for one in left:
        one.kill()
    assert left == []


@pytest.mark.parametrize("name", ["hub.said", "hub.place", ".hub.place.new"])
def test_a_file_that_cannot_be_written_is_told(folder: HubFolder, name: str) -> None:
    (folder.path / name).mkdir()
    with pytest.raises((HubError, StoreError), match="irectory"):
        asyncio.run(
            asyncio.wait_for(run_hub(folder, 0, lambda _: None, SystemClock(), program=program()), 40)
        )


Scene = Callable[[Listening], Awaitable[None]]


def play(folder: HubFolder, scene: Scene, named: str = "") -> None:
    """Play a scene while the hub runs; `named`: by this program."""

    async def run() -> None:
        opened: asyncio.Future[Listening] = asyncio.get_running_loop().create_future()
        hub = asyncio.create_task(
            run_hub(folder, 0, opened.set_result, SystemClock(), program=named or program())
        )
        try:
            while not opened.done():
                assert not hub.done(), hub.result()
                await asyncio.sleep(0.02)
            await asyncio.wait_for(scene(opened.result()), 120)
            assert not hub.done()
        finally:
            hub.cancel()
            with suppress(asyncio.CancelledError):
                await hub
            await asyncio.sleep(0.5)  # for whatever would start a server once more

    asyncio.run(run())


def test_a_hub_that_is_cancelled_starts_no_server_any_more(
    folder: HubFolder, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(_: Listening) -> None:
        assert len(servers_in(folder.path)) == 1

    play(folder, scene)
    assert "started again" not in caplog.text


@pytest.mark.skipif(os.name != "posix", reason="writes shell scripts")
@pytest.mark.parametrize("was_killed", [False, True])
def test_what_a_command_changes_while_the_server_starts_counts(folder: HubFolder, was_killed: bool) -> None:
    seeds = [new_seed(), new_seed()]
    stays, goes = (new_door("Door", public_key(seed), NOW) for seed in seeds)
    folder.change(lambda state: state.with_door(stays).with_door(goes), NOW)
    if was_killed:
        folder.told(Listening("127.0.0.1", free_port(), ("127.0.0.1:4222",)))
    slow = folder.path / "slow"
    slow.write_text(
        f'#!/bin/sh\nif [ "$1" = -c ]; then touch began; while [ -e began ]; do sleep 0.1; done; fi\n'
        f'exec "{program()}" "$@"\n'
    )
    slow.chmod(0o755)

    def command() -> None:
        while not (folder.path / "began").exists():
            time.sleep(0.02)
        folder.change(lambda state: state.without_door(goes.door_id), NOW)
        (folder.path / "began").unlink()

    async def scene(listening: Listening) -> None:
        one, other = (replace(host_address(folder.state(), listening.port), seed=seed) for seed in seeds)
        await (await connect(one, "stays")).close()
        with pytest.raises(HubUnknownDoorError):
            await connect(other, "goes")

    commanding = threading.Thread(target=command, daemon=True)
    commanding.start()
    play(folder, scene, str(slow))
    commanding.join()


def test_a_hub_whose_file_cannot_be_read_goes_on_once_it_can(
    folder: HubFolder, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(_: Listening) -> None:
        file, away = folder.path / STATE_FILE, folder.path / "away"
        file.rename(away)
        (before,) = servers_in(folder.path)
        before.kill()
        await until(lambda: "there is no hub here" in caplog.text)
        away.rename(file)
        assert servers_in(folder.path) != [before]
        link = await _invited(folder)
        while not folder.state().doors:
            with suppress(HubError):  # it looks again in a second
                await join(link, "Door")

    play(folder, scene)
    assert caplog.text.count("there is no hub here") == 1


async def _invited(folder: HubFolder) -> HubLink:
    while True:
        with suppress(HubError):
            return await invite(folder, "", SystemClock().now())
        await asyncio.sleep(0.2)


async def until(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0.05)


@pytest.mark.skipif(os.name != "posix", reason="writes shell scripts")
def test_a_server_whose_disk_was_full_is_started_again_once_there_is_room(
    folder: HubFolder, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(running_hub, "LOOKS_EVERY_S", 5.0)
    limited = folder.path / "limited"
    limited.write_text(
        '#!/bin/sh\n[ -e full ] && trap "" XFSZ && ulimit -f 16\n' + f'exec "{program()}" "$@"\n'
    )
    limited.chmod(0o755)
    (folder.path / "full").touch()

    async def scene(_: Listening) -> None:
        address = await join(await _invited(folder), "Door")
        claims = 0

        async def claim() -> bool:
            nonlocal claims
            claims += 1
            row = LedgerRow(f"a{claims}", RowKind.ADMISSION, f"t{claims}", 0.0, "Door", "camera")
            with suppress(HubError):
                door = await open_hub(address, "Door")
                try:
                    await (await door.event("tonight")).write([row], 0)
                    return True
                finally:
                    await door.close()
            await asyncio.sleep(1)  # it is being started
            return False

        while await claim() or "file too large" not in (await status(folder)).trouble:
            pass
        (folder.path / "full").unlink()
        while not await claim():
            pass
        assert (await status(folder)).events[0].tickets > 1

    play(folder, scene, str(limited))
    assert "the hub's server has trouble" in caplog.text


@pytest.mark.skipif(os.name != "posix", reason="writes shell scripts")
def test_a_server_that_breaks_down_with_many_words_holds_nobody_up(folder: HubFolder) -> None:
    script = folder.path / "breaks"
    script.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && { echo nats-server: v2.11.1; exit; }\n'
        "head -c 1000000 /dev/zero >&2; echo; echo the last word >&2; exit 2\n"
    )
    script.chmod(0o755)
    with pytest.raises(HubError, match=r"ended at once: .*the last word"):
        asyncio.run(run_hub(folder, 0, lambda _: None, SystemClock(), program=str(script)))


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
    asyncio.run(scene())
    assert time.monotonic() - began < 15


def test_the_files_of_servers_with_ipv6_let_them_listen_there(folder: HubFolder, tmp_path: Path) -> None:
    for host, listens in (("::1", "[::1]:4222"), ("fd00::1", "[::]:4222"), ("10.0.0.1", "0.0.0.0:4222")):
        out = tmp_path / listens[1:4]
        write_servers(folder, [host], 4222, [], out, NOW)
        (text,) = (path.read_text() for path in out.rglob(CONFIG_FILE))
        assert f'listen: "{listens}"' in text


def test_files_that_cannot_be_written_make_no_door(folder: HubFolder, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        write_servers(folder, ["10.0.0.1"], 4222, ["North"], tmp_path / "file", NOW)
    (tmp_path / "out" / "doors" / "02-South.txt").mkdir(parents=True)
    with pytest.raises(StoreError, match="02-South"):
        write_servers(folder, ["10.0.0.1"], 4222, ["North", "South"], tmp_path / "out", NOW)
    assert folder.state().doors == ()


def test_a_port_that_may_not_be_used_is_told_by_what_is_so() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(StoreError, match="is in use on this machine"):
            listens_at(taken.getsockname()[1], lan=False)
    with low_ports_kept(), pytest.raises(StoreError, match="port 80 is not for this user"):
        listens_at(80, lan=False)


@contextmanager
def low_ports_kept() -> Iterator[None]:
    """As a user who is not the machine's own master."""
    kept = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")
    if os.name != "posix" or not kept.exists() or int(kept.read_text()) <= 80:
        pytest.skip("every user of this machine may use low ports")
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("name", ["a" * 300, "locked/hub"])
def test_a_folder_that_cannot_be_looked_at_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "locked").mkdir(mode=0o000)
    if name.startswith("locked") and os.access(tmp_path / "locked", os.X_OK):
        pytest.skip("whoever runs this may look everywhere")
    with pytest.raises(StoreError, match="cannot be used"):
        HubFolder(tmp_path / name, "a passphrase").state()
