"""Builds and runs the office: its files, the service it asks, and the server that doors and hosts reach."""

import asyncio
import logging
import os
import signal
import socket
import ssl
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import BinaryIO
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.applications import Starlette
from starlette.types import ASGIApp

from kiosk.bootstrap.environment import SystemClock
from kiosk.bootstrap.office_folder import (
    LOCK_FILE,
    NOT_SET_UP,
    KeptAddress,
    OfficeFolder,
    check_set_up,
    command_key,
    open_folder_key,
    owned,
)
from kiosk.bootstrap.office_service import ServiceExchanges
from kiosk.engine.errors import StoreError
from kiosk.engine.look_up import look_names_up_apart
from kiosk.engine.ports import Clock
from kiosk.office.answers import Refusal, refused
from kiosk.office.certificate import Certificate
from kiosk.office.commands import Commands
from kiosk.office.connections import Limits, address_of, listen, port_of
from kiosk.office.doors import Doors
from kiosk.office.errors import OfficeError
from kiosk.office.exchanges import Exchanges
from kiosk.office.network import LOOPBACK, address_in_the_network, is_loopback, own_names
from kiosk.office.office import Office
from kiosk.office.page_guard import PageGuard
from kiosk.office.pages import Pages
from kiosk.office.pairing import PairingCodes
from kiosk.office.server import Server
from kiosk.office.sign_in import SignIn
from kiosk.office.state import Application, Bell, Kept, OfficeState, StateFile, derived_key

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

MOST_FILES = 4096
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only where the host asks for it with --lan
CLOSE_WITHIN_S = 1.0
EXCHANGE_WITHIN_S = 10.0
"""How long an exchange under way may take at the end: its refresh token would be lost."""
HANGS_AFTER_S = 3.0
"""By then an office that does not serve yet ends all the same where something hangs: a keyring."""
KEPT_AFTER_S = 120.0
"""So long a disk may stall at the end: it may be about to keep what an exchange brought."""
OWNED_WITHIN_S = 1.0


class Listening(Struct, frozen=True):
    """What an office says once it listens; `page`: where the host opens its page."""

    address: str
    fingerprint: str
    port: int
    page: str


@dataclass(kw_only=True)
class OpenOffice:
    """An office that is ready to serve: its parts, and what it serves with."""

    office: Office
    app: ASGIApp
    tls: ssl.SSLContext
    exchanges: Exchanges


def open_office(
    folder: OfficeFolder,
    listeners: list[socket.socket],
    hosts: tuple[str, ...],
    *,
    clock: Clock | None = None,
    service_tls: ssl.SSLContext | None = None,
) -> OpenOffice:
    """Build an office on the files of its folder, which the caller owns. Raises StoreError, OfficeError."""
    clock = clock or SystemClock()
    key = open_folder_key(folder)
    file = StateFile(folder.path, key)
    state = file.load()
    if state is None:
        raise OfficeError(NOT_SET_UP)
    certificate = Certificate(folder.path, derived_key(key, "certificate"))
    named = (*_named(hosts), *_named_at_service(state.application))
    tls = certificate.open(_names(named), clock.now(), is_known=bool(state.doors))
    port = port_of(listeners[0])
    kept, bell = Kept(state, _saving(folder, file)), Bell()
    exchanges = ServiceExchanges(state.application, clock, tls=service_tls)
    office = Office(
        kept=kept,
        sign_in=SignIn(kept, exchanges, clock, bell, f"https://localhost:{port}/callback"),
        codes=PairingCodes(clock),
        clock=clock,
        bell=bell,
        fingerprint=certificate.fingerprint,
        address=lambda: f"https://{_bracketed(_reached_at(hosts))}:{port}",
        own_names=lambda: _names(named),
        is_for_this_machine=all(is_loopback(address_of(one)) for one in listeners),
    )
    return OpenOffice(office=office, app=_app(office, command_key(key)), tls=tls, exchanges=exchanges)


def _saving(folder: OfficeFolder, file: StateFile) -> Callable[[OfficeState], None]:
    """Saves the state as long as no other office may have come: the lock is the one there was."""
    lock = folder.path / LOCK_FILE
    ours = _inode(lock)

    def save(state: OfficeState) -> None:
        now = _inode(lock)
        if now is None and ours is not None:
            log.warning("%s is gone, which keeps other offices away: start this one anew soon", lock)
        elif now != ours:
            raise StoreError(f"another office may run in {folder.path}, its {lock.name} is not ours: end one")
        file.save(state)

    return save


def _inode(path: Path) -> int | None:
    try:
        return path.stat().st_ino
    except OSError:
        return None


def _app(office: Office, credential: str) -> ASGIApp:
    guard = PageGuard(office.clock, lambda: office.kept.state.passphrase_hash)
    app = Starlette(
        routes=[
            *Doors(office).routes(),
            *Commands(office, credential).routes(),
            *Pages(office, guard).routes(),
        ],
        exception_handlers={Refusal: refused},
    )
    app.router.redirect_slashes = False
    return app


def _names(named: tuple[str, ...]) -> tuple[str, ...]:
    """Every name and address of the office: the machine's as they are now, and those that it was given."""
    return tuple(dict.fromkeys((*own_names(), *named)))


def _named_at_service(application: Application) -> tuple[str, ...]:
    """The name that the service sends browsers back to, where that is this office."""
    parts = urlsplit(application.redirect_uri)
    return (parts.hostname,) if parts.hostname and parts.path == "/callback" else ()


def _page_of(office: Office) -> str:
    """Where the host opens the page: where the service sends the browser back to, if that is this office.

    Under another of its names the browser would warn of the certificate once more, and know no session.
    """
    address, back = urlsplit(office.address()), urlsplit(office.sign_in.redirect_uri)
    is_here = address.hostname in LOOPBACK and back.hostname in LOOPBACK and back.port == address.port
    return f"https://{back.netloc}" if is_here and back.path == "/callback" else office.address()


def _named(hosts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(host.lower() for host in hosts if host not in EVERYWHERE)


def _reached_at(hosts: tuple[str, ...]) -> str:
    """The address that doors are told now: one of the network where the office listens there."""
    if set(hosts) & set(EVERYWHERE):
        return address_in_the_network()
    return next((host for host in hosts if host not in LOOPBACK), hosts[0])


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def run_office(
    folder: OfficeFolder,
    hosts: tuple[str, ...],
    port: int,
    announce: Callable[[Listening], None],
    *,
    limits: Limits | None = None,
    ends_with: BinaryIO | None = None,
) -> None:
    """Run the office in the foreground until SIGTERM or Ctrl-C end it.

    `ends_with`: it ends as well where this has nothing more to read, as a pipe whose other end is gone. Then
    the process ends even where something hangs, as a keyring that nobody unlocks.

    It ends within two seconds, and with an exchange under way within ten more; it serves nobody then. A disk
    that stalls gets more time for what is on its way there.

    Only for the main thread, because only that one hears signals. Raises StoreError, OfficeError.
    """
    ending: list[bool] = []
    servers: list[Server] = []

    def end(_signal: int, _frame: FrameType | None) -> None:
        ending.append(True)
        for server in servers:
            server.end_soon()

    over = threading.Event()

    def ends_in_time() -> bool:
        kept_within_s = EXCHANGE_WITHIN_S + CLOSE_WITHIN_S + KEPT_AFTER_S
        return over.wait(kept_within_s if servers else HANGS_AFTER_S)

    if ends_with is not None:
        look = partial(_wait_for_end, ends_with, lambda: end(0, None), ends_in_time)
        threading.Thread(target=look, name="until-stdin-ends", daemon=True).start()
    heard = {number: signal.signal(number, end) for number in _end_signals()}
    try:
        check_set_up(folder)
        with owned(folder, OWNED_WITHIN_S):
            if os.name == "posix" and folder.path.stat().st_mode & 0o022:
                log.warning("others may write in %s: take that from them with `chmod go-w`", folder.path)
            allow_files()
            listeners, address = listen(hosts, port, limits), KeptAddress(folder)
            try:
                opened = open_office(folder, listeners, hosts)
                office, port = opened.office, port_of(listeners[0])
                said = Listening(office.address(), office.fingerprint, port, _page_of(office))

                def tell() -> None:
                    address.keep(_local(listeners), said.port)
                    announce(said)

                server = Server(
                    opened.app, opened.tls, stop=opened.office.stop, on_listening=tell, limits=limits
                )
                servers.append(server)
                if not ending:
                    asyncio.run(_serve_and_end(opened, server, listeners))
            finally:
                for listener in listeners:
                    listener.close()
                address.end()
    finally:
        over.set()
        for number, handler in heard.items():
            signal.signal(number, handler)


def _wait_for_end(stream: BinaryIO, end: Callable[[], None], ends_in_time: Callable[[], bool]) -> None:
    with suppress(OSError):  # then there is nobody either
        while stream.read(MOST_FILES):
            pass
    end()
    if not ends_in_time():
        os._exit(1)  # what hangs hears of no end; what is kept is kept whole, or not at all


def allow_files() -> None:
    """Let this process open as many files, which connections are too, as it may; up to MOST_FILES."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def _serve_and_end(opened: OpenOffice, server: Server, listeners: list[socket.socket]) -> None:
    """Serve. A name that is looked up in vain, as on a Wi-Fi without name server, holds up no end."""
    look_names_up_apart()
    await serve(opened, server, listeners)


async def serve(opened: OpenOffice, server: Server, listeners: list[socket.socket]) -> None:
    """Serve until the server is told to end, and keep the sign-in fresh meanwhile."""
    keeping = asyncio.create_task(opened.office.sign_in.run(), name="keep-sign-in")
    keeping.add_done_callback(lambda _: server.end_soon())  # by itself it ends through a fault of ours only
    try:
        await server.serve(listeners)
    finally:
        keeping.cancel()
        await _close(opened.office, keeping)
        await opened.exchanges.aclose()
    if not keeping.cancelled() and (fault := keeping.exception()) is not None:
        raise fault


async def _close(office: Office, keeping: asyncio.Task[None]) -> None:
    """Keep what is not kept yet, as far as there is time and room for it; a slow disk is waited for."""
    for closing, within_s in (
        (office.sign_in.aclose, EXCHANGE_WITHIN_S),
        (office.kept.save_seen, CLOSE_WITHIN_S),
    ):
        try:
            async with asyncio.timeout(within_s):
                await asyncio.wait({keeping})
                await closing()
        except TimeoutError:
            log.warning("the office ended before all was kept: there was no time")
        except StoreError as error:
            log.warning("the office ended before all was kept: %s", error)
    await office.kept.ended()  # one change may wait behind another that the disk is slow to take


def _end_signals() -> list[signal.Signals]:
    """Ctrl-C and SIGTERM even where whoever started this ignores them; a closed terminal only where not."""
    found = [signal.SIGINT, signal.SIGTERM]
    hang_up = getattr(signal, "SIGHUP", None)
    if hang_up is not None and signal.getsignal(hang_up) is not signal.SIG_IGN:
        found.append(hang_up)
    return found


def _local(listeners: list[socket.socket]) -> str:
    """Where commands of this machine reach the office: on loopback where it listens there."""
    heard = dict(zip(EVERYWHERE, ("127.0.0.1", "::1"), strict=True))
    reached = [heard.get(address, address) for address in map(address_of, listeners)]
    return next(filter(is_loopback, reached), reached[0])
