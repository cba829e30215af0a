"""Runs the hub on this machine: its server, who is let in, and what is forgotten when it is old."""

import asyncio
import errno
import logging
import shutil
import signal
import socket
import sys
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from kiosk.bootstrap.hub_folder import HubFolder, Listening
from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import HubError, HubRefusedError, StoreError
from kiosk.engine.ports import Clock
from kiosk.hub.address import HubAddress
from kiosk.hub.authority import issue
from kiosk.hub.connection import HubConnection, connect
from kiosk.hub.hosting import CALLED, forget_older, make_room_for_policies, read_anew, read_at, trouble
from kiosk.hub.joining import let_in
from kiosk.hub.server import ServerProcess, check_version, end_left_behind, find_program
from kiosk.hub.server_config import CERTIFICATE_FILE, CONFIG_FILE, KEY_FILE, STORAGE_KEY
from kiosk.hub.state import HubState, new_door
from kiosk.office.network import address_in_the_network, own_names

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only where the host asks for it with --lan
AGAIN_S = 1.0
TOLD_EVERY_S = 60.0
LOOKS_EVERY_S = 15.0
HEALS_EVERY_S = 2.0
ROOM_BYTES = 1024 * 1024
FORGETS_EVERY_S = 3600.0
DAY_S = 86400.0

log = logging.getLogger(__name__)


def host_address(state: HubState, port: int, *, system: bool = False) -> HubAddress:
    """How the host comes to the hub that runs here: to what doors share, or to the server itself."""
    seed = state.system_seed if system else state.host_seed
    return HubAddress((f"nats://127.0.0.1:{port}",), state.authority.certificate, seed)


def listens_at(port: int, *, lan: bool) -> Listening:
    """Where a hub is to listen, and by which addresses doors find it. Raises StoreError where it may not."""
    host = EVERYWHERE if lan else "127.0.0.1"
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError as error:
            raise StoreError(f"port {port} {_why_not(error)}: name another with --port") from error
        port = int(tried.getsockname()[1])
    names: tuple[str, ...] = ("127.0.0.1",)
    if lan:
        local = (name for name in own_names() if name.endswith(".local"))
        names = tuple(dict.fromkeys((address_in_the_network(), *local)))
    return Listening(host, port, tuple(f"{name}:{port}" for name in names))


def _why_not(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "is in use on this machine"
    if error.errno == errno.EACCES:
        return "is not for this user: the system keeps low ones to itself"
    return f"cannot be used on this machine: {error.strerror or error}"


async def run_hub(
    folder: HubFolder,
    port: int,
    announce: Callable[[Listening], None],
    clock: Clock,
    *,
    lan: bool = False,
    program: str = "",
    keep_days: int = 0,
) -> None:
    """Run the hub until the process is told to end, or this is cancelled. Raises StoreError, HubError.

    `port`, `lan`: see `listens_at`. `keep_days`: what nobody changed for so long is deleted; 0 keeps all.
    """
    found = find_program(program)
    await asyncio.to_thread(check_version, found)
    with folder.running():
        await asyncio.to_thread(end_left_behind, folder.path)
        folder.told(None)  # by what one left there that was killed, commands would write its configuration
        listening = listens_at(port, lan=lan)
        state = folder.begin(clock.now())
        server = ServerProcess(found, folder.path, CONFIG_FILE, {STORAGE_KEY: state.storage_key})
        over = _told_to_end()
        try:
            _write_certificate(folder, state, clock.now())
            folder.write_config(state, listening, clock.now())
            if not await _unless(over, server.start(listening.port)):
                return
            folder.told(listening)
            if folder.state() != state:  # a command changed it while the server was starting
                state = folder.change(lambda now: now, clock.now())
                await read_anew(host_address(state, listening.port, system=True))
            with suppress(HubError):  # as on a full disk: with the first policy it is tried again
                await _make_room(host_address(state, listening.port))
            announce(listening)
            await _unless(over, _keep_running(folder, listening, server, clock, keep_days))
        finally:
            await server.end()
            with suppress(OSError):
                (folder.path / KEY_FILE).unlink()
            folder.told(None)


async def _unless(over: asyncio.Event, work: Coroutine[Any, Any, None]) -> bool:
    """Whether this work was done before all was over; it is under way no more then. Raises what it raises."""
    working, ending = asyncio.create_task(work), asyncio.create_task(over.wait())
    try:
        await asyncio.wait({working, ending}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (working, ending):
            task.cancel()
        await asyncio.wait({working, ending})
    if working.cancelled():
        return False
    working.result()
    return True


async def _make_room(address: HubAddress) -> None:
    connection = await connect(address, CALLED)
    try:
        await make_room_for_policies(connection)
    finally:
        await connection.close()


def _told_to_end() -> asyncio.Event:
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, *((signal.SIGHUP,) if sys.platform != "win32" else ())):
        with suppress(NotImplementedError, ValueError):  # Windows ends by KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(number, over.set)
    return over


def _write_certificate(folder: HubFolder, state: HubState, now: float) -> None:
    issued = issue(state.authority, (), now)
    for name, text in ((CERTIFICATE_FILE, issued.certificate), (KEY_FILE, issued.key)):
        with replacing(folder.path / name) as file:
            file.write(text.encode())


async def _keep_running(
    folder: HubFolder, listening: Listening, server: ServerProcess, clock: Clock, keep_days: int
) -> None:
    """Host for ever; what fails is tried again, and a server that ends by itself is started again."""
    told = _Trouble()
    while True:
        hosting = asyncio.create_task(_host(folder, listening, clock, keep_days))
        ended = asyncio.create_task(server.ended())
        stuck = asyncio.create_task(_gave_up(folder, listening, told))
        try:
            await asyncio.wait({hosting, ended, stuck}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hosting, ended, stuck):
                task.cancel()
            await asyncio.gather(hosting, ended, stuck, return_exceptions=True)
        try:
            if not ended.cancelled():
                told.warn(f"the hub's server ended by itself ({ended.result()}), and is started again")
                await server.start(listening.port)
            elif not stuck.cancelled():
                stuck.result()
                log.warning("the hub's server is started again")
                await server.end()
                await server.start(listening.port)
            else:
                hosting.result()
        except HubRefusedError:  # another program has its place
            raise
        except (HubError, StoreError) as error:
            told.warn(f"the hub: {error}")
        await asyncio.sleep(AGAIN_S)


async def _gave_up(folder: HubFolder, listening: Listening, told: "_Trouble") -> None:
    """Wait until the server has trouble that lasts, though its disk has room.

    Once its disk was full, nats-server takes nothing more before it is started anew. Raises StoreError where
    the folder cannot be read.
    """
    address = host_address(folder.state(), listening.port, system=True)
    before = ""
    while True:
        await asyncio.sleep(LOOKS_EVERY_S)
        try:
            said = await trouble(address)
        except HubError:  # which whoever hosts finds out as well
            continue
        if said and said == before:  # else it may have looked into something that is being made
            told.warn(f"the hub's server has trouble: {said}")
            with suppress(OSError):  # a folder that is away has no room
                if shutil.disk_usage(folder.path).free >= ROOM_BYTES:
                    return
        before = said


class _Trouble:
    """Warns of a trouble as it begins, and then once a minute as long as it lasts."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}

    def warn(self, text: str) -> None:
        """Warn of this, unless that was said just now."""
        now = asyncio.get_running_loop().time()
        self._last = {said: at for said, at in self._last.items() if at > now - TOLD_EVERY_S}
        if text not in self._last:
            self._last[text] = now
            log.warning("%s", text)


async def _host(folder: HubFolder, listening: Listening, clock: Clock, keep_days: int) -> None:
    """Let doors in and forget what is old, until the server is lost. Raises HubError then."""
    state = folder.state()
    connection = await connect(host_address(state, listening.port), CALLED)
    tasks = [
        asyncio.create_task(let_in(connection, partial(_take, folder, listening, clock))),
        asyncio.create_task(_forget_old(connection, clock, keep_days)),
        asyncio.create_task(_heal(folder, listening, clock)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await connection.close()


async def _take(
    folder: HubFolder,
    listening: Listening,
    clock: Clock,
    invitation: str,
    key: str,
    name: str,
    former: Collection[str],
) -> str:
    """Let a door in that was invited, or that asks again; its former keys are good no more.

    Raises what kiosk.hub.joining.Taken does.
    """
    now, called = clock.now(), ""

    def with_door(state: HubState) -> HubState:
        nonlocal called
        if (again := state.joined_by(invitation, key)) is not None:  # it did not hear, or a server did not
            called = again.name
            return state
        if (invited := state.invitation(invitation, now)) is None or state.knows(key):
            raise HubRefusedError("the invitation is used or over")
        called = invited.name or " ".join(name.split()) or "door"
        return state.without_keys(former).with_door(new_door(called, key, now), invitation)

    state = await asyncio.to_thread(folder.change, with_door, now)
    await read_anew(host_address(state, listening.port, system=True))
    return called


async def _heal(folder: HubFolder, listening: Listening, clock: Clock) -> None:
    """Let the servers go by what is kept, also where whoever kept it was cut off before they heard; for ever.

    Servers that read it at an instant to come did so before the clock was put back, whatever that was then.
    Who changes something has until the next look to tell them: to read it anew may cost a door that connects
    at that moment its connection.
    """
    before: object = None
    heard: object = None
    told = _Trouble()
    while True:
        try:
            seen = await asyncio.to_thread(folder.seen)
            if seen == before and seen != heard:
                await _let_hear(folder, listening, clock)
                heard = seen
            before = seen
        except HubRefusedError:  # another program has the server's place
            raise
        except (HubError, StoreError) as error:
            told.warn(f"the hub may not go by what is kept yet: {error}")
        await asyncio.sleep(HEALS_EVERY_S)


async def _let_hear(folder: HubFolder, listening: Listening, clock: Clock) -> None:
    """Let the servers read what is kept, unless they did since.

    One that read something at an instant that is still to come did so before the clock was put back.
    """
    if folder.listening() != listening:  # else what commands change is kept, and no server hears of it
        folder.told(listening)
    is_other = await asyncio.to_thread(folder.heal, clock.now())
    state = await asyncio.to_thread(folder.state)
    system = host_address(state, listening.port, system=True)
    if is_other or not folder.configured_at() <= await read_at(system) <= clock.now():
        log.warning("the hub's server had not read what is kept: it goes by that now")
        await read_anew(system)


async def _forget_old(connection: HubConnection, clock: Clock, keep_days: int) -> None:
    while keep_days:
        for bucket in await forget_older(connection, clock.now() - keep_days * DAY_S):
            log.info("what doors shared in %s is deleted: nobody changed it for %s days", bucket, keep_days)
        await asyncio.sleep(FORGETS_EVERY_S)
    await asyncio.Event().wait()
