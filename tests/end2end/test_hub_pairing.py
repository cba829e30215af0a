"""Doors join a hub that runs in this process, over a real server; something of it comes late or fails."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import SystemClock, hub
from kiosk.bootstrap.hub import host_address, run_hub
from kiosk.bootstrap.hub_commands import invite
from kiosk.bootstrap.hub_folder import PLACE_FILE, HubFolder, Listening
from kiosk.core.hub_link import HubLink
from kiosk.engine.atomic_file import fresh_of
from kiosk.engine.errors import HubError, HubNotHostedError, HubNotKeptError, HubRefusedError
from kiosk.hub import connection, hosting, joining
from kiosk.hub.address import HubAddress
from kiosk.hub.connection import connect
from kiosk.hub.joining import is_let_in, join
from kiosk.hub.server_config import CONFIG_FILE, JOIN
from kiosk.hub.state import INVITED_S, MOST_DOORS, STATE_FILE, new_door, new_seed, public_key
from tests.hub_server import program
from tests.unit.engine.scripted import until

CLOCK = SystemClock()


@pytest.fixture
def folder(tmp_path: Path) -> HubFolder:
    made = HubFolder(tmp_path / "hub", "a passphrase")
    made.begin(CLOCK.now())
    return made


@pytest.fixture
async def listening(folder: HubFolder) -> AsyncIterator[Listening]:
    """The hub runs, and is announced."""
    announced: asyncio.Future[Listening] = asyncio.get_running_loop().create_future()
    running = asyncio.create_task(run_hub(folder, 0, announced.set_result, CLOCK, program=program()))
    try:
        await until(lambda: running.done() or announced.done())
        if running.done():
            running.result()
        yield announced.result()
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Until it is set, the hub runs, and hears nobody who wants to join."""
    go, really = asyncio.Event(), joining.let_in

    async def late(*given: object) -> None:
        await go.wait()
        await really(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(hub, "let_in", late)
    return go


async def test_a_door_is_not_unknown_because_its_hub_reads_the_configuration_at_that_moment(
    folder: HubFolder,
    listening: Listening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(connection, "READ_ANEW_S", 5.0)
    caplog.set_level("INFO")
    own, now = replace(host_address(folder.state(), listening.port), seed=new_seed()), CLOCK.now()
    asking = asyncio.create_task(is_let_in(own, "North"))
    await until(lambda: asking.done() or "asked once more" in caplog.text)
    door = new_door("North", public_key(own.seed), now)
    await asyncio.to_thread(folder.change, lambda state: state.with_door(door), now)
    await hosting.read_anew(host_address(folder.state(), listening.port, system=True))
    assert await asking


async def test_a_door_that_asks_in_the_moment_before_the_host_listens_is_let_in_once_it_does(
    held: asyncio.Event, folder: HubFolder, listening: Listening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    link = await invite(folder, "North", CLOCK.now())
    asking = asyncio.create_task(join(link, "North"))
    await until(lambda: asking.done() or "nobody lets doors in yet" in caplog.text)
    held.set()
    assert await is_let_in(await asking, "North")
    assert [door.name for door in folder.state().doors] == ["North"]


async def test_a_door_of_which_the_servers_did_not_hear_at_once_is_let_in_as_it_asks_again(
    folder: HubFolder, listening: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[HubAddress] = []
    really, fails = hosting.read_anew, True

    async def read_anew(address: HubAddress) -> None:
        if fails:
            raise HubError("the hub does not answer")
        await really(address)

    async def begin(address: HubAddress) -> None:
        kept.append(address)

    monkeypatch.setattr(hub, "read_anew", read_anew)
    monkeypatch.setattr(joining, "ASKS_AGAIN_S", 0.1, raising=False)
    link = await invite(folder, "North", CLOCK.now())
    with monkeypatch.context() as patched:
        patched.setattr(joining, "ANSWERS_WITHIN_S", 1.0)
        with pytest.raises(HubError) as told:
            await join(link, "North", begin)
    assert not isinstance(told.value, HubRefusedError), "it may be let in yet, and keeps its key"
    await until(lambda: len(folder.state().doors) == 1)
    fails = False
    own = await join(link, "North", begun=kept[0])
    assert own.seed == kept[0].seed
    assert await is_let_in(own, "North")
    assert len(folder.state().doors) == 1


async def test_a_door_that_asks_again_on_a_disk_that_is_full_meanwhile_keeps_its_key(
    folder: HubFolder, listening: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[HubAddress] = []
    in_the_way = fresh_of(folder.path / CONFIG_FILE)

    async def read_anew(_: HubAddress) -> None:
        in_the_way.mkdir(exist_ok=True)
        raise HubError("the hub does not answer")

    async def begin(address: HubAddress) -> None:
        kept.append(address)

    link = await invite(folder, "North", CLOCK.now())
    monkeypatch.setattr(joining, "ASKS_AGAIN_S", 0.1)
    with monkeypatch.context() as patched:
        patched.setattr(hub, "read_anew", read_anew)
        patched.setattr(joining, "ANSWERS_WITHIN_S", 1.0)
        patched.setattr(joining, "is_let_in", _is_not_known_yet)
        with pytest.raises(HubError) as told:
            await join(link, "North", begin)
        await until(in_the_way.is_dir)
    assert not isinstance(told.value, HubRefusedError), "it is kept, and may be let in yet"
    in_the_way.rmdir()
    own = await join(link, "North", begun=kept[0])
    assert await is_let_in(own, "North")
    assert len(folder.state().doors) == 1


async def test_a_code_that_the_hosts_disk_could_not_take_is_not_said_to_be_used_and_is_good_once_it_can(
    folder: HubFolder, listening: Listening
) -> None:
    kept: list[HubAddress] = []

    async def begin(address: HubAddress) -> None:
        kept.append(address)

    link = await invite(folder, "North", CLOCK.now())
    in_the_way = fresh_of(folder.path / STATE_FILE)
    in_the_way.mkdir()
    with pytest.raises(HubNotKeptError, match="could not keep this door"):
        await join(link, "North", begin)
    in_the_way.rmdir()
    own = await join(link, "North", begun=kept[0])
    assert own.seed == kept[0].seed
    assert await is_let_in(own, "North")


@pytest.mark.parametrize("first", [HubError("late"), HubRefusedError("used"), HubNotHostedError("nobody")])
@pytest.mark.parametrize("then", [HubError("away"), HubRefusedError("another hub answers there")])
async def test_a_door_that_may_have_been_let_in_and_cannot_ask_is_not_refused(
    monkeypatch: pytest.MonkeyPatch, first: HubError, then: HubError
) -> None:
    async def ask_in(*_: object) -> None:
        raise first

    async def look(*_: object) -> bool:
        raise then

    monkeypatch.setattr(joining, "_ask_in", ask_in)
    monkeypatch.setattr(joining, "is_let_in", look)
    begun = HubAddress(("nats://127.0.0.1:1",), "authority", new_seed())
    with pytest.raises(HubError) as told:
        await join(
            HubLink(("127.0.0.1:1",), b"authority", new_seed(), is_invitation=True), "North", begun=begun
        )
    assert not isinstance(told.value, HubRefusedError | HubNotHostedError), "it would forget its key"


async def test_a_code_that_nobody_used_in_time_is_told_as_that(
    folder: HubFolder, listening: Listening
) -> None:
    link = await invite(folder, "North", CLOCK.now() - INVITED_S)
    with pytest.raises(HubRefusedError, match="older than ten minutes, or was used"):
        await join(link, "North")
    assert folder.state().doors == ()


async def _is_not_known_yet(_: HubAddress, __: str) -> bool:
    return False


async def test_a_door_is_not_told_that_nobody_heard_where_the_host_went_away_after_it_did(
    held: asyncio.Event, folder: HubFolder, listening: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "ASKS_AGAIN_S", 0.1)
    monkeypatch.setattr(joining, "HOSTED_WITHIN_S", 0.5)
    monkeypatch.setattr(joining, "ANSWERS_WITHIN_S", 1.0)
    link = await invite(folder, "North", CLOCK.now())
    host = await connect(host_address(folder.state(), listening.port), "host")
    asked = await host.client.subscribe(f"{JOIN}.*")
    await host.client.flush()
    asking = asyncio.create_task(join(link, "North"))
    await asked.next_msg(timeout=20)
    await host.close()
    with pytest.raises(HubError) as told:
        await asking
    assert not isinstance(told.value, HubNotHostedError), "it was heard once, and may be let in yet"


UNPAIRS = """
import asyncio, os, signal, sys
from pathlib import Path
from kiosk.bootstrap import SystemClock, hub_commands
from kiosk.bootstrap.hub_folder import HubFolder
from kiosk.hub.state import HubFile
really = HubFile.save
def save(*given):
    really(*given)
    die()
def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)
if sys.argv[3] == "as it keeps that":
    HubFile.save = save
else:
    hub_commands.read_anew = die
folder = HubFolder(Path(sys.argv[1]), "a passphrase")
asyncio.run(hub_commands.unpair(folder, sys.argv[2], SystemClock().now()))
"""
KILLED = ["as it keeps that", "as it tells the servers"]


@pytest.fixture
async def north(folder: HubFolder, listening: Listening) -> HubAddress:
    """A door that the hub let in."""
    return await join(await invite(folder, "North", CLOCK.now()), "North")


async def test_a_hub_that_is_full_lets_one_of_its_doors_in_anew_and_no_other(
    folder: HubFolder, north: HubAddress
) -> None:
    others = tuple(new_door(f"{n}", public_key(new_seed()), CLOCK.now()) for n in range(MOST_DOORS - 1))
    folder.change(lambda state: replace(state, doors=(*state.doors, *others)), CLOCK.now())
    link = await invite(folder, "", CLOCK.now())
    with pytest.raises(HubRefusedError, match="no place for one more door"):
        await join(link, "South")
    own = await join(link, "North", former=[north])
    assert await is_let_in(own, "North")
    assert not await is_let_in(north, "North")
    assert len(folder.state().doors) == MOST_DOORS


async def unpaired_by_who_is_killed(folder: HubFolder, when: str) -> None:
    (door,) = folder.state().doors
    command = [sys.executable, "-c", UNPAIRS, str(folder.path), door.door_id, when]
    killed = await asyncio.to_thread(subprocess.run, command, check=False)
    assert killed.returncode == -signal.SIGKILL
    assert folder.state().doors == ()


async def until_is_out(door: HubAddress) -> None:
    async def is_out() -> bool:
        try:
            return not await is_let_in(door, "North")
        except HubError:  # the server ended this very connection as it read its configuration
            return False

    await until(is_out)


@pytest.mark.skipif(sys.platform == "win32", reason="kills itself")
@pytest.mark.parametrize("when", KILLED)
async def test_a_door_is_out_though_the_command_that_unpaired_it_was_killed_in_the_middle(
    when: str, folder: HubFolder, north: HubAddress
) -> None:
    await unpaired_by_who_is_killed(folder, when)
    await until_is_out(north)


@pytest.mark.skipif(sys.platform == "win32", reason="kills itself")
async def test_it_is_out_once_the_disk_takes_the_configuration_that_it_did_not_take_at_first(
    folder: HubFolder, north: HubAddress, caplog: pytest.LogCaptureFixture
) -> None:
    (folder.path / CONFIG_FILE).unlink()
    (folder.path / CONFIG_FILE).mkdir()
    await unpaired_by_who_is_killed(folder, KILLED[0])
    await until(lambda: f"{CONFIG_FILE} cannot be written" in caplog.text)
    (folder.path / CONFIG_FILE).rmdir()
    await until_is_out(north)


@pytest.mark.skipif(sys.platform == "win32", reason="kills itself")
async def test_it_is_out_though_the_servers_did_not_answer_at_first(
    folder: HubFolder, north: HubAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, failed = hosting.read_anew, 0

    async def read_anew(address: HubAddress) -> None:
        nonlocal failed
        if failed < 2:
            failed += 1
            raise HubError("the hub does not answer")
        await really(address)

    monkeypatch.setattr(hub, "read_anew", read_anew)
    await unpaired_by_who_is_killed(folder, KILLED[0])
    await until_is_out(north)


@pytest.mark.skipif(sys.platform == "win32", reason="kills itself")
async def test_it_is_out_though_the_clock_was_put_back_since_the_servers_read_their_configuration(
    folder: HubFolder, north: HubAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SystemClock, "now", lambda _: time.time() - 7200)
    await unpaired_by_who_is_killed(folder, KILLED[1])
    os.utime(folder.path / CONFIG_FILE, times=(time.time() - 7200,) * 2)
    await until_is_out(north)


@pytest.mark.parametrize("left", ["", "{", None])
async def test_it_is_out_though_commands_were_not_told_where_the_hub_runs(
    folder: HubFolder, listening: Listening, north: HubAddress, left: str | None
) -> None:
    place = folder.path / PLACE_FILE
    place.unlink()
    if left is not None:
        place.write_text(left)
    folder.change(lambda state: replace(state, doors=()), CLOCK.now())
    await until_is_out(north)
    assert folder.listening() == listening
